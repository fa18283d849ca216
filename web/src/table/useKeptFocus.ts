// What had the focus often goes away with the move that was made by it. Then the focus goes on to what comes next, so
// that a keyboard never has to begin again at the top of the page.

import { type RefObject, useEffect } from "react";

type Part = "list" | "board" | "bar";

/** What may be done on the board, in the order in which it is drawn. */
export function legalOnBoard(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(".play-board [data-legal]")].filter(
    (element) => !element.closest(".move-list"),
  );
}

function partOf(element: Element): Part {
  if (element.closest(".move-list")) return "list";
  return element.closest(".dock") ? "bar" : "board";
}

/** The next thing to do where the last one was done; the bar, which says whose turn it is, where there is none. */
function next(root: ParentNode, part: Part): HTMLElement | null {
  const listed = root.querySelector<HTMLElement>(".move-list [data-move]");
  const first = part === "list" ? listed : part === "board" ? (legalOnBoard(root)[0] ?? listed) : null;
  return first ?? root.querySelector<HTMLElement>(".bar") ?? document.getElementById("main");
}

export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const play = root.current;
    if (!play) return;
    let last: Part | null = null;
    const focused = ({ target }: FocusEvent) => {
      // Whoever points with a mouse needs no focus, and no page that moves.
      const byKey = target instanceof Element && target.matches(":focus-visible");
      last = byKey ? partOf(target) : null;
    };
    const left = () => {
      last = null;
    };
    const keep = () => {
      // Without the focus of the window, somebody has gone to another one.
      if (last && document.activeElement === document.body && document.hasFocus()) next(play, last)?.focus();
    };
    // What goes away takes the focus with it. What stays but can't have it any more loses it a little later.
    const observer = new MutationObserver(keep);
    const lost = ({ relatedTarget }: FocusEvent) => {
      if (!relatedTarget) setTimeout(keep);
    };
    play.addEventListener("focusin", focused);
    play.addEventListener("focusout", lost);
    document.addEventListener("pointerdown", left);
    observer.observe(play, { childList: true, subtree: true });
    return () => {
      play.removeEventListener("focusin", focused);
      play.removeEventListener("focusout", lost);
      document.removeEventListener("pointerdown", left);
      observer.disconnect();
    };
  }, [root]);
}
