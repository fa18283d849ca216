# mypy: ignore-errors
"""A position in words, for tests and for setting one up by hand: writing it, and reading it with care.

What a hand-made position leaves out is as at the start of a game: the jungle full, three workers in hand, nothing on
offer. docs/notation.md lists the entries.
"""

from typing import Any

import cython
from cython.cimports.cenote.core.frames import push
from cython.cimports.cenote.games.tzolkin.board import (
    BUILDINGS,
    BUILT,
    DEALT,
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
from cython.cimports.cenote.games.tzolkin.decisions import fill
from cython.cimports.cenote.games.tzolkin.set_up import clear_table

from cenote.core.errors import BadSetup
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

GROUPS = tuple(str(action) for action in range(2, 2 + FIELD_GROUPS))


# ---- writing -----------------------------------------------------------------------------------------------


def write_position(t):
    seats: cython.int = t.head.seats
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
        "monuments": [None if t.monument[i] == NO_TILE else TILE_IDS[t.monument[i]] for i in range(seats + 2)],
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
        "wealth_dealt": [TILE_IDS[player.dealt[i]] for i in range(DEALT) if player.dealt[i] != NO_TILE],
        "wealth_kept": [TILE_IDS[player.dealt[i]] for i in range(DEALT) if (player.kept >> i) & 1],
    }


# ---- reading: small checks ---------------------------------------------------------------------------------


def entries(given: Any, allowed: Any, where: str) -> dict[str, Any]:
    """A mapping with no other entries than those allowed."""
    if not isinstance(given, dict):
        raise BadSetup(f"{where}: a mapping is needed, not {given!r}")
    for name in given:
        if name not in allowed:
            raise BadSetup(f"{where}: there is no {name!r}; there are {', '.join(allowed)}")
    return given


