// What a screen reader is told without moving its focus.

import { createContext, type ReactNode, useCallback, useContext, useState } from "react";

const Announce = createContext<(text: string) => void>(() => {});

/** Say something to whoever listens; the same words again are said again. */
export function useAnnounce(): (text: string) => void {
  return useContext(Announce);
}

const KEPT = 6;

export function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState<{ text: string; n: number }[]>([]);
  const announce = useCallback((text: string) => {
    if (text) setSaid((before) => [...before, { text, n: (before.at(-1)?.n ?? 0) + 1 }].slice(-KEPT));
  }, []);
  return (
    <Announce value={announce}>
      {children}
      {/* What is said is added, so that nothing that was said just before is cut off by it. */}
      <div className="for-readers" role="log" aria-live="polite">
        {said.map(({ text, n }) => (
          <p key={n}>{text}</p>
        ))}
      </div>
    </Announce>
  );
}
