# mypy: ignore-errors
"""The jungle of Palenque: fishing, harvesting wood and corn, and burning the forest (rules 6).

A group of fields is two numbers: corn tiles, and the wood tiles that still lie on some of them. A corn tile is
visible when no wood lies on it.
"""

import cython
from cython.cimports.cenote.core.events import note
from cython.cimports.cenote.core.frames import pop, push, top
from cython.cimports.cenote.games.tzolkin.board import (
    AGRICULTURE,
    ASK_ANGER,
    CORN,
    EV_HARVEST,
    EXTRACTION,
    WOOD,
    Player,
    gain,
    mover,
    printed,
)
from cython.cimports.cenote.games.tzolkin.moves import (
    HARVEST,
    HARVEST_BURN,
    HARVEST_CORN,
    HARVEST_NO_TILE,
    HARVEST_WOOD,
)
from cython.cimports.cenote.games.tzolkin.temples import all_bottom


def visible_corn(t, group):
    return t.corn_field[group] - t.wood_field[group]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def can_burn(t: cython.pointer[Table], group: cython.int) -> cython.bint:
    """Is there a forest, and a temple left to anger? Beside visible corn only if the option says so."""
    if t.wood_field[group] == 0 or all_bottom(mover(t)):
        return False
    return t.burn_visible or visible_corn(t, group) == 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def can_harvest_without_tile(t: cython.pointer[Table], group: cython.int) -> cython.bint:
    """Agriculture 2: only when no corn tile is visible."""
    return mover(t).level[AGRICULTURE] >= printed.without_tile_from and visible_corn(t, group) == 0


def can_harvest(t, group):
    return (
        t.wood_field[group] > 0
        or visible_corn(t, group) > 0
        or can_harvest_without_tile(t, group)  # burning needs wood, which can then be harvested, too
    )


def fish(t):
    gain(t, mover(t), CORN, printed.fishing + printed.fishing_bonus[mover(t).level[AGRICULTURE]])


def fill_harvest(t, out):
    group: cython.int = top(cython.address(t.head)).a
    n: cython.int = 0
    if t.wood_field[group] > 0:
        out[n] = HARVEST_WOOD
        n += 1
    if visible_corn(t, group) > 0:
        out[n] = HARVEST_CORN
        n += 1
    if can_burn(t, group):
        out[n] = HARVEST_BURN
        n += 1
    if can_harvest_without_tile(t, group):
        out[n] = HARVEST_NO_TILE
        n += 1
    return n


def resolve_harvest(t, move):
    player: cython.pointer[Player] = mover(t)
    group: cython.int = pop(cython.address(t.head)).a
    note(cython.address(t.head), EV_HARVEST, t.head.to_move, move - HARVEST, group)
    if move == HARVEST_WOOD:
        t.wood_field[group] -= 1
        player.wood_tiles += 1
        bonus: cython.int = player.level[EXTRACTION] >= printed.extraction_from[WOOD]
        gain(t, player, WOOD, printed.field_wood[group] + bonus)
        return
    gain(t, player, CORN, printed.field_corn[group] + printed.harvest_bonus[player.level[AGRICULTURE]])
    if move == HARVEST_NO_TILE:
        return
    t.corn_field[group] -= 1
    player.corn_tiles += 1
    if move == HARVEST_BURN:
        t.wood_field[group] -= 1  # out of the game
        push(cython.address(t.head), ASK_ANGER)
