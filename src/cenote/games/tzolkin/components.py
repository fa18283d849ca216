"""What components.toml says, read once: the ids, and the records that the flat tables are filled from."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

PRINTED: dict[str, Any] = tomllib.loads((files(__package__) / "components.toml").read_text(encoding="utf-8"))

RESOURCE_IDS: tuple[str, ...] = tuple(PRINTED["resources"])
GOOD_IDS: tuple[str, ...] = (*RESOURCE_IDS, "corn", "skull")
GEAR_IDS: tuple[str, ...] = tuple(gear["id"] for gear in PRINTED["gear"])
TEMPLE_IDS: tuple[str, ...] = tuple(temple["id"] for temple in PRINTED["temple"])
TRACK_IDS: tuple[str, ...] = tuple(PRINTED["technology"]["tracks"])
TYPE_IDS: tuple[str, ...] = ("farm", "civic", "tomb", "shrine")

BUILDING_IDS: tuple[str, ...] = tuple(tile["id"] for tile in PRINTED["building"])
MONUMENT_IDS: tuple[str, ...] = tuple(tile["id"] for tile in PRINTED["monument"])
WEALTH_IDS: tuple[str, ...] = tuple(tile["id"] for tile in PRINTED["wealth"])
TILE_IDS: tuple[str, ...] = BUILDING_IDS + MONUMENT_IDS + WEALTH_IDS
TILE: dict[str, int] = {tile: number for number, tile in enumerate(TILE_IDS)}
AGE_IDS: tuple[tuple[str, ...], tuple[str, ...]] = (
    tuple(tile["id"] for tile in PRINTED["building"] if tile["age"] == 1),
    tuple(tile["id"] for tile in PRINTED["building"] if tile["age"] == 2),
)

LAST_SPACE: tuple[int, ...] = tuple(gear["free_choice"][-1] for gear in PRINTED["gear"])
TEETH: tuple[int, ...] = tuple(gear["teeth"] for gear in PRINTED["gear"])


def by_seats(table: dict[str, int], seats: int) -> int:
    """A printed number that depends on how many play."""
    return table[str(seats)]
