# mypy: ignore-errors
"""Many states at once, in compiled loops that hold no lock.

A batch is one block of memory with a row for each state. Its calls work row after row without the interpreter; to
use several cores, give each thread a batch of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import cython
from cython.cimports.cenote.core.chance import draw
from cython.cimports.cenote.core.state import MOST
from cython.cimports.libc.stdlib import free, malloc
from cython.cimports.libc.string import memcpy, memset

from cenote.core.errors import IllegalMove, Reason


def play_out(state: State, seed: int) -> int:
    """Play this state on to its end with uniformly random moves; the number of decisions taken."""
    chance: cython.ulonglong = seed & 0xFFFFFFFFFFFFFFFF
    taken: cython.int
    with cython.nogil:
        taken = state.play_out(cython.address(chance))
    return taken


class Batch:
    """States of one game with one number of seats, stepped and observed together."""

    def __cinit__(self, states: Iterable[State]):
        row: cython.int
        given = list(states)
        if not given:
            raise ValueError("a batch needs at least one state")
        self.hand = given[0].clone()
        for state in given:
            self.check(state)
        game = self.hand.game
        self.n = len(given)
        self.n_moves = len(game.moves)
        self.n_features = game.observation_size(self.hand.seats)
        self.rows = cython.cast(cython.p_char, malloc(self.n * self.hand.size))
        self.legal_moves = cython.cast(cython.p_short, malloc(self.n * MOST * cython.sizeof(cython.short)))
        self.counts = cython.cast(cython.p_int, malloc(self.n * cython.sizeof(cython.int)))
        if not self.rows or not self.legal_moves or not self.counts:
            raise MemoryError
        for row in range(self.n):
            self[row] = given[row]

    def __init__(self, states: Iterable[State]) -> None:
        """The states are copied; they stay as they are."""

    def __dealloc__(self):
        free(self.rows)
        free(self.legal_moves)
        free(self.counts)

    def lift(self, row):
        """Put a row into the hand."""
        memcpy(self.hand.head, self.rows + row * self.hand.size, self.hand.size)
        memcpy(
            cython.address(self.hand.moves[0]),
            self.legal_moves + row * MOST,
            self.counts[row] * cython.sizeof(cython.short),
        )
        self.hand.count = self.counts[row]

    def lay(self, row):
        """Put what is in the hand down as a row."""
        memcpy(self.rows + row * self.hand.size, self.hand.head, self.hand.size)
        self.counts[row] = self.hand.options()
        memcpy(
            self.legal_moves + row * MOST,
            cython.address(self.hand.moves[0]),
            self.counts[row] * cython.sizeof(cython.short),
        )

    def check(self, state: State) -> None:
        if type(state) is not type(self.hand) or state.seats != self.hand.seats:
            raise ValueError("the states of a batch are of one game and one number of seats")

    def index(self, row: int) -> int:
        if not 0 <= row < self.n:
            raise IndexError(f"there is no row {row} in a batch of {self.n}")
        return row

    def __len__(self) -> int:
        return self.n

    def __iter__(self) -> Iterator[State]:
        """A copy of each state."""
        return (self[row] for row in range(self.n))

    def __getitem__(self, row: int) -> State:
        """A copy of one state."""
        self.lift(self.index(row))
        return self.hand.clone()

    def __setitem__(self, row: int, state: State) -> None:
        """Put a copy of a state into a row."""
        self.check(state)
        state.copy_to(self.hand)
        self.lay(self.index(row))

    def to_move(self, out: cython.int[::1]) -> None:
        """Write for each row the seat that decides; -1 where the game is over."""
        row: cython.int
        self.room("seats", out.shape[0], self.n)
        with cython.nogil:
            for row in range(self.n):
                self.lift(row)
                out[row] = self.hand.head.to_move

    def step(self, moves: cython.const[cython.int][::1]) -> None:
        """Make one move in each row; -1 leaves a row alone. If any is illegal, nothing at all is changed."""
        row: cython.int
        i: cython.int
        wrong: cython.int = -1
        self.room("moves", moves.shape[0], self.n)
        with cython.nogil:
            for row in range(self.n):
                if moves[row] == -1:
                    continue
                for i in range(self.counts[row]):
                    if self.legal_moves[row * MOST + i] == moves[row]:
                        break
                else:
                    wrong = row
                    break
            if wrong < 0:
                for row in range(self.n):
                    if moves[row] >= 0:
                        self.lift(row)
                        self.hand.step(moves[row])
                        self.lay(row)
        if wrong >= 0:
            self.refuse(wrong, moves[wrong])

    def refuse(self, row: int, move: int) -> None:
        state = self[row]
        reason = state.why_not(move) or Reason("not_now")
        raise IllegalMove(f"row {row}: {state.game.moves.describe(move)}", reason)

    def masks(self, out: cython.uchar[:, ::1]) -> None:
        """Write a row of zeros and ones for each state: which moves of the table are legal."""
        row: cython.int
        i: cython.int
        self.room("rows", out.shape[0], self.n)
        self.room("moves", out.shape[1], self.n_moves)
        with cython.nogil:
            for row in range(self.n):
                memset(cython.address(out[row, 0]), 0, self.n_moves)
                for i in range(self.counts[row]):
                    out[row, self.legal_moves[row * MOST + i]] = 1

    def observe(self, out: cython.float[:, ::1], seat: int | None = None) -> None:
        """Write what the seat to move of each row knows (seat 0 where the game is over), or what `seat` knows."""
        row: cython.int
        viewer: cython.int = -1 if seat is None else self.hand.viewer(seat)
        shown: cython.int
        self.room("rows", out.shape[0], self.n)
        self.room("features", out.shape[1], self.n_features)
        with cython.nogil:
            for row in range(self.n):
                self.lift(row)
                shown = self.hand.head.to_move if viewer < 0 else viewer
                self.hand.sense(0 if shown < 0 else shown, cython.address(out[row, 0]))

    def points(self, out: cython.double[:, ::1]) -> None:
        """Write each row's victory points, player by player: the seats, then the automatons."""
        row: cython.int
        self.room("rows", out.shape[0], self.n)
        self.room("players", out.shape[1], self.hand.players)
        with cython.nogil:
            for row in range(self.n):
                self.lift(row)
                self.hand.reckon(cython.address(out[row, 0]))

    def play_out(self, seed: int) -> int:
        """Play every row on to its end with uniformly random moves; the number of decisions taken."""
        row: cython.int
        taken: cython.longlong = 0
        chance: cython.ulonglong = seed & 0xFFFFFFFFFFFFFFFF
        own: cython.ulonglong
        with cython.nogil:
            for row in range(self.n):
                own = draw(cython.address(chance))
                self.lift(row)
                taken += self.hand.play_out(cython.address(own))
                self.lay(row)
        return taken

    def room(self, what: str, given: int, needed: int) -> None:
        if given != needed:
            raise ValueError(f"the buffer is for {given} {what}, not {needed}")
