# mypy: ignore-errors
"""The printed numbers as flat tables, and what is done with goods. The layout is in board.pxd."""

import cython
from cython.cimports.cenote.core.events import note
from cython.cimports.cenote.games.tzolkin.moves import PICK

from cenote.games.tzolkin.components import (
    GEAR_IDS,
    GOOD_IDS,
    PRINTED,
    RESOURCE_IDS,
    TEMPLE_IDS,
    TILE_IDS,
    TRACK_IDS,
    TYPE_IDS,
)

OPERATIONS = {
    "gain": OP_GAIN,
    "vp": OP_VP,
    "climb": OP_CLIMB,
    "advance": OP_ADVANCE,
    "worker": OP_WORKER,
    "market": OP_MARKET,
    "build": OP_BUILD,
    "borrow": OP_BORROW,
    "feed_free": OP_FEED_FREE,
    "feed_discount": OP_FEED_DISCOUNT,
}

SCORINGS = {
    "per_owned_of_type": PER_OWNED_OF_TYPE,
    "per_own_building_and_monument": PER_OWN_TILE,
    "by_workers_in_play": BY_WORKERS,
    "best_temple_steps_above_start": BEST_TEMPLE,
    "per_monument_built_by_anyone": PER_MONUMENT_OF_ANYONE,
    "per_technology_level": PER_LEVEL,
    "temple_step_vp_again": TEMPLE_VP_AGAIN,
    "per_corn_tile": PER_CORN_TILE,
    "per_wood_tile": PER_WOOD_TILE,
    "tracks_at_level_3": BY_TRACKS_AT_TOP,
    "per_skull_on_chichen_itza_by_anyone": PER_SACRED_SKULL,
}


def gain(t, player, good, n):
    """Goods from the bank. Only skulls can run out there."""
    taken: cython.int = n
    if good == CORN:
        player.corn += n
    elif good == SKULL:
        if taken > t.bank_skulls:
            taken = t.bank_skulls
        t.bank_skulls -= taken
        player.skulls += taken
    else:
        player.block[good] += n
    if taken > 0:
        note(cython.address(t.head), EV_GAIN, seat_of(t, player), good, taken)


def pay(t, player, good, n):
    """Goods to the bank."""
    if good == CORN:
        player.corn -= n
    elif good == SKULL:
        player.skulls -= n
        t.bank_skulls += n
    else:
        player.block[good] -= n
    if n > 0:
        note(cython.address(t.head), EV_PAY, seat_of(t, player), good, n)


def score(t, player, vp, source, of):
    score_quarters(t, player, vp * QUARTERS, source, of)


def score_quarters(t, player, quarters, source, of):
    """Points, with where they come from: a source, and what of it."""
    player.score += quarters
    if quarters != 0:
        note(cython.address(t.head), EV_POINTS, seat_of(t, player), quarters, source, of)


def take_worker(t, player):
    """One own worker from the bank, if one is left there."""
    if player.workers < MOST_WORKERS:
        player.workers += 1
        player.hand += 1
        note(cython.address(t.head), EV_WORKER, seat_of(t, player), player.workers)


def blocks(player):
    return player.block[WOOD] + player.block[STONE] + player.block[GOLD]


def owns(player, tile):
    return (player.built >> tile) & 1


def _fill_gears():
    pick: cython.int = PICK
    for g, gear in enumerate(PRINTED["gear"]):
        printed.teeth[g] = gear["teeth"]
        printed.last[g] = gear["free_choice"][-1]
        printed.first_free[g] = gear["free_choice"][0]
        printed.first_pick[g] = pick
        pick += gear["free_choice"][-1] + 1
    for row in PRINTED["palenque"]["harvest"]:
        printed.field_corn[row["action"] - 2] = row["corn"]
        printed.field_wood[row["action"] - 2] = row["wood"]
    printed.fishing = PRINTED["palenque"]["fishing"]
    for row in PRINTED["yaxchilan"]["gain"]:
        for good, name in enumerate(GOOD_IDS):
            printed.yaxchilan[row["action"]][good] = row.get(name, 0)
    printed.temple_corn = PRINTED["uxmal"]["temple_corn"]
    printed.corn_per_resource = PRINTED["uxmal"]["corn_per_resource"]
    printed.borrow_corn = PRINTED["uxmal"]["borrow_corn"]
    for row in PRINTED["chichen_itza"]["action"]:
        printed.sacred_vp[row["action"]] = row["vp"]
        printed.sacred_temple[row["action"]] = TEMPLE_IDS.index(row["temple"])
        printed.sacred_resource[row["action"]] = row["any_resource"]


