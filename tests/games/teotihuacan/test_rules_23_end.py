"""Rules 23: the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.teotihuacan.eclipses import DARK, FINISHED, PAID, before_eclipse, eclipse, pass_turn, pay_all

NOTHING = {"blue": "F1", "red": "F2", "green": "F4"}


def standing(*players: dict[str, Any], **entries: Any) -> list[int]:
    """The places after a third Eclipse in which everybody pays a salary of 3."""
    state = eclipse(*players, number=3, temple_bonus=NOTHING, **entries)
    assert state.over
    return state.standing()


@pytest.mark.rule("R23.1")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_game_ends_with_the_third_eclipse(number: int) -> None:
    assert eclipse(PAID, PAID, number=number).over is (number == 3)


@pytest.mark.rule("R23.1")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_or_with_the_one_to_which_a_finished_pyramid_has_led(number: int) -> None:
    assert eclipse(PAID, PAID, number=number, pyramid=FINISHED).over


@pytest.mark.rule("R23.1")
def test_most_points_win_whatever_the_cocoa() -> None:
    assert standing({"points": 30, "cocoa": 3}, {"points": 31, "cocoa": 3}, {"points": 29, "cocoa": 20}) == [2, 1, 3]


@pytest.mark.rule("R23.1")
def test_tied_the_one_with_more_cocoa_is_ahead() -> None:
    assert standing({"points": 30, "cocoa": 5}, {"points": 30, "cocoa": 7}, {"points": 30, "cocoa": 6}) == [3, 1, 2]


@pytest.mark.rule("R23.1")
@pytest.mark.parametrize(
    ("first", "places"), [(0, [1, 2, 3, 4]), (1, [4, 1, 2, 3]), (2, [3, 4, 1, 2]), (3, [2, 3, 4, 1])]
)
def test_still_tied_the_lower_player_order_token_is_ahead(first: int, places: list[int]) -> None:
    players = [{"points": 30, "cocoa": 5}] * 4
    assert standing(*players, first_player=first, to_move=(first + 3) % 4) == places


@pytest.mark.rule("R23.1")
def test_points_then_cocoa_then_tokens() -> None:
    players = [
        {"points": 20, "cocoa": 4},
        {"points": 25, "cocoa": 3},
        {"points": 25, "cocoa": 4},
        {"points": 20, "cocoa": 4},
    ]
    assert standing(*players) == [3, 2, 1, 4]
    assert standing(*players, first_player=3, to_move=2) == [4, 2, 1, 3]


@pytest.mark.rule("R23.1", "R26.3")
def test_with_the_dark_eclipse_the_higher_token_is_ahead() -> None:
    dark = {"announced": False, "light_disc": DARK[3][2] - 1, "options": {"dark_eclipse": True}}
    players = [{"points": 30, "cocoa": 5}] * 3
    assert standing(*players, **dark) == [3, 2, 1]
    assert standing(*players, first_player=1, to_move=0, **dark) == [1, 3, 2]


@pytest.mark.rule("R23.1", "R23.2")
def test_cocoa_is_compared_after_salaries() -> None:
    """Both end on 30 points; one has kept 4 cocoa by going without 1 of a salary, the other 3."""
    one, other = {"points": 33, "cocoa": 6}, {"points": 30, "cocoa": 6}
    state = before_eclipse(one, other, number=3, temple_bonus=NOTHING).play("end salary:2 salary:3")
    assert state.points() == [30, 30]
    assert state.standing() == [1, 2]
    turned = before_eclipse(other, one, number=3, temple_bonus=NOTHING).play("end salary:3 salary:2")
    assert turned.standing() == [2, 1]


@pytest.mark.rule("R23.2")
def test_all_is_compared_with_temple_bonus_tiles_scored() -> None:
    """Before the 15 points the second player is ahead, afterwards the first."""
    me = {**PAID, "points": 20, "temples": {"blue": 10}}
    other = {**PAID, "points": 34}
    state = eclipse(me, other, number=3, temple_bonus={"blue": "F3", "red": "F1", "green": "F2"})
    assert state.points() == [35, 34]
    assert state.standing() == [1, 2]


@pytest.mark.rule("R23.2")
def test_a_tie_that_temple_bonus_tiles_bring_about_is_broken_by_cocoa() -> None:
    me = {"cocoa": 3, "points": 20, "temples": {"blue": 10}}
    other = {"cocoa": 4, "points": 35}
    state = eclipse(me, other, number=3, temple_bonus={"blue": "F3", "red": "F1", "green": "F2"})
    assert state.points() == [35, 35]
    assert state.standing() == [2, 1]


@pytest.mark.rule("R23.1")
def test_nothing_is_legal_any_more_and_standing_waits_for_the_end() -> None:
    state = before_eclipse(PAID, PAID, number=3).play("end")
    with pytest.raises(ValueError, match="not over"):
        state.standing()
    pay_all(state)
    assert state.tokens() == []
    assert state.dump()["to_move"] is None


@pytest.mark.rule("R23.1")
def test_until_then_the_game_goes_on() -> None:
    state = eclipse(PAID, PAID, number=2)
    pass_turn(state)
    assert not state.over
