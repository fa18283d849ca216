// The choice before the first turn: two of four starting wealth tiles, shown large.

import { useWords } from "../../words";
import { effectChips } from "./chips";
import { Chips, GAME, Target, useTable } from "./table";

export function Wealth() {
  const table = useTable();
  const words = useWords();
  const { view, seat, tiles, printed } = table;
  const player = seat === null ? undefined : view.players[seat];
  if (view.round > 0 || !player?.wealth_dealt) return null;
  const kept = player.wealth_kept.length;
  const waits = table.ask === null;
  // Each of them may be pressed, whatever order the moves are in; with the guide only the one that it points at.
  const choosing = table.ask?.ask === "keep" && table.spots.size === 0;
  return (
    <section className="tz-panel tz-wealth" data-spot="wealth" aria-labelledby="tz-wealth">
      <h2 id="tz-wealth">{words.t("tzolkin-board-wealth", { n: printed.setup.wealth_kept })}</h2>
      <p className="tz-note">
        {words.t(waits ? "tzolkin-board-wealth-waits" : "tzolkin-board-wealth-about", {
          n: printed.setup.wealth_kept - kept,
        })}
      </p>
      <div className="tz-wealth-tiles">
        {player.wealth_dealt.map((id) => {
          const tile = tiles.get(id);
          if (!tile) return null;
          const mine = player.wealth_kept.includes(id);
          const token = `keep:${id}`;
          return (
            <Target
              key={id}
              token={table.ask?.ask === "keep" && !mine ? token : null}
              label={`${words.name(GAME, id)}: ${words.text(GAME, id)}`}
              open={choosing && !mine}
              className={`tz-wealth-tile${mine ? " tz-kept" : ""}`}
              spot={`wealth-${id}`}
            >
              <span className="tz-wealth-does">
                <Chips chips={effectChips(tile.effects)} size="2.3em" />
              </span>
              <span className="tz-wealth-words">{words.text(GAME, id)}</span>
              {mine ? <span className="tz-wealth-kept">✓</span> : null}
            </Target>
          );
        })}
      </div>
    </section>
  );
}
