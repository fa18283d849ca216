"""Rules 14: power-ups."""

from __future__ import annotations

from typing import Any

import pytest

from cenote import State
from tests.games.teotihuacan.at_work import at_work, have, used, workers
from tests.games.teotihuacan.building import pyramid
from tests.games.teotihuacan.scenes import offered, player, scene

LIE = ["TECH1", "TECH3", "TECH5", "TECH9", "TECH13", "TECH15"]  # a game with technology 13
ABLE = {"technologies": ["TECH13"]}


def at_13(board: str, powers: list[int], me: dict[str, Any], *others: dict[str, Any], **entries: Any) -> State:
    """A main action of somebody who has technology 13."""
    return at_work(board, powers, ABLE | me, *others, technologies=LIE, **entries)


# ---- who ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("R14.1")
@pytest.mark.parametrize("power", [1, 2, 3, 4])
def test_a_power_up_raises_the_power_by_one(power: int) -> None:
    state = at_work("forest", [power])
    assert workers(state, "forest") == [power + 1]


@pytest.mark.rule("R14.1")
def test_a_worker_that_reaches_6_ascends_at_once() -> None:
    state = at_work("forest", [5])
    assert workers(state, "forest") == []
    assert offered(state, "ascend") >= {"vp", "cocoa", "temple"}


@pytest.mark.rule("R14.1")
def test_only_own_unlocked_workers_on_that_board_are_powered_up() -> None:
    me = {"workers": ["nobles.4"], "locked": {"forest": 3}, "cocoa": 1}
    other = {"workers": ["forest.2", "palace.1", "palace.1"]}
    state = at_work("forest", [1], me, other)  # the cocoa is the fee
    assert workers(state, "forest") == [2]
    assert workers(state, "forest", 1) == [2]
    assert workers(state, "nobles") == [4]
    assert player(state)["locked"] == {"forest": 3}


@pytest.mark.rule("R4.2", "R14.1")
def test_a_worker_unlocked_at_the_power_up_may_receive_it() -> None:
    state = at_work("forest", [1, 2], {"locked": {"forest": 3}, "cocoa": 3})
    assert set(state.tokens()) == {"unlock:paid", "power:forest.1", "power:forest.2"}
    state.play("unlock:paid")
    assert offered(state, "power") == {"forest.1", "forest.2", "forest.3"}
    assert workers(state.play("power:forest.3"), "forest") == [1, 2, 4]
    assert "cocoa" not in have(state)


# ---- two of them ---------------------------------------------------------------------------------------------


@pytest.mark.rule("R14.2")
@pytest.mark.parametrize(
    ("moves", "powers"),
    [
        ("power:forest.2 power:forest.3", [1, 3, 4]),
        ("power:forest.3 power:forest.4", [1, 2, 5]),
        ("power:forest.1 power:forest.2", [2, 3, 3]),
    ],
)
def test_two_power_ups_go_to_one_worker_or_to_two(moves: str, powers: list[int]) -> None:
    state = at_work("forest", [1, 2, 3])
    assert workers(state.play(moves), "forest") == powers
    assert state.tokens() == ["end"]


@pytest.mark.rule("R14.2")
def test_the_second_goes_to_one_who_is_left_when_the_first_has_ascended() -> None:
    state = at_work("forest", [1, 2, 5]).play("power:forest.5 ascend:vp")
    assert set(state.tokens()) == {"done", "power:forest.1", "power:forest.2"}
    assert workers(state.play("power:forest.2"), "forest") == [1, 3]


@pytest.mark.rule("R14.2")
def test_with_nobody_left_the_second_is_lost() -> None:
    # The extra workers count for two power-ups, but there is a lone worker to receive them.
    me = {"wood": 2, "unused": {"extra_worker": 2}}
    state = at_work("nobles", [5], me).play("use:extra_worker use:extra_worker ascend:vp")
    assert state.tokens() == ["end"]
    assert workers(state, "palace") == [1, 1, 1]


@pytest.mark.rule("R14.2")
def test_the_second_for_a_lone_worker_may_lead_to_its_ascension() -> None:
    me = {"wood": 2, "unused": {"extra_worker": 2}}
    state = at_work("nobles", [4], me).play("use:extra_worker use:extra_worker")
    assert set(state.tokens()) == {"done", "power:nobles.5"}
    assert offered(state.play("power:nobles.5"), "ascend") >= {"vp"}


@pytest.mark.rule("R14.3")
def test_the_first_power_up_of_a_main_action_is_compulsory() -> None:
    for powers in ([1, 2], [1, 2, 3]):
        assert "done" not in at_work("forest", powers).tokens()


@pytest.mark.rule("R14.3", "R18.6")
def test_those_of_the_discovery_tile_go_anywhere_and_to_the_reborn() -> None:
    me = {"workers": ["nobles.5", "forest.2"], "locked": {"palace.a": 4}, "unused": {"power_up2": 1}}
    state = scene(me).play("use:power_up2")
    assert set(state.tokens()) == {"power:nobles.5", "power:forest.2"}
    state.play("power:nobles.5 ascend:vp")
    assert set(state.tokens()) == {"power:palace.1", "power:forest.2"}
    assert workers(state.play("power:palace.1"), "palace") == [2]
    assert used(state) == {"power_up2": 1}


# ---- technology 13 -------------------------------------------------------------------------------------------