def _fill_rules():
    for i, round_ in enumerate(PRINTED["calendar"]["food_rounds"]):
        printed.food_round[i] = round_
    printed.corn_per_worker = PRINTED["calendar"]["corn_per_worker"]
    printed.unfed = PRINTED["calendar"]["vp_per_unfed_worker"]
    for n, corn in enumerate(PRINTED["placing"]["surcharge"], 1):
        printed.surcharge[n] = corn
    printed.most_corn_to_beg = PRINTED["begging"]["most_corn"]
    printed.corn_after_begging = PRINTED["begging"]["corn_after"]
    for r, resource in enumerate(RESOURCE_IDS):
        printed.price[r] = PRINTED["market"][resource]
    printed.corn_per_vp = PRINTED["final"]["corn_per_vp"]
    printed.vp_per_skull = PRINTED["final"]["vp_per_skull"]


def _fill_technologies():
    technology = PRINTED["technology"]
    for level in range(TOP_LEVEL + 1):
        printed.level_cost[level] = technology["cost"][level]
        printed.harvest_bonus[level] = technology["agriculture"]["harvest"][level]
        printed.fishing_bonus[level] = technology["agriculture"]["fishing"][level]
        printed.architecture_corn[level] = technology["architecture"]["corn"][level]
        printed.architecture_vp[level] = technology["architecture"]["vp"][level]
    printed.without_tile_from = technology["agriculture"]["without_tile_from"]
    for r, resource in enumerate(RESOURCE_IDS):
        printed.extraction_from[r] = technology["extraction"][f"{resource}_from"]
    printed.discount_from = technology["architecture"]["discount_from"]
    printed.discount_corn = technology["architecture"]["discount_corn"]
    printed.space_ahead_from = technology["theology"]["space_ahead_from"]
    printed.devotion_from = technology["theology"]["devotion_from"]
    printed.second_skull_from = technology["theology"]["second_skull_from"]
    for track, name in enumerate(("temple_steps", "any_resource", "vp", "skull")):
        printed.bonus[track] = technology["bonus"][name]


def _fill_temples():
    for number, temple in enumerate(PRINTED["temple"]):
        printed.top[number] = len(temple["vp"]) - 1
        for step, vp in enumerate(temple["vp"]):
            printed.step_vp[number][step] = vp
            good = temple["goods"].get(str(step))
            printed.step_good[number][step] = EMPTY if good is None else GOOD_IDS.index(good)
        for age in range(2):
            printed.highest[number][age] = temple["highest"][age]


def _fill_tiles():
    for number, tile in enumerate(PRINTED["building"] + PRINTED["monument"]):
        printed.type[number] = TYPE_IDS.index(tile["type"])
        for good, name in enumerate(GOOD_IDS):
            printed.cost[number][good] = tile["cost"].get(name, 0)
    tiles = PRINTED["building"] + PRINTED["monument"] + PRINTED["wealth"]
    assert len(tiles) == len(TILE_IDS) == TILES
    for number, tile in enumerate(tiles):
        effects = tile.get("effects", [])
        printed.effects[number] = len(effects)
        for i, effect in enumerate(effects):
            printed.effect[number][i].op = OPERATIONS[effect["op"]]
            printed.effect[number][i].n = effect.get("n", 1)
            printed.effect[number][i].what = _target(effect)
    for number, tile in enumerate(PRINTED["monument"]):
        scores = tile["scores"]
        printed.scoring[number] = SCORINGS[scores["kind"]]
        printed.scoring_type[number] = TYPE_IDS.index(scores["type"]) if "type" in scores else -1
        table = scores.get("table", scores.get("vp", 0))
        for i, vp in enumerate(table if isinstance(table, list) else [table]):
            printed.scoring_vp[number][i] = vp


def _target(effect):
    """The good, temple or track that an effect names."""
    if "good" in effect:
        return GOOD_IDS.index(effect["good"])
    if "temple" in effect:
        return ANY_TEMPLE if effect["temple"] == "any" else TEMPLE_IDS.index(effect["temple"])
    if "track" in effect:
        return ANY_TRACK if effect["track"] == "any" else TRACK_IDS.index(effect["track"])
    return 0


assert len(GEAR_IDS) == GEARS
_fill_gears()
_fill_rules()
_fill_technologies()
_fill_temples()
_fill_tiles()
