"""What the commands share: finding games, reading files, and saying what is wrong."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from cenote.core.game import Game
from cenote.core.words import seats_text
from cenote.games import find, names

MISTAKEN = 2
INTERRUPTED = 130
"""The status of a command that was ended by Ctrl-C."""

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(names())}.")]
Seats = Annotated[int | None, typer.Option(help="How many play.  [default: as many as can]", show_default=False)]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A variant of the game; may be given several times."),
]
Seed = Annotated[
    int | None, typer.Option(min=0, help="What chance starts from.  [default: taken at random]", show_default=False)
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs; there seats are counted from 0.")]


class Problem(Exception):
    """What was asked for can't be done. The text is one sentence, for the person who asked."""


def find_game(name: str) -> Game:
    try:
        return find(name)
    except KeyError:
        raise Problem(f"there is no game {name!r}; there are: {', '.join(names())}") from None


def find_seats(game: Game, seats: int | None) -> int:
    """The number of seats asked for, or else the most there can be."""
    return game.seats[-1] if seats is None else game.check_seats(seats)


def company(game: Game, seats: int) -> str:
    """Who plays: so many seats, and the automatons by their names."""
    return " and ".join([seats_text(seats), *game.automatons(seats)])


def read_options(game: Game, seats: int, given: Iterable[str] | None) -> dict[str, Any]:
    """All options of a game with so many seats, from arguments like `name=value`."""
    known = {option.name: option for option in game.options}
    chosen: dict[str, Any] = {}
    for argument in given or ():
        name, sign, value = argument.partition("=")
        if not sign:
            raise Problem(f"an option is given as NAME=VALUE, not as {argument!r}")
        if name in chosen:
            raise Problem(f"the option {name!r} is given twice")
        chosen[name] = known[name].read(value) if name in known else value
    return game.check_options(chosen, seats)


def read_text(path: Path) -> str:
    """A file, or standard input where the path is `-`."""
    try:
        raw = sys.stdin.buffer.read() if path == Path("-") else path.read_bytes()
        return raw.decode("utf-8-sig")
    except OSError as error:
        raise Problem(f"{path} can't be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise Problem(f"{path} is not a text in UTF-8: byte {error.start + 1} is wrong") from error


def print_json(data: Any) -> None:
    print(json.dumps(data, indent=2, ensure_ascii=False))


def screen(*, errors: bool = False) -> Console:
    """Where tables and progress are printed; made when it is needed, for tests and pipes change sys.stdout."""
    return Console(stderr=errors, highlight=False, markup=False, emoji=False)
