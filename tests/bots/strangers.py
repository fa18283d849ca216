"""Bots from outside, good ones and bad."""

from __future__ import annotations

import threading
from typing import Any

from cenote.bots import Budget, Choice, Knowledge, Thought
from cenote.core.game import Game


class First:
    """Takes the first legal move."""

    def __init__(self, game: Game, *, seed: int, cores: int) -> None:
        self.made_with = (game, seed, cores)

    @staticmethod
    def plays(game: Game, seats: int) -> bool:
        return seats == 2

    def choose(self, knowledge: Knowledge, budget: Budget | None = None) -> Choice:
        move = knowledge.legal()[0]
        return Choice(move, (Thought(move, 1, 50.0, 0.5),), "says who?")


class Scripted:
    """Does as it is told: answers, or raises what is an exception."""

    def __init__(self, *script: Any) -> None:
        self.script = list(script)
        self.asked = 0

    def choose(self, knowledge: Knowledge, budget: Budget | None = None) -> Choice:
        self.asked += 1
        act = self.script.pop(0)
        if isinstance(act, Exception):
            raise act
        return act(knowledge)  # type: ignore[no-any-return]


class Sleeper:
    """Answers only when it is woken."""

    def __init__(self) -> None:
        self.wake = threading.Event()
        self.asked = 0

    def choose(self, knowledge: Knowledge, budget: Budget | None = None) -> Choice:
        self.asked += 1
        self.wake.wait()
        return Choice(knowledge.legal()[0])


def no_bot(game: Game, *, seed: int, cores: int) -> Scripted:
    """Fails as soon as it is asked. With no word on what it plays, it plays anything."""
    return Scripted(ZeroDivisionError("by nought"))
