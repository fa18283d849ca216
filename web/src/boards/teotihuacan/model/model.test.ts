import { describe, expect, it } from "vitest";
import cases from "../cases.json";
import { guide } from "../guide";
import data from "../guide.json";
import type { Owner, TeoPrinted, TeoView } from "../types";
import { boardInQuestion, counted, gridCell } from "./arrival";
import { calendar, maskPoints, maskSets, salary } from "./eclipse";
import { changes, goesOn } from "./effects";
import {
  cellsOf,
  decorationMatches,
  fromAbove,
  nameOf,
  openPlaces,
  placeOf,
  placesOf,
  tileMatches,
  turnedIcons,
} from "./pyramid";
import { AROUND, distance, IN_TWO_COLUMNS, passed } from "./ring";
import { follow } from "./workers";

const printed = cases.printed as unknown as TeoPrinted;
const ring = [
  "palace",
  "stone_quarry",
  "alchemy",
  "forest",
  "construction",
  "decorations",
  "nobles",
  "gold_deposits",
];

function owner(given: Partial<Owner>): Owner {
  return {
    points: 0,
    cocoa: 0,
    wood: 0,
    stone: 0,
    gold: 0,
    workers: [],
    locked: {},
    on_the_way: [],
    ascending: 0,
    temples: { blue: 0, red: 0, green: 0 },
    avenue: 0,
    pyramid_track: 0,
    technologies: [],
    unused: {},
    used: {},
    ...given,
  };
}

describe("the Pyramid", () => {
  it("turns tiles clockwise", () => {
    expect(turnedIcons("abcd", 1).join("")).toBe("dabc");
    expect(turnedIcons("abcd", 0).join("")).toBe("abcd");
  });

  it("covers the cells that the rules say", () => {
    expect(cellsOf(placeOf("1.0.0"))).toEqual([
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 0],
    ]);
    expect(cellsOf(placeOf("4.0.0"))[0]).toEqual([3, 3]);
    expect(placesOf(2).map(nameOf)).toHaveLength(9);
  });

  it.each(cases.tiles.map((each, n) => [n, each] as const))(
    "finds the matches of position %i",
    (_, { lying, tries }) => {
      const view = lying as unknown as TeoView;
      const seen = fromAbove(view, printed);
      for (const { tile, place, icons } of tries) {
        const found = [0, 1, 2, 3].map(
          (turned) =>
            tileMatches(seen, printed, tile, placeOf(place), turned).filter((match) => match.matches).length,
        );
        expect({ place, found }).toEqual({ place, found: icons });
      }
    },
  );

  it("knows the places on which a tile can rest", () => {
    for (const { lying, tries } of cases.tiles) {
      const open = openPlaces(lying as unknown as TeoView).map(nameOf);
      expect(open).toEqual(expect.arrayContaining(tries.map((each) => each.place)));
    }
  });

  it("finds the matches of decorations", () => {
    for (const { lying, tries } of cases.sides) {
      const view = lying as unknown as TeoView;
      for (const { tile, side, icons } of tries) {
        const found = decorationMatches(view, printed, tile, side as "top").filter((match) => match.matches);
        expect({ tile, side, icons: found.length }).toEqual({ tile, side, icons });
      }
    }
  });
});

describe("an Eclipse", () => {
  it("asks for the salaries that the engine asks for", () => {
    expect(cases.salaries.length).toBeGreaterThan(0);
    for (const { workers, locked, owed } of cases.salaries) {
      expect(salary(owner({ workers, locked: locked as unknown as Record<string, number> }), printed)).toBe(
        owed,
      );
    }
  });

  it("scores masks as the engine does", () => {
    for (const { unused, points } of cases.masks) {
      expect(maskPoints(owner({ unused: unused as unknown as Record<string, number> }), printed)).toBe(
        points,
      );
    }
    expect(maskSets(owner({ unused: { M1: 1, M2: 2, M3: 1, vp: 2 } }))).toEqual([3, 1]);
  });

  it("comes nearer with the light disc, and is final with the third or a finished Pyramid", () => {
    const view = { seats: 1, eclipses: 0, light_disc: 3, pyramid: { tiles: {} } } as unknown as TeoView;
    expect(calendar(view, printed)).toEqual({ light: 3, dark: 10, left: 7, number: 1, final: false });
    expect(calendar({ ...view, eclipses: 2 }, printed).final).toBe(true);
    const finished = { ...view.pyramid, tiles: { "4.0.0": { tile: "T01", turned: 0 } } };
    expect(calendar({ ...view, pyramid: finished }, printed).final).toBe(true);
  });
});

