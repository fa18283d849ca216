# mypy: ignore-errors
"""From turn to turn and from day to day: the first-player space and the calendar (rules 3, 13, 14, 16.1)."""

import cython
from cython.cimports.cenote.core.events import note
from cython.cimports.cenote.core.frames import pop, push
from cython.cimports.cenote.games.tzolkin.board import (
    ASK_DAYS,
    CORN,
    EV_DAYS,
    EV_FIRST,
    EV_TOOTH_CORN,
    FOOD_DAYS,
    NOBODY,
    gain,
    mover,
)
from cython.cimports.cenote.games.tzolkin.buildings import refill
from cython.cimports.cenote.games.tzolkin.food_day import food_day_due, hold_food_day
from cython.cimports.cenote.games.tzolkin.moves import DAYS
from cython.cimports.cenote.games.tzolkin.scoring import score_finally
from cython.cimports.cenote.games.tzolkin.turn import begin_turn
from cython.cimports.cenote.games.tzolkin.wheels import rotate, would_push_off


def end_turn(t):
    """Refill the buildings, take the corn of the teeth, and let the next one play (3, 13.2)."""
    refill(t)
    if t.first_space == t.head.to_move:
        gain(t, mover(t), CORN, t.tooth_corn)
        t.tooth_corn = 0
    pop(cython.address(t.head))
    t.head.to_move = (t.head.to_move + 1) % t.head.seats
    if t.head.to_move == t.first:
        end_round(t)
    else:
        begin_turn(t, t.head.to_move)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def end_round(t: cython.pointer[Table]) -> cython.void:
    """A Food Day if one is due, then the calendar (14.1, 14.2)."""
    occupant: cython.int = t.first_space
    if food_day_due(t):
        hold_food_day(t)
    if occupant == NOBODY:
        t.tooth_corn += 1
        note(cython.address(t.head), EV_TOOTH_CORN, -1, t.tooth_corn)
        advance_calendar(t, 1)
        return
    t.first_space = NOBODY
    t.player[occupant].hand += 1
    t.first = (occupant + 1) % t.head.seats if t.first == occupant else occupant
    note(cython.address(t.head), EV_FIRST, t.first)
    if t.food_days < FOOD_DAYS and may_take_two_days(t, occupant):
        t.head.to_move = occupant
        push(cython.address(t.head), ASK_DAYS)
    else:
        advance_calendar(t, 1)


def may_take_two_days(t, seat):
    """Light side up, and nobody pushed off by the second day (13.4)."""
    return not t.player[seat].dark and not would_push_off(t)


def resolve_days(t, move):
    days: cython.int = move - DAYS + 1
    pop(cython.address(t.head))
    if days == 2:
        mover(t).dark = True
    advance_calendar(t, days)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def advance_calendar(t: cython.pointer[Table], days: cython.int) -> cython.void:
    """Turn the gears; then a new round, or the end of the game after the fourth Food Day (14.3, 14.5, 16.1)."""
    day: cython.int
    note(cython.address(t.head), EV_DAYS, -1, days)
    for day in range(days):
        rotate(t)
    if t.food_days == FOOD_DAYS:
        score_finally(t)
        t.head.to_move = -1
    else:
        t.head.round += days
        begin_turn(t, t.first)


def fill_days(t, out):
    out[0] = DAYS
    out[1] = DAYS + 1
    return 2
