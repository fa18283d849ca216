"""Rules 9: Forest, Stone Quarry and Gold Deposits."""

from __future__ import annotations

import pytest

from tests.games.teotihuacan.at_work import arriving, at_work, have, unused, workers
from tests.games.teotihuacan.scenes import offered

BOARDS = {"forest": "wood", "stone_quarry": "stone", "gold_deposits": "gold"}
WITH_7 = ["TECH1", "TECH3", "TECH5", "TECH7", "TECH9", "TECH15"]
# What the boards show: rows by the number of workers, columns for power 1, 2 to 3, 4 to 5.
CELLS = {
    "forest": [
        [{"cocoa": 1}, {"wood": 1}, {"wood": 2}],
        [{"wood": 1}, {"wood": 2}, {"wood": 3, "cocoa": 2}],
        [{"wood": 2, "cocoa": 1}, {"wood": 3, "cocoa": 3}, {"wood": 4, "cocoa": 5}],
    ],
    "stone_quarry": [
        [{"points": 1}, {"stone": 1}, {"stone": 2}],
        [{"stone": 1}, {"stone": 2}, {"stone": 3, "points": 2}],
        [{"stone": 2, "points": 1}, {"stone": 3, "points": 3}, {"stone": 4, "points": 5}],
    ],
    "gold_deposits": [
        [{"points": 1}, {"gold": 1}, {"gold": 2}],
        [{"gold": 1}, {"gold": 2}, {"gold": 3, "points": 2}],
        [{"gold": 2, "cocoa": 1}, {"gold": 3}, {"gold": 4}],
    ],
}
COLUMN = {1: 0, 2: 1, 3: 1, 4: 2, 5: 2}


@pytest.mark.rule("R9.1")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("k", [1, 2, 3])
@pytest.mark.parametrize("lowest", [1, 2, 3, 4, 5])
def test_the_cell_is_that_of_the_number_of_workers_and_the_lowest_power(board: str, k: int, lowest: int) -> None:
    cell = CELLS[board][k - 1][COLUMN[lowest]]
    steps = COLUMN[lowest] if (board, k) == ("gold_deposits", 3) else 0
    markers = {"red": 9, "green": 9}  # the next step brings nothing
    reached = {"red": 9 + (steps > 0), "green": 9 + (steps > 1)} | ({"avenue": 1} if lowest == 5 else {})
    for powers in ([lowest, *[5] * (k - 1)], [*[5] * (k - 1), lowest]):
        state = at_work(board, powers, {"temples": markers})
        assert len(offered(state, "climb")) == (3 if steps else 0)
        state.play(" ".join(["climb:red", "climb:green"][:steps]))
        assert offered(state, "climb") == set()
        assert have(state) == cell | reached


@pytest.mark.rule("R9.1")
def test_four_workers_count_as_three_with_the_lowest_power_of_all_four() -> None:
    assert have(at_work("forest", [4, 5, 4, 5])) == {"wood": 4, "cocoa": 5}
    assert have(at_work("forest", [5, 5, 5, 3])) == {"wood": 3, "cocoa": 3}
    assert have(at_work("forest", [1, 5, 5, 5])) == {"wood": 2, "cocoa": 1}


@pytest.mark.rule("R9.1")
def test_a_locked_worker_counts_neither_for_the_row_nor_for_the_column() -> None:
    assert have(at_work("forest", [4], {"locked": {"forest": 1}})) == {"wood": 2}


@pytest.mark.rule("R9.1")
def test_workers_of_others_do_not_count() -> None:
    other = {"workers": ["forest.1", "forest.1", "palace.1"]}
    assert have(at_work("forest", [4], {"cocoa": 1}, other)) == {"wood": 2}  # the fee of 1 is paid


@pytest.mark.rule("R9.1")
@pytest.mark.parametrize(
    ("moves", "got"),
    [
        ("climb:red climb:red", {"red": 2, "points": 2}),
        ("climb:red climb:green", {"red": 1, "green": 1, "points": 1, "cocoa": 1}),
        ("climb:green climb:red", {"red": 1, "green": 1, "points": 1, "cocoa": 1}),
        ("climb:blue take:stone climb:green", {"blue": 1, "stone": 1, "green": 1, "cocoa": 1}),
    ],
)
def test_two_temple_steps_of_the_gold_deposits_are_chosen_one_by_one(moves: str, got: dict[str, int]) -> None:
    state = at_work("gold_deposits", [4, 4, 4])
    assert offered(state, "climb") == {"blue", "red", "green"}
    assert have(state.play(moves)) == {"gold": 4} | got


@pytest.mark.rule("R9.1")
def test_one_temple_step_of_the_gold_deposits_is_of_choice_too() -> None:
    state = at_work("gold_deposits", [2, 4, 4])
    assert offered(state, "climb") == {"blue", "red", "green"}
    assert have(state.play("climb:red")) == {"gold": 3, "red": 1, "points": 1}
    assert offered(state, "power") == {"gold_deposits.2", "gold_deposits.4"}


