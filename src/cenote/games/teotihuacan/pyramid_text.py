"""The Pyramid in plain text: what is to be seen from above, how high it is, and its levels one beside the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cenote.games.teotihuacan.components import PRINTED, SIDE_IDS
from cenote.games.teotihuacan.tile_text import describe, parts

SIZE = 8
LEVELS = range(1, 5)
SIDES: dict[str, dict[str, Any]] = {side["id"]: side for side in PRINTED["decoration_side"]}


def pyramid(view: Mapping[str, Any]) -> str:
    """The Pyramid with its decorations, and the tiles on display."""
    rows = ["The Pyramid from above, how high it is, and its levels:"]
    icons, heights = from_above(view)
    rows += [f"  {' '.join(seen)}    {''.join(map(str, high))}" for seen, high in zip(icons, heights, strict=True)]
    rows.append("b r g are the figures of the temples, n is the pale one; capitals are in colour.")
    rows += _levels(view["pyramid"]["tiles"])
    rows.append("T05.1 is turned by one quarter clockwise; 1.0.3 is a place where a tile can go.")
    rows += [f"  {_level_costs(level)}" for level in LEVELS]
    left = view["pyramid"]["left"]
    rows.append(f"Pyramid tiles on display, {left} more in the stack:")
    rows += [f"  {describe(tile)}" for tile in view["pyramid"]["display"] if tile]
    return "\n".join([*rows, *_decorations(view["decorations"])])


def from_above(view: Mapping[str, Any]) -> tuple[list[list[str]], list[list[int]]]:
    """The icons to be seen, row by row, and on which level each of them is."""
    icons = [list(row) for row in PRINTED["pyramid"]["ground"]]
    heights = [[0] * SIZE for _ in range(SIZE)]
    for place, built in sorted(view["pyramid"]["tiles"].items()):
        level, row, column = map(int, place.split("."))
        top, left = 2 * row + level - 1, 2 * column + level - 1
        printed = PRINTED["pyramid_tiles"][built["tile"]]
        for corner, (down, right) in enumerate(((0, 0), (0, 1), (1, 1), (1, 0))):
            icons[top + down][left + right] = printed[(corner - built["turned"]) % 4]
            heights[top + down][left + right] = level
    for name, tiles in view["decorations"]["sides"].items():
        for tile, cells in zip(tiles[1:], SIDES[name]["cells"], strict=False):
            for half, (row, column) in zip(SIDES[name]["halves"], cells, strict=True):
                icons[row][column] = PRINTED["decoration_tiles"][tile][half]
    return icons, heights


def _levels(tiles: Mapping[str, Mapping[str, Any]]) -> list[str]:
    """Four levels side by side, each with its rows of places."""
    rows = ["".join(f"{f'Level {level}':<{_width(level)}}" for level in LEVELS)]
    for row in range(4):
        cells = ["".join(f"{_place(tiles, level, row, column):<6}" for column in range(5 - level)) for level in LEVELS]
        shown = (cell if row < 5 - level else "" for level, cell in zip(LEVELS, cells, strict=True))
        rows.append("".join(f"{cell:<{_width(level)}}" for level, cell in zip(LEVELS, shown, strict=True)))
    return [f"  {row}".rstrip() for row in rows]


def _width(level: int) -> int:
    return 6 * (5 - level) + 3


def _place(tiles: Mapping[str, Mapping[str, Any]], level: int, row: int, column: int) -> str:
    """A tile and its quarter turns; or the name of the place, if a tile can go there."""
    name = f"{level}.{row}.{column}"
    if name in tiles:
        tile, turned = tiles[name]["tile"], tiles[name]["turned"]
        return f"{tile}.{turned}" if turned else f"{tile}"
    below = [f"{level - 1}.{row + down}.{column + right}" for down in (0, 1) for right in (0, 1)]
    return name if level == 1 or all(place in tiles for place in below) else "·"


def _level_costs(level: int) -> str:
    printed = PRINTED["pyramid"]["level"][level - 1]
    cost = {good: printed[good] for good in ("stone", "wood") if printed[good]}
    return f"level {level}: {parts(cost)} for {printed['vp']} VP"


def _decorations(decorations: Mapping[str, Any]) -> list[str]:
    rows = ["Decorations by side, from number 1, and the icons printed beside the Pyramid:"]
    for name in SIDE_IDS:
        icons = " ".join(SIDES[name]["icons"])
        rows.append(f"  {name} ({icons}): {' '.join(decorations['sides'][name]) or 'none'}")
    rows.append(f"Decoration tiles on display, {decorations['left']} more in the stack:")
    return rows + [f"  {describe(tile)}" for tile in decorations["display"] if tile]
