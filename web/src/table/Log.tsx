// What has happened, by turn, newest first, with the points of each turn.

import { Link } from "wouter";
import type { LogEntry } from "../api/types";
import type { Player } from "../contract";
import { Mark } from "../ui/Mark";
import { useWords } from "../words";
import { pointsOf } from "./effects";
import { type Turn, turnsOf } from "./turns";

interface Props {
  table: string;
  game: string;
  log: LogEntry[];
  players: Player[];
}

export function Log({ table, game, log, players }: Props) {
  const { t } = useWords();
  const turns = turnsOf(log, players)
    .filter((turn) => turn.events.length > 0)
    .reverse();
  let round = Number.NaN;
  return (
    <section className="log" aria-labelledby="log-heading">
      <h2 id="log-heading">{t("ui-log")}</h2>
      <ol>
        {turns.map((turn) => {
          const heading = turn.round !== round;
          round = turn.round;
          return (
            <li key={turn.n}>
              {heading ? <h3>{turn.round > 0 ? t("ui-round", { n: turn.round }) : t("ui-setup")}</h3> : null}
              <TurnLines game={game} turn={turn} players={players} link={`/table/${table}?ply=${turn.to}`} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

export function TurnLines({
  game,
  turn,
  players,
  link,
}: {
  game: string;
  turn: Turn;
  players: Player[];
  link?: string;
}) {
  const words = useWords();
  // What is revealed together belongs to nobody's turn.
  const together = turn.round === 0 && turn.events.some((event) => (event.seat ?? turn.seat) !== turn.seat);
  const who = together ? undefined : players[turn.seat];
  const points = [...pointsOf(turn.events)].sort(
    ([a], [b]) => Number(b === turn.seat) - Number(a === turn.seat),
  );
  return (
    <div className="turn">
      <p className="turn-of">
        {who ? <Mark player={who.mark} size={18} /> : null}
        <span>{who?.name}</span>
        {points.map(([player, scored]) => (
          <span key={player} className="turn-points">
            {player === turn.seat ? null : <Mark player={players[player]?.mark ?? 0} size={14} />}
            {words.t("ui-points-change", { points: `${scored > 0 ? "+" : ""}${words.number(scored)}` })}
          </span>
        ))}
        {link ? (
          <Link href={link} className="turn-link">
            {words.t("ui-show-moment")}
          </Link>
        ) : null}
      </p>
      <ul>
        {turn.events.map((event, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events have no other name than their place.
          <li key={i}>{words.event(game, event, players)}</li>
        ))}
        {turn.troubled ? <li>{words.t("ui-bot-failed")}</li> : null}
      </ul>
    </div>
  );
}
