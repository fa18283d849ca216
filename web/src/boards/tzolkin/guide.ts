import type { Guide } from "../../contract";
export const guide: Guide = { seats: 2, options: {}, deal: {}, steps: [] };
