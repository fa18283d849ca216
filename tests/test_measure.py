"""Measuring says what it says: of numbers that depend on the machine, only that they are there and fit together."""

from __future__ import annotations

import pytest

import cenote
from cenote.core.bulk import play_out
from cenote.measure import choices, measure, pace, play_from_python

GAMES = [cenote.find(name) for name in cenote.names()]
KINDS = [pytest.param(game, seats, id=f"{game.name}-{seats}") for game in GAMES for seats in game.seats]


def test_a_pace_counts_whole_games_and_their_decisions() -> None:
    seeds = []

    def play(seed: int) -> int:
        seeds.append(seed)
        return 7

    measured = pace(play, seconds=0.01, seed=40)
    assert seeds == list(range(40, 40 + len(seeds)))
    assert measured.games == len(seeds) - 1
    assert measured.decisions == 7 * measured.games
    assert measured.seconds >= 0.01
    assert measured.decisions_per_second == pytest.approx(7 * measured.games_per_second)


def test_a_pace_is_of_one_game_at_least() -> None:
    assert pace(lambda seed: seed, seconds=0, seed=5)[:2] == (1, 6)


@pytest.mark.parametrize(("game", "seats"), KINDS)
def test_every_way_of_playing_plays_to_the_end(game: cenote.Game, seats: int) -> None:
    for play in (play_from_python, play_out):
        state = game.new(seats, seed=3)
        assert play(state, 3) > 0
        assert state.over


@pytest.mark.parametrize(("game", "seats"), KINDS)
def test_what_decisions_are_like_is_counted_right(game: cenote.Game, seats: int) -> None:
    measured = measure(game, seats, seconds=0, seed=9)
    counts = [count for seed in range(9, 59) for count in choices(game.new(seats, seed), seed)]
    assert (measured["game"], measured["seats"]) == (game.name, seats)
    assert measured["decisions_per_game"] == len(counts) / 50
    assert measured["forced_share"] == counts.count(1) / len(counts)
    assert measured["legal_moves_mean"] == sum(counts) / len(counts)
    assert measured["legal_moves_most"] == max(counts)
    assert measured["bytes_per_state"] == game.new(seats, 9).nbytes
    assert all(value > 0 for name, value in measured.items() if name.endswith("_second") or name.startswith("nano"))
