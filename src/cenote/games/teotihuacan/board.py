# mypy: ignore-errors
"""The printed numbers as flat tables, and what is done with goods. The layout is in board.pxd."""

import cython
from cython.cimports.cenote.core.events import note

from cenote.games.teotihuacan.components import (
    ACTION_IDS,
    ATTACHING_IDS,
    AVENUE_STOP_IDS,
    BOARD_IDS,
    KIND_IDS,
    MAIN_STEP_IDS,
    MASK_IDS,
    PART_IDS,
    PRINTED,
    REWARD_IDS,
    SLOT_IDS,
    SPACE_IDS,
    TECHNOLOGY_IDS,
    TEMPLE_IDS,
    by_seats,
)

ROYAL_EFFECTS = {"gain": ROYAL_GAIN, "trade": ROYAL_TRADE, "exchange": ROYAL_EXCHANGE, "score": ROYAL_SCORE}
ROYAL_COUNTS = {"technologies": COUNTS_TECHNOLOGIES, "pyramid_track": COUNTS_TRACK, "avenue": COUNTS_AVENUE}
TECHNOLOGY_EFFECTS = {"pass": TECH_PASS, "main": TECH_MAIN, "power_up": TECH_POWER_UP, "construct": TECH_CONSTRUCT}
BONUS_EFFECTS = {
    "best_mask_set_again": BONUS_MASKS,
    "per_technology": BONUS_TECHNOLOGIES,
    "flat": BONUS_FLAT,
    "per_avenue_space": BONUS_AVENUE,
    "per_reached_temple_bonus_tile": BONUS_BONUSES,
    "per_discovery_tile_without_mask": BONUS_DISCOVERIES,
    "per_worker": BONUS_WORKERS,
}
FIGURES = "brgn"


def gain(t, seat, good, n):
    """Goods from the supply, which never runs out (R1.10)."""
    t.player[seat].good[good] += n
    if n > 0:
        note(cython.address(t.head), EV_GAIN, seat, good, n)


def pay(t, seat, good, n):
    """Goods to the supply."""
    t.player[seat].good[good] -= n
    if n > 0:
        note(cython.address(t.head), EV_PAY, seat, good, n)


def can_pay(player, cost):
    """Are there goods enough for what asks for no choice?"""
    i: cython.int
    for i in range(cost.count):
        if cost.part[i].what < GOODS and player.good[cost.part[i].what] < cost.part[i].n:
            return False
    return True


def pay_all(t, seat, cost):
    i: cython.int
    for i in range(cost.count):
        pay(t, seat, cost.part[i].what, cost.part[i].n)


def score(t, seat, vp, source, of):
    """Points, with where they come from: a source, and what of it."""
    t.player[seat].score += vp
    if vp != 0:
        note(cython.address(t.head), EV_POINTS, seat, vp, source, of)


def marked(player):
    """How many technologies a player has."""
    n: cython.int = 0
    i: cython.int
    for i in range(TECHNOLOGIES):
        n += has(player, i)
    return n


# ---- what is printed ---------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(-1)
def _fill_bundle(bundle: cython.pointer[Bundle], parts: dict) -> cython.int:
    """Parts in the order of their numbers, so that goods come first."""
    found: list = sorted((PART_IDS.index(name), n) for name, n in parts.items())
    assert len(found) <= MOST_PARTS
    bundle.count = len(found)
    for i, (what, n) in enumerate(found):
        bundle.part[i].what = what
        bundle.part[i].n = n
    return 0


