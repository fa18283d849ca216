"""The bots by the names of their levels: those of the house, and those that other packages bring along."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from cenote.bots import house
from cenote.bots.at_random import AtRandom
from cenote.bots.guard import Guard
from cenote.bots.program import PREFIX, Program
from cenote.bots.protocol import Bot, UnknownLevel
from cenote.bots.searching import Searching
from cenote.core.game import Game

GROUP = "cenote.bots"
"""Entry points of this group are bots from outside: called with a game, `seed=` and `cores=`, they give a Bot. Where
they have a `plays`, it is asked with a game and a number of seats whether there is such a bot."""

GENTLEST = "random"


def levels(game: Game, seats: int) -> list[str]:
    """The names of all bots for so many seats: those of the house from gentle to strong, then the guests."""
    return [GENTLEST, *house.LEVELS, *(point.name for point in _guests() if _plays(point, game, seats))]


def make(
    level: str,
    game: Game,
    *,
    seed: int | None = None,
    cores: int = 1,
    custom: bool = False,
    clock: Callable[[], float] | None = None,
    thorough: bool = False,
) -> Bot:
    """A bot for one seat of one game. UnknownLevel if there is none of this name.

    With `custom`, `program:` and a command make a bot of any program, and `expert+seconds=3` changes a level. That is
    for people on their own machine: whoever may name a command can do there what he likes. The bots of the house mind
    their seconds by `clock`, which is the wall's if there is none. A `thorough` one thinks on when its choice is
    certain, for whoever wants to hear of the other moves, too.
    """
    own = secrets.randbits(64) if seed is None else seed
    if level == GENTLEST:
        return AtRandom(own)
    if custom and level.startswith(PREFIX):
        return Guard(Program(level.removeprefix(PREFIX), own), own)
    if found := house.find(level) if custom else house.LEVELS.get(level):
        return Searching(found, own, cores, clock, thorough)
    for point in _guests():
        if point.name == level:
            return Guard(point.load()(game, seed=own, cores=cores), own)
    known = ", ".join([GENTLEST, *house.LEVELS, *guests()])
    raise UnknownLevel(f"there is no bot {level!r}; there are: {known}")


def describe(level: str) -> dict[str, Any] | None:
    """What makes a level of the house what it is, as plain data; None if there is nothing to tell."""
    found = None if level.startswith(PREFIX) else house.find(level)
    return None if found is None else found.describe()


def guests() -> list[str]:
    """The names of bots that other packages bring along."""
    return [point.name for point in _guests()]


def _guests() -> Iterator[EntryPoint]:
    """The entry points of other packages, in the order of their names."""
    yield from sorted(entry_points(group=GROUP), key=lambda point: point.name)


def _plays(point: EntryPoint, game: Game, seats: int) -> bool:
    plays = getattr(point.load(), "plays", None)
    return plays is None or bool(plays(game, seats))
