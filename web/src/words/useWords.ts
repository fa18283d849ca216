// What components say their words with.

import type { FluentVariable } from "@fluent/bundle";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { GameEvent, LegalMove, Player, Reason } from "../contract";
import { type Language, TAGS } from "./languages";
import { PlayersNumber, writeNumber } from "./numbers";
import { type Shelf, words } from "./store";

export type Args = Record<string, unknown>;

export interface Words {
  language: Language;
  /** The message of an id. */
  t: (id: string, args?: Args) => string;
  has: (id: string) => boolean;
  /** The name of a thing of a game by its id in views, events and moves. A number stands for itself. */
  name: (game: string, id: unknown) => string;
  /** What a tile does, in a sentence; empty where there is nothing to say. */
  text: (game: string, id: string) => string;
  move: (game: string, move: Pick<LegalMove, "kind" | "args">) => string;
  /** A line of the log. Players in the order in which points are told: seats, then automatons. */
  event: (game: string, event: GameEvent, players: readonly Pick<Player, "name">[]) => string;
  reason: (game: string, reason: Reason) => string;
  /** The question of a pending decision: an entry of a view's `pending`. */
  ask: (game: string, pending: Record<string, unknown>) => string;
  /** Points with their quarters: 12¼. */
  number: (value: number) => string;
  list: (items: readonly string[]) => string;
}

/** Ids in messages are lower case, with hyphens for everything else. */
export function slug(id: unknown): string {
  return String(id).toLowerCase().replace(/[_.]/g, "-");
}

function raw(value: unknown): FluentVariable {
  if (typeof value === "number") return new PlayersNumber(value);
  // The arguments of moves are all texts; those that are numbers choose plural forms.
  if (typeof value === "string") return /^-?\d+$/.test(value) ? new PlayersNumber(Number(value)) : value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value === null || value === undefined ? "" : String(value);
}

function make(shelf: Shelf): Words {
  const { bundle, language } = shelf;
  const tag = TAGS[language];
  const whole = new Intl.NumberFormat(tag);
  const lists = new Intl.ListFormat(tag, { type: "conjunction" });

  function find(id: string, args?: Args): string | null {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) return null;
    const given = args && Object.fromEntries(Object.entries(args).map(([key, value]) => [key, raw(value)]));
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, given, errors);
    for (const error of errors) console.error(`words: ${id}: ${error.message}`);
    return text;
  }

  function t(id: string, args?: Args): string {
    const text = find(id, args);
    if (text === null) console.error(`words: nothing is called ${id} in ${language}`);
    return text ?? id;
  }

  function number(value: number): string {
    return writeNumber(value, (size) => whole.format(size));
  }

  function name(game: string, id: unknown): string {
    if (Array.isArray(id)) return lists.format(id.map((each) => name(game, each)));
    if (typeof id === "number") return number(id);
    if (id === null || id === undefined || id === "") return "";
    return find(`${game}-${slug(id)}`) ?? String(id);
  }

  /** Every argument as it is, and besides by its name. */
  function named(game: string, args: Args): Args {
    const all: Args = {};
    for (const [key, value] of Object.entries(args)) {
      const variable = key.replaceAll("_", "-");
      all[variable] = value;
      all[`${variable}-name`] = name(game, value);
    }
    return all;
  }

  return {
    language,
    t,
    has: (id) => bundle.hasMessage(id),
    name,
    text: (game, id) => find(`${game}-${slug(id)}-text`) ?? "",
    move(game, { kind, args }) {
      const letters = "abcdef";
      const all: Args = {};
      args.forEach((arg, i) => {
        all[letters.charAt(i)] = arg;
        all[`${letters.charAt(i)}n`] = name(game, arg);
      });
      return t(`${game}-move-${slug(kind)}`, all);
    },
    event(game, { event, seat, ...args }, players) {
      const player = seat === undefined ? "" : (players[seat]?.name ?? "");
      return t(`${game}-event-${slug(event)}`, { ...named(game, args), player });
    },
    reason(game, { code, args }) {
      const own = `${game}-reason-${slug(code)}`;
      return t(bundle.hasMessage(own) ? own : `ui-reason-${slug(code)}`, named(game, args));
    },
    ask(game, { ask, ...args }) {
      return t(`${game}-ask-${slug(ask)}`, named(game, args));
    },
    number,
    list: (items) => lists.format(items),
  };
}

const made = new WeakMap<Shelf, Words>();

/** The words of the language chosen; throws before `words.open()` is done, which `main` waits for. */
export function useWords(): Words {
  const shelf = useSyncExternalStore(words.subscribe, words.current);
  if (!shelf) throw new Error("words: none are loaded yet");
  let found = made.get(shelf);
  if (!found) {
    found = make(shelf);
    made.set(shelf, found);
  }
  return found;
}

/** Load further files of words; whether they are there. */
export function useFiles(files: readonly string[]): boolean {
  const shelf = useSyncExternalStore(words.subscribe, words.current);
  const key = files.join(" ");
  const names = useMemo(() => key.split(" ").filter(Boolean), [key]);
  useEffect(() => {
    void words.need(names);
  }, [names]);
  return names.every((file) => shelf?.files.has(file));
}

/** Load what is said while a game is played. */
export function useGameWords(game: string | undefined): boolean {
  return useFiles(game ? [game, `${game}-board`] : []);
}
