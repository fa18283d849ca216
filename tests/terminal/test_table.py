"""The table in the terminal, driven by keys and by the mouse."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from cenote.core import notation
from cenote.core.game import Game
from cenote.games import find
from cenote.terminal.app import TableScreen
from cenote.terminal.sitting import Sitting
from tests.terminal.house import HINTED, answered, drive, flat, lines, press, settled, shown, sitting, told


def in_play(**wishes: object) -> Sitting:
    """A game of Tzolk'in for two whose starting wealth has been chosen, so that the first person begins."""
    at = sitting(**wishes)  # type: ignore[arg-type]
    random = Random(1)
    while at.state.round == 0:
        at.make(random.choice(at.state.legal()))
    while at.to_move != 0:
        at.make(at.state.legal()[0])
    return at


@pytest.mark.parametrize(("game", "seats"), [("tzolkin", 2), ("teotihuacan", 1)])
def test_a_whole_game_is_played_by_keys(game: str, seats: int) -> None:
    at = sitting(game, seats)
    random = Random(7)

    async def play(pilot: Pilot[None], table: TableScreen) -> None:
        while not at.state.over:
            before = at.line.ply
            await pilot.press(str(random.randint(1, min(len(table.moves), 9))))
            await answered(pilot)
            assert at.line.ply > before
            assert at.state.over or at.my_move
        await settled(pilot)
        for points in at.state.points():
            assert table.words.number(points) in shown(pilot)
        assert table.words.t("ui-game-over") in lines(pilot)[1]

    drive(at, play)


def test_the_cursor_chooses_among_the_moves_and_enter_makes_one() -> None:
    at = in_play()
    tokens = at.state.tokens()

    async def choose(pilot: Pilot[None], table: TableScreen) -> None:
        await press(pilot, "down", "down", "enter")

    before = at.line.ply
    drive(at, choose)
    assert at.line.game.moves.token(at.line.plies[before].move) == tokens[2]


def test_a_click_makes_a_move() -> None:
    at = in_play()
    tokens = at.state.tokens()
    before = at.line.ply

    async def click(pilot: Pilot[None], table: TableScreen) -> None:
        await pilot.click(OptionList, offset=(6, 1))
        await settled(pilot)

    drive(at, click)
    assert at.line.game.moves.token(at.line.plies[before].move) == tokens[1]


def test_a_click_on_a_title_shows_the_panel() -> None:
    async def click(pilot: Pilot[None], table: TableScreen) -> None:
        title = table.panels[2].title
        (row,) = [number for number, line in enumerate(lines(pilot)) if f" {title} " in line]
        await pilot.click(offset=(lines(pilot)[row].index(title) + 1, row))
        await settled(pilot)
        assert table.tab == 2
        assert "13" in shown(pilot)  # the top step of a temple

    drive(in_play(), click)


def test_every_panel_comes_up_by_the_arrows() -> None:
    async def turn(pilot: Pilot[None], table: TableScreen) -> None:
        for panel in table.panels:
            seen = flat("\n".join(line.rpartition("│")[0] or line for line in lines(pilot)))
            rows = [row for row in panel.rows if isinstance(row, str)]
            assert flat(rows[0] if rows else panel.title) in seen or panel is table.panels[-1]
            await press(pilot, "right")
        assert table.tab == 0
        await press(pilot, "left")
        assert table.tab == len(table.panels) - 1

    drive(in_play(), turn)


# ---- taking back -------------------------------------------------------------------------------------------


def test_moves_of_a_turn_are_taken_back_one_by_one_and_all_at_once() -> None:
    at = in_play()
    start, before = at.line.ply, at.state.key()

    async def undo(pilot: Pilot[None], table: TableScreen) -> None:
        await press(pilot, "1", "2", "u")
        assert at.line.ply == start + 1
        await press(pilot, "u")
        assert (at.line.ply, at.state.key()) == (start, before)
        await press(pilot, "u")
        assert table.words.t("ui-nothing-to-undo") in shown(pilot)
        await press(pilot, "1", "2", "U")
        assert (at.line.ply, at.state.key()) == (start, before)

    drive(at, undo)


def test_what_brought_something_to_light_is_not_taken_back() -> None:
    at, revealing = about_to_reveal()
    token = at.line.game.moves.token(revealing)

    async def undo(pilot: Pilot[None], table: TableScreen) -> None:
        number = [move["token"] for move in table.moves].index(token)
        await press(pilot, *["down"] * number, "enter", "u")
        assert at.line.plies[-1].move == revealing
        assert flat(table.words.t("ui-undo-stops")) in flat(shown(pilot))

    drive(at, undo)


def about_to_reveal() -> tuple[Sitting, int]:
    """A game of two people with a move that turns something over without ending the turn."""
    random = Random(3)
    for seed in range(20):
        at = sitting("tzolkin", 2, (0, 1), seed=seed)
        while not at.state.over:
            for move in at.state.legal():
                after = at.state.clone()
                after.apply(move)
                same_turn = (after.to_move, after.round) == (at.state.to_move, at.state.round)
                if at.state.round and same_turn and not after.over and after.known != at.state.known:
                    at.shown = at.to_move
                    return at, move
            at.make(random.choice(at.state.legal()))
    raise AssertionError("nothing comes to light within a turn")


# ---- hints, the log ----------------------------------------------------------------------------------------


