"""Rules 18: Discovery tiles: where and for what they are claimed, and what becomes of them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.teotihuacan.at_work import arriving, have, unused, used, worshipping
from tests.games.teotihuacan.scenes import game, offered, scene

# What is printed in the top left corner.
COST: dict[str, dict[str, int]] = {
    "M1": {"cocoa": 2, "gold": 1},
    "M2": {"cocoa": 1, "wood": 1},
    "M3": {"cocoa": 1, "wood": 1},
    "M4": {"wood": 1},
    "M5": {"wood": 1},
    "M6": {"wood": 1},
    "M7": {"wood": 1},
    "vp": {"wood": 1},
    "resources3": {"cocoa": 1},
    "resources2": {},
    "avenue": {"cocoa": 1},
    "temple_any": {"cocoa": 1},
    "temple_blue": {},
    "temple_red": {},
    "temple_green": {},
    "cocoa4": {"gold": 1},
    "power_up2": {"cocoa": 1},
    "double_move": {},
    "free_cocoa": {},
    "unlimited_move": {},
    "extra_worker": {},
}
RICH = {"cocoa": 9, "wood": 9, "stone": 9, "gold": 9}


def beside(board: str, kind: str, *stack: str) -> dict[str, Any]:
    """A tile at the worship area of a board, and those in the stack."""
    return {"discoveries": {"boards": {board: kind}, "stack": list(stack)}}


# ---- claiming --------------------------------------------------------------------------------------------------


@pytest.mark.rule("R18.1", "R18.2")
@pytest.mark.parametrize(("kind", "cost"), COST.items())
def test_to_claim_a_tile_is_to_pay_what_it_costs(kind: str, cost: dict[str, int]) -> None:
    state = worshipping("forest", 3, RICH, choose="tile", **beside("forest", kind))
    assert have(state) == {good: n - cost.get(good, 0) for good, n in RICH.items()}
    assert unused(state) == {kind: 1}
    exact = worshipping("forest", 3, cost, choose="tile", **beside("forest", kind))
    assert unused(exact) == {kind: 1}
    assert have(exact) == {}


@pytest.mark.rule("R18.2")
@pytest.mark.parametrize(("kind", "lacking"), [(kind, good) for kind, cost in COST.items() for good in cost], ids=str)
def test_whoever_can_not_pay_does_not_get_it(kind: str, lacking: str) -> None:
    me = {**RICH, lacking: COST[kind][lacking] - 1}
    state = arriving("forest", [3], me, **beside("forest", kind)).play("worship:forest")
    assert "tile" not in offered(state, "choose")
    on_the_way = scene(me | {"avenue": 2, "unused": {"avenue": 1}}, discoveries={"avenue": {"3": [kind]}})
    assert offered(on_the_way.play("use:avenue"), "claim") == set()


@pytest.mark.rule("R18.2")
@pytest.mark.parametrize("kind", [kind for kind, cost in COST.items() if "cocoa" in cost])
def test_the_free_cocoa_tile_does_not_help_to_claim(kind: str) -> None:
    me = {"wood": 9, "gold": 9, "avenue": 2, "unused": {"avenue": 1, "free_cocoa": 1}}
    state = scene(me, discoveries={"avenue": {"3": [kind]}}).play("use:avenue")
    assert offered(state, "claim") == set()


@pytest.mark.rule("R18.1")
def test_tiles_are_claimed_on_main_steps_and_on_the_avenue() -> None:
    tiles = {"steps": {"red.5": ["double_move"]}, "avenue": {"3": ["free_cocoa"]}}
    me = {"temples": {"red": 4}, "avenue": 2, "unused": {"temple_red": 1, "avenue": 1}}
    state = scene(me, discoveries=tiles).play("use:temple_red claim:double_move use:avenue claim:free_cocoa")
    assert unused(state) == {"double_move": 1, "free_cocoa": 1}


@pytest.mark.rule("R2.7", "R18.1")
@pytest.mark.parametrize("claimed", [True, False])
def test_tiles_that_came_with_a_starting_tile_are_claimed_during_setup(claimed: bool) -> None:
    deal = {
        "first": 0,
        "starting": [["S14", "S17", "S01", "S04"], ["S02", "S03", "S06", "S13"]],
        "attached": ["vp", "M4"],
    }
    state = game.new(2, 1, deal=deal).play("keep:S14 keep:S17 keep:S02 keep:S03")
    assert set(state.tokens()) == {"done", "claim:vp"}  # S17 has brought the wood
    wood = have(state)["wood"]
    state.play("claim:vp" if claimed else "done")
    assert unused(state) == ({"vp": 1} if claimed else {})
    assert have(state).get("wood", 0) == wood - claimed


# ---- afterwards ------------------------------------------------------------------------------------------------


@pytest.mark.rule("R18.3")
@pytest.mark.parametrize("kind", ["M1", "M7"])
def test_masks_are_never_used(kind: str) -> None:
    state = scene({"unused": {kind: 1}})
    assert offered(state, "use") == set()


@pytest.mark.rule("R18.3")
def test_masks_score_in_every_eclipse_and_remain() -> None:
    me = {"cocoa": 9, "unused": {"M1": 1, "M2": 1, "M5": 1}}
    for eclipses in (0, 1):
        state = scene(me, {"cocoa": 9}, eclipses=eclipses, announced=True, light_disc=10 - eclipses, to_move=1)
        state.play("worker:palace.1 go:stone_quarry collect end")
        while offered(state, "salary"):
            state.play(f"salary:{max(map(int, offered(state, 'salary')))}")
        assert state.points() == [6, 0]
        assert unused(state) == {"M1": 1, "M2": 1, "M5": 1}


@pytest.mark.rule("R18.3")
def test_any_other_tile_is_used_once_and_turned_over() -> None:
    state = scene({"unused": {"vp": 2}}).play("use:vp")
    assert (unused(state), used(state)) == ({"vp": 1}, {"vp": 1})
    state.play("use:vp")
    assert (unused(state), used(state)) == ({}, {"vp": 2})
    assert offered(state, "use") == set()
    assert have(state) == {"points": 8}


@pytest.mark.rule("R18.3")
@pytest.mark.parametrize(
    "tiles", [{"unused": {"vp": 1, "M1": 1}, "used": {"vp": 1}}, {"unused": {"vp": 2}}, {"used": {"cocoa4": 2}}]
)
def test_for_f6_it_makes_no_difference_whether_tiles_were_used(tiles: dict[str, Any]) -> None:
    me = {"temples": {"blue": 10}, **tiles}
    last = {"eclipses": 2, "announced": True, "light_disc": 8, "to_move": 1}
    bonus = {"blue": "F6", "red": "F4", "green": "F7"}
    state = scene(me, {"cocoa": 9}, temple_bonus=bonus, **last)
    state.play("worker:palace.1 go:stone_quarry collect end")
    while not state.over:
        state.play(f"salary:{max(map(int, offered(state, 'salary')))}")
    # Without cocoa the salary of three workers would cost 9 VP, of which the masks have brought 1 or nothing.
    assert state.points()[0] == 2 * 2


# ---- the stack -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R18.8")
def test_a_tile_claimed_at_a_worship_area_is_replaced_from_the_stack() -> None:
    state = worshipping("forest", 3, {}, choose="tile", **beside("forest", "double_move", "M4", "M5"))
    left = state.dump()["discoveries"]
    assert left["boards"]["forest"] == "M4"
    assert left["stack"] == ["M5"]


@pytest.mark.rule("R18.8")
def test_with_an_empty_stack_nothing_is_replaced() -> None:
    state = worshipping("forest", 3, {"used": {"double_move": 1}}, choose="tile", **beside("forest", "double_move"))
    left = state.dump()["discoveries"]
    assert left["boards"]["forest"] is None
    assert left["stack"] == []
    assert (unused(state), used(state)) == ({"double_move": 1}, {"double_move": 1})


@pytest.mark.rule("R18.8")
def test_tiles_that_were_used_never_come_back() -> None:
    state = scene({"unused": {"vp": 1}}, discoveries={"stack": ["M4"]}).play(
        "use:vp worker:palace.1 go:alchemy collect end"
    )
    assert state.dump()["discoveries"]["stack"] == ["M4"]
    assert used(state) == {"vp": 1}
