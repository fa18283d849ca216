# mypy: ignore-errors
"""What a seat knows, as numbers in a fixed order (the contract's `observe`).

Seats are counted from the viewer: `seat_0` is the viewer, `seat_1` the next clockwise; in a solo game the Teotibot
comes last. Numbers are as on the table: counts are counts, flags are 0 or 1, points are points. What is one of several
things has a flag for each.
"""

import cython
from cython.cimports.cenote.core.features import one_of, relative, write_frames
from cython.cimports.cenote.core.frames import DEPTH
from cython.cimports.cenote.core.hands import DEALT, UNKNOWN, Hand, is_kept, knows
from cython.cimports.cenote.games.teotihuacan.board import (
    ACTIONS,
    ASCENDING,
    ATTACHED,
    AVENUE_STOPS,
    BOARDS,
    BONUS_TILES,
    CELLS,
    CLAIMED,
    COLOURS,
    DECORATION_DISPLAY,
    DECORATION_TILES,
    DIRECTIONS,
    DRAFT_SETUP,
    ECLIPSES,
    GOODS,
    KINDS,
    KNOBS,
    LAID_TILES,
    MAIN_STEPS,
    MOST_ON_STEP,
    MOST_ON_STOP,
    NEUTRAL_TILES,
    NOBLE_ROWS,
    NOBODY,
    NUMBERS,
    ON_SPACE,
    ON_THE_WAY,
    OUT_OF_PLAY,
    PYRAMID_DISPLAY,
    PYRAMID_PLACES,
    PYRAMID_TILES,
    ROYAL_SPACES,
    ROYAL_TILES,
    SIDES,
    SLOTS,
    SPACES,
    STARTING_TILES,
    TECHNOLOGIES,
    TECHNOLOGY_PLACES,
    TEMPLES,
    TOP_POWER,
    WORK_AFTER_ECLIPSE,
    WORKERS,
    Player,
    dark_disc,
    has,
    is_bot,
    printed,
)
from cython.cimports.cenote.games.teotihuacan.eclipse import salary_of
from cython.cimports.cenote.games.teotihuacan.hidden import are_choosing, knows_attached
from cython.cimports.cenote.games.teotihuacan.workers import power_of, where

from cenote.core.features import frame_names
from cenote.games.teotihuacan.components import (
    ACTION_IDS,
    ATTACHING_IDS,
    AVENUE_STOP_IDS,
    BOARD_IDS,
    BONUS_IDS,
    DECORATION_IDS,
    DISCOVERY_BOARDS,
    GOOD_IDS,
    KIND_IDS,
    MAIN_STEP_IDS,
    PLACE_IDS,
    PYRAMID_IDS,
    ROW_IDS,
    ROYAL_IDS,
    SETUPS,
    SIDE_IDS,
    SLOT_IDS,
    SPACE_IDS,
    STARTING_IDS,
    TECHNOLOGY_IDS,
    TEMPLE_IDS,
)
from cenote.games.teotihuacan.options import KNOBS as KNOB_NAMES

FIGURE_COUNT = cython.declare(cython.int, 4)
SETUP_COUNT = cython.declare(cython.int, 3)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def count_of(
    out: cython.p_float, n: cython.int, choices: cython.int, things: cython.p_schar, most: cython.int
) -> cython.int:
    """For each choice, how often it is among the things, of which those below 0 are none."""
    i: cython.int
    for i in range(choices):
        out[n + i] = 0
    for i in range(most):
        if things[i] >= 0:
            out[n + things[i]] += 1
    return n + choices


def write_features(t, viewer, out):
    n: cython.int = 0
    i: cython.int
    seats: cython.int = t.head.seats
    me: cython.int = viewer if viewer >= 0 else 0
    n = write_calendar(t, me, out, n)
    n = write_boards(t, me, out, n)
    n = write_discoveries(t, viewer, out, n)
    n = write_neutral(t, out, n)
    n = write_pyramid(t, out, n)
    n = write_pending(t, me, out, n)
    for i in range(seats + t.head.automatons):
        n = write_player(t, (me + i) % seats if i < seats else i, viewer, out, n)
    if t.head.automatons:
        n = write_bot(t, out, n)
    return n


