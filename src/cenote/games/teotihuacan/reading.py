# mypy: ignore-errors
"""The parts of a position that was given in words, each read with care. BadSetup says what is wrong, and where.

Whether they agree with each other is looked at afterwards (consistency.py).
"""

import cython
from cython.cimports.cenote.core.chance import roll
from cython.cimports.cenote.core.hands import DEALT, Hand, deal_to, keep
from cython.cimports.cenote.games.teotihuacan.board import (
    ASCENDING,
    ATTACHED,
    ATTACHED_MARK,
    AVENUE_SPACES,
    AVENUE_STOPS,
    BOARDS,
    BOT,
    BOT_DICE,
    BOT_TURNS,
    CLAIMED,
    DECORATION_DISPLAY,
    DECORATION_TILES,
    DIRECTIONS,
    DISCOVERY_TILES,
    DRAFT_SETUP,
    ECLIPSES,
    GOODS,
    KEPT_TILES,
    KINDS,
    KNOB_WOOD,
    LAID_TILES,
    LAST_PLACE,
    MAIN_STEPS,
    MASKS,
    NO_TILE,
    NOBLE_ROWS,
    NOBODY,
    NUMBERS,
    ON_SPACE,
    ON_THE_WAY,
    PALACE,
    PYRAMID_DISPLAY,
    PYRAMID_PLACES,
    PYRAMID_TILES,
    RESOURCES,
    ROYAL_SPACES,
    SET_ASIDE,
    SIDES,
    TECHNOLOGY_PLACES,
    TEMPLES,
    TOP_POWER,
    TOP_STEP,
    WORK_AFTER_ECLIPSE,
    WORKERS,
    Player,
    dark_disc,
    printed,
)
from cython.cimports.cenote.games.teotihuacan.consistency import stage
from cython.cimports.cenote.games.teotihuacan.pyramid import put_tile
from cython.cimports.cenote.games.teotihuacan.workers import put_worker

from cenote.core.errors import BadSetup
from cenote.core.given import entries, whole
from cenote.games.teotihuacan import given as words
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
    MASK_IDS,
    PLACE_IDS,
    PRINTED,
    PYRAMID_IDS,
    ROW_IDS,
    ROYAL_IDS,
    SIDE_IDS,
    SLOT_IDS,
    SPACE_IDS,
    STARTING_IDS,
    TECHNOLOGY_IDS,
    TEMPLE_IDS,
    by_seats,
)
from cenote.games.teotihuacan.deal import SETUP, STEP_TILES

MOST_GOODS = 10**4  # far more than any game brings, and little enough to be counted in C
MOST_POINTS = 10**6
MOST_ROUNDS = 99
PRINTED_RING = [BOARD_IDS[number - 1] for number in PRINTED["ring"]["printed"]]
FIXED = {place: PRINTED_RING[place] for place in range(8) if place in (0, 4)}
FIRST_GAME = PRINTED["first_game"]
FIRST_ROYAL = {PRINTED["royal_tiles"][tile]["category"].lower(): tile for tile in FIRST_GAME["royal_tiles"]}
FIRST_BONUS = dict(zip(TEMPLE_IDS, FIRST_GAME["temple_bonus_tiles"], strict=True))
STEPS = tuple(f"{temple}.{step}" for temple, step in MAIN_STEP_IDS)
STOPS = tuple(str(space) for space in AVENUE_STOP_IDS)
USABLE = KIND_IDS[len(MASK_IDS) :]
GOODS_TILES = ("vp", "resources3", "resources2", "cocoa4")
"""Those that are used for goods alone."""
WORKER_ENTRIES = ("workers", "locked", "on_the_way", "ascending")
PLAYER_ENTRIES = (
    "points",
    "cocoa",
    *GOOD_IDS[:3],
    *WORKER_ENTRIES,
    "temples",
    "avenue",
    "pyramid_track",
    "technologies",
    "unused",
    "used",
)
SEAT_ENTRIES = (*PLAYER_ENTRIES, "starting_dealt", "starting_kept")
BOT_ENTRIES = (*PLAYER_ENTRIES, "actions", "set_aside", "directions", "last_roll", "dice", "turned")


# ---- the boards --------------------------------------------------------------------------------------------


