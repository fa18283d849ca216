"""Nobody is told what they may not know: compared as bytes."""

from __future__ import annotations

import json
from typing import Any

import pytest
from fastapi.testclient import TestClient

from cenote.core.game import Game
from tests.server.house import Person, as_bytes, code, decider, open_table, play_on, two_people


def choosing(client: TestClient, game: Game, picks: list[int]) -> tuple[Person, Person]:
    """A table of a given deal, at which the first seat has secretly chosen by these picks among the legal moves."""
    deal = game.deal(2, seed=5)
    ada, bo = two_people(client, game.name, deal=deal)
    person = decider(ada, bo)
    for pick in picks:
        person.move(person.look()["legal"][pick]["token"])
    return person, bo if person is ada else ada


def told(person: Person, *without: str) -> bytes:
    """All that somebody is told of a table, but what differs between any two."""
    table = person.look()
    return as_bytes({name: value for name, value in table.items() if name not in ("table", *without)})


def test_secret_choices_show_to_nobody_else(client: TestClient, game: Game) -> None:
    one, one_waits = choosing(client, game, [0, 0])
    two, two_waits = choosing(client, game, [1, 1])
    assert told(one) != told(two)
    assert told(one_waits) == told(two_waits)
    assert told(Person(client, one.table)) == told(Person(client, two.table))
    for ply in range(3):
        past = [Person(client, person.table).good("GET", f"/plies/{ply}") for person in (one, two)]
        assert as_bytes({**past[0], "table": ""}) == as_bytes({**past[1], "table": ""})
    records = [Person(client, person.table).ask("GET", "/record").content for person in (one, two)]
    assert records[0] == records[1]


def test_dealt_hands_show_to_their_owners_only(client: TestClient, game: Game) -> None:
    """Two deals that differ only in the hand of the seat that waits look the same to the one that decides."""
    deal = game.deal(2, seed=5)
    hand, undealt = ("wealth", "neutral") if game.name == "tzolkin" else ("starting", "neutral_3")
    first = deal["first"]
    other: dict[str, Any] = json.loads(json.dumps(deal))
    other[hand][1 - first][0] = deal[undealt][-1]
    other[undealt][-1] = deal[hand][1 - first][0]
    tables = [two_people(client, game.name, deal=given) for given in (deal, other)]
    deciding = [decider(*people) for people in tables]
    waiting = [people[1] if person is people[0] else people[0] for people, person in zip(tables, deciding, strict=True)]
    assert told(deciding[0]) == told(deciding[1])
    assert told(waiting[0]) != told(waiting[1])
    watchers = [Person(client, person.table) for person in deciding]
    assert told(watchers[0]) == told(watchers[1])


def test_nothing_that_anybody_is_told_holds_the_whole_deal(client: TestClient, game: Game) -> None:
    """The undealt end of a stack is in no answer while the game runs, and in the record when it is over."""
    ada, bo = two_people(client, game.name)
    stack = "age_2" if game.name == "tzolkin" else "decorations"
    play_on((ada, bo), lambda table: table["ply"] == 20)
    running = ada.ask("GET", "/record").text
    row = next(line for line in running.splitlines() if line.startswith(f"deal {stack}:"))
    assert row.endswith("?")
    play_on((ada, bo), lambda table: table["over"])
    whole = Person(client, ada.table).ask("GET", "/record").text
    assert "?" not in whole
    assert whole == bo.ask("GET", "/record").text


def test_a_record_may_be_downloaded_when_there_is_one(client: TestClient) -> None:
    ada, _ = open_table(client, "tzolkin", ["me", "open"])
    assert code(ada.ask("GET", "/record")) == (409, "not_started")


def test_effects_of_moves_are_the_same_whatever_is_hidden(client: TestClient, game: Game) -> None:
    """What a move is said to do doesn't depend on the stacks: two deals that differ in their ends tell the same."""
    deal = game.deal(2, seed=3)
    stack = "age_2" if game.name == "tzolkin" else "decorations"
    other = {**deal, stack: [*deal[stack][:-2], deal[stack][-1], deal[stack][-2]]}
    one, _ = open_table(client, game.name, ["me", "here"], deal=deal)
    two, _ = open_table(client, game.name, ["me", "here"], deal=other)
    for step in range(60):
        tables = [person.look() for person in (one, two)]
        assert as_bytes(tables[0]["legal"]) == as_bytes(tables[1]["legal"])
        token = tables[0]["legal"][step % len(tables[0]["legal"])]["token"]
        for person in (one, two):
            person.move(token)


@pytest.mark.parametrize("path", ["", "/story", "/plies/0"])
def test_answers_are_not_kept_by_anybody_on_the_way(client: TestClient, path: str) -> None:
    ada, _ = open_table(client, "tzolkin", ["me", "here"])
    assert ada.ask("GET", path).headers["cache-control"] == "no-store"
