// What this browser remembers of how somebody likes to play.

import { useSyncExternalStore } from "react";

export interface Settings {
  theme: "system" | "light" | "dark";
  /** Less movement than the system asks for. */
  still: boolean;
  /** Ask before a turn is ended. */
  confirmEnd: boolean;
  /** The list of all moves stands open below the board. */
  listOpen: boolean;
  name: string;
}

const STORED = "cenote-settings";
const FIRST: Settings = { theme: "system", still: false, confirmEnd: false, listOpen: false, name: "" };
const listeners = new Set<() => void>();
let settings: Settings = read();

function read(): Settings {
  try {
    return { ...FIRST, ...JSON.parse(localStorage.getItem(STORED) ?? "{}") };
  } catch {
    return FIRST;
  }
}

/** Put the settings that style sheets look at where they look. */
export function dress(): void {
  const { dataset } = document.documentElement;
  if (settings.theme === "system") delete dataset.theme;
  else dataset.theme = settings.theme;
  if (settings.still) dataset.motion = "less";
  else delete dataset.motion;
}

export function change(some: Partial<Settings>): void {
  settings = { ...settings, ...some };
  localStorage.setItem(STORED, JSON.stringify(settings));
  dress();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, () => settings);
}
