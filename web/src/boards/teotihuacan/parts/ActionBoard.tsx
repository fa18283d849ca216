// One of the eight boards of the ring: its worship spaces, its work, the workers on it, and what I could do there.

import { type CSSProperties, useId } from "react";
import type { LegalMove } from "../../../contract";
import { Mark } from "../../../ui/Mark";
import { Tooltip } from "../../../ui/Tooltip";
import { changes, goesOn } from "../model/effects";
import { AROUND, IN_TWO_COLUMNS } from "../model/ring";
import type { Worker } from "../model/workers";
import { Unseen, useSay, useTable } from "../table";
import { Act } from "./Act";
import { BoardWork } from "./BoardWork";
import { Changes } from "./Changes";
import { Die, NeutralDie } from "./Die";
import { Emblem, Icon } from "./Icons";
import { DiscoveryTile, RoyalFace } from "./Tiles";
import { TileTip, Tip } from "./Tip";

const RULES: Record<string, string> = {
  palace: "palace",
  forest: "resources",
  stone_quarry: "resources",
  gold_deposits: "resources",
};

interface ActionBoardProps {
  id: string;
  place: number;
  workers: Worker[];
}

export function ActionBoard({ id, place, workers }: ActionBoardProps) {
  const { view, printed, legal, asked, spots } = useTable();
  const { b, name } = useSay();
  const heading = useId();
  const board = printed.board.find((one) => one.id === id);
  const going = legal.get(`go:${id}`) ?? legal.get(`leave:${id}`);
  const here = asked?.ask === "action" && asked.board === id;
  const classes = ["teo-board", `teo-place-${place}`, going ? "going" : "", here ? "here" : ""];
  const neutral = view.neutral_workers.flatMap((boards, colour) => (boards.includes(id) ? [colour] : []));
  return (
    <section
      className={classes.filter(Boolean).join(" ")}
      style={
        {
          "--in-two-columns": IN_TWO_COLUMNS[place]?.join(" / "),
          "--around": AROUND[place]?.join(" / "),
        } as CSSProperties
      }
      aria-labelledby={heading}
      data-board={id}
      data-spot={`board-${id}`}
      data-pointed={spots.has(`board-${id}`) ? "" : undefined}
    >
      <header>
        <Tooltip
          content={
            <Tip title={name(id)} rule={RULES[id] ?? id}>
              {b(`about-${id.replaceAll("_", "-")}`)}
            </Tip>
          }
        >
          <h2 id={heading}>
            <span className="teo-number">{board?.number}</span>
            <Emblem board={id} />
            <span className="teo-name">{name(id)}</span>
          </h2>
        </Tooltip>
      </header>
      {board?.worship_spaces ? <Worship id={id} workers={workers} /> : null}
      <BoardWork id={id} />
      <div className="teo-area" data-spot={`workers-${id}`}>
        {workers
          .filter((worker) => worker.space === null)
          .map((worker) => (
            <WorkerPiece key={worker.id} worker={worker} />
          ))}
        {neutral.map((colour) => (
          <Tooltip
            key={colour}
            content={<Tip title={b("neutral-worker", { n: colour + 1 })} rule="variants" />}
          >
            <span
              className="teo-worker"
              role="img"
              aria-label={b("neutral-worker", { n: colour + 1 })}
              data-piece={`neutral-${colour}-${id}`}
            >
              <NeutralDie colour={colour} />
            </span>
          </Tooltip>
        ))}
      </div>
      {here ? <Actions id={id} /> : <GoHere id={id} going={going} />}
    </section>
  );
}

