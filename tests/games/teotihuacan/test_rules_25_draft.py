"""Rules R25: the variant with a draft of Starting tiles."""

from __future__ import annotations

from typing import Any

import pytest

import cenote
from cenote import State
from cenote.core.errors import BadSetup
from tests.games.teotihuacan.scenes import goods, offered, player

GAME: cenote.Game = cenote.teotihuacan
SIX = ["S01", "S05", "S08", "S13", "S14", "S16"]


def drafting(seats: int, laid_out: list[str], first: int = 0, **deal: Any) -> State:
    return GAME.new(seats, 1, setup="draft", deal={"first": first, "laid_out": laid_out, **deal})


@pytest.mark.rule("R25.1")
@pytest.mark.parametrize(("seats", "count"), [(2, 6), (3, 8), (4, 10)])
def test_two_tiles_per_player_and_two_more_are_laid_out(seats: int, count: int) -> None:
    seen = set()
    for seed in range(30):
        state = GAME.new(seats, seed, setup="draft")
        tiles = state.dump()["laid_out"]
        assert len(set(tiles)) == len(tiles) == count
        assert offered(state, "draft") == set(tiles)
        assert all(them["starting_dealt"] == [] for them in state.dump()["players"])
        seen |= set(tiles)
    assert seen == {f"S{n:02}" for n in range(1, 19)}


@pytest.mark.rule("R25.1")
def test_it_is_for_two_to_four_players() -> None:
    with pytest.raises(BadSetup):
        GAME.new(1, 1, setup="draft")


@pytest.mark.rule("R25.1")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_beside_each_tile_with_the_symbol_a_discovery_tile_lies_face_up(seat: int | None) -> None:
    state = drafting(2, SIX, attached=["M1", "M2"])
    view = state.view(seat)
    assert view["laid_out"] == SIX
    assert view["attached"] == {"S14": "M1", "S16": "M2"}


@pytest.mark.rule("R25.1")
def test_there_is_none_for_a_tile_that_is_not_laid_out() -> None:
    state = drafting(2, ["S01", "S05", "S08", "S13", "S14", "S17"], attached=["M1", "M2"])
    for seat in (0, 1, None):
        assert state.view(seat)["attached"].get("S14") == "M1"
        assert state.view(seat)["attached"].get("S16") is None


@pytest.mark.rule("R25.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_each_takes_a_tile_in_seat_order_and_a_second_in_the_opposite_order(seats: int, first: int) -> None:
    state = GAME.new(seats, 1, setup="draft", deal={"first": first})
    order: list[int] = []
    taken: list[str] = []
    for _ in range(2 * seats):
        order.append((state.to_move - first) % seats)
        taken.append(state.tokens()[len(taken) % 3].partition(":")[2])
        before = offered(state, "draft")
        state.play(f"draft:{taken[-1]}")
        if len(taken) < 2 * seats:
            assert offered(state, "draft") == before - {taken[-1]}
    assert order == [*range(seats), *reversed(range(seats))]
    for place in range(seats):
        mine = {taken[place], taken[2 * seats - 1 - place]}
        assert set(player(state, (first + place) % seats)["starting_kept"]) == mine
    assert not offered(state, "draft")
    assert not state.dump()["laid_out"]


@pytest.mark.rule("R25.2")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_sees_who_has_taken_which_tile(seat: int | None) -> None:
    state = drafting(2, SIX).play("draft:S13 draft:S08 draft:S05")
    taken = [them["starting_dealt"] for them in state.view(seat)["players"]]
    assert taken == [["S13"], ["S05", "S08"]]


@pytest.mark.rule("R25.2", "R2.5", "R2.8")
def test_the_game_goes_on_with_what_the_tiles_give() -> None:
    state = drafting(2, SIX).play("draft:S13 draft:S08 draft:S05 draft:S01")
    assert player(state)["starting_kept"] == ["S01", "S13"]
    assert state.to_move == 0
    assert offered(state, "leave") == {"palace", "forest", "stone_quarry", "alchemy"}
    state.play("leave:forest")
    assert goods(state) == {"cocoa": 1 + 2 + 3, "wood": 3 + 5}
    assert player(state)["avenue"] == 1
    assert sorted(player(state)["workers"]) == ["alchemy.1", "palace.1", "stone_quarry.1"]


@pytest.mark.rule("R25.2", "R2.7")
def test_the_discovery_tile_goes_with_its_tile() -> None:
    state = drafting(2, SIX, attached=["temple_red", "M1"]).play("draft:S14 draft:S08 draft:S16 draft:S13")
    assert state.to_move == 0
    state.play("leave:decorations" if "leave:decorations" in state.tokens() else "")
    assert set(state.tokens()) == {"claim:temple_red", "done"}
    state.play("claim:temple_red")
    assert player(state)["unused"] == {"temple_red": 1}


@pytest.mark.rule("R25.2", "R2.11")
def test_those_left_over_are_out_and_their_discovery_tiles_go_into_the_stack() -> None:
    state = drafting(2, SIX, attached=["temple_red", "M1"]).play("draft:S01 draft:S08 draft:S05 draft:S13")
    while state.round == 0:
        state.play(state.tokens()[0])
    position = state.dump()
    assert "M1" in position["discoveries"]["stack"]
    assert len(position["discoveries"]["stack"]) == 54 - 5 - 6 - 8
    kept = [them["starting_kept"] for them in position["players"]]
    assert kept == [["S01", "S13"], ["S05", "S08"]]
