// Somebody asks everybody to go back farther than undo reaches.

import { api } from "../api/client";
import type { TableView } from "../api/types";
import type { Player } from "../contract";
import { useWords } from "../words";
import type { TableStore } from "./store";

export function TakeBack({
  table,
  players,
  store,
}: {
  table: TableView;
  players: Player[];
  store: TableStore;
}) {
  const { t, list } = useWords();
  const asked = table.takeback;
  if (!asked) return null;
  const mine = table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  const answer = (agree: boolean) => void store.act(() => api.answerTakeback(table.table, agree));
  return (
    <section className="banner" role="status">
      <p>
        {t("ui-takeback-asked", { player: players[asked.seat]?.name ?? "", n: table.ply - asked.to_ply })}{" "}
        {t("ui-waiting-for", { player: list(asked.asked.map((seat) => players[seat]?.name ?? "")) })}
      </p>
      {mine.some((seat) => asked.asked.includes(seat)) ? (
        <div className="dialog-buttons">
          <button type="button" className="primary" onClick={() => answer(true)}>
            {t("ui-agree")}
          </button>
          <button type="button" onClick={() => answer(false)}>
            {t("ui-refuse")}
          </button>
        </div>
      ) : mine.includes(asked.seat) ? (
        <button type="button" onClick={() => answer(false)}>
          {t("ui-cancel")}
        </button>
      ) : null}
    </section>
  );
}
