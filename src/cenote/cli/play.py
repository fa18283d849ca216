"""`cenote play`"""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cenote.bots import Bot, UnknownLevel, levels, make
from cenote.bots.program import PREFIX
from cenote.bots.registry import GENTLEST, describe, guests
from cenote.cli.common import Options, Problem, Seats, Seed, find_game, find_seats, read_options
from cenote.cli.replay import read_records
from cenote.core.deal import UNSEEN
from cenote.core.game import Game
from cenote.core.record import Record
from cenote.games import names
from cenote.locales import languages, words
from cenote.play.line import Line

if TYPE_CHECKING:
    from cenote.locales.messages import Words
    from cenote.terminal.sitting import Sitting

EXTRA = "the table in the terminal needs more than the engine: pip install 'cenote[terminal]'"
USUAL_LEVEL = "player"


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help=f"One of: {', '.join(names())}.", show_default=False)
    ] = None,
    seats: Seats = None,
    me: Annotated[
        list[int] | None,
        typer.Option(min=1, metavar="SEAT", help="A seat of yours; several for several people.  [default: 1]"),
    ] = None,
    name: Annotated[
        list[str] | None, typer.Option(help="What a person is called, in the order of the seats given by --me.")
    ] = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            metavar="LEVEL", help="The bots on the other seats; the last is for all further.  [default: player]"
        ),
    ] = None,
    option: Options = None,
    seed: Seed = None,
    language: Annotated[
        str | None, typer.Option(help="en, pl, cs, uk or zh.  [default: that of the terminal]", show_default=False)
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the game in this file.", show_default=False)
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Go on with the game in this file, and keep it there.", show_default=False),
    ] = None,
) -> None:
    """Play in the terminal: against bots, or several people at one screen."""
    chosen = language_of(language)
    try:
        told = words(chosen)
        from cenote.terminal.app import Terminal
    except ModuleNotFoundError as missing:
        raise Problem(EXTRA) from missing
    if resume is None:
        if game is None:
            raise Problem(f"name a game: {', '.join(names())}")
        record = new_record(find_game(game), seats, seed, option)
        if save is not None and save.exists():
            raise Problem(f"{save} is there already; go on with it by --resume, or choose another name")
    else:
        if option or seed is not None:
            raise Problem("a game that goes on has its options and its deal; leave out --option and --seed")
        record = kept_record(resume, game, seats)
    sitting = sit_down(record, told, me, name, bots, seed, save or resume, resumed=resume is not None)
    if not in_a_terminal():
        raise Problem("this is played in a terminal, and here is none")
    try:
        sitting.save()
    except OSError as error:
        raise Problem(f"{sitting.file} can't be written: {error.strerror}") from error
    Terminal(sitting, told).run()


def in_a_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def language_of(given: str | None) -> str:
    """The language that is asked for, or that of the terminal as far as there are words in it."""
    known = languages()
    if given is not None:
        if given not in known:
            raise Problem(f"there are no words in {given!r}; there are some in: {', '.join(known)}")
        return given
    locale = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return next((language for language in known if locale.lower().startswith(language)), known[0])


def new_record(game: Game, seats: int | None, seed: int | None, option: Sequence[str] | None) -> Record:
    places = find_seats(game, seats)
    return Record.start(game, places, seed, **read_options(game, places, option))


def kept_record(file: Path, game: str | None, seats: int | None) -> Record:
    """The one game in a file, if it can be gone on with."""
    records, damage = read_records(file)
    if damage is not None:
        raise damage
    if len(records) != 1:
        raise Problem(f"{file} holds {len(records)} games; one is needed to go on with")
    (record,) = records
    if game is not None and find_game(game) is not record.game:
        raise Problem(f"{file} holds a game of {record.game.name}, not of {game}")
    if seats is not None and seats != record.seats:
        raise Problem(f"{file} holds a game with {record.seats} seats, not {seats}")
    if None in record.moves or unseen(record.deal):
        raise Problem(f"{file} doesn't tell all of its game, so that nobody can go on with it")
    return record


