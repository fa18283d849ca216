// The table while it is played: board, bar, list of moves, seats, log.

import {
  lazy,
  type MouseEvent,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { api, insist, Refusal, Unreachable } from "../api/client";
import type { GameInfo, TableView } from "../api/types";
import type { BoardModule, LegalMove, Player, Printed } from "../contract";
import { useAnnounce } from "../ui/announce";
import { Dialog } from "../ui/Dialog";
import { Shortcuts } from "../ui/SettingsDialog";
import { change, useSettings } from "../ui/settings";
import { useWords } from "../words";
import { Bar, endOf, question, status } from "./Bar";
import { BoardFrame } from "./BoardFrame";
import { effectsInWords } from "./effects";
import { GuidePanel } from "./GuidePanel";
import { Log } from "./Log";
import { MoveList } from "./MoveList";
import { Notices } from "./Notices";
import { Seats } from "./Seats";
import { newsSince, type TableState, type TableStore } from "./store";
import { TableMenu } from "./TableMenu";
import { useGuide } from "./useGuide";
import { legalOnBoard, useKeptFocus } from "./useKeptFocus";
import { useRoomForDock } from "./useRoomForDock";
import { useShortcuts } from "./useShortcuts";
import { levelsFor } from "./wishes";

const End = lazy(() => import("./End").then((part) => ({ default: part.End })));

interface Props {
  state: TableState;
  table: TableView;
  store: TableStore;
  info: GameInfo;
  players: Player[];
  board: BoardModule | null;
  printed: Printed;
}

export function Play({ state, table: all, store, info, players, board, printed }: Props) {
  const words = useWords();
  const { t } = words;
  const { listOpen } = useSettings();
  const guided = useGuide(all, board?.guide);
  const [window, setWindow] = useState<"menu" | "help" | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const play = useCallback((token: string) => void store.play(token), [store]);
  const table = guided.legal === all.legal ? all : { ...all, legal: guided.legal };
  const [hints, hint, hinting] = useHints(table, store);
  useAnnouncements(table, state.news, players);
  const history = useMemo(() => newsSince(all.log, 0), [all.log]);
  useKeptFocus(root);
  useRoomForDock(root);

  const pressed = useWanted(state.wanted);

  function outOfOrder(event: MouseEvent) {
    const thing = event.target instanceof Element ? event.target.closest("[data-move]") : null;
    const token = thing?.getAttribute("data-move");
    if (!token || thing?.hasAttribute("data-legal") || table !== all) return;
    void store.fit(token);
  }

  const end = endOf(table.legal);
  // Where only chance plays, nobody knows a hint.
  const hinted = table.hints && levelsFor(info, table.seats.length).some((level) => level !== "random");
  useShortcuts({
    u: table.turn?.can_undo ? () => void store.undo() : undefined,
    e: end ? () => play(end.token) : undefined,
    h: hinted && table.legal.length > 0 ? () => void hint() : undefined,
    m: () => {
      change({ listOpen: true });
      requestAnimationFrame(() => list.current?.querySelector<HTMLElement>("[data-move]")?.focus());
    },
    b: () => {
      const legal = root.current ? legalOnBoard(root.current) : [];
      const at = legal.indexOf(document.activeElement as HTMLElement);
      legal[(at + 1) % legal.length]?.focus();
    },
    "?": () => setWindow("help"),
  });

  return (
    <div className="play" ref={root} data-ply={table.ply} data-busy={state.busy ? "" : undefined}>
      <h1 className="for-readers">{words.title(table.game, info.title)}</h1>
      {/* What is pressed here is a button of its own; this only hears of those that may be out of order. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above; keys press them, too. */}
      <div className="play-board" ref={pressed} onClick={outOfOrder}>
        <Notices state={state} table={table} store={store} players={players} />
        {table.over ? (
          <Suspense>
            <End table={table} players={players} />
          </Suspense>
        ) : null}
        {board ? (
          <BoardFrame
            board={board}
            props={{
              view: table.view,
              printed,
              players,
              seat: table.seat,
              toMove: table.to_move,
              legal: table.legal,
              play,
              why: store.why,
              news: state.news,
              history,
              hints,
              spots: guided.step?.spots ?? [],
            }}
          />
        ) : null}
        <div ref={list}>
          <Moves
            table={table}
            players={players}
            hints={hints}
            busy={state.busy}
            play={play}
            folded={board !== null}
            open={listOpen}
          />
        </div>
      </div>
      <aside className="play-side" aria-label={t("ui-table")}>
        <Seats table={table} players={players} present={state.present} thinking={state.thinking} />
        <button type="button" onClick={() => setWindow("menu")}>
          {t("ui-table-menu")}
        </button>
        <Log table={table.table} game={table.game} log={table.log} players={players} />
      </aside>
      {table.over ? null : (
        <div className="dock">
          {table.guided ? <GuidePanel game={table.game} guided={guided} /> : null}
          <Bar
            table={table}
            players={players}
            thinking={state.thinking}
            busy={state.busy}
            hints={hints}
            play={play}
            undo={() => void store.undo()}
            restart={() => void store.restart()}
            hinting={hinting}
            wanted={state.wanted}
            hint={hinted ? () => void hint() : null}
          />
        </div>
      )}
      {window === "menu" ? (
        <TableMenu
          state={state}
          store={store}
          table={all}
          info={info}
          hasRules={board !== null}
          close={() => setWindow(null)}
        />
      ) : null}
      {window === "help" ? (
        <Dialog title={t("ui-shortcuts")} close={() => setWindow(null)}>
          <Shortcuts />
        </Dialog>
      ) : null}
    </div>
  );
}

/** Mark what waits to be done. After every change of the board, because it may have been drawn anew. */
function useWanted(wanted: string | null) {
  const board = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const found = wanted
      ? [...(board.current?.querySelectorAll(`[data-move="${CSS.escape(wanted)}"]`) ?? [])]
      : [];
    for (const element of found) element.setAttribute("data-wanted", "");
    return () => {
      for (const element of found) element.removeAttribute("data-wanted");
    };
  });
  return board;
}

