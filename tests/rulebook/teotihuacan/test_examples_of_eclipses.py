"""Worked examples of Teotihuacan about the calendar, Eclipses and the Teotibot: X9, X14 to X16 and X19."""

from __future__ import annotations

import pytest

from tests.games.teotihuacan.eclipses import PAID, before_eclipse, eclipse, is_eclipse, pass_turn
from tests.games.teotihuacan.scenes import game
from tests.games.teotihuacan.solo import before_bot, bot_of


@pytest.mark.rule("R21.2")
def test_x09_an_ascension_in_the_second_players_turn_announces_an_eclipse() -> None:
    """Four players. The third and fourth finish the round, each of the four has one more turn, then it comes."""
    second = {"workers": ["alchemy.5", "palace.1", "palace.1"], "cocoa": 3}
    state = game.load({"seats": 4, "players": [PAID, second, PAID, PAID], "to_move": 1, "light_disc": 11})
    state.play("worker:alchemy.5 go:forest main ascend:vp end")
    assert state.dump()["light_disc"] == 12
    turns = []
    while not is_eclipse(state):
        turns.append(state.to_move)
        pass_turn(state)
    assert turns == [2, 3, 0, 1, 2, 3]


@pytest.mark.rule("R22.5")
def test_x14_masks_m1_m2_m2_and_m3() -> None:
    """Sets {M1, M2, M3} and {M2}: 6 + 1 = 7 VP."""
    assert eclipse({**PAID, "unused": {"M1": 1, "M2": 2, "M3": 1}}, PAID).points() == [7, 0]


WORKERS = ["forest.1", "nobles.3", "alchemy.4", "alchemy.5"]


@pytest.mark.rule("R22.6")
def test_x15_the_salary_for_workers_of_power_1_3_4_and_5() -> None:
    """1 + 1 + 2 + 2 = 6 cocoa. Whoever pays 4 loses 6 VP."""
    state = before_eclipse({"workers": WORKERS, "cocoa": 10, "points": 20}, PAID).play("end")
    assert set(state.tokens()) == {f"salary:{cocoa}" for cocoa in range(7)}
    full = state.clone().play("salary:6")
    assert (full.points()[0], full.dump()["players"][0]["cocoa"]) == (20, 4)
    less = state.play("salary:4")
    assert (less.points()[0], less.dump()["players"][0]["cocoa"]) == (14, 6)


@pytest.mark.rule("R22.6")
def test_x15_but_not_below_0() -> None:
    state = before_eclipse({"workers": WORKERS, "cocoa": 10, "points": 5}, PAID).play("end salary:4")
    assert state.points()[0] == 0


@pytest.mark.rule("R22.1")
def test_x16_seven_buildings_have_left_the_buildings_row() -> None:
    """Each space on the Avenue is worth 2 VP."""
    state = eclipse({**PAID, "avenue": 5}, {**PAID, "avenue": 1}, nobles={"top": 3, "middle": 3, "bottom": 1})
    assert state.points() == [10, 2]


@pytest.mark.rule("R29.1", "R29.3", "R29.4")
def test_x19_the_bot_rolls_7() -> None:
    """The upper arrow is from the left, the lower one from the right: ML to T, BC to ML, the tile set aside to BC."""
    laid = {
        "T": "worship",
        "ML": "nobles",
        "MR": "alchemy",
        "BL": "decorations",
        "BC": "mastery",
        "BR": "construction",
    }
    bot = {
        "actions": laid,
        "set_aside": "mask_collection",
        "directions": ["from_left", "from_right"],
        "dice": [5, 2, 1, 1],
        "workers": ["forest.1", "nobles.1", "alchemy.1"],
        "locked": {"decorations": 1},
    }
    after = bot_of(before_bot(bot).play("end"))
    assert after["locked"] == {"gold_deposits": 1}  # T was carried out
    assert after["actions"] == {**laid, "T": "nobles", "ML": "mastery", "BC": "mask_collection"}
    assert after["set_aside"] == "worship"
    assert after["directions"] == ["from_right", "from_right"]
