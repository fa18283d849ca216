// What everybody owns: goods, workers, places on the tracks, technologies and Discovery tiles.

import { Mark } from "../../../ui/Mark";
import { Tooltip } from "../../../ui/Tooltip";
import { isMask, maskPoints, powers, salary } from "../model/eclipse";
import { useSay, useTable } from "../table";
import type { Good, Owner } from "../types";
import { Act } from "./Act";
import { Icon } from "./Icons";
import { DiscoveryTile, TechnologyFace } from "./Tiles";
import { TileTip, Tip } from "./Tip";

const GOODS: Good[] = ["cocoa", "wood", "stone", "gold"];

export function Players() {
  const { all, me } = useTable();
  const { b } = useSay();
  const order = all.map((_, player) => player).sort((x, y) => Number(y === me) - Number(x === me) || x - y);
  return (
    <section className="teo-players" aria-label={b("players")}>
      {order.map((player) => (
        <PlayerCard key={player} player={player} />
      ))}
    </section>
  );
}

/** What whoever looks has to pay with, always in sight. */
export function Purse() {
  const { all, players, me, words } = useTable();
  const { b } = useSay();
  const owner = me === null ? undefined : all[me];
  const who = me === null ? undefined : players[me];
  if (!owner || !who) return null;
  return (
    <section className="teo-purse" aria-label={who.name} data-owner={me}>
      <Mark player={who.mark} size={20} />
      <Goods owner={owner} />
      <strong>
        {words.number(owner.points)}
        <Icon what="vp" />
        <span className="for-readers">{b("vp")}</span>
      </strong>
    </section>
  );
}

function Goods({ owner }: { owner: Owner }) {
  const { words } = useTable();
  const { name } = useSay();
  return (
    <ul className="teo-goods">
      {GOODS.map((good) => (
        <li key={good} data-good={good} className={owner[good] === 0 ? "none" : ""}>
          <Icon what={good} />
          <span className="for-readers">{name(good)}: </span>
          {words.number(owner[good])}
        </li>
      ))}
    </ul>
  );
}

function PlayerCard({ player }: { player: number }) {
  const { view, printed, all, players, words, legal, me, spots } = useTable();
  const { b } = useSay();
  const owner = all[player];
  const who = players[player];
  if (!owner || !who) return null;
  const playing = view.to_move === player;
  const spot = player === me ? "my-panel" : who.automaton ? "bot-panel" : undefined;
  return (
    <article
      className={`teo-player${playing ? " playing" : ""}${player === me ? " me" : ""}`}
      data-owner={player}
      data-spot={spot}
      data-pointed={spot && spots.has(spot) ? "" : undefined}
      style={{ "--seat": `var(--seat-${who.mark})` } as React.CSSProperties}
    >
      <header>
        <Mark player={who.mark} size={24} />
        <h2>
          {who.name}
          {view.first_player === player && view.seats > 1 ? <small>{b("first-player")}</small> : null}
        </h2>
        <strong className="teo-points">
          {words.number(owner.points)}
          <Icon what="vp" />
          <span className="for-readers">{b("vp")}</span>
        </strong>
      </header>
      <Goods owner={owner} />
      <Facts owner={owner} automaton={who.automaton} />
      {player === me && (legal.has("unlock:paid") || legal.has("unlock:free")) ? (
        <div className="teo-unlock">
          {["unlock:free", "unlock:paid"].map((token) => {
            const move = legal.get(token);
            return move ? (
              <Act
                key={token}
                token={token}
                label={b(token === "unlock:free" ? "unlock-free" : "unlock-paid")}
                className="teo-do"
              >
                <Icon what="unlock" />
                {token === "unlock:free" ? (
                  b("unlock-free")
                ) : (
                  <>
                    {b("unlock-paid")} −{words.number(printed.turn.unlock_all)}
                    <Icon what="cocoa" />
                  </>
                )}
              </Act>
            ) : null;
          })}
        </div>
      ) : null}
      <Belongings owner={owner} player={player} />
    </article>
  );
}

function Facts({ owner, automaton }: { owner: Owner; automaton: boolean }) {
  const { printed, words } = useTable();
  const { b, name } = useSay();
  const workers = powers(owner);
  return (
    <ul className="teo-facts">
      <Tooltip
        content={
          <Tip title={b("workers-in-play")} rule="power">
            {workers.length > 0 ? words.list(workers.map((power) => words.number(power))) : b("none")}
          </Tip>
        }
      >
        <li>
          <Icon what="worker" />
          <span className="for-readers">{b("workers-in-play")}: </span>
          {words.number(workers.length)}
        </li>
      </Tooltip>
      {automaton ? null : (
        <Tooltip
          content={
            <Tip title={b("salary")} rule="eclipse">
              {b("salary-text")}
            </Tip>
          }
        >
          <li className={owner.cocoa < salary(owner, printed) ? "short" : ""}>
            <Icon what="salary" />
            <span className="for-readers">{b("salary")}: </span>
            {words.number(salary(owner, printed))}
          </li>
        </Tooltip>
      )}
      {printed.temple.map(({ id }) => (
        <li key={id}>
          <Icon what={`temple_${id}`} />
          <span className="for-readers">{name(id)}: </span>
          {words.number(owner.temples[id])}
        </li>
      ))}
      <li>
        <Icon what="avenue" />
        <span className="for-readers">{b("avenue")}: </span>
        {words.number(owner.avenue)}
      </li>
      <li>
        <Icon what="pyramid_track" />
        <span className="for-readers">{b("pyramid-track")}: </span>
        {words.number(owner.pyramid_track)}
      </li>
    </ul>
  );
}

function Belongings({ owner, player }: { owner: Owner; player: number }) {
  const { printed, me, legal, words } = useTable();
  const { b, name } = useSay();
  const unused = Object.entries(owner.unused);
  const masks = unused.filter(([kind]) => isMask(kind));
  const tiles = unused.filter(([kind]) => !isMask(kind));
  const used = Object.entries(owner.used);
  if (owner.technologies.length + unused.length + used.length === 0) return null;
  const using = player === me && [...legal.keys()].some((token) => token.startsWith("use:"));
  return (
    <div className="teo-belongings">
      {owner.technologies.map((tile) => (
        <Tooltip key={tile} content={<TileTip id={tile} rule="alchemy" />}>
          <span className="teo-owned-technology" role="img" aria-label={name(tile)}>
            <TechnologyFace tile={tile} />
          </span>
        </Tooltip>
      ))}
      {masks.map(([kind, n]) => (
        <DiscoveryTile key={kind} kind={kind} count={n} priced={false} />
      ))}
      {masks.length > 0 ? (
        <Tooltip
          content={
            <Tip title={b("masks")} rule="eclipse">
              {b("masks-text")}
            </Tip>
          }
        >
          <span
            className="teo-mask-worth"
            role="img"
            aria-label={b("masks-worth", { vp: maskPoints(owner, printed) })}
          >
            ={words.number(maskPoints(owner, printed))}
            <Icon what="vp" />
          </span>
        </Tooltip>
      ) : null}
      {tiles.map(([kind, n]) => (
        <DiscoveryTile
          key={kind}
          kind={kind}
          count={n}
          priced={false}
          {...(player === me ? { token: `use:${kind}`, imaginable: using } : {})}
        />
      ))}
      {used.map(([kind, n]) => (
        <DiscoveryTile key={`used ${kind}`} kind={kind} count={n} priced={false} used />
      ))}
    </div>
  );
}
