// All legal moves as buttons in words: enough to play any game by, with a keyboard alone or without a drawing.

import type { LegalMove, Player } from "../contract";
import { useWords } from "../words";
import { effectsInWords } from "./effects";

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
    <ul className="move-list">
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
