// Whether the window is about as narrow as a phone: for drawings whose letters would shrink with them.

import { useSyncExternalStore } from "react";

const narrow = () => window.matchMedia?.("(max-width: 600px)");

function subscribe(listener: () => void): () => void {
  const media = narrow();
  media?.addEventListener("change", listener);
  return () => media?.removeEventListener("change", listener);
}

export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => narrow()?.matches ?? false);
}
