"""The generator of chance gives the same numbers everywhere."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cenote.core.chance import Chance


def test_the_numbers_are_those_of_splitmix64() -> None:
    # The reference values for the seed 1234567 that the authors of the algorithm publish.
    chance = Chance(1234567)
    assert [chance.seed() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@given(st.integers(0, 2**64 - 1), st.integers(1, 2**31 - 1))
def test_a_number_below_is_a_share_of_the_upper_half(seed: int, n: int) -> None:
    assert Chance(seed).below(n) == (Chance(seed).seed() >> 32) * n >> 32


@given(st.integers(0, 2**64 - 1), st.integers(0, 30))
def test_picks_are_made_one_after_the_other(seed: int, count: int) -> None:
    one, other = Chance(seed), Chance(seed)
    assert one.picks(("ash", 5, None), count) == [("ash", 5, None)[other.below(3)] for _ in range(count)]
    assert one.seed() == other.seed()


@given(st.integers(), st.lists(st.integers(), max_size=30))
def test_shuffling_loses_nothing_and_can_be_repeated(seed: int, items: list[int]) -> None:
    one, other = list(items), list(items)
    Chance(seed).shuffle(one)
    Chance(seed).shuffle(other)
    assert one == other
    assert Counter(one) == Counter(items)


def test_every_order_comes_up() -> None:
    chance = Chance(1)
    orders = Counter()  # type: ignore[var-annotated]
    for _ in range(600):
        items = [1, 2, 3]
        chance.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert min(orders.values()) > 60


def test_a_seed_counts_modulo_two_to_the_64() -> None:
    assert Chance(-1).seed() == Chance(2**64 - 1).seed() == Chance(2**65 - 1).seed()


@pytest.mark.parametrize("n", [0, -1])
def test_there_is_no_number_below_nothing(n: int) -> None:
    with pytest.raises(ValueError, match="at least 1"):
        Chance(1).below(n)


def test_nothing_is_picked_from_nothing() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        Chance(1).picks((), 2)
