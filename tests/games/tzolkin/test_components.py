"""What components.toml says, against a second transcription of the printed things, and by using each of them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cenote.games.tzolkin.components import PRINTED
from tests.games.tzolkin.positions import (
    GEARS,
    TEMPLES,
    TRACKS,
    Entries,
    changes,
    end_round,
    game,
    last_turn,
    offers,
    picking,
    used,
)
from tests.games.tzolkin.scenes import SACRED

# Each building: its type, its cost, what it gives at once, and the answers where it asks for a choice.
BUILDINGS: dict[str, tuple[str, Entries, Entries, str]] = {
    "A1F1": ("farm", {"wood": 1}, {}, ""),
    "A1F2": ("farm", {"wood": 1}, {}, ""),
    "A1F3": ("farm", {"wood": 1}, {}, ""),
    "A1F4": ("farm", {"wood": 4}, {}, ""),
    "A1F5": ("farm", {"wood": 4}, {}, ""),
    "A1C1": ("civic", {"wood": 2}, {"agriculture": 1}, ""),
    "A1C2": ("civic", {"wood": 3}, {"agriculture": 1, "stone": 1}, ""),
    "A1C3": ("civic", {"wood": 1, "stone": 1}, {"extraction": 1, "corn": 1}, ""),
    "A1C4": ("civic", {"wood": 2, "stone": 1}, {"extraction": 1, "gold": 1}, ""),
    "A1T1": ("tomb", {"wood": 2, "stone": 1}, {"chaac": 1, "quetzalcoatl": 1}, ""),
    "A1T2": ("tomb", {"wood": 1, "stone": 2}, {"chaac": 1, "kukulkan": 1}, ""),
    "A1T3": ("tomb", {"wood": 1, "gold": 1}, {"quetzalcoatl": 1}, "climb:quetzalcoatl"),
    "A1S1": ("shrine", {"gold": 1}, {"architecture": 1}, ""),
    "A1S2": ("shrine", {"stone": 1, "gold": 1}, {"theology": 1, "kukulkan": 1}, ""),
    "A2F1": ("farm", {"wood": 2}, {}, ""),
    "A2F2": ("farm", {"wood": 2}, {}, ""),
    "A2F3": ("farm", {"wood": 2}, {}, ""),
    "A2C1": ("civic", {"wood": 3}, {"theology": 1, "stone": 1}, "advance:theology"),
    "A2C2": ("civic", {"wood": 2, "stone": 1}, {"theology": 1, "gold": 1}, "advance:theology"),
    "A2C3": ("civic", {"wood": 3, "stone": 1}, {"theology": 1, "corn": 6}, "advance:theology"),
    "A2C4": ("civic", {"wood": 2, "stone": 2}, {"theology": 1, "skulls": 1, "skulls_in_bank": -1}, "advance:theology"),
    "A2T1": ("tomb", {"stone": 3}, {"points": 6}, ""),
    "A2T2": ("tomb", {"wood": 1, "stone": 1, "gold": 1}, {"workers": 1, "available": 1, "points": 6}, ""),
    "A2T3": ("tomb", {"wood": 1, "gold": 2}, {"points": 8}, ""),
    "A2T4": ("tomb", {"wood": 2, "stone": 1, "gold": 1}, {"points": 2}, ""),
    "A2T5": (
        "tomb",
        {"wood": 1, "stone": 2, "gold": 1},
        {"chaac": 1, "quetzalcoatl": 1, "kukulkan": 1, "points": 3},
        "",
    ),
    "A2S1": ("shrine", {"stone": 2}, {"chaac": 2, "points": 2}, ""),
    "A2S2": ("shrine", {"gold": 2}, {"kukulkan": 2, "points": 3}, ""),
    "A2S3": ("shrine", {"gold": 3}, {"quetzalcoatl": 2, "points": 4}, ""),
    "A2S4": ("shrine", {"stone": 1, "gold": 1}, {"architecture": 1, "points": 3}, ""),
    "A2S5": ("shrine", {"stone": 2, "gold": 1}, {"theology": 1, "chaac": 1, "kukulkan": 1}, ""),
    "A2S6": (
        "shrine",
        {"stone": 1, "gold": 2},
        {"agriculture": 1, "theology": 1},
        "advance:agriculture advance:theology",
    ),
}

# Each monument: its type, its cost, and what it scores for the player RICH_END.
MONUMENTS: dict[str, tuple[str, Entries, int]] = {
    "MON_TOMBS": ("tomb", {"wood": 3, "stone": 2, "gold": 1}, 4 * (3 + 1)),
    "MON_CIVICS": ("civic", {"wood": 2, "stone": 3, "gold": 1}, 4 * (2 + 1)),
    "MON_SHRINES": ("shrine", {"stone": 2, "gold": 3}, 4 * (4 + 1)),
    "MON_ALL_BUILT": ("tomb", {"wood": 1, "stone": 3, "gold": 2}, 2 * (10 + 1)),
    "MON_WORKERS": ("civic", {"wood": 3, "gold": 3}, 12),
    "MON_BEST_TEMPLE": ("shrine", {"stone": 3, "gold": 3}, 3 * 3),
    "MON_EVERY_MONUMENT": ("tomb", {"wood": 2, "stone": 2, "gold": 2}, 6 * (1 + 2)),
    "MON_TECH_LEVELS": ("civic", {"wood": 2, "stone": 1, "gold": 3}, 3 * (3 + 3 + 1)),
    "MON_TEMPLE_VP": ("shrine", {"stone": 4, "gold": 3}, 6 + 2 - 3),
    "MON_CORN_TILES": ("tomb", {"wood": 1, "stone": 1, "gold": 4}, 4 * 3),
    "MON_WOOD_TILES": ("tomb", {"wood": 1, "gold": 4}, 4 * 2),
    "MON_TECH_MAXED": ("civic", {"wood": 1, "stone": 1, "gold": 3}, 20),
    "MON_SKULLS": ("shrine", {"gold": 4, "skulls": 1}, 3 * 2),
}

# Each starting wealth tile: what it gives at once, and the space it names for a neutral worker.
WEALTH: dict[str, tuple[Entries, str, int]] = {
    "PAL1": ({"corn": 3, "quetzalcoatl": 1, "agriculture": 1}, "palenque", 1),
    "PAL3": ({"corn": 5, "gold": 1, "quetzalcoatl": 1}, "palenque", 3),
    "PAL5": ({"stone": 1, "gold": 1, "agriculture": 1}, "palenque", 5),
    "PAL7": ({"corn": 9, "stone": 1}, "palenque", 7),
    "YAX1": ({"wood": 1, "kukulkan": 1, "extraction": 1}, "yaxchilan", 1),
    "YAX3": ({"corn": 2, "wood": 2, "kukulkan": 1}, "yaxchilan", 3),
    "YAX5": ({"corn": 4, "wood": 1, "extraction": 1}, "yaxchilan", 5),
    "YAX7": ({"corn": 3, "wood": 2, "stone": 1}, "yaxchilan", 7),
    "TIK1": ({"corn": 2, "chaac": 1, "architecture": 1}, "tikal", 1),
    "TIK3": ({"corn": 6, "stone": 2}, "tikal", 3),
    "TIK5": ({"corn": 3, "gold": 1, "architecture": 1}, "tikal", 5),
    "TIK7": ({"corn": 6, "wood": 1, "stone": 1}, "tikal", 7),
    "UXM1": ({"corn": 5, "stone": 1, "chaac": 1}, "uxmal", 1),
    "UXM3": ({"corn": 3, "wood": 1}, "uxmal", 3),
    "UXM5": ({"workers": 1, "available": 1}, "uxmal", 5),
    "UXM7": ({"corn": 8, "gold": 1}, "uxmal", 7),
    "CHI0": ({"corn": 4, "wood": 1, "skulls": 1, "skulls_in_bank": -1}, "chichen_itza", 0),
    "CHI3": ({"corn": 5, "stone": 1, "theology": 1}, "chichen_itza", 3),
    "CHI5": ({"corn": 4, "wood": 3}, "chichen_itza", 5),
    "CHI7": ({"corn": 2, "wood": 2, "theology": 1}, "chichen_itza", 7),
    "CHI10": ({"corn": 7, "wood": 2}, "chichen_itza", 10),
}

# Corn that a farm saves somebody with six workers, who otherwise need 12.
FARMS = dict.fromkeys(("A1F1", "A1F2", "A1F3"), 2) | {"A1F4": 6, "A1F5": 6} | dict.fromkeys(("A2F1", "A2F2", "A2F3"), 6)

# Each temple, from the bottom: VP of every step, goods beside the steps, the bonus for the highest in both ages.
STEPS: dict[str, tuple[list[int], dict[int, str], tuple[int, int]]] = {
    "chaac": ([-1, 0, 2, 4, 6, 7, 8], {2: "stone", 4: "stone"}, (6, 2)),
    "quetzalcoatl": ([-2, 0, 1, 2, 4, 6, 9, 12, 13], {3: "gold", 5: "gold"}, (2, 6)),
    "kukulkan": ([-3, 0, 1, 3, 5, 7, 9, 10], {2: "wood", 4: "wood", 5: "skulls"}, (4, 4)),
}


def round_of(building: str) -> int:
    """A round of the building's age, in which no Food Day is due."""
    return 3 if building.startswith("A1") else 16


