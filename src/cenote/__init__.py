"""Tzolk'in and Teotihuacan as software: rules engines to play on, to search and to learn with."""

from __future__ import annotations

from typing import Any

from cenote.core.bulk import Batch, play_out
from cenote.core.errors import BadSetup, IllegalMove, Reason
from cenote.core.game import Game
from cenote.core.notation import RecordError, read
from cenote.core.notation import write as write_records
from cenote.core.record import Record
from cenote.core.state import State
from cenote.games import find, names

__all__ = [
    "BadSetup",
    "Batch",
    "Game",
    "IllegalMove",
    "Reason",
    "Record",
    "RecordError",
    "State",
    "find",
    "names",
    "play_out",
    "read_records",
    "write_records",
]
__version__ = "0.1.0"


def read_records(text: str) -> list[Record]:
    """All games in a text of records. RecordError says what is wrong with it, and carries what could be read."""
    return read(text, find)


def __getattr__(name: str) -> Any:
    """Every game by its name: `cenote.tzolkin`."""
    if name in names():
        return find(name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *names()})
