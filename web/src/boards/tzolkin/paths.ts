// What moves when something has happened: goods and workers from where they come from to their owners, and back.

import type { GameEvent } from "../../contract";
import type { IconName } from "./icons";

export interface Flight {
  icon: IconName;
  from: string;
  to: string;
}

const MOST = 18;

/** Which things fly from where to where; places are the names that elements carry as `data-anchor`. */
export function flightsOf(news: readonly GameEvent[]): Flight[] {
  const flights: Flight[] = [];
  let source = "tooth-corn";
  for (const event of news) {
    const owner = `player-${event.seat}`;
    switch (event.event) {
      case "act":
        source = `${event.gear}-${event.action}`;
        break;
      case "build":
        source = `tile-${event.tile}`;
        flights.push({ icon: "build", from: source, to: owner });
        break;
      case "harvest":
        source = `fields-${event.group}`;
        if (event.what !== "no_tile")
          flights.push({
            icon: event.what === "wood" ? "field-wood" : "field-corn",
            from: source,
            to: `${owner}-tiles`,
          });
        break;
      case "gain":
        for (let i = 0; i < Math.min(Number(event.n), 5); i++)
          flights.push({ icon: String(event.good), from: source, to: `${owner}-${event.good}` });
        break;
      case "pay":
        for (let i = 0; i < Math.min(Number(event.n), 4); i++)
          flights.push({ icon: String(event.good), from: `${owner}-${event.good}`, to: source });
        break;
      case "points":
        flights.push({ icon: "vp", from: source, to: `${owner}-vp` });
        break;
      case "place":
        source = `place-${event.gear}`;
        flights.push({
          icon: "worker",
          from: `${owner}-worker`,
          to: event.gear === "first" ? "place-first" : `worker-${event.gear}-${event.space}`,
        });
        break;
      case "pick":
        source = `${event.gear}-${event.space}`;
        flights.push({ icon: "worker", from: source, to: `${owner}-worker` });
        break;
      case "pushed_off":
        flights.push({ icon: "worker", from: String(event.gear), to: `${owner}-worker` });
        break;
      case "offer":
        flights.push({ icon: "skull", from: `${owner}-skull`, to: `chichen_itza-${event.action}` });
        break;
    }
  }
  return flights.slice(0, MOST);
}
