// A table for tests: two seats, the first of them one's own.

import type { LogEntry, SeatInfo, TableView } from "../api/types";

export function seat(number: number, more: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat: number,
    name: "AB".charAt(number),
    kind: "person",
    level: null,
    mine: number === 0,
    present: true,
    host: number === 0,
    away: false,
    ...more,
  };
}

export function entry(ply: number, who: number, more: Partial<LogEntry> = {}): LogEntry {
  return {
    ply,
    round: 1,
    seat: who,
    token: `move:${ply}`,
    notice: null,
    events: [{ event: `e${ply}` }],
    ...more,
  };
}

export function tableView(more: Partial<TableView> = {}): TableView {
  return {
    table: "abc",
    version: 1,
    game: "chess",
    seats: [seat(0), seat(1)],
    options: {},
    guided: false,
    practice: false,
    hints: true,
    host: true,
    started: true,
    over: false,
    private: false,
    ply: 0,
    last_ply: 0,
    round: 1,
    to_move: 0,
    seat: 0,
    view: {},
    points: [0, 0],
    standing: null,
    legal: [],
    turn: null,
    takeback: null,
    rematch: null,
    since: 0,
    log: [],
    ...more,
  };
}
