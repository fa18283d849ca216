// What is drawn of the Pyramid, in units of its cells: the ground, the tiles of each level, where things may go.

import type { GameEvent } from "../../../contract";
import { changes } from "../model/effects";
import {
  cellsOf,
  decorationCells,
  decorationMatches,
  fromAbove,
  type Match,
  nameOf,
  openPlaces,
  type Place,
  placeOf,
  SIZE,
  tileMatches,
  turnedIcons,
} from "../model/pyramid";
import { useSay, useTable } from "../table";
import type { SideId } from "../types";
import { ActGroup } from "./Act";
import { Figure } from "./Icons";
import { Tip } from "./Tip";

const SIDES: SideId[] = ["top", "right", "bottom", "left"];

/** A slab of stone with bevelled edges. */
function Slab({
  x,
  y,
  width,
  height,
  fill,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  fill: string;
}) {
  const gap = 0.04;
  return (
    <>
      <rect
        x={x + gap}
        y={y + gap}
        width={width - 2 * gap}
        height={height - 2 * gap}
        rx="0.13"
        fill={fill}
        stroke="var(--teo-stone-edge)"
        strokeWidth="0.045"
      />
      <path
        d={`M${x + 0.16} ${y + height - 0.2}V${y + 0.24}q0-.1.1-.1H${x + width - 0.2}`}
        fill="none"
        stroke="#fff"
        strokeOpacity="0.4"
        strokeWidth="0.05"
        strokeLinecap="round"
      />
    </>
  );
}

export function Ground() {
  const { view, printed } = useTable();
  return (
    <>
      <rect x="-1.25" y="-1.25" width={SIZE + 2.5} height={SIZE + 2.5} rx="0.5" fill="var(--teo-earth)" />
      <rect
        x="-0.08"
        y="-0.08"
        width={SIZE + 0.16}
        height={SIZE + 0.16}
        rx="0.16"
        fill="var(--teo-ground-cell)"
      />
      <path
        d={Array.from({ length: 5 }, (_, i) => `M${2 * i} 0V${SIZE}M0 ${2 * i}H${SIZE}`).join("")}
        stroke="var(--teo-ground-line)"
        strokeWidth="0.04"
      />
      {printed.pyramid.ground.map((row, y) =>
        [...row].map((icon, x) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: printed cells stay where they are.
          <g key={`${y}.${x}`} opacity="0.55">
            <Figure icon={icon} x={x + 0.5} y={y + 0.5} size={0.8} />
          </g>
        )),
      )}
      {SIDES.map((side) => {
        const printedSide = printed.decoration_side.find((one) => one.id === side);
        const tile = view.decorations.sides[side][0];
        return (
          <g key={side}>
            {decorationCells(printed, side, 1).map(([row, column], half) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the halves of a space stay where they are.
              <g key={half}>
                <rect
                  x={column + 0.06}
                  y={row + 0.06}
                  width="0.88"
                  height="0.88"
                  rx="0.12"
                  fill="var(--teo-ground-cell)"
                  stroke="var(--teo-ground-line)"
                  strokeWidth="0.05"
                />
                <g opacity="0.6">
                  <Figure icon={printedSide?.icons[half] ?? ""} x={column + 0.5} y={row + 0.5} size={0.8} />
                </g>
              </g>
            ))}
            {tile ? <Decoration tile={tile} side={side} number={1} /> : null}
          </g>
        );
      })}
    </>
  );
}

/** A Decoration tile where it lies. */
function Decoration({ tile, side, number }: { tile: string; side: SideId; number: number }) {
  const { printed } = useTable();
  const cells = decorationCells(printed, side, number);
  const halves = printed.decoration_side.find((one) => one.id === side)?.halves ?? [0, 1];
  const icons = printed.decoration_tiles[tile] ?? "";
  const [[top, left], [bottom, right]] = cells;
  return (
    <g data-piece={`deco-${tile}`}>
      <Slab x={left} y={top} width={right - left + 1} height={bottom - top + 1} fill="var(--teo-clay)" />
      {cells.map(([row, column], half) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the halves of a tile stay where they are.
        <Figure key={half} icon={icons[halves[half] ?? 0] ?? ""} x={column + 0.5} y={row + 0.5} size={0.84} />
      ))}
    </g>
  );
}

function Tile({ place, icons, level }: { place: Place; icons: readonly string[]; level: number }) {
  const cells = cellsOf(place);
  const [top, left] = cells[0];
  return (
    <>
      <Slab x={left} y={top} width={2} height={2} fill={`var(--teo-stone-${level})`} />
      {cells.map(([row, column], corner) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the corners of a tile stay where they are.
        <Figure key={corner} icon={icons[corner] ?? ""} x={column + 0.5} y={row + 0.5} size={0.88} />
      ))}
    </>
  );
}

/** All that lies on a level, and the decorations on it. */
export function Level({ level }: { level: number }) {
  const { view, printed } = useTable();
  const tiles = Object.entries(view.pyramid.tiles).filter(([name]) => placeOf(name).level === level);
  return (
    <>
      {tiles.map(([name, { tile, turned }]) => (
        <g key={name} data-piece={`tile-${tile}`}>
          <Tile
            place={placeOf(name)}
            icons={turnedIcons(printed.pyramid_tiles[tile] ?? "", turned)}
            level={level}
          />
        </g>
      ))}
      {SIDES.map((side) => {
        const tile = view.decorations.sides[side][level];
        return tile ? <Decoration key={side} tile={tile} side={side} number={level + 1} /> : null;
      })}
    </>
  );
}

