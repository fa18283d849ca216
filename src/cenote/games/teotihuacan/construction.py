# mypy: ignore-errors
"""Construction: Pyramid tiles, one after the other (rules 13).

A tile is chosen, then its place, then how it is turned, and last, with technology 15, which resource is left out.
"""

import cython
from cython.cimports.cenote.core.events import note
from cython.cimports.cenote.core.frames import Frame, pop, push, top
from cython.cimports.cenote.games.teotihuacan.board import (
    ASK_DISCOUNT,
    ASK_PLACE,
    ASK_ROTATE,
    ASK_TILE,
    CONSTRUCTION,
    EV_DISC,
    EV_FINISHED,
    EV_TILE,
    FROM_ICONS,
    FROM_PYRAMID,
    LAST_PLACE,
    LEVELS,
    MASKS,
    NO_TILE,
    OF_BOARD,
    OF_LEVEL,
    PYRAMID_DISPLAY,
    PYRAMID_PLACES,
    STONE,
    TILE_EXTRA_WORKER,
    WOOD,
    dark_disc,
    has,
    mover,
    pay,
    printed,
    score,
)
from cython.cimports.cenote.games.teotihuacan.bonuses import grant
from cython.cimports.cenote.games.teotihuacan.discovery import fill_free_timing, turn_over
from cython.cimports.cenote.games.teotihuacan.moves import (
    DISCOUNT_SAVE,
    DISCOUNT_STONE,
    DISCOUNT_WOOD,
    DONE,
    PLACE,
    ROTATE,
    TILE,
    USE,
)
from cython.cimports.cenote.games.teotihuacan.pyramid import (
    coloured_match,
    displayed_tiles,
    looks_alike,
    matches,
    put_tile,
    take_displayed,
)
from cython.cimports.cenote.games.teotihuacan.temples import advance


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def affordable(t: cython.pointer[Table], level: cython.int, discount: cython.int) -> cython.bint:
    """Can a tile on this level be paid for, with so many resources left out (13.2, 13.6)?"""
    lack: cython.int = 0
    if mover(t).good[STONE] < printed.level_stone[level]:
        lack += printed.level_stone[level] - mover(t).good[STONE]
    if mover(t).good[WOOD] < printed.level_wood[level]:
        lack += printed.level_wood[level] - mover(t).good[WOOD]
    return lack <= discount


def affordable_places(t, discount):
    """Where a tile may be put and paid for, as bits."""
    places: cython.uint = 0
    level: cython.int
    for level in range(1, LEVELS + 1):
        if (t.open & printed.level_places[level]) and affordable(t, level, discount):
            places |= t.open & printed.level_places[level]
    return places


def discount_of(t):
    """What technology 15 takes off the cost of one tile of an action."""
    return printed.technology_discount[printed.constructing] if has(mover(t), printed.constructing) else 0


def can_construct(t):
    return displayed_tiles(t) > 0 and affordable_places(t, discount_of(t)) != 0


def begin_construction(t, k):
    push(cython.address(t.head), ASK_TILE, k, 0, discount_of(t))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def extra_workers(t: cython.pointer[Table], k: cython.int) -> cython.bint:
    return k < printed.most_counted and mover(t).unused[TILE_EXTRA_WORKER] > 0


def fill_tile(t, out):
    """The next tile, in the order of the tiles; after the first, none is a choice, too (13.1)."""
    frame: Frame = top(cython.address(t.head))[0]
    n: cython.int = 0
    first: cython.int
    i: cython.int
    j: cython.int
    if frame.b > 0 or not can_construct(t):
        out[n] = DONE  # if there is no first, the resources went elsewhere since (8.4)
        n += 1
    n = fill_free_timing(t, out, n)
    if extra_workers(t, frame.a):
        out[n] = USE + TILE_EXTRA_WORKER - MASKS
        n += 1
    if frame.b < frame.a and affordable_places(t, frame.c):
        first = n
        for i in range(PYRAMID_DISPLAY):
            if t.display[i] == NO_TILE:
                continue
            j = n
            while j > first and out[j - 1] > TILE + t.display[i]:
                out[j] = out[j - 1]
                j -= 1
            out[j] = TILE + t.display[i]
            n += 1
    return n


