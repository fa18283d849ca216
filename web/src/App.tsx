import { lazy, Suspense, useEffect, useRef } from "react";
import { Route, Switch, useLocation } from "wouter";
import { Home } from "./pages/Home";
import { Loading } from "./pages/Loading";
import { NotFound } from "./pages/NotFound";
import { Announcer } from "./ui/announce";
import { Footer, Header } from "./ui/Frame";
import { useWords } from "./words";

// What the first page doesn't need comes when it is asked for.
const TablePage = lazy(() => import("./pages/TablePage").then((page) => ({ default: page.TablePage })));
const Join = lazy(() => import("./pages/Join").then((page) => ({ default: page.Join })));
const Rules = lazy(() => import("./pages/Rules").then((page) => ({ default: page.Rules })));
const RulesList = lazy(() => import("./pages/Rules").then((page) => ({ default: page.RulesList })));
const Credits = lazy(() => import("./pages/Credits").then((page) => ({ default: page.Credits })));

export function App() {
  const { t } = useWords();
  const [path] = useLocation();
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);

  // Another page is read from its beginning. The first one is: the browser sees to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what changes the page.
  useEffect(() => {
    if (!first.current) main.current?.focus();
    first.current = false;
    window.scrollTo(0, 0);
  }, [path]);

  return (
    <Announcer>
      <a className="skip" href="#main">
        {t("ui-skip")}
      </a>
      <Header />
      <main id="main" ref={main} tabIndex={-1}>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/">
              <Home />
            </Route>
            <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
            <Route path="/join/:id">{({ id }) => <Join key={id} id={id} />}</Route>
            <Route path="/rules">
              <RulesList />
            </Route>
            <Route path="/rules/:game">{({ game }) => <Rules key={game} game={game} />}</Route>
            <Route path="/credits">
              <Credits />
            </Route>
            <Route>
              <NotFound />
            </Route>
          </Switch>
        </Suspense>
      </main>
      <Footer />
    </Announcer>
  );
}
