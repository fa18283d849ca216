// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { firstLanguage } from "./languages";
import { writeNumber } from "./numbers";
import { words as shelf } from "./store";
import { slug, useFiles, useWords, type Words } from "./useWords";

const whole = (value: number) => String(value);

let said: Words;

function Speaker({ files = [] }: { files?: string[] }) {
  said = useWords();
  const ready = useFiles(files);
  return <p>{ready ? said.t("ui-your-turn") : "waiting"}</p>;
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test("quarters are written as fractions, and a minus as wide as a plus", () => {
  expect([12.25, 0.5, -0.75, -3, 7, 0].map((value) => writeNumber(value, whole))).toEqual([
    "12¼",
    "½",
    "−¾",
    "−3",
    "7",
    "0",
  ]);
});

test("a visitor gets the language chosen before, else the first of the browser's, else English", () => {
  expect(firstLanguage("cs", ["pl"])).toBe("cs");
  expect(firstLanguage(null, ["de-DE", "uk-UA", "pl"])).toBe("uk");
  expect(firstLanguage(null, ["zh-CN"])).toBe("zh");
  expect(firstLanguage("xx", ["de"])).toBe("en");
});

test("keys are lower case, with hyphens for everything else", () => {
  expect(slug("chichen_itza.10")).toBe("chichen-itza-10");
  expect(slug("MON_SKULLS")).toBe("mon-skulls");
});

test("a change of language changes what is shown, the page's language and what is remembered, all at once", async () => {
  await shelf.open();
  render(<Speaker />);
  expect(screen.getByText("Your turn")).toBeDefined();
  expect(document.documentElement.lang).toBe("en-GB");
  await act(() => shelf.choose("cs"));
  expect(screen.getByText("Jste na tahu")).toBeDefined();
  expect(document.documentElement.lang).toBe("cs");
  await shelf.open();
  expect(shelf.current()?.language).toBe("cs");
});

test("plural forms follow each language", async () => {
  const counted = async (language: "pl" | "cs" | "uk", n: number) => {
    await act(() => shelf.choose(language));
    return said.t("ui-for-players", { n }).replaceAll(/\s/g, " ");
  };
  await shelf.open();
  render(<Speaker />);
  expect(await counted("pl", 2)).toBe("2 graczy");
  expect(await counted("cs", 5)).toBe("5 hráčů");
  expect(await counted("cs", 12.25)).toBe("12¼ hráče"); // a fraction has a form of its own
  expect(await counted("uk", 21)).toBe("21 гравець");
});

test("what has no words is called by its own name", async () => {
  await shelf.choose("en");
  render(<Speaker />);
  expect(said.t("ui-nothing-of-the-kind")).toBe("ui-nothing-of-the-kind");
  expect(said.name("chess", "white_rook")).toBe("white_rook");
  expect(said.move("chess", { kind: "castle", args: ["short"] })).toBe("castle short");
  expect(said.name("chess", 7)).toBe("7");
});

test("a reason that every game knows is told in the words of the pages", async () => {
  await shelf.choose("en");
  render(<Speaker />);
  expect(said.reason("chess", { code: "not_your_turn", args: {} })).toBe("It is not your turn");
});

test("a file that is asked for comes in every language chosen from then on", async () => {
  await shelf.choose("en");
  render(<Speaker files={["no-such-file"]} />);
  await act(() => shelf.need(["no-such-file"]));
  expect(shelf.current()?.files).toContain("no-such-file");
  await act(() => shelf.choose("pl"));
  expect(shelf.current()?.files).toContain("no-such-file");
  expect(screen.getByText("Twoja tura")).toBeDefined();
});
