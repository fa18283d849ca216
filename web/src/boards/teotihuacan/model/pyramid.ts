// The Pyramid as a thing of cells: what is seen from above, what a turned tile would cover, where tiles can go.
//
// Icons are b, r, g for the figures of the temples and n for the pale one; capitals are in colour.

import type { SideId, TeoPrinted, TeoView } from "../types";

export const SIZE = 8;
export const LEVELS = 4;
export type Cell = readonly [row: number, column: number];

export interface Place {
  level: number;
  row: number;
  column: number;
}

/** A place from its name, `2.0.1`. */
export function placeOf(name: string): Place {
  const [level = 0, row = 0, column = 0] = name.split(".").map(Number);
  return { level, row, column };
}

export function nameOf({ level, row, column }: Place): string {
  return `${level}.${row}.${column}`;
}

/** The cells that a tile covers, clockwise from its top left, as its icons are written. */
export function cellsOf({ level, row, column }: Place): [Cell, Cell, Cell, Cell] {
  const top = 2 * row + level - 1;
  const left = 2 * column + level - 1;
  return [
    [top, left],
    [top, left + 1],
    [top + 1, left + 1],
    [top + 1, left],
  ];
}

/** The icons of a tile, clockwise from the top left, after so many quarter turns clockwise. */
export function turnedIcons(icons: string, turned: number): string[] {
  return [0, 1, 2, 3].map((corner) => icons[(corner - turned + 4) % 4] ?? "");
}

/** All places of a level, row by row. */
export function placesOf(level: number): Place[] {
  const side = LEVELS + 1 - level;
  return Array.from({ length: side * side }, (_, i) => ({
    level,
    row: Math.floor(i / side),
    column: i % side,
  }));
}

/** Places without a tile that have all that they rest on, whether or not a tile can be paid for. */
export function openPlaces(view: TeoView): Place[] {
  const built = view.pyramid.tiles;
  return [1, 2, 3, 4].flatMap(placesOf).filter((place) => {
    if (nameOf(place) in built) return false;
    if (place.level === 1) return true;
    const { level, row, column } = place;
    return [0, 1].every((down) =>
      [0, 1].every((right) => nameOf({ level: level - 1, row: row + down, column: column + right }) in built),
    );
  });
}

export interface Seen {
  icons: string[][];
  levels: number[][];
}

/** What is seen from above, row by row, and how high it lies; only up to a level, if one is given. */
export function fromAbove(view: TeoView, printed: TeoPrinted, upTo = LEVELS): Seen {
  const icons = printed.pyramid.ground.map((row) => [...row]);
  const levels = icons.map((row) => row.map(() => 0));
  const put = ([row, column]: Cell, icon: string, level: number) => {
    const line = icons[row];
    const heights = levels[row];
    if (line && heights) {
      line[column] = icon;
      heights[column] = level;
    }
  };
  const tiles = Object.entries(view.pyramid.tiles).map(([name, tile]) => ({ place: placeOf(name), tile }));
  tiles.sort((a, b) => a.place.level - b.place.level);
  for (const { place, tile } of tiles) {
    if (place.level > upTo) continue;
    const turned = turnedIcons(printed.pyramid_tiles[tile.tile] ?? "", tile.turned);
    cellsOf(place).forEach((cell, corner) => {
      put(cell, turned[corner] ?? "", place.level);
    });
  }
  for (const side of printed.decoration_side) {
    view.decorations.sides[side.id].slice(1).forEach((tile, i) => {
      const level = i + 1;
      if (level > upTo) return;
      side.cells[i]?.forEach((cell, half) => {
        put(cell, printed.decoration_tiles[tile]?.[side.halves[half] ?? 0] ?? "", level);
      });
    });
  }
  return { icons, levels };
}

export interface Match {
  cell: Cell;
  /** The icon that is put there, and the one it covers. */
  icon: string;
  covers: string;
  /** Equal figures, whatever their colours. */
  matches: boolean;
}

function matched(cell: Cell, icon: string, covers: string): Match {
  return { cell, icon, covers, matches: icon !== "" && icon.toLowerCase() === covers.toLowerCase() };
}

/** What a tile would cover in a place when turned. */
export function tileMatches(
  seen: Seen,
  printed: TeoPrinted,
  tile: string,
  place: Place,
  turned: number,
): Match[] {
  const icons = turnedIcons(printed.pyramid_tiles[tile] ?? "", turned);
  return cellsOf(place).map((cell, corner) =>
    matched(cell, icons[corner] ?? "", seen.icons[cell[0]]?.[cell[1]] ?? ""),
  );
}

/** The two cells of a decoration space; number 1 lies beside the Pyramid. */
export function decorationCells(printed: TeoPrinted, id: SideId, number: number): [Cell, Cell] {
  const side = printed.decoration_side.find((one) => one.id === id);
  const cells = side?.cells[number - 2];
  if (cells?.[0] && cells[1]) return [cells[0], cells[1]];
  const beside: Record<SideId, [Cell, Cell]> = {
    top: [
      [-1, 3],
      [-1, 4],
    ],
    right: [
      [3, SIZE],
      [4, SIZE],
    ],
    bottom: [
      [SIZE, 3],
      [SIZE, 4],
    ],
    left: [
      [3, -1],
      [4, -1],
    ],
  };
  return beside[id];
}

/** What a Decoration tile would cover on the next space of a side. */
export function decorationMatches(view: TeoView, printed: TeoPrinted, tile: string, id: SideId): Match[] {
  const side = printed.decoration_side.find((one) => one.id === id);
  if (!side) return [];
  const number = view.decorations.sides[id].length + 1;
  const seen = fromAbove(view, printed);
  return decorationCells(printed, id, number).map((cell, half) => {
    const icon = printed.decoration_tiles[tile]?.[side.halves[half] ?? 0] ?? "";
    const covers = number === 1 ? (side.icons[half] ?? "") : (seen.icons[cell[0]]?.[cell[1]] ?? "");
    return matched(cell, icon, covers);
  });
}
