# mypy: ignore-errors
"""Eclipses: their scoring, salaries, and the end of the game (rules 22 to 24, 26.3, 32)."""

import cython
from cython.cimports.cenote.core.events import note
from cython.cimports.cenote.core.frames import pop, push, top
from cython.cimports.cenote.games.teotihuacan.board import (
    ASK_SALARY,
    BONUS_AVENUE,
    BONUS_BONUSES,
    BONUS_DISCOVERIES,
    BONUS_FLAT,
    BONUS_MASKS,
    BONUS_STEP,
    BONUS_TECHNOLOGIES,
    COCOA,
    COLOURS,
    ECLIPSES,
    EV_DISC,
    EV_ECLIPSE,
    EV_NEUTRAL,
    EV_SALARY,
    FROM_AVENUE,
    FROM_BONUS,
    FROM_GOODS,
    FROM_LEAD,
    FROM_MASKS,
    FROM_TECHNOLOGIES,
    FROM_TRACK,
    FROM_UNPAID,
    KINDS,
    KNOB_BONUS,
    KNOB_TECHNOLOGY,
    MASKS,
    NEUTRAL_TILES,
    NO_TILE,
    OF_BONUS,
    OF_NOTHING,
    OUT_OF_PLAY,
    TEMPLES,
    TILE_FREE_COCOA,
    WORK_AFTER_ECLIPSE,
    WORK_SALARY,
    WORKERS,
    is_bot,
    marked,
    mover,
    pay,
    printed,
    resources,
    score,
)
from cython.cimports.cenote.games.teotihuacan.discovery import turn_over
from cython.cimports.cenote.games.teotihuacan.moves import SALARY, USE
from cython.cimports.cenote.games.teotihuacan.workers import power_of


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def players(t: cython.pointer[Table]) -> cython.int:
    return t.head.seats + t.head.automatons


def hold_eclipse(t, following):
    """Score it; salaries come after that, and then what follows is the turn of a seat (22)."""
    seat: cython.int
    lead: cython.int = 0
    note(cython.address(t.head), EV_ECLIPSE, -1, t.eclipses + 1)
    for seat in range(players(t)):
        score(t, seat, t.player[seat].avenue * printed.value[t.buildings], FROM_AVENUE, OF_NOTHING)
        lead = max(lead, t.player[seat].track)
    for seat in range(players(t)):
        if lead > 0 and t.player[seat].track == lead:
            score(t, seat, printed.lead_vp, FROM_LEAD, OF_NOTHING)
    for seat in range(players(t)):
        score(t, seat, t.player[seat].track * printed.track_vp[t.eclipses], FROM_TRACK, OF_NOTHING)
        t.player[seat].track = 0
    for seat in range(players(t)):
        score(t, seat, mask_points(cython.address(t.player[seat])), FROM_MASKS, OF_NOTHING)
    push(cython.address(t.head), WORK_AFTER_ECLIPSE, following)
    push(cython.address(t.head), WORK_SALARY, 0)


# ---- masks -------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def different_masks(player: cython.pointer[Player], times: cython.int) -> cython.int:
    """How many masks are owned at least so many times."""
    n: cython.int = 0
    mask: cython.int
    for mask in range(MASKS):
        n += player.unused[mask] >= times
    return n


def mask_points(player):
    """All masks in sets, the first with one of each, and so on (22.5)."""
    points: cython.int = 0
    times: cython.int = 1
    while different_masks(player, times):
        points += printed.mask_vp[different_masks(player, times)]
        times += 1
    return points


def best_mask_set(player):
    return printed.mask_vp[different_masks(player, 1)]


# ---- salaries ----------------------------------------------------------------------------------------------


def salary_of(player):
    """For every worker in play, locked ones too (22.6)."""
    cocoa: cython.int = 0
    i: cython.int
    for i in range(WORKERS):
        if player.worker[i] != OUT_OF_PLAY:
            cocoa += printed.salary[power_of(player.worker[i])]
    return cocoa


def work_salary(t):
    """The next seat, from the First Player on; the bot has no part in it (32.1)."""
    paid: cython.int = pop(cython.address(t.head)).a
    if paid == t.head.seats:
        return
    push(cython.address(t.head), WORK_SALARY, paid + 1)
    t.head.to_move = (t.first + paid) % t.head.seats
    push(cython.address(t.head), ASK_SALARY, salary_of(mover(t)))


def fill_salary(t, out):
    """All of it or less, or the tile that pays it (18.7)."""
    owed: cython.int = top(cython.address(t.head)).a
    n: cython.int = 0
    paid: cython.int
    if mover(t).unused[TILE_FREE_COCOA]:
        out[n] = USE + TILE_FREE_COCOA - MASKS
        n += 1
    for paid in range(min(owed, mover(t).good[COCOA]) + 1):
        out[n] = SALARY + paid
        n += 1
    return n


