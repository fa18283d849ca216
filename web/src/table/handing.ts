import type { TableView } from "../api/types";

/**
 * Who has to take the screen before anything is shown, at a table where several people share it and have something to
 * keep from each other; null if nobody has to. While a bot or somebody elsewhere decides, the screen stays with whoever
 * has it.
 */
export function nextAtScreen(
  table: Pick<TableView, "seats" | "to_move" | "over" | "private">,
  holder: number | null,
): number | null {
  const mine = table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  if (mine.length < 2 || table.over || !table.private) return null;
  const deciding = table.to_move !== null && mine.includes(table.to_move) ? table.to_move : null;
  const due = deciding ?? holder ?? mine[0] ?? null;
  return due === holder ? null : due;
}
