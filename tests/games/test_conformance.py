"""Every game that there is passes the conformance suite. A new one needs no edit here."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cenote
from cenote.core.game import Game
from cenote.testing.conformance import CHECKS, Check, Walk, walks
from cenote.testing.perft import perft
from tests.games.at_random import any_options

GAMES = [cenote.find(name) for name in cenote.names()]

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
some_examples = settings(max_examples=10)


def games_of(game: Game) -> st.SearchStrategy[Walk]:
    """Any number of seats, any seed, any options together that are for so many seats."""

    def with_seats(seats: int) -> st.SearchStrategy[Walk]:
        return st.builds(
            lambda seed, chosen: Walk(game, seats, seed, **chosen),
            st.integers(0, 2**64 - 1),
            any_options(game, seats),
        )

    return st.sampled_from(game.seats).flatmap(with_seats)


@each_game
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_game_conforms(game: Game, check: Check) -> None:
    for walk in walks(game):
        check(walk)

    @some_examples
    @given(games_of(game))
    def conforms(walk: Walk) -> None:
        check(walk)

    conforms()


@each_game
def test_perft_counts_what_legal_and_apply_give(game: Game) -> None:
    def count(state: cenote.State, depth: int) -> int:
        return sum(count(state.clone().play([move]), depth - 1) for move in state.legal()) if depth else 1

    for walk in walks(game):
        for state in walk.glimpses(one_in=20, at_first=1):
            assert perft(state, 2) == count(state, 2), walk.reproduction()
