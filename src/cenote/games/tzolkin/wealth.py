# mypy: ignore-errors
"""Starting wealth: two of four tiles are kept in secret, and revealed together (rule 2.8)."""

import cython
from cython.cimports.cenote.core.events import note
from cython.cimports.cenote.core.frames import pop, push
from cython.cimports.cenote.core.hands import DEALT, KEPT, Hand, count_kept, is_kept, keep, offer_to_keep
from cython.cimports.cenote.games.tzolkin.board import ASK_KEEP, EV_KEEP, WEALTH, mover, printed
from cython.cimports.cenote.games.tzolkin.effects import apply_effect
from cython.cimports.cenote.games.tzolkin.moves import KEEP
from cython.cimports.cenote.games.tzolkin.turn import begin_turn


def begin_choosing_wealth(t):
    t.head.to_move = t.first
    push(cython.address(t.head), ASK_KEEP)


def fill_keep(t, out):
    return offer_to_keep(cython.address(mover(t).wealth), KEEP - WEALTH, out)


def resolve_keep(t, move):
    hand: cython.pointer[Hand] = cython.address(mover(t).wealth)
    keep(hand, move - KEEP + WEALTH)
    if count_kept(hand) < KEPT:
        return
    t.head.to_move = (t.head.to_move + 1) % t.head.seats
    if t.head.to_move == t.first:
        pop(cython.address(t.head))
        reveal_wealth(t)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def reveal_wealth(t: cython.pointer[Table]) -> cython.void:
    """All tiles that are kept are revealed at once and give what they show (2.8)."""
    hand: cython.pointer[Hand]
    seat: cython.int
    i: cython.int
    e: cython.int
    tile: cython.int
    for seat in range(t.head.seats):
        hand = cython.address(t.player[seat].wealth)
        for i in range(DEALT):
            if is_kept(hand, i):
                tile = hand.dealt[i]
                note(cython.address(t.head), EV_KEEP, seat, tile - WEALTH)
                for e in range(printed.effects[tile]):
                    apply_effect(t, seat, tile, e)
    t.head.known += 1
    t.head.round = 1
    begin_turn(t, t.first)
