// The first page: what this is, a game in two clicks, and the tables one sits at.

import { useState } from "react";
import { useLocation } from "wouter";
import { api } from "../api/client";
import { keys } from "../api/keys";
import { useGames } from "../api/useGames";
import { useTitle } from "../ui/useTitle";
import { useGameWords, useWords } from "../words";

export function Home() {
  const { t } = useWords();
  const games = useGames();
  const [chosen, setChosen] = useState<string | null>(null);
  const [, go] = useLocation();
  useTitle("");

  async function start() {
    if (!chosen) return;
    const opened = await api.open({
      game: chosen,
      seats: [{ kind: "me" }, { kind: "bot", level: "random" }],
      options: {},
      hints: true,
      guided: false,
    });
    keys.keep(opened.table, opened.key);
    go(`/table/${opened.table}`);
  }

  return (
    <div className="sheet">
      <h1>Cenote</h1>
      <div className="cards">
        {games?.map((game) => (
          <GameCard key={game.name} game={game.name} chosen={game.name === chosen} choose={setChosen} />
        ))}
      </div>
      {chosen ? (
        <button type="button" className="primary" onClick={() => void start()}>
          {t("ui-start")}
        </button>
      ) : null}
    </div>
  );
}

function GameCard({
  game,
  chosen,
  choose,
}: {
  game: string;
  chosen: boolean;
  choose: (game: string) => void;
}) {
  const { t } = useWords();
  const ready = useGameWords(game);
  return (
    <button type="button" className="card" aria-pressed={chosen} onClick={() => choose(game)}>
      {ready ? t(`${game}-title`) : "…"}
    </button>
  );
}
