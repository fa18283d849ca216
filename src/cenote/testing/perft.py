# mypy: ignore-errors
"""Counting legal sequences of moves to a small depth, as chess programs do: a number that pins the rules down.

perft(state, n) is the number of different sequences of exactly n moves. A game that ends earlier has none that long:
its last position counts only at the depth where it is reached. perft(state, 0) is 1.
"""

from __future__ import annotations

import cython
from cython.cimports.cenote.core.state import MOST, State
from cython.cimports.libc.stdlib import free, malloc
from cython.cimports.libc.string import memcpy


def count(state, depth, positions, moves):
    """Walk the tree with a single state: at each depth its struct is put aside, and back before the next move."""
    i: cython.int
    n: cython.int = state.options()
    total: cython.ulonglong = 0
    if depth <= 1:
        return n
    memcpy(positions, state.head, state.size)
    memcpy(moves, cython.address(state.moves[0]), n * cython.sizeof(cython.short))
    for i in range(n):
        memcpy(state.head, positions, state.size)
        state.step(moves[i])
        total += count(state, depth - 1, positions + state.size, moves + MOST)
    return total


def perft(state: State, depth: int) -> int:
    """The number of legal sequences of exactly so many moves."""
    total: cython.ulonglong
    if depth < 0:
        raise ValueError(f"no sequence has {depth} moves")
    if depth == 0:
        return 1
    levels: cython.size_t = depth
    hand: State = state.clone()
    positions = cython.cast(cython.p_char, malloc(levels * hand.size))
    moves = cython.cast(cython.p_short, malloc(levels * MOST * cython.sizeof(cython.short)))
    try:
        if not positions or not moves:
            raise MemoryError
        with cython.nogil:
            total = count(hand, levels, positions, moves)
    finally:
        free(positions)
        free(moves)
    return total


def divide(state: State, depth: int) -> dict[str, int]:
    """The same, by first moves: perft of one move less after each."""
    if depth < 1:
        raise ValueError("only a sequence of at least one move has a first one")
    token = state.game.moves.token
    return {token(move): perft(state.clone().play([move]), depth - 1) for move in state.legal()}


def expect(state: State, depth: int, number: int) -> None:
    """AssertionError, with the count by first moves, unless perft(state, depth) is this number."""
    found = perft(state, depth)
    if found != number:
        parts = "".join(f"\n    {token}: {each}" for token, each in divide(state, depth).items()) if depth else ""
        raise AssertionError(f"perft({depth}) is {found}, not {number}; by first moves:{parts}")
