# mypy: ignore-errors
"""The Teotibot, which plays by itself against one human (rules 28 to 31)."""

import cython
from cython.cimports.cenote.core.events import note
from cython.cimports.cenote.games.teotihuacan.alchemy import mark, reward_earlier_owners
from cython.cimports.cenote.games.teotihuacan.board import (
    ACT_ALCHEMY,
    ACT_CONSTRUCTION,
    ACT_DECORATIONS,
    ACT_MASTERY,
    ACT_NOBLES,
    ACT_WORSHIP,
    ALCHEMY,
    BOARDS,
    BOT,
    BUILDING_VALUES,
    COCOA,
    CONSTRUCTION,
    DECORATION_DISPLAY,
    DECORATIONS,
    EV_ASCEND,
    EV_BOT_WORSHIP,
    EV_DISCARD,
    EV_FALLBACK,
    EV_MOVE,
    EV_NO_STEP,
    EV_POWER_UP,
    EV_REWARD,
    EV_ROLL,
    EV_SLIDE,
    EV_TILE,
    EV_TRY,
    EV_UNLOCK,
    FOREST,
    FROM_ASCENSION,
    FROM_DECORATIONS,
    FROM_EXCHANGE,
    FROM_PYRAMID,
    GOLD,
    GOLD_DEPOSITS,
    KNOB_EXCHANGE,
    KNOB_WORSHIP,
    LAST_PLACE,
    LEVELS,
    MASKS,
    NO_TILE,
    NOBLE_ROWS,
    NOBLES,
    NOBODY,
    OF_BOARD,
    OF_LEVEL,
    OF_NOTHING,
    ON_SPACE,
    PALACE,
    PYRAMID_DISPLAY,
    ROYAL_SPACES,
    SET_ASIDE,
    SIDES,
    SLOT_BL,
    SPACES,
    STONE,
    STONE_QUARRY,
    TECHNOLOGY_PLACES,
    TEMPLES,
    TOP_POWER,
    TRY_IMPOSSIBLE,
    TRY_NO_WORKER,
    TRY_NOT_ENOUGH,
    TRY_WORKS,
    UNLOCK_OTHER,
    WOOD,
    WORKERS,
    Player,
    gain,
    has,
    pay,
    printed,
    score,
)
from cython.cimports.cenote.games.teotihuacan.construction import finish_pyramid
from cython.cimports.cenote.games.teotihuacan.decorations import next_number, put_decoration, refill_decorations
from cython.cimports.cenote.games.teotihuacan.discovery import can_claim, claim_tile, take_board_tile
from cython.cimports.cenote.games.teotihuacan.gains import give
from cython.cimports.cenote.games.teotihuacan.nobles import put_building, row_is_full
from cython.cimports.cenote.games.teotihuacan.power import move_light_disc
from cython.cimports.cenote.games.teotihuacan.pyramid import put_tile, refill_tiles, take_displayed
from cython.cimports.cenote.games.teotihuacan.temples import advance, can_advance, go_along_avenue
from cython.cimports.cenote.games.teotihuacan.workers import (
    highest_power,
    power_at,
    power_of,
    shift_worker,
    unlock,
    where,
)

HUMAN = cython.declare(cython.int, 0)
FIRST_REWARD = cython.declare(cython.int, 0)  # VP for an ascension (30.7)


def take_bot_turn(t):
    """Roll, do what the Action tile says, and rearrange the tiles (29)."""
    one: cython.int = t.dice[t.rolled]
    two: cython.int = t.dice[t.rolled + 1]
    slot: cython.int = printed.rolled_slot[one + two]
    t.dice[t.rolled] = 0
    t.dice[t.rolled + 1] = 0
    t.rolled += 2
    t.last_roll[0] = one
    t.last_roll[1] = two
    t.head.known += 1
    note(cython.address(t.head), EV_ROLL, BOT, one, two, slot, t.action[slot])
    act(t, t.action[slot])
    rearrange(t, slot)
    exchange_cocoa(t)
    refill_decorations(t)
    refill_tiles(t)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def bot(t: cython.pointer[Table]) -> cython.pointer[Player]:
    return cython.address(t.player[BOT])


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def act(t: cython.pointer[Table], action: cython.int) -> cython.void:
    """In each tile the bot does the first thing that it can (31)."""
    if action == ACT_CONSTRUCTION:
        build_or_gather(t, CONSTRUCTION, STONE_QUARRY)
    elif action == ACT_DECORATIONS:
        build_or_gather(t, DECORATIONS, GOLD_DEPOSITS)
    elif action == ACT_ALCHEMY:
        if try_work(t, ALCHEMY):
            move_on(t, ALCHEMY)
        else:
            power_up_weakest_twice(t)
    elif action == ACT_NOBLES:
        build_or_gather(t, NOBLES, FOREST)
    elif action == ACT_MASTERY:
        master(t)
    elif action == ACT_WORSHIP:
        worship(t)
    else:
        collect_mask(t)


