// What components say their words with.

import type { FluentVariable } from "@fluent/bundle";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { GameEvent, LegalMove, Player, Reason } from "../contract";
import { PRESS_ANYWAY, TOO_EARLY, TOO_LATE } from "../table/order";
import { type Language, TAGS } from "./languages";
import { PlayersNumber, writeNumber } from "./numbers";
import { type Shelf, words } from "./store";

export type Args = Record<string, unknown>;

export interface Words {
  language: Language;
  /** The message of an id. */
  t: (id: string, args?: Args) => string;
  has: (id: string) => boolean;
  /**
   * The name of a thing of a game by its id in views, events and moves. A number stands for itself. `sort` says what
   * it is: some things of different sorts have the same id.
   */
  name: (game: string, id: unknown, sort?: string) => string;
  /** What a game is called; by itself where there are no words for it. */
  title: (game: string, itself?: string) => string;
  /** What a tile does, in a sentence; empty where there is nothing to say. */
  text: (game: string, id: string) => string;
  move: (game: string, move: Pick<LegalMove, "kind" | "args">) => string;
  /** A line of the log. Players in the order in which points are told: seats, then automatons. */
  event: (game: string, event: GameEvent, players: readonly Pick<Player, "name">[]) => string;
  reason: (game: string, reason: Reason) => string;
  /** The question of a pending decision: an entry of a view's `pending`. */
  ask: (game: string, pending: Record<string, unknown>) => string;
  option: (game: string, option: string) => string;
  /** A choice of an option. A number is a change, and shows its sign. */
  choice: (game: string, option: string, choice: string | number | boolean) => string;
  /** Points with their quarters: 12¼. */
  number: (value: number) => string;
  list: (items: readonly string[]) => string;
}

/** A word as it stands in a key: lower case, with hyphens for everything else. */
export function slug(word: unknown): string {
  return String(word)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
}

/** What an argument that is empty is called, because Fluent can't choose by an empty text. */
const NOTHING = "none";

/** What is said about people stays as they wrote it; numbers choose plural forms. */
function plain(value: unknown): FluentVariable {
  return typeof value === "number" ? new PlayersNumber(value) : String(value);
}

/** What a game says, so that messages can choose by it. Moves have their numbers as texts. */
function argument(value: unknown): FluentVariable {
  if (value === null || value === undefined || value === "") return NOTHING;
  if (typeof value === "boolean") return value ? "yes" : "no";
  return plain(typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value);
}

type Given = Record<string, FluentVariable>;

function make(shelf: Shelf): Words {
  const { bundle, language } = shelf;
  const tag = TAGS[language];
  const whole = new Intl.NumberFormat(tag);
  const lists = new Intl.ListFormat(tag, { type: "conjunction" });

  function find(id: string, given?: Given): string | null {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) return null;
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, given, errors);
    for (const error of errors) console.error(`words: ${id}: ${error.message}`);
    return text;
  }

  /** The key itself where there is nothing, as in a game from outside without words. */
  function say(id: string, given?: Given): string {
    return find(id, given) ?? id;
  }

  function t(id: string, args: Args = {}): string {
    return say(id, Object.fromEntries(Object.entries(args).map(([key, value]) => [key, plain(value)])));
  }

  function number(value: number): string {
    return writeNumber(value, (size) => whole.format(size));
  }

  function name(game: string, id: unknown, sort = ""): string {
    if (typeof id === "number") return number(id);
    return find(`${game}-${slug(sort)}-${slug(id)}`) ?? find(`${game}-${slug(id)}`) ?? String(id);
  }

  /** A message with every argument as it is and by its name; bare words in a game from outside without words. */
  function told(id: string, what: unknown, game: string, args: Args, more: Given = {}): string {
    if (!bundle.hasMessage(id))
      return [...Object.values(more), what, ...Object.values(args)].filter(Boolean).join(" ");
    const given: Given = { ...more };
    for (const [key, value] of Object.entries(args)) {
      given[slug(key)] = argument(value);
      given[`${slug(key)}-name`] = name(game, value, key);
    }
    return say(id, given);
  }

  return {
    language,
    t,
    has: (id) => bundle.hasMessage(id),
    name,
    title: (game, itself = game) => find(`${game}-title`) ?? itself,
    text: (game, id) => find(`${game}-${slug(id)}-text`) ?? "",
    move(game, { kind, args }) {
      const id = `${game}-move-${slug(kind)}`;
      if (!bundle.hasMessage(id)) return [kind, ...args].join(" ");
      const given: Given = {};
      ["a", "b", "c"].forEach((letter, i) => {
        const arg = args[i] ?? NOTHING;
        given[letter] = argument(arg);
        given[`${letter}n`] = name(game, arg, kind);
      });
      return say(id, given);
    },
    event(game, { event, seat, ...args }, players) {
      const player = seat === undefined ? "" : (players[seat]?.name ?? "");
      return told(`${game}-event-${slug(event)}`, event, game, args, { player });
    },
    reason(game, { code, args }) {
      if (code === TOO_LATE || code === TOO_EARLY) return t(PRESS_ANYWAY);
      const own = `${game}-reason-${slug(code)}`;
      return told(bundle.hasMessage(own) ? own : `ui-reason-${slug(code)}`, code, game, args);
    },
    ask(game, { ask, ...args }) {
      return told(`${game}-ask-${slug(ask)}`, ask, game, args);
    },
    option: (game, option) => say(`${game}-option-${slug(option)}`),
    choice(game, option, choice) {
      if (typeof choice === "number") return (choice > 0 ? "+" : "") + number(choice);
      return say(`${game}-option-${slug(option)}-${slug(choice)}`);
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
