"""What a seat may see of a position (rule 1.6)."""

from __future__ import annotations

from typing import Any

from cenote.games.tzolkin.components import PRINTED

HIDDEN = ("buildings", "players")
FOOD_ROUNDS: list[int] = PRINTED["calendar"]["food_rounds"]


def view(position: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """All that `seat` (None: a spectator) may see: all but the stacks and starting wealth that lies face down."""
    seen = {name: value for name, value in position.items() if name not in HIDDEN}
    buildings = position["buildings"]
    seen["buildings"] = {
        "row": buildings["row"],
        "left_1": len(buildings["stack_1"]),
        "left_2": len(buildings["stack_2"]),
    }
    face_down = position["round"] == 0
    seen["players"] = [
        player if number == seat else _seen_player(player, face_down)
        for number, player in enumerate(position["players"])
    ]
    seen["next_food_day"] = _next_food_day(position)
    return seen


def _seen_player(player: dict[str, Any], face_down: bool) -> dict[str, Any]:
    """Another's player: the tiles that were not kept stay hidden, and all of them until they are revealed."""
    seen = {name: value for name, value in player.items() if name not in ("wealth_dealt", "wealth_kept")}
    seen["wealth_kept"] = [] if face_down else player["wealth_kept"]
    return seen


def _next_food_day(position: dict[str, Any]) -> dict[str, Any] | None:
    """The rounds until the next Food Day (0: in this round), and whether it gives goods or points."""
    held = position["food_days"]
    if held == len(FOOD_ROUNDS):
        return None
    rounds = max(0, FOOD_ROUNDS[held] - position["round"])
    return {"rounds": rounds, "reward": "goods" if held % 2 == 0 else "points"}
