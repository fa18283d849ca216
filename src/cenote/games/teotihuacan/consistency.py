# mypy: ignore-errors
"""Do the parts of a position that was set up by hand agree with each other? BadSetup says what does not.

Nothing can be loaded that the rules could not go on from: whatever is asked, now and later, has an answer. What waits
for an answer is looked at in waiting.py.
"""

import cython
from cython.cimports.cenote.core.frames import DEPTH
from cython.cimports.cenote.core.hands import DEALT, KEPT, UNKNOWN, count_kept
from cython.cimports.cenote.core.state import MOST
from cython.cimports.cenote.core.tiles import count_tiles
from cython.cimports.cenote.games.teotihuacan.board import (
    ASK_DRAFT,
    ASK_KEEP,
    ASK_LEAVE,
    ATTACHED,
    ATTACHED_MARK,
    AVENUE_SPACES,
    AVENUE_STOPS,
    BOARDS,
    BOT,
    CLAIMED,
    DEALT_SETUP,
    DECORATION_DISPLAY,
    DECORATION_TILES,
    DISCOVERY_TILES,
    DRAFT_SETUP,
    FIRST_GAME_SETUP,
    KEPT_TILES,
    KINDS,
    LAID_TILES,
    MAIN_STEPS,
    MOST_ON_STEP,
    MOST_ON_STOP,
    NEUTRAL_TILES,
    NO_TILE,
    NUMBERS,
    ON_SPACE,
    ON_THE_WAY,
    PYRAMID_DISPLAY,
    PYRAMID_PLACES,
    PYRAMID_TILES,
    ROYAL_SPACES,
    SIDES,
    SPACES,
    STARTING_TILES,
    TEMPLES,
    TILE_POWER_UP,
    TOP_STEP,
    WORK_SEAT,
    WORKERS,
    Player,
    mover,
    printed,
)
from cython.cimports.cenote.games.teotihuacan.decisions import fill
from cython.cimports.cenote.games.teotihuacan.start import kept_tile
from cython.cimports.cenote.games.teotihuacan.waiting import check_frames
from cython.cimports.cenote.games.teotihuacan.workers import in_play, locked, power_of, where, workers_at
from cython.cimports.libc.string import memset

from cenote.core.errors import BadSetup
from cenote.games.teotihuacan.components import (
    ATTACHING_IDS,
    BOARD_IDS,
    DECORATION_IDS,
    KIND_IDS,
    PRINTED,
    PYRAMID_IDS,
    STARTING_IDS,
    TEMPLE_IDS,
)
from cenote.games.teotihuacan.pending import MOST_FRAMES

SLACK = 8
"""So many frames there may be beside those of nested Discovery tiles."""


def stage(t):
    """The kind of the frame at the bottom; 0 when the game is over."""
    return t.head.frames[0].kind


def check_table(t):
    check_tops(t)
    check_displays(t)
    check_kinds(t)
    check_hands(t)
    check_attached(t)
    if t.head.automatons:
        check_bot(t)
    if t.head.to_move < 0:
        check_workers_at_rest(t)
        return 0
    check_stage(t)
    if t.head.round > 0:
        check_workers(t)
    check_frames(t)
    check_depth(t)
    check_top(t)
    return 0


@cython.cfunc
@cython.exceptval(check=False)
def players(t: cython.pointer[Table]) -> cython.int:
    return t.head.seats + t.head.automatons


def named(seat, seats):
    """A player as an error names it."""
    return f"player {seat}" if seat < seats else "teotibot"


@cython.cfunc
@cython.exceptval(-1)
def check_tops(t: cython.pointer[Table]) -> cython.int:
    temple: cython.int
    seat: cython.int
    for temple in range(TEMPLES):
        there = [named(seat, t.head.seats) for seat in range(players(t)) if t.player[seat].temple[temple] == TOP_STEP]
        if len(there) > 1:
            raise BadSetup(
                f"temples: {TEMPLE_IDS[temple]}: the top step has room for one, not for {' and '.join(there)}"
            )
    return 0


# ---- tiles -------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(-1)
def check_displays(t: cython.pointer[Table]) -> cython.int:
    """Each Decoration tile and each Pyramid tile is in one place."""
    found: cython.int[PYRAMID_TILES]
    i: cython.int
    memset(cython.address(found[0]), 0, cython.sizeof(found))
    count_tiles(t.decoration, DECORATION_DISPLAY, found)
    count_tiles(t.decoration_deck, DECORATION_TILES, found)
    count_tiles(cython.address(t.decorated[0][0]), SIDES * NUMBERS, found)
    for i in range(DECORATION_TILES):
        if found[i] > 1:
            raise BadSetup(f"decorations: {DECORATION_IDS[i]} is there {found[i]} times")
    memset(cython.address(found[0]), 0, cython.sizeof(found))
    count_tiles(t.display, PYRAMID_DISPLAY, found)
    count_tiles(t.deck, PYRAMID_TILES, found)
    count_tiles(t.built, PYRAMID_PLACES, found)
    for i in range(PYRAMID_TILES):
        if found[i] > 1:
            raise BadSetup(f"pyramid: {PYRAMID_IDS[i]} is there {found[i]} times")
    return 0


