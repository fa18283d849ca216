"""A table: who sits where, the game so far, and what each may do.

A table is an opening and a journal of entries, and nothing else: folding the same entries gives the same table. What
people ask for is checked here and becomes an entry; whoever keeps the journal writes it down, and only then is it
folded in.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from cenote.core.errors import Reason
from cenote.core.game import Game
from cenote.games import find
from cenote.play.keys import hashed
from cenote.play.line import Line
from cenote.play.preview import legal_moves
from cenote.play.refusal import Refused

OPEN, PERSON, HERE, BOT = "open", "person", "here", "bot"
PEOPLE = (PERSON, HERE)


@dataclass
class Seat:
    """One seat: nobody yet, a person, somebody on the same screen, or a bot, which may stand in for a person."""

    kind: str
    name: str = ""
    level: str | None = None
    key: str | None = None
    """What the key of the person hashes to who sits here, or for whom a bot stands in."""
    invitation: str | None = None
    """What the invitation that is valid now hashes to."""
    stands_for: str | None = None
    """The kind of person for whom a bot stands in."""


@dataclass(frozen=True)
class Opening:
    """What is settled when a table is opened."""

    game: str
    edition: int
    seats: list[dict[str, Any]]
    options: dict[str, Any]
    deal: dict[str, Any]
    practice: bool
    """Whether parts of the deal were given, not drawn."""
    guided: bool
    hints: bool
    host: str
    """What the host's key hashes to."""


@dataclass(frozen=True)
class Entry:
    """One line of a table's journal: what was done, counted from 1."""

    number: int
    kind: str
    data: Mapping[str, Any]
    at: float
    """When, in seconds since 1970."""
    nonce: str | None = None


@dataclass(frozen=True)
class Change:
    """What is to be written down, if nobody was faster."""

    kind: str
    data: dict[str, Any]


@dataclass
class TakeBack:
    """Somebody wants to go back farther than a turn of their own; everybody else has to agree."""

    seat: int
    to_ply: int
    agreed: list[int]
    asked: list[int]
    """The seats whose people haven't answered yet."""


