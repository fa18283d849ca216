"""`cenote bench`"""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from cenote.cli.common import AsJson, find_game, print_json, screen
from cenote.core.words import seats_text
from cenote.games import names
from cenote.measure import measure


def bench(
    game: Annotated[str | None, typer.Option(help="Only this game.", show_default=False)] = None,
    seats: Annotated[int | None, typer.Option(help="Only this number of seats.", show_default=False)] = None,
    seconds: Annotated[float, typer.Option(min=0.01, max=3600, help="How long to measure, for each line twice.")] = 2,
    seed: Annotated[int, typer.Option(min=0, help="What chance starts from.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Measure how fast the games run here.

    It is one core that plays, at random.
    """
    chosen = [find_game(game)] if game is not None else [find_game(name) for name in names()]
    if seats is not None:
        for one in chosen:
            one.check_seats(seats)
    pairs = [(one, number) for one in chosen for number in ([seats] if seats is not None else one.seats)]
    results = []
    for one, number in pairs:
        with screen(errors=True).status(f"{one.name}, {seats_text(number)}"):
            results.append(measure(one, number, seconds, seed))
    if as_json:
        print_json(results)
    else:
        show(results)


def show(results: list[dict[str, Any]]) -> None:
    table = Table(box=SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))
    table.add_column("game", no_wrap=True)
    for title in ("seats", "decisions/s", "from Python", "games/s", "a game", "copy", "size"):
        table.add_column(title, justify="right", no_wrap=True)
    for result in results:
        table.add_row(
            result["game"],
            str(result["seats"]),
            f"{result['compiled_decisions_per_second']:,.0f}",
            f"{result['python_decisions_per_second']:,.0f}",
            f"{result['compiled_games_per_second']:,.0f}",
            f"{result['decisions_per_game']:.0f}",
            f"{result['nanoseconds_per_copy']:.0f} ns",
            f"{result['bytes_per_state']:,} B",
        )
    screen().print(table)
    print()
    print("decisions/s and games/s: in the compiled loop, the start of each game included")
    print("a game: decisions in one game, on average; copy and size: of one state")
