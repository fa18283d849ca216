"""How sure a figure is: intervals that come of drawing the deals again, with replacement."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

RESAMPLES = 1000
OUTSIDE = 0.05
"""An interval leaves out so much, half of it on either side."""


class Estimate(NamedTuple):
    """A figure with its 95 % interval, which needs two deals at least."""

    value: float
    low: float | None
    high: float | None


class Bootstrap:
    """Draws a number of deals again and again, and asks each time what the figure would have been.

    The games of one deal resemble each other, so it is deals that are drawn. Equal numbers give equal intervals.
    """

    def __init__(self, deals: int) -> None:
        chance = random.Random(deals)
        everyone = range(deals)
        self.deals = deals
        self.draws = [chance.choices(everyone, k=deals) for _ in range(RESAMPLES)] if deals > 1 else []

    def of(self, figures: Callable[[Sequence[int]], Sequence[float]]) -> list[Estimate]:
        """Several figures, told from the numbers of the deals that they are to be about."""
        values = figures(range(self.deals))
        drawn = [figures(draw) for draw in self.draws]
        return [Estimate(value, *interval([each[i] for each in drawn])) for i, value in enumerate(values)]

    def ratio(self, parts: Sequence[tuple[float, float]]) -> Estimate:
        """A mean: for each deal a sum, and of how many it is the sum."""
        sums, counts = ([part[i] for part in parts] for i in (0, 1))

        def mean(draw: Sequence[int]) -> list[float]:
            return [sum(map(sums.__getitem__, draw)) / (sum(map(counts.__getitem__, draw)) or 1)]

        return self.of(mean)[0]

    def share(self, parts: Sequence[tuple[float, float]]) -> Estimate:
        """The same for something between 0 and 1.

        Where all deals came out at the same end, drawing them again tells nothing. There it is the exact interval for
        as many trials that all came out alike.
        """
        estimate = self.ratio(parts)
        if self.draws and estimate.low == estimate.high and estimate.value in (0, 1):
            least = (OUTSIDE / 2) ** (1 / self.deals)
            return estimate._replace(low=least) if estimate.value else estimate._replace(high=1 - least)
        return estimate


def interval(figures: list[float]) -> tuple[float | None, float | None]:
    """What lies between leaving out the least and the greatest of many figures."""
    if not figures:
        return None, None
    ordered = sorted(figures)
    left_out = round(len(ordered) * OUTSIDE / 2)
    return ordered[left_out], ordered[-1 - left_out]
