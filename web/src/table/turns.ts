// The log cut into turns, and what has happened since one's own last turn.

import type { LogEntry } from "../api/types";
import type { GameEvent, Player } from "../contract";

export interface Turn {
  round: number;
  seat: number;
  /** How many moves had been made before it, and after it. */
  from: number;
  to: number;
  events: GameEvent[];
  /** A bot had trouble, and made a simple move. */
  troubled: boolean;
}

/** Events by whoever did them: an automaton has no moves of its own and does all it does after somebody's. */
function parts(entry: LogEntry, players: readonly Player[]): { by: number; events: GameEvent[] }[] {
  const found: { by: number; events: GameEvent[] }[] = [{ by: entry.seat, events: [] }];
  for (const event of entry.events) {
    const last = found.at(-1);
    const by = event.seat === undefined ? last?.by : players[event.seat]?.automaton ? event.seat : entry.seat;
    if (last && by === last.by) last.events.push(event);
    else found.push({ by: by ?? entry.seat, events: [event] });
  }
  return found;
}

/** Entries of one seat in a row are a turn, and so is what an automaton does after one. */
export function turnsOf(log: readonly LogEntry[], players: readonly Player[] = []): Turn[] {
  const turns: Turn[] = [];
  for (const entry of log) {
    for (const { by, events } of parts(entry, players)) {
      const last = turns.at(-1);
      const troubled = by === entry.seat && Boolean(entry.notice);
      if (last && last.seat === by && last.round === entry.round) {
        last.to = entry.ply + 1;
        last.events.push(...events);
        last.troubled ||= troubled;
      } else {
        turns.push({ round: entry.round, seat: by, from: entry.ply, to: entry.ply + 1, events, troubled });
      }
    }
  }
  return turns;
}

/** What others did after the last thing that this seat did. */
export function sinceOwnTurn(
  log: readonly LogEntry[],
  seat: number | null,
  players: readonly Player[] = [],
): Turn[] {
  const turns = turnsOf(log, players);
  const mine = turns.findLastIndex((turn) => turn.seat === seat);
  return mine < 0 ? [] : turns.slice(mine + 1).filter((turn) => turn.events.length > 0);
}
