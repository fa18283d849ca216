"""Routes about tables: opening, looking, moving, taking back."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Path, Query, Response, WebSocket
from fastapi.responses import PlainTextResponse

from cenote.core.notation import write
from cenote.games import find, names
from cenote.play.opening import Wish, open_table
from cenote.play.refusal import Refused
from cenote.play.story import story
from cenote.play.table import Change, Table
from cenote.play.view import summary, whose
from cenote.server import problems
from cenote.server.answers import Json
from cenote.server.context import Address, House, InHouse, Key
from cenote.server.documents import PROBLEMS
from cenote.server.gate import address
from cenote.server.hall import Once
from cenote.server.limits import TooMany
from cenote.server.live import FULL
from cenote.server.metrics import MOVES, OPENED
from cenote.server.models import (
    MOST_PLIES,
    BackWish,
    HintMove,
    Keys,
    MoveWish,
    Opened,
    Reason,
    TableSummary,
    TableView,
    TableWish,
    TakeBackAnswer,
    TakeBackWish,
)
from cenote.server.models import Story as StoryModel

router = APIRouter(prefix="/api", tags=["tables"])

Seat = Annotated[int | None, Query(ge=0, le=16, description="Which of one's own seats to look from.")]
PlyPath = Annotated[int, Path(ge=0, le=MOST_PLIES)]
Since = Annotated[int, Query(ge=0, le=MOST_PLIES, description="Leave the log out before this ply.")]


@router.post("/tables", status_code=201, response_model=Opened, responses=PROBLEMS(422))
async def open_a_table(wish: TableWish, house: InHouse, who: Address) -> Response:
    """Open a table. The game begins when no seat is open any more."""
    house.limits.take("opens", who)
    if wish.game not in names():
        raise Refused("bad_setup", f"there is no such game; there are: {', '.join(names())}")
    seats = [Wish(seat.kind, seat.name, seat.level) for seat in wish.seats]
    made = open_table(find(wish.game), seats, wish.options, deal=wish.deal, hints=wish.hints, guided=wish.guided)
    await house.hall.open(Table(made.table, made.opening, time.time()))
    OPENED.labels(wish.game).inc()
    invitations = {str(seat): secret for seat, secret in made.invitations.items()}
    return Json({"table": made.table, "key": made.key, "invitations": invitations}, 201)


@router.post("/mine", response_model=list[TableSummary], responses=PROBLEMS(422))
async def list_my_tables(wish: Keys, house: InHouse) -> Response:
    """The tables that these keys are for, those played last first. Others are left out."""
    found = []
    for table, key in wish.keys.items():
        try:
            held = await house.hall.get(table)
        except Refused:
            continue
        if held.knows(key):
            found.append((held.updated, summary(held, key, house.presence.seats(table))))
    return Json([told for _, told in sorted(found, key=lambda one: -one[0])])


@router.get("/tables/{table}", response_model=TableView, responses=PROBLEMS(403, 404))
async def look_at_a_table(table: str, house: InHouse, key: Key, seat: Seat = None, since: Since = 0) -> Response:
    """A table as it is now."""
    return Json(house.shown(await house.hall.get(table), key, seat=seat, since=since))


@router.get("/tables/{table}/plies/{ply}", response_model=TableView, responses=PROBLEMS(403, 404))
async def look_at_a_ply(
    table: str, ply: PlyPath, house: InHouse, key: Key, seat: Seat = None, since: Since = 0
) -> Response:
    """A table as one's own seat saw it after so many moves."""
    return Json(house.shown(await house.hall.get(table), key, seat=seat, since=since, ply=ply))


@router.post("/tables/{table}/moves", response_model=TableView, responses=PROBLEMS(403, 404, 409, 422))
async def make_a_move(table: str, wish: MoveWish, house: InHouse, key: Key, since: Since = 0) -> Response:
    """Make a move. It is written down when this is answered."""

    def act(now: Table) -> Change:
        return now.move(key, wish.ply, wish.token, wish.version)

    answer = await changed(house, table, key, act, Once(wish.nonce, "move", wish.token), since)
    if answer.status_code == 200:
        MOVES.labels("person").inc()
    return answer


@router.get("/tables/{table}/why", response_model=Reason | None, responses=PROBLEMS(404))
async def ask_why_not(table: str, token: Annotated[str, Query(max_length=80)], house: InHouse, key: Key) -> Response:
    """Why a move isn't legal now; null if it is."""
    reason = (await house.hall.get(table)).why_not(key, token)
    return Json(None if reason is None else {"code": reason.code, "args": reason.args})


