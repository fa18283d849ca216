"""The bots of the house: tree search within a budget for each turn."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from cenote.bots.house import Level
from cenote.bots.knowledge import Knowledge
from cenote.bots.protocol import Budget, Choice
from cenote.core.chance import Chance
from cenote.core.state import State
from cenote.search import Tree

SHARE = 0.6
"""So much of what is left of a turn's budget goes into a decision: most into the first, which the others hang on."""


class Searching:
    """Searches, and goes on with the same tree as long as its turn lasts.

    It stops as soon as more thought could change nothing, unless it is thorough, and what that saves is there for the
    turn's next decisions.
    """

    def __init__(
        self,
        level: Level,
        seed: int,
        cores: int,
        clock: Callable[[], float] | None = None,
        thorough: bool = False,
    ) -> None:
        self.level = level
        self.thorough = thorough
        self.clock = clock or time.perf_counter
        self.usual = level.budget(cores)
        self.chance = Chance(seed)
        self.tree: Tree | None = None
        self._turn: tuple[int, int, int, Budget] | None = None
        """The turn, if it goes on after the last decision, as far as could be told."""
        self._known = 0
        self._seconds = math.inf
        self._playouts = 0

    def choose(self, knowledge: Knowledge, budget: Budget | None = None) -> Choice:
        start = self.clock()
        budget = budget or self.usual
        state = knowledge.imagine(self.chance.seed())
        tree = self._look_at(state, knowledge.seat, budget)
        if len(state.legal()) > 1:
            tree.think(
                None if budget.seconds is None else max(self._seconds * SHARE - (self.clock() - start), 0),
                None if budget.playouts is None else max(math.ceil(self._playouts * SHARE), 1),
                budget.cores,
                settle=not self.thorough,
                clock=self.clock,
            )
            self._playouts -= tree.playouts
        choice = Choice(tree.best, tuple(tree.thoughts()))
        turn = (state.round, state.to_move, state.seats, budget)
        state.apply(choice.move)
        self._turn = turn if turn[:2] == (state.round, state.to_move) else None
        if self._turn is None:
            self.tree = None  # it may be large, and it is long until the next turn
        self._seconds -= self.clock() - start
        return choice

    def _look_at(self, state: State, seat: int, budget: Budget) -> Tree:
        """The tree of this position: what was thought of it before, if it comes of this turn's last decision.

        A position that comes of nothing that is known begins a new budget, for somebody may have taken moves back,
        unless something was turned over: then the turn goes on with what it has left.
        """
        tree = self.tree
        same_turn = self._turn == (state.round, seat, state.seats, budget)
        goes_on = same_turn and tree is not None and tree.advance(state)
        if tree is None or not goes_on:
            tree = Tree(state, seat, self.chance.seed(), self.level.judgement, **self.level.parameters)
        if not goes_on and not (same_turn and state.known > self._known):
            self._seconds, self._playouts = budget.seconds or math.inf, budget.playouts or 0
        self.tree, self._known = tree, state.known
        return tree
