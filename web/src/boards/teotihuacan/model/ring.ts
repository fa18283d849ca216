// The ring of eight boards: where each of its places lies, and the way from one to another.

export const PLACES = 8;

/** Row and column of the places, clockwise from the Palace, in a square of three by three around the Pyramid. */
export const AROUND: readonly (readonly [number, number])[] = [
  [1, 2],
  [1, 3],
  [2, 3],
  [3, 3],
  [3, 2],
  [3, 1],
  [2, 1],
  [1, 1],
];

/** The same ring in two columns, for narrow screens: down on the right, up on the left. */
export const IN_TWO_COLUMNS: readonly (readonly [number, number])[] = [
  [1, 2],
  [2, 2],
  [3, 2],
  [4, 2],
  [4, 1],
  [3, 1],
  [2, 1],
  [1, 1],
];

/** How many boards clockwise; from a board to itself it is the whole ring. */
export function distance(ring: readonly string[], from: string, to: string): number {
  return ((ring.indexOf(to) - ring.indexOf(from) + PLACES - 1) % PLACES) + 1;
}

/** The boards that are passed on the way clockwise, without both ends. */
export function passed(ring: readonly string[], from: string, to: string): string[] {
  const start = ring.indexOf(from);
  return Array.from({ length: distance(ring, from, to) - 1 }, (_, i) => ring[(start + i + 1) % PLACES] ?? "");
}
