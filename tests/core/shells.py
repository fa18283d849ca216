"""Shells: a game of a few lines in plain Python, with everything that a record has to hold.

Each seat secretly keeps one of its two shells, then all are revealed. Each round every seat takes one or two pearls,
and with two names a colour for them. The tide shows itself in round 2.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cenote.core.deal import UNSEEN, Deal, Draw, Field, Pick, Seat
from cenote.core.errors import BadSetup, IllegalMove, Reason
from cenote.core.game import Game, Option
from cenote.core.moves import MoveTable

SHELLS = ("ash", "bay", "cob", "dun", "elm", "fir", "gum", "hay", "ivy", "jet")


class ShellsState:
    """What a record uses of a State, and no more."""

    def __init__(self, game: Shells, seats: int, deal: Deal, options: Mapping[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.deal = deal
        self.rounds = options["rounds"]
        self.round = 0
        self.to_move: int = deal["first"]
        self.kept: list[str] = [""] * seats
        self.pearls = [0.0] * seats
        self.asked = "keep"

    @property
    def over(self) -> bool:
        return self.to_move < 0

    @property
    def face_down(self) -> bool:
        return self.round == 0 and any(self.kept)

    def clone(self) -> ShellsState:
        other: ShellsState = object.__new__(ShellsState)
        other.__dict__ = {**self.__dict__, "kept": list(self.kept), "pearls": list(self.pearls)}
        return other

    def tokens(self) -> list[str]:
        if self.over:
            return []
        if self.asked == "keep":
            return [f"keep:{shell}" for shell in self.deal["shells"][self.to_move]]
        return {"take": ["take:1", "take:2"], "dye": ["dye:red", "dye:blue"], "end": ["end"]}[self.asked]

    def legal(self) -> list[int]:
        return sorted(self.game.moves[token] for token in self.tokens())

    def apply(self, move: int) -> None:
        token = self.game.moves.describe(move)
        if token not in self.tokens():
            raise IllegalMove(token, Reason("game_over" if self.over else "not_now"))
        if self.asked == "keep":
            self.kept[self.to_move] = token.removeprefix("keep:")
            self.pass_on()
        elif token in ("take:2", "take:1"):
            self.pearls[self.to_move] += int(token[-1]) * (1.25 if self.deal["spring"] else 1)
            self.asked = "dye" if token == "take:2" else "end"
        elif self.asked == "dye":
            self.asked = "end"
        else:
            self.pass_on()

    def pass_on(self) -> None:
        self.to_move = (self.to_move + 1) % self.seats
        self.asked = "keep" if self.round == 0 else "take"
        if self.to_move == self.deal["first"]:
            self.round += 1
            self.asked = "take"
            if self.round > self.rounds:
                self.to_move = -1

    def points(self) -> list[float]:
        return list(self.pearls)

    def view(self, seat: int | None) -> dict[str, Any]:
        """Everything, for this seat."""
        own = self.kept if not self.face_down else [kept if at == seat else "?" for at, kept in enumerate(self.kept)]
        tide = self.deal["tide"] if self.round > 1 else "?"
        hand = [] if seat is None else self.deal["shells"][seat]
        return {
            "round": self.round,
            "to_move": self.to_move,
            "kept": own,
            "pearls": self.pearls,
            "tide": tide,
            "hand": hand,
        }


class Shells(Game):
    name = "shells"
    title = "Shells"
    edition = 3
    seats = range(2, 5)
    options = (
        Option("rounds", 3, (2, 3, 5), "how many rounds there are", {5: range(2, 4)}),
        Option("deep", False, (True, False), "whether the water is deep"),
    )
    secret_kinds = frozenset({"keep"})

    def __init__(self) -> None:
        self.moves = MoveTable()
        self.moves.add("keep", SHELLS)
        self.moves.add("take", ("1", "2"))
        self.moves.add("dye", ("red", "blue"))
        self.moves.add("end")

    def deal_fields(self, seats: int, options: Mapping[str, Any]) -> tuple[Field, ...]:
        return (
            Seat("first", tuple(range(seats))),
            Pick("spring", (True, False)),
            Pick("tide", ("low", "high")),
            Draw("shells", SHELLS, 2, each_seat=True),
            Draw("shore", SHELLS, 2 if options["deep"] else 0),
        )

    def lay_out(self, seats: int, deal: Deal, options: Mapping[str, Any], dice: int) -> Any:
        return ShellsState(self, seats, deal, options)

    def seal(self, deal: Deal, state: Any, seat: int | None) -> Deal:
        def hand(at: int, shells: list[str]) -> list[str]:
            if at == seat:
                return shells
            return [shell if shell in state.kept and not state.face_down else UNSEEN for shell in shells]

        sealed = {
            "shells": [hand(at, shells) for at, shells in enumerate(deal["shells"])],
            "shore": [UNSEEN] * len(deal["shore"]),
        }
        return {**deal, **sealed, "tide": deal["tide"] if state.round > 1 else UNSEEN}

    def load(self, position: Mapping[str, Any]) -> Any:
        raise BadSetup("positions of shells can't be loaded")

    def feature_names(self, seats: int) -> list[str]:
        return []

    def text(self, view: Mapping[str, Any]) -> str:
        return "\n".join(f"{name}: {value}" for name, value in view.items())


shells = Shells()


def find(name: str) -> Game:
    """The games that the tests of records know."""
    return {"shells": shells}[name]
