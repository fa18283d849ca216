# mypy: ignore-errors
"""The table of moves."""

from itertools import combinations

from cenote.core.moves import MoveTable
from cenote.games.tzolkin.components import (
    BUILDING_IDS,
    GEAR_IDS,
    LAST_SPACE,
    MONUMENT_IDS,
    RESOURCE_IDS,
    TEMPLE_IDS,
    TRACK_IDS,
    WEALTH_IDS,
)

ACTIONS = tuple(str(n) for n in range(1, 6))
SACRED_ACTIONS = tuple(str(n) for n in range(1, 10))


def _table() -> MoveTable:
    table = MoveTable()
    kinds = [
        ("end", Move.END, [()]),
        ("done", Move.DONE, [()]),
        ("nothing", Move.NOTHING, [()]),
        ("beg", Move.BEG, [()]),
        ("place", Move.PLACE, [*GEAR_IDS, "first"]),
        (
            "pick",
            Move.PICK,
            [(g, str(s)) for g, last in zip(GEAR_IDS, LAST_SPACE, strict=True) for s in range(last + 1)],
        ),
        ("do", Move.DO, SACRED_ACTIONS),
        ("use", Move.USE, [(gear, action) for gear in GEAR_IDS[:-1] for action in ACTIONS]),
        ("harvest", Move.HARVEST, ["wood", "corn", "burn", "no_tile"]),
        ("climb", Move.CLIMB, [*TEMPLE_IDS, *combinations(TEMPLE_IDS, 2)]),
        ("anger", Move.ANGER, TEMPLE_IDS),
        ("advance", Move.ADVANCE, TRACK_IDS),
        ("pay", Move.PAY, RESOURCE_IDS),
        ("take", Move.TAKE, RESOURCE_IDS),
        ("discount", Move.DISCOUNT, RESOURCE_IDS),
        ("architecture", Move.APPLY, ["use", "save"]),
        ("build", Move.BUILD, BUILDING_IDS + MONUMENT_IDS),
        ("sell", Move.SELL, RESOURCE_IDS),
        ("buy", Move.BUY, RESOURCE_IDS),
        ("days", Move.DAYS, ["1", "2"]),
        ("keep", Move.KEEP, WEALTH_IDS),
    ]
    for kind, first, arguments in kinds:
        assert table.add(kind, arguments)[0] == first, kind
    assert len(table) == Move.MOVES
    return table


TABLE = _table()
