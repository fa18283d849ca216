"""Rules 16: temples."""

from __future__ import annotations

from typing import Any

import pytest

from cenote import State
from tests.games.teotihuacan.at_work import RESOURCES, TEMPLES, at_work, have, unused, used
from tests.games.teotihuacan.scenes import offered, player, scene

# What the steps 1 to 11 show.
BLUE: tuple[Any, ...] = (
    1,
    1,
    1,
    1,
    2,
    2,
    {"points": 2},
    2,
    {"points": 4},
    {},
    {"points": 6},
)  # a bare number: resources of choice
RED = (1, 1, 2, 2, 2, 3, 3, 4, 5, 0, 7)  # points
GREEN = (1, 1, 1, 2, 2, 2, 3, 3, 4, 0)  # cocoa
GREEN_TOP = 5  # points
MAIN = {"blue.4": {"gold": 1}, "red.5": {"points": 2}, "green.3": {"cocoa": 1}, "green.6": {"cocoa": 2}}


def climbing(temple: str, start: int, me: dict[str, Any] | None = None, *others: Any, **entries: Any) -> State:
    """Seat 0 uses a tile for a step in a temple, from this step on."""
    unused = {f"temple_{temple}": 1} | (me or {}).get("unused", {})
    given = {**(me or {}), "temples": {temple: start} | (me or {}).get("temples", {}), "unused": unused}
    return scene(given, *others, **entries).play(f"use:temple_{temple}")


def on(temple: str, step: int, *kinds: str) -> dict[str, Any]:
    """Discovery tiles on a main step."""
    return {"discoveries": {"steps": {f"{temple}.{step}": list(kinds)}}}


# ---- minor steps -----------------------------------------------------------------------------------------------


@pytest.mark.rule("R16.1")
@pytest.mark.parametrize("step", range(1, 12))
def test_steps_of_the_red_temple(step: int) -> None:
    points = {"points": RED[step - 1]} if RED[step - 1] else {}
    assert have(climbing("red", step - 1)) == {"red": step} | points


@pytest.mark.rule("R16.1")
@pytest.mark.parametrize("step", range(1, 12))
def test_steps_of_the_green_temple(step: int) -> None:
    if step == 11:
        got = {"points": GREEN_TOP}
    else:
        got = {"cocoa": GREEN[step - 1]} if GREEN[step - 1] else {}
    assert have(climbing("green", step - 1)) == {"green": step} | got


@pytest.mark.rule("R16.1", "R16.5")
@pytest.mark.parametrize("step", range(1, 12))
@pytest.mark.parametrize("resource", RESOURCES)
def test_steps_of_the_blue_temple(step: int, resource: str) -> None:
    shown = BLUE[step - 1]
    state = climbing("blue", step - 1)
    if isinstance(shown, dict):
        assert offered(state, "take") == set()
        assert have(state) == {"blue": step} | shown
        return
    for _ in range(shown):
        assert resource in offered(state, "take") or have(state)[resource] == shown  # gold after gold is not asked
        if offered(state, "take"):
            state.play(f"take:{resource}")
    assert have(state) == {"blue": step, resource: shown}


@pytest.mark.rule("R16.5")
@pytest.mark.parametrize(
    ("moves", "got"),
    [
        ("take:wood take:wood", {"wood": 2}),
        ("take:wood take:stone", {"wood": 1, "stone": 1}),
        ("take:wood take:gold", {"wood": 1, "gold": 1}),
        ("take:stone take:stone", {"stone": 2}),
        ("take:stone take:gold", {"stone": 1, "gold": 1}),
        ("take:gold", {"gold": 2}),
    ],
)
def test_each_unit_is_chosen_freely(moves: str, got: dict[str, int]) -> None:
    assert have(climbing("blue", 4).play(moves)) == {"blue": 5} | got


# ---- main steps ------------------------------------------------------------------------------------------------


