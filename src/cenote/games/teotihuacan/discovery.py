# mypy: ignore-errors
"""Discovery tiles: claiming them, and using those that may be used before any decision (rules 18)."""

import cython
from cython.cimports.cenote.core.events import note
from cython.cimports.cenote.core.frames import pop, push, top
from cython.cimports.cenote.games.teotihuacan.board import (
    ASK_CLAIM,
    ASK_POWER_UP,
    ASK_TRADE,
    AT_AVENUE,
    AT_START,
    AT_TEMPLE,
    AVENUE_SPACES,
    CLAIMED,
    EV_CLAIM,
    EV_DISCOVERY,
    EV_USE,
    FREE_TIMING,
    FROM_DISCOVERY,
    MASKS,
    MOST_ON_STEP,
    MOST_ON_STOP,
    NO_TILE,
    OF_NOTHING,
    TEMPLE_STEP,
    TEMPLES,
    TILE_AVENUE,
    TILE_COCOA,
    TILE_POWER_UP,
    TILE_RESOURCES_2,
    TILE_RESOURCES_3,
    TILE_TEMPLE_ANY,
    TILE_TEMPLE_BLUE,
    TILE_VP,
    TOP_STEP,
    WORK_POWER_UP,
    can_pay,
    mover,
    pay_all,
    printed,
)
from cython.cimports.cenote.games.teotihuacan.gains import give
from cython.cimports.cenote.games.teotihuacan.moves import CLAIM, DONE, PRINTED, USE
from cython.cimports.cenote.games.teotihuacan.temples import can_advance, can_advance_anywhere, take_printed
from cython.cimports.cenote.games.teotihuacan.workers import unlocked

# ---- claiming ----------------------------------------------------------------------------------------------


def can_claim(player, kind):
    return can_pay(player, cython.address(printed.tile_cost[kind]))


def claim_tile(t, seat, kind, source):
    """Pay what it costs, and lay it open before its owner (18.2, 18.3)."""
    note(cython.address(t.head), EV_CLAIM, seat, kind, source)
    pay_all(t, seat, cython.address(printed.tile_cost[kind]))
    t.player[seat].unused[kind] += 1


def tile_at_board(t, board):
    """The kind of Discovery tile at the worship area of a board; NO_TILE if there is none."""
    return t.board_tile[board]


def take_board_tile(t, board):
    """The tile is gone, and is replaced at once (7.7, 18.8)."""
    t.board_tile[board] = NO_TILE
    if t.discoveries_left == 0:
        return
    t.discoveries_left -= 1
    t.board_tile[board] = t.discovery_deck[t.discoveries_left]
    t.discovery_deck[t.discoveries_left] = NO_TILE
    t.head.known += 1
    note(cython.address(t.head), EV_DISCOVERY, -1, t.board_tile[board], board)


def tiles_at(t, source, tiles):
    """How many tiles there may be at a source, and the row in which they lie, ascending, NO_TILE behind them."""
    if source >= AT_START:
        tiles[0] = cython.address(t.attached[source - AT_START])
        return 1
    if source >= AT_TEMPLE:
        tiles[0] = cython.address(t.step_tile[source - AT_TEMPLE][0])
        return MOST_ON_STEP
    if source >= AT_AVENUE:
        tiles[0] = cython.address(t.avenue_tile[source - AT_AVENUE][0])
        return MOST_ON_STOP
    tiles[0] = cython.address(t.board_tile[source])
    return 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def take_printed_at(t: cython.pointer[Table], main: cython.int) -> cython.void:
    """The reward printed on a main step, also when a tile has brought the marker beyond it since (16.1)."""
    temple: cython.int
    step: cython.int
    for temple in range(TEMPLES):
        for step in range(1, TOP_STEP + 1):
            if printed.main_step[temple][step] == main:
                take_printed(t, t.head.to_move, temple, step)


