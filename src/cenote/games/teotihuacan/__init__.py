"""Teotihuacan: City of Gods."""

from cenote.games.teotihuacan.game import game

__all__ = ["game"]
