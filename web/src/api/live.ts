// The live connection to a table: opened again whenever it breaks, and told then from which ply on news is wanted.

import { backOff } from "./client";
import type { Hello, TableView } from "./types";

export type Message =
  | { type: "table"; table: TableView }
  | { type: "presence"; seats: boolean[] }
  | { type: "thinking"; seat: number | null }
  | { type: "pong" };

/** What of a WebSocket is used here; tests put their own in its place. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface LiveOptions {
  connect: () => Socket;
  hello: () => Hello;
  heard: (message: Message) => void;
  state: (connected: boolean) => void;
  /** Runs something after a while; gives a way to call it off. */
  after?: (wait: number, act: () => void) => () => void;
}

function afterTime(wait: number, act: () => void): () => void {
  const timer = setTimeout(act, wait);
  return () => clearTimeout(timer);
}

/** Milliseconds of silence before it is asked whether anybody is there, and then until that counts as a no. */
const SILENCE = 25_000;
const ANSWER = 10_000;

export class Live {
  private socket: Socket | null = null;
  private tries = 0;
  private open = false;
  private stopped = false;
  private callOff: (() => void) | null = null;
  private quiet: (() => void) | null = null;

  constructor(private readonly options: LiveOptions) {
    this.dial();
  }

  /** Don't wait for the next try: the network seems to be back. */
  hurry(): void {
    if (this.socket || this.stopped) return;
    this.callOff?.();
    this.dial();
  }

  /** Say hello again: as another seat. */
  again(): void {
    const old = this.socket;
    this.open = false;
    this.quiet?.();
    this.socket = null; // so that its closing isn't taken for a loss
    old?.close();
    this.hurry();
  }

  stop(): void {
    this.stopped = true;
    this.callOff?.();
    this.quiet?.();
    this.socket?.close();
    this.socket = null;
  }

  private after(wait: number, act: () => void): () => void {
    return (this.options.after ?? afterTime)(wait, act);
  }

  private dial(): void {
    this.callOff = null;
    const socket = this.options.connect();
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.options.hello()));
      this.listen(socket);
    };
    socket.onmessage = ({ data }) => {
      if (this.stopped || this.socket !== socket) return;
      this.tries = 0;
      this.listen(socket);
      if (!this.open) {
        this.open = true;
        this.options.state(true);
      }
      this.options.heard(JSON.parse(data) as Message);
    };
    socket.onclose = () => this.lost(socket);
  }

  /** A line that is silent may be dead without anybody having said so: ask, and take no answer for a loss. */
  private listen(socket: Socket): void {
    this.quiet?.();
    this.quiet = this.after(SILENCE, () => {
      socket.send(JSON.stringify({ type: "ping" }));
      this.quiet = this.after(ANSWER, () => {
        socket.close();
        this.lost(socket);
      });
    });
  }

  private lost(socket: Socket): void {
    if (this.socket !== socket) return;
    this.socket = null;
    this.open = false;
    this.quiet?.();
    if (this.stopped) return;
    this.options.state(false);
    const wait = backOff(this.tries);
    this.tries += 1;
    this.callOff = this.after(wait, () => this.dial());
  }
}

export function openSocket(table: string): Socket {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(
    `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/live`,
  ) as unknown as Socket;
}
