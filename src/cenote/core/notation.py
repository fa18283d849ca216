"""Records as text that people read, type, compare and mail. docs/notation.md describes it."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any

from cenote.core.chance import Chance
from cenote.core.deal import UNSEEN, Deal, Draw, Pick, Picks, complete, word
from cenote.core.errors import BadSetup, IllegalMove
from cenote.core.game import Game
from cenote.core.record import Record, label, make, unprintable
from cenote.core.state import State
from cenote.core.words import seats_text

LABEL = re.compile(r"[0-9]+\.[0-9]+")
NAME = re.compile(r"\s*name\b")
HEADER = re.compile(r"(game|edition|seats|result|option \S+|name \S+|deal \S+( \S+)?)")

LONGEST = 300
"""Of a reason with more letters than this, which quotes what can only be rubbish, the rest isn't told."""


class RecordError(ValueError):
    """A text that isn't what it should be: where, why, and everything that could be read before that."""

    def __init__(self, line: int, reason: str, records: list[Record], partial: Record | None) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
        self.records = records
        """The games before the damaged one."""
        self.partial = partial
        """The damaged game up to the damage, unless that stands in what comes before the moves."""


# ---- writing -------------------------------------------------------------------------------------------------


def write(records: Iterable[Record]) -> str:
    """Records as text; `read` gives the same records back."""
    return "\n".join("".join(f"{line}\n" for line in _lines(record)) for record in records)


def points_text(points: float) -> str:
    """Points as people write them: no decimals where none are needed."""
    return str(int(points)) if points == int(points) else repr(points)


def _lines(record: Record) -> Iterator[str]:
    _check_comments(record)
    yield from _header_lines(record)
    yield from _comment_lines(record, 0)
    if record.moves:
        yield ""
        yield from _move_lines(record)
    if (result := record.result) is not None:
        yield f"result: {' '.join(map(points_text, result))}"


def _header_lines(record: Record) -> Iterator[str]:
    yield f"game: {record.game.name}"
    yield f"edition: {record.game.edition}"
    yield f"seats: {record.seats}"
    for name, value in record.options.items():
        yield f"option {name}: {word(value)}"
    for seat, name in enumerate(record.names, 1):
        if name:
            yield f"name {seat}: {name}"
    for field in record.game.deal_fields(record.seats, record.options):
        value = record.deal[field.name]
        if isinstance(field, Picks):
            if value:
                yield f"deal {field.name}: {_row(list(map(field.write, value)))}"
        elif isinstance(field, Pick):
            yield f"deal {field.name}: {field.write(value)}"
        elif field.each_seat:
            yield from (f"deal {field.name} {seat}: {_row(row)}" for seat, row in enumerate(value, 1) if row)
        elif value:
            yield f"deal {field.name}: {_row(value)}"


def _row(things: list[str]) -> str:
    """Things of a deal; if none is known, one `?` stands for all."""
    return UNSEEN if set(things) == {UNSEEN} else " ".join(things)


def _move_lines(record: Record) -> Iterator[str]:
    """Each turn on a line of its own, broken after a move with a comment."""
    token = record.game.moves.token
    for turn in record.turns():
        words = [turn.label]
        for ply, move in enumerate(turn.moves, turn.ply + 1):
            words.append(UNSEEN if move is None else token(move))
            if ply not in record.comments:
                continue
            first, *others = _comment_lines(record, ply)
            if others:
                yield " ".join(words)
                yield from (first, *others)
            else:
                yield f"{' '.join(words)}  {first}"
            words = [turn.label]
        if len(words) > 1:
            yield " ".join(words)


def _comment_lines(record: Record, ply: int) -> Iterator[str]:
    if ply in record.comments:
        for line in record.comments[ply].split("\n"):
            yield f"# {line}" if line else "#"


def _check_comments(record: Record) -> None:
    for ply, comment in record.comments.items():
        if not 0 <= ply <= len(record.moves):
            raise ValueError(f"there is a comment on ply {ply} in a record of {len(record.moves)} moves")
        if fault := unprintable(comment.replace("\n", "").replace("\t", "")):
            raise ValueError(f"the comment on ply {ply} contains {fault}")


