# mypy: ignore-errors
"""The end of the game: final scoring, monuments, and who has won (rules 16)."""

import cython
from cython.cimports.cenote.games.tzolkin.board import (
    BEST_TEMPLE,
    BUILDINGS,
    BUILT,
    BY_TRACKS_AT_TOP,
    BY_WORKERS,
    FROM_CORN,
    FROM_MONUMENTS,
    FROM_SKULLS,
    LAST_SACRED,
    NOBODY,
    OF_NOTHING,
    OF_TILE,
    PER_CORN_TILE,
    PER_LEVEL,
    PER_MONUMENT_OF_ANYONE,
    PER_OWN_TILE,
    PER_OWNED_OF_TYPE,
    PER_SACRED_SKULL,
    PER_WOOD_TILE,
    QUARTERS,
    RESOURCES,
    START_STEP,
    TEMPLES,
    TOP_LEVEL,
    TRACKS,
    Player,
    owns,
    printed,
    score,
    score_quarters,
)
from cython.cimports.cenote.games.tzolkin.wheels import workers_on_gears


def score_finally(t):
    """Resources count as corn, corn by the quarter, unused skulls, monuments (16.2). Goods stay where they are."""
    seat: cython.int
    tile: cython.int
    resource: cython.int
    corn: cython.int
    player: cython.pointer[Player]
    for seat in range(t.head.seats):
        player = cython.address(t.player[seat])
        corn = player.corn
        for resource in range(RESOURCES):
            corn += player.block[resource] * printed.price[resource]
        score_quarters(t, player, corn * QUARTERS // printed.corn_per_vp, FROM_CORN, OF_NOTHING)
        score(t, player, player.skulls * printed.vp_per_skull, FROM_SKULLS, OF_NOTHING)
        for tile in range(BUILDINGS, BUILT):
            if owns(player, tile):
                score(t, player, monument_points(t, seat, tile), FROM_MONUMENTS, OF_TILE + tile)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def count_own(player: cython.pointer[Player], kind: cython.int) -> cython.int:
    """Own buildings and monuments of a type (-1: of any)."""
    n: cython.int = 0
    tile: cython.int
    for tile in range(BUILT):
        if owns(player, tile) and (kind < 0 or printed.type[tile] == kind):
            n += 1
    return n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def count_monuments(t: cython.pointer[Table]) -> cython.int:
    n: cython.int = 0
    seat: cython.int
    tile: cython.int
    for seat in range(t.head.seats):
        for tile in range(BUILDINGS, BUILT):
            n += owns(cython.address(t.player[seat]), tile)
    return n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def count_offered_skulls(t: cython.pointer[Table]) -> cython.int:
    n: cython.int = 0
    action: cython.int
    for action in range(1, LAST_SACRED + 1):
        n += t.sacred[action] != NOBODY
    return n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def sum_levels(player: cython.pointer[Player]) -> cython.int:
    n: cython.int = 0
    track: cython.int
    for track in range(TRACKS):
        n += player.level[track]
    return n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def tracks_at_top(player: cython.pointer[Player]) -> cython.int:
    n: cython.int = 0
    track: cython.int
    for track in range(TRACKS):
        n += player.level[track] == TOP_LEVEL
    return n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def best_climb(player: cython.pointer[Player]) -> cython.int:
    """Steps above the start in the temple where they are most; never below none."""
    best: cython.int = 0
    temple: cython.int
    for temple in range(TEMPLES):
        if player.temple[temple] - START_STEP > best:
            best = player.temple[temple] - START_STEP
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def temple_points(player: cython.pointer[Player]) -> cython.int:
    n: cython.int = 0
    temple: cython.int
    for temple in range(TEMPLES):
        n += printed.step_vp[temple][player.temple[temple]]
    return n


def monument_points(t, seat, tile):
    """What a monument is worth to this seat now (16.3)."""
    player: cython.pointer[Player] = cython.address(t.player[seat])
    monument: cython.int = tile - BUILDINGS
    how: cython.int = printed.scoring[monument]
    vp: cython.p_schar = printed.scoring_vp[monument]
    if how == PER_OWNED_OF_TYPE:
        return vp[0] * count_own(player, printed.scoring_type[monument])
    if how == PER_OWN_TILE:
        return vp[0] * count_own(player, -1)
    if how == BY_WORKERS:
        return vp[player.workers]
    if how == BEST_TEMPLE:
        return vp[0] * best_climb(player)
    if how == PER_MONUMENT_OF_ANYONE:
        return vp[t.head.seats] * count_monuments(t)
    if how == PER_LEVEL:
        return vp[0] * sum_levels(player)
    if how == PER_CORN_TILE:
        return vp[0] * player.corn_tiles
    if how == PER_WOOD_TILE:
        return vp[0] * player.wood_tiles
    if how == BY_TRACKS_AT_TOP:
        return vp[tracks_at_top(player)]
    if how == PER_SACRED_SKULL:
        return vp[0] * count_offered_skulls(t)
    return temple_points(player)


def rank_seats(t, places):
    """Most points; then most workers still on the gears; then the place is shared (16.4)."""
    seat: cython.int
    other: cython.int
    ahead: cython.int
    more_workers: cython.int
    for seat in range(t.head.seats):
        places[seat] = 1
        for other in range(t.head.seats):
            ahead = t.player[other].score - t.player[seat].score
            more_workers = workers_on_gears(t, other) - workers_on_gears(t, seat)
            if ahead > 0 or (ahead == 0 and more_workers > 0):
                places[seat] += 1
