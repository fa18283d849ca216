// One function for each thing that can be asked of the server.

import type { Printed, Reason } from "../contract";
import { keys } from "./keys";
import type { GameInfo, HintMove, Joined, Opened, Story, TableSummary, TableView, TableWish } from "./types";

/** A refusal, as problem details. `code` says which; a move that came too late brings the table as it stands. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly reason: Reason | null,
    readonly table: TableView | null,
  ) {
    super(`${status} ${code}`);
  }
}

/** The server could not be reached, or did not answer as one: asking again may help. */
export class Unreachable extends Error {}

async function ask<Answer>(method: string, path: string, table?: string, body?: unknown): Promise<Answer> {
  const key = table === undefined ? undefined : keys.of(table);
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: {
        accept: "application/json",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Unreachable("no answer");
  }
  // Too many requests are answered later, too.
  if (response.status >= 500 || response.status === 429) throw new Unreachable(`status ${response.status}`);
  if (response.status === 204) return undefined as Answer;
  const text = await response.text();
  const json = response.headers.get("content-type")?.includes("json") ?? false;
  const answer = json ? JSON.parse(text) : text;
  if (!response.ok) {
    throw new Refusal(response.status, answer.code ?? "error", answer.reason ?? null, answer.table ?? null);
  }
  return answer as Answer;
}

function at(table: string): string {
  return `/tables/${encodeURIComponent(table)}`;
}

function asSeat(seat: number | null | undefined): string {
  return seat === null || seat === undefined ? "" : `?seat=${seat}`;
}

export const api = {
  games: () => ask<GameInfo[]>("GET", "/games"),
  printed: (game: string) => ask<Printed>("GET", `/games/${encodeURIComponent(game)}/printed`),

  open: (wish: TableWish) => ask<Opened>("POST", "/tables", undefined, wish),
  mine: (held: Record<string, string>) => ask<TableSummary[]>("POST", "/mine", undefined, { keys: held }),
  // A browser that already sits at the table shows its key: the seat is added to it.
  join: (table: string, invitation: string, name: string, nonce: string) =>
    ask<Joined>("POST", "/join", table, { invitation, name, nonce }),

  table: (table: string, seat?: number | null) => ask<TableView>("GET", at(table) + asSeat(seat), table),
  past: (table: string, ply: number, seat?: number | null) =>
    ask<TableView>("GET", `${at(table)}/plies/${ply}${asSeat(seat)}`, table),
  move: (table: string, ply: number, token: string, nonce: string) =>
    ask<TableView>("POST", `${at(table)}/moves`, table, { ply, token, nonce }),
  why: (table: string, token: string) =>
    ask<Reason | null>("GET", `${at(table)}/why?token=${encodeURIComponent(token)}`, table),
  undo: (table: string, ply: number, nonce: string) =>
    ask<TableView>("POST", `${at(table)}/undo`, table, { ply, nonce }),
  restart: (table: string, ply: number, nonce: string) =>
    ask<TableView>("POST", `${at(table)}/restart`, table, { ply, nonce }),
  takeback: (table: string, to_ply: number, nonce: string) =>
    ask<TableView>("POST", `${at(table)}/takeback`, table, { to_ply, nonce }),
  answerTakeback: (table: string, agree: boolean) =>
    ask<TableView>("POST", `${at(table)}/takeback/answer`, table, { agree }),
  hint: (table: string) => ask<HintMove[]>("POST", `${at(table)}/hint`, table),
  story: (table: string) => ask<Story>("GET", `${at(table)}/story`, table),
  record: (table: string) => ask<string>("GET", `${at(table)}/record`, table),
  rematch: (table: string) => ask<Opened>("POST", `${at(table)}/rematch`, table),

  invite: (table: string, seat: number) =>
    ask<{ invitation: string }>("POST", `${at(table)}/seats/${seat}/invitation`, table),
  seatBot: (table: string, seat: number, level: string) =>
    ask<TableView>("POST", `${at(table)}/seats/${seat}/bot`, table, { level }),
  seatPerson: (table: string, seat: number) =>
    ask<TableView>("POST", `${at(table)}/seats/${seat}/person`, table),
  close: (table: string) => ask<void>("DELETE", at(table), table),
  setHints: (table: string, hints: boolean) => ask<TableView>("PATCH", at(table), table, { hints }),
};

/** A name for one attempt at something, so that asking again can't do it twice. */
export function nonce(): string {
  // `randomUUID` would need HTTPS, which a table in a living room doesn't have.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/**
 * Do something until the server has answered: after a failure of the network the same is asked again, with the same
 * nonce, since nobody knows whether it arrived.
 */
export async function insist<Answer>(
  attempt: () => Promise<Answer>,
  wait: (tries: number) => Promise<void> = pause,
): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Unreachable) || tries >= 8) throw error;
      await wait(tries);
    }
  }
}

/** Half a second, then twice as long each time, up to eight seconds. */
export function backOff(tries: number): number {
  return Math.min(500 * 2 ** tries, 8000);
}

function pause(tries: number): Promise<void> {
  return new Promise((done) => setTimeout(done, backOff(tries)));
}
