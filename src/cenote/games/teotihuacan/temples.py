# mypy: ignore-errors
"""The temples and the Avenue of the Dead (rules 16, 17)."""

import cython
from cython.cimports.cenote.core.events import note
from cython.cimports.cenote.core.frames import Frame, pop, push, top
from cython.cimports.cenote.games.teotihuacan.board import (
    ASK_CLAIM,
    ASK_CLIMB,
    ASK_STEPS,
    AT_AVENUE,
    AT_TEMPLE,
    AVENUE_SPACES,
    BONUS_STEP,
    EV_AVENUE,
    EV_CLIMB,
    EV_NO_STEP,
    FROM_TEMPLES,
    NO_TILE,
    OF_TEMPLE,
    TEMPLES,
    TOP_STEP,
    WORK_CLIMB,
    WORK_STEP,
    is_bot,
    printed,
)
from cython.cimports.cenote.games.teotihuacan.gains import give
from cython.cimports.cenote.games.teotihuacan.moves import CLIMB


def can_advance(t, seat, temple):
    """The top step has room for one (16.3)."""
    i: cython.int
    if t.player[seat].temple[temple] < BONUS_STEP:
        return True
    if t.player[seat].temple[temple] == TOP_STEP:
        return False
    for i in range(t.head.seats + t.head.automatons):
        if t.player[i].temple[temple] == TOP_STEP:
            return False
    return True


def can_advance_anywhere(t, seat):
    temple: cython.int
    for temple in range(TEMPLES):
        if can_advance(t, seat, temple):
            return True
    return False


def advance(t, seat, temple):
    """One step up, with what it brings; a step that can't be made is lost (16.1, 16.4)."""
    main: cython.int
    if not can_advance(t, seat, temple):
        note(cython.address(t.head), EV_NO_STEP, seat, temple)
        return
    t.player[seat].temple[temple] += 1
    note(cython.address(t.head), EV_CLIMB, seat, temple, t.player[seat].temple[temple])
    main = printed.main_step[temple][t.player[seat].temple[temple]]
    if main >= 0 and t.step_tile[main][0] != NO_TILE and not is_bot(t, seat):
        push(cython.address(t.head), ASK_CLAIM, AT_TEMPLE + main)
    else:
        take_printed(t, seat, temple, t.player[seat].temple[temple])


def take_printed(t, seat, temple, step):
    """The reward printed on a step."""
    give(t, seat, cython.address(printed.step[temple][step]), 1, FROM_TEMPLES, OF_TEMPLE + temple)


def go_along_avenue(t, seat):
    """One space on, to the end at most; some spaces have Discovery tiles, which are not for the bot (17.1, 30.2)."""
    stop: cython.int
    if t.player[seat].avenue == AVENUE_SPACES:
        return
    t.player[seat].avenue += 1
    note(cython.address(t.head), EV_AVENUE, seat, t.player[seat].avenue)
    stop = printed.avenue_stop[t.player[seat].avenue]
    if stop >= 0 and t.avenue_tile[stop][0] != NO_TILE and not is_bot(t, seat):
        push(cython.address(t.head), ASK_CLAIM, AT_AVENUE + stop)


def work_climb(t):
    """Steps in any temple, each complete before the next; they are lost if no marker can move (16.4)."""
    steps: cython.int = pop(cython.address(t.head)).a
    if not can_advance_anywhere(t, t.head.to_move):
        note(cython.address(t.head), EV_NO_STEP, t.head.to_move, TEMPLES)
        return
    if steps > 1:
        push(cython.address(t.head), WORK_CLIMB, steps - 1)
    push(cython.address(t.head), ASK_CLIMB)


def fill_climb(t, out):
    n: cython.int = 0
    temple: cython.int
    for temple in range(TEMPLES):
        if can_advance(t, t.head.to_move, temple):
            out[n] = CLIMB + temple
            n += 1
    return n


def resolve_climb(t, move):
    pop(cython.address(t.head))
    advance(t, t.head.to_move, move - CLIMB)


# ---- steps in two temples, of which the player says which comes first (12.3) --------------------------------


def work_steps(t):
    """If only one of them can be made, or both are in one temple, there is nothing to say."""
    frame: Frame = pop(cython.address(t.head))
    seat: cython.int = t.head.to_move
    if frame.a != frame.b and can_advance(t, seat, frame.a) and can_advance(t, seat, frame.b):
        push(cython.address(t.head), ASK_STEPS, frame.a, frame.b)
    else:
        push(cython.address(t.head), WORK_STEP, frame.b)
        advance(t, seat, frame.a)


def work_step(t):
    advance(t, t.head.to_move, pop(cython.address(t.head)).a)


def fill_steps(t, out):
    frame: Frame = top(cython.address(t.head))[0]
    out[0] = CLIMB + min(frame.a, frame.b)
    out[1] = CLIMB + max(frame.a, frame.b)
    return 2


def resolve_steps(t, move):
    frame: Frame = pop(cython.address(t.head))
    push(cython.address(t.head), WORK_STEP, frame.b if move == CLIMB + frame.a else frame.a)
    advance(t, t.head.to_move, move - CLIMB)
