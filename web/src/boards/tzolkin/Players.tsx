// What every player has: goods, workers, tiles, cards, and how the next Food Day would go.

import { Mark } from "../../ui/Mark";
import { useWords } from "../../words";
import { feeding } from "./food";
import { Icon } from "./icons";
import { MiniCard } from "./Offers";
import { GAME, readAlong, Target, useTable } from "./table";
import type { Good, PlayerView } from "./types";

const GOODS: { good: Good; entry: "corn" | "wood" | "stone" | "gold" | "skulls" }[] = [
  { good: "corn", entry: "corn" },
  { good: "wood", entry: "wood" },
  { good: "stone", entry: "stone" },
  { good: "gold", entry: "gold" },
  { good: "skull", entry: "skulls" },
];

/** One's own goods and tiles. */
export function Own() {
  const { view, seat } = useTable();
  const words = useWords();
  const player = seat === null ? undefined : view.players[seat];
  if (seat === null || !player) return null;
  return (
    <section className="tz-own" aria-label={words.t("tzolkin-board-own")}>
      <PlayerPanel who={seat} player={player} />
    </section>
  );
}

/** Everybody else's, in the order of the table. */
export function Others() {
  const { view, seat } = useTable();
  const words = useWords();
  const from = seat ?? 0;
  const order = view.players.map((_, i) => (from + i) % view.players.length).filter((who) => who !== seat);
  return (
    <section className="tz-others" aria-label={words.t("tzolkin-board-players")}>
      {order.map((who) => (
        <PlayerPanel key={who} who={who} player={view.players[who] as PlayerView} />
      ))}
    </section>
  );
}

function PlayerPanel({ who, player }: { who: number; player: PlayerView }) {
  const table = useTable();
  const words = useWords();
  const { view, players, seat, tiles, toMove } = table;
  const known = players[who];
  const cards = [...player.buildings, ...player.monuments, ...player.wealth_kept].flatMap(
    (id) => tiles.get(id) ?? [],
  );
  return (
    <div
      className={`tz-panel tz-player${who === seat ? " tz-mine" : ""}${who === toMove ? " tz-deciding" : ""}`}
      role="group"
      aria-label={known?.name ?? ""}
      data-spot={who === seat ? "my-panel" : `player-${who}`}
      data-anchor={`player-${who}`}
      style={{ "--tz-own": `var(--seat-${known?.mark ?? who})` } as React.CSSProperties}
      onKeyDown={readAlong}
    >
      <div className="tz-player-head">
        <Mark player={known?.mark ?? who} size={26} />
        <strong>{known?.name}</strong>
        {view.first_player === who ? (
          <Target
            token={null}
            label={words.t("tzolkin-board-first-player")}
            className="tz-badge"
            spot="first-player"
          >
            <Icon name="sun" size="1.2em" />1
          </Target>
        ) : null}
        <span className="tz-player-points" data-anchor={`player-${who}-vp`}>
          {words.t("tzolkin-board-points", { n: player.points })}
        </span>
      </div>
      <div className="tz-goods">
        {GOODS.map(({ good, entry }) => (
          <Stock key={good} who={who} good={good} n={player[entry]} />
        ))}
      </div>
      <div className="tz-facts">
        <Target
          token={null}
          label={words.t("tzolkin-board-workers-in-play", { n: player.workers, free: player.available })}
          className="tz-fact tz-hands"
          readable
          spot={who === seat ? "my-workers" : `workers-${who}`}
          anchor={`player-${who}-worker`}
        >
          {Array.from({ length: player.workers }, (_, i) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: workers have no other identity than their place.
              key={i}
              className={i < player.available ? "tz-hand" : "tz-hand tz-away"}
            >
              <Icon name="worker" size="1.25em" />
            </span>
          ))}
          <span className="tz-fact-text">
            {player.available}/{player.workers}
          </span>
        </Target>
        <Food player={player} />
        <Target
          token={null}
          label={words.t("tzolkin-board-harvest-tiles", { corn: player.corn_tiles, wood: player.wood_tiles })}
          className="tz-fact"
          readable
          anchor={`player-${who}-tiles`}
        >
          <Icon name="field-corn" size="1.3em" />
          {player.corn_tiles}
          <Icon name="field-wood" size="1.3em" />
          {player.wood_tiles}
        </Target>
        <Target
          token={null}
          label={words.t(player.board === "light" ? "tzolkin-board-light" : "tzolkin-board-dark")}
          className={`tz-fact tz-side-${player.board}`}
          readable
        >
          <Icon name="sun" size="1.3em" />
          {player.board === "light" ? "×2" : "×1"}
        </Target>
      </div>
      <div className="tz-levels">
        {table.printed.technology.tracks.map((track) => (
          <Target
            key={track}
            token={null}
            label={words.t("tzolkin-board-level", {
              "track-name": words.name(GAME, track),
              level: player.technologies[track] ?? 0,
            })}
            about={words.text(GAME, track)}
            rule="technologies"
            readable
            className={`tz-tech${player.technologies[track] ? "" : " tz-zero"}`}
          >
            <Icon name={track} size="1.2em" />
            {player.technologies[track]}
          </Target>
        ))}
      </div>
      {cards.length ? (
        <div className="tz-owned">
          {cards.map((tile) => (
            <MiniCard key={tile.id} tile={tile} table={table} />
          ))}
        </div>
      ) : null}
    </div>
  );
}

/** How many of a good, and in one's own stock the ways to pay, take, sell and buy it. */
function Stock({ who, good, n }: { who: number; good: Good; n: number }) {
  const table = useTable();
  const words = useWords();
  const own = who === table.seat;
  const token = own
    ? (["pay", "take", "discount"].map((kind) => `${kind}:${good}`).find((each) => table.legal.has(each)) ??
      null)
    : null;
  const blocked = own && (table.ask?.ask === "pay" || table.ask?.ask === "devotion") ? `pay:${good}` : null;
  const isResource = (table.printed.resources as string[]).includes(good);
  return (
    <Target
      token={token ?? (isResource ? blocked : null)}
      label={words.t("tzolkin-board-stock", { n, "good-name": words.name(GAME, good) })}
      readable={good === "corn" ? "first" : true}
      className={`tz-stock${n ? "" : " tz-zero"}`}
      spot={own ? `my-${good}` : `player-${who}-${good}`}
      anchor={`player-${who}-${good}`}
    >
      <Icon name={good} size="1.7em" />
      <b>{words.number(n)}</b>
    </Target>
  );
}

/** The forecast for the next Food Day. */
function Food({ player }: { player: PlayerView }) {
  const { tiles, printed, view } = useTable();
  const words = useWords();
  if (!view.next_food_day || view.round === 0) return null;
  const { need, unfed, points, hungry, each } = feeding(player, tiles, printed.calendar);
  return (
    <Target
      token={null}
      label={words.t("tzolkin-board-food", { need, corn: player.corn })}
      about={
        <>
          <p>{words.t("tzolkin-board-food-about", { n: hungry, each })}</p>
          {unfed ? <p>{words.t("tzolkin-board-unfed", { n: unfed, points })}</p> : null}
        </>
      }
      readable
      rule="food-day"
      className={`tz-fact${unfed ? " tz-short" : ""}`}
      spot="food-need"
    >
      <Icon name="food" size="1.3em" />
      {need}
      {unfed ? <span className="tz-loss">{words.number(points)}</span> : null}
    </Target>
  );
}
