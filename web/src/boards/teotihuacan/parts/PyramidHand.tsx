// The tile in hand while it is being placed: what it looks like, and each of its turns with what it would bring.

import { changes } from "../model/effects";
import {
  decorationMatches,
  fromAbove,
  type Match,
  placeOf,
  tileMatches,
  turnedIcons,
} from "../model/pyramid";
import { useSay, useTable } from "../table";
import type { SideId } from "../types";
import { Act } from "./Act";
import { Changes } from "./Changes";
import { Figure } from "./Icons";
import { DecorationFace, PyramidFace } from "./Tiles";

interface HandProps {
  turned: number | null;
  onTurn: (turned: number | null) => void;
  pointed: string | null;
}

export function PyramidHand({ onTurn, pointed }: HandProps) {
  const { asked, printed, legal, me } = useTable();
  const { b, name } = useSay();
  if (!asked) return null;
  const tile = String(asked.tile ?? "");
  if (asked.ask === "rotate") {
    return (
      <div className="teo-hand">
        <p>{b("turn-it")}</p>
        <div className="teo-turns">
          {[0, 1, 2, 3].map((turned) => (
            <Turn key={turned} tile={tile} turned={turned} onTurn={onTurn} />
          ))}
        </div>
      </div>
    );
  }
  const side = asked.ask === "side" ? legal.get(`side:${pointed}`) : undefined;
  return (
    <div className="teo-hand">
      <span className="teo-in-hand">
        {asked.ask === "side" ? (
          <DecorationFace tile={tile} />
        ) : (
          <PyramidFace icons={turnedIcons(printed.pyramid_tiles[tile] ?? "", 0)} />
        )}
      </span>
      <p>
        {b("in-hand", { tile: name(tile) })}
        {side ? (
          <>
            <Changes changes={changes(side.effects, me ?? 0)} />
            <SideMatches tile={tile} side={pointed as SideId} />
          </>
        ) : null}
      </p>
    </div>
  );
}

function SideMatches({ tile, side }: { tile: string; side: SideId }) {
  const { view, printed } = useTable();
  return <Covered matches={decorationMatches(view, printed, tile, side)} />;
}

/** One way to turn the tile: the tile over what it covers, with the icons that match, and all that it brings. */
function Turn({
  tile,
  turned,
  onTurn,
}: {
  tile: string;
  turned: number;
  onTurn: (turned: number | null) => void;
}) {
  const { view, printed, asked, legal, me } = useTable();
  const { b } = useSay();
  const move = legal.get(`rotate:${turned}`);
  const place = placeOf(String(asked?.place));
  const matches = tileMatches(fromAbove(view, printed), printed, tile, place, turned);
  const count = matches.filter((match) => match.matches).length;
  return (
    <span className="teo-turn">
      <Act
        token={`rotate:${turned}`}
        spot={`turn-${turned}`}
        onPoint={(on) => on && onTurn(turned)}
        label={`${b("turned", { n: turned })}, ${b("matches", { n: count })}`}
      >
        <TurnFace matches={matches} />
        {move ? (
          <Changes changes={changes(move.effects, me ?? 0).filter(({ what }) => what !== "pyramid_track")} />
        ) : null}
      </Act>
    </span>
  );
}

const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

function TurnFace({ matches }: { matches: readonly Match[] }) {
  return (
    <span className="teo-turn-face">
      <PyramidFace icons={matches.map((match) => match.icon)} />
      <svg viewBox="-0.05 -0.05 2.1 2.1" aria-hidden="true" focusable="false">
        {matches.map((match, corner) => {
          const [x, y] = CORNERS[corner] ?? [0, 0];
          return match.matches ? (
            <circle
              key={`${x}${y}`}
              cx={x + 0.5}
              cy={y + 0.5}
              r="0.42"
              fill="none"
              stroke="var(--teo-match)"
              strokeWidth="0.1"
            />
          ) : null;
        })}
      </svg>
    </span>
  );
}

/** Icons and below them what they cover. */
function Covered({ matches }: { matches: readonly Match[] }) {
  return (
    <svg className="teo-covered" viewBox="0 0 2.2 2" aria-hidden="true" focusable="false">
      {matches.map((match, i) => (
        <g key={match.cell.join(".")}>
          <rect x={i * 1.1} y="0" width="1" height="1" rx="0.1" fill="var(--teo-clay)" />
          <Figure icon={match.icon} x={i * 1.1 + 0.5} y={0.5} size={0.8} />
          <rect x={i * 1.1} y="1.05" width="1" height="0.9" rx="0.1" fill="var(--teo-stone-1)" />
          <Figure icon={match.covers} x={i * 1.1 + 0.5} y={1.5} size={0.7} />
          {match.matches ? (
            <rect
              x={i * 1.1 + 0.03}
              y="0.03"
              width="0.94"
              height="1.9"
              rx="0.1"
              fill="none"
              stroke="var(--teo-match)"
              strokeWidth="0.08"
            />
          ) : null}
        </g>
      ))}
    </svg>
  );
}
