// What is printed or laid out on an Action Board: the grid of rewards, technologies, rows of Buildings, displays.

import { Tooltip } from "../../../ui/Tooltip";
import { counted, gridCell } from "../model/arrival";
import { changes } from "../model/effects";
import { turnedIcons } from "../model/pyramid";
import { Unseen, useSay, useTable } from "../table";
import { Act } from "./Act";
import { Changes, Things } from "./Changes";
import { Icon } from "./Icons";
import { DecorationFace, PyramidFace, TechnologyTile } from "./Tiles";
import { TileTip, Tip } from "./Tip";

export function BoardWork({ id }: { id: string }) {
  switch (id) {
    case "forest":
    case "stone_quarry":
    case "gold_deposits":
      return (
        <div className="teo-grid-room">
          <RewardGrid id={id} />
        </div>
      );
    case "alchemy":
      return <Alchemy />;
    case "nobles":
      return <Nobles />;
    case "decorations":
      return <DecorationDisplay />;
    case "construction":
      return <PyramidDisplay />;
    default:
      return null;
  }
}

/** The powers of workers that come to a board with what is decided now. */
function useComing(id: string): number[] | null {
  const { asked, legal } = useTable();
  if (!asked) return null;
  const coming = [asked.power, asked.second].filter(
    (power): power is number => typeof power === "number" && power > 0,
  );
  if (asked.ask === "go" && legal.has(`go:${id}`)) return coming;
  if (asked.ask === "action" && asked.board === id) return coming;
  return null;
}