def resolve_salary(t, move):
    """What isn't paid costs points, as far as there are any."""
    owed: cython.int = pop(cython.address(t.head)).a
    seat: cython.int = t.head.to_move
    lost: cython.int
    if move == USE + TILE_FREE_COCOA - MASKS:
        turn_over(t, seat, TILE_FREE_COCOA)
        note(cython.address(t.head), EV_SALARY, seat, 0, owed)
        return
    note(cython.address(t.head), EV_SALARY, seat, move - SALARY, owed)
    pay(t, seat, COCOA, move - SALARY)
    lost = printed.unpaid_vp * (owed - (move - SALARY))
    score(t, seat, max(lost, -t.player[seat].score), FROM_UNPAID, OF_NOTHING)


# ---- afterwards --------------------------------------------------------------------------------------------


def end_eclipse(t):
    """After the salaries: on with the game, or its end. Says whether it goes on (22.7, 22.8, 23.1)."""
    seat: cython.int
    temple: cython.int
    if t.finished or t.eclipses == ECLIPSES - 1:
        for seat in range(players(t)):
            for temple in range(TEMPLES):
                if reaches_bonus(cython.address(t.player[seat]), temple):
                    score(t, seat, bonus_points(t, seat, temple), FROM_BONUS, OF_BONUS + t.bonus[temple])
            if is_bot(t, seat):
                score_what_is_left(t, seat)
        t.head.to_move = -1
        return False
    t.eclipses += 1
    t.light = 0
    note(cython.address(t.head), EV_DISC, -1, t.light)
    place_neutral_workers(t)
    return True


def reaches_bonus(player, temple):
    return player.temple[temple] >= BONUS_STEP


def bonus_points(t, seat, temple):
    """What the Temple Bonus tile of a temple is worth to somebody who reaches it; for the bot see 22.8."""
    player: cython.pointer[Player] = cython.address(t.player[seat])
    tile: cython.int = t.bonus[temple]
    how: cython.int = printed.bonus_effect[tile]
    vp: cython.int = printed.bonus_vp[tile][1]
    n: cython.int = 0
    i: cython.int
    if is_bot(t, seat):
        return printed.final_bonus + t.knob[KNOB_BONUS]
    if how == BONUS_MASKS:
        return best_mask_set(player)
    if how == BONUS_TECHNOLOGIES:
        return vp * marked(player)
    if how == BONUS_FLAT:
        return vp
    if how == BONUS_AVENUE:
        return vp * player.avenue
    if how == BONUS_BONUSES:
        for i in range(TEMPLES):
            n += reaches_bonus(player, i)
        return vp * n
    if how == BONUS_DISCOVERIES:
        for i in range(MASKS, KINDS):
            n += player.unused[i] + player.used[i]
        return vp * n
    for i in range(WORKERS):
        if player.worker[i] != OUT_OF_PLAY:
            n += printed.bonus_vp[tile][power_of(player.worker[i])]
    return n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def score_what_is_left(t: cython.pointer[Table], seat: cython.int) -> cython.void:
    """The Teotibot's goods and technologies (32.2)."""
    player: cython.pointer[Player] = cython.address(t.player[seat])
    score(
        t,
        seat,
        resources(player) * printed.final_resource + player.good[COCOA] * printed.final_cocoa,
        FROM_GOODS,
        OF_NOTHING,
    )
    score(t, seat, marked(player) * (printed.final_technology + t.knob[KNOB_TECHNOLOGY]), FROM_TECHNOLOGIES, OF_NOTHING)


def place_neutral_workers(t):
    """A die of each neutral colour on each of the first three different boards of its two tiles (24.2)."""
    colour: cython.int
    i: cython.int
    tile: cython.int
    board: cython.int
    left: cython.int
    for colour in range(COLOURS):
        t.neutral[colour] = 0
        left = 3
        for i in range(4):
            tile = t.neutral_tile[t.eclipses][2 * colour + i // 2]
            if tile == NO_TILE:
                continue
            board = printed.starting_board[tile][i % 2]
            if left > 0 and not (t.neutral[colour] >> board) & 1:
                t.neutral[colour] |= 1 << board
                left -= 1
                note(cython.address(t.head), EV_NEUTRAL, -1, colour, board)
        if t.neutral[colour]:
            t.head.known += 1


def rank_players(t, places):
    """VP, then cocoa, then the lower Player Order token, in the Dark Eclipse the higher one (23.1, 26.3).

    Against the Teotibot a tie is a defeat (32.3).
    """
    i: cython.int
    j: cython.int
    for i in range(players(t)):
        places[i] = 1
        for j in range(players(t)):
            if j != i and is_ahead(t, j, i):
                places[i] += 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def is_ahead(t: cython.pointer[Table], one: cython.int, other: cython.int) -> cython.bint:
    seats: cython.int = t.head.seats
    sooner: cython.bint
    if t.player[one].score != t.player[other].score:
        return t.player[one].score > t.player[other].score
    if t.head.automatons:
        return is_bot(t, one)
    if t.player[one].good[COCOA] != t.player[other].good[COCOA]:
        return t.player[one].good[COCOA] > t.player[other].good[COCOA]
    sooner = (one - t.first + seats) % seats < (other - t.first + seats) % seats
    return not sooner if t.dark_eclipse else sooner


assert NEUTRAL_TILES == 2 * COLOURS
