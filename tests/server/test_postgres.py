"""Two processes that serve the same tables from one PostgreSQL."""

from __future__ import annotations

import json
import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from cenote.server.settings import Settings
from tests.server.cluster import cluster
from tests.server.house import Person, nonce, open_table, settings, two_people
from tests.server.processes import Running, start

pytestmark = pytest.mark.xdist_group("postgres")


@pytest.fixture(scope="module")
def chosen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Settings]:
    with cluster() as url:
        yield replace(settings(tmp_path_factory.mktemp("no-pages"), watch_seconds=0.2), database=url)


@pytest.fixture(scope="module")
def servers(chosen: Settings) -> Iterator[tuple[Running, Running]]:
    """Both are started at once, and find an empty database."""
    running: list[Running] = []
    threads = [threading.Thread(target=lambda: running.append(start(chosen))) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    yield running[0], running[1]
    for one in running:
        one.kill()


@pytest.fixture
def clients(servers: tuple[Running, Running]) -> Iterator[tuple[httpx.Client, httpx.Client]]:
    with httpx.Client(base_url=servers[0].address) as one, httpx.Client(base_url=servers[1].address) as two:
        yield one, two


@contextmanager
def live(person: Person) -> Iterator[ClientConnection]:
    """A live connection of somebody who has said hello."""
    address = str(person.client.base_url).replace("http", "ws", 1)
    with connect(f"{address}/api/tables/{person.table}/live") as socket:
        socket.send(json.dumps({"key": person.key}))
        yield socket


def heard(socket: ClientConnection, kind: str, **fitting: Any) -> Any:
    while True:
        message = json.loads(socket.recv())
        content = message.get("table", message)
        if message["type"] == kind and all(content[name] == value for name, value in fitting.items()):
            return content


def test_no_ply_is_lost_or_doubled_when_both_move_as_fast_as_they_can(
    clients: tuple[httpx.Client, httpx.Client],
) -> None:
    ada, _ = open_table(clients[0], "tzolkin", ["me", "here", "here"])
    acknowledged: list[tuple[int, str]] = []
    late: list[int] = []

    def play(client: httpx.Client, seed: int) -> None:
        chance = random.Random(seed)
        person = Person(client, ada.table, ada.key)
        table = person.look()
        while not table["over"]:
            token = chance.choice(table["legal"])["token"]
            wish = {"ply": table["ply"], "token": token, "nonce": nonce()}
            answer = person.ask("POST", "/moves", json=wish)
            if answer.status_code == 200:
                acknowledged.append((wish["ply"], token))
                again = person.ask("POST", "/moves", json=wish)
                assert again.status_code == 200
                table = again.json()
            else:
                assert (answer.status_code, answer.json()["code"]) in ((409, "stale"), (409, "game_over"))
                late.append(wish["ply"])
                table = person.look()

    threads = [threading.Thread(target=play, args=(clients[number % 2], number)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert late, "nobody was ever faster than another, so this proved nothing"
    for client in clients:
        table = Person(client, ada.table, ada.key).look()
        made = [(entry["ply"], entry["token"]) for entry in table["log"]]
        assert made == sorted(acknowledged)
        assert table["over"]


def test_who_looks_through_one_process_sees_what_is_done_through_the_other(
    clients: tuple[httpx.Client, httpx.Client],
) -> None:
    ada, bo = two_people(clients[0], "tzolkin", deal={"first": 0})
    elsewhere = Person(clients[1], bo.table, bo.key)
    with live(elsewhere) as socket:
        assert heard(socket, "table")["ply"] == 0
        for ply in range(1, 3):
            ada.first()
            assert heard(socket, "table", ply=ply)["table"] == ada.table
        with live(ada) as hers:
            assert [seat["present"] for seat in heard(hers, "table")["seats"]] in ([True, True], [True, False])
            assert heard(socket, "presence", seats=[True, True])
        assert heard(socket, "presence", seats=[False, True])
        elsewhere.first()
        assert ada.look()["ply"] == 3


def test_a_bot_whose_process_died_is_taken_over(chosen: Settings, servers: tuple[Running, Running]) -> None:
    third = start(chosen)
    with httpx.Client(base_url=third.address) as client:
        host, _ = open_table(client, "tzolkin", ["bot", "bot", "bot"])
    third.kill()
    with httpx.Client(base_url=servers[0].address) as client:
        left = Person(client, host.table, host.key)
        ended = threading.Event()
        while not left.look(since=10_000)["over"]:
            ended.wait(0.05)
        log = left.look()["log"]
    assert [entry["ply"] for entry in log] == list(range(len(log)))


def test_text_that_no_database_takes_is_refused_before_it_gets_there(
    clients: tuple[httpx.Client, httpx.Client], tmp_path: Path
) -> None:
    for table in ("%00", "a%00b", "%7F"):
        assert clients[0].get(f"/api/tables/{table}").status_code == 404
    seats = [{"kind": "me", "name": "a\x00b"}, {"kind": "here"}]
    answer = clients[0].post("/api/tables", json={"game": "tzolkin", "seats": seats})
    assert answer.status_code == 422
