# mypy: ignore-errors
"""Starting tiles: choosing them, and what they bring (rules 2.4 to 2.8, 25)."""

import cython
from cython.cimports.cenote.core.events import note
from cython.cimports.cenote.core.frames import pop, push
from cython.cimports.cenote.core.hands import DEALT, KEPT, Hand, count_kept, deal_to, is_kept, keep, offer_to_keep
from cython.cimports.cenote.games.teotihuacan.alchemy import mark
from cython.cimports.cenote.games.teotihuacan.board import (
    ASK_CLAIM,
    ASK_DRAFT,
    ASK_KEEP,
    ASK_LEAVE,
    AT_START,
    ATTACHED,
    ATTACHED_MARK,
    BOARDS,
    CLAIMED,
    DISCOVERY_TILES,
    DRAFT_SETUP,
    EV_KEEP,
    EV_PUT,
    FROM_TEMPLES,
    KEPT_TILES,
    LAID_TILES,
    NO_TILE,
    OF_NOTHING,
    TECHNOLOGY_MARKER,
    TECHNOLOGY_PLACES,
    WORK_BENEFITS,
    WORK_SEAT,
    WORK_START,
    has,
    mover,
    printed,
)
from cython.cimports.cenote.games.teotihuacan.gains import give
from cython.cimports.cenote.games.teotihuacan.moves import DRAFT, KEEP, LEAVE
from cython.cimports.cenote.games.teotihuacan.turn import begin_turn
from cython.cimports.cenote.games.teotihuacan.workers import put_worker

BOTH = cython.declare(cython.int, 0b1100)  # of a hand with two tiles, which lie behind the unknown ones


def begin_setup(t):
    t.head.to_move = t.first
    push(cython.address(t.head), ASK_DRAFT if t.setup == DRAFT_SETUP else ASK_KEEP)


# ---- choosing ----------------------------------------------------------------------------------------------


def fill_keep(t, out):
    return offer_to_keep(cython.address(mover(t).hand), KEEP, out)


def resolve_keep(t, move):
    """Two of four, in secret; when everybody has chosen, all are revealed (2.4)."""
    hand: cython.pointer[Hand] = cython.address(mover(t).hand)
    seat: cython.int
    i: cython.int
    keep(hand, move - KEEP)
    if count_kept(hand) < KEPT:
        return
    t.head.to_move = (t.head.to_move + 1) % t.head.seats
    if t.head.to_move != t.first:
        return
    pop(cython.address(t.head))
    t.head.known += 1
    for seat in range(t.head.seats):
        for i in range(KEPT_TILES):
            note(cython.address(t.head), EV_KEEP, seat, kept_tile(t, seat, i))
    push(cython.address(t.head), WORK_SEAT, 0)


def fill_draft(t, out):
    n: cython.int = 0
    i: cython.int
    for i in range(LAID_TILES):
        if t.laid[i] != NO_TILE:
            out[n] = DRAFT + t.laid[i]
            n += 1
    return n


def resolve_draft(t, move):
    """One tile each in seat order, and then in the opposite order (25.2). They lie ascending."""
    hand: cython.pointer[Hand] = cython.address(mover(t).hand)
    i: cython.int = 0
    seat: cython.int
    laid: cython.int = 0
    taken: cython.int
    note(cython.address(t.head), EV_KEEP, t.head.to_move, move - DRAFT)
    deal_to(hand, move - DRAFT)
    while t.laid[i] != move - DRAFT:
        i += 1
    while i + 1 < LAID_TILES:
        t.laid[i] = t.laid[i + 1]
        i += 1
    t.laid[LAID_TILES - 1] = NO_TILE
    for i in range(LAID_TILES):
        laid += t.laid[i] != NO_TILE
    taken = 2 * t.head.seats + 2 - laid
    if taken < 2 * t.head.seats:
        seat = taken if taken < t.head.seats else 2 * t.head.seats - 1 - taken
        t.head.to_move = (t.first + seat) % t.head.seats
        return
    pop(cython.address(t.head))
    for i in range(LAID_TILES):
        t.laid[i] = NO_TILE  # to the box
    for seat in range(t.head.seats):
        t.player[seat].hand.kept = BOTH
    push(cython.address(t.head), WORK_SEAT, 0)


