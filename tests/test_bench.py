"""The speed comparison's report, with an engine made up for it."""

from __future__ import annotations

import json
from typing import Any

import pytest

import cenote
from bench.machine import processor
from bench.report import START, STOP, bars, into_page, markdown, number, section, sections, spread, together
from bench.rounds import run
from tests.tree import ROOT

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


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (1234567.8, "1,230,000"),
        (999600, "1,000,000"),
        (1095, "1,100"),
        (584, "584"),
        (100, "100"),
        (99.96, "100"),
        (99.94, "99.9"),
        (0.01234, "0.0123"),
        ({"median": 2000, "least": 1000.4, "most": 5126}, "2,000 (1,000 to 5,130)"),
    ],
)
def test_numbers_keep_the_three_digits_that_count(value: Any, words: str) -> None:
    assert number(value) == words


def test_every_game_is_measured_beside_every_other_engine() -> None:
    kinds = [(game, seats) for game in map(cenote.find, cenote.names()) for seats in game.seats]
    result = run(rounds=2, seconds=0, seed=1, games=3, others={"snail": lambda seed: 1})
    assert [(own["game"], own["seats"]) for own in result["games"]] == [(game.name, seats) for game, seats in kinds]
    assert all(own["ratios"].keys() == {"snail"} for own in result["games"])
    assert result["others"]["snail"]["least"] <= result["others"]["snail"]["median"]
    text = markdown(json.loads(json.dumps({"machine": MACHINE, **result})))
    about = "on abacus (1 cores, of which one plays; load before 0.0), wood, CPython 3.11, cenote 1."
    assert about in text.replace("\n", " ")
    lines = text.splitlines()
    assert [line for line in lines if line.startswith("| snail | ")]
    for game, seats in kinds:
        plural = "" if seats == 1 else "s"
        start = f"| {game.title.partition(':')[0]}, {seats} seat{plural} | "
        assert len([line for line in lines if line.startswith(start)]) == 3


GOAL = {
    "title": "Go",
    "seats": 2,
    "compiled_decisions_per_second": 1_000_000,
    "python_decisions_per_second": {"median": 300_000, "least": 1, "most": 10**9},
    "nanoseconds_per_copy": 100,
    "bytes_per_state": 2_000,
}


def test_what_is_wanted_is_reached_or_named() -> None:
    assert bars({"games": [GOAL]}).replace("\n", " ").endswith(" 2,000 bytes a state. All of it is reached.")
    slow = {**GOAL, "seats": 1, "compiled_decisions_per_second": 999_000, "nanoseconds_per_copy": 101}
    missed = "Missed: Go, 1 seat has 999,000 decisions a second in the compiled loop; Go, 1 seat has 101 nanoseconds"
    assert missed in bars({"games": [GOAL, slow]}).replace("\n", " ")


def test_the_readme_shows_what_was_written_down() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = readme.partition(START)[2].partition(STOP)[0].strip()
    assert "| decisions a second |" in shown
    assert shown in (ROOT / "bench/results.md").read_text(encoding="utf-8")


def test_only_what_stands_between_the_marks_is_renewed() -> None:
    result = {"machine": MACHINE, "rounds": 1, "seconds": 1.0, "games": [], "others": {"snail": 3}}
    page = into_page(f"a\n{START}\nold\n{STOP}\nb\n", result)
    assert page.startswith(f"a\n{START}\n\n| decisions a second |")
    assert page.endswith(f"cenote 1.\n\n{STOP}\nb\n")
    assert into_page(page, result) == page
    with pytest.raises(ValueError, match="the page has no"):
        into_page("nothing", result)


def test_a_section_is_renewed_where_it_stands_and_leaves_others_alone() -> None:
    page = section(section("# Speed\n\nfast\n", "load", "500 tables\n"), "bots", "strong")
    assert page == (
        "# Speed\n\nfast\n\n"
        "<!-- load -->\n\n500 tables\n\n<!-- end of load -->\n\n"
        "<!-- bots -->\n\nstrong\n\n<!-- end of bots -->\n"
    )
    renewed = section(page, "load", "600 tables")
    assert renewed == page.replace("500", "600")
    assert sections(renewed) == renewed.removeprefix("# Speed\n\nfast\n\n").rstrip()
    assert sections("# Speed\n") == ""


def test_the_processor_has_a_name() -> None:
    assert processor()
