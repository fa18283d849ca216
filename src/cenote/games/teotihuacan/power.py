# mypy: ignore-errors
"""Power-ups, and the ascension of workers (rules 14, 15)."""

import cython
from cython.cimports.cenote.core.events import note
from cython.cimports.cenote.core.frames import Frame, pop, push, top
from cython.cimports.cenote.games.teotihuacan.board import (
    ASCENDING,
    ASK_MORE,
    ASK_POWER_UP,
    ASK_REWARD,
    BOARDS,
    COCOA,
    EV_ASCEND,
    EV_DISC,
    EV_POWER_UP,
    EV_PUT,
    EV_REWARD,
    FROM_ASCENSION,
    OF_NOTHING,
    ON_SPACE,
    ON_THE_WAY,
    PALACE,
    TOP_POWER,
    WORK_DISC,
    WORK_POWER_UP,
    WORK_REBORN,
    WORKERS,
    can_pay,
    dark_disc,
    mover,
    pay_all,
    printed,
)
from cython.cimports.cenote.games.teotihuacan.discovery import fill_free_timing
from cython.cimports.cenote.games.teotihuacan.gains import give
from cython.cimports.cenote.games.teotihuacan.moves import ASCEND, DONE, POWER, UNLOCK_ALL_PAID
from cython.cimports.cenote.games.teotihuacan.temples import go_along_avenue
from cython.cimports.cenote.games.teotihuacan.workers import (
    in_play,
    power_of,
    put_worker,
    shift_worker,
    unlocked,
    where,
    workers_at,
)

FOURTH_WORKER = cython.declare(cython.int, 4)


def power_up(t, seat, area, power):
    """One power more; with the sixth a worker ascends (14.1)."""
    if power < TOP_POWER:
        shift_worker(cython.address(t.player[seat]), area, power, area, power + 1)
        note(cython.address(t.head), EV_POWER_UP, seat, area, power + 1)
    else:
        ascend(t, seat, area)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def ascend(t: cython.pointer[Table], seat: cython.int, area: cython.int) -> cython.void:
    """The Avenue first, with a claim perhaps; then the worker returns (15.1)."""
    note(cython.address(t.head), EV_ASCEND, seat, area)
    shift_worker(cython.address(t.player[seat]), area, TOP_POWER, ON_THE_WAY, ASCENDING)
    push(cython.address(t.head), WORK_REBORN, seat)
    go_along_avenue(t, seat)


def work_reborn(t):
    """On the Palace with power 1; a reward; then the calendar (15.2 to 15.4)."""
    seat: cython.int = pop(cython.address(t.head)).a
    shift_worker(cython.address(t.player[seat]), ON_THE_WAY, ASCENDING, PALACE, 1)
    push(cython.address(t.head), WORK_DISC)
    push(cython.address(t.head), ASK_REWARD)


def work_disc(t):
    pop(cython.address(t.head))
    move_light_disc(t)


def move_light_disc(t):
    """One space on, but never past the dark disc (21.1)."""
    if t.light < dark_disc(t):
        t.light += 1
        note(cython.address(t.head), EV_DISC, -1, t.light)


def has_reward(t, reward):
    """The one for cocoa must be paid, and the fourth worker enters play once (15.3)."""
    if reward == FOURTH_WORKER:
        return in_play(mover(t)) < WORKERS
    return can_pay(mover(t), cython.address(printed.reward_cost[reward]))


def fill_reward(t, out):
    n: cython.int = fill_free_timing(t, out, 0)
    reward: cython.int
    for reward in range(FOURTH_WORKER + 1):
        if has_reward(t, reward):
            out[n] = ASCEND + reward
            n += 1
    return n