def resolve_tile(t, move):
    frame: cython.pointer[Frame] = top(cython.address(t.head))
    if move == DONE:
        finish(t)
    elif move == USE + TILE_EXTRA_WORKER - MASKS:
        turn_over(t, t.head.to_move, TILE_EXTRA_WORKER)
        frame.a += printed.extra_board[CONSTRUCTION]
    else:
        push(cython.address(t.head), ASK_PLACE, move - TILE, frame.c)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def finish(t: cython.pointer[Table]) -> cython.void:
    """After the last tile (13.7, 13.8)."""
    frame: Frame = pop(cython.address(t.head))
    if frame.b > 0:
        grant(t, CONSTRUCTION, printed.power_ups[CONSTRUCTION][frame.a], mover(t).technologies)


def fill_place(t, out):
    places: cython.uint = affordable_places(t, top(cython.address(t.head)).b)
    n: cython.int = 0
    place: cython.int
    for place in range(PYRAMID_PLACES):
        if (places >> place) & 1:
            out[n] = PLACE + place
            n += 1
    return n


def resolve_place(t, move):
    frame: Frame = pop(cython.address(t.head))
    push(cython.address(t.head), ASK_ROTATE, frame.a, move - PLACE)


def fill_rotate(t, out):
    """Every way to turn it that looks different."""
    frame: Frame = top(cython.address(t.head))[0]
    n: cython.int = 0
    turns: cython.int
    for turns in range(4):
        if not looks_alike(frame.a, turns):
            out[n] = ROTATE + turns
            n += 1
    return n


def resolve_rotate(t, move):
    frame: Frame = pop(cython.address(t.head))
    push(cython.address(t.head), ASK_DISCOUNT, frame.a, frame.b, move - ROTATE)


def fill_discount(t, out):
    """What to leave out of the cost, if anything may be; it can be saved for another tile (13.6)."""
    frame: Frame = top(cython.address(t.head))[0]
    action: Frame = t.head.frames[t.head.depth - 2]
    level: cython.int = printed.place_level[frame.b]
    wood: cython.int = printed.level_wood[level]
    stone: cython.int = printed.level_stone[level]
    n: cython.int = 0
    if action.c and wood and mover(t).good[WOOD] >= wood - action.c and mover(t).good[STONE] >= stone:
        out[n] = DISCOUNT_WOOD
        n += 1
    if action.c and stone and mover(t).good[STONE] >= stone - action.c and mover(t).good[WOOD] >= wood:
        out[n] = DISCOUNT_STONE
        n += 1
    if affordable(t, level, 0) and (not action.c or may_go_on(t, action)):
        out[n] = DISCOUNT_SAVE
        n += 1
    return n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def may_go_on(t: cython.pointer[Table], action: Frame) -> cython.bint:
    """Could there be another tile in this action, after the one in hand?"""
    return displayed_tiles(t) > 1 and (action.b + 1 < action.a or extra_workers(t, action.a))


def resolve_discount(t, move):
    """Pay, and finish this tile before the next (13.1 to 13.5)."""
    frame: Frame = pop(cython.address(t.head))
    action: cython.pointer[Frame] = top(cython.address(t.head))
    level: cython.int = printed.place_level[frame.b]
    seat: cython.int = t.head.to_move
    found: cython.int = matches(t, frame.a, frame.b, frame.c)
    temple: cython.int = coloured_match(t, frame.a, frame.b, frame.c)
    pay(t, seat, STONE, printed.level_stone[level] - (action.c if move == DISCOUNT_STONE else 0))
    pay(t, seat, WOOD, printed.level_wood[level] - (action.c if move == DISCOUNT_WOOD else 0))
    if move != DISCOUNT_SAVE:
        action.c = 0
    action.b += 1
    take_displayed(t, frame.a)
    put_tile(t, frame.a, frame.b, frame.c)
    note(cython.address(t.head), EV_TILE, seat, frame.a, frame.b, frame.c)
    score(t, seat, printed.level_vp[level], FROM_PYRAMID, OF_LEVEL + level)
    score(t, seat, found * printed.match_vp, FROM_ICONS, OF_BOARD + CONSTRUCTION)
    t.player[seat].track += printed.tile_track
    if frame.b == LAST_PLACE:
        finish_pyramid(t)
    if not may_place_more(t, action[0]):
        finish(t)
    if temple >= 0:
        advance(t, seat, temple)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def may_place_more(t: cython.pointer[Table], action: Frame) -> cython.bint:
    return t.open != 0 and displayed_tiles(t) > 0 and (action.b < action.a or extra_workers(t, action.a))


def finish_pyramid(t):
    """The light disc jumps to the dark disc, and the Eclipse to come is the final one (13.9)."""
    t.finished = True
    note(cython.address(t.head), EV_FINISHED, -1)
    if t.light != dark_disc(t):
        t.light = dark_disc(t)
        note(cython.address(t.head), EV_DISC, -1, t.light)