function RewardGrid({ id }: { id: string }) {
  const { printed, all, me, asked } = useTable();
  const { b, changes: said } = useSay();
  const board = printed.board.find((one) => one.id === id);
  const rows = printed.resource_board.find((one) => one.board === board?.number)?.reward ?? [];
  const coming = useComing(id);
  const owner = me === null ? undefined : all[me];
  // Workers that have just arrived already stand there.
  const more = asked?.ask === "action" ? [] : (coming ?? []);
  const mine = coming && owner ? gridCell(counted(owner, id, more, rows.length), printed) : null;
  const columns = ["1", "2–3", "4–5"];
  return (
    <Tooltip
      content={
        <Tip title={b("reward-grid")} rule="resources">
          {b("reward-grid-text")}
        </Tip>
      }
    >
      <table className="teo-grid">
        <thead>
          <tr>
            <td>
              <Unseen>{b("reward-grid")}</Unseen>
            </td>
            {columns.map((column) => (
              <th key={column} scope="col">
                <Unseen>{b("lowest-power", { power: column })}</Unseen>
                <span aria-hidden="true">{column}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: printed rows stay where they are.
            <tr key={i}>
              <th scope="row">
                <Unseen>{b("workers-count", { n: i + 1 })}</Unseen>
                <WorkersSign n={i + 1} />
              </th>
              {row.map((bundle, j) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                  key={j}
                  className={mine?.row === i && mine.column === j ? "mine" : undefined}
                >
                  <Things bundle={bundle} />
                  <Unseen>{said(Object.entries(bundle).map(([what, n]) => ({ what, n })))}</Unseen>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Tooltip>
  );
}

/** So many workers, as small dice. */
export function WorkersSign({ n }: { n: number }) {
  return (
    <span className="teo-workers-sign" aria-hidden="true">
      {n}
      <Icon what="worker" />
    </span>
  );
}

function Alchemy() {
  const { view, printed } = useTable();
  const { columns } = printed.alchemy;
  return (
    <div className="teo-alchemy" data-spot="technologies">
      {view.technologies.map((tile, i) => (
        <TechnologyTile key={tile} tile={tile} column={printed.temple[i % columns]?.id ?? ""} />
      ))}
    </div>
  );
}

const ROWS = ["top", "middle", "bottom"];

function Nobles() {
  const { view, printed, legal, me } = useTable();
  const { b, name } = useSay();
  return (
    <div className="teo-nobles" data-spot="nobles">
      {printed.nobles.rows.map((values, i) => {
        const row = ROWS[i] ?? "";
        const taken = view.nobles[row] ?? 0;
        const move = legal.get(`row:${row}`);
        return (
          <Act
            key={row}
            token={`row:${row}`}
            label={`${name(`row-${row}`)}: ${b("next-building", { vp: values[taken] ?? 0 })}`}
            className="teo-nobles-row"
            imaginable={[...legal.keys()].some((token) => token.startsWith("row:"))}
            tip={
              <Tip title={name(`row-${row}`)} rule="nobles">
                {b("nobles-row-text", { n: i + 1 })}
              </Tip>
            }
          >
            <WorkersSign n={i + 1} />
            {values.map((vp, space) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: printed spaces stay where they are.
                key={space}
                className={`teo-plot${space < taken ? " built" : space === taken ? " next" : ""}`}
              >
                {space < taken ? <Icon what="building" /> : vp}
              </span>
            ))}
            {move ? <Changes changes={changes(move.effects, me ?? 0)} /> : null}
          </Act>
        );
      })}
    </div>
  );
}

function DecorationDisplay() {
  const { view, printed, asked } = useTable();
  const { b, name } = useSay();
  const inHand = asked?.ask === "side" ? asked.tile : null;
  return (
    <div className="teo-display decorations" data-spot="decoration-display">
      <Tooltip content={<Tip title={b("decoration-cost")} rule="decorations" />}>
        <span className="teo-costs" role="img" aria-label={b("decoration-cost")}>
          {printed.decorations.gold.map((gold, i) => (
            <span key={gold}>
              <WorkersSign n={i + 1} />
              <Things bundle={{ gold }} />
            </span>
          ))}
        </span>
      </Tooltip>
      <div className="teo-tiles">
        {view.decorations.display.map((tile, i) =>
          tile ? (
            <Act
              key={tile}
              token={`decoration:${tile}`}
              label={name(tile)}
              className={`teo-decoration${tile === inHand ? " chosen" : ""}`}
              imaginable={asked?.ask === "decoration"}
              tip={<TileTip id={tile} rule="decorations" />}
              piece={`deco-${tile}`}
            >
              <DecorationFace tile={tile} />
            </Act>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing but its place.
            <span key={`gap${i}`} className="teo-decoration gap" />
          ),
        )}
      </div>
      <small className="teo-left">{b("stack-left", { n: view.decorations.left })}</small>
    </div>
  );
}

function PyramidDisplay() {
  const { view, printed, asked } = useTable();
  const { b, name } = useSay();
  const inHand = asked && ["place", "rotate", "discount"].includes(asked.ask) ? asked.tile : null;
  return (
    <div className="teo-display pyramid" data-spot="pyramid-display">
      <div className="teo-tiles">
        {view.pyramid.display.map((tile, i) =>
          tile ? (
            <Act
              key={tile}
              token={`tile:${tile}`}
              label={name(tile)}
              className={`teo-pyramid-tile${tile === inHand ? " chosen" : ""}`}
              imaginable={asked?.ask === "tile"}
              tip={<TileTip id={tile} rule="construction" />}
              piece={`tile-${tile}`}
            >
              <PyramidFace icons={turnedIcons(printed.pyramid_tiles[tile] ?? "", 0)} />
            </Act>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing but its place.
            <span key={`gap${i}`} className="teo-pyramid-tile gap" />
          ),
        )}
      </div>
      <table className="teo-levels">
        <caption>
          <Unseen>{b("level-costs")}</Unseen>
        </caption>
        <tbody>
          {printed.pyramid.level.map((level, i) => (
            <tr key={level.vp}>
              <th scope="row">
                <span className="teo-level-sign" aria-hidden="true">{`▲${i + 1}`}</span>
                <Unseen>{b("level", { n: i + 1 })}</Unseen>
              </th>
              <td>
                <Things
                  bundle={level.wood ? { stone: level.stone, wood: level.wood } : { stone: level.stone }}
                />
                <Unseen>{b("level-cost", { stone: level.stone, wood: level.wood, vp: level.vp })}</Unseen>
              </td>
              <td>
                <Things bundle={{ vp: level.vp }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <small className="teo-left">{b("stack-left", { n: view.pyramid.left })}</small>
    </div>
  );
}
