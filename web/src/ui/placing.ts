// Where the words about a thing are shown: beside it, where they cover as little as can be of what else one may ask about.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;
/** Pixels within which things are next to each other. */
const NEAR = 60;
const NARROWEST = 200;

function covered(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(across, 0) * Math.max(down, 0);
}

/** How near two boxes are: 1 at the same place, and less the farther away. */
function nearness(one: Box, other: Box): number {
  const across = one.left + one.width / 2 - other.left - other.width / 2;
  const down = one.top + one.height / 2 - other.top - other.height / 2;
  return (NEAR / (NEAR + Math.hypot(across, down))) ** 2;
}

/** Where words of this size are shown about a thing, among others, on a screen of this size. */
export function placed(
  about: Box,
  size: Pick<Box, "width" | "height">,
  others: readonly Box[],
  screen: Pick<Box, "width" | "height">,
): Box {
  const { width, height } = size;
  const end = about.left + about.width;
  const places: Box[] = [];
  for (const left of [about.left + (about.width - width) / 2, about.left, end - width]) {
    places.push({ left, top: about.top - height - GAP, width, height });
    places.push({ left, top: about.top + about.height + GAP, width, height });
  }
  // Beside it they may be narrower, and so higher.
  for (const room of [screen.width - end - 2 * GAP, about.left - 2 * GAP]) {
    if (room < Math.min(width, NARROWEST)) continue;
    const narrow = Math.min(width, room);
    const high = narrow < width ? (1.15 * height * width) / narrow : height;
    const left = room === about.left - 2 * GAP ? about.left - narrow - GAP : end + GAP;
    for (const top of [about.top + (about.height - high) / 2, about.top, about.top + about.height - high])
      places.push({ left, top, width: narrow, height: high });
  }
  const inside = (at: number, long: number, room: number) => Math.max(Math.min(at, room - long - GAP), GAP);
  // What is asked about counts most, then what is next to it; of places that are alike, the first.
  const cost = (place: Box) =>
    others.reduce((sum, other) => sum + covered(place, other) * nearness(about, other), 0) +
    1000 * covered(place, about);
  const [first, ...rest] = places.map((place) => ({
    ...place,
    left: inside(place.left, place.width, screen.width),
    top: inside(place.top, place.height, screen.height),
  }));
  let best = first as Box;
  for (const place of rest) if (cost(place) < cost(best)) best = place;
  return best;
}
