# mypy: ignore-errors
"""The course of the game: choosing starting wealth, turns, rounds (rules 2.8, 3, 4, 5.1, 13, 14, 16.1)."""

import cython
from cython.cimports.cenote.core.events import note
from cython.cimports.cenote.core.frames import pop, push, top
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
    ASK_END,
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
    CORN,
    DEALT,
    EMPTY,
    EV_BEG,
    EV_DAYS,
    EV_FIRST,
    EV_KEEP,
    EV_MERCY,
    EV_PICK,
    EV_PLACE,
    EV_TOOTH_CORN,
    FIRST_SPACE,
    FOOD_DAYS,
    GEARS,
    NOBODY,
    WEALTH,
    WORK_EFFECTS,
    WORK_OWN,
    Player,
    gain,
    mover,
    pay,
    printed,
)
from cython.cimports.cenote.games.tzolkin.buildings import (
    fill_architecture,
    fill_build,
    fill_discount,
    refill,
    resolve_architecture,
    resolve_build,
    resolve_discount,
    work_own,
)
from cython.cimports.cenote.games.tzolkin.effects import apply_effect, work_effects
from cython.cimports.cenote.games.tzolkin.food_day import food_day_due, hold_food_day
from cython.cimports.cenote.games.tzolkin.jungle import fill_harvest, resolve_harvest
from cython.cimports.cenote.games.tzolkin.moves import BEG, DAYS, END, KEEP, PICK, PLACE
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
from cython.cimports.cenote.games.tzolkin.scoring import score_finally
from cython.cimports.cenote.games.tzolkin.technology import (
    fill_advance,
    fill_learn,
    resolve_advance,
    resolve_learn,
    work_raise,
)
from cython.cimports.cenote.games.tzolkin.temples import (
    all_bottom,
    fill_anger,
    fill_climb,
    fill_two_temples,
    resolve_anger,
    resolve_climb,
    resolve_two_temples,
)
from cython.cimports.cenote.games.tzolkin.wheels import (
    fill_action,
    fill_use,
    lowest_empty,
    resolve_action,
    resolve_use,
    rotate,
    would_push_off,
)

# ---- starting wealth ---------------------------------------------------------------------------------------


def begin_choosing_wealth(t):
    t.head.to_move = t.first
    push(cython.address(t.head), ASK_KEEP)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def fill_keep(t: cython.pointer[Table], out: cython.p_short) -> cython.int:
    """The first of the two is never the last of the four, the second comes after the first: each pair once."""
    player: cython.pointer[Player] = mover(t)
    n: cython.int = 0
    i: cython.int
    for i in range(DEALT):
        if player.kept == 0 and i == DEALT - 1:
            continue
        if player.kept >> i == 0:
            out[n] = KEEP + player.dealt[i] - WEALTH
            n += 1
    return n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def resolve_keep(t: cython.pointer[Table], move: cython.int) -> cython.void:
    player: cython.pointer[Player] = mover(t)
    second: cython.bint = player.kept != 0
    i: cython.int
    for i in range(DEALT):
        if player.dealt[i] == move - KEEP + WEALTH:
            player.kept |= 1 << i
    if not second:
        return
    t.head.to_move = (t.head.to_move + 1) % t.head.seats
    if t.head.to_move == t.first:
        pop(cython.address(t.head))
        reveal_wealth(t)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def reveal_wealth(t: cython.pointer[Table]) -> cython.void:
    """All tiles that are kept are revealed at once and give what they show (2.8)."""
    seat: cython.int
    i: cython.int
    e: cython.int
    tile: cython.int
    for seat in range(t.head.seats):
        for i in range(DEALT):
            if (t.player[seat].kept >> i) & 1:
                tile = t.player[seat].dealt[i]
                note(cython.address(t.head), EV_KEEP, seat, tile - WEALTH)
                for e in range(printed.effects[tile]):
                    apply_effect(t, seat, tile, e)
    t.head.known += 1
    t.head.round = 1
    begin_turn(t, t.first)


# ---- a turn ------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def begin_turn(t: cython.pointer[Table], seat: cython.int) -> cython.void:
    t.head.to_move = seat
    push(cython.address(t.head), ASK_START, False)