def resolve_reward(t, move):
    reward: cython.int = move - ASCEND
    pop(cython.address(t.head))
    note(cython.address(t.head), EV_REWARD, t.head.to_move, reward)
    pay_all(t, t.head.to_move, cython.address(printed.reward_cost[reward]))
    if reward == FOURTH_WORKER:
        put_worker(mover(t), PALACE, printed.fourth_power)
        note(cython.address(t.head), EV_PUT, t.head.to_move, PALACE, printed.fourth_power)
    give(t, t.head.to_move, cython.address(printed.reward[reward]), 1, FROM_ASCENSION, OF_NOTHING)


# ---- which worker ------------------------------------------------------------------------------------------


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def eligible(t: cython.pointer[Table], board: cython.int) -> cython.int:
    """How many own unlocked workers there are on a board, or with board 0 anywhere."""
    return workers_at(mover(t), board) if board else unlocked(mover(t))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def fill_workers(t: cython.pointer[Table], out: cython.p_short, n: cython.int, board: cython.int) -> cython.int:
    """Own unlocked workers on a board, or with board 0 anywhere; equal ones once."""
    i: cython.int
    worker: cython.int
    for i in range(WORKERS):
        worker = mover(t).worker[i]
        if i > 0 and worker == mover(t).worker[i - 1]:
            continue
        if where(worker) == board if board else 1 <= where(worker) <= BOARDS:
            out[n] = POWER + 5 * (where(worker) - 1) + power_of(worker) - 1
            n += 1
    return n


def locked_on(t, board):
    """Is an own worker locked on this board?"""
    space: cython.int
    if printed.first_space[board] < 0:
        return False
    for space in range(printed.first_space[board], printed.first_space[board] + printed.spaces[board]):
        if workers_at(mover(t), ON_SPACE + space):
            return True
    return False


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def unlocking_helps(t: cython.pointer[Table], board: cython.int) -> cython.bint:
    """Would a paid unlock bring another worker to this board (4.2)? Elsewhere it can wait for the end of the turn."""
    return t.head.round > 0 and mover(t).good[COCOA] >= printed.unlock_all and locked_on(t, board)


def work_power_up(t):
    """The next of several power-ups; if no worker is left to receive it, it is lost (14.2)."""
    frame: Frame = pop(cython.address(t.head))
    if eligible(t, frame.a) == 0:
        return
    if frame.b > 1:
        push(cython.address(t.head), WORK_POWER_UP, frame.a, frame.b - 1, frame.d, frame.d)
    push(cython.address(t.head), ASK_POWER_UP, frame.a, frame.c)


def fill_power_up(t, out):
    frame: Frame = top(cython.address(t.head))[0]
    n: cython.int = 0
    if frame.b:
        out[n] = DONE
        n += 1
    if frame.a and unlocking_helps(t, frame.a):
        out[n] = UNLOCK_ALL_PAID
        n += 1
    n = fill_free_timing(t, out, n)
    return fill_workers(t, out, n, frame.a)


def resolve_power_up(t, move):
    pop(cython.address(t.head))
    if move != DONE:
        power_up(t, t.head.to_move, (move - POWER) // 5 + 1, (move - POWER) % 5 + 1)


def work_more(t):
    """Technology 13: one more for cocoa, if there is somebody to receive it (14.4)."""
    board: cython.int = pop(cython.address(t.head)).a
    if eligible(t, board) or unlocking_helps(t, board):
        push(cython.address(t.head), ASK_MORE, board)


def fill_more(t, out):
    board: cython.int = top(cython.address(t.head)).a
    n: cython.int = 1
    out[0] = DONE
    if unlocking_helps(t, board):
        out[n] = UNLOCK_ALL_PAID
        n += 1
    n = fill_free_timing(t, out, n)
    if can_pay(mover(t), cython.address(printed.technology_pay[printed.powering])):
        n = fill_workers(t, out, n, board)
    return n


def resolve_more(t, move):
    pop(cython.address(t.head))
    if move != DONE:
        pay_all(t, t.head.to_move, cython.address(printed.technology_pay[printed.powering]))
        power_up(t, t.head.to_move, (move - POWER) // 5 + 1, (move - POWER) % 5 + 1)
