// Names and marks of everybody who scores.

import type { SeatInfo, TableView } from "../api/types";
import type { Player } from "../contract";
import { LETTERS } from "../ui/Mark";
import type { Words } from "../words";

export function seatName(words: Words, seat: SeatInfo): string {
  if (seat.name) return seat.name;
  if (seat.kind === "bot") return words.t("ui-bot-name", { letter: LETTERS[seat.seat] });
  return words.t("ui-seat", { n: seat.seat + 1 });
}

/** The seats, and after them the automatons, as points are told. */
export function playersOf(words: Words, table: TableView, automatons: readonly string[]): Player[] {
  return [
    ...table.seats.map((seat) => ({
      name: seatName(words, seat),
      mark: seat.seat,
      mine: seat.mine,
      automaton: false,
    })),
    ...automatons.map((id) => ({ name: words.name(table.game, id), mark: 4, mine: false, automaton: true })),
  ];
}

/** What a level of bots is called; one from outside goes by its own name. */
export function levelName(words: Words, level: string): string {
  return words.has(`ui-level-${level}`) ? words.t(`ui-level-${level}`) : level;
}
