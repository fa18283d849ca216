"""Tzolk'in: The Mayan Calendar."""

from cenote.games.tzolkin.game import game

__all__ = ["game"]