interface MovesProps {
  table: TableView;
  players: Player[];
  hints: string[];
  busy: boolean;
  play: (token: string) => void;
  folded: boolean;
  open: boolean;
}

/** The list of all moves: folded away where a board shows them, else open. */
function Moves({ table, players, hints, busy, play, folded, open }: MovesProps) {
  const { t } = useWords();
  const legal: LegalMove[] = table.legal;
  if (legal.length === 0) return null;
  const heading = t("ui-all-moves", { n: legal.length });
  const list = (
    <MoveList game={table.game} legal={legal} players={players} hints={hints} busy={busy} play={play} />
  );
  if (!folded) {
    return (
      <section className="moves">
        <h2>{heading}</h2>
        {list}
      </section>
    );
  }
  return (
    <details
      className="moves"
      open={open}
      onToggle={(event) => change({ listOpen: event.currentTarget.open })}
    >
      <summary>{heading}</summary>
      {open ? list : null}
    </details>
  );
}

/** Hints for the position of the moment, and the way to ask for them. */
function useHints(table: TableView, store: TableStore): [string[], () => Promise<void>, boolean] {
  const [asked, setAsked] = useState(-1);
  const [hints, setHints] = useState<{ ply: number; tokens: string[] }>({ ply: -1, tokens: [] });
  const announce = useAnnounce();
  const words = useWords();

  async function hint() {
    if (asked === table.ply) return;
    setAsked(table.ply);
    try {
      const best = (await insist(() => api.hint(table.table))).slice(0, 3).map((each) => each.token);
      setHints({ ply: table.ply, tokens: best });
      const moves = best.flatMap((token) => table.legal.find((move) => move.token === token) ?? []);
      announce(`${words.t("ui-hint-says")} ${words.list(moves.map((move) => words.move(table.game, move)))}`);
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof Unreachable)) throw error;
      store.failed(error);
    } finally {
      setAsked(-1);
    }
  }

  return [hints.ply === table.ply ? hints.tokens : [], hint, asked === table.ply];
}

/** Tell a screen reader what others did, and whose decision it is now. */
function useAnnouncements(table: TableView, news: TableState["news"], players: Player[]): void {
  const words = useWords();
  const announce = useAnnounce();
  const told = useRef({ ply: -1, status: "" });
  useEffect(() => {
    const before = told.current;
    if (before.ply === table.ply) return;
    const decider = table.to_move === null ? undefined : players[table.to_move];
    const now = status(words, table, decider, null);
    told.current = { ply: table.ply, status: now };
    const happened = before.ply < 0 ? "" : effectsInWords(words, table.game, news, players);
    const whose = now === before.status ? "" : now; // while somebody moves on, it is known who does
    const asked = table.legal.length ? question(words, table) : "";
    announce([happened, whose, asked].filter(Boolean).join(". "));
  }, [table, news, players, words, announce]);
}
