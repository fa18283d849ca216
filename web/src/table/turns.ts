// The log cut into turns, and what has happened since one's own last turn.

import type { LogEntry } from "../api/types";
import type { GameEvent, Player } from "../contract";

export interface Turn {
  /** Its place among all turns. */
  n: number;
  round: number;
  seat: number;
  /** How many moves had been made before it, and after it. */
  from: number;
  to: number;
  events: GameEvent[];
  /** A bot had trouble, and made a simple move. */
  troubled: boolean;
}

/** What an automaton did after a move, which has none of its own, and what all that follows comes to. */
function parts(entry: LogEntry, players: readonly Player[]): { by: number; events: GameEvent[] }[] {
  const automaton = ({ seat }: GameEvent) => seat !== undefined && players[seat]?.automaton === true;
  const { events, seat } = entry;
  const first = events.findIndex(automaton);
  if (first < 0) return [{ by: seat, events: [...events] }];
  const after = events.findIndex((event, i) => i > first && event.seat !== undefined && !automaton(event));
  const end = after < 0 ? events.length : after;
  return [
    { by: seat, events: events.slice(0, first) },
    { by: events[first]?.seat ?? seat, events: events.slice(first, end) },
    // Then points are scored all round, which is nobody's turn in particular.
    ...(end < events.length ? [{ by: seat, events: events.slice(end) }] : []),
  ];
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
        turns.push({
          n: turns.length,
          round: entry.round,
          seat: by,
          from: entry.ply,
          to: entry.ply + 1,
          events,
          troubled,
        });
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
