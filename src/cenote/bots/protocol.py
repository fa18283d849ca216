"""What a bot is: what it is asked, and what it answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Protocol

from cenote.bots.knowledge import Knowledge
from cenote.search import Thought


@dataclass(frozen=True)
class Budget:
    """How much thought a whole turn is worth, however many decisions it has. With both limits the first one counts."""

    seconds: float | None = None
    playouts: int | None = None
    cores: int = 1

    def __post_init__(self) -> None:
        if self.seconds is None and self.playouts is None:
            raise ValueError("a budget needs seconds or play-outs")
        if self.seconds is not None and not 0 < self.seconds < float("inf"):
            raise ValueError(f"a budget can't be of {self.seconds} seconds")
        if self.playouts is not None and self.playouts < 1:
            raise ValueError(f"a budget can't be of {self.playouts} play-outs")
        if self.cores < 1:
            raise ValueError(f"a budget can't be for {self.cores} cores")


class Choice(NamedTuple):
    """A decision, and what was thought of it, the best move first."""

    move: int
    thoughts: tuple[Thought, ...] = ()
    notice: str | None = None
    """A code when the bot failed, so that chance chose instead; see `cenote.bots.guard`."""


class Bot(Protocol):
    """Who decides for one seat of one game.

    It may keep what it has thought from one decision to the next, but must cope with being asked about any position,
    for people take moves back. It is called from a thread of its own, never from two at a time.
    """

    def choose(self, knowledge: Knowledge, budget: Budget | None = None) -> Choice:
        """Decide. Without a budget the bot takes what is usual for it."""


class UnknownLevel(ValueError):
    """There is no bot of this name; the text says which there are."""
