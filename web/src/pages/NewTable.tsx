// Starting a game: one click for who is content with what stands there, and everything else behind "more".

import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { api, Refusal, Unreachable } from "../api/client";
import { invitations } from "../api/invitations";
import { keys } from "../api/keys";
import type { GameInfo, GameOption, SeatWish, TableWish } from "../api/types";
import { useBoard } from "../boards/registry";
import { levelName } from "../table/players";
import { choicesFor, type Form, firstForm, levelsFor, middleLevel, resize, wishOf } from "../table/wishes";
import { Mark } from "../ui/Mark";
import { Switch } from "../ui/Switch";
import { change, useSettings } from "../ui/settings";
import { slug, useGameWords, useWords } from "../words";

export function NewTable({ game }: { game: GameInfo }) {
  const words = useWords();
  const { t } = words;
  const { name } = useSettings();
  const [form, setForm] = useState<Form>(() => firstForm(game));
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const [, go] = useLocation();
  const board = useBoard(game.name);
  const ready = useGameWords(game.name);
  const start = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (ready) start.current?.focus({ preventScroll: false });
  }, [ready]);

  async function open(wish: TableWish) {
    setBusy(true);
    setProblem("");
    try {
      const opened = await api.open(wish);
      keys.keep(opened.table, opened.key);
      invitations.keep(opened.table, opened.invitations);
      go(`/table/${opened.table}`);
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof Unreachable)) throw error;
      setProblem(t(error instanceof Unreachable ? "ui-no-server" : "ui-not-opened"));
      setBusy(false);
    }
  }

  function guided() {
    if (!board) return;
    const { guide } = board;
    const seats = Array.from({ length: guide.seats }, (_, i): SeatWish => {
      if (i > 0) return { kind: "bot", level: "random" };
      return name ? { kind: "me", name } : { kind: "me" };
    });
    const options = guide.options as Form["options"];
    void open({ game: game.name, seats, options, deal: guide.deal, hints: true, guided: true });
  }

  if (!ready) return null;
  return (
    <form
      className="new-table"
      aria-label={t("ui-new-game")}
      onSubmit={(event) => {
        event.preventDefault();
        void open(wishOf(form, name));
      }}
    >
      <div className="new-table-start">
        <button ref={start} type="submit" className="primary large" aria-disabled={busy}>
          {t("ui-start")}
        </button>
        {board && board.guide.steps.length > 0 ? (
          <button type="button" className="large" aria-disabled={busy} onClick={guided}>
            {t("ui-guide-start")}
          </button>
        ) : null}
        <p className="new-table-summary">{summary(words, game, form)}</p>
      </div>
      {problem ? <p role="alert">{problem}</p> : null}
      <details>
        <summary>{t("ui-more-choices")}</summary>
        <Choices game={game} form={form} setForm={setForm} />
      </details>
    </form>
  );
}

/** Who will play, in one line. */
function summary(words: ReturnType<typeof useWords>, game: GameInfo, form: Form): string {
  const kinds = (kind: SeatWish["kind"]) => form.seats.filter((seat) => seat.kind === kind);
  const bots = kinds("bot");
  const levels = [...new Set(bots.map((seat) => levelName(words, seat.level ?? "random")))];
  const parts = [
    kinds("me").length ? words.t("ui-with-you") : "",
    kinds("here").length ? words.t("ui-with-here", { n: kinds("here").length }) : "",
    kinds("open").length ? words.t("ui-with-open", { n: kinds("open").length }) : "",
    bots.length ? words.t("ui-with-bots", { n: bots.length, level: words.list(levels) }) : "",
    ...(game.automatons[String(form.seats.length)] ?? []).map((id) => words.name(game.name, id)),
  ];
  return words.t("ui-players-are", { players: words.list(parts.filter(Boolean)) });
}

interface ChoicesProps {
  game: GameInfo;
  form: Form;
  setForm: Dispatch<SetStateAction<Form>>;
}

