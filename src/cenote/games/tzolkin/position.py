# mypy: ignore-errors
"""A position in words, for tests and for setting one up by hand: writing it, and reading it with care.

What a hand-made position leaves out is as at the start of a game: the jungle full, three workers in hand, nothing on
offer. docs/notation.md lists the entries.
"""

import cython
from cython.cimports.cenote.core.frames import put_pending
from cython.cimports.cenote.core.hands import DEALT, KEPT, UNKNOWN, Hand, deal_to, is_kept, keep
from cython.cimports.cenote.games.tzolkin.board import (
    ASK_DAYS,
    ASK_KEEP,
    BUILDINGS,
    BUILT,
    EMPTY,
    FIELD_GROUPS,
    FOOD_DAYS,
    GEARS,
    LAST_SACRED,
    MOST_WORKERS,
    NEUTRAL,
    NO_TILE,
    NOBODY,
    OFFER,
    QUARTERS,
    RESOURCES,
    TEMPLES,
    TILES,
    TOP_LEVEL,
    TRACKS,
    WEALTH,
    Player,
    owns,
    printed,
)
from cython.cimports.cenote.games.tzolkin.consistency import check_table, stage
from cython.cimports.cenote.games.tzolkin.set_up import clear_table

from cenote.core.errors import BadSetup
from cenote.core.given import entries, player_list, seat_number, tile_list, whole, whose_decision
from cenote.games.tzolkin import pending
from cenote.games.tzolkin.components import (
    AGE_IDS,
    BUILDING_IDS,
    GEAR_IDS,
    MONUMENT_IDS,
    PRINTED,
    RESOURCE_IDS,
    TEMPLE_IDS,
    TILE,
    TILE_IDS,
    TRACK_IDS,
    WEALTH_IDS,
    by_seats,
)
from cenote.games.tzolkin.given import quarters

MOST_GOODS = 10**6  # far more than any game brings, and little enough to be counted and traded in C
GROUPS = tuple(str(action) for action in range(2, 2 + FIELD_GROUPS))


# ---- writing -----------------------------------------------------------------------------------------------


def write_position(t):
    seats: cython.int = t.head.seats
    monuments: cython.int = by_seats(PRINTED["setup"]["monuments"], seats)
    g: cython.int
    i: cython.int
    gears = {}
    for g in range(GEARS):
        gears[GEAR_IDS[g]] = {
            str(i): "neutral" if t.space[g][i] == NEUTRAL else t.space[g][i]
            for i in range(printed.teeth[g])
            if t.space[g][i] != EMPTY
        }
    return {
        "game": "tzolkin",
        "seats": seats,
        "options": {"burn_visible": bool(t.burn_visible)},
        "round": t.head.round,
        "age": t.age + 1,
        "food_days": t.food_days,
        "first_player": t.first,
        "first_player_space": None if t.first_space == NOBODY else t.first_space,
        "tooth_corn": t.tooth_corn,
        "gears": gears,
        "jungle": {GROUPS[i]: {"corn": t.corn_field[i], "wood": t.wood_field[i]} for i in range(FIELD_GROUPS)},
        "skulls_in_bank": t.bank_skulls,
        "skull_spaces": {str(i): t.sacred[i] for i in range(1, LAST_SACRED + 1) if t.sacred[i] != NOBODY},
        "buildings": {
            "row": [None if t.offer[i] == NO_TILE else TILE_IDS[t.offer[i]] for i in range(OFFER)],
            "stack_1": [TILE_IDS[t.deck[0][t.left[0] - 1 - i]] for i in range(t.left[0])],
            "stack_2": [TILE_IDS[t.deck[1][t.left[1] - 1 - i]] for i in range(t.left[1])],
        },
        "monuments": [None if t.monument[i] == NO_TILE else TILE_IDS[t.monument[i]] for i in range(monuments)],
        "neutral_tiles": [TILE_IDS[t.drawn[i]] for i in range(TILES - WEALTH) if t.drawn[i] != NO_TILE],
        "players": [write_player(cython.address(t.player[i])) for i in range(seats)],
        "to_move": None if t.head.to_move < 0 else t.head.to_move,
        "pending": [pending.write(*frame) for frame in frames_of(t)],
    }


@cython.cfunc
def frames_of(t: cython.pointer[Table]) -> list:
    found: list = []
    i: cython.int
    for i in range(t.head.depth):
        frame = t.head.frames[i]
        found.append((frame.kind, frame.a, frame.b, frame.c, frame.d))
    return found


