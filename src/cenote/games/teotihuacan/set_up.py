# mypy: ignore-errors
"""The table before the first decision (rules 1, 2, 27)."""

import cython
from cython.cimports.cenote.core.hands import clear_hand, deal_to
from cython.cimports.cenote.games.teotihuacan.board import (
    ATTACHED,
    ATTACHED_MARK,
    AVENUE_STOPS,
    BOARDS,
    BOT,
    BOT_TURNS,
    COCOA,
    DRAFT_SETUP,
    ECLIPSES,
    FIRST_GAME_SETUP,
    KNOB_GOLD,
    KNOB_WOOD,
    KNOB_WORKER_4,
    MAIN_STEPS,
    NO_TILE,
    NOBODY,
    ON_SPACE,
    PYRAMID_PLACES,
    RESOURCES,
    SLOTS,
    TEMPLES,
    WORKERS,
    Part,
    Player,
    printed,
)
from cython.cimports.cenote.games.teotihuacan.decorations import refill_decorations
from cython.cimports.cenote.games.teotihuacan.eclipse import place_neutral_workers
from cython.cimports.cenote.games.teotihuacan.pyramid import put_tile, refill_tiles
from cython.cimports.cenote.games.teotihuacan.start import begin_setup
from cython.cimports.cenote.games.teotihuacan.turn import begin_turn
from cython.cimports.cenote.games.teotihuacan.workers import power_of, put_worker, where
from cython.cimports.libc.string import memset

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
    KIND_IDS,
    MAIN_STEP_IDS,
    PART_IDS,
    PLACE_IDS,
    PRINTED,
    PYRAMID_IDS,
    ROYAL_IDS,
    SETUPS,
    STARTING_IDS,
    TECHNOLOGY_IDS,
    TEMPLE_IDS,
    by_seats,
)
from cenote.games.teotihuacan.deal import LATER, STEP_TILES
from cenote.games.teotihuacan.options import knobs

# What a record calls things by, as numbers.
BOARD = {board: number for number, board in enumerate(BOARD_IDS, 1)}
ROYAL = {tile: number for number, tile in enumerate(ROYAL_IDS)}
TECHNOLOGY = {tile: number for number, tile in enumerate(TECHNOLOGY_IDS)}
BONUS = {tile: number for number, tile in enumerate(BONUS_IDS)}
KIND = {kind: number for number, kind in enumerate(KIND_IDS)}
DECORATION = {tile: number for number, tile in enumerate(DECORATION_IDS)}
PYRAMID = {tile: number for number, tile in enumerate(PYRAMID_IDS)}
STARTING = {tile: number for number, tile in enumerate(STARTING_IDS)}
ACTION = {action: number for number, action in enumerate(ACTION_IDS)}
DIRECTION = {direction: number for number, direction in enumerate(DIRECTION_IDS)}
STACKED = KIND | {tile: ATTACHED_MARK + number for number, tile in enumerate(ATTACHING_IDS)}
"""What lies in the stack of Discovery tiles: them, and the markers of those that came with Starting tiles."""
FIXED = [board if board in PRINTED["ring"]["fixed"] else None for board in PRINTED["ring"]["printed"]]
FIRST_GAME = PRINTED["first_game"]
FIRST_GAME_ROYAL = sorted(FIRST_GAME["royal_tiles"], key=lambda tile: PRINTED["royal_tiles"][tile]["category"])
ROYAL_FIELDS = [f"royal_{category.lower()}" for category in CATEGORIES]

# Where tiles lie from the start, by the number of seats.
BUILT = [
    [PLACE_IDS.index(f"{level}.{row}.{column}") for level, row, column in by_seats(PRINTED["pyramid"]["built"], seats)]
    for seats in range(5)
]
ON_AVENUE = [PRINTED["avenue"]["discovery_tiles"][str(stop)] for stop in AVENUE_STOP_IDS]
ON_STEPS = [[by_seats(STEP_TILES[step], seats) for step in MAIN_STEP_IDS] for seats in range(5)]