def _fill_numbers():
    i: cython.int
    setup, turn = PRINTED["setup"], PRINTED["turn"]
    printed.cocoa_first = setup["cocoa"]["first"]
    printed.cocoa_between = setup["cocoa"]["between"]
    printed.cocoa_last = setup["cocoa"]["last"]
    printed.starting_power = setup["starting_power"]
    printed.fourth_power = setup["fourth_worker_power"]
    printed.farthest = turn["farthest_move"]
    printed.unlock_all = turn["unlock_all"]
    printed.unlock_other = turn["unlock_other"]
    printed.both = turn["worship_both"]
    printed.collect = turn["collect_cocoa"]
    printed.most_counted = turn["most_workers_counted"]
    for seats in range(1, SEATS + 1):
        for i, space in enumerate(by_seats(PRINTED["calendar"]["dark_disc"], seats)):
            printed.dark[seats][i] = space
    eclipse = PRINTED["eclipse"]
    printed.lead_vp = eclipse["pyramid_lead_vp"]
    for i, vp in enumerate(eclipse["pyramid_step_vp"]):
        printed.track_vp[i] = vp
    for i, vp in enumerate(eclipse["mask_set_vp"]):
        printed.mask_vp[i] = vp
    for i, cocoa in enumerate(eclipse["salary"], 1):
        printed.salary[i] = cocoa
    printed.unpaid_vp = eclipse["unpaid_vp"]
    for i in range(PRINTED["avenue"]["spaces"] + 1):
        printed.avenue_stop[i] = AVENUE_STOP_IDS.index(i) if i in AVENUE_STOP_IDS else -1
    for i, vp in enumerate(PRINTED["buildings_row"]["values"]):
        printed.value[i] = vp


def _fill_boards():
    board: cython.int
    space: cython.int = 0
    k: cython.int
    power: cython.int
    column_of = PRINTED["reward_grid"]["column_of_power"]
    for given in PRINTED["board"]:
        board = given["number"]
        assert BOARD_IDS[board - 1] == given["id"]
        printed.resource[board] = -1
        printed.first_space[board] = space if "worship_spaces" in given else -1
        printed.spaces[board] = given.get("worship_spaces", 0)
        for _ in range(given.get("worship_spaces", 0)):
            effect = given["worship"].removeprefix("temple_")
            printed.space_board[space] = board
            printed.space_temple[space] = TEMPLE_IDS.index(effect) if effect in TEMPLE_IDS else TEMPLES
            space += 1
        for k, times in enumerate(given.get("power_ups", []), 1):
            printed.power_ups[board][k] = times
    assert space == SPACES == len(SPACE_IDS)
    for given in PRINTED["resource_board"]:
        board = given["board"]
        printed.resource[board] = PART_IDS.index(given["resource"])
        for k, row in enumerate(given["reward"], 1):
            for power in range(1, TOP_POWER + 1):
                _fill_bundle(cython.address(printed.cell[board][k][power]), row[column_of[power - 1]])
    printed.alone_from = PRINTED["alchemy"]["second_row_alone_from"]
    printed.earlier_vp = PRINTED["alchemy"]["earlier_owner_vp"]
    printed.row_wood = PRINTED["nobles"]["wood"]
    printed.row_avenue = PRINTED["nobles"]["avenue"]
    for i, row in enumerate(PRINTED["nobles"]["rows"]):
        printed.row_size[i] = len(row)
        for j, vp in enumerate(row):
            printed.row_vp[i][j] = vp
    for k, gold in enumerate(PRINTED["decorations"]["gold"], 1):
        printed.decoration_gold[k] = gold
    printed.decoration_vp = PRINTED["decorations"]["vp"]
    printed.decoration_track = PRINTED["decorations"]["pyramid_track"]
    printed.tile_track = PRINTED["construction"]["pyramid_track"]
    for i, reward in enumerate(PRINTED["ascension"]["rewards"]):
        assert REWARD_IDS[i] == reward["id"]
        _fill_bundle(cython.address(printed.reward[i]), reward["gain"])
        _fill_bundle(cython.address(printed.reward_cost[i]), reward.get("pay", {}))