# ---- counts and sums ---------------------------------------------------------------------------------------


def ids(kind: str) -> list[str]:
    return [thing["id"] for thing in PRINTED[kind]]


def total(kind: str, **which: Any) -> Counter[str]:
    """The costs of all tiles of a kind."""
    tiles = (tile for tile in PRINTED[kind] if all(tile[name] == value for name, value in which.items()))
    return sum((Counter(tile["cost"]) for tile in tiles), Counter())


def test_every_thing_is_there_once_in_the_order_of_its_id() -> None:
    assert ids("building") == list(BUILDINGS)
    assert ids("monument") == list(MONUMENTS)
    assert ids("wealth") == list(WEALTH)
    assert ids("gear") == list(GEARS)
    assert ids("temple") == list(TEMPLES)
    assert PRINTED["technology"]["tracks"] == list(TRACKS)


def test_how_many_there_are_of_each() -> None:
    assert Counter(tile["age"] for tile in PRINTED["building"]) == {1: 14, 2: 18}
    assert Counter((tile["age"], tile["type"]) for tile in PRINTED["building"]) == {
        (1, "farm"): 5,
        (1, "civic"): 4,
        (1, "tomb"): 3,
        (1, "shrine"): 2,
        (2, "farm"): 3,
        (2, "civic"): 4,
        (2, "tomb"): 5,
        (2, "shrine"): 6,
    }
    assert Counter(tile["type"] for tile in PRINTED["monument"]) == {"tomb": 5, "civic": 4, "shrine": 4}
    assert (len(PRINTED["monument"]), len(PRINTED["wealth"])) == (13, 21)
    assert {gear["id"]: (gear["teeth"], gear["free_choice"]) for gear in PRINTED["gear"]} == {
        "palenque": (10, [6, 7]),
        "yaxchilan": (10, [6, 7]),
        "tikal": (10, [6, 7]),
        "uxmal": (10, [6, 7]),
        "chichen_itza": (13, [10]),
    }


