// The first game: a fixed deal and what is to be done in its first two rounds. A test of the engine plays guide.json, too.

import type { Guide, LegalMove } from "../../contract";
import told from "./guide.json";
import type { TableView } from "./types";

interface Told {
  id: string;
  spots: string[];
  move?: string;
  /** It waits for this decision of the learner's, in this round. */
  ask?: string;
  round?: number;
}

const steps: Told[] = told.steps;

function due(step: Told, view: TableView, legal: LegalMove[]): boolean {
  if (step.round !== undefined && step.round !== view.round) return false;
  if (step.ask === undefined && step.move === undefined) return true;
  if (legal.length === 0) return false;
  return step.ask === undefined || view.pending.at(-1)?.ask === step.ask;
}

export const guide: Guide = {
  seats: told.seats,
  options: told.options,
  deal: told.deal,
  steps: steps.map((step) => ({
    id: step.id,
    spots: step.spots,
    when: (view, legal) => due(step, view, legal),
    ...(step.move === undefined ? {} : { move: step.move }),
  })),
};
