"""Rules 11: Nobles."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.teotihuacan.at_work import arriving, at_work, have, used, workers
from tests.games.teotihuacan.scenes import offered

WOOD = {"wood": 2}
ROWS = {"top": (3, 2, 2, 1, 1), "middle": (5, 4, 3, 3), "bottom": (7, 6, 5)}
ROW_OF = {1: "top", 2: "middle", 3: "bottom"}


def nobles(top: int = 0, middle: int = 0, bottom: int = 0) -> dict[str, int]:
    return {"top": top, "middle": middle, "bottom": bottom}


def full(*rows: str) -> dict[str, int]:
    return nobles(**{row: len(ROWS[row]) for row in rows})


def extra(n: int) -> dict[str, Any]:
    return {"unused": {"extra_worker": n}}


@pytest.mark.rule("R11.1")
def test_a_building_costs_two_wood() -> None:
    assert have(at_work("nobles", [1], {"wood": 3})) == {"wood": 1, "points": 3, "avenue": 1}
    assert "main" in arriving("nobles", [1], {"wood": 2}).tokens()
    assert "main" not in arriving("nobles", [1], {"wood": 1, "stone": 9, "gold": 9, "cocoa": 9}).tokens()


@pytest.mark.rule("R11.1")
def test_the_eleventh_building_is_the_last() -> None:
    ten = at_work("nobles", [1, 1, 1], WOOD, nobles=nobles(top=5, middle=4, bottom=1))
    assert ten.dump()["nobles"] == nobles(top=5, middle=4, bottom=2)
    none_left = arriving("nobles", [1, 1, 1], WOOD, nobles=nobles(top=5, middle=4, bottom=2))
    assert "main" not in none_left.tokens()


@pytest.mark.rule("R11.2", "R11.3")
@pytest.mark.parametrize("k", [1, 2, 3])
def test_spaces_are_filled_from_the_left_and_score_what_they_show(k: int) -> None:
    row = ROW_OF[k]
    for taken, vp in enumerate(ROWS[row]):
        state = at_work("nobles", [1] * k, WOOD, nobles=nobles(**{row: taken}))
        assert offered(state, "row") == set()
        assert state.dump()["nobles"] == nobles(**{row: taken + 1})
        assert have(state) == {"points": vp, "avenue": 1}


@pytest.mark.rule("R11.2")
def test_one_worker_is_left_with_nothing_when_the_top_row_is_full() -> None:
    assert "main" not in arriving("nobles", [5], WOOD, nobles=full("top")).tokens()
    assert "main" in arriving("nobles", [5], WOOD, nobles=nobles(top=4)).tokens()


@pytest.mark.rule("R11.2")
def test_two_workers_fall_back_on_the_top_row_only_when_theirs_is_full() -> None:
    state = at_work("nobles", [1, 1], WOOD, nobles=nobles(middle=3, top=1))
    assert have(state) == {"points": 3, "avenue": 1}
    state = at_work("nobles", [1, 1], WOOD, nobles=nobles(middle=4, top=1))
    assert have(state) == {"points": 2, "avenue": 1}
    assert state.dump()["nobles"] == nobles(middle=4, top=2)


@pytest.mark.rule("R11.2")
def test_two_workers_do_not_reach_the_bottom_row() -> None:
    assert "main" not in arriving("nobles", [1, 1], WOOD, nobles=full("top", "middle")).tokens()


@pytest.mark.rule("R11.2")
def test_three_workers_choose_between_the_other_rows_when_theirs_is_full() -> None:
    state = at_work("nobles", [1, 1, 1], WOOD, nobles=nobles(bottom=3, middle=1, top=2))
    assert set(state.tokens()) == {"row:top", "row:middle"}
    assert have(state.clone().play("row:top")) == {"points": 2, "avenue": 1}
    assert have(state.play("row:middle")) == {"points": 4, "avenue": 1}


@pytest.mark.rule("R11.2")
@pytest.mark.parametrize(("open_row", "vp"), [("top", 3), ("middle", 5)])
def test_three_workers_go_where_there_is_room(open_row: str, vp: int) -> None:
    rows = {"top", "middle", "bottom"} - {open_row}
    state = at_work("nobles", [1, 1, 1], WOOD, nobles=full(*rows))
    assert have(state) == {"points": vp, "avenue": 1}
    assert state.dump()["nobles"][open_row] == 1


@pytest.mark.rule("R11.2")
def test_three_workers_may_not_choose_while_their_row_has_room() -> None:
    state = at_work("nobles", [1, 1, 1], WOOD, nobles=nobles(bottom=2))
    assert state.dump()["nobles"] == nobles(bottom=3)


@pytest.mark.rule("R11.2")
def test_four_workers_count_as_three() -> None:
    assert have(at_work("nobles", [1, 1, 1, 1], WOOD)) == {"points": 7, "avenue": 1}


@pytest.mark.rule("R11.2", "R18.5")
def test_an_extra_worker_leads_to_the_next_row() -> None:
    state = at_work("nobles", [1], WOOD | extra(3))
    assert set(state.tokens()) == {"use:extra_worker", "row:top"}
    state.play("use:extra_worker")
    assert set(state.tokens()) == {"use:extra_worker", "row:middle"}
    state.play("use:extra_worker")  # now three, and no more
    assert have(state) == {"points": 7, "avenue": 1}
    assert used(state) == {"extra_worker": 2}


@pytest.mark.rule("R11.2", "R18.5")
def test_an_extra_worker_makes_an_action_possible() -> None:
    one = arriving("nobles", [1], WOOD | extra(1), nobles=full("top"))
    assert "main" in one.tokens()
    assert have(one.play("main")) == {"points": 5, "avenue": 1}
    assert used(one) == {"extra_worker": 1}
    too_few = arriving("nobles", [1], WOOD | extra(1), nobles=full("top", "middle"))
    assert "main" not in too_few.tokens()
    two = arriving("nobles", [1], WOOD | extra(2), nobles=full("top", "middle"))
    assert have(two.play("main")) == {"points": 7, "avenue": 1}
    assert used(two) == {"extra_worker": 2}


@pytest.mark.rule("R11.2", "R18.5")
def test_with_a_full_row_passed_by_an_extra_worker_falls_back_too() -> None:
    state = at_work("nobles", [1, 1], WOOD | extra(1), nobles=full("bottom"))
    assert set(state.tokens()) == {"use:extra_worker", "row:middle"}
    assert set(state.play("use:extra_worker").tokens()) == {"row:top", "row:middle"}


@pytest.mark.rule("R11.3")
def test_technology_3_adds_three_points() -> None:
    assert have(at_work("nobles", [1], WOOD | {"technologies": ["TECH3"]})) == {"points": 3 + 3, "avenue": 1}


@pytest.mark.rule("R11.3")
def test_the_space_on_the_avenue_may_have_tiles() -> None:
    me = WOOD | {"avenue": 5, "cocoa": 1}
    state = at_work("nobles", [2], me, discoveries={"avenue": {"6": ["temple_red", "avenue"]}})
    assert set(state.tokens()) == {"done", "claim:temple_red", "claim:avenue"}
    assert workers(state, "nobles") == [2]  # the power-up comes last
    assert workers(state.play("claim:temple_red use:temple_red"), "nobles") == [3]


@pytest.mark.rule("R11.4")
def test_one_worker_is_powered_up() -> None:
    state = at_work("nobles", [1, 3], WOOD)
    assert set(state.tokens()) == {"power:nobles.1", "power:nobles.3"}
    assert workers(state.play("power:nobles.3"), "nobles") == [1, 4]
    assert state.tokens() == ["end"]


@pytest.mark.rule("R11.4")
def test_three_workers_are_powered_up_twice_if_wanted() -> None:
    state = at_work("nobles", [1, 3, 3], WOOD).play("power:nobles.3")
    assert set(state.tokens()) == {"done", "power:nobles.1", "power:nobles.3", "power:nobles.4"}
    assert workers(state.clone().play("done"), "nobles") == [1, 3, 4]
    assert workers(state.play("power:nobles.4"), "nobles") == [1, 3, 5]


@pytest.mark.rule("R11.4")
def test_an_extra_worker_counts_for_the_second_power_up() -> None:
    state = at_work("nobles", [1, 3], WOOD | extra(1)).play("use:extra_worker power:nobles.1")
    assert set(state.tokens()) == {"done", "power:nobles.2", "power:nobles.3"}
    assert workers(state.play("power:nobles.2"), "nobles") == [3, 3]
    state = at_work("nobles", [1, 3], WOOD | extra(1)).play("row:middle power:nobles.1")
    assert state.tokens() == ["end"]


@pytest.mark.rule("R11.4")
def test_the_second_power_up_does_not_depend_on_the_row() -> None:
    state = at_work("nobles", [1, 3, 3], WOOD, nobles=full("bottom", "middle")).play("power:nobles.1")
    assert offered(state, "power") == {"nobles.2", "nobles.3"}