def test_the_sums_of_all_costs_and_gains() -> None:
    assert total("building", age=1) == {"wood": 23, "stone": 6, "gold": 3}
    assert total("building", age=2) == {"wood": 21, "stone": 17, "gold": 14}
    assert total("monument") == {"wood": 16, "stone": 22, "gold": 36, "skull": 1}
    goods: Counter[str] = Counter()
    for tile in PRINTED["wealth"]:
        goods.update({e["good"]: e["n"] for e in tile["effects"] if e["op"] == "gain"})
    assert goods == {"corn": 81, "wood": 16, "stone": 8, "gold": 4, "skull": 1}
    assert sum(row["vp"] for row in PRINTED["chichen_itza"]["action"]) == 72


# ---- buildings ---------------------------------------------------------------------------------------------


@pytest.mark.rule("9.1", "9.3", "9.4")
@pytest.mark.parametrize("tile", BUILDINGS)
def test_what_a_building_costs_and_gives(tile: str) -> None:
    _, cost, gains, answers = BUILDINGS[tile]
    state = picking("tikal.2", cost, round=round_of(tile), buildings={"row": [tile]})
    paid = {resource: -n for resource, n in cost.items()}
    assert used(state, "tikal.2", f"do:2 {answers}") == {
        **paid,
        **gains,
        "built": [tile],
        "buildings.row": [None] * 6,
    }
    assert offers(state) == {"end"}


