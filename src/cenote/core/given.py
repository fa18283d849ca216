"""What somebody gives as part of a position, checked piece by piece. BadSetup says what is wrong, and where."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import pairwise
from typing import Any

from cenote.core.errors import BadSetup

Frame = tuple[int, ...]
"""A pending decision as numbers: its kind and what belongs to it."""


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


def player_list(position: Mapping[str, Any], seats: int) -> Sequence[Any]:
    """What a position says of each seat."""
    players = position.get("players", [{}] * seats)
    if not isinstance(players, list | tuple) or len(players) != seats:
        raise BadSetup(f"players: a list of {seats} is needed, one for each seat")
    return players


def whose_decision(
    position: Mapping[str, Any], seats: int, first: int, begins: Mapping[str, Any], read: Callable[[Any], list[Frame]]
) -> tuple[int | None, list[Frame]]:
    """The seat to move (None when the game is over) and the frames that are pending.

    A position that says nothing of them is at the beginning of the first player's turn, which is what `begins` asks.
    """
    to_move = position.get("to_move", first)
    given = position.get("pending", [] if to_move is None else [begins])
    if to_move is None:
        if given != []:
            raise BadSetup("pending: nothing is pending when the game is over")
        return None, []
    return seat_number(to_move, seats, "to_move"), read(given)


def frame_list(
    given: Any,
    most: int,
    stages: Collection[str],
    work: Collection[str],
    read_one: Callable[[Any], Frame],
    check_pair: Callable[[Mapping[str, Any], Mapping[str, Any]], None],
) -> list[Frame]:
    """Frames from their words, from the bottom up: at the bottom a stage of the game, on top no work that goes on by
    itself, and each pair of neighbours such that the upper may be decided while the lower waits."""
    if not isinstance(given, list | tuple) or not 1 <= len(given) <= most:
        raise BadSetup(f"pending: a list of 1 to {most} decisions is needed, not {given!r}")
    frames = [read_one(frame) for frame in given]
    bottom, top = given[0]["ask"], given[-1]["ask"]
    if bottom not in stages:
        raise BadSetup(f"pending: {bottom!r} can't be at the bottom")
    for lower, upper in pairwise(given):
        check_pair(lower, upper)
    if top in work:
        raise BadSetup(f"pending: {top!r} can't be on top, as nobody is asked")
    return frames
