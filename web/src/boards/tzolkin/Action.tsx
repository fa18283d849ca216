// The discs of the actions: what the worker beside one may do, in symbols.

import { useWords } from "../../words";
import { aboutAction } from "./about";
import { actionChips, actionCost, type Chip, cornOf, numberOf } from "./chips";
import type { Point, WheelPlan } from "./geometry";
import { Glyph } from "./icons";
import { DrawnTarget, GAME, useTable } from "./table";

/** The token that a medallion stands for in what is being decided; null when it is only there to be read. */
function actionToken(ask: ReturnType<typeof useTable>["ask"], gear: string, action: number): string | null {
  if (ask?.ask === "action") return ask.gear === gear ? `do:${action}` : null;
  if (ask?.ask === "use") return `use:${gear}.${action}`;
  return null;
}

interface Props {
  wheel: WheelPlan;
  space: number;
  at: Point;
  size: number;
  /** From its middle: where the number of the space is, and where a crystal skull is offered. */
  number: Point;
  skull: Point;
  /** How much larger these two are where all of it is drawn small. */
  larger?: number;
  /** How wide its symbols may be. */
  room?: number;
}

/** An action with what it gives, fixed beside the space whose worker performs it. */
export function Medallion({ wheel, space, at, size, number, skull, larger = 1, room = 76 }: Props) {
  const table = useTable();
  const words = useWords();
  const free = wheel.freeChoice.includes(space);
  const borrowed = table.ask?.ask === "use" && wheel.id === "chichen_itza";
  const token = free || borrowed ? null : actionToken(table.ask, wheel.id, space);
  const chips = free ? [] : actionChips(table.printed, wheel.id, space);
  const cost = free ? [] : actionCost(table.printed, wheel.id, space);
  const offered = wheel.id === "chichen_itza" ? table.view.skull_spaces[space] : undefined;
  const here = table.ask?.ask === "action" && table.ask.gear === wheel.id && table.ask.space === space;
  const move = token === null ? undefined : table.legal.get(token);
  const back = cornOf(move, table.seat);
  return (
    <DrawnTarget
      token={token}
      label={`${words.name(GAME, wheel.id)} ${space}`}
      about={aboutAction(words, table, wheel, space)}
      className={`tz-medallion${offered === undefined ? "" : " tz-spent"}${here ? " tz-here" : ""}${free ? " tz-any" : ""}`}
      readable={space === 1 ? "first" : true}
      hit={<circle cx={at.x} cy={at.y} r={size} />}
      rule={wheel.id.replace("_", "-")}
      spot={`${wheel.id}-${space}`}
      anchor={`${wheel.id}-${space}`}
    >
      <g transform={`translate(${at.x} ${at.y})`}>
        <circle r={size} className="tz-medallion-disc" />
        <circle r={size - 5} className="tz-medallion-line" />
        <Content chips={chips} cost={cost} room={room} />
        {free ? (
          <text y="7" textAnchor="middle" fontSize="19" className="tz-amount">
            1–{(wheel.freeChoice[0] as number) - 1}
          </text>
        ) : null}
        <g transform={`translate(${number.x} ${number.y}) scale(${larger})`} className="tz-number">
          <circle r="12.5" />
          <text y="5.2" textAnchor="middle">
            {space}
          </text>
        </g>
        {wheel.id === "chichen_itza" && !free ? (
          <g transform={`translate(${skull.x} ${skull.y}) scale(${larger})`} className="tz-skull-space">
            <circle r="11.5" />
            {offered === undefined ? null : <Glyph name="skull" size={19} />}
          </g>
        ) : null}
        {back > 0 ? (
          <g transform={`translate(0 ${size - 4}) scale(${larger})`} className="tz-price">
            <rect x="-23" y="-11" width="46" height="22" rx="11" />
            <text x="-8" y="5" textAnchor="middle">
              −{back}
            </text>
            <Glyph name="corn" x={10} size={17} />
          </g>
        ) : null}
      </g>
    </DrawnTarget>
  );
}

/** Up to three symbols with their numbers in a row or two, and above them what they cost. */
function Content({ chips, cost, room }: { chips: readonly Chip[]; cost: readonly Chip[]; room: number }) {
  const rows = chips.length > 2 ? [chips.slice(0, 1), chips.slice(1)] : chips.length ? [chips] : [];
  const lift = cost.length ? 9 : 0;
  return (
    <>
      {cost.length ? (
        <g transform="translate(0 -21)" className="tz-medallion-cost">
          <rect x="-20" y="-11" width="40" height="20" rx="10" />
          <Symbols chips={cost} size={17} room={room} minus />
        </g>
      ) : null}
      {rows.map((row, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity than their place.
        <g key={i} transform={`translate(0 ${lift + (i - (rows.length - 1) / 2) * 29})`}>
          <Symbols chips={row} room={room} size={rows.length > 1 ? 27 : row.length > 1 ? 28 : 38} />
        </g>
      ))}
    </>
  );
}

interface SymbolsProps {
  chips: readonly Chip[];
  size: number;
  room: number;
  minus?: boolean;
}

function Symbols({ chips, size, room, minus }: SymbolsProps) {
  const words = useWords();
  const letter = size * 0.5;
  const parts = chips.map((chip) => {
    const n = numberOf(chip);
    const text = n === null ? "" : `${minus ? "−" : ""}${words.number(n)}`;
    const inside = chip.icon === "vp";
    const drawn = inside ? size * 1.2 : size;
    const before = inside ? 0 : text.length * letter;
    return { chip, text, inside, drawn, before, width: before + drawn + (chip.per ? size * 1.25 : 0) };
  });
  const gap = 3;
  const wide = parts.reduce((sum, part) => sum + part.width, 0) + gap * (parts.length - 1);
  let x = -wide / 2;
  const drawn = parts.map(({ chip, text, inside, drawn, before, width }, i) => {
    const left = x;
    x += width + gap;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: symbols have no other identity than their place.
      <g key={i} transform={`translate(${left} 0)`}>
        {inside ? null : (
          <text y={size * 0.3} fontSize={size * 0.86} className="tz-amount">
            {text}
          </text>
        )}
        <Glyph name={chip.icon} x={before + drawn / 2} size={drawn} {...(inside ? { number: text } : {})} />
        {chip.per ? (
          <>
            <text x={before + size * 1.02} y={size * 0.28} fontSize={size * 0.8} className="tz-amount">
              /
            </text>
            <Glyph name={chip.per} x={before + size * 1.75} size={size} />
          </>
        ) : null}
      </g>
    );
  });
  return <g transform={`scale(${Math.min(1, room / wide)})`}>{drawn}</g>;
}