@cython.cfunc
@cython.exceptval(-1)
def check_kinds(t: cython.pointer[Table]) -> cython.int:
    """There are no more Discovery tiles of a kind than the box holds."""
    found: cython.int[DISCOVERY_TILES]
    i: cython.int
    seat: cython.int
    memset(cython.address(found[0]), 0, cython.sizeof(found))
    count_tiles(t.board_tile, BOARDS + 1, found)
    count_tiles(cython.address(t.avenue_tile[0][0]), AVENUE_STOPS * MOST_ON_STOP, found)
    count_tiles(cython.address(t.step_tile[0][0]), MAIN_STEPS * MOST_ON_STEP, found)
    count_tiles(t.discovery_deck, t.discoveries_left, found)
    count_tiles(t.attached, ATTACHED, found)
    for seat in range(players(t)):
        for i in range(KINDS):
            found[i] += t.player[seat].unused[i] + t.player[seat].used[i]
    for i in range(KINDS):
        if found[i] > printed.copies[i]:
            raise BadSetup(f"discovery tiles: {KIND_IDS[i]} is there {found[i]} times, of {printed.copies[i]}")
    return 0


@cython.cfunc
@cython.exceptval(-1)
def check_attached(t: cython.pointer[Table]) -> cython.int:
    """Tiles that come with Starting tiles lie there until the first turn, and have a place in the stack until then."""
    which: cython.int
    i: cython.int
    for which in range(ATTACHED):
        tile = ATTACHING_IDS[which]
        if t.attached[which] >= 0 and (t.head.round > 0 or t.setup == FIRST_GAME_SETUP):
            raise BadSetup(f"attached: {tile}: its Discovery tile went back into the stack or was claimed")
        if t.attached[which] == CLAIMED and (t.setup == FIRST_GAME_SETUP or not was_served(t, which)):
            raise BadSetup(f"attached: {tile}: nobody can have claimed its Discovery tile by now")
        for i in range(t.discoveries_left):
            if t.discovery_deck[i] == ATTACHED_MARK + which and t.attached[which] == NO_TILE:
                raise BadSetup(f"discoveries: stack: there is no tile that came with {tile}, and so no place for it")
    return 0


@cython.cfunc
@cython.exceptval(check=False)
def was_served(t: cython.pointer[Table], which: cython.int) -> cython.bint:
    """Has whoever kept a Starting tile been asked about the Discovery tile that came with it?"""
    served: cython.int = t.head.frames[0].a
    i: cython.int
    seat: cython.int
    if t.head.round > 0:
        return True
    if stage(t) != WORK_SEAT:
        return False
    for i in range(served):
        seat = (t.first + i) % t.head.seats
        if count_kept(cython.address(t.player[seat].hand)) != KEPT:
            return False
        if printed.attaches[kept_tile(t, seat, 0)] == which or printed.attaches[kept_tile(t, seat, 1)] == which:
            return True
    return False


# ---- Starting tiles ----------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(-1)
def check_hands(t: cython.pointer[Table]) -> cython.int:
    """Each Starting tile is in one place, and those that placed neutral workers at the start are in none."""
    found: cython.int[STARTING_TILES]
    seat: cython.int
    i: cython.int
    kept: cython.int
    memset(cython.address(found[0]), 0, cython.sizeof(found))
    for seat in range(t.head.seats):
        count_tiles(t.player[seat].hand.dealt, DEALT, found)
    count_tiles(t.laid, LAID_TILES, found)
    if t.setup == FIRST_GAME_SETUP:
        for i in range(STARTING_TILES):
            if found[i]:
                raise BadSetup(f"Starting tiles: a first game is set up without them, so {STARTING_IDS[i]} isn't there")
        return 0
    count_tiles(cython.address(t.neutral_tile[0][0]), NEUTRAL_TILES, found)
    for i in range(STARTING_TILES):
        if found[i] > 1:
            raise BadSetup(f"Starting tiles: {STARTING_IDS[i]} is there {found[i]} times")
    if t.head.to_move >= 0 and (stage(t) == ASK_KEEP or stage(t) == ASK_DRAFT):
        return 0
    for seat in range(t.head.seats):
        kept = count_kept(cython.address(t.player[seat].hand))
        if kept != KEPT_TILES and t.player[seat].hand.dealt[DEALT - 1] != UNKNOWN:
            raise BadSetup(f"player {seat}: starting_kept: {KEPT_TILES} tiles were kept by now, not {kept}")
    return 0


