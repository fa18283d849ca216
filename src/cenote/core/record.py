"""A game as its record: what was dealt and every move made.

Whatever else is known of a game, the position after any move above all, is had by replaying its record.
docs/notation.md describes the text of a record; cenote.core.notation reads and writes it.
"""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from cenote.core.deal import Deal, outline
from cenote.core.errors import BadSetup, IllegalMove, Reason
from cenote.core.game import Game
from cenote.core.state import State

SEED_OF_UNSEEN = 0
"""Draws what a record doesn't tell, so that it replays the same everywhere."""

UNPRINTABLE = {"Cc", "Cs", "Zl", "Zp"}
"""Control characters, halves of characters, and breaks of lines and paragraphs."""
TURNING = set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that turn the direction of reading, so that a screen shows another text than is there."""


class Turn(NamedTuple):
    """Moves that one seat made in succession in one round."""

    round: int
    seat: int
    ply: int
    """How many moves were made before the first of these."""
    moves: list[int | None]

    @property
    def label(self) -> str:
        """Round and seat as records show them, the seat counted from 1."""
        return label(self.round, self.seat)


@dataclass
class Record:
    """One game from its deal to its last move so far. A move that isn't known is None.

    Ply n is the position after n moves. `comments` holds what is said of a ply; a new line in it is kept.
    """

    game: Game
    seats: int
    deal: Deal
    options: dict[str, Any] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    moves: list[int | None] = field(default_factory=list)
    comments: dict[int, str] = field(default_factory=dict)
    _reached: State | None = field(default=None, init=False, repr=False, compare=False)
    _made: list[int | None] = field(default_factory=list, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        self.options = self.game.check_options(self.options, self.game.check_seats(self.seats))
        self.deal = outline(self.game.deal_fields(self.seats, self.options), self.seats, self.deal)
        if len(self.names) > self.seats:
            raise BadSetup(f"{len(self.names)} names are given, {self.seats} play")
        self.names = [*self.names, *[""] * (self.seats - len(self.names))]
        for name in self.names:
            if name != name.strip():
                raise BadSetup(f"a name can't begin or end with a blank: {name!r}")
            if fault := unprintable(name):
                raise BadSetup(f"a name can't contain {fault}: {name!r}")

    @classmethod
    def start(
        cls,
        game: Game,
        seats: int,
        seed: int | None = None,
        *,
        deal: Mapping[str, Any] | None = None,
        names: Iterable[str] = (),
        **options: Any,
    ) -> Record:
        """A new game. The seed draws whatever `deal` doesn't give; without a seed one is taken at random."""
        drawn = game.deal(seats, secrets.randbits(64) if seed is None else seed, deal, **options)
        return cls(game, seats, drawn, options, list(names))

    def add(self, move: int | str) -> None:
        """Make one more move, given as a number or a token. IllegalMove if the rules don't allow it."""
        state = self._latest()
        if isinstance(move, str) and move not in self.game.moves:
            raise IllegalMove(move, Reason("no_such_move"))
        number = self.game.moves[move] if isinstance(move, str) else move
        state.apply(number)
        self.moves.append(number)
        self._made.append(number)

    def play(self, moves: str | Iterable[int]) -> Record:
        """Make several moves, given as tokens separated by blanks or as numbers; the record itself, for chaining."""
        for move in moves.split() if isinstance(moves, str) else moves:
            self.add(move)
        return self

    def state(self, to: int | None = None) -> State:
        """The position after `to` moves, or after all of them."""
        if to is None:
            return self._latest().clone()
        if not 0 <= to <= len(self.moves):
            raise ValueError(f"there is no ply {to} in a record of {len(self.moves)} moves")
        state = self._laid_out()
        for move in self.moves[:to]:
            make(state, move)
        return state

    def states(self) -> Iterator[State]:
        """The positions from ply 0 to the last, each a copy of its own."""
        state = self._laid_out()
        yield state.clone()
        for move in self.moves:
            make(state, move)
            yield state.clone()

    def turns(self) -> Iterator[Turn]:
        """All moves, as a record groups them: a new turn begins where the round or the seat changes."""
        turn: Turn | None = None
        state = self._laid_out()
        for ply, move in enumerate(self.moves):
            if turn is None or (turn.round, turn.seat) != (state.round, state.to_move):
                if turn is not None:
                    yield turn
                turn = Turn(state.round, state.to_move, ply, [])
            turn.moves.append(move)
            make(state, move)
        if turn is not None:
            yield turn

    def upto(self, ply: int) -> Record:
        """The record as it was after so many moves."""
        if not 0 <= ply <= len(self.moves):
            raise ValueError(f"there is no ply {ply} in a record of {len(self.moves)} moves")
        comments = {at: text for at, text in self.comments.items() if at <= ply}
        return Record(self.game, self.seats, self.deal, self.options, self.names, self.moves[:ply], comments)

    @property
    def over(self) -> bool:
        return self._latest().over

    @property
    def result(self) -> list[float] | None:
        """The points of each player once the game is over: of the seats, then of the automatons."""
        state = self._latest()
        return state.points() if state.over else None

    def sealed(self, seat: int | None) -> Record:
        """The record as this seat (None: a spectator) may see it: while the game runs, without what is hidden from it.

        That is the part of the deal that it hasn't seen, moves that others made in secret and that still lie face
        down, and all comments, for nobody can know what they give away. The record of a finished game is shown whole.

        Replaying it gives positions that look to this seat exactly as the true ones do at the last ply.
        """
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat} in a game of {self.seats}")
        if self.over:
            return self.upto(len(self.moves))
        deal = self.game.seal(self.deal, self._latest().clone(), seat)
        moves = list(self.moves)
        for ply, mover in self._face_down():
            if mover != seat:
                moves[ply] = None
        return Record(self.game, self.seats, deal, self.options, self.names, moves)

    def _face_down(self) -> list[tuple[int, int]]:
        """The secret moves that aren't revealed yet: their plies, each with the seat that made it."""
        hidden: list[tuple[int, int]] = []
        state = self._laid_out()
        for ply, move in enumerate(self.moves):
            if move is None or self.game.moves.kind(move) in self.game.secret_kinds:
                hidden.append((ply, state.to_move))
            make(state, move)
            if not state.face_down:
                hidden.clear()
        return hidden

    def _laid_out(self) -> State:
        return self.game.new(self.seats, SEED_OF_UNSEEN, deal=self.deal, **self.options)

    def _latest(self) -> State:
        """The position after all moves, for no eyes but this class's; kept, so that `add` needn't replay."""
        if self._reached is None or self._made != self.moves:
            state = self._laid_out()
            for move in self.moves:
                make(state, move)
            self._reached, self._made = state, list(self.moves)
        return self._reached


def label(in_round: int, seat: int) -> str:
    """The label of a line of moves: round and seat, the seat counted from 1."""
    return f"{in_round}.{seat + 1}"


def make(state: State, move: int | None) -> None:
    """Make a move of a record. For one that isn't known any secret move does: nobody can see a difference yet."""
    if move is not None:
        state.apply(move)
        return
    moves, secret = state.game.moves, state.game.secret_kinds
    stand_ins = [number for number in state.legal() if moves.kind(number) in secret]
    if not stand_ins:
        raise IllegalMove("?", Reason("nothing_secret_now"))
    state.apply(stand_ins[0])


def unprintable(text: str) -> str | None:
    """The first character that has no place in a line of text: it would break the line, the screen or the order of
    reading. None if there is none."""
    for character in text:
        if unicodedata.category(character) in UNPRINTABLE or character in TURNING:
            return f"the character U+{ord(character):04X}"
    return None
