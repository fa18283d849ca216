"""What moves are said to do is what they do, and nothing that their maker can't know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cenote.core.game import Game
from cenote.core.state import State
from cenote.games import find
from cenote.play.preview import MOST_THEN, legal_moves


@pytest.fixture(params=["tzolkin", "teotihuacan"])
def game(request: pytest.FixtureRequest) -> Game:
    return find(request.param)


def done(state: State, move: int) -> tuple[State, list[dict[str, Any]]]:
    """The state after a move, and what the move did."""
    after = state.clone().log()
    after.apply(move)
    return after, after.events()


def walk(game: Game, seed: int, seats: int = 2) -> list[State]:
    """The positions of a random game."""
    chance = random.Random(seed)
    state = game.new(seats, seed)
    states = []
    while not state.over:
        states.append(state.clone())
        state.apply(chance.choice(state.legal()))
    return states


def test_effects_are_what_the_true_game_does_as_far_as_they_go(game: Game) -> None:
    whole = cut = 0
    for state in walk(game, 3):
        told = legal_moves(state)
        assert [move["token"] for move in told] == state.tokens()
        for move in told:
            number = game.moves[move["token"]]
            after, events = done(state, number)
            assert events[: len(move["effects"])] == move["effects"]
            if after.known == state.known:
                assert move["effects"] == events
                whole += 1
            else:
                cut += len(move["effects"]) < len(events)
    assert whole > 100
    assert cut > 0


def test_what_may_follow_is_told_where_there_is_little_of_it(game: Game) -> None:
    followed = 0
    for state in walk(game, 4)[:100]:
        told = legal_moves(state)
        for move in told:
            after, _ = done(state, game.moves[move["token"]])
            goes_on = (after.to_move, after.round, after.known) == (state.to_move, state.round, state.known)
            small = len(told) * len(after.legal()) <= MOST_THEN
            assert ("then" in move) == (goes_on and small)
            for then in move.get("then", ()):
                further, events = done(after, game.moves[then["token"]])
                assert then["effects"] == events[: len(then["effects"])]
                assert then["effects"] == events or further.known > after.known
                followed += 1
    assert followed > 20


def test_effects_depend_on_what_the_seat_knows_alone(game: Game) -> None:
    for state in walk(game, 5)[:120]:
        for seed in (11, 12):
            assert legal_moves(state.imagine(state.to_move, seed)) == legal_moves(state)


def test_a_finished_game_has_no_moves(game: Game) -> None:
    state = walk(game, 6)[-1]
    state.apply(state.legal()[0])
    while not state.over:
        state.apply(state.legal()[0])
    assert legal_moves(state) == []
