"""A server that is killed at any moment has kept every move that it acknowledged, and half of none."""

from __future__ import annotations

import json
import random
import sqlite3
import threading
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from cenote.server.copies import check
from tests.server.house import Person, nonce, open_table, settings
from tests.server.processes import start

KILLS = 50
TABLES = (("tzolkin", ["me", "here"]), ("tzolkin", ["me", "bot"]), ("teotihuacan", ["me"]))


@dataclass
class Player:
    """Somebody who plays at one table after the other, and writes down what was acknowledged."""

    game: str
    seats: list[str]
    chance: random.Random
    person: Person | None = None
    log: list[Any] = field(default_factory=list)
    """What the last answer told: each of its moves was acknowledged."""
    sent: tuple[str, dict[str, Any]] | None = None
    """What was sent and not answered."""
    answers: int = 0
    faults: list[str] = field(default_factory=list)

    def play(self, address: str, enough: threading.Event) -> None:
        """Play until the server is gone."""
        try:
            with httpx.Client(base_url=address, timeout=30) as client:
                self.sit_down(client)
                while True:
                    self.act()
                    if self.answers % 5 == 0:
                        enough.set()
        except httpx.TransportError:
            pass
        except AssertionError as fault:
            self.faults.append(str(fault))
        finally:
            enough.set()

    def sit_down(self, client: httpx.Client) -> None:
        """Look whether all is there, and repeat what was not answered."""
        if self.person is None:
            self.person, _ = open_table(client, self.game, self.seats)
            self.log = []
            return
        self.person.client = client
        known = self.log
        self.heard(self.person.look())
        back = self.sent is not None and self.sent[0] == "/undo"
        kept = known[: len(known) - 1] if back and len(self.log) < len(known) else known
        assert len(self.log) >= len(kept), f"acknowledged: {known}, found: {self.log}"
        assert all(map(agree, self.log, kept)), f"acknowledged: {known}, found: {self.log}"
        if self.sent is not None:
            path, wish = self.sent
            answer = self.person.ask("POST", path, json=wish)
            assert answer.status_code == 200, answer.text
            self.heard(answer.json())
            if path == "/moves":
                assert self.log[wish["ply"]]["token"] in (wish["token"], None), (wish, self.log[wish["ply"] :])
            self.sent = None

    def act(self) -> None:
        assert self.person is not None
        table = self.person.look()
        self.heard(table)
        if table["over"]:
            self.person, _ = open_table(self.person.client, self.game, self.seats)
            self.log = []
        elif table["legal"]:
            undo = table["turn"]["can_undo"] and self.chance.random() < 0.2
            wish = {"ply": table["ply"], "nonce": nonce()}
            if not undo:
                wish["token"] = self.chance.choice(table["legal"])["token"]
            self.sent = "/undo" if undo else "/moves", wish
            answer = self.person.ask("POST", self.sent[0], json=wish)
            assert answer.status_code == 200, answer.text
            self.sent = None
            self.heard(answer.json())

    def heard(self, table: dict[str, Any]) -> None:
        self.answers += 1
        self.log = [{name: entry[name] for name in ("ply", "seat", "token")} for entry in table["log"]]


def agree(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two entries of a log tell of the same move, which the eyes of one seat may not see."""
    hidden = None in (one["token"], other["token"])
    return (one["ply"], one["seat"]) == (other["ply"], other["seat"]) and (hidden or one["token"] == other["token"])


def test_every_acknowledged_move_survives_the_end_of_the_server(tmp_path: Path) -> None:
    chance = random.Random(7)
    players = [Player(game, seats, random.Random(number)) for number, (game, seats) in enumerate(TABLES)]
    for _ in range(KILLS):
        server = start(settings(tmp_path))
        enough = threading.Event()
        threads = [threading.Thread(target=player.play, args=(server.address, enough)) for player in players]
        for thread in threads:
            thread.start()
        enough.wait()
        threading.Event().wait(chance.random() * 0.05)  # any moment will do, so it needn't be the same one each time
        server.kill()
        for thread in threads:
            thread.join()
        assert [player.faults for player in players] == [[], [], []]
    assert sum(player.answers for player in players) > KILLS * len(players)
    check(tmp_path / "tables.db")
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        journals: dict[str, list[int]] = {}
        for table, number, kind, data in database.execute(
            "SELECT table_id, number, kind, data FROM entries ORDER BY table_id, number"
        ):
            journals.setdefault(table, []).append(number)
            assert kind in ("move", "back")
            assert "seat" in json.loads(data)
    assert journals
    for numbers in journals.values():
        assert numbers == list(range(1, len(numbers) + 1))
