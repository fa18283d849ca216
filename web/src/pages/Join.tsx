// Behind an invitation: what table it is, one's name, and the seat.

import { type FormEvent, useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { api, insist, nonce, Refusal, Unreachable } from "../api/client";
import { keys } from "../api/keys";
import type { TableView } from "../api/types";
import { seatName } from "../table/players";
import { Mark } from "../ui/Mark";
import { change, useSettings } from "../ui/settings";
import { useTitle } from "../ui/useTitle";
import { useGameWords, useWords } from "../words";
import { Loading } from "./Loading";
import { NotFound } from "./NotFound";

export function Join({ id }: { id: string }) {
  const words = useWords();
  const { t } = words;
  const { name } = useSettings();
  const [table, setTable] = useState<TableView | null | undefined>();
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const [, go] = useLocation();
  const ready = useGameWords(table?.game);
  useTitle(t("ui-invited"));

  useEffect(() => {
    insist(() => api.table(id)).then(setTable, () => setTable(null));
  }, [id]);

  async function join(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setProblem("");
    try {
      const attempt = nonce();
      const seat = await insist(() => api.join(id, location.hash.slice(1), name.trim(), attempt));
      keys.keep(seat.table, seat.key);
      go(`/table/${seat.table}`, { replace: true });
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof Unreachable)) throw error;
      setBusy(false);
      setProblem(t(error instanceof Unreachable ? "ui-no-server" : "ui-invitation-void"));
    }
  }

  if (table === null) return <NotFound text={t("ui-no-table")} />;
  if (!table || !ready) return <Loading />;
  return (
    <div className="sheet narrow">
      <h1>{t("ui-invited")}</h1>
      <p>{t("ui-invited-to", { game: words.title(table.game) })}</p>
      <ul className="lobby-seats">
        {table.seats.map((seat) => (
          <li key={seat.seat}>
            <Mark player={seat.seat} size={24} />
            <span>{seat.kind === "open" ? t("ui-free-seat") : seatName(words, seat)}</span>
          </li>
        ))}
      </ul>
      <form className="join" onSubmit={(event) => void join(event)}>
        <label>
          {t("ui-name")}
          <input
            type="text"
            required
            maxLength={30}
            autoComplete="nickname"
            value={name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </label>
        <button type="submit" className="primary large" aria-disabled={busy}>
          {t("ui-take-seat")}
        </button>
      </form>
      {problem ? <p role="alert">{problem}</p> : null}
      <p>
        <Link href={`/table/${id}`}>{t("ui-watch")}</Link>
      </p>
    </div>
  );
}
