"""`cenote simulate`"""

from __future__ import annotations

import secrets
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean, pstdev
from types import FrameType
from typing import Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from cenote.cli.common import (
    INTERRUPTED,
    AsJson,
    GameName,
    Options,
    Problem,
    Seats,
    Seed,
    company,
    find_game,
    find_seats,
    print_json,
    read_options,
    screen,
)
from cenote.core.bulk import play_out
from cenote.core.chance import Chance
from cenote.core.game import Game
from cenote.core.notation import RecordFile
from cenote.core.record import Record
from cenote.core.state import State


@dataclass
class Tally:
    """What came of the games so far, for the seats and then the automatons.

    A shared victory counts as a part of one for each who shares it.
    """

    seats: int
    automatons: tuple[str, ...] = ()
    points: list[list[float]] = field(init=False)
    wins: list[float] = field(init=False)
    decisions: int = 0
    rounds: int = 0
    seconds: float = 0

    def __post_init__(self) -> None:
        self.points = [[] for _ in self.players]
        self.wins = [0.0] * len(self.players)

    @property
    def players(self) -> list[str]:
        """Who scores, as people call them."""
        return [*(str(seat + 1) for seat in range(self.seats)), *self.automatons]

    @property
    def games(self) -> int:
        return len(self.points[0])

    def count(self, state: State, decisions: int) -> None:
        """One more game, of which this is the end."""
        winners = [place == 1 for place in state.standing()]
        for player, points in enumerate(state.points()):
            self.points[player].append(points)
            self.wins[player] += winners[player] / sum(winners)
        self.decisions += decisions
        self.rounds += state.round


def simulate(
    game: GameName,
    seats: Seats = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Seed = None,
    option: Options = None,
    records: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the record of every game.")] = None,
    as_json: AsJson = False,
) -> None:
    """Play random games and sum them up.

    Every legal move is as likely as any other. Ctrl-C ends it early, with what was played by then.
    """
    played = find_game(game)
    places = find_seats(played, seats)
    options = read_options(played, places, option)
    start = secrets.randbits(32) if seed is None else seed
    tally = Tally(places, played.automatons(places))
    try:
        with nullcontext() if records is None else RecordFile(records) as file:
            interrupted = play_games(played, games, start, options, tally, file)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise Problem(f"{records} can't be written: {error.strerror}") from error
    if as_json:
        print_json(summary(played, options, start, games, tally))
    else:
        show(played, start, games, tally)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def play_games(
    game: Game, games: int, seed: int, options: dict[str, Any], tally: Tally, file: RecordFile | None
) -> bool:
    """Play so many games, each with a deal and a chance of its own. Whether Ctrl-C ended it, after a whole game."""
    chance = Chance(seed)
    start = time.perf_counter()
    with progress(games) as advance, patience() as interrupted:
        for _ in range(games):
            deal, moves = chance.seed(), chance.seed()
            if file is None:
                state = game.new(tally.seats, deal, **options)
                tally.count(state, play_out(state, moves))
            else:
                record = Record.start(game, tally.seats, deal, **options)
                play_recorded(record, moves)
                file.add(record)
                tally.count(record.state(), len(record.moves))
            advance()
            tally.seconds = time.perf_counter() - start
            if interrupted:
                break
    return bool(interrupted)


def play_recorded(record: Record, seed: int) -> None:
    """Play on to the end, with the same moves that `play_out` makes from this seed."""
    chance = Chance(seed)
    state = record.state()
    while moves := state.legal():
        move = moves[chance.below(len(moves))]
        state.apply(move)
        record.moves.append(move)


@contextmanager
def patience() -> Iterator[list[int]]:
    """Until the end of the block, Ctrl-C only puts its number on this list; pressed once more, it interrupts."""
    pressed: list[int] = []
    before = signal.getsignal(signal.SIGINT)

    def note(number: int, frame: FrameType | None) -> None:
        pressed.append(number)
        signal.signal(signal.SIGINT, before)

    if before is not signal.SIG_IGN:  # as it is for a job in the background
        signal.signal(signal.SIGINT, note)
    try:
        yield pressed
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def progress(games: int) -> Iterator[Callable[[], None]]:
    """A bar on stderr, for a person who waits. What it yields is to be called after each game."""
    console = screen(errors=True)
    with Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("games"),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as bar:
        task = bar.add_task("", total=games)
        yield lambda: bar.advance(task)


def show(game: Game, seed: int, asked: int, tally: Tally) -> None:
    """The results as a table."""
    table = Table("player", "mean", "deviation", "lowest", "highest", "wins", box=SIMPLE_HEAD, show_edge=False)
    for column in table.columns:
        column.justify = "right"
    for player, points, wins in zip(tally.players, tally.points, tally.wins, strict=True):
        numbers = (fmean(points), pstdev(points), min(points), max(points))
        table.add_row(player, *(f"{number:.2f}" for number in numbers), f"{wins / tally.games:.1%}")
    of_asked = f" of {asked:,} asked for" if tally.games < asked else ""
    print(f"{game.title}: {tally.games:,} random games{of_asked}, {company(game, tally.seats)}, seed {seed}")
    print()
    screen().print(table)
    print(
        f"{tally.decisions / tally.games:.1f} decisions and {tally.rounds / tally.games:.1f} rounds a game; "
        f"{tally.games / tally.seconds:,.0f} games a second"
    )


def summary(game: Game, options: dict[str, Any], seed: int, asked: int, tally: Tally) -> dict[str, Any]:
    """The results as plain data, the seats in order and after them the automatons."""
    return {
        "game": game.name,
        "edition": game.edition,
        "seats": tally.seats,
        "automatons": list(tally.automatons),
        "options": options,
        "seed": seed,
        "asked": asked,
        "games": tally.games,
        "points": [
            {"mean": fmean(points), "deviation": pstdev(points), "lowest": min(points), "highest": max(points)}
            for points in tally.points
        ],
        "win_share": [wins / tally.games for wins in tally.wins],
        "decisions_per_game": tally.decisions / tally.games,
        "rounds_per_game": tally.rounds / tally.games,
        "games_per_second": tally.games / tally.seconds,
    }