# ---- the table ---------------------------------------------------------------------------------------------


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def write_calendar(t: cython.pointer[Table], me: cython.int, out: cython.p_float, n: cython.int) -> cython.int:
    seats: cython.int = t.head.seats
    n = one_of(out, n, SETUP_COUNT, t.setup)
    out[n] = t.dark_eclipse
    out[n + 1] = t.head.round
    out[n + 2] = t.eclipses
    out[n + 3] = t.light
    out[n + 4] = dark_disc(t) - t.light
    out[n + 5] = t.announced
    out[n + 6] = t.finished
    n = one_of(out, n + 7, seats, relative(t.head.to_move, me, seats) if t.head.to_move >= 0 else -1)
    return one_of(out, n, seats, relative(t.first, me, seats))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def write_boards(t: cython.pointer[Table], me: cython.int, out: cython.p_float, n: cython.int) -> cython.int:
    """The ring and what lies on the boards, Discovery tiles and decorations excepted."""
    seats: cython.int = t.head.seats
    i: cython.int
    for i in range(BOARDS):
        n = one_of(out, n, BOARDS, t.ring[i] - 1)
    n = count_of(out, n, ROYAL_TILES, t.royal, ROYAL_SPACES)
    for i in range(TECHNOLOGY_PLACES):
        n = one_of(out, n, TECHNOLOGIES, t.technology[i])
    for i in range(TEMPLES):
        n = one_of(out, n, BONUS_TILES, t.bonus[i])
    out[n] = t.buildings
    out[n + 1] = printed.value[t.buildings]
    n += 2
    for i in range(NOBLE_ROWS):
        out[n + i] = t.row[i]
    n += NOBLE_ROWS
    for i in range(SPACES):
        n = one_of(
            out,
            n,
            seats + t.head.automatons,
            relative(t.worshipper[i], me, seats) if t.worshipper[i] != NOBODY else -1,
        )
    return n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def write_discoveries(t: cython.pointer[Table], viewer: cython.int, out: cython.p_float, n: cython.int) -> cython.int:
    """Tiles that may be claimed; those that came with Starting tiles only if the viewer has seen them."""
    i: cython.int
    known: cython.bint
    for i in range(1, BOARDS + 1):
        if printed.first_space[i] >= 0:
            n = one_of(out, n, KINDS, t.board_tile[i])
    for i in range(AVENUE_STOPS):
        n = count_of(out, n, KINDS, t.avenue_tile[i], MOST_ON_STOP)
    for i in range(MAIN_STEPS):
        n = count_of(out, n, KINDS, t.step_tile[i], MOST_ON_STEP)
    for i in range(ATTACHED):
        known = knows_attached(t, viewer, i)
        n = one_of(out, n, KINDS, t.attached[i] if known and t.attached[i] >= 0 else -1)
        out[n] = known and t.attached[i] == CLAIMED
        n += 1
    out[n] = t.discoveries_left
    return one_of(out, n + 1, KINDS, t.last_goods or -1)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def write_neutral(t: cython.pointer[Table], out: cython.p_float, n: cython.int) -> cython.int:
    """Neutral workers, the tiles that have placed them so far, and tiles laid out for a draft."""
    colour: cython.int
    i: cython.int
    for colour in range(COLOURS):
        for i in range(1, BOARDS + 1):
            out[n] = (t.neutral[colour] >> i) & 1
            n += 1
    for i in range(ECLIPSES):
        n = count_of(out, n, STARTING_TILES, t.neutral_tile[i], NEUTRAL_TILES if i <= t.eclipses else 0)
    return count_of(out, n, STARTING_TILES, t.laid, LAID_TILES)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def write_pyramid(t: cython.pointer[Table], out: cython.p_float, n: cython.int) -> cython.int:
    """What is built and decorated, the figures to be seen, and what is on display."""
    i: cython.int
    j: cython.int
    for i in range(DECORATION_DISPLAY):
        n = one_of(out, n, DECORATION_TILES, t.decoration[i])
    out[n] = t.decorations_left
    n += 1
    for i in range(SIDES):
        for j in range(NUMBERS):
            n = one_of(out, n, DECORATION_TILES, t.decorated[i][j])
    for i in range(PYRAMID_DISPLAY):
        n = one_of(out, n, PYRAMID_TILES, t.display[i])
    out[n] = t.left
    n = count_of(out, n + 1, PYRAMID_TILES, t.built, PYRAMID_PLACES)
    for i in range(PYRAMID_PLACES):
        out[n] = (t.occupied >> i) & 1
        out[n + 1] = (t.open >> i) & 1
        n += 2
    for i in range(CELLS):
        n = one_of(out, n, FIGURE_COUNT, t.figure[i])
    return n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def write_pending(t: cython.pointer[Table], me: cython.int, out: cython.p_float, n: cython.int) -> cython.int:
    """As games write it; the seat that goes on after an Eclipse is counted from the viewer, like all others."""
    i: cython.int
    last: cython.int = write_frames(cython.address(t.head), DEPTH, out, n)
    for i in range(n, last, 5):
        if out[i] == WORK_AFTER_ECLIPSE:
            out[i + 1] = relative(cython.cast(cython.int, out[i + 1]), me, t.head.seats)
    return last


