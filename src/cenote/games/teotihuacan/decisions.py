# mypy: ignore-errors
"""Which function answers which pending decision."""

import cython
from cython.cimports.cenote.core.frames import pop, top
from cython.cimports.cenote.games.teotihuacan.alchemy import fill_technology, resolve_technology
from cython.cimports.cenote.games.teotihuacan.board import (
    ASK_ACTION,
    ASK_CLAIM,
    ASK_CLIMB,
    ASK_DECORATION,
    ASK_DISCOUNT,
    ASK_DRAFT,
    ASK_END,
    ASK_FEE,
    ASK_GO,
    ASK_KEEP,
    ASK_LEAVE,
    ASK_LOCK,
    ASK_MORE,
    ASK_ORDER,
    ASK_PLACE,
    ASK_POWER_UP,
    ASK_REWARD,
    ASK_ROTATE,
    ASK_ROW,
    ASK_SALARY,
    ASK_SIDE,
    ASK_STEPS,
    ASK_TAKE,
    ASK_TECHNOLOGY,
    ASK_TILE,
    ASK_TRADE,
    ASK_TURN,
    ASK_WITH,
    ASK_WORSHIP,
    FREE_TIMING,
    MASKS,
    WORK_AFTER_ECLIPSE,
    WORK_BENEFITS,
    WORK_BONUSES,
    WORK_BOT,
    WORK_CLAIM,
    WORK_CLIMB,
    WORK_DISC,
    WORK_EFFECT,
    WORK_MORE,
    WORK_POWER_UP,
    WORK_REBORN,
    WORK_SALARY,
    WORK_SEAT,
    WORK_START,
    WORK_STEP,
    WORK_STEPS,
)
from cython.cimports.cenote.games.teotihuacan.bonuses import work_bonuses
from cython.cimports.cenote.games.teotihuacan.calendar import end_turn, finish_turn, go_on
from cython.cimports.cenote.games.teotihuacan.construction import (
    fill_discount,
    fill_place,
    fill_rotate,
    fill_tile,
    resolve_discount,
    resolve_place,
    resolve_rotate,
    resolve_tile,
)
from cython.cimports.cenote.games.teotihuacan.decorations import (
    fill_decoration,
    fill_side,
    resolve_decoration,
    resolve_side,
)
from cython.cimports.cenote.games.teotihuacan.discovery import (
    fill_claim,
    resolve_claim,
    use_free_timing,
    work_claim,
)
from cython.cimports.cenote.games.teotihuacan.eclipse import end_eclipse, fill_salary, resolve_salary, work_salary
from cython.cimports.cenote.games.teotihuacan.gains import fill_take, resolve_take
from cython.cimports.cenote.games.teotihuacan.moves import END, PAY, TAKE, UNLOCK_ALL_PAID, USE
from cython.cimports.cenote.games.teotihuacan.nobles import fill_row, resolve_row
from cython.cimports.cenote.games.teotihuacan.power import (
    fill_more,
    fill_power_up,
    fill_reward,
    resolve_more,
    resolve_power_up,
    resolve_reward,
    work_disc,
    work_more,
    work_power_up,
    work_reborn,
)
from cython.cimports.cenote.games.teotihuacan.royal import fill_trade, resolve_trade
from cython.cimports.cenote.games.teotihuacan.start import (
    fill_draft,
    fill_keep,
    fill_leave,
    resolve_draft,
    resolve_keep,
    resolve_leave,
    work_benefits,
    work_seat,
    work_start,
)
from cython.cimports.cenote.games.teotihuacan.temples import (
    fill_climb,
    fill_steps,
    resolve_climb,
    resolve_steps,
    work_climb,
    work_step,
    work_steps,
)
from cython.cimports.cenote.games.teotihuacan.teotibot import take_bot_turn
from cython.cimports.cenote.games.teotihuacan.turn import (
    fill_action,
    fill_end,
    fill_fee,
    fill_go,
    fill_turn,
    fill_with,
    resolve_action,
    resolve_fee,
    resolve_go,
    resolve_turn,
    resolve_with,
    unlock_paid,
)
from cython.cimports.cenote.games.teotihuacan.worship import (
    fill_lock,
    fill_order,
    fill_worship,
    resolve_lock,
    resolve_order,
    resolve_worship,
    work_effect,
)


