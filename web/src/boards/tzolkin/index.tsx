// Tzolk'in's board, its guided first game, and the sections of its rules page.

import type { BoardModule } from "../../contract";
import { Board } from "./Board";
import { guide } from "./guide";
import { rules } from "./rules";

export default { Board, guide, rules } satisfies BoardModule;
