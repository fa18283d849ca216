"""Rules 9: buildings and monuments."""

from __future__ import annotations

from typing import Any

import pytest

from cenote import State
from cenote.games.tzolkin.components import PRINTED
from tests.games.tzolkin.scenes import ANSWERS, BUILDINGS, RESOURCES, built, goods, offered, player, row, worker_on

MONUMENTS: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in PRINTED["monument"]}
PLENTY = dict.fromkeys(RESOURCES, 9)


# ---- constructing ------------------------------------------------------------------------------------------


@pytest.mark.rule("9.1")
@pytest.mark.parametrize("tile", BUILDINGS)
def test_a_building_costs_exactly_what_is_printed_and_is_kept(tile: str) -> None:
    state = built(tile, PLENTY, answers=ANSWERS.get(tile, ""))
    left = {**PLENTY, "corn": 0, "skulls": 0}
    for resource, n in BUILDINGS[tile]["cost"].items():
        left[resource] -= n
    for effect in BUILDINGS[tile]["effects"]:
        if effect["op"] == "gain":
            left[effect["good"].replace("skull", "skulls")] += effect["n"]
    assert {name: player(state)[name] for name in left} == left
    assert player(state)["buildings"] == [tile]
    assert tile not in state.dump()["buildings"]["row"]


@pytest.mark.rule("9.1")
@pytest.mark.parametrize("tile", BUILDINGS)
def test_a_building_needs_all_of_its_resources(tile: str) -> None:
    scene = {"buildings": row(tile), "round": 15 if tile.startswith("A2") else 2}
    cost = BUILDINGS[tile]["cost"]
    assert "2" in offered(worker_on("tikal.2", cost, **scene).play("pick:tikal.2"), "do")
    for resource, n in cost.items():
        less = {**PLENTY, resource: n - 1}
        assert "2" not in offered(worker_on("tikal.2", less, **scene).play("pick:tikal.2"), "do"), resource


@pytest.mark.rule("9.1", "9.5")
@pytest.mark.parametrize("tile", MONUMENTS)
def test_a_monument_costs_exactly_what_is_printed_and_is_kept(tile: str) -> None:
    cost = {good.replace("skull", "skulls"): n for good, n in MONUMENTS[tile]["cost"].items()}
    more = {"corn": 1} | {good: n + 1 for good, n in cost.items()}
    state = worker_on("tikal.4", more, monuments=[tile]).play("pick:tikal.4 do:4")
    assert goods(state) == dict.fromkeys(more, 1)
    assert player(state)["monuments"] == [tile]
    assert state.dump()["monuments"] == [None] * 4
    for good, n in cost.items():
        less = {**PLENTY, "skulls": 9, good: n - 1}
        assert "4" not in offered(worker_on("tikal.4", less, monuments=[tile]).play("pick:tikal.4"), "do"), good


# ---- the row of buildings ----------------------------------------------------------------------------------


@pytest.mark.rule("9.2", "9.6f")
def test_the_row_is_refilled_when_the_turn_ends_and_not_before() -> None:
    scene = {"buildings": row("A1F1", "A1F2", "A1F3", stack_1=["A1S1", "A1S2"])}
    state = worker_on("tikal.4", {"wood": 2}, **scene).play("pick:tikal.4 do:4 build:A1F1")
    assert state.dump()["buildings"]["row"][:3] == [None, "A1F2", "A1F3"]
    assert offered(state, "build") == {"A1F2", "A1F3"}
    state.play("build:A1F3")
    assert state.dump()["buildings"]["row"] == [None, "A1F2", None, None, None, None]
    state.play("end")
    assert state.dump()["buildings"]["row"] == ["A1S1", "A1F2", "A1S2", None, None, None]
    assert state.dump()["buildings"]["stack_1"] == []


@pytest.mark.rule("9.2")
def test_who_made_a_gap_never_gets_at_the_tile_that_fills_it_in_the_same_turn() -> None:
    gears = {"tikal": {"2": 0, "3": 0}}
    scene = {"gears": gears, "buildings": row("A1F1", stack_1=["A1F2"])}
    state = worker_on("tikal.4", {"corn": 9, "wood": 2}, **scene).play("pick:tikal.2 do:2 pick:tikal.4")
    assert offered(state, "do") == {"1", "3"}
    state.play("nothing end place:uxmal end pick:tikal.4")
    assert "2" in offered(state, "do")