@router.post("/tables/{table}/undo", response_model=TableView, responses=PROBLEMS(403, 404, 409, 422))
async def undo(table: str, wish: BackWish, house: InHouse, key: Key, since: Since = 0) -> Response:
    """Take one's last move back: within one's turn, and as long as nothing hidden has come to light since."""

    def act(now: Table) -> Change:
        return now.undo(key, wish.ply, wish.version)

    return await changed(house, table, key, act, Once(wish.nonce, "back"), since)


@router.post("/tables/{table}/restart", response_model=TableView, responses=PROBLEMS(403, 404, 409, 422))
async def restart_the_turn(table: str, wish: BackWish, house: InHouse, key: Key, since: Since = 0) -> Response:
    """Take one's whole turn back, or as much of it as undo may."""

    def act(now: Table) -> Change:
        return now.restart(key, wish.ply, wish.version)

    return await changed(house, table, key, act, Once(wish.nonce, "back"), since)


@router.post("/tables/{table}/takeback", response_model=TableView, responses=PROBLEMS(403, 404, 409, 422))
async def ask_to_take_back(table: str, wish: TakeBackWish, house: InHouse, key: Key, since: Since = 0) -> Response:
    """Ask everybody to go back to a ply. Where nobody else is to be asked, it is done at once."""

    def act(now: Table) -> Change:
        return now.ask_back(key, wish.to_ply)

    return await changed(house, table, key, act, Once(wish.nonce, "ask"), since)


@router.post("/tables/{table}/takeback/answer", response_model=TableView, responses=PROBLEMS(403, 404, 409, 422))
async def answer_take_back(table: str, wish: TakeBackAnswer, house: InHouse, key: Key, since: Since = 0) -> Response:
    """Agree, or not, to go back. Whoever asked calls it off by not agreeing."""

    def act(now: Table) -> Change:
        return now.answer_back(key, agree=wish.agree, to_ply=wish.to_ply)

    return await changed(house, table, key, act, None, since)


@router.post("/tables/{table}/hint", response_model=list[HintMove], responses=PROBLEMS(403, 404, 409))
async def give_a_hint(table: str, house: InHouse, key: Key, who: Address) -> Response:
    """What the strongest bot of the house thinks of one's moves, the best first. Empty where there is only chance."""
    house.limits.take("hints", who)
    return Json(await house.robots.hint(await house.hall.get(table), key))


@router.get(
    "/tables/{table}/record",
    response_class=PlainTextResponse,
    responses={**PROBLEMS(403, 404, 409), 200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def download_the_record(table: str, house: InHouse, key: Key, seat: Seat = None) -> Response:
    """The game as text: whole when it is over, before that as one's own seat may know it."""
    held = await house.hall.get(table)
    if not held.started:
        raise Refused("not_started", "the game hasn't begun: there are free seats")
    record = held.line.record([one.name for one in held.seats]).sealed(whose(held, key, seat))
    name = f"{held.opening.game}-{table}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(write([record]), headers=headers)


@router.get("/tables/{table}/story", response_model=StoryModel, responses=PROBLEMS(404, 409))
async def tell_the_story(table: str, house: InHouse) -> Response:
    """How points came so far: round by round, and by source."""
    held = await house.hall.get(table)
    if not held.started:
        raise Refused("not_started", "the game hasn't begun: there are free seats")
    return Json(story(held.line))


@router.websocket("/tables/{table}/live")
async def watch(socket: WebSocket, table: str) -> None:
    """The table whenever it has changed; see the description of the document."""
    house: House = socket.app.state.house
    try:
        house.limits.take("connects", address(socket))
    except TooMany:
        await socket.close(FULL)
        return
    await house.live.serve(socket, table)


async def changed(
    house: House, table: str, key: str | None, act: Callable[[Table], Change], once: Once | None, since: int = 0
) -> Response:
    """The table after a change, or as it is if that came too late."""
    try:
        held = await house.hall.change(table, act, once=once)
    except Refused as refused:
        if refused.code != "stale":
            raise
        held = await house.hall.get(table)
        return problems.refusal(refused, house.shown(held, key, since=since))
    return Json(house.shown(held, key, since=since))
