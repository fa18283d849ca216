# mypy: ignore-errors
"""Hands dealt in secret, of which some things are kept. The layout, and what the arguments mean, is in hands.pxd.

To deal again what a viewer can't know: begin with a pool of all that lies nowhere in sight, in an order that doesn't
depend on what is hidden; take what the viewer knows of each hand out of it (`without_known`); mix it; and let each hand
draw from it in turn (`deal_unknown`). What is left stays in the pool.
"""

import cython
from cython.cimports.cenote.core.chance import roll, sort


def clear_hand(hand):
    """A hand of which nothing is known."""
    i: cython.int
    for i in range(DEALT):
        hand.dealt[i] = UNKNOWN
    hand.kept = 0


def deal_to(hand, thing):
    """Add a thing to a hand of which nothing is kept yet, in the place of one that isn't known."""
    hand.dealt[0] = thing
    sort(hand.dealt, DEALT)


def count_kept(hand):
    """How many things are kept by now."""
    n: cython.int = 0
    i: cython.int
    for i in range(DEALT):
        n += is_kept(hand, i)
    return n


def offer_to_keep(hand, first, out):
    """Write what may be kept next, as a move each: `first` is that of thing 0. They are kept in ascending order, and
    what could no longer be followed by enough others isn't offered: so each choice comes once."""
    n: cython.int = 0
    i: cython.int
    last: cython.int = DEALT - KEPT + count_kept(hand)
    for i in range(DEALT):
        if i <= last and hand.kept >> i == 0:
            out[n] = first + hand.dealt[i]
            n += 1
    return n


def keep(hand, thing):
    """Keep a thing of this hand."""
    i: cython.int
    for i in range(DEALT):
        if hand.dealt[i] == thing:
            hand.kept |= 1 << i


def without_known(hand, own, revealed, pool, n):
    """Take out of the pool what the viewer knows of this hand; how many are left in it, in the same order."""
    i: cython.int
    j: cython.int
    left: cython.int
    for i in range(DEALT):
        if knows(hand, i, own, revealed):
            left = 0
            for j in range(n):
                if pool[j] != hand.dealt[i]:
                    pool[left] = pool[j]
                    left += 1
            n = left
    return n


def deal_unknown(hand, own, revealed, pool, n, chance):
    """Give the hand other things from the end of the pool for those that the viewer doesn't know, and let it have kept
    others as long as nothing is revealed; how many are left in the pool."""
    known: cython.schar[DEALT]
    i: cython.int
    j: cython.int
    if own:
        return n
    for i in range(DEALT):
        known[i] = UNKNOWN
        if knows(hand, i, own, revealed):
            known[i] = hand.dealt[i]
        elif hand.dealt[i] != UNKNOWN:
            n -= 1
            hand.dealt[i] = pool[n]
    sort(hand.dealt, DEALT)
    if not revealed:
        keep_any(hand, chance)
        return n
    hand.kept = 0
    for i in range(DEALT):
        for j in range(DEALT):
            if known[j] != UNKNOWN and hand.dealt[i] == known[j]:
                hand.kept |= 1 << i
    return n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def keep_any(hand: cython.pointer[Hand], chance: cython.pointer[cython.ulonglong]) -> cython.void:
    """Let as many be kept as are: any pair, each as likely; of a choice half made, the lower of the two."""
    kept: cython.int = count_kept(hand)
    one: cython.int = roll(chance, DEALT)
    other: cython.int = roll(chance, DEALT - 1)
    if other >= one:
        other += 1
    hand.kept = 0
    if kept == KEPT:
        hand.kept = 1 << one | 1 << other
    elif kept > 0:
        hand.kept = 1 << (one if one < other else other)
