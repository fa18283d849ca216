// The symbols of the board: goods in colours of our own, everything else from game-icons.net (CC BY 3.0).

import type { ComponentType, ReactNode, SVGProps } from "react";
import Barn from "~icons/game-icons/barn";
import Meal from "~icons/game-icons/bowl-of-rice";
import Forest from "~icons/game-icons/burning-forest";
import Hammer from "~icons/game-icons/claw-hammer";
import Feather from "~icons/game-icons/feather";
import Shrine from "~icons/game-icons/fire-shrine";
import Fishing from "~icons/game-icons/fishing";
import Gears from "~icons/game-icons/gears";
import Rain from "~icons/game-icons/heavy-rain";
import Meeple from "~icons/game-icons/meeple";
import Mining from "~icons/game-icons/mining";
import Scales from "~icons/game-icons/scales";
import Scroll from "~icons/game-icons/scroll-quill";
import Snake from "~icons/game-icons/snake-totem";
import Sprout from "~icons/game-icons/sprout";
import Wall from "~icons/game-icons/stone-wall";
import Sun from "~icons/game-icons/sun";
import SunPriest from "~icons/game-icons/sun-priest";
import Tombstone from "~icons/game-icons/tombstone";

type Drawn = ComponentType<SVGProps<SVGSVGElement>>;

/** Goods, around the origin and 24 wide. */
const GOODS: Record<string, ReactNode> = {
  corn: (
    <>
      <path d="M3 10C-6 11 -9 4 -8 -2C-4 0 0 4 3 10Z" fill="#6d9a3f" stroke="#3d5c20" />
      <path d="M-3 7C-7 1 -3 -8 5 -11C9 -7 8 3 2 9C0 10 -2 9 -3 7Z" fill="#f2c230" stroke="#8a6510" />
      <path
        d="M5 -10.5C1 -5 -1 1 -0.6 8.5M-2.6 -4.5L5.6 5M0.6 -8.3L7.4 0.4M-4 0.4L2.9 8M7.8 -4.8C3 -2 -1 1 -3.7 4.4M8 -0.4C4 2 1 4.6 -1.2 8"
        fill="none"
        stroke="#b98713"
        strokeWidth="0.9"
      />
      <path d="M1 11C7 9 10 4 9 -2C5 1 2 5 1 11Z" fill="#86b552" stroke="#3d5c20" />
    </>
  ),
  wood: (
    <>
      <path d="M-9.5 -1L4 -9L10 -2L-3.5 6.5Z" fill="#a9713d" stroke="#5b3717" />
      <path d="M-7 -0.4L5.4 -7.2M-4.6 2.4L7.6 -4.6" stroke="#7c4d24" strokeWidth="1" />
      <ellipse
        cx="-6.3"
        cy="3"
        rx="4"
        ry="5"
        transform="rotate(-28 -6.3 3)"
        fill="#e0b681"
        stroke="#5b3717"
      />
      <ellipse
        cx="-6.3"
        cy="3"
        rx="1.8"
        ry="2.4"
        transform="rotate(-28 -6.3 3)"
        fill="none"
        stroke="#8a5a2c"
        strokeWidth="1"
      />
    </>
  ),
  stone: (
    <>
      <path d="M-9 5L-7 -4L0 -9L7 -5L10 4L4 9L-5 9Z" fill="#aab3b6" stroke="#4a5457" />
      <path d="M-7 -4L-1 -1L0 -9M-1 -1L7 -5M-1 -1L0 9" fill="none" stroke="#6d787b" strokeWidth="1" />
      <path d="M-7 -4L-1 -1L0 9L-5 9L-9 5Z" fill="#8b9699" stroke="none" opacity="0.55" />
    </>
  ),
  gold: (
    <>
      <path d="M-5.5 -5H5.5L10 7H-10Z" fill="#f3ca45" stroke="#85600b" />
      <path d="M-5.5 -5H5.5L6.6 -2H-6.6Z" fill="#fdeaa0" stroke="#85600b" strokeWidth="0.8" />
      <path d="M-4 3.5H4" stroke="#a97c12" strokeWidth="1.6" />
    </>
  ),
  skull: (
    <>
      <path
        d="M0 -10.5C6.5 -10.5 9.5 -6 9 -1C8.8 2 7 3.2 5.6 4.2L5.2 9.5H-5.2L-5.6 4.2C-7 3.2 -8.8 2 -9 -1C-9.5 -6 -6.5 -10.5 0 -10.5Z"
        fill="#cfeef2"
        stroke="#2b6a76"
      />
      <path d="M-6 -6L0 -10M6 -6L0 -10M-6 -6L0 -3L6 -6" fill="none" stroke="#7fc3cd" strokeWidth="0.8" />
      <path d="M-6.2 -1.4H-1.6L-2.4 2.6L-5.6 2.4ZM6.2 -1.4H1.6L2.4 2.6L5.6 2.4Z" fill="#1d4f59" />
      <path d="M0 2.8L-1.2 5.2H1.2ZM-2.4 6.6V9.4M0 6.6V9.4M2.4 6.6V9.4" stroke="#1d4f59" fill="#1d4f59" />
    </>
  ),
};

export const TEMPLE_SIGNS: Record<string, Drawn> = { chaac: Rain, quetzalcoatl: Feather, kukulkan: Snake };

