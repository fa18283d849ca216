// Workers as pieces that keep their identity from view to view, so that they can be seen to travel.
//
// A view tells where workers are, not which is which. Each is found again where it costs the least: in its place with
// its power, then in its place with another power, then anywhere.

import type { Owner, TeoView } from "../types";
import { owners } from "../types";
import { distance, PLACES } from "./ring";

export interface Worker {
  /** Stays the same from view to view: `0-2` is the third worker of the first player. */
  id: string;
  player: number;
  board: string;
  power: number;
  /** The worship space it is locked on. */
  space: string | null;
}

type Where = Omit<Worker, "id">;

export function workersOf(owner: Owner, player: number): Where[] {
  const free = owner.workers.map((worker) => {
    const [board = "", power = "0"] = worker.split(".");
    return { player, board, power: Number(power), space: null };
  });
  const locked = Object.entries(owner.locked).map(([space, power]) => ({
    player,
    board: space.split(".")[0] ?? "",
    power,
    space,
  }));
  return [...free, ...locked];
}

function effort(ring: string[], from: Where, to: Where): number {
  const way = from.board === to.board ? 0 : distance(ring, from.board, to.board);
  return way * 4 + Math.abs(from.power - to.power) * 2 + (from.space === to.space ? 0 : 1);
}

/** The workers of this view under the names they had in the one before. */
export function follow(before: Worker[], view: TeoView): Worker[] {
  return owners(view).flatMap((owner, player) => {
    const now = workersOf(owner, player);
    const known = before.filter((worker) => worker.player === player);
    const pairs = known.flatMap((worker) => now.map((where) => ({ worker, where })));
    pairs.sort((a, b) => effort(view.ring, a.worker, a.where) - effort(view.ring, b.worker, b.where));
    const named = new Map<Where, string>();
    const taken = new Set<string>();
    for (const { worker, where } of pairs) {
      if (named.has(where) || taken.has(worker.id)) continue;
      named.set(where, worker.id);
      taken.add(worker.id);
    }
    const unused = Array.from({ length: PLACES }, (_, i) => `${player}-${i}`).filter((id) => !taken.has(id));
    return now.map((where) => ({ ...where, id: named.get(where) ?? unused.shift() ?? "" }));
  });
}
