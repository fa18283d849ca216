# mypy: ignore-errors
"""Decorations (rules 12)."""

import cython
from cython.cimports.cenote.core.events import note
from cython.cimports.cenote.core.frames import Frame, pop, push
from cython.cimports.cenote.games.teotihuacan.board import (
    ASK_DECORATION,
    ASK_SIDE,
    DECORATION_DISPLAY,
    DECORATIONS,
    EV_DECORATION,
    EV_NEW_DECORATION,
    FROM_DECORATIONS,
    FROM_ICONS,
    GOLD,
    IN_COLOUR,
    NO_TILE,
    NUMBERS,
    OF_BOARD,
    SIDES,
    WORK_STEPS,
    mover,
    pay,
    printed,
    score,
)
from cython.cimports.cenote.games.teotihuacan.bonuses import grant
from cython.cimports.cenote.games.teotihuacan.discovery import fill_free_timing
from cython.cimports.cenote.games.teotihuacan.moves import DECORATION, SIDE
from cython.cimports.cenote.games.teotihuacan.pyramid import slide
from cython.cimports.cenote.games.teotihuacan.temples import advance


def next_number(t, side):
    """The space of a side where a tile may go now, 0 for number 1; -1 if there is none (12.2)."""
    number: cython.int = 0
    while number < NUMBERS and t.decorated[side][number] != NO_TILE:
        number += 1
    if number == NUMBERS or (t.occupied & printed.side_rests[side][number]) != printed.side_rests[side][number]:
        return -1
    return number


def can_decorate(t, k):
    side: cython.int
    if mover(t).good[GOLD] < printed.decoration_gold[k] or not displayed(t):
        return False
    for side in range(SIDES):
        if next_number(t, side) >= 0:
            return True
    return False


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def displayed(t: cython.pointer[Table]) -> cython.int:
    n: cython.int = 0
    i: cython.int
    for i in range(DECORATION_DISPLAY):
        n += t.decoration[i] != NO_TILE
    return n


def begin_decorations(t, k):
    pay(t, t.head.to_move, GOLD, printed.decoration_gold[k])
    push(cython.address(t.head), ASK_DECORATION, k)


def fill_decoration(t, out):
    """In the order of the tiles, not of the display."""
    n: cython.int = fill_free_timing(t, out, 0)
    first: cython.int = n
    i: cython.int
    j: cython.int
    for i in range(DECORATION_DISPLAY):
        if t.decoration[i] == NO_TILE:
            continue
        j = n
        while j > first and out[j - 1] > DECORATION + t.decoration[i]:
            out[j] = out[j - 1]
            j -= 1
        out[j] = DECORATION + t.decoration[i]
        n += 1
    return n


def resolve_decoration(t, move):
    frame: Frame = pop(cython.address(t.head))
    push(cython.address(t.head), ASK_SIDE, move - DECORATION, frame.a)


def fill_side(t, out):
    n: cython.int = 0
    side: cython.int
    for side in range(SIDES):
        if next_number(t, side) >= 0:
            out[n] = SIDE + side
            n += 1
    return n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def icon_over(tile: cython.int, side: cython.int, half: cython.int) -> cython.int:
    """The icon of the tile that comes to lie first (half 0) or second on this side, its arrow to the centre."""
    return printed.decoration_icon[tile][printed.side_half[side][half]]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def figure_under(t: cython.pointer[Table], side: cython.int, number: cython.int, half: cython.int) -> cython.int:
    if number == 0:
        return printed.side_figure[side][half]
    return t.figure[printed.side_cell[side][number][half]]


def resolve_side(t, move):
    frame: Frame = pop(cython.address(t.head))
    side: cython.int = move - SIDE
    number: cython.int = next_number(t, side)
    seat: cython.int = t.head.to_move
    half: cython.int
    icon: cython.int
    matches: cython.int = 0
    coloured: cython.int[2]
    n: cython.int = 0
    grant(t, DECORATIONS, printed.power_ups[DECORATIONS][frame.b], mover(t).technologies)
    for half in range(2):
        icon = icon_over(frame.a, side, half)
        if icon % IN_COLOUR == figure_under(t, side, number, half):
            matches += 1
            if icon >= IN_COLOUR:
                coloured[n] = icon % IN_COLOUR
                n += 1
    put_decoration(t, seat, frame.a, side)
    score(t, seat, matches * printed.match_vp, FROM_ICONS, OF_BOARD + DECORATIONS)
    score(t, seat, printed.decoration_vp, FROM_DECORATIONS, OF_BOARD + DECORATIONS)
    if n == 1:
        advance(t, seat, coloured[0])
    elif n == 2:
        push(cython.address(t.head), WORK_STEPS, coloured[0], coloured[1])


def put_decoration(t, seat, tile, side):
    """From the display to the next space of a side; the owner goes on along the Pyramid track (12.4)."""
    number: cython.int = next_number(t, side)
    i: cython.int
    for i in range(DECORATION_DISPLAY):
        if t.decoration[i] == tile:
            t.decoration[i] = NO_TILE
    t.decorated[side][number] = tile
    t.player[seat].track += printed.decoration_track
    note(cython.address(t.head), EV_DECORATION, seat, tile, side, number + 1)


def refill_decorations(t):
    """Fill up the display (12.5, 28.1)."""
    i: cython.int
    if t.head.automatons:
        slide(t.decoration, DECORATION_DISPLAY)
    for i in range(DECORATION_DISPLAY):
        if t.decoration[i] == NO_TILE and t.decorations_left > 0:
            t.decorations_left -= 1
            t.decoration[i] = t.decoration_deck[t.decorations_left]
            t.decoration_deck[t.decorations_left] = NO_TILE
            t.head.known += 1
            note(cython.address(t.head), EV_NEW_DECORATION, -1, t.decoration[i])