def placing_cost(t, gear, placed):
    """The corn for one more worker there, `placed` being placed this turn already; -1 if there is no space (4.3)."""
    space: cython.int
    if gear == FIRST_SPACE:
        space = 0 if t.first_space == NOBODY else -1
    else:
        space = lowest_empty(t, gear)
    if space < 0:
        return -1
    return space + printed.surcharge[placed + 1] - printed.surcharge[placed]


def cheapest(t):
    """The corn for the cheapest placement there is; -1 if everything is full."""
    best: cython.int = -1
    gear: cython.int
    cost: cython.int
    for gear in range(GEARS + 1):
        cost = placing_cost(t, gear, 0)
        if cost >= 0 and (best < 0 or cost < best):
            best = cost
    return best


def can_beg(t, begged):
    """At the start of a turn, with little corn, once, and with a temple left to anger (3.3)."""
    return not begged and mover(t).corn <= printed.most_corn_to_beg and not all_bottom(mover(t))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def at_mercy(t: cython.pointer[Table], begged: cython.int) -> cython.bint:
    """Nothing to pick up, nothing to be paid for, and begging is impossible (3.4)."""
    if mover(t).hand < mover(t).workers:  # some are on gears
        return False
    return mover(t).corn < cheapest(t) and not can_beg(t, begged)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def fill_start(t: cython.pointer[Table], out: cython.p_short) -> cython.int:
    begged: cython.int = top(cython.address(t.head)).a
    n: cython.int = 0
    gear: cython.int
    if can_beg(t, begged):
        out[n] = BEG
        n += 1
    if at_mercy(t, begged):
        for gear in range(GEARS + 1):
            if placing_cost(t, gear, 0) == cheapest(t):
                out[n] = PLACE + gear
                n += 1
        return n
    n = fill_placements(t, out, n, 0, 0)
    return fill_picks(t, out, n)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def fill_placements(
    t: cython.pointer[Table], out: cython.p_short, n: cython.int, placed: cython.int, start: cython.int
) -> cython.int:
    """Where the next worker can go. Placements commute, so they are made in the order of the gears."""
    gear: cython.int
    cost: cython.int
    if mover(t).hand == 0:
        return n
    for gear in range(start, GEARS + 1):
        cost = placing_cost(t, gear, placed)
        if 0 <= cost <= mover(t).corn:
            out[n] = PLACE + gear
            n += 1
    return n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def fill_picks(t: cython.pointer[Table], out: cython.p_short, n: cython.int) -> cython.int:
    gear: cython.int
    space: cython.int
    if mover(t).hand == mover(t).workers:
        return n
    for gear in range(GEARS):
        for space in range(printed.last[gear] + 1):
            if t.space[gear][space] == t.head.to_move:
                out[n] = printed.first_pick[gear] + space
                n += 1
    return n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def fill_place(t: cython.pointer[Table], out: cython.p_short) -> cython.int:
    out[0] = END
    return fill_placements(t, out, 1, top(cython.address(t.head)).a, top(cython.address(t.head)).b)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def fill_pick(t: cython.pointer[Table], out: cython.p_short) -> cython.int:
    out[0] = END
    return fill_picks(t, out, 1)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def resolve_start(t: cython.pointer[Table], move: cython.int) -> cython.void:
    mercy: cython.bint
    if move == BEG:
        note(cython.address(t.head), EV_BEG, t.head.to_move)
        gain(t, mover(t), CORN, printed.corn_after_begging - mover(t).corn)
        top(cython.address(t.head)).a = True
        push(cython.address(t.head), ASK_ANGER)
    elif move >= PICK:
        pick_up(t, move)
    else:
        mercy = at_mercy(t, top(cython.address(t.head)).a)
        pop(cython.address(t.head))
        if mercy:
            note(cython.address(t.head), EV_MERCY, t.head.to_move)
            pay(t, mover(t), CORN, mover(t).corn)
            put_down(t, move - PLACE)
            push(cython.address(t.head), ASK_END)
        else:
            place(t, move - PLACE, 0)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def place(t: cython.pointer[Table], gear: cython.int, placed: cython.int) -> cython.void:
    pay(t, mover(t), CORN, placing_cost(t, gear, placed))
    put_down(t, gear)
    push(cython.address(t.head), ASK_PLACE, placed + 1, gear)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def put_down(t: cython.pointer[Table], gear: cython.int) -> cython.void:
    space: cython.int = 0
    mover(t).hand -= 1
    if gear == FIRST_SPACE:
        t.first_space = t.head.to_move
    else:
        space = lowest_empty(t, gear)
        t.space[gear][space] = t.head.to_move
    note(cython.address(t.head), EV_PLACE, t.head.to_move, gear, space)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def pick_up(t: cython.pointer[Table], move: cython.int) -> cython.void:
    """Take a worker back into the hand; then it may act (5.1, 5.6)."""
    gear: cython.int = GEARS - 1
    space: cython.int
    while move < printed.first_pick[gear]:
        gear -= 1
    space = move - printed.first_pick[gear]
    t.space[gear][space] = EMPTY
    mover(t).hand += 1
    note(cython.address(t.head), EV_PICK, t.head.to_move, gear, space)
    pop(cython.address(t.head))
    push(cython.address(t.head), ASK_PICK)
    push(cython.address(t.head), ASK_ACTION, gear, space)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def end_turn(t: cython.pointer[Table]) -> cython.void:
    """Refill the buildings, take the corn of the teeth, and let the next one play (3, 13.2)."""
    refill(t)
    if t.first_space == t.head.to_move:
        gain(t, mover(t), CORN, t.tooth_corn)
        t.tooth_corn = 0
    pop(cython.address(t.head))
    t.head.to_move = (t.head.to_move + 1) % t.head.seats
    if t.head.to_move == t.first:
        end_round(t)
    else:
        begin_turn(t, t.head.to_move)


