"""Tzolk'in: The Mayan Calendar, for two to four players: the game as the rest of the house knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from cenote.core.deal import Deal, Field
from cenote.core.game import Game, Option
from cenote.core.panels import Panel, Teller
from cenote.core.state import State
from cenote.games.tzolkin import deal as dealing
from cenote.games.tzolkin.components import PRINTED
from cenote.games.tzolkin.events import EVENTS
from cenote.games.tzolkin.features import names
from cenote.games.tzolkin.moves import TABLE
from cenote.games.tzolkin.panels import panels
from cenote.games.tzolkin.state import lay_out, load
from cenote.games.tzolkin.text import board


class Tzolkin(Game):
    name = "tzolkin"
    title = "Tzolk'in: The Mayan Calendar"
    edition = 1
    seats = range(2, 5)
    options = (
        Option(
            "burn_visible",
            True,
            (True, False),
            "the forest may be burned while a corn tile of the same group of fields is visible",
        ),
    )
    secret_kinds: ClassVar[frozenset[str]] = frozenset({"keep"})
    moves = TABLE
    events = EVENTS
    printed = PRINTED

    def deal_fields(self, seats: int, options: Mapping[str, Any]) -> tuple[Field, ...]:
        return dealing.fields(seats)

    def lay_out(self, seats: int, deal: Deal, options: Mapping[str, Any], dice: int) -> State:
        return lay_out(seats, deal, options)  # no dice in this game

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


game = Tzolkin()
