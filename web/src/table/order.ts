// Moves whose order makes no difference are offered in one order. The reasons why another one isn't legal now, and what
// is said instead of them: whoever presses it gets it all the same (`TableStore.fit`).

export const TOO_LATE = "take_back_first";
export const TOO_EARLY = "another_first";
export const PRESS_ANYWAY = "ui-press-anyway";
