# mypy: ignore-errors
"""What a seat knows, as numbers in a fixed order (the contract's `observe`).

Seats are counted from the viewer: `seat_0` is the viewer, `seat_1` the next clockwise. Numbers are as on the table:
counts are counts, flags are 0 or 1, points are points.
"""

import cython
from cython.cimports.cenote.core.features import one_of, relative, write_frames
from cython.cimports.cenote.core.hands import DEALT, UNKNOWN, Hand, is_kept, knows
from cython.cimports.cenote.games.tzolkin.board import (
    BUILDINGS,
    BUILT,
    CHICHEN_ITZA,
    EMPTY,
    FIELD_GROUPS,
    FOOD_DAYS,
    GEARS,
    LAST_SACRED,
    MOST_MONUMENTS,
    NEUTRAL,
    NO_TILE,
    NOBODY,
    OFFER,
    QUARTERS,
    RESOURCES,
    TEMPLES,
    TRACKS,
    WEALTH,
    WEALTH_TILES,
    Player,
    owns,
    printed,
)

from cenote.core.features import frame_names
from cenote.games.tzolkin.components import (
    BUILDING_IDS,
    GEAR_IDS,
    MONUMENT_IDS,
    RESOURCE_IDS,
    TEETH,
    TEMPLE_IDS,
    TRACK_IDS,
    WEALTH_IDS,
)

FRAMES_SHOWN = cython.declare(cython.int, 6)  # no more ever wait upon each other in a game


def write_features(t, viewer, out):
    n: cython.int = 0
    i: cython.int
    me: cython.int = viewer if viewer >= 0 else 0
    n = write_day(t, me, out, n)
    n = write_board(t, me, out, n)
    n = write_tiles(t, out, n)
    n = write_frames(cython.address(t.head), FRAMES_SHOWN, out, n)
    for i in range(t.head.seats):
        n = write_player(t, (me + i) % t.head.seats, viewer, out, n)
    return n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def write_day(t: cython.pointer[Table], me: cython.int, out: cython.p_float, n: cython.int) -> cython.int:
    seats: cython.int = t.head.seats
    out[n] = t.burn_visible
    out[n + 1] = t.head.round
    out[n + 2] = t.age
    out[n + 3] = t.food_days
    out[n + 4] = printed.food_round[t.food_days] - t.head.round if t.food_days < FOOD_DAYS else 0
    out[n + 5] = t.tooth_corn
    n = one_of(out, n + 6, seats, relative(t.head.to_move, me, seats) if t.head.to_move >= 0 else -1)
    n = one_of(out, n, seats, relative(t.first, me, seats))
    return one_of(out, n, seats, relative(t.first_space, me, seats) if t.first_space != NOBODY else -1)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def write_board(t: cython.pointer[Table], me: cython.int, out: cython.p_float, n: cython.int) -> cython.int:
    seats: cython.int = t.head.seats
    gear: cython.int
    space: cython.int
    i: cython.int
    occupant: cython.int
    for gear in range(GEARS):
        for space in range(printed.teeth[gear]):
            occupant = t.space[gear][space]
            if occupant == NEUTRAL:
                occupant = seats
            elif occupant != EMPTY:
                occupant = relative(occupant, me, seats)
            n = one_of(out, n, seats + 1, occupant)
    for i in range(FIELD_GROUPS):
        out[n] = t.corn_field[i]
        out[n + 1] = t.wood_field[i]
        n += 2
    out[n] = t.bank_skulls
    n += 1
    for i in range(1, LAST_SACRED + 1):
        out[n] = t.sacred[i] != NOBODY
        n += 1
    return n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def write_tiles(t: cython.pointer[Table], out: cython.p_float, n: cython.int) -> cython.int:
    i: cython.int
    for i in range(BUILT + WEALTH_TILES):
        out[n + i] = 0
    for i in range(OFFER):
        if t.offer[i] != NO_TILE:
            out[n + t.offer[i]] = 1
    for i in range(MOST_MONUMENTS):
        if t.monument[i] != NO_TILE:
            out[n + t.monument[i]] = 1
    for i in range(WEALTH_TILES):
        if t.drawn[i] != NO_TILE:
            out[n + t.drawn[i]] = 1
    n += BUILT + WEALTH_TILES
    out[n] = t.left[0]
    out[n + 1] = t.left[1]
    return n + 2


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def write_player(
    t: cython.pointer[Table], seat: cython.int, viewer: cython.int, out: cython.p_float, n: cython.int
) -> cython.int:
    player: cython.pointer[Player] = cython.address(t.player[seat])
    hand: cython.pointer[Hand] = cython.address(player.wealth)
    own: cython.bint = seat == viewer
    i: cython.int
    out[n] = player.score / cython.cast(cython.float, QUARTERS)
    out[n + 1] = player.corn
    n += 2
    for i in range(RESOURCES):
        out[n + i] = player.block[i]
    n += RESOURCES
    out[n] = player.skulls
    out[n + 1] = player.workers
    out[n + 2] = player.hand
    out[n + 3] = player.dark
    n += 4
    for i in range(TEMPLES):
        out[n + i] = player.temple[i]
    n += TEMPLES
    for i in range(TRACKS):
        out[n + i] = player.level[i]
    n += TRACKS
    out[n] = player.corn_tiles
    out[n + 1] = player.wood_tiles
    n += 2
    for i in range(BUILT):
        out[n + i] = owns(player, i)
    n += BUILT
    for i in range(2 * WEALTH_TILES):
        out[n + i] = 0
    for i in range(DEALT):
        if hand.dealt[i] == UNKNOWN:
            continue
        if own:
            out[n + hand.dealt[i] - WEALTH] = 1
        if is_kept(hand, i) and knows(hand, i, own, t.head.round > 0):
            out[n + WEALTH_TILES + hand.dealt[i] - WEALTH] = 1
    return n + 2 * WEALTH_TILES


def names(seats: int) -> list[str]:
    """What each number means, in the order in which they are written."""
    them = [f"seat_{i}" for i in range(seats)]
    found = ["burn_visible", "round", "age_2", "food_days_held", "rounds_to_food_day", "tooth_corn"]
    for what in ("to_move", "first_player", "first_player_space"):
        found += [f"{what}.{seat}" for seat in them]
    for gear, teeth in zip(GEAR_IDS, TEETH, strict=True):
        found += [f"{gear}.{space}.{who}" for space in range(teeth) for who in [*them, "neutral"]]
    for group in range(2, 2 + FIELD_GROUPS):
        found += [f"jungle.{group}.corn", f"jungle.{group}.wood"]
    found.append("skulls_in_bank")
    found += [f"{GEAR_IDS[CHICHEN_ITZA]}.{action}.skull" for action in range(1, LAST_SACRED + 1)]
    found += [f"offered.{tile}" for tile in BUILDING_IDS + MONUMENT_IDS]
    found += [f"drawn.{tile}" for tile in WEALTH_IDS]
    found += ["stack_1", "stack_2"]
    found += frame_names(FRAMES_SHOWN)
    for seat in them:
        own = ["points", "corn", *RESOURCE_IDS, "skulls", "workers", "available", "dark_side", *TEMPLE_IDS, *TRACK_IDS]
        own += ["corn_tiles", "wood_tiles", *BUILDING_IDS, *MONUMENT_IDS]
        own += [f"dealt.{tile}" for tile in WEALTH_IDS] + [f"kept.{tile}" for tile in WEALTH_IDS]
        found += [f"{seat}.{name}" for name in own]
    return found


assert len(BUILDING_IDS) == BUILDINGS
