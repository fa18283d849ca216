"""Routes about seats: joining, and what the host of a table may do."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import APIRouter, Path, Response

from cenote.play.keys import invited_to, key_for, new_id, new_invitation, new_key
from cenote.play.opening import check_level, draw
from cenote.play.refusal import Refused
from cenote.play.table import Change, Table
from cenote.server.answers import Json
from cenote.server.context import Address, InHouse, Key
from cenote.server.documents import PROBLEMS
from cenote.server.hall import Once
from cenote.server.models import Invitation, Joined, JoinWish, LevelWish, Opened, TableChange, TableView
from cenote.server.routes_tables import changed

router = APIRouter(prefix="/api", tags=["seats"])

Seat = Annotated[int, Path(ge=0, le=16)]


@router.post("/join", response_model=Joined, responses=PROBLEMS(404, 422))
async def join(wish: JoinWish, house: InHouse, key: Key, who: Address) -> Response:
    """Take the seat that an invitation is for. A key of that table, if one is sent, gets this seat as well."""
    house.limits.take("joins", who)
    table = invited_to(wish.invitation)
    fresh = key_for(wish.invitation, wish.nonce) if wish.nonce else new_key()
    given, seat = fresh, None

    def act(now: Table) -> Change:
        nonlocal given, seat
        given = key if key is not None and now.knows(key) else fresh
        change = now.join(wish.invitation, wish.name, given)
        seat = change.data["seat"]
        return change

    try:
        held = await house.hall.change(table, act, once=Once(wish.nonce, "join") if wish.nonce else None)
    except Refused:  # whatever the reason: nobody is to learn which tables there are
        raise no_invitation() from None
    if seat is None and wish.nonce is not None:  # it was taken before, and this asks again
        entry = await house.store.entry_for(table, wish.nonce)
        seat = entry.data.get("seat") if entry else None
    if seat not in held.seats_of(given):
        raise no_invitation()
    return Json({"table": table, "seat": seat, "key": given})


def no_invitation() -> Refused:
    return Refused("unknown_invitation", "this invitation is for no seat, or no longer")


@router.post("/tables/{table}/seats/{seat}/invitation", response_model=Invitation, responses=PROBLEMS(403, 404))
async def issue_an_invitation(table: str, seat: Seat, house: InHouse, key: Key) -> Response:
    """A new link to a seat; the one before counts no more. Whoever uses it takes the seat over."""
    invitation = new_invitation(table)
    await house.hall.change(table, lambda now: now.invite(key, seat, invitation))
    return Json({"invitation": invitation})


@router.post("/tables/{table}/seats/{seat}/bot", response_model=TableView, responses=PROBLEMS(403, 404, 409, 422))
async def let_a_bot_play(table: str, seat: Seat, wish: LevelWish, house: InHouse, key: Key) -> Response:
    """Let a bot play for a person who is away, or take a free seat."""

    def act(now: Table) -> Change:
        change = now.to_bot(key, seat, wish.level)
        check_level(now.game, len(now.seats), wish.level)
        return change

    return await changed(house, table, key, act, None)


@router.post("/tables/{table}/seats/{seat}/person", response_model=TableView, responses=PROBLEMS(403, 404, 409))
async def let_the_person_play(table: str, seat: Seat, house: InHouse, key: Key) -> Response:
    """Give a seat back to the person for whom a bot stands in."""
    return await changed(house, table, key, lambda now: now.to_person(key, seat), None)


@router.patch("/tables/{table}", response_model=TableView, responses=PROBLEMS(403, 404, 422))
async def change_a_table(table: str, wish: TableChange, house: InHouse, key: Key) -> Response:
    """Switch hints on or off."""
    return await changed(house, table, key, lambda now: now.switch_hints(key, on=wish.hints), None)


@router.delete("/tables/{table}", status_code=204, responses=PROBLEMS(403, 404, 409))
async def close_a_table(table: str, house: InHouse, key: Key) -> Response:
    """Close a table that hasn't started."""
    await house.hall.close(table, lambda now: now.close(key))
    house.live.closed(table)
    return Response(status_code=204)


@router.post("/tables/{table}/rematch", response_model=Opened, responses=PROBLEMS(403, 404, 409))
async def play_again(table: str, house: InHouse, key: Key) -> Response:
    """Another game with the same seats and options; the first who asks opens it. Everybody's key counts there, too."""
    held = await house.hall.get(table)
    if held.rematch_table is None:
        held.rematch(key, "")  # so that nothing is dealt in vain
        dealt = draw(held.game, len(held.seats), held.opening.options, None)
        new = Table(new_id(), held.opening_of_rematch(dealt), time.time())
        try:
            held = await house.hall.change(table, lambda now: now.rematch(key, new.id), opens=new)
        except Refused as refused:
            if refused.code != "rematch_there":
                raise
        else:
            await house.robots.look_at(new.id)
    if not held.seats_of(key):
        raise Refused("not_your_seat", "that is for those who sit at the table")
    return Json({"table": held.rematch_table, "key": key, "invitations": {}})
