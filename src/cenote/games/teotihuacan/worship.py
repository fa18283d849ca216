# mypy: ignore-errors
"""Worship: taking a space, and what it brings (rules 7)."""

import cython
from cython.cimports.cenote.core.events import note
from cython.cimports.cenote.core.frames import Frame, pop, push, top
from cython.cimports.cenote.games.teotihuacan.board import (
    ASK_FEE,
    ASK_LOCK,
    ASK_ORDER,
    ASK_WORSHIP,
    COCOA,
    EV_UNLOCK,
    EV_WORSHIP,
    FEE_BOTH,
    NO_TILE,
    NOBODY,
    ON_SPACE,
    ON_THE_WAY,
    ROYAL_SPACES,
    TEMPLES,
    TILE_FREE_COCOA,
    UNLOCK_OTHER,
    WORK_CLAIM,
    WORK_CLIMB,
    WORK_EFFECT,
    Bundle,
    is_bot,
    mover,
    printed,
)
from cython.cimports.cenote.games.teotihuacan.discovery import (
    can_claim,
    claim_tile,
    fill_free_timing,
    take_board_tile,
)
from cython.cimports.cenote.games.teotihuacan.moves import (
    CHOOSE_BOTH,
    CHOOSE_EFFECT,
    CHOOSE_TILE,
    FIRST_EFFECT,
    FIRST_TILE,
    LOCK,
)
from cython.cimports.cenote.games.teotihuacan.royal import reign
from cython.cimports.cenote.games.teotihuacan.temples import advance, can_advance, can_advance_anywhere
from cython.cimports.cenote.games.teotihuacan.teotibot import displace_bot
from cython.cimports.cenote.games.teotihuacan.workers import lock, power_at, shift_worker, unlock


def space_fee(t, space):
    """The cocoa for unlocking whoever stands there (7.2)."""
    return 0 if t.worshipper[space] == NOBODY else printed.unlock_other


def can_have_effect(t, space):
    """Royal tiles always may be chosen; in a temple the marker must be able to move (7.8)."""
    temple: cython.int = printed.space_temple[space]
    if space < ROYAL_SPACES:
        return True
    return can_advance(t, t.head.to_move, temple) if temple < TEMPLES else can_advance_anywhere(t, t.head.to_move)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def can_claim_with(t: cython.pointer[Table], kind: cython.int, cocoa: cython.int) -> cython.bint:
    """Could a tile be paid for with so much cocoa left?"""
    cost: cython.pointer[Bundle] = cython.address(printed.tile_cost[kind])
    i: cython.int
    have: cython.int
    for i in range(cost.count):
        have = cocoa if cost.part[i].what == COCOA else mover(t).good[cost.part[i].what]
        if have < cost.part[i].n:
            return False
    return True


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def can_take_tile_alone(t: cython.pointer[Table], space: cython.int, cocoa: cython.int) -> cython.bint:
    """Not at the Palace (7.4)."""
    kind: cython.int = t.board_tile[printed.space_board[space]]
    return space >= ROYAL_SPACES and kind != NO_TILE and can_claim_with(t, kind, cocoa)


def choose_worship(t, space, cocoa, free):
    """Would there be something to choose on this space, with so much cocoa left?"""
    return can_have_effect(t, space) or can_take_tile_alone(t, space, cocoa)


def can_take_space(t, space):
    """Not one with an own worker; another's must be paid for, and something must come of it (7.2, 7.8)."""
    fee: cython.int = space_fee(t, space)
    cocoa: cython.int = mover(t).good[COCOA]
    if t.worshipper[space] == t.head.to_move:
        return False
    if fee == 0:
        return choose_worship(t, space, cocoa, False)
    if mover(t).unused[TILE_FREE_COCOA] and choose_worship(t, space, cocoa, True):
        return True
    return cocoa >= fee and choose_worship(t, space, cocoa - fee, False)


