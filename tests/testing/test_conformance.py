"""The conformance suite passes a sound game, and each of its checks fails a broken one."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cenote.core.game import Game
from cenote.testing import conformance, numbers, positions
from cenote.testing.conformance import CHECKS, Check, Walk, first_failure, walks
from tests.testing import mutants
from tests.testing.mutants import MUTANTS, Mutant, break_game

BY_NAME = {check.__name__: check for check in CHECKS}


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_sound_game_passes(pebbles: Game, check: Check) -> None:
    @settings(max_examples=15)
    @given(seats=st.sampled_from(pebbles.seats), seed=st.integers(0, 2**64 - 1), data=st.data())
    def passes(seats: int, seed: int, data: st.DataObject) -> None:
        check(Walk(pebbles, seats, seed, heaps=data.draw(st.sampled_from(pebbles.options[0].choices_for(seats)))))

    passes()


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: f"{mutant.check}: {mutant.what}")
def test_a_broken_game_fails(pebbles: Game, monkeypatch: pytest.MonkeyPatch, mutant: Mutant) -> None:
    for name, thing in mutant.numbers.items():
        monkeypatch.setattr(numbers, name, thing)
    broken = break_game(pebbles, mutant)
    failure = first_failure(BY_NAME[mutant.check], broken, seeds=range(1, 4))
    assert failure is not None
    assert failure[0].startswith("AssertionError: ")
    assert mutant.words in failure[0]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_nothing_else_breaks_a_mutant(pebbles: Game, monkeypatch: pytest.MonkeyPatch, check: Check) -> None:
    whole = break_game(pebbles, Mutant(check.__name__, "nothing", "", game={"__reduce__": lambda self: "whole"}))
    monkeypatch.setattr(mutants, "whole", whole, raising=False)  # where pickle looks for it
    monkeypatch.setattr(type(whole), "__module__", mutants.__name__)
    monkeypatch.setattr(positions, "find", lambda name: whole)
    assert first_failure(check, whole, seeds=[1]) is None


def test_every_check_has_a_mutant() -> None:
    assert {mutant.check for mutant in MUTANTS} == set(BY_NAME)
    assert len(BY_NAME) == len(CHECKS)


def test_a_failure_says_how_to_get_there(pebbles: Game) -> None:
    (mutant,) = (mutant for mutant in MUTANTS if mutant.what == "never over")
    broken = break_game(pebbles, mutant)
    failure = first_failure(BY_NAME[mutant.check], broken, seeds=[3])
    assert failure is not None
    (told,) = re.findall(r'cenote\.find\("pebbles"\)\.new\(1, 3\)\.play\("(.*)"\)', "\n".join(failure))
    assert pebbles.new(1, 3).play(told).over


def test_walks_are_of_all_seats_and_options(pebbles: Game) -> None:
    assert [repr(walk) for walk in walks(pebbles, seeds=[4, 5])] == [
        f"pebbles, {seats}, seed {seed}{heaps}"
        for seats in ("1 seat", "2 seats", "3 seats", "4 seats")
        for heaps in (("", ", heaps=2") if seats in ("2 seats", "3 seats") else ("",))
        for seed in (4, 5)
    ]


def test_everything_at_once(pebbles: Game) -> None:
    conformance.check(pebbles)
    broken = break_game(pebbles, MUTANTS[0])
    with pytest.raises(AssertionError, match=MUTANTS[0].words):
        conformance.check(broken)


def test_the_command_tells_what_failed(
    pebbles: Game, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    broken: Any = break_game(pebbles, MUTANTS[0])
    monkeypatch.setattr(conformance, "find", lambda name: broken)
    monkeypatch.setattr("sys.argv", ["conformance", "pebbles"])
    assert conformance.main() == 1
    told = capsys.readouterr().out
    assert f"FAILED  {MUTANTS[0].check}\n        AssertionError: " in told
    assert "passed  legal_moves_are_sound" in told
