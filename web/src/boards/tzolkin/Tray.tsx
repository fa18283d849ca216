// Choices that come up in the middle of a turn, as buttons above the wheels: none has to be looked for on the board.

import type { LegalMove } from "../../contract";
import { useWords } from "../../words";
import { actionChips, priceOf } from "./chips";
import { Chips, GAME, useTable } from "./table";

/** What is chosen on the board itself, where there may be too much of it, or by the bar that ends the turn. */
const ELSEWHERE = new Set(["end", "use", "keep"]);
/** What can be pressed on the wheels; on a phone these are too small for a finger. */
const ON_THE_WHEELS = new Set(["place", "pick"]);

export function Tray() {
  const table = useTable();
  const words = useWords();
  const moves = [...table.legal.values()].filter(
    (move) => !ELSEWHERE.has(move.kind) && (table.narrow || !ON_THE_WHEELS.has(move.kind)),
  );
  // Whoever does nothing has first seen what may be done.
  moves.sort((a, b) => Number(a.kind === "nothing") - Number(b.kind === "nothing"));
  if (!table.ask || moves.length === 0) return null;
  const turn = table.ask.ask === "start" || table.ask.ask === "place" || table.ask.ask === "pick";
  return (
    <section
      className={`tz-tray${turn ? " tz-tray-turn" : ""}`}
      aria-label={words.ask(GAME, table.ask)}
      data-spot="choices"
    >
      <p>{words.ask(GAME, table.ask)}</p>
      <div className="tz-tray-moves">
        {moves.map((move) => (
          <Choice key={move.token} move={move} />
        ))}
      </div>
    </section>
  );
}

function Choice({ move }: { move: LegalMove }) {
  const { play, seat, hints, ask, printed } = useTable();
  const words = useWords();
  const { pays, gains } = priceOf(move.effects, seat);
  const action = move.kind === "do" && typeof ask?.gear === "string" && gains.length === 0;
  return (
    <button
      type="button"
      className={`tz-choice${hints.has(move.token) ? " tz-hinted" : ""}`}
      data-move={move.token}
      data-legal=""
      onClick={() => play(move.token)}
    >
      <span>{words.move(GAME, move)}</span>
      {action ? (
        <Chips chips={actionChips(printed, ask.gear as string, Number(move.args[0]))} size="1.3em" />
      ) : null}
      {pays.length ? (
        <Chips chips={pays.map((chip) => ({ ...chip, n: -(chip.n ?? 1) }))} size="1.3em" />
      ) : null}
      {gains.length && move.kind !== "build" ? (
        <Chips chips={gains.map((chip) => ({ ...chip, plus: true }))} size="1.3em" />
      ) : null}
    </button>
  );
}
