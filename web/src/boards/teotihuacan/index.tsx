// Teotihuacan in the browser.

import type { BoardModule } from "../../contract";
import { Board } from "./Board";
import { guide } from "./guide";
import { rules } from "./rules";

const module: BoardModule = { Board, guide, rules };
export default module;
