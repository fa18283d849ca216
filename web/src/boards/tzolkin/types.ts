// The view of a table and what is printed, as the engine writes them. Names are those of components.toml.

export type GearId = string;
export type TempleId = string;
export type TrackId = string;
export type Resource = "wood" | "stone" | "gold";
export type Good = Resource | "corn" | "skull";
export type Goods = Partial<Record<Good, number>>;
export type Occupant = number | "neutral";

/** An effect of a building or a starting wealth tile. */
export interface Effect {
  op:
    | "gain"
    | "vp"
    | "climb"
    | "advance"
    | "worker"
    | "market"
    | "build"
    | "borrow"
    | "feed_free"
    | "feed_discount";
  n?: number;
  good?: Good;
  temple?: TempleId;
  track?: TrackId;
}

export interface Scores {
  kind: string;
  type?: string;
  vp?: number | number[];
  table?: number[];
}

export interface Tile {
  id: string;
  age?: number;
  type?: string;
  cost?: Goods;
  effects?: Effect[];
  scores?: Scores;
  neutral?: { gear: GearId; space: number };
}

export interface PrintedGear {
  id: GearId;
  teeth: number;
  free_choice: number[];
}

export interface PrintedTemple {
  id: TempleId;
  vp: number[];
  goods: Record<string, Good>;
  highest: [number, number];
}

export interface Printed {
  resources: Resource[];
  supply: { skulls: number; workers: number; starting_workers: number };
  calendar: {
    teeth: number;
    food_rounds: number[];
    corn_per_worker: number;
    vp_per_unfed_worker: number;
  };
  setup: { fields: Record<string, number>; wealth_kept: number };
  placing: { surcharge: number[] };
  begging: { most_corn: number; corn_after: number };
  gear: PrintedGear[];
  palenque: { fishing: number; harvest: { action: number; corn: number; wood: number }[] };
  yaxchilan: { gain: ({ action: number } & Goods)[] };
  uxmal: { temple_corn: number; corn_per_resource: number; borrow_corn: number };
  market: Record<Resource, number>;
  chichen_itza: { action: { action: number; vp: number; temple: TempleId; any_resource: boolean }[] };
  technology: {
    tracks: TrackId[];
    cost: number[];
    agriculture: { harvest: number[]; fishing: number[]; without_tile_from: number };
    extraction: { wood_from: number; stone_from: number; gold_from: number };
    architecture: { corn: number[]; vp: number[]; discount_from: number; discount_corn: number };
    theology: { space_ahead_from: number; devotion_from: number; second_skull_from: number };
    bonus: { temple_steps: number; any_resource: number; vp: number; skull: number };
  };
  final: { corn_per_vp: number; vp_per_skull: number };
  temple: PrintedTemple[];
  building: Tile[];
  monument: Tile[];
  wealth: Tile[];
}

export interface Pending {
  ask: string;
  [argument: string]: unknown;
}

export interface PlayerView {
  points: number;
  corn: number;
  wood: number;
  stone: number;
  gold: number;
  skulls: number;
  workers: number;
  available: number;
  board: "light" | "dark";
  temples: Record<TempleId, number>;
  technologies: Record<TrackId, number>;
  corn_tiles: number;
  wood_tiles: number;
  buildings: string[];
  monuments: string[];
  wealth_kept: string[];
  /** Only in the view of the one whose tiles they are. */
  wealth_dealt?: string[];
}

export interface TableView {
  seats: number;
  round: number;
  age: number;
  food_days: number;
  first_player: number;
  first_player_space: number | null;
  tooth_corn: number;
  gears: Record<GearId, Record<string, Occupant>>;
  jungle: Record<string, { corn: number; wood: number }>;
  skulls_in_bank: number;
  skull_spaces: Record<string, number>;
  monuments: (string | null)[];
  neutral_tiles: string[];
  to_move: number | null;
  pending: Pending[];
  buildings: { row: (string | null)[]; left_1: number; left_2: number };
  players: PlayerView[];
  next_food_day: { rounds: number; reward: "goods" | "points" } | null;
}

export function tilesOf(printed: Printed): Map<string, Tile> {
  return new Map(
    [...printed.building, ...printed.monument, ...printed.wealth].map((tile) => [tile.id, tile]),
  );
}