@dataclass
class Table:
    id: str
    opening: Opening
    created: float
    seats: list[Seat] = field(init=False)
    line: Line = field(init=False)
    number: int = field(default=0, init=False)
    """That of the last entry."""
    hints: bool = field(init=False)
    takeback: TakeBack | None = field(default=None, init=False)
    rematch_table: str | None = field(default=None, init=False)
    updated: float = field(init=False)
    _legal: tuple[Line, int, list[dict[str, Any]]] | None = field(default=None, init=False, repr=False)

    def __post_init__(self) -> None:
        self.seats = [Seat(**seat) for seat in self.opening.seats]
        self.line = Line(self.game, len(self.seats), self.opening.deal, self.opening.options)
        self.hints = self.opening.hints
        self.updated = self.created

    # ---- what anybody may ask ------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return find(self.opening.game)

    @property
    def started(self) -> bool:
        return all(seat.kind != OPEN for seat in self.seats)

    @property
    def over(self) -> bool:
        return self.started and self.line.state.over

    @property
    def to_move(self) -> int | None:
        """The seat that decides; None before the start and when the game is over."""
        return self.line.state.to_move if self.started and not self.line.state.over else None

    @property
    def bot_to_move(self) -> bool:
        """Whether a bot decides now."""
        return self.to_move is not None and self.seats[self.to_move].kind == BOT

    @property
    def marks(self) -> dict[str, bool]:
        """What a store keeps beside the journal, so that it finds the tables at which a bot has to move."""
        return {"bot_to_move": self.bot_to_move, "over": self.over}

    def legal_moves(self) -> list[dict[str, Any]]:
        """The legal moves with their effects, kept for all who ask before the table goes on."""
        if self._legal is None or self._legal[0] is not self.line or self._legal[1] != self.line.ply:
            self._legal = self.line, self.line.ply, legal_moves(self.line.state)
        return self._legal[2]

    def seats_of(self, key: str | None) -> list[int]:
        """The seats that a key holds, those left out where a bot stands in."""
        if key is None:
            return []
        own = hashed(key)
        return [number for number, seat in enumerate(self.seats) if seat.key == own and seat.kind in PEOPLE]

    def is_host(self, key: str | None) -> bool:
        return key is not None and hashed(key) == self.opening.host

    def knows(self, key: str | None) -> bool:
        """Whether this table gave anybody that key, and it still counts."""
        return key is not None and (self.is_host(key) or any(seat.key == hashed(key) for seat in self.seats))

    # ---- moves ---------------------------------------------------------------------------------------------

    def move(self, key: str | None, ply: int, token: str, number: int | None = None) -> Change:
        """A person's move, which answers a ply. With `number`, the journal must not have gone on since that entry."""
        self._holds_a_seat(key)
        self._up_to_date(ply, number)
        seat = self._deciding(key)
        moves = self.game.moves
        if token not in moves:
            raise Refused("illegal_move", f"there is no move {token[:40]!r}", Reason("no_such_move"))
        reason = self.line.state.imagine(seat, 0).why_not(moves[token])
        if reason is not None:
            raise Refused("illegal_move", f"{token}: {reason}", reason)
        return Change("move", {"seat": seat, "token": token})

    def bot_move(self, number: int, move: int, notice: str | None) -> Change:
        """A bot's move in the position after an entry."""
        if number != self.number or not self.bot_to_move:
            raise Refused("stale", "the table has gone on")
        assert self.to_move is not None
        data = {"seat": self.to_move, "token": self.game.moves.token(move)}
        return Change("move", data if notice is None else {**data, "notice": notice})

    def why_not(self, key: str | None, token: str) -> Reason | None:
        """Why a move isn't legal for whoever asks; None if it is."""
        if self.to_move is None:
            return Reason("game_over") if self.over else Reason("not_started")
        if self.to_move not in self.seats_of(key):
            return Reason("not_your_turn")
        if token not in self.game.moves:
            return Reason("no_such_move")
        return self.line.state.imagine(self.to_move, 0).why_not(self.game.moves[token])

    # ---- taking back ---------------------------------------------------------------------------------------

    def undo(self, key: str | None, ply: int, number: int | None = None) -> Change:
        """Take one's last move back, within the turn and as long as nothing has come to light since."""
        return self._back(key, ply, number, whole=False)

    def restart(self, key: str | None, ply: int, number: int | None = None) -> Change:
        """Take all of one's turn back, or as much of it as undo may."""
        return self._back(key, ply, number, whole=True)

    def _back(self, key: str | None, ply: int, number: int | None, *, whole: bool) -> Change:
        self._holds_a_seat(key)
        self._up_to_date(ply, number)
        seat = self._deciding(key)
        turn = self.line.turn()
        assert turn is not None
        if turn.floor == ply:
            if turn.from_ply < ply:
                raise Refused("revealed", "something hidden has come to light since; only all together may go back")
            raise Refused("nothing_to_undo", "there is no move of this turn to take back")
        return Change("back", {"seat": seat, "to_ply": turn.floor if whole else ply - 1})

    def ask_back(self, key: str | None, to_ply: int) -> Change:
        """Ask everybody to go back to a ply. Where no other person sits at the table, it is done at once."""
        mine = self._holds_a_seat(key)
        self._in_play()
        if not 0 <= to_ply < self.line.ply:
            raise Refused("no_such_ply", f"there is no ply {to_ply} to go back to")
        if self.takeback is not None:
            raise Refused("takeback_pending", "somebody has asked already")
        return Change("ask", {"seat": mine[0], "to_ply": to_ply})

    def answer_back(self, key: str | None, *, agree: bool, to_ply: int | None = None) -> Change:
        """Answer for all seats of one's own. Whoever asked calls it off by not agreeing."""
        mine = self._holds_a_seat(key)
        if self.takeback is None or to_ply not in (None, self.takeback.to_ply):
            raise Refused("no_takeback", "nobody asks to take anything back")
        if not agree:
            return Change("refuse", {"seat": mine[0]})
        answering = [seat for seat in self.takeback.asked if seat in mine]
        if not answering:
            raise Refused("no_takeback", "your answer isn't needed")
        return Change("agree", {"seats": answering})

    # ---- seats ---------------------------------------------------------------------------------------------

    def join(self, invitation: str, name: str, key: str) -> Change:
        """Take the seat that an invitation is for."""
        secret = hashed(invitation)
        for number, seat in enumerate(self.seats):
            if seat.invitation == secret:
                return Change("join", {"seat": number, "name": name, "key": hashed(key)})
        raise Refused("unknown_invitation", "this invitation is for no seat, or no longer")

    def invite(self, key: str | None, seat: int, invitation: str) -> Change:
        """Issue the link to a seat anew; the one before counts no more."""
        self._host_only(key, seat)
        return Change("invite", {"seat": seat, "invitation": hashed(invitation)})

    def to_bot(self, key: str | None, seat: int, level: str) -> Change:
        """Let a bot play for whoever is away, or take a free seat."""
        self._host_only(key, seat)
        if self.over:
            raise Refused("game_over", "the game is over")
        return Change("bot", {"seat": seat, "level": level})

    def to_person(self, key: str | None, seat: int) -> Change:
        """Give a seat back to the person for whom a bot stands in."""
        self._host_only(key, seat)
        if self.seats[seat].kind != BOT or self.seats[seat].stands_for is None:
            raise Refused("nobody_away", "no bot stands in for a person there")
        return Change("person", {"seat": seat})

    def switch_hints(self, key: str | None, *, on: bool) -> Change:
        self._host_only(key)
        return Change("hints", {"on": on})

    def close(self, key: str | None) -> None:
        """Check that the host may close the table."""
        self._host_only(key)
        if self.started:
            raise Refused("started", "the game has begun; only a table that hasn't can be closed")

    def rematch(self, key: str | None, table: str) -> Change:
        """Agree on another game with the same seats; `table` is where."""
        self._holds_a_seat(key)
        if not self.over:
            raise Refused("not_over", "the game isn't over yet")
        if self.rematch_table is not None:
            raise Refused("rematch_there", "somebody has asked for another game already")
        return Change("rematch", {"table": table})

    def opening_of_rematch(self, deal: dict[str, Any]) -> Opening:
        """The same people and bots at another table. Everybody's key counts there, too."""
        seats = [
            {"kind": seat.kind, "name": seat.name, "level": seat.level, "key": seat.key, "stands_for": seat.stands_for}
            for seat in self.seats
        ]
        return replace(self.opening, seats=seats, deal=deal, practice=False, guided=False, hints=self.hints)

    # ---- folding the journal -------------------------------------------------------------------------------

    def take(self, entry: Entry) -> None:
        """Fold the next entry in."""
        if entry.number != self.number + 1:
            raise ValueError(f"table {self.id}: entry {entry.number} can't follow entry {self.number}")
        self.number, self.updated = entry.number, entry.at
        getattr(self, f"_take_{entry.kind}")(entry, **entry.data)

    def _take_move(self, entry: Entry, *, seat: int, token: str, notice: str | None = None) -> None:
        self.line.add(self.game.moves[token], entry.number, notice)
        self._legal = None
        self.takeback = None

    def _take_back(self, entry: Entry, *, seat: int, to_ply: int) -> None:
        self.line = self.line.upto(to_ply)
        self.takeback = None

    def _take_ask(self, entry: Entry, *, seat: int, to_ply: int) -> None:
        own = self.seats[seat].key
        others = [number for number, one in enumerate(self.seats) if one.kind in PEOPLE and one.key != own]
        self.takeback = TakeBack(seat, to_ply, [], others)
        self._go_back()

    def _take_agree(self, entry: Entry, *, seats: list[int]) -> None:
        if self.takeback is not None:
            self.takeback.agreed += seats
            self.takeback.asked = [seat for seat in self.takeback.asked if seat not in seats]
            self._go_back()

    def _take_refuse(self, entry: Entry, *, seat: int) -> None:
        self.takeback = None

    def _go_back(self) -> None:
        """Go back if everybody has agreed."""
        if self.takeback is not None and not self.takeback.asked:
            self.line = self.line.upto(self.takeback.to_ply)
            self.takeback = None

    def _take_join(self, entry: Entry, *, seat: int, name: str, key: str) -> None:
        self.seats[seat] = Seat(PERSON, name, key=key)
        self.takeback = None

    def _take_invite(self, entry: Entry, *, seat: int, invitation: str) -> None:
        self.seats[seat].invitation = invitation

    def _take_bot(self, entry: Entry, *, seat: int, level: str) -> None:
        taken = self.seats[seat]
        if taken.kind in PEOPLE:
            taken.stands_for = taken.kind
        taken.kind, taken.level = BOT, level
        self.takeback = None

    def _take_person(self, entry: Entry, *, seat: int) -> None:
        taken = self.seats[seat]
        if taken.stands_for is not None:
            taken.kind, taken.level, taken.stands_for = taken.stands_for, None, None
        self.takeback = None

    def _take_hints(self, entry: Entry, *, on: bool) -> None:
        self.hints = on

    def _take_rematch(self, entry: Entry, *, table: str) -> None:
        self.rematch_table = table

    # ---- checks --------------------------------------------------------------------------------------------

    def _holds_a_seat(self, key: str | None) -> list[int]:
        mine = self.seats_of(key)
        if not mine:
            raise Refused("not_your_seat", "that is for those who sit at the table")
        return mine

    def _host_only(self, key: str | None, seat: int | None = None) -> None:
        if not self.is_host(key):
            raise Refused("not_the_host", "that is for the host of the table")
        if seat is not None and not 0 <= seat < len(self.seats):
            raise Refused("no_such_seat", f"there is no seat {seat} at this table")

    def _in_play(self) -> None:
        if not self.started:
            raise Refused("not_started", "the game hasn't begun: there are free seats")
        if self.over:
            raise Refused("game_over", "the game is over")

    def _up_to_date(self, ply: int, number: int | None) -> None:
        self._in_play()
        if ply != self.line.ply or number not in (None, self.number):
            raise Refused("stale", f"that answers ply {ply}; the table is at ply {self.line.ply}")

    def _deciding(self, key: str | None) -> int:
        """The seat that decides, if it is one of one's own."""
        if self.to_move is None or self.to_move not in self.seats_of(key):
            raise Refused("not_your_turn", "somebody else decides now")
        return self.to_move
