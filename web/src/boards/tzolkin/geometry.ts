// Where things stand on the wheelwork, and how it turns: angles in degrees, clockwise from the right, as in SVG.
//
// Every wheel has as many teeth as its gear has spaces. They roll on the great gear, so a day that carries it on by one
// tooth carries each of them on by one space. A worker is fixed to a tooth; what moves is the wheel.

import type { Occupant, Printed, TableView } from "./types";

/** Half the width of a tooth and a gap together, on the pitch circle, comes from this: radius = teeth × MODULE / 2. */
export const MODULE = 20;
const FREE = 31;
const PRESSURE = (25 * Math.PI) / 180;

export interface Point {
  x: number;
  y: number;
}

export interface WheelPlan {
  id: string;
  teeth: number;
  radius: number;
  centre: Point;
  /** The direction from this wheel's centre to the great gear's, where the last space is and the teeth mesh. */
  mesh: number;
  /** Workers stand on a circle of this radius. */
  seatRadius: number;
  /** The medallions of the actions lie on a circle of this radius, and are this big. */
  actionRadius: number;
  medallion: number;
  /** The last space with a number. */
  last: number;
  freeChoice: number[];
}

export interface Plan {
  great: { teeth: number; radius: number };
  wheels: WheelPlan[];
}

export function polar(centre: Point, radius: number, degrees: number): Point {
  const a = (degrees * Math.PI) / 180;
  return { x: centre.x + radius * Math.cos(a), y: centre.y + radius * Math.sin(a) };
}

/** How many teeth of the great gear lie between one wheel and the next; the largest wheel gets the widest place. */
function gaps(teeth: number, wheels: number): number[] {
  const least = Math.floor(teeth / wheels);
  return Array.from({ length: wheels }, (_, i) => least + (i >= wheels - (teeth % wheels) ? 1 : 0));
}

/** Where the first wheel lies, so that the board reads from the left and the large wheel is on top. */
const FIRST = 194;

export function planOf(printed: Pick<Printed, "calendar" | "gear">): Plan {
  const teeth = printed.calendar.teeth;
  const radius = (teeth * MODULE) / 2;
  const between = gaps(teeth, printed.gear.length);
  let direction = FIRST;
  const wheels = printed.gear.map((gear, i) => {
    const own = (gear.teeth * MODULE) / 2;
    const large = gear.teeth > 10;
    const wheel: WheelPlan = {
      id: gear.id,
      teeth: gear.teeth,
      radius: own,
      centre: polar({ x: 0, y: 0 }, radius + own, direction),
      mesh: direction + 180,
      seatRadius: own - 25,
      actionRadius: own + 71,
      medallion: large ? 45 : 49,
      last: gear.free_choice[gear.free_choice.length - 1] as number,
      freeChoice: gear.free_choice,
    };
    direction -= ((between[i] as number) * 360) / teeth;
    return wheel;
  });
  return { great: { teeth, radius }, wheels };
}

/** The direction of a space as seen from its wheel's centre. The last space, without a number, meshes. */
export function spaceAngle(wheel: Pick<WheelPlan, "teeth" | "mesh">, space: number): number {
  return wheel.mesh + ((space + 1) * 360) / wheel.teeth;
}

export function spacePoint(wheel: WheelPlan, space: number): Point {
  return polar(wheel.centre, wheel.seatRadius, spaceAngle(wheel, space));
}

/** The medallion of a space: those of free choice say little, and make room between the wheels. */
export function medallionOf(wheel: WheelPlan, space: number): { at: Point; size: number } {
  const free = wheel.freeChoice.includes(space);
  const size = free ? FREE : wheel.medallion;
  const ring = free ? wheel.radius + FREE + 19 : wheel.actionRadius;
  return { at: polar(wheel.centre, ring, spaceAngle(wheel, space)), size };
}

/** How far a wheel has turned after so many days, and the great gear the other way. */
export function wheelTurn(teeth: number, days: number): number {
  return (days * 360) / teeth;
}

