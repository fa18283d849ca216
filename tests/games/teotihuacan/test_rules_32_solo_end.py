"""Rules 32: Eclipses and the end of a solo game."""

from __future__ import annotations

from typing import Any

import pytest

from cenote import State
from tests.games.teotihuacan.eclipses import DARK, FINISHED, pay_all
from tests.games.teotihuacan.solo import BOT, HUMAN, before_bot, bot_of, stock, workers

# Worship on the way to the Forest, with red at the top: a turn that brings nothing at all.
IDLE: dict[str, Any] = {
    "actions": {
        "T": "worship",
        "ML": "decorations",
        "MR": "alchemy",
        "BL": "nobles",
        "BC": "mastery",
        "BR": "construction",
    },
    "set_aside": "mask_collection",
}


def solo_eclipse(bot: dict[str, Any], human: dict[str, Any] | None = None, number: int = 1, **entries: Any) -> State:
    """An Eclipse after a turn in which the bot worships where the human holds the top; a salary of 3 is paid."""
    them = {**IDLE, **workers("nobles.1", "nobles.2", "construction.5", locked="stone_quarry"), **bot}
    them["temples"] = {"red": 10, **them.get("temples", {})}
    me = {"cocoa": 3, **(human or {})}
    me["temples"] = {**me.get("temples", {}), "red": 11}
    state = before_bot(
        them,
        me,
        eclipses=number - 1,
        announced=True,
        light_disc=DARK[1][number - 1],
        **{"temple_bonus": {"blue": "F4", "red": "F2", "green": "F1"}, **entries},
    )
    return pay_all(state.play("end"))


BONUS = 15
"""The bot has reached the Temple Bonus tile of the red temple, so this is scored in every final Eclipse here."""


# ---- what is scored in every Eclipse -----------------------------------------------------------------------


@pytest.mark.rule("R32.1")
def test_salaries_and_losses_do_not_concern_it() -> None:
    state = solo_eclipse({"points": 7, "cocoa": 2})
    assert state.points()[BOT] == 7
    assert stock(state) == {"cocoa": 2}
    poor = solo_eclipse({"points": 7})
    assert poor.points()[BOT] == 7


@pytest.mark.rule("R32.1", "R22.1")
@pytest.mark.parametrize(("number", "last"), [(1, 0), (2, 0), (3, BONUS)])
def test_its_avenue_scores_as_usual(number: int, last: int) -> None:
    """7 Buildings are gone, so the value is 2."""
    state = solo_eclipse({"avenue": 4}, {"avenue": 3}, number, nobles={"top": 4, "middle": 3})
    assert state.points() == [6, 8 + last]


@pytest.mark.rule("R32.1", "R22.2", "R22.3", "R22.4")
@pytest.mark.parametrize(
    ("number", "human", "bot", "points"),
    [
        (1, 2, 3, [8, 12 + 4]),
        (1, 3, 2, [12 + 4, 8]),
        (1, 2, 2, [8 + 4, 8 + 4]),
        (1, 0, 0, [0, 0]),
        (1, 0, 1, [0, 4 + 4]),
        (2, 2, 3, [6, 9 + 4]),
        (3, 2, 3, [4, 6 + 4 + BONUS]),
    ],
)
def test_lead_and_spaces_on_the_pyramid_track_score_as_usual(
    number: int, human: int, bot: int, points: list[int]
) -> None:
    state = solo_eclipse({"pyramid_track": bot}, {"pyramid_track": human}, number)
    assert state.points() == points
    assert bot_of(state)["pyramid_track"] == 0
    assert state.dump()["players"][HUMAN]["pyramid_track"] == 0


@pytest.mark.rule("R32.1", "R22.5")
@pytest.mark.parametrize(("number", "last"), [(1, 0), (2, 0), (3, BONUS)])
def test_its_masks_score_as_usual(number: int, last: int) -> None:
    state = solo_eclipse({"unused": {"M1": 1, "M2": 1, "M5": 1}}, {"unused": {"M4": 2, "M2": 1}}, number)
    assert state.points() == [3 + 1, 6 + last]


# ---- what is scored in the final one -----------------------------------------------------------------------


