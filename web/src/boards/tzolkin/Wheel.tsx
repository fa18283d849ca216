// A wheel that carries workers, and the actions that lie fixed around it.

import { useMemo } from "react";
import { useWords } from "../../words";
import { Medallion } from "./Action";
import {
  later,
  medallionOf,
  polar,
  type Stander,
  spaceAngle,
  spacePoint,
  standersOf,
  toothedPath,
  type WheelPlan,
  wordsWide,
} from "./geometry";
import { Piece, PlacedWorker, Placement, WORKER } from "./Stander";
import { GAME, useTable } from "./table";

/** The room for a name in the middle of a wheel. */
const NAME = 84;

interface Props {
  wheel: WheelPlan;
  /** Another wheel is shown large. */
  away: boolean;
  look: (wheel: string) => void;
}

export function Wheel({ wheel, away, look }: Props) {
  const table = useTable();
  const words = useWords();
  const path = useMemo(() => toothedPath(wheel.teeth), [wheel.teeth]);
  const name = words.name(GAME, wheel.id);
  const actions = Array.from({ length: wheel.last }, (_, i) => i + 1);
  return (
    <g
      className={`tz-wheel tz-wheel-${wheel.id}`}
      role="group"
      aria-label={name}
      data-spot={wheel.id}
      {...(away ? { "aria-hidden": true, visibility: "hidden" } : {})}
    >
      {/* A short cut for fingers; the buttons above do the same. */}
      <g transform={`translate(${wheel.centre.x} ${wheel.centre.y})`} onClick={() => look(wheel.id)}>
        <g data-teeth={wheel.teeth} data-way={1} data-from={wheel.mesh} className="tz-turning">
          <path d={path} className="tz-gear" filter="url(#tz-shade)" />
          <circle r={wheel.radius - 54} className="tz-groove" />
          {Array.from({ length: wheel.teeth }, (_, tooth) => {
            const at = polar({ x: 0, y: 0 }, wheel.seatRadius, ((tooth + 1) * 360) / wheel.teeth);
            return <circle key={`${at.x} ${at.y}`} cx={at.x} cy={at.y} r="18" className="tz-hole" />;
          })}
        </g>
        <g className="tz-name">
          <circle r={wheel.radius - 52} className="tz-boss" />
          {wheelName(name).map((line, i, lines) => (
            <text
              key={line}
              y={(i - (lines.length - 1) / 2) * 19 + 5.5}
              textAnchor="middle"
              {...(wordsWide(line, 17) > NAME ? { textLength: NAME, lengthAdjust: "spacingAndGlyphs" } : {})}
            >
              {line}
            </text>
          ))}
        </g>
      </g>
      {actions.map((space) => (
        <Around key={space} wheel={wheel} space={space} />
      ))}
      <Placement
        wheel={wheel}
        at={(space) => spacePoint(wheel, space)}
        price={(space) => polar(spacePoint(wheel, space), 27, spaceAngle(wheel, space) + 180)}
      />
      <Workers wheel={wheel} standers={standersOf(table.view, wheel)} />
    </g>
  );
}

/** A name of two words takes two lines. */
function wheelName(name: string): string[] {
  return name.split(/[ -]/);
}

/** An action outside of its space, with the number between the two. */
function Around({ wheel, space }: { wheel: WheelPlan; space: number }) {
  const { at, size } = medallionOf(wheel, space);
  const angle = spaceAngle(wheel, space);
  const from = { x: 0, y: 0 };
  return (
    <Medallion
      wheel={wheel}
      space={space}
      at={at}
      size={size}
      number={polar(from, size - 3, angle + 180)}
      skull={polar(from, size - 1, angle)}
    />
  );
}

function Workers({ wheel, standers }: { wheel: WheelPlan; standers: Stander[] }) {
  const ordered = [...standers].sort((a, b) => a.space - b.space);
  return ordered.map((stander) => (
    <Worker key={`${stander.tooth}-${stander.who}`} wheel={wheel} stander={stander} />
  ));
}

/** A worker turns with its wheel around the wheel's centre, and back around itself, so that its letter stays upright. */
function Worker({ wheel, stander }: { wheel: WheelPlan; stander: Stander }) {
  const { ahead } = useTable();
  const { who, space, tooth } = stander;
  const then = later(wheel, space, who, ahead);
  const from = wheel.mesh + ((tooth + 1) * 360) / wheel.teeth;
  return (
    <g
      transform={`translate(${wheel.centre.x} ${wheel.centre.y})`}
      className={then.off ? "tz-off" : undefined}
    >
      <g data-teeth={wheel.teeth} data-way={1} data-from={from} className="tz-turning">
        <PlacedWorker
          wheel={wheel}
          stander={stander}
          hit={<circle cx={wheel.seatRadius} r={WORKER / 2 + 4} />}
        >
          <g transform={`translate(${wheel.seatRadius} 0)`}>
            <g data-teeth={wheel.teeth} data-way={-1} data-from={-from} className="tz-turning">
              <Piece who={who} />
            </g>
          </g>
        </PlacedWorker>
      </g>
    </g>
  );
}
