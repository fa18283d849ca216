"""Rules 10: Alchemy."""

from __future__ import annotations

import pytest

from tests.games.teotihuacan.at_work import arriving, at_work, have, used, workers
from tests.games.teotihuacan.scenes import offered, player

# Those of the first game: above 1, 3 and 5, below 9, 15 and 17.
FIRST_ROW = ("TECH1", "TECH3", "TECH5")
SECOND_ROW = ("TECH9", "TECH15", "TECH17")
CHEAP = ["TECH1", "TECH3", "TECH5", "TECH7", "TECH9", "TECH11"]
DEAR = ["TECH7", "TECH9", "TECH11", "TECH13", "TECH15", "TECH17"]
TEMPLE = dict(zip((*FIRST_ROW, *SECOND_ROW), ("blue", "red", "green") * 2, strict=True))
GOLD = {"gold": 9}


@pytest.mark.rule("R10.1")
@pytest.mark.parametrize("power", [1, 2, 3])
def test_a_lone_worker_reaches_the_first_row(power: int) -> None:
    assert offered(at_work("alchemy", [power], GOLD), "technology") == set(FIRST_ROW)


@pytest.mark.rule("R10.1")
@pytest.mark.parametrize("power", [4, 5])
def test_a_strong_lone_worker_reaches_the_second_row_too(power: int) -> None:
    assert offered(at_work("alchemy", [power], GOLD), "technology") == {*FIRST_ROW, *SECOND_ROW}


@pytest.mark.rule("R10.1")
@pytest.mark.parametrize("powers", [[1, 1], [1, 5], [1, 1, 1], [1, 1, 1, 1]])
def test_several_workers_reach_both_rows(powers: list[int]) -> None:
    assert offered(at_work("alchemy", powers, GOLD), "technology") == {*FIRST_ROW, *SECOND_ROW}


@pytest.mark.rule("R10.1")
def test_the_workers_of_others_open_no_row() -> None:
    other = {"workers": ["alchemy.5", "alchemy.5", "palace.1"]}
    assert offered(at_work("alchemy", [3], GOLD | {"cocoa": 1}, other), "technology") == set(FIRST_ROW)


@pytest.mark.rule("R10.1")
def test_a_tile_with_an_own_marker_is_not_to_be_had_again() -> None:
    state = at_work("alchemy", [1, 1], GOLD | {"technologies": ["TECH1", "TECH17"]})
    assert offered(state, "technology") == {"TECH3", "TECH5", "TECH9", "TECH15"}


@pytest.mark.rule("R10.1")
def test_the_marker_of_another_is_no_obstacle() -> None:
    state = at_work("alchemy", [1], GOLD, {"technologies": ["TECH1", "TECH3", "TECH5"]})
    assert offered(state, "technology") == set(FIRST_ROW)


@pytest.mark.rule("R10.1", "R18.5")
@pytest.mark.parametrize("power", [1, 4])
def test_an_extra_worker_opens_the_second_row_and_leaves_the_power_up(power: int) -> None:
    state = at_work("alchemy", [power], GOLD | {"unused": {"extra_worker": 2}})
    state.play("use:extra_worker")
    assert offered(state, "technology") == {*FIRST_ROW, *SECOND_ROW}
    assert used(state) == {"extra_worker": 1}
    state.play("technology:TECH15")
    assert workers(state, "alchemy") == [power + 1]


@pytest.mark.rule("R10.1")
def test_with_the_extra_worker_unused_the_exception_costs_the_power_up() -> None:
    state = at_work("alchemy", [4], GOLD | {"unused": {"extra_worker": 1}}).play("technology:TECH15")
    assert workers(state, "alchemy") == [4]
    assert used(state) == {}


@pytest.mark.rule("R10.2")
@pytest.mark.parametrize(("technology", "price"), [(name, 1 if name in FIRST_ROW else 2) for name in TEMPLE])
def test_the_tile_costs_the_gold_printed_on_it(technology: str, price: int) -> None:
    state = at_work("alchemy", [1, 2], {"gold": 5, "temples": {"blue": 9, "red": 9, "green": 9}})
    assert have(state.play(f"technology:{technology}"))["gold"] == 5 - price


