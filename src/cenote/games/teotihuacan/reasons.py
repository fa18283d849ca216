# mypy: ignore-errors
"""Why a move is not possible: codes and arguments that the faces put into words.

Only asked about moves that are not legal, so each function looks for what stands in the way. Moves whose order makes
no difference are offered in one order: `take_back_first` says that this one comes too late only for that reason,
`another_first` that it comes too early, and `used_in_order` that of a Discovery tile.
"""

import cython
from cython.cimports.cenote.core.frames import Frame, top
from cython.cimports.cenote.core.hands import DEALT, Hand, is_kept
from cython.cimports.cenote.games.teotihuacan.alchemy import can_reach, place_of_technology
from cython.cimports.cenote.games.teotihuacan.board import (
    ALCHEMY,
    ASK_ACTION,
    ASK_CLAIM,
    ASK_CLIMB,
    ASK_DECORATION,
    ASK_DISCOUNT,
    ASK_DRAFT,
    ASK_END,
    ASK_GO,
    ASK_KEEP,
    ASK_LEAVE,
    ASK_LOCK,
    ASK_MORE,
    ASK_PLACE,
    ASK_POWER_UP,
    ASK_REWARD,
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
    BOARDS,
    BUILDING_VALUES,
    COCOA,
    CONSTRUCTION,
    DECORATION_DISPLAY,
    DECORATIONS,
    FREE_TIMING,
    GOLD,
    GOODS,
    LEVELS,
    MASKS,
    NO_TILE,
    NOBLES,
    NUMBERS,
    ON_SPACE,
    PALACE,
    PYRAMID_DISPLAY,
    ROYAL_SPACES,
    SPACES,
    STONE,
    TECHNOLOGY_PLACES,
    TEMPLES,
    TILE_DOUBLE_MOVE,
    TILE_EXTRA_WORKER,
    TILE_FREE_COCOA,
    TILE_UNLIMITED_MOVE,
    TOP_STEP,
    WOOD,
    WORKERS,
    Bundle,
    can_pay,
    has,
    mover,
    printed,
)
from cython.cimports.cenote.games.teotihuacan.construction import discount_of
from cython.cimports.cenote.games.teotihuacan.discovery import does_something, for_goods, tiles_at
from cython.cimports.cenote.games.teotihuacan.main_actions import could_count, counted, lowest_of
from cython.cimports.cenote.games.teotihuacan.moves import (
    ASCEND,
    CHOOSE,
    CHOOSE_TILE,
    CLAIM,
    CLIMB,
    COLLECT,
    DECORATION,
    DISCOUNT,
    DISCOUNT_SAVE,
    DONE,
    DRAFT,
    END,
    FIRST,
    GO,
    KEEP,
    LEAVE,
    LOCK,
    MAIN,
    PAY,
    PLACE,
    POWER,
    ROTATE,
    ROW,
    SALARY,
    SIDE,
    TAKE,
    TECHNOLOGY,
    TILE,
    TRADE,
    UNLOCK_ALL_FREE,
    UNLOCK_ALL_PAID,
    USE,
    WITH,
    WORKER,
    WORSHIP,
)
from cython.cimports.cenote.games.teotihuacan.nobles import row_is_full
from cython.cimports.cenote.games.teotihuacan.power import locked_on
from cython.cimports.cenote.games.teotihuacan.royal import asks_for_any
from cython.cimports.cenote.games.teotihuacan.turn import can_move_along
from cython.cimports.cenote.games.teotihuacan.workers import colours, locked, power_of, where, workers_at
from cython.cimports.cenote.games.teotihuacan.worship import can_have_effect, space_fee

from cenote.core.errors import Reason
from cenote.games.teotihuacan.components import BOARD_IDS, GOOD_IDS, ROW_IDS


