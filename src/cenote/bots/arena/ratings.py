"""Strength on one scale: the model of Bradley and Terry, fitted to who came before whom.

A difference of 400 points means that the stronger is ten times as likely to come in front of the other.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any

from cenote.bots.arena.bootstrap import Bootstrap
from cenote.bots.arena.contest import Contest, Result
from cenote.bots.arena.figures import told

SCALE = 400 / math.log(10)
STEPS = 2000
CLOSE = 1e-5

Duels = list[list[float]]
"""How often the one of the row came in front of the one of the column; a shared place counts half."""


def duels(contest: Contest, names: Sequence[str], results: Iterable[Result]) -> Duels:
    """Every two who sat at one table have had a duel, unless they are of the same level."""
    at = {name: i for i, name in enumerate(names)}
    won = [[0.0] * len(names) for _ in names]
    for result in results:
        players = [at[name] for name in (*result["lineup"], *contest.automatons)]
        for (i, place), (j, other) in combinations(zip(players, result["places"], strict=True), 2):
            if i != j:
                share = (place < other) + 0.5 * (place == other)
                won[i][j] += share
                won[j][i] += 1 - share
    return won


def fit(won: Duels, start: Sequence[float] = ()) -> list[float]:
    """The rating of each, the first of them at 0.

    Each two who have met are given one more duel, which both half win: else who never lost would be infinitely strong.
    They are found step by step from `start`, with the steps of Hunter's "MM algorithms for generalized Bradley-Terry
    models" (2004).
    """
    everyone = range(len(won))
    met = [[won[i][j] + won[j][i] for j in everyone] for i in everyone]
    met = [[count + 1 if count else 0 for count in row] for row in met]
    wins = [sum(won[i][j] + 0.5 for j in everyone if met[i][j]) for i in everyone]
    strength = [math.exp(rating / SCALE) for rating in start] or [1.0] * len(won)
    for _ in range(STEPS):
        before = strength
        strength = [
            wins[i] / sum(met[i][j] / (before[i] + before[j]) for j in everyone if met[i][j]) if any(met[i]) else 1.0
            for i in everyone
        ]
        middle = math.exp(sum(map(math.log, strength)) / len(strength))
        strength = [each / middle for each in strength]
        if max(abs(math.log(now / then)) for now, then in zip(strength, before, strict=True)) < CLOSE:
            break
    return [SCALE * math.log(each / strength[0]) for each in strength]


def ratings(contest: Contest, deals: Sequence[Sequence[Result]]) -> dict[str, Any]:
    """The rating of every level and automaton with its interval, and the share of duels that each won of each."""
    names = [*contest.levels, *contest.automatons]
    every = [duels(contest, names, deal) for deal in deals]
    bootstrap = Bootstrap(len(deals))

    def total(draw: Sequence[int]) -> Duels:
        return [[sum(every[deal][i][j] for deal in draw) for j in range(len(names))] for i in range(len(names))]

    won = total(range(len(deals)))
    start = fit(won)
    estimates = bootstrap.of(lambda draw: fit(total(draw), start))
    return {
        "ratings": {name: told(estimate) for name, estimate in zip(names, estimates, strict=True)},
        "won": [[share(won, i, j) for j in range(len(names))] for i in range(len(names))],
    }


def share(won: Duels, i: int, j: int) -> float | None:
    met = won[i][j] + won[j][i]
    return won[i][j] / met if met else None
