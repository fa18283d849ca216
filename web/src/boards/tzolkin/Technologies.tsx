// The four technology tracks: who is how far, what each level gives, and what it costs to get there.

import { Mark } from "../../ui/Mark";
import { useWords } from "../../words";
import type { Chip } from "./chips";
import { Icon } from "./icons";
import { Chips, GAME, Target, useTable } from "./table";
import type { Printed, TrackId } from "./types";

const BEYOND = 4;

/** What a level adds, as symbols. */
export function levelChips(printed: Printed, track: TrackId, level: number): Chip[] {
  const { agriculture, extraction, architecture, bonus } = printed.technology;
  if (level === BEYOND)
    return (
      {
        agriculture: [{ icon: "up-any", n: bonus.temple_steps }],
        extraction: [{ icon: "resource", n: bonus.any_resource }],
        architecture: [{ icon: "vp", n: bonus.vp }],
        theology: [{ icon: "skull", n: bonus.skull }],
      }[track] ?? []
    );
  const more = (values: number[]) => values[level] as number;
  const grown = (values: number[]) => more(values) > (values[level - 1] as number);
  if (track === "agriculture")
    return [
      ...(grown(agriculture.harvest) ? [{ icon: "corn", n: more(agriculture.harvest), plus: true }] : []),
      ...(grown(agriculture.fishing) ? [{ icon: "fish", n: more(agriculture.fishing), plus: true }] : []),
      ...(level === agriculture.without_tile_from ? [{ icon: "field-corn" }] : []),
    ];
  if (track === "extraction")
    return (["wood", "stone", "gold"] as const)
      .filter((good) => extraction[`${good}_from`] === level)
      .map((good) => ({ icon: good, n: 1, plus: true }));
  if (track === "architecture")
    return [
      ...(grown(architecture.corn) ? [{ icon: "corn", n: more(architecture.corn), plus: true }] : []),
      ...(grown(architecture.vp) ? [{ icon: "vp", n: more(architecture.vp), plus: true }] : []),
      ...(level === architecture.discount_from ? [{ icon: "resource", n: -1 }] : []),
    ];
  return {
    1: [{ icon: "space-ahead" }],
    2: [{ icon: "resource", n: 1, per: "up-any" }],
    3: [{ icon: "skull", n: 1, plus: true }],
  }[level] as Chip[];
}

export function Technologies() {
  const { printed } = useTable();
  const words = useWords();
  const { tracks, cost } = printed.technology;
  return (
    <section className="tz-panel tz-technologies" data-spot="technologies" aria-labelledby="tz-technologies">
      <h2 id="tz-technologies">{words.t("tzolkin-board-technologies")}</h2>
      <div className="tz-tracks">
        <div className="tz-track tz-track-head" aria-hidden="true">
          <span />
          <span>0</span>
          {cost.map((blocks, i) => (
            <span key={i < 3 ? i + 1 : "beyond"}>
              {i < 3 ? i + 1 : "+"}
              <Chips chips={[{ icon: "resource", n: -blocks }]} size="1.05em" />
            </span>
          ))}
        </div>
        {tracks.map((track) => (
          <Track key={track} track={track} />
        ))}
      </div>
    </section>
  );
}

function Track({ track }: { track: TrackId }) {
  const table = useTable();
  const words = useWords();
  const { printed, view, players, seat, ask } = table;
  const name = words.name(GAME, track);
  const mine = seat === null ? null : (view.players[seat]?.technologies[track] ?? 0);
  const asked = ask?.ask === "advance" || ask?.ask === "learn";
  return (
    <div className="tz-track" role="group" aria-label={name} data-spot={track}>
      <Target
        token={null}
        label={name}
        about={words.text(GAME, track)}
        rule="technologies"
        className="tz-track-name"
      >
        <Icon name={track} size="1.7em" />
        <span>{name}</span>
      </Target>
      {[0, 1, 2, 3, BEYOND].map((level) => {
        const on = view.players.flatMap((player, who) => (player.technologies[track] === level ? [who] : []));
        const there = on.map((who) => players[who]?.name ?? "");
        return (
          <Target
            key={level}
            token={asked && mine !== null && level === mine + 1 ? `advance:${track}` : null}
            label={words.t(level === BEYOND ? "tzolkin-board-beyond" : "tzolkin-board-level", {
              "track-name": name,
              level,
            })}
            about={
              <>
                <p>{words.text(GAME, track)}</p>
                {there.length ? (
                  <p>{words.t("tzolkin-board-step-players", { players: words.list(there) })}</p>
                ) : null}
              </>
            }
            className={level === BEYOND ? "tz-level tz-beyond" : "tz-level"}
            spot={`${track}-${level}`}
            anchor={`${track}-${level}`}
          >
            <span className="tz-level-gives">
              {level === 0 ? null : <Chips chips={levelChips(printed, track, level)} size="1.25em" />}
            </span>
            <span className="tz-level-marks">
              {on.map((who) => (
                <Mark key={who} player={players[who]?.mark ?? who} size={17} />
              ))}
            </span>
          </Target>
        );
      })}
    </div>
  );
}
