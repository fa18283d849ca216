# mypy: ignore-errors
"""Technologies: what a level costs, and the bonus beyond the last (rules 12)."""

import cython
from cython.cimports.cenote.core.events import note
from cython.cimports.cenote.core.frames import Frame, pop, push, top
from cython.cimports.cenote.games.tzolkin.board import (
    AGRICULTURE,
    ARCHITECTURE,
    ASK_ADVANCE,
    ASK_CLIMB,
    ASK_LEARN,
    ASK_PAY,
    ASK_TAKE,
    EV_BONUS,
    EV_LEVEL,
    EXTRACTION,
    FROM_BUILDINGS,
    OF_NOTHING,
    SKULL,
    TOP_LEVEL,
    TRACKS,
    WORK_RAISE,
    Player,
    blocks,
    gain,
    mover,
    printed,
    score,
)
from cython.cimports.cenote.games.tzolkin.moves import ADVANCE, DONE


def can_advance(player):
    """Can any technology be paid for?"""
    track: cython.int
    for track in range(TRACKS):
        if blocks(player) >= printed.level_cost[player.level[track]]:
            return True
    return False


def raise_level(t, seat, track):
    """One level up or, from the last, the bonus of the track (12.2). Payment is made already."""
    player: cython.pointer[Player] = cython.address(t.player[seat])
    n: cython.int = printed.bonus[track]
    if player.level[track] < TOP_LEVEL:
        player.level[track] += 1
        note(cython.address(t.head), EV_LEVEL, seat, track, player.level[track])
        return
    note(cython.address(t.head), EV_BONUS, seat, track)
    if track == AGRICULTURE:
        push(cython.address(t.head), ASK_CLIMB, n)
    elif track == EXTRACTION:
        push(cython.address(t.head), ASK_TAKE, n)
    elif track == ARCHITECTURE:
        score(t, player, n, FROM_BUILDINGS, OF_NOTHING)
    else:
        gain(t, player, SKULL, n)


# ---- questions ---------------------------------------------------------------------------------------------
# Two advancements commute, unless the first gives the blocks that pay for the second (8.3). So they are offered in
# the order of the tracks, and any track may follow the bonus of extraction.


def fill_advance(t, out):
    frame: Frame = top(cython.address(t.head))[0]
    player: cython.pointer[Player] = mover(t)
    n: cython.int = 0
    track: cython.int
    if frame.c:
        out[n] = DONE
        n += 1
    for track in range(frame.b, TRACKS):
        if blocks(player) >= printed.level_cost[player.level[track]]:
            out[n] = ADVANCE + track
            n += 1
    return n


def resolve_advance(t, move):
    frame: Frame = pop(cython.address(t.head))
    track: cython.int = move - ADVANCE
    level: cython.int
    if move == DONE:
        return
    level = mover(t).level[track]
    if frame.a > 1:
        pays_next: cython.bint = track == EXTRACTION and level == TOP_LEVEL
        push(cython.address(t.head), ASK_ADVANCE, frame.a - 1, 0 if pays_next else track, True)
    push(cython.address(t.head), WORK_RAISE, track)
    push(cython.address(t.head), ASK_PAY, printed.level_cost[level])


def work_raise(t):
    raise_level(t, t.head.to_move, pop(cython.address(t.head)).a)


def fill_learn(t, out):
    n: cython.int = 0
    track: cython.int
    for track in range(top(cython.address(t.head)).b, TRACKS):
        out[n] = ADVANCE + track
        n += 1
    return n


def resolve_learn(t, move):
    frame: Frame = pop(cython.address(t.head))
    track: cython.int = move - ADVANCE
    if frame.a > 1:
        push(cython.address(t.head), ASK_LEARN, frame.a - 1, track)
    raise_level(t, t.head.to_move, track)
