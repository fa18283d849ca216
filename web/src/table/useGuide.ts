// Where a guided game has got to: which step is read now, what it points at, and what it lets one do.

import { useEffect, useState } from "react";
import type { TableView } from "../api/types";
import type { Guide, GuideStep, LegalMove } from "../contract";

export interface Guided {
  step: GuideStep | null;
  /** Its place among all steps, from 1. */
  n: number;
  of: number;
  /** What may be done meanwhile: only what the step asks for, where it asks for something that is legal. */
  legal: LegalMove[];
  next: () => void;
  stop: () => void;
}

const stored = (table: string) => `cenote-guide-${table}`;

/** Whether the step's own move has been made since it was shown. */
export function obeyed(step: GuideStep, table: Pick<TableView, "log">, since: number): boolean {
  return (
    step.move !== undefined && table.log.some((entry) => entry.ply >= since && entry.token === step.move)
  );
}

export function useGuide(table: TableView | null, guide: Guide | undefined): Guided {
  const id = table?.table ?? "";
  const steps = table?.guided && guide ? guide.steps : [];
  const [at, setAt] = useState(() => Number(localStorage.getItem(stored(id)) ?? 0));
  const [shown, setShown] = useState<{ step: number; ply: number } | null>(null);
  const step = steps[at];

  function goTo(next: number) {
    localStorage.setItem(stored(id), String(next));
    setAt(next);
    setShown(null);
  }

  const visible = shown?.step === at;
  const due = step !== undefined && table?.view != null && !visible && step.when(table.view, table.legal);
  useEffect(() => {
    if (due && table) setShown({ step: at, ply: table.ply });
  });

  const done = visible && step !== undefined && table !== null && obeyed(step, table, shown.ply);
  useEffect(() => {
    if (done) goTo(at + 1);
  });

  const current = visible ? (step ?? null) : null;
  const legal = table?.legal ?? [];
  const wanted = current?.move === undefined ? [] : legal.filter((move) => move.token === current.move);
  return {
    step: current,
    n: at + 1,
    of: steps.length,
    legal: wanted.length > 0 ? wanted : legal,
    next: () => goTo(at + 1),
    stop: () => goTo(steps.length),
  };
}
