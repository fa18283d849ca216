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

export class Live {
  private socket: Socket | null = null;
  private tries = 0;
  private open = false;
  private stopped = false;
  private callOff: (() => void) | null = null;

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
    this.socket = null; // so that its closing isn't taken for a loss
    old?.close();
    this.hurry();
  }

  stop(): void {
    this.stopped = true;
    this.callOff?.();
    this.socket?.close();
    this.socket = null;
  }

  private dial(): void {
    this.callOff = null;
    const socket = this.options.connect();
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.options.hello()));
    socket.onmessage = ({ data }) => {
      if (this.stopped || this.socket !== socket) return;
      this.tries = 0;
      if (!this.open) {
        this.open = true;
        this.options.state(true);
      }
      this.options.heard(JSON.parse(data) as Message);
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.open = false;
      if (this.stopped) return;
      this.options.state(false);
      const wait = backOff(this.tries);
      this.tries += 1;
      this.callOff = (this.options.after ?? afterTime)(wait, () => this.dial());
    };
  }
}

export function openSocket(table: string): Socket {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(
    `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/live`,
  ) as unknown as Socket;
}
