# mypy: ignore-errors
"""Pending decisions: pushing and popping frames. The layout is in frames.pxd."""

import cython
from cython.cimports.libc.stdio import fputs, stderr
from cython.cimports.libc.stdlib import abort
from cython.cimports.libc.string import memset


def give_up(words):
    """A game has broken the contract where nothing can be raised: better no process than a wrong position."""
    fputs(words, stderr)
    abort()


def push(head, kind, a=0, b=0, c=0, d=0, e=0):
    frame: cython.pointer[Frame]
    if head.depth == DEPTH:
        give_up(b"cenote: the stack of pending decisions is full\n")
    frame = cython.address(head.frames[head.depth])
    head.depth += 1
    frame.kind = kind
    frame.a = a
    frame.b = b
    frame.c = c
    frame.d = d
    frame.e = e
    return frame


def pop(head):
    """Take the top frame off. What stood there is zeroed, so that equal states are equal bytes."""
    frame: Frame
    if head.depth == 0:
        give_up(b"cenote: no decision is pending\n")
    head.depth -= 1
    frame = head.frames[head.depth]
    memset(cython.address(head.frames[head.depth]), 0, cython.sizeof(Frame))
    return frame


def put_pending(head, to_move, frames):
    """Whose decision it is (None: the game is over), and the decisions that a position gives, from the bottom up."""
    head.to_move = -1 if to_move is None else to_move
    for numbers in frames:
        kind, a, b, c, d = numbers
        push(head, kind, a, b, c, d)
    return 0
