// The first-player space as something to press, however it is drawn.

import type { ReactNode } from "react";
import { useWords } from "../../words";
import { cornOf } from "./chips";
import { GAME, type TargetProps, useTable } from "./table";

/** Who stands there, the corn that one pays to go there, and what the space is for those who press or read it. */
export function useFirstPlayer(): {
  who: number | null;
  price: number;
  target: Omit<TargetProps, "children">;
} {
  const table = useTable();
  const words = useWords();
  const { view, players, legal, seat } = table;
  const who = view.first_player_space;
  const asked = table.ask !== null && ["start", "place", "pick"].includes(table.ask.ask);
  const about: ReactNode = (
    <>
      <p>
        {who === null
          ? words.t("tzolkin-board-first-player-about")
          : words.t("tzolkin-board-first-player-taken", { player: players[who]?.name ?? "" })}
      </p>
      <p>{words.t("tzolkin-board-tooth-corn", { n: view.tooth_corn })}</p>
    </>
  );
  return {
    who,
    price: legal.has("place:first") ? cornOf(legal.get("place:first"), seat) : 0,
    target: {
      token: who === null && asked ? "place:first" : null,
      label: words.name(GAME, "first"),
      about,
      readable: "first",
      rule: "first-player-space",
      spot: "first-player-space",
      anchor: "place-first",
    },
  };
}
