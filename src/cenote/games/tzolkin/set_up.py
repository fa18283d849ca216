# mypy: ignore-errors
"""The table before the first decision (rules 2)."""

import cython
from cython.cimports.cenote.core.hands import clear_hand, deal_to
from cython.cimports.cenote.games.tzolkin.board import (
    BUILDINGS,
    CHICHEN_ITZA,
    EMPTY,
    FIELD_GROUPS,
    GEARS,
    LAST_SACRED,
    MOST_MONUMENTS,
    MOST_TEETH,
    NEUTRAL,
    NO_TILE,
    NOBODY,
    OFFER,
    START_STEP,
    TEMPLES,
    WEALTH_TILES,
    printed,
)
from cython.cimports.cenote.games.tzolkin.buildings import refill
from cython.cimports.cenote.games.tzolkin.wealth import begin_choosing_wealth
from cython.cimports.libc.string import memset

from cenote.games.tzolkin.components import GEAR_IDS, PRINTED, TILE, by_seats

NEUTRAL_SPACES = {
    tile["id"]: (GEAR_IDS.index(tile["neutral"]["gear"]), tile["neutral"]["space"]) for tile in PRINTED["wealth"]
}


def clear_table(t, seats, options):
    """The board with nothing on it but the jungle, and players with three workers in hand (2.4, 2.5)."""
    i: cython.int
    g: cython.int
    seat: cython.int
    fields: cython.int = by_seats(PRINTED["setup"]["fields"], seats)
    memset(t, 0, cython.sizeof(Table))
    t.head.seats = seats
    t.burn_visible = options["burn_visible"]
    t.first_space = NOBODY
    t.bank_skulls = PRINTED["supply"]["skulls"]
    memset(cython.address(t.space[0][0]), EMPTY, GEARS * MOST_TEETH)
    for g in range(FIELD_GROUPS):
        t.corn_field[g] = fields
        t.wood_field[g] = fields if printed.field_wood[g] else 0
    memset(cython.address(t.sacred[0]), NOBODY, LAST_SACRED + 1)
    memset(cython.address(t.offer[0]), NO_TILE, OFFER)
    memset(cython.address(t.deck[0][0]), NO_TILE, cython.sizeof(t.deck))
    memset(cython.address(t.monument[0]), NO_TILE, MOST_MONUMENTS)
    memset(cython.address(t.drawn[0]), NO_TILE, WEALTH_TILES)
    for seat in range(seats):
        t.player[seat].workers = PRINTED["supply"]["starting_workers"]
        t.player[seat].hand = t.player[seat].workers
        for i in range(TEMPLES):
            t.player[seat].temple[i] = START_STEP
        clear_hand(cython.address(t.player[seat].wealth))
    return 0


def set_up(t, seats, deal, options):
    """Lay out a whole deal."""
    i: cython.int
    seat: cython.int
    clear_table(t, seats, options)
    t.first = deal["first"]
    for i, tile in enumerate(deal["monuments"]):
        t.monument[i] = TILE[tile]
    for age, name in enumerate(("age_1", "age_2")):
        stack = deal[name]
        t.left[age] = len(stack)
        for i, tile in enumerate(reversed(stack)):  # drawn from the end
            t.deck[age][i] = TILE[tile]
            assert TILE[tile] < BUILDINGS
    refill(t)
    t.head.known = 0
    for seat in range(seats):
        for tile in deal["wealth"][seat]:
            deal_to(cython.address(t.player[seat].wealth), TILE[tile])
    place_neutral_workers(t, deal["neutral"], by_seats(PRINTED["setup"]["neutral_workers"], seats))
    begin_choosing_wealth(t)
    return 0


@cython.cfunc
@cython.exceptval(-1)
def place_neutral_workers(t: cython.pointer[Table], tiles: list, left: cython.int) -> cython.int:
    """Each tile drawn names a space; the first worker of a small gear brings one for the opposite space (2.7)."""
    gear: cython.int
    space: cython.int
    s: cython.int
    drawn: cython.int = 0
    lonely: cython.bint
    for tile in tiles:
        if left == 0:
            break
        t.drawn[drawn] = TILE[tile]
        drawn += 1
        gear, space = NEUTRAL_SPACES[tile]
        lonely = gear != CHICHEN_ITZA
        for s in range(printed.teeth[gear]):
            if t.space[gear][s] == NEUTRAL:
                lonely = False
        t.space[gear][space] = NEUTRAL
        left -= 1
        if lonely and left > 0:
            t.space[gear][(space + printed.teeth[gear] // 2) % printed.teeth[gear]] = NEUTRAL
            left -= 1
    return 0
