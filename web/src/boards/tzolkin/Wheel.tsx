// A wheel that carries workers, and the actions that lie fixed around it.

import { useMemo } from "react";
import { MarkShape } from "../../ui/Mark";
import { useWords } from "../../words";
import { aboutAction, aboutSpace } from "./about";
import { actionChips, actionCost, type Chip, cornOf, numberOf } from "./chips";
import {
  later,
  lowestEmpty,
  medallionOf,
  polar,
  type Stander,
  spaceAngle,
  spacePoint,
  standersOf,
  toothedPath,
  type WheelPlan,
} from "./geometry";
import { Glyph } from "./icons";
import { DrawnTarget, GAME, useTable } from "./table";

const WORKER = 44;

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
              {...(line.length > 6 ? { textLength: 84, lengthAdjust: "spacingAndGlyphs" } : {})}
            >
              {line}
            </text>
          ))}
        </g>
      </g>
      {actions.map((space) => (
        <Medallion key={space} wheel={wheel} space={space} />
      ))}
      <Placement wheel={wheel} />
      <Workers wheel={wheel} standers={standersOf(table.view, wheel)} />
    </g>
  );
}

/** A name of two words takes two lines. */
function wheelName(name: string): string[] {
  return name.split(/[ -]/);
}

// ---- workers ---------------------------------------------------------------------------------------------

function Workers({ wheel, standers }: { wheel: WheelPlan; standers: Stander[] }) {
  const ordered = [...standers].sort((a, b) => a.space - b.space);
  return ordered.map((stander) => (
    <Worker key={`${stander.tooth}-${stander.who}`} wheel={wheel} stander={stander} />
  ));
}

