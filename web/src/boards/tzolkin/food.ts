// How a player stands with the next Food Day (rule 15.1): a forecast, as if it were now.

import type { PlayerView, Printed, Tile } from "./types";

export interface Feeding {
  /** Workers that need corn, and how much each of them needs. */
  hungry: number;
  each: number;
  /** The corn that feeds them all. */
  need: number;
  /** Workers that go unfed with the corn in hand, and the points that costs. */
  unfed: number;
  points: number;
}

export function feeding(
  player: Pick<PlayerView, "corn" | "workers" | "buildings" | "wealth_kept">,
  tiles: ReadonlyMap<string, Tile>,
  calendar: Printed["calendar"],
): Feeding {
  const effects = [...player.buildings, ...player.wealth_kept].flatMap((id) => tiles.get(id)?.effects ?? []);
  const sum = (op: string) =>
    effects.filter((effect) => effect.op === op).reduce((total, effect) => total + (effect.n ?? 1), 0);
  const each = Math.max(0, calendar.corn_per_worker - sum("feed_discount"));
  const hungry = Math.max(0, player.workers - sum("feed_free"));
  const fed = each === 0 ? hungry : Math.min(hungry, Math.floor(player.corn / each));
  const unfed = hungry - fed;
  return { hungry, each, need: hungry * each, unfed, points: unfed * calendar.vp_per_unfed_worker + 0 };
}