describe("the ring", () => {
  it("goes clockwise, in a square as in two columns", () => {
    for (const places of [AROUND, IN_TWO_COLUMNS]) {
      expect(new Set(places.map(String)).size).toBe(8);
      places.forEach(([row, column], i) => {
        const [nextRow, nextColumn] = places[(i + 1) % 8] ?? [0, 0];
        expect(Math.abs(row - nextRow) + Math.abs(column - nextColumn)).toBe(1);
      });
    }
  });

  it("counts boards from one to the next", () => {
    expect(distance(ring, "palace", "alchemy")).toBe(2);
    expect(distance(ring, "gold_deposits", "palace")).toBe(1);
    expect(distance(ring, "forest", "forest")).toBe(8);
    expect(passed(ring, "nobles", "stone_quarry")).toEqual(["gold_deposits", "palace"]);
  });
});

describe("workers", () => {
  const view = (workers: string[], locked = {}): TeoView =>
    ({ ring, players: [owner({ workers, locked })] }) as unknown as TeoView;

  it("keep their names when one of them moves, is locked or grows", () => {
    const first = follow([], view(["forest.1", "nobles.2", "construction.1"]));
    const names = Object.fromEntries(first.map((worker) => [worker.board, worker.id]));
    const moved = follow(first, view(["construction.1", "construction.2", "nobles.2"]));
    expect(moved.find((worker) => worker.board === "nobles")?.id).toBe(names.nobles);
    expect(new Set(moved.map((worker) => worker.id)).size).toBe(3);
    const locked = follow(moved, view(["construction.1", "construction.2"], { forest: 2 }));
    expect(locked.find((worker) => worker.space === "forest")?.id).toBe(names.nobles);
  });

  it("count where they go, and find their cell in the grid", () => {
    const count = counted(owner({ workers: ["forest.4", "nobles.1"] }), "forest", [2], 3);
    expect(count).toEqual({ workers: 2, lowest: 2 });
    const grid = { reward_grid: { column_of_power: [0, 1, 1, 2, 2] } } as TeoPrinted;
    expect(gridCell(count, grid)).toEqual({ row: 1, column: 1 });
  });

  it("between two boards belong to the one in question", () => {
    expect(boardInQuestion([{ ask: "action", board: "forest" }])).toBe("forest");
    expect(boardInQuestion([{ ask: "end" }, { ask: "worship", space: "palace.b" }])).toBe("palace");
    expect(
      boardInQuestion([
        { ask: "action", board: "nobles" },
        { ask: "claim", at: "avenue.3" },
      ]),
    ).toBe("nobles");
    expect(boardInQuestion([{ ask: "turn" }])).toBeNull();
  });
});

describe("what moves do", () => {
  it("is added up, payments first, and names others who score", () => {
    const events = [
      { event: "points", points: 3, source: "boards", of: "", seat: 0 },
      { event: "pay", good: "cocoa", n: 2, seat: 0 },
      { event: "gain", good: "wood", n: 1, seat: 0 },
      { event: "gain", good: "wood", n: 2, seat: 0 },
      { event: "points", points: 3, source: "others_technologies", of: "", seat: 1 },
      { event: "light_disc", space: 4 },
    ];
    expect(changes(events, 0)).toEqual([
      { what: "cocoa", n: -2 },
      { what: "wood", n: 3 },
      { what: "vp", n: 3 },
      { what: "vp", n: 3, player: 1 },
    ]);
  });

  it("goes on where a main action leaves a choice", () => {
    expect(goesOn({ kind: "main", effects: [{ event: "main" }] })).toBe(true);
    expect(goesOn({ kind: "main", effects: [{ event: "power_up" }] })).toBe(false);
    expect(goesOn({ kind: "collect", effects: [] })).toBe(false);
  });
});

describe("the guided game", () => {
  it("tells a step when its move is legal, or its question is asked", () => {
    const [welcome, worker] = guide.steps;
    const turn = { pending: [{ ask: "turn" }] };
    expect(welcome?.when(turn, [])).toBe(true);
    expect(welcome?.when({ pending: [{ ask: "end" }] }, [])).toBe(false);
    expect(worker?.when(turn, [])).toBe(false);
    const token = worker?.move ?? "";
    expect(worker?.when(turn, [{ token, kind: "worker", args: [], effects: [] }])).toBe(true);
    expect(new Set(data.steps.map((step) => step.id)).size).toBe(data.steps.length);
  });
});
