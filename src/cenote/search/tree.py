"""Tree search for one seat, in any game: think, look at the thoughts, move, and go on thinking in the same tree."""

from __future__ import annotations

import math
import threading
import time
from array import array
from collections.abc import Callable
from typing import Any, NamedTuple

from cenote.core.state import State
from cenote.search.searcher import Searcher

PARAMETERS: dict[str, float] = {
    "exploration": 1.0,
    "even": 0.1,
    "caution": 0.2,
    "win_worth": 20.0,
    "rivalry": 0.0,
    "care": 0.0,
    "firmness": 1.0,
    "horizon": 0,
    "sight": 0,
    "drawn": 0,
    "most_nodes": 600_000,
}
"""What a search may be told, with what it is if neither it is told nor the game; searcher.pxd says what each means."""

WHOLE = ("horizon", "sight", "drawn", "most_nodes")
GOLDEN = 0x9E3779B97F4A7C15  # keeps the seeds of several cores apart
SLICE = 0.002  # seconds between two looks at the clock
STEP = 128  # play-outs between two looks at what they gave, where no clock counts


class Thought(NamedTuple):
    """What a search thinks of a move: how often it was tried, and what its maker may expect of it."""

    move: int
    visits: int
    points: float
    """The maker's points at the end of the game, as expected."""
    chance: float
    """Its chance to win, from 0 to 1."""


class Tree:
    """A search for the seat that decides, from a position that it may imagine."""

    def __init__(self, state: State, seat: int, seed: int = 0, judgement: bool = True, **parameters: float) -> None:
        if unknown := parameters.keys() - PARAMETERS:
            raise TypeError(f"a search has no parameter {', '.join(sorted(unknown))}")
        if state.to_move != seat:
            raise ValueError(f"seat {seat} has nothing to decide: seat {state.to_move} is to move")
        self.seat = seat
        self.playouts = 0
        self._state = state.clone()
        self._seed = seed
        self._judgement = judgement
        told = PARAMETERS | dict(state.game.search) | parameters
        self._how = {name: int(n) if name in WHOLE else float(n) for name, n in told.items()}
        if self._how["most_nodes"] < 1:
            raise ValueError("most_nodes must be at least 1")
        moves = state.game.moves
        kinds = state.game.secret_kinds
        self._secret = bytes(moves.kind(move) in kinds for move in range(len(moves)))
        self._searchers = [self._searcher(0)]

    def _searcher(self, core: int) -> Searcher:
        seed = self._seed + core * GOLDEN
        return Searcher(self._state, self.seat, seed, self._judgement, self._secret, self._how)

    def think(
        self,
        seconds: float | None = None,
        playouts: int | None = None,
        cores: int = 1,
        settle: bool = False,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Search for so long or so many play-outs, whichever is over first; a single legal move needs no thought.

        With `settle` it is over as soon as nothing could change which move was tried most. A `clock` that counts what
        the processor does for one thread, as `time.thread_time`, leaves out the time in which others have it.
        """
        if seconds is None and playouts is None:
            raise ValueError("think() needs a number of seconds or of play-outs")
        self.playouts = 0
        if len(self._state.legal()) < 2:
            return
        while len(self._searchers) < cores:
            self._searchers.append(self._searcher(len(self._searchers)))
        shares = [None if playouts is None else (playouts + core) // cores for core in range(cores)]
        done = [0] * cores
        work: list[Callable[[], None]] = [
            lambda core=core: done.__setitem__(  # type: ignore[misc]
                core, search(self._searchers[core], seconds, shares[core], settle, clock)
            )
            for core in range(cores)
        ]
        threads = [threading.Thread(target=task) for task in work[1:]]
        for thread in threads:
            thread.start()
        work[0]()
        for thread in threads:
            thread.join()
        self.playouts = sum(done)

    def thoughts(self) -> list[Thought]:
        """What was found about the legal moves that were tried, best first."""
        legal = self._state.legal()
        if len(legal) == 1:
            return [Thought(legal[0], 0, *self._searchers[0].judge_root())]
        sums: dict[int, list[float]] = {}
        for searcher in self._searchers:
            for move, *found in searcher.thoughts():
                sums[move] = [a + b for a, b in zip(sums.get(move, (0, 0, 0, 0)), found, strict=True)]
        ranked = sorted(sums.items(), key=lambda item: (-item[1][0], -item[1][1] / item[1][0], item[0]))
        return [
            Thought(move, int(visits), points / visits, chance / visits) for move, (visits, _, points, chance) in ranked
        ]

    @property
    def best(self) -> int:
        """The move to make."""
        thoughts = self.thoughts()
        return thoughts[0].move if thoughts else self._state.legal()[0]

    @property
    def nodes(self) -> int:
        """How many nodes the tree has, on all cores."""
        return sum(searcher.nodes for searcher in self._searchers)

    def advance(self, state: State) -> bool:
        """Go on from a newly imagined position, after a move of this seat's; False if nothing found so far helps."""
        if state.to_move != self.seat:
            raise ValueError(f"seat {self.seat} has nothing to decide: seat {state.to_move} is to move")
        move = self._move_to(state)
        self._state = state.clone()
        for searcher in self._searchers:
            searcher.move_on(self._state, move)
        self.playouts = 0
        return move >= 0

    def _move_to(self, state: State) -> int:
        """The move after which this seat sees what it sees in `state`; -1 if there is none."""
        if type(state) is not type(self._state) or state.seats != self._state.seats:
            return -1
        seen = look(state, self.seat)
        for thought in self.thoughts():
            after = self._state.clone()
            after.apply(thought.move)
            while after.to_move == self.seat:
                if look(after, self.seat) == seen and after.legal() == state.legal():
                    return thought.move
                if len(after.legal()) > 1:
                    break
                after.apply(after.legal()[0])
        return -1


def look(state: State, seat: int) -> bytes:
    """All that a seat knows, in a form that can be compared."""
    numbers = array("f", bytes(4 * state.game.observation_size(state.seats)))
    state.observe(seat, memoryview(numbers))
    return numbers.tobytes()


def search(searcher: Any, seconds: float | None, playouts: int | None, settle: bool, clock: Callable[[], float]) -> int:
    """Run one searcher until the time is up, so many play-outs are made, or all is settled; how many were made."""
    begun = clock()
    spent = 0.0
    done = 0
    while True:
        left = math.inf if playouts is None else playouts - done
        step: float = STEP if settle else left
        if seconds is not None:
            pace = done / max(spent, 1e-6)
            left = min(left, max(1, pace * (seconds - spent)) if spent < seconds or not done else 0)
            step = max(1, min(2 * done, pace * SLICE))
        known = seconds is None or done >= STEP  # before that the pace is hardly known, nor how much is left
        if left <= 0 or (settle and known and searcher.settled(left)):
            return done
        n = int(min(step, left))
        searcher.run(n)
        done += n
        spent = clock() - begun