def clear_table(t, seats, options):
    """The boards with nothing on them, and players with nothing but their place (2.2)."""
    i: cython.int
    memset(t, 0, cython.sizeof(Table))
    t.head.seats = seats
    t.head.automatons = 1 if seats == 1 else 0
    t.setup = SETUPS.index(options["setup"])
    t.dark_eclipse = options["dark_eclipse"]
    if seats == 1:
        for i, difference in enumerate(knobs(options)):
            t.knob[i] = difference
    memset(t.royal, NO_TILE, cython.sizeof(t.royal))
    memset(t.technology, NO_TILE, cython.sizeof(t.technology))
    memset(t.bonus, NO_TILE, cython.sizeof(t.bonus))
    memset(t.decoration, NO_TILE, cython.sizeof(t.decoration))
    memset(t.decoration_deck, NO_TILE, cython.sizeof(t.decoration_deck))
    memset(cython.address(t.decorated[0][0]), NO_TILE, cython.sizeof(t.decorated))
    memset(t.display, NO_TILE, cython.sizeof(t.display))
    memset(t.deck, NO_TILE, cython.sizeof(t.deck))
    memset(t.built, NO_TILE, cython.sizeof(t.built))
    memset(t.worshipper, NOBODY, cython.sizeof(t.worshipper))
    memset(t.board_tile, NO_TILE, cython.sizeof(t.board_tile))
    memset(cython.address(t.avenue_tile[0][0]), NO_TILE, cython.sizeof(t.avenue_tile))
    memset(cython.address(t.step_tile[0][0]), NO_TILE, cython.sizeof(t.step_tile))
    memset(t.discovery_deck, NO_TILE, cython.sizeof(t.discovery_deck))
    memset(t.attached, NO_TILE, cython.sizeof(t.attached))
    memset(t.laid, NO_TILE, cython.sizeof(t.laid))
    memset(cython.address(t.neutral_tile[0][0]), NO_TILE, cython.sizeof(t.neutral_tile))
    memset(t.action, NO_TILE, cython.sizeof(t.action))
    for i in range(seats):
        clear_hand(cython.address(t.player[i].hand))
    lay_ground(t)
    return 0


def lay_ground(t):
    """The figures printed under the Pyramid; tiles can lie on the whole of level 1."""
    i: cython.int
    for i in range(64):
        t.figure[i] = printed.ground[i]
    t.open = printed.level_places[1]


def set_up(t, seats, deal, options):
    """Lay out a whole deal."""
    seat: cython.int
    clear_table(t, seats, options)
    t.first = deal.get("first", 0)
    lay_boards(t, deal)
    lay_pyramid(t, deal)
    lay_discoveries(t, deal)
    for eclipse, name in enumerate(("neutral", *LATER)):
        for i, tile in enumerate(deal.get(name, ())):
            t.neutral_tile[eclipse][i] = STARTING[tile]
    place_neutral_workers(t)
    for i in range(seats):
        seat = (t.first + i) % seats
        t.player[seat].good[COCOA] = printed.cocoa_between
        if seats > 1 and i == seats - 1:
            t.player[seat].good[COCOA] = printed.cocoa_last
    t.player[t.first].good[COCOA] = printed.cocoa_first
    if seats == 1:
        set_up_bot(t, deal)
    if t.setup == FIRST_GAME_SETUP:
        for i in range(seats):
            set_up_first_game(t, (t.first + i) % seats, FIRST_GAME["seat"][i])
        t.head.round = 1
        begin_turn(t, t.first)
    else:
        deal_starting_tiles(t, deal)
        begin_setup(t)
    t.head.known = 0
    return 0


