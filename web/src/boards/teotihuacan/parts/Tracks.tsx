// The Avenue of the Dead, the Buildings row above it, and the Pyramid track.

import { Mark } from "../../../ui/Mark";
import { Tooltip } from "../../../ui/Tooltip";
import { avenueValue, buildingsGone, pyramidStep } from "../model/eclipse";
import { Unseen, useSay, useTable } from "../table";
import { Icon } from "./Icons";
import { LyingTiles } from "./Tiles";
import { Tip } from "./Tip";

/** Markers of the players on one space of a track. */
function Markers({ on, track }: { on: readonly number[]; track: string }) {
  const { players, words } = useTable();
  return (
    <span className="teo-markers">
      {on.map((player) => (
        <span key={player} data-piece={`${track}-${player}`}>
          <Mark player={players[player]?.mark ?? 0} size={18} />
        </span>
      ))}
      {on.length > 0 ? <Unseen>{words.list(on.map((player) => players[player]?.name ?? ""))}</Unseen> : null}
    </span>
  );
}

export function Avenue() {
  const { view, printed, all, words, spots } = useTable();
  const { b, name } = useSay();
  const spaces = Array.from({ length: printed.avenue.spaces + 1 }, (_, space) => space);
  const value = avenueValue(view, printed);
  return (
    <section
      className="teo-avenue"
      data-spot="avenue"
      data-pointed={spots.has("avenue") ? "" : undefined}
      aria-label={name("avenue")}
    >
      <Tooltip
        content={
          <Tip title={b("avenue")} rule="tracks">
            {b("avenue-text", { vp: value })}
          </Tip>
        }
      >
        <h2>
          <Icon what="avenue" />
          <span className="teo-name">{b("avenue")}</span>
          <span className="teo-worth">
            {b("per-space")} {words.number(value)}
            <Icon what="vp" />
          </span>
        </h2>
      </Tooltip>
      <ol className="teo-track" start={0}>
        {spaces.map((space) => {
          const tiles = view.discoveries.avenue[String(space)];
          return (
            <li key={space} className={tiles ? "stop" : ""} data-avenue={space}>
              <span className="teo-space-number">{space}</span>
              <Markers
                on={all.flatMap((owner, player) => (owner.avenue === space ? [player] : []))}
                track="avenue"
              />
              {tiles ? <LyingTiles tiles={tiles} at={`avenue.${space}`} /> : null}
            </li>
          );
        })}
      </ol>
      <BuildingsRow />
    </section>
  );
}

/** Buildings leave from the left; the lowest value to be seen is what a space on the Avenue is worth. */
function BuildingsRow() {
  const { view, printed } = useTable();
  const { b } = useSay();
  const gone = buildingsGone(view);
  const { values } = printed.buildings_row;
  return (
    <Tooltip
      content={
        <Tip title={b("buildings-row")} rule="nobles">
          {b("buildings-row-text", { n: values.length - 1 - gone })}
        </Tip>
      }
    >
      <div
        className="teo-buildings"
        role="img"
        aria-label={`${b("buildings-row")}: ${b("buildings-row-text", { n: values.length - 1 - gone })}`}
      >
        {values.map((value, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: printed values stay where they are.
          <span key={i} className={i < gone ? "seen" : i === gone ? "seen now" : "covered"}>
            {i <= gone ? value : <Icon what="building" />}
          </span>
        ))}
      </div>
    </Tooltip>
  );
}

export function PyramidTrack() {
  const { view, printed, all, words, spots } = useTable();
  const { b } = useSay();
  const far = Math.max(10, ...all.map((owner) => owner.pyramid_track));
  const value = pyramidStep(view, printed);
  return (
    <section
      className="teo-pyramid-track"
      aria-label={b("pyramid-track")}
      data-spot="pyramid-track"
      data-pointed={spots.has("pyramid-track") ? "" : undefined}
    >
      <Tooltip
        content={
          <Tip title={b("pyramid-track")} rule="tracks">
            {b("pyramid-track-text", { vp: value, lead: printed.eclipse.pyramid_lead_vp })}
          </Tip>
        }
      >
        <h2>
          <Icon what="pyramid_track" />
          <span className="teo-name">{b("pyramid-track")}</span>
          <span className="teo-worth">
            {b("per-space")} {words.number(value)}
            <Icon what="vp" />
          </span>
        </h2>
      </Tooltip>
      <ol className="teo-track" start={0}>
        {Array.from({ length: far + 1 }, (_, space) => space).map((space) => (
          <li key={space}>
            <span className="teo-space-number">{space}</span>
            <Markers
              on={all.flatMap((owner, player) => (owner.pyramid_track === space ? [player] : []))}
              track="pyramid"
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
