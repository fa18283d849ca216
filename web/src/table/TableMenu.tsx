// What one needs now and then at a table: back farther than undo, links, bots for who is away, the record, the rules.

import { Link } from "wouter";
import { api } from "../api/client";
import { tableLink } from "../api/invitations";
import type { GameInfo, TableView } from "../api/types";
import { CopyField } from "../ui/CopyField";
import { Dialog } from "../ui/Dialog";
import { Switch } from "../ui/Switch";
import { useWords } from "../words";
import { saveRecord } from "./record";
import { SeatControls } from "./SeatControls";
import type { TableState, TableStore } from "./store";
import { turnsOf } from "./turns";

interface Props {
  state: TableState;
  store: TableStore;
  table: TableView;
  info: GameInfo;
  hasRules: boolean;
  close: () => void;
}

export function TableMenu({ state, store, table, info, hasRules, close }: Props) {
  const words = useWords();
  const { t } = words;
  const seated = table.seats.some((seat) => seat.mine);
  const back = seated && !table.over ? beginningOfLastTurn(table) : null;
  return (
    <Dialog title={t("ui-table")} close={close}>
      <div className="menu">
        <div className="menu-lines">
          {hasRules ? <Link href={`/rules/${table.game}`}>{t("ui-rules")}</Link> : null}
          {table.ply > 0 ? (
            <Link href={`/table/${table.table}?ply=${table.ply}`}>{t("ui-look-back")}</Link>
          ) : null}
          <button type="button" className="plain" onClick={() => void saveRecord(table)}>
            {t("ui-save-record")}
          </button>
          {back !== null ? (
            <button
              type="button"
              className="plain"
              onClick={() => {
                close();
                void store.act((_, nonce) => api.takeback(table.table, back, nonce));
              }}
            >
              {t("ui-ask-undo")}
            </button>
          ) : null}
        </div>
        {table.host ? (
          <Switch
            label={t("ui-allow-hints")}
            on={table.hints}
            set={(hints) => void store.act(() => api.setHints(table.table, hints))}
          />
        ) : null}
        <h3>{t("ui-seats")}</h3>
        <SeatControls state={state} store={store} table={table} info={info} />
        <h3>{t("ui-spectator-link")}</h3>
        <CopyField label={t("ui-spectator-link")} value={tableLink(table.table)} />
      </div>
    </Dialog>
  );
}

/** The ply before one's own last turn; null where there was none. */
function beginningOfLastTurn(table: TableView): number | null {
  const mine = new Set(table.seats.filter((seat) => seat.mine).map((seat) => seat.seat));
  const turn = turnsOf(table.log).findLast((each) => mine.has(each.seat));
  return turn && turn.from < table.ply ? turn.from : null;
}
