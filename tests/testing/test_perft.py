"""Perft counts sequences of moves, and says where a count differs."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cenote.core.game import Game
from cenote.core.state import State
from cenote.testing.conformance import Walk
from cenote.testing.perft import divide, expect, perft


def count(state: State, depth: int) -> int:
    """The same, the slow way."""
    return sum(count(state.clone().play([move]), depth - 1) for move in state.legal()) if depth else 1


def last_turn(pebbles: Game) -> State:
    """Seat 0 takes the last shell of heap a, or the last two and pays for it; both lead to the end of the game."""
    return pebbles.load(
        {
            "seats": 2,
            "to_move": 0,
            "round": 6,
            "pending": {"question": "take"},
            "heaps": [2, 0, 0],
            "shells": [4, 5],
            "cenote": [],
            "hands": [[1, 2], [3, 4]],
            "kept": [[11], [12]],
        }
    )


def test_perft_counts_every_position(pebbles: Game) -> None:
    @settings(max_examples=20)
    @given(st.sampled_from(pebbles.seats), st.integers(0, 2**32), st.integers(0, 4))
    def counts(seats: int, seed: int, depth: int) -> None:
        for state in Walk(pebbles, seats, seed).glimpses(at_first=2):
            key = state.key()
            assert perft(state, depth) == count(state, depth)
            assert state.key() == key

    counts()


def test_perft_of_known_positions(pebbles: Game) -> None:
    assert [perft(pebbles.new(2, 1), depth) for depth in range(8)] == [1, 3, 9, 54, 81, 216, 567, 1134]
    assert [perft(pebbles.new(4, 1), depth) for depth in range(8)] == [1, 3, 9, 27, 81, 486, 729, 1944]


def test_a_game_that_is_over_counts_only_where_it_ends(pebbles: Game) -> None:
    state = last_turn(pebbles)
    # take:a.1, end, take:a.1, end · take:a.2, pay:1 or 2 or a shell, end
    assert state.tokens() == ["take:a.1", "take:a.2"]
    assert [perft(state, depth) for depth in range(7)] == [1, 2, 4, 4, 1, 0, 0]
    over = state.clone().play("take:a.2 pay:1 end")
    assert over.over
    assert [perft(over, depth) for depth in range(3)] == [1, 0, 0]


def test_divide_splits_the_count_by_first_moves(pebbles: Game) -> None:
    state = last_turn(pebbles)
    assert divide(state, 1) == {"take:a.1": 1, "take:a.2": 1}
    assert divide(state, 3) == {"take:a.1": 1, "take:a.2": 3}
    assert divide(state, 9) == {"take:a.1": 0, "take:a.2": 0}


def test_expect_shows_the_parts_of_a_wrong_count(pebbles: Game) -> None:
    state = last_turn(pebbles)
    expect(state, 3, 4)
    expect(state, 0, 1)
    shown = "perft(3) is 4, not 5; by first moves:\n    take:a.1: 1\n    take:a.2: 3"
    with pytest.raises(AssertionError, match=f"^{re.escape(shown)}$"):
        expect(state, 3, 5)
    with pytest.raises(AssertionError, match="is 1, not 2"):
        expect(state, 0, 2)


def test_no_sequence_is_shorter_than_nothing(pebbles: Game) -> None:
    with pytest.raises(ValueError, match="no sequence has -1 moves"):
        perft(pebbles.new(2, 1), -1)
    with pytest.raises(ValueError, match="at least one move"):
        divide(pebbles.new(2, 1), 0)
