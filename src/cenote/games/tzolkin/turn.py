# mypy: ignore-errors
"""A player's turn: begging, placing workers or picking them up (rules 3, 4, 5.1)."""

import cython
from cython.cimports.cenote.core.events import note
from cython.cimports.cenote.core.frames import pop, push, top
from cython.cimports.cenote.games.tzolkin.board import (
    ASK_ACTION,
    ASK_ANGER,
    ASK_END,
    ASK_PICK,
    ASK_PLACE,
    ASK_START,
    CORN,
    EMPTY,
    EV_BEG,
    EV_MERCY,
    EV_PICK,
    EV_PLACE,
    FIRST_SPACE,
    GEARS,
    NOBODY,
    gain,
    mover,
    pay,
    printed,
)
from cython.cimports.cenote.games.tzolkin.moves import BEG, END, PICK, PLACE
from cython.cimports.cenote.games.tzolkin.temples import all_bottom
from cython.cimports.cenote.games.tzolkin.wheels import lowest_empty


def begin_turn(t, seat):
    t.head.to_move = seat
    push(cython.address(t.head), ASK_START, False)


def placing_cost(t, gear, placed):
    """The corn for one more worker there, `placed` being placed this turn already; -1 if there is no space (4.3)."""
    space: cython.int
    if gear == FIRST_SPACE:
        space = 0 if t.first_space == NOBODY else -1
    else:
        space = lowest_empty(t, gear)
    if space < 0:
        return -1
    return space + printed.surcharge[placed + 1] - printed.surcharge[placed]


def cheapest(t):
    """The corn for the cheapest placement there is; -1 if everything is full."""
    best: cython.int = -1
    gear: cython.int
    cost: cython.int
    for gear in range(GEARS + 1):
        cost = placing_cost(t, gear, 0)
        if cost >= 0 and (best < 0 or cost < best):
            best = cost
    return best


def can_beg(t, begged):
    """At the start of a turn, with little corn, once, and with a temple left to anger (3.3)."""
    return not begged and mover(t).corn <= printed.most_corn_to_beg and not all_bottom(mover(t))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def at_mercy(t: cython.pointer[Table], begged: cython.int) -> cython.bint:
    """Nothing to pick up, nothing to be paid for, and begging is impossible (3.4)."""
    if mover(t).hand < mover(t).workers:  # some are on gears
        return False
    return mover(t).corn < cheapest(t) and not can_beg(t, begged)


def fill_start(t, out):
    begged: cython.int = top(cython.address(t.head)).a
    n: cython.int = 0
    gear: cython.int
    if can_beg(t, begged):
        out[n] = BEG
        n += 1
    if at_mercy(t, begged):
        for gear in range(GEARS + 1):
            if placing_cost(t, gear, 0) == cheapest(t):
                out[n] = PLACE + gear
                n += 1
        return n
    n = fill_placements(t, out, n, 0, 0)
    return fill_picks(t, out, n)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def fill_placements(
    t: cython.pointer[Table], out: cython.p_short, n: cython.int, placed: cython.int, start: cython.int
) -> cython.int:
    """Where the next worker can go. Placements commute, so they are made in the order of the gears."""
    gear: cython.int
    cost: cython.int
    if mover(t).hand == 0:
        return n
    for gear in range(start, GEARS + 1):
        cost = placing_cost(t, gear, placed)
        if 0 <= cost <= mover(t).corn:
            out[n] = PLACE + gear
            n += 1
    return n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def fill_picks(t: cython.pointer[Table], out: cython.p_short, n: cython.int) -> cython.int:
    gear: cython.int
    space: cython.int
    if mover(t).hand == mover(t).workers:
        return n
    for gear in range(GEARS):
        for space in range(printed.last[gear] + 1):
            if t.space[gear][space] == t.head.to_move:
                out[n] = printed.first_pick[gear] + space
                n += 1
    return n


def fill_place(t, out):
    out[0] = END
    return fill_placements(t, out, 1, top(cython.address(t.head)).a, top(cython.address(t.head)).b)


def fill_pick(t, out):
    out[0] = END
    return fill_picks(t, out, 1)


def resolve_start(t, move):
    mercy: cython.bint
    if move == BEG:
        note(cython.address(t.head), EV_BEG, t.head.to_move)
        gain(t, mover(t), CORN, printed.corn_after_begging - mover(t).corn)
        top(cython.address(t.head)).a = True
        push(cython.address(t.head), ASK_ANGER)
    elif move >= PICK:
        pick_up(t, move)
    else:
        mercy = at_mercy(t, top(cython.address(t.head)).a)
        pop(cython.address(t.head))
        if mercy:
            note(cython.address(t.head), EV_MERCY, t.head.to_move)
            pay(t, mover(t), CORN, mover(t).corn)
            put_down(t, move - PLACE)
            push(cython.address(t.head), ASK_END)
        else:
            place(t, move - PLACE, 0)


def resolve_place(t, move):
    place(t, move - PLACE, pop(cython.address(t.head)).a)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def place(t: cython.pointer[Table], gear: cython.int, placed: cython.int) -> cython.void:
    pay(t, mover(t), CORN, placing_cost(t, gear, placed))
    put_down(t, gear)
    push(cython.address(t.head), ASK_PLACE, placed + 1, gear)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def put_down(t: cython.pointer[Table], gear: cython.int) -> cython.void:
    space: cython.int = 0
    mover(t).hand -= 1
    if gear == FIRST_SPACE:
        t.first_space = t.head.to_move
    else:
        space = lowest_empty(t, gear)
        t.space[gear][space] = t.head.to_move
    note(cython.address(t.head), EV_PLACE, t.head.to_move, gear, space)


def pick_up(t, move):
    """Take a worker back into the hand; then it may act (5.1, 5.6)."""
    gear: cython.int = GEARS - 1
    space: cython.int
    while move < printed.first_pick[gear]:
        gear -= 1
    space = move - printed.first_pick[gear]
    t.space[gear][space] = EMPTY
    mover(t).hand += 1
    note(cython.address(t.head), EV_PICK, t.head.to_move, gear, space)
    pop(cython.address(t.head))
    push(cython.address(t.head), ASK_PICK)
    push(cython.address(t.head), ASK_ACTION, gear, space)


def fill_end(t, out):
    out[0] = END
    return 1
