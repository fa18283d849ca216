"""docs/add-a-game.md shows the third game as it is."""

from __future__ import annotations

import re

import pytest

from cenote.core.game import Game
from cenote.testing import conformance
from tests.tree import ROOT

PAGE = (ROOT / "docs/add-a-game.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"(?ms)^```(\w+)\n(.*?)^```$", PAGE)
SOURCES = [file for file in sorted((ROOT / "tests/thirdgame").rglob("*.*")) if file.suffix in (".py", ".pxd", ".toml")]
CODE = "\n".join([*(file.read_text(encoding="utf-8") for file in SOURCES), conformance.__doc__ or ""])


def unindented(text: str) -> str:
    """The text with one blank for any indentation."""
    return "\n".join(f" {line.strip()}" for line in text.splitlines())


@pytest.mark.parametrize("block", [text for language, text in BLOCKS if language in ("python", "cython", "toml")])
def test_the_code_shown_is_that_of_the_game(block: str) -> None:
    assert unindented(block) in unindented(CODE)


def test_the_rules_shown_are_those_of_the_game() -> None:
    rules = dict(re.findall(r"(?m)^(P\d)  ((?:.*\n)(?:    .*\n)*)", CODE))
    shown = dict(re.findall(r"(?m)^> \*\*(P\d)\*\* ((?:.*\n)(?:> (?!\*\*).*\n)*)", PAGE))
    assert shown.keys() == rules.keys()
    for number, words in shown.items():
        assert set(re.findall(r"\w+", words)) <= set(re.findall(r"\w+", rules[number])), number


def test_the_position_shown_exists(pebbles: Game) -> None:
    (moves,) = re.findall(r'cenote\.find\("pebbles"\)\.new\(2, 1\)\.play\("(.*)"\)', PAGE)
    assert pebbles.new(2, 1).play(moves).to_move >= 0


def test_the_numbers_named_are_those_of_the_table(pebbles: Game) -> None:
    told = re.findall(r"`([a-z:.0-9]+)` is (\d+)", PAGE)
    assert len(told) == 3
    assert {token: int(number) for token, number in told} == {token: pebbles.moves[token] for token, _ in told}


def test_every_check_named_is_one(pebbles: Game) -> None:
    names = {check.__name__ for check in conformance.CHECKS}
    assert set(re.findall(r"FAILED  (\w+)", PAGE)) <= names
