// The languages there are words in, and which of them a visitor gets.

import { negotiateLanguages } from "@fluent/langneg";

export const LANGUAGES = ["en", "pl", "cs", "uk", "zh"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const OWN_NAMES: Record<Language, string> = {
  en: "English",
  pl: "Polski",
  cs: "Čeština",
  uk: "Українська",
  zh: "简体中文",
};

/** The tag that goes into `lang` attributes and formats numbers: British spelling, simplified script. */
export const TAGS: Record<Language, string> = { en: "en-GB", pl: "pl", cs: "cs", uk: "uk", zh: "zh-Hans" };

const REMEMBERED = "cenote-language";

function isLanguage(value: string | null): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The language chosen before, else the first of the browser's that there are words in, else English. */
export function firstLanguage(remembered: string | null, wanted: readonly string[]): Language {
  if (isLanguage(remembered)) return remembered;
  const [best] = negotiateLanguages([...wanted], [...LANGUAGES], { defaultLocale: "en", strategy: "lookup" });
  return isLanguage(best ?? null) ? (best as Language) : "en";
}

export function rememberedLanguage(): string | null {
  return localStorage.getItem(REMEMBERED);
}

export function rememberLanguage(language: Language): void {
  localStorage.setItem(REMEMBERED, language);
}
