// The Teotibot: its action pyramid, its dice, and in words what it did in its last turn and why.

import type { GameEvent } from "../../../contract";
import { Tooltip } from "../../../ui/Tooltip";
import { GAME, useSay, useTable } from "../table";
import type { Bot, TeoView } from "../types";
import { Emblem, Icon } from "./Icons";
import { TileTip, Tip } from "./Tip";

const ROWS = [["T"], ["ML", "MR"], ["BL", "BC", "BR"]];
const EMBLEMS: Record<string, string> = {
  construction: "construction",
  decorations: "decorations",
  alchemy: "alchemy",
  nobles: "nobles",
};
const SIGNS: Record<string, string> = { mastery: "power_up", worship: "key", mask_collection: "mask" };

/** What the bot did in its last turn, from the roll on. */
export function botStory(history: readonly GameEvent[], view: TeoView): readonly GameEvent[] {
  const roll = history.findLastIndex((event) => event.event === "roll");
  return roll < 0 ? [] : history.slice(roll).filter((event) => event.seat === view.seats);
}

/** The sums of the dice that name a slot: `6–8`. */
export function sums(rolled: readonly string[], slot: string): string {
  const found = rolled.flatMap((name, i) => (name === slot ? [i + 2] : []));
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined) return "";
  return first === last ? String(first) : `${first}–${last}`;
}

export function Teotibot({ bot, story }: { bot: Bot; story: readonly GameEvent[] }) {
  const { printed, players, words, view, spots } = useTable();
  const { b, name } = useSay();
  const rolled = story.find((event) => event.event === "roll");
  const { rolled: byRoll } = printed.teotibot.pyramid;
  const [one = 0, two = 0] = bot.last_roll;
  return (
    <section
      className="teo-bot"
      aria-label={name("teotibot")}
      data-spot="teotibot"
      data-pointed={spots.has("teotibot") ? "" : undefined}
    >
      <Tooltip
        content={
          <Tip title={name("teotibot")} rule="teotibot">
            {b("teotibot-text")}
          </Tip>
        }
      >
        <h2>
          <Icon what="worker" />
          <span className="teo-name">{name("teotibot")}</span>
          {one ? <span className="teo-roll">{b("rolled", { one, two, sum: one + two })}</span> : null}
        </h2>
      </Tooltip>
      <div className="teo-bot-body">
        <div className="teo-bot-pyramid" role="img" aria-label={b("action-pyramid")}>
          {ROWS.map((row) => (
            <div key={row.join("")} className="teo-bot-row">
              {row.map((slot) => (
                <BotAction key={slot} action={bot.actions[slot] ?? ""} sum={sums(byRoll, slot)} />
              ))}
            </div>
          ))}
        </div>
        <div className="teo-bot-aside">
          <small>{name("set_aside")}</small>
          <BotAction action={bot.set_aside} sum="" done={rolled?.action === bot.set_aside} />
          <small>{b("directions")}</small>
          <span className="teo-directions">
            {bot.directions.map((direction, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two tiles, one above the other, perhaps alike.
              <svg key={i} viewBox="0 0 24 14" role="img" aria-label={name(direction)}>
                <path
                  d={direction === "from_left" ? "M4 12 16 4m-6-1h7v6" : "M20 12 8 4m6-1H7v6"}
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2.4"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
              </svg>
            ))}
          </span>
        </div>
        {story.length > 0 ? (
          <ol className="teo-story" aria-label={b("bot-story")}>
            {story.map((event, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a story is told once, from its beginning to its end.
              <li key={`${view.round}.${i}`} className={event.event}>
                {words.event(GAME, event, players)}
              </li>
            ))}
          </ol>
        ) : (
          <p className="teo-quiet">{b("bot-waits")}</p>
        )}
      </div>
    </section>
  );
}

function BotAction({ action, sum, done = false }: { action: string; sum: string; done?: boolean }) {
  const { b, name } = useSay();
  const id = `action-${action}`;
  return (
    <Tooltip content={<TileTip id={id} rule="bot-actions" />}>
      <span
        className={`teo-bot-action${done ? " done" : ""}`}
        data-piece={id}
        role="img"
        aria-label={sum ? `${name(id)}, ${b("sum", { sum })}` : name(id)}
      >
        {EMBLEMS[action] ? <Emblem board={EMBLEMS[action]} /> : <Icon what={SIGNS[action] ?? "discovery"} />}
        <span className="teo-bot-name">{name(id)}</span>
        {sum ? <small>{sum}</small> : null}
      </span>
    </Tooltip>
  );
}