@pytest.mark.rule("R10.2")
def test_the_row_has_no_say_in_the_price() -> None:
    below = at_work("alchemy", [1, 2], {"gold": 5}, technologies=CHEAP).play("technology:TECH7 take:wood")
    assert have(below)["gold"] == 4
    above = at_work("alchemy", [1, 2], {"gold": 5}, technologies=DEAR).play("technology:TECH9")
    assert have(above)["gold"] == 3


@pytest.mark.rule("R10.2")
def test_with_a_single_gold_only_the_cheap_tiles_are_offered() -> None:
    assert offered(at_work("alchemy", [1, 2], {"gold": 1}), "technology") == set(FIRST_ROW)
    state = at_work("alchemy", [1, 2], {"gold": 1}, technologies=CHEAP)
    assert offered(state, "technology") == {"TECH1", "TECH3", "TECH5", "TECH7"}


@pytest.mark.rule("R10.3")
@pytest.mark.parametrize("technology", TEMPLE)
def test_the_marker_is_put_on_the_tile(technology: str) -> None:
    state = at_work("alchemy", [1, 2], GOLD | {"temples": {"blue": 9}}).play(f"technology:{technology}")
    assert player(state)["technologies"] == [technology]


@pytest.mark.rule("R8.7", "R10.3")
def test_a_technology_gained_now_works_from_the_next_action_on() -> None:
    all_thirteen = ["TECH3", "TECH5", "TECH7", "TECH9", "TECH13", "TECH17"]
    me = {"gold": 2, "cocoa": 9, "temples": {"red": 9}}
    state = at_work("alchemy", [1, 2], me, technologies=all_thirteen).play("technology:TECH13 power:alchemy.1")
    assert state.tokens() == ["end"]  # no further power-up is for sale
    assert have(state) == {"cocoa": 9, "red": 10}
    state = at_work("alchemy", [1], {"gold": 1, "temples": {"red": 9}}).play("technology:TECH3")
    assert "points" not in have(state)


@pytest.mark.rule("R10.4")
@pytest.mark.parametrize(("technology", "temple"), TEMPLE.items())
def test_the_marker_in_the_temple_of_the_column_goes_up_one_step(technology: str, temple: str) -> None:
    state = at_work("alchemy", [1, 2], GOLD | {"temples": {"blue": 9, "red": 9, "green": 9}})
    temples = player(state.play(f"technology:{technology}"))["temples"]
    assert temples == {"blue": 9, "red": 9, "green": 9} | {temple: 10}


@pytest.mark.rule("R10.4")
def test_the_column_and_not_the_number_says_which_temple() -> None:
    state = at_work("alchemy", [1, 2], {"gold": 2}, technologies=DEAR).play("technology:TECH9")
    assert have(state) == {"red": 1, "points": 1}


@pytest.mark.rule("R10.4")
def test_the_step_brings_its_reward() -> None:
    assert have(at_work("alchemy", [1], GOLD).play("technology:TECH5")) == {"gold": 8, "green": 1, "cocoa": 1}
    state = at_work("alchemy", [1], GOLD).play("technology:TECH1")
    assert have(state.play("take:stone")) == {"gold": 8, "blue": 1, "stone": 1}


@pytest.mark.rule("R10.4", "R16.4")
def test_a_tile_may_be_marked_though_its_step_is_lost() -> None:
    state = at_work("alchemy", [1], GOLD | {"temples": {"blue": 11}}).play("technology:TECH1")
    assert player(state)["technologies"] == ["TECH1"]
    assert have(state) == {"gold": 8, "blue": 11}


@pytest.mark.rule("R10.5")
def test_technology_3_gives_three_points_to_whoever_had_it_before() -> None:
    me = {"gold": 1, "technologies": ["TECH3"]}
    assert have(at_work("alchemy", [1], me).play("technology:TECH5")) == {
        "points": 3,
        "green": 1,
        "cocoa": 1,
    }


