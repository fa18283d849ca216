# mypy: ignore-errors
"""Main actions: which are possible, and what begins them (rules 8, 9)."""

import cython
from cython.cimports.cenote.core.events import note
from cython.cimports.cenote.core.frames import push
from cython.cimports.cenote.games.teotihuacan.alchemy import begin_alchemy, can_do_alchemy
from cython.cimports.cenote.games.teotihuacan.board import (
    ALCHEMY,
    CONSTRUCTION,
    DECORATIONS,
    EV_MAIN,
    FROM_BOARDS,
    GOLD_DEPOSITS,
    NOBLES,
    OF_BOARD,
    ON_THE_WAY,
    TILE_EXTRA_WORKER,
    WORK_BONUSES,
    has,
    mover,
    printed,
)
from cython.cimports.cenote.games.teotihuacan.bonuses import grant_power_ups
from cython.cimports.cenote.games.teotihuacan.construction import begin_construction, can_construct
from cython.cimports.cenote.games.teotihuacan.decorations import begin_decorations, can_decorate
from cython.cimports.cenote.games.teotihuacan.gains import give
from cython.cimports.cenote.games.teotihuacan.nobles import begin_nobles, can_do_nobles
from cython.cimports.cenote.games.teotihuacan.workers import lowest_power, shift_worker, workers_at


def counted(t, board, newcomers):
    """Own workers that the action counts, at most 3 (8.2)."""
    k: cython.int = workers_at(mover(t), board) + newcomers
    if has(mover(t), printed.constructing) and (printed.technology_boards[printed.constructing] >> board) & 1:
        k += printed.technology_workers[printed.constructing]
    return min(k, printed.most_counted)


def could_count(t, board, k):
    """What the extra-worker tiles at hand could make of so many workers (18.5)."""
    return min(k + printed.extra_board[board] * mover(t).unused[TILE_EXTRA_WORKER], printed.most_counted)


def lowest_of(t, board, power):
    """The lowest power on a board with a newcomer of this one; a second newcomer is never the weaker (8.3)."""
    lowest: cython.int = lowest_power(mover(t), board)
    return power if lowest == 0 else min(lowest, power)


def can_do_main(t, board, power, second):
    """Is there something to be done on this board, and can the least of it be paid for (8.6)?"""
    k: cython.int = counted(t, board, 2 if second else 1)
    lowest: cython.int = lowest_of(t, board, power)
    if board <= GOLD_DEPOSITS:
        return True
    if board == ALCHEMY:
        return can_do_alchemy(t, could_count(t, board, k), lowest)
    if board == NOBLES:
        return can_do_nobles(t, k, could_count(t, board, k))
    if board == DECORATIONS:
        return can_decorate(t, k)
    return can_construct(t)


def begin_main(t, board, power, second):
    """The fee is paid: the newcomers join the others, and the board does its work (8.2, 8.5)."""
    k: cython.int
    shift_worker(mover(t), ON_THE_WAY, power, board, power)
    if second:
        shift_worker(mover(t), ON_THE_WAY, second, board, second)
    k = counted(t, board, 0)
    note(cython.address(t.head), EV_MAIN, t.head.to_move, board, k)
    if board <= GOLD_DEPOSITS:
        gather(t, board, k)
    elif board == ALCHEMY:
        begin_alchemy(t, k)
    elif board == NOBLES:
        begin_nobles(t, k)
    elif board == DECORATIONS:
        begin_decorations(t, k)
    elif board == CONSTRUCTION:
        begin_construction(t, k)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def gather(t: cython.pointer[Table], board: cython.int, k: cython.int) -> cython.void:
    """Forest, Stone Quarry, Gold Deposits: the cell for the number of workers and the lowest power (9.1)."""
    lowest: cython.int = lowest_power(mover(t), board)
    grant_power_ups(t, board, printed.power_ups[board][k], mover(t).technologies)
    push(cython.address(t.head), WORK_BONUSES, board)
    give(t, t.head.to_move, cython.address(printed.cell[board][k][lowest]), 1, FROM_BOARDS, OF_BOARD + board)
