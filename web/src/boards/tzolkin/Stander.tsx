// Workers on spaces, and the places where the next ones go: on a wheel, or in a row.

import type { ReactElement } from "react";
import { MarkShape } from "../../ui/Mark";
import { useWords } from "../../words";
import { aboutSpace } from "./about";
import { cornOf } from "./chips";
import { lowestEmpty, type Point, type Stander, type WheelPlan } from "./geometry";
import { Glyph } from "./icons";
import { DrawnTarget, GAME, useTable } from "./table";
import type { Occupant } from "./types";

export const WORKER = 44;

interface Props {
  wheel: WheelPlan;
  stander: Stander;
  hit: ReactElement;
  children: ReactElement;
}

/** A worker that may be picked up by pressing it, and tells where it stands. */
export function PlacedWorker({ wheel, stander, hit, children }: Props) {
  const table = useTable();
  const words = useWords();
  const { who, space } = stander;
  const own = who !== "neutral" && who === table.seat;
  const gear = words.name(GAME, wheel.id);
  const label =
    who === "neutral"
      ? words.t("tzolkin-board-neutral-on", { "gear-name": gear, space })
      : words.t("tzolkin-board-worker-on", {
          player: table.players[who]?.name ?? "",
          "gear-name": gear,
          space,
        });
  const token = own ? `pick:${wheel.id}.${space}` : null;
  const picked = table.ask?.ask === "start" || table.ask?.ask === "pick" || table.ask?.ask === "place";
  return (
    <DrawnTarget
      token={picked ? token : null}
      label={label}
      about={own && space <= wheel.last ? aboutSpace(words, table, wheel, space) : undefined}
      className="tz-worker"
      hit={hit}
      anchor={`worker-${wheel.id}-${space}`}
      {...(own ? { spot: `worker-${wheel.id}-${space}` } : {})}
    >
      {children}
    </DrawnTarget>
  );
}

/** What a worker looks like. */
export function Piece({ who }: { who: Occupant }) {
  const { players } = useTable();
  return who === "neutral" ? <NeutralWorker /> : <PlayerWorker who={players[who]?.mark ?? who} />;
}

function PlayerWorker({ who }: { who: number }) {
  return (
    <>
      <circle r={WORKER / 2 + 2} className="tz-worker-ring" />
      <MarkShape player={who} size={WORKER} />
    </>
  );
}

function NeutralWorker() {
  return (
    <g className="tz-neutral">
      <circle r={WORKER / 2 - 4} />
      <circle r="8" className="tz-neutral-core" />
    </g>
  );
}

interface PlacementProps {
  wheel: WheelPlan;
  /** Where a space is. */
  at: (space: number) => Point;
  /** From there, where it says what it costs. */
  price: (space: number) => Point;
  larger?: number;
}

/** Where the next worker placed here goes: the lowest empty space (rule 4.2). */
export function Placement({ wheel, at: where, price: beside, larger = 1 }: PlacementProps) {
  const table = useTable();
  const words = useWords();
  const space = lowestEmpty(table.view, wheel);
  const asked = table.ask !== null && ["start", "place", "pick"].includes(table.ask.ask);
  if (space === null || !asked || table.ahead > 0) return null;
  const token = `place:${wheel.id}`;
  const move = table.legal.get(token);
  const at = where(space);
  const price = beside(space);
  return (
    <DrawnTarget
      token={token}
      label={words.t("tzolkin-board-space", { "gear-name": words.name(GAME, wheel.id), space })}
      about={aboutSpace(words, table, wheel, space)}
      className="tz-place"
      hit={<circle cx={at.x} cy={at.y} r="25" />}
      spot={`place-${wheel.id}`}
      anchor={`place-${wheel.id}`}
    >
      <circle cx={at.x} cy={at.y} r="21" className="tz-place-ring" />
      <path d={`M${at.x - 8} ${at.y}h16M${at.x} ${at.y - 8}v16`} className="tz-place-plus" />
      {move ? (
        <g transform={`translate(${price.x} ${price.y}) scale(${larger})`} className="tz-price">
          <rect x="-19" y="-11" width="38" height="22" rx="11" />
          <text x="-6" y="5" textAnchor="middle">
            {words.number(cornOf(move, table.seat))}
          </text>
          <Glyph name="corn" x={7} size={17} />
        </g>
      ) : null}
    </DrawnTarget>
  );
}
