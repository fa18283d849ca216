// The form of a new table: who sits where, and which variants, as what is sent to the server.

import type { GameInfo, GameOption, SeatWish, TableWish } from "../api/types";

export type Choice = string | number | boolean;

export interface Form {
  game: string;
  seats: SeatWish[];
  options: Record<string, Choice>;
  hints: boolean;
  shuffled: boolean;
}

/** The levels of bots for so many seats, from gentle to strong. */
export function levelsFor(game: GameInfo, seats: number): string[] {
  return game.levels[String(seats)] ?? [];
}

/** A level in the middle: good company for a first game. */
export function middleLevel(game: GameInfo, seats: number): string {
  const levels = levelsFor(game, seats);
  return levels[Math.floor(levels.length / 2)] ?? "random";
}

/** What an option may be with so many seats. */
export function choicesFor(option: GameOption, seats: number): Choice[] {
  const limits = new Map(Object.entries(option.limits).map(([choice, of]) => [choice.toLowerCase(), of]));
  return option.choices.filter((choice) => limits.get(String(choice))?.includes(seats) ?? true);
}

/** The same seats as far as there are as many, and bots on the others. */
export function resize(game: GameInfo, form: Form, seats: number): Form {
  const level = middleLevel(game, seats);
  const levels = levelsFor(game, seats);
  const kept = form.seats
    .slice(0, seats)
    .map((seat) => (seat.kind === "bot" && !levels.includes(seat.level ?? "") ? { ...seat, level } : seat));
  while (kept.length < seats) kept.push({ kind: "bot", level });
  const options = Object.fromEntries(
    Object.entries(form.options).filter(([name, choice]) => {
      const option = game.options.find((each) => each.name === name);
      return option !== undefined && choicesFor(option, seats).includes(choice);
    }),
  );
  return { ...form, seats: kept, options };
}

/** Alone against one bot, or alone where the game has an automaton and nobody else. */
export function firstForm(game: GameInfo): Form {
  const seats = game.seats.includes(2) ? 2 : (game.seats[0] ?? 2);
  const form: Form = { game: game.name, seats: [{ kind: "me" }], options: {}, hints: true, shuffled: true };
  return resize(game, form, seats);
}

/** Everybody in another order. */
export function shuffle<Thing>(things: readonly Thing[], chance: () => number = Math.random): Thing[] {
  const mixed = [...things];
  for (let i = mixed.length - 1; i > 0; i -= 1) {
    const j = Math.floor(chance() * (i + 1));
    const [a, b] = [mixed[i] as Thing, mixed[j] as Thing];
    mixed[i] = b;
    mixed[j] = a;
  }
  return mixed;
}

/** What is asked of the server. `mine` is the name remembered for whoever sits here. */
export function wishOf(form: Form, mine: string): TableWish {
  const seats = (form.shuffled ? shuffle(form.seats) : form.seats).map((seat): SeatWish => {
    const name = seat.kind === "me" ? mine.trim() : (seat.name ?? "").trim();
    if (seat.kind === "bot") return { kind: "bot", level: seat.level ?? "random" };
    return name && seat.kind !== "open" ? { kind: seat.kind, name } : { kind: seat.kind };
  });
  return { game: form.game, seats, options: form.options, hints: form.hints, guided: false };
}
