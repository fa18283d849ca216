"""Rules 19: Technology tiles."""

from __future__ import annotations

from typing import Any

import pytest

from cenote import State
from tests.games.teotihuacan.at_work import arriving, at_work, have, worshipping
from tests.games.teotihuacan.building import decorations, pyramid
from tests.games.teotihuacan.scenes import offered, player, scene

ALL = ["TECH1", "TECH3", "TECH5", "TECH7", "TECH9", "TECH11", "TECH13", "TECH15", "TECH17"]
BOARDS = ("forest", "stone_quarry", "gold_deposits", "alchemy", "nobles", "decorations", "construction")
# What the main action of a lone worker of power 2 takes, and the moves to make.
WORK: dict[str, tuple[dict[str, int], str]] = {
    "forest": ({}, ""),
    "stone_quarry": ({}, ""),
    "gold_deposits": ({}, ""),
    "alchemy": ({"gold": 2}, "technology:{other}"),
    "nobles": ({"wood": 2}, ""),
    "decorations": ({"gold": 3}, "side:right"),
    "construction": ({"stone": 4}, "place:1.1.3"),
}
STUFF = {"decorations": decorations("D12"), "pyramid": pyramid(display=["T31"])}


def lie(technology: str) -> list[str]:
    """Six tiles with this one among them, and a cheap one in the blue column."""
    return sorted({technology, *[name for name in ALL if name != technology][:5]}, key=ALL.index)


def worked(board: str, technology: str, *, able: bool, cocoa: int = 0) -> State:
    """A lone worker of power 2 has done the work of a board for somebody with or without a technology."""
    goods, moves = WORK[board]
    me: dict[str, Any] = {**goods, "cocoa": cocoa, "technologies": [technology] if able else []}
    me["temples"] = {"blue": 9, "red": 9}  # the step at Alchemy brings nothing
    state = at_work(board, [2], me, technologies=lie(technology), **STUFF)
    other = next((name for name in lie(technology) if name != technology), None)
    return state.play(moves.format(other=other))


def gained(board: str, technology: str) -> dict[str, int]:
    """What a technology adds to a main action of a lone worker of power 2, questions that it asks left aside."""
    without, able = have(worked(board, technology, able=False)), have(worked(board, technology, able=True))
    names = {*without, *able}
    return {name: able.get(name, 0) - without.get(name, 0) for name in names if able.get(name) != without.get(name)}


@pytest.mark.rule("R19")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("technology", ["TECH1", "TECH3", "TECH5", "TECH7", "TECH9", "TECH11", "TECH13"])
def test_what_each_technology_adds_to_which_main_action(board: str, technology: str) -> None:
    added: dict[tuple[str, str], dict[str, int]] = {
        ("TECH3", "alchemy"): {"points": 3},
        ("TECH3", "nobles"): {"points": 3},
        ("TECH5", "forest"): {"wood": 1},
        ("TECH5", "stone_quarry"): {"stone": 1},
        ("TECH5", "gold_deposits"): {"gold": 1},
        ("TECH7", "forest"): {"cocoa": 1, "points": 1},
        ("TECH7", "stone_quarry"): {"cocoa": 1, "points": 1},
        ("TECH7", "gold_deposits"): {"cocoa": 1, "points": 1},
        ("TECH9", "decorations"): {"points": 4},
        ("TECH11", "construction"): {"points": 3},
    }
    assert gained(board, technology) == added.get((technology, board), {})


@pytest.mark.rule("R19")
@pytest.mark.parametrize("board", BOARDS)
def test_technology_17_asks_for_a_temple_at_construction_only(board: str) -> None:
    state = worked(board, "TECH17", able=True)
    assert offered(state, "climb") == ({"blue", "red", "green"} if board == "construction" else set())


@pytest.mark.rule("R19")
@pytest.mark.parametrize("board", BOARDS)
def test_technology_15_makes_construction_cheaper_and_nothing_else(board: str) -> None:
    state = worked(board, "TECH15", able=True)
    if board == "construction":
        assert have(state)["stone"] == 3
    else:
        assert have(state) == have(worked(board, "TECH15", able=False))


@pytest.mark.rule("R19")
@pytest.mark.parametrize("board", BOARDS)
def test_technology_13_sells_a_power_up_on_every_board(board: str) -> None:
    assert offered(worked(board, "TECH13", able=True, cocoa=1), "power") == {f"{board}.3"}
    assert offered(worked(board, "TECH13", able=False, cocoa=1), "power") == set()


@pytest.mark.rule("R5.2", "R19")
@pytest.mark.parametrize(
    ("worker", "board", "cocoa"),
    [
        ("nobles.1", "gold_deposits", 1),
        ("nobles.1", "palace", 2),
        ("nobles.1", "stone_quarry", 2),
        ("palace.1", "alchemy", 1),
    ],
)
def test_technology_1_gives_a_cocoa_for_each_way_by_the_palace(worker: str, board: str, cocoa: int) -> None:
    me = {"technologies": ["TECH1"], "workers": [worker, "forest.1", "forest.1"]}
    state = scene(me, {"workers": ["forest.1", "forest.1", "forest.1"]}).play(f"worker:{worker} go:{board} collect")
    assert have(state)["cocoa"] == cocoa


@pytest.mark.rule("R19")
def test_a_technology_lasts() -> None:
    me = {"technologies": ["TECH5"], "workers": ["alchemy.2", "stone_quarry.2", "palace.1"], "cocoa": 1}
    state = scene(me).play("worker:alchemy.2 go:forest main end worker:palace.1 go:alchemy collect end")
    assert have(state) == {"cocoa": 1, "wood": 1 + 1}
    state.play("worker:palace.1 go:stone_quarry main")
    assert have(state) == {"wood": 2, "stone": 1 + 1}
    assert player(state)["technologies"] == ["TECH5"]


@pytest.mark.rule("R19")
def test_a_player_has_one_marker_on_a_tile_at_most() -> None:
    me = {"technologies": ["TECH1", "TECH3"], "gold": 9}
    state = at_work("alchemy", [1], me)  # one tile is left in the first row
    assert player(state)["technologies"] == ["TECH1", "TECH3", "TECH5"]
    full = {**me, "technologies": ["TECH1", "TECH3", "TECH5"]}
    assert "main" not in arriving("alchemy", [1], full).tokens()


@pytest.mark.rule("R19")
@pytest.mark.parametrize("space", ["forest", "stone_quarry", "decorations"])
def test_none_works_for_a_worship(space: str) -> None:
    for technology in ("TECH3", "TECH5", "TECH7", "TECH9", "TECH13"):
        me = {"technologies": [technology], "cocoa": 1}
        state = worshipping(space, 3, me, technologies=lie(technology))
        if offered(state, "climb"):
            state.play("climb:red")
        temple = {"forest": "red", "stone_quarry": "green", "decorations": "red"}[space]
        reward = {"cocoa": 2} if temple == "green" else {"cocoa": 1, "points": 1}
        assert have(state) == {temple: 1} | reward
        assert state.tokens() == ["end"]


@pytest.mark.rule("R19")
@pytest.mark.parametrize("board", BOARDS)
def test_none_works_for_collecting_cocoa(board: str) -> None:
    for technology in ALL[1:]:
        state = arriving(board, [3], {"technologies": [technology]}, technologies=lie(technology)).play("collect")
        assert have(state) == {"cocoa": 1}
        assert state.tokens() == ["end"]