/** A worker turns with its wheel around the wheel's centre, and back around itself, so that its letter stays upright. */
function Worker({ wheel, stander }: { wheel: WheelPlan; stander: Stander }) {
  const table = useTable();
  const words = useWords();
  const { who, space, tooth } = stander;
  const then = later(wheel, space, who, table.ahead);
  const own = who !== "neutral" && who === table.seat;
  const from = wheel.mesh + ((tooth + 1) * 360) / wheel.teeth;
  const gear = words.name(GAME, wheel.id);
  const label =
    who === "neutral"
      ? words.t("tzolkin-board-neutral-on", { "gear-name": gear, space })
      : words.t("tzolkin-board-worker-on", {
          player: table.players[who]?.name ?? "",
          "gear-name": gear,
          space,
        });
  const drawing = (
    <g transform={`translate(${wheel.seatRadius} 0)`}>
      <g data-teeth={wheel.teeth} data-way={-1} data-from={-from} className="tz-turning">
        {who === "neutral" ? <NeutralWorker /> : <PlayerWorker who={table.players[who]?.mark ?? who} />}
      </g>
    </g>
  );
  const token = own ? `pick:${wheel.id}.${space}` : null;
  const picked = table.ask?.ask === "start" || table.ask?.ask === "pick" || table.ask?.ask === "place";
  return (
    <g
      transform={`translate(${wheel.centre.x} ${wheel.centre.y})`}
      className={then.off ? "tz-off" : undefined}
    >
      <g data-teeth={wheel.teeth} data-way={1} data-from={from} className="tz-turning">
        <DrawnTarget
          token={picked ? token : null}
          label={label}
          about={own && space <= wheel.last ? aboutSpace(words, table, wheel, space) : undefined}
          className="tz-worker"
          hit={<circle cx={wheel.seatRadius} r={WORKER / 2 + 4} />}
          anchor={`worker-${wheel.id}-${space}`}
          {...(own ? { spot: `worker-${wheel.id}-${space}` } : {})}
        >
          {drawing}
        </DrawnTarget>
      </g>
    </g>
  );
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

/** Where the next worker placed here goes: the lowest empty space (rule 4.2). */
function Placement({ wheel }: { wheel: WheelPlan }) {
  const table = useTable();
  const words = useWords();
  const space = lowestEmpty(table.view, wheel);
  const asked = table.ask !== null && ["start", "place", "pick"].includes(table.ask.ask);
  if (space === null || !asked || table.ahead > 0) return null;
  const token = `place:${wheel.id}`;
  const move = table.legal.get(token);
  const at = spacePoint(wheel, space);
  const price = polar(at, 27, spaceAngle(wheel, space) + 180);
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
        <g transform={`translate(${price.x} ${price.y})`} className="tz-price">
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

// ---- actions ---------------------------------------------------------------------------------------------

/** The token that a medallion stands for in what is being decided; null when it is only there to be read. */
function actionToken(ask: ReturnType<typeof useTable>["ask"], gear: string, action: number): string | null {
  if (ask?.ask === "action") return ask.gear === gear ? `do:${action}` : null;
  if (ask?.ask === "use") return `use:${gear}.${action}`;
  return null;
}

function Medallion({ wheel, space }: { wheel: WheelPlan; space: number }) {
  const table = useTable();
  const words = useWords();
  const { at, size } = medallionOf(wheel, space);
  const free = wheel.freeChoice.includes(space);
  const borrowed = table.ask?.ask === "use" && wheel.id === "chichen_itza";
  const token = free || borrowed ? null : actionToken(table.ask, wheel.id, space);
  const chips = free ? [] : actionChips(table.printed, wheel.id, space);
  const cost = free ? [] : actionCost(table.printed, wheel.id, space);
  const offered = wheel.id === "chichen_itza" ? table.view.skull_spaces[space] : undefined;
  const here = table.ask?.ask === "action" && table.ask.gear === wheel.id && table.ask.space === space;
  const move = token === null ? undefined : table.legal.get(token);
  const back = cornOf(move, table.seat);
  const inwards = polar({ x: 0, y: 0 }, size - 3, spaceAngle(wheel, space) + 180);
  const outwards = polar({ x: 0, y: 0 }, size - 1, spaceAngle(wheel, space));
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
        <Content chips={chips} cost={cost} />
        {free ? (
          <text y="7" textAnchor="middle" fontSize="19" className="tz-amount">
            1–{(wheel.freeChoice[0] as number) - 1}
          </text>
        ) : null}
        <g transform={`translate(${inwards.x} ${inwards.y})`} className="tz-number">
          <circle r="12.5" />
          <text y="5.2" textAnchor="middle">
            {space}
          </text>
        </g>
        {wheel.id === "chichen_itza" && !free ? (
          <g transform={`translate(${outwards.x} ${outwards.y})`} className="tz-skull-space">
            <circle r="11.5" />
            {offered === undefined ? null : <Glyph name="skull" size={19} />}
          </g>
        ) : null}
        {back > 0 ? (
          <g transform={`translate(0 ${size - 4})`} className="tz-price">
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
function Content({ chips, cost }: { chips: readonly Chip[]; cost: readonly Chip[] }) {
  const rows = chips.length > 2 ? [chips.slice(0, 1), chips.slice(1)] : chips.length ? [chips] : [];
  const lift = cost.length ? 9 : 0;
  return (
    <>
      {cost.length ? (
        <g transform="translate(0 -21)" className="tz-medallion-cost">
          <rect x="-20" y="-11" width="40" height="20" rx="10" />
          <Symbols chips={cost} size={17} minus />
        </g>
      ) : null}
      {rows.map((row, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity than their place.
        <g key={i} transform={`translate(0 ${lift + (i - (rows.length - 1) / 2) * 29})`}>
          <Symbols chips={row} size={rows.length > 1 ? 27 : row.length > 1 ? 28 : 38} />
        </g>
      ))}
    </>
  );
}

function Symbols({ chips, size, minus }: { chips: readonly Chip[]; size: number; minus?: boolean }) {
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
  let x = -(parts.reduce((sum, part) => sum + part.width, 0) + gap * (parts.length - 1)) / 2;
  return parts.map(({ chip, text, inside, drawn, before, width }, i) => {
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
}