@cython.cfunc
def write_player(player: cython.pointer[Player]) -> dict:
    hand: cython.pointer[Hand] = cython.address(player.wealth)
    i: cython.int
    return {
        "points": player.score / cython.cast(cython.double, QUARTERS),
        "corn": player.corn,
        **{RESOURCE_IDS[i]: player.block[i] for i in range(RESOURCES)},
        "skulls": player.skulls,
        "workers": player.workers,
        "available": player.hand,
        "board": "dark" if player.dark else "light",
        "temples": {TEMPLE_IDS[i]: player.temple[i] for i in range(TEMPLES)},
        "technologies": {TRACK_IDS[i]: player.level[i] for i in range(TRACKS)},
        "corn_tiles": player.corn_tiles,
        "wood_tiles": player.wood_tiles,
        "buildings": [TILE_IDS[i] for i in range(BUILDINGS) if owns(player, i)],
        "monuments": [TILE_IDS[i] for i in range(BUILDINGS, BUILT) if owns(player, i)],
        "wealth_dealt": [TILE_IDS[hand.dealt[i]] for i in range(DEALT) if hand.dealt[i] != UNKNOWN],
        "wealth_kept": [TILE_IDS[hand.dealt[i]] for i in range(DEALT) if is_kept(hand, i)],
    }


# ---- reading -----------------------------------------------------------------------------------------------

ENTRIES = (
    "game",
    "seats",
    "options",
    "round",
    "age",
    "food_days",
    "first_player",
    "first_player_space",
    "tooth_corn",
    "gears",
    "jungle",
    "skulls_in_bank",
    "skull_spaces",
    "buildings",
    "monuments",
    "neutral_tiles",
    "players",
    "to_move",
    "pending",
)
PLAYER_ENTRIES = (
    "points",
    "corn",
    *RESOURCE_IDS,
    "skulls",
    "workers",
    "available",
    "board",
    "temples",
    "technologies",
    "corn_tiles",
    "wood_tiles",
    "buildings",
    "monuments",
    "wealth_dealt",
    "wealth_kept",
)


def read_position(t, position, options):
    seats: cython.int = position["seats"]
    clear_table(t, seats, options)
    entries(position, ENTRIES, "position")
    players = player_list(position, seats)
    t.first = seat_number(position.get("first_player", 0), seats, "first_player")
    space = position.get("first_player_space")
    t.first_space = NOBODY if space is None else seat_number(space, seats, "first_player_space")
    to_move, frames = whose_decision(position, seats, t.first, {"ask": "start", "begged": False}, pending.read)
    put_pending(cython.address(t.head), to_move, frames)
    read_calendar(t, position)
    read_gears(t, entries(position.get("gears", {}), GEAR_IDS, "gears"))
    for seat, player in enumerate(players):
        read_player(t, seat, entries(player, PLAYER_ENTRIES, f"player {seat}"))
    read_jungle(t, entries(position.get("jungle", {}), GROUPS, "jungle"))
    read_skulls(t, position)
    read_tiles(t, position)
    read_workers(t, players)
    check_table(t)
    return 0


@cython.cfunc
@cython.exceptval(-1)
def read_calendar(t: cython.pointer[Table], position: object) -> cython.int:
    """Which Food Days are behind us follows from the round but for one that two days at once have put off (14.4)."""
    last: cython.int = printed.food_round[FOOD_DAYS - 1]
    before: cython.int = 0
    i: cython.int
    if stage(t) == ASK_KEEP:
        t.head.round = whole(position.get("round", 0), 0, 0, "round, while starting wealth is chosen")
    elif t.head.to_move < 0:
        t.head.round = whole(position.get("round", last), last, last + 1, "round, when the game is over")
    elif stage(t) == ASK_DAYS:
        t.head.round = whole(position.get("round", 1), 1, last - 1, "round, when two days may be taken")
    else:
        t.head.round = whole(position.get("round", 1), 1, last + 1, "round")
    for i in range(FOOD_DAYS):
        before += printed.food_round[i] < t.head.round
    held = [before]
    if t.head.to_move < 0:
        held = [FOOD_DAYS]
    elif stage(t) == ASK_DAYS:
        held = [before + (printed.food_round[before] == t.head.round)]
    elif before == FOOD_DAYS:
        held = [before - 1]
    elif before > 0 and printed.food_round[before - 1] == t.head.round - 1:
        held = [before, before - 1]
    t.food_days = whole(position.get("food_days", held[0]), 0, FOOD_DAYS, "food_days")
    if t.food_days not in held:
        raise BadSetup(f"food_days: {t.food_days} can't have been held by this time in round {t.head.round}")
    t.age = 1 if t.food_days >= 2 else 0
    whole(position.get("age", t.age + 1), t.age + 1, t.age + 1, f"age, after {t.food_days} Food Days")
    t.tooth_corn = whole(position.get("tooth_corn", 0), 0, last, "tooth_corn")
    return 0


