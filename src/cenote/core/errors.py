"""What can be refused, and how a refusal says why."""

from __future__ import annotations

from typing import Any, NamedTuple


class Reason(NamedTuple):
    """Why something is not possible: a code and its arguments, for the faces to put into words."""

    code: str
    args: dict[str, Any] = {}  # noqa: RUF012 (a NamedTuple default, never written to)

    def __str__(self) -> str:
        words = self.code.replace("_", " ")
        if not self.args:
            return words
        return f"{words} ({', '.join(f'{name} {value}' for name, value in self.args.items())})"


class IllegalMove(ValueError):
    """A move that the rules do not allow now. The state is as it was before."""

    def __init__(self, token: str, reason: Reason) -> None:
        super().__init__(token, reason)
        self.token = token
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.token}: {self.reason}"


class BadSetup(ValueError):
    """Options, a deal or a position that no game can start from; the text says what is wrong."""
