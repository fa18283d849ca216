# mypy: ignore-errors
"""A position in words, for tests and for setting one up by hand: writing it, and reading it as a whole.

What a hand-made position leaves out is as at the start of a game, with the tiles of a first game on the boards, and no
tiles in the displays and stacks. docs/notation.md lists the entries.
"""

import cython
from cython.cimports.cenote.core.frames import put_pending
from cython.cimports.cenote.core.hands import DEALT, UNKNOWN, Hand, is_kept
from cython.cimports.cenote.games.teotihuacan.board import (
    ASCENDING,
    ATTACHED,
    ATTACHED_MARK,
    AVENUE_STOPS,
    BOARDS,
    BOT,
    BOT_DICE,
    BOT_TURNS,
    CLAIMED,
    COLOURS,
    DECORATION_DISPLAY,
    DIRECTIONS,
    ECLIPSES,
    GOODS,
    KINDS,
    KNOBS,
    LAID_TILES,
    MAIN_STEPS,
    MOST_ON_STEP,
    MOST_ON_STOP,
    NEUTRAL_TILES,
    NO_TILE,
    NOBLE_ROWS,
    NUMBERS,
    ON_SPACE,
    ON_THE_WAY,
    PYRAMID_DISPLAY,
    PYRAMID_PLACES,
    ROYAL_SPACES,
    SET_ASIDE,
    SIDES,
    SPACES,
    TECHNOLOGY_PLACES,
    TEMPLES,
    WORKERS,
    Player,
    has,
)
from cython.cimports.cenote.games.teotihuacan.consistency import check_table
from cython.cimports.cenote.games.teotihuacan.reading import (
    read_boards,
    read_bot,
    read_calendar,
    read_decorations,
    read_discoveries,
    read_neutral,
    read_player,
    read_pyramid,
    read_starting_tiles,
)
from cython.cimports.cenote.games.teotihuacan.set_up import clear_table
from cython.cimports.cenote.games.teotihuacan.workers import power_of, where

from cenote.core.errors import BadSetup
from cenote.core.given import entries, player_list, seat_number, whose_decision
from cenote.games.teotihuacan import pending
from cenote.games.teotihuacan.components import (
    ACTION_IDS,
    ATTACHING_IDS,
    AVENUE_STOP_IDS,
    BOARD_IDS,
    BONUS_IDS,
    CATEGORIES,
    DECORATION_IDS,
    DIRECTION_IDS,
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
    by_seats,
)
from cenote.games.teotihuacan.deal import SETUP
from cenote.games.teotihuacan.options import options_of

STEPS = tuple(f"{temple}.{step}" for temple, step in MAIN_STEP_IDS)
"""Main steps as they are written."""
STOPS = tuple(str(space) for space in AVENUE_STOP_IDS)


# ---- writing -----------------------------------------------------------------------------------------------


def write_position(t):
    seats: cython.int = t.head.seats
    i: cython.int
    written = {
        "game": "teotihuacan",
        "seats": seats,
        "options": {
            "setup": SETUPS[t.setup],
            "dark_eclipse": bool(t.dark_eclipse),
            **options_of([t.knob[i] for i in range(KNOBS)]),
        },
        "round": t.head.round,
        "eclipses": t.eclipses,
        "light_disc": t.light,
        "announced": bool(t.announced),
        "first_player": t.first,
        "ring": [BOARD_IDS[t.ring[i] - 1] for i in range(BOARDS)],
        "royal_tiles": {CATEGORIES[i].lower(): ROYAL_IDS[t.royal[i]] for i in range(ROYAL_SPACES)},
        "technologies": [TECHNOLOGY_IDS[t.technology[i]] for i in range(TECHNOLOGY_PLACES)],
        "temple_bonus": {TEMPLE_IDS[i]: BONUS_IDS[t.bonus[i]] for i in range(TEMPLES)},
        "nobles": {ROW_IDS[i]: t.row[i] for i in range(NOBLE_ROWS)},
        "decorations": write_decorations(t),
        "pyramid": write_pyramid(t),
        "discoveries": write_discoveries(t),
        "attached": {ATTACHING_IDS[i]: attached_words(t.attached[i]) for i in range(ATTACHED)},
        "laid_out": [STARTING_IDS[t.laid[i]] for i in range(LAID_TILES) if t.laid[i] != NO_TILE],
        "neutral_workers": [boards_in(t.neutral[i]) for i in range(by_seats(SETUP["neutral_colours"], seats))],
        "neutral_tiles": [
            tiles_in(cython.address(t.neutral_tile[i][0]), NEUTRAL_TILES, STARTING_IDS) for i in range(ECLIPSES)
        ],
        "last_goods": KIND_IDS[t.last_goods] if t.last_goods else None,
        "players": [write_seat(t, i) for i in range(seats)],
    }
    if t.head.automatons:
        written["teotibot"] = write_bot(t)
    written["to_move"] = None if t.head.to_move < 0 else t.head.to_move
    written["pending"] = [pending.write(*frame) for frame in frames_of(t)]
    return written


