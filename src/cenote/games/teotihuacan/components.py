"""What components.toml says, read once: the ids, and the records that the flat tables are filled from."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, TypeVar

PRINTED: dict[str, Any] = tomllib.loads((files(__package__) / "components.toml").read_text(encoding="utf-8"))

RESOURCE_IDS: tuple[str, ...] = tuple(PRINTED["resources"])
GOOD_IDS: tuple[str, ...] = (*RESOURCE_IDS, "cocoa")
TEMPLE_IDS: tuple[str, ...] = tuple(PRINTED["temples"])
BOARD_IDS: tuple[str, ...] = tuple(board["id"] for board in PRINTED["board"])
PART_IDS: tuple[str, ...] = (
    *GOOD_IDS,
    "vp",
    "any_resource",
    *(f"temple_{temple}" for temple in TEMPLE_IDS),
    "temple_any",
    "avenue",
    "power_up",
    "technology",
    "discovery",
    "own",
)
"""What can be gained or paid, by its number."""

ROYAL_IDS: tuple[str, ...] = tuple(PRINTED["royal_tiles"])
CATEGORIES: tuple[str, ...] = ("A", "B", "C")
TECHNOLOGY_IDS: tuple[str, ...] = tuple(PRINTED["technology_tiles"])
BONUS_IDS: tuple[str, ...] = tuple(PRINTED["temple_bonus_tiles"])
KIND_IDS: tuple[str, ...] = tuple(PRINTED["discovery_tiles"])
MASK_IDS: tuple[str, ...] = tuple(kind for kind, tile in PRINTED["discovery_tiles"].items() if tile["use"] == "mask")
DECORATION_IDS: tuple[str, ...] = tuple(PRINTED["decoration_tiles"])
PYRAMID_IDS: tuple[str, ...] = tuple(PRINTED["pyramid_tiles"])
STARTING_IDS: tuple[str, ...] = tuple(PRINTED["starting_tiles"])
ATTACHING_IDS: tuple[str, ...] = tuple(
    tile for tile, printed in PRINTED["starting_tiles"].items() if "discovery" in printed["gain"]
)
"""Starting tiles that come with a Discovery tile."""
SIDE_IDS: tuple[str, ...] = tuple(side["id"] for side in PRINTED["decoration_side"])
ROW_IDS: tuple[str, ...] = ("top", "middle", "bottom")
REWARD_IDS: tuple[str, ...] = tuple(reward["id"] for reward in PRINTED["ascension"]["rewards"])
PLACE_IDS: tuple[str, ...] = tuple(
    f"{level}.{row}.{column}" for level in range(1, 5) for row in range(5 - level) for column in range(5 - level)
)
"""Places of the Pyramid: level, row and column."""

SPACE_IDS: tuple[str, ...] = tuple(
    space
    for board in PRINTED["board"]
    for space in (
        [f"{board['id']}.{category.lower()}" for category in CATEGORIES]
        if board.get("worship_spaces", 0) > 1
        else [board["id"]] * board.get("worship_spaces", 0)
    )
)
"""Worship spaces, those of the Palace by the category of their Royal tile."""
DISCOVERY_BOARDS: tuple[int, ...] = tuple(board["number"] for board in PRINTED["board"] if "worship_spaces" in board)
"""Boards with a Discovery tile, by number."""
AVENUE_STOP_IDS: tuple[int, ...] = tuple(int(space) for space in PRINTED["avenue"]["discovery_tiles"])
MAIN_STEP_IDS: tuple[tuple[str, int], ...] = tuple(
    (temple["id"], main["step"]) for temple in PRINTED["temple"] for main in temple["main"]
)

ACTION_IDS: tuple[str, ...] = tuple(PRINTED["teotibot"]["actions"])
SLOT_IDS: tuple[str, ...] = tuple(PRINTED["teotibot"]["pyramid"]["slots"])
DIRECTION_IDS: tuple[str, ...] = tuple(PRINTED["teotibot"]["directions"])

SETUPS: tuple[str, ...] = ("dealt", "draft", "first_game")

Number = TypeVar("Number")


def by_seats(table: dict[str, Number], seats: int) -> Number:
    """A printed number that depends on how many play; the solo game is set up for two."""
    return table[str(max(2, seats))]


def discoveries() -> tuple[str, ...]:
    """All Discovery tiles, a kind as often as there are copies."""
    return tuple(kind for kind, tile in PRINTED["discovery_tiles"].items() for _ in range(tile["copies"]))
