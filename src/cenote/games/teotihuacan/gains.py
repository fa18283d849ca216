# mypy: ignore-errors
"""What boards, steps and tiles give: goods and points at once, what leaves a choice as a question."""

import cython
from cython.cimports.cenote.core.frames import Frame, pop, push, top
from cython.cimports.cenote.games.teotihuacan.board import (
    ANY_RESOURCE,
    ANY_TEMPLE_STEP,
    ASK_TAKE,
    AVENUE_STEP,
    GOODS,
    POWER_UP,
    RESOURCES,
    TEMPLE_STEP,
    VP,
    WORK_CLIMB,
    WORK_POWER_UP,
    gain,
    is_bot,
    score,
)
from cython.cimports.cenote.games.teotihuacan.moves import TAKE
from cython.cimports.cenote.games.teotihuacan.temples import advance, go_along_avenue


def give(t, seat, bundle, times, source, of):
    """A bundle so many times over. What isn't a matter of gaining (a technology, a Discovery tile) is passed over."""
    i: cython.int
    step: cython.int
    what: cython.int
    n: cython.int
    for i in range(bundle.count):
        what = bundle.part[i].what
        n = bundle.part[i].n * times
        if n <= 0:
            continue
        if what < GOODS:
            gain(t, seat, what, n)
        elif what == VP:
            score(t, seat, n, source, of)
        elif what == ANY_RESOURCE:
            take_any(t, seat, n)
        elif what < ANY_TEMPLE_STEP:
            for step in range(n):
                advance(t, seat, what - TEMPLE_STEP)
        elif what == ANY_TEMPLE_STEP:
            push(cython.address(t.head), WORK_CLIMB, n)
        elif what == AVENUE_STEP:
            for step in range(n):
                go_along_avenue(t, seat)
        elif what == POWER_UP:
            push(cython.address(t.head), WORK_POWER_UP, 0, n)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def take_any(t: cython.pointer[Table], seat: cython.int, n: cython.int) -> cython.void:
    """Resources of choice: a player is asked, the bot takes what it has least of, gold first, wood last (30.9)."""
    i: cython.int
    resource: cython.int
    least: cython.int
    if not is_bot(t, seat):
        push(cython.address(t.head), ASK_TAKE, n)
        return
    for i in range(n):
        least = RESOURCES - 1
        for resource in range(RESOURCES - 2, -1, -1):
            if t.player[seat].good[resource] < t.player[seat].good[least]:
                least = resource
        gain(t, seat, least, 1)


def fill_take(t, out):
    """The next resource. They are taken in the order wood, stone, gold, so that each choice is offered once."""
    n: cython.int = 0
    resource: cython.int
    for resource in range(top(cython.address(t.head)).b, RESOURCES):
        out[n] = TAKE + resource
        n += 1
    return n


def resolve_take(t, move):
    frame: Frame = pop(cython.address(t.head))
    resource: cython.int = move - TAKE
    gain(t, t.head.to_move, resource, 1)
    if frame.a > 1:
        push(cython.address(t.head), ASK_TAKE, frame.a - 1, resource)
