import { useState } from "react";
import { useWords } from "../words";
import { Dialog } from "./Dialog";
import { Switch } from "./Switch";
import { change, type Settings, useSettings } from "./settings";

export function SettingsButton() {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={t("ui-settings")}
        onClick={() => setOpen(true)}
      >
        <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
            <path d="M4 7h9M19 7h1M4 17h3M13 17h7" />
            <circle cx="16" cy="7" r="2.6" />
            <circle cx="10" cy="17" r="2.6" />
          </g>
        </svg>
      </button>
      {open ? <SettingsDialog close={() => setOpen(false)} /> : null}
    </>
  );
}

function SettingsDialog({ close }: { close: () => void }) {
  const { t } = useWords();
  const settings = useSettings();
  return (
    <Dialog title={t("ui-settings")} close={close}>
      <div className="menu">
        <label className="option-choice">
          {t("ui-theme")}
          <select
            value={settings.theme}
            onChange={(event) => change({ theme: event.target.value as Settings["theme"] })}
          >
            <option value="system">{t("ui-theme-system")}</option>
            <option value="light">{t("ui-theme-light")}</option>
            <option value="dark">{t("ui-theme-dark")}</option>
          </select>
        </label>
        <Switch label={t("ui-reduce-motion")} on={settings.still} set={(still) => change({ still })} />
        <Switch
          label={t("ui-confirm-end")}
          on={settings.confirmEnd}
          set={(confirmEnd) => change({ confirmEnd })}
        />
        <h3>{t("ui-shortcuts")}</h3>
        <Shortcuts />
      </div>
    </Dialog>
  );
}

const KEYS = [
  ["U", "ui-undo"],
  ["E", "ui-end-turn"],
  ["H", "ui-hint"],
  ["M", "ui-key-moves"],
  ["↑ ↓", "ui-key-arrows"],
  ["B", "ui-key-board"],
  ["?", "ui-key-help"],
] as const;

export function Shortcuts() {
  const { t } = useWords();
  return (
    <dl className="keys">
      {KEYS.map(([key, id]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{t(id)}</dd>
        </div>
      ))}
    </dl>
  );
}
