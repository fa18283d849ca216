// Whatever plays a move. What is legal is a button; what one might think of but isn't legal says why when asked.

import type { KeyboardEvent, ReactNode } from "react";
import { Tooltip } from "../../../ui/Tooltip";
import { changes } from "../model/effects";
import { GAME, type Table, useSay, useTable } from "../table";

interface ActProps {
  token: string;
  /** What it is, in words; by default what the move says. */
  label?: string;
  className?: string;
  /** Show that it can't be done, and why not, while one decides. */
  imaginable?: boolean;
  /** It may be pressed although it isn't its turn: the page sees to the order. */
  open?: boolean;
  /** What the thing is, for those who point at it. */
  tip?: ReactNode;
  spot?: string;
  piece?: string;
  /** Somebody points at it, or no longer does. */
  onPoint?: (on: boolean) => void;
  children: ReactNode;
}

function useAct(token: string, label: string | undefined, tip: ReactNode) {
  const table = useTable();
  const say = useSay();
  const move = table.legal.get(token);
  const effects = move && table.me !== null ? say.changes(changes(move.effects, table.me)) : "";
  const said = [label ?? (move ? say.move(move) : ""), effects].filter(Boolean).join(": ");
  const rank = table.hinted.get(token);
  const reason = async () => {
    const why = await table.why(token);
    return (
      <>
        {tip}
        {why ? <span className="teo-why">{table.words.reason(GAME, why)}</span> : null}
      </>
    );
  };
  return { table, move, said, rank, reason };
}

function marks(table: Table, spot: string | undefined) {
  return { "data-spot": spot, "data-pointed": spot && table.spots.has(spot) ? "" : undefined };
}

function pointing(onPoint: ActProps["onPoint"]) {
  if (!onPoint) return {};
  return {
    onPointerEnter: () => onPoint(true),
    onPointerLeave: () => onPoint(false),
    onFocus: () => onPoint(true),
    onBlur: () => onPoint(false),
  };
}

/** Words for those who don't see the picture, and the picture for those who do. */
function Said({ words, children }: { words: string; children: ReactNode }) {
  return (
    <>
      <span className="for-readers">{words}</span>
      <span className="teo-picture" aria-hidden="true">
        {children}
      </span>
    </>
  );
}

/** A thing in the flow of the page. */
export function Act(props: ActProps) {
  const { token, label, className, imaginable, open, tip, spot, piece, onPoint, children } = props;
  const { table, move, said, rank, reason } = useAct(token, label, tip);
  const shared = { className: `teo-act ${className ?? ""}`, "data-piece": piece, ...marks(table, spot) };
  if (move) {
    const button = (
      <button
        type="button"
        {...shared}
        data-move={token}
        data-legal=""
        data-hint={rank}
        onClick={() => table.play(token)}
        {...pointing(onPoint)}
      >
        <Said words={said}>{children}</Said>
      </button>
    );
    return tip ? <Tooltip content={tip}>{button}</Tooltip> : button;
  }
  if (imaginable && table.deciding) {
    return (
      <Tooltip content={reason}>
        <button
          type="button"
          {...shared}
          data-move={token}
          data-open={open ? "" : undefined}
          aria-disabled={open ? undefined : true}
        >
          <Said words={label ?? ""}>{children}</Said>
        </button>
      </Tooltip>
    );
  }
  return tip ? (
    <Tooltip content={tip}>
      <div {...shared} role="img" aria-label={label}>
        {children}
      </div>
    </Tooltip>
  ) : (
    <div {...shared}>{children}</div>
  );
}

/** The same as a group of a drawing. Groups aren't buttons by themselves, so they are told to be. */
export function ActGroup(props: ActProps) {
  const { token, label, className, imaginable, tip, spot, piece, onPoint, children } = props;
  const { table, move, said, rank, reason } = useAct(token, label, tip);
  const shared = { className: `teo-act ${className ?? ""}`, "data-piece": piece, ...marks(table, spot) };
  if (!move && !(imaginable && table.deciding)) return <g {...shared}>{children}</g>;
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    if (move) table.play(token);
  };
  const group = (
    <g
      {...shared}
      role="button"
      tabIndex={0}
      data-move={token}
      data-legal={move ? "" : undefined}
      data-hint={rank}
      aria-disabled={move ? undefined : true}
      aria-label={move ? said : label}
      onClick={() => move && table.play(token)}
      onKeyDown={onKey}
      {...pointing(onPoint)}
    >
      {children}
    </g>
  );
  if (move && !tip) return group;
  return <Tooltip content={move ? tip : reason}>{group}</Tooltip>;
}
