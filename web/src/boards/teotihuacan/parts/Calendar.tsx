// The calendar: how far the light disc is from the dark one, which Eclipse comes, and what it will cost and bring.

import { Mark } from "../../../ui/Mark";
import { Tooltip } from "../../../ui/Tooltip";
import { calendar, forecast, salary } from "../model/eclipse";
import { useSay, useTable } from "../table";
import { Icon } from "./Icons";
import { Tip } from "./Tip";

export function Calendar() {
  const { view, printed, spots } = useTable();
  const { b } = useSay();
  const { light, dark, left, number, final } = calendar(view, printed);
  const over = view.to_move === null;
  const most = Math.max(...Object.values(printed.calendar.dark_disc).flat());
  const scoring = view.pending[0]?.ask === "after_eclipse";
  const when = over
    ? b("eclipses-over")
    : scoring
      ? b("eclipse-scoring")
      : view.announced
        ? b("eclipse-announced")
        : left === 0
          ? b(view.options.dark_eclipse ? "eclipse-now" : "eclipse-next")
          : b("eclipse-in", { n: left });
  return (
    <section
      className="teo-calendar"
      aria-label={b("calendar")}
      data-spot="calendar"
      data-pointed={spots.has("calendar") ? "" : undefined}
    >
      <Tooltip
        content={
          <Tip title={b("calendar")} rule="calendar">
            {b("calendar-text")}
          </Tip>
        }
      >
        <h2>
          <EclipseSign number={number} />
          <span className="teo-name">
            {b(final ? "eclipse-final" : "eclipse-number", { n: number })}
            <small>{when}</small>
          </span>
        </h2>
      </Tooltip>
      <ol className="teo-days" start={0} aria-label={b("discs", { light, dark })}>
        {Array.from({ length: most + 1 }, (_, day) => day).map((day) => (
          <li key={day} className={day > dark ? "beyond" : day < light ? "past" : ""} aria-hidden="true">
            <span>{day}</span>
            {day === dark ? <i className="teo-disc dark" data-piece="disc-dark" /> : null}
            {day === light ? <i className="teo-disc light" data-piece="disc-light" /> : null}
          </li>
        ))}
      </ol>
      {over || view.round === 0 ? null : <Due />}
    </section>
  );
}

/** Three discs, as many of them dark as Eclipses will have been. */
function EclipseSign({ number }: { number: number }) {
  return (
    <svg className="teo-eclipses" viewBox="0 0 48 24" aria-hidden="true" focusable="false">
      {[1, 2, 3].map((n) => (
        <g key={n} transform={`translate(${n * 14 - 4} 12)`}>
          <circle r="8" fill="var(--teo-light-disc)" stroke="var(--teo-dark-disc)" strokeWidth="1.5" />
          {n < number ? <circle r="8" fill="var(--teo-dark-disc)" /> : null}
          {n === number ? (
            <path d="M2 -8a8 8 0 0 0 0 16 8 8 0 1 0 0 -16Z" fill="var(--teo-dark-disc)" />
          ) : null}
        </g>
      ))}
    </svg>
  );
}

/** What each player will have to pay, and what would be scored if the Eclipse came now. */
function Due() {
  const { view, printed, all, players, words } = useTable();
  const { b } = useSay();
  return (
    <ul className="teo-due" data-spot="salary" aria-label={b("due")}>
      {all.map((owner, player) => {
        const who = players[player];
        const owed = salary(owner, printed);
        const coming = forecast(view, printed, all, player);
        const sum = coming.avenue + coming.track + coming.lead + coming.masks;
        const short = !who?.automaton && owner.cocoa < owed;
        const about = { player: who?.name ?? "", ...coming, sum, owed, cocoa: owner.cocoa };
        return (
          <Tooltip
            key={who?.mark}
            content={
              <Tip title={who?.name ?? ""} rule="eclipse">
                {b(who?.automaton ? "due-bot" : "due-text", about)}
              </Tip>
            }
          >
            <li className={short ? "short" : ""}>
              <Mark player={who?.mark ?? 0} size={16} />
              {who?.automaton ? null : (
                <span>
                  −{words.number(owed)}
                  <Icon what="cocoa" />
                </span>
              )}
              <span>
                +{words.number(sum)}
                <Icon what="vp" />
              </span>
            </li>
          </Tooltip>
        );
      })}
    </ul>
  );
}
