# mypy: ignore-errors
"""Why a move is not possible: codes and arguments that the faces put into words.

Only asked about moves that are not legal, so each function looks for what stands in the way. Moves whose order makes
no difference are offered in one order: `take_back_first` says that this one comes too late only for that reason, and
`another_first` that it comes too early.
"""

import cython
from cython.cimports.cenote.core.frames import Frame, top
from cython.cimports.cenote.core.hands import DEALT, Hand, is_kept
from cython.cimports.cenote.games.tzolkin.board import (
    ARCHITECTURE,
    ASK_ACTION,
    ASK_ADVANCE,
    ASK_ANGER,
    ASK_BUILD,
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
    ASK_USE,
    BUILD_FIRST_OF_TWO,
    BUILD_WITH_CORN,
    BUILDINGS,
    CHICHEN_ITZA,
    FIRST_SPACE,
    MOST_WORKERS,
    NOBODY,
    PALENQUE,
    TIKAL,
    UXMAL,
    WEALTH,
    YAXCHILAN,
    Player,
    blocks,
    mover,
    printed,
)
from cython.cimports.cenote.games.tzolkin.buildings import offered, price_in_corn
from cython.cimports.cenote.games.tzolkin.jungle import visible_corn
from cython.cimports.cenote.games.tzolkin.moves import (
    ADVANCE,
    ANGER,
    APPLY,
    BEG,
    BUILD,
    BUY,
    CLIMB,
    DAYS,
    DISCOUNT,
    DO,
    END,
    HARVEST,
    HARVEST_BURN,
    HARVEST_CORN,
    KEEP,
    PAY,
    PICK,
    PLACE,
    SELL,
    TAKE,
    USE,
)
from cython.cimports.cenote.games.tzolkin.temples import all_bottom
from cython.cimports.cenote.games.tzolkin.turn import can_beg, cheapest, placing_cost
from cython.cimports.cenote.games.tzolkin.wheels import possible, steps_back

from cenote.core.errors import Reason
from cenote.games.tzolkin.components import RESOURCE_IDS