@pytest.mark.rule("R16.1")
@pytest.mark.parametrize(("where", "reward"), MAIN.items())
def test_a_main_step_gives_a_tile_or_the_printed_reward(where: str, reward: dict[str, int]) -> None:
    temple, step = where.split(".")
    tiles = ["double_move", "extra_worker", "extra_worker"] if where == "red.5" else ["double_move"]
    state = climbing(temple, int(step) - 1, **on(temple, int(step), *tiles))
    assert set(state.tokens()) == {"printed", *(f"claim:{kind}" for kind in tiles)}
    claimed = state.clone().play("claim:double_move")
    assert have(claimed) == {temple: int(step)}
    assert unused(claimed) == {"double_move": 1}
    left = claimed.dump()["discoveries"]["steps"][where]
    assert left == tiles[1:]  # and not replaced
    printed = state.play("printed")
    if temple == "blue":
        printed.play("take:gold")
    assert have(printed) == {temple: int(step)} | reward
    assert unused(printed) == {}
    assert printed.dump()["discoveries"]["steps"][where] == tiles


@pytest.mark.rule("R16.1")
def test_a_tile_taken_from_a_main_step_is_not_replaced() -> None:
    given = {"steps": {"red.5": ["double_move"]}, "stack": ["M4", "M5"]}
    state = climbing("red", 4, discoveries=given).play("claim:double_move")
    assert state.dump()["discoveries"]["steps"]["red.5"] == []
    assert state.dump()["discoveries"]["stack"] == ["M4", "M5"]


@pytest.mark.rule("R16.1")
@pytest.mark.parametrize("where", MAIN)
def test_with_no_tile_left_it_is_the_printed_reward(where: str) -> None:
    temple, step = where.split(".")
    state = climbing(temple, int(step) - 1)
    assert offered(state, "claim") == set()
    if temple == "blue":
        state.play("take:gold")
    assert have(state) == {temple: int(step)} | MAIN[where]


@pytest.mark.rule("R16.1", "R18.2")
def test_only_tiles_that_can_be_paid_for_may_be_claimed() -> None:
    tiles = ("M4", "temple_any", "cocoa4")  # a wood, a cocoa, a gold
    poor = climbing("red", 4, **on("red", 5, *tiles))
    assert have(poor) == {"red": 5, "points": 2}
    state = climbing("red", 4, {"gold": 1}, **on("red", 5, *tiles))
    assert set(state.tokens()) == {"printed", "claim:cocoa4"}
    assert have(state.play("claim:cocoa4")) == {"red": 5}


@pytest.mark.rule("R16.1")
def test_the_printed_reward_can_not_pay_for_the_tile() -> None:
    state = climbing("green", 2, **on("green", 3, "temple_any"))  # 1 cocoa is printed, and 1 is the price
    assert have(state) == {"green": 3, "cocoa": 1}


@pytest.mark.rule("R16.1")
def test_the_first_three_steps_of_the_blue_temple_are_minor() -> None:
    state = climbing("blue", 2, **on("blue", 4, "double_move"))
    assert offered(state, "claim") == set()
    assert offered(state, "take") == set(RESOURCES)


@pytest.mark.rule("R16.1", "R18.4")
@pytest.mark.parametrize("other", [0, 4])
def test_a_tile_used_before_the_claim_does_not_change_what_the_main_step_gives(other: int) -> None:
    me = {"unused": {"temple_green": 2}, "temples": {"blue": other}}
    state = climbing("green", 2, me, **on("green", 3, "double_move")).play("use:temple_green")
    got = {"green": 4, "cocoa": 2} | ({"blue": other} if other else {})
    assert have(state) == got
    assert set(state.tokens()) == {"printed", "claim:double_move"}  # still for step 3
    assert have(state.play("printed")) == got | {"cocoa": 2 + 1}


# ---- the two uppermost steps -----------------------------------------------------------------------------------


