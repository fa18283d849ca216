# mypy: ignore-errors
"""A small generator of chance that gives the same numbers everywhere."""

from typing import Any

import cython


def mix(state, items, n):
    """Shuffle a few small numbers in place."""
    i: cython.int
    j: cython.int
    kept: cython.schar
    for i in range(n - 1, 0, -1):
        j = roll(state, i + 1)
        kept = items[i]
        items[i] = items[j]
        items[j] = kept


def sort(items, n):
    """Put a few small numbers into ascending order."""
    i: cython.int
    j: cython.int
    item: cython.schar
    for i in range(1, n):
        item = items[i]
        j = i
        while j > 0 and items[j - 1] > item:
            items[j] = items[j - 1]
            j -= 1
        items[j] = item


def mix_hidden(state, items, n):
    """Shuffle what nobody has seen lie: the result depends on which they are and on chance, not on how they lay."""
    sort(items, n)
    mix(state, items, n)


class Chance:
    """The generator as Python code uses it. Equal seeds give equal numbers on every machine."""

    def __init__(self, seed: int) -> None:
        self.state = seed & 0xFFFFFFFFFFFFFFFF

    def below(self, n: cython.int) -> int:
        """A number from 0 to n-1."""
        if n < 1:
            raise ValueError("below() needs a number of at least 1")
        return roll(cython.address(self.state), n)

    def picks(self, choices: tuple[Any, ...], count: cython.int) -> list[Any]:
        """So many picks from the same choices, one after the other."""
        n: cython.int = len(choices)
        if n < 1:
            raise ValueError("picks() needs at least 1 choice")
        return [choices[roll(cython.address(self.state), n)] for _ in range(count)]

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle a list in place."""
        i: cython.int
        j: cython.int
        for i in range(len(items) - 1, 0, -1):
            j = roll(cython.address(self.state), i + 1)
            items[i], items[j] = items[j], items[i]

    def seed(self) -> int:
        """A fresh seed, to hand to another generator."""
        return draw(cython.address(self.state))
