// All legal moves as buttons in words: enough to play any game by, with a keyboard alone or without a drawing.

import type { KeyboardEvent } from "react";
import type { LegalMove, Player } from "../contract";
import { useWords } from "../words";
import { effectsInWords } from "./effects";

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrows go through the list, which may be long. */
function walk(event: KeyboardEvent<HTMLUListElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-move]")];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const step = STEPS[event.key] ?? 0;
  const to = event.key === "Home" ? 0 : event.key === "End" ? buttons.length - 1 : at + step;
  if (at < 0 || to === at || !buttons[to]) return;
  event.preventDefault();
  buttons[to].focus();
}

interface Props {
  game: string;
  legal: LegalMove[];
  players: Player[];
  hints: string[];
  busy: boolean;
  play: (token: string) => void;
}

export function MoveList({ game, legal, players, hints, busy, play }: Props) {
  const words = useWords();
  return (
    <ul className="move-list" onKeyDown={walk}>
      {legal.map((move) => {
        const effects = effectsInWords(words, game, move.effects, players);
        return (
          <li key={move.token}>
            <button
              type="button"
              data-move={move.token}
              data-legal=""
              data-hint={hints.includes(move.token) ? "" : undefined}
              aria-disabled={busy}
              onClick={() => {
                if (!busy) play(move.token);
              }}
            >
              <span>{words.move(game, move)}</span>
              {effects ? <small>{effects}</small> : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
