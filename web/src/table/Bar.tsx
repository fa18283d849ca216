// What is being decided, what has been done this turn, and the ways back and on.

import { useState } from "react";
import type { TableView } from "../api/types";
import type { LegalMove, Player } from "../contract";
import { Dialog } from "../ui/Dialog";
import { Mark } from "../ui/Mark";
import { useSettings } from "../ui/settings";
import { Tooltip } from "../ui/Tooltip";
import { useWords } from "../words";
import { TurnLines } from "./Log";
import { sinceOwnTurn } from "./turns";

/** The move by which a turn is ended: always one of its own. */
export function endOf(legal: readonly LegalMove[]): LegalMove | undefined {
  return legal.find((move) => move.kind === "end");
}

/** A token cut into what it says. */
function moveOf(token: string): Pick<LegalMove, "kind" | "args"> {
  const [kind = "", args] = token.split(":");
  return { kind, args: args?.split(".") ?? [] };
}

interface Props {
  table: TableView;
  players: Player[];
  thinking: number | null;
  busy: boolean;
  hints: string[];
  /** A hint is being thought of. */
  hinting: boolean;
  wanted: string | null;
  play: (token: string) => void;
  undo: () => void;
  restart: () => void;
  hint: (() => void) | null;
}

export function Bar({
  table,
  players,
  thinking,
  busy,
  hints,
  hinting,
  wanted,
  play,
  undo,
  restart,
  hint,
}: Props) {
  const words = useWords();
  const { t } = words;
  const { confirmEnd } = useSettings();
  const [asking, setAsking] = useState(false);
  const mine = table.legal.length > 0;
  const end = endOf(table.legal);
  const turn = table.turn;
  const done = mine ? table.log.filter((entry) => entry.ply >= (turn?.from_ply ?? table.ply)) : [];
  const decider = table.to_move === null ? undefined : players[table.to_move];
  const suggested = hints.flatMap((token) => table.legal.find((move) => move.token === token) ?? []);

  function endTurn() {
    setAsking(false);
    if (end) play(end.token);
  }

  return (
    <section className="bar" tabIndex={-1} data-mine={mine ? "" : undefined} aria-label={t("ui-bar")}>
      <div className="bar-words">
        <p className="bar-ask">
          {decider ? <Mark player={decider.mark} size={22} /> : null}
          <strong>{status(words, table, decider, thinking)}</strong>
          {mine ? <span>{question(words, table)}</span> : null}
        </p>
        {done.length > 0 ? (
          <details className="bar-done">
            <summary>{t("ui-steps-this-turn", { n: done.length })}</summary>
            <ol>
              {done.map((entry) => (
                <li key={entry.ply}>
                  {entry.events.map((event) => words.event(table.game, event, players)).join(" · ")}
                </li>
              ))}
            </ol>
          </details>
        ) : null}
        {mine && done.length === 0 ? <Since table={table} players={players} /> : null}
        {wanted ? (
          <p className="bar-done">{t("ui-wanted", { move: words.move(table.game, moveOf(wanted)) })}</p>
        ) : null}
        {suggested.length > 0 || hinting ? (
          <div className="bar-hints">
            <span>{t("ui-hint-says")}</span>
            {hinting ? <span>{t("ui-thinks")}</span> : null}
            {suggested.map((move) => (
              <button key={move.token} type="button" className="chip" onClick={() => play(move.token)}>
                {words.move(table.game, move)}
              </button>
            ))}
          </div>
        ) : null}
      </div>
      {mine ? (
        <div className="bar-buttons">
          {hint ? (
            <button type="button" className="signed bar-hint" aria-disabled={busy || hinting} onClick={hint}>
              <Sign path="M9 18h6M10 21h4M8.5 15c-2-1.4-3.2-3.3-3.2-5.7a6.7 6.7 0 0 1 13.4 0c0 2.4-1.2 4.3-3.2 5.7v.5h-7Z" />
              <span>{t("ui-hint")}</span>
            </button>
          ) : null}
          <Back
            sign="M8 5 3.5 9.5 8 14M4 9.5h10.5a5 5 0 0 1 0 10H9"
            label={t("ui-undo")}
            can={turn?.can_undo ?? false}
            why={whyNoUndo(words, table)}
            act={undo}
          />
          <Back
            sign="M8 5 3.5 9.5 8 14M13 5 8.5 9.5 13 14M9 9.5h6a4.8 4.8 0 0 1 0 9.6H9"
            label={t("ui-undo-turn")}
            name="bar-undo-turn"
            can={turn?.can_restart ?? false}
            why={whyNoUndo(words, table)}
            act={restart}
          />
          {end ? (
            <button
              type="button"
              className="primary"
              data-move={end.token}
              data-legal=""
              aria-disabled={busy}
              onClick={() => (confirmEnd ? setAsking(true) : endTurn())}
            >
              {t("ui-end-turn")}
            </button>
          ) : null}
        </div>
      ) : null}
      {asking ? (
        <Dialog title={t("ui-end-turn-ask")} close={() => setAsking(false)}>
          <div className="dialog-buttons">
            <button type="button" className="primary" onClick={endTurn}>
              {t("ui-end-turn")}
            </button>
            <button type="button" onClick={() => setAsking(false)}>
              {t("ui-cancel")}
            </button>
          </div>
        </Dialog>
      ) : null}
    </section>
  );
}

/** What others did since one's own last turn. */
function Since({ table, players }: { table: TableView; players: Player[] }) {
  const { t } = useWords();
  const turns = sinceOwnTurn(table.log, table.seat, players);
  if (turns.length === 0) return null;
  return (
    <details className="bar-done">
      <summary>{t("ui-since-your-turn", { n: turns.length })}</summary>
      <div className="since">
        {turns.map((turn) => (
          <TurnLines key={turn.n} game={table.game} turn={turn} players={players} />
        ))}
      </div>
    </details>
  );
}

function Sign({ path }: { path: string }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

interface BackProps {
  sign: string;
  label: string;
  name?: string;
  can: boolean;
  /** Why it can't be done, where it can't. */
  why: string;
  act: () => void;
}

function Back({ sign, label, name = "", can, why, act }: BackProps) {
  return (
    <Tooltip content={can ? label : why}>
      <button type="button" className={`signed ${name}`} aria-disabled={!can} onClick={() => can && act()}>
        <Sign path={sign} />
        <span>{label}</span>
      </button>
    </Tooltip>
  );
}

type Said = ReturnType<typeof useWords>;

/** Whose decision it is. */
export function status(
  words: Said,
  table: TableView,
  decider: Player | undefined,
  thinking: number | null,
): string {
  if (table.over) return words.t("ui-game-over");
  if (!decider) return words.t("ui-waiting-for-players");
  if (table.legal.length > 0) return words.t("ui-your-turn");
  if (thinking === table.to_move) return words.t("ui-thinking", { player: decider.name });
  return words.t("ui-waiting-for", { player: decider.name });
}

/** What is asked, in the words of the game. */
export function question(words: Said, table: TableView): string {
  const pending: unknown = table.view?.pending;
  const asked: unknown = Array.isArray(pending) ? pending.at(-1) : pending;
  const known = typeof asked === "object" && asked !== null && "ask" in asked;
  return known ? words.ask(table.game, asked as Record<string, unknown>) : "";
}

function whyNoUndo(words: Said, table: TableView): string {
  const { turn } = table;
  if (turn && turn.from_ply < table.ply && !turn.can_undo) return words.t("ui-undo-stops");
  return words.t("ui-nothing-to-undo");
}