@pytest.mark.rule("9.1")
@pytest.mark.parametrize(("tile", "resource"), [(tile, good) for tile, entry in BUILDINGS.items() for good in entry[1]])
def test_a_building_costs_nothing_less(tile: str, resource: str) -> None:
    cost = BUILDINGS[tile][1]
    short = {"wood": 9, "stone": 9, "gold": 9} | {resource: cost[resource] - 1}
    state = picking("tikal.2", short, round=round_of(tile), buildings={"row": [tile]})
    assert "do:2" not in offers(state.play("pick:tikal.2"))


@pytest.mark.rule("9.3", "15.1")
@pytest.mark.parametrize("tile", BUILDINGS)
@pytest.mark.parametrize("round_", [8, 14, 21, 27])
def test_what_a_building_saves_on_a_food_day(tile: str, round_: int) -> None:
    hungry = {"corn": 12, "workers": 6}
    state = end_round(last_turn(hungry | {"buildings": [tile]}, hungry, seats=2, round=round_))
    assert [player["corn"] for player in state.dump()["players"]] == [FARMS.get(tile, 0), 0]


@pytest.mark.rule("9.4")
@pytest.mark.parametrize("tile", ["A2C1", "A2C2", "A2C3", "A2C4"])
@pytest.mark.parametrize("track", TRACKS)
def test_buildings_that_advance_any_technology(tile: str, track: str) -> None:
    state = picking("tikal.2", BUILDINGS[tile][1], round=16, buildings={"row": [tile]}).play("pick:tikal.2 do:2")
    assert offers(state) == {f"advance:{name}" for name in TRACKS}
    assert changes(state, f"advance:{track}")[track] == 1


@pytest.mark.rule("9.4")
@pytest.mark.parametrize("temple", TEMPLES)
def test_the_building_that_gives_a_step_in_any_temple_and_another_building(temple: str) -> None:
    me = {"wood": 1 + 1, "gold": 1}
    scene: Entries = {"buildings": {"row": ["A1T3", "A1F1"]}, "monuments": ["MON_TOMBS"]}
    state = picking("tikal.2", me, **scene).play("pick:tikal.2 do:2 build:A1T3")
    assert offers(state) == {f"climb:{name}" for name in TEMPLES}
    assert changes(state, f"climb:{temple}") == {temple: 1}
    assert offers(state) == {"done", "build:A1F1"}
    assert changes(state.clone(), "done") == {}
    assert changes(state, "build:A1F1") == {"wood": -1, "built": ["A1F1"], "buildings.row": [None] * 6}


@pytest.mark.rule("9.4")
def test_the_building_that_opens_the_market() -> None:
    state = picking("tikal.2", {"stone": 3 + 1, "corn": 2}, round=16, buildings={"row": ["A2T1"]})
    state.play("pick:tikal.2 do:2")
    assert offers(state) == {"done", "sell:stone", "buy:wood"}
    assert changes(state.clone(), "done") == {"points": 6}
    assert changes(state, "sell:stone buy:gold") == {"stone": -1, "corn": 3 - 4, "gold": 1, "points": 6}


