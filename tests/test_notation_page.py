"""The examples of docs/notation.md are what they say they are."""

from __future__ import annotations

import re

import cenote
from cenote.testing.conformance import variants
from tests.tree import ROOT

PAGE = (ROOT / "docs/notation.md").read_text(encoding="utf-8")
RECORDS = re.findall(r"(?ms)^```text\n(game: .*?)^```$", PAGE)


def test_the_examples_are_records_in_canonical_form() -> None:
    for text in RECORDS:
        assert cenote.write_records(cenote.read_records(text)) == text


def test_the_sealed_example_is_the_first_one_sealed() -> None:
    whole, sealed = (cenote.read_records(text)[0] for text in RECORDS)
    assert whole.upto(len(sealed.moves)).sealed(0) == sealed


def test_the_tokens_are_moves_of_the_game() -> None:
    listed = re.search(r"(?ms)^```text\n(end\n.*?)^```$", PAGE)
    assert listed is not None
    assert all(token in cenote.find("tzolkin").moves for token in listed[1].split())


def test_the_fields_of_the_deal_are_those_of_the_games() -> None:
    for folder in (ROOT / "src/cenote/games").glob("*/game.py"):
        game = cenote.find(folder.parent.name)
        (table,) = re.findall(rf"(?ms)^In \*\*{game.title.partition(':')[0]}\*\*:\n\n(.*?)\n\n", PAGE)
        told = set(re.findall(r"`(\w+)`", "".join(re.findall(r"(?m)^\|[^|]*\|", table))))
        drawn = {
            field.name
            for seats in game.seats
            for options in variants(game, seats)
            for field in game.deal_fields(seats, game.check_options(options, seats))
        }
        assert drawn == told
