"""`cenote perft`"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer

from cenote.cli.common import GameName, Options, Problem, Seats, find_game, find_seats, read_options, read_text
from cenote.core.game import Game
from cenote.core.state import State
from cenote.testing import perft as counting

Result = TypeVar("Result")


def perft(
    game: GameName,
    depth: Annotated[int, typer.Option(min=0, max=1000, help="How many moves deep.")],
    seats: Seats = None,
    seed: Annotated[
        int | None, typer.Option(min=0, help="What chance starts from.  [default: 0]", show_default=False)
    ] = None,
    option: Options = None,
    position: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Begin in this position (JSON), not at the start of a game.")
    ] = None,
    divide: Annotated[bool, typer.Option(help="Tell the count for each first move.")] = False,
) -> None:
    """Count the ways a game can go on for a few moves."""
    played = find_game(game)
    if position is None:
        places = find_seats(played, seats)
        state = played.new(places, 0 if seed is None else seed, **read_options(played, places, option))
    elif seats is not None or seed is not None or option:
        raise Problem("a position has its own seats, chance and options; leave out --seats, --seed and --option")
    else:
        state = load(played, position)
    if not divide:
        print(aside(lambda: counting.perft(state, depth)))
        return
    if depth == 0:
        raise Problem("--divide needs a --depth of at least 1")
    counts = aside(lambda: counting.divide(state, depth))
    for token, count in counts.items():
        print(f"{token}: {count}")
    print(f"\n{sum(counts.values())}")


def aside(work: Callable[[], Result]) -> Result:
    """Do compiled work that may take hours and listens to nobody, so that Ctrl-C can end the command meanwhile."""
    results: list[Result] = []
    thread = threading.Thread(target=lambda: results.append(work()), daemon=True)
    thread.start()
    while thread.is_alive():
        thread.join(0.1)
    return results[0]


def load(game: Game, file: Path) -> State:
    """A position from a file."""
    try:
        position = json.loads(read_text(file), object_pairs_hook=entries)
    except (ValueError, RecursionError) as error:
        raise Problem(f"{file} is not JSON: {error}") from error
    if not isinstance(position, dict):
        raise Problem(f"{file} holds no position, which is an object with the names of things")
    return game.load(position)


def entries(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of JSON. The same name twice, such as two workers on one space, would lose one of them in silence."""
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise Problem(f"the position says {name!r} twice in one place")
        found[name] = value
    return found
