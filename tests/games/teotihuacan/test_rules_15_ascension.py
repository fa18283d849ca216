"""Rules 15: ascension."""

from __future__ import annotations

from typing import Any

import pytest

from cenote import State
from tests.games.teotihuacan.at_work import at_work, have, unused, used, workers
from tests.games.teotihuacan.scenes import offered, player, scene

ALL = {"vp", "cocoa", "temple", "two_temples", "fourth_worker"}


def ascending(me: dict[str, Any] | None = None, *others: dict[str, Any], **entries: Any) -> State:
    """A lone worker of power 5 does the work of the Forest, for 2 wood, and ascends."""
    return at_work("forest", [5], me, *others, **entries)


# ---- the Avenue and the return -------------------------------------------------------------------------------


@pytest.mark.rule("R15.1")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (4, 5), (8, 9), (9, 9)])
def test_first_the_marker_goes_on_along_the_avenue_to_9_at_most(before: int, after: int) -> None:
    assert have(ascending({"avenue": before}))["avenue"] == after


@pytest.mark.rule("R15.1")
@pytest.mark.parametrize(("before", "space"), [(2, "3"), (5, "6"), (7, "8")])
def test_a_tile_there_may_be_claimed_before_anything_else(before: int, space: str) -> None:
    state = ascending({"avenue": before}, discoveries={"avenue": {space: ["double_move"]}})
    assert set(state.tokens()) == {"done", "claim:double_move"}
    assert workers(state, "palace") == [1, 1]  # the worker has not returned yet
    assert workers(state, "forest") == []
    left = state.clone().play("done")
    assert unused(left) == {}
    assert offered(left, "ascend")
    state.play("claim:double_move")
    assert unused(state) == {"double_move": 1}
    assert offered(state, "ascend")


@pytest.mark.rule("R15.1")
def test_at_9_there_is_nothing_to_claim() -> None:
    state = ascending({"avenue": 9}, discoveries={"avenue": {"8": ["double_move"]}})
    assert offered(state, "claim") == set()


@pytest.mark.rule("R15.1", "R15.3")
def test_cocoa_of_the_reward_comes_too_late_for_the_claim() -> None:
    state = ascending({"avenue": 2}, discoveries={"avenue": {"3": ["temple_any"]}})  # costs 1 cocoa
    assert offered(state, "claim") == set()
    assert offered(state, "ascend")


@pytest.mark.rule("R15.2")
def test_the_worker_returns_to_the_palace_with_power_1() -> None:
    state = ascending({"workers": ["nobles.2", "nobles.3"]})
    assert workers(state, "palace") == [1]
    assert workers(state, "forest") == []


@pytest.mark.rule("R5.2", "R15.2")
def test_the_return_brings_no_cocoa_of_technology_1() -> None:
    assert "cocoa" not in have(ascending({"technologies": ["TECH1"]}).play("ascend:vp"))


# ---- the rewards ---------------------------------------------------------------------------------------------


@pytest.mark.rule("R15.3")
def test_the_rewards_that_there_are() -> None:
    assert offered(ascending({"cocoa": 3}), "ascend") == ALL
    assert offered(ascending({"cocoa": 2}), "ascend") == ALL - {"two_temples"}
    four = {"workers": ["nobles.1", "nobles.1", "nobles.1"], "cocoa": 3}
    assert offered(ascending(four), "ascend") == ALL - {"fourth_worker"}


@pytest.mark.rule("R15.3")
def test_five_points() -> None:
    assert have(ascending().play("ascend:vp")) == {"wood": 2, "avenue": 1, "points": 5}


@pytest.mark.rule("R15.3")
def test_five_cocoa() -> None:
    assert have(ascending().play("ascend:cocoa")) == {"wood": 2, "avenue": 1, "cocoa": 5}


@pytest.mark.rule("R15.3")
def test_a_step_in_any_temple() -> None:
    state = ascending().play("ascend:temple")
    assert offered(state, "climb") == {"blue", "red", "green"}
    assert have(state.play("climb:red")) == {"wood": 2, "avenue": 1, "red": 1, "points": 1}
    assert state.tokens() == ["end"]


@pytest.mark.rule("R15.3")
@pytest.mark.parametrize(
    ("moves", "got"),
    [
        ("climb:red climb:red", {"red": 2, "points": 2}),
        ("climb:red climb:green", {"red": 1, "points": 1, "green": 1, "cocoa": 1}),
        ("climb:green climb:green", {"green": 2, "cocoa": 2}),
        ("climb:blue take:gold climb:red", {"blue": 1, "gold": 1, "red": 1, "points": 1}),
    ],
)
def test_for_three_cocoa_two_steps_in_one_temple_or_in_two(moves: str, got: dict[str, int]) -> None:
    state = ascending({"cocoa": 3}).play("ascend:two_temples")
    assert "cocoa" not in have(state)
    assert have(state.play(moves)) == {"wood": 2, "avenue": 1} | got
    assert state.tokens() == ["end"]


