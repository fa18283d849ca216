// What a guided game says now, and the things on the board that it points at.

import { useEffect, useLayoutEffect, useState } from "react";
import { useAnnounce } from "../ui/announce";
import { bringIntoSight } from "../ui/inSight";
import { useFiles, useWords } from "../words";
import type { Guided } from "./useGuide";

export function GuidePanel({ game, guided }: { game: string; guided: Guided }) {
  const { t } = useWords();
  const announce = useAnnounce();
  const ready = useFiles([`${game}-guide`]);
  const { step } = guided;
  const text = step && ready ? t(`${game}-guide-${step.id}`) : "";
  const spots = step?.spots.join(" ") ?? "";
  // Folded away to see the board; what is said next is shown again.
  const [folded, setFolded] = useState<string | null>(null);
  const open = folded !== step?.id;

  useEffect(() => {
    if (text) announce(text);
  }, [text, announce]);

  // After every change of the board, because what is pointed at may have been drawn anew.
  useLayoutEffect(() => {
    const found = spots
      .split(" ")
      .filter(Boolean)
      .flatMap((spot) => [...document.querySelectorAll(`[data-spot="${CSS.escape(spot)}"]`)]);
    for (const element of found) element.setAttribute("data-pointed", "");
    return () => {
      for (const element of found) element.removeAttribute("data-pointed");
    };
  });

  // Only when something else is pointed at: where one looks meanwhile is one's own affair.
  const told = text !== "";
  useEffect(() => {
    if (told && spots) bringIntoSight([...document.querySelectorAll("[data-pointed]")]);
  }, [told, spots]);

  if (!step || !text) return null;
  return (
    <section className="guide" aria-label={t("ui-guide")}>
      <div className="guide-text" id="guide-text" hidden={!open}>
        {text.split("\n").map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className="guide-buttons">
        <small>{t("ui-guide-step", { n: guided.n, of: guided.of })}</small>
        {step.move === undefined || guided.legal[0]?.token !== step.move ? (
          <button type="button" className="primary" onClick={guided.next}>
            {t("ui-guide-next")}
          </button>
        ) : null}
        <button type="button" className="plain" onClick={guided.stop}>
          {t("ui-guide-stop")}
        </button>
        <button
          type="button"
          className="icon-button guide-fold"
          aria-label={t("ui-guide-text")}
          aria-expanded={open}
          aria-controls="guide-text"
          onClick={() => setFolded(open ? step.id : null)}
        >
          <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path
              d="M5 9l7 7 7-7"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.2"
              strokeLinecap="round"
            />
          </svg>
        </button>
      </div>
    </section>
  );
}