# ---- a round -----------------------------------------------------------------------------------------------


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def end_round(t: cython.pointer[Table]) -> cython.void:
    """A Food Day if one is due, then the calendar (14.1, 14.2)."""
    occupant: cython.int = t.first_space
    if food_day_due(t):
        hold_food_day(t)
    if occupant == NOBODY:
        t.tooth_corn += 1
        note(cython.address(t.head), EV_TOOTH_CORN, -1, t.tooth_corn)
        advance_calendar(t, 1)
        return
    t.first_space = NOBODY
    t.player[occupant].hand += 1
    t.first = (occupant + 1) % t.head.seats if t.first == occupant else occupant
    note(cython.address(t.head), EV_FIRST, t.first)
    if t.food_days < FOOD_DAYS and may_take_two_days(t, occupant):
        t.head.to_move = occupant
        push(cython.address(t.head), ASK_DAYS)
    else:
        advance_calendar(t, 1)


def may_take_two_days(t, seat):
    """Light side up, and nobody pushed off by the second day (13.4)."""
    return not t.player[seat].dark and not would_push_off(t)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def resolve_days(t: cython.pointer[Table], move: cython.int) -> cython.void:
    days: cython.int = move - DAYS + 1
    pop(cython.address(t.head))
    if days == 2:
        mover(t).dark = True
    advance_calendar(t, days)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def advance_calendar(t: cython.pointer[Table], days: cython.int) -> cython.void:
    """Turn the gears; then a new round, or the end of the game after the fourth Food Day (14.3, 14.5, 16.1)."""
    day: cython.int
    note(cython.address(t.head), EV_DAYS, -1, days)
    for day in range(days):
        rotate(t)
    if t.food_days == FOOD_DAYS:
        score_finally(t)
        t.head.to_move = -1
    else:
        t.head.round += days
        begin_turn(t, t.first)


# ---- which question is on top ------------------------------------------------------------------------------


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def only_end(t: cython.pointer[Table], out: cython.p_short) -> cython.int:
    out[0] = END
    return 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def fill_days(t: cython.pointer[Table], out: cython.p_short) -> cython.int:
    out[0] = DAYS
    out[1] = DAYS + 1
    return 2


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
    return only_end(t, out)


def resolve(t, move):
    kind: cython.int = top(cython.address(t.head)).kind
    if move == END:
        end_turn(t)
    elif kind == ASK_START:
        resolve_start(t, move)
    elif kind == ASK_PLACE:
        place(t, move - PLACE, pop(cython.address(t.head)).a)
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
