// One table: its lobby, then the game, then the result.

import { useMemo } from "react";
import { useGames, usePrinted } from "../api/useGames";
import { useBoard } from "../boards/registry";
import { Play } from "../table/Play";
import { playersOf } from "../table/players";
import { useTable } from "../table/useTable";
import { useTitle } from "../ui/useTitle";
import { useGameWords, useWords } from "../words";
import { Loading } from "./Loading";
import { NotFound } from "./NotFound";

export function TablePage({ id }: { id: string }) {
  const words = useWords();
  const [state, store] = useTable(id);
  const { table } = state;
  const games = useGames();
  const info = games?.find((game) => game.name === table?.game);
  const board = useBoard(table?.game);
  const printed = usePrinted(table?.game);
  const ready = useGameWords(table?.game);
  const automatons = info?.automatons[String(table?.seats.length ?? 0)];
  const players = useMemo(
    () => (table ? playersOf(words, table, automatons ?? []) : []),
    [words, table, automatons],
  );
  useTitle(table && ready ? words.t(`${table.game}-title`) : "");

  if (state.missing) return <NotFound text={words.t("ui-no-table")} />;
  if (!table || !ready || !games || board === undefined || printed === undefined) return <Loading />;
  return <Play state={state} store={store} players={players} board={board} printed={printed} />;
}