def kept_tile(t, seat, which):
    """The first or second of the tiles that a seat has kept."""
    i: cython.int
    for i in range(DEALT):
        if is_kept(cython.address(t.player[seat].hand), i):
            if which == 0:
                return t.player[seat].hand.dealt[i]
            which -= 1
    return NO_TILE


# ---- what they bring ---------------------------------------------------------------------------------------


def work_seat(t):
    """Seat by seat: workers, what the tiles give, and last the Discovery tiles that came with them (2.7, 2.8).

    Workers are put down before they are powered up, which comes to the same: each stands on a board of its own.
    """
    done: cython.int = pop(cython.address(t.head)).a
    i: cython.int
    tile: cython.int
    if done == t.head.seats:
        push(cython.address(t.head), WORK_START)
        return
    t.head.to_move = (t.first + done) % t.head.seats
    push(cython.address(t.head), WORK_SEAT, done + 1)
    for i in range(KEPT_TILES - 1, -1, -1):
        tile = kept_tile(t, t.head.to_move, i)
        if printed.attaches[tile] >= 0:
            push(cython.address(t.head), ASK_CLAIM, AT_START + printed.attaches[tile])
    for i in range(KEPT_TILES - 1, -1, -1):
        push(cython.address(t.head), WORK_BENEFITS, kept_tile(t, t.head.to_move, i))
    push(cython.address(t.head), ASK_LEAVE)


def boards_of(t, seat):
    """The boards on the tiles that a seat has kept, as bits."""
    boards: cython.int = 0
    i: cython.int
    j: cython.int
    for i in range(KEPT_TILES):
        for j in range(2):
            boards |= 1 << printed.starting_board[kept_tile(t, seat, i)][j]
    return boards


def fill_leave(t, out):
    """Which of four boards gets no worker; with three there is nothing to choose (2.8)."""
    boards: cython.int = boards_of(t, t.head.to_move)
    n: cython.int = 0
    board: cython.int
    for board in range(1, BOARDS + 1):
        if (boards >> board) & 1:
            out[n] = LEAVE + board - 1
            n += 1
    if n < 4:
        # one of the boards without a worker anyway stands for none of the three
        board = 1
        while (boards >> board) & 1:
            board += 1
        out[0] = LEAVE + board - 1
        n = 1
    return n


def resolve_leave(t, move):
    boards: cython.int = boards_of(t, t.head.to_move) & ~(1 << (move - LEAVE + 1))
    board: cython.int
    pop(cython.address(t.head))
    for board in range(1, BOARDS + 1):
        if (boards >> board) & 1:
            put_worker(mover(t), board, printed.starting_power)
            note(cython.address(t.head), EV_PUT, t.head.to_move, board, printed.starting_power)


def work_benefits(t):
    """All that a tile gives (2.5); a technology is the lowest that its owner hasn't marked yet (2.6)."""
    tile: cython.int = pop(cython.address(t.head)).a
    number: cython.int = 0
    i: cython.int
    give(t, t.head.to_move, cython.address(printed.starting_gain[tile]), 1, FROM_TEMPLES, OF_NOTHING)
    for i in range(printed.starting_gain[tile].count):
        if printed.starting_gain[tile].part[i].what == TECHNOLOGY_MARKER:
            while number < TECHNOLOGY_PLACES - 1 and has(mover(t), t.technology[number]):
                number += 1
            mark(t, t.head.to_move, number)


def work_start(t):
    """Discovery tiles that came with Starting tiles and weren't claimed go back into the stack (2.11)."""
    i: cython.int
    which: cython.int
    tile: cython.int
    left: cython.int = 0
    pop(cython.address(t.head))
    for i in range(t.discoveries_left):
        tile = t.discovery_deck[i]
        if tile >= ATTACHED_MARK:
            which = tile - ATTACHED_MARK
            tile = t.attached[which]
            if tile == CLAIMED:
                continue
            t.attached[which] = NO_TILE
        t.discovery_deck[left] = tile
        left += 1
    for i in range(left, DISCOVERY_TILES + ATTACHED):
        t.discovery_deck[i] = NO_TILE
    t.discoveries_left = left
    t.head.round = 1
    begin_turn(t, t.first)
