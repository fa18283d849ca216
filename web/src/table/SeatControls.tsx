// The seats of a table with what its host may do: links for free seats, bots in the place of people, and people back.

import { useState } from "react";
import { api, Refusal, Unreachable } from "../api/client";
import { invitationLink, invitations } from "../api/invitations";
import type { GameInfo, SeatInfo, TableView } from "../api/types";
import { CopyField } from "../ui/CopyField";
import { Mark } from "../ui/Mark";
import { useWords } from "../words";
import { levelName, seatName } from "./players";
import type { TableState, TableStore } from "./store";
import { levelsFor, middleLevel } from "./wishes";

interface Props {
  state: TableState;
  store: TableStore;
  table: TableView;
  info: GameInfo;
}

export function SeatControls({ state, store, table, info }: Props) {
  const { t } = useWords();
  const [secrets, setSecrets] = useState(() => invitations.of(table.table));
  const [problem, setProblem] = useState("");

  async function invite(seat: number) {
    setProblem("");
    try {
      const { invitation } = await api.invite(table.table, seat);
      invitations.keep(table.table, { [seat]: invitation });
      setSecrets(invitations.of(table.table));
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof Unreachable)) throw error;
      setProblem(t("ui-refused"));
    }
  }

  return (
    <>
      <ul className="lobby-seats">
        {table.seats.map((seat) => (
          <SeatLine
            key={seat.seat}
            table={table}
            info={info}
            seat={seat}
            present={state.present[seat.seat] ?? seat.present}
            secret={secrets[String(seat.seat)]}
            invite={() => void invite(seat.seat)}
            bot={(level) => void store.act(() => api.seatBot(table.table, seat.seat, level))}
            person={() => void store.act(() => api.seatPerson(table.table, seat.seat))}
          />
        ))}
      </ul>
      {problem ? <p role="alert">{problem}</p> : null}
    </>
  );
}

interface LineProps {
  table: TableView;
  info: GameInfo;
  seat: SeatInfo;
  present: boolean;
  secret: string | undefined;
  invite: () => void;
  bot: (level: string) => void;
  person: () => void;
}

function SeatLine({ table, info, seat, present, secret, invite, bot, person }: LineProps) {
  const words = useWords();
  const { t } = words;
  const levels = levelsFor(info, table.seats.length);
  const [level, setLevel] = useState(() => middleLevel(info, table.seats.length));
  const open = seat.kind === "open";
  const name = seatName(words, seat);
  const replaceable = table.host && !seat.mine && (open || seat.kind === "person");
  return (
    <li>
      <Mark player={seat.seat} size={24} />
      <div className="seat-line">
        <p>
          {open ? t("ui-free-seat") : name}
          {open ? null : <small> {t(stateOf(seat, present))}</small>}
        </p>
        {table.host && (open || seat.kind === "person") && !seat.mine ? (
          <>
            {secret ? (
              <CopyField
                label={t("ui-invitation-for", { n: seat.seat + 1 })}
                value={invitationLink(table.table, secret)}
              />
            ) : null}
            <button type="button" className="plain" onClick={invite}>
              {t("ui-new-invitation")}
            </button>
          </>
        ) : null}
        {replaceable ? (
          <span className="seat-bot">
            <select
              aria-label={t("ui-seat-level", { n: seat.seat + 1 })}
              value={level}
              onChange={(event) => setLevel(event.target.value)}
            >
              {levels.map((each) => (
                <option key={each} value={each}>
                  {levelName(words, each)}
                </option>
              ))}
            </select>
            <button type="button" onClick={() => bot(level)}>
              {t("ui-add-bot")}
            </button>
          </span>
        ) : null}
        {table.host && seat.away ? (
          <button type="button" onClick={person}>
            {t("ui-remove-bot")}
          </button>
        ) : null}
      </div>
    </li>
  );
}

function stateOf(seat: SeatInfo, present: boolean): string {
  if (seat.away) return "ui-seat-stands-in";
  if (seat.kind === "bot") return "ui-seat-bot";
  if (seat.mine) return "ui-you-mark";
  return present ? "ui-seat-here" : "ui-away";
}
