"""The whole games that are pinned, position by position, in tests/playthroughs."""

from __future__ import annotations

import cenote
from cenote import Record
from tests.tree import ROOT

FOLDER = ROOT / "tests/playthroughs"


def pinned(name: str) -> Record:
    """The game of a file: `pinned("tzolkin-2")`."""
    [record] = cenote.read_records((FOLDER / f"{name}.txt").read_text("utf-8"))
    return record


def whole_games(game: str, seats: int) -> list[Record]:
    """All that are pinned of a game with so many seats."""
    return [pinned(file.stem) for file in sorted(FOLDER.glob(f"{game}-{seats}*.txt"))]
