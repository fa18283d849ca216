// One table: its lobby, then the game, then the result; and every moment of it again.

import { lazy, useEffect, useMemo, useState } from "react";
import { useSearch } from "wouter";
import { useGames, usePrinted } from "../api/useGames";
import { useBoard } from "../boards/registry";
import { HandOver } from "../table/HandOver";
import { nextAtScreen } from "../table/handing";
import { Lobby } from "../table/Lobby";
import { Play } from "../table/Play";
import { playersOf } from "../table/players";
import { useTable } from "../table/useTable";
import { useTitle } from "../ui/useTitle";
import { useGameWords, useWords } from "../words";
import { Loading } from "./Loading";
import { NotFound } from "./NotFound";

const Replay = lazy(() => import("../table/Replay").then((part) => ({ default: part.Replay })));

export function TablePage({ id }: { id: string }) {
  const words = useWords();
  const [state, store] = useTable(id);
  const { table } = state;
  const games = useGames();
  const info = games?.find((game) => game.name === table?.game);
  const board = useBoard(table?.game);
  const printed = usePrinted(table?.game);
  const ready = useGameWords(table?.game);
  const ply = new URLSearchParams(useSearch()).get("ply");
  const [holder, setHolder] = useState<number | null>(null);
  const automatons = info?.automatons[String(table?.seats.length ?? 0)];
  const players = useMemo(
    () => (table ? playersOf(words, table, automatons ?? []) : []),
    [words, table, automatons],
  );
  const waits = table !== null && table.legal.length > 0;
  // With nothing to keep secret any more, the server chooses whose view it is: that of whoever decides.
  const open = table !== null && !table.private;
  useEffect(() => {
    if (!open || holder === null) return;
    setHolder(null);
    void store.look(null);
  }, [open, holder, store]);
  useTitle(table && ready ? `${waits ? "● " : ""}${words.title(table.game, info?.title)}` : "");

  if (state.missing) return <NotFound text={words.t("ui-no-table")} />;
  if (!table || !ready || !info || board === undefined || printed === undefined) return <Loading />;
  if (!table.started) return <Lobby state={state} store={store} table={table} info={info} />;

  const next = nextAtScreen(table, holder);
  const player = next === null ? undefined : players[next];
  if (next !== null && player) {
    return (
      <HandOver
        player={player}
        take={() => {
          setHolder(next);
          void store.look(next);
        }}
      />
    );
  }
  // Until the server has answered with this one's view, the one before is nobody's to see.
  if (holder !== null && table.private && table.seat !== holder) return <Loading />;
  if (ply !== null && /^\d+$/.test(ply)) {
    return <Replay table={table} ply={Number(ply)} players={players} board={board} printed={printed} />;
  }
  return (
    <Play
      state={state}
      table={table}
      store={store}
      info={info}
      players={players}
      board={board}
      printed={printed}
    />
  );
}
