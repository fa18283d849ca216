"""What somebody gives as part of a position, checked piece by piece. BadSetup says what is wrong, and where."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from cenote.core.errors import BadSetup


def entries(given: Any, allowed: Collection[str], where: str) -> Mapping[str, Any]:
    """A mapping with no other entries than those allowed."""
    if not isinstance(given, Mapping):
        raise BadSetup(f"{where}: a mapping is needed, not {given!r}")
    for name in given:
        if name not in allowed:
            raise BadSetup(f"{where}: there is no {name!r}; there are {', '.join(allowed)}")
    return given


def whole(value: Any, low: int, high: int, where: str) -> int:
    """A whole number in a range."""
    if type(value) is not int or not low <= value <= high:
        raise BadSetup(f"{where}: {value!r} is not a whole number from {low} to {high}")
    return value


def seat_number(value: Any, seats: int, where: str) -> int:
    return whole(value, 0, seats - 1, where)


def tile_list(value: Any, known: Collection[str], allowed: Collection[str], most: int, where: str) -> list[str]:
    """A list of different tiles that are known, each of a kind that may lie there. Gaps (None) are left out."""
    if not isinstance(value, list | tuple):
        raise BadSetup(f"{where}: a list of tiles is needed, not {value!r}")
    if len(value) > most:
        raise BadSetup(f"{where}: {len(value)} tiles, and at most {most} can lie here")
    tiles: list[str] = []
    for tile in value:
        if tile is None:
            continue
        if not isinstance(tile, str) or tile not in known:
            raise BadSetup(f"{where}: there is no tile {tile!r}")
        if tile not in allowed:
            raise BadSetup(f"{where}: {tile} can't lie here")
        if tile in tiles:
            raise BadSetup(f"{where}: {tile} is there twice")
        tiles.append(tile)
    return tiles
