"""Pending decisions in words: how frames are written in a position, and read with care.

Positions are read by people and tests, so each frame has a name, and its numbers have names and ranges, too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cenote.core.errors import BadSetup
from cenote.core.given import frame_list
from cenote.core.words import Vocabulary, Words
from cenote.games.tzolkin.components import BUILDING_IDS, GEAR_IDS, LAST_SPACE, PRINTED, RESOURCE_IDS, TRACK_IDS

YES_NO = (False, True)
HOW = ("one", "first_of_two", "second", "with_corn")

# By the numbers in board.pxd.
FRAMES = Vocabulary(
    "ask",
    {
        1: Words("keep"),
        2: Words("start", (("begged", YES_NO),)),
        3: Words("place", (("placed", range(1, 7)), ("gear", (*GEAR_IDS, "first")))),
        4: Words("pick"),
        5: Words("end"),
        6: Words("days"),
        40: Words("action", (("gear", GEAR_IDS), ("space", range(11)))),
        41: Words("use", (("optional", YES_NO),)),
        42: Words("harvest", (("group", ("2", "3", "4", "5")),)),
        43: Words("climb", (("steps", range(1, 3)),)),
        44: Words("two_temples"),
        45: Words("anger"),
        46: Words("advance", (("times", range(1, 3)), ("from", TRACK_IDS), ("optional", YES_NO))),
        47: Words("learn", (("times", range(1, 3)), ("from", TRACK_IDS))),
        48: Words("pay", (("blocks", range(1, 4)), ("from", RESOURCE_IDS))),
        49: Words("take", (("blocks", range(1, 4)), ("from", RESOURCE_IDS))),
        50: Words("build", (("how", HOW), ("optional", YES_NO), ("architecture", YES_NO))),
        51: Words("architecture", (("tile", BUILDING_IDS),)),
        52: Words("discount", (("tile", BUILDING_IDS),)),
        53: Words(
            "market", (("sell_from", RESOURCE_IDS), ("buy_from", RESOURCE_IDS), ("sold", range(8)), ("buying", YES_NO))
        ),
        54: Words("devotion"),
        80: Words("effects", (("tile", BUILDING_IDS), ("next", range(5)))),
        81: Words("raise", (("track", TRACK_IDS),)),
        82: Words("own", (("tile", BUILDING_IDS), ("level", range(4)))),
    },
)
ARGS = 4
EFFECTS = {tile["id"]: len(tile["effects"]) for tile in PRINTED["building"]}
MOST_FRAMES = 16

# What is at the bottom: the stage of the round.
STAGES = ("keep", "start", "place", "pick", "end", "days")
# What waits while something else is decided: these may have anything on top, …
PATIENT = ("pick", "advance", "learn", "build", "effects")
# … these nothing but the one thing they wait for.
WAITS_FOR = {"start": "anger", "two_temples": "pay", "raise": "pay", "own": "discount", "devotion": "take"}
# What goes on by itself, and so is never on top.
WORK = ("effects", "raise", "own")


def write(kind: int, *numbers: int) -> dict[str, Any]:
    """A frame in words."""
    return FRAMES.write(kind, numbers)


def read(given: Any) -> list[tuple[int, ...]]:
    """Frames from their words, from the bottom up. BadSetup says what is wrong."""
    frames = frame_list(given, MOST_FRAMES, STAGES, WORK, _read_one, _check_pair)
    tiles = [frame["tile"] for frame in given if frame["ask"] == "effects"]
    for tile in tiles:
        if tiles.count(tile) > 1:
            raise BadSetup(f"pending: the effects of {tile} are there {tiles.count(tile)} times")
    return frames


def _read_one(frame: Any) -> tuple[int, ...]:
    numbers = FRAMES.read(frame, ARGS, "pending")
    if frame["ask"] == "action" and frame["space"] > LAST_SPACE[GEAR_IDS.index(frame["gear"])]:
        raise BadSetup(f"pending: action: {frame['gear']} has no space {frame['space']}")
    if frame["ask"] == "effects" and not 1 <= frame["next"] < EFFECTS[frame["tile"]]:
        raise BadSetup(f"pending: effects: {frame['tile']} has no effect {frame['next']} to come")
    return numbers


def _check_pair(lower: Mapping[str, Any], upper: Mapping[str, Any]) -> None:
    """May the upper frame be decided while the lower one waits?"""
    below, above = lower["ask"], upper["ask"]
    if above in STAGES:
        raise BadSetup(f"pending: {above!r} can only be at the bottom")
    if below in WAITS_FOR:
        if above != WAITS_FOR[below]:
            raise BadSetup(f"pending: on top of {below!r} there can only be {WAITS_FOR[below]!r}")
    elif below not in PATIENT or not lower.get("optional", True):
        raise BadSetup(f"pending: {below!r} can't wait for {above!r}")
    elif above in ("pay", "discount"):
        raise BadSetup(f"pending: {above!r} is asked for something, not for {below!r}")
    if below == "start" and not lower["begged"]:
        raise BadSetup("pending: there is no anger without begging")
    if above == "discount" and upper["tile"] != lower["tile"]:
        raise BadSetup(f"pending: a discount on {upper['tile']} is none on {lower['tile']}")
