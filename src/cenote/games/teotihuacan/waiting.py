# mypy: ignore-errors
"""Do the decisions that wait in a position agree with what is on the table? BadSetup says what does not.

That they can lie on top of each other has been looked at before (pending.py).
"""

import cython
from cython.cimports.cenote.core.frames import Frame
from cython.cimports.cenote.games.teotihuacan.board import (
    ASCENDING,
    ASK_ACTION,
    ASK_CLAIM,
    ASK_DECORATION,
    ASK_DISCOUNT,
    ASK_FEE,
    ASK_GO,
    ASK_LOCK,
    ASK_MORE,
    ASK_ORDER,
    ASK_PLACE,
    ASK_POWER_UP,
    ASK_ROTATE,
    ASK_ROW,
    ASK_SALARY,
    ASK_SIDE,
    ASK_STEPS,
    ASK_TILE,
    ASK_TRADE,
    ASK_WITH,
    ASK_WORSHIP,
    AT_AVENUE,
    AT_START,
    AT_TEMPLE,
    AVENUE_SPACES,
    BUILDING_VALUES,
    CLAIMED,
    DECORATION_DISPLAY,
    FEE_BOTH,
    FEE_MAIN,
    NO_TILE,
    NOBLE_ROWS,
    NOBODY,
    ON_SPACE,
    ON_THE_WAY,
    PALACE,
    PYRAMID_DISPLAY,
    ROYAL_EXCHANGE,
    ROYAL_SPACES,
    ROYAL_TRADE,
    SIDES,
    TEMPLES,
    TILE_EXTRA_WORKER,
    TILE_POWER_UP,
    TOP_POWER,
    TOP_STEP,
    WORK_AFTER_ECLIPSE,
    WORK_BENEFITS,
    WORK_MORE,
    WORK_POWER_UP,
    WORK_REBORN,
    WORK_SALARY,
    WORKERS,
    has,
    mover,
    printed,
)
from cython.cimports.cenote.games.teotihuacan.construction import affordable_places
from cython.cimports.cenote.games.teotihuacan.decorations import next_number
from cython.cimports.cenote.games.teotihuacan.eclipse import salary_of
from cython.cimports.cenote.games.teotihuacan.main_actions import can_do_main
from cython.cimports.cenote.games.teotihuacan.nobles import reaches_row
from cython.cimports.cenote.games.teotihuacan.pyramid import looks_alike
from cython.cimports.cenote.games.teotihuacan.start import kept_tile
from cython.cimports.cenote.games.teotihuacan.temples import can_advance
from cython.cimports.cenote.games.teotihuacan.turn import can_move_along
from cython.cimports.cenote.games.teotihuacan.workers import colours, power_of, where
from cython.cimports.cenote.games.teotihuacan.worship import can_take_space

from cenote.core.errors import BadSetup
from cenote.games.teotihuacan.components import (
    BOARD_IDS,
    DECORATION_IDS,
    PLACE_IDS,
    PYRAMID_IDS,
    ROYAL_IDS,
    SPACE_IDS,
    STARTING_IDS,
    TECHNOLOGY_IDS,
)
from cenote.games.teotihuacan.pending import CLAIMS


def check_frames(t):
    """From the bottom up; each frame may rely on what was found about those below."""
    i: cython.int
    kind: cython.int
    frame: Frame
    reborn: cython.int = 0
    newcomers: list = []
    for i in range(t.head.depth):
        frame = t.head.frames[i]
        kind = frame.kind
        if kind == ASK_ACTION:
            newcomers = pair(frame.b, frame.c, "action")
        elif kind == ASK_FEE:
            newcomers = check_fee(t, frame)
        elif kind == ASK_LOCK:
            newcomers = pair(frame.b, frame.c, "lock")
            check_lock(t, frame.a)
        elif kind == WORK_REBORN:
            reborn += 1
            if frame.a != t.head.to_move:
                raise BadSetup("pending: reborn: it is the worker of the player to move")
        else:
            check_frame(t, i)
    check_between(t, newcomers, reborn)
    check_power_ups(t)
    return 0


