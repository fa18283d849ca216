// One table as this browser knows it. It shows what the server says and nothing else: no move is made before the
// server has answered.

import { api, insist, nonce, Refusal, Unreachable } from "../api/client";
import { keys } from "../api/keys";
import { Live, type Message, openSocket } from "../api/live";
import type { LogEntry, TableView } from "../api/types";
import type { GameEvent, Reason } from "../contract";
import { TOO_EARLY, TOO_LATE } from "./order";

export interface TableState {
  table: TableView | null;
  /** What happened between the view that was shown before and this one. */
  news: GameEvent[];
  connected: boolean;
  /** The connection was lost, and is not open again yet. */
  dropped: boolean;
  /** It is open again: said once. */
  back: boolean;
  present: boolean[];
  thinking: number | null;
  /** A request is on its way. */
  busy: boolean;
  /** A move that is made as soon as what has to come before it is. */
  wanted: string | null;
  /** Why the last request was refused. */
  problem: { code: string; reason: Reason | null } | null;
  /** There is no such table, as far as this browser may know. */
  missing: boolean;
}

/** What was logged before, with what has come now. What was undone goes. */
export function mergeLog(old: LogEntry[], table: Pick<TableView, "since" | "log">): LogEntry[] {
  return [...old.filter((entry) => entry.ply < table.since), ...table.log];
}

/** The events since there were so many moves, in order. */
export function newsSince(log: LogEntry[], ply: number): GameEvent[] {
  return log.filter((entry) => entry.ply >= ply).flatMap((entry) => entry.events);
}

function allows(table: TableView, token: string): boolean {
  return table.legal.some((move) => move.token === token);
}

export class TableStore {
  private state: TableState = {
    table: null,
    news: [],
    connected: false,
    dropped: false,
    back: false,
    present: [],
    thinking: null,
    busy: false,
    wanted: null,
    problem: null,
    missing: false,
  };
  private readonly listeners = new Set<() => void>();
  private live: Live | null = null;
  private seat: number | null = null;
  /** Several requests make one change: what lies between isn't shown. */
  private between = false;