def begin_worship(t, space, power, second, free):
    """The fee is paid: whoever stands there makes room, and a newcomer takes the space (7.2, 7.3)."""
    other: cython.int = t.worshipper[space]
    if other != NOBODY:
        note(cython.address(t.head), EV_UNLOCK, other, UNLOCK_OTHER, space + 1)
        if is_bot(t, other):
            displace_bot(t, space)
        else:
            unlock(t, other, space)
    if second:
        push(cython.address(t.head), ASK_LOCK, space, power, second, free)
    else:
        take_space(t, space, power, free)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def take_space(t: cython.pointer[Table], space: cython.int, power: cython.int, free: cython.bint) -> cython.void:
    lock(t, t.head.to_move, ON_THE_WAY, power, space)
    note(cython.address(t.head), EV_WORSHIP, t.head.to_move, space, power)
    push(cython.address(t.head), ASK_WORSHIP, space, free)


def fill_lock(t, out):
    """Which of two newcomers takes the space (5.3)."""
    frame: Frame = top(cython.address(t.head))[0]
    out[0] = LOCK + frame.b - 1
    if frame.b == frame.c:
        return 1
    out[1] = LOCK + frame.c - 1  # the stronger of the two
    return 2


def resolve_lock(t, move):
    frame: Frame = pop(cython.address(t.head))
    power: cython.int = move - LOCK + 1
    other: cython.int = frame.c if power == frame.b else frame.b
    shift_worker(mover(t), ON_THE_WAY, other, printed.space_board[frame.a], other)
    take_space(t, frame.a, power, frame.d)


# ---- effect, tile or both ----------------------------------------------------------------------------------


def fill_worship(t, out):
    frame: Frame = top(cython.address(t.head))[0]
    n: cython.int = fill_free_timing(t, out, 0)
    kind: cython.int = t.board_tile[printed.space_board[frame.a]]
    effect: cython.bint = can_have_effect(t, frame.a)
    alone: cython.bint = can_take_tile_alone(t, frame.a, mover(t).good[COCOA])
    if effect or not alone:  # a step that has become impossible since is lost (16.4)
        out[n] = CHOOSE_EFFECT
        n += 1
    if alone:
        out[n] = CHOOSE_TILE
        n += 1
    if (
        effect
        and kind != NO_TILE
        and (frame.b or mover(t).good[COCOA] >= printed.both or mover(t).unused[TILE_FREE_COCOA])
    ):
        out[n] = CHOOSE_BOTH
        n += 1
    return n


def resolve_worship(t, move):
    frame: Frame = pop(cython.address(t.head))
    if move == CHOOSE_EFFECT:
        push(cython.address(t.head), WORK_EFFECT, frame.a)
    elif move == CHOOSE_TILE:
        claim_at(t, printed.space_board[frame.a])
    elif frame.b:
        begin_both(t, frame.a)
    else:
        push(cython.address(t.head), ASK_FEE, FEE_BOTH, frame.a)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def claim_at(t: cython.pointer[Table], board: cython.int) -> cython.void:
    claim_tile(t, t.head.to_move, t.board_tile[board], board)
    take_board_tile(t, board)


def begin_both(t, space):
    """The cocoa for both is paid before anything else (7.4); the player says what comes first (7.6)."""
    push(cython.address(t.head), ASK_ORDER, space)


def fill_order(t, out):
    """The tile can only come first if it can be paid for now."""
    kind: cython.int = t.board_tile[printed.space_board[top(cython.address(t.head)).a]]
    out[0] = FIRST_EFFECT
    if not can_claim(mover(t), kind):
        return 1
    out[1] = FIRST_TILE
    return 2


def resolve_order(t, move):
    space: cython.int = pop(cython.address(t.head)).a
    if move == FIRST_TILE:
        claim_at(t, printed.space_board[space])
    else:
        push(cython.address(t.head), WORK_CLAIM, printed.space_board[space])
    push(cython.address(t.head), WORK_EFFECT, space)


def work_effect(t):
    """A Royal tile, or a step in a temple (7.5)."""
    space: cython.int = pop(cython.address(t.head)).a
    temple: cython.int = printed.space_temple[space]
    if space < ROYAL_SPACES:
        reign(t, t.royal[space], power_at(mover(t), ON_SPACE + space))
    elif temple < TEMPLES:
        advance(t, t.head.to_move, temple)
    else:
        push(cython.address(t.head), WORK_CLIMB, 1)