def read_boards(t, position):
    """The ring and the tiles that lie on it throughout a game; those of a first game if nothing is said."""
    i: cython.int
    ring = words.exactly(position.get("ring", PRINTED_RING), BOARD_IDS, BOARDS, "ring")
    for i in range(BOARDS):
        t.ring[i] = ring[i] + 1
        t.place[t.ring[i]] = i
    for place, board in FIXED.items():
        if BOARD_IDS[ring[place]] != board:
            raise BadSetup(f"ring: {board} lies at place {place + 1}, and never moves")
    royal = entries(position.get("royal_tiles", FIRST_ROYAL), tuple(FIRST_ROYAL), "royal_tiles")
    words.needs_all(royal, FIRST_ROYAL, "royal_tiles")
    for i in range(ROYAL_SPACES):
        letter = CATEGORIES[i].lower()
        t.royal[i] = words.one_of(royal[letter], ROYAL_IDS, f"royal_tiles: {letter}")
        if PRINTED["royal_tiles"][royal[letter]]["category"] != CATEGORIES[i]:
            raise BadSetup(f"royal_tiles: {letter}: {royal[letter]} is of another category")
    technologies = words.exactly(
        position.get("technologies", FIRST_GAME["technology_tiles"]), TECHNOLOGY_IDS, TECHNOLOGY_PLACES, "technologies"
    )
    if technologies != sorted(technologies):
        raise BadSetup("technologies: they lie in ascending order")
    for i in range(TECHNOLOGY_PLACES):
        t.technology[i] = technologies[i]
    bonus = entries(position.get("temple_bonus", FIRST_BONUS), TEMPLE_IDS, "temple_bonus")
    words.needs_all(bonus, TEMPLE_IDS, "temple_bonus")
    words.each_once([bonus[temple] for temple in TEMPLE_IDS], BONUS_IDS, TEMPLES, "temple_bonus")
    for i in range(TEMPLES):
        t.bonus[i] = BONUS_IDS.index(bonus[TEMPLE_IDS[i]])
    rows = words.counts(position.get("nobles", {}), ROW_IDS, 5, "nobles")
    for i in range(NOBLE_ROWS):
        t.row[i] = whole(rows.get(i, 0), 0, printed.row_size[i], f"nobles: {ROW_IDS[i]}")
        t.buildings += t.row[i]
    whole(t.buildings, 0, PRINTED["supply"]["buildings"], "nobles: Buildings in all rows")
    return 0


def read_calendar(t, position):
    """After the Pyramid, which brings the light disc to the dark one when it is finished."""
    dark: cython.int
    t.head.round = 0
    if t.head.to_move >= 0 and stage(t) in SETUP_STAGES:
        whole(position.get("round", 0), 0, 0, "round, while the game is set up")
    else:
        t.head.round = whole(position.get("round", 1), 1, MOST_ROUNDS, "round")
    t.eclipses = whole(position.get("eclipses", 0), 0, ECLIPSES - 1, "eclipses")
    dark = dark_disc(t)
    t.finished = t.built[LAST_PLACE] != NO_TILE
    t.light = whole(position.get("light_disc", dark if t.finished else 0), 0, dark, "light_disc")
    if t.finished and t.light < dark:
        raise BadSetup(f"light_disc: with the Pyramid finished it is on space {dark}")
    t.announced = words.yes_or_no(position.get("announced", False), "announced")
    if t.announced and t.light < dark:
        raise BadSetup(f"announced: an Eclipse is when the light disc is on space {dark}, not {t.light}")
    if t.announced and t.dark_eclipse:
        raise BadSetup("announced: a Dark Eclipse comes without being announced")
    last = position.get("last_goods")
    if last is not None:
        words.one_of(last, GOODS_TILES, "last_goods")
        t.last_goods = KIND_IDS.index(last)
    return 0


# ---- displays, stacks and what was built -------------------------------------------------------------------


