// The table while it is played: board, bar, list of moves, seats, log.

import { useCallback, useEffect, useRef, useState } from "react";
import { api, Refusal, Unreachable } from "../api/client";
import type { BoardModule, Player, Printed } from "../contract";
import { useAnnounce } from "../ui/announce";
import { change, useSettings } from "../ui/settings";
import { useWords } from "../words";
import { Bar, question, status } from "./Bar";
import { effectsInWords } from "./effects";
import { Log } from "./Log";
import { MoveList } from "./MoveList";
import { Seats } from "./Seats";
import type { TableState, TableStore } from "./store";

interface Props {
  state: TableState;
  store: TableStore;
  players: Player[];
  board: BoardModule | null;
  printed: Printed;
}

export function Play({ state, store, players, board, printed }: Props) {
  const words = useWords();
  const { listOpen } = useSettings();
  const table = state.table;
  const [hints, setHints] = useState<{ ply: number; tokens: string[] }>({ ply: -1, tokens: [] });
  const play = useCallback((token: string) => void store.play(token), [store]);
  useAnnouncements(state, players);
  if (!table) return null;

  const tokens = hints.ply === table.ply ? hints.tokens : [];
  async function hint() {
    if (!table) return;
    try {
      const best = await api.hint(table.table);
      setHints({ ply: table.ply, tokens: best.slice(0, 3).map((each) => each.token) });
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof Unreachable)) throw error;
    }
  }

  const list = (
    <MoveList
      game={table.game}
      legal={table.legal}
      players={players}
      hints={tokens}
      busy={state.busy}
      play={play}
    />
  );
  return (
    <div className="play">
      <div className="play-board">
        {board ? (
          <board.Board
            view={table.view}
            printed={printed}
            players={players}
            seat={table.seat}
            toMove={table.to_move}
            legal={table.legal}
            play={play}
            why={store.why}
            news={state.news}
            hints={tokens}
            spots={[]}
          />
        ) : null}
        {table.legal.length > 0 ? (
          board ? (
            <details
              className="moves"
              open={listOpen}
              onToggle={(event) => change({ listOpen: event.currentTarget.open })}
            >
              <summary>{words.t("ui-all-moves", { n: table.legal.length })}</summary>
              {listOpen ? list : null}
            </details>
          ) : (
            <section className="moves">
              <h2>{words.t("ui-all-moves", { n: table.legal.length })}</h2>
              {list}
            </section>
          )
        ) : null}
      </div>
      <aside className="play-side">
        <Seats table={table} players={players} present={state.present} thinking={state.thinking} />
        <Log table={table.table} game={table.game} log={table.log} players={players} />
      </aside>
      <Bar
        table={table}
        players={players}
        thinking={state.thinking}
        busy={state.busy}
        hints={tokens}
        play={play}
        undo={() => void store.undo()}
        restart={() => void store.restart()}
        hint={table.hints ? () => void hint() : null}
      />
    </div>
  );
}

/** Tell a screen reader what others did, and whose decision it is now. */
function useAnnouncements({ table, news }: TableState, players: Player[]): void {
  const words = useWords();
  const announce = useAnnounce();
  const told = useRef(-1);
  useEffect(() => {
    if (!table || told.current === table.ply) return;
    const first = told.current < 0;
    told.current = table.ply;
    const decider = table.to_move === null ? undefined : players[table.to_move];
    const decision = [status(words, table, decider, null), table.legal.length ? question(words, table) : ""];
    const happened = first ? "" : effectsInWords(words, table.game, news, players);
    announce([happened, ...decision].filter(Boolean).join(". "));
  }, [table, news, players, words, announce]);
}
