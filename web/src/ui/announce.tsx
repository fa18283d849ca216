// What a screen reader is told without moving its focus.

import { createContext, type ReactNode, useCallback, useContext, useState } from "react";

const Announce = createContext<(text: string) => void>(() => {});

/** Say something to whoever listens; the same words again are said again. */
export function useAnnounce(): (text: string) => void {
  return useContext(Announce);
}

export function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState<{ text: string; turn: number }>({ text: "", turn: 0 });
  const announce = useCallback((text: string) => setSaid((before) => ({ text, turn: before.turn + 1 })), []);
  return (
    <Announce value={announce}>
      {children}
      {/* Two regions in turn, since a region that is told the same words again stays silent. */}
      <div className="for-readers" aria-live="polite">
        {said.turn % 2 === 0 ? said.text : ""}
      </div>
      <div className="for-readers" aria-live="polite">
        {said.turn % 2 === 1 ? said.text : ""}
      </div>
    </Announce>
  );
}
