# mypy: ignore-errors
"""The five gears: their spaces, their actions, and how they turn (rules 4.2, 5, 6 to 8, 10, 14.3)."""

import cython
from cython.cimports.cenote.core.events import note
from cython.cimports.cenote.core.frames import Frame, pop, push, top
from cython.cimports.cenote.games.tzolkin.board import (
    ASK_ADVANCE,
    ASK_BUILD,
    ASK_CLIMB,
    ASK_DEVOTION,
    ASK_HARVEST,
    ASK_MARKET,
    ASK_PAY,
    ASK_TAKE,
    ASK_TWO_TEMPLES,
    ASK_USE,
    BUILD_FIRST_OF_TWO,
    BUILD_ONE,
    BUILD_WITH_CORN,
    CHICHEN_ITZA,
    CORN,
    EMPTY,
    EV_ACT,
    EV_OFFER,
    EV_PUSHED_OFF,
    EXTRACTION,
    FROM_CHICHEN_ITZA,
    GEARS,
    GOODS,
    MOST_WORKERS,
    NEUTRAL,
    NOBODY,
    OF_ACTION,
    PALENQUE,
    RESOURCES,
    SKULL,
    THEOLOGY,
    TIKAL,
    UXMAL,
    YAXCHILAN,
    Player,
    blocks,
    gain,
    mover,
    pay,
    printed,
    score,
    take_worker,
)
from cython.cimports.cenote.games.tzolkin.buildings import can_build
from cython.cimports.cenote.games.tzolkin.jungle import can_harvest, fish
from cython.cimports.cenote.games.tzolkin.moves import DO, DONE, NOTHING, USE
from cython.cimports.cenote.games.tzolkin.payments import can_trade
from cython.cimports.cenote.games.tzolkin.technology import can_advance
from cython.cimports.cenote.games.tzolkin.temples import climb

# ---- spaces ------------------------------------------------------------------------------------------------


def lowest_empty(t, gear):
    """The space that a worker placed here takes; -1 if the numbered spaces are full (4.2)."""
    space: cython.int
    for space in range(printed.last[gear] + 1):
        if t.space[gear][space] == EMPTY:
            return space
    return -1


def workers_on_gears(t, seat):
    n: cython.int = 0
    gear: cython.int
    space: cython.int
    for gear in range(GEARS):
        for space in range(printed.last[gear] + 1):
            if t.space[gear][space] == seat:
                n += 1
    return n


def rotate(t):
    """One day forward. Players' workers fall off the last numbered space, neutral ones go round (14.3)."""
    gear: cython.int
    space: cython.int
    fallen: cython.int
    around: cython.schar
    for gear in range(GEARS):
        fallen = t.space[gear][printed.last[gear]]
        if fallen != EMPTY and fallen != NEUTRAL:
            t.player[fallen].hand += 1
            note(cython.address(t.head), EV_PUSHED_OFF, fallen, gear)
            t.space[gear][printed.last[gear]] = EMPTY
        around = t.space[gear][printed.teeth[gear] - 1]
        for space in range(printed.teeth[gear] - 1, 0, -1):
            t.space[gear][space] = t.space[gear][space - 1]
        t.space[gear][0] = around


def would_push_off(t):
    """Would a second day push a player's worker off that the first would not (13.4)?"""
    gear: cython.int
    occupant: cython.int
    for gear in range(GEARS):
        occupant = t.space[gear][printed.last[gear] - 1]
        if occupant != EMPTY and occupant != NEUTRAL:
            return True
    return False


# ---- which action a worker may use -------------------------------------------------------------------------


def steps_back(t, gear, space, action):
    """The corn that a worker on this space pays for going back to an action; -1 if it can't be reached (5.2, 10.9)."""
    ahead: cython.bint = gear == CHICHEN_ITZA and mover(t).level[THEOLOGY] >= printed.space_ahead_from
    if space >= printed.first_free[gear]:
        return 0
    if ahead and (action == space + 1 or space + 1 == printed.first_free[gear]):
        return 0
    return space - action if action <= space else -1


def possible(t, gear, action, corn):
    """Would the action do anything, and could it be paid for with `corn` in hand (5.5)?"""
    player: cython.pointer[Player] = mover(t)
    if gear == PALENQUE:
        return action == 1 or can_harvest(t, action - 2)
    if gear == YAXCHILAN:
        return printed.yaxchilan[action][SKULL] == 0 or t.bank_skulls > 0
    if gear == CHICHEN_ITZA:
        return player.skulls > 0 and t.sacred[action] == NOBODY
    if gear == TIKAL:
        if action == 1 or action == 3:
            return can_advance(player)
        if action == 5:
            return blocks(player) > 0
        return can_build(t, BUILD_ONE if action == 2 else BUILD_FIRST_OF_TWO, corn)
    if action == 1:
        return corn >= printed.temple_corn
    if action == 2:
        return can_trade(player, corn)
    if action == 3:
        return player.workers < MOST_WORKERS
    if action == 4:
        return can_build(t, BUILD_WITH_CORN, corn)
    return corn >= printed.borrow_corn  # fishing is always there to be borrowed


