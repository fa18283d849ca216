// The three temples: who stands on which step, what each step gives, and the bonus of the highest.

import { Mark } from "../../ui/Mark";
import { useWords } from "../../words";
import { Icon, TEMPLE_SIGNS } from "./icons";
import { GAME, Target, useTable } from "./table";
import type { PrintedTemple } from "./types";

export function Temples() {
  const { printed, view } = useTable();
  const words = useWords();
  const next = view.next_food_day?.reward;
  return (
    <section className="tz-panel tz-temples" data-spot="temples" aria-labelledby="tz-temples">
      <h2 id="tz-temples">{words.t("tzolkin-board-temples")}</h2>
      <div className="tz-temple-row">
        {printed.temple.map((temple) => (
          <Temple key={temple.id} temple={temple} />
        ))}
      </div>
      {next ? (
        <p className="tz-note">
          {words.t(next === "goods" ? "tzolkin-board-temples-goods" : "tzolkin-board-temples-points")}
        </p>
      ) : null}
    </section>
  );
}

/** The temples a move goes up or down in; with two of them each is a way to it, and the tray tells them apart. */
function tokenOn(table: ReturnType<typeof useTable>, temple: string, step: number): string | null {
  const { ask, seat, view, printed } = table;
  if (!ask || seat === null) return null;
  const now = view.players[seat]?.temples[temple] ?? 0;
  const top = (printed.temple.find((each) => each.id === temple)?.vp.length ?? 1) - 1;
  if (ask.ask === "climb") return step === Math.min(now + 1, top) ? `climb:${temple}` : null;
  if (ask.ask === "anger") return step === Math.max(now - 1, 0) ? `anger:${temple}` : null;
  return null;
}

function Temple({ temple }: { temple: PrintedTemple }) {
  const table = useTable();
  const words = useWords();
  const { view, players } = table;
  const Sign = TEMPLE_SIGNS[temple.id];
  const name = words.name(GAME, temple.id);
  const steps = temple.vp.map((vp, step) => ({ vp, step })).reverse();
  return (
    <div className={`tz-temple tz-temple-${temple.id}`} role="group" aria-label={name} data-spot={temple.id}>
      <div className="tz-temple-head">
        {Sign ? <Sign className="tz-temple-sign" aria-hidden="true" /> : null}
        <span className={name.length > 12 ? "tz-temple-name tz-long" : "tz-temple-name"}>{name}</span>
        <Target
          token={null}
          label={words.t("tzolkin-board-highest", {
            first: temple.highest[0],
            second: temple.highest[1],
          })}
          rule="temples"
          className="tz-highest"
        >
          {temple.highest.map((points, age) => (
            <span
              key={age === 0 ? "first" : "second"}
              className={age + 1 === view.age ? "tz-now" : undefined}
            >
              +{points}
            </span>
          ))}
        </Target>
      </div>
      <div className="tz-steps">
        {steps.map(({ vp, step }) => {
          const on = view.players.flatMap((player, seat) =>
            player.temples[temple.id] === step ? [seat] : [],
          );
          const good = temple.goods[step];
          const there = on.map((seat) => players[seat]?.name ?? "");
          const what = words.t("tzolkin-board-step", {
            "temple-name": name,
            step,
            n: vp,
            good: good ?? "none",
            "good-name": good ? words.name(GAME, good) : "",
          });
          return (
            <Target
              key={step}
              token={tokenOn(table, temple.id, step)}
              label={what}
              about={
                there.length
                  ? words.t("tzolkin-board-step-players", { players: words.list(there) })
                  : undefined
              }
              rule="temples"
              className={`tz-step${step === 1 ? " tz-start" : ""}`}
              spot={`${temple.id}-${step}`}
              anchor={`${temple.id}-${step}`}
            >
              <span className="tz-step-points">{words.number(vp)}</span>
              <span className="tz-step-marks">
                {on.map((seat) => (
                  <Mark key={seat} player={players[seat]?.mark ?? seat} size={18} />
                ))}
              </span>
              <span className="tz-step-good">{good ? <Icon name={good} size="1.25em" /> : null}</span>
            </Target>
          );
        })}
      </div>
    </div>
  );
}
