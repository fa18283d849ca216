"""Pebbles as the rest of the world knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cenote.core.deal import UNSEEN, Deal, Draw, Field, Pick
from cenote.core.game import Game, Option
from cenote.core.moves import MoveTable
from cenote.core.state import State
from cenote.core.words import Vocabulary, Words
from cenote_pebbles import state as rules

NUMBERS = tuple(str(number) for number in range(1, 13))

EVENTS = Vocabulary(
    "event",
    {
        1: Words("kept", (("pebble", NUMBERS),)),
        2: Words("took", (("heap", tuple("abc")), ("shells", range(3)))),
        3: Words("paid", (("with", (*NUMBERS, "shell")),)),
    },
)


def move_table() -> MoveTable:
    moves = MoveTable()
    moves.add("keep", NUMBERS)
    moves.add("take", [(heap, shells) for heap in "abc" for shells in "12"])
    moves.add("pay", [*NUMBERS, "shell"])
    moves.add("end")
    assert {kind: moves.range(kind)[0] for kind in moves.kinds} == rules.FIRST_MOVES
    return moves


class Pebbles(Game):
    name = "pebbles"
    title = "Pebbles"
    edition = 1
    seats = range(1, 5)
    options = (Option("heaps", 3, (2, 3), "how many heaps there are", {2: range(2, 4)}),)
    secret_kinds = frozenset({"keep"})
    moves = move_table()
    events = EVENTS

    def automatons(self, seats: int) -> tuple[str, ...]:
        return ("the cenote",) if seats == 1 else ()

    def deal_fields(self, seats: int, options: Mapping[str, Any]) -> tuple[Field, ...]:
        return Draw("pebbles", NUMBERS, 3, each_seat=True), Pick("tide", (5, 6, 7))

    def lay_out(self, seats: int, deal: Deal, options: Mapping[str, Any], dice: int) -> State:
        return rules.first_position(deal, options["heaps"])

    def load(self, position: Mapping[str, Any]) -> State:
        return rules.load(position, self.seats)

    def seal(self, deal: Deal, state: State, seat: int | None) -> Deal:
        view = state.view(seat)
        seen = {str(number) for row in [view["cenote"], *view["hands"], *view["kept"]] for number in row}
        return deal | {"pebbles": [[n if n in seen else UNSEEN for n in hand] for hand in deal["pebbles"]]}

    def feature_names(self, seats: int) -> list[str]:
        each = ("to move", "shells", "pebbles in hand", "pebble kept")
        names = [f"seat +{seat}: {name}" for seat in range(seats) for name in each]
        names += [f"pebble {number} {where}" for number in NUMBERS for where in ("in hand", "paid")]
        return names + [f"heap {heap}: {name}" for heap in "abc" for name in ("shells", "being paid for")]

    def text(self, view: Mapping[str, Any]) -> str:
        lines = ["heaps " + "  ".join(f"{heap} {shells}" for heap, shells in zip("abc", view["heaps"], strict=True))]
        for seat in range(view["seats"]):
            sign = ">" if seat == view["to_move"] else " "
            hand = " ".join(map(str, view["hands"][seat])) or " ".join("?" * view["in_hand"][seat]) or "-"
            kept = " ".join(map(str, view["kept"][seat])) or "?"
            lines.append(f"{sign} seat {seat + 1}: shells {view['shells'][seat]}, hand {hand}, kept {kept}")
        return "\n".join(lines)


game = Pebbles()