/** How many days the calendar has advanced. After the last round it advances once more (rule 16.1). */
export function daysGone(view: Pick<TableView, "round" | "to_move">): number {
  if (view.round === 0) return 0;
  return view.to_move === null ? view.round : view.round - 1;
}

/** The tooth of a wheel that is at a space after so many days, counted from the one that was at space 0 at first. */
export function toothAt(teeth: number, space: number, days: number): number {
  return (((space - days) % teeth) + teeth) % teeth;
}

export function spaceOf(teeth: number, tooth: number, days: number): number {
  return (((tooth + days) % teeth) + teeth) % teeth;
}

export interface Stander {
  gear: string;
  tooth: number;
  space: number;
  who: Occupant;
}

/** All workers on a gear with the teeth they stand on. */
export function standersOf(
  view: Pick<TableView, "gears" | "round" | "to_move">,
  wheel: WheelPlan,
): Stander[] {
  const days = daysGone(view);
  return Object.entries(view.gears[wheel.id] ?? {}).map(([space, who]) => ({
    gear: wheel.id,
    tooth: toothAt(wheel.teeth, Number(space), days),
    space: Number(space),
    who,
  }));
}

export interface Later {
  space: number;
  /** Has it been pushed off its gear by then (rule 14.3)? */
  off: boolean;
}

/** Where a worker on a space will be so many days later. */
export function later(
  wheel: Pick<WheelPlan, "teeth" | "last">,
  space: number,
  who: Occupant,
  days: number,
): Later {
  if (who === "neutral") return { space: (space + days) % wheel.teeth, off: false };
  return { space: Math.min(space + days, wheel.last + 1), off: space + days > wheel.last };
}

/** The lowest space with a number that is empty; null when the gear is full (rule 4.2). */
export function lowestEmpty(view: Pick<TableView, "gears">, wheel: WheelPlan): number | null {
  const taken = view.gears[wheel.id] ?? {};
  for (let space = 0; space <= wheel.last; space++) if (!(String(space) in taken)) return space;
  return null;
}

// ---- words in a drawing ----------------------------------------------------------------------------------

/** About how wide words are in a size of letters, of whatever script: what can't be measured before it is drawn. */
export function wordsWide(text: string, size: number): number {
  let wide = 0;
  for (const letter of text) wide += letter > "\u2e80" ? 1 : letter >= "\u0400" ? 0.62 : 0.55;
  return wide * size;
}

// ---- the shape of teeth ----------------------------------------------------------------------------------

function involute(angle: number): number {
  return Math.tan(angle) - angle;
}

/** Half the angle that a tooth takes at a radius: involute flanks, which roll on each other without a gap. */
function halfTooth(teeth: number, pitch: number, radius: number): number {
  const base = pitch * Math.cos(PRESSURE);
  const at = Math.acos(Math.min(1, base / Math.max(radius, base)));
  return Math.PI / (2 * teeth) + involute(PRESSURE) - involute(at);
}

/** The outline of a toothed wheel around the origin, one tooth pointing to the right when `phase` is 0. */
export function toothedPath(teeth: number, phase = 0): string {
  const pitch = (teeth * MODULE) / 2;
  const tip = pitch + 0.72 * MODULE;
  const root = pitch - 0.84 * MODULE;
  const points: string[] = [];
  const put = (radius: number, angle: number) =>
    points.push(`${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`);
  const flank = [0, 0.25, 0.5, 0.75, 1].map((f) => root + f * (tip - root));
  // Below the circle where involutes begin a tooth may be as thick as what meets it leaves room for.
  const foot = halfTooth(teeth, pitch, pitch) * 1.16;
  const half = (radius: number) => {
    const thick = halfTooth(teeth, pitch, radius) * 0.96;
    return Math.max(0.012, radius === root ? Math.max(thick, foot) : thick);
  };
  for (let i = 0; i < teeth; i++) {
    const middle = ((i + phase) * 2 * Math.PI) / teeth;
    for (const radius of flank) put(radius, middle - half(radius));
    for (const radius of [...flank].reverse()) put(radius, middle + half(radius));
  }
  return `M${points.join("L")}Z`;
}
