"""Rounds of measurements, put together and put into words."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import Any, NamedTuple


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
    """A number to read: three digits that count, thousands set apart; a spread as its median and its ends."""
    if isinstance(value, dict):
        return f"{number(value['median'])} ({number(value['least'])} to {number(value['most'])})"
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def middle(value: Any) -> float:
    return float(value["median"] if isinstance(value, dict) else value)


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table in Markdown."""
    ruled = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(row)} |" for row in ruled)


def markdown(result: dict[str, Any]) -> str:
    """The whole result, to read."""
    machine, others = result["machine"], result["others"]
    about = (
        f"Uniformly random play on one core of {machine['processor']}"
        f" ({machine['cores']} cores, load {machine['load']}, {machine['system']}) with {machine['python']},"
        f" {', '.join(f'{name} {version}' for name, version in machine['versions'].items())}."
        f" Median of {result['rounds']} rounds of {result['seconds']} s each (least to greatest), taking turns."
    )
    speed = table(
        ["decisions a second", "compiled loop", "from Python", *(f"from Python, times {name}" for name in others)],
        [
            [
                f"{own['game']}, {own['seats']} seats",
                number(own["compiled_decisions_per_second"]),
                number(own["python_decisions_per_second"]),
                *(number(ratio) for ratio in own["ratios"].values()),
            ]
            for own in result["games"]
        ]
        + [[name, "", number(other), *[""] * len(others)] for name, other in others.items()],
    )
    shape = table(
        ["", "decisions a game", "forced", "legal moves", "most", "games a second", "ns a copy", "bytes"],
        [
            [
                f"{own['game']}, {own['seats']} seats",
                f"{middle(own['decisions_per_game']):.0f}",
                f"{middle(own['forced_share']):.1%}",
                f"{middle(own['legal_moves_mean']):.2f}",
                f"{middle(own['legal_moves_most']):.0f}",
                number(own["compiled_games_per_second"]),
                number(own["nanoseconds_per_copy"]),
                number(own["bytes_per_state"]),
            ]
            for own in result["games"]
        ],
    )
    looked = f"What decisions are like, in {result['looked_at']:,} random games of each kind:"
    return f"{about}\n\n{speed}\n\n{looked}\n\n{shape}\n"
