# mypy: ignore-errors
"""What a seat cannot know, dealt again (rule 1.6): the order of the stacks, and starting wealth that lies face down."""

import cython
from cython.cimports.cenote.core.chance import mix, mix_hidden
from cython.cimports.cenote.core.hands import deal_unknown, without_known
from cython.cimports.cenote.games.tzolkin.board import NO_TILE, WEALTH, WEALTH_TILES


def deal_again(t, viewer, chance):
    """Depends on nothing but what the viewer (-1: a spectator) knows, and on chance."""
    stack: cython.int
    for stack in range(2):
        mix_hidden(chance, cython.address(t.deck[stack][0]), t.left[stack])
    deal_wealth_again(t, viewer, chance)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def deal_wealth_again(
    t: cython.pointer[Table], viewer: cython.int, chance: cython.pointer[cython.ulonglong]
) -> cython.void:
    pool: cython.schar[WEALTH_TILES]
    revealed: cython.bint = t.head.round > 0
    seat: cython.int
    n: cython.int = undrawn(t, pool)
    for seat in range(t.head.seats):
        n = without_known(cython.address(t.player[seat].wealth), seat == viewer, revealed, pool, n)
    mix(chance, pool, n)
    for seat in range(t.head.seats):
        n = deal_unknown(cython.address(t.player[seat].wealth), seat == viewer, revealed, pool, n, chance)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def undrawn(t: cython.pointer[Table], out: cython.p_schar) -> cython.int:
    """The tiles that weren't turned over for neutral workers, ascending; how many."""
    seen: cython.bint[WEALTH_TILES]
    i: cython.int
    n: cython.int = 0
    for i in range(WEALTH_TILES):
        seen[i] = False
    for i in range(WEALTH_TILES):
        if t.drawn[i] != NO_TILE:
            seen[t.drawn[i] - WEALTH] = True
    for i in range(WEALTH_TILES):
        if not seen[i]:
            out[n] = WEALTH + i
            n += 1
    return n
