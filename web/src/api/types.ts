// What the server asks and answers, under the names that the pages use. Only what stands in the words of a game is
// typed by the contract with the boards instead.

import type { GameEvent, LegalMove, View } from "../contract";
import type { components } from "./schema";

type Schemas = components["schemas"];

export type GameInfo = Schemas["GameInfo"];
export type GameOption = Schemas["GameOption"];
export type HintMove = Schemas["HintMove"];
export type Joined = Schemas["Joined"];
export type Opened = Schemas["Opened"];
export type SeatInfo = Schemas["SeatInfo"];
export type SeatWish = Schemas["SeatWish"];
export type Story = Schemas["Story"];
export type TableSummary = Schemas["TableSummary"];
export type TableWish = Schemas["TableWish"];
export type Hello = Schemas["Hello"];

export type LogEntry = Omit<Schemas["LogEntry"], "events"> & { events: GameEvent[] };

export type TableView = Omit<Schemas["TableView"], "view" | "legal" | "log"> & {
  view: View | null;
  legal: LegalMove[];
  log: LogEntry[];
};
