# mypy: ignore-errors
"""Do the parts of a position that was set up by hand agree with each other? BadSetup says what does not.

Nothing can be loaded that the rules could not go on from: whatever is asked, now and later, has an answer.
"""

import cython
from cython.cimports.cenote.core.frames import Frame, top
from cython.cimports.cenote.core.hands import DEALT, KEPT, UNKNOWN, count_kept
from cython.cimports.cenote.core.state import MOST
from cython.cimports.cenote.core.tiles import count_tiles
from cython.cimports.cenote.games.tzolkin.board import (
    ARCHITECTURE,
    ASK_ARCHITECTURE,
    ASK_DAYS,
    ASK_KEEP,
    ASK_PLACE,
    BUILD_ONE,
    BUILT,
    FIRST_SPACE,
    MOST_MONUMENTS,
    NOBODY,
    OFFER,
    TEMPLES,
    TILES,
    WEALTH_TILES,
    WORK_EFFECTS,
    WORK_OWN,
    Player,
    mover,
    owns,
    printed,
)
from cython.cimports.cenote.games.tzolkin.buildings import affordable
from cython.cimports.cenote.games.tzolkin.decisions import fill
from cython.cimports.cenote.games.tzolkin.rounds import may_take_two_days
from cython.cimports.libc.string import memset

from cenote.core.errors import BadSetup
from cenote.games.tzolkin.components import TEMPLE_IDS, TILE_IDS


def stage(t):
    """The kind of the frame at the bottom; 0 when the game is over."""
    return t.head.frames[0].kind


def check_table(t):
    check_tops(t)
    check_tiles(t)
    check_first_player_space(t)
    if t.head.to_move >= 0:
        check_stage(t)
        check_top(t)
    return 0


@cython.cfunc
@cython.exceptval(-1)
def check_tops(t: cython.pointer[Table]) -> cython.int:
    temple: cython.int
    seat: cython.int
    for temple in range(TEMPLES):
        there = [seat for seat in range(t.head.seats) if t.player[seat].temple[temple] == printed.top[temple]]
        if len(there) > 1:
            raise BadSetup(f"{TEMPLE_IDS[temple]}: the top step has room for one, not for players {there}")
    return 0


@cython.cfunc
@cython.exceptval(-1)
def check_tiles(t: cython.pointer[Table]) -> cython.int:
    """Each tile is in one place. One that has left the row and isn't built yet is in the hand of who builds it."""
    found: cython.int[TILES]
    i: cython.int
    seat: cython.int
    memset(cython.address(found[0]), 0, cython.sizeof(found))
    count_tiles(t.offer, OFFER, found)
    count_tiles(t.deck[0], t.left[0], found)
    count_tiles(t.deck[1], t.left[1], found)
    count_tiles(t.monument, MOST_MONUMENTS, found)
    count_tiles(t.drawn, WEALTH_TILES, found)
    for i in range(t.head.depth):
        if t.head.frames[i].kind == ASK_ARCHITECTURE or t.head.frames[i].kind == WORK_OWN:
            found[t.head.frames[i].a] += 1
    for seat in range(t.head.seats):
        count_tiles(t.player[seat].wealth.dealt, DEALT, found)
        for i in range(BUILT):
            found[i] += owns(cython.address(t.player[seat]), i)
    for i in range(TILES):
        if found[i] > 1:
            raise BadSetup(f"tiles: {TILE_IDS[i]} is there {found[i]} times")
    return 0


@cython.cfunc
@cython.exceptval(-1)
def check_first_player_space(t: cython.pointer[Table]) -> cython.int:
    """Whoever stands there was placed in this round, and isn't on turn again before the worker is back (3.2, 13.3)."""
    seats: cython.int = t.head.seats
    last: cython.pointer[Frame] = cython.address(t.head.frames[0])
    if stage(t) == ASK_PLACE and last.b == FIRST_SPACE and t.first_space != t.head.to_move:
        raise BadSetup("pending: place: the mover isn't on the first-player space")
    if t.first_space == NOBODY:
        return 0
    if t.head.to_move < 0 or stage(t) == ASK_KEEP or stage(t) == ASK_DAYS:
        raise BadSetup("first_player_space: nobody is there between rounds")
    if t.first_space == t.head.to_move and stage(t) == ASK_PLACE and last.b == FIRST_SPACE:
        return 0
    if (t.first_space - t.first + seats) % seats >= (t.head.to_move - t.first + seats) % seats:
        raise BadSetup(f"first_player_space: player {t.first_space} has had no turn yet in this round")
    return 0


@cython.cfunc
@cython.exceptval(-1)
def check_stage(t: cython.pointer[Table]) -> cython.int:
    """Does the stage of the round, and what waits on it, agree with the rest?"""
    player: cython.pointer[Player] = mover(t)
    bottom: cython.pointer[Frame] = cython.address(t.head.frames[0])
    i: cython.int
    if stage(t) == ASK_KEEP:
        check_choices(t)
    if stage(t) == ASK_PLACE and bottom.a > player.workers - player.hand:
        raise BadSetup(f"pending: place: {bottom.a} workers are placed, and fewer are on the board")
    if stage(t) == ASK_DAYS:
        if t.head.to_move != t.first and (t.head.to_move + 1) % t.head.seats != t.first:
            raise BadSetup("pending: days: it is up to the holder of the first-player marker, or to the one before")
        if not may_take_two_days(t, t.head.to_move):
            raise BadSetup("pending: days: two days can't be taken here")
    for i in range(t.head.depth):
        if t.head.frames[i].kind == WORK_EFFECTS and not owns(player, t.head.frames[i].a):
            raise BadSetup(f"pending: effects: player {t.head.to_move} hasn't built {TILE_IDS[t.head.frames[i].a]}")
    return 0


@cython.cfunc
@cython.exceptval(-1)
def check_choices(t: cython.pointer[Table]) -> cython.int:
    """Starting wealth is chosen in order from the first player on, two tiles each (2.8)."""
    seats: cython.int = t.head.seats
    turn: cython.int = (t.head.to_move - t.first + seats) % seats
    seat: cython.int
    kept: cython.int
    i: cython.int
    for i in range(seats):
        seat = (t.first + i) % seats
        kept = count_kept(cython.address(t.player[seat].wealth))
        if t.player[seat].wealth.dealt[0] == UNKNOWN:
            raise BadSetup(f"player {seat}: wealth_dealt: {DEALT} tiles are needed to choose from")
        if (i < turn and kept != KEPT) or (i == turn and kept == KEPT) or (i > turn and kept > 0):
            raise BadSetup(f"player {seat}: wealth_kept: {kept} tiles can't have been chosen by now")
    return 0


@cython.cfunc
@cython.exceptval(-1)
def check_top(t: cython.pointer[Table]) -> cython.int:
    """Somebody must be able to answer what is asked. What waits beneath can always be answered."""
    moves: cython.short[MOST]
    frame: cython.pointer[Frame] = top(cython.address(t.head))
    level: cython.int = mover(t).level[ARCHITECTURE]
    if frame.kind == ASK_ARCHITECTURE and not affordable(t, frame.a, BUILD_ONE, level, 0):
        raise BadSetup(f"pending: architecture: {TILE_IDS[frame.a]} can't be paid for")
    if fill(t, cython.address(moves[0])) == 0:
        raise BadSetup("pending: nobody could answer what is asked here")
    return 0
