"""`cenote arena` and `cenote rate`"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from cenote.bots import Budget, UnknownLevel, levels, make
from cenote.bots.arena import spread
from cenote.bots.arena.contest import Contest, Lineup, Result, play, rotations, round_robin
from cenote.bots.arena.figures import Figures
from cenote.bots.arena.ratings import ratings
from cenote.bots.arena.run import Run, RunError, usual_path
from cenote.bots.registry import describe
from cenote.cli.arena_tables import show, show_ratings
from cenote.cli.common import (
    INTERRUPTED,
    AsJson,
    GameName,
    Options,
    Problem,
    Seats,
    find_game,
    print_json,
    read_options,
)
from cenote.cli.simulate import progress
from cenote.core.game import Game

Levels = Annotated[list[str], typer.Argument(metavar="LEVEL...", help="Bots by their levels, or `program:COMMAND`.")]
Games = Annotated[int, typer.Option(min=1, help="How many games, at least.")]
Seed = Annotated[int, typer.Option(min=0, help="What chance starts from.")]
Playouts = Annotated[
    int | None, typer.Option(min=1, help="So many play-outs for each turn, whatever the level.", show_default=False)
]
Seconds = Annotated[
    float | None,
    typer.Option(min=0.001, max=3600, help="So many seconds for each turn, whatever the level.", show_default=False),
]
Cores = Annotated[int, typer.Option(min=1, help="Cores for a bot whose level uses several.")]
Workers = Annotated[
    int | None,
    typer.Option(min=1, help="Games at once.  [default: as many as there are cores for]", show_default=False),
]
RunFile = Annotated[
    Path | None,
    typer.Option(
        "--run", metavar="FILE", help="Keep the games here.  [default: arena/…, by what is played]", show_default=False
    ),
]
Records = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Write the records of all games.", show_default=False)
]
OnRay = Annotated[bool, typer.Option("--ray", help="Play on a cluster of Ray (pip install cenote[ray]).")]


def arena(
    game: GameName,
    level: Levels,
    seats: Seats = None,
    games: Games = 100,
    seed: Seed = 1,
    playouts: Playouts = None,
    seconds: Seconds = None,
    cores: Cores = 1,
    workers: Workers = None,
    option: Options = None,
    run: RunFile = None,
    records: Records = None,
    ray: OnRay = False,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games, a level for each seat, and sum them up.

    Each deal is played as often as it takes for everybody to sit everywhere. The same command goes on where it was
    broken off, be it by Ctrl-C, and more --games go on from fewer.
    """
    played = find_game(game)
    if seats is not None and played.check_seats(seats) != len(level):
        raise Problem(f"for {seats} seats name {seats} levels, not {len(level)}")
    lineups = rotations(known_levels(played, played.check_seats(len(level)), level))
    budget = budget_of(playouts, seconds, cores)
    contest = Contest(played, lineups, seed, read_options(played, len(level), option), budget, cores)
    hold(contest, games, workers, run, records, ray, lambda deals: report(contest, deals, games, as_json))


def rate(
    game: GameName,
    level: Levels,
    seats: Seats = None,
    games: Games = 100,
    seed: Seed = 1,
    playouts: Playouts = None,
    seconds: Seconds = None,
    cores: Cores = 1,
    workers: Workers = None,
    option: Options = None,
    run: RunFile = None,
    records: Records = None,
    ray: OnRay = False,
    as_json: AsJson = False,
) -> None:
    """Let each of several levels meet each other, and put all of them on one scale.

    Two levels share a table at a time, seat by seat in turn. The first level is 0; 400 points more are ten times the
    chance to come in front of the other. Alone against an automaton, it is that which all of them meet.
    """
    played = find_game(game)
    places = min(played.seats, key=lambda number: abs(number - 2)) if seats is None else played.check_seats(seats)
    chosen = known_levels(played, places, level)
    if len(set(chosen)) != len(chosen) or (len(chosen) < 2 and places > 1):
        raise Problem("name at least two levels, each of them once")
    if places == 1 and not played.automatons(1):
        raise Problem(f"nobody meets anybody at {played.name} with 1 seat")
    budget = budget_of(playouts, seconds, cores)
    options = read_options(played, places, option)
    contest = Contest(played, round_robin(chosen, places), seed, options, budget, cores)
    hold(contest, games, workers, run, records, ray, lambda deals: report_ratings(contest, deals, games, as_json))


def known_levels(game: Game, seats: int, given: Sequence[str]) -> Lineup:
    """The levels, if there is a bot for each of them."""
    for level in dict.fromkeys(given):
        try:
            make(level, game, seed=0, custom=True)
        except UnknownLevel as unknown:
            raise Problem(str(unknown)) from None
        if describe(level) is None and ":" not in level and level not in levels(game, seats):
            raise Problem(f"{level} doesn't play {game.name} with {seats} at the table")
    return tuple(given)


def budget_of(playouts: int | None, seconds: float | None, cores: int) -> Budget | None:
    return None if playouts is None and seconds is None else Budget(seconds, playouts, cores)


def hold(
    contest: Contest,
    games: int,
    workers: int | None,
    path: Path | None,
    records: Path | None,
    ray: bool,
    tell: Callable[[list[list[Result]]], None],
) -> None:
    """Play what is missing of a contest, then tell of it; after Ctrl-C, too, of what there is by then."""
    where = path or usual_path(contest)
    try:
        with Run(where, contest) as run:
            interrupted = play_missing(run, games, workers, ray)
            if records is not None:
                records.write_text("\n".join(run.records()), encoding="utf-8")
            deals = run.whole_deals()
    except RunError as error:
        raise Problem(str(error)) from error
    except BrokenPipeError:
        raise
    except OSError as error:
        raise Problem(f"{error.filename or where} can't be written: {error.strerror}") from error
    if deals:
        tell(deals)
    elif not interrupted:
        raise Problem(f"{where} holds no whole deal")
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def play_missing(run: Run, games: int, workers: int | None, ray: bool) -> bool:
    """Play the games that are missing. Whether Ctrl-C ended it."""
    missing = run.missing(games)
    try:
        with progress(len(missing)) as advance, closing(elsewhere(run.contest, missing, workers, ray)) as results:
            for result in results:
                run.add(result)
                advance()
    except KeyboardInterrupt:
        return True
    except spread.WorkerError as error:
        raise Problem(f"{error}; the same command goes on with what was played") from error
    return False


def elsewhere(contest: Contest, missing: list[int], workers: int | None, ray: bool) -> Generator[Result]:
    """The results of these games, as they come."""
    own = partial(play, contest)
    if ray:
        try:
            yield from spread.on_ray(own, missing, contest.cores)
        except ImportError:
            raise Problem("--ray needs Ray, which comes with: pip install 'cenote[ray]'") from None
        return
    most = workers or max((os.cpu_count() or 1) // contest.cores, 1)
    at_once = min(most, len(missing))
    yield from spread.here(own, missing) if at_once < 2 else spread.on_cores(own, missing, at_once)


def report(contest: Contest, deals: list[list[Result]], games: int, as_json: bool) -> None:
    summary = {**Figures(contest, deals).summary(), "asked": games}
    if as_json:
        print_json(summary)
    else:
        show(contest, summary)


def report_ratings(contest: Contest, deals: list[list[Result]], games: int, as_json: bool) -> None:
    figures = Figures(contest, deals)
    summary = {**figures.summary(), **ratings(contest, deals), "asked": games}
    if as_json:
        print_json(summary)
    else:
        show_ratings(contest, summary)
