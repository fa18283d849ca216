import { beforeEach, expect, test } from "vitest";
import { Live, type Message, type Socket } from "./live";

class Fake implements Socket {
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.onclose?.({ code: 1000 });
  }
  say(message: Message) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: Fake[];
let waits: { wait: number; act: () => void; off: boolean }[];
let heard: Message[];
let states: boolean[];
let version: number;

function begin(): Live {
  return new Live({
    connect: () => {
      const socket = new Fake();
      sockets.push(socket);
      return socket;
    },
    hello: () => ({ key: "secret", version }),
    heard: (message) => heard.push(message),
    state: (connected) => states.push(connected),
    after: (wait, act) => {
      const entry = { wait, act, off: false };
      waits.push(entry);
      return () => {
        entry.off = true;
      };
    },
  });
}

/** The waiting times of tries to connect again; the others are for silence. */
const tries = () => waits.map((entry) => entry.wait).filter((wait) => wait < 10_000);

const waiting = () => waits.filter((entry) => !entry.off).at(-1);

const last = () => sockets.at(-1) as Fake;

beforeEach(() => {
  sockets = [];
  waits = [];
  heard = [];
  states = [];
  version = 1;
});

test("it says hello, and is connected when the first message comes", () => {
  begin();
  last().onopen?.();
  expect(JSON.parse(last().sent[0] ?? "")).toEqual({ key: "secret", version: 1 });
  expect(states).toEqual([]);
  last().say({ type: "thinking", seat: 1 });
  last().say({ type: "thinking", seat: null });
  expect(states).toEqual([true]);
  expect(heard).toHaveLength(2);
});

test("a lost connection is opened again, later each time, from where it was left", () => {
  begin();
  last().onopen?.();
  last().say({ type: "pong" });
  last().close();
  expect(states).toEqual([true, false]);
  version = 7;
  for (let i = 0; i < 6; i += 1) {
    waits.at(-1)?.act();
    last().close();
  }
  expect(tries()).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
  waits.at(-1)?.act();
  last().onopen?.();
  expect(JSON.parse(last().sent[0] ?? "")).toEqual({ key: "secret", version: 7 });
  last().say({ type: "pong" });
  last().close();
  expect(tries().at(-1)).toBe(500);
});

test("when the network is back, nobody waits for the next try", () => {
  const live = begin();
  last().close();
  live.hurry();
  expect(waits[0]?.off).toBe(true);
  expect(sockets).toHaveLength(2);
  live.hurry();
  expect(sockets).toHaveLength(2);
});

test("another seat means another hello, and no loss", () => {
  const live = begin();
  last().onopen?.();
  last().say({ type: "pong" });
  live.again();
  expect(sockets).toHaveLength(2);
  expect(states).toEqual([true]);
});

test("a line that stays silent when it is asked is lost", () => {
  begin();
  last().onopen?.();
  last().say({ type: "pong" });
  waiting()?.act();
  expect(last().sent.at(-1)).toBe('{"type":"ping"}');
  last().say({ type: "pong" });
  expect(states).toEqual([true]);
  waiting()?.act();
  waiting()?.act();
  expect(states).toEqual([true, false]);
  expect(tries()).toEqual([500]);
});

test("once stopped, it stays silent", () => {
  const live = begin();
  const socket = last();
  live.stop();
  socket.say({ type: "pong" });
  expect(heard).toEqual([]);
  expect(waits).toEqual([]);
});
