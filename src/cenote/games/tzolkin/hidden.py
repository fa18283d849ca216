# mypy: ignore-errors
"""What a seat cannot know, dealt again (rule 1.6): the order of the stacks, and starting wealth that lies face down."""

import cython
from cython.cimports.cenote.core.chance import mix, roll
from cython.cimports.cenote.games.tzolkin.board import DEALT, NO_TILE, WEALTH, WEALTH_TILES


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def sort(items: cython.p_schar, n: cython.int) -> cython.void:
    i: cython.int
    j: cython.int
    item: cython.schar
    for i in range(1, n):
        item = items[i]
        j = i
        while j > 0 and items[j - 1] > item:
            items[j] = items[j - 1]
            j -= 1
        items[j] = item


def deal_again(t, viewer, chance):
    """Depends on nothing but what the viewer (-1: a spectator) knows, and on chance."""
    stack: cython.int
    for stack in range(2):
        sort(cython.address(t.deck[stack][0]), t.left[stack])
        mix(chance, cython.address(t.deck[stack][0]), t.left[stack])
    deal_wealth_again(t, viewer, chance)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def knows(t: cython.pointer[Table], viewer: cython.int, seat: cython.int, i: cython.int) -> cython.bint:
    """Own tiles always, those of others once they are kept and revealed."""
    return seat == viewer or (t.head.round > 0 and (t.player[seat].kept >> i) & 1)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def deal_wealth_again(
    t: cython.pointer[Table], viewer: cython.int, chance: cython.pointer[cython.ulonglong]
) -> cython.void:
    pool: cython.schar[WEALTH_TILES]
    seen: cython.bint[WEALTH_TILES]
    seat: cython.int
    i: cython.int
    n: cython.int = 0
    for i in range(WEALTH_TILES):
        seen[i] = False
    for i in range(WEALTH_TILES):
        if t.drawn[i] != NO_TILE:
            seen[t.drawn[i] - WEALTH] = True
    for seat in range(t.head.seats):
        for i in range(DEALT):
            if t.player[seat].dealt[i] != NO_TILE and knows(t, viewer, seat, i):
                seen[t.player[seat].dealt[i] - WEALTH] = True
    for i in range(WEALTH_TILES):
        if not seen[i]:
            pool[n] = WEALTH + i
            n += 1
    mix(chance, cython.address(pool[0]), n)
    for seat in range(t.head.seats):
        if seat != viewer:
            n = replace_unknown(t, viewer, seat, cython.address(pool[0]), n, chance)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def replace_unknown(
    t: cython.pointer[Table],
    viewer: cython.int,
    seat: cython.int,
    pool: cython.p_schar,
    n: cython.int,
    chance: cython.pointer[cython.ulonglong],
) -> cython.int:
    """Give the seat other tiles for those that the viewer doesn't know; how many are left in the pool."""
    dealt: cython.p_schar = t.player[seat].dealt
    known: cython.schar[DEALT]
    first: cython.int
    second: cython.int
    i: cython.int
    tile: cython.int
    chosen: cython.int = 0
    for i in range(DEALT):
        chosen += (t.player[seat].kept >> i) & 1
        known[i] = NO_TILE
        if knows(t, viewer, seat, i):
            known[i] = dealt[i]
        elif dealt[i] != NO_TILE:
            n -= 1
            dealt[i] = pool[n]
    sort(dealt, DEALT)
    if t.head.round == 0:
        # what was kept in secret is any pair, each as likely; of a choice half made, the lower of the two
        first = roll(chance, DEALT)
        second = roll(chance, DEALT - 1)
        if second >= first:
            second += 1
        t.player[seat].kept = 1 << first | 1 << second
        if chosen == 1:
            t.player[seat].kept = 1 << (first if first < second else second)
        elif chosen == 0:
            t.player[seat].kept = 0
        return n
    t.player[seat].kept = 0
    for i in range(DEALT):
        for tile in range(DEALT):
            if known[tile] != NO_TILE and dealt[i] == known[tile]:
                t.player[seat].kept |= 1 << i
    return n