class RecordFile:
    """A file that records are written to as they come. Only whole records stand in it, whatever interrupts."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("wb", buffering=0)
        self._empty = True

    def add(self, record: Record) -> None:
        """Write one more record, or nothing at all."""
        text = write([record])
        rest = memoryview((text if self._empty else f"\n{text}").encode())
        whole = self._file.tell() if self._file.seekable() else None
        try:
            while rest:
                rest = rest[self._file.write(rest) or 0 :]
        except BaseException:
            if whole is not None:
                with suppress(OSError):  # what has no length, like a device; the first error is the one to tell
                    self._file.truncate(whole)
                    self._file.seek(whole)
            raise
        self._empty = False

    def __enter__(self) -> RecordFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()


# ---- reading -------------------------------------------------------------------------------------------------


def read(text: str, find: Callable[[str], Game]) -> list[Record]:
    """All games in a text. RecordError says where and why it can't be read, and carries what could be.

    `find` gives a game by its name, or raises KeyError.
    """
    reader = _Reader(find)
    *lines, tail = text.split("\n")
    try:
        for line in lines:
            reader.line(line.removesuffix("\r"))
        if tail.strip():
            reader.tail(tail)
        reader.end()
    except (_Damage, BadSetup, IllegalMove) as damage:
        reason = str(damage)
        if len(reason) > LONGEST:
            reason = f"{reason[:LONGEST]}…"
        raise RecordError(reader.number, reason, reader.records, reader.record) from damage
    return reader.records


class _Damage(Exception):
    """Why a line can't be read."""


