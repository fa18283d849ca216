// The boards of the games, found by looking: a folder with an index.tsx is a game's board.

import { type ComponentType, lazy, useEffect, useState } from "react";
import type { BoardModule } from "../contract";

const FOUND = import.meta.glob<{ default: BoardModule }>("./*/index.tsx");

// A drawing for the card that the game is chosen by, where its folder has one.
const COVERS = import.meta.glob<{ default: ComponentType }>("./*/Cover.tsx");
const covers = new Map<string, ComponentType>();

export function coverOf(game: string): ComponentType | undefined {
  const load = COVERS[`./${game}/Cover.tsx`];
  if (load && !covers.has(game)) covers.set(game, lazy(load));
  return covers.get(game);
}

const loaded = new Map<string, BoardModule>();

export function hasBoard(game: string): boolean {
  return `./${game}/index.tsx` in FOUND;
}

export async function loadBoard(game: string): Promise<BoardModule | null> {
  const known = loaded.get(game);
  if (known) return known;
  const load = FOUND[`./${game}/index.tsx`];
  if (!load) return null;
  const module = (await load()).default;
  loaded.set(game, module);
  return module;
}

/** The board of a game: undefined while it is on its way, null where a game has none and is played from the list. */
export function useBoard(game: string | undefined): BoardModule | null | undefined {
  const [found, setFound] = useState<{ game: string; module: BoardModule | null } | null>(null);
  useEffect(() => {
    if (!game) return;
    let current = true;
    void loadBoard(game).then((module) => {
      if (current) setFound({ game, module });
    });
    return () => {
      current = false;
    };
  }, [game]);
  return found && found.game === game ? found.module : undefined;
}
