"""Solo positions in which the human has only to end the turn, so that the Teotibot has its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cenote import State
from tests.games.teotihuacan.scenes import Given, game

ACTIONS = ("construction", "decorations", "alchemy", "nobles", "mastery", "worship", "mask_collection")
SLOTS = ("T", "ML", "MR", "BL", "BC", "BR")
HUMAN, BOT = 0, 1

# The ring as it is printed, from the Palace clockwise.
RING = ("palace", "stone_quarry", "alchemy", "forest", "construction", "decorations", "nobles", "gold_deposits")
# Another one, in which the boards go by their numbers as far as the two fixed ones allow.
OTHER_RING = ("palace", "forest", "stone_quarry", "gold_deposits", "construction", "alchemy", "nobles", "decorations")

GROUND = {f"1.{row}.{column}": {"tile": f"T{4 * row + column + 1:02}"} for row in range(4) for column in range(4)}
"""All of level 1, and nothing above it."""

# What the displays and Alchemy offer.
PYRAMID = {"display": ["T25", "T22", "T29"], "stack": ["T20", "T21"]}
DECORATIONS = {"display": ["D07", "D02", "D03", "D04"], "stack": ["D11", "D12"]}
ALL_TECHNOLOGIES = ["TECH1", "TECH3", "TECH5", "TECH9", "TECH15", "TECH17"]


def actions(top: str) -> dict[str, Any]:
    """The Action tiles, this one on top and the others behind it."""
    order = [top, *(action for action in ACTIONS if action != top)]
    return {"actions": dict(zip(SLOTS, order, strict=False)), "set_aside": order[-1]}


def before_bot(bot: Given | None = None, human: Given | None = None, **entries: Any) -> State:
    """The human's turn is to be ended. The bot has nothing but what is given, and rolls 7 if nothing else is said."""
    teotibot: dict[str, Any] = {
        **actions("mask_collection"),
        "dice": [3, 4] * 20,
        "turned": [0] * 30,
        "directions": ["from_left", "from_left"],
        "cocoa": 0,
        "wood": 0,
        "stone": 0,
        "gold": 0,
        "technologies": [],
        "avenue": 0,
        **(bot or {}),
    }
    teotibot["temples"] = {"blue": 0, "red": 0, "green": 0, **teotibot.get("temples", {})}
    return game.load(
        {
            "game": "teotihuacan",
            "seats": 1,
            "players": [dict(human or {})],
            "teotibot": teotibot,
            "pending": [{"ask": "end"}],
            **entries,
        }
    )


def bot_turn(action: str, bot: Given | None = None, human: Given | None = None, **entries: Any) -> State:
    """The bot has had its turn, with this Action tile."""
    return before_bot({**actions(action), **(bot or {})}, human, **entries).play("end")


def workers(*unlocked: str, locked: str = "decorations") -> dict[str, Any]:
    """The bot's workers: these, and the one at worship with power 1."""
    return {"workers": list(unlocked), "locked": {locked: 1}}


def bot_of(state: State) -> dict[str, Any]:
    """All that is in front of the bot."""
    them: dict[str, Any] = state.dump()["teotibot"]
    return them


def standing_at(state: State) -> list[str]:
    """The bot's unlocked workers in alphabetical order."""
    return sorted(bot_of(state)["workers"])


def stock(state: State) -> dict[str, int]:
    """What the bot owns, without what there is none of."""
    them = bot_of(state)
    return {good: them[good] for good in ("cocoa", "wood", "stone", "gold") if them[good]}


def temples(state: State) -> list[int]:
    """How high the bot's markers are: blue, red, green."""
    steps = bot_of(state)["temples"]
    return [steps.get(temple, 0) for temple in ("blue", "red", "green")]


def after(board: str, steps: int, ring: Sequence[str] = RING) -> str:
    """The board so many places clockwise, the Palace neither counted nor reached."""
    place = ring.index(board)
    while steps > 0:
        place = (place + 1) % 8
        steps -= ring[place] != "palace"
    return ring[place]


def assert_fell_back(state: State, *unlocked: str, **goods: int) -> None:
    """5 cocoa, and the weakest worker was powered up and moved, which left the workers like this."""
    assert stock(state) == {"cocoa": 5, **goods}
    assert standing_at(state) == sorted(unlocked)
    assert state.points() == [0, 0]
