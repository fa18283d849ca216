"""How fast a game runs, and what its decisions are like, told by uniformly random play.

Time is the processor's time spent on it, so that others who use the machine slow nothing down but the wait.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from itertools import repeat
from statistics import mean, median
from typing import Any, NamedTuple

from cenote.core.bulk import play_out
from cenote.core.game import Game
from cenote.core.state import State

GAMES_LOOKED_AT = 50
COPIES = 20_000


class Pace(NamedTuple):
    """What was played in how many seconds."""

    games: int
    decisions: int
    seconds: float

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds


def pace(play: Callable[[int], int], seconds: float, seed: int) -> Pace:
    """Play whole games, each from a seed of its own, until the time is up. `play` says how many decisions it took."""
    play(seed)  # so that nothing is measured that happens only once
    games = decisions = 0
    spent = 0.0
    start = time.process_time()
    while not games or spent < seconds:
        games += 1
        decisions += play(seed + games)
        spent = time.process_time() - start
    return Pace(games, decisions, spent)


def play_from_python(state: State, seed: int) -> int:
    """Play a state on to its end as anybody's program would; the number of decisions."""
    chance = random.Random(seed).random
    taken = 0
    while moves := state.legal():
        state.apply(moves[int(chance() * len(moves))])
        taken += 1
    return taken


def choices(state: State, seed: int) -> list[int]:
    """How many moves were legal at each decision of a random game."""
    chance = random.Random(seed).random
    counts = []
    while moves := state.legal():
        counts.append(len(moves))
        state.apply(moves[int(chance() * len(moves))])
    return counts


def look(game: Game, seats: int, games: int, seed: int) -> dict[str, Any]:
    """What the decisions of so many random games are like: how many there are, and between how many moves."""
    looked_at = [choices(game.new(seats, own), own) for own in range(seed, seed + games)]
    counts = [count for one_game in looked_at for count in one_game]
    return {
        "decisions_per_game": mean(map(len, looked_at)),
        "forced_share": counts.count(1) / len(counts),
        "legal_moves_mean": mean(counts),
        "legal_moves_most": max(counts),
    }


def nanoseconds_per_copy(state: State) -> float:
    """How long `clone()` takes when it is called from Python: the median of some tries."""
    clone = state.clone
    tries = []
    for _ in range(7):
        start = time.process_time_ns()
        for _ in repeat(None, COPIES):
            clone()
        tries.append((time.process_time_ns() - start) / COPIES)
    return median(tries)


def measure(game: Game, seats: int, seconds: float, seed: int) -> dict[str, Any]:
    """Measure a game on one core, for `seconds` in the compiled loop and as long from Python.

    A decision is one list of legal moves and one move made; starting each game is included in the time. What the
    decisions are like comes from a fixed number of games, so it is the same for equal seeds.
    """
    compiled = pace(lambda own: play_out(game.new(seats, own), own), seconds, seed)
    python = pace(lambda own: play_from_python(game.new(seats, own), own), seconds, seed)
    state = game.new(seats, seed)
    return {
        "game": game.name,
        "seats": seats,
        "compiled_decisions_per_second": compiled.decisions_per_second,
        "compiled_games_per_second": compiled.games_per_second,
        "python_decisions_per_second": python.decisions_per_second,
        "python_games_per_second": python.games_per_second,
        **look(game, seats, GAMES_LOOKED_AT, seed),
        "nanoseconds_per_copy": nanoseconds_per_copy(state),
        "bytes_per_state": state.nbytes,
    }
