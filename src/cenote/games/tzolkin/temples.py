# mypy: ignore-errors
"""The three temples: stepping up, the top with room for one, and the anger of the gods (rules 11)."""

import cython
from cython.cimports.cenote.core.events import note
from cython.cimports.cenote.core.frames import pop, push
from cython.cimports.cenote.games.tzolkin.board import (
    ASK_CLIMB,
    EV_ANGER,
    EV_CLIMB,
    EV_LIGHT,
    EV_NO_STEP,
    TEMPLES,
    mover,
    printed,
)
from cython.cimports.cenote.games.tzolkin.moves import ANGER, CLIMB, CLIMB_TWO


def top_taken(t, seat, temple):
    """Does somebody else stand on the top step?"""
    other: cython.int
    for other in range(t.head.seats):
        if other != seat and t.player[other].temple[temple] == printed.top[temple]:
            return True
    return False


def climb(t, seat, temple):
    """One step up. Above the top, or onto a top that is taken, it has no effect (11.2)."""
    step: cython.int = t.player[seat].temple[temple] + 1
    if step > printed.top[temple] or (step == printed.top[temple] and top_taken(t, seat, temple)):
        note(cython.address(t.head), EV_NO_STEP, seat, temple)
        return
    t.player[seat].temple[temple] = step
    note(cython.address(t.head), EV_CLIMB, seat, temple, step)
    if step == printed.top[temple] and t.player[seat].dark:
        t.player[seat].dark = False  # 11.3
        note(cython.address(t.head), EV_LIGHT, seat)


def all_bottom(player):
    """Is there no temple left to go down in?"""
    temple: cython.int
    for temple in range(TEMPLES):
        if player.temple[temple] > 0:
            return False
    return True


def descend(t, seat, temple):
    """One step down in anger (11.5)."""
    t.player[seat].temple[temple] -= 1
    note(cython.address(t.head), EV_ANGER, seat, temple, t.player[seat].temple[temple])


def highest(t, temple):
    """The step of whoever is highest."""
    best: cython.int = 0
    seat: cython.int
    for seat in range(t.head.seats):
        if t.player[seat].temple[temple] > best:
            best = t.player[seat].temple[temple]
    return best


# ---- questions ---------------------------------------------------------------------------------------------


def fill_climb(t, out):
    """Any temple; one whose step is blocked may be chosen, too."""
    temple: cython.int
    for temple in range(TEMPLES):
        out[temple] = CLIMB + temple
    return TEMPLES


def resolve_climb(t, move):
    steps: cython.int = pop(cython.address(t.head)).a
    if steps > 1:
        push(cython.address(t.head), ASK_CLIMB, steps - 1)
    climb(t, t.head.to_move, move - CLIMB)


def fill_two_temples(t, out):
    pair: cython.int
    for pair in range(TEMPLES):  # three temples make three pairs
        out[pair] = CLIMB_TWO + pair
    return TEMPLES


def resolve_two_temples(t, move):
    pair: cython.int = move - CLIMB_TWO
    pop(cython.address(t.head))
    climb(t, t.head.to_move, 0 if pair < 2 else 1)
    climb(t, t.head.to_move, 1 if pair == 0 else 2)


def fill_anger(t, out):
    """A temple in which the marker is not at the bottom (11.5)."""
    n: cython.int = 0
    temple: cython.int
    for temple in range(TEMPLES):
        if mover(t).temple[temple] > 0:
            out[n] = ANGER + temple
            n += 1
    return n


def resolve_anger(t, move):
    pop(cython.address(t.head))
    descend(t, t.head.to_move, move - ANGER)