class _Reader:
    """Reads line by line. Between games and above the moves of one, headers are gathered; then moves are made."""

    def __init__(self, find: Callable[[str], Game]) -> None:
        self.find = find
        self.number = 0
        self.records: list[Record] = []
        self.headers: dict[str, tuple[int, str]] = {}
        self.notes: list[str] = []  # comments above the moves of a game
        self.record: Record | None = None
        self.state: State | None = None
        self.closed = False  # by a result

    def line(self, text: str) -> None:
        self.number += 1
        if fault := unprintable(text.replace("\t", "")):
            raise _Damage(f"there is {fault}, which has no place in a record")
        body, mark, comment = (text, "", "") if NAME.match(text) else text.partition("#")
        if LABEL.match(body.lstrip()):
            self.moves(body.split())
        elif body.strip():
            self.header(body)
        if mark:
            self.comment(comment.removeprefix(" "))

    def tail(self, text: str) -> None:
        """A last line without an end. Its last word may be half a word, which nobody can rely on."""
        body, mark, _ = text.partition("#")
        words = body.split()
        if not mark and not body[-1].isspace():
            words.pop()
        if len(words) > 1 and LABEL.match(words[0]):
            self.line(" ".join(words))
        else:
            self.number += 1
        raise _Damage("the last line doesn't end, so something may be cut off; if nothing is, add a line break")

    def end(self) -> None:
        """The end of the text. Comments that were waiting for another game belong to the last one."""
        if self.record is not None and self.notes:
            self.comment_on(self.record, self.notes)
        self.finish()

    def finish(self) -> None:
        """The end of a game, if there is one."""
        if self.headers and self.record is None:
            self.begin()
        if self.record is not None:
            self.records.append(self.record)
        self.record = self.state = None
        self.headers = {}
        self.closed = False

    # ---- comments ----

    def comment(self, text: str) -> None:
        if self.record is None or self.closed:
            self.notes.append(text)
        else:
            self.comment_on(self.record, [text])

    def comment_on(self, record: Record, lines: list[str]) -> None:
        """Add to what is said of the last ply."""
        ply = len(record.moves)
        before = [record.comments[ply]] if ply in record.comments else []
        record.comments[ply] = "\n".join(before + lines)

    # ---- headers ----

    def header(self, text: str) -> None:
        name, colon, value = text.partition(":")
        name = " ".join(name.split())
        if not colon or not HEADER.fullmatch(name):
            raise _Damage(f"{text.strip()!r} is neither a header nor a line of moves")
        if name == "game":
            self.finish()
        elif not self.headers:
            raise _Damage(f"{name!r} stands before any game; a record begins with 'game:'")
        if name == "result":
            self.result(value.split())
        elif self.record is not None:
            raise _Damage(f"{name!r} must stand above the moves")
        elif name in self.headers:
            raise _Damage(f"{name!r} is there already, on line {self.headers[name][0]}")
        else:
            self.headers[name] = (self.number, value.strip())

    def begin(self) -> Record:
        """All headers are there: lay out the game. Meanwhile `number` is the line of the header being looked at."""
        here = self.number
        left = dict(self.headers)

        def take(name: str) -> str:
            if name not in left:
                self.number = here
                raise _Damage(f"the headers of this game end here, and '{name}:' is not among them")
            self.number, value = left.pop(name)
            return value

        game = self.game(take("game"))
        if (edition := take("edition")) != str(game.edition):
            raise _Damage(f"edition {edition} of {game.name} can't be read, only edition {game.edition}")
        seats = game.check_seats(_whole(take("seats")))
        options = {
            option.name: option.check(option.read(take(f"option {option.name}")), seats)
            for option in game.options
            if f"option {option.name}" in left
        }
        names = [take(f"name {seat}") if f"name {seat}" in left else "" for seat in range(1, seats + 1)]
        deal = self.deal(game, seats, options, take)
        for name, (number, _) in left.items():
            self.number = number
            raise _Damage(f"there is no {name!r} in {game.name} with {seats_text(seats)}")
        self.number = here
        comments = {0: "\n".join(self.notes)} if self.notes else {}
        self.notes = []
        self.record = Record(game, seats, deal, options, names, comments=comments)
        self.state = self.record.state()
        return self.record

    def game(self, name: str) -> Game:
        try:
            return self.find(name)
        except KeyError:
            raise _Damage(f"there is no game {name!r}") from None

    def deal(self, game: Game, seats: int, options: Mapping[str, Any], take: Callable[[str], str]) -> Deal:
        """The dealt things, field by field, so that what is wrong is found on its line."""
        fields = game.deal_fields(seats, game.check_options(options, seats))
        deal: Deal = {}
        for field in fields:
            if isinstance(field, Picks):
                if field.count:
                    deal[field.name] = [field.read(word) for word in _things(field, take(f"deal {field.name}").split())]
            elif isinstance(field, Pick):
                deal[field.name] = field.read(take(f"deal {field.name}"))
            elif field.each_seat and field.count:
                rows = deal[field.name] = []
                for seat in range(1, seats + 1):
                    rows.append(_things(field, take(f"deal {field.name} {seat}").split()))
                    complete(fields, seats, deal, Chance(0))
            elif field.count:
                deal[field.name] = _things(field, take(f"deal {field.name}").split())
            complete(fields, seats, deal, Chance(0))
        return deal

    # ---- moves ----

    def moves(self, words: list[str]) -> None:
        if not self.headers:
            raise _Damage("a line of moves stands before any game; a record begins with 'game:'")
        record = self.record or self.begin()
        state = self.state
        assert state is not None
        if state.over:
            raise _Damage("the game is over; only its result or another game can follow")
        given, *tokens = words
        if given != (turn := label(state.round, state.to_move)):
            raise _Damage(f"the label is {given}, but {turn} is to move")
        if not tokens:
            raise _Damage(f"no move follows {given}")
        for token in tokens:
            if state.over or label(state.round, state.to_move) != turn:
                raise _Damage(f"{token}: {turn} has no more moves here; {_next(state)}")
            move = None if token == UNSEEN else _number(state, token)
            make(state, move)
            record.moves.append(move)

    def result(self, words: list[str]) -> None:
        if self.record is None:
            self.begin()
        assert self.state is not None
        if self.closed:
            raise _Damage("the result is there already")
        if not self.state.over:
            raise _Damage("there is a result, but the game is not over")
        right = [points_text(points) for points in self.state.points()]
        if words != right:
            raise _Damage(f"the result is {' '.join(right)}, not {' '.join(words)}")
        self.closed = True


def _next(state: State) -> str:
    return "the game is over" if state.over else f"{label(state.round, state.to_move)} is next, on a line of its own"


def _number(state: State, token: str) -> int:
    moves = state.game.moves
    if token in moves:
        return moves[token]
    near = difflib.get_close_matches(token, state.tokens(), 1)
    hint = f"; did you mean {near[0]}?" if near else ""
    raise _Damage(f"{token}: {state.game.name} has no such move{hint}")


def _things(field: Draw | Picks, words: list[str]) -> list[str]:
    """A row of a deal; a single `?` stands for a whole row that isn't known."""
    if words == [UNSEEN]:
        return words * field.count
    if len(words) != field.count:
        raise _Damage(f"deal: {field.name}: {len(words)} are given, {field.count} are dealt")
    return words


def _whole(text: str) -> int:
    if not re.fullmatch("[0-9]{1,4}", text):
        raise _Damage(f"{text!r} is not a number")
    return int(text)