def read_pyramid(t, given):
    """From level 1 up, so that what lies higher is seen."""
    i: cython.int
    place: cython.int
    entries(given, ("display", "stack", "tiles"), "pyramid")
    shown = words.display(given.get("display", []), PYRAMID_IDS, PYRAMID_DISPLAY, "pyramid: display")
    for i, tile in enumerate(shown):
        t.display[i] = NO_TILE if tile is None else tile
    stack = words.each_once(given.get("stack", []), PYRAMID_IDS, PYRAMID_TILES, "pyramid: stack")
    t.left = len(stack)
    for i, tile in enumerate(reversed(stack)):
        t.deck[i] = tile
    tiles = entries(given.get("tiles", {}), PLACE_IDS, "pyramid: tiles")
    for place in range(PYRAMID_PLACES):
        if PLACE_IDS[place] not in tiles:
            continue
        where = f"pyramid: tiles: {PLACE_IDS[place]}"
        laid = entries(tiles[PLACE_IDS[place]], ("tile", "turned"), where)
        if (t.occupied & printed.place_rests[place]) != printed.place_rests[place]:
            raise BadSetup(f"{where}: it rests on four tiles, and not all of them are there")
        tile = words.one_of(laid.get("tile"), PYRAMID_IDS, f"{where}: tile")
        put_tile(t, tile, place, whole(laid.get("turned", 0), 0, 3, f"{where}: turned"))
    return 0


def read_decorations(t, given):
    """Those on a side lie one behind the other, and from number 2 on upon the Pyramid."""
    i: cython.int
    side: cython.int
    entries(given, ("display", "stack", "sides"), "decorations")
    shown = words.display(given.get("display", []), DECORATION_IDS, DECORATION_DISPLAY, "decorations: display")
    for i, tile in enumerate(shown):
        t.decoration[i] = NO_TILE if tile is None else tile
    stack = words.each_once(given.get("stack", []), DECORATION_IDS, DECORATION_TILES, "decorations: stack")
    t.decorations_left = len(stack)
    for i, tile in enumerate(reversed(stack)):
        t.decoration_deck[i] = tile
    sides = entries(given.get("sides", {}), SIDE_IDS, "decorations: sides")
    for side in range(SIDES):
        where = f"decorations: {SIDE_IDS[side]}"
        for i, tile in enumerate(words.each_once(sides.get(SIDE_IDS[side], []), DECORATION_IDS, NUMBERS, where)):
            if (t.occupied & printed.side_rests[side][i]) != printed.side_rests[side][i]:
                raise BadSetup(f"{where}: number {i + 1} lies on Pyramid tiles of level {i}, which aren't there")
            t.decorated[side][i] = tile
    return 0


# ---- Discovery tiles ---------------------------------------------------------------------------------------


def read_discoveries(t, position):
    i: cython.int
    which: cython.int
    given = entries(position.get("discoveries", {}), ("boards", "avenue", "steps", "stack"), "discoveries")
    boards = entries(given.get("boards", {}), DISCOVERY_BOARD_IDS, "discoveries: boards")
    for board, kind in boards.items():
        if kind is not None:
            i = BOARD_IDS.index(board) + 1
            t.board_tile[i] = words.one_of(kind, KIND_IDS, f"discoveries: {board}")
    lying = entries(given.get("avenue", {}), STOPS, "discoveries: avenue")
    for which in range(AVENUE_STOPS):
        most = PRINTED["avenue"]["discovery_tiles"][STOPS[which]]
        kinds = words.any_of(lying.get(STOPS[which], []), KIND_IDS, most, f"discoveries: avenue: {STOPS[which]}")
        for i, kind in enumerate(sorted(kinds)):
            t.avenue_tile[which][i] = kind
    lying = entries(given.get("steps", {}), STEPS, "discoveries: steps")
    for which in range(MAIN_STEPS):
        most = by_seats(STEP_TILES[MAIN_STEP_IDS[which]], t.head.seats)
        kinds = words.any_of(lying.get(STEPS[which], []), KIND_IDS, most, f"discoveries: steps: {STEPS[which]}")
        for i, kind in enumerate(sorted(kinds)):
            t.step_tile[which][i] = kind
    read_discovery_stack(t, given.get("stack", []))
    attached = entries(position.get("attached", {}), ATTACHING_IDS, "attached")
    for which in range(ATTACHED):
        kind = attached.get(ATTACHING_IDS[which])
        if kind == "claimed":
            t.attached[which] = CLAIMED
        elif kind is not None:
            t.attached[which] = words.one_of(kind, (*KIND_IDS, "claimed"), f"attached: {ATTACHING_IDS[which]}")
    return 0


