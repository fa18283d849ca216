"""`cenote bench`"""

from __future__ import annotations

import os
from typing import Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from cenote.cli.common import AsJson, find_game, print_json, screen
from cenote.core.game import Game
from cenote.core.words import seats_text
from cenote.games import names
from cenote.measure import measure
from cenote.search.measure import search_speed


def bench(
    game: Annotated[str | None, typer.Option(help="Only this game.", show_default=False)] = None,
    seats: Annotated[int | None, typer.Option(help="Only this number of seats.", show_default=False)] = None,
    seconds: Annotated[
        float, typer.Option(min=0.01, max=3600, help="How long to measure, for each line four times.")
    ] = 2,
    seed: Annotated[int, typer.Option(min=0, help="What chance starts from.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Measure how fast the games run here, and how fast they are searched.

    The games are played at random, by one core; the search is measured on one core and on two.
    """
    chosen = [find_game(game)] if game is not None else [find_game(name) for name in names()]
    if seats is not None:
        for one in chosen:
            one.check_seats(seats)
    pairs = [(one, number) for one in chosen for number in ([seats] if seats is not None else one.seats)]
    results = []
    for one, number in pairs:
        with screen(errors=True).status(f"{one.name}, {seats_text(number)}"):
            results.append(measure(one, number, seconds, seed) | searched(one, number, seconds))
    if as_json:
        print_json(results)
    else:
        show(results)


def searched(game: Game, seats: int, seconds: float) -> dict[str, Any]:
    """How fast the search is on one core, and how many times faster on two, where the machine has them."""
    one = search_speed(game, seats, seconds)
    two = search_speed(game, seats, seconds, cores=2) if (os.cpu_count() or 1) > 1 else None
    told: dict[str, Any] = {}
    for how in ("judged", "to_the_end"):
        own = one[f"{how}_playouts_per_second"]
        told[f"{how}_playouts_per_second"] = own
        told[f"{how}_speed_up_on_two_cores"] = two and two[f"{how}_playouts_per_second"] / own
    return told


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
    print()
    show_search(results)


def show_search(results: list[dict[str, Any]]) -> None:
    table = Table(box=SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))
    table.add_column("search", no_wrap=True)
    for title in ("seats", "play-outs/s", "two cores", "to the end/s", "two cores"):
        table.add_column(title, justify="right", no_wrap=True)
    for result in results:
        cells = [result["game"], str(result["seats"])]
        for how in ("judged", "to_the_end"):
            faster = result[f"{how}_speed_up_on_two_cores"]
            cells += [f"{result[f'{how}_playouts_per_second']:,.0f}", "" if faster is None else f"× {faster:.2f}"]
        table.add_row(*cells)
    screen().print(table)
    print()
    print("play-outs/s: judged by the game; to the end/s: unjudged; both on one core")
