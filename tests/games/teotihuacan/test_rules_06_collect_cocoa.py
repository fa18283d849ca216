"""Rules R6: Collect Cocoa."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.teotihuacan.scenes import goods, player, scene

RING = ["palace", "stone_quarry", "alchemy", "forest", "construction", "decorations", "nobles", "gold_deposits"]
AWAY = {"locked": {"decorations": 1}}  # in no general area


def collected(board: str, own: list[str], *others: dict[str, Any], **entries: Any) -> int:
    """What seat 0 gains with a worker that comes from the board before."""
    before = RING[RING.index(board) - 1]
    me = {"workers": [f"{before}.1", *own], **entries.pop("me", {})}
    state = scene(me, *others, seats=len(others) + 1, **entries)
    state.play(f"worker:{before}.1 go:{board} collect")
    assert f"{board}.1" in player(state)["workers"]
    assert state.tokens()[0] == "end"
    cocoa: int = goods(state)["cocoa"]
    return cocoa


@pytest.mark.rule("R6.1", "R6.2")
@pytest.mark.parametrize("board", RING)
def test_on_any_board_an_empty_one_gives_1(board: str) -> None:
    assert collected(board, [], AWAY) == 1


@pytest.mark.rule("R6.1", "R6.2")
@pytest.mark.parametrize("board", RING)
def test_each_colour_gives_1_more(board: str) -> None:
    there = {"workers": [f"{board}.1"]}
    assert collected(board, [], there, AWAY, {"locked": {"gold_deposits": 1}}) == 2
    assert collected(board, [], there, there, AWAY) == 3
    assert collected(board, [], there, there, there) == 4
    assert collected(board, [f"{board}.2"], there, there, there) == 5


@pytest.mark.rule("R6.1")
def test_several_workers_of_a_colour_are_one_colour() -> None:
    three = {"workers": ["forest.1", "forest.2", "forest.5"]}
    assert collected("forest", [], three) == 2
    assert collected("forest", ["forest.1", "forest.3"], AWAY) == 2
    assert collected("forest", ["forest.1", "forest.3"], three) == 3


@pytest.mark.rule("R6.1")
def test_the_own_colour_counts_only_if_another_own_worker_is_there() -> None:
    assert collected("forest", ["forest.1"], AWAY) == 2
    assert collected("forest", ["nobles.1"], AWAY) == 1


@pytest.mark.rule("R6.1", "R24.3")
@pytest.mark.parametrize(
    ("neutral", "cocoa"),
    [
        ([["forest", "nobles", "palace"], ["alchemy", "nobles", "palace"]], 2),
        ([["forest", "nobles", "palace"], ["forest", "stone_quarry", "palace"]], 3),
        ([["alchemy", "nobles", "palace"], ["alchemy", "stone_quarry", "palace"]], 1),
    ],
)
def test_each_neutral_colour_counts_on_its_own(neutral: list[list[str]], cocoa: int) -> None:
    assert collected("forest", [], AWAY, neutral_workers=neutral) == cocoa
    assert collected("forest", ["forest.2"], {"workers": ["forest.3"]}, neutral_workers=neutral) == cocoa + 2


@pytest.mark.rule("R6.1")
def test_locked_workers_are_not_counted() -> None:
    assert collected("forest", [], {"workers": [], "locked": {"forest": 2}}) == 1
    assert collected("forest", [], AWAY, me={"locked": {"forest": 2}}) == 1
    assert collected("palace", [], {"workers": [], "locked": {"palace.a": 2}}, me={"locked": {"palace.b": 2}}) == 1
    locked_and_not = {"workers": ["palace.3"], "locked": {"palace.a": 2}}
    assert collected("palace", [], locked_and_not) == 2


@pytest.mark.rule("R6.1")
def test_only_the_board_itself_counts() -> None:
    elsewhere = {"workers": ["palace.1", "nobles.1", "alchemy.1", "construction.1"]}
    assert collected("forest", ["nobles.1", "decorations.2"], elsewhere) == 1


@pytest.mark.rule("R6.2")
def test_it_costs_nothing_and_does_nothing_else() -> None:
    state = scene({"workers": ["alchemy.5"], "cocoa": 3}, {"workers": ["forest.1"]})
    state.play("worker:alchemy.5 go:forest collect")
    me = player(state)
    assert goods(state) == {"cocoa": 5}
    assert me["workers"] == ["forest.5"]  # without a power-up
    assert (me["points"], me["avenue"], me["temples"]) == (0, 0, {"blue": 0, "red": 0, "green": 0})
    assert state.tokens() == ["end"]


@pytest.mark.rule("R6.2", "R19")
def test_technologies_are_for_main_actions() -> None:
    six = ["TECH1", "TECH5", "TECH7", "TECH9", "TECH11", "TECH13"]
    state = scene({"workers": ["alchemy.5"], "technologies": six}, technologies=six)
    state.play("worker:alchemy.5 go:forest collect")
    assert goods(state) == {"cocoa": 1}
    assert state.points()[0] == 0
