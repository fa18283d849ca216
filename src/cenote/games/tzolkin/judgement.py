# mypy: ignore-errors
"""What a position is worth to a player, and which moves a sensible player makes: for those who search.

Both are fitted on games that the search played against itself. What is looked at stands here, in the words of the
rulebook; what it is worth stands in judgement.toml, and bench/fit.py finds it.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import cython
from cython.cimports.cenote.core.appraisal import MOST_TRAITS, Traits, trait, worth
from cython.cimports.cenote.core.frames import Frame, top
from cython.cimports.cenote.core.state import State
from cython.cimports.cenote.games.tzolkin.board import (
    AGRICULTURE,
    ASK_PICK,
    ASK_PLACE,
    ASK_START,
    BUILDINGS,
    CHICHEN_ITZA,
    CORN,
    EXTRACTION,
    FIELD_GROUPS,
    FIRST_SPACE,
    FOOD_DAYS,
    GEARS,
    LAST_SACRED,
    MOST_MONUMENTS,
    NO_TILE,
    NOBODY,
    OFFER,
    OP_FEED_DISCOUNT,
    OP_FEED_FREE,
    PALENQUE,
    QUARTERS,
    RESOURCES,
    SKULL,
    TEMPLES,
    THEOLOGY,
    TIKAL,
    TOP_LEVEL,
    TRACKS,
    UXMAL,
    YAXCHILAN,
    Player,
    Table,
    blocks,
    mover,
    printed,
)
from cython.cimports.cenote.games.tzolkin.food_day import saved
from cython.cimports.cenote.games.tzolkin.jungle import visible_corn
from cython.cimports.cenote.games.tzolkin.moves import (
    ADVANCE,
    ANGER,
    BEG,
    CLIMB,
    CLIMB_TWO,
    DO,
    DONE,
    END,
    HARVEST,
    NOTHING,
    PAY,
    PICK,
    PLACE,
    USE,
)
from cython.cimports.cenote.games.tzolkin.scoring import monument_points
from cython.cimports.cenote.games.tzolkin.wheels import lowest_empty, workers_on_gears
from cython.cimports.libc.math import exp

from cenote.games.tzolkin.components import (
    BUILDING_IDS,
    GEAR_IDS,
    LAST_SPACE,
    MONUMENT_IDS,
    PRINTED,
    RESOURCE_IDS,
    TEMPLE_IDS,
    TRACK_IDS,
    TYPE_IDS,
    WEALTH_IDS,
)

# ---- stages ------------------------------------------------------------------------------------------------


def stage_of(t):
    """Twice the Food Days behind us, and how much of the way to the next one is.

    It is never between one Food Day and what follows it, since what is worth much before may be worth little after it.
    """
    before: cython.int = printed.food_round[t.food_days - 1] if t.food_days > 0 else 1
    after: cython.int
    share: cython.double
    if t.food_days >= FOOD_DAYS:
        return STAGES - 1
    after = printed.food_round[t.food_days]
    share = (t.head.round - before) / cython.cast(cython.double, after - before)
    return 2 * t.food_days + (0 if share < 0 else 1 if share > 1 else share)


def at_rest(t):
    """A turn begins."""
    return top(cython.address(t.head)).kind == ASK_START and not top(cython.address(t.head)).a


# ---- traits ------------------------------------------------------------------------------------------------


def find_traits(t, seat, found):
    player: cython.pointer[Player] = cython.address(t.player[seat])
    found.n = 0
    trait(found, T_ALWAYS, 1)
    trait(found, T_TO_ACT, to_act(t, seat))
    find_goods(t, player, to_act(t, seat), found)
    trait(found, T_WORKER, player.workers > 3)
    trait(found, T_WORKER + 1, player.workers > 4)
    trait(found, T_WORKER + 2, player.workers > 5)
    trait(found, T_HAND, player.hand)
    trait(found, T_FIRST, t.first == seat)
    if t.first_space == seat:
        trait(found, T_FIRST + 1, 1)
        trait(found, T_FIRST + 2, t.tooth_corn)
    trait(found, T_LIGHT, not player.dark)
    find_tracks(t, seat, found)
    find_buildings(t, seat, found)
    find_workers(t, seat, found)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def to_act(t: cython.pointer[Table], seat: cython.int) -> cython.bint:
    """Has this seat still a turn to begin in this round?"""
    seats: cython.int = t.head.seats
    return (seat - t.first + seats) % seats >= (t.head.to_move - t.first + seats) % seats


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def corn_for_each(player: cython.pointer[Player]) -> cython.int:
    """What the next Food Day asks for each worker who eats."""
    return max(printed.corn_per_worker - saved(player, OP_FEED_DISCOUNT), 0)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def eaters(player: cython.pointer[Player]) -> cython.int:
    return max(player.workers - saved(player, OP_FEED_FREE), 0)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def unfed(player: cython.pointer[Player], need: cython.int, hungry: cython.int) -> cython.double:
    """Workers for whom there is no corn, or not enough."""
    if player.corn >= hungry * need:
        return 0
    return hungry - player.corn / cython.cast(cython.double, need)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def find_goods(
    t: cython.pointer[Table], player: cython.pointer[Player], acts: cython.bint, found: cython.pointer[Traits]
) -> cython.void:
    """Corn, and what the next Food Day asks for; resources and skulls."""
    need: cython.int = corn_for_each(player)
    hungry: cython.int = eaters(player)
    missing: cython.double = unfed(player, need, hungry)
    near: cython.double = stage_of(t) - 2 * t.food_days
    resource: cython.int
    trait(found, T_CORN, player.corn)
    trait(found, T_PLENTY, max(player.corn - 10, 0))
    trait(found, T_FED, min(player.corn, hungry * need))
    trait(found, T_UNFED, missing)
    trait(found, T_UNFED_SOON, missing * near * near)
    trait(found, T_HUNGRY, missing if near >= 1 and not acts else 0)
    for resource in range(RESOURCES):
        trait(found, T_BLOCK + resource, player.block[resource])
    trait(found, T_BLOCKS_SPARE, max(blocks(player) - 4, 0))
    trait(found, T_SKULLS, player.skulls)
    trait(found, T_SKULLS_SPARE, max(player.skulls - 1, 0))
    trait(found, T_FARM, saved(player, OP_FEED_FREE))
    trait(found, T_FARM + 1, saved(player, OP_FEED_DISCOUNT))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def find_tracks(t: cython.pointer[Table], seat: cython.int, found: cython.pointer[Traits]) -> cython.void:
    player: cython.pointer[Player] = cython.address(t.player[seat])
    temple: cython.int
    track: cython.int
    level: cython.int
    other: cython.int
    best: cython.int
    for temple in range(TEMPLES):
        trait(found, step_trait[temple] + player.temple[temple], 1)
        best = 0
        for other in range(t.head.seats):
            if other != seat:
                best = max(best, t.player[other].temple[temple])
        trait(found, T_HIGHEST + 2 * temple, player.temple[temple] > best)
        trait(found, T_HIGHEST + 2 * temple + 1, player.temple[temple] == best)
    for track in range(TRACKS):
        for level in range(player.level[track]):
            trait(found, T_LEVEL + TOP_LEVEL * track + level, 1)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def find_buildings(t: cython.pointer[Table], seat: cython.int, found: cython.pointer[Traits]) -> cython.void:
    player: cython.pointer[Player] = cython.address(t.player[seat])
    rest: cython.ulonglong = player.built
    tile: cython.int = 0
    monuments: cython.int = 0
    worth_now: cython.int = 0
    types: cython.int[4]
    i: cython.int
    for i in range(4):
        types[i] = 0
    while rest:
        if rest & 1:
            types[printed.type[tile]] += 1
            if tile >= BUILDINGS:
                monuments += 1
                worth_now += monument_points(t, seat, tile)
        rest >>= 1
        tile += 1
    for i in range(4):
        trait(found, T_TYPE + i, types[i])
    trait(found, T_MONUMENTS, monuments)
    trait(found, T_MONUMENTS + 1, worth_now)
    find_monument_in_sight(t, seat, found)
    trait(found, T_TILES, player.corn_tiles)
    trait(found, T_TILES + 1, player.wood_tiles)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def find_monument_in_sight(t: cython.pointer[Table], seat: cython.int, found: cython.pointer[Traits]) -> cython.void:
    player: cython.pointer[Player] = cython.address(t.player[seat])
    paid: cython.double
    cost: cython.int
    good: cython.int
    i: cython.int
    tile: cython.int
    points: cython.int
    best: cython.double = 0
    best_paid: cython.double = 0
    for i in range(MOST_MONUMENTS):
        tile = t.monument[i]
        if tile == NO_TILE:
            continue
        paid = 0
        cost = 0
        for good in range(SKULL + 1):
            if good != CORN:
                cost += printed.cost[tile][good]
                if good < RESOURCES:
                    paid += min(player.block[good], printed.cost[tile][good])
                else:
                    paid += min(player.skulls, printed.cost[tile][good])
        points = monument_points(t, seat, tile)
        if paid == cost:
            best_paid = max(best_paid, points)
        best = max(best, points * paid * paid / (cost * cost))
    trait(found, T_MONUMENT_NEXT, best_paid)
    trait(found, T_MONUMENT_NEXT + 1, best)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def find_workers(t: cython.pointer[Table], seat: cython.int, found: cython.pointer[Traits]) -> cython.void:
    """Where the workers stand, and whether they find what they need when they are picked up."""
    player: cython.pointer[Player] = cython.address(t.player[seat])
    at: cython.int[GEARS]
    gear: cython.int
    space: cython.int
    skulls: cython.int = player.skulls
    sacred: cython.int = 0
    sacred_points: cython.double = 0
    taken: cython.int = 0
    action: cython.int
    payable: cython.int = 0
    wood_fields: cython.int = 0
    corn_fields: cython.int = 0
    bare_fields: cython.int = 0
    group: cython.int
    i: cython.int
    for gear in range(GEARS):
        at[gear] = 0
        for space in range(printed.last[gear], -1, -1):
            if t.space[gear][space] != seat:
                continue
            at[gear] += 1
            trait(found, gear_trait[gear] + space, 1)
            group = space - 2  # that of the action 2, and so on
            if gear == PALENQUE and 0 <= group < FIELD_GROUPS:
                wood_fields += t.wood_field[group] > 0
                corn_fields += visible_corn(t, group) > 0
                bare_fields += t.corn_field[group] == 0
            if gear == CHICHEN_ITZA and skulls > 0:
                action = min(space + (player.level[THEOLOGY] > 0), LAST_SACRED)
                while action > 0 and (t.sacred[action] != NOBODY or (taken >> action) & 1):
                    action -= 1
                if action > 0:
                    taken |= 1 << action
                    skulls -= 1
                    sacred += 1
                    sacred_points += printed.sacred_vp[action]
    trait(found, T_SACRED, sacred)
    trait(found, T_SACRED + 1, sacred_points)
    for i in range(OFFER):
        payable += t.offer[i] != NO_TILE and missing(player, t.offer[i]) == 0
    trait(found, T_BUILDER, min(blocks(player), 3 * at[TIKAL]))
    trait(found, T_BUILDER + 1, min(payable, at[TIKAL]))
    trait(found, T_FISHER, at[PALENQUE] * player.level[AGRICULTURE])
    trait(found, T_FISHER + 1, at[YAXCHILAN] * player.level[EXTRACTION])
    trait(found, T_FISHER + 2, min(player.corn, 6 * at[UXMAL]))
    trait(found, T_OFFERED, payable)
    trait(found, T_FIELDS, wood_fields)
    trait(found, T_FIELDS + 1, corn_fields)
    trait(found, T_FIELDS + 2, bare_fields)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def missing(player: cython.pointer[Player], tile: cython.int) -> cython.int:
    """Blocks that the player lacks for a building."""
    n: cython.int = 0
    resource: cython.int
    for resource in range(RESOURCES):
        n += max(printed.cost[tile][resource] - player.block[resource], 0)
    return n


def judge(t, points):
    """Points so far, and what the traits are worth from here on."""
    found: Traits
    seat: cython.int
    stage: cython.double = stage_of(t)
    group: cython.int = t.head.seats - 2
    for seat in range(t.head.seats):
        find_traits(t, seat, cython.address(found))
        points[seat] = t.player[seat].score / cython.cast(cython.double, QUARTERS) + worth(
            cython.address(found), cython.address(scale[group][0]), TRAITS, STAGES, stage
        )
    return error[group][min(cython.cast(cython.int, stage + 0.5), STAGES - 1)]


def owe(t, points):
    """For workers who would go hungry, more as the Food Day comes nearer."""
    seat: cython.int
    player: cython.pointer[Player]
    near: cython.double = stage_of(t) - 2 * t.food_days
    for seat in range(t.head.seats):
        player = cython.address(t.player[seat])
        points[seat] = -printed.unfed * near * unfed(player, corn_for_each(player), eaters(player))


# ---- the policy --------------------------------------------------------------------------------------------


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def key_of(t: cython.pointer[Table], move: cython.int) -> cython.int:
    """What the policy knows of a legal move."""
    frame: Frame = top(cython.address(t.head))[0]
    player: cython.pointer[Player] = mover(t)
    gear: cython.int
    if move == END:
        if frame.kind == ASK_PLACE:
            return K_END_PLACING + min(frame.a, 6)
        return K_END_PICKING + workers_on_gears(t, t.head.to_move) if frame.kind == ASK_PICK else K_END
    if move == DONE:
        return K_DONE
    if move == NOTHING:
        return K_NOTHING + frame.a
    if move == BEG:
        return K_BEG + min(player.corn, 2)
    if move < PICK:
        if move == PLACE + FIRST_SPACE:
            return K_PLACE + 55 + min(t.tooth_corn, 3)
        return K_PLACE + 11 * (move - PLACE) + lowest_empty(t, move - PLACE)
    if move < DO:
        gear = GEARS - 1
        while move < printed.first_pick[gear]:
            gear -= 1
        return K_PICK + 11 * gear + move - printed.first_pick[gear]
    if move < USE:
        return K_DO + 9 * frame.a + move - DO
    if move < HARVEST:
        return K_USE + move - USE
    if move < CLIMB:
        return K_HARVEST + move - HARVEST
    if move < CLIMB_TWO:
        return K_CLIMB + 9 * (move - CLIMB) + player.temple[move - CLIMB]
    if move < ANGER:
        return K_CLIMB + 27 + move - CLIMB_TWO
    if move < ADVANCE:
        return K_ANGER + 9 * (move - ANGER) + player.temple[move - ANGER]
    if move < PAY:
        return K_ADVANCE + 4 * (move - ADVANCE) + player.level[move - ADVANCE]
    return K_PAY + move - PAY  # from here on keys are in the order of the moves


def weigh(t, moves, count, weights):
    i: cython.int
    age: cython.int = min(t.food_days, AGES - 1)
    for i in range(count):
        weights[i] = habit[age][key_of(t, moves[i])]
    return True


# ---- what fitting needs ------------------------------------------------------------------------------------


@cython.cfunc
def table(state: State) -> cython.pointer[Table]:
    return cython.cast(cython.pointer[Table], state.head)  # with which the struct of this game's states begins


def traits_of(state: State, player: int) -> list[tuple[int, float]]:
    """What is found of a player: the number of each trait, and how much of it."""
    found: Traits
    i: cython.int
    find_traits(table(state), player, cython.address(found))
    return [(found.which[i], found.much[i]) for i in range(found.n)]


def keys_of(state: State) -> list[int]:
    """What the policy knows of each legal move."""
    return [key_of(table(state), move) for move in state.legal()]


def expected(state: State) -> list[float]:
    """The final points of each player, as judged."""
    i: cython.int
    points: cython.double[16]
    judge(table(state), points)
    return [points[i] for i in range(state.players)]


def stage(state: State) -> float:
    return stage_of(table(state))


def resting(state: State) -> bool:
    return not state.over and at_rest(table(state))


def group_of(state: State, player: int) -> str:
    """Whose numbers hold for a player."""
    return str(state.seats)


def age_of(state: State) -> int:
    return min(table(state).food_days, AGES - 1)


def _names() -> tuple[list[str], list[str]]:
    spaces = [(gear, space) for gear, last in zip(GEAR_IDS, LAST_SPACE, strict=True) for space in range(last + 1)]
    steps = [(temple["id"], step) for temple in PRINTED["temple"] for step in range(len(temple["vp"]))]
    traits = [
        *("always", "to_act", "corn", "fed", "unfed", "unfed_soon"),
        *RESOURCE_IDS,
        *("blocks_beyond_4", "skulls", "skulls_beyond_1", "worker_4", "worker_5", "worker_6", "hand"),
        *("first_marker", "first_space", "tooth_corn", "light"),
        *(f"{temple}_{step}" for temple, step in steps),
        *(f"{how}_{temple}" for temple in TEMPLE_IDS for how in ("highest", "sharing")),
        *(f"{track}_{level}" for track in TRACK_IDS for level in range(1, 4)),
        *("workers_fed_free", "corn_saved_on_each"),
        *(f"own_{kind}" for kind in TYPE_IDS),
        *("monuments", "monument_points", "monument_payable", "monument_in_sight", "corn_tiles", "wood_tiles"),
        *(f"{gear}_{space}" for gear, space in spaces),
        *("sacred_workers", "sacred_points", "builder_blocks", "builder_buildings"),
        *("palenque_agriculture", "yaxchilan_extraction", "uxmal_corn", "payable_buildings"),
        *("hungry", "corn_beyond_10", "at_wood_fields", "at_corn_fields", "at_bare_fields"),
    ]
    keys = [
        *(f"end_placing_{n}" for n in range(7)),
        *(f"end_picking_{n}" for n in range(7)),
        *("end", "done"),
        *(f"nothing_{gear}" for gear in GEAR_IDS),
        *(f"beg_{corn}" for corn in range(3)),
        *(f"place_{gear}_{space}" for gear in GEAR_IDS for space in range(11)),
        *(f"place_first_{corn}" for corn in range(4)),
        *(f"pick_{gear}_{space}" for gear in GEAR_IDS for space in range(11)),
        *(f"do_{gear}_{action}" for gear in GEAR_IDS for action in range(1, 10)),
        *(f"use_{gear}_{action}" for gear in GEAR_IDS[:-1] for action in range(1, 6)),
        *(f"harvest_{what}" for what in ("wood", "corn", "burn", "no_tile")),
        *(f"climb_{temple}_{step}" for temple in TEMPLE_IDS for step in range(9)),
        *(f"climb_two_{pair}" for pair in range(3)),
        *(f"anger_{temple}_{step}" for temple in TEMPLE_IDS for step in range(9)),
        *(f"advance_{track}_{level}" for track in TRACK_IDS for level in range(4)),
        *(f"{what}_{resource}" for what in ("pay", "take", "discount") for resource in RESOURCE_IDS),
        *("architecture_use", "architecture_save"),
        *(f"build_{tile}" for tile in (*BUILDING_IDS, *MONUMENT_IDS)),
        *(f"{what}_{resource}" for what in ("sell", "buy") for resource in RESOURCE_IDS),
        *("days_1", "days_2"),
        *(f"keep_{tile}" for tile in WEALTH_IDS),
    ]
    return traits, keys


TRAIT_NAMES, KEY_NAMES = _names()
GROUP_NAMES = ("2", "3", "4")
ALIKE_NAMES = GROUP_NAMES  # what is learned of one of them helps with the others
PLANS: tuple[dict[str, float], ...] = (
    {"worker_4": 25, "worker_5": 18, "worker_6": 9},
    {"worker_4": 18, "worker_5": 9, "workers_fed_free": 9, "corn_saved_on_each": 6, "own_farm": 4},
    {"fed": 1.5, "corn": 0.5, "agriculture_1": 12, "agriculture_2": 12, "agriculture_3": 12},
    {"extraction_1": 12, "extraction_2": 12, "extraction_3": 12, "wood": 0.5, "stone": 0.5, "gold": 0.5},
    {"architecture_1": 8, "architecture_2": 8, "architecture_3": 8, "own_civic": 4, "builder_buildings": 4},
    {"theology_1": 8, "theology_2": 8, "theology_3": 8, "skulls": 3, "sacred_workers": 4},
    {"monuments": 9, "monument_in_sight": 0.6, "monument_payable": 0.6, "stone": 1, "gold": 1},
)
"""Traits that go together, and by how many points each may be liked while numbers are fitted, so that it is tried."""
STAGE_COUNT: int = STAGES
AGE_COUNT: int = AGES


def use(numbers: dict[str, Any]) -> None:
    """Take these numbers instead of those in judgement.toml; what isn't named is worth nothing, or is as usual."""
    group: cython.int
    i: cython.int
    k: cython.int
    for group in range(GROUPS):
        told = numbers["worth"][GROUP_NAMES[group]]
        for i in range(TRAITS):
            row = told.get(TRAIT_NAMES[i], [0.0] * STAGES)
            for k in range(STAGES):
                scale[group][k * TRAITS + i] = row[k]
        for k in range(STAGES):
            error[group][k] = numbers["error"][GROUP_NAMES[group]][k]
    for i in range(KEYS):
        row = numbers["policy"].get(KEY_NAMES[i], [0.0] * AGES)
        for k in range(AGES):
            habit[k][i] = exp(row[k])


def _lay_out() -> None:
    at: cython.int = T_GEAR
    gear: cython.int
    temple: cython.int
    for gear in range(GEARS):
        gear_trait[gear] = at
        at += printed.last[gear] + 1
    assert at == T_SACRED
    at = T_STEP
    for temple in range(TEMPLES):
        step_trait[temple] = at
        at += printed.top[temple] + 1
    assert at == T_HIGHEST
    assert len(TRAIT_NAMES) == TRAITS <= MOST_TRAITS
    assert len(KEY_NAMES) == KEYS
    for name, number in (("hand", T_HAND), ("light", T_LIGHT), ("monuments", T_MONUMENTS), ("corn_tiles", T_TILES)):
        assert TRAIT_NAMES.index(name) == number
    for name, number in (("beg_0", K_BEG), ("use_palenque_1", K_USE), ("pay_wood", K_PAY), ("keep_PAL1", K_KEEP)):
        assert KEY_NAMES.index(name) == number


_lay_out()
use(tomllib.loads((files(__package__) / "judgement.toml").read_text(encoding="utf-8")))
