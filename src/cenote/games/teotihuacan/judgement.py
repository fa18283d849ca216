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
from cython.cimports.cenote.games.teotihuacan.board import (
    ALCHEMY,
    ASK_TURN,
    BOARDS,
    BONUS_STEP,
    COCOA,
    CONSTRUCTION,
    DECORATIONS,
    ECLIPSES,
    GOLD,
    GOODS,
    KINDS,
    MASKS,
    NOBLES,
    OUT_OF_PLAY,
    PYRAMID_PLACES,
    STONE,
    TECHNOLOGIES,
    TEMPLES,
    TILE_FREE_COCOA,
    TOP_STEP,
    WOOD,
    WORKERS,
    Player,
    Table,
    dark_disc,
    has,
    is_bot,
    mover,
    printed,
    resources,
)
from cython.cimports.cenote.games.teotihuacan.eclipse import bonus_points, mask_points, reaches_bonus, salary_of
from cython.cimports.cenote.games.teotihuacan.moves import (
    ASCEND,
    CLIMB,
    COLLECT,
    DECORATION,
    DISCOUNT,
    GO,
    LOCK,
    MAIN,
    PLACE,
    POWER,
    ROTATE,
    SALARY,
    SIDE,
    TAKE,
    TILE,
    WITH,
    WORSHIP,
)
from cython.cimports.cenote.games.teotihuacan.pyramid import coloured_match, matches
from cython.cimports.cenote.games.teotihuacan.workers import colours, power_of, where, workers_at
from cython.cimports.libc.math import exp

from cenote.games.teotihuacan.components import (
    BOARD_IDS,
    GOOD_IDS,
    KIND_IDS,
    MASK_IDS,
    REWARD_IDS,
    SIDE_IDS,
    SPACE_IDS,
    TECHNOLOGY_IDS,
    TEMPLE_IDS,
)
from cenote.games.teotihuacan.moves import TABLE

# ---- stages ------------------------------------------------------------------------------------------------


def stage_of(t):
    """Twice the Eclipses behind us, and how much of the way to the next one is.

    It is never between one Eclipse and what follows it, since what is worth much before may be worth nothing after it.
    """
    eclipse: cython.int = ECLIPSES - 1 if t.finished else t.eclipses
    share: cython.double = (t.light + (1.5 if t.announced else 0)) / (dark_disc(t) + 2.5)
    return 2 * eclipse + (1 if share > 1 else share)


def at_rest(t):
    """A turn begins."""
    return top(cython.address(t.head)).kind == ASK_TURN


# ---- traits ------------------------------------------------------------------------------------------------