function Choices({ game, form, setForm }: ChoicesProps) {
  const { t } = useWords();
  const seats = form.seats.length;
  const options = game.options.filter((option) => choicesFor(option, seats).length > 1);
  return (
    <div className="choices">
      <fieldset>
        <legend>{t("ui-number-of-players")}</legend>
        <div className="counts">
          {game.seats.map((count) => (
            <label key={count}>
              <input
                type="radio"
                name="count"
                checked={count === seats}
                onChange={() => setForm((before) => resize(game, before, count))}
              />
              {count}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{t("ui-seats")}</legend>
        {form.seats.map((seat, i) => (
          <SeatChoice
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
            key={i}
            game={game}
            seats={seats}
            index={i}
            seat={seat}
            change={(wish) =>
              setForm((before) => ({
                ...before,
                seats: before.seats.map((each, j) => (i === j ? wish : each)),
              }))
            }
          />
        ))}
        {seats > 1 ? (
          <Switch
            label={t("ui-shuffle-seats")}
            on={form.shuffled}
            set={(shuffled) => setForm((before) => ({ ...before, shuffled }))}
          />
        ) : null}
        <Switch
          label={t("ui-allow-hints")}
          on={form.hints}
          set={(hints) => setForm((before) => ({ ...before, hints }))}
        />
      </fieldset>
      {options.length > 0 ? (
        <fieldset>
          <legend>{t("ui-variants")}</legend>
          {options.map((option) => (
            <OptionChoice key={option.name} game={game.name} option={option} form={form} setForm={setForm} />
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}

interface SeatChoiceProps {
  game: GameInfo;
  seats: number;
  index: number;
  seat: SeatWish;
  change: (wish: SeatWish) => void;
}

function SeatChoice({ game, seats, index, seat, change: choose }: SeatChoiceProps) {
  const words = useWords();
  const { t } = words;
  const { name } = useSettings();
  const n = index + 1;
  return (
    <div className="seat-choice">
      <Mark player={index} size={24} />
      <select
        aria-label={t("ui-seat-kind", { n })}
        value={seat.kind}
        onChange={(event) => {
          const kind = event.target.value as SeatWish["kind"];
          choose(kind === "bot" ? { kind, level: middleLevel(game, seats) } : { kind });
        }}
      >
        <option value="me">{t("ui-kind-me")}</option>
        <option value="here">{t("ui-kind-here")}</option>
        <option value="open">{t("ui-kind-open")}</option>
        <option value="bot">{t("ui-kind-bot")}</option>
      </select>
      {seat.kind === "me" || seat.kind === "here" ? (
        <input
          type="text"
          maxLength={30}
          autoComplete="off"
          aria-label={t("ui-seat-name", { n })}
          placeholder={t("ui-name")}
          value={seat.kind === "me" ? name : (seat.name ?? "")}
          onChange={(event) =>
            seat.kind === "me"
              ? change({ name: event.target.value })
              : choose({ kind: "here", name: event.target.value })
          }
        />
      ) : null}
      {seat.kind === "bot" ? (
        <select
          aria-label={t("ui-seat-level", { n })}
          value={seat.level ?? ""}
          onChange={(event) => choose({ kind: "bot", level: event.target.value })}
        >
          {levelsFor(game, seats).map((level) => (
            <option key={level} value={level}>
              {levelName(words, level)}
            </option>
          ))}
        </select>
      ) : null}
    </div>
  );
}

interface OptionChoiceProps {
  game: string;
  option: GameOption;
  form: Form;
  setForm: Dispatch<SetStateAction<Form>>;
}

function OptionChoice({ game, option, form, setForm }: OptionChoiceProps) {
  const words = useWords();
  const { t, has } = words;
  const id = `${game}-option-${slug(option.name)}`;
  const value = form.options[option.name] ?? option.default;
  const choices = choicesFor(option, form.seats.length);

  function choose(text: string) {
    const chosen = choices.find((choice) => String(choice) === text);
    if (chosen === undefined) return;
    setForm((before) => ({ ...before, options: { ...before.options, [option.name]: chosen } }));
  }

  if (typeof option.default === "boolean") {
    return (
      <Switch
        label={words.option(game, option.name)}
        help={has(`${id}-help`) ? t(`${id}-help`) : ""}
        on={value === true}
        set={(on) => choose(String(on))}
      />
    );
  }
  return (
    <div className="option-choice">
      <label htmlFor={id}>{words.option(game, option.name)}</label>
      <select id={id} value={String(value)} onChange={(event) => choose(event.target.value)}>
        {choices.map((choice) => (
          <option key={String(choice)} value={String(choice)}>
            {words.choice(game, option.name, choice)}
          </option>
        ))}
      </select>
      {has(`${id}-help`) ? <small>{t(`${id}-help`)}</small> : null}
    </div>
  );
}
