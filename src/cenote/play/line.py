"""The moves of a game so far, where they lead, and what each of them did."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from cenote.core.game import Game
from cenote.core.record import Record
from cenote.core.state import State
from cenote.play.refusal import Refused

SEED = 0
"""All chance is in the deal, so that no seed makes a difference."""


class Ply(NamedTuple):
    """One move, and how things stood before it."""

    move: int
    seat: int
    round: int
    known: int
    events: int
    """How many events the log had."""
    entry: int
    """The entry of the table's journal that made it."""
    notice: str | None
    """A code, when a bot failed and chance moved instead."""


class Turn(NamedTuple):
    """What one seat has done so far without anybody else deciding in between."""

    from_ply: int
    seat: int
    floor: int
    """So far back it may go by itself: not beyond the last time when something hidden came to light."""

    @property
    def reveals(self) -> bool:
        """Whether something came to light in this turn, so that it can't be taken back as a whole."""
        return self.floor > self.from_ply


class Line:
    """A game as it is played: its deal and its moves, with the position after them. Ply n is the one after n moves."""

    def __init__(self, game: Game, seats: int, deal: Mapping[str, Any], options: Mapping[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.deal = deal
        self.options = options
        self.plies: list[Ply] = []
        self.face_down: list[int] = []
        """The plies of secret moves that aren't revealed yet."""
        self.state: State = game.new(seats, SEED, deal=deal, **options).log()
        self._events = 0

    @property
    def ply(self) -> int:
        return len(self.plies)

    def add(self, move: int, entry: int = 0, notice: str | None = None) -> None:
        """Make a move. IllegalMove, and nothing changes, if the rules don't allow it."""
        state = self.state
        before = Ply(move, state.to_move, state.round, state.known, self._events, entry, notice)
        state.apply(move)
        self._events += len(state.events(self._events))
        if self.game.moves.kind(move) in self.game.secret_kinds:
            self.face_down.append(len(self.plies))
        if not state.face_down:
            self.face_down.clear()
        self.plies.append(before)

    def upto(self, ply: int) -> Line:
        """The line as it was after so many moves."""
        earlier = Line(self.game, self.seats, self.deal, self.options)
        for made in self.plies[:ply]:
            earlier.add(made.move, made.entry, made.notice)
        return earlier

    def turn(self) -> Turn | None:
        """The turn that goes on; None when the game is over."""
        state = self.state
        if state.over:
            return None
        start = floor = len(self.plies)
        while start and (self.plies[start - 1].seat, self.plies[start - 1].round) == (state.to_move, state.round):
            start -= 1
            if self.plies[start].known == state.known:
                floor = start
        return Turn(start, state.to_move, floor)

    def way_back(self, *, whole: bool = False) -> int:
        """The ply to which the seat that decides may go back by itself: before its last move, or before all of its
        turn that may be taken back. Refused if there is none."""
        turn = self.turn()
        if turn is None:
            raise Refused("game_over", "the game is over")
        if turn.floor == self.ply:
            if turn.reveals:
                raise Refused("revealed", "something hidden has come to light since; only all together may go back")
            raise Refused("nothing_to_undo", "there is no move of this turn to take back")
        return turn.floor if whole else self.ply - 1

    def since_entry(self, entry: int) -> int:
        """The first ply that somebody who has seen the journal up to this entry can't know yet."""
        ply = len(self.plies)
        while ply and self.plies[ply - 1].entry > entry:
            ply -= 1
        return ply

    def log(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What happened from a ply on, as a seat (None: a spectator) may know it. Events hold no secrets."""
        plies = self.plies[since:]
        if not plies:
            return []
        first = plies[0].events
        events = self.state.events(first)
        ends = [ply.events - first for ply in plies[1:]] + [len(events)]
        told = []
        start = 0
        for number, (ply, end) in enumerate(zip(plies, ends, strict=True), since):
            hidden = number in self.face_down and ply.seat != seat
            told.append(
                {
                    "ply": number,
                    "round": ply.round,
                    "seat": ply.seat,
                    "token": None if hidden else self.game.moves.token(ply.move),
                    "notice": ply.notice,
                    "events": events[start:end],
                }
            )
            start = end
        return told

    def record(self, names: list[str]) -> Record:
        """The whole record, hidden things included."""
        moves: list[int | None] = [ply.move for ply in self.plies]
        return Record(self.game, self.seats, dict(self.deal), dict(self.options), names, moves)
