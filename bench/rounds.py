"""Everything measured in turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import cenote
from bench.report import spread, together
from cenote.measure import look, measure, pace


def run(
    rounds: int, seconds: float, seed: int, games: int, others: Mapping[str, Callable[[int], int]]
) -> dict[str, Any]:
    """Measure round after round, so that a busy moment of the machine spoils none of it.

    What decisions are like doesn't depend on the machine: that is looked at once, over so many games.
    """
    kinds = [(game, seats) for game in map(cenote.find, cenote.names()) for seats in game.seats]
    ours: list[list[dict[str, Any]]] = [[] for _ in kinds]
    theirs: dict[str, list[float]] = {name: [] for name in others}
    for number in range(rounds):
        start = seed + 1_000_000 * number
        for (game, seats), measured in zip(kinds, ours, strict=True):
            measured.append(measure(game, seats, seconds, start))
        for name, play in others.items():
            theirs[name].append(pace(play, seconds, start).decisions_per_second)
    return {
        "rounds": rounds,
        "seconds": seconds,
        "seed": seed,
        "looked_at": games,
        "games": [
            {"title": game.title.partition(":")[0]}
            | together(measured)
            | look(game, seats, games, seed)
            | {"ratios": ratios(measured, theirs)}
            for (game, seats), measured in zip(kinds, ours, strict=True)
        ],
        "others": {name: spread(paces)._asdict() for name, paces in theirs.items()},
    }


def ratios(measured: list[dict[str, Any]], theirs: dict[str, list[float]]) -> dict[str, dict[str, float]]:
    """How many times faster ours is from Python. Each round is compared within itself: a slow one is slow for both."""
    own = [one["python_decisions_per_second"] for one in measured]
    return {
        name: spread([mine / other for mine, other in zip(own, paces, strict=True)])._asdict()
        for name, paces in theirs.items()
    }