@cython.cfunc
@cython.exceptval(-1)
def check_frame(t: cython.pointer[Table], i: cython.int) -> cython.int:
    """All that need no more than to be looked at."""
    kind: cython.int = t.head.frames[i].kind
    if kind in (ASK_GO, ASK_WITH):
        check_move(t, t.head.frames[i])
    elif kind in (ASK_WORSHIP, ASK_ORDER):
        check_worship(t, t.head.frames[i].a, kind == ASK_ORDER)
    elif kind == ASK_CLAIM:
        check_claim(t, t.head.frames[i].a)
    elif kind == ASK_TRADE:
        check_trade(t, t.head.frames[i])
    elif kind == ASK_ROW:
        check_row(t, t.head.frames[i].a)
    elif kind in (ASK_DECORATION, ASK_SIDE):
        check_decoration(t, t.head.frames[i])
    elif kind == ASK_TILE:
        check_tile(t, t.head.frames[i])
    elif kind in (ASK_PLACE, ASK_ROTATE, ASK_DISCOUNT):
        check_place(t, i)
    elif kind in (ASK_MORE, WORK_MORE):
        if not has(mover(t), printed.powering):
            raise BadSetup(f"pending: one more power-up is for whoever has {TECHNOLOGY_IDS[printed.powering]}")
    elif kind == ASK_STEPS:
        check_steps(t, t.head.frames[i])
    elif kind == WORK_BENEFITS:
        check_benefits(t, i)
    elif kind in (ASK_SALARY, WORK_SALARY, WORK_AFTER_ECLIPSE):
        check_salary(t, t.head.frames[i])
    return 0


# ---- workers between two places ----------------------------------------------------------------------------


@cython.cfunc
def pair(power: cython.int, second: cython.int, where: str) -> list:
    """The powers of one newcomer, or of two."""
    if second and second < power:
        raise BadSetup(f"pending: {where}: of two workers the weaker is named first")
    return [power, second] if second else [power]


@cython.cfunc
@cython.exceptval(-1)
def check_between(t: cython.pointer[Table], newcomers: list, reborn: cython.int) -> cython.int:
    """Workers are on their way just when something waits for them."""
    i: cython.int
    worker: cython.int
    found: list = []
    ascending: cython.int = 0
    for i in range(WORKERS):
        worker = mover(t).worker[i]
        if where(worker) != ON_THE_WAY:
            continue
        if power_of(worker) == ASCENDING:
            ascending += 1
        else:
            found.append(power_of(worker))
    if found != newcomers:
        raise BadSetup(f"player {t.head.to_move}: on_the_way: by what is pending it is {newcomers}, not {found}")
    if ascending != reborn:
        raise BadSetup(f"player {t.head.to_move}: ascending: by what is pending it is {reborn}, not {ascending}")
    return 0


@cython.cfunc
@cython.exceptval(-1)
def check_power_ups(t: cython.pointer[Table]) -> cython.int:
    """Those for any board come from Discovery tiles, or from Starting tiles while the game is set up."""
    used: cython.int = mover(t).used[TILE_POWER_UP]
    waiting: cython.int = 0
    i: cython.int
    for i in range(t.head.depth):
        if t.head.frames[i].kind in (ASK_POWER_UP, WORK_POWER_UP) and t.head.frames[i].a == 0:
            waiting += 1
    if t.head.round > 0 and waiting > 2 * used:
        raise BadSetup(f"pending: {waiting} power-ups for any board can't be due to {used} Discovery tiles used")
    return 0


@cython.cfunc
@cython.exceptval(-1)
def check_move(t: cython.pointer[Table], frame: Frame) -> cython.int:
    """Who is about to move must be there."""
    i: cython.int
    there: list = [power_of(mover(t).worker[i]) for i in range(WORKERS) if where(mover(t).worker[i]) == frame.a]
    moving: list = pair(frame.b, frame.c, "go") if frame.kind == ASK_GO else [frame.b]
    for power in moving:
        if power not in there:
            raise BadSetup(f"pending: player {t.head.to_move} has no worker {BOARD_IDS[frame.a - 1]}.{power} to move")
        there.remove(power)
    if frame.kind == ASK_WITH and not can_move_along(t, frame.a, frame.b):
        raise BadSetup("pending: with: no other worker could move along")
    return 0


# ---- fees and worship --------------------------------------------------------------------------------------


@cython.cfunc
def check_fee(t: cython.pointer[Table], frame: Frame) -> list:
    """There must be a fee, and what it is for must be possible; that it can be paid is found at the top."""
    if frame.a == FEE_BOTH:
        if frame.c or frame.d:
            raise BadSetup("pending: fee: for both no worker is on its way")
        check_worship(t, frame.b, True)
        return []
    if not frame.c:
        raise BadSetup("pending: fee: the power of the newcomer is needed")
    if frame.a == FEE_MAIN:
        if frame.b == PALACE or not colours(t, frame.b) or not can_do_main(t, frame.b, frame.c, frame.d):
            raise BadSetup(f"pending: fee: there is no main action to pay for at {BOARD_IDS[frame.b - 1]}")
    elif t.worshipper[frame.b] == NOBODY or not can_take_space(t, frame.b):
        raise BadSetup(f"pending: fee: nobody can be unlocked at {SPACE_IDS[frame.b]} for a worship there")
    return pair(frame.c, frame.d, "fee")


