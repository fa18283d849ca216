// The great gear with the calendar, and the five wheels that it turns.

import { animate } from "motion";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useWords } from "../../words";
import { Calendar } from "./Calendar";
import { daysGone, toothedPath, type WheelPlan, wheelTurn } from "./geometry";
import { Jungle } from "./Jungle";
import { readAlong, useTable } from "./table";
import { Wheel } from "./Wheel";

/** All of the wheelwork, and what is around a single wheel. */
export const WHOLE = { x: -654, y: -642, width: 1232, height: 1166 };

export function around(wheel: WheelPlan): typeof WHOLE {
  const outer = wheel.actionRadius + wheel.medallion + 8;
  const fields = wheel.id === "palenque" ? 62 : 0; // they lie on the left of it
  return {
    x: wheel.centre.x - outer - fields,
    y: wheel.centre.y - outer - fields / 2,
    width: 2 * outer + fields,
    height: 2 * outer + fields,
  };
}

/** Seconds that a day takes to turn. */
const DAY = 0.9;

interface Props {
  /** The wheel that is shown large; null for all of them. */
  focus: string | null;
  look: (wheel: string | null) => void;
  still: boolean;
}

export function Wheelwork({ focus, look, still }: Props) {
  const table = useTable();
  const words = useWords();
  const { plan, view, ahead } = table;
  const svg = useRef<SVGSVGElement>(null);
  const days = daysGone(view) + ahead;
  const shown = useRef(days);

  // Wheels and what stands on them carry their own turning in data attributes, so that one clock drives all of them.
  const turn = useCallback((to: number) => {
    shown.current = to;
    for (const part of svg.current?.querySelectorAll<SVGGElement>("[data-teeth]") ?? []) {
      const degrees = wheelTurn(Number(part.dataset.teeth), to) * Number(part.dataset.way);
      part.setAttribute("transform", `rotate(${(Number(part.dataset.from) + degrees).toFixed(3)})`);
    }
  }, []);

  // What has just come onto a wheel stands as far on as the wheel does.
  useLayoutEffect(() => turn(shown.current));

  useEffect(() => {
    const distance = Math.abs(days - shown.current);
    if (still || distance === 0 || distance > 3.5) {
      turn(days);
      return;
    }
    const clock = animate(shown.current, days, {
      duration: DAY * Math.sqrt(distance),
      ease: [0.45, 0, 0.2, 1],
      onUpdate: turn,
    });
    return () => clock.stop();
  }, [days, still, turn]);

  const box = WHOLE;
  const wheel = plan.wheels.find((each) => each.id === focus);
  const frame = wheel ? around(wheel) : box;
  const greatPath = useMemo(() => toothedPath(plan.great.teeth, 0.5), [plan]);
  const first = plan.wheels[0] as WheelPlan;

  return (
    <svg
      ref={svg}
      className="tz-wheelwork"
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      role="group"
      aria-label={words.t("tzolkin-board-gears")}
      onKeyDown={readAlong}
      data-spot="gears"
    >
      <defs>
        <radialGradient id="tz-stone" cx="0.38" cy="0.32" r="0.9">
          <stop offset="0" stopColor="var(--tz-limestone-light)" />
          <stop offset="1" stopColor="var(--tz-limestone)" />
        </radialGradient>
        <radialGradient id="tz-pool" cx="0.5" cy="0.42" r="0.62">
          <stop offset="0" stopColor="var(--tz-pool-light)" />
          <stop offset="1" stopColor="var(--tz-pool)" />
        </radialGradient>
        <filter id="tz-shade" x="-20%" y="-20%" width="140%" height="140%">
          <feDropShadow dx="0" dy="3" stdDeviation="4" floodColor="#1b160a" floodOpacity="0.35" />
        </filter>
      </defs>
      <g data-teeth={plan.great.teeth} data-way={-1} data-from={first.mesh - 180} className="tz-turning">
        <path d={greatPath} className="tz-great" filter="url(#tz-shade)" />
        <circle r={plan.great.radius - 34} className="tz-groove" />
        <circle r={plan.great.radius - 84} className="tz-groove" />
      </g>
      <Calendar />
      {plan.wheels.map((each) => (
        <Wheel key={each.id} wheel={each} away={focus !== null && focus !== each.id} look={look} />
      ))}
      <Jungle away={focus !== null && focus !== "palenque"} />
    </svg>
  );
}
