# mypy: ignore-errors
"""What games have in common when they write what a seat knows as numbers (the contract's `observe`).

Each function writes behind the `n` numbers that are there, and says how many there are then.
"""

from __future__ import annotations

import cython
from cython.cimports.cenote.core.frames import Frame

PARTS = ("kind", "a", "b", "c", "d")


def relative(seat, viewer, seats):
    """A seat counted from the viewer."""
    return (seat - viewer + seats) % seats


def one_of(out, n, choices, chosen):
    """A flag for each choice, at most one of them up."""
    i: cython.int
    for i in range(choices):
        out[n + i] = i == chosen
    return n + choices


def write_frames(head, shown, out, n):
    """The decisions on top of the stack: the one to be made, and what waits beneath."""
    i: cython.int
    frame: Frame
    for i in range(shown):
        if i < head.depth:
            frame = head.frames[head.depth - 1 - i]
        else:
            frame.kind = frame.a = frame.b = frame.c = frame.d = 0
        out[n] = frame.kind
        out[n + 1] = frame.a
        out[n + 2] = frame.b
        out[n + 3] = frame.c
        out[n + 4] = frame.d
        n += 5
    return n


def frame_names(shown: int) -> list[str]:
    """What the numbers of `write_frames` mean."""
    return [f"pending_{depth}.{part}" for depth in range(shown) for part in PARTS]
