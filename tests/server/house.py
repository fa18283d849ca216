"""What tests of the server share: a server in this process, and people who play there."""

from __future__ import annotations

import itertools
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import uvicorn
from fastapi.testclient import TestClient
from httpx import Client, Response

from cenote.server.app import create_app
from cenote.server.settings import Settings

NUMBERS = itertools.count()


def nonce() -> str:
    return f"nonce-{next(NUMBERS):08}"


def settings(folder: Path, **other: Any) -> Settings:
    """A server on a database file of its own, with no limits on rates and no pages."""
    plain = Settings(f"sqlite+aiosqlite:///{folder / 'tables.db'}", pages=folder / "pages", rates=None)
    return replace(plain, **other)


@contextmanager
def serving(chosen: Settings) -> Iterator[TestClient]:
    """A server that runs until the end of the block."""
    with TestClient(create_app(chosen), raise_server_exceptions=True) as client:
        yield client


@contextmanager
def listening(chosen: Settings) -> Iterator[str]:
    """The same on a port of its own, for what isn't the same without; its address."""
    config = uvicorn.Config(create_app(chosen), port=0, log_config=None, access_log=False, ws="websockets-sansio")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
            time.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join()


class Person:
    """Somebody with a key, or without one, in front of one table."""

    def __init__(self, client: Client, table: str, key: str | None = None) -> None:
        self.client = client
        self.table = table
        self.key = key

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.key}"} if self.key else {}

    def ask(self, method: str, path: str = "", **how: Any) -> Response:
        answer: Response = self.client.request(method, f"/api/tables/{self.table}{path}", headers=self.headers, **how)
        return answer

    def good(self, method: str, path: str = "", **how: Any) -> Any:
        answer = self.ask(method, path, **how)
        assert answer.is_success, (answer.status_code, answer.text)
        return answer.json()

    def look(self, **params: Any) -> Any:
        return self.good("GET", params=params)

    def try_move(self, token: str, ply: int | None = None, **more: Any) -> Response:
        at = self.look()["ply"] if ply is None else ply
        return self.ask("POST", "/moves", json={"ply": at, "token": token, "nonce": nonce(), **more})

    def move(self, token: str) -> Any:
        answer = self.try_move(token)
        assert answer.is_success, (answer.status_code, answer.text)
        return answer.json()

    def first(self) -> Any:
        """Make the first of one's legal moves."""
        return self.move(self.look()["legal"][0]["token"])

    def back(self, how: str = "undo", ply: int | None = None) -> Response:
        at = self.look()["ply"] if ply is None else ply
        return self.ask("POST", f"/{how}", json={"ply": at, "nonce": nonce()})


def open_table(client: Client, game: str, seats: list[str], **more: Any) -> tuple[Person, dict[str, str]]:
    """A new table with its host, and the invitations to its open seats."""
    wishes = [{"kind": kind, "name": "Ada" if kind == "me" else ""} for kind in seats]
    answer = client.post("/api/tables", json={"game": game, "seats": wishes, **more})
    assert answer.status_code == 201, answer.text
    told = answer.json()
    return Person(client, told["table"], told["key"]), told["invitations"]


def join(client: Client, invitation: str, name: str = "Bo", **more: Any) -> Person:
    answer = client.post("/api/join", json={"invitation": invitation, "name": name, **more})
    assert answer.status_code == 200, answer.text
    told = answer.json()
    return Person(client, told["table"], told["key"])


def two_people(client: Client, game: str, **more: Any) -> tuple[Person, Person]:
    """A table with two people, each in a browser of their own."""
    ada, invitations = open_table(client, game, ["me", "open"], **more)
    return ada, join(client, invitations["1"])


def decider(*people: Person) -> Person:
    """Whoever has to decide."""
    for person in people:
        if person.look()["legal"]:
            return person
    raise AssertionError("nobody has to decide")


def play_on(people: tuple[Person, ...], until: Any) -> None:
    """Let whoever decides make the first legal move, until what they then see is as wanted."""
    tables = {person: person.look() for person in people}
    for _ in range(5000):
        person = next((person for person in people if tables[person]["legal"]), None)
        if person is None:
            tables = {person: person.look(since=10_000) for person in people}  # a bot has moved, or will
            if any(until(table) for table in tables.values()):
                return
            time.sleep(0.005)
            continue
        ply, token = tables[person]["ply"], tables[person]["legal"][0]["token"]
        wish = {"ply": ply, "token": token, "nonce": nonce()}
        tables[person] = person.good("POST", "/moves", params={"since": ply}, json=wish)
        if until(tables[person]):
            return
    raise AssertionError("it never came to that")


def code(answer: Response) -> tuple[int, str]:
    """The status and the code of a refusal, which must be problem details."""
    assert answer.headers["content-type"] == "application/problem+json"
    told = answer.json()
    assert told["status"] == answer.status_code
    return answer.status_code, told["code"]


def as_bytes(view: Any) -> bytes:
    return json.dumps(view, sort_keys=True).encode()
