"""Every playthrough in tests/playthroughs goes as it went when it was written.

If a rule was changed on purpose, `python -m cenote.testing.playthrough update tests/playthroughs/*` writes what is so
now; read the diff before you keep it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from cenote.games import names
from cenote.testing.playthrough import check
from tests.tree import ROOT

FILES = sorted((ROOT / "tests/playthroughs").iterdir())


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_the_game_goes_as_it_went(file: Path) -> None:
    check(file.read_text("utf-8"))


def test_every_game_has_a_playthrough() -> None:
    assert {file.name.partition("-")[0] for file in FILES} == set(names())
