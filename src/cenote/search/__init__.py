"""Search: how a seat finds a good move in any game."""

from cenote.search.tree import Thought, Tree

__all__ = ["Thought", "Tree"]