# ---- players -----------------------------------------------------------------------------------------------


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def write_player(
    t: cython.pointer[Table], seat: cython.int, viewer: cython.int, out: cython.p_float, n: cython.int
) -> cython.int:
    player: cython.pointer[Player] = cython.address(t.player[seat])
    i: cython.int
    out[n] = player.score
    n += 1
    for i in range(GOODS):
        out[n + i] = player.good[i]
    n += GOODS
    out[n] = player.track
    out[n + 1] = player.avenue
    out[n + 2] = salary_of(player)
    n += 3
    for i in range(TEMPLES):
        out[n + i] = player.temple[i]
    n += TEMPLES
    for i in range(TECHNOLOGIES):
        out[n + i] = has(player, i)
    n += TECHNOLOGIES
    for i in range(KINDS):
        out[n + i] = player.unused[i]
        out[n + KINDS + i] = player.used[i]
    n += 2 * KINDS
    n = write_workers(player, out, n)
    return n if is_bot(t, seat) else write_hand(t, seat, viewer, out, n)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def write_workers(player: cython.pointer[Player], out: cython.p_float, n: cython.int) -> cython.int:
    """How many of each power there are on each board, worship space and on the way; then those that ascend."""
    i: cython.int
    place: cython.int
    power: cython.int
    size: cython.int = (BOARDS + SPACES + 1) * TOP_POWER + 1
    for i in range(size):
        out[n + i] = 0
    for i in range(WORKERS):
        place = where(player.worker[i])
        power = power_of(player.worker[i])
        if place == OUT_OF_PLAY:
            continue
        if power == ASCENDING:
            out[n + size - 1] += 1
        else:
            # boards count from 1, and spaces and the way follow them
            out[n + (place - 1) * TOP_POWER + power - 1] += 1
    return n + size


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def write_hand(
    t: cython.pointer[Table], seat: cython.int, viewer: cython.int, out: cython.p_float, n: cython.int
) -> cython.int:
    """Starting tiles; in a draft everybody sees who takes which."""
    hand: cython.pointer[Hand] = cython.address(t.player[seat].hand)
    own: cython.bint = seat == viewer or t.setup == DRAFT_SETUP
    revealed: cython.bint = not are_choosing(t)
    i: cython.int
    for i in range(2 * STARTING_TILES):
        out[n + i] = 0
    for i in range(DEALT):
        if hand.dealt[i] == UNKNOWN:
            continue
        if own:
            out[n + hand.dealt[i]] = 1
        if is_kept(hand, i) and knows(hand, i, own, revealed):
            out[n + STARTING_TILES + hand.dealt[i]] = 1
    return n + 2 * STARTING_TILES


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def write_bot(t: cython.pointer[Table], out: cython.p_float, n: cython.int) -> cython.int:
    """The Teotibot's Action and Direction tiles, and what was changed of it."""
    i: cython.int
    for i in range(SLOTS):
        n = one_of(out, n, ACTIONS, t.action[i])
    for i in range(DIRECTIONS):
        out[n + i] = t.direction[i]
    n += DIRECTIONS
    out[n] = t.last_roll[0]
    out[n + 1] = t.last_roll[1]
    n += 2
    for i in range(KNOBS):
        out[n + i] = t.knob[i]
    return n + KNOBS


# ---- names -------------------------------------------------------------------------------------------------