@cython.cfunc
@cython.exceptval(-1)
def lay_boards(t: cython.pointer[Table], deal: dict) -> cython.int:
    """The ring and the tiles on it, printed or drawn (1.1 to 1.4)."""
    i: cython.int
    if t.setup == FIRST_GAME_SETUP:
        ring = PRINTED["ring"]["printed"]
        royal = FIRST_GAME_ROYAL
        technologies, bonus = FIRST_GAME["technology_tiles"], FIRST_GAME["temple_bonus_tiles"]
    else:
        drawn = iter(deal["ring"])
        ring = [BOARD[next(drawn)] if board is None else board for board in FIXED]
        royal = [deal[name] for name in ROYAL_FIELDS]
        technologies, bonus = deal["technologies"], deal["temple_bonus"]
    for i in range(BOARDS):
        t.ring[i] = ring[i]
        t.place[t.ring[i]] = i
    for i, tile in enumerate(royal):
        t.royal[i] = ROYAL[tile]
    for i, technology in enumerate(sorted([TECHNOLOGY[tile] for tile in technologies])):
        t.technology[i] = technology
    for i, tile in enumerate(bonus):
        t.bonus[i] = BONUS[tile]
    return 0


@cython.cfunc
@cython.exceptval(-1)
def lay_pyramid(t: cython.pointer[Table], deal: dict) -> cython.int:
    """Tiles that lie from the start, the displays, and the stacks, which are drawn from the end (1.7, 1.8)."""
    i: cython.int
    tiles: list = deal["pyramid"]
    built: list = BUILT[t.head.seats]
    for i, place in enumerate(built):
        put_tile(t, PYRAMID[tiles[i]], place, deal["turned"][i])
    rest = tiles[len(built) :]
    t.left = len(rest)
    for i, tile in enumerate(reversed(rest)):
        t.deck[i] = PYRAMID[tile]
    refill_tiles(t)
    t.decorations_left = len(deal["decorations"])
    for i, tile in enumerate(reversed(deal["decorations"])):
        t.decoration_deck[i] = DECORATION[tile]
    refill_decorations(t)
    return 0


@cython.cfunc
@cython.exceptval(-1)
def lay_discoveries(t: cython.pointer[Table], deal: dict) -> cython.int:
    """At the worship areas, on the Avenue and the main steps, with Starting tiles, and the stack (1.9, 2.4)."""
    i: cython.int
    stop: cython.int
    step: cython.int
    for board, kind in zip(DISCOVERY_BOARDS, deal["worship"], strict=True):
        t.board_tile[cython.cast(cython.int, board)] = KIND[kind]
    for stop, group in enumerate(sorted_groups(deal["avenue"], ON_AVENUE)):
        for i, kind in enumerate(group):
            t.avenue_tile[stop][i] = kind
    for step, group in enumerate(sorted_groups(deal["steps"], ON_STEPS[t.head.seats])):
        for i, kind in enumerate(group):
            t.step_tile[step][i] = kind
    attached = dict(zip(ATTACHING_IDS, deal.get("attached", ()), strict=False))
    for i, tile in enumerate(ATTACHING_IDS):
        if tile in attached and tile in deal.get("laid_out", ATTACHING_IDS):
            t.attached[i] = KIND[attached.pop(tile)]
    t.discoveries_left = len(deal["discoveries"])
    for i, thing in enumerate(reversed(deal["discoveries"])):
        # a Starting tile that isn't laid out for a draft has no tile beside it (25.1)
        t.discovery_deck[i] = STACKED[attached.get(thing, thing)]
    return 0


def sorted_groups(kinds, counts):
    """Groups of so many tiles each, as numbers; the tiles of a group have no order."""
    rest = iter(kinds)
    return [sorted([KIND[next(rest)] for _ in range(count)]) for count in counts]


@cython.cfunc
@cython.exceptval(-1)
def deal_starting_tiles(t: cython.pointer[Table], deal: dict) -> cython.int:
    """A hand for each seat, or a draft's tiles, which lie ascending (2.4, 25.1)."""
    i: cython.int
    if t.setup == DRAFT_SETUP:
        for i, tile in enumerate(sorted([STARTING[tile] for tile in deal["laid_out"]])):
            t.laid[i] = tile
        return 0
    for seat in range(t.head.seats):
        for tile in deal["starting"][seat]:
            give_starting_tile(t, seat, STARTING[tile])
    return 0