@cython.cfunc
@cython.exceptval(-1)
def read_discovery_stack(t: cython.pointer[Table], given: object) -> cython.int:
    """While the game is set up, with the places of the tiles that came with Starting tiles."""
    i: cython.int
    stack = words.any_of(given, (*KIND_IDS, *ATTACHING_IDS), DISCOVERY_TILES + ATTACHED, "discoveries: stack")
    t.discoveries_left = len(stack)
    for i, thing in enumerate(reversed(stack)):
        if thing >= KINDS and t.head.round > 0:
            raise BadSetup("discoveries: stack: the places of tiles with Starting tiles are gone when the game begins")
        if stack.count(thing) > 1 and thing >= KINDS:
            raise BadSetup(f"discoveries: stack: {ATTACHING_IDS[thing - KINDS]} is there twice")
        t.discovery_deck[i] = ATTACHED_MARK + thing - KINDS if thing >= KINDS else thing
    return 0


# ---- neutral workers ---------------------------------------------------------------------------------------


def read_neutral(t, position):
    colour: cython.int
    i: cython.int
    eclipse: cython.int
    most = by_seats(SETUP["neutral_colours"], t.head.seats)
    colours = position.get("neutral_workers", [])
    if not isinstance(colours, (list, tuple)) or len(colours) > most:
        raise BadSetup(f"neutral_workers: a list of at most {most} colours is needed, not {colours!r}")
    for colour, boards in enumerate(colours):
        where = f"neutral_workers: colour {colour}"
        for i in words.each_once(boards, BOARD_IDS, SETUP["neutral_workers"], where):
            t.neutral[colour] |= 1 << (i + 1)
    groups = position.get("neutral_tiles", [])
    if not isinstance(groups, (list, tuple)) or len(groups) > ECLIPSES:
        raise BadSetup(f"neutral_tiles: a list of at most {ECLIPSES} lists is needed, not {groups!r}")
    for eclipse, tiles in enumerate(groups):
        where = f"neutral_tiles: list {eclipse}"
        found = words.each_once(tiles, STARTING_IDS, 2 * most, where)
        if found and len(found) != 2 * most:
            raise BadSetup(f"{where}: two tiles for each colour are needed")
        for i, tile in enumerate(found):
            t.neutral_tile[eclipse][i] = tile
    return 0


# ---- players -----------------------------------------------------------------------------------------------


def read_player(t, seat, given):
    player: cython.pointer[Player] = cython.address(t.player[seat])
    i: cython.int
    where = f"player {seat}"
    entries(given, SEAT_ENTRIES, where)
    read_belongings(t, seat, given, where)
    if any(name in given for name in WORKER_ENTRIES):
        read_workers(t, seat, given, where)
    elif t.head.round > 0:
        for i in range(WORKERS - 1):
            put_worker(player, PALACE, 1)
    return 0


@cython.cfunc
@cython.exceptval(-1)
def read_belongings(t: cython.pointer[Table], seat: cython.int, given: object, where: str) -> cython.int:
    """All but workers and Starting tiles. What is left out stays as it is."""
    player: cython.pointer[Player] = cython.address(t.player[seat])
    i: cython.int
    player.score = whole(given.get("points", player.score), 0, MOST_POINTS, f"{where}: points")
    for i in range(GOODS):
        player.good[i] = whole(given.get(GOOD_IDS[i], player.good[i]), 0, MOST_GOODS, f"{where}: {GOOD_IDS[i]}")
    for i, step in words.counts(given.get("temples", {}), TEMPLE_IDS, TOP_STEP, f"{where}: temples").items():
        player.temple[i] = step
    player.avenue = whole(given.get("avenue", player.avenue), 0, AVENUE_SPACES, f"{where}: avenue")
    player.track = whole(given.get("pyramid_track", player.track), 0, MOST_GOODS, f"{where}: pyramid_track")
    if "technologies" in given:
        read_technologies(t, player, given["technologies"], f"{where}: technologies")
    kinds = words.counts(given.get("unused", {}), KIND_IDS, DISCOVERY_TILES, f"{where}: unused")
    for i, n in kinds.items():
        player.unused[i] = n
    kinds = words.counts(given.get("used", {}), USABLE, DISCOVERY_TILES, f"{where}: used")
    for i, n in kinds.items():
        player.used[MASKS + i] = n
    return 0


