// The three temples as stairs, from the top step down to the start, with markers, rewards and tiles.

import { Mark } from "../../../ui/Mark";
import { Tooltip } from "../../../ui/Tooltip";
import { changes } from "../model/effects";
import { Unseen, useSay, useTable } from "../table";
import type { TempleId } from "../types";
import { Act } from "./Act";
import { Changes, Things } from "./Changes";
import { BonusFace, LyingTiles } from "./Tiles";
import { TileTip, Tip } from "./Tip";

export function Temples() {
  const { printed, spots } = useTable();
  const { b } = useSay();
  return (
    <section
      className="teo-temples"
      aria-label={b("temples")}
      data-spot="temples"
      data-pointed={spots.has("temples") ? "" : undefined}
    >
      {printed.temple.map((temple) => (
        <Temple key={temple.id} id={temple.id} />
      ))}
    </section>
  );
}

function Temple({ id }: { id: TempleId }) {
  const { printed, legal, me, asked } = useTable();
  const { b, name } = useSay();
  const temple = printed.temple.find((one) => one.id === id);
  const move = legal.get(`climb:${id}`);
  const top = temple?.reward.length ?? 0;
  return (
    <div className={`teo-temple ${id}`} data-spot={`temple-${id}`}>
      <Act
        token={`climb:${id}`}
        className="teo-temple-head"
        label={name(id)}
        imaginable={asked?.ask === "climb" || asked?.ask === "steps"}
        tip={
          <Tip title={name(id)} rule="temples">
            {b("temple-text", { top: temple?.reward.at(-1)?.vp ?? 0 })}
          </Tip>
        }
      >
        <span className="teo-name">{b(`temple-${id}`)}</span>
        {move ? <Changes changes={changes(move.effects, me ?? 0)} /> : null}
      </Act>
      <ol className="teo-steps" reversed>
        {Array.from({ length: top + 1 }, (_, i) => top - i).map((step) => (
          <Step key={step} temple={id} step={step} top={top} />
        ))}
      </ol>
    </div>
  );
}

function Step({ temple, step, top }: { temple: TempleId; step: number; top: number }) {
  const { view, printed, all, players, asked, legal, words } = useTable();
  const { b, changes: said } = useSay();
  const reward = printed.temple.find((one) => one.id === temple)?.reward[step - 1];
  const here = all.flatMap((owner, player) => (owner.temples[temple] === step ? [player] : []));
  const at = `${temple}.${step}`;
  const tiles = view.discoveries.steps[at];
  const claiming = asked?.ask === "claim" && asked.at === at;
  const main = tiles !== undefined;
  const classes = [
    "teo-step",
    main ? "main" : "",
    step === top ? "top" : "",
    step === top - 1 ? "bonus" : "",
    step === 0 ? "start" : "",
  ];
  const names = here.map((player) => players[player]?.name ?? "");
  return (
    <li className={classes.filter(Boolean).join(" ")} data-step={at}>
      <Unseen>
        {step === 0 ? b("start") : b("step", { n: step })}
        {reward && step !== top - 1
          ? `: ${said(Object.entries(reward).map(([what, n]) => ({ what, n })))}`
          : ""}
        {names.length > 0 ? `; ${words.list(names)}` : ""}
      </Unseen>
      <span className="teo-step-body">
        {step === top - 1 ? (
          <Tooltip content={<TileTip id={view.temple_bonus[temple]} rule="temples" />}>
            <span
              className="teo-bonus"
              role="img"
              aria-label={words.name("teotihuacan", view.temple_bonus[temple])}
            >
              <BonusFace tile={view.temple_bonus[temple]} />
            </span>
          </Tooltip>
        ) : claiming && legal.has("printed") ? (
          <Act token="printed" className="teo-reward">
            <Things bundle={reward} />
          </Act>
        ) : step > 0 ? (
          <span className="teo-reward">
            <Things bundle={reward} />
          </span>
        ) : null}
        {main ? <LyingTiles tiles={tiles} at={at} /> : null}
      </span>
      <span className="teo-markers" aria-hidden="true">
        {here.map((player) => (
          <span key={player} data-piece={`temple-${temple}-${player}`}>
            <Mark player={players[player]?.mark ?? 0} size={18} />
          </span>
        ))}
      </span>
    </li>
  );
}
