"""A game as it is played at one screen: who sits where, what they may do, and the record that is kept of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cenote.bots import Bot, Budget, Choice, Knowledge
from cenote.core import notation
from cenote.core.record import Record
from cenote.core.state import State
from cenote.play.line import Line
from cenote.play.minds import HINT_BUDGET, adviser, hint, know
from cenote.play.preview import legal_moves
from cenote.play.refusal import Refused

SHOWN_HINTS = 3


@dataclass
class Sitting:
    """A line of moves, with the people and the bots who make them. It knows nothing of screens."""

    line: Line
    bots: Mapping[int, Bot]
    """The bots by their seats; on all other seats are people."""
    names: Sequence[str]
    """What players are called here: the seats, then the automatons."""
    recorded: Sequence[str] = ()
    """What seats are called in the record: people by their names, bots by their levels."""
    file: Path | None = None
    """Where the record is kept."""
    comments: Mapping[int, str] = field(default_factory=dict)
    hint_budget: Budget = HINT_BUDGET
    shown: int | None = None
    """The seat whose view is on the screen. Nobody's, until somebody has taken it."""

    def __post_init__(self) -> None:
        if len(self.people) == 1:
            self.shown = self.people[0]

    @property
    def state(self) -> State:
        return self.line.state

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.line.seats) if seat not in self.bots]

    @property
    def to_move(self) -> int | None:
        return None if self.state.over else self.state.to_move

    @property
    def bot_to_move(self) -> int | None:
        """The seat that decides, if it is a bot's."""
        return self.to_move if self.to_move in self.bots else None

    @property
    def handing_over_to(self) -> int | None:
        """The person who has to take the screen before anything else may be shown."""
        person = self.to_move is not None and self.to_move not in self.bots
        return self.to_move if person and self.to_move != self.shown else None

    @property
    def my_move(self) -> bool:
        """Whether the person decides whose view is on the screen."""
        return self.to_move is not None and self.to_move == self.shown

    # ---- what is seen --------------------------------------------------------------------------------------

    def view(self) -> dict[str, Any]:
        return self.state.view(self.shown)

    def moves(self) -> list[dict[str, Any]]:
        """What may be done now by whoever looks, with what it would do."""
        return legal_moves(self.state) if self.my_move else []

    def log(self, since: int = 0) -> list[dict[str, Any]]:
        return self.line.log(self.shown, since)

    # ---- what is done --------------------------------------------------------------------------------------

    def make(self, move: int, notice: str | None = None) -> None:
        self.line.add(move, notice=notice)

    def play(self, token: str) -> None:
        """A move of the person who looks."""
        if not self.my_move:
            raise Refused("not_your_turn", "somebody else decides now")
        self.make(self.line.game.moves[token])

    def undo(self, *, whole: bool = False) -> None:
        """Take the last move of one's turn back, or all of it; Refused where that can't be."""
        if not self.my_move:
            raise Refused("nothing_to_undo", "there is no turn of one's own to take back")
        self.line = self.line.upto(self.line.way_back(whole=whole))

    def asked(self) -> tuple[Bot, Knowledge]:
        """The bot that decides, and what it knows. Asking it takes its time."""
        seat = self.state.to_move
        return self.bots[seat], know(self.state, seat)

    def advice(self) -> tuple[Knowledge, str] | None:
        """What an adviser is told, and which; None where there is none to ask."""
        level = adviser(self.line.game, self.line.seats)
        return (know(self.state, self.state.to_move), level) if level is not None and self.my_move else None

    # ---- keeping it ----------------------------------------------------------------------------------------

    def record(self) -> Record:
        record = self.line.record(list(self.recorded))
        record.comments = {ply: text for ply, text in self.comments.items() if ply <= self.line.ply}
        return record

    def save(self) -> None:
        """Write the record, so that there is a whole one at any moment. OSError says why it can't be."""
        if self.file is None:
            return
        beside = self.file.with_name(self.file.name + ".new")
        beside.write_text(notation.write([self.record()]), encoding="utf-8")
        beside.replace(self.file)


def choose(bot: Bot, knowledge: Knowledge) -> Choice:
    return bot.choose(knowledge)


def best(knowledge: Knowledge, level: str, budget: Budget) -> list[dict[str, Any]]:
    """The best moves that an adviser finds, with its reasons in numbers."""
    return hint(knowledge, level, budget)[:SHOWN_HINTS]
