"""Rules 14: the end of a round."""

from __future__ import annotations

from typing import Any

import pytest

from cenote import State
from tests.games.tzolkin.scenes import end_round, last_turn, player, scene

SMALL_GEARS = ("palenque", "yaxchilan", "tikal", "uxmal")
FED = {"corn": 60}


def calendar(state: State) -> tuple[int, int, int]:
    """The round, the age, and how many Food Days are over."""
    dump = state.dump()
    return dump["round"], dump["age"], dump["food_days"]


def with_the_space_taken(round_: int, *players: dict[str, Any], **entries: Any) -> State:
    """A round ends in which seat 0 has taken the first-player space."""
    return end_round(last_turn(*(players or (FED, FED)), first_player_space=0, round=round_, **entries))


def quiet_round(state: State) -> State:
    """Everybody takes a worker back without an action or, with none on a gear, places one on a gear of its own."""
    for _ in range(state.seats):
        workers = [token for token in state.tokens() if token.startswith("pick:")]
        state.play(workers[0] if workers else f"place:{SMALL_GEARS[state.to_move]}")
        if "nothing" in state.tokens():
            state.play("nothing")
        state.play("end")
    return state


# ---- the calendar ------------------------------------------------------------------------------------------


@pytest.mark.rule("14.1")
def test_a_food_day_comes_before_the_calendar_advances() -> None:
    """A worker that falls off is fed while it is still on the gear, and the corn of the tooth isn't there yet."""
    state = end_round(last_turn({"corn": 6}, {"corn": 6}, round=8, gears={"uxmal": {"7": 0}}))
    assert calendar(state) == (9, 1, 1)
    assert player(state)["corn"] == 0
    assert player(state)["available"] == 3
    assert state.dump()["tooth_corn"] == 1


@pytest.mark.rule("14.1")
def test_a_food_day_comes_before_a_choice_of_days_too() -> None:
    state = with_the_space_taken(8, {"corn": 6}, {"corn": 6})
    assert state.tokens() == ["days:1", "days:2"]
    assert calendar(state) == (8, 1, 1)
    assert player(state)["corn"] == 0


@pytest.mark.rule("14.2")
@pytest.mark.parametrize("round_", range(1, 27))
def test_with_the_space_empty_1_corn_is_added_and_the_calendar_moves_one_day(round_: int) -> None:
    state = end_round(last_turn({}, {}, tooth_corn=3, round=round_))
    assert state.dump()["tooth_corn"] == 4
    assert state.round == round_ + 1
    assert end_round(scene(seats=2, to_move=1)).dump()["tooth_corn"] == 1


@pytest.mark.rule("14.2", "13.3")
@pytest.mark.parametrize("days", [1, 2])
def test_with_the_space_taken_no_corn_is_added_not_for_a_skipped_day_either(days: int) -> None:
    state = with_the_space_taken(3).play(f"days:{days}")
    assert state.dump()["tooth_corn"] == 0
    assert state.round == 3 + days


@pytest.mark.rule("14.2", "13.2")
def test_corn_gathers_until_somebody_comes_for_it() -> None:
    state = scene(seats=2)
    for _ in range(2):
        state.play("place:palenque end place:tikal end")
    assert state.dump()["tooth_corn"] == 2
    state.play("place:first end")
    assert player(state)["corn"] == 2
    assert state.dump()["tooth_corn"] == 0


# ---- the gears ---------------------------------------------------------------------------------------------


@pytest.mark.rule("14.3")
@pytest.mark.parametrize("gear", SMALL_GEARS)
def test_each_day_carries_every_worker_one_space_forward(gear: str) -> None:
    state = end_round(last_turn({}, {"workers": 6}, gears={gear: {"1": 0, "3": 1, "6": 1}}))
    moved = {"2": 0, "4": 1, "7": 1}
    assert state.dump()["gears"][gear] == ({"1": 1} | moved if gear == "palenque" else moved)


@pytest.mark.rule("14.3")
@pytest.mark.parametrize(("gear", "last"), [*((gear, 7) for gear in SMALL_GEARS), ("chichen_itza", 10)])
def test_a_worker_on_the_last_space_is_pushed_off_and_returns_without_an_action(gear: str, last: int) -> None:
    state = last_turn({}, {}, gears={gear: {str(last): 0, str(last - 1): 0}})
    before = player(state)["available"]
    end_round(state)
    assert player(state)["available"] == before + 1
    assert state.dump()["gears"][gear].get(str(last)) == 0
    assert player(state)["corn"] == 0
    assert state.points() == [0, 0]


