# mypy: ignore-errors
"""Alchemy: technologies (rules 10)."""

import cython
from cython.cimports.cenote.core.events import note
from cython.cimports.cenote.core.frames import Frame, pop, push, top
from cython.cimports.cenote.games.teotihuacan.board import (
    ALCHEMY,
    ASK_TECHNOLOGY,
    COLUMNS,
    EV_TECHNOLOGY,
    FROM_OTHERS,
    GOLD,
    MASKS,
    OF_TECHNOLOGY,
    TECHNOLOGY_PLACES,
    TILE_EXTRA_WORKER,
    has,
    mover,
    pay,
    printed,
    score,
)
from cython.cimports.cenote.games.teotihuacan.bonuses import grant
from cython.cimports.cenote.games.teotihuacan.discovery import fill_free_timing, turn_over
from cython.cimports.cenote.games.teotihuacan.moves import DONE, TECHNOLOGY, USE
from cython.cimports.cenote.games.teotihuacan.temples import advance
from cython.cimports.cenote.games.teotihuacan.workers import lowest_power


def place_of_technology(t, technology):
    """Where it lies, 0 to 5; -1 if it is not in this game."""
    place: cython.int
    for place in range(TECHNOLOGY_PLACES):
        if t.technology[place] == technology:
            return place
    return -1


def can_reach(t, number, k, lowest):
    """The second row is for two workers, or for a lone one that is strong enough (10.1)."""
    return number < COLUMNS or k > 1 or lowest >= printed.alone_from


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def can_buy(t: cython.pointer[Table], number: cython.int) -> cython.bint:
    """Not marked yet, and paid for by what is printed on it (10.2)."""
    technology: cython.int = t.technology[number]
    return not has(mover(t), technology) and mover(t).good[GOLD] >= printed.technology_gold[technology]


def can_do_alchemy(t, k, lowest):
    number: cython.int
    for number in range(TECHNOLOGY_PLACES):
        if can_reach(t, number, k, lowest) and can_buy(t, number):
            return True
    return False


def begin_alchemy(t, k):
    push(cython.address(t.head), ASK_TECHNOLOGY, k, lowest_power(mover(t), ALCHEMY))


def fill_technology(t, out):
    """A tile that can be reached and paid for, after extra workers where they open the second row (18.5)."""
    frame: Frame = top(cython.address(t.head))[0]
    most: cython.int = frame.a + printed.extra_board[ALCHEMY] * mover(t).unused[TILE_EXTRA_WORKER]
    n: cython.int = 0
    number: cython.int
    if not can_do_alchemy(t, most, frame.b):
        out[n] = DONE  # the gold went elsewhere since: nothing need come of the action any more (8.4)
        n += 1
    n = fill_free_timing(t, out, n)
    if frame.a == 1 and mover(t).unused[TILE_EXTRA_WORKER]:
        out[n] = USE + TILE_EXTRA_WORKER - MASKS
        n += 1
    for number in range(TECHNOLOGY_PLACES):
        if can_reach(t, number, frame.a, frame.b) and can_buy(t, number):
            out[n] = TECHNOLOGY + t.technology[number]
            n += 1
    return n


def resolve_technology(t, move):
    frame: cython.pointer[Frame] = top(cython.address(t.head))
    owned: cython.int = mover(t).technologies
    k: cython.int
    lowest: cython.int
    number: cython.int
    if move == USE + TILE_EXTRA_WORKER - MASKS:
        turn_over(t, t.head.to_move, TILE_EXTRA_WORKER)
        frame.a += printed.extra_board[ALCHEMY]
        return
    k = frame.a
    pop(cython.address(t.head))
    if move == DONE:
        return
    number = place_of_technology(t, move - TECHNOLOGY)
    # a lone worker in the second row is not powered up (10.1, 10.7)
    grant(t, ALCHEMY, printed.power_ups[ALCHEMY][k] if number < COLUMNS or k > 1 else 0, owned)
    pay(t, t.head.to_move, GOLD, printed.technology_gold[move - TECHNOLOGY])
    mark(t, t.head.to_move, number)
    reward_earlier_owners(t, t.head.to_move, move - TECHNOLOGY)


def mark(t, seat, number):
    """A marker on the tile at this place, and a step in the temple of its column (10.3, 10.4)."""
    t.player[seat].technologies |= 1 << t.technology[number]
    note(cython.address(t.head), EV_TECHNOLOGY, seat, t.technology[number])
    advance(t, seat, number % COLUMNS)


def reward_earlier_owners(t, seat, technology):
    """All others who have the technology score (10.6)."""
    other: cython.int
    for other in range(t.head.seats + t.head.automatons):
        if other != seat and has(cython.address(t.player[other]), technology):
            score(t, other, printed.earlier_vp, FROM_OTHERS, OF_TECHNOLOGY + technology)
