"""The worked examples of the printed rules of Teotihuacan: X1 to X3 and X10 to X13 of docs/rules/teotihuacan.md."""

from __future__ import annotations

from typing import Any

import pytest

import cenote
from cenote import State
from tests.games.teotihuacan.scenes import goods, player, scene

# The printed ring: palace, stone_quarry, alchemy, forest, construction, decorations, nobles, gold_deposits.
UNLOCKED = {"workers": ["stone_quarry.1"]}
LOCKED = {"locked": {"stone_quarry": 2}}


# ---- turns -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R6.1", "R6.2")
def test_x01_two_colours_and_1_are_3_cocoa() -> None:
    state = scene({"workers": ["palace.1"]}, UNLOCKED, UNLOCKED, LOCKED, seats=4)
    state.play("worker:palace.1 go:stone_quarry collect")
    assert goods(state) == {"cocoa": 3}
    assert player(state)["workers"] == ["stone_quarry.1"]


@pytest.mark.rule("R7.2", "R7.4", "R7.9")
def test_x02_a_worship_with_both_costs_1_cocoa_in_all() -> None:
    # of the steps in the green temple it is the fourth or fifth that brings 2 cocoa
    me: dict[str, Any] = {"workers": ["palace.1"], "cocoa": 3, "temples": {"green": 3}}
    state = scene(me, LOCKED, discoveries={"boards": {"stone_quarry": "temple_any"}})
    state.play("worker:palace.1 go:stone_quarry worship:stone_quarry")
    assert goods(state) == {"cocoa": 2}  # 1 for Blue's worker
    assert player(state, 1)["workers"] == ["stone_quarry.2"]
    assert player(state, 1)["locked"] == {}
    state.play("choose:both")
    assert goods(state) == {"cocoa": 1}  # 1 for doing both
    state.play("first:effect")
    assert goods(state) == {"cocoa": 3}  # 2 of the green temple
    state.play("claim:temple_any")
    assert goods(state) == {"cocoa": 2}  # 1 for the tile: all in all 1 less than before
    assert player(state)["unused"] == {"temple_any": 1}
    assert player(state)["locked"] == {"stone_quarry": 1}


@pytest.mark.rule("R8.1")
def test_x03_the_fee_is_3_cocoa() -> None:
    me = {"workers": ["palace.1", "stone_quarry.4"], "cocoa": 3}
    state = scene(me, UNLOCKED, UNLOCKED, LOCKED, seats=4)
    state.play("worker:palace.1 go:stone_quarry main")
    assert goods(state) == {"stone": 1}  # of two workers, the weaker of power 1
    poor = scene(me | {"cocoa": 2}, UNLOCKED, UNLOCKED, LOCKED, seats=4)
    assert "main" not in poor.play("worker:palace.1 go:stone_quarry").tokens()


# ---- the first game ----------------------------------------------------------------------------------------


def first_game(seat: int) -> tuple[State, int]:
    """A first game of four, and the place of this seat, from 1, when it doesn't begin with place 0."""
    return cenote.teotihuacan.new(4, 1, setup="first_game", deal={"first": 2}), (2 + seat - 1) % 4


def temples(**steps: int) -> dict[str, int]:
    return {"blue": 0, "red": 0, "green": 0} | steps


@pytest.mark.rule("R2.9")
def test_x10_the_first_game_of_seat_1() -> None:
    state, place = first_game(1)
    them = player(state, place)
    assert goods(state, place) == {"cocoa": 7, "wood": 1, "stone": 2, "gold": 4}
    assert (them["temples"], them["points"], them["avenue"]) == (temples(green=1), 0, 0)
    assert sorted(them["workers"]) == ["construction.1", "forest.1", "nobles.2"]
    assert them["technologies"] == []


@pytest.mark.rule("R2.9")
def test_x11_the_first_game_of_seat_2() -> None:
    state, place = first_game(2)
    them = player(state, place)
    assert goods(state, place) == {"cocoa": 7, "wood": 4, "stone": 2}
    assert (them["temples"], them["points"], them["avenue"]) == (temples(red=1, blue=1), 1, 0)
    assert sorted(them["workers"]) == ["decorations.2", "forest.1", "stone_quarry.1"]
    assert them["technologies"] == []


@pytest.mark.rule("R2.9")
def test_x12_the_first_game_of_seat_3() -> None:
    state, place = first_game(3)
    them = player(state, place)
    assert goods(state, place) == {"cocoa": 6, "wood": 3, "stone": 4, "gold": 1}
    assert (them["temples"], them["points"], them["avenue"]) == (temples(blue=1), 0, 1)
    assert sorted(them["workers"]) == ["decorations.1", "forest.1", "palace.1"]
    assert them["technologies"] == []


@pytest.mark.rule("R2.9")
def test_x13_the_first_game_of_seat_4() -> None:
    state, place = first_game(4)
    them = player(state, place)
    assert goods(state, place) == {"cocoa": 5, "wood": 2, "gold": 5}
    assert (them["temples"], them["points"], them["avenue"]) == (temples(green=2), 0, 0)
    assert sorted(them["workers"]) == ["alchemy.1", "gold_deposits.1", "stone_quarry.1"]
    assert them["technologies"] == ["TECH5"]  # of 1, 3, 5, 9, 15 and 17


@pytest.mark.rule("R2.1", "R2.9")
@pytest.mark.parametrize(("seats", "cocoa"), [(2, [7, 8]), (3, [7, 7, 7])])
def test_x10_to_x12_with_fewer_players_the_last_begins_with_3_cocoa(seats: int, cocoa: list[int]) -> None:
    state = cenote.teotihuacan.new(seats, 1, setup="first_game", deal={"first": 0})
    assert [goods(state, seat)["cocoa"] for seat in range(seats)] == cocoa