@pytest.mark.rule("14.3")
@pytest.mark.parametrize(("gear", "teeth"), [("tikal", 10), ("uxmal", 10), ("chichen_itza", 13)])
def test_neutral_workers_go_round_over_the_spaces_without_a_number(gear: str, teeth: int) -> None:
    state = scene(seats=2, gears={gear: {"0": "neutral"}})
    for day in range(1, teeth + 1):
        quiet_round(state)
        assert state.dump()["gears"][gear] == {str(day % teeth): "neutral"}, day


@pytest.mark.rule("14.3")
def test_two_days_carry_workers_two_spaces() -> None:
    gears = {
        "uxmal": {"3": 0, "5": 1, "7": 1, "8": "neutral", "9": "neutral"},
        "chichen_itza": {"8": 0, "12": "neutral"},
    }
    state = with_the_space_taken(3, {"workers": 6}, {}, gears=gears).play("days:2")
    assert state.dump()["gears"]["uxmal"] == {"0": "neutral", "1": "neutral", "5": 0, "7": 1}
    assert state.dump()["gears"]["chichen_itza"] == {"1": "neutral", "10": 0}
    assert state.dump()["gears"]["palenque"] == {"2": 1}
    assert player(state, 1)["available"] == 1


# ---- Food Days that two days jump over ---------------------------------------------------------------------


@pytest.mark.rule("14.4", "1.3")
@pytest.mark.parametrize(("day", "held"), [(8, 1), (14, 2), (21, 3), (27, 4)])
def test_food_days_are_held_at_the_end_of_their_rounds(day: int, held: int) -> None:
    assert calendar(last_turn(FED, FED, round=day))[2] == held - 1
    assert calendar(end_round(last_turn(FED, FED, round=day)))[2] == held
    assert calendar(end_round(last_turn(FED, FED, round=day - 1)))[2] == held - 1


@pytest.mark.rule("14.4")
@pytest.mark.parametrize(("from_round", "held"), [(7, 0), (13, 1), (20, 2)])
def test_a_food_day_that_is_jumped_over_is_held_in_the_next_round_once(from_round: int, held: int) -> None:
    state = with_the_space_taken(from_round).play("days:2")
    age = 2 if held == 2 else 1
    assert calendar(state) == (from_round + 2, age, held)
    assert player(state)["corn"] == 60  # nobody was fed
    quiet_round(state)
    assert calendar(state) == (from_round + 3, 2 if held >= 1 else 1, held + 1)
    assert player(state)["corn"] == 60 - 6
    quiet_round(state)
    assert calendar(state)[2] == held + 1
    assert player(state)["corn"] == 60 - 6


@pytest.mark.rule("14.4")
def test_the_next_food_day_after_one_that_was_put_off_comes_in_its_own_round() -> None:
    """Round 14 jumped over, held in 15; then 21, and no other in between."""
    state = with_the_space_taken(13).play("days:2")
    held = {}
    while state.round < 23:
        quiet_round(state)
        held[state.round - 1] = calendar(state)[2]
    assert held == {15: 2, 16: 2, 17: 2, 18: 2, 19: 2, 20: 2, 21: 3, 22: 3}


@pytest.mark.rule("14.4", "1.2")
def test_from_round_26_a_jump_leads_to_one_further_round_the_last() -> None:
    state = with_the_space_taken(26).play("days:2")
    assert calendar(state) == (28, 2, 3)
    assert not state.over
    quiet_round(state)
    assert state.over
    assert calendar(state) == (28, 2, 4)


@pytest.mark.rule("14.4", "1.4", "15.2")
def test_a_jump_over_round_14_puts_off_the_change_of_buildings_by_that_round() -> None:
    buildings = {"row": ["A1F1"], "stack_1": ["A1F2"], "stack_2": ["A2F1", "A2F2"]}
    state = with_the_space_taken(13, buildings=buildings).play("days:2")
    assert state.dump()["buildings"]["row"][0] == "A1F1"
    assert state.dump()["age"] == 1
    quiet_round(state)
    assert state.dump()["buildings"]["row"][:2] == ["A2F1", "A2F2"]
    assert state.dump()["age"] == 2


@pytest.mark.rule("14.4")
def test_two_days_from_a_food_day_jump_over_none() -> None:
    state = with_the_space_taken(8).play("days:2")
    assert calendar(state) == (10, 1, 1)
    quiet_round(state)
    assert calendar(state) == (11, 1, 1)


@pytest.mark.rule("14.5")
@pytest.mark.parametrize(("seats", "first"), [(2, 1), (3, 2), (4, 1)])
def test_a_round_begins_with_the_holder_of_the_marker_and_goes_clockwise(seats: int, first: int) -> None:
    state = scene(seats=seats, first_player=first)
    order = []
    for _ in range(seats):
        order.append(state.to_move)
        state.play(f"place:{SMALL_GEARS[state.to_move]} end")
    assert order == [(first + turn) % seats for turn in range(seats)]
    assert state.to_move == first
