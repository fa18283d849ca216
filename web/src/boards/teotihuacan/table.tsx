// What all parts of the board share: the position, the printed things, what may be done, and the words for it.

import { createContext, type ReactNode, useContext } from "react";
import type { BoardProps, LegalMove, Player } from "../../contract";
import type { Args, Words } from "../../words";
import type { Change } from "./model/effects";
import type { Legal, Owner, Pending, TeoPrinted, TeoView } from "./types";

export const GAME = "teotihuacan";

export interface Table {
  view: TeoView;
  printed: TeoPrinted;
  players: Player[];
  /** Everybody who scores, in the order of `players`. */
  all: Owner[];
  seat: number | null;
  /** Whoever decides, or else whose view it is: the one for whom things are worked out. */
  me: number | null;
  asked: Pending | null;
  legal: Legal;
  /** Whether somebody who looks at this decides now. */
  deciding: boolean;
  play: (token: string) => void;
  why: BoardProps["why"];
  hinted: ReadonlyMap<string, number>;
  spots: ReadonlySet<string>;
  words: Words;
}

const Context = createContext<Table | null>(null);
export const TableProvider = Context.Provider;

export function useTable(): Table {
  const table = useContext(Context);
  if (!table) throw new Error("a part of the board stands outside the board");
  return table;
}

/** Kinds of Discovery tiles that share their id with what they give. */
const SHARED = ["vp", "avenue"];

export interface Say {
  /** A message of the board's own. */
  b: (id: string, args?: Args) => string;
  name: (id: unknown) => string;
  /** The name of a Discovery tile. */
  kind: (kind: string) => string;
  /** What is gained or paid, as it is called beside a number. */
  unit: (what: string) => string;
  text: (id: string) => string;
  move: (move: LegalMove) => string;
  /** Changes in words: `cocoa −2, wood +1`. */
  changes: (changes: readonly Change[]) => string;
  /** What stands before a number that was gained or paid. */
  signed: (n: number) => string;
}

/** What has no name in the game's words, but is told among gains. */
const OWN_UNITS: Record<string, string> = {
  avenue: "avenue",
  pyramid_track: "pyramid-track",
  ascend: "ascension",
  unlock: "unlocking",
  worker: "workers",
  royal_tile: "royal-tile",
};

export function useSay(): Say {
  const { words, players } = useTable();
  const signed = (n: number) => (n > 0 ? `+${words.number(n)}` : words.number(n));
  const b = (id: string, args?: Args) => words.t(`${GAME}-board-${id}`, args);
  const name = (id: unknown) => words.name(GAME, id);
  const unit = (what: string) => (OWN_UNITS[what] ? b(OWN_UNITS[what]) : name(what));
  return {
    b,
    name,
    unit,
    kind: (kind) => name(SHARED.includes(kind) ? `kind-${kind}` : kind),
    text: (id) => words.text(GAME, id),
    move: (move) => words.move(GAME, move),
    signed,
    changes: (changes) =>
      words.list(
        changes.map(({ what, n, player }) => {
          const said = b("change", { what: unit(what), n: signed(n) });
          return player === undefined ? said : b("of-player", { player: players[player]?.name ?? "", said });
        }),
      ),
  };
}

/** Words for those who don't see the picture. */
export function Unseen({ children }: { children: ReactNode }) {
  return <span className="for-readers">{children}</span>;
}