@cython.cfunc
def tiles_in(tiles: cython.p_schar, n: cython.int, ids: tuple) -> list:
    """The tiles of a row without its gaps."""
    i: cython.int
    return [ids[tiles[i]] for i in range(n) if tiles[i] != NO_TILE]


@cython.cfunc
def shown_in(tiles: cython.p_schar, n: cython.int, ids: tuple) -> list:
    """The tiles of a display, None in its gaps."""
    i: cython.int
    return [None if tiles[i] == NO_TILE else ids[tiles[i]] for i in range(n)]


@cython.cfunc
def attached_words(tile: cython.int) -> object:
    if tile == CLAIMED:
        return "claimed"
    return None if tile == NO_TILE else KIND_IDS[tile]


def boards_in(bits):
    return [board for number, board in enumerate(BOARD_IDS, 1) if bits >> number & 1]


@cython.cfunc
def write_decorations(t: cython.pointer[Table]) -> dict:
    i: cython.int
    return {
        "display": shown_in(t.decoration, DECORATION_DISPLAY, DECORATION_IDS),
        "stack": [DECORATION_IDS[t.decoration_deck[t.decorations_left - 1 - i]] for i in range(t.decorations_left)],
        "sides": {
            SIDE_IDS[i]: tiles_in(cython.address(t.decorated[i][0]), NUMBERS, DECORATION_IDS) for i in range(SIDES)
        },
    }


@cython.cfunc
def write_pyramid(t: cython.pointer[Table]) -> dict:
    i: cython.int
    return {
        "display": shown_in(t.display, PYRAMID_DISPLAY, PYRAMID_IDS),
        "stack": [PYRAMID_IDS[t.deck[t.left - 1 - i]] for i in range(t.left)],
        "tiles": {
            PLACE_IDS[i]: {"tile": PYRAMID_IDS[t.built[i]], "turned": t.turned[i]}
            for i in range(PYRAMID_PLACES)
            if t.built[i] != NO_TILE
        },
    }


@cython.cfunc
def write_discoveries(t: cython.pointer[Table]) -> dict:
    i: cython.int
    thing: cython.int
    stack: list = []
    for i in range(t.discoveries_left - 1, -1, -1):
        thing = t.discovery_deck[i]
        stack.append(ATTACHING_IDS[thing - ATTACHED_MARK] if thing >= ATTACHED_MARK else KIND_IDS[thing])
    return {
        "boards": {
            BOARD_IDS[i - 1]: None if t.board_tile[i] == NO_TILE else KIND_IDS[t.board_tile[i]]
            for i in DISCOVERY_BOARDS
        },
        "avenue": {
            STOPS[i]: tiles_in(cython.address(t.avenue_tile[i][0]), MOST_ON_STOP, KIND_IDS) for i in range(AVENUE_STOPS)
        },
        "steps": {
            STEPS[i]: tiles_in(cython.address(t.step_tile[i][0]), MOST_ON_STEP, KIND_IDS) for i in range(MAIN_STEPS)
        },
        "stack": stack,
    }