# ---- the action pyramid ------------------------------------------------------------------------------------


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def rearrange(t: cython.pointer[Table], gap: cython.int) -> cython.void:
    """Close the gap from below, and turn the upper Direction tile over (29.3, 29.4)."""
    used: cython.int = t.action[gap]
    upper: cython.int = t.direction[0]
    source: cython.int
    row: cython.int = 0
    while gap < SLOT_BL:
        # the upper tile says what comes first, the lower one what follows
        source = printed.filled_from[gap][t.direction[row]]
        t.action[gap] = t.action[source]
        note(cython.address(t.head), EV_SLIDE, BOT, source, gap)
        gap = source
        row += 1
    t.action[gap] = t.action[SET_ASIDE]
    t.action[SET_ASIDE] = used
    note(cython.address(t.head), EV_SLIDE, BOT, SET_ASIDE, gap)
    t.direction[0] = t.direction[1]
    t.direction[1] = 1 - upper


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def exchange_cocoa(t: cython.pointer[Table]) -> cython.void:
    """Ten cocoa for points, once (29.5)."""
    if bot(t).good[COCOA] >= printed.exchange_cocoa:
        pay(t, BOT, COCOA, printed.exchange_cocoa)
        score(t, BOT, printed.exchange_vp + t.knob[KNOB_EXCHANGE], FROM_EXCHANGE, OF_NOTHING)


# ---- its workers -------------------------------------------------------------------------------------------


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def stands_on(t: cython.pointer[Table], board: cython.int) -> cython.bint:
    """An unlocked worker there (30.3)."""
    return highest_power(bot(t), board) > 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def by_strength(t: cython.pointer[Table], order: cython.p_int) -> cython.int:
    """The unlocked workers from the strongest to the weakest; of equals the farthest from the Palace first (30.5)."""
    n: cython.int = 0
    i: cython.int
    j: cython.int
    worker: cython.int
    for i in range(WORKERS):
        worker = bot(t).worker[i]
        if not 1 <= where(worker) <= BOARDS:
            continue
        j = n
        while j > 0 and is_stronger(t, worker, order[j - 1]):
            order[j] = order[j - 1]
            j -= 1
        order[j] = worker
        n += 1
    return n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def is_stronger(t: cython.pointer[Table], one: cython.int, other: cython.int) -> cython.bint:
    if power_of(one) != power_of(other):
        return power_of(one) > power_of(other)
    return t.place[where(one)] > t.place[where(other)]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def raise_worker(t: cython.pointer[Table], board: cython.int, power: cython.int) -> cython.int:
    """One power more, or an ascension; the worker as it is afterwards (30.7)."""
    if power < TOP_POWER:
        shift_worker(bot(t), board, power, board, power + 1)
        note(cython.address(t.head), EV_POWER_UP, BOT, board, power + 1)
        return 8 * board + power + 1
    note(cython.address(t.head), EV_ASCEND, BOT, board)
    go_along_avenue(t, BOT)
    shift_worker(bot(t), board, power, PALACE, 1)
    note(cython.address(t.head), EV_REWARD, BOT, FIRST_REWARD)
    give(t, BOT, cython.address(printed.reward[FIRST_REWARD]), 1, FROM_ASCENSION, OF_NOTHING)
    move_light_disc(t)
    return 8 * PALACE + 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def raise_and_move(t: cython.pointer[Table], board: cython.int, power: cython.int) -> cython.void:
    """Power a worker up, then move it to the next board, or a strong one to the second next (30.6)."""
    worker: cython.int = raise_worker(t, board, power)
    left: cython.int = 1 if power_of(worker) < 4 else 2
    place: cython.int = t.place[where(worker)]
    while left > 0:
        place = (place + 1) % BOARDS
        if t.ring[place] != PALACE:
            left -= 1
    shift_worker(bot(t), where(worker), power_of(worker), t.ring[place], power_of(worker))
    note(cython.address(t.head), EV_MOVE, BOT, where(worker), t.ring[place], power_of(worker))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def move_on(t: cython.pointer[Table], board: cython.int) -> cython.void:
    """The strongest worker on the board (30.4)."""
    raise_and_move(t, board, highest_power(bot(t), board))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def fall_back(t: cython.pointer[Table]) -> cython.void:
    """Cocoa, and the weakest worker moves on."""
    order: cython.int[WORKERS]
    n: cython.int = by_strength(t, cython.address(order[0]))
    note(cython.address(t.head), EV_FALLBACK, BOT)
    gain(t, BOT, COCOA, printed.fallback_cocoa)
    if n:
        raise_and_move(t, where(order[n - 1]), power_of(order[n - 1]))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def power_up_weakest_twice(t: cython.pointer[Table]) -> cython.void:
    """One worker, also when it is reborn in between; it doesn't move (31.3)."""
    order: cython.int[WORKERS]
    n: cython.int = by_strength(t, cython.address(order[0]))
    worker: cython.int
    if n:
        worker = raise_worker(t, where(order[n - 1]), power_of(order[n - 1]))
        raise_worker(t, where(worker), power_of(worker))


