"""The Pyramid and its decorations as positions give them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from cenote import State

TILES = tuple(f"T{number:02}" for number in range(1, 33))
PLACES = tuple(f"{n}.{row}.{column}" for n in range(1, 5) for row in range(5 - n) for column in range(5 - n))


def level(n: int) -> list[str]:
    """All places of a level of the Pyramid."""
    return [place for place in PLACES if place.startswith(f"{n}.")]


def below(place: str) -> list[str]:
    """The four places on which one above level 1 rests."""
    n, row, column = map(int, place.split("."))
    return [f"{n - 1}.{row + down}.{column + right}" for down in (0, 1) for right in (0, 1)]


def beneath(*places: str) -> list[str]:
    """These places and all that have to be built before them."""
    needed = dict.fromkeys(places)
    for place in needed.copy():
        if not place.startswith("1."):
            needed |= dict.fromkeys(beneath(*below(place)))
    return list(needed)


def pyramid(
    built: Iterable[str] = (), display: Iterable[str] = (), stack: Iterable[str] = (), **tiles: Any
) -> dict[str, Any]:
    """The entry of a Pyramid with any tiles on some places and the tiles named on others: `tiles={place: tile}`.

    A tile with `/2` behind it lies after two quarter turns.
    """
    named: Mapping[str, str] = tiles.get("tiles", {})
    shown = list(display)
    kept = {*shown, *stack, *(tile.partition("/")[0] for tile in named.values())}
    spare = (tile for tile in TILES if tile not in kept)
    lying = {place: named.get(place) or next(spare) for place in dict.fromkeys([*built, *named])}
    return {
        "display": [*shown, *[None] * (3 - len(shown))],
        "stack": list(stack),
        "tiles": {
            place: {"tile": tile.partition("/")[0], "turned": int(tile.partition("/")[2] or 0)}
            for place, tile in sorted(lying.items())
        },
    }


def decorations(*display: str, stack: Iterable[str] = (), **sides: Iterable[str]) -> dict[str, Any]:
    """The entry of the decorations: some on display, and those that lie on the sides already, number 1 first."""
    return {
        "display": [*display, *[None] * (4 - len(display))],
        "stack": list(stack),
        "sides": {side: list(tiles) for side, tiles in sides.items()},
    }


def lies(state: State, place: str) -> tuple[str, int] | None:
    """The tile on a place, and its quarter turns."""
    found = state.dump()["pyramid"]["tiles"].get(place)
    return found and (found["tile"], found["turned"])
