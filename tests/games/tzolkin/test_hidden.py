"""What a seat imagines of what it can't see is spread over all that may be, nothing more likely than it should be."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from cenote import State
from cenote.games.tzolkin.components import WEALTH_IDS
from tests.even import even
from tests.games.tzolkin.positions import game

WORLDS = 3000
WEALTH = [["PAL1", "PAL3", "PAL5", "PAL7"], ["YAX1", "YAX3", "YAX5", "YAX7"]]


def choosing(moves: str) -> State:
    return game.new(2, 1, deal={"first": 0, "wealth": WEALTH}).play(moves)


def imagined(state: State, seat: int | None) -> list[dict[str, Any]]:
    """What this seat holds possible, many times over."""
    return [state.imagine(seat, seed).dump() for seed in range(WORLDS)]


def kept_places(state: State, viewer: int | None) -> Counter[tuple[int, ...]]:
    """Which of the four tiles of seat 0 this viewer holds to have been kept."""
    players = [world["players"][0] for world in imagined(state, viewer)]
    return Counter(tuple(map(player["wealth_dealt"].index, player["wealth_kept"])) for player in players)


@pytest.mark.rule("1.6")
@pytest.mark.parametrize("viewer", [1, None])
def test_any_two_of_four_tiles_may_have_been_kept(viewer: int | None) -> None:
    assert even(kept_places(choosing("keep:PAL1 keep:PAL3"), viewer), dict.fromkeys(combinations(range(4), 2), 1))


@pytest.mark.rule("1.6")
@pytest.mark.parametrize("viewer", [1, None])
def test_of_a_choice_half_made_the_first_of_any_two(viewer: int | None) -> None:
    assert even(
        kept_places(choosing("keep:PAL1"), viewer), {(0,): 3, (1,): 2, (2,): 1}
    )  # as many pairs begin with each


@pytest.mark.rule("1.6")
def test_who_has_kept_nothing_yet_is_imagined_so() -> None:
    assert all(not player["wealth_kept"] for world in imagined(choosing(""), None) for player in world["players"])


@pytest.mark.rule("1.6")
@pytest.mark.parametrize("moves", ["", "keep:PAL1 keep:PAL3 keep:YAX1 keep:YAX3"])
def test_another_may_have_been_dealt_any_tile_that_was_not_seen(moves: str) -> None:
    state = choosing(moves)
    seen = {*WEALTH[0], *state.dump()["neutral_tiles"]}
    if moves:
        seen |= {"YAX1", "YAX3"}
    dealt = Counter(
        tile for world in imagined(state, 0) for tile in world["players"][1]["wealth_dealt"] if tile not in seen
    )
    hidden = [tile for tile in WEALTH_IDS if tile not in seen]
    each = (2 if moves else 4) / len(hidden)
    assert dealt.keys() == set(hidden)
    assert all(abs(dealt[tile] / WORLDS - each) < 0.04 for tile in hidden)
    assert all(world["players"][0]["wealth_dealt"] == WEALTH[0] for world in imagined(state, 0)[:50])


@pytest.mark.rule("1.6")
@pytest.mark.parametrize(("stack", "place"), [("stack_1", 0), ("stack_1", 7), ("stack_2", 0), ("stack_2", 17)])
def test_any_building_of_a_stack_may_lie_anywhere_in_it(stack: str, place: int) -> None:
    state = choosing("keep:PAL1 keep:PAL3 keep:YAX1 keep:YAX3")
    there = state.dump()["buildings"][stack]
    tops = Counter(world["buildings"][stack][place] for world in imagined(state, 0))
    assert even(tops, dict.fromkeys(there, 1))
