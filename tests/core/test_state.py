"""What everybody may ask of a state, whatever the game."""

import pytest

import cenote

GAME = cenote.tzolkin


def test_a_word_that_is_no_move_is_refused_and_what_came_before_it_stands() -> None:
    state = GAME.new(2, seed=1)
    first = state.tokens()[0]
    with pytest.raises(cenote.IllegalMove, match="keep:nothing: no such move"):
        state.play(f"{first} keep:nothing")
    assert GAME.new(2, seed=1).play(first).key() == state.key()


def test_moves_may_be_played_by_number_and_by_token() -> None:
    state, other = GAME.new(2, seed=1), GAME.new(2, seed=1)
    numbers = []
    for _ in range(20):
        numbers.append(state.legal()[0])
        state.apply(numbers[-1])
    assert other.play(numbers).key() == state.key()
    assert GAME.new(2, seed=1).play(" ".join(map(GAME.moves.token, numbers))).key() == state.key()


def test_seats_that_are_no_number_are_refused() -> None:
    with pytest.raises(cenote.BadSetup, match="is for 2 to 4 seats, not '3'"):
        GAME.new("3")  # type: ignore[arg-type]
