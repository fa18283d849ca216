"""Rounds of measurements, put together and put into words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import floor, log10
from statistics import median
from textwrap import fill
from typing import Any, NamedTuple

BARS = (
    ("compiled_decisions_per_second", "decisions a second in the compiled loop", 1_000_000, False),
    ("python_decisions_per_second", "decisions a second from Python", 300_000, False),
    ("nanoseconds_per_copy", "nanoseconds a copy", 100, True),
    ("bytes_per_state", "bytes a state", 2_000, True),
)
"""What every game should reach with every number of seats: its key, its name, and the least, or the most, it may be."""


class Spread(NamedTuple):
    """The median of several rounds, the least and the greatest."""

    median: float
    least: float
    most: float


def spread(values: Sequence[float]) -> Spread:
    return Spread(median(values), min(values), max(values))


def together(rounds: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """One dict like each of the rounds, with a spread for every key that isn't the same in all."""
    first = rounds[0]
    return {
        key: first[key]
        if all(one[key] == first[key] for one in rounds)
        else spread([one[key] for one in rounds])._asdict()
        for key in first
    }


def number(value: Any) -> str:
    """A number to read: the three digits that count, thousands set apart; a spread as its median and its ends."""
    if isinstance(value, dict):
        return f"{number(value['median'])} ({number(value['least'])} to {number(value['most'])})"
    if value >= 100:
        unit = 10 ** (floor(log10(value)) - 2)
        return f"{round(value / unit) * unit:,}"
    return f"{value:.3g}"


def middle(value: Any) -> float:
    return float(value["median"] if isinstance(value, dict) else value)


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table in Markdown."""
    ruled = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(row)} |" for row in ruled)


def named(own: dict[str, Any]) -> str:
    """A game and how many play it."""
    return f"{own['title']}, {own['seats']} seat{'s' if own['seats'] > 1 else ''}"


def speed(result: dict[str, Any]) -> str:
    """Decisions a second, ours and others'."""
    return table(
        ["decisions a second", "compiled loop", "from Python"],
        [
            [named(own), number(own["compiled_decisions_per_second"]), number(own["python_decisions_per_second"])]
            for own in result["games"]
        ]
        + [[name, "", number(other)] for name, other in result["others"].items()],
    )


def games_a_second(result: dict[str, Any]) -> str:
    """Whole games a second, and how many times faster than others we are."""
    others = result["others"]
    return table(
        [
            "games a second",
            "compiled loop",
            "from Python",
            *(f"decisions from Python, times {name}" for name in others),
        ],
        [
            [
                named(own),
                number(own["compiled_games_per_second"]),
                number(own["python_games_per_second"]),
                *(number(ratio) for ratio in own["ratios"].values()),
            ]
            for own in result["games"]
        ],
    )


def shape(result: dict[str, Any]) -> str:
    """What decisions and states are like."""
    return table(
        ["", "decisions a game", "forced", "legal moves, mean", "greatest", "ns a copy", "bytes a state"],
        [
            [
                named(own),
                f"{middle(own['decisions_per_game']):.0f}",
                f"{middle(own['forced_share']):.1%}",
                f"{middle(own['legal_moves_mean']):.2f}",
                f"{middle(own['legal_moves_most']):.0f}",
                number(own["nanoseconds_per_copy"]),
                f"{own['bytes_per_state']:,}",
            ]
            for own in result["games"]
        ],
    )


def about(result: dict[str, Any]) -> str:
    """How it was measured, and on what."""
    machine = result["machine"]
    versions = ", ".join(f"{name} {version}" for name, version in machine["versions"].items())
    words = (
        f"The median of {result['rounds']} rounds of {result['seconds']:g} s of processor time for each number, with"
        f" the least and the greatest, on {machine['processor']} ({machine['cores']} cores, of which one plays; load"
        f" before {machine['load']}), {machine['system']}, {machine['python']}, {versions}."
    )
    return fill(words, 120)


def bars(result: dict[str, Any]) -> str:
    """What every game should reach, and which didn't: medians count."""
    wanted = ", ".join(f"at {'most' if most else 'least'} {bar:,} {name}" for _, name, bar, most in BARS)
    missed = [
        f"{named(own)} has {number(middle(own[key]))} {name}"
        for own in result["games"]
        for key, name, bar, most in BARS
        if (middle(own[key]) > bar if most else middle(own[key]) < bar)
    ]
    found = f"Missed: {'; '.join(missed)}." if missed else "All of it is reached."
    return fill(f"What is wanted: {wanted}. {found}", 120)


def markdown(result: dict[str, Any]) -> str:
    """The whole result, to read."""
    return f"""\
# How fast it is

Written by `make results`, which measures on your machine; `make bench` only shows.

Everybody plays uniformly at random, on one core, all in the same run and taking turns, so that the ratios hold even
where the numbers don't. A decision is one list of legal moves and one move made; starting each game is included.

{speed(result)}

{about(result)}

{games_a_second(result)}

Each round's ratio is taken within that round: a slow moment of the machine is slow for all.

What decisions are like, in {result["looked_at"]:,} random games of each kind (a forced decision has one legal move):

{shape(result)}

{bars(result)}
"""


START, STOP = "<!-- written by make results -->", "<!-- to here -->"


def into_page(page: str, result: dict[str, Any]) -> str:
    """A page with what stands between the two marks renewed: the table of speed, and how it was measured."""
    before, _, rest = page.partition(START)
    _, mark, after = rest.partition(STOP)
    if not mark:
        raise ValueError(f"the page has no {START} … {STOP}")
    return f"{before}{START}\n\n{speed(result)}\n\n{about(result)}\n\n{STOP}{after}"


def section(page: str, name: str, text: str) -> str:
    """A page with a section of its own, which stands between two marks, renewed, or added at its end."""
    start, stop = f"<!-- {name} -->", f"<!-- end of {name} -->"
    own = f"{start}\n\n{text.strip()}\n\n{stop}"
    before, found, rest = page.partition(start)
    if not found:
        return f"{page.rstrip()}\n\n{own}\n"
    return f"{before}{own}{rest.partition(stop)[2]}"


def sections(page: str) -> str:
    """The sections of a page that were written by others."""
    return "\n\n".join(found[0] for found in re.finditer(r"(?s)<!-- (\w+) -->.*?<!-- end of \1 -->", page))