@cython.cfunc
@cython.exceptval(-1)
def give_starting_tile(t: cython.pointer[Table], seat: cython.int, tile: cython.int) -> cython.int:
    deal_to(cython.address(t.player[seat].hand), tile)
    return 0


@cython.cfunc
@cython.exceptval(-1)
def set_up_first_game(t: cython.pointer[Table], seat: cython.int, given: dict) -> cython.int:
    """The fixed goods, steps and workers of a seat; steps bring what is printed, of the blue temple as told (2.9)."""
    player: cython.pointer[Player] = cython.address(t.player[seat])
    temple: cython.int
    for name, n in given["gain"].items():
        if name in PART_IDS[:4]:
            player.good[PART_IDS.index(name)] += n
        elif name == "avenue":
            player.avenue += n
        else:
            step_in_first_game(t, seat, TEMPLE_IDS.index(name.removeprefix("temple_")), n, given.get("resource"))
    if "technology" in given:
        player.technologies |= 1 << TECHNOLOGY_IDS.index(given["technology"])
        place = FIRST_GAME["technology_tiles"].index(given["technology"])
        step_in_first_game(t, seat, place % 3, 1, given.get("resource"))
    for board, power in given["workers"]:
        put_worker(player, board, power)
    return 0


@cython.cfunc
@cython.exceptval(-1)
def step_in_first_game(
    t: cython.pointer[Table], seat: cython.int, temple: cython.int, steps: cython.int, resource: object
) -> cython.int:
    player: cython.pointer[Player] = cython.address(t.player[seat])
    part: cython.pointer[Part]
    i: cython.int
    for i in range(steps):
        player.temple[temple] += 1
        part = cython.address(printed.step[temple][player.temple[temple]].part[0])
        name = PART_IDS[part.what]
        if name == "vp":
            player.score += part.n
        else:
            name = resource if name == "any_resource" else name
            player.good[PART_IDS.index(name)] += part.n
    return 0


@cython.cfunc
@cython.exceptval(-1)
def set_up_bot(t: cython.pointer[Table], deal: dict) -> cython.int:
    """The Teotibot, with what was changed of it (27.2 to 27.4, 33)."""
    bot: cython.pointer[Player] = cython.address(t.player[BOT])
    i: cython.int
    for i in range(printed.bot_gain.count):
        bot.good[printed.bot_gain.part[i].what] = printed.bot_gain.part[i].n
    for i in range(RESOURCES):
        bot.good[i] += t.knob[KNOB_WOOD + i]
    for i in range(TEMPLES):
        bot.temple[i] = printed.bot_steps
    bot.avenue = printed.bot_avenue
    bot.technologies = 1 << t.technology[printed.bot_technology]
    put_bot_workers(t)
    for i in range(SLOTS):
        t.action[i] = ACTION[deal["actions"][i]]
    for i, direction in enumerate(deal["directions"]):
        t.direction[i] = DIRECTION[direction]
    for i, die in enumerate(deal["dice"]):
        t.dice[i] = die
    t.bot_placed = BOT_TURNS - len(deal["bot_turned"])
    for i, turns in enumerate(deal["bot_turned"]):
        t.bot_turn[t.bot_placed + i] = turns
    return 0


def put_bot_workers(t):
    i: cython.int
    worker: cython.int
    for i in range(WORKERS):
        worker = printed.bot_worker[i]
        if where(worker) >= ON_SPACE:
            put_worker(cython.address(t.player[BOT]), where(worker), power_of(worker))
            t.worshipper[where(worker) - ON_SPACE] = BOT
        else:
            put_worker(cython.address(t.player[BOT]), where(worker), power_of(worker) + t.knob[KNOB_WORKER_4 + i])
    return 0


assert KNOB_GOLD - KNOB_WOOD == RESOURCES - 1
assert len(ATTACHING_IDS) == ATTACHED
assert 1 + len(LATER) == ECLIPSES
assert len(PLACE_IDS) == PYRAMID_PLACES
assert len(ON_AVENUE) == AVENUE_STOPS
assert len(MAIN_STEP_IDS) == MAIN_STEPS
