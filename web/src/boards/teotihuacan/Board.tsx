// The table of Teotihuacan: the ring of Action Boards around the Pyramid, as it lies, and everything beside it.

import { type RefObject, useEffect, useMemo, useRef } from "react";
import type { BoardProps } from "../../contract";
import { bringIntoSight } from "../../ui/inSight";
import { useWords } from "../../words";
import "./styles/board.css";
import "./styles/pieces.css";
import "./styles/pyramid.css";
import "./styles/tracks.css";
import { arrived } from "./model/arrival";
import { follow, type Worker } from "./model/workers";
import { ActionBoard } from "./parts/ActionBoard";
import { Calendar } from "./parts/Calendar";
import { Players, Purse } from "./parts/Players";
import { Pyramid } from "./parts/Pyramid";
import { Temples } from "./parts/Temples";
import { botStory, Teotibot } from "./parts/Teotibot";
import { Avenue, PyramidTrack } from "./parts/Tracks";
import { Tray } from "./parts/Tray";
import { type Table, TableProvider } from "./table";
import { useTravel } from "./travel";
import { asked, owners, type TeoPrinted, type TeoView } from "./types";

/** Workers under names that they keep while the table is looked at. */
function useWorkers(view: TeoView): Worker[] {
  const before = useRef<Worker[]>([]);
  return useMemo(() => {
    before.current = follow(before.current, view);
    return before.current;
  }, [view]);
}

/** On small screens what may be done now can be far from what was done before; then it is brought into sight. */
function useInSight(root: RefObject<HTMLElement | null>, view: TeoView, deciding: boolean): void {
  const last = useRef<TeoView | null>(null);
  useEffect(() => {
    if (last.current === view) return;
    last.current = view;
    if (!deciding) return;
    bringIntoSight([...(root.current?.querySelectorAll("[data-legal]") ?? [])]);
  }, [root, view, deciding]);
}

export function Board(props: BoardProps) {
  const { players, seat, toMove, legal, play, why, news, history, hints, spots } = props;
  const printed: TeoPrinted = props.printed;
  const words = useWords();
  const given: TeoView = props.view;
  const view = useMemo(() => arrived(given), [given]);
  const workers = useWorkers(view);
  const story = useMemo(() => botStory(history, view), [history, view]);
  const root = useRef<HTMLDivElement>(null);
  useTravel(root, view.ring, given, news);
  useInSight(root, given, legal.length > 0);

  const table = useMemo((): Table => {
    const deciding = legal.length > 0;
    return {
      view,
      printed,
      players,
      all: owners(view),
      seat,
      me: deciding ? toMove : seat,
      asked: asked(view),
      legal: new Map(legal.map((move) => [move.token, move])),
      deciding,
      play,
      why,
      hinted: new Map(hints.map((token, i) => [token, i + 1])),
      spots: new Set(spots),
      words,
    };
  }, [view, printed, players, seat, toMove, legal, play, why, hints, spots, words]);

  return (
    <TableProvider value={table}>
      <div className="teo" ref={root}>
        <div className="teo-table">
          <Calendar />
          <Purse />
          <Tray />
          <div className="teo-ring" data-spot="ring">
            {view.ring.map((id, place) => (
              <ActionBoard
                key={id}
                id={id}
                place={place}
                workers={workers.filter((worker) => worker.board === id)}
              />
            ))}
            <Pyramid />
          </div>
          <Temples />
          <div className="teo-tracks">
            <Avenue />
            <PyramidTrack />
          </div>
          <Players />
          {view.teotibot ? <Teotibot bot={view.teotibot} story={story} /> : null}
        </div>
      </div>
    </TableProvider>
  );
}
