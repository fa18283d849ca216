// What stands around every page: the name and where to go, the language, the look, and the notice.

import { Link } from "wouter";
import { useWords } from "../words";
import { LANGUAGES, type Language, OWN_NAMES, TAGS } from "../words/languages";
import { words as shelf } from "../words/store";
import { SettingsButton } from "./SettingsDialog";

/** Limestone, and the water deep below. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <circle cx="16" cy="16" r="15.2" fill="var(--stone)" stroke="var(--stone-edge)" strokeWidth="1.2" />
      <path
        d="M16 4.6c4 .2 8.3 2.3 10.2 6 1.7 3.3 1.3 7.8-.7 11-2 3.2-5.8 5.7-9.7 5.8-3.9 0-8-2.2-10-5.6C3.9 18.5 4 14.1 5.7 10.7 7.5 7.2 12 4.4 16 4.6Z"
        fill="var(--water-deep)"
      />
      <ellipse cx="16" cy="17.5" rx="8.7" ry="8" fill="var(--water)" />
      <g fill="none" stroke="var(--panel)" strokeWidth="1.1" opacity="0.85">
        <ellipse cx="16" cy="18" rx="5.4" ry="4.4" />
        <ellipse cx="16" cy="18.2" rx="2.2" ry="1.7" />
      </g>
    </svg>
  );
}

export function Header() {
  const { t } = useWords();
  return (
    <header className="head">
      <Link href="/" className="brand">
        <Logo />
        <span>Cenote</span>
      </Link>
      <nav aria-label={t("ui-navigation")}>
        <Link href="/rules">{t("ui-rules")}</Link>
      </nav>
      <div className="head-choices">
        <LanguageChoice />
        <SettingsButton />
      </div>
    </header>
  );
}

function LanguageChoice() {
  const { t, language } = useWords();
  return (
    <label className="choice">
      <span className="for-readers">{t("ui-language")}</span>
      <select value={language} onChange={(event) => void shelf.choose(event.target.value as Language)}>
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={TAGS[each]}>
            {OWN_NAMES[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Footer() {
  const { t } = useWords();
  return (
    <footer className="foot">
      <p>{t("ui-unofficial")}</p>
      <Link href="/credits">{t("ui-credits")}</Link>
    </footer>
  );
}
