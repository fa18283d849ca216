"""Fitting a judgement on games of the search against itself."""

from __future__ import annotations

import importlib
import random
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import cenote
from bench import fit

GAMES = ("tzolkin", "teotihuacan")


@pytest.fixture(params=GAMES)
def judgement(request: pytest.FixtureRequest) -> Iterator[ModuleType]:
    """A game's judgement, as it was when the test is over."""
    module = importlib.import_module(f"cenote.games.{request.param}.judgement")
    yield module
    module.use(numbers_of(module))


def numbers_of(judgement: ModuleType) -> dict[str, Any]:
    folder = files(judgement.__name__.rpartition(".")[0])
    return tomllib.loads((folder / "judgement.toml").read_text(encoding="utf-8"))


def played(judgement: ModuleType) -> tuple[list[Any], list[fit.Choice]]:
    game = cenote.find(judgement.__name__.split(".")[2])
    return fit.play(game.new(2, 1), judgement, 3, random.Random(1))


def test_a_game_gives_samples_of_both_players_and_choices(judgement: ModuleType) -> None:
    samples, choices = played(judgement)
    assert {sample.player for sample, _ in samples} == {0, 1}
    assert {sample.group for sample, _ in samples} == {"2"}
    assert all(len(choice.keys) == len(choice.shares) for choice in choices)
    assert all(sum(choice.shares) == pytest.approx(1) for choice in choices)


def test_fitting_comes_closer_to_the_results(judgement: ModuleType) -> None:
    samples, _ = played(judgement)

    def off(numbers: dict[str, Any]) -> float:
        stages = judgement.STAGE_COUNT
        total = 0.0
        for sample, final in samples:
            told = [
                numbers["worth"]["2"].get(name, [0.0] * stages)[stage]
                for stage in range(stages)
                for name in judgement.TRAIT_NAMES
            ]
            row = fit.spread_out(sample, len(judgement.TRAIT_NAMES), stages)
            total += (final - sample.score - sum(told[i] * much for i, much in row)) ** 2
        return total

    numbers = numbers_of(judgement)
    before = off(numbers)
    other = dict(numbers["worth"][judgement.GROUP_NAMES[0]])
    fit.fit_worth(samples, numbers, judgement, 1.0)
    assert off(numbers) < before / 2
    if judgement.GROUP_NAMES[0] != "2":
        assert numbers["worth"][judgement.GROUP_NAMES[0]] == other  # nobody played so


def test_the_policy_comes_to_like_what_is_chosen(judgement: ModuleType) -> None:
    numbers: dict[str, Any] = {"policy": {}}
    fit.fit_policy([fit.Choice(0, [3, 5], [1.0, 0.0])] * 200, numbers, judgement, random.Random(1))
    liked, disliked = (numbers["policy"][judgement.KEY_NAMES[key]][0] for key in (3, 5))
    assert liked > 1 > -1 > disliked


def test_an_adventurous_game_likes_some_traits_and_those_of_a_plan(judgement: ModuleType) -> None:
    """For a while, that is: at the end everything is worth what it is worth."""
    numbers = numbers_of(judgement)
    stages = judgement.STAGE_COUNT
    plans = [set(plan) for plan in judgement.PLANS]
    followed = set()
    for seed in range(40):
        leaning = fit.lean(numbers, judgement, random.Random(seed))
        for group, table in leaning["worth"].items():
            plain = {name: numbers["worth"][group].get(name, [0.0] * stages) for name in judgement.TRAIT_NAMES}
            moved = {name: row for name, row in table.items() if row != plain[name]}
            assert len(moved) <= fit.LIKED + max(map(len, plans))
            (plan,) = [
                k for k, plan in enumerate(plans) if plan <= moved.keys() and len(moved.keys() - plan) <= fit.LIKED
            ]
            followed.add(plan)
            assert all(row[-1] == plain[name][-1] for name, row in moved.items())
    assert followed == set(range(len(plans)))


def test_plans_are_of_traits(judgement: ModuleType) -> None:
    for plan in judgement.PLANS:
        assert plan.keys() <= set(judgement.TRAIT_NAMES)
        assert all(most > 0 for most in plan.values())


def test_numbers_are_written_as_they_are_read(judgement: ModuleType, tmp_path: Path) -> None:
    numbers = numbers_of(judgement)
    fit.write(tmp_path / "judgement.toml", numbers)
    read = tomllib.loads((tmp_path / "judgement.toml").read_text(encoding="utf-8"))
    assert read["policy"] == numbers["policy"]
    assert read["error"] == numbers["error"]
    for group, table in numbers["worth"].items():
        assert read["worth"][group] == {name: row for name, row in table.items() if any(row)}
