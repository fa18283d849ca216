// Buildings and monuments as cards: what they cost, which type they are, what they do.

import { useWords, type Words } from "../../words";
import { costChips, priceOf, tileChips } from "./chips";
import { Icon } from "./icons";
import { Chips, chipsWords, GAME, type Table, Target, useTable } from "./table";
import type { Tile } from "./types";

export function Offers() {
  const { view } = useTable();
  const words = useWords();
  const left = view.age === 1 ? view.buildings.left_1 : view.buildings.left_2;
  return (
    <div className="tz-offers">
      <section className="tz-panel" data-spot="buildings" aria-labelledby="tz-buildings">
        <h2 id="tz-buildings">
          {words.t("tzolkin-board-buildings")}{" "}
          <small>{words.t("tzolkin-board-stack", { n: left, age: view.age })}</small>
        </h2>
        <div className="tz-cards">
          {view.buildings.row.map((id, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the row stays where it is, empty or not.
            <Place key={i} id={id} />
          ))}
        </div>
      </section>
      <section className="tz-panel" data-spot="monuments" aria-labelledby="tz-monuments">
        <h2 id="tz-monuments">{words.t("tzolkin-board-monuments")}</h2>
        <div className="tz-cards tz-cards-monuments">
          {view.monuments.map((id, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <Place key={i} id={id} />
          ))}
        </div>
      </section>
    </div>
  );
}

function Place({ id }: { id: string | null }) {
  const words = useWords();
  const { tiles } = useTable();
  const tile = id === null ? undefined : tiles.get(id);
  if (!tile) return <span className="tz-card tz-gap" role="img" aria-label={words.t("tzolkin-board-gap")} />;
  return <Card tile={tile} />;
}

/** A card in words: its type, what it costs and what it does. */
export function CardWords({ tile }: { tile: Tile }) {
  const words = useWords();
  return (
    <>
      {tile.type ? <p className="tz-tip-type">{typeWords(words, tile)}</p> : null}
      {tile.cost ? (
        <p>
          {words.t("tzolkin-board-costs")} {chipsWords(words, costChips(tile.cost))}
        </p>
      ) : null}
      <p>{words.text(GAME, tile.id)}</p>
    </>
  );
}

function typeWords(words: Words, tile: Tile): string {
  return words.t(tile.scores ? "tzolkin-board-monument-type" : "tzolkin-board-building-type", {
    "type-name": words.name(GAME, tile.type),
  });
}

function Card({ tile }: { tile: Tile }) {
  const table = useTable();
  const words = useWords();
  const token = `build:${tile.id}`;
  const move = table.legal.get(token);
  const pays = move ? priceOf(move.effects, table.seat).pays : [];
  return (
    <Target
      token={token}
      label={words.name(GAME, tile.id)}
      about={<CardWords tile={tile} />}
      rule="buildings"
      className={`tz-card tz-type-${tile.type}${tile.scores ? " tz-card-monument" : ""}`}
      spot={`tile-${tile.id}`}
      anchor={`tile-${tile.id}`}
    >
      <span className="tz-card-band">
        <Icon name={tile.type ?? "build"} size="1.35em" />
        <span>{words.name(GAME, tile.type)}</span>
      </span>
      <span className="tz-card-cost">
        <Chips chips={costChips(tile.cost)} size="1.3em" />
      </span>
      <span className="tz-card-does">
        <Chips chips={tileChips(tile, table.view.seats)} size="1.75em" />
      </span>
      {pays.length ? (
        <span className="tz-card-pays">
          <Chips chips={pays.map((chip) => ({ ...chip, n: -(chip.n ?? 1) }))} size="1.2em" />
        </span>
      ) : null}
    </Target>
  );
}

/** A card somebody owns, as small as can be read. */
export function MiniCard({ tile, table }: { tile: Tile; table: Table }) {
  const words = useWords();
  return (
    <Target
      token={null}
      label={words.name(GAME, tile.id)}
      about={<CardWords tile={tile} />}
      readable
      className={`tz-mini tz-type-${tile.type ?? "wealth"}${tile.scores ? " tz-card-monument" : ""}`}
      spot={`owned-${tile.id}`}
    >
      {tile.type ? <Icon name={tile.type} size="1.1em" /> : null}
      <Chips chips={tileChips(tile, table.view.seats)} size="1.1em" />
    </Target>
  );
}
