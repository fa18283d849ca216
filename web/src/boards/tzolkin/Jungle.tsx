// The fields of the jungle, outside of the actions of Palenque that harvest in them.

import type { ReactNode } from "react";
import { useWords } from "../../words";
import { type Point, polar, spaceAngle, type WheelPlan } from "./geometry";
import { Glyph } from "./icons";
import { DrawnTarget, useTable } from "./table";

const TILE = 29;
const APART = 34;

export function Jungle({ away }: { away: boolean }) {
  const { plan, printed } = useTable();
  const wheel = plan.wheels.find((each) => each.id === "palenque");
  if (!wheel) return null;
  return (
    <g
      className="tz-jungle"
      data-spot="jungle"
      {...(away ? { "aria-hidden": true, visibility: "hidden" } : {})}
    >
      {printed.palenque.harvest.map(({ action }) => (
        <Group key={action} group={action} {...beside(wheel, action)}>
          <Ways wheel={wheel} group={action} />
        </Group>
      ))}
    </g>
  );
}

/** Where a group of fields lies outside of its action: its middle, and the way to the next field. */
function beside(wheel: WheelPlan, group: number): { middle: Point; along: Point } {
  const angle = spaceAngle(wheel, group);
  return {
    middle: polar(wheel.centre, wheel.actionRadius + wheel.medallion + 28, angle),
    along: polar({ x: 0, y: 0 }, APART, angle + 90),
  };
}

interface GroupProps {
  group: number;
  middle: Point;
  along: Point;
  children?: ReactNode;
}

/** Fields with their tiles; what is inside comes up while it is chosen how to harvest in them. */
export function Group({ group, middle, along, children }: GroupProps) {
  const table = useTable();
  const words = useWords();
  const { view, printed } = table;
  const tiles = view.jungle[group];
  if (!tiles) return null;
  const fields = printed.setup.fields[view.seats] ?? tiles.corn;
  const asked = table.ask?.ask === "harvest" && Number(table.ask.group) === group;
  const about = words.t("tzolkin-board-fields-about", {
    open: tiles.corn - tiles.wood,
    covered: tiles.wood,
  });
  const label = words.t("tzolkin-board-fields", { group });
  const firstOf = { wood: 0, corn: tiles.wood };
  return (
    <g role="group" aria-label={`${label}: ${about}`} data-anchor={`fields-${group}`}>
      {Array.from({ length: fields }, (_, i) => {
        const at = {
          x: middle.x + along.x * (i - (fields - 1) / 2),
          y: middle.y + along.y * (i - (fields - 1) / 2),
        };
        const what = i < tiles.wood ? "wood" : i < tiles.corn ? "corn" : null;
        const top = what !== null && i === firstOf[what];
        return (
          <DrawnTarget
            key={`${at.x} ${at.y}`}
            token={asked && top ? `harvest:${what}` : null}
            label={label}
            about={about}
            className="tz-field"
            hit={<circle cx={at.x} cy={at.y} r={TILE * 0.6} />}
            {...(top ? { spot: `field-${group}-${what}` } : {})}
          >
            <g transform={`translate(${at.x} ${at.y})`}>
              <rect
                x={-TILE / 2}
                y={-TILE / 2}
                width={TILE}
                height={TILE}
                rx="5"
                className={what ? `tz-field-${what}` : "tz-field-empty"}
              />
              {what ? <Glyph name={what} size={TILE - 6} /> : null}
            </g>
          </DrawnTarget>
        );
      })}
      {asked ? children : null}
    </g>
  );
}

/** Ways to harvest that take no tile of their own: burning the forest, and harvesting without a tile. */
function Ways({ wheel, group }: { wheel: WheelPlan; group: number }) {
  const table = useTable();
  const words = useWords();
  const label = words.t("tzolkin-board-fields", { group });
  const tiles = table.view.jungle[group];
  const angle = spaceAngle(wheel, group);
  const ring = wheel.actionRadius + wheel.medallion + 64;
  const ways = [
    ...(tiles && tiles.wood > 0 ? [{ token: "harvest:burn", icon: "burn" }] : []),
    ...(table.legal.has("harvest:no_tile") ? [{ token: "harvest:no_tile", icon: "corn" }] : []),
  ];
  return ways.map(({ token, icon }, i) => {
    const at = polar(wheel.centre, ring, angle + (i - (ways.length - 1) / 2) * 9);
    return (
      <DrawnTarget
        key={token}
        token={token}
        label={label}
        className="tz-way"
        hit={<circle cx={at.x} cy={at.y} r="20" />}
      >
        <g transform={`translate(${at.x} ${at.y})`}>
          <circle r="18" className="tz-place-ring" />
          <Glyph name={icon} size={25} />
        </g>
      </DrawnTarget>
    );
  });
}
