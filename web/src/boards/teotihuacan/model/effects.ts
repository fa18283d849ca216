// What moves do, told in signs: what they cost and give, added up from the events that the engine foretells.

import type { GameEvent, LegalMove } from "../../../contract";

/** Something that changes: a good, VP, a step in a temple, a tile; and by how much. */
export interface Change {
  what: string;
  n: number;
  /** Who it happens to, when it isn't the one who moves. */
  player?: number;
}

const ORDER = [
  "cocoa",
  "wood",
  "stone",
  "gold",
  "vp",
  "temple_blue",
  "temple_red",
  "temple_green",
  "avenue",
  "pyramid_track",
  "technology",
  "ascend",
  "power_up",
  "unlock",
];

/** What one event changes. */
function changed(event: GameEvent): Change | null {
  const n = Number(event.n ?? 1);
  switch (event.event) {
    case "gain":
      return { what: String(event.good), n };
    case "pay":
      return { what: String(event.good), n: -n };
    case "points":
      return { what: "vp", n: Number(event.points) };
    case "climb":
      return { what: `temple_${event.temple}`, n: 1 };
    case "avenue":
      return { what: "avenue", n: 1 };
    case "tile":
    case "decoration":
      return { what: "pyramid_track", n: 1 };
    case "technology":
      return { what: "technology", n: 1 };
    case "power_up":
      return { what: "power_up", n: 1 };
    case "ascend":
      return { what: "ascend", n: 1 };
    case "unlock":
      return { what: "unlock", n: 1 };
    default:
      return null;
  }
}

function add(list: Change[], change: Change): void {
  const same = list.find((one) => one.what === change.what && one.player === change.player);
  if (same) same.n += change.n;
  else list.push({ ...change });
}

/** All that events change for a player, payments first; what others get comes last and names them. */
export function changes(events: readonly GameEvent[], player: number): Change[] {
  const paid: Change[] = [];
  const gained: Change[] = [];
  const others: Change[] = [];
  for (const event of events) {
    const change = changed(event);
    if (!change) continue;
    if (event.seat === player) add(change.n < 0 ? paid : gained, change);
    else if (change.what === "vp" && event.seat !== undefined) add(others, { ...change, player: event.seat });
  }
  const order = (a: Change, b: Change) => ORDER.indexOf(a.what) - ORDER.indexOf(b.what);
  return [...paid.sort(order), ...gained.sort(order), ...others];
}

/** A bundle of printed things as changes. */
export function bundled(bundle: Record<string, number> | undefined, sign = 1): Change[] {
  return Object.entries(bundle ?? {}).map(([what, n]) => ({ what, n: sign * n }));
}

/** Main actions in which more is chosen, so that what the move does at once isn't all of it. */
export function goesOn(move: Pick<LegalMove, "kind" | "effects">): boolean {
  if (move.kind === "worship") return true;
  return move.kind === "main" && !move.effects.some((event) => event.event === "power_up");
}
