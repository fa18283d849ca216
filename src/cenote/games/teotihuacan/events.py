"""The event log in words: what moves did, for tables to show and for adding points up by source."""

from __future__ import annotations

from cenote.core.words import Vocabulary, Words
from cenote.games.teotihuacan.components import (
    ACTION_IDS,
    ATTACHING_IDS,
    AVENUE_STOP_IDS,
    BOARD_IDS,
    BONUS_IDS,
    DECORATION_IDS,
    GOOD_IDS,
    KIND_IDS,
    MAIN_STEP_IDS,
    PLACE_IDS,
    PYRAMID_IDS,
    REWARD_IDS,
    ROW_IDS,
    ROYAL_IDS,
    SIDE_IDS,
    SLOT_IDS,
    SPACE_IDS,
    STARTING_IDS,
    TECHNOLOGY_IDS,
    TEMPLE_IDS,
)

MANY = range(-(2**31), 2**31)
BOARDS = ("", *BOARD_IDS)
"""Boards go by their printed numbers, which count from 1."""
CLAIMED_AT = (
    *BOARDS,
    "",
    *(f"avenue.{space}" for space in AVENUE_STOP_IDS),
    *(f"{temple}.{step}" for temple, step in MAIN_STEP_IDS),
    *ATTACHING_IDS,
)
SOURCES = (
    "temples",
    "boards",
    "royal_tiles",
    "technologies",
    "others_technologies",
    "buildings",
    "decorations",
    "pyramid",
    "icons",
    "ascension",
    "discovery_tiles",
    "avenue",
    "pyramid_lead",
    "pyramid_track",
    "masks",
    "unpaid_salary",
    "temple_bonus",
    "cocoa_exchange",
    "goods_left",
)
OF = (
    "",
    *TEMPLE_IDS,
    *BOARD_IDS,
    *ROYAL_IDS,
    *TECHNOLOGY_IDS,
    *BONUS_IDS,
    *(f"level_{level}" for level in range(1, 5)),
)
TRIED = ("works", "no_worker", "not_enough", "impossible")

# By the numbers in board.pxd. `of` is the temple, the board, the tile or the level that a source names.
EVENTS = Vocabulary(
    "event",
    {
        1: Words("keep", (("tile", STARTING_IDS),)),
        2: Words("put", (("board", BOARDS), ("power", MANY))),
        3: Words("move", (("from", BOARDS), ("to", BOARDS), ("power", MANY))),
        4: Words("unlock", (("by", ("turn", "cocoa", "other")), ("space", ("all", *SPACE_IDS)))),
        5: Words("collect", (("board", BOARDS),)),
        6: Words("worship", (("space", SPACE_IDS), ("power", MANY))),
        7: Words("main", (("board", BOARDS), ("workers", MANY))),
        8: Words("gain", (("good", GOOD_IDS), ("n", MANY))),
        9: Words("pay", (("good", GOOD_IDS), ("n", MANY))),
        10: Words("claim", (("kind", KIND_IDS), ("from", CLAIMED_AT))),
        11: Words("use", (("kind", KIND_IDS),)),
        12: Words("climb", (("temple", TEMPLE_IDS), ("step", MANY))),
        13: Words("no_step", (("temple", (*TEMPLE_IDS, "any")),)),
        14: Words("avenue", (("space", MANY),)),
        15: Words("technology", (("tile", TECHNOLOGY_IDS),)),
        16: Words("building", (("row", ROW_IDS), ("space", MANY))),
        17: Words("decoration", (("tile", DECORATION_IDS), ("side", SIDE_IDS), ("number", MANY))),
        18: Words("tile", (("tile", PYRAMID_IDS), ("place", PLACE_IDS), ("turned", MANY))),
        19: Words("power_up", (("board", BOARDS), ("power", MANY))),
        20: Words("ascend", (("board", BOARDS),)),
        21: Words("reward", (("reward", REWARD_IDS),)),
        22: Words("light_disc", (("space", MANY),)),
        23: Words("announced"),
        24: Words("eclipse", (("number", MANY),)),
        25: Words("salary", (("paid", MANY), ("owed", MANY))),
        26: Words("neutral", (("colour", MANY), ("board", BOARDS))),
        27: Words("discovery", (("kind", KIND_IDS), ("board", BOARDS))),
        28: Words("new_decoration", (("tile", DECORATION_IDS),)),
        29: Words("new_tile", (("tile", PYRAMID_IDS),)),
        30: Words("finished"),
        31: Words("points", (("points", MANY), ("source", SOURCES), ("of", OF))),
        32: Words("roll", (("one", MANY), ("two", MANY), ("slot", SLOT_IDS), ("action", ACTION_IDS))),
        33: Words("fallback"),
        34: Words("slide", (("from", (*SLOT_IDS, "set_aside")), ("to", SLOT_IDS))),
        35: Words("bot_worship", (("space", SPACE_IDS),)),
        36: Words("discard", (("kind", KIND_IDS), ("board", BOARDS))),
        37: Words("try", (("board", BOARDS), ("result", TRIED))),
    },
)