@pytest.mark.rule("9.4")
def test_the_building_that_gives_an_action_for_1_corn() -> None:
    me = BUILDINGS["A2T4"][1] | {"corn": 1}
    state = picking("tikal.2", me, round=16, buildings={"row": ["A2T4"]}).play("pick:tikal.2 do:2")
    assert offers(state) == {
        "done",
        *(f"use:palenque.{action}" for action in (1, 2, 3, 4, 5)),
        *(f"use:yaxchilan.{action}" for action in (1, 2, 3, 4, 5)),
        "use:uxmal.3",  # whatever else costs something is out of reach
    }
    assert changes(state.clone(), "done") == {"points": 2}
    assert changes(state, "use:yaxchilan.5") == {"corn": -1 + 2, "gold": 1, "stone": 1, "points": 2}


@pytest.mark.rule("9.4")
@pytest.mark.parametrize("first", TRACKS)
def test_the_building_that_advances_any_technologies_twice(first: str) -> None:
    state = picking("tikal.2", BUILDINGS["A2S6"][1], round=16, buildings={"row": ["A2S6"]}).play("pick:tikal.2 do:2")
    assert offers(state) == {f"advance:{name}" for name in TRACKS}
    state.play(f"advance:{first}")
    if first == TRACKS[-1]:  # the tracks come in one order, so the last can be followed by itself alone
        assert state.dump()["players"][0]["technologies"][first] == 2
    else:
        assert changes(state, f"advance:{first}") == {first: 1}
    assert offers(state) == {"end"}


# ---- monuments ---------------------------------------------------------------------------------------------


@pytest.mark.rule("9.1", "9.5")
@pytest.mark.parametrize("tile", MONUMENTS)
def test_what_a_monument_costs(tile: str) -> None:
    cost = MONUMENTS[tile][1]
    state = picking("tikal.4", cost, monuments=[tile])
    paid = {good: -n for good, n in cost.items()}
    to_bank = {"skulls_in_bank": cost["skulls"]} if "skulls" in cost else {}
    assert used(state, "tikal.4", "do:4") == {**paid, **to_bank, "built": [tile], "monuments": [None] * 6}
    for good in cost:
        short = {"wood": 9, "stone": 9, "gold": 9, "skulls": 1} | {good: cost[good] - 1}
        poor = picking("tikal.4", short, monuments=[tile], buildings={"row": []}).play("pick:tikal.4")
        assert "do:4" not in offers(poor)


RICH_END: Entries = {
    "workers": 5,
    "corn": 10,
    "temples": {"chaac": 4, "quetzalcoatl": 3, "kukulkan": 0},
    "technologies": {"agriculture": 3, "extraction": 3, "architecture": 1, "theology": 0},
    "corn_tiles": 3,
    "wood_tiles": 2,
    # a farm, 2 civic buildings, 3 tombs and 4 shrines
    "buildings": ["A1F1", "A1C1", "A2C1", "A1T1", "A2T1", "A2T3", "A1S1", "A2S1", "A2S2", "A2S3"],
}


def final(me: Entries, *others: Entries, monuments: list[str]) -> float:
    """The VP of seat 0 when the game ends, with these monuments."""
    cleared = {"3": {"corn": 0, "wood": 0}, "4": {"corn": 0, "wood": 0}}
    skulls = {"1": 0, "4": 1}
    others = others or ({},)
    players = [me | {"monuments": monuments}, *others]
    scene: Entries = {"seats": len(players), "round": 27, "jungle": cleared, "skull_spaces": skulls}
    return end_round(last_turn(*players, **scene)).points()[0]


