# mypy: ignore-errors
"""A position of Tzolk'in: the struct on the table, and the doors of the contract to its modules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import cython
from cython.cimports.cenote.games.tzolkin.board import QUARTERS
from cython.cimports.cenote.games.tzolkin.decisions import fill, resolve, work
from cython.cimports.cenote.games.tzolkin.features import write_features
from cython.cimports.cenote.games.tzolkin.hidden import deal_again
from cython.cimports.cenote.games.tzolkin.judgement import at_rest, judge, weigh
from cython.cimports.cenote.games.tzolkin.position import read_position, write_position
from cython.cimports.cenote.games.tzolkin.reasons import why
from cython.cimports.cenote.games.tzolkin.scoring import rank_seats
from cython.cimports.cenote.games.tzolkin.set_up import set_up

from cenote.core.errors import Reason
from cenote.core.game import Game
from cenote.core.state import State
from cenote.games.tzolkin.view import view


class TzolkinState(State):
    """A game of Tzolk'in in progress."""

    def __cinit__(self):
        self.head = cython.address(self.table.head)
        self.size = cython.sizeof(self.table)
        self.count = -1

    def fill(self, out):
        return fill(cython.address(self.table), out)

    def resolve(self, move):
        resolve(cython.address(self.table), move)

    def work(self):
        work(cython.address(self.table))

    def reckon(self, points):
        seat: cython.int
        for seat in range(self.table.head.seats):
            points[seat] = self.table.player[seat].score / cython.cast(cython.double, QUARTERS)

    def rank(self, places):
        rank_seats(cython.address(self.table), places)

    def redeal(self, seat, chance):
        deal_again(cython.address(self.table), seat, chance)

    def sense(self, seat, out):
        return write_features(cython.address(self.table), seat, out)

    def weigh(self, weights):
        return weigh(cython.address(self.table), cython.address(self.moves[0]), self.count, weights)

    def judge(self, points):
        return judge(cython.address(self.table), points)

    def at_rest(self):
        return at_rest(cython.address(self.table))

    @property
    def game(self) -> Game:
        from cenote.games.tzolkin.game import game  # the game makes states, a state knows its game

        return game

    @property
    def face_down(self) -> bool:
        """Starting wealth is being chosen: what others kept is not revealed yet."""
        return self.table.head.round == 0

    @property
    def private(self) -> bool:
        """Only the choice of starting wealth is: what was dealt and not kept doesn't matter any more."""
        return self.face_down

    def explain(self, move: int) -> Reason | None:
        return why(cython.address(self.table), move)

    def view(self, seat: int | None) -> dict[str, Any]:
        self.viewer(seat)
        return view(self.dump(), seat)

    def dump(self) -> dict[str, Any]:
        return write_position(cython.address(self.table))


def lay_out(seats: int, deal: Mapping[str, Any], options: Mapping[str, Any]) -> TzolkinState:
    """The first position of a whole deal."""
    state = TzolkinState()
    set_up(cython.address(state.table), seats, deal, options)
    return state


def load(position: Mapping[str, Any], options: Mapping[str, Any]) -> TzolkinState:
    """A position from its description; what goes on by itself there goes on."""
    state = TzolkinState()
    read_position(cython.address(state.table), position, options)
    state.settle()
    return state
