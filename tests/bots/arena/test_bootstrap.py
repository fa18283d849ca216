from __future__ import annotations

import random

import pytest

from cenote.bots.arena.bootstrap import RESAMPLES, Bootstrap, interval


def test_a_mean_is_the_mean_and_lies_within_its_interval() -> None:
    value, low, high = Bootstrap(4).ratio([(1, 2), (3, 2), (0, 1), (4, 5)])
    assert value == 0.8
    assert low is not None
    assert high is not None
    assert 0 <= low < value < high <= 1.5


def test_an_interval_is_that_of_theory() -> None:
    """Of means of 400 values with a spread of 10, 95 % lie within 0.98 around theirs."""
    chance = random.Random(5)
    values = [chance.gauss(50, 10) for _ in range(400)]
    value, low, high = Bootstrap(400).ratio([(each, 1) for each in values])
    assert low is not None
    assert high is not None
    assert value - low == pytest.approx(0.98, rel=0.15)
    assert high - value == pytest.approx(0.98, rel=0.15)


def test_deals_are_drawn_whole() -> None:
    """Ten games of each deal that all came out alike say no more than one."""
    one = Bootstrap(20).ratio([(deal % 2, 1) for deal in range(20)])
    ten = Bootstrap(20).ratio([(10 * (deal % 2), 10) for deal in range(20)])
    assert one == ten


def test_equal_numbers_give_equal_intervals() -> None:
    parts = [(deal * 7 % 5, 3) for deal in range(30)]
    assert Bootstrap(30).ratio(parts) == Bootstrap(30).ratio(parts)


def test_one_deal_has_no_interval() -> None:
    assert Bootstrap(1).ratio([(3, 4)]) == (0.75, None, None)
    assert Bootstrap(1).share([(4, 4)]) == (1, None, None)


def test_where_all_came_out_alike_the_interval_is_exact() -> None:
    """Who has a share of 0.9 wins 29 of 29 in less than 5 %: so it may be lower still, but hardly."""
    value, low, high = Bootstrap(29).share([(2, 2)] * 29)
    assert (value, high) == (1, 1)
    assert low == pytest.approx(0.025 ** (1 / 29))
    value, low, high = Bootstrap(29).share([(0, 2)] * 29)
    assert (value, low) == (0, 0)
    assert high == pytest.approx(1 - 0.025 ** (1 / 29))
    assert Bootstrap(29).share([(1, 2)] * 29) == (0.5, 0.5, 0.5)
    assert Bootstrap(29).ratio([(2, 2)] * 29) == (1, 1, 1)


def test_an_interval_leaves_out_a_fortieth_on_either_side() -> None:
    assert interval([float(i) for i in range(RESAMPLES)]) == (25, RESAMPLES - 26)


def test_several_figures_are_told_of_the_same_draws() -> None:
    estimates = Bootstrap(9).of(lambda draw: [sum(draw), -sum(draw)])
    assert estimates[0].value == 36
    assert estimates[1] == tuple(-(each or 0) for each in (36, estimates[0].high, estimates[0].low))
