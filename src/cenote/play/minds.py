"""The bots that sit at tables. They think in a thread that whoever asks provides, and keep nothing of the true game."""

from __future__ import annotations

import secrets
import threading
from collections import OrderedDict
from importlib.metadata import entry_points
from typing import Any, NamedTuple

from cenote.bots import GROUP, REPLACED, Bot, Budget, Choice, Knowledge, levels, make
from cenote.core.game import Game

MOST = 256
"""So many bots are kept; one that is asked again after that begins afresh."""
HINT_BUDGET = Budget(seconds=1.0)


class Asked(NamedTuple):
    """A decision that a bot has to make: at which table, for which seat, and what it knows."""

    table: str
    seat: int
    level: str
    knowledge: Knowledge


class Minds:
    """All bots of a process, each belonging to one seat of one table, so that it may keep what it has thought."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
        self._lock = threading.Lock()

    def choose(self, asked: Asked) -> Choice:
        """Decide. This takes as long as it takes; never call it twice at a time for the same seat.

        Where there is no such bot any more, since a package went that had brought it along, chance decides.
        """
        game = asked.knowledge.game
        if asked.level not in levels(game, asked.knowledge.seats):
            chance = levels(game, asked.knowledge.seats)[0]
            return make(chance, game).choose(asked.knowledge)._replace(notice=REPLACED)
        whose = asked.table, asked.seat, asked.level
        with self._lock:
            bot = self._bots.pop(whose, None) or make(asked.level, game)
            self._bots[whose] = bot
            if len(self._bots) > self.most:
                self._bots.popitem(last=False)
        return bot.choose(asked.knowledge)

    def forget(self, table: str) -> None:
        """Let the bots of a table go."""
        with self._lock:
            for whose in [whose for whose in self._bots if whose[0] == table]:
                del self._bots[whose]


def know(state: Any, seat: int) -> Knowledge:
    """What a seat that decides may know, imagined anew each time."""
    return Knowledge(state, seat, secrets.randbits(64))


def adviser(game: Game, seats: int) -> str | None:
    """The level that gives hints: the strongest of the house. None where there is only chance."""
    guests = {point.name for point in entry_points(group=GROUP)}
    _, *others = levels(game, seats)
    house = [level for level in others if level not in guests]
    return house[-1] if house else None


def hint(knowledge: Knowledge, level: str, budget: Budget = HINT_BUDGET) -> list[dict[str, Any]]:
    """What an adviser thinks of the moves, the best first."""
    choice = make(level, knowledge.game, thorough=True).choose(knowledge, budget)
    token = knowledge.game.moves.token
    return [
        {"token": token(one.move), "visits": one.visits, "points": one.points, "chance": one.chance}
        for one in choice.thoughts
    ]
