"""Words for what is kept as numbers: pending decisions, events, numbers of seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cenote.core.errors import BadSetup


@dataclass(frozen=True)
class Parts:
    """Numbers of parts, of which so many make a whole: quarter points."""

    of: int


Values = tuple[Any, ...] | range | Parts
"""What an argument may be: the words for 0, 1, 2 …, a range of numbers that stand for themselves, or parts."""


def seats_text(seats: int | range) -> str:
    """A number of seats, or from which to which there may be, as people write it."""
    least, most = (seats, seats) if isinstance(seats, int) else (seats[0], seats[-1])
    if least == most:
        return "1 seat" if most == 1 else f"{most} seats"
    return f"{least} to {most} seats"


@dataclass(frozen=True)
class Words:
    """A name, and the names of the arguments with what each may be."""

    name: str
    args: tuple[tuple[str, Values], ...] = ()


def word_for(values: Values, number: int) -> Any:
    """What a number stands for."""
    if isinstance(values, Parts):
        return number / values.of
    return number if isinstance(values, range) else values[number]


class Vocabulary:
    """The words of one game for one sort of thing, by its codes. `sort` is the entry that holds the name."""

    def __init__(self, sort: str, words: Mapping[int, Words]) -> None:
        self.sort = sort
        self.words = dict(words)
        self.codes = {entry.name: code for code, entry in self.words.items()}

    def write(self, code: int, numbers: Sequence[int]) -> dict[str, Any]:
        """A code and its arguments in words."""
        words = self.words[code]
        written: dict[str, Any] = {self.sort: words.name}
        for (name, values), number in zip(words.args, numbers, strict=False):
            written[name] = word_for(values, number)
        return written

    def read(self, given: Any, width: int, where: str) -> tuple[int, ...]:
        """The code and `width` arguments, from their words. BadSetup says what is wrong."""
        name = given.get(self.sort) if isinstance(given, Mapping) else None
        if not isinstance(name, str) or name not in self.codes:
            raise BadSetup(f"{where}: {given!r} is no {self.sort}; there are {', '.join(self.codes)}")
        code = self.codes[name]
        words = self.words[code]
        names = [arg for arg, _ in words.args]
        for entry in given:
            if entry not in (*names, self.sort):
                raise BadSetup(f"{where}: {name} has no {entry!r}; it has {', '.join(names) or 'nothing'}")
        numbers = [code]
        for arg, values in words.args:
            value = given.get(arg)
            assert not isinstance(values, Parts), "parts are written, never read"
            if value not in values or type(value) is not type(values[0]):
                raise BadSetup(f"{where}: {name}: {arg}: {value!r} is none of {', '.join(map(str, values))}")
            numbers.append(value if isinstance(values, range) else values.index(value))
        return (*numbers, *[0] * (width - len(words.args)))
