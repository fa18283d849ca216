// Where the words about a thing are shown: beside it, where they cover as little as can be of what else one may ask about.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;

function covered(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(across, 0) * Math.max(down, 0);
}

/** The left upper corner for words of this size about a thing, among others, on a screen of this size. */
export function placed(
  about: Box,
  size: Pick<Box, "width" | "height">,
  others: readonly Box[],
  screen: Pick<Box, "width" | "height">,
): Pick<Box, "left" | "top"> {
  const { width, height } = size;
  const inside = (at: number, long: number, room: number) => Math.max(Math.min(at, room - long - GAP), GAP);
  const above = about.top - height - GAP;
  const below = about.top + about.height + GAP;
  const before = about.left - width - GAP;
  const after = about.left + about.width + GAP;
  const middle = about.left + (about.width - width) / 2;
  const centre = about.top + (about.height - height) / 2;
  const start = about.left;
  const end = about.left + about.width - width;
  const top = about.top;
  const bottom = about.top + about.height - height;
  const places = [
    ...[middle, start, end].flatMap((left) => [
      { left, top: above },
      { left, top: below },
    ]),
    ...[centre, top, bottom].flatMap((at) => [
      { left: after, top: at },
      { left: before, top: at },
    ]),
  ].map(({ left, top: at }) => ({
    left: inside(left, width, screen.width),
    top: inside(at, height, screen.height),
  }));
  // What is asked about counts most; of places that are alike, the first.
  const cost = (place: Pick<Box, "left" | "top">) => {
    const box = { ...place, width, height };
    return others.reduce((sum, other) => sum + covered(box, other), 0) + 1000 * covered(box, about);
  };
  let best = places[0] as Pick<Box, "left" | "top">;
  for (const place of places) if (cost(place) < cost(best)) best = place;
  return best;
}
