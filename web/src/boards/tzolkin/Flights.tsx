// Things in the air above the board. What still flies when more happens, lands at once.

import { animate } from "motion";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { GameEvent } from "../../contract";
import { Icon } from "./icons";
import { type Flight, flightsOf } from "./paths";

interface Way extends Flight {
  start: [number, number];
  end: [number, number];
}

/** Seconds of one flight, and between the starts of two. */
const TIME = 0.62;
const BETWEEN = 0.06;
const SIZE = 30;

function middle(board: Element, anchor: string): [number, number] | null {
  const found =
    board.querySelector(`[data-anchor="${anchor}"]`) ?? board.querySelector(`[data-spot="${anchor}"]`);
  const box = found?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  return [box.left + box.width / 2, box.top + box.height / 2];
}

function waysOf(board: Element, news: readonly GameEvent[]): Way[] {
  const onScreen = ([x, y]: [number, number]) =>
    x > 0 && y > 0 && x < window.innerWidth && y < window.innerHeight;
  return flightsOf(news).flatMap((flight) => {
    const start = middle(board, flight.from);
    const end = middle(board, flight.to) ?? middle(board, flight.to.replace(/-[a-z]+$/, ""));
    return start && end && (onScreen(start) || onScreen(end)) ? [{ ...flight, start, end }] : [];
  });
}

export function Flights({
  board,
  news,
}: {
  board: RefObject<HTMLElement | null>;
  news: readonly GameEvent[];
}) {
  const [ways, setWays] = useState<Way[]>([]);
  const told = useRef<readonly GameEvent[] | null>(null);
  useEffect(() => {
    const first = told.current === null;
    if (told.current === news) return;
    told.current = news;
    if (!first && board.current) setWays(waysOf(board.current, news));
  }, [board, news]);
  if (ways.length === 0) return null;
  return createPortal(
    <div className="tz-air" aria-hidden="true">
      {ways.map((way, i) => (
        <Flying
          // biome-ignore lint/suspicious/noArrayIndexKey: flights have no other identity than their place.
          key={i}
          way={way}
          delay={i * BETWEEN}
          landed={i === ways.length - 1 ? () => setWays([]) : undefined}
        />
      ))}
    </div>,
    document.body,
  );
}

function Flying({ way, delay, landed }: { way: Way; delay: number; landed: (() => void) | undefined }) {
  const thing = useRef<HTMLDivElement>(null);
  const land = useRef(landed);
  land.current = landed;
  useLayoutEffect(() => {
    const element = thing.current;
    if (!element) return;
    const [x, y] = way.start;
    const [u, v] = way.end;
    const lift = Math.min(80, Math.hypot(u - x, v - y) / 4);
    const flight = animate(
      element,
      {
        x: [x - SIZE / 2, (x + u - SIZE) / 2, u - SIZE / 2],
        y: [y - SIZE / 2, (y + v - SIZE) / 2 - lift, v - SIZE / 2],
        opacity: [0, 1, 1],
        scale: [0.7, 1.15, 0.8],
      },
      { duration: TIME, delay, ease: "easeInOut" },
    );
    let current = true;
    void flight.finished.then(() => {
      if (!current) return;
      element.style.visibility = "hidden";
      land.current?.();
    });
    return () => {
      current = false;
      flight.stop();
    };
  }, [way, delay]);
  return (
    <div ref={thing} className="tz-flying" style={{ opacity: 0 }}>
      <Icon name={way.icon} size={SIZE} />
    </div>
  );
}
