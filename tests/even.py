"""Is what chance gave spread as it should be?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any


def even(counted: Counter[Any], shares: Mapping[Any, float]) -> bool:
    """Does each come up as often as its share asks for, and nothing else? With fixed seeds that is no luck."""
    fair = {thing: share * counted.total() / sum(shares.values()) for thing, share in shares.items()}
    return counted.keys() == fair.keys() and all(
        abs(counted[thing] - fair[thing]) < 4 * fair[thing] ** 0.5 for thing in fair
    )
