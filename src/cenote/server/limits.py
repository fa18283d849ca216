"""How often one address may do something."""

from __future__ import annotations

import time
from collections import OrderedDict

from cenote.play.refusal import Refused
from cenote.server.settings import Rates

MOST = 20_000
"""So many buckets are kept, those used last."""


class TooMany(Refused):
    def __init__(self, wait: float) -> None:
        super().__init__("too_many", "too many requests; wait a little")
        self.wait = wait


class Limits:
    """Buckets that fill by themselves: each time takes one from what is there."""

    def __init__(self, rates: Rates | None) -> None:
        self.rates = rates
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, what: str, address: str) -> None:
        """TooMany, if this address has done it too often."""
        if self.rates is None:
            return
        most, each_second = getattr(self.rates, what)
        now = time.monotonic()
        level, then = self._buckets.pop((what, address), (most, now))
        level = min(most, level + (now - then) * each_second)
        left = level - 1 if level >= 1 else level
        self._buckets[what, address] = left, now
        if len(self._buckets) > MOST:
            self._buckets.popitem(last=False)
        if level < 1:
            raise TooMany((1 - level) / each_second)
