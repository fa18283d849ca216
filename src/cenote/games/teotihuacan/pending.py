"""Pending decisions in words: how frames are written in a position, and read with care.

Positions are read by people and tests, so each frame has a name, and its numbers have names and ranges, too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cenote.core.errors import BadSetup
from cenote.core.given import frame_list
from cenote.core.words import Vocabulary, Words
from cenote.games.teotihuacan.components import (
    ATTACHING_IDS,
    AVENUE_STOP_IDS,
    BOARD_IDS,
    DECORATION_IDS,
    DISCOVERY_BOARDS,
    MAIN_STEP_IDS,
    PLACE_IDS,
    PRINTED,
    PYRAMID_IDS,
    RESOURCE_IDS,
    ROYAL_IDS,
    SPACE_IDS,
    STARTING_IDS,
    TEMPLE_IDS,
)

YES_NO = (False, True)
BOARDS = ("any", *BOARD_IDS)
FEES = ("main", "unlock", "both")
# By number; the gaps are numbers without a place.
CLAIMS = (
    "",
    *BOARD_IDS,
    "",
    *(f"avenue.{space}" for space in AVENUE_STOP_IDS),
    *(f"{temple}.{step}" for temple, step in MAIN_STEP_IDS),
    *ATTACHING_IDS,
)
PLACES_OF_FEES = tuple(dict.fromkeys((*BOARD_IDS, *SPACE_IDS)))
POWERS = range(1, 6)
SECOND = range(6)  # 0: no second one
WORKERS = range(1, 4)

# By the numbers in board.pxd.
FRAMES = Vocabulary(
    "ask",
    {
        1: Words("keep"),
        2: Words("draft"),
        3: Words("turn"),
        4: Words("action", (("board", BOARDS), ("power", POWERS), ("second", SECOND))),
        5: Words("end"),
        40: Words("leave"),
        41: Words("go", (("board", BOARDS), ("power", POWERS), ("second", SECOND), ("unlimited", YES_NO))),
        42: Words("with", (("board", BOARDS), ("power", POWERS))),
        43: Words("fee", (("for", FEES), ("at", PLACES_OF_FEES), ("power", SECOND), ("second", SECOND))),
        44: Words("lock", (("space", SPACE_IDS), ("power", POWERS), ("second", POWERS), ("free", YES_NO))),
        45: Words("worship", (("space", SPACE_IDS), ("free", YES_NO))),
        46: Words("order", (("space", SPACE_IDS),)),
        47: Words("claim", (("at", CLAIMS),)),
        48: Words("trade", (("tile", ROYAL_IDS), ("times", range(1, 6)), ("from", RESOURCE_IDS))),
        49: Words("climb"),
        50: Words("take", (("count", range(1, 6)), ("from", RESOURCE_IDS))),
        51: Words("technology", (("workers", WORKERS), ("lowest", POWERS))),
        52: Words("row", (("workers", WORKERS),)),
        53: Words("decoration", (("workers", WORKERS),)),
        54: Words("side", (("tile", DECORATION_IDS), ("workers", WORKERS))),
        55: Words("tile", (("workers", WORKERS), ("placed", range(4)), ("discount", range(2)))),
        56: Words("place", (("tile", PYRAMID_IDS), ("discount", range(2)))),
        57: Words("rotate", (("tile", PYRAMID_IDS), ("place", PLACE_IDS))),
        58: Words("discount", (("tile", PYRAMID_IDS), ("place", PLACE_IDS), ("turned", range(4)))),
        59: Words("power_up", (("board", BOARDS), ("optional", YES_NO))),
        60: Words("more", (("board", BOARDS),)),
        61: Words("reward"),
        62: Words("salary", (("owed", range(9)),)),
        63: Words("steps", (("first", TEMPLE_IDS), ("second", TEMPLE_IDS))),
        80: Words("climb_times", (("times", range(1, 3)),)),
        81: Words(
            "power_up_times",
            (("board", BOARDS), ("times", range(1, 3)), ("optional", YES_NO), ("then_optional", YES_NO)),
        ),
        82: Words("then_more", (("board", BOARDS),)),
        83: Words("reborn", (("seat", range(4)),)),
        84: Words("light_disc"),
        85: Words("effect", (("space", SPACE_IDS),)),
        86: Words("then_claim", (("at", CLAIMS),)),
        87: Words("benefits", (("tile", STARTING_IDS),)),
        88: Words("seat", (("served", range(1, 5)),)),
        89: Words("first_turn"),
        90: Words("teotibot"),
        91: Words("salaries", (("paid", range(1, 5)),)),
        92: Words("after_eclipse", (("next", range(4)),)),
        93: Words("two_steps", (("first", TEMPLE_IDS), ("second", TEMPLE_IDS))),
        94: Words("step", (("temple", TEMPLE_IDS),)),
        95: Words("bonuses", (("board", BOARDS),)),
    },
)
ARGS = 4
FEE = 43
MOST_FRAMES = 32  # as many as the stack holds; whether there is room for what they bring is another question

# What is at the bottom.
STAGES = ("keep", "draft", "turn", "go", "action", "end", "seat", "after_eclipse")
# What may bring more decisions by itself, in the middle of something else: gains, and the ascension of a worker.
GAINS = (
    "take",
    "climb",
    "climb_times",
    "claim",
    "power_up",
    "power_up_times",
    "light_disc",
    "reborn",
    "reward",
    "steps",
    "step",
)
# Before these, Discovery tiles may be used, and what these bring comes first.
TILES_BEFORE = ("turn", "action", "worship", "claim", "trade", "technology", "row", "decoration", "more", "reward")
# What waits for something else, and what that may be.
WAITS_FOR: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(TILES_BEFORE, GAINS),
    "end": (
        *("fee", "lock", "worship", "order", "trade", "technology", "row", "decoration", "side", "tile", "more"),
        *("then_more", "then_claim"),
        *GAINS,
    ),
    "go": ("with",),
    "tile": ("place", "rotate", "discount", *GAINS),
    "take": ("take", "claim"),
    "climb_times": GAINS,
    "power_up_times": (*GAINS, "bonuses"),
    "bonuses": GAINS,
    "then_more": GAINS,
    "then_claim": ("trade", *GAINS),
    "step": ("claim", "take"),
    "reborn": ("claim",),
    "light_disc": ("reward", "climb_times", "climb", "claim", "take"),
    "seat": ("benefits", "take", "claim", "power_up"),
    "benefits": ("leave", "benefits", "take", "claim", "power_up"),
    "after_eclipse": ("salaries",),
    "salaries": ("salary",),
}
# What can be on top of a claim while the game is set up.
AT_START = ("claim", "take", "power_up", "benefits")
# What goes on by itself, and so is never on top.
WORK = tuple(words.name for kind, words in FRAMES.words.items() if kind >= 80)
# What follows the work of a main action.
OF_MAIN_ACTION = ("power_up", "power_up_times", "more", "then_more", "bonuses")
# What may be there several times.
REPEATED = ("take", "claim", "climb_times", "power_up_times", "light_disc", "reborn", "reward", "benefits")
RESOURCE_BOARDS = tuple(BOARD_IDS[board["board"] - 1] for board in PRINTED["resource_board"])
DISCOVERY_BOARD_IDS = tuple(BOARD_IDS[number - 1] for number in DISCOVERY_BOARDS)


def write(kind: int, *numbers: int) -> dict[str, Any]:
    """A frame in words."""
    if kind == FEE:
        what, of, *powers = numbers
        place = BOARD_IDS[of - 1] if FEES[what] == "main" else SPACE_IDS[of]
        numbers = (what, PLACES_OF_FEES.index(place), *powers)
    return FRAMES.write(kind, numbers)


def read(given: Any) -> list[tuple[int, ...]]:
    """Frames from their words, from the bottom up. BadSetup says what is wrong."""

    def check_pair(lower: Mapping[str, Any], upper: Mapping[str, Any]) -> None:
        _check_pair(lower, upper, given[0]["ask"])

    frames = frame_list(given, MOST_FRAMES, STAGES, WORK, _read_one, check_pair)
    for i, frame in enumerate(given):
        if frame["ask"] == "leave" and [below["ask"] for below in given[i - 2 : i]] != ["benefits", "benefits"]:
            raise BadSetup("pending: 'leave' comes before the 'benefits' of two tiles")
        if frame["ask"] in OF_MAIN_ACTION and frame["board"] != "any":
            _check_main_action(frame["board"], given[:i])
    _check_repeated(given)
    return frames


def _read_one(frame: Any) -> tuple[int, ...]:
    numbers = FRAMES.read(frame, ARGS, "pending")
    name = frame["ask"]
    if frame.get("board") == "any" and name not in ("power_up", "power_up_times"):
        raise BadSetup(f"pending: {name}: a board is needed")
    if frame.get("board") == "palace" and name in ("power_up", "power_up_times", "more", "then_more"):
        raise BadSetup(f"pending: {name}: the palace has no main action")
    if name == "bonuses" and frame["board"] not in RESOURCE_BOARDS:
        raise BadSetup(f"pending: bonuses: those of {frame['board']} come with the action, not after a choice")
    if name == "claim" and frame["at"] not in (*DISCOVERY_BOARD_IDS, *CLAIMS[len(BOARDS) + 1 :]):
        raise BadSetup(f"pending: claim: no Discovery tiles lie at {frame['at']!r}")
    if name == "then_claim" and frame["at"] not in DISCOVERY_BOARD_IDS:
        raise BadSetup(f"pending: then_claim: {frame['at']!r} is no board with a Discovery tile")
    if numbers[0] == FEE:
        return _read_fee(frame, numbers)
    return numbers


def _read_fee(frame: Mapping[str, Any], numbers: tuple[int, ...]) -> tuple[int, ...]:
    """Of a main action it is due on a board, of a worship on a space."""
    kind, what, _, *powers = numbers
    places = BOARD_IDS if frame["for"] == "main" else SPACE_IDS
    if frame["at"] not in places:
        raise BadSetup(f"pending: fee: there is none for {frame['for']} at {frame['at']}")
    of = places.index(frame["at"]) + (1 if frame["for"] == "main" else 0)
    return (kind, what, of, *powers)


def _check_pair(lower: Mapping[str, Any], upper: Mapping[str, Any], bottom: str) -> None:
    """May the upper frame be decided while the lower one waits?"""
    below, above = lower["ask"], upper["ask"]
    allowed = WAITS_FOR.get(below, ())
    if bottom == "seat" and below == "claim":
        allowed = AT_START
    if above not in allowed:
        raise BadSetup(f"pending: {below!r} can't wait for {above!r}")
    if bottom == "seat":
        _check_start(lower, upper)
    elif above == "claim" and (upper["at"] in ATTACHING_IDS or (upper["at"] in BOARD_IDS and below != "end")):
        raise BadSetup(f"pending: claim: the tile of {upper['at']!r} can't be claimed here")
    if below == "reborn" and not upper["at"].startswith("avenue."):
        raise BadSetup("pending: a worker is reborn after a claim on the Avenue, and after nothing else")
    if below == "go" and (lower["second"] or lower["unlimited"] or lower["board"] != upper["board"]):
        raise BadSetup("pending: 'go' waits for another worker of the same board, before anything else is used")
    if below == "go" and lower["power"] != upper["power"]:
        raise BadSetup("pending: 'with' must name the worker of 'go'")


def _check_main_action(board: str, below: Any) -> None:
    """Power-ups that follow a main action have nothing beneath but others, all of the same board."""
    if below[0]["ask"] != "end" or any(frame.get("board") != board for frame in below[1:]):
        raise BadSetup(f"pending: power-ups at {board} follow a main action there, and come before anything else")


def _check_start(lower: Mapping[str, Any], upper: Mapping[str, Any]) -> None:
    """While the game is set up: the tiles of one seat, one after the other."""
    _below, above = lower["ask"], upper["ask"]
    if above == "claim" and upper["at"] in BOARD_IDS:
        raise BadSetup("pending: claim: nobody is at a worship area while the game is set up")
    if above == "power_up" and (upper["board"] != "any" or upper["optional"]):
        raise BadSetup("pending: power_up: that of a Starting tile is for any board, and not optional")


def _check_repeated(given: Any) -> None:
    """Most of them come once; claims, each in another place."""
    names = [frame["ask"] for frame in given]
    for name in names:
        if names.count(name) > 1 and name not in REPEATED:
            raise BadSetup(f"pending: {name!r} is there {names.count(name)} times")
    if names.count("benefits") > 2:
        raise BadSetup("pending: 'benefits' are those of two tiles")
    if names.count("benefits") == 2 and names[-1] != "leave":
        raise BadSetup("pending: the 'benefits' of two tiles wait for 'leave'")
    places = [frame["at"] for frame in given if frame["ask"] == "claim"]
    for place in places:
        if places.count(place) > 1:
            raise BadSetup(f"pending: claim: that at {place} is there {places.count(place)} times")
