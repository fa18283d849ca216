# mypy: ignore-errors
"""What a seat cannot know, dealt again: stacks, dice, Starting tiles that lie face down, and what comes with them."""

import cython
from cython.cimports.cenote.core.chance import mix, mix_hidden, roll, sort
from cython.cimports.cenote.core.hands import DEALT, deal_unknown, is_kept, without_known
from cython.cimports.cenote.games.teotihuacan.board import (
    ASK_KEEP,
    ATTACHED,
    ATTACHED_MARK,
    BOT_DICE,
    BOT_TURNS,
    DISCOVERY_TILES,
    DRAFT_SETUP,
    ECLIPSES,
    LAID_TILES,
    NEUTRAL_TILES,
    NO_TILE,
    STARTING_TILES,
    printed,
)


def are_choosing(t):
    """Are Starting tiles chosen in secret? Then what is kept lies face down (2.4)."""
    return t.head.to_move >= 0 and t.head.frames[0].kind == ASK_KEEP


def deal_again(t, viewer, chance):
    """Depends on nothing but what the viewer (-1: a spectator) knows, and on chance."""
    i: cython.int
    mix_hidden(chance, t.decoration_deck, t.decorations_left)
    mix_hidden(chance, t.deck, t.left)
    deal_attached_again(t, viewer, chance)
    mix_hidden(chance, t.discovery_deck, t.discoveries_left)
    deal_hands_again(t, viewer, chance)
    deal_neutral_again(t, chance)
    if t.head.automatons:
        for i in range(t.rolled, BOT_DICE):
            t.dice[i] = 1 + roll(chance, 6)
        for i in range(t.bot_placed, BOT_TURNS):
            t.bot_turn[i] = roll(chance, 4)


# ---- Starting tiles ----------------------------------------------------------------------------------------


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def deal_hands_again(
    t: cython.pointer[Table], viewer: cython.int, chance: cython.pointer[cython.ulonglong]
) -> cython.void:
    """What others dropped is never shown. Tiles that placed neutral workers at setup were not dealt (24.2)."""
    pool: cython.schar[STARTING_TILES]
    revealed: cython.bint = not are_choosing(t)
    own: cython.bint
    seat: cython.int
    i: cython.int
    j: cython.int
    n: cython.int = 0
    for i in range(STARTING_TILES):
        for j in range(NEUTRAL_TILES):
            if t.neutral_tile[0][j] == i:
                break
        else:
            pool[n] = i
            n += 1
    for seat in range(t.head.seats):
        own = seat == viewer or t.setup == DRAFT_SETUP
        n = without_known(cython.address(t.player[seat].hand), own, revealed, pool, n)
    mix(chance, pool, n)
    for seat in range(t.head.seats):
        own = seat == viewer or t.setup == DRAFT_SETUP
        n = deal_unknown(cython.address(t.player[seat].hand), own, revealed, pool, n, chance)


def knows_attached(t, viewer, which):
    """A Discovery tile that came with a Starting tile is seen by whoever was dealt that, and by all when it is kept and
    revealed or lies out for a draft (2.4, 25.1). One left over by a draft goes back into the stack unseen."""
    seat: cython.int
    i: cython.int
    for i in range(LAID_TILES):
        if t.laid[i] != NO_TILE and printed.attaches[t.laid[i]] == which:
            return True
    for seat in range(t.head.seats):
        for i in range(DEALT):
            if t.player[seat].hand.dealt[i] == NO_TILE or printed.attaches[t.player[seat].hand.dealt[i]] != which:
                continue
            if t.setup == DRAFT_SETUP:
                return True
            return seat == viewer or (not are_choosing(t) and is_kept(cython.address(t.player[seat].hand), i))
    return False


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def deal_attached_again(
    t: cython.pointer[Table], viewer: cython.int, chance: cython.pointer[cython.ulonglong]
) -> cython.void:
    """Those that the viewer hasn't seen are any tiles of the stack."""
    pool: cython.schar[DISCOVERY_TILES]
    n: cython.int = 0
    i: cython.int
    which: cython.int
    if t.head.round > 0:
        return
    for i in range(t.discoveries_left):
        if t.discovery_deck[i] < ATTACHED_MARK:
            pool[n] = t.discovery_deck[i]
            n += 1
    for which in range(ATTACHED):
        if t.attached[which] >= 0 and not knows_attached(t, viewer, which):
            pool[n] = t.attached[which]
            n += 1
    sort(pool, n)
    mix(chance, pool, n)
    for which in range(ATTACHED):
        if t.attached[which] >= 0 and not knows_attached(t, viewer, which):
            n -= 1
            t.attached[which] = pool[n]
    for i in range(t.discoveries_left):
        if t.discovery_deck[i] < ATTACHED_MARK:
            n -= 1
            t.discovery_deck[i] = pool[n]


# ---- neutral workers ---------------------------------------------------------------------------------------


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def deal_neutral_again(t: cython.pointer[Table], chance: cython.pointer[cython.ulonglong]) -> cython.void:
    """The Starting tiles that will place them after Eclipses to come, from all 18 each time (24.2)."""
    pool: cython.schar[STARTING_TILES]
    eclipse: cython.int
    i: cython.int
    for eclipse in range(t.eclipses + 1, ECLIPSES):
        for i in range(STARTING_TILES):
            pool[i] = i
        mix(chance, pool, STARTING_TILES)
        for i in range(NEUTRAL_TILES):
            if t.neutral_tile[eclipse][i] != NO_TILE:
                t.neutral_tile[eclipse][i] = pool[i]
