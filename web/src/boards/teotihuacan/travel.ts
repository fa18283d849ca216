// Things that go from one place to another are seen to go there: workers round the ring, markers up their tracks, tiles
// to where they are laid, goods to their owners. Every piece has a name that it keeps (`data-piece`).

import { animate } from "motion/mini";
import { type RefObject, useLayoutEffect, useRef } from "react";
import type { GameEvent } from "../../contract";
import { isStill } from "../../ui/inSight";
import { distance, PLACES } from "./model/ring";

const SHORT = 0.45; // seconds
const STEP = 0.28; // for each board that a worker passes
const FAR = 6; // pixels; less isn't worth a movement

interface Point {
  x: number;
  y: number;
}

/** Where a piece is within the part of the board that holds it. When a part as a whole gives way, nothing has moved. */
interface Spot extends Point {
  part: Element;
  board: string | null;
}

const PARTS =
  "[data-step], .teo-track > li, .teo-days > li, .teo-area, .teo-keyhole, .teo-tiles, .teo-scene, .teo-bot-pyramid, .teo-bot-aside";

function middle(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function within(part: Element, element: Element): Point {
  const corner = part.getBoundingClientRect();
  const { x, y } = middle(element);
  return { x: x - corner.left, y: y - corner.top };
}

function boardOf(part: Element): string | null {
  return part.closest("[data-board]")?.getAttribute("data-board") ?? null;
}

/** A spot in the window as it is now. */
function inWindow({ part, x, y }: Spot): Point {
  const corner = part.getBoundingClientRect();
  return { x: x + corner.left, y: y + corner.top };
}

function spots(root: Element): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")) {
    const { piece } = element.dataset;
    const part = element.closest(PARTS);
    if (!piece || !part) continue;
    found.set(piece, { ...within(part, element), part, board: boardOf(part) });
  }
  return found;
}

/** How many units of its drawing a pixel is, for pieces inside of one. */
function unitsPerPixel(element: Element): number {
  if (!(element instanceof SVGGraphicsElement) || element instanceof SVGSVGElement) return 1;
  return 1 / (element.getScreenCTM()?.a || 1);
}

/** Boards that a worker passes on its way, as points to go through. */
function waypoints(root: Element, ring: readonly string[], from: Spot, to: Spot): Point[] {
  if (!from.board || !to.board || from.board === to.board) return [];
  const start = ring.indexOf(from.board);
  return Array.from(
    { length: distance(ring, from.board, to.board) - 1 },
    (_, i) => ring[(start + i + 1) % PLACES],
  )
    .map((board) => root.querySelector(`[data-board="${board}"] .teo-area`))
    .filter((area) => area !== null)
    .map(middle);
}

type Running = { stop: () => void };

function go(
  root: Element,
  ring: readonly string[],
  element: HTMLElement | SVGElement,
  from: Spot,
  to: Spot,
): Running {
  const unit = unitsPerPixel(element);
  const worker = element.dataset.piece?.startsWith("w-");
  const through = worker ? waypoints(root, ring, from, to) : [];
  const end = inWindow(to);
  const path = [inWindow(from), ...through, end].map(
    ({ x, y }) => `translate(${(x - end.x) * unit}px, ${(y - end.y) * unit}px)`,
  );
  element.style.zIndex = "30";
  const running = animate(
    element,
    { transform: path },
    { duration: worker ? Math.max(SHORT, STEP * (path.length - 1)) : SHORT, ease: "easeInOut" },
  );
  const tidy = () => {
    element.style.transform = "";
    element.style.zIndex = "";
  };
  running.then(tidy);
  return {
    stop() {
      running.cancel();
      tidy();
    },
  };
}

/** Goods that somebody gained, from the board where it happened to the panel of whoever gets them. */
function fly(root: HTMLElement, news: readonly GameEvent[]): Running[] {
  let board = "";
  const flights: Running[] = [];
  for (const event of news) {
    if (event.event === "move") board = String(event.to);
    else if (typeof event.board === "string") board = event.board;
    else if (event.event === "worship") board = String(event.space).split(".")[0] ?? board;
    if (event.event !== "gain") continue;
    const from = root.querySelector(`[data-board="${board}"]`);
    const to = root.querySelector(`[data-owner="${event.seat}"] [data-good="${event.good}"]`);
    const drawing = to?.querySelector("svg");
    if (!from || !drawing) continue;
    flights.push(fetch(root, drawing, middle(from), middle(drawing), flights.length * 0.08));
  }
  return flights;
}

function fetch(root: HTMLElement, drawing: Element, from: Point, to: Point, delay: number): Running {
  const ghost = document.createElement("span");
  ghost.className = "teo-flying";
  ghost.setAttribute("aria-hidden", "true");
  ghost.append(drawing.cloneNode(true));
  const origin = root.getBoundingClientRect();
  ghost.style.left = `${from.x - origin.left}px`;
  ghost.style.top = `${from.y - origin.top}px`;
  root.append(ghost);
  const end = `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(.8)`;
  const running = animate(
    ghost,
    { transform: ["translate(0, 0) scale(1.6)", end], opacity: [1, 1, 0.2] },
    { duration: 0.7, delay, ease: "easeInOut" },
  );
  running.then(() => ghost.remove());
  return {
    stop() {
      running.cancel();
      ghost.remove();
    },
  };
}

/** Move what has moved since the position that was shown before. What is still on its way then jumps to its end. */
export function useTravel(
  root: RefObject<HTMLDivElement | null>,
  ring: readonly string[],
  shown: unknown,
  news: readonly GameEvent[],
): void {
  const before = useRef<{ shown: unknown; spots: Map<string, Spot> } | null>(null);
  const running = useRef<Running[]>([]);

  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const last = before.current;
    if (last && last.shown === shown) return;
    for (const each of running.current) each.stop();
    running.current = [];
    const now = spots(element);
    before.current = { shown, spots: now };
    if (!last || isStill()) return;
    for (const piece of element.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")) {
      const name = piece.dataset.piece ?? "";
      const [from, to] = [last.spots.get(name), now.get(name)];
      if (!from || !to || !from.part.isConnected || piece.closest(".lifted")) continue;
      const moved = from.part !== to.part || Math.hypot(from.x - to.x, from.y - to.y) > FAR;
      if (!moved) continue;
      running.current.push(go(element, ring, piece, from, to));
    }
    running.current.push(...fly(element, news));
  });
}
