"""Bots at tables: each belongs to a seat, and knows what that seat knows."""

from __future__ import annotations

from typing import Any

import pytest

from cenote.bots import Choice, Knowledge
from cenote.games import find
from cenote.play import minds
from cenote.play.minds import Asked, Minds, adviser, know

MADE: list[Any] = []


class Counting:
    def __init__(self, level: str, game: Any, **more: Any) -> None:
        MADE.append(self)

    def choose(self, knowledge: Knowledge, budget: Any = None) -> Choice:
        return Choice(knowledge.legal()[0])


@pytest.fixture(autouse=True)
def counted(monkeypatch: pytest.MonkeyPatch) -> None:
    MADE.clear()
    monkeypatch.setattr(minds, "make", Counting)


def asked(table: str, seat: int = 0) -> Asked:
    return Asked(table, seat, "random", know(find("tzolkin").new(2, 1, deal={"first": seat}), seat))


def test_a_seat_keeps_its_bot_until_the_table_is_forgotten() -> None:
    bots = Minds()
    for _ in range(3):
        bots.choose(asked("one"))
        bots.choose(asked("one", 1))
        bots.choose(asked("two"))
    assert len(MADE) == 3
    bots.forget("one")
    bots.choose(asked("two"))
    assert len(MADE) == 3
    bots.choose(asked("one"))
    assert len(MADE) == 4


def test_only_so_many_bots_are_kept() -> None:
    bots = Minds(most=2)
    for table in ("one", "two", "three", "one"):
        bots.choose(asked(table))
    assert len(MADE) == 4
    bots.choose(asked("three"))
    assert len(MADE) == 4


def test_what_a_bot_knows_is_imagined() -> None:
    game = find("tzolkin")
    state = game.new(2, 1, deal={"first": 0})
    worlds = {know(state, 0).imagine(5).key() for _ in range(3)}
    assert state.key() not in worlds


def test_the_adviser_is_the_strongest_of_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("tzolkin")
    monkeypatch.setattr(minds, "levels", lambda game, seats: ["random"])
    assert adviser(game, 2) is None
    monkeypatch.setattr(minds, "levels", lambda game, seats: ["random", "mild", "strong", "guest"])
    monkeypatch.setattr(minds, "entry_points", lambda group: [type("Point", (), {"name": "guest"})])
    assert adviser(game, 2) == "strong"