def unseen(dealt: Any) -> bool:
    """Whether a part of a deal isn't told."""
    if isinstance(dealt, Mapping):
        return any(map(unseen, dealt.values()))
    return any(map(unseen, dealt)) if isinstance(dealt, list | tuple) else dealt == UNSEEN


def sit_down(
    record: Record,
    told: Words,
    me: Sequence[int] | None,
    name: Sequence[str] | None,
    bots: Sequence[str] | None,
    seed: int | None,
    file: Path | None,
    *,
    resumed: bool,
) -> Sitting:
    """Seat people and bots, and make the moves of the record. It calls bots by their levels."""
    from cenote.terminal.sitting import Sitting

    game, seats = record.game, record.seats
    people = seats_of_people(record, me, resumed=resumed)
    given = dict(zip(people, checked_names(people, name), strict=False))
    recorded = [given.get(seat, "" if is_level(called) else called) for seat, called in enumerate(record.names)]
    asked = list(bots or ())
    minds: dict[int, Bot] = {}
    for number, seat in enumerate(seat for seat in range(seats) if seat not in people):
        recorded[seat] = asked[min(number, len(asked) - 1)] if asked else kept_level(record.names[seat])
        minds[seat] = bot(recorded[seat], game, seats, None if seed is None else seed + seat)
    record = Record(game, seats, record.deal, record.options, recorded, record.moves, record.comments)
    line = Line(game, seats, record.deal, record.options)
    for move in record.moves:
        assert move is not None
        line.add(move)
    called = [
        told.t("ui-bot-name", letter=seat + 1)
        if seat in minds
        else recorded[seat] or told.t("ui-terminal-person", n=seat + 1)
        for seat in range(seats)
    ]
    called += [told.name(game.name, automaton) for automaton in game.automatons(seats)]
    return Sitting(line, minds, called, recorded, file, record.comments)


def seats_of_people(record: Record, me: Sequence[int] | None, *, resumed: bool) -> list[int]:
    """The seats of people: those asked for, or those that a kept record doesn't give to bots, or the first."""
    if me is None:
        left = [seat for seat, name in enumerate(record.names) if not is_level(name)]
        return left if resumed and left else [0]
    if len(set(me)) != len(me):
        raise Problem("each seat can be given by --me once")
    for seat in me:
        if seat > record.seats:
            raise Problem(f"there is no seat {seat} in a game of {record.seats}")
    return sorted(seat - 1 for seat in me)


def checked_names(people: Sequence[int], name: Sequence[str] | None) -> Sequence[str]:
    chosen = name or ()
    if len(chosen) > len(people):
        raise Problem(f"{len(chosen)} names are given for {len(people)} of you")
    for one in chosen:
        if is_level(one):
            raise Problem(f"nobody can be called {one!r}, as a bot is")
    return chosen


def is_level(name: str) -> bool:
    """Whether that is what a record calls a bot."""
    try:
        return name == GENTLEST or name.startswith(PREFIX) or describe(name) is not None or name in guests()
    except UnknownLevel:
        return False


def kept_level(name: str) -> str:
    """The level that a record gives to a seat. No program is started because a file says so."""
    if name.startswith(PREFIX):
        raise Problem(f"one of the bots was the program {name.removeprefix(PREFIX)!r}; say by --bots who plays on")
    return name if is_level(name) else USUAL_LEVEL


def bot(level: str, game: Game, seats: int, seed: int | None) -> Bot:
    try:
        made = make(
            level, game, seed=secrets.randbits(64) if seed is None else seed, cores=os.cpu_count() or 1, custom=True
        )
    except UnknownLevel as unknown:
        raise Problem(str(unknown)) from None
    if describe(level) is None and ":" not in level and level not in levels(game, seats):
        raise Problem(f"{level} doesn't play {game.name} with {seats} at the table")
    return made