/** The way to this board, with what I would pay and get when I arrive. */
function GoHere({ id, going }: { id: string; going: LegalMove | undefined }) {
  const { asked, deciding, me } = useTable();
  const { b, changes: said, name } = useSay();
  if (!deciding || (asked?.ask !== "go" && asked?.ask !== "leave")) return null;
  const player = me ?? 0;
  const then = (going?.then ?? []).filter((next) => ["collect", "worship", "main"].includes(next.kind));
  const words = then.map(
    (next) => `${b(`do-${next.kind}`)}: ${said(changes(next.effects, player)) || b("free")}`,
  );
  const here = b(asked.ask === "go" ? "go-here" : "leave-here");
  const label = going ? [`${here}: ${name(id)}`, ...words].join("; ") : `${name(id)}: ${b("not-here")}`;
  return (
    <Act token={`${asked.ask}:${id}`} label={label} className="teo-go" imaginable={asked.ask === "go"}>
      {going ? (
        <span className="teo-go-title">{here}</span>
      ) : asked.ask === "go" ? (
        <Icon what="barred" />
      ) : null}
      {onePerKind(then).map((next) => (
        <span key={next.token} className="teo-preview">
          <ActionSign kind={next.kind} />
          <Changes changes={changes(next.effects, player)} more={goesOn(next)} />
        </span>
      ))}
    </Act>
  );
}

/** The three spaces of the Palace cost the same as far as one can see from afar; one line tells of them. */
function onePerKind<T extends { kind: string }>(moves: readonly T[]): T[] {
  return moves.filter((move, i) => moves.findIndex((other) => other.kind === move.kind) === i);
}

export function ActionSign({ kind }: { kind: string }) {
  return (
    <span className="teo-action-sign" aria-hidden="true">
      <Icon what={kind === "collect" ? "cocoa" : kind === "worship" ? "key" : "hammer"} />
    </span>
  );
}

/** Collect Cocoa and the main action, for whoever has just arrived; worship is done on its space. */
function Actions({ id }: { id: string }) {
  const { legal, me, printed } = useTable();
  const { b } = useSay();
  const hasMain = Boolean(printed.board.find((board) => board.id === id)?.power_ups);
  return (
    <div className="teo-actions">
      {["collect", ...(hasMain ? ["main"] : [])].map((token) => {
        const move = legal.get(token);
        return (
          <Act key={token} token={token} label={b(`do-${token}`)} className="teo-do" imaginable spot={token}>
            <span className="teo-do-title">
              <ActionSign kind={token} />
              {b(`do-${token}`)}
            </span>
            {move ? <Changes changes={changes(move.effects, me ?? 0)} more={goesOn(move)} /> : null}
          </Act>
        );
      })}
    </div>
  );
}

/** A worker that may be moved, powered up, taken along, locked or unlocked, if that is what is asked. */
export function WorkerPiece({ worker }: { worker: Worker }) {
  const { asked, legal, players, me } = useTable();
  const { b, name } = useSay();
  const who = players[worker.player];
  const about = { player: who?.name ?? "", power: worker.power, board: name(worker.board) };
  const label = b(worker.space ? "locked-worker" : "worker", about);
  const chosen = asked?.ask === "go" && asked.board === worker.board && asked.power === worker.power;
  const mine = worker.player === me;
  const token = mine ? tokenOf(worker, asked?.ask, legal.has("unlock:free")) : "";
  return (
    <Act
      token={token}
      label={label}
      className={`teo-worker${worker.space ? " locked" : ""}${chosen && mine ? " chosen" : ""}`}
      tip={<Tip title={label} />}
      piece={`w-${worker.id}`}
      {...(mine ? { spot: `worker-${worker.board}` } : {})}
    >
      <Die mark={who?.mark ?? 0} power={worker.power} locked={worker.space !== null} />
      {worker.space ? (
        <span className="teo-padlock" aria-hidden="true">
          <Icon what="lock" />
        </span>
      ) : null}
    </Act>
  );
}

function tokenOf(worker: Worker, ask: string | undefined, free: boolean): string {
  if (worker.space) return free ? "unlock:free" : "unlock:paid";
  switch (ask) {
    case "with":
      return `with:${worker.power}`;
    case "lock":
      return `lock:${worker.power}`;
    case "power_up":
    case "more":
      return `power:${worker.board}.${worker.power}`;
    default:
      return `worker:${worker.board}.${worker.power}`;
  }
}