@pytest.mark.rule("R32.2")
@pytest.mark.parametrize(
    ("goods", "vp"),
    [
        ({}, 0),
        ({"wood": 1}, 1),
        ({"stone": 2}, 2),
        ({"gold": 3}, 3),
        ({"cocoa": 9}, 9),
        ({"wood": 4, "stone": 3, "gold": 2, "cocoa": 1}, 10),
    ],
)
def test_1_point_for_every_resource_and_every_cocoa_left(goods: dict[str, int], vp: int) -> None:
    assert solo_eclipse(goods, number=3).points() == [0, vp + BONUS]
    for number in (1, 2):
        assert solo_eclipse(goods, number=number).points() == [0, 0]
        assert solo_eclipse(goods, number=number, pyramid=FINISHED).points() == [0, vp + BONUS]


@pytest.mark.rule("R32.2")
@pytest.mark.parametrize("technologies", [[], ["TECH5"], ["TECH1", "TECH5", "TECH17"]])
def test_2_points_for_every_technology_marker(technologies: list[str]) -> None:
    for number in (1, 2):
        assert solo_eclipse({"technologies": technologies}, number=number).points()[BOT] == 0
    assert solo_eclipse({"technologies": technologies}, number=3).points()[BOT] == 2 * len(technologies) + BONUS


@pytest.mark.rule("R32.2", "R16.2")
@pytest.mark.parametrize("tile", ["F1", "F2", "F3", "F4", "F5", "F6", "F7"])
@pytest.mark.parametrize(("step", "vp"), [(9, 0), (10, 15), (11, 15)])
def test_15_points_for_every_temple_bonus_tile_reached_whatever_it_says(tile: str, step: int, vp: int) -> None:
    others = [other for other in ("F1", "F2", "F3") if other != tile]
    bonuses = {"blue": tile, "red": others[0], "green": others[1]}
    bot = {"temples": {"blue": step}, "unused": {"M1": 1}, "avenue": 2, "technologies": ["TECH1"]}
    state = solo_eclipse(bot, number=3, temple_bonus=bonuses)
    # the Avenue 2 × 5, a mask, a technology, and the Temple Bonus tile of the red temple
    assert state.points()[BOT] == 10 + 1 + 2 + BONUS + vp
    early = solo_eclipse(bot, number=1, temple_bonus=bonuses)
    assert early.points()[BOT] == 10 + 1


@pytest.mark.rule("R32.2")
def test_three_tiles_reached_are_45_points() -> None:
    assert solo_eclipse({"temples": {"blue": 10, "green": 11}}, number=3).points()[BOT] == 45


@pytest.mark.rule("R32.2", "R22.8")
@pytest.mark.parametrize("number", [1, 2])
def test_also_if_the_finished_pyramid_makes_an_earlier_eclipse_the_final_one(number: int) -> None:
    bot = {"temples": {"blue": 10}, "technologies": ["TECH1"], "wood": 2}
    state = solo_eclipse(bot, {"temples": {"green": 10}}, number, pyramid=FINISHED)
    assert state.over
    assert state.points()[BOT] == 15 + BONUS + 2 + 2


@pytest.mark.rule("R32.2")
def test_the_human_scores_nothing_for_goods_left() -> None:
    state = solo_eclipse({}, {"cocoa": 9, "wood": 4, "gold": 1}, number=3)
    assert state.points()[HUMAN] == 0


# ---- who wins ----------------------------------------------------------------------------------------------


@pytest.mark.rule("R32.3")
@pytest.mark.parametrize(
    ("human", "standing"), [(BONUS + 21, [1, 2]), (BONUS + 20, [2, 1]), (BONUS + 19, [2, 1]), (0, [2, 1])]
)
def test_to_win_the_human_needs_more_points_than_the_bot(human: int, standing: list[int]) -> None:
    """20 points each are a defeat, whatever the cocoa and the Player Order token."""
    state = solo_eclipse({"points": 20}, {"points": human, "cocoa": 12}, number=3)
    assert state.over
    assert state.points() == [human, BONUS + 20]
    assert state.standing() == standing