@cython.cfunc
@cython.exceptval(-1)
def read_gears(t: cython.pointer[Table], gears: object) -> cython.int:
    g: cython.int
    i: cython.int
    for name, spaces in gears.items():
        g = GEAR_IDS.index(name)
        for space, occupant in entries(spaces, [str(i) for i in range(printed.teeth[g])], f"gears: {name}").items():
            i = int(space)
            where = f"gears: {name} {space}"
            if isinstance(occupant, (list, tuple)):
                raise BadSetup(f"{where}: a space holds one worker, not {len(occupant)}")
            if occupant == "neutral":
                t.space[g][i] = NEUTRAL
                continue
            t.space[g][i] = seat_number(occupant, t.head.seats, where)
            if i > printed.last[g]:
                raise BadSetup(f"{where}: only neutral workers reach a space without a number")
    return 0


@cython.cfunc
@cython.exceptval(-1)
def read_player(t: cython.pointer[Table], seat: cython.int, given: object) -> cython.int:
    player: cython.pointer[Player] = cython.address(t.player[seat])
    i: cython.int
    where = f"player {seat}"
    player.score = quarters(given.get("points", 0), 10 * MOST_GOODS, f"{where}: points")
    player.corn = whole(given.get("corn", 0), 0, MOST_GOODS, f"{where}: corn")
    for i in range(RESOURCES):
        player.block[i] = whole(given.get(RESOURCE_IDS[i], 0), 0, MOST_GOODS, f"{where}: {RESOURCE_IDS[i]}")
    player.skulls = whole(given.get("skulls", 0), 0, PRINTED["supply"]["skulls"], f"{where}: skulls")
    least = PRINTED["supply"]["starting_workers"]
    player.workers = whole(given.get("workers", least), least, MOST_WORKERS, f"{where}: workers")
    if given.get("board", "light") not in ("light", "dark"):
        raise BadSetup(f"{where}: board: {given['board']!r} is neither 'light' nor 'dark'")
    player.dark = given.get("board", "light") == "dark"
    steps = entries(given.get("temples", {}), TEMPLE_IDS, f"{where}: temples")
    for name, step in steps.items():
        i = TEMPLE_IDS.index(name)
        player.temple[i] = whole(step, 0, printed.top[i], f"{where}: {name}")
    levels = entries(given.get("technologies", {}), TRACK_IDS, f"{where}: technologies")
    for name, level in levels.items():
        player.level[TRACK_IDS.index(name)] = whole(level, 0, TOP_LEVEL, f"{where}: {name}")
    player.corn_tiles = whole(given.get("corn_tiles", 0), 0, 16, f"{where}: corn_tiles")
    player.wood_tiles = whole(given.get("wood_tiles", 0), 0, 12, f"{where}: wood_tiles")
    for name, allowed in (("buildings", BUILDING_IDS), ("monuments", MONUMENT_IDS)):
        for tile in tile_list(given.get(name, []), TILE, allowed, len(allowed), f"{where}: {name}"):
            player.built |= cython.cast(cython.ulonglong, 1) << cython.cast(cython.int, TILE[tile])
    read_wealth(cython.address(player.wealth), given, where)
    return 0


@cython.cfunc
@cython.exceptval(-1)
def read_wealth(hand: cython.pointer[Hand], given: object, where: str) -> cython.int:
    """The tiles dealt, and which of them were kept; the kept ones alone will do."""
    kept = tile_list(given.get("wealth_kept", []), TILE, WEALTH_IDS, KEPT, f"{where}: wealth_kept")
    dealt = tile_list(given.get("wealth_dealt", kept), TILE, WEALTH_IDS, DEALT, f"{where}: wealth_dealt")
    for tile in kept:
        if tile not in dealt:
            raise BadSetup(f"{where}: wealth_kept: {tile} was not dealt")
    for tile in dealt:
        deal_to(hand, TILE[tile])
    for tile in kept:
        keep(hand, TILE[tile])
    return 0


@cython.cfunc
@cython.exceptval(-1)
def read_jungle(t: cython.pointer[Table], jungle: object) -> cython.int:
    i: cython.int
    seat: cython.int
    fields: cython.int = by_seats(PRINTED["setup"]["fields"], t.head.seats)
    corn_taken: cython.int = 0
    wood_taken: cython.int = 0
    for i in range(FIELD_GROUPS):
        group = entries(jungle.get(GROUPS[i], {}), ("corn", "wood"), f"jungle {GROUPS[i]}")
        most_wood = fields if printed.field_wood[i] else 0
        t.corn_field[i] = whole(group.get("corn", fields), 0, fields, f"jungle {GROUPS[i]}: corn")
        t.wood_field[i] = whole(group.get("wood", most_wood), 0, most_wood, f"jungle {GROUPS[i]}: wood")
        if t.wood_field[i] > t.corn_field[i]:
            raise BadSetup(f"jungle {GROUPS[i]}: more wood than corn tiles, and wood lies on corn")
        corn_taken += fields - t.corn_field[i]
        wood_taken += most_wood - t.wood_field[i]
    for seat in range(t.head.seats):
        corn_taken -= t.player[seat].corn_tiles
        wood_taken -= t.player[seat].wood_tiles
    if corn_taken < 0:
        raise BadSetup("corn_tiles: players own more than were taken out of the jungle")
    if wood_taken < 0:
        raise BadSetup("wood_tiles: players own more than were taken out of the jungle")
    return 0


