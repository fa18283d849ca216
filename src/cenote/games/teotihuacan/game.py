"""Teotihuacan: City of Gods, for one to four players: the game as the rest of the house knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from cenote.core.deal import Deal, Field
from cenote.core.game import Game
from cenote.core.panels import Panel, Teller
from cenote.core.state import State
from cenote.games.teotihuacan import deal as dealing
from cenote.games.teotihuacan.components import PRINTED
from cenote.games.teotihuacan.events import EVENTS
from cenote.games.teotihuacan.features import names
from cenote.games.teotihuacan.moves import TABLE
from cenote.games.teotihuacan.options import OPTIONS
from cenote.games.teotihuacan.panels import panels
from cenote.games.teotihuacan.state import lay_out, load
from cenote.games.teotihuacan.text import board


class Teotihuacan(Game):
    name = "teotihuacan"
    title = "Teotihuacan: City of Gods"
    edition = 1
    seats = range(1, 5)
    options = OPTIONS
    secret_kinds: ClassVar[frozenset[str]] = frozenset({"keep"})
    # Others stand in one's way less than one's own next turns matter.
    search: ClassVar[Mapping[str, float]] = {"drawn": 1}
    moves = TABLE
    events = EVENTS
    printed = PRINTED

    def automatons(self, seats: int) -> tuple[str, ...]:
        return ("teotibot",) if seats == 1 else ()

    def deal_fields(self, seats: int, options: Mapping[str, Any]) -> tuple[Field, ...]:
        return dealing.fields(seats, options["setup"])

    def lay_out(self, seats: int, deal: Deal, options: Mapping[str, Any], dice: int) -> State:
        return lay_out(seats, deal, options)  # what dice give is part of the deal

    def load(self, position: Mapping[str, Any]) -> State:
        return load(position, self.check_heading(position))

    def seal(self, deal: Deal, state: State, seat: int | None) -> Deal:
        return dealing.seal(deal, state.dump(), seat)

    def feature_names(self, seats: int) -> list[str]:
        return names(self.check_seats(seats))

    def text(self, view: Mapping[str, Any]) -> str:
        return board(view)

    def panels(self, view: Mapping[str, Any], words: Teller, players: Sequence[str]) -> list[Panel]:
        return panels(view, words, players)


game = Teotihuacan()
