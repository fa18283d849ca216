"""The event log in words: what moves did, for tables to show and for adding points up by source."""

from __future__ import annotations

from cenote.core.words import Parts, Vocabulary, Words
from cenote.games.tzolkin.components import (
    GEAR_IDS,
    GOOD_IDS,
    TEMPLE_IDS,
    TILE_IDS,
    TRACK_IDS,
    WEALTH_IDS,
)

MANY = range(-(2**31), 2**31)
SOURCES = ("temples", "chichen_itza", "buildings", "monuments", "skulls", "corn", "unfed")
OF = ("", *TEMPLE_IDS, *(str(action) for action in range(1, 10)), *TILE_IDS)

# By the numbers in board.pxd. Points are kept in quarters; `of` is the temple, the action or the tile that a
# source names.
EVENTS = Vocabulary(
    "event",
    {
        1: Words("keep", (("tile", WEALTH_IDS),)),
        2: Words("beg"),
        3: Words("anger", (("temple", TEMPLE_IDS), ("step", MANY))),
        4: Words("place", (("gear", (*GEAR_IDS, "first")), ("space", MANY))),
        5: Words("mercy"),
        6: Words("pick", (("gear", GEAR_IDS), ("space", MANY))),
        7: Words("act", (("gear", GEAR_IDS), ("action", MANY))),
        8: Words("gain", (("good", GOOD_IDS), ("n", MANY))),
        9: Words("pay", (("good", GOOD_IDS), ("n", MANY))),
        10: Words("climb", (("temple", TEMPLE_IDS), ("step", MANY))),
        11: Words("no_step", (("temple", TEMPLE_IDS),)),
        12: Words("level", (("track", TRACK_IDS), ("level", MANY))),
        13: Words("bonus", (("track", TRACK_IDS),)),
        14: Words("worker", (("workers", MANY),)),
        15: Words("harvest", (("what", ("wood", "corn", "burn", "no_tile")), ("group", ("2", "3", "4", "5")))),
        16: Words("build", (("tile", TILE_IDS),)),
        17: Words("reveal", (("tile", TILE_IDS),)),
        18: Words("light_side"),
        19: Words("tooth_corn", (("corn", MANY),)),
        20: Words("food_day", (("number", MANY),)),
        21: Words("fed", (("fed", MANY), ("unfed", MANY))),
        22: Words("new_age"),
        23: Words("days", (("n", MANY),)),
        24: Words("pushed_off", (("gear", GEAR_IDS),)),
        25: Words("first_player"),
        26: Words("points", (("points", Parts(4)), ("source", SOURCES), ("of", OF))),
        27: Words("offer", (("action", MANY),)),
    },
)
