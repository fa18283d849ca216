"""The levels of the house: what each may spend on a turn, and how it searches. Any game is played with these."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from cenote.bots.protocol import Budget, UnknownLevel
from cenote.search.tree import PARAMETERS


@dataclass(frozen=True)
class Level:
    """How strong a bot of the house is."""

    seconds: float | None = None
    """For a turn, as in a Budget; the play-outs likewise."""
    playouts: int | None = None
    many_cores: bool = False
    """Does it use all cores that it is given, or one?"""
    judgement: bool = True
    """Does it judge positions, where its game can, or play each to the end?"""
    parameters: Mapping[str, float] = field(default_factory=dict)
    """What it tells the search, where that is not the usual; see `cenote.search.tree.PARAMETERS`."""

    def budget(self, cores: int) -> Budget:
        return Budget(self.seconds, self.playouts, cores if self.many_cores else 1)

    def describe(self) -> dict[str, Any]:
        """All that makes it what it is, besides what is usual for a game, as plain data."""
        return asdict(self) | {"parameters": dict(self.parameters)}


LEVELS: dict[str, Level] = {
    # Looks at what its own turn brings, hardly at what comes of it, and has what the next reckoning asks for at heart.
    "novice": Level(playouts=40, parameters={"sight": 1, "care": 4}),
    # Sees what its next turn brings, too, and tries what others may do until then.
    "player": Level(seconds=0.2, parameters={"sight": 2, "drawn": 0}),
    # Sees as far as its time allows.
    "expert": Level(seconds=1),
    "master": Level(seconds=5, many_cores=True),
}
"""From gentle to strong."""

SIGN = "+"


def find(name: str) -> Level | None:
    """The level of this name; `expert+seconds=2+exploration=0.5` is one that was changed. None if there is none.

    UnknownLevel says what is wrong with a change.
    """
    base, *changes = name.split(SIGN)
    level = LEVELS.get(base)
    if level is None:
        return None
    for change in changes:
        level = changed(level, change)
    return level


def changed(level: Level, change: str) -> Level:
    """A level with one setting changed, as `name=value`. Seconds and play-outs take each other's place."""
    name, _, value = change.partition("=")
    try:
        if name == "seconds":
            return replace(level, seconds=Budget(seconds=float(value)).seconds, playouts=None)
        if name == "playouts":
            return replace(level, playouts=Budget(playouts=int(value)).playouts, seconds=None)
        if name == "judgement":
            return replace(level, judgement={"yes": True, "no": False}[value])
        if name == "many_cores":
            return replace(level, many_cores={"yes": True, "no": False}[value])
        if name in PARAMETERS:
            return replace(level, parameters={**level.parameters, name: float(value)})
    except (ValueError, KeyError):
        raise UnknownLevel(f"{value!r} is nothing that {name} may be") from None
    settings = ", ".join(["seconds", "playouts", "judgement", "many_cores", *PARAMETERS])
    raise UnknownLevel(f"a level has no {name!r} to change; it has {settings}")
