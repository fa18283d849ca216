// The calendar and what the coming Eclipse will bring, told ahead.

import type { Owner, TeoPrinted, TeoView } from "../types";

export function bySeats<T>(table: Record<string, T>, seats: number): T | undefined {
  return table[String(Math.max(seats, 2))];
}

export interface Calendar {
  light: number;
  dark: number;
  /** Spaces between the discs. */
  left: number;
  /** The number of the coming Eclipse. */
  number: number;
  final: boolean;
}

export function calendar(view: TeoView, printed: TeoPrinted): Calendar {
  const dark = bySeats(printed.calendar.dark_disc, view.seats) ?? [];
  const last = dark.length - 1;
  const at = dark[Math.min(view.eclipses, last)] ?? 0;
  return {
    light: view.light_disc,
    dark: at,
    left: at - view.light_disc,
    number: Math.min(view.eclipses, last) + 1,
    final: view.eclipses >= last || "4.0.0" in view.pyramid.tiles,
  };
}

/** The powers of all workers in play, locked ones and those on their way, too. */
export function powers(owner: Owner): number[] {
  return [
    ...owner.workers.map((worker) => Number(worker.split(".")[1])),
    ...Object.values(owner.locked),
    ...owner.on_the_way,
  ];
}

/** Cocoa due in an Eclipse. */
export function salary(owner: Owner, printed: TeoPrinted): number {
  return powers(owner).reduce((sum, power) => sum + (printed.eclipse.salary[power - 1] ?? 0), 0);
}

export function isMask(kind: string): boolean {
  return /^M\d$/.test(kind);
}

/** Sets of different masks, the largest first: the i-th has one of each that is owned at least i times. */
export function maskSets(owner: Owner): number[] {
  const counts = Object.entries(owner.unused)
    .filter(([kind]) => isMask(kind))
    .map(([, n]) => n);
  const most = Math.max(0, ...counts);
  return Array.from({ length: most }, (_, i) => counts.filter((n) => n > i).length);
}

export function maskPoints(owner: Owner, printed: TeoPrinted): number {
  return maskSets(owner).reduce((sum, size) => sum + (printed.eclipse.mask_set_vp[size] ?? 0), 0);
}

/** The lowest value seen in the Buildings row: what a space on the Avenue is worth. */
export function avenueValue(view: TeoView, printed: TeoPrinted): number {
  return printed.buildings_row.values[buildingsGone(view)] ?? 0;
}

export function buildingsGone(view: TeoView): number {
  return Object.values(view.nobles).reduce((sum, n) => sum + n, 0);
}

/** What a space of the Pyramid track is worth in the coming Eclipse. */
export function pyramidStep(view: TeoView, printed: TeoPrinted): number {
  return printed.eclipse.pyramid_step_vp[calendar(view, printed).number - 1] ?? 0;
}

export interface Forecast {
  avenue: number;
  track: number;
  lead: number;
  masks: number;
}

/** What a player would score if the Eclipse came now. */
export function forecast(view: TeoView, printed: TeoPrinted, all: Owner[], player: number): Forecast {
  const owner = all[player];
  if (!owner) return { avenue: 0, track: 0, lead: 0, masks: 0 };
  const leads = owner.pyramid_track > 0 && all.every((other) => other.pyramid_track <= owner.pyramid_track);
  return {
    avenue: owner.avenue * avenueValue(view, printed),
    track: owner.pyramid_track * pyramidStep(view, printed),
    lead: leads ? printed.eclipse.pyramid_lead_vp : 0,
    masks: maskPoints(owner, printed),
  };
}