def whole(value: Any, low: int, high: int, where: str) -> int:
    """A whole number in a range."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadSetup(f"{where}: {value!r} is not a whole number from {low} to {high}")
    return value


def seat_number(value: Any, seats: int, where: str) -> int:
    return whole(value, 0, seats - 1, where)


def tile_list(value: Any, allowed: Any, most: int, where: str) -> list[str]:
    """A list of tiles, each of a kind that may lie there. Gaps (None) are left out."""
    if not isinstance(value, (list, tuple)):
        raise BadSetup(f"{where}: a list of tiles is needed, not {value!r}")
    tiles = [tile for tile in value if tile is not None]
    for tile in tiles:
        if not isinstance(tile, str) or tile not in TILE:
            raise BadSetup(f"{where}: there is no tile {tile!r}")
        if tile not in allowed:
            raise BadSetup(f"{where}: {tile} can't lie here")
    if len(value) > most:
        raise BadSetup(f"{where}: {len(value)} tiles, and at most {most} can lie here")
    return tiles


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
    players = position.get("players", [{}] * seats)
    if not isinstance(players, (list, tuple)) or len(players) != seats:
        raise BadSetup(f"players: a list of {seats} is needed, one for each seat")
    read_calendar(t, position)
    read_gears(t, entries(position.get("gears", {}), GEAR_IDS, "gears"))
    for seat, player in enumerate(players):
        read_player(t, seat, entries(player, PLAYER_ENTRIES, f"player {seat}"))
    read_tops(t)
    read_jungle(t, entries(position.get("jungle", {}), GROUPS, "jungle"))
    read_skulls(t, position)
    read_pending(t, position)
    read_tiles(t, position, players)
    read_workers(t, players)
    if t.head.to_move >= 0:
        check_answers(t)
    return 0


@cython.cfunc
@cython.exceptval(-1)
def read_calendar(t: cython.pointer[Table], position: object) -> cython.int:
    seats: cython.int = t.head.seats
    last: cython.int = printed.food_round[FOOD_DAYS - 1]
    over: cython.bint = position.get("to_move", 0) is None
    t.head.round = whole(position.get("round", 1), 0, last + 1, "round")
    passed = sum(printed.food_round[i] < t.head.round for i in range(FOOD_DAYS))
    if over:
        passed = FOOD_DAYS
    t.food_days = whole(position.get("food_days", passed), 0, FOOD_DAYS, "food_days")
    # two days at once may have skipped the last of them, which is then held in this round (14.4)
    skipped = passed > 0 and printed.food_round[passed - 1] == t.head.round - 1
    if t.food_days != passed and not (skipped and t.food_days == passed - 1):
        # between a Food Day and the advance of the calendar the round is still its own
        held = passed < FOOD_DAYS and printed.food_round[passed] == t.head.round and t.food_days == passed + 1
        if not held:
            raise BadSetup(f"food_days: {t.food_days} can't have been held before round {t.head.round}")
    t.age = 1 if t.food_days >= 2 else 0
    whole(position.get("age", t.age + 1), t.age + 1, t.age + 1, "age")
    t.first = seat_number(position.get("first_player", 0), seats, "first_player")
    space = position.get("first_player_space")
    t.first_space = NOBODY if space is None else seat_number(space, seats, "first_player_space")
    t.tooth_corn = whole(position.get("tooth_corn", 0), 0, last, "tooth_corn")
    return 0


@cython.cfunc
@cython.exceptval(-1)
def read_gears(t: cython.pointer[Table], gears: dict) -> cython.int:
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
def read_player(t: cython.pointer[Table], seat: cython.int, given: dict) -> cython.int:
    player: cython.pointer[Player] = cython.address(t.player[seat])
    i: cython.int
    where = f"player {seat}"
    points = given.get("points", 0)
    if isinstance(points, bool) or not isinstance(points, (int, float)) or points * QUARTERS != int(points * QUARTERS):
        raise BadSetup(f"{where}: points: {points!r} is not a number of quarters")
    player.score = whole(int(points * QUARTERS), -10000, 10000, f"{where}: points")
    player.corn = whole(given.get("corn", 0), 0, 1000, f"{where}: corn")
    for i in range(RESOURCES):
        player.block[i] = whole(given.get(RESOURCE_IDS[i], 0), 0, 100, f"{where}: {RESOURCE_IDS[i]}")
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
        for tile in tile_list(given.get(name, []), allowed, len(allowed), f"{where}: {name}"):
            player.built |= cython.cast(cython.ulonglong, 1) << cython.cast(cython.int, TILE[tile])
    read_wealth(t, player, given, where)
    return 0


@cython.cfunc
@cython.exceptval(-1)
def read_wealth(t: cython.pointer[Table], player: cython.pointer[Player], given: dict, where: str) -> cython.int:
    """The tiles dealt, and which of them were kept; the kept ones alone will do."""
    i: cython.int
    kept = tile_list(given.get("wealth_kept", []), WEALTH_IDS, 2, f"{where}: wealth_kept")
    dealt = tile_list(given.get("wealth_dealt", kept), WEALTH_IDS, DEALT, f"{where}: wealth_dealt")
    for tile in kept:
        if tile not in dealt:
            raise BadSetup(f"{where}: wealth_kept: {tile} was not dealt")
    in_order = sorted(dealt, key=TILE_IDS.index)
    gap: cython.int = DEALT - len(in_order)  # unknown tiles come first, as they sort
    for i in range(len(in_order)):
        player.dealt[gap + i] = TILE[in_order[i]]
        if in_order[i] in kept:
            player.kept |= 1 << (gap + i)
    return 0


@cython.cfunc
@cython.exceptval(-1)
def read_tops(t: cython.pointer[Table]) -> cython.int:
    temple: cython.int
    seat: cython.int
    for temple in range(TEMPLES):
        there = [seat for seat in range(t.head.seats) if t.player[seat].temple[temple] == printed.top[temple]]
        if len(there) > 1:
            raise BadSetup(f"{TEMPLE_IDS[temple]}: the top step has room for one, not for players {there}")
    return 0


@cython.cfunc
@cython.exceptval(-1)
def read_jungle(t: cython.pointer[Table], jungle: dict) -> cython.int:
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
def read_tiles(t: cython.pointer[Table], position: object, players: object) -> cython.int:
    i: cython.int
    seats: cython.int = t.head.seats
    rows = entries(position.get("buildings", {}), ("row", "stack_1", "stack_2"), "buildings")
    row = tile_list(rows.get("row", []), AGE_IDS[t.age], OFFER, "buildings: row")
    stacks = [
        tile_list(rows.get(f"stack_{age + 1}", []), AGE_IDS[age], 18, f"buildings: stack_{age + 1}") for age in (0, 1)
    ]
    monuments = tile_list(position.get("monuments", []), MONUMENT_IDS, seats + 2, "monuments")
    drawn = tile_list(position.get("neutral_tiles", []), WEALTH_IDS, len(WEALTH_IDS), "neutral_tiles")
    if stacks[0] and t.age == 1:
        raise BadSetup("buildings: stack_1 is out of the game in age 2")
    on_table = [*row, *stacks[0], *stacks[1], *monuments, *drawn, *pending.tiles_in_hand(position.get("pending", []))]
    for player in players:
        on_table += [*player.get("buildings", []), *player.get("monuments", [])]
        on_table += player.get("wealth_dealt", player.get("wealth_kept", []))
    for tile in on_table:
        if on_table.count(tile) > 1:
            raise BadSetup(f"tiles: {tile} is there {on_table.count(tile)} times")
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
        if players[seat].get("available", t.player[seat].hand) != t.player[seat].hand:
            raise BadSetup(
                f"player {seat}: {t.player[seat].hand} workers are available, not {players[seat]['available']}"
            )
    if neutral > most_neutral:
        raise BadSetup(f"gears: {neutral} neutral workers, and with {t.head.seats} seats there are {most_neutral}")
    return 0


@cython.cfunc
@cython.exceptval(-1)
def read_pending(t: cython.pointer[Table], position: object) -> cython.int:
    to_move = position.get("to_move", t.first)
    given = position.get("pending", [] if to_move is None else [{"ask": "start", "begged": False}])
    if to_move is None:
        if given:
            raise BadSetup("pending: nothing is pending when the game is over")
        t.head.to_move = -1
        return 0
    t.head.to_move = seat_number(to_move, t.head.seats, "to_move")
    for frame in pending.read(given):
        push(cython.address(t.head), frame[0], frame[1], frame[2], frame[3], frame[4])
    return 0


@cython.cfunc
@cython.exceptval(-1)
def check_answers(t: cython.pointer[Table]) -> cython.int:
    """Somebody must have something to do."""
    moves: cython.short[192]
    kind: cython.int = t.head.frames[t.head.depth - 1].kind
    if (t.head.round == 0) != pending.is_keep(kind):
        raise BadSetup("round: starting wealth is chosen in round 0, and in no other")
    if pending.is_keep(kind) and any(t.player[i].dealt[0] == NO_TILE for i in range(t.head.seats)):
        raise BadSetup("wealth_dealt: four tiles for each seat are needed to choose from")
    if not pending.is_work(kind) and fill(t, cython.address(moves[0])) == 0:
        raise BadSetup("pending: nobody could answer what is asked here")
    return 0