def test_a_hint_names_the_best_moves_with_numbers() -> None:
    at = in_play()
    labels: list[str] = []

    async def ask(pilot: Pilot[None], table: TableScreen) -> None:
        before = at.line.ply
        await press(pilot, "h")
        assert at.line.ply == before
        assert table.panels[0] is table.advice
        heading, *rows = [row for row in table.panels[0].rows if isinstance(row, tuple)]
        assert len(rows) == 3
        tried = [int(str(row[1])) for row in rows]
        assert tried == sorted(tried, reverse=True)
        assert 0 < sum(tried) <= HINTED
        labels.extend(f"{number} {table.telling.label(move['token'])}" for number, move in enumerate(table.moves, 1))
        assert all(row[0] in labels and str(row[0]) in shown(pilot) and str(row[3]).endswith("%") for row in rows)
        assert str(heading[1]) in shown(pilot)
        await press(pilot, "1")
        assert table.advice is None

    drive(at, ask)


def test_the_log_tells_what_everybody_did() -> None:
    at = in_play()

    async def look(pilot: Pilot[None], table: TableScreen) -> None:
        await press(pilot, "1", "1")
        while at.line.plies[-1].seat == 0:
            await press(pilot, "1")
        await press(pilot, "left")
        for event in at.line.log(0)[-1]["events"]:
            assert flat(table.telling.event(event)) in flat(told(table, "#panel"))
        assert "Bot 2" in told(table, "#panel")

    drive(at, look)


# ---- keeping the game --------------------------------------------------------------------------------------


def test_every_position_is_kept_as_a_record(tmp_path: Path) -> None:
    at = in_play()
    at.file = tmp_path / "game.txt"

    async def play(pilot: Pilot[None], table: TableScreen) -> None:
        for key in ("1", "2", "u", "2"):
            await press(pilot, key)
            (record,) = notation.read(at.file.read_text(encoding="utf-8"), find)  # type: ignore[union-attr]
            assert record.state().key() == at.state.key()
        assert record.names == ["Person 1", "random"]

    drive(at, play)
    assert [file.name for file in tmp_path.iterdir()] == ["game.txt"]


def test_a_file_that_cannot_be_written_is_told_of_and_stops_nothing(tmp_path: Path) -> None:
    at = in_play()
    at.file = tmp_path / "nowhere" / "game.txt"

    async def play(pilot: Pilot[None], table: TableScreen) -> None:
        before = at.line.ply
        await press(pilot, "1")
        assert at.line.ply == before + 1
        assert flat(table.words.t("ui-terminal-not-saved", file=str(at.file))) in flat(told(table, "#about"))

    drive(at, play)


def test_a_game_that_is_not_kept_is_left_by_asking_twice() -> None:
    async def leave(pilot: Pilot[None], table: TableScreen) -> None:
        await press(pilot, "q")
        assert flat(table.words.t("ui-terminal-not-kept")) in flat(shown(pilot))
        assert pilot.app.return_code is None
        await press(pilot, "1", "q")
        assert pilot.app.return_code is None, "a move in between takes it back"
        await pilot.press("q")
        await pilot.pause()
        assert pilot.app.return_code == 0

    drive(in_play(), leave)


# ---- several people ----------------------------------------------------------------------------------------


def test_the_screen_is_handed_over_and_hides_what_others_chose() -> None:
    at = sitting("tzolkin", 2, (0, 1))

    async def hand_over(pilot: Pilot[None], table: TableScreen) -> None:
        chosen: list[str] = []
        for _ in range(2):
            person = at.names[at.state.to_move]
            assert table.words.t("ui-hand-over", player=person) in shown(pilot)
            assert not [title for title in (panel.title for panel in table.panels) if title in shown(pilot)]
            await press(pilot, "enter")
            assert all(label not in everything(table) for label in chosen)
            for _ in range(2):
                chosen.append(table.telling.label(table.moves[0]["token"]).partition(": ")[2])
                assert chosen[-1] in everything(table)
                await press(pilot, "1")
        assert at.state.round == 1
        # Now there is nothing more to keep from each other: whoever decides has the screen.
        seen = set()
        while at.state.round < 3:
            assert pilot.app.screen is table
            assert at.shown == at.state.to_move
            seen.add(at.shown)
            await press(pilot, "1")
        assert seen == {0, 1}

    drive(at, hand_over)


def everything(table: TableScreen) -> str:
    """All that a person could look at: every panel, the moves, the question."""
    panels = [str(panel) for panel in (*table.panels, *table.telling.board()[1], table.telling.log())]
    listed = table.query_one(OptionList)
    return "\n".join([*panels, *(str(option.prompt) for option in listed.options), told(table, "#about")])


def test_one_person_is_never_asked_to_hand_over() -> None:
    async def look(pilot: Pilot[None], table: TableScreen) -> None:
        assert pilot.app.screen is table

    drive(sitting("tzolkin", 4, (2,)), look)


def test_a_game_from_outside_is_played_too(pebbles: Game) -> None:
    at = sitting("pebbles", 2)

    async def play(pilot: Pilot[None], table: TableScreen) -> None:
        assert pebbles.title in shown(pilot)
        while not at.state.over:
            await pilot.press("1")
            await answered(pilot)
        await settled(pilot)
        assert told(table, "#players").splitlines()[0].split() == ["1", "Person", "1", f"{at.state.points()[0]:g}"]

    drive(at, play)
