// What the pages and the boards of the games agree on.
//
// A board draws one game from the view that the server gives, and turns clicks into moves. It knows its game's rules
// only in so far as it knows what the words of the view mean: what may be done stands in `legal`, and nowhere else.

import type { ComponentType } from "react";

/** Words and numbers of one happening, in the vocabulary of the game: `{event: "gain", good: "corn", n: 2, seat: 0}`. */
export type GameEvent = { event: string; seat?: number; [argument: string]: unknown };

/** A move that is legal now. */
export interface LegalMove {
  token: string;
  kind: string;
  args: string[];
  /** What it does at once: what it costs and gives, as far as the player may know. */
  effects: GameEvent[];
  /** What may follow and what that does, where there is little of it. */
  then?: { token: string; kind: string; args: string[]; effects: GameEvent[] }[];
}

/** Why a move is not legal: a code and its arguments. */
export interface Reason {
  code: string;
  args: Record<string, unknown>;
}

/** Somebody who scores: a seat, or an automaton that plays without one. */
export interface Player {
  name: string;
  /** The letter and the shape that stand for this player besides the colour: 0, 1, 2, 3, and 4 for an automaton. */
  mark: number;
  mine: boolean;
  automaton: boolean;
}

/** A view is plain data in the words of the game; only its board knows what is in it. */
// biome-ignore lint/suspicious/noExplicitAny: each board gives its own type to what the server sends.
export type View = any;

/** What is printed on the game's boards and tiles. */
// biome-ignore lint/suspicious/noExplicitAny: as above.
export type Printed = any;

export interface BoardProps {
  view: View;
  printed: Printed;
  players: Player[];
  /** The seat whose view this is; null for a spectator. */
  seat: number | null;
  /** The seat that decides; null when the game is over. */
  toMove: number | null;
  /** What may be done now by whoever looks; empty while somebody else decides, or while the past is shown. */
  legal: LegalMove[];
  /** Make a move. */
  play: (token: string) => void;
  /** Why a move is not legal now. Asks the server, so call it on hover or focus, not for everything. */
  why: (token: string) => Promise<Reason | null>;
  /** What happened since the view that was shown before, for movement. */
  news: GameEvent[];
  /** All that has happened up to this view, in order. */
  history: GameEvent[];
  /** Suggested moves, best first, when somebody asked for a hint. */
  hints: string[];
  /** What the guided game points at: the names that elements carry as `data-spot`. */
  spots: string[];
}

/** One step of a guided game. Its words are the message `<game>-guide-<id>`. */
export interface GuideStep {
  id: string;
  /** Shown when this holds for the first time after the step before it was read. */
  when: (view: View, legal: LegalMove[]) => boolean;
  /** What to point at. */
  spots: string[];
  /** The move that it asks for; without one, the player reads and goes on. */
  move?: string;
}

export interface Guide {
  seats: number;
  /** Options, and as much of the deal as the guide needs to be fixed. */
  options: Record<string, unknown>;
  deal: Record<string, unknown>;
  steps: GuideStep[];
}

/** What `boards/<game>/index.tsx` exports by default. */
export interface BoardModule {
  Board: ComponentType<BoardProps>;
  guide: Guide;
  /** The sections of the rules page in order: `<game>-rules-<id>` is the title, `<game>-rules-<id>-text` the text. */
  rules: string[];
}
