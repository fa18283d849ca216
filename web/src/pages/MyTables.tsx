// The tables that this browser holds a key for, those that wait for it first.

import { useEffect, useState } from "react";
import { Link } from "wouter";
import { api, Refusal, Unreachable } from "../api/client";
import { invitations } from "../api/invitations";
import { keys } from "../api/keys";
import type { TableSummary } from "../api/types";
import { seatName } from "../table/players";
import { Mark } from "../ui/Mark";
import { useGameWords, useWords } from "../words";
import { TAGS } from "../words/languages";

export function MyTables() {
  const { t } = useWords();
  const [tables, setTables] = useState<TableSummary[]>([]);

  useEffect(() => {
    let current = true;
    async function ask() {
      const held = keys.all();
      if (Object.keys(held).length === 0) return;
      try {
        const found = await api.mine(held);
        if (current) setTables(found.sort(byUrgency));
      } catch (error) {
        if (!(error instanceof Refusal || error instanceof Unreachable)) throw error;
      }
    }
    function onShow() {
      if (document.visibilityState === "visible") void ask();
    }
    void ask();
    const timer = setInterval(onShow, 20_000);
    document.addEventListener("visibilitychange", onShow);
    return () => {
      current = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onShow);
    };
  }, []);

  if (tables.length === 0) return null;
  return (
    <section aria-labelledby="my-tables">
      <h2 id="my-tables">{t("ui-my-tables")}</h2>
      <ul className="my-tables">
        {tables.map((table) => (
          <TableLine
            key={table.table}
            table={table}
            forget={() => {
              keys.forget(table.table);
              invitations.forget(table.table);
              setTables((before) => before.filter((each) => each !== table));
            }}
          />
        ))}
      </ul>
    </section>
  );
}

/** Those that wait for me, then those that go on, then those that are over; the latest first among them. */
export function byUrgency(a: TableSummary, b: TableSummary): number {
  const rank = (table: TableSummary) => (table.over ? 2 : table.mine_to_move ? 0 : 1);
  return rank(a) - rank(b) || b.updated.localeCompare(a.updated);
}

function TableLine({ table, forget }: { table: TableSummary; forget: () => void }) {
  const words = useWords();
  const { t } = words;
  useGameWords(table.game);
  const decider = table.to_move === null ? undefined : table.seats[table.to_move];
  const state = !table.started
    ? t("ui-waiting-for-players")
    : table.over
      ? t("ui-game-over")
      : table.mine_to_move || !decider
        ? t("ui-your-turn")
        : t("ui-waiting-for", { player: seatName(words, decider) });
  return (
    <li data-mine={table.mine_to_move ? "" : undefined}>
      <div>
        <p className="my-table-game">{words.title(table.game, table.title)}</p>
        <p className="my-table-seats">
          {table.seats.map((seat) => (
            <span key={seat.seat}>
              <Mark player={seat.seat} size={16} /> {seatName(words, seat)}
            </span>
          ))}
        </p>
        <p className="my-table-state">
          <strong>{state}</strong> · <Ago since={table.updated} />
        </p>
      </div>
      <div className="my-table-buttons">
        <Link href={`/table/${table.table}`} className={table.mine_to_move ? "button primary" : "button"}>
          {table.over ? t("ui-look-again") : t("ui-continue")}
        </Link>
        {table.over ? (
          <button type="button" className="plain" onClick={forget}>
            {t("ui-forget")}
          </button>
        ) : null}
      </div>
    </li>
  );
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

function Ago({ since }: { since: string }) {
  const { language } = useWords();
  const seconds = Math.max(0, (Date.now() - Date.parse(since)) / 1000);
  const [unit, size] = STEPS.find(([, length]) => seconds >= length) ?? ["minute", 60];
  const format = new Intl.RelativeTimeFormat(TAGS[language], { numeric: "auto" });
  return <time dateTime={since}>{format.format(-Math.floor(seconds / size), unit)}</time>;
}