def names(seats: int) -> list[str]:
    """What each number means, in the order in which they are written."""
    them = [f"seat_{i}" for i in range(seats)]
    players = [*them, "teotibot"] if seats == 1 else them
    found = [f"setup.{setup}" for setup in SETUPS]
    found += ["dark_eclipse", "round", "eclipses", "light_disc", "to_dark_disc", "announced", "finished"]
    found += [f"{what}.{seat}" for what in ("to_move", "first_player") for seat in them]
    found += [f"ring.{place}.{board}" for place in range(1, 9) for board in BOARD_IDS]
    found += [f"royal.{tile}" for tile in ROYAL_IDS]
    found += [f"technology.{place}.{tile}" for place in range(1, TECHNOLOGY_PLACES + 1) for tile in TECHNOLOGY_IDS]
    found += [f"temple_bonus.{temple}.{tile}" for temple in TEMPLE_IDS for tile in BONUS_IDS]
    found += ["buildings_taken", "buildings_value", *(f"nobles.{row}" for row in ROW_IDS)]
    found += [f"worship.{space}.{who}" for space in SPACE_IDS for who in players]
    found += names_of_discoveries()
    found += [f"neutral.{colour}.{board}" for colour in range(1, COLOURS + 1) for board in BOARD_IDS]
    found += [f"neutral_tiles.{eclipse}.{tile}" for eclipse in range(ECLIPSES) for tile in STARTING_IDS]
    found += [f"laid_out.{tile}" for tile in STARTING_IDS]
    found += names_of_the_pyramid()
    found += frame_names(DEPTH)
    for who in players:
        found += [f"{who}.{name}" for name in names_of_a_player()]
        if who in them:
            found += [f"{who}.{what}.{tile}" for what in ("dealt", "kept") for tile in STARTING_IDS]
    if seats == 1:
        found += [f"action.{slot}.{action}" for slot in (*SLOT_IDS, "set_aside") for action in ACTION_IDS]
        found += [f"direction.{which}.from_right" for which in ("upper", "lower")]
        found += ["last_roll.1", "last_roll.2", *(name for name, _, _ in KNOB_NAMES)]
    return found


def names_of_discoveries() -> list[str]:
    places = [BOARD_IDS[board - 1] for board in DISCOVERY_BOARDS]
    places += [f"avenue.{space}" for space in AVENUE_STOP_IDS]
    places += [f"{temple}.{step}" for temple, step in MAIN_STEP_IDS]
    found = [f"discovery.{place}.{kind}" for place in places for kind in KIND_IDS]
    for tile in ATTACHING_IDS:
        found += [f"attached.{tile}.{kind}" for kind in (*KIND_IDS, "claimed")]
    return [*found, "discoveries_left", *(f"last_goods.{kind}" for kind in KIND_IDS)]


def names_of_the_pyramid() -> list[str]:
    found = [f"decorations.{place}.{tile}" for place in range(1, 1 + DECORATION_DISPLAY) for tile in DECORATION_IDS]
    found.append("decorations_left")
    spaces = [f"{side}.{number}" for side in SIDE_IDS for number in range(1, 1 + NUMBERS)]
    found += [f"decorated.{space}.{tile}" for space in spaces for tile in DECORATION_IDS]
    found += [f"tiles.{place}.{tile}" for place in range(1, 1 + PYRAMID_DISPLAY) for tile in PYRAMID_IDS]
    found += ["tiles_left", *(f"built.{tile}" for tile in PYRAMID_IDS)]
    found += [f"place.{place}.{what}" for place in PLACE_IDS for what in ("built", "open")]
    figures = (*TEMPLE_IDS, "pale")
    return [*found, *(f"icon.{cell // 8}.{cell % 8}.{figure}" for cell in range(CELLS) for figure in figures)]


def names_of_a_player() -> list[str]:
    found = ["points", *GOOD_IDS, "pyramid_track", "avenue", "salary"]
    found += [f"temple.{temple}" for temple in TEMPLE_IDS]
    found += [f"technology.{tile}" for tile in TECHNOLOGY_IDS]
    found += [f"{what}.{kind}" for what in ("unused", "used") for kind in KIND_IDS]
    places = [*BOARD_IDS, *(f"locked.{space}" for space in SPACE_IDS), "on_the_way"]
    found += [f"workers.{place}.{power}" for place in places for power in range(1, TOP_POWER + 1)]
    return [*found, "ascending"]


assert ON_THE_WAY == ON_SPACE + SPACES == BOARDS + 1 + SPACES
assert len(SETUPS) == SETUP_COUNT