@pytest.mark.rule("R10.6")
def test_all_others_with_the_technology_score_three_points_at_once() -> None:
    owner = {"technologies": ["TECH5"]}
    state = at_work("alchemy", [1], {"gold": 1}, owner, {"technologies": ["TECH3"]}, owner)
    assert offered(state, "technology") == set(FIRST_ROW)
    state.play("technology:TECH5")
    assert state.points() == [0, 3, 0, 3]


@pytest.mark.rule("R10.6")
def test_the_teotibot_scores_as_an_earlier_owner() -> None:
    me = {"gold": 1, "technologies": []}
    state = at_work("alchemy", [1], me, seats=1, teotibot={"technologies": ["TECH5"]}).play("technology:TECH5")
    assert state.points() == [0, 3]


@pytest.mark.rule("R10.7")
def test_one_worker_of_several_is_powered_up() -> None:
    state = at_work("alchemy", [1, 3, 5], GOLD).play("technology:TECH5")
    assert set(state.tokens()) == {"power:alchemy.1", "power:alchemy.3", "power:alchemy.5"}
    assert workers(state.play("power:alchemy.3"), "alchemy") == [1, 4, 5]
    assert state.tokens() == ["end"]  # never two


@pytest.mark.rule("R10.7")
@pytest.mark.parametrize(("technology", "power"), [("TECH5", 5), ("TECH17", 4)])
def test_the_lone_worker_is_powered_up_but_after_the_exception(technology: str, power: int) -> None:
    state = at_work("alchemy", [4], GOLD).play(f"technology:{technology}")
    assert workers(state, "alchemy") == [power]
    assert state.tokens() == ["end"]


@pytest.mark.rule("R10.7", "R14.4")
def test_after_the_exception_technology_13_has_nothing_to_add_to() -> None:
    lie = ["TECH3", "TECH5", "TECH7", "TECH9", "TECH13", "TECH17"]
    me = {"gold": 2, "cocoa": 5, "technologies": ["TECH13"]}
    state = at_work("alchemy", [4], me, technologies=lie).play("technology:TECH17")
    assert state.tokens() == ["end"]
    assert workers(state, "alchemy") == [4]


@pytest.mark.rule("R10.8")
def test_without_gold_the_action_is_not_available() -> None:
    assert "main" not in arriving("alchemy", [1]).tokens()
    assert "main" in arriving("alchemy", [1], {"gold": 1}).tokens()


@pytest.mark.rule("R10.8")
def test_without_a_tile_in_reach_the_action_is_not_available() -> None:
    me = {"gold": 9, "technologies": list(FIRST_ROW)}
    assert "main" not in arriving("alchemy", [3], me).tokens()
    assert "main" in arriving("alchemy", [4], me).tokens()
    assert "main" in arriving("alchemy", [1, 1], me).tokens()
    assert "main" in arriving("alchemy", [3], me | {"unused": {"extra_worker": 1}}).tokens()
    poor = me | {"gold": 1}
    for powers in ([4], [1, 1]):
        assert "main" not in arriving("alchemy", powers, poor).tokens()
    assert "main" not in arriving("alchemy", [3], poor | {"unused": {"extra_worker": 1}}).tokens()


@pytest.mark.rule("R10.8")
def test_whoever_has_all_tiles_has_nothing_to_do_there() -> None:
    me = {"gold": 9, "technologies": [*FIRST_ROW, *SECOND_ROW]}
    assert "main" not in arriving("alchemy", [5, 5], me).tokens()


@pytest.mark.rule("R8.4", "R10.8")
def test_gold_spent_on_a_claim_before_the_choice_leaves_the_action_without_effect() -> None:
    me = {"gold": 1, "unused": {"temple_green": 1, "power_up2": 1}, "temples": {"green": 2}}
    discoveries = {"steps": {"green.3": ["cocoa4"]}}  # costs 1 gold
    state = at_work("alchemy", [1], me, discoveries=discoveries).play("use:temple_green claim:cocoa4")
    assert offered(state, "technology") == set()
    assert "done" in state.tokens()  # and no tile has to be used before
    assert workers(state.play("done"), "alchemy") == [1]
    assert "end" in state.tokens()
