# mypy: ignore-errors
"""A player's turn: unlocking or moving a worker, what it does where it arrives, and the fees (rules 3 to 6, 8.1)."""

import cython
from cython.cimports.cenote.core.events import note
from cython.cimports.cenote.core.frames import Frame, pop, push, top
from cython.cimports.cenote.games.teotihuacan.board import (
    ASK_ACTION,
    ASK_END,
    ASK_FEE,
    ASK_GO,
    ASK_TURN,
    ASK_WITH,
    BOARDS,
    COCOA,
    EV_COLLECT,
    EV_MOVE,
    EV_UNLOCK,
    FEE_MAIN,
    FEE_UNLOCK,
    FROM_TECHNOLOGIES,
    MASKS,
    OF_TECHNOLOGY,
    ON_THE_WAY,
    PALACE,
    TILE_DOUBLE_MOVE,
    TILE_FREE_COCOA,
    TILE_UNLIMITED_MOVE,
    UNLOCK_FREE,
    UNLOCK_PAID,
    WORKERS,
    gain,
    has,
    mover,
    pay,
    printed,
)
from cython.cimports.cenote.games.teotihuacan.discovery import fill_free_timing, turn_over
from cython.cimports.cenote.games.teotihuacan.gains import give
from cython.cimports.cenote.games.teotihuacan.main_actions import begin_main, can_do_main
from cython.cimports.cenote.games.teotihuacan.moves import (
    COLLECT,
    END,
    GO,
    MAIN,
    PAY,
    UNLOCK_ALL_FREE,
    UNLOCK_ALL_PAID,
    USE,
    WITH,
    WORKER,
    WORSHIP,
)
from cython.cimports.cenote.games.teotihuacan.workers import (
    colours,
    locked,
    power_of,
    shift_worker,
    unlock_all,
    where,
)
from cython.cimports.cenote.games.teotihuacan.worship import (
    begin_both,
    begin_worship,
    can_take_space,
    choose_worship,
    space_fee,
)


def begin_turn(t, seat):
    t.head.to_move = seat
    push(cython.address(t.head), ASK_TURN)


# ---- unlocking ---------------------------------------------------------------------------------------------


def can_unlock_paid(t):
    """In a normal turn, with somebody to unlock (4.2)."""
    return mover(t).good[COCOA] >= printed.unlock_all and locked(mover(t)) > 0


def unlock_paid(t):
    note(cython.address(t.head), EV_UNLOCK, t.head.to_move, UNLOCK_PAID)
    pay(t, t.head.to_move, COCOA, printed.unlock_all)
    unlock_all(t, t.head.to_move)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def fill_between(t: cython.pointer[Table], out: cython.p_short, n: cython.int) -> cython.int:
    """What may be done between the parts of a turn (3.5)."""
    if can_unlock_paid(t):
        out[n] = UNLOCK_ALL_PAID
        n += 1
    return fill_free_timing(t, out, n)


# ---- moving ------------------------------------------------------------------------------------------------


def fill_turn(t, out):
    n: cython.int = 0
    i: cython.int
    worker: cython.int
    if locked(mover(t)) > 0:
        out[n] = UNLOCK_ALL_FREE
        n += 1
    n = fill_between(t, out, n)
    for i in range(WORKERS):
        worker = mover(t).worker[i]
        if 1 <= where(worker) <= BOARDS and (i == 0 or worker != mover(t).worker[i - 1]):
            out[n] = WORKER + 5 * (where(worker) - 1) + power_of(worker) - 1
            n += 1
    return n


