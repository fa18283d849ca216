// What the server sends of this game: a position as one seat sees it, and everything printed.

import type { LegalMove } from "../../contract";

export type Good = "cocoa" | "wood" | "stone" | "gold";
export type TempleId = "blue" | "red" | "green";
export type SideId = "top" | "right" | "bottom" | "left";

/** What is gained or paid, as `components.toml` writes it: `{wood: 2, temple_any: 1}`. */
export type Bundle = Record<string, number>;

export interface Owner {
  points: number;
  cocoa: number;
  wood: number;
  stone: number;
  gold: number;
  /** Unlocked workers: `forest.3`. */
  workers: string[];
  /** Locked ones: the power by the worship space. */
  locked: Record<string, number>;
  on_the_way: number[];
  ascending: number;
  temples: Record<TempleId, number>;
  avenue: number;
  pyramid_track: number;
  technologies: string[];
  unused: Record<string, number>;
  used: Record<string, number>;
  starting_dealt?: string[];
  starting_kept?: string[];
}

export interface Bot extends Owner {
  actions: Record<string, string>;
  set_aside: string;
  directions: string[];
  last_roll: number[];
}

export interface Built {
  tile: string;
  turned: number;
}

export interface Pending {
  ask: string;
  [about: string]: unknown;
}

export interface TeoView {
  seats: number;
  options: Record<string, unknown>;
  round: number;
  eclipses: number;
  light_disc: number;
  announced: boolean;
  first_player: number;
  ring: string[];
  royal_tiles: Record<string, string>;
  technologies: string[];
  temple_bonus: Record<TempleId, string>;
  nobles: Record<string, number>;
  decorations: { display: (string | null)[]; sides: Record<SideId, string[]>; left: number };
  pyramid: { display: (string | null)[]; tiles: Record<string, Built>; left: number };
  discoveries: {
    boards: Record<string, string | null>;
    avenue: Record<string, string[]>;
    steps: Record<string, string[]>;
    left: number;
  };
  attached: Record<string, string | null>;
  laid_out: string[];
  neutral_workers: string[][];
  players: Owner[];
  teotibot?: Bot;
  to_move: number | null;
  pending: Pending[];
}

export interface BoardPrinted {
  number: number;
  id: string;
  worship_spaces?: number;
  worship?: string;
  power_ups?: number[];
}

export interface RoyalPrinted {
  category: string;
  effect: string;
  pay?: Bundle;
  gain?: Bundle;
  counts?: string;
  vp?: number;
  plus?: number;
}

export interface TechnologyPrinted {
  gold: number;
  effect: string;
  boards: number[];
  gain?: Bundle;
  pay?: Bundle;
  workers?: number;
  discount?: number;
}

export interface BonusPrinted {
  effect: string;
  vp?: number | number[];
}

export interface DiscoveryPrinted {
  copies: number;
  cost: Bundle;
  use: string;
  gain?: Bundle;
}

export interface SidePrinted {
  id: SideId;
  icons: string;
  cells: [number, number][][];
  halves: number[];
}

export interface TeoPrinted {
  setup: { starting_tiles_kept: number };
  turn: { farthest_move: number; unlock_all: number; unlock_other: number; worship_both: number };
  calendar: { dark_disc: Record<string, number[]> };
  eclipse: {
    pyramid_lead_vp: number;
    pyramid_step_vp: number[];
    mask_set_vp: number[];
    salary: number[];
    unpaid_vp: number;
  };
  avenue: { spaces: number };
  buildings_row: { values: number[] };
  board: BoardPrinted[];
  reward_grid: { column_of_power: number[] };
  resource_board: { board: number; resource: Good; reward: Bundle[][] }[];
  alchemy: { rows: number; columns: number };
  nobles: { wood: number; rows: number[][] };
  decorations: { gold: number[]; vp: number };
  ascension: { rewards: { id: string; pay?: Bundle; gain: Bundle }[] };
  temple: { id: TempleId; reward: Bundle[]; main: { step: number }[] }[];
  royal_tiles: Record<string, RoyalPrinted>;
  technology_tiles: Record<string, TechnologyPrinted>;
  temple_bonus_tiles: Record<string, BonusPrinted>;
  discovery_tiles: Record<string, DiscoveryPrinted>;
  decoration_tiles: Record<string, string>;
  pyramid_tiles: Record<string, string>;
  pyramid: { match_vp: number; level: { stone: number; wood: number; vp: number }[]; ground: string[] };
  decoration_side: SidePrinted[];
  starting_tiles: Record<string, { boards: number[]; gain: Bundle }>;
  teotibot: { pyramid: { slots: string[]; rolled: string[] } };
}

/** Legal moves by their tokens. */
export type Legal = ReadonlyMap<string, LegalMove>;

/** Automatons score without a seat: their number follows those of the seats. */
export function owners(view: TeoView): Owner[] {
  return view.teotibot ? [...view.players, view.teotibot] : view.players;
}

/** What is asked now; nothing when the game is over. */
export function asked(view: TeoView): Pending | null {
  return view.pending.at(-1) ?? null;
}
