# mypy: ignore-errors
"""Starting wealth: two of four tiles are kept in secret, and revealed together (rule 2.8)."""

import cython
from cython.cimports.cenote.core.events import note
from cython.cimports.cenote.core.frames import pop, push
from cython.cimports.cenote.games.tzolkin.board import ASK_KEEP, DEALT, EV_KEEP, WEALTH, Player, mover, printed
from cython.cimports.cenote.games.tzolkin.effects import apply_effect
from cython.cimports.cenote.games.tzolkin.moves import KEEP
from cython.cimports.cenote.games.tzolkin.turn import begin_turn


def begin_choosing_wealth(t):
    t.head.to_move = t.first
    push(cython.address(t.head), ASK_KEEP)


def fill_keep(t, out):
    """The first of the two is never the last of the four, the second comes after the first: each pair once."""
    player: cython.pointer[Player] = mover(t)
    n: cython.int = 0
    i: cython.int
    for i in range(DEALT):
        if player.kept == 0 and i == DEALT - 1:
            continue
        if player.kept >> i == 0:
            out[n] = KEEP + player.dealt[i] - WEALTH
            n += 1
    return n


def resolve_keep(t, move):
    player: cython.pointer[Player] = mover(t)
    second: cython.bint = player.kept != 0
    i: cython.int
    for i in range(DEALT):
        if player.dealt[i] == move - KEEP + WEALTH:
            player.kept |= 1 << i
    if not second:
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
    seat: cython.int
    i: cython.int
    e: cython.int
    tile: cython.int
    for seat in range(t.head.seats):
        for i in range(DEALT):
            if (t.player[seat].kept >> i) & 1:
                tile = t.player[seat].dealt[i]
                note(cython.address(t.head), EV_KEEP, seat, tile - WEALTH)
                for e in range(printed.effects[tile]):
                    apply_effect(t, seat, tile, e)
    t.head.known += 1
    t.head.round = 1
    begin_turn(t, t.first)