@cython.cfunc
@cython.exceptval(-1)
def check_stage(t: cython.pointer[Table]) -> cython.int:
    """While the game is set up, the tiles must be as far as whose turn it is says."""
    i: cython.int
    if stage(t) != ASK_DRAFT and t.laid[0] != NO_TILE:
        raise BadSetup("laid_out: tiles lie out for a draft only")
    if stage(t) != ASK_KEEP and stage(t) != ASK_DRAFT and stage(t) != WORK_SEAT:
        return 0
    if t.setup == FIRST_GAME_SETUP:
        raise BadSetup("pending: in a first game no Starting tiles are chosen")
    if stage(t) == ASK_KEEP:
        check_choices(t)
    elif stage(t) == ASK_DRAFT:
        check_draft(t)
    else:
        check_served(t)
    return 0


@cython.cfunc
@cython.exceptval(-1)
def check_choices(t: cython.pointer[Table]) -> cython.int:
    """Starting tiles are kept in order from the First Player on (2.4)."""
    turn: cython.int = (t.head.to_move - t.first + t.head.seats) % t.head.seats
    seat: cython.int
    kept: cython.int
    i: cython.int
    if t.setup != DEALT_SETUP:
        raise BadSetup("pending: keep: Starting tiles are drafted in this game")
    for i in range(t.head.seats):
        seat = (t.first + i) % t.head.seats
        kept = count_kept(cython.address(t.player[seat].hand))
        if t.player[seat].hand.dealt[0] == UNKNOWN:
            raise BadSetup(f"player {seat}: starting_dealt: {DEALT} tiles are needed to choose from")
        if (i < turn and kept != KEPT) or (i == turn and kept == KEPT) or (i > turn and kept > 0):
            raise BadSetup(f"player {seat}: starting_kept: {kept} tiles can't have been chosen by now")
        if t.player[seat].worker[WORKERS - 1]:
            raise BadSetup(f"player {seat}: workers: they enter play when Starting tiles are revealed")
    return 0


@cython.cfunc
@cython.exceptval(-1)
def check_draft(t: cython.pointer[Table]) -> cython.int:
    """One tile each, then one each in the opposite order (25.2)."""
    seats: cython.int = t.head.seats
    taken: cython.int = 2 * seats + 2
    i: cython.int
    seat: cython.int
    if t.setup != DRAFT_SETUP:
        raise BadSetup("pending: draft: Starting tiles are dealt in this game")
    for i in range(LAID_TILES):
        taken -= t.laid[i] != NO_TILE
    if not 0 <= taken < 2 * seats:
        raise BadSetup(
            f"laid_out: {2 * seats + 2 - taken} tiles, and with {seats} seats there are 3 to {2 * seats + 2}"
        )
    order = [(t.first + i) % seats for i in range(seats)]
    order += order[::-1]
    if t.head.to_move != order[taken]:
        raise BadSetup(f"to_move: with {taken} tiles taken it is up to player {order[taken]}, not {t.head.to_move}")
    for seat in range(seats):
        mine = sum(t.player[seat].hand.dealt[i] != UNKNOWN for i in range(DEALT))
        if mine != order[:taken].count(seat):
            raise BadSetup(f"player {seat}: starting_dealt: {mine} tiles can't have been taken by now")
        if t.player[seat].hand.kept:
            raise BadSetup(f"player {seat}: starting_kept: nothing is kept until the draft is over")
        if t.player[seat].worker[WORKERS - 1]:
            raise BadSetup(f"player {seat}: workers: they enter play when the draft is over")
    return 0


@cython.cfunc
@cython.exceptval(-1)
def check_served(t: cython.pointer[Table]) -> cython.int:
    """Seat by seat, Starting tiles bring workers and goods (2.8)."""
    served: cython.int = t.head.frames[0].a
    seats: cython.int = t.head.seats
    seat: cython.int
    workers: cython.int
    i: cython.int
    leaving: cython.bint = t.head.frames[t.head.depth - 1].kind == ASK_LEAVE
    if served > seats or t.head.to_move != (t.first + served - 1) % seats:
        raise BadSetup(f"pending: seat: {served} served by now doesn't fit with player {t.head.to_move} to move")
    for i in range(seats):
        seat = (t.first + i) % seats
        if count_kept(cython.address(t.player[seat].hand)) != KEPT:
            raise BadSetup(f"player {seat}: starting_kept: {KEPT} tiles are kept by now")
        workers = in_play(cython.address(t.player[seat]))
        if workers != (WORKERS - 1 if i < served - (1 if leaving else 0) else 0):
            raise BadSetup(f"player {seat}: workers: {workers} can't be in play by now")
        check_starting_workers(t, seat)
    return 0


