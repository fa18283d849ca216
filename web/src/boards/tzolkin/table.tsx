// What every part of the board shares: the table as it is seen, and how a thing on it becomes a move.

import { createContext, type KeyboardEvent, type ReactElement, type ReactNode, useContext } from "react";
import type { BoardProps, LegalMove } from "../../contract";
import { Tooltip } from "../../ui/Tooltip";
import { useWords, type Words } from "../../words";
import { type Chip, numberOf, priceOf } from "./chips";
import type { Plan } from "./geometry";
import { Icon } from "./icons";
import type { Printed, TableView, Tile } from "./types";

export const GAME = "tzolkin";

export interface Table extends Omit<BoardProps, "view" | "printed" | "legal" | "hints" | "spots"> {
  view: TableView;
  printed: Printed;
  plan: Plan;
  tiles: ReadonlyMap<string, Tile>;
  legal: ReadonlyMap<string, LegalMove>;
  hints: ReadonlySet<string>;
  spots: ReadonlySet<string>;
  /** What is being decided, when whoever looks decides. */
  ask: TableView["pending"][number] | null;
  /** How many days ahead the wheels are shown; 0 is now. */
  ahead: number;
  /** On a phone the wheels are too small for a finger. */
  narrow: boolean;
}

const TableContext = createContext<Table | null>(null);
export const TableProvider = TableContext.Provider;

export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error("tzolkin: a part of the board stands outside of it");
  return table;
}

// ---- symbols and words -----------------------------------------------------------------------------------

/** A chip in words: "3 corn", "1 step up in the temple of Chaac". */
export function chipWords(words: Words, chip: Chip): string {
  const step = /^(up|down)-(.+)$/.exec(chip.icon);
  const n = chip.n ?? 1;
  if (step)
    return words.t(step[1] === "up" ? "tzolkin-board-up" : "tzolkin-board-down", {
      n,
      temple: step[2],
      "temple-name": step[2] === "any" ? "" : words.name(GAME, step[2]),
    });
  if (chip.icon === "vp") return words.t("tzolkin-board-points", { n });
  if (["agriculture", "extraction", "architecture", "theology", "technology"].includes(chip.icon))
    return words.t("tzolkin-board-levels", {
      n,
      track: chip.icon,
      "track-name": chip.icon === "technology" ? "" : words.name(GAME, chip.icon),
    });
  if (chip.icon === "worker") return words.t("tzolkin-board-workers", { n });
  if (chip.icon === "resource") return words.t("tzolkin-board-resources", { n });
  return words.t("tzolkin-amount", { n, good: chip.icon });
}

export function chipsWords(words: Words, chips: readonly Chip[]): string {
  return words.list(chips.map((chip) => chipWords(words, chip)));
}

function chipNumber(words: Words, chip: Chip): string {
  if (chip.steps) return chip.steps.join("/");
  const n = numberOf(chip);
  return n === null ? "" : (chip.plus ? "+" : "") + words.number(n);
}

/** Symbols with their numbers, in text. Their words stand in a label or tooltip around them. */
export function Chips({ chips, size = "1.5em" }: { chips: readonly Chip[]; size?: string | number }) {
  const words = useWords();
  return (
    <span className="tz-chips">
      {chips.map((chip, i) => {
        const number = chipNumber(words, chip);
        const inside = chip.icon === "vp" && !chip.steps;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: chips have no other identity than their place.
          <span className="tz-chip" key={i}>
            {chip.steps ? <span className="tz-many">{number}</span> : inside ? null : number}
            <Icon name={chip.icon} size={size} {...(inside ? { number } : {})} />
            {chip.per ? (
              <>
                <span className="tz-per">/</span>
                <Icon name={chip.per} size={size} />
              </>
            ) : null}
          </span>
        );
      })}
    </span>
  );
}

/** What a move costs and gives at once, for its tooltip. */
export function PriceLines({ move, seat }: { move: LegalMove; seat: number | null }) {
  const words = useWords();
  const { pays, gains } = priceOf(move.effects, seat);
  return (
    <>
      {pays.length ? (
        <p>
          {words.t("tzolkin-board-costs")} {chipsWords(words, pays)}
        </p>
      ) : null}
      {gains.length ? (
        <p>
          {words.t("tzolkin-board-gives")} {chipsWords(words, gains)}
        </p>
      ) : null}
    </>
  );
}

// ---- targets ---------------------------------------------------------------------------------------------

/** Which kinds of moves somebody may have in mind while something is being decided. */
const IN_MIND: Record<string, readonly string[]> = {
  keep: ["keep"],
  start: ["place", "beg"],
  place: ["place", "pick"],
  pick: ["place", "pick"],
  action: ["do"],
  use: ["use"],
  harvest: ["harvest"],
  climb: ["climb"],
  anger: ["anger"],
  advance: ["advance"],
  learn: ["advance"],
  pay: ["pay"],
  devotion: ["pay"],
  build: ["build"],
  market: ["sell", "buy"],
};

export type Standing = "legal" | "illegal" | "idle";

