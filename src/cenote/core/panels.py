"""A game's board as panels: tables and sentences, which a face lays out as wide as it is.

A game says what is on a panel in the words it is given, so that a face need not know the game, nor the game a language.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

Cell = str | Sequence[str | int]
"""A cell of a table. In a sequence numbers are players, whom the face marks in its own way."""
Row = str | tuple[Cell, ...]
"""A sentence, which may be broken into lines as far indented as it begins; or the cells of a table's row. Rows of cells
that follow each other are one table."""


class Panel(NamedTuple):
    """A part of the board."""

    title: str
    rows: Sequence[Row]
    always: bool = False
    """Whether it has to be in sight all the time, as what everybody owns."""


class Teller(Protocol):
    """Who has words in some language: `cenote.locales.messages.Words`."""

    def t(self, key: str, **args: object) -> str:
        """The message of a key."""

    def name(self, game: str, word: object, sort: str = "") -> str:
        """What a thing is called."""

    def text(self, game: str, tile: str) -> str:
        """What a tile does."""

    def number(self, value: float) -> str:
        """A number as players write it."""