@pytest.mark.rule("9.2")
def test_the_stack_of_the_current_age_fills_the_row_until_it_is_empty() -> None:
    stacks = {"stack_1": ["A1F2"], "stack_2": ["A2F1", "A2F2"]}
    state = worker_on("tikal.4", {"wood": 2}, buildings=row("A1F1", "A1F3", **stacks))
    state.play("pick:tikal.4 do:4 build:A1F1 build:A1F3 end")
    assert state.dump()["buildings"] == {
        "row": ["A1F2", None, None, None, None, None],
        "stack_1": [],
        "stack_2": ["A2F1", "A2F2"],
    }
    state = worker_on("tikal.2", {"wood": 2}, round=15, buildings=row("A2F3", stack_2=["A2F1", "A2F2"]))
    state.play("pick:tikal.2 do:2 end")
    assert state.dump()["buildings"]["row"] == ["A2F1", "A2F2", None, None, None, None]


# ---- monuments ---------------------------------------------------------------------------------------------

WORKERS = {"wood": 3, "gold": 3}


@pytest.mark.rule("9.5")
@pytest.mark.parametrize(
    ("place", "moves"),
    [
        ("tikal.4", "do:4"),
        ("tikal.6", "do:4"),
        ("tikal.7", "do:4"),
        ("tikal.5", "do:4"),
        ("uxmal.5", "do:5 use:tikal.4"),
        ("uxmal.6", "do:5 use:tikal.4"),
    ],
)
def test_monuments_are_constructed_with_tikal_4_however_it_is_reached(place: str, moves: str) -> None:
    state = worker_on(place, {**WORKERS, "corn": 1}, monuments=["MON_WORKERS"])
    state.play(f"pick:{place} {moves}")
    assert player(state)["monuments"] == ["MON_WORKERS"]
    assert player(state)["corn"] == (0 if place in ("tikal.5", "uxmal.5", "uxmal.6") else 1)


@pytest.mark.rule("9.5", "9.4")
def test_monuments_are_constructed_with_tikal_4_for_1_corn_by_a_building() -> None:
    me = {"corn": 1, "wood": 5, "stone": 1, "gold": 4}
    state = built("A2T4", me, answers="use:tikal.4", monuments=["MON_WORKERS"])
    assert player(state)["monuments"] == ["MON_WORKERS"]
    assert goods(state) == {}


@pytest.mark.rule("9.5", "8.2")
def test_tikal_2_constructs_no_monument() -> None:
    state = worker_on("tikal.2", PLENTY, monuments=["MON_WORKERS"]).play("pick:tikal.2")
    assert "2" not in offered(state, "do")
    scene = {"monuments": ["MON_WORKERS"], "buildings": row("A1F1", "A1F2")}
    state = worker_on("tikal.2", PLENTY, **scene).play("pick:tikal.2 do:2")
    assert offered(state, "build") == {"A1F1", "A1F2"}


@pytest.mark.rule("9.5")
def test_no_technology_has_a_part_in_a_monument() -> None:
    master = {"technologies": {"architecture": 3}}
    state = worker_on("tikal.4", {**master, "wood": 3, "gold": 2}, monuments=["MON_WORKERS"]).play("pick:tikal.4")
    assert "4" not in offered(state, "do")
    state = worker_on("tikal.4", {**master, **WORKERS}, monuments=["MON_WORKERS"])
    state.play("pick:tikal.4 do:4")
    assert goods(state) == {}
    assert state.points()[0] == 0


@pytest.mark.rule("9.5", "8.4")
def test_one_monument_is_all_that_an_action_constructs() -> None:
    scene = {"monuments": ["MON_WORKERS", "MON_TOMBS"], "buildings": row("A1F1")}
    state = worker_on("tikal.4", PLENTY, **scene).play("pick:tikal.4 do:4 build:MON_WORKERS")
    assert state.tokens() == ["end"]
    state = worker_on("tikal.4", PLENTY, **scene).play("pick:tikal.4 do:4 build:A1F1")
    assert offered(state, "build") == set()  # after a building no monument


@pytest.mark.rule("9.5")
def test_a_player_may_construct_several_monuments_in_a_game() -> None:
    scene = {"monuments": ["MON_WORKERS", "MON_TOMBS"], "gears": {"tikal": {"6": 0}}}
    state = worker_on("tikal.4", PLENTY, **scene)
    state.play("pick:tikal.4 do:4 build:MON_WORKERS pick:tikal.6 do:4")
    assert player(state)["monuments"] == ["MON_TOMBS", "MON_WORKERS"]


@pytest.mark.rule("9.5")
def test_a_monument_is_worth_nothing_before_the_end() -> None:
    state = worker_on("tikal.4", {**WORKERS, "workers": 6}, monuments=["MON_WORKERS"])
    state.play("pick:tikal.4 do:4 end")
    assert state.points()[0] == 0


