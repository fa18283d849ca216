import { useEffect, useRef } from "react";

export type Shortcuts = Record<string, (() => void) | undefined>;

/** Single keys that do something, unless somebody writes or a window is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
      const target = event.target as Element | null;
      if (target?.closest("input:not([type=checkbox], [type=range]), textarea, select, dialog")) return;
      if (document.querySelector("dialog[open]")) return;
      const act = current.current[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