def why(t, move):
    ask: cython.int = top(cython.address(t.head)).kind
    if move == END and ask == ASK_START:
        return Reason("no_passing")
    if move == BEG and ask in (ASK_START, ASK_PLACE, ASK_PICK):
        return why_beg(t, ask)
    if PLACE <= move < PICK:
        return why_place(t, ask, move - PLACE)
    if PICK <= move < DO:
        return why_pick(ask)
    if DO <= move < USE and ask == ASK_ACTION:
        return why_do(t, move - DO + 1)
    if USE <= move < HARVEST and ask == ASK_USE:
        return why_action(t, (move - USE) // 5, (move - USE) % 5 + 1, mover(t).corn - printed.borrow_corn)
    if HARVEST <= move < CLIMB and ask == ASK_HARVEST:
        return why_harvest(t, move)
    if ANGER <= move < ADVANCE and ask == ASK_ANGER:
        return Reason("already_bottom")
    if ADVANCE <= move < PAY and ask in (ASK_ADVANCE, ASK_LEARN):
        return why_advance(t, move - ADVANCE)
    if PAY <= move < TAKE and ask in (ASK_PAY, ASK_DEVOTION):
        return why_pay(t, move - PAY)
    if TAKE <= move < DISCOUNT and ask == ASK_TAKE:
        return Reason("take_back_first")
    if DISCOUNT <= move < APPLY and ask == ASK_DISCOUNT:
        return Reason("not_in_the_cost")
    if BUILD <= move < SELL and ask == ASK_BUILD:
        return why_build(t, move - BUILD)
    if SELL <= move < DAYS and ask == ASK_MARKET:
        return why_trade(t, move)
    if move >= KEEP and ask == ASK_KEEP:
        return why_keep(t, move - KEEP + WEALTH)
    return None


# ---- the turn ----------------------------------------------------------------------------------------------


@cython.cfunc
def not_enough(what: str, need: cython.int, have: cython.int) -> object:
    return Reason("not_enough", {"what": what, "need": need, "have": have})


@cython.cfunc
def why_beg(t: cython.pointer[Table], ask: cython.int) -> object:
    if ask != ASK_START or top(cython.address(t.head)).a:
        return Reason("too_late")
    if all_bottom(mover(t)):
        return Reason("all_bottom")
    return Reason("too_much_corn", {"most": printed.most_corn_to_beg, "have": mover(t).corn})


@cython.cfunc
def why_place(t: cython.pointer[Table], ask: cython.int, gear: cython.int) -> object:
    frame: Frame = top(cython.address(t.head))[0]
    placed: cython.int = frame.a if ask == ASK_PLACE else 0
    cost: cython.int
    if ask == ASK_PICK:
        return Reason("no_mixing")
    if ask == ASK_END:
        return Reason("mercy_places_one")
    if ask != ASK_START and ask != ASK_PLACE:
        return None
    if mover(t).hand == 0:
        return Reason("no_worker_available")
    cost = placing_cost(t, gear, placed)
    if cost < 0:
        return Reason("space_taken") if gear == FIRST_SPACE else Reason("gear_full")
    if cost > mover(t).corn:
        if ask == ASK_START and can_beg(t, frame.a) and mover(t).corn < cheapest(t):
            return Reason("must_beg")
        return not_enough("corn", cost, mover(t).corn)
    return Reason("take_back_first")


@cython.cfunc
def why_pick(ask: cython.int) -> object:
    if ask in (ASK_PLACE, ASK_END):
        return Reason("no_mixing")
    if ask in (ASK_START, ASK_PICK):
        return Reason("no_worker_there")
    return None


# ---- actions -----------------------------------------------------------------------------------------------


@cython.cfunc
def why_do(t: cython.pointer[Table], action: cython.int) -> object:
    frame: Frame = top(cython.address(t.head))[0]
    corn: cython.int = mover(t).corn
    steps: cython.int
    if action >= printed.first_free[frame.a]:
        return Reason("no_such_action")
    steps = steps_back(t, frame.a, frame.b, action)
    if steps < 0:
        return Reason("too_far_ahead")
    if steps > corn:
        return not_enough("corn", steps, corn)
    return why_action(t, frame.a, action, corn - steps)


@cython.cfunc
def why_action(t: cython.pointer[Table], gear: cython.int, action: cython.int, corn: cython.int) -> object:
    """Why an action that can be reached, with this corn left for it, can't be used; None if it can."""
    player: cython.pointer[Player] = mover(t)
    if possible(t, gear, action, corn):
        return None
    if gear == PALENQUE:
        return Reason("nothing_to_harvest")
    if gear == YAXCHILAN:
        return Reason("no_skulls")
    if gear == CHICHEN_ITZA:
        return Reason("slot_filled") if t.sacred[action] != NOBODY else not_enough("skull", 1, player.skulls)
    if gear == UXMAL and action == 1:
        return not_enough("corn", printed.temple_corn, corn)
    if gear == UXMAL and action == 3:
        return Reason("no_worker_in_bank", {"most": MOST_WORKERS})
    if gear == UXMAL and action == 5:
        return not_enough("corn", printed.borrow_corn, corn)
    if gear == TIKAL and action == 5:
        return not_enough("resource", 1, 0)
    return Reason("cannot_afford")


@cython.cfunc
def why_harvest(t: cython.pointer[Table], move: cython.int) -> object:
    """It is only asked while there is wood, which can always be harvested."""
    if move == HARVEST_CORN:
        return Reason("corn_under_wood")
    if move == HARVEST_BURN and all_bottom(mover(t)):
        return Reason("all_bottom")
    if visible_corn(t, top(cython.address(t.head)).a) > 0:
        return Reason("corn_is_visible")
    return Reason("technology_too_low", {"technology": "agriculture", "level": printed.without_tile_from})


@cython.cfunc
def why_advance(t: cython.pointer[Table], track: cython.int) -> object:
    frame: Frame = top(cython.address(t.head))[0]
    cost: cython.int = printed.level_cost[mover(t).level[track]]
    if frame.kind == ASK_ADVANCE and cost > blocks(mover(t)):
        return not_enough("resource", cost, blocks(mover(t)))
    return Reason("take_back_first")


@cython.cfunc
def why_pay(t: cython.pointer[Table], resource: cython.int) -> object:
    if mover(t).block[resource] == 0:
        return not_enough(RESOURCE_IDS[resource], 1, 0)
    return Reason("take_back_first") if resource < top(cython.address(t.head)).b else Reason("another_first")


@cython.cfunc
def why_build(t: cython.pointer[Table], tile: cython.int) -> object:
    frame: Frame = top(cython.address(t.head))[0]
    if not offered(t, tile):
        return Reason("not_on_offer")
    if tile >= BUILDINGS and frame.a != BUILD_FIRST_OF_TWO:
        return Reason("no_monument_here")
    if frame.a == BUILD_WITH_CORN:
        return not_enough("corn", price_in_corn(tile, mover(t).level[ARCHITECTURE]), mover(t).corn)
    return Reason("cannot_afford")


@cython.cfunc
def why_trade(t: cython.pointer[Table], move: cython.int) -> object:
    frame: Frame = top(cython.address(t.head))[0]
    resource: cython.int
    if move < BUY:
        if mover(t).block[move - SELL] == 0:
            return not_enough(RESOURCE_IDS[move - SELL], 1, 0)
        return Reason("take_back_first")
    resource = move - BUY
    if (frame.c >> resource) & 1:
        return Reason("just_sold")
    if mover(t).corn < printed.price[resource]:
        return not_enough("corn", printed.price[resource], mover(t).corn)
    return Reason("take_back_first")


@cython.cfunc
def why_keep(t: cython.pointer[Table], tile: cython.int) -> object:
    hand: cython.pointer[Hand] = cython.address(mover(t).wealth)
    i: cython.int
    for i in range(DEALT):
        if hand.dealt[i] == tile:
            if is_kept(hand, i):
                return Reason("already_kept")
            return Reason("take_back_first") if hand.kept else Reason("another_first")
    return Reason("not_among_your_tiles")
