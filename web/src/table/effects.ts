import type { GameEvent, Player } from "../contract";
import type { Words } from "../words";

/** What happens, in one line: each event in words. */
export function effectsInWords(
  words: Words,
  game: string,
  events: readonly GameEvent[],
  players: readonly Player[],
): string {
  return events.map((event) => words.event(game, event, players)).join(" · ");
}

/** The points that events score, by player. */
export function pointsOf(events: readonly GameEvent[]): Map<number, number> {
  const points = new Map<number, number>();
  for (const { event, seat, points: scored } of events) {
    if (event !== "points" || seat === undefined || typeof scored !== "number") continue;
    points.set(seat, (points.get(seat) ?? 0) + scored);
  }
  return points;
}
