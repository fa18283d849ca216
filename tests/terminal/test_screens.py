"""What stands on the screen, at every size and in every language: nothing that matters is cut."""

from __future__ import annotations

from random import Random

import pytest
from rich.cells import cell_len
from textual.pilot import Pilot

from cenote.locales import languages
from cenote.terminal.app import TableScreen
from cenote.terminal.sitting import Sitting
from tests.terminal.house import LARGE, SMALL, drive, flat, lines, shown, sitting, told

GAMES = [("tzolkin", 4), ("teotihuacan", 4), ("teotihuacan", 1)]


def half_played(game: str, seats: int) -> Sitting:
    """A position from the middle of a game, where the board is full of things and a person decides."""
    at = sitting(game, seats, tuple(range(seats)))
    random = Random(5)
    for _ in range(40 * seats):
        at.make(random.choice(at.state.legal()))
    at.shown = at.to_move
    return at


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "120x40"])
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_nothing_is_cut(game: str, seats: int, size: tuple[int, int], language: str) -> None:
    at = half_played(game, seats)

    async def look(pilot: Pilot[None], table: TableScreen) -> None:
        screen = flat(shown(pilot))
        assert flat(table.telling.question()) in screen
        assert flat(table.telling.status()) in screen
        for move in table.moves:
            assert flat(table.telling.label(move["token"])) in flat(beside(pilot))
        assert flat(told(table, "#players")) in screen
        assert flat(told(table, "#tabs")) in screen
        assert flat(told(table, "#keys")) in screen
        assert flat(told(table, "#about")) in screen
        for player in range(seats):
            assert table.words.number(at.state.points()[player]) in told(table, "#players")
        for _ in table.panels:
            for line in told(table, "#panel").splitlines():
                assert cell_len(line) < table.query_one("#board").size.width, line
            assert table.query_one("#board").max_scroll_x == 0
            await pilot.press("right")

    drive(at, look, size=size, language=language)


def beside(pilot: Pilot[None]) -> str:
    """The right side of the screen, where the moves are."""
    return "\n".join(line.rpartition("│")[2] for line in lines(pilot))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["tzolkin", "teotihuacan"])
def test_the_first_screen_speaks_the_language(game: str, language: str) -> None:
    async def look(pilot: Pilot[None], table: TableScreen) -> None:
        words = table.words
        for key in ("ui-your-turn", "ui-undo", "ui-hint", "ui-log", "ui-points", f"{game}-title"):
            assert flat(words.t(key)) in flat(shown(pilot))
        assert flat(words.ask(game, table.sitting.view()["pending"][-1])) in flat(shown(pilot))

    drive(sitting(game, 2), look, language=language)


def test_a_larger_screen_shows_the_log_and_more_panels() -> None:
    at = half_played("teotihuacan", 4)

    async def look(pilot: Pilot[None], table: TableScreen) -> None:
        titles = [panel.title for panel in table.panels]
        assert [title for title in titles[1:-1] if title in told(table, "#panel").splitlines()]
        assert table.query_one("#log").display
        assert told(table, "#told").splitlines()[-1].strip() in shown(pilot)

    drive(at, look, size=LARGE)


def test_a_screen_that_is_too_small_says_so() -> None:
    async def look(pilot: Pilot[None], table: TableScreen) -> None:
        assert flat(table.words.t("ui-terminal-too-small", width=80, height=24)) in flat(told(table, "#question"))
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert told(table, "#question") == table.telling.question()

    drive(half_played("tzolkin", 2), look, size=(60, 20))