def why(t, move):
    ask: cython.int = top(cython.address(t.head)).kind
    if move == END and ask in (ASK_TURN, ASK_GO, ASK_ACTION):
        return Reason("no_passing")
    if move == DONE:
        return why_done(t, ask)
    if move in (UNLOCK_ALL_FREE, UNLOCK_ALL_PAID):
        return why_unlock(t, ask, move)
    if USE <= move < KEEP:
        return why_use(t, ask, move - USE + MASKS)
    if KEEP <= move < WORKER:
        return why_setup(t, ask, move)
    if WORKER <= move < COLLECT:
        return why_move(t, ask, move)
    if COLLECT <= move < LOCK:
        return why_act(t, ask, move)
    if LOCK <= move < CHOOSE and ask == ASK_LOCK:
        return Reason("not_a_newcomer")
    if CHOOSE <= move < FIRST and ask == ASK_WORSHIP:
        return why_choose(t, move)
    if CLAIM <= move < CLIMB and ask == ASK_CLAIM:
        return why_claim(t, move - CLAIM)
    if CLIMB <= move < TAKE:
        return why_climb(t, ask, move - CLIMB)
    if TAKE <= move < PAY and ask == ASK_TAKE:
        return Reason("take_back_first")
    if PAY <= move < TECHNOLOGY and ask == ASK_TRADE:
        return why_trade(t, move)
    if TECHNOLOGY <= move < ROW and ask == ASK_TECHNOLOGY:
        return why_technology(t, move - TECHNOLOGY)
    if ROW <= move < DECORATION and ask == ASK_ROW:
        return why_row(t, move - ROW)
    if DECORATION <= move < SIDE and ask == ASK_DECORATION:
        return Reason("not_on_display")
    if SIDE <= move < TILE and ask == ASK_SIDE:
        return why_side(t, move - SIDE)
    if TILE <= move < POWER:
        return why_construct(t, ask, move)
    if POWER <= move < ASCEND and ask in (ASK_POWER_UP, ASK_MORE):
        return why_power_up(t, ask, (move - POWER) // 5 + 1, (move - POWER) % 5 + 1)
    if ASCEND <= move < SALARY and ask == ASK_REWARD:
        return why_reward(t, move - ASCEND)
    if move >= SALARY and ask == ASK_SALARY:
        return why_salary(t, move - SALARY)
    return None


@cython.cfunc
def not_enough(t: cython.pointer[Table], good: cython.int, need: cython.int) -> object:
    return Reason("not_enough", {"what": GOOD_IDS[good], "need": need, "have": mover(t).good[good]})


@cython.cfunc
def not_enough_for(t: cython.pointer[Table], cost: cython.pointer[Bundle]) -> object:
    """What there is too little of to pay a cost."""
    i: cython.int
    for i in range(cost.count):
        if cost.part[i].what < GOODS and mover(t).good[cost.part[i].what] < cost.part[i].n:
            return not_enough(t, cost.part[i].what, cost.part[i].n)
    return None


@cython.cfunc
def why_done(t: cython.pointer[Table], ask: cython.int) -> object:
    """Where nothing may be left out (8.4, 14.3, 16.1, 16.4)."""
    if ask in (ASK_TECHNOLOGY, ASK_ROW, ASK_DECORATION, ASK_TILE):
        return Reason("must_take_effect")
    if ask == ASK_POWER_UP:
        return Reason("must_power_up")
    if ask in (ASK_CLIMB, ASK_STEPS):
        return Reason("must_climb")
    if ask == ASK_CLAIM:
        return Reason("take_printed")
    return None


@cython.cfunc
def why_unlock(t: cython.pointer[Table], ask: cython.int, move: cython.int) -> object:
    board: cython.int = top(cython.address(t.head)).a
    if t.head.round == 0:
        return None
    if move == UNLOCK_ALL_FREE:
        if ask == ASK_TURN:
            return Reason("none_locked")
        return Reason("whole_turn") if ask in (ASK_GO, ASK_ACTION, ASK_END) else None
    if ask in (ASK_TURN, ASK_ACTION, ASK_END):
        return Reason("none_locked") if locked(mover(t)) == 0 else not_enough(t, COCOA, printed.unlock_all)
    if board and ask in (ASK_POWER_UP, ASK_MORE):
        if not locked_on(t, board):
            return Reason("none_locked_there", {"board": BOARD_IDS[board - 1]})
        return not_enough(t, COCOA, printed.unlock_all)
    return None


# ---- Discovery tiles ---------------------------------------------------------------------------------------


@cython.cfunc
def why_use(t: cython.pointer[Table], ask: cython.int, kind: cython.int) -> object:
    if mover(t).unused[kind] == 0:
        return Reason("no_such_tile")
    if kind < FREE_TIMING:
        return why_use_free_timing(t, ask, kind)
    if t.head.round == 0:
        return Reason("from_first_turn")
    if kind == TILE_FREE_COCOA:
        return Reason("instead_of_a_payment")
    if kind == TILE_EXTRA_WORKER:
        return why_use_extra_worker(ask)
    return why_use_with_move(t, ask, kind)


@cython.cfunc
def why_use_free_timing(t: cython.pointer[Table], ask: cython.int, kind: cython.int) -> object:
    if t.head.round == 0:
        return Reason("from_first_turn")
    if ask == ASK_SALARY:
        return Reason("only_in_own_turn")
    if not does_something(t, kind):
        return Reason("nothing_to_gain")
    if for_goods(kind) and kind < t.last_goods:
        return Reason("used_in_order")
    return Reason("within_a_decision")


@cython.cfunc
def why_use_extra_worker(ask: cython.int) -> object:
    if ask in (ASK_TECHNOLOGY, ASK_ROW, ASK_TILE):
        return Reason("enough_workers")
    return Reason("with_a_main_action")


@cython.cfunc
def why_use_with_move(t: cython.pointer[Table], ask: cython.int, kind: cython.int) -> object:
    frame: Frame = top(cython.address(t.head))[0]
    if ask != ASK_GO:
        return Reason("with_a_move")
    if kind == TILE_UNLIMITED_MOVE or frame.c:
        return Reason("one_is_enough")
    if kind == TILE_DOUBLE_MOVE and frame.d:
        return Reason("used_in_order")
    if can_move_along(t, frame.a, frame.b) or workers_at(mover(t), frame.a) > 1:
        return Reason("weaker_first")
    return Reason("no_other_worker_there")


# ---- Starting tiles ----------------------------------------------------------------------------------------


@cython.cfunc
def why_setup(t: cython.pointer[Table], ask: cython.int, move: cython.int) -> object:
    if move < DRAFT and ask == ASK_KEEP:
        return why_keep(t, move - KEEP)
    if DRAFT <= move < LEAVE and ask == ASK_DRAFT:
        return Reason("not_laid_out")
    if move >= LEAVE and ask == ASK_LEAVE:
        return Reason("not_on_your_tiles")
    return None


@cython.cfunc
def why_keep(t: cython.pointer[Table], tile: cython.int) -> object:
    hand: cython.pointer[Hand] = cython.address(mover(t).hand)
    i: cython.int
    for i in range(DEALT):
        if hand.dealt[i] == tile:
            if is_kept(hand, i):
                return Reason("already_kept")
            return Reason("take_back_first") if hand.kept else Reason("another_first")
    return Reason("not_among_your_tiles")


# ---- the turn ----------------------------------------------------------------------------------------------


@cython.cfunc
def why_move(t: cython.pointer[Table], ask: cython.int, move: cython.int) -> object:
    frame: Frame = top(cython.address(t.head))[0]
    distance: cython.int
    if move < GO:
        if ask == ASK_TURN:
            return no_worker(t, (move - WORKER) // 5 + 1, (move - WORKER) % 5 + 1)
        return Reason("one_worker_moves") if ask in (ASK_GO, ASK_ACTION) else None
    if move < WITH:
        if ask == ASK_TURN:
            return Reason("worker_first")
        if ask != ASK_GO:
            return None
        distance = (t.place[move - GO + 1] - t.place[frame.a] + BOARDS - 1) % BOARDS + 1
        return Reason("too_far", {"most": printed.farthest, "distance": distance})
    if ask != ASK_WITH:
        return None
    return why_with(t, frame, move - WITH + 1)


@cython.cfunc
def why_with(t: cython.pointer[Table], frame: Frame, power: cython.int) -> object:
    i: cython.int
    for i in range(WORKERS):
        if mover(t).worker[i] == 8 * frame.a + power:
            return Reason("weaker_first") if power < frame.b else Reason("no_other_worker_there")
    return no_worker(t, frame.a, power)


@cython.cfunc
def no_worker(t: cython.pointer[Table], board: cython.int, power: cython.int) -> object:
    """There is none of this power in the general area; perhaps one is locked."""
    i: cython.int
    for i in range(WORKERS):
        if (
            ON_SPACE <= where(mover(t).worker[i]) < ON_SPACE + SPACES
            and printed.space_board[where(mover(t).worker[i]) - ON_SPACE] == board
            and power_of(mover(t).worker[i]) == power
        ):
            return Reason("locked")
    return Reason("no_worker_there")


@cython.cfunc
def why_act(t: cython.pointer[Table], ask: cython.int, move: cython.int) -> object:
    board: cython.int = top(cython.address(t.head)).a
    if ask in (ASK_TURN, ASK_GO):
        return Reason("move_first")
    if ask != ASK_ACTION:
        return None
    if move == MAIN:
        return why_main(t)
    if printed.space_board[move - WORSHIP] != board:
        return Reason("not_on_this_board")
    return why_worship(t, move - WORSHIP)


@cython.cfunc
def why_worship(t: cython.pointer[Table], space: cython.int) -> object:
    if t.worshipper[space] == t.head.to_move:
        return Reason("own_worker_there")
    if mover(t).good[COCOA] < space_fee(t, space) and not mover(t).unused[TILE_FREE_COCOA]:
        return not_enough(t, COCOA, space_fee(t, space))
    return Reason("nothing_to_gain")


@cython.cfunc
def why_choose(t: cython.pointer[Table], move: cython.int) -> object:
    """The effect of a worship space, the Discovery tile, or both (7.4, 7.8)."""
    space: cython.int = top(cython.address(t.head)).a
    kind: cython.int = t.board_tile[printed.space_board[space]]
    if move != CHOOSE_TILE and not can_have_effect(t, space):
        return why_no_step(t, printed.space_temple[space])
    if move == CHOOSE_TILE and space < ROYAL_SPACES:
        return Reason("not_alone_at_the_palace")
    if kind == NO_TILE:
        return Reason("no_tile_there")
    if move == CHOOSE_TILE:
        return not_enough_for(t, cython.address(printed.tile_cost[kind]))
    return not_enough(t, COCOA, printed.both)


@cython.cfunc
def why_claim(t: cython.pointer[Table], kind: cython.int) -> object:
    """Another kind than those that lie there, or one that can't be paid for."""
    source: cython.int = top(cython.address(t.head)).a
    if not lies_there(t, source, kind):
        return Reason("no_tile_there")
    return not_enough_for(t, cython.address(printed.tile_cost[kind]))


@cython.cfunc
@cython.exceptval(check=False)
def lies_there(t: cython.pointer[Table], source: cython.int, kind: cython.int) -> cython.bint:
    tiles: cython.p_schar = cython.NULL
    most: cython.int = tiles_at(t, source, cython.address(tiles))
    i: cython.int
    for i in range(most):
        if tiles[i] == kind:
            return True
    return False


# ---- temples and Royal tiles -------------------------------------------------------------------------------


@cython.cfunc
def why_no_step(t: cython.pointer[Table], temple: cython.int) -> object:
    if temple == TEMPLES:
        return Reason("nothing_to_gain")
    return Reason("top_reached") if mover(t).temple[temple] == TOP_STEP else Reason("top_step_taken")


@cython.cfunc
def why_climb(t: cython.pointer[Table], ask: cython.int, temple: cython.int) -> object:
    if ask == ASK_CLIMB:
        return why_no_step(t, temple)
    return Reason("no_step_there") if ask == ASK_STEPS else None


@cython.cfunc
def why_trade(t: cython.pointer[Table], move: cython.int) -> object:
    frame: Frame = top(cython.address(t.head))[0]
    any_resource: cython.bint = asks_for_any(frame.a)
    if (move == TRADE) == any_resource or move == PAY + COCOA:
        return Reason("pay_a_resource") if any_resource else Reason("fixed_price")
    if not can_pay(mover(t), cython.address(printed.royal_pay[frame.a])):
        return not_enough_for(t, cython.address(printed.royal_pay[frame.a]))
    if move == TRADE:
        return Reason("nothing_to_gain")
    if mover(t).good[move - PAY] == 0:
        return not_enough(t, move - PAY, 1)
    return Reason("take_back_first")


# ---- main actions ------------------------------------------------------------------------------------------


@cython.cfunc
def why_main(t: cython.pointer[Table]) -> object:
    frame: Frame = top(cython.address(t.head))[0]
    board: cython.int = frame.a
    fee: cython.int = colours(t, board)
    k: cython.int = counted(t, board, 2 if frame.c else 1)
    if board == PALACE:
        return Reason("no_main_action")
    if mover(t).good[COCOA] < fee and not mover(t).unused[TILE_FREE_COCOA]:
        return not_enough(t, COCOA, fee)
    if board == ALCHEMY:
        return why_no_technology(t, could_count(t, board, k), lowest_of(t, board, frame.b))
    if board == NOBLES:
        return why_no_building(t)
    if board == DECORATIONS:
        return why_no_decoration(t, k)
    return why_no_construction(t, discount_of(t))


@cython.cfunc
def why_no_technology(t: cython.pointer[Table], k: cython.int, lowest: cython.int) -> object:
    """The cheapest that is within reach, else the row, else there is none without an own marker."""
    number: cython.int
    gold: cython.int
    least: cython.int = 0
    beyond: cython.bint = False
    for number in range(TECHNOLOGY_PLACES):
        if has(mover(t), t.technology[number]):
            continue
        gold = printed.technology_gold[t.technology[number]]
        if not can_reach(t, number, k, lowest):
            beyond = True
        elif least == 0 or gold < least:
            least = gold
    if least:
        return not_enough(t, GOLD, least)
    return Reason("second_row_needs_two_workers") if beyond else Reason("all_yours")


@cython.cfunc
def why_technology(t: cython.pointer[Table], technology: cython.int) -> object:
    frame: Frame = top(cython.address(t.head))[0]
    number: cython.int = place_of_technology(t, technology)
    if number < 0:
        return Reason("not_in_this_game")
    if has(mover(t), technology):
        return Reason("already_yours")
    if not can_reach(t, number, frame.a, frame.b):
        return Reason("second_row_needs_two_workers")
    return not_enough(t, GOLD, printed.technology_gold[technology])


@cython.cfunc
def why_no_building(t: cython.pointer[Table]) -> object:
    if t.buildings == BUILDING_VALUES - 1:
        return Reason("no_building_left")
    if mover(t).good[WOOD] < printed.row_wood:
        return not_enough(t, WOOD, printed.row_wood)
    return Reason("row_full")


@cython.cfunc
def why_row(t: cython.pointer[Table], row: cython.int) -> object:
    k: cython.int = top(cython.address(t.head)).a
    if row_is_full(t, row):
        return Reason("row_full")
    if row > k - 1:
        return Reason("not_enough_workers", {"need": row + 1, "have": k})
    return Reason("other_row_first", {"row": ROW_IDS[k - 1]})


@cython.cfunc
def why_no_decoration(t: cython.pointer[Table], k: cython.int) -> object:
    i: cython.int
    if mover(t).good[GOLD] < printed.decoration_gold[k]:
        return not_enough(t, GOLD, printed.decoration_gold[k])
    for i in range(DECORATION_DISPLAY):
        if t.decoration[i] != NO_TILE:
            return Reason("needs_tiles_below")
    return Reason("none_on_display")


@cython.cfunc
def why_side(t: cython.pointer[Table], side: cython.int) -> object:
    """The next number needs Pyramid tiles under it, if there is one (12.2)."""
    return Reason("side_full") if t.decorated[side][NUMBERS - 1] != NO_TILE else Reason("needs_tiles_below")


# ---- the Pyramid -------------------------------------------------------------------------------------------


@cython.cfunc
def cannot_afford(t: cython.pointer[Table], level: cython.int, discount: cython.int) -> object:
    """What there is too little of for a tile on this level, with so many resources left out."""
    lack: cython.int = max(0, printed.level_stone[level] - mover(t).good[STONE])
    if lack > discount:
        return not_enough(t, STONE, printed.level_stone[level] - discount)
    return not_enough(t, WOOD, printed.level_wood[level] - (discount - lack))


@cython.cfunc
def why_no_construction(t: cython.pointer[Table], discount: cython.int) -> object:
    level: cython.int
    i: cython.int
    shown: cython.bint = False
    for i in range(PYRAMID_DISPLAY):
        shown = shown or t.display[i] != NO_TILE
    if t.finished:
        return Reason("pyramid_finished")
    if not shown:
        return Reason("none_on_display")
    for level in range(1, LEVELS + 1):
        if t.open & printed.level_places[level]:
            break
    return cannot_afford(t, level, discount)


@cython.cfunc
def why_construct(t: cython.pointer[Table], ask: cython.int, move: cython.int) -> object:
    if move < PLACE and ask == ASK_TILE:
        return why_tile(t, move - TILE)
    if PLACE <= move < ROTATE and ask == ASK_PLACE:
        return why_place(t, move - PLACE)
    if move >= DISCOUNT and ask == ASK_DISCOUNT:
        # only asked if all of the cost could be paid (13.6)
        return Reason("no_other_tile") if move == DISCOUNT_SAVE else Reason("not_in_the_cost")
    return None


@cython.cfunc
def why_tile(t: cython.pointer[Table], tile: cython.int) -> object:
    frame: Frame = top(cython.address(t.head))[0]
    i: cython.int
    for i in range(PYRAMID_DISPLAY):
        if t.display[i] == tile:
            if frame.b >= frame.a:
                return Reason("one_for_each_worker", {"workers": frame.a})
            return why_no_construction(t, frame.c)
    return Reason("not_on_display")


@cython.cfunc
def why_place(t: cython.pointer[Table], place: cython.int) -> object:
    if (t.occupied >> place) & 1:
        return Reason("place_taken")
    if not (t.open >> place) & 1:
        return Reason("needs_tiles_below")
    return cannot_afford(t, printed.place_level[place], top(cython.address(t.head)).b)


# ---- power-ups, ascensions, salaries -----------------------------------------------------------------------


@cython.cfunc
def why_power_up(t: cython.pointer[Table], ask: cython.int, board: cython.int, power: cython.int) -> object:
    frame: Frame = top(cython.address(t.head))[0]
    if frame.a and board != frame.a:
        return Reason("not_on_this_board")
    if ask == ASK_MORE and not can_pay(mover(t), cython.address(printed.technology_pay[printed.powering])):
        return not_enough_for(t, cython.address(printed.technology_pay[printed.powering]))
    return no_worker(t, board, power)


@cython.cfunc
def why_reward(t: cython.pointer[Table], reward: cython.int) -> object:
    if not can_pay(mover(t), cython.address(printed.reward_cost[reward])):
        return not_enough_for(t, cython.address(printed.reward_cost[reward]))
    return Reason("all_in_play")


@cython.cfunc
def why_salary(t: cython.pointer[Table], paid: cython.int) -> object:
    owed: cython.int = top(cython.address(t.head)).a
    return Reason("more_than_owed", {"owed": owed}) if paid > owed else not_enough(t, COCOA, paid)


assert CONSTRUCTION == BOARDS
