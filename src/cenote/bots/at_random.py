"""The gentlest bot: every legal move is as likely as any other."""

from __future__ import annotations

from cenote.bots.knowledge import Knowledge
from cenote.bots.protocol import Budget, Choice
from cenote.core.chance import Chance


class AtRandom:
    """Chooses without thinking. Equal seeds choose equally."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def choose(self, knowledge: Knowledge, budget: Budget | None = None) -> Choice:
        legal = knowledge.legal()
        return Choice(legal[self.chance.below(len(legal))])
