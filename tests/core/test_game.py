"""What is asked of a game before there is a position."""

from __future__ import annotations

import pytest

from cenote.core.errors import BadSetup
from cenote.core.game import Option
from tests.core.shells import shells

DRAFT = Option("setup", "dealt", ("dealt", "first_game", "draft"), "how one begins", {"draft": range(2, 5)})
LEVEL = Option("level", 1, (0, 1, 2), "how well the automaton plays", {0: range(1, 2), 2: range(1, 2)})


def test_a_choice_may_be_for_some_numbers_of_seats() -> None:
    assert DRAFT.choices_for(1) == ("dealt", "first_game")
    assert DRAFT.choices_for(2) == DRAFT.choices_for(4) == DRAFT.choices
    assert DRAFT.check("draft", 2) == "draft"
    with pytest.raises(BadSetup, match=r"^option setup: draft is for 2 to 4 seats$"):
        DRAFT.check("draft", 1)
    assert (LEVEL.choices_for(1), LEVEL.choices_for(2)) == ((0, 1, 2), (1,))
    with pytest.raises(BadSetup, match=r"^option level: 0 is for 1 seat$"):
        LEVEL.check(0, 3)


def test_what_is_no_choice_is_told_all_that_are() -> None:
    with pytest.raises(BadSetup, match=r"^option level: 5 is none of 1; 0, 2 with 1 seat$"):
        LEVEL.check(5, 1)
    with pytest.raises(
        BadSetup, match=r"^option setup: 'Draft' is none of dealt, first_game; draft with 2 to 4 seats$"
    ):
        DRAFT.read("Draft")


def test_a_default_is_for_all_numbers_of_seats() -> None:
    with pytest.raises(ValueError, match="option level: the default must be for all numbers of seats"):
        Option("level", 1, (1, 2), "how well", {1: range(2, 3)})


def test_a_default_is_one_of_the_choices() -> None:
    for default in (3, True):
        with pytest.raises(ValueError, match="option level: the default must be one of the choices"):
            Option("level", default, (1, 2), "how well")


def test_nothing_starts_with_a_choice_for_others() -> None:
    assert shells.check_options({"rounds": 5}, 3) == {"rounds": 5, "deep": False}
    for start in (shells.new, shells.deal):
        with pytest.raises(BadSetup, match=r"^option rounds: 5 is for 2 to 3 seats$"):
            start(4, 1, rounds=5)
