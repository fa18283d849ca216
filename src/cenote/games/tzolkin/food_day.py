# mypy: ignore-errors
"""Food Days: feeding, the change of age, and what the temples give (rules 14.4, 15)."""

import cython
from cython.cimports.cenote.core.events import note
from cython.cimports.cenote.core.hands import DEALT, Hand, is_kept
from cython.cimports.cenote.games.tzolkin.board import (
    CORN,
    EMPTY,
    EV_FED,
    EV_FOOD_DAY,
    FOOD_DAYS,
    FROM_TEMPLES,
    FROM_UNFED,
    OF_NOTHING,
    OF_TEMPLE,
    OP_FEED_DISCOUNT,
    OP_FEED_FREE,
    SKULL,
    TEMPLES,
    Player,
    gain,
    pay,
    printed,
    score,
    seat_of,
)
from cython.cimports.cenote.games.tzolkin.buildings import change_age
from cython.cimports.cenote.games.tzolkin.temples import highest


def food_day_due(t):
    """Is this the round of the next Food Day, or past it because two days were taken at once (14.4)?"""
    return t.food_days < FOOD_DAYS and printed.food_round[t.food_days] <= t.head.round


def hold_food_day(t):
    """Feed; after the second, change the age; then reward by the age that was (15.5)."""
    number: cython.int = t.food_days
    seat: cython.int
    note(cython.address(t.head), EV_FOOD_DAY, -1, number + 1)
    for seat in range(t.head.seats):
        feed(t, cython.address(t.player[seat]))
    if number == 1:
        change_age(t)
    if number % 2 == 0:
        reward_goods(t)
    else:
        reward_points(t, number // 2)
    t.food_days += 1


def saved(player, op):
    """What buildings and starting wealth save in feeding: workers that need nothing, or corn for each worker."""
    hand: cython.pointer[Hand] = cython.address(player.wealth)
    rest: cython.ulonglong = player.built
    n: cython.int = 0
    tile: cython.int = 0
    i: cython.int
    while rest:
        if rest & 1 and printed.effects[tile] > 0 and printed.effect[tile][0].op == op:
            n += printed.effect[tile][0].n
        rest >>= 1
        tile += 1
    for tile in range(DEALT):
        if is_kept(hand, tile):
            for i in range(printed.effects[hand.dealt[tile]]):
                if printed.effect[hand.dealt[tile]][i].op == op:
                    n += printed.effect[hand.dealt[tile]][i].n
    return n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def feed(t: cython.pointer[Table], player: cython.pointer[Player]) -> cython.void:
    """As many workers as the corn allows, none by half; points are lost for the others (15.1)."""
    need: cython.int = printed.corn_per_worker - saved(player, OP_FEED_DISCOUNT)
    hungry: cython.int = player.workers - saved(player, OP_FEED_FREE)
    fed: cython.int
    if hungry < 0:
        hungry = 0
    fed = hungry
    if need > 0:
        fed = player.corn // need
        if fed > hungry:
            fed = hungry
        pay(t, player, CORN, fed * need)
    note(cython.address(t.head), EV_FED, seat_of(t, player), player.workers - hungry + fed, hungry - fed)
    score(t, player, (hungry - fed) * printed.unfed, FROM_UNFED, OF_NOTHING)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def reward_goods(t: cython.pointer[Table]) -> cython.void:
    """The goods of the own step and of all below it. Skulls for everybody, or for nobody (15.3)."""
    temple: cython.int
    step: cython.int
    seat: cython.int
    demand: cython.int
    for temple in range(TEMPLES):
        for step in range(printed.top[temple] + 1):
            if printed.step_good[temple][step] == EMPTY:
                continue
            demand = 0
            for seat in range(t.head.seats):
                demand += t.player[seat].temple[temple] >= step
            if printed.step_good[temple][step] == SKULL and demand > t.bank_skulls:
                continue
            for seat in range(t.head.seats):
                if t.player[seat].temple[temple] >= step:
                    gain(t, cython.address(t.player[seat]), printed.step_good[temple][step], 1)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def reward_points(t: cython.pointer[Table], age: cython.int) -> cython.void:
    """The points of the own step, and the bonus for the highest; shared, each gets half (15.4)."""
    temple: cython.int
    seat: cython.int
    best: cython.int
    sharers: cython.int
    bonus: cython.int
    step_vp: cython.int
    for temple in range(TEMPLES):
        best = highest(t, temple)
        sharers = 0
        for seat in range(t.head.seats):
            step_vp = printed.step_vp[temple][t.player[seat].temple[temple]]
            score(t, cython.address(t.player[seat]), step_vp, FROM_TEMPLES, OF_TEMPLE + temple)
            sharers += t.player[seat].temple[temple] == best
        bonus = printed.highest[temple][age]
        if sharers > 1:
            bonus //= 2
        for seat in range(t.head.seats):
            if t.player[seat].temple[temple] == best:
                score(t, cython.address(t.player[seat]), bonus, FROM_TEMPLES, OF_TEMPLE + temple)
