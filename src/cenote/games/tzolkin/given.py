"""What somebody gives as part of a position, and only this game knows. BadSetup says what is wrong, and where."""

from __future__ import annotations

from typing import Any

from cenote.core.errors import BadSetup


def quarters(value: Any, most: int, where: str) -> int:
    """Points, which may be quarters, as a number of quarters."""
    if type(value) not in (int, float) or not -most <= value <= most or value * 4 != int(value * 4):
        raise BadSetup(f"{where}: {value!r} is not a number of quarter points from {-most} to {most}")
    return int(value * 4)
