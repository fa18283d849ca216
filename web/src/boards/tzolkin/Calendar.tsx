// The calendar on the great gear: the days on its teeth, and in its middle how long it is until the next Food Day.

import { MarkShape } from "../../ui/Mark";
import { useWords } from "../../words";
import { polar, wordsWide } from "./geometry";
import { Glyph } from "./icons";
import { DrawnTarget, type Table, useTable } from "./table";
import type { TableView } from "./types";
import { useFirstPlayer } from "./useFirstPlayer";

/** Teeth between the first wheel's direction and the arrow: it points straight up. */
const ARROW = 5.5;

export function Calendar() {
  const { plan, view, printed } = useTable();
  const { teeth, radius } = plan.great;
  const first = plan.wheels[0];
  const from = (first ? first.mesh - 180 : 0) + (ARROW * 360) / teeth;
  const centre = { x: 0, y: 0 };
  const food = printed.calendar.food_rounds;
  return (
    <g className="tz-calendar">
      <g data-teeth={teeth} data-way={-1} data-from={from} className="tz-turning" aria-hidden="true">
        {Array.from({ length: teeth }, (_, tooth) => {
          const at = polar(centre, radius - 58, (tooth * 360) / teeth);
          const due = food.findIndex((round) => (round - 1) % teeth === tooth);
          const day = tooth + 1;
          const past = day < view.round && !(tooth === 0 && view.food_days < food.length);
          return (
            <g
              key={day}
              transform={`translate(${at.x} ${at.y}) rotate(${(tooth * 360) / teeth + 90})`}
              className={past ? "tz-day tz-past" : "tz-day"}
            >
              {due >= 0 ? (
                <>
                  <circle r="22" className={due % 2 ? "tz-food-points" : "tz-food-goods"} />
                  <Glyph name={due % 2 ? "vp" : "food"} size={27} />
                </>
              ) : (
                <text y="6" textAnchor="middle">
                  {day}
                </text>
              )}
            </g>
          );
        })}
      </g>
      <circle cy={-(radius - 58)} r="24" className="tz-today" />
      <Hub />
    </g>
  );
}

const POOL = 164;

/** The next Food Day as it will be on the day that is shown. */
export function foodDay({ view, printed, ahead }: Table): TableView["next_food_day"] {
  if (ahead === 0) return view.next_food_day;
  const round = view.round + ahead;
  const due = printed.calendar.food_rounds.findIndex((food) => food >= round);
  if (due < 0) return null;
  return {
    rounds: (printed.calendar.food_rounds[due] as number) - round,
    reward: due % 2 ? "points" : "goods",
  };
}

function Hub() {
  const table = useTable();
  const { view, ahead, ask } = table;
  const words = useWords();
  const next = foodDay(table);
  const rounds = next?.rounds ?? 0;
  return (
    <g data-spot="calendar">
      <path d={`M0 ${-POOL - 22}L-15 ${-POOL + 8}H15Z`} className="tz-arrow" />
      <circle r={POOL} className="tz-pool" />
      <circle r={POOL - 9} className="tz-ripple" />
      <circle r={POOL - 26} className="tz-ripple tz-faint" />
      <g className="tz-hub-words">
        <text y="-100" textAnchor="middle" className="tz-hub-round">
          {words.t("tzolkin-board-round", { round: view.round + ahead, age: view.age })}
        </text>
        {ask?.ask === "days" && ahead === 0 ? (
          <DayChoice />
        ) : next ? (
          <>
            <text x="0" y="-22" textAnchor="middle" className="tz-hub-days" data-spot="food-day">
              {words.number(rounds)}
            </text>
            <Fitted y={4} text={words.t("tzolkin-board-days-to-food-day", { n: rounds })} width={268} />
            <g transform="translate(0 29)">
              <g transform={`translate(${-wordsWide(words.t(KIND[next.reward]), 17) / 2 - 16} 0)`}>
                <circle r="15" className="tz-hub-plate" />
                <Glyph name={next.reward === "goods" ? "resource" : "vp"} size={24} />
              </g>
              <text x={8} y="6" textAnchor="middle" className="tz-hub-kind">
                {words.t(KIND[next.reward])}
              </text>
            </g>
          </>
        ) : (
          <Fitted y={-14} text={words.t("tzolkin-board-no-food-day")} width={268} />
        )}
      </g>
      <FirstPlayerSpace />
    </g>
  );
}

export const KIND = { goods: "tzolkin-board-reward-goods", points: "tzolkin-board-reward-points" } as const;

/** A line that is made narrower when it would be too wide. */
function Fitted({ y, text, width }: { y: number; text: string; width: number }) {
  const wide = wordsWide(text, 19) > width;
  return (
    <text
      y={y}
      textAnchor="middle"
      className="tz-hub-line"
      {...(wide ? { textLength: width, lengthAdjust: "spacingAndGlyphs" } : {})}
    >
      {text}
    </text>
  );
}

/** Whoever was on the first-player space says how far the calendar goes (rule 13.3). */
function DayChoice() {
  const words = useWords();
  return ["1", "2"].map((n, i) => (
    <DrawnTarget
      key={n}
      token={`days:${n}`}
      label={words.t("tzolkin-board-advance-days", { n: Number(n) })}
      className="tz-days"
      hit={<circle cx={i ? 58 : -58} cy={-28} r="44" />}
      spot={`days-${n}`}
    >
      <g transform={`translate(${i ? 58 : -58} -28)`}>
        <circle r="42" className="tz-place-ring" />
        <text x="-13" y="12" textAnchor="middle" className="tz-days-number">
          {n}
        </text>
        <Glyph name="sun" x={13} size={30} />
      </g>
    </DrawnTarget>
  ));
}

function FirstPlayerSpace() {
  const { view, players } = useTable();
  const words = useWords();
  const { who, price, target } = useFirstPlayer();
  return (
    <DrawnTarget
      {...target}
      className="tz-first-space"
      hit={<rect x="-78" y="63" width="156" height="70" rx="35" />}
    >
      <g transform="translate(0 98)">
        <rect x="-76" y="-33" width="152" height="66" rx="33" className="tz-first-plate" />
        <circle cx="-42" r="25" className="tz-hole" />
        {who === null ? (
          <>
            <circle cx="-42" r="22" className="tz-place-ring" />
            <Glyph name="sun" x={-42} size={30} />
          </>
        ) : (
          <g transform="translate(-42 0)">
            <MarkShape player={players[who]?.mark ?? who} size={42} />
          </g>
        )}
        <text x="18" y="9" textAnchor="middle" className="tz-tooth-corn">
          {words.number(view.tooth_corn)}
        </text>
        <g data-anchor="tooth-corn">
          <Glyph name="corn" x={48} size={30} />
        </g>
        {price > 0 ? (
          <g transform="translate(-42 32)" className="tz-price">
            <rect x="-19" y="-11" width="38" height="22" rx="11" />
            <text x="-6" y="5" textAnchor="middle">
              {words.number(price)}
            </text>
            <Glyph name="corn" x={7} size={17} />
          </g>
        ) : null}
      </g>
    </DrawnTarget>
  );
}
