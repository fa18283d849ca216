// The wheels as rows, for a phone: each space with its worker below the action that this one may perform. What the
// drawing of the wheels shows at once, these show large enough to read and to press.

import { Mark } from "../../ui/Mark";
import { useWords } from "../../words";
import { Medallion } from "./Action";
import { foodDay, KIND } from "./Calendar";
import { later, type Point, type Stander, standersOf, type WheelPlan } from "./geometry";
import { Icon } from "./icons";
import { Group } from "./Jungle";
import { Piece, PlacedWorker, Placement } from "./Stander";
import { GAME, readAlong, Target, useTable } from "./table";
import { useFirstPlayer } from "./useFirstPlayer";

/** Spaces side by side, and the room for each. */
const ACROSS = 8;
const ROOM = 100;
/** From the top of a row: the middles of actions, of spaces and of fields, and the bottom without and with fields. */
const ACTION = 50;
const SPACE = 132;
const FIELDS = 186;
const BOTTOM = 166;
const WITH_FIELDS = 206;

export function Rows({ look }: { look: (wheel: string) => void }) {
  const { plan } = useTable();
  const words = useWords();
  return (
    <fieldset className="tz-rows" aria-label={words.t("tzolkin-board-gears")}>
      <Today />
      {plan.wheels.map((wheel) => (
        <Row key={wheel.id} wheel={wheel} look={look} />
      ))}
    </fieldset>
  );
}

// ---- a wheel ---------------------------------------------------------------------------------------------

/** A wheel with more spaces than fit into a line takes two. */
function inLine(wheel: WheelPlan): number {
  const spaces = wheel.last + 1;
  return Math.ceil(spaces / Math.ceil(spaces / ACROSS));
}

function Row({ wheel, look }: { wheel: WheelPlan; look: (wheel: string) => void }) {
  const table = useTable();
  const words = useWords();
  const { view, printed } = table;
  const fields = wheel.id === "palenque" ? printed.palenque.harvest : [];
  const line = fields.length ? WITH_FIELDS : BOTTOM;
  const across = inLine(wheel);
  const lines = Math.ceil((wheel.last + 1) / across);
  const room = (ACROSS * ROOM) / across;
  const at = (space: number, y: number): Point => ({
    x: ((space % across) + 0.5) * room,
    y: Math.floor(space / across) * line + y,
  });
  const apart = 92 / (printed.setup.fields[view.seats] ?? 1);
  const name = words.name(GAME, wheel.id);
  return (
    <section className={`tz-row tz-wheel-${wheel.id}`} aria-label={name} data-spot={wheel.id}>
      <button type="button" className="tz-row-name" onClick={() => look(wheel.id)}>
        {name}
        <svg width="14" height="14" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7" />
        </svg>
      </button>
      <svg
        viewBox={`0 0 ${ACROSS * ROOM} ${lines * line}`}
        role="group"
        aria-label={name}
        onKeyDown={readAlong}
      >
        {Array.from({ length: wheel.last + 1 }, (_, space) => {
          const hole = at(space, SPACE);
          return <circle key={`${hole.x} ${hole.y}`} cx={hole.x} cy={hole.y} r="27" className="tz-hole" />;
        })}
        {Array.from({ length: wheel.last }, (_, i) => i + 1).map((space) => (
          <Medallion
            key={space}
            wheel={wheel}
            space={space}
            at={at(space, ACTION)}
            size={46}
            number={{ x: -33, y: -32 }}
            skull={{ x: 34, y: -32 }}
            larger={1.4}
            room={86}
          />
        ))}
        {fields.map(({ action }) => (
          <Group
            key={action}
            group={action}
            middle={at(action, FIELDS)}
            along={{ x: Math.min(34, apart), y: 0 }}
          />
        ))}
        <Placement
          wheel={wheel}
          at={(space) => at(space, SPACE)}
          price={(space) => at(space, SPACE + 26)}
          larger={1.3}
        />
        {standersOf(view, wheel).map((stander) => (
          <Worker
            key={`${stander.tooth}-${stander.who}`}
            wheel={wheel}
            stander={stander}
            at={(space) => at(space, SPACE)}
          />
        ))}
      </svg>
    </section>
  );
}

interface WorkerProps {
  wheel: WheelPlan;
  stander: Stander;
  at: (space: number) => Point;
}

/** A worker goes along its row as the days go by, until it is off its wheel. */
function Worker({ wheel, stander, at }: WorkerProps) {
  const { ahead } = useTable();
  const then = later(wheel, stander.space, stander.who, ahead);
  if (stander.who === "neutral" && then.space > wheel.last) return null; // on the space without a number
  const { x, y } = at(Math.min(then.space, wheel.last));
  return (
    <g
      style={{ transform: `translate(${x}px, ${y}px)` }}
      className={then.off ? "tz-walker tz-off" : "tz-walker"}
    >
      <PlacedWorker wheel={wheel} stander={stander} hit={<circle r="34" />}>
        <g transform="scale(1.15)">
          <Piece who={stander.who} />
        </g>
      </PlacedWorker>
    </g>
  );
}

// ---- the calendar ----------------------------------------------------------------------------------------

/** What stands in the middle of the great gear, in a line or two. */
function Today() {
  const table = useTable();
  const words = useWords();
  const { view, ahead, ask } = table;
  const next = foodDay(table);
  return (
    <div className="tz-day-line" data-spot="calendar">
      <p>
        <strong>{words.t("tzolkin-board-round", { round: view.round + ahead, age: view.age })}</strong>
        {next ? (
          <span data-spot="food-day">
            {next.rounds > 0 ? <b>{words.number(next.rounds)} </b> : null}
            {words.t("tzolkin-board-days-to-food-day", { n: next.rounds })}, {words.t(KIND[next.reward])}
          </span>
        ) : (
          <span>{words.t("tzolkin-board-no-food-day")}</span>
        )}
      </p>
      {ask?.ask === "days" && ahead === 0 ? <Days /> : <FirstPlayer />}
    </div>
  );
}

function Days() {
  const words = useWords();
  return ["1", "2"].map((n) => (
    <Target
      key={n}
      token={`days:${n}`}
      label={words.t("tzolkin-board-advance-days", { n: Number(n) })}
      className="tz-first-line"
      spot={`days-${n}`}
    >
      {n} <Icon name="sun" size="1.4em" />
    </Target>
  ));
}

function FirstPlayer() {
  const { view, players } = useTable();
  const words = useWords();
  const { who, price, target } = useFirstPlayer();
  return (
    <Target {...target} className="tz-first-line">
      {who === null ? (
        <Icon name="sun" size="1.5em" />
      ) : (
        <Mark player={players[who]?.mark ?? who} size={24} />
      )}
      <span data-anchor="tooth-corn">+{words.number(view.tooth_corn)}</span>
      <Icon name="corn" size="1.3em" />
      {price > 0 ? <small>−{words.number(price)}</small> : null}
    </Target>
  );
}
