// What lies on the board in plain words, for tooltips. Numbers come from what is printed.

import type { ReactNode } from "react";
import type { Words } from "../../words";
import { costChips } from "./chips";
import type { WheelPlan } from "./geometry";
import { chipsWords, GAME, type Table } from "./table";
import type { Goods } from "./types";

const TIKAL = [
  "tzolkin-board-do-tikal-1",
  "tzolkin-board-do-tikal-2",
  "tzolkin-board-do-tikal-3",
  "tzolkin-board-do-tikal-4",
  "tzolkin-board-do-tikal-5",
];
const UXMAL = [
  "tzolkin-board-do-uxmal-1",
  "tzolkin-board-do-uxmal-2",
  "tzolkin-board-do-uxmal-3",
  "tzolkin-board-do-uxmal-4",
  "tzolkin-board-do-uxmal-5",
];

/** What the action of a space does, in a sentence or two. */
export function actionWords(words: Words, table: Table, gear: string, action: number): string {
  const { printed } = table;
  if (gear === "palenque") {
    const harvest = printed.palenque.harvest.find((each) => each.action === action);
    if (!harvest) return words.t("tzolkin-board-do-fishing", { n: printed.palenque.fishing });
    return harvest.wood
      ? words.t("tzolkin-board-do-harvest", { group: action, corn: harvest.corn, wood: harvest.wood })
      : words.t("tzolkin-board-do-harvest-corn", { group: action, corn: harvest.corn });
  }
  if (gear === "yaxchilan") {
    const found = printed.yaxchilan.gain.find((each) => each.action === action);
    const { action: _, ...goods } = found ?? { action };
    return words.t("tzolkin-board-do-gain", { goods: chipsWords(words, costChips(goods as Goods)) });
  }
  if (gear === "tikal") return words.t(TIKAL[action - 1] as string);
  if (gear === "uxmal") {
    const { temple_corn, corn_per_resource, borrow_corn } = printed.uxmal;
    return words.t(UXMAL[action - 1] as string, {
      temple: temple_corn,
      resource: corn_per_resource,
      fee: borrow_corn,
      ...printed.market,
    });
  }
  const sacred = printed.chichen_itza.action.find((each) => each.action === action);
  if (!sacred) return "";
  return words.t("tzolkin-board-do-sacred", {
    n: sacred.vp,
    "temple-name": words.name(GAME, sacred.temple),
    resource: sacred.any_resource ? "yes" : "no",
  });
}

export function aboutAction(words: Words, table: Table, wheel: WheelPlan, space: number): ReactNode {
  if (wheel.freeChoice.includes(space)) return words.t("tzolkin-board-do-free");
  const by = wheel.id === "chichen_itza" ? table.view.skull_spaces[space] : undefined;
  return (
    <>
      <p>{actionWords(words, table, wheel.id, space)}</p>
      {by === undefined ? null : (
        <p>{words.t("tzolkin-board-sacred-used", { player: table.players[by]?.name ?? "" })}</p>
      )}
    </>
  );
}

/** A space as somebody thinks of it who puts a worker there or takes one away. */
export function aboutSpace(words: Words, table: Table, wheel: WheelPlan, space: number): ReactNode {
  if (space === 0) return words.t("tzolkin-board-do-nothing");
  return aboutAction(words, table, wheel, space);
}