@cython.cfunc
def write_player(player: cython.pointer[Player]) -> dict:
    i: cython.int
    worker: cython.int
    unlocked: list = []
    locked: dict = {}
    on_the_way: list = []
    ascending: cython.int = 0
    for i in range(WORKERS):
        worker = player.worker[i]
        if 1 <= where(worker) <= BOARDS:
            unlocked.append(f"{BOARD_IDS[where(worker) - 1]}.{power_of(worker)}")
        elif ON_SPACE <= where(worker) < ON_SPACE + SPACES:
            locked[SPACE_IDS[where(worker) - ON_SPACE]] = power_of(worker)
        elif where(worker) == ON_THE_WAY and power_of(worker) == ASCENDING:
            ascending += 1
        elif where(worker) == ON_THE_WAY:
            on_the_way.append(power_of(worker))
    return {
        "points": player.score,
        **{GOOD_IDS[i]: player.good[i] for i in (GOODS - 1, *range(GOODS - 1))},
        "workers": unlocked,
        "locked": locked,
        "on_the_way": on_the_way,
        "ascending": ascending,
        "temples": {TEMPLE_IDS[i]: player.temple[i] for i in range(TEMPLES)},
        "avenue": player.avenue,
        "pyramid_track": player.track,
        "technologies": [TECHNOLOGY_IDS[i] for i in range(len(TECHNOLOGY_IDS)) if has(player, i)],
        "unused": {KIND_IDS[i]: player.unused[i] for i in range(KINDS) if player.unused[i]},
        "used": {KIND_IDS[i]: player.used[i] for i in range(KINDS) if player.used[i]},
    }


@cython.cfunc
def write_seat(t: cython.pointer[Table], seat: cython.int) -> dict:
    """A player with a seat, who has been dealt Starting tiles."""
    hand: cython.pointer[Hand] = cython.address(t.player[seat].hand)
    i: cython.int
    written: dict = write_player(cython.address(t.player[seat]))
    written["starting_dealt"] = [STARTING_IDS[hand.dealt[i]] for i in range(DEALT) if hand.dealt[i] != UNKNOWN]
    written["starting_kept"] = [STARTING_IDS[hand.dealt[i]] for i in range(DEALT) if is_kept(hand, i)]
    return written


@cython.cfunc
def write_bot(t: cython.pointer[Table]) -> dict:
    i: cython.int
    written: dict = write_player(cython.address(t.player[BOT]))
    written["actions"] = {SLOT_IDS[i]: ACTION_IDS[t.action[i]] for i in range(SET_ASIDE)}
    written["set_aside"] = ACTION_IDS[t.action[SET_ASIDE]]
    written["directions"] = [DIRECTION_IDS[t.direction[i]] for i in range(DIRECTIONS)]
    written["last_roll"] = [t.last_roll[i] for i in range(2) if t.last_roll[i]]
    written["dice"] = [t.dice[i] for i in range(t.rolled, BOT_DICE)]
    written["turned"] = [t.bot_turn[i] for i in range(t.bot_placed, BOT_TURNS)]
    return written


@cython.cfunc
def frames_of(t: cython.pointer[Table]) -> list:
    found: list = []
    i: cython.int
    for i in range(t.head.depth):
        frame = t.head.frames[i]
        found.append((frame.kind, frame.a, frame.b, frame.c, frame.d))
    return found


# ---- reading -----------------------------------------------------------------------------------------------

ENTRIES = (
    "game",
    "seats",
    "options",
    "round",
    "eclipses",
    "light_disc",
    "announced",
    "first_player",
    "ring",
    "royal_tiles",
    "technologies",
    "temple_bonus",
    "nobles",
    "decorations",
    "pyramid",
    "discoveries",
    "attached",
    "laid_out",
    "neutral_workers",
    "neutral_tiles",
    "last_goods",
    "players",
    "teotibot",
    "to_move",
    "pending",
)


def read_position(t, position, options):
    seats: cython.int = position["seats"]
    seat: cython.int
    clear_table(t, seats, options)
    entries(position, ENTRIES, "position")
    players = player_list(position, seats)
    if "teotibot" in position and seats > 1:
        raise BadSetup("teotibot: it plays with one seat only")
    t.first = seat_number(position.get("first_player", 0), seats, "first_player")
    to_move, frames = whose_decision(position, seats, t.first, {"ask": "turn"}, pending.read)
    put_pending(cython.address(t.head), to_move, frames)
    read_boards(t, position)
    read_pyramid(t, position.get("pyramid", {}))
    read_decorations(t, position.get("decorations", {}))
    read_calendar(t, position)
    read_discoveries(t, position)
    read_neutral(t, position)
    for seat, player in enumerate(players):
        read_player(t, seat, player)
    read_starting_tiles(t, position, players)
    if seats == 1:
        read_bot(t, position.get("teotibot", {}))
    check_table(t)
    return 0


assert NEUTRAL_TILES == 2 * COLOURS
