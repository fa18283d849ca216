"""Rules 22: scoring an Eclipse."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from cenote import State
from tests.games.teotihuacan.eclipses import DARK, FINISHED, PAID, before_eclipse, eclipse, is_eclipse, pay_all

MASKS = ("M1", "M2", "M3", "M4", "M5", "M6", "M7")
TEMPLES = ("blue", "red", "green")
# Bonus tiles that nobody without markers, masks, or Avenue gets anything from.
POOR = {"blue": "F1", "red": "F2", "green": "F4"}


def points(*players: dict[str, Any], number: int = 1, **entries: Any) -> list[float]:
    """What an Eclipse brings players who can pay their salaries."""
    return eclipse(*({**PAID, **player} for player in players), number=number, **entries).points()


def salaries(state: State) -> set[int]:
    """What the player to move may pay."""
    return {int(token.partition(":")[2]) for token in state.tokens() if token.startswith("salary:")}


# ---- the Avenue --------------------------------------------------------------------------------------------


@pytest.mark.rule("R22.1")
@pytest.mark.parametrize(
    ("top", "middle", "bottom", "value"),
    [
        (0, 0, 0, 5),
        (1, 0, 0, 5),
        (1, 1, 0, 4),
        (1, 1, 1, 4),
        (4, 0, 0, 3),
        (5, 0, 0, 3),
        (3, 3, 0, 3),
        (2, 3, 2, 2),
        (2, 4, 2, 2),
        (5, 4, 0, 2),
        (3, 4, 3, 1),
        (5, 4, 2, 1),
        (5, 3, 3, 1),
    ],
)
def test_each_avenue_space_scores_the_lowest_value_seen_in_the_buildings_row(
    top: int, middle: int, bottom: int, value: int
) -> None:
    """The values are 5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, and as many Buildings are gone as the Nobles have."""
    nobles = {"top": top, "middle": middle, "bottom": bottom}
    avenues = [0, 1, 4, 9]
    found = points(*({"avenue": avenue} for avenue in avenues), nobles=nobles)
    assert found == [avenue * value for avenue in avenues]


@pytest.mark.rule("R22.1")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_avenue_scores_in_every_eclipse(number: int) -> None:
    assert points({"avenue": 3}, {}, number=number, temple_bonus=POOR) == [15, 0]


# ---- the Pyramid track -------------------------------------------------------------------------------------


@pytest.mark.rule("R22.2", "R22.3")
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize(
    "tracks",
    [(0, 0), (1, 0), (0, 3), (2, 2), (5, 3, 5), (4, 4, 4, 4), (0, 0, 0, 0), (0, 6, 1, 6), (12, 11), (0, 0, 1)],
)
def test_the_leaders_score_4_each_unless_all_are_on_0_and_all_score_for_their_spaces(
    tracks: tuple[int, ...], number: int
) -> None:
    each = {1: 4, 2: 3, 3: 2}[number]
    lead = max(tracks)
    expected = [track * each + (4 if track == lead > 0 else 0) for track in tracks]
    assert points(*({"pyramid_track": track} for track in tracks), number=number) == expected


@pytest.mark.rule("R22.2")
def test_nobody_leads_a_track_that_nobody_has_entered() -> None:
    assert points({}, {}, {}) == [0, 0, 0]


@pytest.mark.rule("R22.2", "R22.3")
def test_worked_out_by_hand() -> None:
    """First Eclipse: 3 spaces are 12 VP, and 4 for the lead; 2 spaces are 8."""
    assert points({"pyramid_track": 3}, {"pyramid_track": 2}) == [16, 8]
    assert points({"pyramid_track": 3}, {"pyramid_track": 2}, number=2) == [13, 6]
    assert points({"pyramid_track": 3}, {"pyramid_track": 2}, number=3) == [10, 4]


@pytest.mark.rule("R22.3", "R21.5")
@pytest.mark.parametrize(("number", "each"), [(1, 4), (2, 3), (3, 2)])
def test_a_final_eclipse_that_comes_early_scores_by_its_own_number(number: int, each: int) -> None:
    before = before_eclipse(
        {**PAID, "pyramid_track": 5}, {**PAID, "pyramid_track": 3}, number=number, pyramid=FINISHED, temple_bonus=POOR
    )
    state = pay_all(before.play("end"))
    assert state.over
    assert state.points() == [5 * each + 4, 3 * each]


@pytest.mark.rule("R22.4", "R17.2")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_all_markers_on_the_pyramid_track_return_to_0(number: int) -> None:
    state = eclipse({"pyramid_track": 5}, {"pyramid_track": 7}, {}, number=number)
    assert [player["pyramid_track"] for player in state.dump()["players"]] == [0, 0, 0]


# ---- masks -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R22.5")
@pytest.mark.parametrize(("different", "vp"), list(enumerate([0, 1, 3, 6, 10, 15, 21, 28])))
def test_a_set_of_different_masks_scores_by_their_number(different: int, vp: int) -> None:
    assert points({"unused": dict.fromkeys(MASKS[:different], 1)}, {}) == [vp, 0]
    assert points({}, {"unused": dict.fromkeys(MASKS[7 - different :], 1)}) == [0, vp]


@pytest.mark.rule("R22.5")
@pytest.mark.parametrize(
    ("masks", "vp"),
    [
        ({"M7": 3}, 3),
        ({"M2": 2}, 2),
        ({"M2": 2, "M3": 2}, 6),
        ({"M1": 1, "M2": 2, "M4": 3}, 6 + 3 + 1),
        ({"M4": 3, "M5": 3, "M6": 3, "M7": 3}, 30),
        ({"M1": 1, "M2": 2, "M3": 2, "M4": 3, "M5": 3, "M6": 3, "M7": 3}, 28 + 21 + 10),
        ({"M4": 3, "M5": 1, "M6": 1, "M7": 1}, 10 + 1 + 1),
    ],
)
def test_equal_masks_begin_another_set(masks: dict[str, int], vp: int) -> None:
    assert points({"unused": masks}, {}) == [vp, 0]


@pytest.mark.rule("R22.5")
def test_other_discovery_tiles_are_no_masks() -> None:
    assert points({"unused": {"M1": 1, "double_move": 1, "vp": 2}, "used": {"cocoa4": 1}}, {}) == [1, 0]


@pytest.mark.rule("R22.5", "R18.3")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_masks_score_in_every_eclipse_and_remain(number: int) -> None:
    state = eclipse({**PAID, "unused": {"M4": 2, "M5": 1}}, PAID, number=number, temple_bonus=POOR)
    assert state.points() == [3 + 1, 0]
    assert state.dump()["players"][0]["unused"] == {"M4": 2, "M5": 1}


# ---- salaries ----------------------------------------------------------------------------------------------


def owed(workers: list[str], **more: Any) -> int:
    """The most that may be paid, with cocoa for more."""
    state = before_eclipse({"workers": workers, "cocoa": 12, **more}, PAID).play("end")
    assert salaries(state) == set(range(max(salaries(state)) + 1))
    return max(salaries(state))


@pytest.mark.rule("R22.6")
@pytest.mark.parametrize("powers", list(product((1, 2, 3, 4, 5), repeat=3))[::4])
def test_every_worker_earns_1_and_those_of_power_4_or_5_earn_2(powers: tuple[int, ...]) -> None:
    expected = sum({1: 1, 2: 1, 3: 1, 4: 2, 5: 2}[power] for power in powers)
    assert owed([f"nobles.{power}" for power in powers]) == expected


@pytest.mark.rule("R22.6")
def test_a_fourth_worker_earns_a_salary_only_in_play() -> None:
    assert owed(["forest.5"] * 3) == 6
    assert owed(["forest.5"] * 4) == 8
    assert owed(["forest.3"] * 4) == 4


@pytest.mark.rule("R22.6", "R4.1")
def test_locked_workers_earn_as_much() -> None:
    assert owed(["forest.1"], locked={"palace.a": 3, "palace.b": 4, "decorations": 5}) == 1 + 1 + 2 + 2


@pytest.mark.rule("R22.6")
@pytest.mark.parametrize(("paid", "lost"), [(6, 0), (5, 3), (4, 6), (1, 15), (0, 18)])
def test_each_cocoa_not_paid_costs_3_points(paid: int, lost: int) -> None:
    me = {"workers": ["forest.4", "forest.5", "nobles.4"], "cocoa": 9, "points": 40}
    state = before_eclipse(me, PAID).play(f"end salary:{paid}")
    assert state.points()[0] == 40 - lost
    assert state.dump()["players"][0]["cocoa"] == 9 - paid


@pytest.mark.rule("R22.6")
@pytest.mark.parametrize(("had", "left"), [(0, 0), (1, 0), (8, 0), (9, 0), (10, 1), (17, 8)])
def test_points_never_fall_below_0(had: int, left: int) -> None:
    state = before_eclipse({**PAID, "points": had}, PAID).play("end salary:0")
    assert state.points()[0] == left
    assert state.dump()["players"][0]["cocoa"] == 3


@pytest.mark.rule("R22.6")
def test_nobody_pays_more_than_is_there_or_than_is_owed() -> None:
    state = before_eclipse({"cocoa": 2}, {"cocoa": 7}).play("end")
    assert salaries(state) == {0, 1, 2}
    state.play("salary:2")
    assert (state.to_move, salaries(state)) == (1, {0, 1, 2, 3})


@pytest.mark.rule("R22.6")
def test_without_cocoa_there_is_nothing_to_decide() -> None:
    state = before_eclipse({"points": 20}, {"points": 5}, {**PAID}).play("end")
    assert state.to_move == 2
    assert state.points() == [11, 0, 0]


@pytest.mark.rule("R22.6", "R18.7")
def test_the_free_cocoa_tile_pays_a_whole_salary() -> None:
    me = {"workers": ["forest.5", "forest.5", "nobles.5"], "points": 20, "cocoa": 2, "unused": {"free_cocoa": 2}}
    state = before_eclipse(me, PAID).play("end use:free_cocoa")
    assert state.points()[0] == 20
    after = state.dump()["players"][0]
    assert (after["cocoa"], after["unused"], after["used"]) == (2, {"free_cocoa": 1}, {"free_cocoa": 1})
    assert state.to_move == 1


@pytest.mark.rule("R22.6", "R18.7")
def test_the_free_cocoa_tile_needs_no_cocoa_and_may_be_kept() -> None:
    me = {"points": 20, "unused": {"free_cocoa": 1}}
    state = before_eclipse(me, PAID).play("end")
    assert set(state.tokens()) == {"use:free_cocoa", "salary:0"}
    assert state.clone().play("use:free_cocoa").points()[0] == 20
    assert state.play("salary:0").points()[0] == 11


@pytest.mark.rule("R22.6", "R18.4")
def test_no_other_tile_helps_to_pay() -> None:
    me = {"points": 20, "cocoa": 1, "unused": {"cocoa4": 1, "resources2": 1, "vp": 1}}
    assert set(before_eclipse(me, PAID).play("end").tokens()) == {"salary:0", "salary:1"}


@pytest.mark.rule("R22.6")
def test_salaries_are_paid_from_the_first_player_on() -> None:
    rich = {"cocoa": 5}
    state = before_eclipse(rich, rich, rich, first_player=2, to_move=1).play("end")
    order = []
    while is_eclipse(state):
        order.append(state.to_move)
        state.play("salary:3")
    assert order == [2, 0, 1]


@pytest.mark.rule("R22.6", "R22.1", "R22.2", "R22.3", "R22.5")
def test_what_the_eclipse_scored_before_can_be_lost_with_the_salary() -> None:
    """From 0 points: 5 on the Avenue, 4 and 4 on the track, 1 for a mask make 14; 9 are lost."""
    me = {"avenue": 1, "pyramid_track": 1, "unused": {"M1": 1}}
    assert eclipse(me, PAID).points()[0] == 5 + 4 + 4 + 1 - 9


@pytest.mark.rule("R22.6", "R22.8")
def test_temple_bonus_tiles_score_after_salaries() -> None:
    """Nothing can be lost at 0 points; then come 15."""
    me = {"temples": {"blue": 10}}
    assert eclipse(me, PAID, number=3, temple_bonus={"blue": "F3", "red": "F4", "green": "F7"}).points()[0] == 15


# ---- the calendar and neutral workers ----------------------------------------------------------------------


@pytest.mark.rule("R22.7")
@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_light_disc_returns_to_0_and_the_dark_disc_is_set_one_space_lower(seats: int, number: int) -> None:
    state = eclipse(*[PAID] * seats, number=number)
    assert state.dump()["light_disc"] == 0
    assert state.dump()["eclipses"] == number
    # At the end of the round in which the light disc gets there, the next Eclipse is announced.
    for disc, announced in ((DARK[seats][number] - 2, False), (DARK[seats][number] - 1, True)):
        later = before_eclipse(*[PAID] * seats, number=number + 1, light_disc=disc, announced=False).play("end")
        assert later.dump()["light_disc"] == disc + 1
        assert later.dump()["announced"] is announced


@pytest.mark.rule("R22.7", "R24.4")
@pytest.mark.parametrize("number", [1, 2])
def test_neutral_workers_are_placed_anew(number: int) -> None:
    """S01 shows boards 1 and 2, S03 2 and 3; S05 4 and 5, S07 5 and 8: on the first three different ones."""
    tiles = [["S02", "S04", "S06", "S08"], [], []]
    tiles[number] = ["S01", "S03", "S05", "S07"]
    state = eclipse(
        PAID,
        PAID,
        number=number,
        neutral_tiles=tiles,
        neutral_workers=[["nobles", "decorations", "palace"], ["nobles", "decorations", "construction"]],
    )
    first, second = state.dump()["neutral_workers"]
    assert sorted(first) == ["forest", "palace", "stone_quarry"]
    assert sorted(second) == ["alchemy", "construction", "gold_deposits"]


@pytest.mark.rule("R22.7", "R23.1")
def test_after_the_third_eclipse_the_game_is_over() -> None:
    assert eclipse(PAID, PAID, number=3).over


@pytest.mark.rule("R22.7", "R22.8")
@pytest.mark.parametrize("number", [1, 2])
def test_temple_bonus_tiles_do_not_score_in_the_first_and_second_eclipse(number: int) -> None:
    assert points({"temples": {"blue": 11, "red": 10, "green": 10}}, {}, number=number) == [0, 0]


# ---- Temple Bonus tiles ------------------------------------------------------------------------------------


def bonus(tile: str, me: dict[str, Any], step: int = 10, temple: str = "blue", **entries: Any) -> float:
    """What a Temple Bonus tile brings, beside what the final Eclipse brings anyway."""
    others = iter(other for other in ("F1", "F2", "F3", "F4", "F5", "F6", "F7") if other != tile)
    bonuses = {name: tile if name == temple else next(others) for name in TEMPLES}
    reached = {**me, "temples": {temple: step}}
    number = entries.pop("number", 3)
    with_it, without = (
        points(player, {}, number=number, temple_bonus=bonuses, **entries) for player in (reached, {**me})
    )
    assert with_it[1] == without[1]  # nobody else scores for it
    return with_it[0] - without[0]


BONUSES: list[tuple[str, dict[str, Any], int]] = [
    ("F1", {"unused": {"M1": 1, "M4": 2, "M5": 1}}, 6),
    ("F1", {"unused": {"M4": 3, "M5": 2, "M6": 2}}, 6),
    ("F1", {"unused": dict.fromkeys(MASKS, 1)}, 28),
    ("F1", {}, 0),
    ("F1", {"unused": {"vp": 1}}, 0),
    ("F2", {"technologies": ["TECH1", "TECH5", "TECH17"]}, 15),
    ("F2", {"technologies": ["TECH1", "TECH3", "TECH5", "TECH9", "TECH15", "TECH17"]}, 30),
    ("F2", {}, 0),
    ("F3", {}, 15),
    ("F4", {"avenue": 0}, 0),
    ("F4", {"avenue": 1}, 3),
    ("F4", {"avenue": 9}, 27),
    ("F5", {}, 9),
    ("F6", {}, 0),
    ("F6", {"unused": {"vp": 2, "M1": 1}, "used": {"cocoa4": 3, "double_move": 1}}, 12),
    ("F6", {"unused": {"M4": 3, "M5": 2}}, 0),
    ("F7", {"workers": ["forest.1", "forest.2", "nobles.3"]}, 12),
    ("F7", {"workers": ["forest.4", "forest.5", "nobles.3"], "cocoa": 5}, 22),
    ("F7", {"workers": ["forest.4"] * 4, "cocoa": 8}, 36),
    ("F7", {"workers": ["forest.1"], "locked": {"palace.a": 5, "forest": 3}, "cocoa": 4}, 4 + 9 + 4),
]


@pytest.mark.rule("R22.8", "R16.2")
@pytest.mark.parametrize("temple", TEMPLES)
@pytest.mark.parametrize("step", [10, 11])
@pytest.mark.parametrize(("tile", "me", "vp"), BONUSES)
def test_every_temple_bonus_tile_scores_what_it_says(
    tile: str, me: dict[str, Any], vp: int, step: int, temple: str
) -> None:
    assert bonus(tile, me, step, temple) == vp


@pytest.mark.rule("R22.8", "R16.2")
@pytest.mark.parametrize("tile", ["F1", "F2", "F3", "F4", "F5", "F6", "F7"])
def test_on_step_9_a_temple_bonus_tile_is_not_reached(tile: str) -> None:
    me = {"avenue": 3, "technologies": ["TECH1"], "unused": {"M1": 1, "vp": 1}}
    assert bonus(tile, me, 9) == 0
    assert bonus(tile, me, 10) > 0


@pytest.mark.rule("R22.8")
@pytest.mark.parametrize("reached", [1, 2, 3])
@pytest.mark.parametrize("temple", TEMPLES)
def test_f5_scores_9_for_each_tile_reached_itself_included(temple: str, reached: int) -> None:
    bonuses = dict(zip((name for name in TEMPLES if name != temple), ("F1", "F2"), strict=True)) | {temple: "F5"}
    order = [temple, *(name for name in TEMPLES if name != temple)]
    me = {"temples": dict.fromkeys(order[:reached], 10)}
    assert points(me, {}, number=3, temple_bonus=bonuses) == [9 * reached, 0]


@pytest.mark.rule("R22.8")
def test_f5_scores_nothing_for_those_who_reach_only_others() -> None:
    bonuses = {"blue": "F5", "red": "F3", "green": "F4"}
    assert points({"temples": {"blue": 9, "red": 10}}, {}, number=3, temple_bonus=bonuses) == [15, 0]


@pytest.mark.rule("R22.8")
def test_everybody_scores_all_the_tiles_reached() -> None:
    bonuses = {"blue": "F3", "red": "F4", "green": "F7"}
    one = {"temples": {"blue": 10, "red": 11}, "avenue": 2}  # 10 on the Avenue, 15, 6
    other = {"temples": {"blue": 11, "green": 10}, "avenue": 1}  # 5 on the Avenue, 15, 12
    assert points(one, other, number=3, temple_bonus=bonuses) == [10 + 15 + 6, 5 + 15 + 12]


@pytest.mark.rule("R22.8")
def test_f1_scores_the_best_set_and_not_all_masks_again() -> None:
    me = {"unused": {"M4": 2, "M5": 2}, "temples": {"blue": 10}}
    assert points(me, {}, number=3, temple_bonus=POOR) == [3 + 3 + 3, 0]


@pytest.mark.rule("R22.8", "R18.7")
def test_f6_counts_a_tile_used_up_for_the_last_salary() -> None:
    me = {"temples": {"blue": 10}, "unused": {"free_cocoa": 1}}
    state = before_eclipse(me, PAID, number=3, temple_bonus={"blue": "F6", "red": "F1", "green": "F2"})
    assert state.play("end use:free_cocoa salary:3").points() == [2, 0]


@pytest.mark.rule("R22.8", "R21.5")
@pytest.mark.parametrize("number", [1, 2])
def test_temple_bonus_tiles_score_in_an_early_final_eclipse(number: int) -> None:
    assert bonus("F3", {}, number=number, pyramid=FINISHED) == 15
