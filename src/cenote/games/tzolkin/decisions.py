# mypy: ignore-errors
"""Which function answers which pending decision."""

import cython
from cython.cimports.cenote.core.frames import top
from cython.cimports.cenote.games.tzolkin.board import (
    ASK_ACTION,
    ASK_ADVANCE,
    ASK_ANGER,
    ASK_ARCHITECTURE,
    ASK_BUILD,
    ASK_CLIMB,
    ASK_DAYS,
    ASK_DEVOTION,
    ASK_DISCOUNT,
    ASK_HARVEST,
    ASK_KEEP,
    ASK_LEARN,
    ASK_MARKET,
    ASK_PAY,
    ASK_PICK,
    ASK_PLACE,
    ASK_START,
    ASK_TAKE,
    ASK_TWO_TEMPLES,
    ASK_USE,
    WORK_EFFECTS,
    WORK_OWN,
)
from cython.cimports.cenote.games.tzolkin.buildings import (
    fill_architecture,
    fill_build,
    fill_discount,
    resolve_architecture,
    resolve_build,
    resolve_discount,
    work_own,
)
from cython.cimports.cenote.games.tzolkin.effects import work_effects
from cython.cimports.cenote.games.tzolkin.jungle import fill_harvest, resolve_harvest
from cython.cimports.cenote.games.tzolkin.moves import END
from cython.cimports.cenote.games.tzolkin.payments import (
    fill_devotion,
    fill_market,
    fill_pay,
    fill_take,
    resolve_devotion,
    resolve_market,
    resolve_pay,
    resolve_take,
)
from cython.cimports.cenote.games.tzolkin.rounds import end_turn, fill_days, resolve_days
from cython.cimports.cenote.games.tzolkin.technology import (
    fill_advance,
    fill_learn,
    resolve_advance,
    resolve_learn,
    work_raise,
)
from cython.cimports.cenote.games.tzolkin.temples import (
    fill_anger,
    fill_climb,
    fill_two_temples,
    resolve_anger,
    resolve_climb,
    resolve_two_temples,
)
from cython.cimports.cenote.games.tzolkin.turn import (
    fill_end,
    fill_pick,
    fill_place,
    fill_start,
    pick_up,
    resolve_place,
    resolve_start,
)
from cython.cimports.cenote.games.tzolkin.wealth import fill_keep, resolve_keep
from cython.cimports.cenote.games.tzolkin.wheels import fill_action, fill_use, resolve_action, resolve_use


def fill(t, out):
    kind: cython.int = top(cython.address(t.head)).kind
    if kind == ASK_START:
        return fill_start(t, out)
    if kind == ASK_PLACE:
        return fill_place(t, out)
    if kind == ASK_PICK:
        return fill_pick(t, out)
    if kind == ASK_ACTION:
        return fill_action(t, out)
    if kind == ASK_PAY:
        return fill_pay(t, out)
    if kind == ASK_HARVEST:
        return fill_harvest(t, out)
    if kind == ASK_ADVANCE:
        return fill_advance(t, out)
    if kind == ASK_CLIMB:
        return fill_climb(t, out)
    if kind == ASK_BUILD:
        return fill_build(t, out)
    if kind == ASK_MARKET:
        return fill_market(t, out)
    if kind == ASK_USE:
        return fill_use(t, out)
    if kind == ASK_TWO_TEMPLES:
        return fill_two_temples(t, out)
    if kind == ASK_ANGER:
        return fill_anger(t, out)
    if kind == ASK_TAKE:
        return fill_take(t, out)
    if kind == ASK_LEARN:
        return fill_learn(t, out)
    if kind == ASK_ARCHITECTURE:
        return fill_architecture(t, out)
    if kind == ASK_DISCOUNT:
        return fill_discount(t, out)
    if kind == ASK_DEVOTION:
        return fill_devotion(t, out)
    if kind == ASK_DAYS:
        return fill_days(t, out)
    if kind == ASK_KEEP:
        return fill_keep(t, out)
    return fill_end(t, out)


def resolve(t, move):
    kind: cython.int = top(cython.address(t.head)).kind
    if move == END:
        end_turn(t)
    elif kind == ASK_START:
        resolve_start(t, move)
    elif kind == ASK_PLACE:
        resolve_place(t, move)
    elif kind == ASK_PICK:
        pick_up(t, move)
    elif kind == ASK_ACTION:
        resolve_action(t, move)
    elif kind == ASK_PAY:
        resolve_pay(t, move)
    elif kind == ASK_HARVEST:
        resolve_harvest(t, move)
    elif kind == ASK_ADVANCE:
        resolve_advance(t, move)
    elif kind == ASK_CLIMB:
        resolve_climb(t, move)
    elif kind == ASK_BUILD:
        resolve_build(t, move)
    elif kind == ASK_MARKET:
        resolve_market(t, move)
    elif kind == ASK_USE:
        resolve_use(t, move)
    elif kind == ASK_TWO_TEMPLES:
        resolve_two_temples(t, move)
    elif kind == ASK_ANGER:
        resolve_anger(t, move)
    elif kind == ASK_TAKE:
        resolve_take(t, move)
    elif kind == ASK_LEARN:
        resolve_learn(t, move)
    elif kind == ASK_ARCHITECTURE:
        resolve_architecture(t, move)
    elif kind == ASK_DISCOUNT:
        resolve_discount(t, move)
    elif kind == ASK_DEVOTION:
        resolve_devotion(t, move)
    elif kind == ASK_DAYS:
        resolve_days(t, move)
    elif kind == ASK_KEEP:
        resolve_keep(t, move)


def work(t):
    kind: cython.int = top(cython.address(t.head)).kind
    if kind == WORK_EFFECTS:
        work_effects(t)
    elif kind == WORK_OWN:
        work_own(t)
    else:
        work_raise(t)
