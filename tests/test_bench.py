"""The speed comparison's report, with an engine made up for it."""

from __future__ import annotations

import json

import cenote
from bench.machine import processor
from bench.report import markdown, number, spread, together
from bench.rounds import run

MACHINE = {
    "processor": "abacus",
    "cores": 1,
    "load": 0.0,
    "system": "wood",
    "python": "CPython 3.11",
    "versions": {"cenote": "1"},
}


def test_a_spread_is_the_median_and_the_ends() -> None:
    assert spread([5, 1, 2]) == (2, 1, 5)


def test_only_what_differs_between_rounds_is_spread() -> None:
    assert together([{"game": "go", "pace": 1}, {"game": "go", "pace": 3}]) == {
        "game": "go",
        "pace": {"median": 2, "least": 1, "most": 3},
    }


def test_numbers_keep_the_digits_that_count() -> None:
    assert [number(value) for value in (1234567.8, 100, 99.94, 0.01234)] == ["1,234,568", "100", "99.9", "0.0123"]
    assert number(spread([5000, 1000, 2000])._asdict()) == "2,000 (1,000 to 5,000)"


def test_every_game_is_measured_beside_every_other_engine() -> None:
    kinds = [(game.name, seats) for game in map(cenote.find, cenote.names()) for seats in game.seats]
    result = run(rounds=2, seconds=0, seed=1, games=3, others={"snail": lambda seed: 1})
    assert [(own["game"], own["seats"]) for own in result["games"]] == kinds
    assert all(own["ratios"].keys() == {"snail"} for own in result["games"])
    assert result["others"]["snail"]["least"] <= result["others"]["snail"]["median"]
    lines = markdown(json.loads(json.dumps({"machine": MACHINE, **result}))).splitlines()
    assert lines[0].startswith("Uniformly random play on one core of abacus (1 cores, load 0.0, wood)")
    assert [line for line in lines if line.startswith("| snail | ")]
    for game, seats in kinds:
        assert len([line for line in lines if line.startswith(f"| {game}, {seats} seats | ")]) == 2


def test_the_processor_has_a_name() -> None:
    assert processor()
