// The games of this server, and what is printed on their boards: asked for once.

import { useEffect, useState } from "react";
import type { Printed } from "../contract";
import { api } from "./client";
import type { GameInfo } from "./types";

function once<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | null = null;
  return () => {
    asked ??= ask().catch((error) => {
      asked = null;
      throw error;
    });
    return asked;
  };
}

const games = once(api.games);
const printed = new Map<string, () => Promise<Printed>>();

/** What a promise brings: undefined until then, null where it failed. */
function useAnswer<Answer>(ask: (() => Promise<Answer>) | undefined): Answer | null | undefined {
  const [answer, setAnswer] = useState<{ ask: unknown; value: Answer | null } | undefined>();
  useEffect(() => {
    if (!ask) return;
    let current = true;
    ask().then(
      (value) => current && setAnswer({ ask, value }),
      () => current && setAnswer({ ask, value: null }),
    );
    return () => {
      current = false;
    };
  }, [ask]);
  return answer && answer.ask === ask ? answer.value : undefined;
}

export function useGames(): GameInfo[] | null | undefined {
  return useAnswer(games);
}

export function usePrinted(game: string | undefined): Printed | null | undefined {
  if (game !== undefined && !printed.has(game)) {
    printed.set(
      game,
      once(() => api.printed(game)),
    );
  }
  return useAnswer(game === undefined ? undefined : printed.get(game));
}