  constructor(readonly id: string) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    if (!this.live) this.begin();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.end();
    };
  };

  readonly current = (): TableState => this.state;

  private readonly hurry = () => this.live?.hurry();

  private begin(): void {
    this.live = new Live({
      connect: () => openSocket(this.id),
      hello: () => {
        const key = keys.of(this.id);
        const { table } = this.state;
        return {
          ...(key === undefined ? {} : { key }),
          ...(this.seat === null ? {} : { seat: this.seat }),
          ...(table ? { version: table.version } : { ply: 0 }),
        };
      },
      heard: (message) => this.heard(message),
      state: (connected) => this.connection(connected),
    });
    window.addEventListener("online", this.hurry);
    void this.refresh();
  }

  private end(): void {
    this.live?.stop();
    this.live = null;
    window.removeEventListener("online", this.hurry);
  }

  private set(change: Partial<TableState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }

  private connection(connected: boolean): void {
    const { dropped, table } = this.state;
    if (connected) this.set({ connected, dropped: false, back: dropped });
    else this.set({ connected, dropped: table !== null });
    // A socket that doesn't open may mean that the table is gone; only a request can tell.
    if (!connected) void this.refresh();
  }

  private heard(message: Message): void {
    if (message.type === "presence") this.set({ present: message.seats });
    else if (message.type === "thinking") this.set({ thinking: message.seat });
    else if (message.type === "table" && !this.between) this.show(message.table);
  }

  private show(table: TableView): void {
    const before = this.state.table;
    if (this.seat !== null && table.seat !== this.seat && table.view !== null) return; // said before seats changed
    // Where nobody has secrets, it is one table whoever's view it is.
    const same = before !== null && (before.seat === table.seat || !(before.private || table.private));
    if (same && table.version < before.version) return; // an answer that was overtaken
    const log = mergeLog(before?.log ?? [], table);
    const news = same && table.ply > before.ply ? newsSince(log, before.ply) : [];
    const quiet = same && table.ply === before.ply;
    this.set({
      table: { ...table, log },
      news: quiet ? this.state.news : news,
      thinking: null,
      missing: false,
    });
  }

  /** Ask for the table as it stands. */
  async refresh(): Promise<void> {
    try {
      this.show(await api.table(this.id, this.seat));
    } catch (error) {
      if (error instanceof Refusal && (error.status === 404 || error.status === 403)) {
        this.set({ missing: true });
        this.end();
      }
    }
  }

  /** Look with the eyes of another seat of this browser; null for those of whichever decides. */
  async look(seat: number | null): Promise<void> {
    this.seat = seat;
    await this.refresh();
    this.live?.again();
  }

  /** Ask for something that answers with the table, once at a time. */
  async act(attempt: (table: TableView, nonce: string) => Promise<TableView | undefined>): Promise<void> {
    const { table, busy } = this.state;
    if (!table || busy) return;
    const name = nonce();
    this.set({ busy: true, problem: null, back: false });
    try {
      const answer = await insist(() => attempt(table, name));
      if (answer) this.show(answer);
      this.set({ busy: false });
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof Unreachable)) throw error;
      this.failed(error);
      this.set({ busy: false });
    }
  }

  /** Say why something could not be done. */
  readonly failed = (error: Refusal | Unreachable): void => {
    const refusal = error instanceof Refusal ? error : null;
    if (refusal?.table) this.show(refusal.table);
    this.set({ problem: { code: refusal ? refusal.code : "unreachable", reason: refusal?.reason ?? null } });
  };

  readonly play = async (token: string): Promise<void> => {
    await this.act((table, name) => api.move(this.id, table.ply, token, name));
    const { wanted, table } = this.state;
    if (wanted === null || wanted === token) return;
    this.set({ wanted: null });
    if (table && allows(table, wanted)) await this.play(wanted);
  };

  /**
   * Make a move that isn't legal only because the order of moves makes no difference and is fixed. What was chosen
   * before it and should come behind it is taken back and made again; what comes too early waits for the next move.
   */
  async fit(token: string): Promise<void> {
    const { table, busy, wanted } = this.state;
    if (!table || busy || table.legal.length === 0) return;
    if (wanted === token) {
      this.set({ wanted: null });
      return;
    }
    this.set({ busy: true, problem: null, back: false });
    this.between = true;
    try {
      const reason = await insist(() => this.why(token));
      if (reason?.code === TOO_EARLY) this.set({ wanted: token });
      if (reason?.code === TOO_LATE) await this.insert(token, table);
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof Unreachable)) throw error;
      this.failed(error);
    } finally {
      this.between = false;
      await this.refresh();
      this.set({ busy: false });
    }
  }

  /** Go back to where a move was legal, make it, and after it again what was taken back. */
  private async insert(token: string, from: TableView): Promise<void> {
    const behind: string[] = [];
    let table = from;
    while (!allows(table, token) && table.turn?.can_undo) {
      const { ply } = table;
      const last = from.log.find((entry) => entry.ply === ply - 1)?.token;
      if (!last) break;
      const name = nonce();
      table = await insist(() => api.undo(this.id, ply, name));
      behind.unshift(last);
    }
    for (const next of [token, ...behind]) {
      if (!allows(table, next)) continue;
      const { ply } = table;
      const name = nonce();
      table = await insist(() => api.move(this.id, ply, next, name));
    }
  }

  readonly undo = (): Promise<void> => {
    this.set({ wanted: null });
    return this.act((table, name) => api.undo(this.id, table.ply, name));
  };

  readonly restart = (): Promise<void> => {
    this.set({ wanted: null });
    return this.act((table, name) => api.restart(this.id, table.ply, name));
  };

  readonly why = (token: string): Promise<Reason | null> => api.why(this.id, token);

  clearProblem(): void {
    this.set({ problem: null });
  }
}
