"""What a table shows to whoever looks: everything that this one may know, as plain JSON data."""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime
from typing import Any

from cenote.play.line import Line
from cenote.play.refusal import Refused
from cenote.play.table import Table


def whose(table: Table, key: str | None, seat: int | None = None) -> int | None:
    """The seat whose view somebody gets: the one asked for, or of one's own the one that decides, or else the first."""
    mine = table.seats_of(key)
    if seat is not None:
        if seat not in mine:
            raise Refused("not_your_seat", "you may only look at the table from a seat of your own")
        return seat
    if table.to_move in mine:
        return table.to_move
    return mine[0] if mine else None


def look(
    table: Table,
    key: str | None = None,
    *,
    seat: int | None = None,
    ply: int | None = None,
    since: int = 0,
    present: Collection[int] = (),
) -> dict[str, Any]:
    """The table as the holder of a key sees it from a seat, now or as it was at an earlier ply."""
    viewer = whose(table, key, seat)
    line = table.line
    now = ply is None or ply == line.ply
    if not now:
        assert ply is not None
        if not (table.started and 0 <= ply < line.ply):
            raise Refused("no_such_ply", f"there is no ply {ply} in this game")
        line = line.upto(ply)
    state = line.state
    mine = table.seats_of(key)
    deciding = now and viewer is not None and viewer == table.to_move
    return {
        "table": table.id,
        "version": table.number,
        "game": table.opening.game,
        "seats": _seats(table, mine, present),
        "options": table.opening.options,
        "guided": table.opening.guided,
        "practice": table.opening.practice,
        "hints": table.hints,
        "host": table.is_host(key),
        "started": table.started,
        "over": table.over and state.over,
        "private": table.started and state.private,
        "ply": line.ply,
        "last_ply": table.line.ply,
        "round": state.round,
        "to_move": state.to_move if table.started and not state.over else None,
        "seat": viewer,
        "view": state.view(viewer) if table.started else None,
        "points": state.points(),
        "standing": state.standing() if table.started and state.over else None,
        "legal": table.legal_moves() if deciding else [],
        "turn": _turn(table, line, mine if now else []),
        "takeback": _takeback(table),
        "rematch": table.rematch_table,
        "since": min(since, line.ply),
        "log": line.log(viewer, since) if table.started else [],
    }


def summary(table: Table, key: str | None, present: Collection[int] = ()) -> dict[str, Any]:
    """A line about a table, for a list of one's tables."""
    mine = table.seats_of(key)
    return {
        "table": table.id,
        "game": table.opening.game,
        "title": table.game.title,
        "seats": _seats(table, mine, present),
        "host": table.is_host(key),
        "practice": table.opening.practice,
        "guided": table.opening.guided,
        "started": table.started,
        "over": table.over,
        "round": table.line.state.round,
        "to_move": table.to_move,
        "mine_to_move": table.to_move in mine,
        "points": table.line.state.points(),
        "standing": table.line.state.standing() if table.over else None,
        "rematch": table.rematch_table,
        "updated": datetime.fromtimestamp(table.updated, UTC).isoformat(timespec="seconds"),
    }


def _seats(table: Table, mine: Collection[int], present: Collection[int]) -> list[dict[str, Any]]:
    return [
        {
            "seat": number,
            "name": seat.name,
            "kind": seat.kind,
            "level": seat.level,
            "mine": number in mine,
            "present": number in present,
            "host": seat.key == table.opening.host,
            "away": seat.stands_for is not None,
        }
        for number, seat in enumerate(table.seats)
    ]


def _turn(table: Table, line: Line, mine: Collection[int]) -> dict[str, Any] | None:
    turn = line.turn() if table.started else None
    if turn is None:
        return None
    free = turn.seat in mine and turn.floor < line.ply
    return {
        "from_ply": turn.from_ply,
        "floor": turn.floor,
        "seat": turn.seat,
        "can_undo": free,
        "can_restart": free,
        "reveals": turn.reveals,
    }


def _takeback(table: Table) -> dict[str, Any] | None:
    asked = table.takeback
    if asked is None:
        return None
    return {"seat": asked.seat, "to_ply": asked.to_ply, "agreed": list(asked.agreed), "asked": list(asked.asked)}
