// How everybody's points grew, as lines, and as the numbers behind them.

import type { Story } from "../api/types";
import type { Player } from "../contract";
import { MarkShape } from "../ui/Mark";
import { useNarrow } from "../ui/useNarrow";
import { useWords } from "../words";

const WIDE = { width: 720, height: 300, labels: 12 };
const NARROW = { width: 340, height: 230, labels: 6 };
const LEFT = 44;
const RIGHT = 28;
const TOP = 16;
const BOTTOM = 30;
const MARK = 18;

/** Round numbers for the axis, about five of them. */
export function ticks(least: number, most: number): number[] {
  const span = Math.max(most - least, 1);
  const rough = span / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * power).find((each) => each >= rough) ?? rough;
  const size = Math.max(step, 1);
  const marks: number[] = [];
  for (let at = Math.floor(least / size) * size; at < most + size; at += size) marks.push(at);
  return marks;
}

/** The same places, those that stand too close moved up to where they don't: the largest stays. */
export function spread(places: readonly number[], apart: number): number[] {
  const spread = [...places];
  const order = places.map((_, i) => i).sort((a, b) => (places[b] as number) - (places[a] as number));
  let limit = Number.POSITIVE_INFINITY;
  for (const i of order) {
    spread[i] = Math.min(places[i] as number, limit);
    limit = (spread[i] as number) - apart;
  }
  return spread;
}

// Players are told apart by the dashes of their lines and the marks at their ends as well as by colour.
const DASHES = ["", "9 4", "3 4", "12 4 3 4", "1 4"];

export function Chart({ story, players }: { story: Story; players: Player[] }) {
  const words = useWords();
  const { t } = words;
  const { width, height, labels } = useNarrow() ? NARROW : WIDE;
  const { rounds } = story;
  const all = rounds.flatMap((round) => round.points);
  const marks = ticks(Math.min(0, ...all), Math.max(1, ...all));
  const [low, high] = [marks[0] ?? 0, marks.at(-1) ?? 1];
  const x = (i: number) => LEFT + (i * (width - LEFT - RIGHT)) / Math.max(rounds.length - 1, 1);
  const y = (points: number) =>
    height - BOTTOM - ((points - low) * (height - TOP - BOTTOM)) / (high - low || 1);
  const ends = spread(
    players.map((_, p) => y(rounds.at(-1)?.points[p] ?? 0)),
    MARK,
  );
  const every = Math.ceil(rounds.length / labels);
  return (
    <figure className="chart">
      <figcaption>{t("ui-points-over-rounds")}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t("ui-points-over-rounds")}>
        {marks.map((mark) => (
          <g key={mark}>
            <line x1={LEFT} x2={width - RIGHT} y1={y(mark)} y2={y(mark)} stroke="var(--line)" />
            <text x={LEFT - 8} y={y(mark) + 4} textAnchor="end">
              {words.number(mark)}
            </text>
          </g>
        ))}
        {rounds.map((round, i) =>
          i % every === 0 ? (
            <text key={round.ply} x={x(i)} y={height - 8} textAnchor="middle">
              {round.round}
            </text>
          ) : null,
        )}
        {players.map((player, p) => (
          <polyline
            // biome-ignore lint/suspicious/noArrayIndexKey: a player is their place.
            key={p}
            points={rounds.map((round, i) => `${x(i)},${y(round.points[p] ?? 0)}`).join(" ")}
            fill="none"
            stroke={`var(--seat-${player.mark})`}
            strokeWidth="3"
            strokeLinejoin="round"
            strokeDasharray={DASHES[p % DASHES.length]}
          />
        ))}
        {players.map((player, p) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a player is their place.
          <g key={p} transform={`translate(${x(rounds.length - 1) + MARK / 2} ${ends[p]})`}>
            <MarkShape player={player.mark} size={MARK} />
          </g>
        ))}
      </svg>
      <details>
        <summary>{t("ui-as-numbers")}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
        <section className="wide" aria-label={t("ui-points-over-rounds")} tabIndex={0}>
          <table className="scores">
            <thead>
              <tr>
                <th scope="col">{t("ui-round-column")}</th>
                {players.map((player, p) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a player is their place.
                  <th key={p} scope="col">
                    {player.name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rounds.map((round) => (
                <tr key={round.ply}>
                  <th scope="row">{round.round}</th>
                  {round.points.map((points, p) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a player is their place.
                    <td key={p}>{words.number(points)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}