const SIGNS: Record<string, Drawn> = {
  agriculture: Sprout,
  extraction: Mining,
  architecture: Wall,
  theology: SunPriest,
  farm: Barn,
  civic: Scroll,
  tomb: Tombstone,
  shrine: Shrine,
  fish: Fishing,
  burn: Forest,
  market: Scales,
  build: Hammer,
  borrow: Gears,
  worker: Meeple,
  food: Meal,
  sun: Sun,
};

/** A stepped pyramid, in the colour of its temple and with its god's sign; grey and with a question for any. */
function Step({ temple, down = false }: { temple: string; down?: boolean }) {
  const Sign = TEMPLE_SIGNS[temple];
  return (
    <>
      <path
        d="M-11 10V4.6H-7.6V-0.8H-4.2V-6H4.2V-0.8H7.6V4.6H11V10Z"
        fill={`var(--tz-${Sign ? temple : "any"})`}
        stroke="var(--tz-carve)"
      />
      {Sign ? (
        <Sign x={-4.6} y={-1.4} width={9.2} height={9.2} color="#fff" />
      ) : (
        <text y="7.6" textAnchor="middle" fontSize="10.5" fontWeight="800" fill="#fff">
          ?
        </text>
      )}
      <path
        d={down ? "M0 -6.2L-4.6 -11H4.6Z" : "M0 -12L-4.6 -6.8H4.6Z"}
        fill={down ? "var(--bad)" : "var(--tz-up)"}
        stroke="var(--tz-carve)"
        strokeWidth="0.8"
      />
    </>
  );
}

/** What an action, a card or a move shows: a name of the lists above, or one of the forms below. */
export type IconName = string;

function Inside({ name, number }: { name: IconName; number?: string }): ReactNode {
  const goods = GOODS[name];
  if (goods)
    return (
      <g strokeWidth="1.1" strokeLinejoin="round">
        {goods}
      </g>
    );
  if (name.startsWith("up-")) return <Step temple={name.slice(3)} />;
  if (name.startsWith("down-")) return <Step temple={name.slice(5)} down />;
  if (name === "resource")
    return (
      <g strokeWidth="1.3" strokeLinejoin="round">
        <g transform="translate(-5.4 4) scale(0.56)">{GOODS.wood}</g>
        <g transform="translate(5.6 4.4) scale(0.54)">{GOODS.stone}</g>
        <g transform="translate(0 -5.4) scale(0.56)">{GOODS.gold}</g>
      </g>
    );
  if (name === "field-corn" || name === "field-wood") {
    const corn = name === "field-corn";
    return (
      <g strokeWidth="1.2">
        <rect
          x="-10.5"
          y="-10.5"
          width="21"
          height="21"
          rx="3"
          fill={corn ? "var(--tz-soil)" : "var(--tz-forest)"}
          stroke="var(--tz-carve)"
        />
        <g transform="scale(0.74)">{GOODS[corn ? "corn" : "wood"]}</g>
      </g>
    );
  }
  if (name === "technology")
    return (
      <g fill="var(--tz-glyph)">
        <path d="M-10 10V3H-4V10ZM-3 10V-3H3V10ZM4 10V-10H10V10Z" />
      </g>
    );
  if (name === "vp")
    return (
      <>
        <path d={STAR} fill="var(--tz-jade)" stroke="var(--tz-carve)" strokeLinejoin="round" />
        <text
          y="4.2"
          textAnchor="middle"
          fontSize={(number?.length ?? 0) > 2 ? 9 : 12}
          fontWeight="800"
          fill="#fff"
        >
          {number}
        </text>
      </>
    );
  if (name === "fed")
    return (
      <>
        <Meeple x={-11.5} y={-11.5} width={17} height={17} color="var(--tz-glyph)" />
        <Meal x={-2.5} y={-1.5} width={14} height={14} color="var(--tz-bowl)" />
      </>
    );
  if (name === "space-ahead")
    return (
      <g fill="none" stroke="var(--tz-glyph)" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="-5.4" cy="2.5" r="5" />
        <circle cx="6.6" cy="2.5" r="4" fill="var(--tz-chichen)" />
        <path d="M-5.4 -6C-2 -11 4 -11 6.6 -5.4M6.8 -9.4L6.6 -5.2L2.6 -6.6" />
      </g>
    );
  const Sign = SIGNS[name] ?? TEMPLE_SIGNS[name];
  return Sign ? <Sign x={-11} y={-11} width={22} height={22} color="var(--tz-glyph)" /> : null;
}

const STAR = Array.from({ length: 16 }, (_, i) => {
  const r = i % 2 ? 9.4 : 11.6;
  const a = (i * Math.PI) / 8;
  return `${i ? "L" : "M"}${(r * Math.cos(a)).toFixed(2)} ${(r * Math.sin(a)).toFixed(2)}`;
})
  .join("")
  .concat("Z");

/** A symbol in a drawing, around `x`, `y`. */
interface Given {
  name: IconName;
  /** Points stand inside of their symbol. */
  number?: string;
}

export function Glyph({
  x = 0,
  y = 0,
  size = 24,
  ...given
}: Given & { x?: number; y?: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
      <Inside {...given} />
    </g>
  );
}

/** A symbol in text. What it means is said beside it or in the label of what it stands in. */
export function Icon({ size = "1.5em", ...given }: Given & { size?: number | string }) {
  return (
    <svg
      className="tz-icon"
      viewBox="-12 -12 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <Inside {...given} />
    </svg>
  );
}