def fill(t, out):
    kind: cython.int = top(cython.address(t.head)).kind
    if kind == ASK_TURN:
        return fill_turn(t, out)
    if kind == ASK_GO:
        return fill_go(t, out)
    if kind == ASK_ACTION:
        return fill_action(t, out)
    if kind == ASK_END:
        return fill_end(t, out)
    if kind == ASK_POWER_UP:
        return fill_power_up(t, out)
    if kind == ASK_CLAIM:
        return fill_claim(t, out)
    if kind == ASK_TAKE:
        return fill_take(t, out)
    if kind == ASK_TILE:
        return fill_tile(t, out)
    if kind == ASK_PLACE:
        return fill_place(t, out)
    if kind == ASK_ROTATE:
        return fill_rotate(t, out)
    if kind == ASK_DISCOUNT:
        return fill_discount(t, out)
    if kind == ASK_WORSHIP:
        return fill_worship(t, out)
    if kind == ASK_CLIMB:
        return fill_climb(t, out)
    if kind == ASK_TRADE:
        return fill_trade(t, out)
    if kind == ASK_REWARD:
        return fill_reward(t, out)
    if kind == ASK_MORE:
        return fill_more(t, out)
    if kind == ASK_TECHNOLOGY:
        return fill_technology(t, out)
    if kind == ASK_ROW:
        return fill_row(t, out)
    if kind == ASK_DECORATION:
        return fill_decoration(t, out)
    if kind == ASK_SIDE:
        return fill_side(t, out)
    if kind == ASK_FEE:
        return fill_fee(t, out)
    if kind == ASK_ORDER:
        return fill_order(t, out)
    if kind == ASK_LOCK:
        return fill_lock(t, out)
    if kind == ASK_SALARY:
        return fill_salary(t, out)
    if kind == ASK_STEPS:
        return fill_steps(t, out)
    if kind == ASK_WITH:
        return fill_with(t, out)
    if kind == ASK_KEEP:
        return fill_keep(t, out)
    if kind == ASK_LEAVE:
        return fill_leave(t, out)
    if kind == ASK_DRAFT:
        return fill_draft(t, out)
    return 0


def resolve(t, move):
    kind: cython.int = top(cython.address(t.head)).kind
    if USE <= move < USE + FREE_TIMING - MASKS:
        use_free_timing(t, move - USE + MASKS)
        return
    if not TAKE <= move < PAY:
        t.last_goods = 0  # other tiles may be used again before the next decision
    if move == END:
        end_turn(t)
    elif move == UNLOCK_ALL_PAID:
        unlock_paid(t)
    elif kind == ASK_TURN:
        resolve_turn(t, move)
    elif kind == ASK_GO:
        resolve_go(t, move)
    elif kind == ASK_ACTION:
        resolve_action(t, move)
    elif kind == ASK_POWER_UP:
        resolve_power_up(t, move)
    elif kind == ASK_CLAIM:
        resolve_claim(t, move)
    elif kind == ASK_TAKE:
        resolve_take(t, move)
    elif kind == ASK_TILE:
        resolve_tile(t, move)
    elif kind == ASK_PLACE:
        resolve_place(t, move)
    elif kind == ASK_ROTATE:
        resolve_rotate(t, move)
    elif kind == ASK_DISCOUNT:
        resolve_discount(t, move)
    elif kind == ASK_WORSHIP:
        resolve_worship(t, move)
    elif kind == ASK_CLIMB:
        resolve_climb(t, move)
    elif kind == ASK_TRADE:
        resolve_trade(t, move)
    elif kind == ASK_REWARD:
        resolve_reward(t, move)
    elif kind == ASK_MORE:
        resolve_more(t, move)
    elif kind == ASK_TECHNOLOGY:
        resolve_technology(t, move)
    elif kind == ASK_ROW:
        resolve_row(t, move)
    elif kind == ASK_DECORATION:
        resolve_decoration(t, move)
    elif kind == ASK_SIDE:
        resolve_side(t, move)
    elif kind == ASK_FEE:
        resolve_fee(t, move)
    elif kind == ASK_ORDER:
        resolve_order(t, move)
    elif kind == ASK_LOCK:
        resolve_lock(t, move)
    elif kind == ASK_SALARY:
        resolve_salary(t, move)
    elif kind == ASK_STEPS:
        resolve_steps(t, move)
    elif kind == ASK_WITH:
        resolve_with(t, move)
    elif kind == ASK_KEEP:
        resolve_keep(t, move)
    elif kind == ASK_LEAVE:
        resolve_leave(t, move)
    elif kind == ASK_DRAFT:
        resolve_draft(t, move)


def work(t):
    kind: cython.int = top(cython.address(t.head)).kind
    if kind == WORK_POWER_UP:
        work_power_up(t)
    elif kind == WORK_CLIMB:
        work_climb(t)
    elif kind == WORK_EFFECT:
        work_effect(t)
    elif kind == WORK_CLAIM:
        work_claim(t)
    elif kind == WORK_MORE:
        work_more(t)
    elif kind == WORK_REBORN:
        work_reborn(t)
    elif kind == WORK_DISC:
        work_disc(t)
    elif kind == WORK_SALARY:
        work_salary(t)
    elif kind == WORK_STEPS:
        work_steps(t)
    elif kind == WORK_STEP:
        work_step(t)
    elif kind == WORK_BONUSES:
        work_bonuses(t)
    elif kind == WORK_BENEFITS:
        work_benefits(t)
    elif kind == WORK_SEAT:
        work_seat(t)
    elif kind == WORK_START:
        work_start(t)
    elif kind == WORK_BOT:
        pop(cython.address(t.head))
        take_bot_turn(t)
        finish_turn(t, True)
    elif kind == WORK_AFTER_ECLIPSE:
        follow_eclipse(t)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def follow_eclipse(t: cython.pointer[Table]) -> cython.void:
    """Salaries are paid: the game goes on with the next turn, or is over."""
    following: cython.int = pop(cython.address(t.head)).a
    if end_eclipse(t):
        go_on(t, following)
