"""Moves by number, by name and by what they mean."""

from __future__ import annotations

from collections.abc import Iterable, Iterator


class MoveTable:
    """All moves of a game: a number, its written form (token), its kind and arguments.

    A number has one meaning in every state of the game. A token is the kind and, after a colon, the arguments
    joined by dots: `end`, `place:tikal`, `pick:uxmal.4`.
    """

    def __init__(self) -> None:
        self._tokens: list[str] = []
        self._kinds: list[str] = []
        self._args: list[tuple[str, ...]] = []
        self._numbers: dict[str, int] = {}
        self._ranges: dict[str, range] = {}

    def add(self, kind: str, arguments: Iterable[tuple[str, ...] | str] = ((),)) -> range:
        """Add a kind with one move for each of its arguments; their numbers."""
        if kind in self._ranges:
            raise ValueError(f"the kind {kind!r} is there already")
        first = len(self._tokens)
        for given in arguments:
            args = (given,) if isinstance(given, str) else tuple(given)
            token = f"{kind}:{'.'.join(args)}" if args else kind
            if token in self._numbers:
                raise ValueError(f"the move {token!r} is there already")
            self._numbers[token] = len(self._tokens)
            self._tokens.append(token)
            self._kinds.append(kind)
            self._args.append(args)
        self._ranges[kind] = range(first, len(self._tokens))
        return self._ranges[kind]

    def __len__(self) -> int:
        return len(self._tokens)

    def __iter__(self) -> Iterator[str]:
        return iter(self._tokens)

    def __contains__(self, token: object) -> bool:
        return token in self._numbers

    def __getitem__(self, token: str) -> int:
        """The number of a token. KeyError if no move of this game is written so."""
        return self._numbers[token]

    def token(self, move: int) -> str:
        """How a move is written."""
        return self._tokens[move]

    def describe(self, move: int) -> str:
        """The token, or for a number that is no move the number itself."""
        return self._tokens[move] if 0 <= move < len(self._tokens) else str(move)

    def kind(self, move: int) -> str:
        return self._kinds[move]

    def args(self, move: int) -> tuple[str, ...]:
        return self._args[move]

    @property
    def kinds(self) -> tuple[str, ...]:
        return tuple(self._ranges)

    def range(self, kind: str) -> range:
        """The numbers of all moves of a kind."""
        return self._ranges[kind]