/** The worship spaces of a board, and the Discovery tile beside them. */
function Worship({ id, workers }: { id: string; workers: Worker[] }) {
  const { view, printed, asked, legal } = useTable();
  const { b } = useSay();
  const board = printed.board.find((one) => one.id === id);
  const spaces = id === "palace" ? Object.keys(view.royal_tiles).map((letter) => `${id}.${letter}`) : [id];
  const kind = view.discoveries.boards[id];
  const asking =
    asked && typeof asked.space === "string" && asked.space.split(".")[0] === id ? asked.ask : "";
  const both = asking === "worship" && legal.has("choose:both");
  return (
    <div className={`teo-worship${spaces.length > 1 ? " royal" : ""}`} data-spot={`worship-${id}`}>
      {spaces.map((space) => (
        <WorshipSpace
          key={space}
          space={space}
          effect={board?.worship ?? ""}
          locked={workers.find((worker) => worker.space === space)}
        />
      ))}
      {kind ? (
        <DiscoveryTile
          kind={kind}
          token={asking === "worship" ? "choose:tile" : asking === "order" ? "first:tile" : `claim:${kind}`}
          imaginable={asking === "worship"}
          spot={`tile-${id}`}
        />
      ) : (
        <span className="teo-discovery empty">
          <Unseen>{b("no-tile")}</Unseen>
        </span>
      )}
      {both ? (
        <Act token="choose:both" className="teo-both">
          {b("both")}
          <Changes changes={[{ what: "cocoa", n: -printed.turn.worship_both }]} />
        </Act>
      ) : null}
    </div>
  );
}

interface WorshipSpaceProps {
  space: string;
  effect: string;
  locked: Worker | undefined;
}

function WorshipSpace({ space, effect, locked }: WorshipSpaceProps) {
  const { view, asked, legal, me, players } = useTable();
  const { b, name, unit } = useSay();
  const royal = space.includes(".") ? view.royal_tiles[space.split(".")[1] ?? ""] : undefined;
  const about = asked?.space === space ? asked.ask : "";
  const token =
    about === "worship"
      ? "choose:effect"
      : about === "order"
        ? "first:effect"
        : asked?.ask === "trade" && asked.tile === royal
          ? "trade"
          : `worship:${space}`;
  const move = legal.get(token);
  const what = royal ? name(royal) : unit(effect);
  const here = asked?.ask === "action" && asked.board === space.split(".")[0];
  const by = locked ? players[locked.player] : undefined;
  const label = [b("worship-space", { what }), by ? b("taken-by", { player: by.name }) : ""];
  return (
    <div className="teo-space">
      <span className={`teo-keyhole${locked ? " taken" : ""}`} data-space={space}>
        {locked ? <WorkerPiece worker={locked} /> : <Icon what="key" />}
      </span>
      <Act
        token={token}
        label={label.filter(Boolean).join(", ")}
        className={royal ? "teo-royal" : "teo-effect"}
        imaginable={here}
        tip={
          royal ? (
            <TileTip id={royal} rule="palace" />
          ) : (
            <Tip title={b("worship-space", { what })} rule="worship" />
          )
        }
        spot={`worship:${space}`}
      >
        {royal ? (
          <RoyalFace tile={royal} />
        ) : (
          <span className="teo-effect-face">
            +1
            <Icon what={effect} />
          </span>
        )}
        {move ? <Changes changes={changes(move.effects, me ?? 0)} /> : null}
      </Act>
    </div>
  );
}

/** The players' marks in a row, as on tracks. */
export function Marks({ of }: { of: readonly number[] }) {
  const { players } = useTable();
  return (
    <span className="teo-marks">
      {of.map((player) => (
        <Mark key={player} player={players[player]?.mark ?? 0} size={16} />
      ))}
    </span>
  );
}