@pytest.mark.rule("R15.3", "R18.7")
def test_the_free_cocoa_tile_does_not_pay_for_them() -> None:
    state = ascending({"cocoa": 2, "unused": {"free_cocoa": 1}})
    assert "two_temples" not in offered(state, "ascend")


@pytest.mark.rule("R15.3")
def test_the_fourth_worker_comes_with_power_3_and_two_cocoa() -> None:
    state = ascending({"workers": ["nobles.1", "nobles.2"]}).play("ascend:fourth_worker")
    assert workers(state, "palace") == [1, 3]
    assert have(state) == {"wood": 2, "avenue": 1, "cocoa": 2}


@pytest.mark.rule("R15.3")
def test_the_fourth_worker_comes_once_though_others_are_locked() -> None:
    me = {"workers": ["nobles.1"], "locked": {"palace.a": 1}}
    assert "fourth_worker" in offered(ascending(me), "ascend")
    me = {"workers": ["nobles.1"], "locked": {"palace.a": 1, "palace.b": 2}}
    assert "fourth_worker" not in offered(ascending(me), "ascend")


@pytest.mark.rule("R15.3")
@pytest.mark.parametrize("reward", ["vp", "cocoa", "temple", "two_temples"])
def test_no_reward_is_ever_used_up(reward: str) -> None:
    me = {"workers": ["forest.5", "forest.5", "forest.5", "nobles.1"], "unused": {"power_up2": 1}, "cocoa": 12}
    answers = " climb:red" * {"temple": 1, "two_temples": 2}.get(reward, 0)
    state = scene(me).play(f"use:power_up2 power:forest.5 ascend:{reward}{answers} power:forest.5")
    assert reward in offered(state, "ascend")


# ---- the calendar, and several -------------------------------------------------------------------------------


@pytest.mark.rule("R15.4")
def test_then_the_light_disc_advances_one_space() -> None:
    state = ascending(light_disc=4)
    assert state.dump()["light_disc"] == 4
    climbing = state.clone().play("ascend:temple")
    assert climbing.dump()["light_disc"] == 4  # the step comes first
    assert climbing.play("climb:red").dump()["light_disc"] == 5
    assert state.play("ascend:vp").dump()["light_disc"] == 5


@pytest.mark.rule("R15.4")
def test_the_light_disc_never_passes_the_dark_disc() -> None:
    state = ascending(light_disc=10, announced=True).play("ascend:vp")
    assert state.dump()["light_disc"] == 10


@pytest.mark.rule("R15.4")
def test_no_eclipse_interrupts_the_turn() -> None:
    state = ascending(light_disc=9).play("ascend:vp")
    assert state.dump()["light_disc"] == 10
    assert state.tokens() == ["end"]
    assert state.dump()["eclipses"] == 0


@pytest.mark.rule("R15.5")
def test_several_ascensions_follow_one_another() -> None:
    me = {"workers": ["nobles.2"], "cocoa": 0}
    state = at_work("forest", [5, 5, 5], me, light_disc=2)
    assert have(state) == {"wood": 4, "cocoa": 5, "avenue": 1}
    assert workers(state, "palace") == [1]
    state.play("ascend:vp")
    assert state.dump()["light_disc"] == 3
    assert set(state.tokens()) == {"done", "power:forest.5"}
    state.play("power:forest.5")
    assert workers(state, "palace") == [1, 1]
    assert have(state)["avenue"] == 2
    state.play("ascend:cocoa")
    assert state.dump()["light_disc"] == 4
    assert have(state) == {"wood": 4, "cocoa": 10, "avenue": 2, "points": 5}


@pytest.mark.rule("R15.5", "R18.4")
def test_a_tile_used_during_an_ascension_may_bring_another() -> None:
    me = {"workers": ["nobles.5", "nobles.2"], "unused": {"power_up2": 1}, "avenue": 2}
    tiles = {"avenue": {"3": ["free_cocoa"]}}
    state = ascending(me, discoveries=tiles, light_disc=1).play("power:forest.5")
    state.play("use:power_up2 power:nobles.5")
    assert have(state)["avenue"] == 4
    state.play("ascend:vp power:palace.1")  # the second worker has returned, and receives the second power-up
    assert used(state) == {"power_up2": 1}
    assert offered(state, "claim") == {"free_cocoa"}  # of the first ascension, which goes on now
    state.play("claim:free_cocoa ascend:cocoa")
    assert sorted(player(state)["workers"]) == ["nobles.2", "palace.1", "palace.2"]
    assert state.dump()["light_disc"] == 3
    assert have(state) == {"wood": 2, "cocoa": 5, "points": 5, "avenue": 4}