def find_traits(t, seat, found):
    player: cython.pointer[Player] = cython.address(t.player[seat])
    technology: cython.int
    kind: cython.int
    found.n = 0
    trait(found, T_ALWAYS, 1)
    trait(found, T_TO_ACT, to_act(t, seat))
    find_goods(t, player, found)
    find_tracks(t, seat, found)
    for technology in range(TECHNOLOGIES):
        trait(found, T_TECHNOLOGY + technology, has(player, technology))
    find_masks(player, found)
    for kind in range(MASKS, KINDS):
        trait(found, T_TILE + kind - MASKS, player.unused[kind])
    find_workers(t, player, found)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def to_act(t: cython.pointer[Table], seat: cython.int) -> cython.bint:
    """Has this seat still a turn to begin in this round?"""
    seats: cython.int = t.head.seats
    return not is_bot(t, seat) and (seat - t.first + seats) % seats >= (t.head.to_move - t.first + seats) % seats


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def owed(player: cython.pointer[Player]) -> cython.int:
    """The salary, unless a tile pays it."""
    return 0 if player.unused[TILE_FREE_COCOA] else salary_of(player)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def missing_cocoa(player: cython.pointer[Player]) -> cython.int:
    return max(owed(player) - player.good[COCOA], 0)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def find_goods(t: cython.pointer[Table], player: cython.pointer[Player], found: cython.pointer[Traits]) -> cython.void:
    """Goods, and the salary that the next Eclipse asks for."""
    good: cython.int
    for good in range(GOODS):
        trait(found, T_GOOD + good, player.good[good])
    trait(found, T_SPARE, max(resources(player) - 6, 0))
    trait(found, T_SPARE + 1, max(player.good[COCOA] - 8, 0))
    trait(found, T_OWED, min(player.good[COCOA], owed(player)))
    trait(found, T_OWED + 1, missing_cocoa(player))
    trait(
        found,
        T_BUILT,
        min(player.good[STONE], 6) * bits(t.occupied) / cython.cast(cython.double, PYRAMID_PLACES),
    )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def bits(number: cython.uint) -> cython.int:
    n: cython.int = 0
    while number:
        number &= number - 1
        n += 1
    return n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def find_tracks(t: cython.pointer[Table], seat: cython.int, found: cython.pointer[Traits]) -> cython.void:
    """The Pyramid track, the temples with their bonus tiles, the Avenue of the Dead."""
    player: cython.pointer[Player] = cython.address(t.player[seat])
    other: cython.int
    temple: cython.int
    lead: cython.int = 0
    near: cython.double
    reached: cython.double = 0
    in_sight: cython.double = 0
    for other in range(t.head.seats + t.head.automatons):
        if other != seat:
            lead = max(lead, t.player[other].track)
    trait(found, T_TRACK, player.track)
    trait(found, T_TRACK + 1, player.track > lead)
    trait(found, T_TRACK + 2, player.track == lead and lead > 0)
    for temple in range(TEMPLES):
        trait(found, T_STEP + (TOP_STEP + 1) * temple + player.temple[temple], 1)
        if reaches_bonus(player, temple):
            reached += bonus_points(t, seat, temple)
        else:
            near = player.temple[temple] / cython.cast(cython.double, BONUS_STEP)
            in_sight += bonus_points(t, seat, temple) * near * near
    trait(found, T_BONUS, reached)
    trait(found, T_BONUS + 1, in_sight)
    trait(found, T_AVENUE, player.avenue)
    trait(found, T_AVENUE + 1, player.avenue * printed.value[t.buildings])


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def find_masks(player: cython.pointer[Player], found: cython.pointer[Traits]) -> cython.void:
    mask: cython.int
    n: cython.int = 0
    different: cython.int = 0
    for mask in range(MASKS):
        n += player.unused[mask]
        different += player.unused[mask] > 0
    trait(found, T_MASKS, n)
    trait(found, T_MASKS + 1, different)
    trait(found, T_MASKS + 2, mask_points(player))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def find_workers(
    t: cython.pointer[Table], player: cython.pointer[Player], found: cython.pointer[Traits]
) -> cython.void:
    """Their powers, where they are, and whether they find what their board asks for."""
    powers: cython.int[6]
    at: cython.int[BOARD_NUMBERS]
    power_at: cython.int[BOARD_NUMBERS]
    locked: cython.int = 0
    locked_power: cython.int = 0
    together: cython.int = 0
    crowd: cython.int = 0
    i: cython.int
    power: cython.int
    area: cython.int
    for i in range(6):
        powers[i] = 0
    for i in range(BOARDS + 1):
        at[i] = 0
        power_at[i] = 0
    for i in range(WORKERS):
        if player.worker[i] == OUT_OF_PLAY:
            continue
        power = min(power_of(player.worker[i]), 5)
        area = where(player.worker[i])
        powers[power] += 1
        if 1 <= area <= BOARDS:
            at[area] += 1
            power_at[area] += power
        else:
            locked += 1
            locked_power += power
    for i in range(1, 6):
        trait(found, T_POWER + i - 1, powers[i])
    trait(found, T_LOCKED, locked)
    trait(found, T_LOCKED + 1, locked_power)
    for i in range(1, BOARDS + 1):
        trait(found, T_AT + 2 * (i - 1), at[i])
        trait(found, T_AT + 2 * (i - 1) + 1, power_at[i])
        together += at[i] == 2
        crowd += at[i] > 2
    trait(found, T_TOGETHER, together)
    trait(found, T_TOGETHER + 1, crowd)
    trait(found, T_READY, at[ALCHEMY] * min(player.good[GOLD], 2))
    trait(found, T_READY + 1, at[NOBLES] * min(player.good[WOOD] // 2, 2))
    trait(found, T_READY + 2, at[DECORATIONS] * min(player.good[GOLD], 3))
    trait(found, T_READY + 3, min(at[CONSTRUCTION] + 1, player.good[STONE] // 2) * (at[CONSTRUCTION] > 0))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def group(t: cython.pointer[Table], player: cython.int) -> cython.int:
    return GROUPS - 1 if is_bot(t, player) else t.head.seats - 1


def judge(t, points):
    """Points so far, and what the traits are worth from here on."""
    found: Traits
    player: cython.int
    stage: cython.double = stage_of(t)
    for player in range(t.head.seats + t.head.automatons):
        find_traits(t, player, cython.address(found))
        points[player] = t.player[player].score + worth(
            cython.address(found), cython.address(scale[group(t, player)][0]), TRAITS, STAGES, stage
        )
    return error[t.head.seats - 1][min(cython.cast(cython.int, stage + 0.5), STAGES - 1)]


def owe(t, points):
    """For the salary that couldn't be paid, more as the Eclipse comes nearer."""
    player: cython.int
    near: cython.double = stage_of(t) - 2 * (ECLIPSES - 1 if t.finished else t.eclipses)
    for player in range(t.head.seats + t.head.automatons):
        points[player] = -printed.unpaid_vp * near * missing_cocoa(cython.address(t.player[player]))


# ---- the policy --------------------------------------------------------------------------------------------


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def key_of(t: cython.pointer[Table], move: cython.int) -> cython.int:
    """What the policy knows of a legal move."""
    frame: Frame = top(cython.address(t.head))[0]
    player: cython.pointer[Player] = mover(t)
    if move < GO:
        return move  # K_PLAIN and K_WORKER
    if move < WITH:
        return K_GO + 3 * (move - GO) + min(workers_at(player, move - GO + 1), 2)
    if move < COLLECT:
        return K_WITH + move - WITH
    if move == COLLECT:
        return K_COLLECT + min(colours(t, frame.a), 5)
    if move < MAIN:
        return K_WORSHIP + move - WORSHIP
    if move == MAIN:
        return K_MAIN + 3 * frame.a + min(workers_at(player, frame.a), 2)
    if move < CLIMB:
        return K_LOCK + move - LOCK
    if move < TAKE:
        return K_CLIMB + (TOP_STEP + 1) * (move - CLIMB) + player.temple[move - CLIMB]
    if move < DECORATION:
        return K_TAKE + move - TAKE
    if move < SIDE:
        return K_DECORATION
    if move < TILE:
        return K_SIDE + move - SIDE
    if move < PLACE:
        return K_TILE
    if move < ROTATE:
        return K_PLACE + printed.place_level[move - PLACE] - 1
    if move < DISCOUNT:
        return (
            K_ROTATE
            + matches(t, frame.a, frame.b, move - ROTATE)
            + (5 if coloured_match(t, frame.a, frame.b, move - ROTATE) >= 0 else 0)
        )
    if move < POWER:
        return K_DISCOUNT + move - DISCOUNT
    if move < ASCEND:
        return K_POWER + (move - POWER) % 5
    if move < SALARY:
        return K_ASCEND + move - ASCEND
    return K_SALARY + frame.a - (move - SALARY)


def weigh(t, moves, count, weights):
    i: cython.int
    era: cython.int = ECLIPSES - 1 if t.finished else t.eclipses
    for i in range(count):
        weights[i] = habit[era][key_of(t, moves[i])]
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
    return GROUP_NAMES[group(table(state), player)]


def age_of(state: State) -> int:
    return ECLIPSES - 1 if table(state).finished else table(state).eclipses


def _names() -> tuple[list[str], list[str]]:
    boards = [f"{what}_{board}" for board in BOARD_IDS for what in ("workers", "power")]
    traits = [
        *("always", "to_act", *GOOD_IDS, "resources_beyond_6", "cocoa_beyond_8", "salary_there", "salary_missing"),
        *("pyramid_track", "ahead_alone", "ahead_together"),
        *(technology.lower() for technology in TECHNOLOGY_IDS),
        *(f"{temple}_{step}" for temple in TEMPLE_IDS for step in range(TOP_STEP + 1)),
        *("bonus_reached", "bonus_in_sight", "avenue", "avenue_points", "masks", "different_masks", "mask_points"),
        *(f"unused_{kind}" for kind in KIND_IDS[len(MASK_IDS) :]),
        *(f"workers_of_power_{power}" for power in range(1, 6)),
        *("locked", "locked_power", *boards, "boards_with_2", "boards_with_3"),
        *("ready_alchemy", "ready_nobles", "ready_decorations", "ready_construction", "stone_for_high_levels"),
    ]
    tokens = [token.replace(":", "_").replace(".", "_") for token in TABLE]
    keys = [
        *tokens[:GO],
        *(f"go_{board}_to_{n}" for board in BOARD_IDS for n in range(3)),
        *(f"with_{power}" for power in range(1, 6)),
        *(f"collect_{n}" for n in range(6)),
        *(f"worship_{space.replace('.', '_')}" for space in SPACE_IDS),
        *(f"main_{board}_with_{n}" for board in ("none", *BOARD_IDS) for n in range(3)),
        *tokens[LOCK:CLIMB],
        *(f"climb_{temple}_{step}" for temple in TEMPLE_IDS for step in range(TOP_STEP + 1)),
        *tokens[TAKE:DECORATION],
        "decoration",
        *(f"side_{side}" for side in SIDE_IDS),
        "tile",
        *(f"place_on_level_{level}" for level in range(1, 5)),
        *(f"rotate_{how}_{n}" for how in ("plain", "coloured") for n in range(5)),
        *tokens[DISCOUNT:POWER],
        *(f"power_{power}" for power in range(1, 6)),
        *(f"ascend_{reward}" for reward in REWARD_IDS),
        *(f"salary_short_{n}" for n in range(9)),
    ]
    return traits, keys


TRAIT_NAMES, KEY_NAMES = _names()
GROUP_NAMES = ("1", "2", "3", "4", "bot")
ALIKE_NAMES = GROUP_NAMES[:-1]  # what is learned of one of them helps with the others
PLANS: tuple[dict[str, float], ...] = (
    {technology.lower(): 15 for technology in TECHNOLOGY_IDS},
    {"pyramid_track": 3, "ready_construction": 5, "workers_construction": 4, "stone": 2},
    {"ready_decorations": 6, "workers_decorations": 4, "gold": 2, "tech9": 15},
    {"ready_nobles": 6, "workers_nobles": 4, "wood": 2, "avenue": 3},
    {"masks": 2, "different_masks": 4, "mask_points": 0.5},
    *({f"{temple}_{step}": 3.0 * step for step in range(1, TOP_STEP + 1)} for temple in TEMPLE_IDS),
    {"workers_of_power_3": 3, "workers_of_power_4": 6, "workers_of_power_5": 9},
    {"salary_there": 1.5, "cocoa": 1},
)
"""Traits that go together, and by how many points each may be liked while numbers are fitted, so that it is tried."""
STAGE_COUNT: int = STAGES
AGE_COUNT: int = ERAS


def use(numbers: dict[str, Any]) -> None:
    """Take these numbers instead of those in judgement.toml; what isn't named is worth nothing, or is as usual."""
    g: cython.int
    i: cython.int
    k: cython.int
    for g in range(GROUPS):
        told = numbers["worth"][GROUP_NAMES[g]]
        for i in range(TRAITS):
            row = told.get(TRAIT_NAMES[i], [0.0] * STAGES)
            for k in range(STAGES):
                scale[g][k * TRAITS + i] = row[k]
        for k in range(STAGES):
            error[g][k] = numbers["error"][GROUP_NAMES[g]][k]
    for i in range(KEYS):
        row = numbers["policy"].get(KEY_NAMES[i], [0.0] * ERAS)
        for k in range(ERAS):
            habit[k][i] = exp(row[k])


def _check() -> None:
    assert len(TRAIT_NAMES) == TRAITS <= MOST_TRAITS
    assert len(KEY_NAMES) == KEYS
    traits = (
        ("wood", T_GOOD),
        ("blue_0", T_STEP),
        ("avenue", T_AVENUE),
        ("locked", T_LOCKED),
        ("ready_alchemy", T_READY),
    )
    for name, number in (*traits, ("workers_palace", T_AT), ("boards_with_2", T_TOGETHER), ("unused_vp", T_TILE)):
        assert TRAIT_NAMES.index(name) == number, name
    keys = (("go_palace_to_0", K_GO), ("lock_1", K_LOCK), ("take_wood", K_TAKE), ("tile", K_TILE), ("power_1", K_POWER))
    for name, number in (*keys, ("worship_palace_a", K_WORSHIP), ("discount_wood", K_DISCOUNT)):
        assert KEY_NAMES.index(name) == number, name


_check()
use(tomllib.loads((files(__package__) / "judgement.toml").read_text(encoding="utf-8")))
