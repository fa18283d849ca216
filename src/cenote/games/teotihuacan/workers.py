# mypy: ignore-errors
"""Where workers are (rules 4, 6.1, 24.3).

A player's workers are four small numbers in ascending order, so that workers that nobody can tell apart are one. A
number is 8 times where the worker is, and its power.
"""

import cython
from cython.cimports.cenote.games.teotihuacan.board import (
    BOARDS,
    COLOURS,
    NOBODY,
    ON_SPACE,
    OUT_OF_PLAY,
    SPACES,
    WORKERS,
    printed,
)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def exchange(player: cython.pointer[Player], old: cython.int, new: cython.int) -> cython.void:
    """Put one number in the place of an equal one, and keep the order."""
    i: cython.int = 0
    while i < WORKERS - 1 and player.worker[i] != old:
        i += 1
    while i > 0 and player.worker[i - 1] > new:
        player.worker[i] = player.worker[i - 1]
        i -= 1
    while i < WORKERS - 1 and player.worker[i + 1] < new:
        player.worker[i] = player.worker[i + 1]
        i += 1
    player.worker[i] = new


def put_worker(player, area, power):
    """A worker enters play."""
    exchange(player, OUT_OF_PLAY, 8 * area + power)


def shift_worker(player, area, power, to, new_power):
    """A worker goes somewhere else, or has another power."""
    exchange(player, 8 * area + power, 8 * to + new_power)


def workers_at(player, area):
    n: cython.int = 0
    i: cython.int
    for i in range(WORKERS):
        n += where(player.worker[i]) == area
    return n


def power_at(player, area):
    """The power of a worker there; 0 if there is none."""
    return lowest_power(player, area)


def lowest_power(player, area):
    i: cython.int
    for i in range(WORKERS):
        if where(player.worker[i]) == area:
            return power_of(player.worker[i])
    return 0


def highest_power(player, area):
    i: cython.int
    for i in range(WORKERS - 1, -1, -1):
        if where(player.worker[i]) == area:
            return power_of(player.worker[i])
    return 0


def unlocked(player):
    """How many workers stand in general areas."""
    n: cython.int = 0
    i: cython.int
    for i in range(WORKERS):
        n += 1 <= where(player.worker[i]) <= BOARDS
    return n


def locked(player):
    """How many workers stand on worship spaces."""
    n: cython.int = 0
    i: cython.int
    for i in range(WORKERS):
        n += ON_SPACE <= where(player.worker[i]) < ON_SPACE + SPACES
    return n


def in_play(player):
    n: cython.int = 0
    i: cython.int
    for i in range(WORKERS):
        n += player.worker[i] != OUT_OF_PLAY
    return n


def colours(t, board):
    """The different colours in the general area of a board (6.1, 8.1)."""
    n: cython.int = 0
    i: cython.int
    for i in range(t.head.seats + t.head.automatons):
        n += workers_at(cython.address(t.player[i]), board) > 0
    for i in range(COLOURS):
        n += (t.neutral[i] >> board) & 1
    return n


def lock(t, seat, area, power, space):
    shift_worker(cython.address(t.player[seat]), area, power, ON_SPACE + space, power)
    t.worshipper[space] = seat


def unlock(t, seat, space):
    """To the general area of the same board, wherever the word comes from (4.4)."""
    player: cython.pointer[Player] = cython.address(t.player[seat])
    power: cython.int = power_at(player, ON_SPACE + space)
    shift_worker(player, ON_SPACE + space, power, printed.space_board[space], power)
    t.worshipper[space] = NOBODY


def unlock_all(t, seat):
    space: cython.int
    for space in range(SPACES):
        if t.worshipper[space] == seat:
            unlock(t, seat, space)
