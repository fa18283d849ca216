"""Rules R2: setting up the players."""

from __future__ import annotations

import pytest

import cenote
from cenote import State
from tests.games.teotihuacan.scenes import goods, player, scene

GAME = cenote.teotihuacan
NEUTRAL = {"palace", "forest", "stone_quarry", "gold_deposits", "alchemy", "nobles", "decorations", "construction"}


def kinds(state: State) -> set[str]:
    return {token.partition(":")[0] for token in state.tokens()}


# ---- order, cocoa, markers and workers ---------------------------------------------------------------------


@pytest.mark.rule("R2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_at_random(seats: int) -> None:
    drawn = [GAME.new(seats, seed).dump()["first_player"] for seed in range(80)]
    assert {seat: drawn.count(seat) >= 8 for seat in range(seats)} == dict.fromkeys(range(seats), True)


@pytest.mark.rule("R2.1")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_turns_and_choices_go_clockwise_from_the_first_player(first: int) -> None:
    state = GAME.new(4, 1, deal={"first": first})
    chosen = []
    while state.round == 0 and kinds(state) == {"keep"}:
        chosen.append(state.to_move)
        state.play(state.tokens()[0]).play(state.tokens()[0])
    assert chosen == [(first + i) % 4 for i in range(4)]
    while state.round == 0:
        state.play(state.tokens()[0])
    assert state.to_move == first


@pytest.mark.rule("R2.1")
@pytest.mark.parametrize(("seats", "cocoa"), [(2, [1, 3]), (3, [1, 2, 3]), (4, [1, 2, 2, 3])])
@pytest.mark.parametrize("setup", ["dealt", "draft"])
def test_the_first_begins_with_1_cocoa_the_last_with_3_the_others_with_2(
    seats: int, cocoa: list[int], setup: str
) -> None:
    for first in range(seats):
        position = GAME.new(seats, 1, deal={"first": first}, setup=setup).dump()
        assert [position["players"][(first + i) % seats]["cocoa"] for i in range(seats)] == cocoa


@pytest.mark.rule("R2.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_markers_start_at_0(seats: int) -> None:
    state = GAME.new(seats, 1)
    for them in state.dump()["players"]:
        assert (them["points"], them["avenue"], them["pyramid_track"]) == (0, 0, 0)
        assert them["temples"] == {"blue": 0, "red": 0, "green": 0}
        assert (them["technologies"], them["unused"], them["used"]) == ([], {}, {})
        assert (them["wood"], them["stone"], them["gold"]) == (0, 0, 0)
    assert state.points()[:seats] == [0] * seats


@pytest.mark.rule("R2.2")
def test_there_is_a_technology_marker_for_each_of_the_six_tiles() -> None:
    five = ["TECH1", "TECH3", "TECH5", "TECH9", "TECH15"]
    me = {"workers": ["stone_quarry.1", "alchemy.1"], "gold": 2, "cocoa": 1, "technologies": five}
    state = scene(me).play("worker:stone_quarry.1 go:alchemy main")
    assert player(state)["technologies"] == [*five, "TECH17"]  # the only one that is left
    assert goods(state) == {"cocoa": 1 - 1 + 1}  # the fee, and the first step of the green temple


@pytest.mark.rule("R2.3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("setup", ["dealt", "first_game"])
def test_three_workers_are_in_play_and_the_fourth_waits(seats: int, setup: str) -> None:
    state = GAME.new(seats, 3, setup=setup)
    while state.round == 0:
        state.play(state.tokens()[-1])
    for them in state.dump()["players"]:
        assert len(them["workers"]) == 3
        assert (them["locked"], them["on_the_way"], them["ascending"]) == ({}, [], 0)


@pytest.mark.rule("R2.3")
def test_the_fourth_worker_has_power_3() -> None:
    state = scene({"workers": ["alchemy.5", "alchemy.1", "nobles.1"]}).play("worker:alchemy.5 go:forest main")
    state.play("ascend:fourth_worker")
    assert sorted(player(state)["workers"]) == ["alchemy.1", "nobles.1", "palace.1", "palace.3"]


# ---- the first game ----------------------------------------------------------------------------------------


@pytest.mark.rule("R2.9")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_a_first_game_starts_with_the_first_turn(seats: int, first: int) -> None:
    state = GAME.new(seats, 1, setup="first_game", deal={"first": first} if seats > 1 else {})
    first = first if seats > 1 else 0
    assert (state.round, state.to_move) == (1, first)
    assert kinds(state) == {"worker"}
    for them in state.dump()["players"]:
        assert (them["starting_dealt"], them["starting_kept"]) == ([], [])


@pytest.mark.rule("R2.9")
@pytest.mark.parametrize(("seats", "cocoa"), [(1, [7]), (2, [7, 8]), (3, [7, 7, 7]), (4, [7, 7, 6, 5])])
def test_the_goods_of_a_first_game_come_on_top_of_the_cocoa(seats: int, cocoa: list[int]) -> None:
    """Seat 1: 5 and a green step; seat 2: 5; seat 3: 4; seat 4: two green steps."""
    first = seats - 1
    state = GAME.new(seats, 1, setup="first_game", deal={"first": first} if seats > 1 else {})
    order = [(first + i) % seats for i in range(seats)]
    assert [goods(state, seat)["cocoa"] for seat in order] == cocoa


# ---- neutral workers and what goes back --------------------------------------------------------------------


@pytest.mark.rule("R2.10")
@pytest.mark.parametrize(("seats", "colours"), [(1, 2), (2, 2), (3, 1), (4, 0)])
@pytest.mark.parametrize("setup", ["dealt", "first_game"])
def test_neutral_workers_stand_before_the_first_decision(seats: int, colours: int, setup: str) -> None:
    for seed in range(10):
        workers = GAME.new(seats, seed, setup=setup).dump()["neutral_workers"]
        assert [len(set(boards)) for boards in workers] == [3] * colours
        assert all(set(boards) <= NEUTRAL for boards in workers)


@pytest.mark.rule("R2.11")
def test_it_goes_back_to_any_place_of_the_stack() -> None:
    places = set()
    for seed in range(40):
        deal = {"first": 0, "starting": [["S01", "S02", "S03", "S04"], ["S05", "S06", "S07", "S08"]]}
        state = GAME.new(2, seed, deal=deal | {"attached": ["M1", "M2"]})
        while state.round == 0:
            state.play(state.tokens()[0])
        stack = state.dump()["discoveries"]["stack"]
        assert len(stack) == 54 - 5 - 6 - 8
        places.add(stack.index("M1"))
    assert len(places) > 15
    assert min(places) < 8
    assert max(places) > 26


@pytest.mark.rule("R2.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_54_discovery_tiles_are_there_when_the_game_begins(seats: int) -> None:
    for seed in range(20):
        state = GAME.new(seats, seed)
        while state.round == 0:
            state.play(state.tokens()[(7 * seed) % len(state.tokens())])
        position = state.dump()
        lying = position["discoveries"]
        count = len(lying["stack"]) + sum(kind is not None for kind in lying["boards"].values())
        count += sum(len(pile) for piles in (lying["avenue"], lying["steps"]) for pile in piles.values())
        count += sum(sum(them["unused"].values()) + sum(them["used"].values()) for them in position["players"])
        assert count == 54
