"""The games, found by looking: a folder here with a `game`, or an entry point `cenote.games` of another package."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from cenote.core.game import Game


@cache
def names() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    inside = {module.name for module in pkgutil.iter_modules(__path__) if module.ispkg}
    outside = {point.name for point in entry_points(group="cenote.games")}
    return tuple(sorted(inside | outside))


@cache
def find(name: str) -> Game:
    """A game by its name. KeyError if there is none."""
    for point in entry_points(group="cenote.games"):
        if point.name == name:
            return point.load()  # type: ignore[no-any-return]
    if name not in names():
        raise KeyError(name)
    return import_module(f"cenote.games.{name}").game  # type: ignore[no-any-return]