@cython.cfunc
@cython.exceptval(-1)
def read_skulls(t: cython.pointer[Table], position: object) -> cython.int:
    i: cython.int
    supply: cython.int = PRINTED["supply"]["skulls"]
    in_play: cython.int = 0
    actions = [str(i) for i in range(1, LAST_SACRED + 1)]
    for action, seat in entries(position.get("skull_spaces", {}), actions, "skull_spaces").items():
        i = int(action)
        t.sacred[i] = seat_number(seat, t.head.seats, f"skull_spaces: {action}")
        in_play += 1
    for i in range(t.head.seats):
        in_play += t.player[i].skulls
    if in_play > supply:
        raise BadSetup(f"skulls: {in_play} are on the board and with players, and there are {supply}")
    t.bank_skulls = whole(position.get("skulls_in_bank", supply - in_play), 0, supply, "skulls_in_bank")
    if t.bank_skulls + in_play != supply:
        raise BadSetup(f"skulls: {t.bank_skulls} in the bank and {in_play} elsewhere are not {supply}")
    return 0


@cython.cfunc
@cython.exceptval(-1)
def read_tiles(t: cython.pointer[Table], position: object) -> cython.int:
    i: cython.int
    rows = entries(position.get("buildings", {}), ("row", "stack_1", "stack_2"), "buildings")
    tile_list(rows.get("row", []), TILE, AGE_IDS[t.age], OFFER, "buildings: row")
    stacks = [
        tile_list(
            rows.get(f"stack_{age + 1}", []), TILE, AGE_IDS[age], len(AGE_IDS[age]), f"buildings: stack_{age + 1}"
        )
        for age in (0, 1)
    ]
    if stacks[0] and t.age == 1:
        raise BadSetup("buildings: stack_1 is out of the game in age 2")
    most_monuments = by_seats(PRINTED["setup"]["monuments"], t.head.seats)
    tile_list(position.get("monuments", []), TILE, MONUMENT_IDS, most_monuments, "monuments")
    drawn = tile_list(position.get("neutral_tiles", []), TILE, WEALTH_IDS, len(WEALTH_IDS), "neutral_tiles")
    for i, tile in enumerate(rows.get("row", [])):
        t.offer[i] = NO_TILE if tile is None else TILE[tile]
    for age in (0, 1):
        t.left[age] = len(stacks[age])
        for i, tile in enumerate(reversed(stacks[age])):
            t.deck[age][i] = TILE[tile]
    for i, tile in enumerate(position.get("monuments", [])):
        t.monument[i] = NO_TILE if tile is None else TILE[tile]
    for i, tile in enumerate(drawn):
        t.drawn[i] = TILE[tile]
    return 0


@cython.cfunc
@cython.exceptval(-1)
def read_workers(t: cython.pointer[Table], players: object) -> cython.int:
    """Who is not on the board is in hand; nobody has more workers on the board than in play."""
    g: cython.int
    i: cython.int
    seat: cython.int
    neutral: cython.int = 0
    most_neutral: cython.int = by_seats(PRINTED["setup"]["neutral_workers"], t.head.seats)
    for seat in range(t.head.seats):
        t.player[seat].hand = t.player[seat].workers - (1 if t.first_space == seat else 0)
    for g in range(GEARS):
        for i in range(printed.teeth[g]):
            if t.space[g][i] == NEUTRAL:
                neutral += 1
            elif t.space[g][i] != EMPTY:
                t.player[t.space[g][i]].hand -= 1
    for seat in range(t.head.seats):
        if t.player[seat].hand < 0:
            on_board = t.player[seat].workers - t.player[seat].hand
            raise BadSetup(f"player {seat}: {on_board} workers on the board, and {t.player[seat].workers} in play")
        available = players[seat].get("available", t.player[seat].hand)
        if available != t.player[seat].hand:
            raise BadSetup(f"player {seat}: {t.player[seat].hand} workers are available, not {available!r}")
    if neutral > most_neutral:
        raise BadSetup(f"gears: {neutral} neutral workers, and with {t.head.seats} seats there are {most_neutral}")
    return 0
