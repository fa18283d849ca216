# mypy: ignore-errors
"""Nobles: Buildings (rules 11)."""

import cython
from cython.cimports.cenote.core.events import note
from cython.cimports.cenote.core.frames import Frame, pop, push, top
from cython.cimports.cenote.games.teotihuacan.board import (
    ASK_ROW,
    BUILDING_VALUES,
    EV_BUILDING,
    FROM_BUILDINGS,
    MASKS,
    NOBLE_ROWS,
    NOBLES,
    OF_NOTHING,
    TILE_EXTRA_WORKER,
    WOOD,
    mover,
    pay,
    printed,
    score,
)
from cython.cimports.cenote.games.teotihuacan.bonuses import grant
from cython.cimports.cenote.games.teotihuacan.discovery import fill_free_timing, turn_over
from cython.cimports.cenote.games.teotihuacan.moves import ROW, USE
from cython.cimports.cenote.games.teotihuacan.temples import go_along_avenue


def row_is_full(t, row):
    return t.row[row] == printed.row_size[row]


def reaches_row(t, row, k):
    """The row of the number of workers; only when it is full, one above it (11.2)."""
    if row_is_full(t, row):
        return False
    return row == k - 1 or (row < k - 1 and row_is_full(t, k - 1))


def can_do_nobles(t, k, most):
    """Wood, a Building, and a space for as many workers as there are or could be (11.1, 11.2)."""
    workers: cython.int
    row: cython.int
    if mover(t).good[WOOD] < printed.row_wood or t.buildings == BUILDING_VALUES - 1:
        return False
    for row in range(NOBLE_ROWS):
        for workers in range(k, most + 1):
            if reaches_row(t, row, workers):
                return True
    return False


def begin_nobles(t, k):
    pay(t, t.head.to_move, WOOD, printed.row_wood)
    push(cython.address(t.head), ASK_ROW, k)


def fill_row(t, out):
    k: cython.int = top(cython.address(t.head)).a
    n: cython.int = fill_free_timing(t, out, 0)
    row: cython.int
    if k < printed.most_counted and mover(t).unused[TILE_EXTRA_WORKER]:
        out[n] = USE + TILE_EXTRA_WORKER - MASKS
        n += 1
    for row in range(NOBLE_ROWS):
        if reaches_row(t, row, k):
            out[n] = ROW + row
            n += 1
    return n


def resolve_row(t, move):
    frame: cython.pointer[Frame] = top(cython.address(t.head))
    k: cython.int
    if move == USE + TILE_EXTRA_WORKER - MASKS:
        turn_over(t, t.head.to_move, TILE_EXTRA_WORKER)
        frame.a += printed.extra_board[NOBLES]
        return
    k = frame.a
    pop(cython.address(t.head))
    grant(t, NOBLES, printed.power_ups[NOBLES][k], mover(t).technologies)
    put_building(t, t.head.to_move, move - ROW)


def put_building(t, seat, row):
    """The leftmost Building on the leftmost space of the row; its points and a space on the Avenue (11.3)."""
    step: cython.int
    vp: cython.int = printed.row_vp[row][t.row[row]]
    t.buildings += 1
    t.row[row] += 1
    note(cython.address(t.head), EV_BUILDING, seat, row, t.row[row])
    score(t, seat, vp, FROM_BUILDINGS, OF_NOTHING)
    for step in range(printed.row_avenue):
        go_along_avenue(t, seat)
