"""Who plays where no person does: bots, how they are asked, and their levels by name."""

from cenote.bots.guard import CRASHED, GRACE, ILLEGAL, LATE, REPLACED
from cenote.bots.knowledge import Knowledge
from cenote.bots.protocol import Bot, Budget, Choice, UnknownLevel
from cenote.bots.registry import GROUP, levels, make
from cenote.search import Thought

__all__ = [
    "CRASHED",
    "GRACE",
    "GROUP",
    "ILLEGAL",
    "LATE",
    "REPLACED",
    "Bot",
    "Budget",
    "Choice",
    "Knowledge",
    "Thought",
    "UnknownLevel",
    "levels",
    "make",
]