@cython.cfunc
@cython.exceptval(-1)
def read_technologies(
    t: cython.pointer[Table], player: cython.pointer[Player], given: object, where: str
) -> cython.int:
    i: cython.int
    there = [t.technology[i] for i in range(TECHNOLOGY_PLACES)]
    player.technologies = 0
    for i in words.each_once(given, TECHNOLOGY_IDS, TECHNOLOGY_PLACES, where):
        if i not in there:
            raise BadSetup(f"{where}: {TECHNOLOGY_IDS[i]} is not in this game")
        player.technologies |= 1 << i
    return 0


@cython.cfunc
@cython.exceptval(-1)
def read_workers(t: cython.pointer[Table], seat: cython.int, given: object, where: str) -> cython.int:
    """Exactly those that are given."""
    player: cython.pointer[Player] = cython.address(t.player[seat])
    i: cython.int
    free = words.unlocked(given.get("workers", []), f"{where}: workers")
    locked = words.locked(given.get("locked", {}), f"{where}: locked")
    on_the_way = words.numbers(given.get("on_the_way", []), range(1, TOP_POWER + 1), 2, f"{where}: on_the_way")
    ascending = whole(given.get("ascending", 0), 0, WORKERS, f"{where}: ascending")
    n = len(free) + len(locked) + len(on_the_way) + ascending
    if n > WORKERS:
        raise BadSetup(f"{where}: {n} workers, and there are {WORKERS}")
    for board, power in free:
        put_worker(player, board, power)
    for i, power in locked.items():
        if t.worshipper[i] != NOBODY:
            raise BadSetup(f"{where}: locked: {SPACE_IDS[i]} has room for one worker, and is taken")
        put_worker(player, ON_SPACE + i, power)
        t.worshipper[i] = seat
    for power in on_the_way:
        put_worker(player, ON_THE_WAY, power)
    for i in range(ascending):
        put_worker(player, ON_THE_WAY, ASCENDING)
    return 0


# ---- Starting tiles ----------------------------------------------------------------------------------------


def read_starting_tiles(t, position, players):
    """The hands, and what lies out for a draft."""
    i: cython.int
    seat: cython.int
    most = by_seats(SETUP["starting_tiles_drafted_from"], t.head.seats)
    laid = words.each_once(position.get("laid_out", []), STARTING_IDS, min(most, LAID_TILES), "laid_out")
    for i, tile in enumerate(sorted(laid)):
        t.laid[i] = tile
    for seat, player in enumerate(players):
        where = f"player {seat}"
        kept = words.each_once(player.get("starting_kept", []), STARTING_IDS, KEPT_TILES, f"{where}: starting_kept")
        dealt = words.each_once(
            player.get("starting_dealt", player.get("starting_kept", [])),
            STARTING_IDS,
            KEPT_TILES if t.setup == DRAFT_SETUP else DEALT,
            f"{where}: starting_dealt",
        )
        for tile in kept:
            if tile not in dealt:
                raise BadSetup(f"{where}: starting_kept: {STARTING_IDS[tile]} was not dealt")
        fill_hand(cython.address(t.player[seat].hand), dealt, kept)
    return 0


@cython.cfunc
@cython.exceptval(-1)
def fill_hand(hand: cython.pointer[Hand], dealt: list, kept: list) -> cython.int:
    for tile in dealt:
        deal_to(hand, tile)
    for tile in kept:
        keep(hand, tile)
    return 0


# ---- the Teotibot ------------------------------------------------------------------------------------------


def read_bot(t, given):
    """What is left out is as at the start of a game, with what was changed of it."""
    bot: cython.pointer[Player] = cython.address(t.player[BOT])
    i: cython.int
    where = "teotibot"
    entries(given, BOT_ENTRIES, where)
    for i in range(RESOURCES):
        bot.good[i] = PRINTED["teotibot"]["gain"][GOOD_IDS[i]] + t.knob[KNOB_WOOD + i]
    for i in range(TEMPLES):
        bot.temple[i] = printed.bot_steps
    bot.avenue = printed.bot_avenue
    bot.technologies = 1 << t.technology[printed.bot_technology]
    read_belongings(t, BOT, given, where)
    for i in range(MASKS, KINDS):
        if bot.unused[i] or bot.used[i]:
            raise BadSetup(f"{where}: of the Discovery tiles it claims only masks, not {KIND_IDS[i]}")
    if any(name in given for name in WORKER_ENTRIES):
        read_workers(t, BOT, given, where)
    else:
        read_workers(t, BOT, starting_workers(t), where)
    read_actions(t, given)
    read_chance(t, given)
    return 0


