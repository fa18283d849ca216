// What the server says, named as the pages use it.

import type { GameEvent, LegalMove, View } from "../contract";

export interface GameOption {
  name: string;
  default: string | number | boolean;
  choices: (string | number | boolean)[];
  /** For how many seats a choice is, where not for all. */
  limits: Record<string, number[]>;
}

export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  options: GameOption[];
  /** Levels of bots by number of seats, from gentle to strong. */
  levels: Record<string, string[]>;
  automatons: Record<string, string[]>;
}

export interface SeatInfo {
  seat: number;
  name: string;
  kind: "person" | "here" | "bot" | "open";
  level: string | null;
  mine: boolean;
  present: boolean;
  host: boolean;
  /** A bot plays for somebody who is away. */
  away: boolean;
}

export interface LogEntry {
  ply: number;
  round: number;
  seat: number | null;
  token: string | null;
  events: GameEvent[];
  /** Why a bot made a simple move instead of one of its own. */
  notice: string | null;
}

export interface TableView {
  table: string;
  /** Grows with every change. */
  version: number;
  game: string;
  seats: SeatInfo[];
  options: Record<string, unknown>;
  guided: boolean;
  practice: boolean;
  hints: boolean;
  host: boolean;
  started: boolean;
  over: boolean;
  ply: number;
  last_ply: number;
  round: number;
  to_move: number | null;
  seat: number | null;
  view: View | null;
  points: number[];
  standing: number[] | null;
  legal: LegalMove[];
  turn: {
    from_ply: number;
    seat: number | null;
    can_undo: boolean;
    can_restart: boolean;
    reveals: boolean;
  } | null;
  takeback: { seat: number; to_ply: number; agreed: number[]; asked: number[] } | null;
  rematch: string | null;
  /** The log holds what was done after this ply. */
  since: number;
  log: LogEntry[];
}

export interface TableSummary {
  table: string;
  game: string;
  seats: SeatInfo[];
  started: boolean;
  over: boolean;
  to_move: number | null;
  mine_to_move: boolean;
  round: number;
  points: number[];
  standing: number[] | null;
  host: boolean;
  updated: string;
}

export interface HintMove {
  token: string;
  visits: number;
  points: number;
  chance: number;
}

export interface Story {
  rounds: { round: number; ply: number; points: number[] }[];
  sources: { player: number; source: string; of: string; points: number }[];
}
