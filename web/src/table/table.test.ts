// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameInfo, TableView } from "../api/types";
import { byUrgency } from "../pages/MyTables";
import { folded } from "../pages/Rules";
import { spread, ticks } from "./Chart";
import { pointsOf } from "./effects";
import { entry, seat, tableView } from "./example";
import { nextAtScreen } from "./handing";
import { mergeLog, newsSince, TableStore } from "./store";
import { sinceOwnTurn, turnsOf } from "./turns";
import { obeyed } from "./useGuide";
import { choicesFor, type Form, firstForm, resize, shuffle, wishOf } from "./wishes";

test("a newer piece of the log takes the place of what was undone", () => {
  const old = [entry(0, 0), entry(1, 0), entry(2, 1)];
  const merged = mergeLog(old, { since: 1, log: [entry(1, 1)] });
  expect(merged.map((each) => [each.ply, each.seat])).toEqual([
    [0, 0],
    [1, 1],
  ]);
  expect(newsSince(merged, 1)).toEqual([{ event: "e1" }]);
});

test("moves of one seat in a row are a turn", () => {
  const turns = turnsOf([
    entry(0, 0),
    entry(1, 0),
    entry(2, 1),
    entry(3, 0, { round: 2 }),
    entry(4, 0, { round: 3 }),
  ]);
  expect(turns.map(({ seat: who, from, to }) => [who, from, to])).toEqual([
    [0, 0, 2],
    [1, 2, 3],
    [0, 3, 4],
    [0, 4, 5],
  ]);
});

test("since one's own turn others have done what came after one's last move", () => {
  const log = [entry(0, 0), entry(1, 1), entry(2, 1, { round: 2, notice: "late" })];
  expect(sinceOwnTurn(log, 0).map((turn) => [turn.from, turn.troubled])).toEqual([
    [1, false],
    [2, true],
  ]);
  expect(sinceOwnTurn(log, 1)).toEqual([]);
});

test("what an automaton does after a move is a turn of its own", () => {
  const players = [false, true].map((automaton, mark) => ({ name: "", mark, mine: !automaton, automaton }));
  const events = [{ event: "gain", seat: 0 }, { event: "roll", seat: 1 }, { event: "light_disc" }];
  const scores = [0, 1, 0, 1].map((who) => ({ event: "points", seat: who }));
  const log = [entry(0, 0), entry(1, 0, { events }), entry(2, 0, { events: [...events, ...scores] })];
  expect(turnsOf(log, players).map((turn) => [turn.seat, turn.from, turn.events.length])).toEqual([
    [0, 0, 2],
    [1, 1, 2],
    [0, 2, 1],
    [1, 2, 2],
    [0, 2, 4],
  ]);
  expect(sinceOwnTurn(log.slice(0, 2), 0, players).map((turn) => turn.seat)).toEqual([1]);
});

test("points of a turn are summed by player", () => {
  const events = [
    { event: "points", points: 2, seat: 0 },
    { event: "points", points: 0.25, seat: 0 },
    { event: "points", points: -3, seat: 1 },
    { event: "gain", points: 9, seat: 1 },
  ];
  expect([...pointsOf(events)]).toEqual([
    [0, 2.25],
    [1, -3],
  ]);
});

test("people who share a screen take it in turns, and keep it while others decide", () => {
  const both = {
    seats: [seat(0), seat(1, { mine: true, kind: "here" }), seat(2, { mine: false })],
    over: false,
    private: true,
  };
  expect(nextAtScreen({ ...both, to_move: 1 }, null)).toBe(1);
  expect(nextAtScreen({ ...both, to_move: 1 }, 0)).toBe(1);
  expect(nextAtScreen({ ...both, to_move: 1 }, 1)).toBe(null);
  expect(nextAtScreen({ ...both, to_move: 2 }, 1)).toBe(null);
  expect(nextAtScreen({ ...both, to_move: 2 }, null)).toBe(0);
  expect(nextAtScreen({ ...both, to_move: 1, over: true }, 0)).toBe(null);
  expect(nextAtScreen({ ...both, to_move: 1, private: false }, 0)).toBe(null);
  expect(nextAtScreen({ seats: [seat(0), seat(1)], to_move: 0, over: false, private: true }, null)).toBe(
    null,
  );
});

test("a step of the guide is done by its own move, made after it was shown", () => {
  const step = { id: "one", when: () => true, spots: [], move: "move:4" };
  expect(obeyed(step, { log: [entry(4, 0)] }, 4)).toBe(true);
  expect(obeyed(step, { log: [entry(4, 0)] }, 5)).toBe(false);
  expect(obeyed({ id: "two", when: () => true, spots: [] }, { log: [entry(4, 0)] }, 4)).toBe(false);
});

const GAME: GameInfo = {
  name: "chess",
  title: "Chess",
  edition: 1,
  seats: [1, 2, 3],
  options: [
    { name: "fast", default: false, choices: [true, false], limits: { True: [2, 3] } },
    { name: "bot", default: "as_set", choices: ["as_set", -1], limits: { "-1": [1] } },
  ],
  levels: { "1": ["random"], "2": ["random", "novice", "player"], "3": ["random"] },
  automatons: { "1": ["machine"] },
  moves: {},
};

test("a choice is offered only with as many seats as it is for", () => {
  const [fast, bot] = GAME.options;
  if (!fast || !bot) throw new Error("the game has two options");
  expect(choicesFor(fast, 1)).toEqual([false]);
  expect(choicesFor(fast, 2)).toEqual([true, false]);
  expect(choicesFor(bot, 1)).toEqual(["as_set", -1]);
});