@cython.cfunc
@cython.exceptval(-1)
def check_starting_workers(t: cython.pointer[Table], seat: cython.int) -> cython.int:
    """In general areas, and not stronger than two power-ups make them (2.7)."""
    i: cython.int
    worker: cython.int
    for i in range(WORKERS):
        worker = t.player[seat].worker[i]
        if worker and (where(worker) > BOARDS or power_of(worker) > printed.starting_power + 2):
            raise BadSetup(f"player {seat}: workers: while the game is set up they stand unlocked, with power 1 to 3")
    return 0


# ---- workers -----------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(-1)
def check_workers(t: cython.pointer[Table]) -> cython.int:
    """Whoever has none could do nothing; only those of the mover are between two places."""
    seat: cython.int
    for seat in range(t.head.seats):
        if in_play(cython.address(t.player[seat])) == 0:
            raise BadSetup(f"player {seat}: workers: there must be one at least")
        if seat != t.head.to_move and workers_at(cython.address(t.player[seat]), ON_THE_WAY):
            raise BadSetup(f"player {seat}: on_the_way, ascending: only workers of the player to move are")
    return 0


@cython.cfunc
@cython.exceptval(-1)
def check_workers_at_rest(t: cython.pointer[Table]) -> cython.int:
    seat: cython.int
    if t.laid[0] != NO_TILE:
        raise BadSetup("laid_out: tiles lie out for a draft only")
    for seat in range(t.head.seats):
        if workers_at(cython.address(t.player[seat]), ON_THE_WAY):
            raise BadSetup(f"player {seat}: on_the_way, ascending: not when the game is over")
    return 0


@cython.cfunc
@cython.exceptval(-1)
def check_bot(t: cython.pointer[Table]) -> cython.int:
    bot: cython.pointer[Player] = cython.address(t.player[BOT])
    space: cython.int
    if workers_at(bot, ON_THE_WAY):
        raise BadSetup("teotibot: on_the_way, ascending: its turns are over before anybody is asked")
    for space in range(ROYAL_SPACES):
        if t.worshipper[space] == BOT:
            raise BadSetup("teotibot: locked: it doesn't worship at the Palace")
    if locked(bot) != 1:
        raise BadSetup(f"teotibot: locked: it always has one locked worker, not {locked(bot)}")
    return 0


# ---- what is asked -----------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(-1)
def check_depth(t: cython.pointer[Table]) -> cython.int:
    """However Discovery tiles are used one within the other, there must be room for what then waits.

    A tile with power-ups leaves the second one waiting, and an ascension with its reward; one with a step a claim.
    """
    player: cython.pointer[Player] = mover(t)
    most: cython.int = t.head.depth + SLACK + 3 * printed.copies[TILE_POWER_UP]
    seat: cython.int
    temple: cython.int
    step: cython.int
    for seat in range(t.head.seats):
        most -= 3 * t.player[seat].used[TILE_POWER_UP]
    for temple in range(TEMPLES):
        for step in range(player.temple[temple] + 1, TOP_STEP + 1):
            most += printed.main_step[temple][step] >= 0
    for step in range(player.avenue + 1, AVENUE_SPACES + 1):
        most += printed.avenue_stop[step] >= 0
    if most > DEPTH:
        raise BadSetup(f"pending: {t.head.depth} decisions are too many to wait here")
    return 0


@cython.cfunc
@cython.exceptval(-1)
def check_top(t: cython.pointer[Table]) -> cython.int:
    """Somebody must be able to answer what is asked. What waits beneath can always be answered."""
    moves: cython.short[MOST]
    if fill(t, cython.address(moves[0])) == 0:
        raise BadSetup("pending: nobody could answer what is asked here")
    return 0


assert DECORATION_TILES <= PYRAMID_TILES
assert SPACES <= ON_THE_WAY - ON_SPACE
assert ATTACHED_MARK + ATTACHED <= DISCOVERY_TILES
assert KEPT == KEPT_TILES
assert len(BOARD_IDS) == BOARDS
assert PRINTED["supply"]["workers"] == WORKERS
assert MOST_FRAMES == DEPTH
