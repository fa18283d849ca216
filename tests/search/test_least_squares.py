"""Linear regression as fitting uses it."""

from __future__ import annotations

import random

import pytest

from cenote.search.least_squares import LeastSquares


def test_it_finds_the_weights_that_made_the_targets() -> None:
    chance = random.Random(1)
    weights = [2.0, -1.0, 0.5, 0.0]
    squares = LeastSquares(4)
    for _ in range(200):
        sample = [(k, chance.random()) for k in range(4) if chance.random() < 0.7]
        squares.add(sample, sum(weights[k] * much for k, much in sample))
    assert squares.solve(1e-6) == pytest.approx(weights, abs=1e-4)


def test_the_ridge_draws_towards_nothing() -> None:
    squares = LeastSquares(2)
    for _ in range(10):
        squares.add([(0, 1.0)], 3.0)
    assert squares.solve(10.0) == pytest.approx([1.5, 0.0])


def test_it_refuses_what_it_has_no_place_for() -> None:
    with pytest.raises(ValueError, match="no quantity 2 among 2"):
        LeastSquares(2).add([(2, 1.0)], 1.0)
    with pytest.raises(ValueError, match="the ridge must be above 0"):
        LeastSquares(2).solve(0)