def _fill_temples():
    for number, temple in enumerate(PRINTED["temple"]):
        assert len(temple["reward"]) == TOP_STEP
        printed.main_step[number][0] = -1
        for step, reward in enumerate(temple["reward"], 1):
            _fill_bundle(cython.address(printed.step[number][step]), reward)
            main = (temple["id"], step)
            printed.main_step[number][step] = MAIN_STEP_IDS.index(main) if main in MAIN_STEP_IDS else -1


def _fill_tiles():
    for i, tile in enumerate(PRINTED["royal_tiles"].values()):
        printed.royal_effect[i] = ROYAL_EFFECTS[tile["effect"]]
        printed.royal_plus[i] = tile.get("plus", 0)
        printed.royal_counts[i] = ROYAL_COUNTS[tile.get("counts", "technologies")]
        printed.royal_vp[i] = tile.get("vp", 0)
        _fill_bundle(cython.address(printed.royal_pay[i]), tile.get("pay", {}))
        _fill_bundle(cython.address(printed.royal_gain[i]), tile.get("gain", {}))
    for i, tile in enumerate(PRINTED["technology_tiles"].values()):
        printed.technology_gold[i] = tile["gold"]
        printed.technology_effect[i] = TECHNOLOGY_EFFECTS[tile["effect"]]
        printed.technology_boards[i] = sum(1 << board for board in tile["boards"])
        printed.technology_workers[i] = tile.get("workers", 0)
        printed.technology_discount[i] = tile.get("discount", 0)
        _fill_bundle(cython.address(printed.technology_gain[i]), tile.get("gain", {}))
        _fill_bundle(cython.address(printed.technology_pay[i]), tile.get("pay", {}))
        if tile["effect"] == "pass":
            printed.passing = i
        elif tile["effect"] == "power_up":
            printed.powering = i
        elif tile["effect"] == "construct":
            printed.constructing = i
    for i, tile in enumerate(PRINTED["temple_bonus_tiles"].values()):
        printed.bonus_effect[i] = BONUS_EFFECTS[tile["effect"]]
        vp = tile.get("vp", 0)
        for power in range(1, TOP_POWER + 1):
            printed.bonus_vp[i][power] = vp[power - 1] if isinstance(vp, list) else vp
    assert KIND_IDS[: len(MASK_IDS)] == MASK_IDS
    for i, tile in enumerate(PRINTED["discovery_tiles"].values()):
        assert (tile["use"] == "any_time") == (MASKS <= i < FREE_TIMING)
        printed.copies[i] = tile["copies"]
        _fill_bundle(cython.address(printed.tile_cost[i]), tile["cost"])
        _fill_bundle(cython.address(printed.tile_gain[i]), tile.get("gain", {}))
        for board in tile.get("boards", []):
            printed.extra_board[board] = tile["workers"]
    for i, tile in enumerate(PRINTED["starting_tiles"].items()):
        for j in range(2):
            printed.starting_board[i][j] = tile[1]["boards"][j]
        _fill_bundle(cython.address(printed.starting_gain[i]), tile[1]["gain"])
        printed.attaches[i] = ATTACHING_IDS.index(tile[0]) if tile[0] in ATTACHING_IDS else -1


def _icon(letter):
    return FIGURES.index(letter.lower()) + (IN_COLOUR if letter.isupper() else 0)