@cython.cfunc
@cython.exceptval(-1)
def check_lock(t: cython.pointer[Table], space: cython.int) -> cython.int:
    if t.worshipper[space] != NOBODY:
        raise BadSetup(f"pending: lock: {SPACE_IDS[space]} is taken")
    return 0


@cython.cfunc
@cython.exceptval(-1)
def check_worship(t: cython.pointer[Table], space: cython.int, both: cython.bint) -> cython.int:
    """Whoever worships stands on the space; for both, there is a tile."""
    if t.worshipper[space] != t.head.to_move:
        raise BadSetup(f"pending: player {t.head.to_move} has no worker on {SPACE_IDS[space]}")
    if both and t.board_tile[printed.space_board[space]] == NO_TILE:
        board = BOARD_IDS[printed.space_board[space] - 1]
        raise BadSetup(f"pending: there is no Discovery tile at {board}, and so no doing both")
    return 0


@cython.cfunc
@cython.exceptval(-1)
def check_trade(t: cython.pointer[Table], frame: Frame) -> cython.int:
    effect: cython.int = printed.royal_effect[frame.a]
    space: cython.int = 0
    power: cython.int = TOP_POWER
    i: cython.int
    if effect != ROYAL_TRADE and effect != ROYAL_EXCHANGE:
        raise BadSetup(f"pending: trade: there is nothing to trade on {ROYAL_IDS[frame.a]}")
    while space < ROYAL_SPACES and t.royal[space] != frame.a:
        space += 1
    if space == ROYAL_SPACES:
        raise BadSetup(f"pending: trade: {ROYAL_IDS[frame.a]} is not in this game")
    check_worship(t, space, False)
    for i in range(WORKERS):
        if where(mover(t).worker[i]) == ON_SPACE + space:
            power = power_of(mover(t).worker[i])
    if frame.b > power + printed.royal_plus[frame.a]:
        raise BadSetup(f"pending: trade: a worker of power {power} doesn't trade {frame.b} times")
    return 0


# ---- claims, steps, Starting tiles -------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(-1)
def check_claim(t: cython.pointer[Table], source: cython.int) -> cython.int:
    """Whoever claims has come to where the tiles lie."""
    temple: cython.int
    step: cython.int
    if source >= AT_START:
        check_claim_at_start(t, source - AT_START)
    elif source >= AT_TEMPLE:
        for temple in range(TEMPLES):
            for step in range(mover(t).temple[temple] + 1, TOP_STEP + 1):
                if printed.main_step[temple][step] == source - AT_TEMPLE:
                    raise BadSetup(f"pending: claim: player {t.head.to_move} hasn't come to {CLAIMS[source]}")
    elif source >= AT_AVENUE:
        for step in range(mover(t).avenue + 1, AVENUE_SPACES + 1):
            if printed.avenue_stop[step] == source - AT_AVENUE:
                raise BadSetup(f"pending: claim: player {t.head.to_move} hasn't come to {CLAIMS[source]}")
    return 0


@cython.cfunc
@cython.exceptval(-1)
def check_claim_at_start(t: cython.pointer[Table], which: cython.int) -> cython.int:
    tile: cython.int
    i: cython.int
    if t.attached[which] == CLAIMED:
        raise BadSetup(f"pending: claim: {CLAIMS[AT_START + which]}: its Discovery tile is claimed already")
    for i in range(2):
        tile = kept_tile(t, t.head.to_move, i)
        if tile >= 0 and printed.attaches[tile] == which:
            return 0
    raise BadSetup(f"pending: claim: player {t.head.to_move} hasn't kept {CLAIMS[AT_START + which]}")


@cython.cfunc
@cython.exceptval(-1)
def check_benefits(t: cython.pointer[Table], i: cython.int) -> cython.int:
    """Those of the tiles that the player to move has kept, the first of them on top."""
    tile: cython.int = t.head.frames[i].a
    which: cython.int = 0 if t.head.frames[i - 1].kind == WORK_BENEFITS else 1
    if tile != kept_tile(t, t.head.to_move, which):
        raise BadSetup(f"pending: benefits: those of {STARTING_IDS[tile]} can't be to come for player {t.head.to_move}")
    return 0