/** A ring around every icon that covers its like. */
function Matches({ matches }: { matches: readonly Match[] }) {
  return (
    <>
      {matches
        .filter((match) => match.matches)
        .map(({ cell: [row, column] }) => (
          <circle
            key={`${row}.${column}`}
            className="teo-match"
            cx={column + 0.5}
            cy={row + 0.5}
            r="0.43"
            fill="none"
            stroke="var(--teo-match)"
            strokeWidth="0.09"
          />
        ))}
    </>
  );
}

export function pointsOf(events: readonly GameEvent[], player: number): number {
  return changes(events, player).reduce(
    (sum, { what, n, player: other }) => sum + (what === "vp" && other === undefined ? n : 0),
    0,
  );
}

interface TargetsProps {
  turned: number | null;
  pointed: string | null;
  onPoint: (name: string | null) => void;
}

/** Where what is in hand may go, and how it would lie there. */
export function Targets({ turned, pointed, onPoint }: TargetsProps) {
  const { asked } = useTable();
  switch (asked?.ask) {
    case "place":
      return <Places tile={String(asked.tile)} pointed={pointed} onPoint={onPoint} />;
    case "rotate":
      return <Ghost tile={String(asked.tile)} place={placeOf(String(asked.place))} turned={turned ?? 0} />;
    case "discount":
      return (
        <Ghost tile={String(asked.tile)} place={placeOf(String(asked.place))} turned={Number(asked.turned)} />
      );
    case "side":
      return <Sides tile={String(asked.tile)} pointed={pointed} onPoint={onPoint} />;
    default:
      return null;
  }
}

function Ghost({ tile, place, turned }: { tile: string; place: Place; turned: number }) {
  const { view, printed } = useTable();
  const matches = tileMatches(fromAbove(view, printed), printed, tile, place, turned);
  return (
    <g className="teo-ghost" pointerEvents="none">
      <Tile
        place={place}
        icons={turnedIcons(printed.pyramid_tiles[tile] ?? "", turned)}
        level={place.level}
      />
      <Matches matches={matches} />
    </g>
  );
}

/** The turn in which a tile covers most of its likes. */
export function bestTurn(matchesOf: (turned: number) => readonly Match[]): number {
  const counts = [0, 1, 2, 3].map((turned) => matchesOf(turned).filter((match) => match.matches).length);
  return counts.indexOf(Math.max(...counts));
}

function Places({ tile, pointed, onPoint }: { tile: string } & Omit<TargetsProps, "turned">) {
  const { view, printed, legal, me, words } = useTable();
  const { b } = useSay();
  const seen = fromAbove(view, printed);
  return openPlaces(view).map((place) => {
    const name = nameOf(place);
    const [[top, left]] = cellsOf(place);
    const move = legal.get(`place:${name}`);
    const most = Math.max(0, ...(move?.then ?? []).map((next) => pointsOf(next.effects, me ?? 0)));
    const best = bestTurn((turned) => tileMatches(seen, printed, tile, place, turned));
    const label = b("place", { level: place.level, row: place.row + 1, column: place.column + 1 });
    return (
      <ActGroup
        key={name}
        token={`place:${name}`}
        label={move && most > 0 ? `${label}: ${b("up-to-points", { n: most })}` : label}
        className="teo-target"
        imaginable
        onPoint={(on) => onPoint(on ? name : null)}
        tip={<Tip title={label} rule="construction" />}
      >
        <rect x={left + 0.1} y={top + 0.1} width="1.8" height="1.8" rx="0.14" />
        {pointed === name ? <Ghost tile={tile} place={place} turned={best} /> : null}
        {move && most > 0 && pointed !== name ? (
          <text x={left + 1} y={top + 1.27} textAnchor="middle" fontSize="0.8">
            {`+${words.number(most)}`}
          </text>
        ) : null}
      </ActGroup>
    );
  });
}

function Sides({ tile, pointed, onPoint }: { tile: string } & Omit<TargetsProps, "turned">) {
  const { view, printed, legal, me, words } = useTable();
  const { b, name } = useSay();
  return SIDES.map((side) => {
    const number = view.decorations.sides[side].length + 1;
    if (number > 4) return null;
    const move = legal.get(`side:${side}`);
    const cells = decorationCells(printed, side, number);
    const [[top, left], [bottom, right]] = cells;
    const matches = decorationMatches(view, printed, tile, side);
    const points = move ? pointsOf(move.effects, me ?? 0) : 0;
    return (
      <ActGroup
        key={side}
        token={`side:${side}`}
        label={b("side-space", { side: name(`side-${side}`), n: number })}
        className="teo-target"
        imaginable
        onPoint={(on) => onPoint(on ? side : null)}
        tip={<Tip title={b("side-space", { side: name(`side-${side}`), n: number })} rule="decorations" />}
      >
        <rect
          x={left + 0.06}
          y={top + 0.06}
          width={right - left + 0.88}
          height={bottom - top + 0.88}
          rx="0.14"
        />
        {pointed === side ? (
          <g className="teo-ghost" pointerEvents="none">
            <Slab
              x={left}
              y={top}
              width={right - left + 1}
              height={bottom - top + 1}
              fill="var(--teo-clay)"
            />
            {matches.map(({ icon, cell: [row, column] }) => (
              <Figure key={`${row}.${column}`} icon={icon} x={column + 0.5} y={row + 0.5} size={0.84} />
            ))}
            <Matches matches={matches} />
          </g>
        ) : move ? (
          <text
            x={(left + right + 1) / 2}
            y={(top + bottom + 1) / 2 + 0.22}
            textAnchor="middle"
            fontSize="0.6"
          >
            {`+${words.number(points)}`}
          </text>
        ) : null}
      </ActGroup>
    );
  });
}
