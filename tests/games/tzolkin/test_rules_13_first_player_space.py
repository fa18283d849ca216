"""Rules 13: the first-player space."""

from __future__ import annotations

from typing import Any

import pytest

from cenote import State
from tests.games.tzolkin.scenes import end_round, last_turn, player, scene

SMALL_GEARS = ("palenque", "yaxchilan", "tikal", "uxmal")


def round_with_the_space_taken(*players: dict[str, Any], by: int = 0, **entries: Any) -> State:
    """A round ends in which somebody has taken the first-player space; two seats if nothing else is said."""
    return end_round(last_turn(*(players or ({}, {})), first_player_space=by, **entries))


def asked_for_days(state: State) -> bool:
    return state.tokens() == ["days:1", "days:2"]


# ---- placing there -----------------------------------------------------------------------------------------


@pytest.mark.rule("13.1", "4.3")
def test_a_worker_there_costs_nothing_and_counts_for_the_surcharge() -> None:
    state = scene({}).play("place:first")
    assert player(state)["corn"] == 0
    assert state.dump()["first_player_space"] == 0
    # spaces 0 and 1, and 3 for three workers
    state = scene({"corn": 4}).play("place:palenque place:palenque place:first")
    assert player(state)["corn"] == 0
    state = scene({"corn": 3}).play("place:palenque place:palenque")
    assert "place:first" not in state.tokens()


@pytest.mark.rule("13.1")
def test_it_takes_one_worker() -> None:
    state = scene({"corn": 9}).play("place:first")
    assert state.tokens() == ["end"]
    state.play("end")
    assert "place:first" not in state.tokens()


# ---- the corn on the teeth ---------------------------------------------------------------------------------


@pytest.mark.rule("13.2", "4.3")
def test_the_corn_on_the_teeth_is_taken_at_the_end_of_that_turn() -> None:
    state = scene({}, tooth_corn=5).play("place:first")
    assert player(state)["corn"] == 0  # too late for placing
    assert state.dump()["tooth_corn"] == 5
    state.play("end")
    assert player(state)["corn"] == 5
    assert state.dump()["tooth_corn"] == 0


@pytest.mark.rule("13.2")
def test_nobody_else_takes_the_corn_on_the_teeth() -> None:
    state = scene({}, {}, {}, tooth_corn=5).play("place:palenque end place:first end place:tikal end")
    assert [player(state, seat)["corn"] for seat in range(3)] == [0, 5, 0]


@pytest.mark.rule("13.2", "15.1")
def test_that_corn_can_feed_workers_on_a_food_day_of_the_same_round() -> None:
    state = scene({}, {"corn": 6}, tooth_corn=7, round=8).play("place:first end place:palenque end")
    assert player(state)["corn"] == 1
    assert state.points()[0] == 0


# ---- when the calendar advances ----------------------------------------------------------------------------


@pytest.mark.rule("13.3")
@pytest.mark.parametrize("days", [1, 2])
def test_the_worker_returns_to_its_owners_hand(days: int) -> None:
    state = round_with_the_space_taken()
    assert state.dump()["first_player_space"] is None
    assert player(state)["available"] == 3
    state.play(f"days:{days}")
    assert player(state)["available"] == 3
    assert "place:first" in state.tokens()


@pytest.mark.rule("13.3", "14.5")
@pytest.mark.parametrize(
    ("seats", "holder", "by", "then"),
    [
        (2, 0, 1, 1),
        (3, 0, 2, 2),
        (4, 2, 1, 1),
        (2, 0, 0, 1),
        (2, 1, 1, 0),
        (3, 1, 1, 2),
        (4, 3, 3, 0),
    ],
)
def test_the_marker_moves_to_the_owner_or_on_from_the_owner(seats: int, holder: int, by: int, then: int) -> None:
    state = scene(seats=seats, first_player=holder)
    for turn in range(seats):
        seat = (holder + turn) % seats
        state.play("place:first end" if seat == by else f"place:{SMALL_GEARS[seat]} end")
    assert state.to_move == by  # whoever had the worker there chooses, with or without the marker
    assert state.dump()["first_player"] == then
    state.play("days:1")
    assert state.to_move == then


@pytest.mark.rule("13.3")
@pytest.mark.parametrize("days", [1, 2])
def test_the_owner_of_the_worker_chooses_one_day_or_two(days: int) -> None:
    state = round_with_the_space_taken(round=3)
    assert asked_for_days(state)
    assert state.to_move == 0
    state.play(f"days:{days}")
    assert state.round == 3 + days


@pytest.mark.rule("13.3", "15.1")
def test_on_a_food_day_all_this_comes_after_it() -> None:
    """The worker on the space is still there to be fed, and the choice knows what the day brought."""
    state = round_with_the_space_taken({"corn": 7, "temples": {"kukulkan": 2}}, {"corn": 6}, round=8)
    assert asked_for_days(state)
    assert player(state)["corn"] == 1
    assert player(state)["wood"] == 1
    assert state.round == 8


# ---- two days ----------------------------------------------------------------------------------------------


@pytest.mark.rule("13.4")
def test_two_days_need_the_light_side_and_turn_the_board_dark() -> None:
    assert not asked_for_days(round_with_the_space_taken({"board": "dark"}, {}))
    assert asked_for_days(round_with_the_space_taken({}, {"board": "dark"}))
    state = round_with_the_space_taken()
    assert player(state.clone().play("days:1"))["board"] == "light"
    assert player(state.play("days:2"))["board"] == "dark"


@pytest.mark.rule("13.4")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("place", [*(f"{gear}.6" for gear in SMALL_GEARS), "chichen_itza.9"])
def test_two_days_must_not_push_off_anybody_who_would_otherwise_stay(place: str, owner: int) -> None:
    gear, space = place.split(".")
    state = round_with_the_space_taken(round=3, gears={gear: {space: owner}})
    assert state.round == 4
    assert not asked_for_days(state)


@pytest.mark.rule("13.4")
@pytest.mark.parametrize(
    "place", [*(f"{gear}.7" for gear in SMALL_GEARS), "chichen_itza.10", "chichen_itza.6", "tikal.5"]
)
def test_workers_that_fall_anyway_or_stay_anyway_do_not_matter(place: str) -> None:
    gear, space = place.split(".")
    assert asked_for_days(round_with_the_space_taken(gears={gear: {space: 1}}))


@pytest.mark.rule("13.4", "14.3")
@pytest.mark.parametrize("place", [*(f"{gear}.6" for gear in SMALL_GEARS), "chichen_itza.9"])
def test_neutral_workers_do_not_prevent_two_days(place: str) -> None:
    gear, space = place.split(".")
    assert asked_for_days(round_with_the_space_taken(gears={gear: {space: "neutral"}}))


@pytest.mark.rule("13.4")
def test_a_worker_placed_in_this_very_round_can_prevent_two_days() -> None:
    full = {"palenque": {str(space): "neutral" for space in range(6)}}
    state = scene({}, {"corn": 6}, gears=full).play("place:first end place:palenque end")
    assert state.dump()["gears"]["palenque"]["7"] == 1
    assert not asked_for_days(state)


@pytest.mark.rule("13.5", "14.5")
def test_the_marker_changes_hands_in_no_other_way() -> None:
    state = scene(seats=3, first_player=1)
    for day in range(1, 4):
        for seat in (1, 2, 0):
            assert (state.round, state.to_move) == (day, seat)
            state.play(f"place:{SMALL_GEARS[seat]} end")
        assert state.dump()["first_player"] == 1