def resolve_turn(t, move):
    pop(cython.address(t.head))
    if move == UNLOCK_ALL_FREE:
        note(cython.address(t.head), EV_UNLOCK, t.head.to_move, UNLOCK_FREE)
        unlock_all(t, t.head.to_move)
        push(cython.address(t.head), ASK_END)
    else:
        push(cython.address(t.head), ASK_GO, (move - WORKER) // 5 + 1, (move - WORKER) % 5 + 1)


def can_move_along(t, board, power):
    """Is there another worker to move with this one? Two are named with the weaker first (5.3)."""
    i: cython.int
    least: cython.int = 8 * board + power
    n: cython.int = 0
    for i in range(WORKERS):
        n += where(mover(t).worker[i]) == board and mover(t).worker[i] >= least
    return n > 1


def fill_go(t, out):
    frame: Frame = top(cython.address(t.head))[0]
    n: cython.int = 0
    distance: cython.int
    farthest: cython.int = BOARDS if frame.d else printed.farthest
    reached: cython.int = 0
    board: cython.int
    if not frame.c and not frame.d and mover(t).unused[TILE_DOUBLE_MOVE] and can_move_along(t, frame.a, frame.b):
        out[n] = USE + TILE_DOUBLE_MOVE - MASKS
        n += 1
    if not frame.d and mover(t).unused[TILE_UNLIMITED_MOVE]:
        out[n] = USE + TILE_UNLIMITED_MOVE - MASKS
        n += 1
    for distance in range(1, farthest + 1):
        reached |= 1 << t.ring[(t.place[frame.a] + distance) % BOARDS]
    for board in range(1, BOARDS + 1):
        if (reached >> board) & 1:
            out[n] = GO + board - 1
            n += 1
    return n


def resolve_go(t, move):
    frame: cython.pointer[Frame] = top(cython.address(t.head))
    given: Frame
    if move == USE + TILE_DOUBLE_MOVE - MASKS:
        turn_over(t, t.head.to_move, TILE_DOUBLE_MOVE)
        push(cython.address(t.head), ASK_WITH, frame.a, frame.b)
    elif move == USE + TILE_UNLIMITED_MOVE - MASKS:
        turn_over(t, t.head.to_move, TILE_UNLIMITED_MOVE)
        frame.d = True
    else:
        given = pop(cython.address(t.head))
        go(t, given.a, given.b, move - GO + 1)
        if given.c:
            go(t, given.a, given.c, move - GO + 1)
        push(cython.address(t.head), ASK_ACTION, move - GO + 1, given.b, given.c)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def go(t: cython.pointer[Table], origin: cython.int, power: cython.int, board: cython.int) -> cython.void:
    """A worker goes clockwise; the Palace on its way may bring cocoa (5.2, 5.4)."""
    distance: cython.int = (t.place[board] - t.place[origin] + BOARDS - 1) % BOARDS + 1
    passes: cython.bint = t.place[origin] + distance >= BOARDS  # the Palace is place 0
    shift_worker(mover(t), origin, power, ON_THE_WAY, power)
    note(cython.address(t.head), EV_MOVE, t.head.to_move, origin, board, power)
    if passes and has(mover(t), printed.passing):
        give(
            t,
            t.head.to_move,
            cython.address(printed.technology_gain[printed.passing]),
            1,
            FROM_TECHNOLOGIES,
            OF_TECHNOLOGY + printed.passing,
        )


def fill_with(t, out):
    frame: Frame = top(cython.address(t.head))[0]
    n: cython.int = 0
    i: cython.int
    least: cython.int = 8 * frame.a + frame.b
    first: cython.bint = True  # the worker itself
    for i in range(WORKERS):
        if where(mover(t).worker[i]) != frame.a or mover(t).worker[i] < least:
            continue
        if first and mover(t).worker[i] == least:
            first = False
        elif n == 0 or out[n - 1] != WITH + power_of(mover(t).worker[i]) - 1:
            out[n] = WITH + power_of(mover(t).worker[i]) - 1
            n += 1
    return n


def resolve_with(t, move):
    pop(cython.address(t.head))
    top(cython.address(t.head)).c = move - WITH + 1


# ---- the action --------------------------------------------------------------------------------------------


def arrive(t, board, power):
    """A newcomer is put down in the general area; power 0 is no newcomer."""
    if power:
        shift_worker(mover(t), ON_THE_WAY, power, board, power)


def fill_action(t, out):
    """Collect Cocoa, worship or the main action (3.2)."""
    frame: Frame = top(cython.address(t.head))[0]
    n: cython.int = fill_between(t, out, 0)
    space: cython.int
    out[n] = COLLECT
    n += 1
    if printed.first_space[frame.a] >= 0:
        for space in range(printed.first_space[frame.a], printed.first_space[frame.a] + printed.spaces[frame.a]):
            if can_take_space(t, space):
                out[n] = WORSHIP + space
                n += 1
    if frame.a != PALACE and can_pay_fee(t, colours(t, frame.a)) and can_do_main(t, frame.a, frame.b, frame.c):
        out[n] = MAIN
        n += 1
    return n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def can_pay_fee(t: cython.pointer[Table], fee: cython.int) -> cython.bint:
    return mover(t).good[COCOA] >= fee or mover(t).unused[TILE_FREE_COCOA] > 0


def resolve_action(t, move):
    frame: Frame = pop(cython.address(t.head))
    fee: cython.int
    push(cython.address(t.head), ASK_END)
    if move == COLLECT:
        note(cython.address(t.head), EV_COLLECT, t.head.to_move, frame.a)
        gain(t, t.head.to_move, COCOA, colours(t, frame.a) + printed.collect)
        arrive(t, frame.a, frame.b)
        arrive(t, frame.a, frame.c)
    elif move == MAIN:
        fee = colours(t, frame.a)
        if fee:
            push(cython.address(t.head), ASK_FEE, FEE_MAIN, frame.a, frame.b, frame.c)
        else:
            begin_main(t, frame.a, frame.b, frame.c)
    elif space_fee(t, move - WORSHIP):
        push(cython.address(t.head), ASK_FEE, FEE_UNLOCK, move - WORSHIP, frame.b, frame.c)
    else:
        begin_worship(t, move - WORSHIP, frame.b, frame.c, False)


# ---- fees --------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def fee_of(t: cython.pointer[Table], what: cython.int, of: cython.int) -> cython.int:
    if what == FEE_MAIN:
        return colours(t, of)
    return printed.unlock_other if what == FEE_UNLOCK else printed.both


def fill_fee(t, out):
    """In cocoa, or by the tile that takes its place (8.1, 18.7)."""
    frame: Frame = top(cython.address(t.head))[0]
    fee: cython.int = fee_of(t, frame.a, frame.b)
    n: cython.int = 0
    if mover(t).unused[TILE_FREE_COCOA]:
        out[n] = USE + TILE_FREE_COCOA - MASKS
        n += 1
    if mover(t).good[COCOA] >= fee and (
        frame.a != FEE_UNLOCK or choose_worship(t, frame.b, mover(t).good[COCOA] - fee, False)
    ):
        out[n] = PAY + COCOA
        n += 1
    return n


def resolve_fee(t, move):
    frame: Frame = pop(cython.address(t.head))
    free: cython.bint = move != PAY + COCOA
    if free:
        turn_over(t, t.head.to_move, TILE_FREE_COCOA)
    else:
        pay(t, t.head.to_move, COCOA, fee_of(t, frame.a, frame.b))
    if frame.a == FEE_MAIN:
        begin_main(t, frame.b, frame.c, frame.d)
    elif frame.a == FEE_UNLOCK:
        begin_worship(t, frame.b, frame.c, frame.d, free)
    else:
        begin_both(t, frame.b)


def fill_end(t, out):
    out[0] = END
    return fill_between(t, out, 1)
