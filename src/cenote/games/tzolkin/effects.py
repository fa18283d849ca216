# mypy: ignore-errors
"""What a tile gives when it is built or, for starting wealth, kept (rules 2.8, 9.3, 9.4)."""

import cython
from cython.cimports.cenote.core.frames import Frame, pop, push
from cython.cimports.cenote.games.tzolkin.board import (
    ANY_TEMPLE,
    ANY_TRACK,
    ASK_BUILD,
    ASK_CLIMB,
    ASK_LEARN,
    ASK_MARKET,
    ASK_USE,
    BUILD_ONE,
    FROM_BUILDINGS,
    OF_TILE,
    OP_ADVANCE,
    OP_BORROW,
    OP_BUILD,
    OP_CLIMB,
    OP_GAIN,
    OP_MARKET,
    OP_VP,
    OP_WORKER,
    WORK_EFFECTS,
    Player,
    gain,
    printed,
    score,
    take_worker,
)
from cython.cimports.cenote.games.tzolkin.technology import raise_level
from cython.cimports.cenote.games.tzolkin.temples import climb


def work_effects(t):
    """The next effect of a tile; the ones after it wait beneath whatever it asks."""
    frame: Frame = pop(cython.address(t.head))
    if frame.b + 1 < printed.effects[frame.a]:
        push(cython.address(t.head), WORK_EFFECTS, frame.a, frame.b + 1)
    apply_effect(t, t.head.to_move, frame.a, frame.b)


def apply_effect(t, seat, tile, number):
    effect: cython.pointer[Effect] = cython.address(printed.effect[tile][number])
    player: cython.pointer[Player] = cython.address(t.player[seat])
    i: cython.int
    if effect.op == OP_GAIN:
        gain(t, player, effect.what, effect.n)
    elif effect.op == OP_VP:
        score(t, player, effect.n, FROM_BUILDINGS, OF_TILE + tile)
    elif effect.op == OP_WORKER:
        take_worker(t, player)
    elif effect.op == OP_CLIMB and effect.what == ANY_TEMPLE:
        push(cython.address(t.head), ASK_CLIMB, effect.n)
    elif effect.op == OP_CLIMB:
        for i in range(effect.n):
            climb(t, seat, effect.what)
    elif effect.op == OP_ADVANCE and effect.what == ANY_TRACK:
        push(cython.address(t.head), ASK_LEARN, effect.n)
    elif effect.op == OP_ADVANCE:
        for i in range(effect.n):
            raise_level(t, seat, effect.what)
    elif effect.op == OP_MARKET:
        push(cython.address(t.head), ASK_MARKET)
    elif effect.op == OP_BUILD:
        push(cython.address(t.head), ASK_BUILD, BUILD_ONE, True, True)  # architecture on its own account (9.6g)
    elif effect.op == OP_BORROW:
        push(cython.address(t.head), ASK_USE, True)
    # what farms and the like do for feeding is looked up on each Food Day
