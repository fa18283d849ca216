// The end of a game: places, where the points came from, how they grew, and what to do next.

import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { api, insist, Refusal, Unreachable } from "../api/client";
import { keys } from "../api/keys";
import type { Story, TableView } from "../api/types";
import type { Player } from "../contract";
import { Mark } from "../ui/Mark";
import { useWords } from "../words";
import { Chart } from "./Chart";
import { saveRecord } from "./record";

export function End({ table, players }: { table: TableView; players: Player[] }) {
  const words = useWords();
  const { t } = words;
  const [story, setStory] = useState<Story | null>(null);
  const [problem, setProblem] = useState("");
  const [, go] = useLocation();
  const seated = table.seats.some((seat) => seat.mine);
  const heading = useRef<HTMLHeadingElement>(null);

  // Whoever has scrolled down the board sees how it ended.
  useEffect(() => heading.current?.focus(), []);

  useEffect(() => {
    let current = true;
    insist(() => api.story(table.table)).then(
      (found) => current && setStory(found),
      () => current && setProblem(t("ui-no-server")),
    );
    return () => {
      current = false;
    };
  }, [table.table, t]);

  function follow(rematch: string) {
    // The same people sit there, known by the same keys.
    const key = keys.of(table.table);
    if (key && !keys.of(rematch)) keys.keep(rematch, key);
    go(`/table/${rematch}`);
  }

  async function again() {
    if (table.rematch) {
      follow(table.rematch);
      return;
    }
    try {
      const opened = await api.rematch(table.table);
      keys.keep(opened.table, opened.key);
      go(`/table/${opened.table}`);
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof Unreachable)) throw error;
      setProblem(t("ui-refused"));
    }
  }

  const order = players
    .map((player, i) => ({ player, i, place: table.standing?.[i] ?? 0, points: table.points[i] ?? 0 }))
    .sort((a, b) => a.place - b.place);
  const winners = order.filter((each) => each.place === 1);
  const alone = winners.length === 1 ? winners[0] : undefined;
  return (
    <section className="end" aria-labelledby="end-heading">
      <h2 id="end-heading" ref={heading} tabIndex={-1}>
        {alone
          ? alone.player.mine && table.seats.filter((seat) => seat.mine).length === 1
            ? t("ui-you-win")
            : t("ui-wins", { player: alone.player.name })
          : t("ui-shared-victory", { players: words.list(winners.map((each) => each.player.name)) })}
      </h2>
      <ol className="places">
        {order.map(({ player, i, place, points }) => (
          <li key={i} data-first={place === 1 ? "" : undefined}>
            <span className="place">{t("ui-place", { n: place })}</span>
            <Mark player={player.mark} size={28} />
            <span>{player.name}</span>
            <strong>{t("ui-points-change", { points: words.number(points) })}</strong>
          </li>
        ))}
      </ol>
      <div className="dialog-buttons">
        {seated || table.rematch ? (
          <button type="button" className="primary" onClick={() => void again()}>
            {table.rematch ? t("ui-to-rematch") : t("ui-play-again")}
          </button>
        ) : null}
        <Link className="button" href={`/table/${table.table}?ply=0`}>
          {t("ui-replay")}
        </Link>
        <button type="button" onClick={() => void saveRecord(table)}>
          {t("ui-save-record")}
        </button>
      </div>
      {problem ? <p role="alert">{problem}</p> : null}
      {story ? (
        <>
          <Sources game={table.game} story={story} players={players} totals={table.points} />
          <Chart story={story} players={players} />
        </>
      ) : null}
    </section>
  );
}

interface SourcesProps {
  game: string;
  story: Story;
  players: Player[];
  totals: number[];
}

/** Points by source, for each player. */
function Sources({ game, story, players, totals }: SourcesProps) {
  const words = useWords();
  const { t } = words;
  const rows = new Map<string, number[]>();
  for (const { player, source, points } of story.sources) {
    const row = rows.get(source) ?? players.map(() => 0);
    row[player] = (row[player] ?? 0) + points;
    rows.set(source, row);
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className="wide" aria-label={t("ui-score-by-source")} tabIndex={0}>
      <table className="scores">
        <caption>{t("ui-score-by-source")}</caption>
        <thead>
          <tr>
            <td />
            {players.map((player, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a player is their place.
              <th key={i} scope="col">
                <Mark player={player.mark} size={18} /> {player.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows].map(([source, points]) => (
            <tr key={source}>
              <th scope="row">{words.name(game, source, "source")}</th>
              {points.map((each, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a player is their place.
                <td key={i}>{each === 0 ? "–" : words.number(each)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("ui-total")}</th>
            {totals.map((each, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a player is their place.
              <td key={i}>{words.number(each)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