def fill_claim(t, out):
    source: cython.int = top(cython.address(t.head)).a
    tiles: cython.p_schar = cython.NULL
    most: cython.int = tiles_at(t, source, cython.address(tiles))
    n: cython.int = 1
    i: cython.int
    out[0] = PRINTED if AT_TEMPLE <= source < AT_START else DONE
    n = fill_free_timing(t, out, n)
    for i in range(most):
        if tiles[i] != NO_TILE and (i == 0 or tiles[i] != tiles[i - 1]) and can_claim(mover(t), tiles[i]):
            out[n] = CLAIM + tiles[i]
            n += 1
    return n


def resolve_claim(t, move):
    source: cython.int = pop(cython.address(t.head)).a
    if move == PRINTED:
        take_printed_at(t, source - AT_TEMPLE)
    elif move != DONE:
        claim_tile(t, t.head.to_move, move - CLAIM, source)
        take_from(t, source, move - CLAIM)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def take_from(t: cython.pointer[Table], source: cython.int, kind: cython.int) -> cython.void:
    """Take one tile of a kind away from where it was claimed."""
    tiles: cython.p_schar = cython.NULL
    most: cython.int
    i: cython.int = 0
    if source < AT_AVENUE:
        take_board_tile(t, source)
        return
    if source >= AT_START:
        t.attached[source - AT_START] = CLAIMED
        return
    most = tiles_at(t, source, cython.address(tiles))
    while tiles[i] != kind:
        i += 1
    while i + 1 < most:
        tiles[i] = tiles[i + 1]
        i += 1
    tiles[most - 1] = NO_TILE


def work_claim(t):
    """The tile of a board may be claimed, if one lies there."""
    board: cython.int = pop(cython.address(t.head)).a
    if t.board_tile[board] != NO_TILE:
        push(cython.address(t.head), ASK_CLAIM, board)


# ---- using -------------------------------------------------------------------------------------------------


def turn_over(t, seat, kind):
    """Use a tile: it counts for what is claimed, but is spent (18.3)."""
    t.player[seat].unused[kind] -= 1
    t.player[seat].used[kind] += 1
    note(cython.address(t.head), EV_USE, seat, kind)


def for_goods(kind):
    """Tiles whose order makes no difference, and which are therefore used in that of their kinds at one decision."""
    return kind in (TILE_VP, TILE_RESOURCES_3, TILE_RESOURCES_2, TILE_COCOA)


def does_something(t, kind):
    seat: cython.int = t.head.to_move
    if kind == TILE_AVENUE:
        return t.player[seat].avenue < AVENUE_SPACES
    if kind == TILE_TEMPLE_ANY:
        return can_advance_anywhere(t, seat)
    if TILE_TEMPLE_BLUE <= kind < TILE_TEMPLE_BLUE + TEMPLES:
        return can_advance(t, seat, printed.tile_gain[kind].part[0].what - TEMPLE_STEP)
    if kind == TILE_POWER_UP:
        return unlocked(cython.address(t.player[seat])) > 0
    return True


def fill_free_timing(t, out, n):
    """Tiles that may be used before this decision, in a turn of one's own (3.5, 18.4)."""
    kind: cython.int
    if t.head.round == 0:  # from the first turn on (2.7)
        return n
    for kind in range(MASKS, FREE_TIMING):
        if mover(t).unused[kind] == 0 or (for_goods(kind) and kind < t.last_goods):
            continue
        if does_something(t, kind):
            out[n] = USE + kind - MASKS
            n += 1
    return n


def use_free_timing(t, kind):
    """Use a tile; then the decision before which it was used comes up again."""
    turn_over(t, t.head.to_move, kind)
    if for_goods(kind):
        t.last_goods = kind
    if top(cython.address(t.head)).kind == ASK_POWER_UP:
        # looked at again when the tile is done with, as it may leave no worker to choose
        frame = pop(cython.address(t.head))
        push(cython.address(t.head), WORK_POWER_UP, frame.a, 1, frame.b)
    elif top(cython.address(t.head)).kind == ASK_TRADE:
        top(cython.address(t.head)).c = 0  # a resource that the tile leads to may be paid, too
    give(t, t.head.to_move, cython.address(printed.tile_gain[kind]), 1, FROM_DISCOVERY, OF_NOTHING)
