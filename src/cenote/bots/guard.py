"""Bots from outside may fail. A guard stands before each, so that the game goes on all the same."""

from __future__ import annotations

import threading

from cenote.bots.at_random import AtRandom
from cenote.bots.knowledge import Knowledge
from cenote.bots.protocol import Bot, Budget, Choice
from cenote.core.errors import IllegalMove

CRASHED, LATE, ILLEGAL, REPLACED = "bot_crashed", "bot_late", "bot_illegal", "bot_replaced"
"""The notices of a guard: the bot failed, gave no answer in time, or named a move that isn't legal, and chance chose
this one move. With the last one it has failed too often, and chance has taken over its seat."""

STRIKES = 3
"""So many failures cost the seat."""

GRACE = 10.0
"""So many seconds longer than its budget may a bot take for a decision: it may have to start first."""


class Guard:
    """A bot that always gives a legal move, and in time.

    The bot behind it decides in a thread of its own. One that doesn't come back is asked nothing more until it has.
    """

    def __init__(self, bot: Bot, seed: int, *, grace: float = GRACE) -> None:
        self.bot = bot
        self.grace = grace
        self.chance = AtRandom(seed)
        self.faults: list[str] = []
        """What went wrong, in words, for whoever wrote the bot."""
        self._asked: threading.Thread | None = None

    def choose(self, knowledge: Knowledge, budget: Budget | None = None) -> Choice:
        if len(self.faults) >= STRIKES:
            return self._instead(knowledge, REPLACED)
        notice, answer = self._ask(knowledge, budget)
        if notice is None:
            if isinstance(answer, Choice) and type(answer.move) is int and answer.move in knowledge.legal():
                return answer._replace(notice=None)
            notice, answer = ILLEGAL, f"{described(answer, knowledge)} is no legal move"
        self.faults.append(str(answer))
        return self._instead(knowledge, notice if len(self.faults) < STRIKES else REPLACED)

    def _instead(self, knowledge: Knowledge, notice: str) -> Choice:
        return self.chance.choose(knowledge)._replace(notice=notice)

    def _ask(self, knowledge: Knowledge, budget: Budget | None) -> tuple[str | None, object]:
        """The bot's answer, or a notice and what it is about."""
        limit = self.grace + (budget.seconds or 0 if budget else 0)
        if self._asked is not None:
            self._asked.join(limit)
            if self._asked.is_alive():
                self._stop()
                return LATE, "it is still busy with an earlier decision"
        answers: list[tuple[str | None, object]] = []

        def ask() -> None:
            try:
                answers.append((None, self.bot.choose(knowledge, budget)))
            except IllegalMove as fault:
                answers.append((ILLEGAL, fault))
            except Exception as fault:  # noqa: BLE001 (whatever a stranger's code raises)
                answers.append((CRASHED, f"{type(fault).__name__}: {fault}"))

        self._asked = threading.Thread(target=ask, daemon=True)
        self._asked.start()
        self._asked.join(limit)
        if answers:
            self._asked.join()
            self._asked = None
            return answers[0]
        self._stop()
        return LATE, f"it gave no answer within {limit:g} seconds"

    def _stop(self) -> None:
        """Stop a program; other bots can only be left alone."""
        if close := getattr(self.bot, "close", None):
            close()


def described(answer: object, knowledge: Knowledge) -> str:
    """What a bot answered, as people read it."""
    if isinstance(answer, Choice) and type(answer.move) is int:
        return knowledge.game.moves.describe(answer.move)
    return repr(answer)
