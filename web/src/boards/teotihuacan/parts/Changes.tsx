// Costs and gains as signs with numbers.

import { Mark } from "../../../ui/Mark";
import type { Change } from "../model/effects";
import { useSay, useTable } from "../table";
import { Icon } from "./Icons";

/** Changes one beside the other: what is paid in red with a minus, what is gained with a plus. */
export function Changes({ changes, more = false }: { changes: readonly Change[]; more?: boolean }) {
  const { players } = useTable();
  const { signed } = useSay();
  return (
    <span className="teo-changes" aria-hidden="true">
      {changes.map(({ what, n, player }) => (
        <span key={`${what}${player ?? ""}${n < 0}`} className={n < 0 ? "teo-change paid" : "teo-change"}>
          {player === undefined ? null : <Mark player={players[player]?.mark ?? 0} size={14} />}
          {what === "unlock" || what === "ascend" ? null : signed(n)}
          <Icon what={what} />
        </span>
      ))}
      {more ? <span className="teo-more">…</span> : null}
    </span>
  );
}

/** A bundle of printed things: numbers before signs, without plus or minus. */
export function Things({ bundle }: { bundle: Record<string, number> | undefined }) {
  const { words } = useTable();
  return (
    <span className="teo-changes" aria-hidden="true">
      {Object.entries(bundle ?? {}).map(([what, n]) => (
        <span key={what} className="teo-change">
          {words.number(n)}
          <Icon what={what} />
        </span>
      ))}
    </span>
  );
}
