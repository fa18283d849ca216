"""`cenote replay`"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.cells import cell_len, set_cell_size

from cenote.cli.common import AsJson, Problem, company, print_json, read_text
from cenote.core.deal import UNSEEN, word
from cenote.core.notation import RecordError, points_text, read
from cenote.core.record import Record, Turn, label
from cenote.core.state import State
from cenote.games import find


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file of records; - is standard input.")],
    number: Annotated[int, typer.Option("--game", min=1, help="Which game of the file.")] = 1,
    to: Annotated[
        int | None, typer.Option(min=0, metavar="PLY", help="Stop after so many moves.", show_default=False)
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option("--as", min=1, metavar="SEAT", help="Show what this seat could see.", show_default=False),
    ] = None,
    every: Annotated[bool, typer.Option("--every", help="Show the board after every move.")] = False,
    as_json: AsJson = False,
) -> None:
    """Show a recorded game: its moves and the board.

    Without --as, nothing is shown of a running game that a spectator could not see.
    """
    records, damage = read_records(file)
    if number > len(records):
        holds = f"{len(records)} game{'s' if len(records) > 1 else ''}" if records else "no game"
        raise damage or Problem(f"there is no game {number} in {file}: it holds {holds}")
    record = records[number - 1]
    if damage and number == len(records) and to is not None and to > len(record.moves):
        to = None  # the damage may be why that ply isn't there
    record = as_seen(record, to, seat)
    viewer = None if seat is None else seat - 1
    if as_json:
        print_json(described(record, viewer, every=every))
    else:
        title = record.game.title if len(records) == 1 else f"{record.game.title}, game {number} of {len(records)}"
        for line in told(record, viewer, title, every=every):
            print(line)
    if damage:
        raise damage


def read_records(file: Path) -> tuple[list[Record], Problem | None]:
    """All that can be read of a file, and what is wrong with the rest."""
    text = read_text(file)
    try:
        return read(text, find), None
    except RecordError as error:
        damaged = f", in game {len(error.records) + 1}" if error.records else ""
        records = [*error.records, *([error.partial] if error.partial else [])]
        return records, Problem(f"{file}, line {error.line}{damaged}: {error.reason}")


def as_seen(record: Record, to: int | None, seat: int | None) -> Record:
    """The record up to a ply, as that seat saw it then. Of a finished game, somebody who is no seat sees all."""
    if seat is not None and seat > record.seats:
        raise Problem(f"there is no seat {seat} in a game of {record.seats}")
    if to is not None and to > len(record.moves):
        raise Problem(f"there is no ply {to} in a game of {len(record.moves)} moves")
    shown = record if to is None else record.upto(to)
    if seat is None:
        return shown if record.over else shown.sealed(None)
    return shown.sealed(seat - 1)


def told(record: Record, viewer: int | None, title: str, *, every: bool) -> Iterator[str]:
    """The game in lines of text. The number before a line of moves counts the moves."""
    states = list(record.states())
    width = max(map(cell_len, record.names))

    def board(ply: int) -> Iterator[str]:
        yield ""
        yield record.game.text(states[ply].view(viewer)).rstrip("\n")
        yield ""

    yield title
    yield ", ".join(
        [company(record.game, record.seats), *(f"{name} {word(value)}" for name, value in record.options.items())]
    )
    yield from (f"Seat {seat} is {name}." for seat, name in enumerate(record.names, 1) if name)
    yield from comment_lines(record, 0)
    yield from board(0) if every else [""]
    for turn, ply, moves in strokes(record, every=every):
        mover = f" {set_cell_size(record.names[turn.seat], width)}" if width else ""
        yield f"{ply + 1:4}  {turn.label:>4}{mover}  {' '.join(token(record, move) for move in moves)}"
        yield from comment_lines(record, ply + len(moves))
        if every:
            yield from board(ply + len(moves))
    if not every:
        yield from board(-1)
    yield outcome(record, states[-1])


def strokes(record: Record, *, every: bool) -> Iterator[tuple[Turn, int, list[int | None]]]:
    """The moves of each line, and how many came before: a turn, broken at comments, or after every move."""
    for turn in record.turns():
        first = 0
        for last in range(1, len(turn.moves) + 1):
            if every or last == len(turn.moves) or turn.ply + last in record.comments:
                yield turn, turn.ply + first, turn.moves[first:last]
                first = last


def token(record: Record, move: int | None) -> str:
    return UNSEEN if move is None else record.game.moves.token(move)


def comment_lines(record: Record, ply: int) -> list[str]:
    return [f"      # {line}" for line in record.comments[ply].split("\n")] if ply in record.comments else []


def who(record: Record, player: int) -> str:
    if player >= record.seats:
        return record.game.automatons(record.seats)[player - record.seats]
    return record.names[player] or f"seat {player + 1}"


def outcome(record: Record, state: State) -> str:
    """Who has how many points, and who won or whose move it is."""
    points = state.points()
    if state.over:
        places = state.standing()
        ranked = sorted(range(state.players), key=places.__getitem__)
        order = ", ".join(f"{places[one]}. {who(record, one)} {points_text(points[one])}" for one in ranked)
        return f"The game is over: {order}"
    score = ", ".join(f"{who(record, one)} {points_text(points[one])}" for one in range(state.players))
    turn = label(state.round, state.to_move)
    made = "1 move" if len(record.moves) == 1 else f"{len(record.moves)} moves"
    return f"After {made}: {turn} is to move ({who(record, state.to_move)}). Points: {score}"


def described(record: Record, viewer: int | None, *, every: bool) -> dict[str, Any]:
    """The game as plain data."""
    states = list(record.states())
    moves: list[dict[str, Any]] = []
    for turn in record.turns():
        for ply, move in enumerate(turn.moves, turn.ply + 1):
            told_move = {"ply": ply, "round": turn.round, "seat": turn.seat, "move": token(record, move)}
            comment = {"comment": record.comments[ply]} if ply in record.comments else {}
            view = {"view": states[ply].view(viewer)} if every else {}
            moves.append({**told_move, **comment, **view})
    last = states[-1]
    return {
        "game": record.game.name,
        "edition": record.game.edition,
        "seats": record.seats,
        "automatons": list(record.game.automatons(record.seats)),
        "options": record.options,
        "names": record.names,
        "deal": record.deal,
        **({"comment": record.comments[0]} if 0 in record.comments else {}),
        "moves": moves,
        "view": last.view(viewer),
        "over": last.over,
        "points": last.points(),
        "standing": last.standing() if last.over else None,
    }
