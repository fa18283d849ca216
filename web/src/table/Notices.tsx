// What has to be said about the table besides the game: the connection, a refusal, a request to go back.

import type { TableView } from "../api/types";
import type { Player } from "../contract";
import { useWords, type Words } from "../words";
import type { TableState, TableStore } from "./store";
import { TakeBack } from "./TakeBack";

interface Props {
  state: TableState;
  table: TableView;
  store: TableStore;
  players: Player[];
}

export function Notices({ state, table, store, players }: Props) {
  const words = useWords();
  const { t } = words;
  return (
    <>
      {state.dropped ? (
        <p className="banner" role="status">
          {t("ui-connection-lost")} {t("ui-reconnecting")}
        </p>
      ) : null}
      {state.back ? (
        <p className="for-readers" role="status">
          {t("ui-reconnected")}
        </p>
      ) : null}
      {state.problem ? (
        <div className="banner bad" role="alert">
          <p>{problemInWords(words, table.game, state.problem)}</p>
          <button type="button" onClick={() => store.clearProblem()}>
            {t("ui-close")}
          </button>
        </div>
      ) : null}
      <TakeBack table={table} players={players} store={store} />
      {table.practice && !table.guided ? <p className="banner quiet">{t("ui-practice")}</p> : null}
      {!table.seats.some((seat) => seat.mine) && !table.over ? (
        <p className="banner quiet">{t("ui-watching")}</p>
      ) : null}
    </>
  );
}

function problemInWords(words: Words, game: string, problem: NonNullable<TableState["problem"]>): string {
  if (problem.reason) return words.reason(game, problem.reason);
  if (problem.code === "unreachable") return words.t("ui-no-server");
  if (problem.code === "stale") return words.t("ui-moved-on");
  return words.t("ui-refused");
}
