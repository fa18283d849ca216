"""What a seat may see of a position (rules 2.4, 24.2, 25)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any


def view(
    position: dict[str, Any], seat: int | None, *, face_down: bool, known_attached: Collection[str]
) -> dict[str, Any]:
    """All that `seat` (None: a spectator) may see: all but the stacks, the dice, and tiles that lie face down."""
    seen = dict(position)
    for name in ("decorations", "pyramid", "discoveries"):
        seen[name] = _without_stack(position[name])
    seen["attached"] = {tile: kind for tile, kind in position["attached"].items() if tile in known_attached}
    seen["neutral_tiles"] = position["neutral_tiles"][: position["eclipses"] + 1]
    drafted = position["options"]["setup"] == "draft"
    seen["players"] = [
        player if drafted or number == seat else _seen_player(player, face_down)
        for number, player in enumerate(position["players"])
    ]
    if "teotibot" in position:
        seen["teotibot"] = {
            name: value for name, value in position["teotibot"].items() if name not in ("dice", "turned")
        }
    return seen


def _without_stack(tiles: dict[str, Any]) -> dict[str, Any]:
    seen = {name: value for name, value in tiles.items() if name != "stack"}
    seen["left"] = len(tiles["stack"])
    return seen


def _seen_player(player: dict[str, Any], face_down: bool) -> dict[str, Any]:
    """Another's player: the tiles that were not kept stay hidden, and all of them until they are revealed."""
    seen = {name: value for name, value in player.items() if name not in ("starting_dealt", "starting_kept")}
    seen["starting_kept"] = [] if face_down else player["starting_kept"]
    return seen
