// The guided first game: three turns of a fixed solo game. Its deal and its steps stand in guide.json, which a test
// of the engine reads, too, and plays.

import type { Guide, GuideStep } from "../../contract";
import data from "./guide.json";
import { asked, type TeoView } from "./types";

interface Told {
  id: string;
  spots: string[];
  /** The move it asks for: it is told when that is legal. */
  move?: string;
  /** The question at which it is told, when it asks for nothing. */
  ask?: string;
}

function step({ id, spots, move, ask }: Told): GuideStep {
  if (move === undefined) return { id, spots, when: (view: TeoView) => asked(view)?.ask === ask };
  return { id, spots, move, when: (_view, legal) => legal.some(({ token }) => token === move) };
}

const told: Told[] = data.steps;

export const guide: Guide = {
  seats: data.seats,
  options: data.options,
  deal: data.deal,
  steps: told.map(step),
};
