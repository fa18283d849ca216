// Tiles as they lie on the table, whoever may press them.

import { Mark } from "../../../ui/Mark";
import { isMask } from "../model/eclipse";
import { bundled } from "../model/effects";
import { useSay, useTable } from "../table";
import { Act } from "./Act";
import { Changes, Things } from "./Changes";
import { Emblem, Figure, Icon } from "./Icons";
import { MaskFace } from "./MaskFace";
import { TileTip } from "./Tip";

/** What a Discovery tile is good for, as signs. */
function DiscoveryFace({ kind }: { kind: string }) {
  const { printed } = useTable();
  const tile = printed.discovery_tiles[kind];
  if (isMask(kind)) return <MaskFace kind={kind} />;
  switch (kind) {
    case "double_move":
      return <Sign text="2" arrow />;
    case "unlimited_move":
      return <Sign text="∞" arrow />;
    case "free_cocoa":
      return (
        <span className="teo-free">
          <Icon what="cocoa" />
        </span>
      );
    case "extra_worker":
      return <Sign text="+1" />;
    default:
      return <Things bundle={tile?.gain} />;
  }
}

function Sign({ text, arrow = false }: { text: string; arrow?: boolean }) {
  return (
    <svg className="teo-sign" viewBox="0 0 32 24" aria-hidden="true" focusable="false">
      <rect x="2" y="3" width="18" height="18" rx="4" fill="var(--teo-die)" />
      <text x="11" y="16.5" textAnchor="middle" fontSize="12" fontWeight="700" fill="var(--teo-on-die)">
        {text}
      </text>
      {arrow ? (
        <path
          d="M22 12h7m-3.5-4 4 4-4 4"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
        />
      ) : (
        <path d="M26 8v8m-4-4h8" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      )}
    </svg>
  );
}

interface DiscoveryProps {
  kind: string;
  /** The move it plays here. */
  token?: string;
  imaginable?: boolean;
  count?: number;
  used?: boolean;
  /** Its price is of interest to whoever may claim it. */
  priced?: boolean;
  piece?: string;
  spot?: string;
}

export function DiscoveryTile({
  kind,
  token,
  imaginable,
  count,
  used,
  priced = true,
  piece,
  spot,
}: DiscoveryProps) {
  const { printed, words } = useTable();
  const { kind: called, b, changes } = useSay();
  const cost = bundled(printed.discovery_tiles[kind]?.cost);
  const price = priced ? (cost.length > 0 ? b("costs", { cost: changes(cost) }) : b("costs-nothing")) : "";
  const label = [
    called(kind),
    price,
    used ? b("used") : "",
    count && count > 1 ? `×${words.number(count)}` : "",
  ];
  return (
    <Act
      token={token ?? ""}
      label={label.filter(Boolean).join(", ")}
      className={`teo-discovery${used ? " used" : ""}${isMask(kind) ? " mask" : ""}`}
      tip={
        <TileTip id={kind} rule="discovery">
          {price ? <em> {price}.</em> : null}
        </TileTip>
      }
      {...(imaginable ? { imaginable } : {})}
      {...(piece ? { piece } : {})}
      {...(spot ? { spot } : {})}
    >
      {priced && cost.length > 0 ? (
        <span className="teo-price" aria-hidden="true">
          {cost.map(({ what, n }) => (
            <span key={what}>
              {n > 1 ? words.number(n) : null}
              <Icon what={what} />
            </span>
          ))}
        </span>
      ) : null}
      <DiscoveryFace kind={kind} />
      {count && count > 1 ? <span className="teo-count">×{words.number(count)}</span> : null}
    </Act>
  );
}

/** Tiles that lie together on a step or a space; they are claimed there when that is asked. */
export function LyingTiles({ tiles, at }: { tiles: readonly string[]; at: string }) {
  const { asked } = useTable();
  const claiming = asked?.ask === "claim" && asked.at === at;
  return (
    <span className="teo-step-tiles">
      {tiles.map((kind, i) => (
        <DiscoveryTile
          key={`${kind} ${tiles.slice(0, i).filter((other) => other === kind).length}`}
          kind={kind}
          {...(claiming ? { token: `claim:${kind}`, imaginable: true } : {})}
        />
      ))}
    </span>
  );
}

/** The power of the worker that is locked on a Royal tile. */
function Power({ plus = 0 }: { plus?: number | undefined }) {
  const { b } = useSay();
  const change = plus === 0 ? "" : plus > 0 ? `+${plus}` : `−${-plus}`;
  return (
    <span className="teo-power">
      <span>{b("power-sign")}</span>
      {change}
    </span>
  );
}

export function RoyalFace({ tile }: { tile: string }) {
  const { printed } = useTable();
  const royal = printed.royal_tiles[tile];
  if (!royal) return null;
  const times = <Power plus={royal.plus} />;
  switch (royal.effect) {
    case "gain":
      return (
        <span className="teo-royal-face" aria-hidden="true">
          {times}×<Things bundle={royal.gain} />
        </span>
      );
    case "score":
      return (
        <span className="teo-royal-face" aria-hidden="true">
          <Things bundle={{ vp: royal.vp ?? 0 }} />/
          <Icon what={royal.counts === "technologies" ? "technology" : (royal.counts ?? "")} />≤{times}
        </span>
      );
    case "exchange":
      return (
        <span className="teo-royal-face" aria-hidden="true">
          <Things bundle={royal.pay} />▸{times}×<Icon what="any_resource" />
        </span>
      );
    default:
      return (
        <span className="teo-royal-face" aria-hidden="true">
          ≤{times}× <Things bundle={royal.pay} />▸<Things bundle={royal.gain} />
        </span>
      );
  }
}