def fill_action(t, out):
    """What a worker that was just picked up may do; with nothing to choose there is nothing to ask."""
    frame: Frame = top(cython.address(t.head))[0]
    corn: cython.int = mover(t).corn
    n: cython.int = 1
    action: cython.int
    cost: cython.int
    out[0] = NOTHING
    for action in range(1, printed.first_free[frame.a]):
        cost = steps_back(t, frame.a, frame.b, action)
        if 0 <= cost <= corn and possible(t, frame.a, action, corn - cost):
            out[n] = DO + action - 1
            n += 1
    return n


def resolve_action(t, move):
    frame: Frame = pop(cython.address(t.head))
    action: cython.int = move - DO + 1
    if move == NOTHING:
        return
    pay(t, mover(t), CORN, steps_back(t, frame.a, frame.b, action))
    perform(t, frame.a, action)


def fill_use(t, out):
    """Any action of the first four gears for 1 corn, and its own cost on top (9.4, 10.5)."""
    corn: cython.int = mover(t).corn - printed.borrow_corn
    n: cython.int = 0
    gear: cython.int
    action: cython.int
    if top(cython.address(t.head)).a:
        out[n] = DONE
        n += 1
    if corn < 0:
        return n
    for gear in range(CHICHEN_ITZA):
        for action in range(1, 6):
            if possible(t, gear, action, corn):
                out[n] = USE + 5 * gear + action - 1
                n += 1
    return n


def resolve_use(t, move):
    pop(cython.address(t.head))
    if move != DONE:
        pay(t, mover(t), CORN, printed.borrow_corn)
        perform(t, (move - USE) // 5, (move - USE) % 5 + 1)


# ---- the actions -------------------------------------------------------------------------------------------


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def perform(t: cython.pointer[Table], gear: cython.int, action: cython.int) -> cython.void:
    note(cython.address(t.head), EV_ACT, t.head.to_move, gear, action)
    if gear == PALENQUE:
        if action == 1:
            fish(t)
        else:
            push(cython.address(t.head), ASK_HARVEST, action - 2)
    elif gear == YAXCHILAN:
        perform_yaxchilan(t, action)
    elif gear == TIKAL:
        perform_tikal(t, action)
    elif gear == UXMAL:
        perform_uxmal(t, action)
    else:
        perform_chichen_itza(t, action)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def perform_yaxchilan(t: cython.pointer[Table], action: cython.int) -> cython.void:
    player: cython.pointer[Player] = mover(t)
    good: cython.int
    n: cython.int
    for good in range(GOODS):
        n = printed.yaxchilan[action][good]
        if n == 0:
            continue
        if good < RESOURCES and player.level[EXTRACTION] >= printed.extraction_from[good]:
            n += 1
        elif good == SKULL and player.level[THEOLOGY] >= printed.second_skull_from:
            n += 1
        gain(t, player, good, n)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def perform_tikal(t: cython.pointer[Table], action: cython.int) -> cython.void:
    if action == 1:
        push(cython.address(t.head), ASK_ADVANCE, 1)
    elif action == 2:
        push(cython.address(t.head), ASK_BUILD, BUILD_ONE, False, True)
    elif action == 3:
        push(cython.address(t.head), ASK_ADVANCE, 2)
    elif action == 4:
        push(cython.address(t.head), ASK_BUILD, BUILD_FIRST_OF_TWO, False, True)
    else:
        push(cython.address(t.head), ASK_TWO_TEMPLES)
        push(cython.address(t.head), ASK_PAY, 1)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def perform_uxmal(t: cython.pointer[Table], action: cython.int) -> cython.void:
    if action == 1:
        pay(t, mover(t), CORN, printed.temple_corn)
        push(cython.address(t.head), ASK_CLIMB, 1)
    elif action == 2:
        push(cython.address(t.head), ASK_MARKET)
    elif action == 3:
        take_worker(t, mover(t))
    elif action == 4:
        push(cython.address(t.head), ASK_BUILD, BUILD_WITH_CORN, False, True)
    else:
        push(cython.address(t.head), ASK_USE, False)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def perform_chichen_itza(t: cython.pointer[Table], action: cython.int) -> cython.void:
    """Offer a skull: points, a temple step, a resource where it is printed, devotion at theology 2 (10.7, 10.10)."""
    player: cython.pointer[Player] = mover(t)
    player.skulls -= 1
    t.sacred[action] = t.head.to_move
    note(cython.address(t.head), EV_OFFER, t.head.to_move, action)
    score(t, player, printed.sacred_vp[action], FROM_CHICHEN_ITZA, OF_ACTION + action)
    climb(t, t.head.to_move, printed.sacred_temple[action])
    if player.level[THEOLOGY] >= printed.devotion_from:
        push(cython.address(t.head), ASK_DEVOTION)
    if printed.sacred_resource[action]:
        push(cython.address(t.head), ASK_TAKE, 1)