@cython.cfunc
def starting_workers(t: cython.pointer[Table]) -> dict:
    """Where the workers of the Teotibot stand at the start, in words."""
    i: cython.int
    bot = PRINTED["teotibot"]
    workers = [f"{BOARD_IDS[board - 1]}.{power + t.knob[i]}" for i, (board, power) in enumerate(bot["workers"])]
    return {"workers": workers, "locked": {BOARD_IDS[board - 1]: power for board, power in bot["locked_workers"]}}


@cython.cfunc
@cython.exceptval(-1)
def read_actions(t: cython.pointer[Table], given: object) -> cython.int:
    i: cython.int
    slots = SLOT_IDS[:SET_ASIDE]
    lying = entries(
        given.get("actions", dict(zip(slots, ACTION_IDS[:SET_ASIDE], strict=True))), slots, "teotibot: actions"
    )
    words.needs_all(lying, slots, "teotibot: actions")
    tiles = [*(lying[slot] for slot in slots), given.get("set_aside", ACTION_IDS[SET_ASIDE])]
    for i, action in enumerate(words.exactly(tiles, ACTION_IDS, len(ACTION_IDS), "teotibot: actions and set_aside")):
        t.action[i] = action
    directions = words.any_of(
        given.get("directions", [DIRECTION_IDS[0]] * DIRECTIONS), DIRECTION_IDS, DIRECTIONS, "teotibot: directions"
    )
    if len(directions) != DIRECTIONS:
        raise BadSetup(f"teotibot: directions: {DIRECTIONS} are needed")
    for i, direction in enumerate(directions):
        t.direction[i] = direction
    return 0


@cython.cfunc
@cython.exceptval(-1)
def read_chance(t: cython.pointer[Table], given: object) -> cython.int:
    """Its dice, and how its tiles will be turned: what is too few for the rest of a game is filled up."""
    chance: cython.ulonglong = 1
    i: cython.int
    dice = words.numbers(given.get("dice", []), range(1, 7), BOT_DICE, "teotibot: dice")
    last = words.numbers(given.get("last_roll", []), range(1, 7), 2, "teotibot: last_roll")
    if len(dice) % 2 or len(last) % 2:
        raise BadSetup("teotibot: dice: they are rolled in pairs")
    for i, die in enumerate(last):
        t.last_roll[i] = die
    while len(dice) < 2 * turns_left(t):
        dice.append(1 + roll(cython.address(chance), 6))
    t.rolled = BOT_DICE - len(dice)
    for i, die in enumerate(dice):
        t.dice[t.rolled + i] = die
    turned = words.numbers(given.get("turned", []), range(4), BOT_TURNS, "teotibot: turned")
    while len(turned) < free_places(t):
        turned.append(roll(cython.address(chance), 4))
    t.bot_placed = BOT_TURNS - len(turned)
    for i, turns in enumerate(turned):
        t.bot_turn[t.bot_placed + i] = turns
    return 0


@cython.cfunc
@cython.exceptval(check=False)
def turns_left(t: cython.pointer[Table]) -> cython.int:
    """At most so many turns of the Teotibot are to come: each moves the light disc on, and one more goes by before an
    Eclipse is scored."""
    eclipse: cython.int
    turns: cython.int
    if t.head.to_move < 0:
        return 0
    if stage(t) == WORK_AFTER_ECLIPSE:
        turns = 0
    elif t.announced:
        turns = 1
    else:
        turns = max(dark_disc(t) - t.light, 1) + 1
    for eclipse in range(t.eclipses + 1, ECLIPSES):
        turns += printed.dark[t.head.seats][eclipse] + 1
    return turns


@cython.cfunc
@cython.exceptval(check=False)
def free_places(t: cython.pointer[Table]) -> cython.int:
    """How many Pyramid tiles may still be laid."""
    place: cython.int
    n: cython.int = 0
    if t.head.to_move < 0:
        return 0
    for place in range(PYRAMID_PLACES):
        n += t.built[place] == NO_TILE
    return n


DISCOVERY_BOARD_IDS = tuple(BOARD_IDS[number - 1] for number in DISCOVERY_BOARDS)
SETUP_STAGES = (1, 2, 88)  # the kinds of keep, draft and seat
assert BOT_TURNS >= PYRAMID_PLACES
