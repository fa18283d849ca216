// Decisions that have no place of their own on the board, and the Starting tiles: large, above everything.

import { bundled, changes } from "../model/effects";
import { GAME, useSay, useTable } from "../table";
import { Act } from "./Act";
import { Changes, Things } from "./Changes";
import { Emblem, Icon } from "./Icons";
import { DiscoveryTile } from "./Tiles";
import { TileTip } from "./Tip";

/** Kinds of moves that are answered here. */
const KINDS = new Set([
  "claim",
  "take",
  "pay",
  "ascend",
  "salary",
  "discount",
  "first",
  "done",
  "climb",
  "printed",
  "trade",
  "choose",
  "lock",
  "with",
]);
/** Kinds whose words already say all that they change. */
const PLAIN = new Set(["take", "pay", "ascend", "claim"]);
/** Questions whose answers all have a place on the board; it is enough to show where. */
const ON_BOARD = new Set([
  "turn",
  "go",
  "action",
  "end",
  "leave",
  "place",
  "rotate",
  "side",
  "technology",
  "decoration",
]);

export function Tray() {
  const { asked, deciding, legal, words, me } = useTable();
  if (!asked || !deciding) return null;
  if (asked.ask === "keep" || asked.ask === "draft") return <StartingTiles />;
  const moves = [...legal.values()].filter((move) => KINDS.has(move.kind));
  if (moves.length === 0 || ON_BOARD.has(asked.ask)) return null;
  return (
    <div className="teo-tray" data-spot="tray">
      <p>{words.ask(GAME, asked)}</p>
      <div className="teo-choices">
        {moves.map((move) => (
          <Act key={move.token} token={move.token} className="teo-choice">
            {move.kind === "claim" ? (
              <DiscoveryTile kind={move.args[0] ?? ""} />
            ) : (
              <Face kind={move.kind} what={move.args[0] ?? ""} />
            )}
            <span>{words.move(GAME, move)}</span>
            {PLAIN.has(move.kind) ? null : <Changes changes={changes(move.effects, me ?? 0)} />}
          </Act>
        ))}
      </div>
    </div>
  );
}

/** A sign for an answer, large. */
function Face({ kind, what }: { kind: string; what: string }) {
  const sign =
    kind === "take" || kind === "pay"
      ? what
      : kind === "climb"
        ? `temple_${what}`
        : kind === "salary"
          ? "salary"
          : kind === "discount"
            ? ({ save: "" }[what] ?? what)
            : kind === "ascend"
              ? ({
                  vp: "vp",
                  cocoa: "cocoa",
                  temple: "temple_any",
                  two_temples: "temple_any",
                  fourth_worker: "worker",
                }[what] ?? "")
              : "";
  return sign ? (
    <span className="teo-face">
      <Icon what={sign} />
    </span>
  ) : null;
}

/** The Starting tiles that one was dealt, or all that are laid out, to be read at leisure. */
function StartingTiles() {
  const { view, asked, seat, words, spots } = useTable();
  const { b } = useSay();
  const mine = seat === null ? undefined : view.players[seat];
  const tiles = asked?.ask === "draft" ? view.laid_out : (mine?.starting_dealt ?? []);
  const kept = mine?.starting_kept ?? [];
  return (
    <div
      className="teo-tray starting"
      data-spot="starting-tiles"
      data-pointed={spots.has("starting-tiles") ? "" : undefined}
    >
      <p>
        {asked ? words.ask(GAME, asked) : ""} <small>{b("starting-text")}</small>
      </p>
      <div className="teo-starting-tiles">
        {[...new Set([...tiles, ...kept])].map((tile) => (
          <StartingTile key={tile} tile={tile} kept={kept.includes(tile)} kind={asked?.ask ?? "keep"} />
        ))}
      </div>
    </div>
  );
}

function StartingTile({ tile, kept, kind }: { tile: string; kept: boolean; kind: string }) {
  const { view, printed, spots } = useTable();
  const { b, name, changes: said } = useSay();
  const starting = printed.starting_tiles[tile];
  const boards = (starting?.boards ?? []).map(
    (number) => printed.board.find((board) => board.number === number)?.id ?? "",
  );
  const attached = view.attached[tile];
  const gain = bundled(starting?.gain);
  const label = `${name(tile)}: ${said(gain)}${kept ? `; ${b("kept")}` : ""}`;
  return (
    <div className={`teo-starting${kept ? " kept" : ""}`}>
      <Act
        token={`${kind}:${tile}`}
        label={label}
        className="teo-starting-face"
        imaginable={!kept}
        open={kind === "keep" && spots.size === 0}
        tip={<TileTip id={tile} rule="setup" />}
      >
        <span className="teo-starting-name">
          {name(tile)}
          {kept ? <em>{b("kept")}</em> : null}
        </span>
        <span className="teo-starting-boards">
          {boards.map((board) => (
            <span key={board}>
              <Emblem board={board} />
              {name(board)}
            </span>
          ))}
        </span>
        <Things bundle={starting?.gain} />
      </Act>
      {attached && attached !== "claimed" ? <DiscoveryTile kind={attached} /> : null}
    </div>
  );
}
