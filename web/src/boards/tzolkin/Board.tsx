// The whole board: the wheels in the middle, around them whatever else lies on the table.

import { type RefObject, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { BoardProps } from "../../contract";
import { useSettings } from "../../ui/settings";
import { useWords } from "../../words";
import "./board.css";
import "./wheels.css";
import "./panels.css";
import "./rows.css";
import "./layout.css";
import { Flights } from "./Flights";
import { planOf } from "./geometry";
import { Offers } from "./Offers";
import { Others, Own } from "./Players";
import { Rows } from "./Rows";
import { Technologies } from "./Technologies";
import { Temples } from "./Temples";
import { Tray } from "./Tray";
import { GAME, type Table, TableProvider, useTable } from "./table";
import { type Printed, type TableView, tilesOf } from "./types";
import { Wealth } from "./Wealth";
import { Wheelwork } from "./Wheelwork";

/** How far the wheels can be turned ahead: until a worker from space 0 of the largest wheel is off. */
const FARTHEST = 10;

/** What the guide tells about the drawing of the wheels. */
const DRAWN = new Set(["gears", "calendar"]);

export function Board(props: BoardProps) {
  const view: TableView = props.view;
  const printed: Printed = props.printed;
  const [preview, setPreview] = useState<{ of: TableView; days: number } | null>(null);
  const [focus, setFocus] = useState<string | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const still = useStill();
  const plan = useMemo(() => planOf(printed), [printed]);
  const tiles = useMemo(() => tilesOf(printed), [printed]);
  // A look ahead is a look from one position: the next one is shown as it is.
  const ahead = preview?.of === view ? preview.days : 0;
  const narrow = useNarrow(board);
  // On a phone all of the wheels together are too small to read: there they lie in rows, unless the guide speaks of them.
  const guided = narrow ? props.spots : [];
  const wheel = focus ?? plan.wheels.find((each) => guided.includes(each.id))?.id ?? null;
  const inRows = narrow && wheel === null && !guided.some((spot) => DRAWN.has(spot));
  const legal = useMemo(() => new Map(props.legal.map((move) => [move.token, move])), [props.legal]);
  const table: Table = {
    ...props,
    view,
    printed,
    plan,
    tiles,
    legal,
    hints: useMemo(() => new Set(props.hints), [props.hints]),
    spots: useMemo(() => new Set(props.spots), [props.spots]),
    ask: props.legal.length ? (view.pending.at(-1) ?? null) : null,
    ahead,
    narrow,
  };
  return (
    <TableProvider value={table}>
      <div className={`tz-board${ahead ? " tz-ahead" : ""}`} ref={board}>
        <div className="tz-layout">
          <Wealth />
          <section className="tz-middle" aria-label={GAME}>
            {inRows ? (
              <Rows look={setFocus} />
            ) : (
              <>
                <Views focus={wheel} choose={setFocus} />
                <Wheelwork focus={wheel} look={setFocus} still={still} />
              </>
            )}
            <Ahead days={ahead} choose={(days) => setPreview(days ? { of: view, days } : null)} />
          </section>
          <div className="tz-beside">
            <Tray />
            <Own />
            <div className="tz-side">
              <Temples />
              <Technologies />
            </div>
          </div>
          <Offers />
          <Others />
        </div>
        {still ? null : <Flights board={board} news={props.news} />}
      </div>
    </TableProvider>
  );
}

/** Below this width, that of board.css, everything is in one column. */
const NARROW = 620;

function useNarrow(board: RefObject<HTMLElement | null>): boolean {
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = board.current;
    if (!element) return;
    const measure = () => setNarrow(element.clientWidth < NARROW);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [board]);
  return narrow;
}

/** Less movement, because the system or the player asks for it. */
function useStill(): boolean {
  const { still } = useSettings();
  return still || window.matchMedia?.("(prefers-reduced-motion: reduce)").matches === true;
}

/** All of the wheelwork, or one wheel large: on a phone each is as wide as the screen. */
function Views({ focus, choose }: { focus: string | null; choose: (wheel: string | null) => void }) {
  const words = useWords();
  const { wheels } = useTable().plan;
  return (
    <fieldset className="tz-views">
      <legend className="tz-hidden">{words.t("tzolkin-board-zoom")}</legend>
      <button type="button" aria-pressed={focus === null} onClick={() => choose(null)}>
        {words.t("tzolkin-board-all-gears")}
      </button>
      {wheels.map((wheel) => (
        <button
          key={wheel.id}
          type="button"
          className={`tz-view-${wheel.id}`}
          aria-pressed={focus === wheel.id}
          onClick={() => choose(focus === wheel.id ? null : wheel.id)}
        >
          {words.name(GAME, wheel.id)}
        </button>
      ))}
    </fieldset>
  );
}

function Ahead({ days, choose }: { days: number; choose: (days: number) => void }) {
  const words = useWords();
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);

  function toNow() {
    choose(0);
    slider.current?.focus(); // the button goes away
  }

  return (
    <div className="tz-look" data-spot="look-ahead">
      <label className="tz-look-label" htmlFor={id}>
        {words.t("tzolkin-board-look-ahead")}
      </label>
      <input
        ref={slider}
        id={id}
        type="range"
        min="0"
        max={FARTHEST}
        step="1"
        value={days}
        aria-valuetext={words.t("tzolkin-board-in-days", { n: days })}
        onChange={(event) => choose(Number(event.currentTarget.value))}
      />
      <output className={days ? "tz-look-now tz-on" : "tz-look-now"}>
        {words.t("tzolkin-board-in-days", { n: days })}
      </output>
      <button type="button" disabled={days === 0} onClick={toNow}>
        {words.t("tzolkin-board-back-to-now")}
      </button>
    </div>
  );
}
