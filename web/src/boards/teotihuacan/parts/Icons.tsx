// Signs for goods, tracks and actions. Drawn here, but for the emblems of the boards and a few common signs.

import type { ComponentType, ReactNode, SVGProps } from "react";
import Alchemy from "~icons/game-icons/fizzing-flask";
import Forest from "~icons/game-icons/forest";
import Gold from "~icons/game-icons/gold-mine";
import Nobles from "~icons/game-icons/huts-village";
import Key from "~icons/game-icons/key";
import Construction from "~icons/game-icons/mayan-pyramid";
import Padlock from "~icons/game-icons/padlock";
import PadlockOpen from "~icons/game-icons/padlock-open";
import Decorations from "~icons/game-icons/painted-pottery";
import Quarry from "~icons/game-icons/stone-pile";
import Palace from "~icons/game-icons/throne-king";

type Drawn = ComponentType<SVGProps<SVGSVGElement>>;

const EMBLEMS: Record<string, Drawn> = {
  palace: Palace,
  forest: Forest,
  stone_quarry: Quarry,
  gold_deposits: Gold,
  alchemy: Alchemy,
  nobles: Nobles,
  decorations: Decorations,
  construction: Construction,
};

export function Emblem({ board }: { board: string }) {
  const Drawing = EMBLEMS[board];
  return Drawing ? <Drawing className="teo-emblem" aria-hidden="true" focusable="false" /> : null;
}

const COCOA = (
  <>
    <path
      d="M3.2 15.4C2.6 8.8 8 3.2 16.4 3.4c2.6 0 4.3 1.5 4.3 4 0 8.2-5.4 13.6-12 13.3-3.2-.2-5.2-2.2-5.5-5.3Z"
      fill="var(--teo-cocoa)"
    />
    <path
      d="M5.6 17.9C7 11.6 11.8 6.9 19 5.3M4.1 14.6C5.3 9 9.7 4.9 15.8 3.9M8.8 19.9c6-1.6 9.9-5.6 11.3-11.3"
      fill="none"
      stroke="var(--teo-cocoa-light)"
      strokeWidth="1.5"
      strokeLinecap="round"
    />
    <path d="M19.6 4.4 21.8 2.2" stroke="var(--teo-leaf)" strokeWidth="2" strokeLinecap="round" />
  </>
);
const WOOD = (
  <>
    <path
      d="M6.5 7.2 17.9 3.6c2 .3 3.6 2.7 3.7 5.3L10.2 20.2C7 19.8 4.2 11 6.5 7.2Z"
      fill="var(--teo-wood)"
    />
    <ellipse
      cx="7.3"
      cy="13.7"
      rx="4.3"
      ry="6.6"
      transform="rotate(-12 7.3 13.7)"
      fill="var(--teo-wood-light)"
    />
    <ellipse
      cx="7.3"
      cy="13.7"
      rx="2"
      ry="3.3"
      transform="rotate(-12 7.3 13.7)"
      fill="none"
      stroke="var(--teo-wood)"
      strokeWidth="1.3"
    />
    <path
      d="m13.5 9.8 4.6-3.6M14 13.8l3.6-3.1"
      stroke="var(--teo-wood-dark)"
      strokeWidth="1.2"
      strokeLinecap="round"
    />
  </>
);
const STONE = (
  <>
    <path d="m3 10.3 6.5-5.8 8.8 1.1L21.3 12l-3.8 7.2-9.5 1L3 15.8Z" fill="var(--teo-rock)" />
    <path d="m3 10.3 6.5-5.8 8.8 1.1-6.1 5.7Z" fill="var(--teo-rock-light)" />
    <path d="m12.2 11.3 6.1-5.7L21.3 12l-3.8 7.2Z" fill="var(--teo-rock-dark)" />
  </>
);
const GOLD = (
  <>
    <path d="M4.4 9.6 9.3 4l6.8-.8 5 5.2-.6 7.2-5.3 5-7.7-.2-4.5-5.2Z" fill="var(--teo-gold)" />
    <path d="M4.4 9.6 9.3 4l6.8-.8-3.2 5.5-4.3 3.5Z" fill="var(--teo-gold-light)" />
    <path d="m12.9 8.7 3.2-5.5 5 5.2-.6 7.2-5.4-2.1Z" fill="var(--teo-gold-mid)" />
    <path d="m8.6 12.2 4.3-3.5 2.2 4.8-2.9 4.3Z" fill="var(--teo-gold-dark)" opacity=".55" />
  </>
);

