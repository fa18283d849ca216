// The sections of the rules page, in the order in which somebody new reads them. Tooltips link to them by these names.

export const rules: string[] = [
  "goal",
  "table",
  "turn",
  "placing",
  "picking-up",
  "palenque",
  "yaxchilan",
  "tikal",
  "uxmal",
  "chichen-itza",
  "temples",
  "technologies",
  "buildings",
  "first-player-space",
  "end-of-round",
  "food-day",
  "begging",
  "end",
];