test("other numbers of seats keep who sits there, and drop what isn't for so many", () => {
  const first = firstForm(GAME);
  expect(first.seats).toEqual([{ kind: "me" }, { kind: "bot", level: "novice" }]);
  const three = resize(GAME, { ...first, options: { fast: true } }, 3);
  expect(three.seats).toEqual([
    { kind: "me" },
    { kind: "bot", level: "random" },
    { kind: "bot", level: "random" },
  ]);
  expect(three.options).toEqual({ fast: true });
  expect(resize(GAME, three, 1)).toMatchObject({ seats: [{ kind: "me" }], options: {} });
});

test("a wish has trimmed names, and none for free seats", () => {
  const form: Form = {
    game: "chess",
    seats: [{ kind: "me" }, { kind: "open" }, { kind: "here", name: " Bo " }],
    options: {},
    hints: false,
    shuffled: false,
  };
  expect(wishOf(form, " Ada ").seats).toEqual([
    { kind: "me", name: "Ada" },
    { kind: "open" },
    { kind: "here", name: "Bo" },
  ]);
  expect(shuffle([1, 2, 3], () => 0)).toEqual([2, 3, 1]);
});

test("tables that wait for me come first, then those that go on, the latest before the others", () => {
  const line = (table: string, over: boolean, mine_to_move: boolean, updated: string) =>
    ({ table, over, mine_to_move, updated }) as Parameters<typeof byUrgency>[0];
  const tables = [
    line("over", true, false, "2026-05-05"),
    line("old", false, false, "2026-01-01"),
    line("new", false, false, "2026-02-02"),
    line("mine", false, true, "2025-01-01"),
  ];
  expect(tables.sort(byUrgency).map((each) => each.table)).toEqual(["mine", "new", "old", "over"]);
});

test("an axis has a handful of round numbers that hold everything", () => {
  expect(ticks(0, 100)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(ticks(-8, 47)).toEqual([-20, 0, 20, 40, 60]);
  expect(ticks(0, 1)).toEqual([0, 1]);
});

test("marks at the ends of lines don't cover each other", () => {
  expect(spread([40, 100, 42], 18)).toEqual([24, 100, 42]);
  expect(spread([50, 50, 50], 10)).toEqual([50, 40, 30]);
});

test("a search finds words without case and accents", () => {
  expect(folded("Žetony Świątyni")).toBe("zetony swiatyni");
});

// ---- the store of a table ---------------------------------------------------------------------------------

const asked = vi.fn<(url: string, options: RequestInit) => Promise<Response>>();

class Silent {
  onopen = null;
  onmessage = null;
  onclose = null;
  send() {}
  close() {}
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", asked);
  vi.stubGlobal("WebSocket", Silent);
});

afterEach(() => {
  asked.mockReset();
  vi.unstubAllGlobals();
});

function answer(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
}

async function begun(table: TableView): Promise<TableStore> {
  asked.mockResolvedValueOnce(answer(200, table));
  const store = new TableStore("abc");
  store.subscribe(() => {});
  await vi.waitFor(() => expect(store.current().table).not.toBe(null));
  return store;
}

test("a move shows nothing before the server has answered, and then its news", async () => {
  const store = await begun(tableView());
  let reply: (response: Response) => void = () => {};
  asked.mockReturnValueOnce(new Promise((done) => (reply = done)));
  const done = store.play("move:0");
  expect(store.current()).toMatchObject({ busy: true, table: { ply: 0 } });
  reply(answer(200, tableView({ version: 2, ply: 1, last_ply: 1, log: [entry(0, 0)] })));
  await done;
  expect(store.current()).toMatchObject({ busy: false, table: { ply: 1 }, news: [{ event: "e0" }] });
});

test("a second click while a move is on its way does nothing", async () => {
  const store = await begun(tableView());
  asked.mockResolvedValueOnce(answer(200, tableView({ version: 2, ply: 1 })));
  await Promise.all([store.play("move:0"), store.play("move:0")]);
  expect(asked).toHaveBeenCalledTimes(2); // the table, and one move
});

test("a move that comes too late shows the table as it is now, and says so", async () => {
  const store = await begun(tableView());
  asked.mockResolvedValueOnce(answer(409, { code: "stale", table: tableView({ version: 5, ply: 3 }) }));
  await store.play("move:0");
  expect(store.current()).toMatchObject({ table: { ply: 3 }, problem: { code: "stale" }, busy: false });
});

test("an answer that was overtaken is left out", async () => {
  const store = await begun(tableView({ version: 5, ply: 3 }));
  asked.mockResolvedValueOnce(answer(200, tableView({ version: 4, ply: 2 })));
  await store.refresh();
  expect(store.current().table?.ply).toBe(3);
});

test("what was undone is no news", async () => {
  const store = await begun(tableView({ version: 2, ply: 1, log: [entry(0, 0)] }));
  asked.mockResolvedValueOnce(answer(200, tableView({ version: 3, ply: 0 })));
  await store.undo();
  expect(store.current()).toMatchObject({ table: { ply: 0, log: [] }, news: [] });
});

test("a table that isn't there is missing", async () => {
  asked.mockResolvedValueOnce(answer(404, { code: "unknown_table" }));
  const store = new TableStore("abc");
  store.subscribe(() => {});
  await vi.waitFor(() => expect(store.current().missing).toBe(true));
});