@pytest.mark.rule("R9.2")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("k", [1, 2])
def test_technology_5_adds_the_resource_of_the_board(board: str, k: int) -> None:
    resource = BOARDS[board]
    got = have(at_work(board, [2] * k, {"technologies": ["TECH5"]}))
    assert got == {resource: k + 1}


@pytest.mark.rule("R9.2")
@pytest.mark.parametrize("board", BOARDS)
def test_technology_5_works_where_the_cell_shows_no_resource(board: str) -> None:
    got = have(at_work(board, [1], {"technologies": ["TECH5"]}))
    assert got == CELLS[board][0][0] | {BOARDS[board]: 1}


@pytest.mark.rule("R9.2")
@pytest.mark.parametrize("board", BOARDS)
def test_technology_7_adds_a_cocoa_and_a_point(board: str) -> None:
    got = have(at_work(board, [3], {"technologies": ["TECH7"]}, technologies=WITH_7))
    assert got == {BOARDS[board]: 1, "cocoa": 1, "points": 1}
    got = have(at_work(board, [1], {"technologies": ["TECH7"]}, technologies=WITH_7))
    assert got == ({"cocoa": 2, "points": 1} if board == "forest" else {"cocoa": 1, "points": 2})


@pytest.mark.rule("R9.2")
@pytest.mark.parametrize("board", BOARDS)
def test_both_technologies_work_together_and_once_for_an_action(board: str) -> None:
    me = {"technologies": ["TECH5", "TECH7"]}
    got = have(at_work(board, [2, 2], me, technologies=WITH_7))
    assert got == {BOARDS[board]: 3, "cocoa": 1, "points": 1}


@pytest.mark.rule("R8.5", "R9.2")
def test_cocoa_of_technology_7_comes_after_the_temple_steps_of_the_board() -> None:
    me = {"technologies": ["TECH7"], "temples": {"red": 4}}
    steps = {"steps": {"red.5": ["temple_any"]}}  # costs 1 cocoa
    state = at_work("gold_deposits", [2, 2, 2], me, technologies=WITH_7, discoveries=steps).play("climb:red")
    assert offered(state, "claim") == set()
    assert have(state) == {"gold": 3, "red": 5, "points": 2 + 1, "cocoa": 1}
    assert unused(state) == {}


@pytest.mark.rule("R9.3")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize(("newcomer", "other"), [(1, 3), (3, 1)])
def test_one_own_worker_on_the_board_is_powered_up(board: str, newcomer: int, other: int) -> None:
    state = at_work(board, [newcomer, other])
    assert set(state.tokens()) == {f"power:{board}.1", f"power:{board}.3"}
    assert workers(state.clone().play(f"power:{board}.1"), board) == [2, 3]
    assert workers(state.play(f"power:{board}.3"), board) == [1, 4]
    assert state.tokens() == ["end"]


@pytest.mark.rule("R9.3")
@pytest.mark.parametrize("board", BOARDS)
def test_a_lone_worker_is_powered_up_without_a_question(board: str) -> None:
    state = at_work(board, [2])
    assert workers(state, board) == [3]
    assert state.tokens() == ["end"]


@pytest.mark.rule("R9.3")
@pytest.mark.parametrize("board", BOARDS)
def test_three_workers_bring_a_second_power_up_that_may_be_declined(board: str) -> None:
    state = at_work(board, [1, 1, 3])
    assert set(state.tokens()) == {f"power:{board}.1", f"power:{board}.3"}
    state.play(f"power:{board}.3")
    assert set(state.tokens()) == {"done", f"power:{board}.1", f"power:{board}.4"}
    assert workers(state.clone().play("done"), board) == [1, 1, 4]
    assert workers(state.clone().play(f"power:{board}.4"), board) == [1, 1, 5]
    assert workers(state.play(f"power:{board}.1"), board) == [1, 2, 4]
    assert state.tokens() == ["end"]


@pytest.mark.rule("R9.3")
def test_two_workers_bring_one_power_up_and_four_workers_two() -> None:
    assert at_work("forest", [1, 1]).tokens() == ["end"]
    state = at_work("forest", [1, 1, 1, 1])
    assert workers(state, "forest") == [1, 1, 1, 2]
    assert workers(state.play("power:forest.1"), "forest") == [1, 1, 2, 2]


@pytest.mark.rule("R9.3")
def test_workers_elsewhere_are_not_powered_up() -> None:
    state = at_work("forest", [2], {"workers": ["palace.4", "nobles.3"]})
    assert workers(state, "forest") == [3]
    assert workers(state, "palace") == [4]
    assert workers(state, "nobles") == [3]


@pytest.mark.rule("R9.1")
@pytest.mark.parametrize("board", BOARDS)
def test_these_boards_ask_for_nothing_but_the_fee(board: str) -> None:
    assert "main" in arriving(board, [1]).tokens()
    other = {"workers": [f"{board}.1", "palace.1", "palace.1"]}
    assert "main" not in arriving(board, [1], {}, other).tokens()
    assert "main" in arriving(board, [1], {"cocoa": 1}, other).tokens()
