// A worker: its owner by colour, letter and shape, its power by pips and by a number.

import { MarkShape } from "../../../ui/Mark";

const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** Drawn in a box of 36 by 49: the face, and below it whose it is and how strong. */
export function Die({ mark, power, locked = false }: { mark: number; power: number; locked?: boolean }) {
  return (
    <svg
      className={locked ? "teo-die locked" : "teo-die"}
      viewBox="0 0 36 49"
      aria-hidden="true"
      focusable="false"
    >
      <Foot />
      <rect
        x="1"
        y="1"
        width="34"
        height="30"
        rx="6"
        fill={`var(--seat-${mark})`}
        stroke="var(--teo-die-edge)"
        strokeWidth="1.2"
      />
      {(PIPS[power] ?? []).map(([x, y]) => (
        <circle key={`${x}${y}`} cx={18 + x * 8.5} cy={16 + y * 8} r="3.2" fill={`var(--on-seat-${mark})`} />
      ))}
      <g transform="translate(11 39.3)">
        <MarkShape player={mark} size={16.5} />
      </g>
      <text x="25" y="44.6" textAnchor="middle" fontSize="14.5" fontWeight="700" fill="var(--ink)">
        {power}
      </text>
    </svg>
  );
}

function Foot() {
  return (
    <rect
      x="1"
      y="20"
      width="34"
      height="28"
      rx="6"
      fill="var(--panel)"
      stroke="var(--teo-die-edge)"
      strokeWidth="1.2"
    />
  );
}

/** A neutral worker: a colour, and nothing else that matters. */
export function NeutralDie({ colour }: { colour: number }) {
  return (
    <svg className="teo-die neutral" viewBox="0 0 36 49" aria-hidden="true" focusable="false">
      <Foot />
      <rect
        x="1"
        y="1"
        width="34"
        height="30"
        rx="6"
        fill={`var(--teo-neutral-${colour})`}
        stroke="var(--teo-die-edge)"
        strokeWidth="1.2"
      />
      <path d="M12 16h12" stroke="var(--teo-on-neutral)" strokeWidth="2.4" strokeLinecap="round" />
      <text x="18" y="44.2" textAnchor="middle" fontSize="13" fontWeight="700" fill="var(--ink)">
        {`N${colour + 1}`}
      </text>
    </svg>
  );
}
