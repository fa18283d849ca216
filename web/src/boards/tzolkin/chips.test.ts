import { describe, expect, it } from "vitest";
import { costChips, effectChips, numberOf, priceOf, scoreChips } from "./chips";
import { flightsOf } from "./paths";

describe("symbols", () => {
  it("show what a building costs and does", () => {
    expect(costChips({ gold: 1, wood: 2 })).toEqual([
      { icon: "wood", n: 2 },
      { icon: "gold", n: 1 },
    ]);
    expect(
      effectChips([
        { op: "climb", temple: "any", n: 1 },
        { op: "advance", track: "any", n: 2 },
        { op: "feed_discount", n: 1 },
        { op: "build" },
      ]),
    ).toEqual([
      { icon: "up-any", n: 1 },
      { icon: "technology", n: 2 },
      { icon: "corn", n: -1, per: "worker" },
      { icon: "build" },
    ]);
  });

  it("show what a monument counts, by the number of players where that matters", () => {
    expect(scoreChips({ kind: "per_monument_built_by_anyone", vp: [0, 0, 6, 5, 4] }, 3)).toEqual([
      { icon: "vp", n: 5, per: "build" },
    ]);
    expect(scoreChips({ kind: "by_workers_in_play", table: [0, 0, 0, 0, 6, 12, 18] }, 2)).toEqual([
      { icon: "vp", steps: [6, 12, 18], per: "worker" },
    ]);
  });

  it("count goods and points even when there is one, and nothing else", () => {
    expect(numberOf({ icon: "corn", n: 1 })).toBe(1);
    expect(numberOf({ icon: "vp", n: 1 })).toBe(1);
    expect(numberOf({ icon: "up-chaac", n: 1 })).toBeNull();
    expect(numberOf({ icon: "up-chaac", n: 2 })).toBe(2);
    expect(numberOf({ icon: "market" })).toBeNull();
  });
});

const TURN = [
  { event: "pick", gear: "palenque", space: 3, seat: 1 },
  { event: "pay", good: "corn", n: 1, seat: 1 },
  { event: "act", gear: "palenque", action: 2, seat: 1 },
  { event: "gain", good: "corn", n: 4, seat: 1 },
  { event: "climb", temple: "chaac", step: 2, seat: 1 },
  { event: "days", n: 1 },
  { event: "gain", good: "stone", n: 1, seat: 1 },
];

describe("what a move does", () => {
  it("is told as what it costs and gives the one who makes it, until the day ends", () => {
    expect(priceOf(TURN, 1)).toEqual({
      pays: [{ icon: "corn", n: 1 }],
      gains: [
        { icon: "corn", n: 4 },
        { icon: "up-chaac", n: 1 },
      ],
    });
    expect(priceOf(TURN, 0)).toEqual({ pays: [], gains: [] });
  });

  it("makes things fly from the action to their owner", () => {
    const flights = flightsOf(TURN.slice(0, 4));
    expect(flights[0]).toEqual({ icon: "worker", from: "palenque-3", to: "player-1-worker" });
    expect(flights[1]).toEqual({ icon: "corn", from: "player-1-corn", to: "palenque-3" });
    expect(flights.slice(2)).toEqual(
      Array.from({ length: 4 }, () => ({ icon: "corn", from: "palenque-2", to: "player-1-corn" })),
    );
  });
});