/** A temple's figure on its own ground: rain, sun, leaf. */
export const FIGURES: Record<string, ReactNode> = {
  b: (
    <path
      fillRule="evenodd"
      d="M12 1.8c3.9 5.6 7 9 7 13.2a7 7 0 0 1-14 0c0-4.2 3.1-7.6 7-13.2Zm0 9.4a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6Zm0 2.3a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Z"
    />
  ),
  r: (
    <path
      fillRule="evenodd"
      d="M12.0 0.6L14.6 5.1L9.4 5.1ZM20.1 3.9L18.7 8.9L15.1 5.3ZM23.4 12.0L18.9 14.6L18.9 9.4ZM20.1 20.1L15.1 18.7L18.7 15.1ZM12.0 23.4L9.4 18.9L14.6 18.9ZM3.9 20.1L5.3 15.1L8.9 18.7ZM0.6 12.0L5.1 9.4L5.1 14.6ZM3.9 3.9L8.9 5.3L5.3 8.9ZM12 6.3a5.7 5.7 0 1 0 0 11.4 5.7 5.7 0 0 0 0-11.4Zm0 2.9a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6Z"
    />
  ),
  g: (
    <path
      fillRule="evenodd"
      d="M20.8 2.6c1.3 9.7-3.3 17-10.7 17-1.8 0-3.3-.5-4.5-1.4l-2.3 3.3-1.8-1.2 2.6-3.8C2 9 8.7 3.5 20.8 2.6Zm-4.5 4.6C11.5 9 8.4 11.9 6.6 15.2l1.4 1c1.6-3 4.2-5.8 8.3-9Z"
    />
  ),
  n: (
    <path
      fillRule="evenodd"
      d="M12 3.5 20.5 12 12 20.5 3.5 12Zm0 3.7L7.2 12l4.8 4.8 4.8-4.8Zm0 2.7 2.1 2.1-2.1 2.1L9.9 12Z"
    />
  ),
};
const LETTER_OF: Record<string, string> = { blue: "b", red: "r", green: "g" };

function temple(id: string): ReactNode {
  return (
    <>
      <path d="M2 22V10l4-5 6-3.4L18 5l4 5v12Z" fill={`var(--teo-${id})`} />
      <g transform="translate(4.7 6.3) scale(.61)" fill="var(--teo-on-temple)">
        {FIGURES[LETTER_OF[id] ?? "n"]}
      </g>
    </>
  );
}

const DRAWINGS: Record<string, ReactNode> = {
  cocoa: COCOA,
  wood: WOOD,
  stone: STONE,
  gold: GOLD,
  any_resource: (
    <>
      <g transform="translate(0 8) scale(.62)">{WOOD}</g>
      <g transform="translate(9.3 8.6) scale(.62)">{STONE}</g>
      <g transform="translate(4.7 -.5) scale(.62)">{GOLD}</g>
    </>
  ),
  vp: (
    <>
      <path d="M12 1 21.5 6.5v11L12 23 2.5 17.5v-11Z" fill="var(--teo-jade)" />
      <path
        d="m12 5.3 1.9 4.2 4.6.5-3.4 3.1.9 4.5-4-2.3-4 2.3.9-4.5L5.5 10l4.6-.5Z"
        fill="var(--teo-on-jade)"
      />
    </>
  ),
  temple_blue: temple("blue"),
  temple_red: temple("red"),
  temple_green: temple("green"),
  temple_any: (
    <>
      <path d="M2 22V10l4-5 3-1.7V22Z" fill="var(--teo-blue)" />
      <path d="M9 22V3.3L12 1.6l3 1.7V22Z" fill="var(--teo-red)" />
      <path d="M15 22V3.3L18 5l4 5v12Z" fill="var(--teo-green)" />
      <path d="m12 7.5 4.2 5h-2.7v6h-3v-6H7.8Z" fill="var(--teo-on-temple)" />
    </>
  ),
  avenue: (
    <>
      <path d="M9.3 2h5.4L21 22H3Z" fill="var(--teo-road)" />
      <path d="M12 4v3m0 3v3.5m0 3.5v4" stroke="var(--teo-on-road)" strokeWidth="1.8" strokeLinecap="round" />
      <path d="M1 22 7 3M23 22 17 3" stroke="var(--teo-road)" strokeWidth="1.6" strokeLinecap="round" />
    </>
  ),
  pyramid_track: <path d="M9.5 3h5v4.5H18V12h3v4.5h2V21H1v-4.5h2V12h3V7.5h3.5Z" fill="var(--teo-step)" />,
  power_up: (
    <>
      <rect x="3" y="8" width="14" height="14" rx="3" fill="var(--teo-die)" />
      <circle cx="7" cy="18" r="1.5" fill="var(--teo-on-die)" />
      <circle cx="13" cy="12.2" r="1.5" fill="var(--teo-on-die)" />
      <path d="M18.5 1 23.5 7h-3v7h-4V7h-3Z" fill="var(--teo-jade)" />
    </>
  ),
  ascend: (
    <>
      <circle cx="12" cy="12" r="5" fill="var(--teo-gold)" />
      <path
        d="M12 1v4m0 14v4M1 12h4m14 0h4M4.2 4.2 7 7m10 10 2.8 2.8m0-15.6L17 7M7 17l-2.8 2.8"
        stroke="var(--teo-gold)"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path d="m12 8.5 3 3.5h-2v3.5h-2V12H9Z" fill="var(--teo-on-gold)" />
    </>
  ),
  technology: (
    <>
      <path
        d="M9 2h6v2h-1v5l6 10.5c.8 1.5 0 2.5-1.5 2.5h-13C4 22 3.2 21 4 19.5L10 9V4H9Z"
        fill="var(--teo-quiet-icon)"
      />
      <path d="M8.3 15h7.4l2.7 5H5.6Z" fill="var(--teo-jade)" />
    </>
  ),
  discovery: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="3" fill="var(--teo-obsidian)" />
      <path
        d="M9.3 9.5a2.8 2.8 0 1 1 4.2 2.4c-1 .6-1.5 1-1.5 2.3M12 17v.3"
        stroke="var(--teo-on-obsidian)"
        strokeWidth="1.8"
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
  mask: (
    <>
      <path d="M4 4c5-2.5 11-2.5 16 0 .5 8-1.5 14-8 18C5.5 18 3.5 12 4 4Z" fill="var(--teo-jade)" />
      <path
        d="M6.8 9.5c1.5-1.2 2.8-1.2 4 .3-1.2 1-2.8 1-4-.3Zm6.4.3c1.2-1.5 2.5-1.5 4-.3-1.2 1.3-2.8 1.3-4 .3ZM9 16h6l-1 2h-4Z"
        fill="var(--teo-on-jade)"
      />
    </>
  ),
  discount: (
    <>
      <g transform="translate(0 3) scale(.8)">{STONE}</g>
      <path d="M13 5h9" stroke="var(--good)" strokeWidth="3" strokeLinecap="round" />
      <path d="M3 21 18 7" stroke="var(--good)" strokeWidth="2.4" strokeLinecap="round" />
    </>
  ),
  salary: (
    <>
      <g transform="translate(-1 4) scale(.8)">{COCOA}</g>
      <rect x="13" y="2" width="10" height="10" rx="2.5" fill="var(--teo-die)" />
      <circle cx="18" cy="7" r="1.6" fill="var(--teo-on-die)" />
    </>
  ),
  barred: (
    <path
      d="M5.6 5.6a9 9 0 1 0 12.8 12.8A9 9 0 0 0 5.6 5.6Zm0 0 12.8 12.8"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
    />
  ),
  hammer: (
    <path
      d="m14.4 2.6 7 7-2.6 2.6-1.6-1.6-1.2 1.2 1.2 1.2-1.7 1.7-1.2-1.2L5.6 22 2 18.4l8.5-8.7-1.2-1.2L11 6.8l1.2 1.2 1.2-1.2-1.6-1.6Z"
      fill="currentColor"
    />
  ),
  worker: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="4" fill="var(--teo-die)" />
      <g fill="var(--teo-on-die)">
        <circle cx="8" cy="8" r="2" />
        <circle cx="12" cy="12" r="2" />
        <circle cx="16" cy="16" r="2" />
      </g>
    </>
  ),
  building: <path d="M12 3 22 9v2h-2v10h-5v-6H9v6H4V11H2V9Z" fill="var(--teo-clay)" />,
  neutral: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="3" fill="var(--teo-neutral)" />
      <path d="M8 12h8" stroke="var(--teo-on-neutral)" strokeWidth="2" />
    </>
  ),
};

