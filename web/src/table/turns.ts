// The log cut into turns, and what has happened since one's own last turn.

import type { LogEntry } from "../api/types";
import type { GameEvent } from "../contract";

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

/** Entries of one seat in a row are a turn. */
export function turnsOf(log: readonly LogEntry[]): Turn[] {
  const turns: Turn[] = [];
  for (const entry of log) {
    const last = turns.at(-1);
    if (last && last.seat === entry.seat && last.round === entry.round) {
      last.to = entry.ply + 1;
      last.events.push(...entry.events);
      last.troubled ||= Boolean(entry.notice);
    } else {
      turns.push({
        round: entry.round,
        seat: entry.seat,
        from: entry.ply,
        to: entry.ply + 1,
        events: [...entry.events],
        troubled: Boolean(entry.notice),
      });
    }
  }
  return turns;
}

/** What others did after the last thing that this seat did. */
export function sinceOwnTurn(log: readonly LogEntry[], seat: number | null): Turn[] {
  const mine = log.findLastIndex((entry) => entry.seat === seat);
  return mine < 0 ? [] : turnsOf(log.slice(mine + 1)).filter((turn) => turn.events.length > 0);
}
