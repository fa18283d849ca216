"""Live connections: what viewers are sent, presence, resuming, and those who are too slow."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from fastapi import WebSocketDisconnect
from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession

from cenote.games import find
from cenote.play.opening import Wish
from cenote.play.opening import open_table as opened
from cenote.play.table import Table
from cenote.server.app import build
from cenote.server.live import FULL, GONE, SLOW, WRONG
from tests.server.house import Person, as_bytes, decider, open_table, play_on, serving, settings, two_people


@contextmanager
def watching(person: Person, **hello: Any) -> Iterator[WebSocketTestSession]:
    """A live connection of somebody who has said hello."""
    assert isinstance(person.client, TestClient)
    with person.client.websocket_connect(f"/api/tables/{person.table}/live") as socket:
        socket.send_json({**({"key": person.key} if person.key else {}), **hello})
        yield socket


def heard(socket: WebSocketTestSession, kind: str, **fitting: Any) -> Any:
    """The next message of a kind, with these entries."""
    for _ in range(200):
        message = socket.receive_json()
        content = message.get("table", message)
        if message["type"] == kind and all(content[name] == value for name, value in fitting.items()):
            return content
    raise AssertionError(f"no such message: {kind} {fitting}")


def without_presence(table: dict[str, Any]) -> bytes:
    return as_bytes({**table, "seats": [{**seat, "present": None} for seat in table["seats"]]})


def test_every_viewer_is_sent_the_table_as_they_may_see_it(client: TestClient) -> None:
    ada, bo = two_people(client, "tzolkin")
    nobody = Person(client, ada.table)
    with watching(ada) as hers, watching(bo) as his, watching(nobody) as theirs:
        for socket in (hers, his, theirs):
            assert heard(socket, "table")["ply"] == 0
        decider(ada, bo).first()
        for person, socket in ((ada, hers), (bo, his), (nobody, theirs)):
            assert without_presence(heard(socket, "table", ply=1)) == without_presence(person.look())


def test_after_a_gap_the_log_goes_on_where_it_was_left(client: TestClient) -> None:
    ada, bo = two_people(client, "tzolkin")
    play_on((ada, bo), lambda table: table["ply"] == 5)
    version = ada.look()["version"]
    with watching(ada, ply=3) as socket:
        table = heard(socket, "table")
        assert (table["since"], [entry["ply"] for entry in table["log"]]) == (3, [3, 4])
        decider(ada, bo).first()
        table = heard(socket, "table", ply=6)
        assert (table["since"], [entry["ply"] for entry in table["log"]]) == (5, [5])
    decider(ada, bo).first()
    with watching(ada, version=version) as socket:
        assert [entry["ply"] for entry in heard(socket, "table")["log"]] == [5, 6]


def test_what_was_taken_back_is_told_anew(client: TestClient) -> None:
    ada, _ = open_table(client, "tzolkin", ["me", "here"])
    ada.first()
    with watching(ada, ply=1) as socket:
        assert heard(socket, "table")["since"] == 1
        ada.back()
        table = heard(socket, "table", ply=0)
        assert (table["since"], table["log"]) == (0, [])
        token = ada.look()["legal"][-1]["token"]
        ada.move(token)
        assert [entry["token"] for entry in heard(socket, "table", ply=1)["log"]] == [token]


def test_who_looks_at_the_table_is_present(client: TestClient) -> None:
    ada, bo = two_people(client, "tzolkin")
    with watching(ada) as hers:
        assert [seat["present"] for seat in heard(hers, "table")["seats"]] == [True, False]
        with watching(bo) as his:
            heard(his, "table")
            assert heard(hers, "presence", seats=[True, True])
            assert [seat["present"] for seat in ada.look()["seats"]] == [True, True]
        assert heard(hers, "presence", seats=[True, False])


def test_who_gets_a_seat_while_looking_is_sent_its_view(client: TestClient) -> None:
    ada, invitations = open_table(client, "tzolkin", ["me", "open", "open"])
    with watching(ada) as socket:
        assert not heard(socket, "table")["seats"][1]["mine"]
        client.post("/api/join", json={"invitation": invitations["1"]}, headers=ada.headers)
        heard(socket, "table", version=1)
        assert heard(socket, "presence", seats=[True, True, False])


def test_a_bot_that_thinks_is_told_of(client: TestClient) -> None:
    ada, _ = open_table(client, "tzolkin", ["me", "bot"], deal={"first": 0})
    with watching(ada) as socket:
        heard(socket, "table")
        ada.first()
        ada.first()
        assert heard(socket, "thinking", seat=None)
        assert ada.look()["ply"] >= 4


def test_pings_are_answered(client: TestClient) -> None:
    ada, _ = open_table(client, "tzolkin", ["me", "here"])
    with watching(ada) as socket:
        heard(socket, "table")
        socket.send_text("what?")
        socket.send_json({"type": "ping"})
        heard(socket, "pong")


@pytest.mark.parametrize("hello", ["", "[]", "{", '{"key": 5}', '{"seat": -1}', '{"ply": 1e99}'])
def test_who_does_not_say_hello_is_sent_away(client: TestClient, hello: str) -> None:
    ada, _ = open_table(client, "tzolkin", ["me", "here"])
    with client.websocket_connect(f"/api/tables/{ada.table}/live") as socket:
        socket.send_text(hello)
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
    assert closed.value.code == WRONG


def test_there_is_nothing_to_watch_where_there_is_no_table(client: TestClient) -> None:
    for table in ("AAAAAAAAAAAA", "x"):
        with client.websocket_connect(f"/api/tables/{table}/live") as socket:
            socket.send_text("{}")
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_json()
        assert closed.value.code == GONE


def test_viewers_of_a_table_that_is_closed_are_told(client: TestClient) -> None:
    ada, _ = open_table(client, "tzolkin", ["me", "open"])
    with watching(ada) as socket:
        heard(socket, "table")
        ada.ask("DELETE")
        with pytest.raises(WebSocketDisconnect) as closed:
            heard(socket, "never")
    assert closed.value.code == GONE


def test_a_table_has_only_so_many_viewers(tmp_path: Path) -> None:
    with serving(settings(tmp_path, viewers=1)) as client:
        ada, _ = open_table(client, "tzolkin", ["me", "here"])
        with watching(ada) as one:
            heard(one, "table")
            with watching(ada) as two, pytest.raises(WebSocketDisconnect) as closed:
                two.receive_json()
            assert closed.value.code == FULL
            assert ada.first()["ply"] == 1
            heard(one, "table", ply=1)


class Stuck:
    """A socket whose other end has said hello and then takes nothing more."""

    def __init__(self) -> None:
        self.sending = asyncio.Event()
        self.closed: int | None = None
        self.sent = 0

    async def accept(self) -> None:
        pass

    async def receive_text(self) -> str:
        return json.dumps({})

    async def receive(self) -> Any:
        await asyncio.Event().wait()

    async def send_text(self, text: str) -> None:
        self.sent += 1
        self.sending.set()
        await asyncio.Event().wait()

    async def close(self, code: int) -> None:
        self.closed = code


def test_who_takes_nothing_is_dropped_and_holds_nobody_up(tmp_path: Path) -> None:
    async def scene() -> tuple[Stuck, int, int]:
        house = build(settings(tmp_path, send_seconds=0.2))
        await house.store.start()
        made = opened(find("tzolkin"), [Wish("me"), Wish("here")], {})
        await house.hall.open(Table(made.table, made.opening, 0.0))
        stuck: Any = Stuck()
        serving = asyncio.create_task(house.live.serve(stuck, made.table))
        await stuck.sending.wait()
        for _ in range(10):
            held = await house.hall.get(made.table)
            token = held.line.state.tokens()[0]
            await house.hall.change(made.table, partial(Table.move, key=made.key, ply=held.line.ply, token=token))
        plies = (await house.hall.get(made.table)).line.ply
        await serving
        left = len(house.live.all_watched())
        await house.store.stop()
        return stuck, plies, left

    stuck, plies, left = asyncio.run(scene())
    assert (plies, left) == (10, 0)
    assert (stuck.closed, stuck.sent) == (SLOW, 1)
