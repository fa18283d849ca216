"""Rules 18: Discovery tiles: what each does, and when."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

import pytest

from cenote import State
from tests.games.teotihuacan.at_work import RESOURCES, arriving, at_work, have, unused, used, workers, worshipping
from tests.games.teotihuacan.building import decorations, pyramid
from tests.games.teotihuacan.scenes import offered, scene

GOODS = ("vp", "resources3", "resources2", "cocoa4")  # the order in which they are used at one decision
FREE = {*GOODS, "avenue", "temple_any", "temple_blue", "temple_red", "temple_green", "power_up2"}
ALL_FREE = {"unused": dict.fromkeys(sorted(FREE), 1)}


def using(kind: str, moves: str = "", me: dict[str, Any] | None = None) -> State:
    return scene({**(me or {}), "unused": {kind: 1}}).play(f"use:{kind}").play(moves)


# ---- what they give --------------------------------------------------------------------------------------------


@pytest.mark.rule("R18.4")
@pytest.mark.parametrize(
    ("kind", "moves", "got"),
    [
        ("vp", "", {"points": 4}),
        ("cocoa4", "", {"cocoa": 4}),
        ("avenue", "", {"avenue": 1}),
        ("temple_any", "climb:red", {"red": 1, "points": 1}),
        ("temple_any", "climb:green", {"green": 1, "cocoa": 1}),
        ("temple_any", "climb:blue take:gold", {"blue": 1, "gold": 1}),
        ("temple_blue", "take:stone", {"blue": 1, "stone": 1}),
        ("temple_red", "", {"red": 1, "points": 1}),
        ("temple_green", "", {"green": 1, "cocoa": 1}),
    ],
)
def test_what_tiles_of_free_timing_give(kind: str, moves: str, got: dict[str, int]) -> None:
    state = using(kind, moves)
    assert have(state) == got
    assert used(state) == {kind: 1}
    assert offered(state, "worker") == {"palace.1"}  # the decision before which it was used


@pytest.mark.rule("R18.4")
@pytest.mark.parametrize(("kind", "n"), [("resources3", 3), ("resources2", 2)])
def test_resources_are_of_any_mixture(kind: str, n: int) -> None:
    for mixture in combinations_with_replacement(RESOURCES, n):
        state = using(kind)
        for resource in mixture:
            if offered(state, "take"):  # after gold there is gold only
                state.play(f"take:{resource}")
        assert have(state) == {resource: mixture.count(resource) for resource in mixture}


# ---- when ------------------------------------------------------------------------------------------------------


STUFF: dict[str, Any] = {
    "discoveries": {
        "boards": {"forest": "double_move"},
        "avenue": {"3": ["double_move"]},
        "steps": {"red.5": ["double_move"]},
    },
    "decorations": decorations("D12"),
    "pyramid": pyramid(display=["T31"]),
    "royal_tiles": {"a": "P4", "b": "P2", "c": "P1"},
    "technologies": ["TECH1", "TECH3", "TECH5", "TECH9", "TECH13", "TECH15"],
}
# Decisions of seat 0: the board, the powers of the workers that go and stand there, what the player has besides the
# tiles in question, and the moves that lead to the decision.
DECISIONS: dict[str, tuple[str, list[int], dict[str, Any], str]] = {
    "action": ("forest", [1], {}, ""),
    "worship": ("forest", [1], {}, "worship:forest"),
    "claim on the Avenue": ("nobles", [1], {"wood": 2, "avenue": 2}, "main row:top"),
    "claim in a temple": ("forest", [1], {"temples": {"red": 4}}, "worship:forest choose:effect"),
    "trade": ("palace", [2], {"cocoa": 1}, "worship:palace.b choose:effect"),
    "power-up": ("forest", [1, 2], {}, "main"),
    "technology 13": ("forest", [1, 2], {"technologies": ["TECH13"], "cocoa": 1}, "main power:forest.1"),
    "ascension reward": ("forest", [5], {}, "main power:forest.5"),
    "technology": ("alchemy", [1], {"gold": 1}, "main"),
    "row": ("nobles", [1], {"wood": 2}, "main"),
    "decoration": ("decorations", [1], {"gold": 3}, "main"),
    "Pyramid tile": ("construction", [1], {"stone": 2}, "main"),
    "end": ("forest", [1], {}, "collect"),
}


def decision(name: str, tiles: dict[str, Any]) -> State:
    """A decision of seat 0 with these Discovery tiles before its player."""
    board, powers, me, moves = DECISIONS[name]
    return arriving(board, powers, me | tiles, **STUFF).play(moves)


@pytest.mark.rule("R18.4")
def test_tiles_of_free_timing_are_used_before_the_move() -> None:
    assert offered(scene(ALL_FREE), "use") == FREE


@pytest.mark.rule("R18.4")
@pytest.mark.parametrize("name", DECISIONS)
def test_tiles_of_free_timing_are_used_before_any_decision_of_an_own_turn(name: str) -> None:
    state = decision(name, ALL_FREE)
    assert offered(state, "use") >= FREE
    for kind in sorted(FREE):
        used_first = state.clone().play(f"use:{kind}")
        assert used(used_first) == {kind: 1}


@pytest.mark.rule("R18.4")
@pytest.mark.parametrize("name", DECISIONS)
def test_the_decision_comes_up_again_after_a_tile(name: str) -> None:
    state = decision(name, {"unused": {"vp": 1, "cocoa4": 1}})
    first = set(state.tokens())
    after = state.play("use:vp")
    assert first - {"use:vp"} <= set(after.tokens())
    assert have(after)["points"] >= 4


@pytest.mark.rule("R18.4")
def test_a_tile_is_used_in_the_turn_in_which_it_was_claimed() -> None:
    tiles = {"discoveries": {"boards": {"forest": "temple_red"}}}
    state = worshipping("forest", 3, {}, choose="tile", **tiles)
    assert state.tokens() == ["end", "use:temple_red"]
    assert have(state.play("use:temple_red")) == {"red": 1, "points": 1}


@pytest.mark.rule("R18.4")
def test_no_tile_is_used_in_the_turn_of_another() -> None:
    state = scene({}, ALL_FREE)
    assert offered(state, "use") == set()
    state.play("worker:palace.1 go:alchemy collect end")
    assert offered(state, "use") == FREE


@pytest.mark.rule("R18.4")
def test_no_tile_but_free_cocoa_is_used_in_an_eclipse() -> None:
    me = {**ALL_FREE, "unused": {**ALL_FREE["unused"], "free_cocoa": 1}}
    state = scene(me, {}, announced=True, light_disc=10, to_move=1)
    state.play("worker:palace.1 go:alchemy collect end")
    assert offered(state, "use") == {"free_cocoa"}


@pytest.mark.rule("R18.4")
def test_tiles_bring_what_a_claim_costs() -> None:
    me = {"avenue": 2, "unused": {"avenue": 1, "cocoa4": 1, "resources2": 1}}
    state = scene(me, discoveries={"avenue": {"3": ["M1"]}}).play("use:avenue")
    assert offered(state, "claim") == set()
    state.play("use:resources2 take:gold use:cocoa4")
    assert offered(state, "claim") == {"M1"}
    assert have(state.play("claim:M1")) == {"avenue": 3, "cocoa": 2, "gold": 1}


# ---- tiles with a moment of their own --------------------------------------------------------------------------


@pytest.mark.rule("R18.5")
def test_the_other_tiles_wait_for_their_moment() -> None:
    bound = {"unused": {"double_move": 1, "unlimited_move": 1, "extra_worker": 1, "free_cocoa": 1}}
    me = {**bound, "gold": 1, "workers": ["stone_quarry.1", "stone_quarry.2", "palace.1"]}
    state = scene(me)
    assert offered(state, "use") == set()
    state.play("worker:stone_quarry.1")
    assert offered(state, "use") == {"double_move", "unlimited_move"}
    state.play("go:alchemy")
    assert offered(state, "use") == set()
    state.play("main")
    assert offered(state, "use") == {"extra_worker"}
    state.play("technology:TECH5")
    assert offered(state, "use") == set()


@pytest.mark.rule("R18.5")
@pytest.mark.parametrize(
    ("board", "me", "works"),
    [
        ("forest", {}, False),
        ("alchemy", {"gold": 1}, True),
        ("nobles", {"wood": 2}, True),
        ("decorations", {"gold": 3}, False),
        ("construction", {"stone": 2}, True),
    ],
)
def test_the_extra_worker_works_on_boards_5_6_and_8(board: str, me: dict[str, Any], works: bool) -> None:
    stuff = {"decorations": decorations("D12"), "pyramid": pyramid(display=["T31"])}
    state = at_work(board, [1], {**me, "unused": {"extra_worker": 1}}, **stuff)
    assert offered(state, "use") == ({"extra_worker"} if works else set())


@pytest.mark.rule("R18.5")
def test_an_extra_worker_has_no_power_and_is_not_there_afterwards() -> None:
    state = at_work("nobles", [4], {"wood": 2, "unused": {"extra_worker": 1}}).play("use:extra_worker")
    assert workers(state, "nobles") == [5]
    assert have(state) == {"points": 5, "avenue": 1}


# ---- two power-ups ---------------------------------------------------------------------------------------------


@pytest.mark.rule("R18.6")
def test_two_power_ups_go_to_one_unlocked_worker_or_to_two_and_both_are_made() -> None:
    me = {"workers": ["nobles.1", "forest.2"], "locked": {"palace.a": 1}, "unused": {"power_up2": 1}}
    state = scene(me).play("use:power_up2")
    assert set(state.tokens()) == {"power:nobles.1", "power:forest.2"}
    state.play("power:nobles.1")
    assert set(state.tokens()) == {"power:nobles.2", "power:forest.2"}  # no way to decline it
    assert workers(state.clone().play("power:nobles.2"), "nobles") == [3]
    assert workers(state.play("power:forest.2"), "forest") == [3]


@pytest.mark.rule("R18.6")
def test_with_all_workers_locked_the_tile_waits() -> None:
    me = {"locked": {"palace.a": 1, "palace.b": 1, "palace.c": 1}, "unused": {"power_up2": 1}, "cocoa": 3}
    state = scene(me)
    assert offered(state, "use") == set()
    assert offered(state.play("unlock:paid"), "use") == {"power_up2"}


@pytest.mark.rule("R18.6")
def test_between_the_move_and_the_action_it_may_be_used_too() -> None:
    state = arriving("forest", [1, 1], {"workers": ["nobles.3"], "unused": {"power_up2": 1}})
    state.play("use:power_up2")
    assert "power:nobles.3" in state.tokens()
    state.play("power:forest.1 power:forest.2 main")
    assert have(state)["wood"] == 1  # the newcomer of power 1 is the weakest


# ---- free cocoa ------------------------------------------------------------------------------------------------


FREE_COCOA = {"unused": {"free_cocoa": 1}}
ON_THE_FOREST = {"workers": ["forest.1", "palace.1", "palace.1"]}
IN_THE_FOREST = {"locked": {"forest": 1}}


@pytest.mark.rule("R18.7")
def test_free_cocoa_pays_the_whole_fee_of_a_main_action() -> None:
    others = (ON_THE_FOREST, ON_THE_FOREST, ON_THE_FOREST)
    state = at_work("forest", [2], FREE_COCOA, *others)
    assert have(state) == {"wood": 1}
    assert used(state) == {"free_cocoa": 1}
    rich = at_work("forest", [2], {**FREE_COCOA, "cocoa": 3}, *others)
    assert set(rich.tokens()) == {"pay:cocoa", "use:free_cocoa"}
    assert have(rich.clone().play("use:free_cocoa")) == {"wood": 1, "cocoa": 3}
    assert have(rich.play("pay:cocoa")) == {"wood": 1}
    assert unused(rich) == {"free_cocoa": 1}


@pytest.mark.rule("R18.7")
def test_an_action_without_a_fee_leaves_the_tile() -> None:
    assert unused(at_work("forest", [2], FREE_COCOA)) == {"free_cocoa": 1}


@pytest.mark.rule("R18.7")
def test_free_cocoa_pays_for_unlocking_and_for_both_at_one_worship() -> None:
    tiles = {"discoveries": {"boards": {"forest": "double_move"}}}
    state = worshipping("forest", 3, FREE_COCOA, IN_THE_FOREST, choose="both", **tiles)
    if offered(state, "first"):
        state.play("first:effect")
    if offered(state, "claim"):
        state.play("claim:double_move")
    assert have(state) == {"red": 1, "points": 1}
    assert unused(state) == {"double_move": 1}
    assert used(state) == {"free_cocoa": 1}


@pytest.mark.rule("R18.7")
def test_free_cocoa_may_be_kept_for_what_both_cost() -> None:
    tiles = {"discoveries": {"boards": {"forest": "double_move"}}}
    me = {**FREE_COCOA, "cocoa": 1}
    state = arriving("forest", [3], me, IN_THE_FOREST, **tiles).play("worship:forest")
    assert set(state.tokens()) == {"pay:cocoa", "use:free_cocoa"}
    state.play("pay:cocoa choose:both")
    assert used(state) == {"free_cocoa": 1}
    assert have(state) == {}


@pytest.mark.rule("R18.7")
@pytest.mark.parametrize("owed", [[1, 1, 1], [4, 5, 5]])
def test_free_cocoa_pays_a_whole_salary(owed: list[int]) -> None:
    me = {**FREE_COCOA, "workers": [f"nobles.{power}" for power in owed], "points": 20}
    state = scene(me, {"cocoa": 9}, announced=True, light_disc=10, to_move=1)
    state.play("worker:palace.1 go:alchemy collect end")
    assert "use:free_cocoa" in state.tokens()
    state.play("use:free_cocoa")
    assert state.points()[0] == 20
    assert used(state) == {"free_cocoa": 1}


@pytest.mark.rule("R18.7")
def test_no_other_payment_is_covered() -> None:
    locked = scene({**FREE_COCOA, "locked": {"palace.a": 1}})
    assert "unlock:paid" not in locked.tokens()
    trade = worshipping("palace.b", 3, FREE_COCOA, royal_tiles={"a": "P4", "b": "P2", "c": "P1"})
    assert trade.tokens() == ["end"]
    ascension = at_work("forest", [5], FREE_COCOA)
    assert "two_temples" not in offered(ascension, "ascend")
