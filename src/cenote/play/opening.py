"""Opening a table: from what somebody wishes to a dealt game with seats."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from cenote.bots import levels
from cenote.core.errors import BadSetup
from cenote.core.game import Game
from cenote.play.keys import hashed, new_id, new_invitation, new_key
from cenote.play.refusal import Refused
from cenote.play.table import BOT, HERE, OPEN, PERSON, Opening

ME = "me"


class Wish(NamedTuple):
    """A seat as somebody wants it: `me`, `here`, `open` or `bot`."""

    kind: str
    name: str = ""
    level: str | None = None


class Opened(NamedTuple):
    """A new table, with the secrets that are told once and never again."""

    table: str
    opening: Opening
    key: str
    invitations: dict[int, str]


def open_table(
    game: Game,
    wishes: Sequence[Wish],
    options: Mapping[str, Any],
    *,
    deal: Mapping[str, Any] | None = None,
    hints: bool = False,
    guided: bool = False,
) -> Opened:
    """Deal a game and seat everybody. BadSetup or Refused say what can't be."""
    seats = game.check_seats(len(wishes))
    chosen = game.check_options(options, seats)
    dealt = draw(game, seats, chosen, deal)
    table, key = new_id(), new_key()
    invitations: dict[int, str] = {}
    seated: list[dict[str, Any]] = []
    for number, wish in enumerate(wishes):
        if wish.kind == BOT:
            seated.append({"kind": BOT, "name": wish.name, "level": check_level(game, seats, wish.level)})
        elif wish.kind == OPEN:
            invitations[number] = new_invitation(table)
            seated.append({"kind": OPEN, "invitation": hashed(invitations[number])})
        else:
            kind = PERSON if wish.kind == ME else HERE
            seated.append({"kind": kind, "name": wish.name, "key": hashed(key)})
    opening = Opening(game.name, game.edition, seated, chosen, dealt, bool(deal), guided, hints, hashed(key))
    return Opened(table, opening, key, invitations)


def draw(game: Game, seats: int, options: Mapping[str, Any], given: Mapping[str, Any] | None) -> dict[str, Any]:
    """A whole deal. The seed is forgotten at once: all that it gave stands in the deal."""
    try:
        return game.deal(seats, secrets.randbits(64), given, **options)
    except RecursionError:
        raise BadSetup("deal: that is nested too deeply") from None


def check_level(game: Game, seats: int, level: str | None) -> str:
    """The name of a bot that there is for so many seats."""
    known = levels(game, seats)
    if level is None:
        return known[0]
    if level not in known:
        raise Refused(
            "unknown_level", f"there is no bot {level[:40]!r} for {seats} seats; there are: {', '.join(known)}"
        )
    return level
