// The rules in plain words: a page for each game, in sections that can be searched and linked to.

import { useEffect, useMemo, useState } from "react";
import { Link } from "wouter";
import { useGames } from "../api/useGames";
import { hasBoard, useBoard } from "../boards/registry";
import { useTitle } from "../ui/useTitle";
import { useFiles, useGameWords, useWords } from "../words";
import { Loading } from "./Loading";
import { NotFound } from "./NotFound";

export function RulesList() {
  const { t } = useWords();
  const games = useGames();
  useTitle(t("ui-rules"));
  if (games === undefined) return <Loading />;
  return (
    <div className="sheet narrow">
      <h1>{t("ui-rules")}</h1>
      <ul className="rules-games">
        {(games ?? [])
          .filter((game) => hasBoard(game.name))
          .map((game) => (
            <RulesLink key={game.name} game={game.name} title={game.title} />
          ))}
      </ul>
    </div>
  );
}

function RulesLink({ game, title }: { game: string; title: string }) {
  const words = useWords();
  const ready = useGameWords(game);
  return (
    <li>
      <Link href={`/rules/${game}`}>{ready ? words.title(game, title) : title}</Link>
    </li>
  );
}

/** Letters without case and accents, so that a search finds what is meant. */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
}

export function Rules({ game }: { game: string }) {
  const words = useWords();
  const { t } = words;
  const board = useBoard(game);
  const ready = useFiles([game, `${game}-rules`]);
  const [search, setSearch] = useState("");
  useTitle(ready ? t("ui-rules-of", { game: words.title(game) }) : "");

  const sections = useMemo(() => {
    if (!board || !ready) return [];
    const all = board.rules.map((id) => ({
      id,
      title: t(`${game}-rules-${id}`),
      text: t(`${game}-rules-${id}-text`),
    }));
    const wanted = folded(search.trim());
    return all.filter(({ title, text }) => folded(`${title} ${text}`).includes(wanted));
  }, [board, ready, game, search, t]);

  // The sections come after the page, so what an address points at is looked for when they are there.
  const first = sections.length > 0;
  useEffect(() => {
    if (first && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [first]);

  if (board === null) return <NotFound />;
  if (!board || !ready) return <Loading />;
  return (
    <div className="sheet rules">
      <h1>{words.title(game)}</h1>
      <label className="search">
        {t("ui-search-rules")}
        <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      </label>
      <p role="status" className="for-readers">
        {search ? t("ui-sections-found", { n: sections.length }) : ""}
      </p>
      {sections.length > 0 ? (
        <nav aria-label={t("ui-contents")} className="contents">
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      ) : (
        <p>{t("ui-sections-found", { n: 0 })}</p>
      )}
      <div className="rules-text">
        {sections.map(({ id, title, text }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{title}</h2>
            <Prose text={text} />
          </section>
        ))}
      </div>
    </div>
  );
}

/** Paragraphs stand between empty lines; lines that begin with a hyphen are a list. */
function Prose({ text }: { text: string }) {
  return text.split(/\n\s*\n/).map((block) => {
    const lines = block.split("\n").map((line) => line.trim());
    if (!lines.every((line) => line.startsWith("- "))) return <p key={block}>{lines.join(" ")}</p>;
    return (
      <ul key={block}>
        {lines.map((line) => (
          <li key={line}>{line.slice(2)}</li>
        ))}
      </ul>
    );
  });
}
