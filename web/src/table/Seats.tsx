// Everybody at the table: name, mark, points, who is there, and who decides.

import type { TableView } from "../api/types";
import type { Player } from "../contract";
import { Mark } from "../ui/Mark";
import { useWords } from "../words";

interface Props {
  table: TableView;
  players: Player[];
  present: boolean[];
  thinking: number | null;
}

export function Seats({ table, players, present, thinking }: Props) {
  const words = useWords();
  return (
    <ul className="seats" aria-label={words.t("ui-players")}>
      {players.map((player, i) => {
        const seat = table.seats[i];
        const away = seat && seat.kind !== "bot" && !seat.mine && !(present[i] ?? seat.present);
        return (
          <li
            key={player.automaton ? `automaton ${i}` : i}
            data-deciding={table.to_move === i ? "" : undefined}
          >
            <Mark player={player.mark} size={24} />
            <span className="seat-name">
              {player.name}
              {player.mine ? <small> {words.t("ui-you-mark")}</small> : null}
              {away ? <small> {words.t("ui-away")}</small> : null}
              {thinking === i ? <small> {words.t("ui-thinks")}</small> : null}
            </span>
            <span className="seat-points">
              <span className="for-readers">{words.t("ui-points")}: </span>
              {words.number(table.points[i] ?? 0)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