@pytest.mark.rule("9.5")
def test_a_skull_paid_for_a_monument_returns_to_the_empty_bank_and_can_be_won_again() -> None:
    scene = {"monuments": ["MON_SKULLS"], "gears": {"yaxchilan": {"4": 0}}}
    state = worker_on("tikal.4", {"gold": 4, "skulls": 1}, {"skulls": 12}, **scene)
    assert state.dump()["skulls_in_bank"] == 0
    state.play("pick:tikal.4 do:4")
    assert state.dump()["skulls_in_bank"] == 1
    assert player(state)["skulls"] == 0
    state.play("pick:yaxchilan.4 do:4")
    assert player(state)["skulls"] == 1


# ---- two buildings with one action -------------------------------------------------------------------------


def two_buildings(me: dict[str, Any], *tiles: str, **entries: Any) -> State:
    """Seat 0 is about to choose what to construct with Tikal 4."""
    age = 15 if tiles[0].startswith("A2") else 2
    return worker_on("tikal.4", me, buildings=row(*tiles), round=age, **entries).play("pick:tikal.4 do:4")


@pytest.mark.rule("9.6", "8.4")
def test_two_buildings_one_after_the_other_or_just_one() -> None:
    state = two_buildings({"wood": 3}, "A1F1", "A1F2", "A1F3").play("build:A1F1")
    assert state.tokens() == ["done", "build:A1F2", "build:A1F3"]
    one = state.clone().play("done")
    assert player(one)["buildings"] == ["A1F1"]
    two = state.play("build:A1F3")
    assert player(two)["buildings"] == ["A1F1", "A1F3"]
    assert two.tokens() == ["end"]  # no third
    assert goods(two) == {"wood": 1}


@pytest.mark.rule("9.6a")
def test_the_first_building_is_finished_before_the_second_is_chosen() -> None:
    state = two_buildings({"corn": 2, "wood": 8, "stone": 2, "gold": 2}, "A2T4", "A2F1").play("build:A2T4")
    assert offered(state, "build") == set()
    state.play("use:tikal.1 advance:agriculture pay:wood")
    assert state.points()[0] == 2
    assert offered(state, "build") == {"A2F1"}
    assert player(state)["technologies"]["agriculture"] == 1


@pytest.mark.rule("9.6b")
def test_what_the_first_building_gives_may_pay_for_the_second() -> None:
    state = two_buildings({"wood": 4}, "A1C2", "A1C3")
    assert player(state)["buildings"] == ["A1C2"]  # the only one that could be paid for
    state.play("build:A1C3")
    assert player(state)["buildings"] == ["A1C2", "A1C3"]
    assert goods(state) == {"corn": 1}


@pytest.mark.rule("9.6c")
@pytest.mark.parametrize(("level", "corn", "points"), [(1, 1, 0), (2, 1, 2)])
def test_architecture_serves_one_of_two_buildings(level: int, corn: int, points: int) -> None:
    me = {"wood": 2, "technologies": {"architecture": level}}
    first = two_buildings(me, "A1F1", "A1F2").play("build:A1F1")
    assert first.tokens() == ["architecture:use", "architecture:save"]
    now = first.clone().play("architecture:use")
    assert (player(now)["corn"], now.points()[0]) == (corn, points)
    now.play("build:A1F2")
    assert (player(now)["corn"], now.points()[0]) == (corn, points)
    later = first.clone().play("architecture:save")
    assert (player(later)["corn"], later.points()[0]) == (0, 0)
    later.play("build:A1F2")
    assert (player(later)["corn"], later.points()[0]) == (corn, points)
    assert goods(now) == goods(later) == {"corn": corn}


@pytest.mark.rule("9.6c")
def test_the_discount_serves_one_of_two_buildings_and_the_other_costs_its_full_price() -> None:
    me = {"wood": 4, "stone": 2, "technologies": {"architecture": 3}}
    first = two_buildings(me, "A1T1", "A1C4").play("build:A1T1")
    now = first.clone().play("architecture:use discount:wood")
    assert goods(now) == {"corn": 1, "wood": 3, "stone": 1}
    now.play("build:A1C4")
    assert goods(now) == {"corn": 1, "wood": 1, "gold": 1}
    later = first.play("architecture:save")
    assert goods(later) == {"wood": 2, "stone": 1}
    later.play("build:A1C4 discount:stone")
    assert goods(later) == {"corn": 1, "stone": 1, "gold": 1}
    assert now.points()[0] == later.points()[0] == 2


