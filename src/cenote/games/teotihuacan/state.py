# mypy: ignore-errors
"""A position of Teotihuacan: the struct on the table, and the doors of the contract to its modules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import cython
from cython.cimports.cenote.games.teotihuacan.decisions import fill, resolve, work
from cython.cimports.cenote.games.teotihuacan.eclipse import rank_players
from cython.cimports.cenote.games.teotihuacan.features import write_features
from cython.cimports.cenote.games.teotihuacan.hidden import are_choosing, deal_again, knows_attached
from cython.cimports.cenote.games.teotihuacan.judgement import at_rest, judge, weigh
from cython.cimports.cenote.games.teotihuacan.position import read_position, write_position
from cython.cimports.cenote.games.teotihuacan.reasons import why
from cython.cimports.cenote.games.teotihuacan.set_up import set_up

from cenote.core.errors import Reason
from cenote.core.game import Game
from cenote.core.state import State
from cenote.games.teotihuacan.components import ATTACHING_IDS
from cenote.games.teotihuacan.view import view


class TeotihuacanState(State):
    """A game of Teotihuacan in progress."""

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
        player: cython.int
        for player in range(self.table.head.seats + self.table.head.automatons):
            points[player] = self.table.player[player].score

    def rank(self, places):
        rank_players(cython.address(self.table), places)

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
        from cenote.games.teotihuacan.game import game  # the game makes states, a state knows its game

        return game

    @property
    def face_down(self) -> bool:
        """Starting tiles are being chosen: what others kept is not revealed yet."""
        return are_choosing(cython.address(self.table))

    @property
    def private(self) -> bool:
        """Only the choice of starting tiles is: what was dealt and not kept doesn't matter any more."""
        return self.face_down

    def explain(self, move: int) -> Reason | None:
        return why(cython.address(self.table), move)

    def view(self, seat: int | None) -> dict[str, Any]:
        viewer: cython.int = self.viewer(seat)
        table: cython.pointer[Table] = cython.address(self.table)
        known = {tile for which, tile in enumerate(ATTACHING_IDS) if knows_attached(table, viewer, which)}
        return view(self.dump(), seat, face_down=self.face_down, known_attached=known)

    def dump(self) -> dict[str, Any]:
        return write_position(cython.address(self.table))


def lay_out(seats: int, deal: Mapping[str, Any], options: Mapping[str, Any]) -> TeotihuacanState:
    """The first position of a whole deal."""
    state = TeotihuacanState()
    set_up(cython.address(state.table), seats, deal, options)
    return state


def load(position: Mapping[str, Any], options: Mapping[str, Any]) -> TeotihuacanState:
    """A position from its description; what goes on by itself there goes on."""
    state = TeotihuacanState()
    read_position(cython.address(state.table), position, options)
    state.settle()
    return state