@pytest.mark.rule("16.3")
@pytest.mark.parametrize("tile", MONUMENTS)
def test_what_a_monument_scores(tile: str) -> None:
    others = [name for name in ("MON_BEST_TEMPLE", "MON_WORKERS") if name != tile]
    built_by_another: Entries = {"monuments": others if tile == "MON_EVERY_MONUMENT" else []}
    with_it = final(RICH_END, built_by_another, monuments=[tile])
    assert with_it - final(RICH_END, built_by_another, monuments=[]) == MONUMENTS[tile][2]


@pytest.mark.rule("16.3")
@pytest.mark.parametrize(("workers", "vp"), [(3, 0), (4, 6), (5, 12), (6, 18)])
def test_the_workers_that_the_monument_counts(workers: int, vp: int) -> None:
    me = {"workers": workers}
    assert final(me, monuments=["MON_WORKERS"]) - final(me, monuments=[]) == vp


@pytest.mark.rule("16.3")
@pytest.mark.parametrize(("tracks", "vp"), [(0, 0), (1, 9), (2, 20), (3, 33), (4, 33)])
def test_the_tracks_on_level_3_that_the_monument_counts(tracks: int, vp: int) -> None:
    me: Entries = {"technologies": dict.fromkeys(TRACKS, 2) | dict.fromkeys(TRACKS[:tracks], 3)}
    assert final(me, monuments=["MON_TECH_MAXED"]) - final(me, monuments=[]) == vp


@pytest.mark.rule("16.3")
@pytest.mark.parametrize(("seats", "vp"), [(2, 6), (3, 5), (4, 4)])
@pytest.mark.parametrize("built_by_others", [0, 1, 3])
def test_the_monuments_of_anybody_that_the_monument_counts(seats: int, vp: int, built_by_others: int) -> None:
    others: list[Entries] = [{} for _ in range(seats - 1)]
    others[-1] = {"monuments": ["MON_TOMBS", "MON_CIVICS", "MON_SHRINES"][:built_by_others]}
    with_it = final({}, *others, monuments=["MON_EVERY_MONUMENT"])
    assert with_it - final({}, *others, monuments=[]) == vp * (1 + built_by_others)


COUNTING = {"tomb": "MON_TOMBS", "civic": "MON_CIVICS", "shrine": "MON_SHRINES"}


@pytest.mark.rule("16.3")
@pytest.mark.parametrize("type_", COUNTING)
@pytest.mark.parametrize("tile", BUILDINGS)
def test_the_type_of_a_building(tile: str, type_: str) -> None:
    me: Entries = {"buildings": [tile]}
    counted = final(me, monuments=[COUNTING[type_]]) - final(me, monuments=[])
    assert counted == (4 * 2 if BUILDINGS[tile][0] == type_ else 4)


@pytest.mark.rule("16.3")
@pytest.mark.parametrize(
    ("tile", "type_"), [(tile, type_) for tile in MONUMENTS for type_ in COUNTING if tile != COUNTING[type_]]
)
def test_the_type_of_a_monument(tile: str, type_: str) -> None:
    counted = final({}, monuments=[tile, COUNTING[type_]]) - final({}, monuments=[tile])
    worth_more_itself = {"MON_ALL_BUILT": 2, "MON_EVERY_MONUMENT": 6}.get(tile, 0)
    assert counted - worth_more_itself == (4 * 2 if MONUMENTS[tile][0] == type_ else 4)


# ---- starting wealth ---------------------------------------------------------------------------------------


@pytest.mark.rule("2.8", "9.4")
@pytest.mark.parametrize("tile", WEALTH)
def test_what_a_starting_wealth_tile_gives(tile: str) -> None:
    partner = "CHI5" if tile == "UXM5" else "UXM5"
    mine = sorted([tile, partner], key=list(WEALTH).index)
    others = [other for other in ("PAL7", "YAX7", "TIK3") if other not in mine][:2]
    state = game.new(2, 1, deal={"first": 0, "wealth": [others, mine]})
    state.play(" ".join(f"keep:{other}" for other in others))
    changed = changes(state, " ".join(f"keep:{kept}" for kept in mine))
    gained = {name: change for name, change in changed.items() if not name.startswith("0.")}
    assert gained == WEALTH[tile][0] | WEALTH[partner][0] | {"round": 1, "wealth_kept": mine}