@pytest.mark.rule("9.6c")
def test_a_first_building_that_needs_the_discount_uses_architecture() -> None:
    me = {"wood": 2, "technologies": {"architecture": 3}}
    state = two_buildings(me, "A1T1", "A1F1", "A1F2").play("build:A1T1")
    assert goods(state) == {"corn": 1}  # the stone was saved, and nothing had to be asked
    assert offered(state, "build") == set()


@pytest.mark.rule("9.6c")
def test_architecture_saved_for_a_second_building_that_never_comes_is_lost() -> None:
    me = {"wood": 2, "technologies": {"architecture": 2}}
    state = two_buildings(me, "A1F1", "A1F2").play("build:A1F1 architecture:save done")
    assert goods(state) == {"wood": 1}
    assert state.points()[0] == 0


@pytest.mark.rule("9.6c")
def test_a_single_building_is_always_served() -> None:
    """With nothing else on offer there is no second building that architecture could be saved for."""
    me = {"wood": 2, "technologies": {"architecture": 2}}
    state = two_buildings(me, "A1F1")
    assert goods(state) == {"corn": 1, "wood": 1}
    assert state.tokens() == ["end"]
    state = worker_on("tikal.2", me, buildings=row("A1F1", "A1F2")).play("pick:tikal.2 do:2 build:A1F1")
    assert goods(state) == {"corn": 1, "wood": 1}


@pytest.mark.rule("9.6d")
def test_architecture_raised_by_the_first_building_works_for_the_second() -> None:
    state = two_buildings({"wood": 3, "gold": 1}, "A1S1", "A1F1").play("build:A1S1")
    assert goods(state) == {"wood": 3}  # its own advance didn't work for itself
    state.play("build:A1F1")
    assert goods(state) == {"corn": 1, "wood": 2}


@pytest.mark.rule("9.6d")
def test_the_new_level_works_together_with_those_below() -> None:
    me = {"wood": 2, "stone": 1, "gold": 1, "technologies": {"architecture": 2}}
    state = two_buildings(me, "A1S1", "A1T1").play("build:A1S1 architecture:save build:A1T1 discount:wood")
    assert goods(state) == {"corn": 1, "wood": 1}
    assert state.points()[0] == 2


@pytest.mark.rule("9.6d")
def test_the_new_level_does_not_work_when_architecture_served_the_first() -> None:
    me = {"wood": 2, "stone": 1, "gold": 1, "technologies": {"architecture": 2}}
    state = two_buildings(me, "A1S1", "A1T1").play("build:A1S1 architecture:use")
    assert goods(state) == {"corn": 1, "wood": 2, "stone": 1}
    state.play("build:A1T1")
    assert goods(state) == {"corn": 1}
    assert state.points()[0] == 2


@pytest.mark.rule("9.6e", "9.8")
@pytest.mark.parametrize(
    ("level", "left", "points"),
    [
        (0, {"gold": 1}, 0),
        (1, {"corn": 1, "gold": 1}, 0),
        (2, {"corn": 1, "gold": 1}, 2),
        (3, {"corn": 1, "gold": 2}, 5),
    ],
)
def test_an_advance_in_architecture_never_works_for_its_own_building(
    level: int, left: dict[str, int], points: int
) -> None:
    """At level 3 the advance is the bonus of 3 points, beside the 2 of level 2."""
    state = built("A1S1", {"gold": 2, "technologies": {"architecture": level}})
    assert goods(state) == left
    assert state.points()[0] == points


@pytest.mark.rule("9.6f")
def test_a_second_building_comes_from_the_row_as_it_lies() -> None:
    state = worker_on("tikal.4", PLENTY, buildings=row("A1F1", "A1F2", stack_1=["A1F3"]))
    state.play("pick:tikal.4 do:4 build:A1F1")
    assert offered(state, "build") == {"A1F2"}


@pytest.mark.rule("9.6g")
def test_a_building_constructed_by_a_building_is_served_on_its_own_account() -> None:
    """A1T3 with architecture, then the one it gives with architecture, then the second of Tikal 4 without."""
    me = {"wood": 4, "gold": 1, "technologies": {"architecture": 2}}
    state = two_buildings(me, "A1T3", "A1F1", "A1F2", "A1F3")
    state.play("build:A1T3 architecture:use climb:chaac")
    assert (player(state)["corn"], state.points()[0]) == (1, 2)
    state.play("build:A1F1")
    assert (player(state)["corn"], state.points()[0]) == (2, 4)
    state.play("build:A1F2")
    assert (player(state)["corn"], state.points()[0]) == (2, 4)
    assert state.tokens() == ["end"]


