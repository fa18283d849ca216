// The first page: what this is, a game in two clicks, and the tables one sits at.

import { lazy, Suspense, useState } from "react";
import { useGames } from "../api/useGames";
import { coverOf } from "../boards/registry";
import { Pool } from "../ui/Pool";
import { useTitle } from "../ui/useTitle";
import { useGameWords, useWords } from "../words";
import { Loading } from "./Loading";
import { MyTables } from "./MyTables";

const NewTable = lazy(() => import("./NewTable").then((page) => ({ default: page.NewTable })));

export function Home() {
  const { t } = useWords();
  const games = useGames();
  const [chosen, setChosen] = useState<string | null>(null);
  const game = games?.find((each) => each.name === chosen);
  useTitle("");

  return (
    <>
      <section className="hero">
        <div className="hero-words">
          <h1>{t("ui-welcome")}</h1>
          <p>{t("ui-welcome-text")}</p>
        </div>
        <Pool />
      </section>
      <div className="sheet home">
        <section aria-labelledby="new-game">
          <h2 id="new-game">{t("ui-choose-game")}</h2>
          {games === undefined ? <Loading /> : null}
          {games === null ? <p role="alert">{t("ui-no-server")}</p> : null}
          <div className="cards">
            {games?.map((each) => (
              <GameCard
                key={each.name}
                game={each.name}
                title={each.title}
                players={[each.seats[0] ?? 1, each.seats.at(-1) ?? 1]}
                chosen={each.name === chosen}
                choose={() => setChosen(each.name === chosen ? null : each.name)}
              />
            ))}
          </div>
          {game ? (
            <Suspense fallback={<Loading />}>
              <NewTable key={game.name} game={game} />
            </Suspense>
          ) : null}
        </section>
        <MyTables />
        <p className="notice">{t("ui-unofficial-text")}</p>
      </div>
    </>
  );
}

interface CardProps {
  game: string;
  title: string;
  players: [number, number];
  chosen: boolean;
  choose: () => void;
}

function GameCard({ game, title, players: [least, most], chosen, choose }: CardProps) {
  const words = useWords();
  const { t } = words;
  const ready = useGameWords(game);
  const Cover = coverOf(game);
  return (
    <button type="button" className="card" aria-pressed={chosen} onClick={choose} data-game={game}>
      <span className="card-cover">{Cover ? <Cover /> : null}</span>
      <span className="card-title">{ready ? words.title(game, title) : title}</span>
      <span className="card-players">
        {least === most ? t("ui-for-players", { n: most }) : t("ui-for-players-range", { least, n: most })}
      </span>
    </button>
  );
}