# ---- the tiles ---------------------------------------------------------------------------------------------


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def build_or_gather(t: cython.pointer[Table], board: cython.int, source: cython.int) -> cython.void:
    """The work of a board, else what it needs from another, else the fallback (31.1, 31.2, 31.4)."""
    if try_work(t, board):
        move_on(t, board)
    elif try_work(t, source):
        move_on(t, source)
    else:
        fall_back(t)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def try_work(t: cython.pointer[Table], board: cython.int) -> cython.bint:
    """What a worker of the bot does on a board, without moving afterwards (31.5). False if it can't."""
    result: cython.int = obstacle(t, board)
    note(cython.address(t.head), EV_TRY, BOT, board, result)
    if result != TRY_WORKS:
        return False
    if board == CONSTRUCTION:
        construct(t)
    elif board == DECORATIONS:
        decorate(t)
    elif board == ALCHEMY:
        take_technology(t)
    elif board == NOBLES:
        build(t)
    else:
        gain(t, BOT, printed.resource[board], printed.gather)
    return True


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def obstacle(t: cython.pointer[Table], board: cython.int) -> cython.int:
    """What keeps the bot from the work of a board, if anything does."""
    if not stands_on(t, board):
        return TRY_NO_WORKER
    if lacks_goods(t, board):
        return TRY_NOT_ENOUGH
    if (
        board == PALACE
        or (board == CONSTRUCTION and (lowest_place(t) < 0 or first_tile(t) == NO_TILE))
        or (board == DECORATIONS and (first_side(t) == SIDES or first_decoration(t) == NO_TILE))
        or (board == ALCHEMY and wanted_technology(t) < 0)
        or (board == NOBLES and t.buildings == BUILDING_VALUES - 1)
    ):
        return TRY_IMPOSSIBLE
    return TRY_WORKS


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def lacks_goods(t: cython.pointer[Table], board: cython.int) -> cython.bint:
    if board == CONSTRUCTION:
        return bot(t).good[STONE] < printed.bot_stone
    if board == DECORATIONS:
        return bot(t).good[GOLD] < printed.bot_decoration_gold
    if board == ALCHEMY:
        return bot(t).good[GOLD] < printed.bot_gold
    return board == NOBLES and bot(t).good[WOOD] < printed.bot_wood


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def first_tile(t: cython.pointer[Table]) -> cython.int:
    """The leftmost Pyramid tile on display."""
    i: cython.int
    for i in range(PYRAMID_DISPLAY):
        if t.display[i] != NO_TILE:
            return t.display[i]
    return NO_TILE


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def construct(t: cython.pointer[Table]) -> cython.void:
    """The leftmost tile, on the lowest level that has a place (31.1)."""
    place: cython.int = lowest_place(t)
    tile: cython.int = first_tile(t)
    turns: cython.int
    pay(t, BOT, STONE, printed.bot_stone)
    take_displayed(t, tile)
    turns = t.bot_turn[t.bot_placed]
    t.bot_turn[t.bot_placed] = 0
    t.bot_placed += 1
    put_tile(t, tile, place, turns)
    note(cython.address(t.head), EV_TILE, BOT, tile, place, turns)
    score(t, BOT, printed.level_vp[printed.place_level[place]], FROM_PYRAMID, OF_LEVEL + printed.place_level[place])
    bot(t).track += printed.tile_track
    score(t, BOT, printed.bot_construction_vp, FROM_PYRAMID, OF_BOARD + CONSTRUCTION)
    if place == LAST_PLACE:
        finish_pyramid(t)
    step_anywhere(t, 1)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def lowest_place(t: cython.pointer[Table]) -> cython.int:
    """On the lowest level the smallest column, in it the topmost place; -1 if the Pyramid is finished."""
    place: cython.int = 0
    level: cython.int
    row: cython.int
    column: cython.int
    for level in range(1, LEVELS + 1):
        for column in range(5 - level):
            for row in range(5 - level):
                if (t.open >> (place + row * (5 - level) + column)) & 1:
                    return place + row * (5 - level) + column
        place += (5 - level) * (5 - level)
    return -1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def first_decoration(t: cython.pointer[Table]) -> cython.int:
    """The topmost Decoration tile on display."""
    i: cython.int
    for i in range(DECORATION_DISPLAY):
        if t.decoration[i] != NO_TILE:
            return t.decoration[i]
    return NO_TILE


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def first_side(t: cython.pointer[Table]) -> cython.int:
    """The first side clockwise from the top where a Decoration tile may go; SIDES if there is none."""
    side: cython.int = 0
    while side < SIDES and next_number(t, side) < 0:
        side += 1
    return side


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def decorate(t: cython.pointer[Table]) -> cython.void:
    """The topmost tile, on the first side clockwise from the top that has a space (31.2)."""
    pay(t, BOT, GOLD, printed.bot_decoration_gold)
    put_decoration(t, BOT, first_decoration(t), first_side(t))
    score(t, BOT, printed.bot_decoration_vp, FROM_DECORATIONS, OF_BOARD + DECORATIONS)
    step_anywhere(t, 1)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def wanted_technology(t: cython.pointer[Table]) -> cython.int:
    """Where the lowest number lies that nobody has, else the lowest that it lacks (31.3); -1 if it lacks none."""
    number: cython.int
    chosen: cython.int = -1
    for number in range(TECHNOLOGY_PLACES - 1, -1, -1):
        if has(bot(t), t.technology[number]):
            continue
        if chosen < 0 or has_none(t, number) or not has_none(t, chosen):
            chosen = number
    return chosen


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def take_technology(t: cython.pointer[Table]) -> cython.void:
    number: cython.int = wanted_technology(t)
    pay(t, BOT, GOLD, printed.bot_gold)
    mark(t, BOT, number)
    reward_earlier_owners(t, BOT, t.technology[number])


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def has_none(t: cython.pointer[Table], number: cython.int) -> cython.bint:
    """Does the human lack it, too?"""
    return not has(cython.address(t.player[HUMAN]), t.technology[number])


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def build(t: cython.pointer[Table]) -> cython.void:
    """The row of the time; when it is full, the next space of the fewest points (31.4)."""
    row: cython.int = t.eclipses
    other: cython.int
    if row_is_full(t, row):
        row = -1
        for other in range(NOBLE_ROWS):
            if not row_is_full(t, other) and (
                row < 0 or printed.row_vp[other][t.row[other]] < printed.row_vp[row][t.row[row]]
            ):
                row = other
    pay(t, BOT, WOOD, printed.bot_wood)
    put_building(t, BOT, row)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def master(t: cython.pointer[Table]) -> cython.void:
    """Worker by worker from the strongest, the action of its board (31.5)."""
    order: cython.int[WORKERS]
    n: cython.int = by_strength(t, cython.address(order[0]))
    i: cython.int
    for i in range(n):
        if try_work(t, where(order[i])):
            raise_and_move(t, where(order[i]), power_of(order[i]))
            return
    fall_back(t)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def collect_mask(t: cython.pointer[Table]) -> cython.void:
    """A mask that it lacks and can pay for: the rarest, then the first clockwise from the Palace (31.7)."""
    place: cython.int
    kind: cython.int
    board: cython.int = -1
    for place in range(BOARDS):
        kind = t.board_tile[t.ring[place]]
        if not 0 <= kind < MASKS or bot(t).unused[kind] or not can_claim(bot(t), kind):
            continue
        if board < 0 or printed.copies[kind] < printed.copies[t.board_tile[board]]:
            board = t.ring[place]
    if board < 0:
        fall_back(t)
        return
    claim_tile(t, BOT, t.board_tile[board], board)
    take_board_tile(t, board)


