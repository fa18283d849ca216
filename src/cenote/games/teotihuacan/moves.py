# mypy: ignore-errors
"""The table of moves."""

from cenote.core.moves import MoveTable
from cenote.games.teotihuacan.components import (
    BOARD_IDS,
    DECORATION_IDS,
    GOOD_IDS,
    KIND_IDS,
    MASK_IDS,
    PLACE_IDS,
    PYRAMID_IDS,
    RESOURCE_IDS,
    REWARD_IDS,
    ROW_IDS,
    SIDE_IDS,
    SPACE_IDS,
    STARTING_IDS,
    TECHNOLOGY_IDS,
    TEMPLE_IDS,
)

POWERS = tuple(str(power) for power in range(1, 6))
WORKERS = [(board, power) for board in BOARD_IDS for power in POWERS]


def _table() -> MoveTable:
    table = MoveTable()
    kinds = [
        ("end", Move.END, [()]),
        ("done", Move.DONE, [()]),
        ("printed", Move.PRINTED, [()]),
        ("unlock", Move.UNLOCK, ["free", "paid"]),
        ("use", Move.USE, KIND_IDS[len(MASK_IDS) :]),
        ("keep", Move.KEEP, STARTING_IDS),
        ("draft", Move.DRAFT, STARTING_IDS),
        ("leave", Move.LEAVE, BOARD_IDS),
        ("worker", Move.WORKER, WORKERS),
        ("go", Move.GO, BOARD_IDS),
        ("with", Move.WITH, POWERS),
        ("collect", Move.COLLECT, [()]),
        ("worship", Move.WORSHIP, [tuple(space.split(".")) for space in SPACE_IDS]),
        ("main", Move.MAIN, [()]),
        ("lock", Move.LOCK, POWERS),
        ("choose", Move.CHOOSE, ["effect", "tile", "both"]),
        ("first", Move.FIRST, ["effect", "tile"]),
        ("claim", Move.CLAIM, KIND_IDS),
        ("climb", Move.CLIMB, TEMPLE_IDS),
        ("take", Move.TAKE, RESOURCE_IDS),
        ("pay", Move.PAY, GOOD_IDS),
        ("trade", Move.TRADE, [()]),
        ("technology", Move.TECHNOLOGY, TECHNOLOGY_IDS),
        ("row", Move.ROW, ROW_IDS),
        ("decoration", Move.DECORATION, DECORATION_IDS),
        ("side", Move.SIDE, SIDE_IDS),
        ("tile", Move.TILE, PYRAMID_IDS),
        ("place", Move.PLACE, [tuple(place.split(".")) for place in PLACE_IDS]),
        ("rotate", Move.ROTATE, ["0", "1", "2", "3"]),
        ("discount", Move.DISCOUNT, [*RESOURCE_IDS[:2], "save"]),
        ("power", Move.POWER, WORKERS),
        ("ascend", Move.ASCEND, REWARD_IDS),
        ("salary", Move.SALARY, [str(cocoa) for cocoa in range(9)]),
    ]
    for kind, first, arguments in kinds:
        assert table.add(kind, arguments)[0] == first, kind
    assert len(table) == Move.MOVES
    return table


TABLE = _table()
