import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { feeding } from "./food";
import {
  daysGone,
  later,
  lowestEmpty,
  medallionOf,
  type Plan,
  planOf,
  spaceAngle,
  spaceOf,
  spacePoint,
  standersOf,
  toothAt,
  wheelTurn,
} from "./geometry";
import type { Printed, TableView } from "./types";

const GEARS: Pick<Printed, "calendar" | "gear"> = {
  calendar: { teeth: 26, food_rounds: [8, 14, 21, 27], corn_per_worker: 2, vp_per_unfed_worker: -3 },
  gear: [
    ...["palenque", "yaxchilan", "tikal", "uxmal"].map((id) => ({ id, teeth: 10, free_choice: [6, 7] })),
    { id: "chichen_itza", teeth: 13, free_choice: [10] },
  ],
};
const plan: Plan = planOf(GEARS);

type Seen = Pick<TableView, "round" | "to_move" | "gears">;
/** Before and after every advance of the calendar in a whole game, as the engine tells them. */
const TURNS: { before: Seen; after: Seen }[] = JSON.parse(
  readFileSync(new URL("./turns.json", import.meta.url), "utf8"),
);

function sorted(things: unknown[]): string[] {
  return things.map((thing) => JSON.stringify(thing)).sort();
}

describe("the wheels", () => {
  it("carry every worker to where the engine says, on the tooth it stood on", () => {
    expect(TURNS.length).toBeGreaterThan(20);
    for (const { before, after } of TURNS) {
      const days = daysGone(after) - daysGone(before);
      expect([1, 2]).toContain(days);
      for (const wheel of plan.wheels) {
        const told = standersOf(before, wheel).map((one) => ({
          one,
          to: later(wheel, one.space, one.who, days),
        }));
        const left = told.filter(({ to }) => !to.off).map(({ one, to }) => ({ ...one, space: to.space }));
        expect(sorted(left)).toEqual(sorted(standersOf(after, wheel)));
      }
    }
  });

  it("turn a tooth to the direction of the space it has come to", () => {
    for (const wheel of plan.wheels)
      for (const days of [0, 1, 7, 26])
        for (let space = 0; space < wheel.teeth; space++) {
          const tooth = toothAt(wheel.teeth, space, days);
          expect(spaceOf(wheel.teeth, tooth, days)).toBe(space);
          const drawn = wheel.mesh + ((tooth + 1) * 360) / wheel.teeth + wheelTurn(wheel.teeth, days);
          expect(Math.cos(((drawn - spaceAngle(wheel, space)) * Math.PI) / 180)).toBeCloseTo(1);
        }
  });

  it("mesh: a day is one tooth of the great gear and one of every wheel, and they roll on the same circle", () => {
    for (const wheel of plan.wheels) {
      const apart = Math.hypot(wheel.centre.x, wheel.centre.y);
      expect(apart).toBeCloseTo(plan.great.radius + wheel.radius);
      const rolled = (wheelTurn(wheel.teeth, 1) * wheel.radius) / wheelTurn(plan.great.teeth, 1);
      expect(rolled).toBeCloseTo(plan.great.radius);
      // Where a wheel has a tooth, the great gear has a gap: all wheels lie whole teeth apart.
      const first = plan.wheels[0]?.mesh ?? 0;
      const teeth = ((first - wheel.mesh) * plan.great.teeth) / 360;
      expect(teeth).toBeCloseTo(Math.round(teeth));
    }
  });

  it("have room for what lies around them", () => {
    const discs = plan.wheels.flatMap((wheel) =>
      Array.from({ length: wheel.last }, (_, i) => ({
        name: `${wheel.id} ${i + 1}`,
        ...medallionOf(wheel, i + 1),
      })),
    );
    for (const [i, a] of discs.entries()) {
      expect(Math.hypot(a.at.x, a.at.y) - a.size, a.name).toBeGreaterThan(plan.great.radius);
      for (const b of discs.slice(i + 1))
        expect(Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y), `${a.name}, ${b.name}`).toBeGreaterThan(
          a.size + b.size,
        );
    }
  });

  it("take a worker to the lowest empty space", () => {
    const [palenque] = plan.wheels;
    if (!palenque) throw new Error("no wheel");
    expect(lowestEmpty({ gears: { palenque: { 0: 1, 1: "neutral", 3: 0 } } }, palenque)).toBe(2);
    const full = Object.fromEntries(Array.from({ length: 8 }, (_, i) => [i, 0]));
    expect(lowestEmpty({ gears: { palenque: full } }, palenque)).toBeNull();
    const { x, y } = spacePoint(palenque, 9);
    expect(Math.hypot(x, y)).toBeLessThan(Math.hypot(palenque.centre.x, palenque.centre.y));
  });
});

describe("the forecast for a Food Day", () => {
  const tiles = new Map([
    ["FREE", { id: "FREE", effects: [{ op: "feed_free", n: 2 } as const] }],
    ["LESS", { id: "LESS", effects: [{ op: "feed_discount", n: 1 } as const] }],
  ]);
  const forecast = (workers: number, corn: number, buildings: string[] = []) =>
    feeding({ workers, corn, buildings, wealth_kept: [] }, tiles, GEARS.calendar);

  it("feeds as many as possible (X13)", () => {
    expect(forecast(3, 5)).toEqual({ hungry: 3, each: 2, need: 6, unfed: 1, points: -3 });
  });

  it("counts farms of both kinds (X14)", () => {
    expect(forecast(5, 3, ["FREE", "LESS"])).toEqual({ hungry: 3, each: 1, need: 3, unfed: 0, points: 0 });
  });

  it("needs no corn with two farms that spare every worker 1", () => {
    expect(forecast(6, 0, ["LESS", "LESS"])).toMatchObject({ need: 0, unfed: 0 });
  });
});
