# mypy: ignore-errors
"""A game in progress: the side of the contract that is compiled.

A game's own state is a flat C struct that begins with a `Head`. This class moves it from one decision to the
next, and shows it to Python. The methods that a game provides are listed in state.pxd.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import cython
from cython.cimports.cenote.core.chance import draw, roll
from cython.cimports.cenote.core.events import drop_journal, keep_journal
from cython.cimports.cenote.core.frames import FORCED, WORK, Journal, give_up, top
from cython.cimports.libc.string import memcpy

from cenote.core.errors import IllegalMove, Reason
from cenote.core.words import seats_text

if TYPE_CHECKING:
    from cenote.core.game import Game


class State:
    """One position of one game. Ask `to_move` and `legal()`, answer with `apply()`, until `over`."""

    def __cinit__(self):
        self.count = -1

    def __init__(self, *given: Any, **named: Any) -> None:
        if self.head == cython.NULL:
            raise TypeError("a state belongs to a game: see Game.new() and Game.load()")

    def __dealloc__(self):
        if self.head != cython.NULL:
            drop_journal(self.head)

    # ---- what a game provides ------------------------------------------------------------------------------

    def fill(self, out):
        return 0

    def resolve(self, move):
        pass

    def work(self):
        pass

    def reckon(self, points):
        pass

    def rank(self, places):
        pass

    def redeal(self, seat, chance):
        pass

    def sense(self, seat, out):
        return 0

    def weigh(self, weights):
        return False

    def judge(self, points):
        """Also says by how many points such a judgement is usually wrong; a negative number if there is none."""
        self.reckon(points)
        return -1.0

    def at_rest(self):
        return True

    @property
    def game(self) -> Game:
        """The game that this is a position of."""
        raise TypeError("a state belongs to a game")

    def explain(self, move: int) -> Reason | None:
        """Why a move of this game's table is not legal now, where the game knows more than 'not now'."""
        return None

    @property
    def face_down(self) -> bool:
        """Whether secret choices lie on the table that only their makers know; see `Game.secret_kinds`."""
        return False

    @property
    def private(self) -> bool:
        """Whether people who share a screen have something to keep from each other now. It is so wherever their views
        differ; a game says when what they differ in is of no more use to anybody."""
        return any(self.view(seat) != self.view(0) for seat in range(1, self.seats))

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat (None: a spectator) may see, as plain JSON data, and no more."""
        raise NotImplementedError

    def dump(self) -> dict[str, Any]:
        """Everything, hidden things included, in the words of the rulebook; `Game.load` reads it."""
        raise NotImplementedError

    # ---- from one decision to the next ---------------------------------------------------------------------

    def options(self):
        """The number of legal moves, which then stand in `moves`."""
        if self.count < 0:
            self.count = self.fill(cython.address(self.moves[0])) if self.head.to_move >= 0 else 0
            if self.count > MOST:
                give_up(b"cenote: a state offers more moves than there is room for\n")
        return self.count

    def step(self, move):
        """Apply a move that is known to be legal."""
        self.count = -1
        self.resolve(move)
        self.settle()

    def settle(self):
        """Carry on until somebody has something to decide: do pending work, answer what has a single answer."""
        kind: cython.int
        while self.head.to_move >= 0:
            self.count = -1
            if self.head.depth == 0:
                give_up(b"cenote: the game goes on, but no decision is pending\n")
            kind = top(self.head).kind
            if kind >= WORK:
                self.work()
            elif kind >= FORCED and self.options() == 1:
                self.resolve(self.moves[0])
            else:
                return
        self.count = 0

    def play_out(self, chance):
        """Play uniformly random moves to the end; the number of decisions taken."""
        taken: cython.int = 0
        while self.options() > 0:
            self.step(self.moves[roll(chance, self.options())])
            taken += 1
        return taken

    def copy_to(self, other):
        journal: cython.pointer[Journal] = other.head.journal
        memcpy(other.head, self.head, self.size)
        other.head.journal = journal  # each state keeps its own, or none
        other.count = -1

    def reimagine(self, seat, chance):
        """Re-deal, from this chance alone, what `seat` (-1: a spectator) can't know: the dice to come and the rest."""
        if self.head.dice:
            self.head.dice = draw(chance)
        self.count = -1
        self.redeal(seat, chance)

    def clone(self) -> State:
        """A copy that goes its own way."""
        cls: type = type(self)
        other: State = cls.__new__(cls)
        self.copy_to(other)
        return other

    # ---- what Python sees ----------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many decide."""
        return self.head.seats

    @property
    def players(self) -> int:
        """How many score: the seats, and after them the automatons, which play without ever deciding."""
        return self.head.seats + self.head.automatons

    @property
    def to_move(self) -> int:
        """The seat that decides now; -1 when the game is over."""
        return self.head.to_move

    @property
    def over(self) -> bool:
        return self.head.to_move < 0

    @property
    def known(self) -> int:
        """Grows whenever something hidden becomes visible to anyone: undo stops there."""
        return self.head.known

    @property
    def round(self) -> int:
        """The number that a record groups moves under; 0 during set-up."""
        return self.head.round

    @property
    def nbytes(self) -> int:
        """The size of the flat struct that holds all of it."""
        return self.size

    def legal(self) -> list[int]:
        """The moves that the seat to move may make, ascending; empty only when the game is over."""
        i: cython.int
        return [self.moves[i] for i in range(self.options())]

    def tokens(self) -> list[str]:
        """The legal moves as they are written."""
        token = self.game.moves.token
        return [token(move) for move in self.legal()]

    def apply(self, move) -> None:
        """Make a move. Raises IllegalMove, and changes nothing, if it is not legal."""
        i: cython.int
        number: cython.int = move if 0 <= move < 32768 else -1
        for i in range(self.options()):
            if self.moves[i] == number:
                self.step(number)
                return
        reason = self.why_not(move)
        assert reason is not None
        raise IllegalMove(self.game.moves.describe(move), reason)

    def play(self, moves: str | Iterable[int]) -> State:
        """Make several moves, given as tokens separated by blanks or as numbers; the state itself, for chaining."""
        table = self.game.moves
        if isinstance(moves, str):
            tokens = moves.split()
            for token in tokens:
                if token not in table:
                    raise IllegalMove(token, Reason("no_such_move"))
            moves = [table[token] for token in tokens]
        for move in moves:
            self.apply(move)
        return self

    def why_not(self, move: int) -> Reason | None:
        """Why a move is not legal now: a code and its arguments. None if it is legal."""
        if move in self.legal():
            return None
        if not 0 <= move < len(self.game.moves):
            return Reason("no_such_move", {"move": move})
        if self.over:
            return Reason("game_over")
        return self.explain(move) or Reason("not_now")

    def points(self) -> list[float]:
        """Each player's victory points as the score track shows them: the seats', then the automatons'."""
        i: cython.int
        points: cython.double[16]
        self.reckon(points)
        return [points[i] for i in range(self.players)]

    def standing(self) -> list[int]:
        """When over: the place of each player after every tie-break, from 1; equal places are shared."""
        i: cython.int
        places: cython.int[16]
        if self.head.to_move >= 0:
            raise ValueError("the game is not over")
        self.rank(places)
        return [places[i] for i in range(self.players)]

    def log(self) -> State:
        """Keep an event log from now on; the state itself, for chaining. Copies do not take it along."""
        keep_journal(self.head)
        return self

    def events(self, since: int = 0) -> list[dict[str, Any]]:
        """What moves have done since the log was begun, or since it had `since` entries: codes and arguments."""
        i: cython.int
        if self.head.journal == cython.NULL:
            return []
        write = self.game.events.write
        found: list[dict[str, Any]] = []
        for i in range(max(since, 0), self.head.journal.count):
            event = self.head.journal.events[i]
            words = write(event.code, (event.a, event.b, event.c, event.d))
            found.append(words if event.seat < 0 else {**words, "seat": event.seat})
        return found

    def imagine(self, seat: int | None, seed: int) -> State:
        """A state that this seat (None: a spectator) can't tell from this one, re-dealt from that seed alone."""
        chance: cython.ulonglong = seed & 0xFFFFFFFFFFFFFFFF
        viewer: cython.int = self.viewer(seat)
        other: State = self.clone()
        other.reimagine(viewer, cython.address(chance))
        return other

    def observe(self, seat: int, out: cython.float[::1]) -> None:
        """Write what this seat knows into a buffer of `game.observation_size(seats)` floats."""
        size: cython.int = self.game.observation_size(self.seats)
        viewer: cython.int = self.viewer(seat)
        if out.shape[0] != size:
            raise ValueError(f"the buffer holds {out.shape[0]} numbers, not {size}")
        written: cython.int = self.sense(viewer, cython.address(out[0]))
        assert written == size, (written, size)

    def viewer(self, seat: int | None) -> int:
        """A seat as a number, -1 for a spectator; ValueError if there is no such seat."""
        if seat is None:
            return -1
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat} in a game of {self.seats}")
        return seat

    def key(self) -> bytes:
        """Equal states, equal keys."""
        skipped: cython.size_t = cython.sizeof(cython.p_void) + cython.sizeof(cython.longlong)
        start: cython.p_char = cython.cast(cython.p_char, self.head)
        return start[skipped : self.size]

    def __reduce__(self) -> tuple[Any, ...]:
        bare: State = self.clone()  # without a log, whose address means nothing to anybody else
        start: cython.p_char = cython.cast(cython.p_char, bare.head)
        return restore, (type(self), start[: self.size])

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: Any) -> State:
        return self.clone()

    def __repr__(self) -> str:
        if self.over:
            return f"<{self.game.name}, {seats_text(self.seats)}, over: {self.points()}>"
        return f"<{self.game.name}, {seats_text(self.seats)}, round {self.round}, seat {self.to_move} to move>"


def restore(cls: type, raw: bytes) -> State:
    """A state from the bytes that pickling took from it."""
    state: State = cls.__new__(cls)
    length: cython.size_t = len(raw)
    if length != state.size:
        raise ValueError(f"{length} bytes are no state of {cls.__name__}, which has {state.size}")
    memcpy(state.head, cython.cast(cython.p_char, raw), state.size)
    state.head.journal = cython.NULL
    state.count = -1
    return state
