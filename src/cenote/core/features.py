# mypy: ignore-errors
"""What games have in common when they write what a seat knows as numbers (the contract's `observe`).

Each function writes behind the `n` numbers that are there, and says how many there are then.
"""

from __future__ import annotations

import cython
from cython.cimports.cenote.core.frames import Frame

FRAMES_SHOWN = cython.declare(cython.int, 6)  # no more ever wait upon each other in a game
PARTS = ("kind", "a", "b", "c", "d")
FRAME_NAMES: list[str] = [f"pending_{depth}.{part}" for depth in range(6) for part in PARTS]
"""What the numbers of `write_frames` mean."""


def relative(seat, viewer, seats):
    """A seat counted from the viewer."""
    return (seat - viewer + seats) % seats


def one_of(out, n, choices, chosen):
    """A flag for each choice, at most one of them up."""
    i: cython.int
    for i in range(choices):
        out[n + i] = i == chosen
    return n + choices


def write_frames(head, out, n):
    """The decisions on top of the stack: the one to be made, and what waits beneath."""
    i: cython.int
    frame: Frame
    for i in range(FRAMES_SHOWN):
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


assert len(FRAME_NAMES) == FRAMES_SHOWN * len(PARTS)