# ---- temples -----------------------------------------------------------------------------------------------


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def preferred_temple(t: cython.pointer[Table]) -> cython.int:
    """Where its marker is highest and can advance; -1 if nowhere (30.8)."""
    best: cython.int = -1
    temple: cython.int
    for temple in range(TEMPLES):
        if can_advance(t, BOT, temple) and (best < 0 or bot(t).temple[temple] > bot(t).temple[best]):
            best = temple
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def step_anywhere(t: cython.pointer[Table], steps: cython.int) -> cython.void:
    """Steps in one temple of its choice; those beyond its top are lost."""
    temple: cython.int = preferred_temple(t)
    step: cython.int
    if temple < 0:
        note(cython.address(t.head), EV_NO_STEP, BOT, TEMPLES)
        return
    for step in range(steps):
        advance(t, BOT, temple)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def next_space(t: cython.pointer[Table], space: cython.int) -> cython.int:
    """The worship space of the next board clockwise that has one, the Palace left out."""
    place: cython.int = t.place[printed.space_board[space]]
    found: cython.int = -1
    while found < ROYAL_SPACES:
        place = (place + 1) % BOARDS
        found = printed.first_space[t.ring[place]]
    return found


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def occupy(t: cython.pointer[Table], old: cython.int, new: cython.int) -> cython.void:
    """The bot's locked worker goes from one worship space to another; a human one there makes room."""
    power: cython.int = power_at(bot(t), ON_SPACE + old)
    if t.worshipper[new] == HUMAN:
        note(cython.address(t.head), EV_UNLOCK, HUMAN, UNLOCK_OTHER, new + 1)
        unlock(t, HUMAN, new)
    shift_worker(bot(t), ON_SPACE + old, power, ON_SPACE + new, power)
    t.worshipper[old] = NOBODY
    t.worshipper[new] = BOT
    note(cython.address(t.head), EV_BOT_WORSHIP, BOT, new)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def bot_space(t: cython.pointer[Table]) -> cython.int:
    """Where its locked worker is."""
    space: cython.int = ROYAL_SPACES
    while space < SPACES - 1 and t.worshipper[space] != BOT:
        space += 1
    return space


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def worship(t: cython.pointer[Table]) -> cython.void:
    """The locked worker goes on, with steps in the temple there, and the Discovery tile is discarded (31.6)."""
    old: cython.int = bot_space(t)
    space: cython.int = next_space(t, old)
    board: cython.int = printed.space_board[space]
    step: cython.int
    occupy(t, old, space)
    if printed.space_temple[space] == TEMPLES:
        step_anywhere(t, printed.worship_steps_any + t.knob[KNOB_WORSHIP])
    else:
        for step in range(printed.worship_steps + t.knob[KNOB_WORSHIP]):
            advance(t, BOT, printed.space_temple[space])
    if t.board_tile[board] != NO_TILE:
        note(cython.address(t.head), EV_DISCARD, BOT, t.board_tile[board], board)
        take_board_tile(t, board)


def displace_bot(t, space):
    """The human takes its worship space: it goes to the next free one, or if there is none, to the next (28.2)."""
    target: cython.int = next_space(t, space)
    while target != space and t.worshipper[target] != NOBODY:
        target = next_space(t, target)
    if target == space:
        target = next_space(t, space)
    occupy(t, space, target)