@pytest.mark.rule("R14.4")
def test_technology_13_sells_one_more_for_a_cocoa() -> None:
    state = at_13("forest", [1, 3], {"cocoa": 2}).play("power:forest.3")
    assert set(state.tokens()) == {"done", "power:forest.1", "power:forest.4"}
    declined = state.clone().play("done")
    assert (workers(declined, "forest"), have(declined)["cocoa"]) == ([1, 4], 2)
    state.play("power:forest.4")
    assert (workers(state, "forest"), have(state)["cocoa"]) == ([1, 5], 1)
    assert state.tokens() == ["end"]  # once


@pytest.mark.rule("R14.4")
def test_technology_13_sells_to_another_worker_too() -> None:
    state = at_13("forest", [1, 3], {"cocoa": 1}).play("power:forest.3 power:forest.1")
    assert workers(state, "forest") == [2, 4]


@pytest.mark.rule("R14.4")
def test_technology_13_needs_the_cocoa() -> None:
    state = at_13("forest", [3], {})
    assert state.tokens() == ["end"]
    assert workers(state, "forest") == [4]


@pytest.mark.rule("R14.4", "R18.7")
def test_the_free_cocoa_tile_does_not_pay_for_it() -> None:
    state = at_13("forest", [3], {"unused": {"free_cocoa": 1}})
    assert state.tokens() == ["end"]
    assert used(state) == {}


@pytest.mark.rule("R14.4")
@pytest.mark.parametrize("second", ["done", "power:forest.2"])
def test_it_comes_once_when_all_power_ups_of_the_action_are_done(second: str) -> None:
    state = at_13("forest", [1, 2, 3], {"cocoa": 9}).play("power:forest.3")
    assert "power:forest.4" in state.tokens()
    cocoa = have(state)["cocoa"]
    state.play(second)
    assert have(state)["cocoa"] == cocoa  # the second one of three workers is for nothing
    assert "done" in state.tokens()
    state.play("power:forest.4")
    assert have(state)["cocoa"] == cocoa - 1
    assert state.tokens() == ["end"]


@pytest.mark.rule("R14.4")
@pytest.mark.parametrize(
    ("board", "me", "moves"),
    [
        ("forest", {}, ""),
        ("stone_quarry", {}, ""),
        ("gold_deposits", {}, ""),
        ("alchemy", {"gold": 1}, "technology:TECH5"),
        ("nobles", {"wood": 2}, ""),
        ("decorations", {"gold": 3}, "side:right"),
        ("construction", {"stone": 2}, "place:1.1.3"),
    ],
)
def test_technology_13_works_on_boards_2_to_8(board: str, me: dict[str, Any], moves: str) -> None:
    entries = {
        "decorations": {"display": ["D12", None, None, None], "stack": [], "sides": {}},
        "pyramid": pyramid(display=["T31"]),
    }
    state = at_13(board, [2], me | {"cocoa": 5}, **entries).play(moves)
    assert set(state.tokens()) == {"done", f"power:{board}.3"}
    assert workers(state.play(f"power:{board}.3"), board) == [4]


@pytest.mark.rule("R14.4")
def test_the_worker_must_still_be_there() -> None:
    state = at_13("forest", [5], {"cocoa": 9}).play("ascend:vp")
    assert state.tokens() == ["end"]
    state = at_13("forest", [1, 5], {"cocoa": 9}).play("power:forest.5 ascend:vp")
    assert set(state.tokens()) == {"done", "power:forest.1"}


@pytest.mark.rule("R4.2", "R14.4")
def test_a_paid_unlock_may_bring_a_worker_for_technology_13() -> None:
    state = at_13("forest", [5], {"locked": {"forest": 3}, "cocoa": 2}).play("ascend:cocoa")
    # with 2 cocoa and the 5 of the ascension
    assert set(state.tokens()) == {"done", "unlock:paid"}
    assert offered(state.play("unlock:paid"), "power") == {"forest.3"}
    assert workers(state.play("power:forest.3"), "forest") == [4]


@pytest.mark.rule("R14.4")
def test_the_paid_one_may_lead_to_an_ascension() -> None:
    state = at_13("forest", [4], {"cocoa": 1}).play("power:forest.5")
    assert offered(state, "ascend") >= {"vp"}
    assert state.play("ascend:vp").tokens() == ["end"]


@pytest.mark.rule("R14.4")
def test_without_a_power_up_there_is_nothing_to_add_to() -> None:
    me = ABLE | {"cocoa": 9, "workers": ["palace.1", "palace.1", "palace.1"]}
    collected = scene(me, technologies=LIE).play("worker:palace.1 go:stone_quarry collect")
    assert offered(collected, "power") == set()
    prayed = scene(me, technologies=LIE).play("worker:palace.1 go:stone_quarry worship:stone_quarry")
    assert offered(prayed, "power") == set()


@pytest.mark.rule("R14.4", "R18.6")
def test_power_ups_of_a_discovery_tile_sell_none() -> None:
    me = ABLE | {"cocoa": 9, "workers": ["forest.1", "forest.2", "nobles.1"], "unused": {"power_up2": 1}}
    state = scene(me, technologies=LIE).play("use:power_up2 power:forest.1 power:forest.2")
    assert "worker:forest.2" in state.tokens()
    assert have(state)["cocoa"] == 9