@cython.cfunc
@cython.exceptval(-1)
def check_steps(t: cython.pointer[Table], frame: Frame) -> cython.int:
    seat: cython.int = t.head.to_move
    if frame.a == frame.b or not can_advance(t, seat, frame.a) or not can_advance(t, seat, frame.b):
        raise BadSetup("pending: steps: there must be two temples in which the marker can move")
    return 0


# ---- main actions ------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(-1)
def check_row(t: cython.pointer[Table], k: cython.int) -> cython.int:
    """There is a Building, and a row with room, perhaps for one with extra workers."""
    most: cython.int = min(k + mover(t).unused[TILE_EXTRA_WORKER], printed.most_counted)
    row: cython.int
    workers: cython.int
    if t.buildings < BUILDING_VALUES - 1:
        for row in range(NOBLE_ROWS):
            for workers in range(k, most + 1):
                if reaches_row(t, row, workers):
                    return 0
    raise BadSetup(f"pending: row: there is no room for a Building with {k} workers")


@cython.cfunc
@cython.exceptval(-1)
def check_decoration(t: cython.pointer[Table], frame: Frame) -> cython.int:
    """There is a tile, or the one in hand, and a side for it."""
    i: cython.int
    side: cython.int
    room: cython.bint = False
    shown: list = [t.decoration[i] for i in range(DECORATION_DISPLAY) if t.decoration[i] != NO_TILE]
    if frame.kind == ASK_SIDE and frame.a not in shown:
        raise BadSetup(f"pending: side: {DECORATION_IDS[frame.a]} is not in the display")
    for side in range(SIDES):
        room = room or next_number(t, side) >= 0
    if not shown or not room:
        raise BadSetup("pending: decoration: there must be a tile in the display, and a side with room for it")
    return 0


@cython.cfunc
@cython.exceptval(-1)
def check_tile(t: cython.pointer[Table], frame: Frame) -> cython.int:
    if frame.b > frame.a:
        raise BadSetup(f"pending: tile: with {frame.a} workers {frame.b} tiles can't have been placed")
    if frame.c and not has(mover(t), printed.constructing):
        raise BadSetup(f"pending: tile: a discount needs {TECHNOLOGY_IDS[printed.constructing]}")
    return 0


@cython.cfunc
@cython.exceptval(-1)
def check_place(t: cython.pointer[Table], i: cython.int) -> cython.int:
    """The tile is in the display, may be placed in this action, and there is a place for it that can be paid for."""
    frame: Frame = t.head.frames[i]
    action: Frame = t.head.frames[i - 1]
    places: cython.uint = affordable_places(t, action.c)
    j: cython.int
    if frame.a not in [t.display[j] for j in range(PYRAMID_DISPLAY)]:
        raise BadSetup(f"pending: {PYRAMID_IDS[frame.a]} is not in the display")
    if action.b == action.a or (frame.kind == ASK_PLACE and frame.b != action.c):
        raise BadSetup(f"pending: {PYRAMID_IDS[frame.a]} can't be placed in this action")
    if frame.kind != ASK_PLACE and not (places >> frame.b) & 1:
        raise BadSetup(f"pending: {PYRAMID_IDS[frame.a]} can't be placed and paid for on {PLACE_IDS[frame.b]}")
    if frame.kind == ASK_DISCOUNT and looks_alike(frame.a, frame.c):
        raise BadSetup(f"pending: discount: turned: {PYRAMID_IDS[frame.a]} looks the same with fewer quarter turns")
    return 0


# ---- salaries ----------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(-1)
def check_salary(t: cython.pointer[Table], frame: Frame) -> cython.int:
    """They are paid in seat order; then whoever follows is on turn, after the Last Player the First."""
    if frame.kind == WORK_AFTER_ECLIPSE:
        if frame.a >= t.head.seats or (not t.dark_eclipse and frame.a != t.first):
            raise BadSetup(f"pending: after_eclipse: it can't be player {frame.a} who follows")
        if t.announced:
            raise BadSetup("announced: it is over when salaries are paid")
    elif frame.kind == WORK_SALARY:
        if frame.a > t.head.seats or t.head.to_move != (t.first + frame.a - 1) % t.head.seats:
            raise BadSetup(f"pending: salaries: {frame.a} by now doesn't fit with player {t.head.to_move} to move")
    elif frame.a != salary_of(mover(t)):
        raise BadSetup(f"pending: salary: player {t.head.to_move} owes {salary_of(mover(t))} cocoa, not {frame.a}")
    return 0