def _fill_pyramid():
    place: cython.int = 0
    n: cython.int
    for i, icons in enumerate(PRINTED["pyramid_tiles"].values()):
        for corner in range(4):
            printed.icon[i][corner] = _icon(icons[corner])
    for i, icons in enumerate(PRINTED["decoration_tiles"].values()):
        for half in range(2):
            printed.decoration_icon[i][half] = _icon(icons[half])
    pyramid = PRINTED["pyramid"]
    printed.match_vp = pyramid["match_vp"]
    for i, letters in enumerate("".join(pyramid["ground"])):
        printed.ground[i] = FIGURES.index(letters)
    number = {}
    for level, costs in enumerate(pyramid["level"], 1):
        printed.level_stone[level] = costs["stone"]
        printed.level_wood[level] = costs["wood"]
        printed.level_vp[level] = costs["vp"]
        for row in range(5 - level):
            for column in range(5 - level):
                number[level, row, column] = place
                top_left = 8 * (2 * row + level - 1) + 2 * column + level - 1
                printed.place_level[place] = level
                for corner, cell in enumerate((top_left, top_left + 1, top_left + 9, top_left + 8)):
                    printed.place_cell[place][corner] = cell
                printed.level_places[level] |= cython.cast(cython.uint, 1) << place
                if level > 1:
                    for below in ((row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)):
                        n = number[(level - 1, *below)]
                        printed.place_rests[place] |= cython.cast(cython.uint, 1) << n
                place += 1
    assert place == PYRAMID_PLACES


def _fill_sides():
    place: cython.int
    cell: cython.int
    for i, side in enumerate(PRINTED["decoration_side"]):
        for half in range(2):
            printed.side_half[i][half] = side["halves"][half]
            printed.side_figure[i][half] = FIGURES.index(side["icons"][half])
            printed.side_cell[i][0][half] = -1
            for level, cells in enumerate(side["cells"], 1):
                row, column = cells[half]
                cell = 8 * row + column
                printed.side_cell[i][level][half] = cell
                for place in range(PYRAMID_PLACES):
                    if printed.place_level[place] == level and cell in _cells(place):
                        printed.side_rests[i][level] |= cython.cast(cython.uint, 1) << place


def _cells(place: cython.int):
    return [printed.place_cell[place][corner] for corner in range(4)]


def _fill_bot():
    bot = PRINTED["teotibot"]
    _fill_bundle(cython.address(printed.bot_gain), bot["gain"])
    printed.bot_steps = bot["temple_steps"]
    printed.bot_avenue = bot["avenue"]
    printed.bot_technology = bot["technology_place"]
    workers = [(board, power) for board, power in bot["workers"]]
    for i, (board, power) in enumerate(workers):
        printed.bot_worker[i] = 8 * board + power
    for i, (board, power) in enumerate(bot["locked_workers"], len(workers)):
        printed.bot_worker[i] = 8 * (ON_SPACE + printed.first_space[cython.cast(cython.int, board)]) + power
    printed.fallback_cocoa = bot["fallback_cocoa"]
    printed.exchange_cocoa = bot["exchange"]["cocoa"]
    printed.exchange_vp = bot["exchange"]["vp"]
    printed.bot_gold = bot["technology_gold"]
    printed.bot_wood = bot["building_wood"]
    printed.bot_decoration_gold = bot["decoration_gold"]
    printed.bot_stone = bot["construction_stone"]
    printed.gather = bot["gather"]
    printed.bot_construction_vp = bot["construction_vp"]
    printed.bot_decoration_vp = bot["decoration_vp"]
    printed.worship_steps = bot["worship_steps"]
    printed.worship_steps_any = bot["worship_steps_any"]
    printed.final_resource = bot["final"]["resource"]
    printed.final_cocoa = bot["final"]["cocoa"]
    printed.final_technology = bot["final"]["technology"]
    printed.final_bonus = bot["final"]["temple_bonus_tile"]
    for i, slot in enumerate(bot["pyramid"]["rolled"], 2):
        printed.rolled_slot[i] = SLOT_IDS.index(slot)
    for i, slot in enumerate(SLOT_IDS):
        sources = bot["pyramid"]["filled_from"].get(slot)
        for direction in range(DIRECTIONS):
            printed.filled_from[i][direction] = SLOT_IDS.index(sources[direction]) if sources else -1
    assert len(ACTION_IDS) == ACTIONS


assert len(TECHNOLOGY_IDS) == TECHNOLOGIES
_fill_numbers()
_fill_boards()
_fill_temples()
_fill_tiles()
_fill_pyramid()
_fill_sides()
_fill_bot()
