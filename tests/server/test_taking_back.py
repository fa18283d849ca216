"""Undo within a turn, and farther back by consent."""

from __future__ import annotations

from typing import Any

from fastapi.testclient import TestClient

from cenote.core.game import Game
from tests.server.house import Person, code, decider, join, nonce, open_table, play_on, two_people


def in_mid_turn(table: dict[str, Any]) -> bool:
    """Whether the one who looks has made two moves of a turn that goes on, and may take both back."""
    turn = table["turn"]
    return bool(turn and turn["can_undo"] and turn["floor"] == turn["from_ply"] == table["ply"] - 2)


def ask_back(person: Person, to_ply: int) -> Any:
    return person.ask("POST", "/takeback", json={"to_ply": to_ply, "nonce": nonce()})


def answer(person: Person, agree: bool, **more: Any) -> Any:
    return person.ask("POST", "/takeback/answer", json={"agree": agree, **more})


def test_moves_of_a_turn_are_taken_back_one_by_one(client: TestClient, game: Game) -> None:
    ada, bo = two_people(client, game.name)
    play_on((ada, bo), in_mid_turn)
    person = decider(ada, bo)
    before = person.look()
    start = before["turn"]["from_ply"]
    seen = [person.good("GET", f"/plies/{ply}")["view"] for ply in (start, start + 1)]
    assert person.back().json()["view"] == seen[1]
    table = person.back().json()
    assert (table["view"], table["ply"], table["turn"]["can_undo"]) == (seen[0], start, False)
    assert code(person.back()) == (409, "nothing_to_undo")
    assert len(table["log"]) == start


def test_a_whole_turn_is_taken_back_at_once(client: TestClient, game: Game) -> None:
    ada, bo = two_people(client, game.name)
    play_on((ada, bo), in_mid_turn)
    person = decider(ada, bo)
    start = person.look()["turn"]["from_ply"]
    assert person.back("restart").json()["ply"] == start


def test_undo_is_for_the_ply_that_was_looked_at(client: TestClient) -> None:
    ada, _ = open_table(client, "tzolkin", ["me", "here"])
    ada.first()
    assert code(ada.back(ply=0)) == (409, "stale")
    wish = {"ply": 1, "nonce": nonce()}
    assert ada.good("POST", "/undo", json=wish)["ply"] == 0
    ada.first()
    assert ada.good("POST", "/undo", json=wish)["ply"] == 1  # the same undo again takes nothing more back


def test_a_turn_that_is_over_is_not_ones_own_to_take_back(client: TestClient, game: Game) -> None:
    ada, bo = two_people(client, game.name)
    play_on((ada, bo), lambda table: table["round"] > 0 and not table["legal"])
    waiting = bo if decider(ada, bo) is ada else ada
    assert waiting.look()["turn"]["can_undo"] is False
    assert code(waiting.back()) == (403, "not_your_turn")


def revealed_in_turn(table: dict[str, Any]) -> bool:
    """Whether something came to light with the last move of a turn that goes on."""
    turn = table["turn"]
    return bool(turn and turn["reveals"] and not turn["can_undo"] and table["legal"])


def test_what_has_come_to_light_can_not_be_taken_back_alone(client: TestClient) -> None:
    ada, _ = open_table(client, "teotihuacan", ["me", "here"])
    table = ada.look()
    for step in range(2000):
        if revealed_in_turn(table):
            break
        token = table["legal"][step * 7 % len(table["legal"])]["token"]
        wish = {"ply": table["ply"], "token": token, "nonce": nonce()}
        table = ada.good("POST", "/moves", params={"since": table["ply"]}, json=wish)
        if table["over"]:
            ada, _ = open_table(client, "teotihuacan", ["me", "here"])
            table = ada.look()
    assert revealed_in_turn(table)
    assert code(ada.back()) == (409, "revealed")
    assert code(ada.back("restart")) == (409, "revealed")
    floor = table["turn"]["from_ply"]
    assert ask_back(ada, floor).json()["ply"] == floor  # nobody else sits there whose consent were needed


def test_everybody_has_to_agree_to_go_farther_back(client: TestClient) -> None:
    ada, invitations = open_table(client, "tzolkin", ["me", "open", "open"])
    bo, cy = join(client, invitations["1"]), join(client, invitations["2"], "Cy")
    play_on((ada, bo, cy), lambda table: table["ply"] == 8)
    asked = ask_back(ada, 3).json()
    assert asked["takeback"] == {"seat": 0, "to_ply": 3, "agreed": [], "asked": [1, 2]}
    assert asked["ply"] == 8
    assert code(ask_back(bo, 2)) == (409, "takeback_pending")
    assert code(answer(ada, agree=True)) == (409, "no_takeback")
    assert code(answer(bo, agree=True, to_ply=4)) == (409, "no_takeback")
    assert answer(bo, agree=True).json()["takeback"] == {"seat": 0, "to_ply": 3, "agreed": [1], "asked": [2]}
    table = answer(cy, agree=True, to_ply=3).json()
    assert (table["ply"], table["takeback"], len(table["log"])) == (3, None, 3)


def test_one_who_does_not_agree_is_enough(client: TestClient) -> None:
    ada, bo = two_people(client, "tzolkin")
    play_on((ada, bo), lambda table: table["ply"] == 6)
    ask_back(ada, 0)
    assert answer(bo, agree=False).json()["takeback"] is None
    assert ada.look()["ply"] == 6
    assert code(answer(bo, agree=True)) == (409, "no_takeback")


def test_going_on_is_not_agreeing(client: TestClient) -> None:
    ada, bo = two_people(client, "tzolkin")
    play_on((ada, bo), lambda table: table["ply"] == 6)
    ask_back(ada, 0)
    table = decider(ada, bo).first()
    assert (table["ply"], table["takeback"]) == (7, None)


def test_a_finished_game_stays_as_it_is(client: TestClient) -> None:
    ada, _ = open_table(client, "teotihuacan", ["me"])
    play_on((ada,), lambda table: table["over"])
    assert code(ask_back(ada, 0)) == (409, "game_over")
    assert code(ada.back()) == (409, "game_over")