@pytest.mark.rule("9.6g")
def test_a_building_constructed_by_a_building_does_not_use_up_what_was_saved() -> None:
    me = {"wood": 4, "gold": 1, "technologies": {"architecture": 2}}
    state = two_buildings(me, "A1T3", "A1F1", "A1F2", "A1F3")
    state.play("build:A1T3 architecture:save climb:chaac build:A1F1 build:A1F2")
    assert (player(state)["corn"], state.points()[0]) == (2, 4)


@pytest.mark.rule("9.6g")
def test_a_tikal_4_given_by_a_building_is_a_tikal_4_of_its_own() -> None:
    """Tikal 4 constructs A2T4, whose action for 1 corn is another Tikal 4 with two buildings, then comes the second."""
    me = {"corn": 1, "wood": 8, "stone": 1, "gold": 1, "technologies": {"architecture": 1}}
    state = two_buildings(me, "A2T4", "A2F1", "A2F2", "A2F3")
    state.play("build:A2T4 architecture:use")
    assert player(state)["corn"] == 2
    state.play("use:tikal.4 build:A2F1 architecture:save build:A2F2")
    assert player(state)["corn"] == 2  # 1 paid for the action, 1 won with the second building
    state.play("build:A2F3")
    assert player(state)["buildings"] == ["A2F1", "A2F2", "A2F3", "A2T4"]
    assert goods(state) == {"corn": 2}


# ---- architecture ------------------------------------------------------------------------------------------


@pytest.mark.rule("9.8")
@pytest.mark.parametrize(("level", "corn", "points", "wood"), [(0, 0, 0, 0), (1, 1, 0, 0), (2, 1, 2, 0), (3, 1, 2, 1)])
def test_levels_of_architecture_add_up(level: int, corn: int, points: int, wood: int) -> None:
    state = built("A1F1", {"wood": 1, "technologies": {"architecture": level}})
    assert (player(state)["corn"], state.points()[0], player(state)["wood"]) == (corn, points, wood)


@pytest.mark.rule("9.8")
@pytest.mark.parametrize("left_out", ["wood", "stone", "gold"])
def test_at_level_3_one_required_resource_of_choice_is_left_out(left_out: str) -> None:
    me = {"wood": 1, "stone": 2, "gold": 1, "technologies": {"architecture": 3}}
    state = built("A2T5", me)
    assert offered(state, "discount") == {"wood", "stone", "gold"}
    state.play(f"discount:{left_out}")
    assert goods(state) == {"corn": 1, left_out: 1}


@pytest.mark.rule("9.8")
def test_only_a_required_resource_can_be_left_out() -> None:
    me = {"wood": 9, "stone": 9, "gold": 9, "technologies": {"architecture": 3}}
    assert offered(built("A1S2", me), "discount") == {"stone", "gold"}


@pytest.mark.rule("9.8")
def test_at_level_3_a_building_can_be_had_with_one_resource_missing() -> None:
    me = {"wood": 1, "stone": 1, "gold": 1, "technologies": {"architecture": 3}}
    state = built("A2T5", me)  # it costs 2 stone, so stone it must be
    assert goods(state) == {"corn": 1}
    short = {**me, "wood": 0}
    state = worker_on("tikal.2", short, buildings=row("A2T5"), round=15).play("pick:tikal.2")
    assert "2" not in offered(state, "do")


@pytest.mark.rule("9.8", "10.4")
@pytest.mark.parametrize(("tile", "price"), [("A1F1", 0), ("A1C1", 2), ("A1T1", 4), ("A1F4", 6)])
def test_at_level_3_uxmal_4_costs_2_corn_less_but_never_less_than_nothing(tile: str, price: int) -> None:
    me = {"corn": price, "technologies": {"architecture": 3}}
    state = worker_on("uxmal.4", me, buildings=row(tile)).play("pick:uxmal.4 do:4")
    assert goods(state) == {"corn": 1}
    assert state.points()[0] == 2
    if price:
        less = {**me, "corn": price - 1}
        assert "4" not in offered(worker_on("uxmal.4", less, buildings=row(tile)).play("pick:uxmal.4"), "do")


@pytest.mark.rule("9.8", "10.4")
def test_corn_that_comes_with_the_tile_cannot_help_to_pay_for_it() -> None:
    me = {"corn": 3, "technologies": {"architecture": 1}}
    state = worker_on("uxmal.4", me, buildings=row("A1C1")).play("pick:uxmal.4")  # 2 resources: 4 corn
    assert "4" not in offered(state, "do")