/** A sign in a line of text. Words for it stand beside it or on what holds it. */
export function Icon({ what }: { what: string }) {
  if (what === "key") return <Key className="teo-icon" aria-hidden="true" focusable="false" />;
  if (what === "lock") return <Padlock className="teo-icon" aria-hidden="true" focusable="false" />;
  if (what === "unlock") return <PadlockOpen className="teo-icon" aria-hidden="true" focusable="false" />;
  return (
    <svg className="teo-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {DRAWINGS[what === "own" ? "any_resource" : what] ?? DRAWINGS.discovery}
    </svg>
  );
}

/** The same inside of a drawing, `size` wide, around a point. */
export function IconAt({ what, x, y, size }: { what: string; x: number; y: number; size: number }) {
  return <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}>{DRAWINGS[what]}</g>;
}

/** An icon of a Pyramid or Decoration tile around a point: dark on stone, or pale on its temple's colour. */
export function Figure({ icon, x, y, size }: { icon: string; x: number; y: number; size: number }) {
  const letter = icon.toLowerCase();
  const coloured = icon !== letter && letter !== "n";
  const colour = { b: "blue", r: "red", g: "green" }[letter];
  const scale = (size * (coloured ? 0.64 : letter === "n" ? 0.56 : 0.7)) / 24;
  return (
    <g transform={`translate(${x} ${y})`}>
      {coloured ? (
        <rect
          x={-size * 0.44}
          y={-size * 0.44}
          width={size * 0.88}
          height={size * 0.88}
          rx={size * 0.16}
          fill={`var(--teo-${colour})`}
        />
      ) : null}
      <g
        transform={`scale(${scale}) translate(-12 -12)`}
        fill={
          coloured ? "var(--teo-on-temple)" : letter === "n" ? "var(--teo-figure-pale)" : "var(--teo-figure)"
        }
      >
        {FIGURES[letter]}
      </g>
    </g>
  );
}
