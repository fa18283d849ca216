// What things cost and give, as symbols with numbers: from what is printed, and from what a move does.

import type { GameEvent, LegalMove } from "../../contract";
import type { IconName } from "./icons";
import type { Effect, Goods, Printed, Scores, Tile } from "./types";

export interface Chip {
  icon: IconName;
  /** How many; none for what can't be counted. */
  n?: number;
  /** Several numbers instead of one: 6/12/18. */
  steps?: number[];
  /** What each of them is counted for. */
  per?: IconName;
  /** Comes on top of something else. */
  plus?: boolean;
}

const ORDER = ["corn", "wood", "stone", "gold", "skull"] as const;

export function costChips(cost: Goods = {}): Chip[] {
  return ORDER.filter((good) => cost[good]).map((good) => ({ icon: good, n: cost[good] as number }));
}

function effectChip(effect: Effect): Chip {
  const n = effect.n ?? 1;
  switch (effect.op) {
    case "gain":
      return { icon: effect.good as string, n };
    case "vp":
      return { icon: "vp", n };
    case "climb":
      return { icon: `up-${effect.temple}`, n };
    case "advance":
      return { icon: effect.track === "any" ? "technology" : (effect.track as string), n };
    case "worker":
      return { icon: "worker", n };
    case "feed_free":
      return { icon: "fed", n };
    case "feed_discount":
      return { icon: "corn", n: -n, per: "worker" };
    default:
      return { icon: effect.op };
  }
}

export function effectChips(effects: readonly Effect[] = []): Chip[] {
  return effects.map(effectChip);
}

/** What a monument counts, as the symbol of what it counts and the points for each. */
export function scoreChips(scores: Scores, seats: number): Chip[] {
  const vp = Array.isArray(scores.vp) ? (scores.vp[seats] as number) : scores.vp;
  const per: Record<string, IconName> = {
    per_owned_of_type: scores.type ?? "build",
    per_own_building_and_monument: "build",
    by_workers_in_play: "worker",
    best_temple_steps_above_start: "up-any",
    per_monument_built_by_anyone: "build",
    per_technology_level: "technology",
    temple_step_vp_again: "up-any",
    per_corn_tile: "field-corn",
    per_wood_tile: "field-wood",
    tracks_at_level_3: "technology",
    per_skull_on_chichen_itza_by_anyone: "skull",
  };
  const chip: Chip = { icon: "vp", per: per[scores.kind] ?? "build" };
  if (scores.table) chip.steps = [...new Set(scores.table.filter((n) => n > 0))];
  else if (vp !== undefined) chip.n = vp;
  return [chip];
}

export function tileChips(tile: Tile, seats: number): Chip[] {
  return tile.scores ? scoreChips(tile.scores, seats) : effectChips(tile.effects);
}

// ---- what a move does ------------------------------------------------------------------------------------

export interface Price {
  pays: Chip[];
  gains: Chip[];
}

/** What a move costs and gives the one who makes it, added up by kind. */
export function priceOf(effects: readonly GameEvent[], seat: number | null): Price {
  const pays = new Map<string, number>();
  const gains = new Map<string, number>();
  const add = (to: Map<string, number>, icon: string, n: number) => to.set(icon, (to.get(icon) ?? 0) + n);
  for (const event of effects) {
    // A turn that ends brings in what concerns everybody.
    if (event.event === "days" || event.event === "food_day") break;
    if (seat !== null && event.seat !== undefined && event.seat !== seat) continue;
    if (event.event === "pay") add(pays, String(event.good), Number(event.n));
    else if (event.event === "gain") add(gains, String(event.good), Number(event.n));
    else if (event.event === "points") add(gains, "vp", Number(event.points));
    else if (event.event === "climb") add(gains, `up-${event.temple}`, 1);
    else if (event.event === "anger") add(pays, `down-${event.temple}`, 1);
    else if (event.event === "level") add(gains, String(event.track), 1);
    else if (event.event === "worker") add(gains, "worker", 1);
    else if (event.event === "offer") add(pays, "skull", 1);
  }
  const chips = (map: Map<string, number>) =>
    [...map].filter(([, n]) => n !== 0).map(([icon, n]): Chip => ({ icon, n }));
  return { pays: chips(pays), gains: chips(gains) };
}

/** The corn a move costs at once. */
export function cornOf(move: LegalMove | undefined, seat: number | null): number {
  if (!move) return 0;
  return priceOf(move.effects, seat).pays.find((chip) => chip.icon === "corn")?.n ?? 0;
}

const GOODS: readonly string[] = ORDER;

/** The number that stands beside a symbol; a single thing that isn't counted out in pieces needs none. */
export function numberOf(chip: Chip): number | null {
  if (chip.n === undefined) return null;
  return chip.n === 1 && !chip.plus && chip.icon !== "vp" && chip.icon !== "fed" && !GOODS.includes(chip.icon)
    ? null
    : chip.n;
}

/** What the action of a space shows: what it gives, or what it is for. */
export function actionChips(printed: Printed, gear: string, action: number): Chip[] {
  if (gear === "palenque") {
    const harvest = printed.palenque.harvest.find((each) => each.action === action);
    if (!harvest) return [{ icon: "corn", n: printed.palenque.fishing }];
    const corn: Chip = { icon: "corn", n: harvest.corn };
    return harvest.wood ? [corn, { icon: "wood", n: harvest.wood }] : [corn];
  }
  if (gear === "yaxchilan") {
    const { action: _, ...goods } = printed.yaxchilan.gain.find((each) => each.action === action) ?? {
      action,
    };
    return costChips(goods as Goods);
  }
  if (gear === "tikal")
    return (
      {
        1: [{ icon: "technology", n: 1 }],
        2: [{ icon: "build", n: 1 }],
        3: [{ icon: "technology", n: 2 }],
        4: [{ icon: "build", n: 2 }],
        5: [{ icon: "up-any", n: 2 }],
      }[action] ?? []
    );
  if (gear === "uxmal")
    return (
      {
        1: [{ icon: "up-any", n: 1 }],
        2: [{ icon: "market" }],
        3: [{ icon: "worker", n: 1 }],
        4: [{ icon: "build", n: 1, per: "corn" }],
        5: [{ icon: "borrow" }],
      }[action] ?? []
    );
  const sacred = printed.chichen_itza.action.find((each) => each.action === action);
  if (!sacred) return [];
  const chips: Chip[] = [
    { icon: "vp", n: sacred.vp },
    { icon: `up-${sacred.temple}`, n: 1 },
  ];
  if (sacred.any_resource) chips.push({ icon: "resource", n: 1 });
  return chips;
}

/** What the action of a space costs whoever uses it there, apart from steps back. */
export function actionCost(printed: Printed, gear: string, action: number): Chip[] {
  if (gear === "uxmal" && action === 1) return [{ icon: "corn", n: printed.uxmal.temple_corn }];
  if (gear === "uxmal" && action === 5) return [{ icon: "corn", n: printed.uxmal.borrow_corn }];
  if (gear === "tikal" && action === 5) return [{ icon: "resource", n: 1 }];
  return [];
}