export function standingOf(table: Table, token: string | null): Standing {
  if (token === null || table.ahead > 0) return "idle";
  if (table.legal.has(token)) return "legal";
  if (!table.ask) return "idle";
  const kind = token.slice(0, token.indexOf(":") < 0 ? undefined : token.indexOf(":"));
  return IN_MIND[table.ask.ask]?.includes(kind) ? "illegal" : "idle";
}

export interface TargetProps {
  /** The move that pressing this makes; null where there is none now. */
  token: string | null;
  /** It may be pressed although it isn't its turn: the page sees to the order. */
  open?: boolean;
  /** What the thing is, in a few words: its name for those who can't see it. */
  label: string;
  /** More about it, for the tooltip. */
  about?: ReactNode;
  /** Where it isn't a move: may the keyboard come here to read about it? Arrows go on from the first one of a group. */
  readable?: boolean | "first";
  /** The section of the rules that tells all about it. */
  rule?: string;
  className?: string;
  spot?: string;
  anchor?: string;
  children: ReactNode;
}

function useTarget({ token, open, label, about, readable, rule, className, spot, anchor }: TargetProps) {
  const table = useTable();
  const words = useWords();
  const standing = standingOf(table, token);
  const move = token === null ? undefined : table.legal.get(token);
  const told = move ? words.move(GAME, move) : "";
  const price = move ? priceOf(move.effects, table.seat) : null;
  const costs = price?.pays.length
    ? ` ${words.t("tzolkin-board-costs")} ${chipsWords(words, price.pays)}`
    : "";

  async function content(): Promise<ReactNode> {
    const reason = standing === "illegal" && token !== null ? await table.why(token) : null;
    return (
      <div className="tz-tip">
        <p className="tz-tip-title">{label}</p>
        {typeof about === "string" ? <p>{about}</p> : about}
        {move ? (
          <>
            <p className="tz-tip-move">{told}</p>
            <PriceLines move={move} seat={table.seat} />
          </>
        ) : null}
        {reason ? <p className="tz-tip-reason">{words.reason(GAME, reason)}</p> : null}
        {rule ? (
          <a href={`/rules/${GAME}#${rule}`} target="_blank" rel="noreferrer" tabIndex={-1}>
            {words.t("tzolkin-board-rules")}
          </a>
        ) : null}
      </div>
    );
  }

  function press() {
    if (standing === "legal" && token !== null) table.play(token);
  }

  const pressable = standing !== "idle";
  const hinted = token !== null && standing === "legal" && table.hints.has(token);
  const pointed = spot !== undefined && table.spots.has(spot);
  const around = {
    className: [
      className,
      "tz-target",
      `tz-${standing}`,
      open && "tz-open",
      hinted && "tz-hinted",
      pointed && "tz-pointed",
    ]
      .filter(Boolean)
      .join(" "),
    ...(spot === undefined ? {} : { "data-spot": spot }),
    ...(anchor === undefined ? {} : { "data-anchor": anchor }),
  };
  const pressed = {
    className: "tz-hit",
    ...(pressable || readable ? { tabIndex: readable === true && !pressable ? -1 : 0 } : {}),
    ...(pressable && token !== null ? { "data-move": token } : {}),
    ...(standing === "legal" ? { "data-legal": "" } : {}),
    ...(standing === "illegal" && !open ? { "aria-disabled": true } : {}),
    ...(readable ? { "data-readable": "" } : {}),
    "aria-label": standing === "legal" && told ? `${told}. ${label.replace(/[.。]$/, "")}.${costs}` : label,
  };
  return { around, pressed, content, press, pressable };
}

// What is seen has no part in what is pressed: a thing is called by its label, and not by the numbers drawn on it.

interface DrawnProps extends TargetProps {
  /** The shape that is pressed. */
  hit: ReactElement;
}

/** Something in a drawing that may be pressed when it is legal, and tells about itself. */
export function DrawnTarget({ hit, ...given }: DrawnProps) {
  const { around, pressed, content, press, pressable } = useTarget(given);
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.currentTarget.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }
  const target: ReactElement = (
    <g {...pressed} role={pressable ? "button" : "img"} onClick={press} onKeyDown={onKeyDown}>
      {hit}
    </g>
  );
  return (
    <g {...around}>
      <g aria-hidden="true">{given.children}</g>
      <Tooltip content={content}>{target}</Tooltip>
    </g>
  );
}

/** The same in text: a real button while it may be pressed, or can't and says why. */
export function Target(given: TargetProps) {
  const { around, pressed, content, press, pressable } = useTarget(given);
  return (
    <span {...around}>
      <span className="tz-seen" aria-hidden="true">
        {given.children}
      </span>
      <Tooltip content={content}>
        {pressable ? <button type="button" {...pressed} onClick={press} /> : <span {...pressed} role="img" />}
      </Tooltip>
    </span>
  );
}

/** One stop of the keyboard for a group of things to read about; arrows go from one to the next. */
export function readAlong(event: KeyboardEvent<Element>) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const things = [...event.currentTarget.querySelectorAll<HTMLElement | SVGElement>("[data-readable]")];
  const at = things.indexOf(document.activeElement as HTMLElement);
  const next = things[(at + step + things.length) % things.length];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