@pytest.mark.rule("2.8", "15.1")
@pytest.mark.parametrize("tile", WEALTH)
def test_which_starting_wealth_tile_feeds_a_worker(tile: str) -> None:
    state = end_round(last_turn({"corn": 6, "wealth_kept": [tile]}, {"corn": 6}, seats=2, round=8))
    assert state.dump()["players"][0]["corn"] == (2 if tile == "UXM3" else 0)


@pytest.mark.rule("2.7b")
@pytest.mark.parametrize("tile", WEALTH)
def test_where_a_neutral_worker_goes_for_a_starting_wealth_tile(tile: str) -> None:
    _, gear, space = WEALTH[tile]
    on_other_gears = [name for name in ("CHI0", "PAL1", "YAX1", "TIK1", "UXM1") if WEALTH[name][1] != gear]
    state = game.new(3, 1, deal={"neutral": [tile, *on_other_gears]})
    opposite = {} if gear == "chichen_itza" else {str((space + 5) % 10): "neutral"}
    assert state.dump()["gears"][gear] == {str(space): "neutral"} | opposite


# ---- the board ---------------------------------------------------------------------------------------------


@pytest.mark.rule("10.7")
@pytest.mark.parametrize("action", SACRED)
def test_what_an_action_of_chichen_itza_gives(action: int) -> None:
    vp, temple, any_resource = SACRED[action]
    worker = f"chichen_itza.{action}"
    state = picking(worker, {"skulls": 1})
    given = {"skulls": -1, f"skull_spaces.{action}": 0, "points": vp, temple: 1}
    assert used(state, worker, f"do:{action}") == given
    assert offers(state, "take") == ({"take:wood", "take:stone", "take:gold"} if any_resource else set())


@pytest.mark.rule("15.3")
@pytest.mark.parametrize(
    ("temple", "step"), [(temple, step) for temple in STEPS for step in range(len(STEPS[temple][0]))]
)
@pytest.mark.parametrize("round_", [8, 21])
def test_the_goods_of_the_temples(temple: str, step: int, round_: int) -> None:
    me: Entries = {"corn": 6, "temples": {temple: step}}
    after = end_round(last_turn(me, {"corn": 6}, seats=2, round=round_)).dump()["players"][0]
    won = Counter({good: after[good] for good in ("wood", "stone", "gold", "skulls")})
    assert +won == Counter(good for at, good in STEPS[temple][1].items() if at <= step)
    assert after["points"] == 0


@pytest.mark.rule("15.4")
@pytest.mark.parametrize(
    ("temple", "step"), [(temple, step) for temple in STEPS for step in range(len(STEPS[temple][0]))]
)
@pytest.mark.parametrize(("round_", "age"), [(14, 0), (27, 1)])
def test_the_vp_of_the_temples(temple: str, step: int, round_: int, age: int) -> None:
    me: Entries = {"corn": 6, "temples": {temple: step}}
    state = end_round(last_turn(me, {"corn": 6}, seats=2, round=round_))
    bonus = STEPS[temple][2][age]
    own = {0: 0, 1: bonus // 2}.get(step, bonus)  # the other player is on step 1
    elsewhere = sum(STEPS[name][2][age] // 2 for name in STEPS if name != temple)
    assert state.points()[0] == STEPS[temple][0][step] + own + elsewhere


@pytest.mark.rule("11.1", "11.2")
@pytest.mark.parametrize("temple", STEPS)
def test_the_height_of_the_temples(temple: str) -> None:
    top = len(STEPS[temple][0]) - 1
    state = picking("uxmal.1 uxmal.6", {"corn": 6, "temples": {temple: top - 1}})
    assert used(state, "uxmal.1", f"do:1 climb:{temple}") == {"corn": -3, temple: 1}
    assert used(state, "uxmal.6", f"do:1 climb:{temple}") == {"corn": -3}
