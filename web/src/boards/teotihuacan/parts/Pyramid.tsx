// The Pyramid: from above, down to a level of one's choice, or with its levels lifted off each other.

import { useState } from "react";
import { LEVELS, SIZE } from "../model/pyramid";
import { useSay, useTable } from "../table";
import { asked as askedOf, type SideId } from "../types";
import { PyramidHand } from "./PyramidHand";
import { Ground, Level, Targets } from "./PyramidLayers";

const VIEW_BOX = `-1.3 -1.3 ${SIZE + 2.6} ${SIZE + 2.6}`;

export function Pyramid() {
  const { view, asked, spots } = useTable();
  const { b } = useSay();
  const [upTo, setUpTo] = useState(LEVELS);
  const [lifted, setLifted] = useState(false);
  const [turned, setTurned] = useState<number | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  // While something is to be placed, all that is there must be seen.
  const placing = ["place", "rotate", "discount", "side"].includes(askedOf(view)?.ask ?? "");
  const shown = placing ? LEVELS : upTo;
  return (
    <section
      className="teo-pyramid"
      aria-label={b("pyramid")}
      data-spot="pyramid"
      data-pointed={spots.has("pyramid") ? "" : undefined}
    >
      <div className="teo-pyramid-tabs">
        <fieldset>
          <legend>{b("look-down-to")}</legend>
          {[0, 1, 2, 3, 4].map((level) => (
            <label key={level} className={shown === level ? "on" : ""}>
              <input
                type="radio"
                name="teo-level"
                checked={shown === level}
                disabled={placing}
                onChange={() => setUpTo(level)}
                aria-label={level === 0 ? b("ground") : b("level", { n: level })}
              />
              <span aria-hidden="true">{level}</span>
            </label>
          ))}
        </fieldset>
        <button type="button" className="teo-toggle" aria-pressed={lifted} onClick={() => setLifted(!lifted)}>
          {b("layers")}
        </button>
      </div>
      <div className={lifted ? "teo-scene lifted" : "teo-scene"}>
        <div className="teo-stack">
          <svg className="teo-layer ground" viewBox={VIEW_BOX} aria-hidden="true" focusable="false">
            <Ground />
          </svg>
          {[1, 2, 3, 4].map((level) => (
            <svg
              key={level}
              className={`teo-layer level-${level}${level > shown ? " away" : ""}`}
              viewBox={VIEW_BOX}
              role="img"
              aria-label={b("level", { n: level })}
              style={{ "--level": level } as React.CSSProperties}
            >
              <Level level={level} />
            </svg>
          ))}
          {placing ? (
            <svg className="teo-layer targets" viewBox={VIEW_BOX} role="group" aria-label={b("targets")}>
              <Targets turned={turned} pointed={pointed} onPoint={setPointed} />
            </svg>
          ) : null}
        </div>
      </div>
      {asked && placing ? (
        <PyramidHand turned={turned} onTurn={setTurned} pointed={pointed as SideId | null} />
      ) : null}
    </section>
  );
}