@pytest.mark.rule("R16.2")
@pytest.mark.parametrize("temple", TEMPLES)
def test_step_10_gives_nothing(temple: str) -> None:
    assert have(climbing(temple, 9)) == {temple: 10}


@pytest.mark.rule("R16.2")
@pytest.mark.parametrize(("step", "points"), [(9, 0), (10, 15), (11, 15)])
def test_the_temple_bonus_tile_is_reached_on_10_and_11(step: int, points: int) -> None:
    # The last turn of the game: the last Eclipse follows, in which F3 is worth 15. All cocoa goes to the workers.
    me = {"temples": {"blue": step}, "cocoa": 9}
    state = scene({"cocoa": 9}, me, eclipses=2, announced=True, light_disc=8, to_move=1)
    state.play("worker:palace.1 go:stone_quarry collect end")
    while not state.over:
        state.play(max(state.tokens(), key=lambda token: int(token.partition(":")[2] or 0)))
    assert state.points() == [0, points]


@pytest.mark.rule("R16.3")
@pytest.mark.parametrize(("temple", "points"), [("blue", 6), ("red", 7), ("green", 5)])
def test_the_top_scores_on_arrival(temple: str, points: int) -> None:
    assert have(climbing(temple, 10)) == {temple: 11, "points": points}


@pytest.mark.rule("R16.3")
@pytest.mark.parametrize("temple", TEMPLES)
def test_the_top_has_room_for_one_marker(temple: str) -> None:
    me = {"temples": {temple: 10}, "unused": {f"temple_{temple}": 1, "temple_any": 1}}
    free = scene(me, {"temples": {temple: 10}})
    assert offered(free, "use") == {f"temple_{temple}", "temple_any"}
    assert temple in offered(free.play("use:temple_any"), "climb")
    taken = scene(me, {}, {"temples": {temple: 11}})
    assert offered(taken, "use") == {"temple_any"}
    assert temple not in offered(taken.play("use:temple_any"), "climb")


@pytest.mark.rule("R16.3")
def test_the_step_below_the_top_has_room_for_all() -> None:
    assert have(climbing("red", 9, {}, {"temples": {"red": 10}}, {"temples": {"red": 11}})) == {"red": 10}


@pytest.mark.rule("R16.3")
def test_a_marker_on_the_top_stays() -> None:
    me = {"temples": {"red": 11}, "unused": {"temple_red": 1}}
    assert offered(scene(me), "use") == set()


# ---- steps that are lost ---------------------------------------------------------------------------------------


@pytest.mark.rule("R16.4")
def test_a_step_that_can_not_be_made_is_lost() -> None:
    state = at_work("alchemy", [1], {"gold": 1, "temples": {"red": 10}}, {"temples": {"red": 11}})
    state.play("technology:TECH3")
    assert have(state) == {"red": 10}
    assert player(state)["technologies"] == ["TECH3"]


@pytest.mark.rule("R16.4")
def test_of_any_temple_one_must_be_chosen_in_which_the_marker_can_move() -> None:
    me = {"temples": {"blue": 11, "red": 10}, "unused": {"temple_any": 1}}
    state = scene(me, {"temples": {"red": 11}}).play("use:temple_any")
    assert have(state)["green"] == 1  # there was no choice
    state = scene(me, {"temples": {"red": 10}}).play("use:temple_any")
    assert set(state.tokens()) == {"climb:red", "climb:green"}  # and none to decline it


@pytest.mark.rule("R16.4")
def test_with_all_temples_closed_steps_of_choice_are_lost() -> None:
    tops = {"temples": {"blue": 11, "red": 11, "green": 11}}
    state = at_work("gold_deposits", [4, 4, 4], tops)
    assert offered(state, "climb") == set()
    assert have(state)["gold"] == 4
    one = at_work("gold_deposits", [4, 4, 4], {"temples": {"blue": 11, "red": 11, "green": 10}})
    assert have(one)["green"] == 11  # the first of two, and the second is lost
    assert used(one) == {}
