// The words of the chosen language, as far as they have been asked for. A file of words is loaded when the first page
// needs it; a change of language loads the same files in the other language and then swaps all of them at once.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { firstLanguage, type Language, rememberedLanguage, rememberLanguage, TAGS } from "./languages";

const FILES = import.meta.glob<string>("../../../src/cenote/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
});

const read = new Map<string, Promise<FluentResource>>();

/** One file of words, read once. There may be none: a game from outside may have no words. */
function resource(language: Language, file: string): Promise<FluentResource> | undefined {
  const path = `../../../src/cenote/locales/${language}/${file}.ftl`;
  const known = read.get(path);
  if (known) return known;
  const load = FILES[path];
  if (!load) return undefined;
  const reading = load().then((text) => new FluentResource(text));
  reading.catch(() => read.delete(path)); // so that it is tried again
  read.set(path, reading);
  return reading;
}

export interface Shelf {
  language: Language;
  bundle: FluentBundle;
  files: ReadonlySet<string>;
}

const listeners = new Set<() => void>();
const wanted = new Set<string>(["table"]);
let shelf: Shelf | null = null;
let choice = 0;

async function fill(language: Language, files: Iterable<string>): Promise<Shelf> {
  // Everything is one direction of writing, so nothing needs the marks that keep directions apart.
  const bundle = new FluentBundle(TAGS[language], { useIsolating: false });
  const names = [...files];
  const resources = await Promise.all(names.map((name) => resource(language, name)));
  for (const each of resources) if (each) bundle.addResource(each);
  return { language, bundle, files: new Set(names) };
}

async function show(language: Language): Promise<void> {
  choice += 1;
  const mine = choice;
  let next = await fill(language, wanted);
  // A page may have asked for another file while these were on their way.
  while (mine === choice && [...wanted].some((file) => !next.files.has(file)))
    next = await fill(language, wanted);
  if (mine !== choice) return;
  shelf = next;
  document.documentElement.lang = TAGS[language];
  for (const listener of listeners) listener();
}

export const words = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  current(): Shelf | null {
    return shelf;
  },

  /** Load what the first page needs. */
  open(): Promise<void> {
    return show(firstLanguage(rememberedLanguage(), navigator.languages));
  },

  /** Make sure that these files are there in the language of the moment, and in every one chosen later. */
  async need(files: readonly string[]): Promise<void> {
    for (const file of files) wanted.add(file);
    const now = shelf;
    if (now && files.some((file) => !now.files.has(file))) await show(now.language);
  },

  choose(language: Language): Promise<void> {
    rememberLanguage(language);
    return show(language);
  },
};
