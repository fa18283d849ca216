"""What somebody gives as part of a position, and only this game knows. BadSetup says what is wrong, and where."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from cenote.core.errors import BadSetup
from cenote.core.given import entries, whole
from cenote.games.teotihuacan.components import BOARD_IDS, SPACE_IDS

POWERS = range(1, 6)


def yes_or_no(value: Any, where: str) -> bool:
    if type(value) is not bool:
        raise BadSetup(f"{where}: {value!r} is neither true nor false")
    return value


def one_of(value: Any, allowed: Sequence[str], where: str) -> int:
    """The number of an id."""
    if not isinstance(value, str) or value not in allowed:
        raise BadSetup(f"{where}: {value!r} is none of {', '.join(allowed)}")
    return allowed.index(value)


def each_once(value: Any, allowed: Sequence[str], most: int, where: str) -> list[int]:
    """The numbers of different ids, in the order in which they are given."""
    found = any_of(value, allowed, most, where)
    for number in found:
        if found.count(number) > 1:
            raise BadSetup(f"{where}: {allowed[number]} is there twice")
    return found


def any_of(value: Any, allowed: Sequence[str], most: int, where: str) -> list[int]:
    """The numbers of ids, of which one may be there several times."""
    if not isinstance(value, list | tuple):
        raise BadSetup(f"{where}: a list is needed, not {value!r}")
    if len(value) > most:
        raise BadSetup(f"{where}: {len(value)} of them, and at most {most} can be here")
    return [one_of(name, allowed, where) for name in value]


def exactly(value: Any, allowed: Sequence[str], count: int, where: str) -> list[int]:
    """The numbers of so many different ids."""
    found = each_once(value, allowed, count, where)
    if len(found) != count:
        raise BadSetup(f"{where}: {count} are needed, not {len(found)}")
    return found


def display(value: Any, allowed: Sequence[str], most: int, where: str) -> list[int | None]:
    """The numbers of different ids in a display, None for a gap."""
    if not isinstance(value, list | tuple):
        raise BadSetup(f"{where}: a list is needed, not {value!r}")
    each_once([name for name in value if name is not None], allowed, most, where)
    if len(value) > most:
        raise BadSetup(f"{where}: {len(value)} places, and there are {most}")
    return [None if name is None else one_of(name, allowed, where) for name in value]


def counts(value: Any, allowed: Sequence[str], most: int, where: str) -> dict[int, int]:
    """How many there are of each id, by its number; what is left out isn't there."""
    given = entries(value, allowed, where)
    return {allowed.index(name): whole(n, 0, most, f"{where}: {name}") for name, n in given.items()}


def numbers(value: Any, allowed: range, most: int, where: str) -> list[int]:
    """A list of whole numbers."""
    if not isinstance(value, list | tuple) or len(value) > most:
        raise BadSetup(f"{where}: a list of at most {most} numbers is needed, not {value!r}")
    return [whole(n, allowed[0], allowed[-1], where) for n in value]


def unlocked(value: Any, where: str) -> list[tuple[int, int]]:
    """Workers in general areas, written as `forest.3`: the number of the board, and the power."""
    if not isinstance(value, list | tuple):
        raise BadSetup(f"{where}: a list of workers is needed, not {value!r}")
    return [worker(token, where) for token in value]


def worker(token: Any, where: str) -> tuple[int, int]:
    board, _, power = token.partition(".") if isinstance(token, str) else ("", "", "")
    if board not in BOARD_IDS or power not in map(str, POWERS):
        raise BadSetup(f"{where}: {token!r} is no worker such as 'forest.3'")
    return BOARD_IDS.index(board) + 1, int(power)


def locked(value: Any, where: str) -> dict[int, int]:
    """The power of the worker on each worship space."""
    given = entries(value, SPACE_IDS, where)
    return {
        SPACE_IDS.index(space): whole(power, POWERS[0], POWERS[-1], f"{where}: {space}")
        for space, power in given.items()
    }


def needs_all(given: Mapping[str, Any], names: Collection[str], where: str) -> None:
    """Nothing of what belongs together may be left out."""
    for name in names:
        if name not in given:
            raise BadSetup(f"{where}: {name} is missing")
