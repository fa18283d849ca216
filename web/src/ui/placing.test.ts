import { expect, test } from "vitest";
import { placed } from "./placing";

const SCREEN = { width: 400, height: 300 };
const WORDS = { width: 100, height: 40 };

test("words stand above a thing, and below it where there is no room", () => {
  expect(placed({ left: 150, top: 100, width: 20, height: 20 }, WORDS, [], SCREEN)).toMatchObject({
    left: 110,
    top: 52,
  });
  expect(placed({ left: 150, top: 10, width: 20, height: 20 }, WORDS, [], SCREEN)).toMatchObject({
    left: 110,
    top: 38,
  });
});

test("words stay on the screen", () => {
  expect(placed({ left: 380, top: 100, width: 20, height: 20 }, WORDS, [], SCREEN)).toMatchObject({
    left: 292,
    top: 52,
  });
});

test("words leave in sight what else one may point at", () => {
  const column = [40, 80, 120, 160].map((top) => ({ left: 150, top, width: 20, height: 20 }));
  const [first, second, ...rest] = column as [(typeof column)[0], (typeof column)[0]];
  expect(placed(second, WORDS, [first, ...rest], SCREEN)).toMatchObject({ left: 178, top: 70 });
});

test("words beside a thing are narrower where there is less room", () => {
  const row = [80, 120, 160].map((top) => ({ left: 250, top, width: 20, height: 20 }));
  const [above, about, below] = row as [(typeof row)[0], (typeof row)[0], (typeof row)[0]];
  const wide = { width: 300, height: 40 };
  expect(placed(about, wide, [above, below], SCREEN)).toMatchObject({ left: 8, width: 234 });
});
