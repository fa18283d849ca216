// Any earlier moment of a game, as one's own seat saw it then: a timeline to move along, and a link to each moment.

import { useEffect, useMemo, useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { api, insist, Refusal, Unreachable } from "../api/client";
import type { TableView } from "../api/types";
import type { BoardModule, GameEvent, Player, Printed } from "../contract";
import { useAnnounce } from "../ui/announce";
import { CopyField } from "../ui/CopyField";
import { Mark } from "../ui/Mark";
import { useWords } from "../words";
import { BoardFrame } from "./BoardFrame";
import { effectsInWords } from "./effects";
import { Log } from "./Log";
import { Seats } from "./Seats";

const PACE = 1200;

interface Props {
  table: TableView;
  ply: number;
  players: Player[];
  board: BoardModule | null;
  printed: Printed;
}

const nothing = async () => null;

export function Replay({ table, ply: asked, players, board, printed }: Props) {
  const words = useWords();
  const { t } = words;
  const announce = useAnnounce();
  const ply = Math.min(Math.max(asked, 0), table.ply);
  const [, go] = useLocation();
  const [shown, setShown] = useState<TableView | null>(null);
  const [news, setNews] = useState<GameEvent[]>([]);
  const [playing, setPlaying] = useState(false);
  const [problem, setProblem] = useState("");
  const seen = useRef<TableView | null>(null);
  const address = `/table/${table.table}`;
  const entry = table.log.find((each) => each.ply === ply - 1); // the move that led here

  function to(next: number) {
    go(`${address}?ply=${Math.min(Math.max(next, 0), table.ply)}`, { replace: true });
  }

  useEffect(() => {
    let current = true;
    const ask = () =>
      ply === table.ply ? api.table(table.table, table.seat) : api.past(table.table, ply, table.seat);
    insist(ask).then(
      (view) => {
        if (!current) return;
        const forward = seen.current !== null && view.ply === seen.current.ply + 1;
        seen.current = view;
        setShown(view);
        setNews(
          forward ? view.log.filter((each) => each.ply === view.ply - 1).flatMap((each) => each.events) : [],
        );
        setProblem("");
      },
      (error) => {
        if (!(error instanceof Refusal || error instanceof Unreachable)) throw error;
        if (current) setProblem(t("ui-no-server"));
      },
    );
    return () => {
      current = false;
    };
  }, [table.table, table.seat, table.ply, ply, t]);

  // Each step of a replay that runs waits until the one before it is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown sets the pace.
  useEffect(() => {
    if (!playing || shown?.ply !== ply) return;
    if (ply >= table.ply) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => to(ply + 1), PACE);
    return () => clearTimeout(timer);
  }, [playing, shown, ply, table.ply]);

  const at = shown?.ply ?? 0;
  const history = useMemo(
    () => table.log.filter((each) => each.ply < at).flatMap((each) => each.events),
    [table.log, at],
  );
  const said = entry ? effectsInWords(words, table.game, entry.events, players) : "";
  useEffect(() => announce(said), [said, announce]);

  const who = entry ? players[entry.seat] : undefined;
  return (
    <div className="play">
      <h1 className="for-readers">{t("ui-replay")}</h1>
      <div className="play-board">
        {shown && board ? (
          <BoardFrame
            board={board}
            props={{
              view: shown.view,
              printed,
              players,
              seat: shown.seat,
              toMove: shown.to_move,
              legal: [],
              play: () => {},
              why: nothing,
              news,
              history,
              hints: [],
              spots: [],
            }}
          />
        ) : null}
      </div>
      <aside className="play-side">
        <Seats table={shown ?? table} players={players} present={[]} thinking={null} />
        <Log
          table={table.table}
          game={table.game}
          log={table.log.filter((each) => each.ply < ply)}
          players={players}
        />
        <CopyField label={t("ui-link-to-moment")} value={`${location.origin}${address}?ply=${ply}`} />
      </aside>
      <section className="dock bar" aria-label={t("ui-replay")}>
        <div className="bar-words">
          <p className="bar-ask">
            {who ? <Mark player={who.mark} size={22} /> : null}
            <strong>{entry && entry.round > 0 ? t("ui-round", { n: entry.round }) : t("ui-setup")}</strong>
          </p>
          <p className="replay-said" title={said}>
            {said}
          </p>
          {problem ? <p role="alert">{problem}</p> : null}
          <input
            type="range"
            className="timeline"
            min={0}
            max={table.ply}
            value={ply}
            aria-label={t("ui-timeline")}
            aria-valuetext={t("ui-moment", { n: ply, of: table.ply })}
            onChange={(event) => to(Number(event.target.value))}
          />
        </div>
        <div className="bar-buttons">
          <Step label={t("ui-go-first")} sign="first" act={() => to(0)} />
          <Step label={t("ui-go-previous")} sign="previous" act={() => to(ply - 1)} />
          <Step
            label={playing ? t("ui-pause") : t("ui-play")}
            sign={playing ? "pause" : "play"}
            act={() => setPlaying(!playing)}
          />
          <Step label={t("ui-go-next")} sign="next" act={() => to(ply + 1)} />
          <Step label={t("ui-go-last")} sign="last" act={() => to(table.ply)} />
          <Link className="button primary" href={address}>
            {table.over ? t("ui-to-result") : t("ui-back-to-game")}
          </Link>
        </div>
      </section>
    </div>
  );
}

const SIGNS = {
  first: "M5 4h2.5v16H5zM20 4v16L8.5 12z",
  previous: "M17 4v16L5.5 12z",
  play: "M6 3v18l14-9z",
  pause: "M6 4h4v16H6zM14 4h4v16h-4z",
  next: "M7 4v16l11.5-8z",
  last: "M16.5 4H19v16h-2.5zM4 4v16l11.5-8z",
};

function Step({ label, sign, act }: { label: string; sign: keyof typeof SIGNS; act: () => void }) {
  return (
    <button type="button" className="step" aria-label={label} title={label} onClick={act}>
      <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={SIGNS[sign]} fill="currentColor" />
      </svg>
    </button>
  );
}
