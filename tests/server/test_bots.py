"""Bots at tables: they move by themselves, hold nobody up, and go on after a restart."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from cenote.bots import REPLACED, Choice, Knowledge, Thought
from cenote.core.game import Game
from cenote.play import minds
from tests.server.house import Person, open_table, play_on, serving, settings


def wait_for(person: Person, wanted: Any) -> Any:
    """Look until the table is as wanted. A test that waits in vain is ended by whoever runs the tests."""
    while not wanted(person.look(since=10_000)):
        time.sleep(0.01)
    return person.look()


def test_a_game_of_bots_plays_itself_with_nobody_looking(client: TestClient) -> None:
    host, _ = open_table(client, "teotihuacan", ["bot", "bot"])
    table = wait_for(host, lambda table: table["over"])
    assert {entry["notice"] for entry in table["log"]} == {None}
    assert table["seat"] is None


def test_bots_that_think_sit_at_tables_too(client: TestClient, game: Game) -> None:
    told = client.post(
        "/api/tables", json={"game": game.name, "seats": [{"kind": "bot", "level": "novice"}, {"kind": "me"}]}
    ).json()
    ada = Person(client, told["table"], told["key"])
    play_on((ada,), lambda table: table["round"] >= 2)
    log = ada.look()["log"]
    assert {entry["notice"] for entry in log} == {None}
    assert {entry["seat"] for entry in log} == {0, 1}


def test_where_there_is_only_chance_there_are_no_hints(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minds, "levels", lambda game, seats: ["random"])
    ada, _ = open_table(client, "tzolkin", ["me", "here"], hints=True)
    assert ada.good("POST", "/hint") == []


def test_bots_go_on_after_a_restart_by_themselves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = threading.Event()
    ended = threading.Event()

    def never(self: minds.Minds, about: minds.Asked) -> Choice:
        asked.set()
        ended.wait()
        return Choice(about.knowledge.legal()[0])

    with monkeypatch.context() as patch:
        patch.setattr(minds.Minds, "choose", never)
        with serving(settings(tmp_path)) as client:
            ada, _ = open_table(client, "tzolkin", ["me", "bot"], deal={"first": 1})
            asked.wait()
            assert ada.look()["ply"] == 0
        ended.set()
    with serving(settings(tmp_path)) as client:
        again = Person(client, ada.table, ada.key)
        assert wait_for(again, lambda table: table["legal"])["ply"] == 2


def test_a_bot_that_thinks_long_holds_nobody_up(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking, ended = threading.Event(), threading.Event()
    choose = minds.Minds.choose

    def slowly(self: minds.Minds, about: minds.Asked) -> Choice:
        thinking.set()
        ended.wait()
        return choose(self, about)

    monkeypatch.setattr(minds.Minds, "choose", slowly)
    slow, _ = open_table(client, "tzolkin", ["me", "bot"], deal={"first": 1})
    thinking.wait()
    other, _ = open_table(client, "tzolkin", ["me", "here"])
    play_on((other,), lambda table: table["ply"] == 20)
    assert slow.look()["ply"] == 0
    ended.set()
    wait_for(slow, lambda table: table["legal"])


def test_what_a_bot_thought_before_the_table_went_on_is_thrown_away(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking, ended = threading.Event(), threading.Event()

    def slowly(self: minds.Minds, about: minds.Asked) -> Choice:
        thinking.set()
        ended.wait()
        return Choice(about.knowledge.legal()[0])

    monkeypatch.setattr(minds.Minds, "choose", slowly)
    ada, _ = open_table(client, "tzolkin", ["me", "open"], deal={"first": 1})
    ada.good("POST", "/seats/1/bot", json={"level": "random"})
    thinking.wait()
    invitation = ada.good("POST", "/seats/1/invitation")["invitation"]
    client.post("/api/join", json={"invitation": invitation}, headers=ada.headers)
    ended.set()
    play_on((ada,), lambda table: table["ply"] == 4)
    assert [entry["seat"] for entry in ada.look()["log"]] == [1, 1, 0, 0]


def test_where_a_bot_is_no_more_chance_moves_and_says_so(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("cenote.play.opening.levels", lambda game, seats: ["random", "gone"])
        told = client.post(
            "/api/tables",
            json={
                "game": "tzolkin",
                "seats": [{"kind": "me"}, {"kind": "bot", "level": "gone"}],
                "deal": {"first": 1},
            },
        ).json()
    table = wait_for(Person(client, told["table"], told["key"]), lambda table: table["legal"])
    assert [entry["notice"] for entry in table["log"]] == [REPLACED, REPLACED]
    assert table["seats"][1]["level"] == "gone"


class Wise:
    """A bot that has thoughts, and remembers what it knew."""

    knew: list[Knowledge] = []  # noqa: RUF012

    def choose(self, knowledge: Knowledge, budget: Any = None) -> Choice:
        self.knew.append(knowledge)
        moves = knowledge.legal()
        return Choice(moves[0], tuple(Thought(move, 10 - n, 1.5, 0.5) for n, move in enumerate(moves)))


def test_hints_come_from_the_strongest_bot_and_from_what_its_seat_knows(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(minds, "levels", lambda game, seats: ["random", "wise"])
    monkeypatch.setattr(minds, "make", lambda level, game, **more: Wise())
    ada, _ = open_table(client, "tzolkin", ["me", "here"], hints=True)
    hints = ada.good("POST", "/hint")
    assert [hint["token"] for hint in hints] == [move["token"] for move in ada.look()["legal"]]
    assert hints[0] == {"token": hints[0]["token"], "visits": 10, "points": 1.5, "chance": 0.5}
    assert isinstance(Wise.knew[-1], Knowledge)
    assert Person(client, ada.table).ask("POST", "/hint").status_code == 403
