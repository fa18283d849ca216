// Where a worker on its way is going, and which workers would count there.

import type { Owner, Pending, TeoPrinted, TeoView } from "../types";

/** The board that the decisions of this turn are about: where a worker arrives or has arrived. */
export function boardInQuestion(pending: readonly Pending[]): string | null {
  for (const frame of [...pending].reverse()) {
    const { board, at, space } = frame;
    const found = board ?? space ?? at;
    if (typeof found === "string" && found !== "any" && !/^(avenue|blue|red|green|S\d)/.test(found)) {
      return found.split(".")[0] ?? null;
    }
  }
  return null;
}

/** A view in which workers between two boards stand where they arrive. */
export function arrived(view: TeoView): TeoView {
  const board = boardInQuestion(view.pending);
  const place = (owner: Owner): Owner => ({
    ...owner,
    workers: [
      ...owner.workers,
      ...owner.on_the_way.map((power) => `${board ?? "palace"}.${power}`),
      ...Array.from({ length: owner.ascending }, () => "palace.1"),
    ],
    on_the_way: [],
    ascending: 0,
  });
  return {
    ...view,
    players: view.players.map(place),
    ...(view.teotibot ? { teotibot: { ...view.teotibot, ...place(view.teotibot) } } : {}),
  };
}

export interface Count {
  /** How many of a player's workers a main action would count, and the least power among them. */
  workers: number;
  lowest: number;
}

/** The workers that would count on a board if these came, too. */
export function counted(owner: Owner, board: string, coming: readonly number[], most: number): Count {
  const there = owner.workers.filter((worker) => worker.startsWith(`${board}.`));
  const all = [...there.map((worker) => Number(worker.split(".")[1])), ...coming];
  return { workers: Math.min(all.length, most), lowest: Math.min(...all) };
}

/** The row and the column of a reward grid for them. */
export function gridCell(count: Count, printed: TeoPrinted): { row: number; column: number } {
  return { row: count.workers - 1, column: printed.reward_grid.column_of_power[count.lowest - 1] ?? 0 };
}
