"""Tables in the terminal for tests: seated without a command line, and driven without a terminal."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from textual.pilot import Pilot

import cenote
from cenote.bots import Budget, make
from cenote.locales import words
from cenote.play.line import Line
from cenote.terminal.app import TableScreen, Terminal
from cenote.terminal.sitting import Sitting

Driver = Callable[[Pilot[None], TableScreen], Awaitable[None]]

HINTED = 300
SMALL, LARGE = (80, 24), (120, 40)


def sitting(
    game: str = "tzolkin",
    seats: int = 2,
    people: tuple[int, ...] = (0,),
    *,
    seed: int = 1,
    moves: str = "",
    level: str = "random",
    **options: Any,
) -> Sitting:
    """A game with so many seats, of which these are people's; after some moves."""
    found = cenote.find(game)
    line = Line(found, seats, found.deal(seats, seed, **options), found.check_options(options, seats))
    for token in moves.split():
        line.add(found.moves[token])
    bots = {seat: make(level, found, seed=seed + seat) for seat in range(seats) if seat not in people}
    names = [f"Bot {seat + 1}" if seat in bots else f"Person {seat + 1}" for seat in range(seats)]
    recorded = [level if seat in bots else f"Person {seat + 1}" for seat in range(seats)]
    automatons = [words("en").name(game, automaton) for automaton in found.automatons(seats)]
    return Sitting(line, bots, [*names, *automatons], recorded, hint_budget=Budget(playouts=HINTED))


def drive(at: Sitting, driver: Driver, *, size: tuple[int, int] = SMALL, language: str = "en") -> None:
    """Open a table on a screen of this size, and do with it what the driver does."""

    async def run() -> None:
        app = Terminal(at, words(language))
        async with app.run_test(size=size) as pilot:
            await settled(pilot)
            table = next(screen for screen in app.screen_stack if isinstance(screen, TableScreen))
            await driver(pilot, table)

    asyncio.run(run())


async def settled(pilot: Pilot[None]) -> None:
    """Wait until bots and advisers have done what they were asked, and the screen shows it."""
    await pilot.pause()
    await answered(pilot)
    await pilot.pause()


async def answered(pilot: Pilot[None]) -> None:
    """Wait until bots and advisers have done what they were asked."""
    await pilot.app.workers.wait_for_complete()


async def press(pilot: Pilot[None], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settled(pilot)


def lines(pilot: Pilot[None]) -> list[str]:
    """What stands on the screen."""
    return [strip.text for strip in pilot.app.screen._compositor.render_strips()]


def shown(pilot: Pilot[None]) -> str:
    return "\n".join(lines(pilot))


def flat(text: str) -> str:
    """A text without regard to how it is broken into lines."""
    return "".join(text.split())


def told(table: TableScreen, widget: str) -> str:
    """What a part of the screen holds, be it in sight or not."""
    return str(table.query_one(widget).render())
