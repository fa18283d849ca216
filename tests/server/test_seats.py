"""Invitations, and what the host may do about seats."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from fastapi.testclient import TestClient

from tests.server.house import Person, code, decider, join, nonce, open_table, play_on, two_people


def test_an_invitation_is_good_for_one(client: TestClient) -> None:
    _, invitations = open_table(client, "tzolkin", ["me", "open"])
    join(client, invitations["1"])
    again = client.post("/api/join", json={"invitation": invitations["1"], "name": "Cy"})
    assert code(again) == (404, "unknown_invitation")


def test_no_invitation_tells_whether_there_is_a_table(client: TestClient) -> None:
    ada, _ = open_table(client, "tzolkin", ["me", "open"])
    answers = [
        client.post("/api/join", json={"invitation": invitation})
        for invitation in (f"{ada.table}.wrong", "AAAAAAAAAAAA.wrong", "nonsense", ada.table)
    ]
    assert {code(answer) for answer in answers} == {(404, "unknown_invitation")}
    assert len({answer.content for answer in answers}) == 1


def test_who_did_not_hear_the_answer_may_join_again(client: TestClient) -> None:
    _, invitations = open_table(client, "tzolkin", ["me", "open", "open"])
    wish = {"invitation": invitations["1"], "name": "Bo", "nonce": nonce()}
    one, two = (client.post("/api/join", json=wish) for _ in range(2))
    assert one.json() == two.json()
    other = client.post("/api/join", json={**wish, "nonce": nonce()})
    assert code(other) == (404, "unknown_invitation")


def test_a_browser_may_hold_several_seats(client: TestClient) -> None:
    ada, invitations = open_table(client, "tzolkin", ["me", "open", "open"])
    told = client.post("/api/join", json={"invitation": invitations["1"], "name": "Bo"}, headers=ada.headers).json()
    assert (told["seat"], told["key"]) == (1, ada.key)
    assert [seat["mine"] for seat in ada.look()["seats"]] == [True, True, False]
    foreign = client.post(
        "/api/join", json={"invitation": invitations["2"]}, headers={"authorization": "Bearer mine"}
    ).json()
    assert foreign["key"] != "mine"


def test_a_link_issued_again_replaces_the_one_before(client: TestClient) -> None:
    ada, invitations = open_table(client, "tzolkin", ["me", "open"])
    new = ada.good("POST", "/seats/1/invitation")["invitation"]
    assert code(client.post("/api/join", json={"invitation": invitations["1"]})) == (404, "unknown_invitation")
    assert join(client, new).look()["seat"] == 1


def test_who_lost_their_browser_gets_their_seat_back_by_a_new_link(client: TestClient) -> None:
    ada, bo = two_people(client, "tzolkin")
    new = ada.good("POST", "/seats/1/invitation")["invitation"]
    assert bo.look()["seat"] == 1
    elsewhere = join(client, new)
    assert elsewhere.look()["seat"] == 1
    assert bo.look()["seat"] is None


def test_a_bot_stands_in_and_goes_again(client: TestClient) -> None:
    ada, bo = two_people(client, "tzolkin")
    play_on((ada, bo), lambda table: table["ply"] == 8)
    waiting = bo if decider(ada, bo) is ada else ada
    seat = waiting.look()["seat"]
    assert code(ada.ask("POST", f"/seats/{seat}/person")) == (409, "nobody_away")
    table = ada.good("POST", f"/seats/{seat}/bot", json={"level": "random"})
    told = table["seats"][seat]
    assert (told["kind"], told["level"], told["away"], told["mine"]) == ("bot", "random", True, False)
    assert waiting.look()["seat"] is None
    back = ada.good("POST", f"/seats/{seat}/person")["seats"][seat]
    assert (back["kind"], back["level"], back["away"]) == ("person", None, False)
    assert waiting.look()["seat"] == seat
    assert code(ada.ask("POST", f"/seats/{seat}/bot", json={"level": "deep"})) == (422, "unknown_level")
    assert code(ada.ask("POST", "/seats/2/bot", json={"level": "random"})) == (403, "no_such_seat")


def test_a_bot_may_take_a_free_seat_and_a_person_may_take_a_bots(client: TestClient) -> None:
    ada, _ = open_table(client, "tzolkin", ["me", "open"])
    assert ada.good("POST", "/seats/1/bot", json={"level": "random"})["started"]
    assert code(ada.ask("POST", "/seats/1/person")) == (409, "nobody_away")
    bo = join(client, ada.good("POST", "/seats/1/invitation")["invitation"])
    assert bo.look()["seat"] == 1


def test_only_a_table_that_has_not_begun_is_closed(client: TestClient) -> None:
    ada, invitations = open_table(client, "tzolkin", ["me", "open"])
    assert ada.ask("DELETE").status_code == 204
    assert code(ada.ask("GET")) == (404, "unknown_table")
    assert code(client.post("/api/join", json={"invitation": invitations["1"]})) == (404, "unknown_invitation")
    begun, _ = two_people(client, "tzolkin")
    assert code(begun.ask("DELETE")) == (409, "started")


def test_hints_are_switched_by_the_host(client: TestClient) -> None:
    ada, _ = open_table(client, "tzolkin", ["me", "here"])
    assert code(ada.ask("POST", "/hint")) == (403, "hints_off")
    assert ada.good("PATCH", json={"hints": True})["hints"]
    hints = ada.good("POST", "/hint")
    assert {hint["token"] for hint in hints} <= {move["token"] for move in ada.look()["legal"]}
    assert hints[0]["visits"] == max(hint["visits"] for hint in hints) > 0
    assert not ada.good("PATCH", json={"hints": False})["hints"]
    assert code(ada.ask("POST", "/hint")) == (403, "hints_off")


def test_all_play_again_with_the_keys_they_have(client: TestClient) -> None:
    ada, invitations = open_table(client, "teotihuacan", ["me", "open", "bot"], hints=True, options={"setup": "draft"})
    bo = join(client, invitations["1"])
    assert code(ada.ask("POST", "/rematch")) == (409, "not_over")
    play_on((ada, bo), lambda table: table["over"])
    assert code(Person(client, ada.table).ask("POST", "/rematch")) == (403, "not_your_seat")
    told = bo.good("POST", "/rematch")
    assert ada.look()["rematch"] == told["table"]
    assert ada.good("POST", "/rematch") == {**told, "key": ada.key}
    again = Person(client, told["table"], ada.key).look()
    assert (again["started"], again["hints"], again["host"], again["seat"]) == (True, True, True, 0)
    assert again["options"] == ada.look()["options"]
    assert Person(client, told["table"], bo.key).look()["seat"] == 1
    assert again["seats"][2]["level"] == "random"


def test_no_secret_is_in_the_database(client: TestClient, tmp_path: Path) -> None:
    ada, invitations = open_table(client, "tzolkin", ["me", "open", "open"])
    bo = join(client, invitations["1"], nonce=nonce())
    issued = ada.good("POST", "/seats/2/invitation")["invitation"]
    with sqlite3.connect(tmp_path / "tables.db") as database:
        written = "\n".join(database.iterdump())
    assert ada.table in written
    for secret in (ada.key, bo.key, *invitations.values(), issued):
        assert secret is not None
        assert secret not in written
        assert secret.partition(".")[2] not in written or "." not in secret
