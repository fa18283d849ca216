# mypy: ignore-errors
"""The Royal tiles of the Palace (rules 20)."""

import cython
from cython.cimports.cenote.core.frames import Frame, pop, push, top
from cython.cimports.cenote.games.teotihuacan.board import (
    ANY_RESOURCE,
    ANY_TEMPLE_STEP,
    ASK_TRADE,
    COUNTS_TECHNOLOGIES,
    COUNTS_TRACK,
    FROM_ROYAL,
    GOODS,
    OF_ROYAL,
    RESOURCES,
    ROYAL_EXCHANGE,
    ROYAL_GAIN,
    ROYAL_SCORE,
    Bundle,
    can_pay,
    marked,
    mover,
    pay,
    printed,
    score,
)
from cython.cimports.cenote.games.teotihuacan.discovery import fill_free_timing
from cython.cimports.cenote.games.teotihuacan.gains import give
from cython.cimports.cenote.games.teotihuacan.moves import DONE, PAY, TRADE
from cython.cimports.cenote.games.teotihuacan.temples import can_advance_anywhere


def reign(t, tile, power):
    """The effect of a Royal tile for a worker of this power."""
    times: cython.int = power + printed.royal_plus[tile]
    counted: cython.int
    if printed.royal_effect[tile] == ROYAL_GAIN:
        give(t, t.head.to_move, cython.address(printed.royal_gain[tile]), times, FROM_ROYAL, OF_ROYAL + tile)
    elif printed.royal_effect[tile] == ROYAL_SCORE:
        counted = count(t, printed.royal_counts[tile])
        score(t, t.head.to_move, printed.royal_vp[tile] * min(counted, times), FROM_ROYAL, OF_ROYAL + tile)
    elif times > 0:
        push(cython.address(t.head), ASK_TRADE, tile, times)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def count(t: cython.pointer[Table], what: cython.int) -> cython.int:
    if what == COUNTS_TECHNOLOGIES:
        return marked(mover(t))
    return mover(t).track if what == COUNTS_TRACK else mover(t).avenue


def asks_for_any(tile):
    """Is a resource of choice part of the payment?"""
    cost: cython.pointer[Bundle] = cython.address(printed.royal_pay[tile])
    return cost.part[cost.count - 1].what == ANY_RESOURCE


def fill_trade(t, out):
    """Trade once more, or leave it (20.1). Resources are paid in the order wood, stone, gold."""
    frame: Frame = top(cython.address(t.head))[0]
    n: cython.int
    resource: cython.int
    out[0] = DONE
    n = fill_free_timing(t, out, 1)
    if not can_pay(mover(t), cython.address(printed.royal_pay[frame.a])):
        return n
    if asks_for_any(frame.a):
        for resource in range(frame.c, RESOURCES):
            if mover(t).good[resource] > 0:
                out[n] = PAY + resource
                n += 1
    elif printed.royal_gain[frame.a].part[0].what != ANY_TEMPLE_STEP or can_advance_anywhere(t, t.head.to_move):
        out[n] = TRADE
        n += 1
    return n


def resolve_trade(t, move):
    frame: Frame = pop(cython.address(t.head))
    cost: cython.pointer[Bundle] = cython.address(printed.royal_pay[frame.a])
    i: cython.int
    if move == DONE:
        return
    for i in range(cost.count):
        pay(
            t,
            t.head.to_move,
            cost.part[i].what if cost.part[i].what < GOODS else move - PAY,
            cost.part[i].n,
        )
    if printed.royal_effect[frame.a] == ROYAL_EXCHANGE:
        give(t, t.head.to_move, cython.address(printed.royal_gain[frame.a]), frame.b, FROM_ROYAL, OF_ROYAL + frame.a)
        return
    if frame.b > 1:
        push(cython.address(t.head), ASK_TRADE, frame.a, frame.b - 1, 0 if move == TRADE else move - PAY)
    give(t, t.head.to_move, cython.address(printed.royal_gain[frame.a]), 1, FROM_ROYAL, OF_ROYAL + frame.a)
