"""Pending decisions in words: how frames are written in a position, and read with care.

Positions are read by people and tests, so each frame has a name, and its numbers have names and ranges, too.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cenote.core.errors import BadSetup
from cenote.core.words import Vocabulary, Words
from cenote.games.tzolkin.components import GEAR_IDS, LAST_SPACE, RESOURCE_IDS, TILE_IDS, TRACK_IDS

YES_NO = (False, True)
HOW = ("one", "first_of_two", "second", "with_corn")
BUILDINGS = TILE_IDS[:32]

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
        43: Words("climb", (("steps", range(1, 4)),)),
        44: Words("two_temples"),
        45: Words("anger"),
        46: Words("advance", (("times", range(1, 3)), ("from", TRACK_IDS), ("optional", YES_NO))),
        47: Words("learn", (("times", range(1, 3)), ("from", TRACK_IDS))),
        48: Words("pay", (("blocks", range(1, 4)), ("from", RESOURCE_IDS))),
        49: Words("take", (("blocks", range(1, 4)), ("from", RESOURCE_IDS))),
        50: Words("build", (("how", HOW), ("optional", YES_NO), ("architecture", YES_NO))),
        51: Words("architecture", (("tile", BUILDINGS),)),
        52: Words("discount", (("tile", BUILDINGS),)),
        53: Words(
            "market", (("sell_from", RESOURCE_IDS), ("buy_from", RESOURCE_IDS), ("sold", range(8)), ("buying", YES_NO))
        ),
        54: Words("devotion"),
        80: Words("effects", (("tile", BUILDINGS), ("next", range(5)))),
        81: Words("raise", (("track", TRACK_IDS),)),
        82: Words("own", (("tile", BUILDINGS), ("level", range(4)))),
    },
)
KINDS = FRAMES.codes
WORK = 80

# What may lie at the bottom, and what may lie on top of it.
ALONE = ("keep", "place", "end", "days")
MOST_FRAMES = 24
ARGS = 4


def is_keep(kind: int) -> bool:
    return kind == KINDS["keep"]


def is_work(kind: int) -> bool:
    return kind >= WORK


def write(kind: int, *numbers: int) -> dict[str, Any]:
    """A frame in words."""
    return FRAMES.write(kind, numbers)


def read(given: Any) -> list[tuple[int, ...]]:
    """Frames from their words, from the bottom up. BadSetup says what is wrong."""
    if not isinstance(given, (list, tuple)) or not given or len(given) > MOST_FRAMES:
        raise BadSetup(f"pending: a list of 1 to {MOST_FRAMES} decisions is needed, not {given!r}")
    frames = [_read_one(frame) for frame in given]
    names = [frame["ask"] for frame in given]
    bottom, above = names[0], names[1:]
    if bottom not in (*ALONE, "start", "pick"):
        raise BadSetup(f"pending: {bottom!r} can't be at the bottom")
    if bottom in ALONE and above:
        raise BadSetup(f"pending: nothing can be pending on top of {bottom!r}")
    if bottom == "start" and above not in ([], ["anger"]):
        raise BadSetup("pending: on top of 'start' there can only be 'anger'")
    for name in above:
        if name in (*ALONE, "start", "pick"):
            raise BadSetup(f"pending: {name!r} can only be at the bottom")
    return frames


def _read_one(frame: Any) -> tuple[int, ...]:
    numbers = FRAMES.read(frame, ARGS, "pending")
    if frame["ask"] == "action" and frame["space"] > LAST_SPACE[GEAR_IDS.index(frame["gear"])]:
        raise BadSetup(f"pending: action: {frame['gear']} has no space {frame['space']}")
    return numbers


def tiles_in_hand(given: Iterable[Any]) -> list[str]:
    """Tiles that have left the row and are not built yet."""
    return [frame["tile"] for frame in given if frame["ask"] in ("architecture", "own")]