export function TechnologyFace({ tile }: { tile: string }) {
  const { printed } = useTable();
  const technology = printed.technology_tiles[tile];
  if (!technology) return null;
  const ids = technology.boards.map(
    (number) => printed.board.find((board) => board.number === number)?.id ?? "",
  );
  const gain = <Changes changes={bundled(technology.gain)} />;
  return (
    <span className="teo-technology-face" aria-hidden="true">
      {technology.effect === "power_up" ? (
        <>
          <Changes changes={bundled(technology.pay, -1)} />
          <Icon what="power_up" />
        </>
      ) : (
        <>
          <span className="teo-technology-boards">
            {ids.map((id) => (
              <Emblem key={id} board={id} />
            ))}
          </span>
          {technology.effect === "construct" ? (
            <Changes
              changes={[
                { what: "worker", n: technology.workers ?? 0 },
                { what: "discount", n: technology.discount ?? 0 },
              ]}
            />
          ) : (
            gain
          )}
        </>
      )}
    </span>
  );
}

export function TechnologyTile({ tile, column }: { tile: string; column: string }) {
  const { printed, all, players, words, asked } = useTable();
  const { name, b, changes } = useSay();
  const gold = printed.technology_tiles[tile]?.gold ?? 0;
  const owning = all.flatMap((owner, player) => (owner.technologies.includes(tile) ? [player] : []));
  const names = owning.map((player) => players[player]?.name ?? "");
  const label = [
    name(tile),
    b("costs", { cost: changes([{ what: "gold", n: gold }]) }),
    names.length > 0 ? b("owned-by", { names: words.list(names) }) : "",
  ];
  return (
    <Act
      token={`technology:${tile}`}
      imaginable={asked?.ask === "technology"}
      label={label.filter(Boolean).join(", ")}
      className={`teo-technology ${column}`}
      tip={<TileTip id={tile} rule="alchemy" />}
      spot={`technology-${tile}`}
    >
      <span className="teo-price" aria-hidden="true">
        {words.number(gold)}
        <Icon what="gold" />
      </span>
      <TechnologyFace tile={tile} />
      <span className="teo-marks" aria-hidden="true">
        {owning.map((player) => (
          <Mark key={player} player={players[player]?.mark ?? 0} size={16} />
        ))}
      </span>
    </Act>
  );
}

export function BonusFace({ tile }: { tile: string }) {
  const { printed } = useTable();
  const bonus = printed.temple_bonus_tiles[tile];
  const vp = typeof bonus?.vp === "number" ? bonus.vp : 0;
  const per: Record<string, string> = {
    per_technology: "technology",
    per_avenue_space: "avenue",
    per_reached_temple_bonus_tile: "temple_any",
    per_discovery_tile_without_mask: "discovery",
  };
  if (bonus?.effect === "best_mask_set_again") {
    return (
      <span className="teo-bonus-face" aria-hidden="true">
        2×
        <Icon what="mask" />
      </span>
    );
  }
  if (bonus?.effect === "per_worker" && typeof bonus.vp === "object") {
    return (
      <span className="teo-bonus-face" aria-hidden="true">
        {bonus.vp[0]}/{bonus.vp.at(-1)}
        <Icon what="vp" />/<Icon what="worker" />
      </span>
    );
  }
  const sign = per[bonus?.effect ?? ""];
  return (
    <span className="teo-bonus-face" aria-hidden="true">
      <Things bundle={{ vp }} />
      {sign ? (
        <>
          /<Icon what={sign} />
        </>
      ) : null}
    </span>
  );
}

/** Two halves with the arrow pointing down, as it lies on display. */
export function DecorationFace({ tile }: { tile: string }) {
  const { printed } = useTable();
  const icons = printed.decoration_tiles[tile] ?? "";
  return (
    <svg className="teo-decoration-face" viewBox="-0.05 -0.05 2.1 1.25" aria-hidden="true" focusable="false">
      <rect
        x="0"
        y="0"
        width="2"
        height="1"
        rx="0.12"
        fill="var(--teo-clay)"
        stroke="var(--teo-stone-edge)"
        strokeWidth="0.04"
      />
      <path d="M0.8 1.02h0.4l-0.2 0.14Z" fill="var(--teo-clay)" />
      <path d="M1 0.1v0.8" stroke="var(--teo-stone-edge)" strokeWidth="0.03" />
      <Figure icon={icons[0] ?? ""} x={0.5} y={0.5} size={0.86} />
      <Figure icon={icons[1] ?? ""} x={1.5} y={0.5} size={0.86} />
    </svg>
  );
}

/** Four icons, clockwise from the top left when it isn't turned. */
export function PyramidFace({ icons }: { icons: readonly string[] }) {
  return (
    <svg className="teo-pyramid-face" viewBox="-0.05 -0.05 2.1 2.1" aria-hidden="true" focusable="false">
      <rect
        width="2"
        height="2"
        rx="0.14"
        fill="var(--teo-stone-3)"
        stroke="var(--teo-stone-edge)"
        strokeWidth="0.05"
      />
      <path
        d="M1 0.08v1.84M0.08 1h1.84"
        stroke="var(--teo-stone-edge)"
        strokeOpacity="0.5"
        strokeWidth="0.025"
      />
      {icons.map((icon, corner) => (
        <Figure
          // biome-ignore lint/suspicious/noArrayIndexKey: the corners of a tile stay where they are.
          key={corner}
          icon={icon}
          x={corner === 1 || corner === 2 ? 1.5 : 0.5}
          y={corner < 2 ? 0.5 : 1.5}
          size={0.9}
        />
      ))}
    </svg>
  );
}
