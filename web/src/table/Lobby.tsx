// A table that has not begun: who is there, and what the host can do about the free seats.

import { useLocation } from "wouter";
import { api } from "../api/client";
import { tableLink } from "../api/invitations";
import { keys } from "../api/keys";
import type { GameInfo, TableView } from "../api/types";
import { CopyField } from "../ui/CopyField";
import { useWords } from "../words";
import { SeatControls } from "./SeatControls";
import type { TableState, TableStore } from "./store";

interface Props {
  state: TableState;
  store: TableStore;
  table: TableView;
  info: GameInfo;
}

export function Lobby({ state, store, table, info }: Props) {
  const words = useWords();
  const { t } = words;
  const [, go] = useLocation();

  async function close() {
    await store.act(async () => {
      await api.close(table.table);
      keys.forget(table.table);
      go("/");
      return undefined;
    });
  }

  return (
    <div className="sheet narrow">
      <h1>{words.title(table.game, info.title)}</h1>
      <p role="status">{table.host ? t("ui-lobby-host") : t("ui-lobby-guest")}</p>
      <SeatControls state={state} store={store} table={table} info={info} />
      <h2>{t("ui-spectator-link")}</h2>
      <CopyField label={t("ui-spectator-link")} value={tableLink(table.table)} />
      {table.host ? (
        <p>
          <button type="button" className="plain" onClick={() => void close()}>
            {t("ui-close-table")}
          </button>
        </p>
      ) : null}
    </div>
  );
}
