"""Tables over HTTP: opening, moving, taking back, and who may do what."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient

from cenote.core.game import Game
from cenote.games import find, names
from cenote.games.tzolkin.components import PRINTED
from tests.server.house import (
    Person,
    code,
    decider,
    join,
    nonce,
    open_table,
    play_on,
    two_people,
)


def test_the_games_are_told_with_their_variants_bots_and_moves(client: TestClient) -> None:
    told = {game["name"]: game for game in client.get("/api/games").json()}
    assert sorted(told) == sorted(names())
    for name, info in told.items():
        game = find(name)
        assert info["seats"] == list(game.seats)
        assert [option["name"] for option in info["options"]] == [option.name for option in game.options]
        assert all(levels[0] == "random" for levels in info["levels"].values())
        assert [token for tokens in info["moves"].values() for token in tokens] == list(game.moves)
    assert told["teotihuacan"]["automatons"] == {"1": ["teotibot"], "2": [], "3": [], "4": []}


def test_what_is_printed_is_told_once(client: TestClient) -> None:
    answer = client.get("/api/games/tzolkin/printed")
    assert answer.json() == PRINTED
    again = client.get("/api/games/tzolkin/printed", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert code(client.get("/api/games/chess/printed")) == (404, "unknown_game")


def test_a_game_begins_when_nobody_is_missing(client: TestClient, game: Game) -> None:
    ada, invitations = open_table(client, game.name, ["me", "open"])
    before = ada.look()
    assert (before["started"], before["view"], before["to_move"], before["legal"]) == (False, None, None, [])
    assert code(ada.try_move("end", ply=0)) == (409, "not_started")
    bo = join(client, invitations["1"], " Bo ")
    after = ada.look()
    assert after["started"]
    assert [seat["name"] for seat in after["seats"]] == ["Ada", "Bo"]
    assert [seat["mine"] for seat in bo.look()["seats"]] == [False, True]
    assert decider(ada, bo).look()["to_move"] == after["to_move"]


def test_a_whole_game_is_played_to_its_end(client: TestClient, game: Game) -> None:
    ada, bo = two_people(client, game.name)
    play_on((ada, bo), lambda table: table["over"])
    table = ada.look()
    assert (table["to_move"], table["legal"], table["turn"]) == (None, [], None)
    assert min(table["standing"]) == 1
    assert len(table["log"]) == table["ply"] == table["last_ply"]
    told = client.get(f"/api/tables/{ada.table}/story").json()
    sums = [0.0] * len(table["points"])
    for source in told["sources"]:
        sums[source["player"]] += source["points"]
    assert sums == table["points"] == told["rounds"][-1]["points"]
    assert told["rounds"][-1]["ply"] == table["ply"]
    assert code(ada.try_move("end")) == (409, "game_over")


def test_a_move_sent_again_is_not_made_again(client: TestClient, game: Game) -> None:
    ada, _ = open_table(client, game.name, ["me", "here"])
    token = ada.look()["legal"][0]["token"]
    wish = {"ply": 0, "token": token, "nonce": nonce()}
    one = ada.ask("POST", "/moves", json=wish)
    two = ada.ask("POST", "/moves", json=wish)
    assert one.status_code == two.status_code == 200
    assert one.content == two.content
    assert ada.look()["ply"] == 1
    other = next(move["token"] for move in ada.look()["legal"])
    assert code(ada.ask("POST", "/moves", json={**wish, "token": f"{other}x"})) == (422, "nonce_used")


def test_a_move_that_was_taken_back_does_not_come_back_by_being_sent_again(client: TestClient) -> None:
    ada, _ = open_table(client, "tzolkin", ["me", "here"])
    wish = {"ply": 0, "token": ada.look()["legal"][0]["token"], "nonce": nonce()}
    ada.good("POST", "/moves", json=wish)
    assert ada.back().json()["ply"] == 0
    assert ada.good("POST", "/moves", json=wish)["ply"] == 0


def test_a_move_that_comes_too_late_is_told_what_it_missed(client: TestClient) -> None:
    ada, _ = open_table(client, "tzolkin", ["me", "here"])
    before = ada.look()
    ada.first()
    late = ada.ask("POST", "/moves", params={"since": 0}, json={"ply": 0, "token": "end", "nonce": nonce()})
    assert code(late) == (409, "stale")
    table = late.json()["table"]
    assert table["ply"] == 1
    assert table["log"][0]["token"] == before["legal"][0]["token"]


def test_a_move_may_insist_that_nothing_has_happened_since(client: TestClient) -> None:
    ada, _ = open_table(client, "tzolkin", ["me", "here"])
    version = ada.look()["version"]
    token = ada.look()["legal"][0]["token"]
    ada.first()
    ada.back()
    assert code(ada.try_move(token, ply=0, version=version)) == (409, "stale")
    assert ada.try_move(token, ply=0, version=version + 2).status_code == 200


def test_an_illegal_move_is_told_why(client: TestClient) -> None:
    ada, _ = open_table(client, "tzolkin", ["me", "here"])
    answer = ada.try_move("place:tikal")
    assert code(answer) == (422, "illegal_move")
    assert answer.json()["reason"]["code"] == ada.good("GET", "/why", params={"token": "place:tikal"})["code"]
    unknown = ada.try_move("fly:moon")
    assert (code(unknown), unknown.json()["reason"]["code"]) == ((422, "illegal_move"), "no_such_move")
    legal = ada.look()["legal"][0]["token"]
    assert ada.good("GET", "/why", params={"token": legal}) is None


def test_what_others_may_not_do(client: TestClient, game: Game) -> None:
    ada, bo = two_people(client, game.name)
    deciding = decider(ada, bo)
    waiting = bo if deciding is ada else ada
    token = deciding.look()["legal"][0]["token"]
    watcher, stranger = Person(client, ada.table), Person(client, ada.table, "made-up")
    assert code(waiting.try_move(token)) == (403, "not_your_turn")
    assert waiting.good("GET", "/why", params={"token": token})["code"] == "not_your_turn"
    for nobody in (watcher, stranger):
        assert code(nobody.try_move(token)) == (403, "not_your_seat")
        assert code(nobody.back()) == (403, "not_your_seat")
        assert nobody.look()["seat"] is None
        assert code(nobody.ask("GET", params={"seat": 0})) == (403, "not_your_seat")
        assert code(nobody.ask("GET", params={"seat": 9})) == (403, "not_your_seat")
    for path, body in (("/seats/1/bot", {"level": "random"}), ("/seats/9/invitation", None), ("/seats/1/person", None)):
        assert code(bo.ask("POST", path, json=body)) == (403, "not_the_host")
    assert code(bo.ask("DELETE")) == (403, "not_the_host")
    assert code(bo.ask("PATCH", json={"hints": True})) == (403, "not_the_host")


@pytest.mark.parametrize("table", ["nowhere", "AAAAAAAAAAAA", "%00", "%F0%9F%8D%8B" * 12, "a" * 500])
def test_a_table_that_does_not_exist_is_not_found_by_any_route(client: TestClient, table: str) -> None:
    here = f"/api/tables/{table}"
    move = {"ply": 0, "token": "end", "nonce": nonce()}
    headers = {"authorization": "Bearer some-key"}
    for method, path, body in (
        ("GET", "", None),
        ("GET", "/plies/0", None),
        ("GET", "/why?token=end", None),
        ("GET", "/record", None),
        ("GET", "/story", None),
        ("POST", "/moves", move),
        ("POST", "/undo", {"ply": 0, "nonce": nonce()}),
        ("POST", "/takeback", {"to_ply": 0, "nonce": nonce()}),
        ("POST", "/hint", None),
        ("POST", "/rematch", None),
        ("POST", "/seats/0/bot", {"level": "random"}),
        ("DELETE", "", None),
    ):
        assert code(client.request(method, here + path, json=body, headers=headers)) == (404, "unknown_table")


@pytest.mark.parametrize(
    ("wish", "problem"),
    [
        ({"game": "chess"}, "bad_setup"),
        ({"seats": [{"kind": "me"}]}, "bad_setup"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "deep"}]}, "unknown_level"),
        ({"seats": [{"kind": "me"}, {"kind": "ghost"}]}, "invalid_request"),
        ({"seats": [{"kind": "me", "name": "a\u202eb"}, {"kind": "here"}]}, "invalid_request"),
        ({"seats": [{"kind": "me", "name": "x" * 41}, {"kind": "here"}]}, "invalid_request"),
        ({"options": {"burn_visible": "often"}}, "bad_setup"),
        ({"options": {"weather": True}}, "bad_setup"),
        ({"deal": {"monuments": ["MON_MOON"]}}, "bad_setup"),
        ({"deal": {"first": [[[["deep"]]]]}}, "bad_setup"),
        ({"extra": 1}, "invalid_request"),
    ],
)
def test_a_table_that_can_not_be_is_refused(client: TestClient, wish: dict[str, Any], problem: str) -> None:
    sound = {"game": "tzolkin", "seats": [{"kind": "me"}, {"kind": "here"}]}
    assert code(client.post("/api/tables", json=sound | wish)) == (422, problem)


def test_a_given_deal_makes_a_table_for_practice(client: TestClient) -> None:
    ada, _ = open_table(client, "tzolkin", ["me", "here"], deal={"first": 1}, guided=True)
    table = ada.look()
    assert (table["practice"], table["guided"], table["to_move"]) == (True, True, 1)
    other, _ = open_table(client, "tzolkin", ["me", "here"])
    assert not other.look()["practice"]


def test_two_people_on_one_screen_each_see_with_their_own_eyes(client: TestClient) -> None:
    ada, _ = open_table(client, "tzolkin", ["me", "here"], deal={"first": 0})
    assert [seat["kind"] for seat in ada.look()["seats"]] == ["person", "here"]
    ada.first()
    table = ada.first()
    assert (table["seat"], table["to_move"]) == (1, 1)
    assert [entry["token"] for entry in table["log"]] == [None, None]
    first = ada.look(seat=0)
    assert first["view"] != table["view"]
    assert (first["seat"], first["legal"]) == (0, [])
    assert None not in [entry["token"] for entry in first["log"]]


def test_my_tables_are_listed_and_others_are_left_out(client: TestClient) -> None:
    ada, bo = two_people(client, "tzolkin")
    other, _ = open_table(client, "teotihuacan", ["me"])
    keys = {ada.table: ada.key, other.table: other.key, "AAAAAAAAAAAA": "x"}
    told = client.post("/api/mine", json={"keys": keys}).json()
    assert [one["table"] for one in told] == [other.table, ada.table]
    assert told[0]["mine_to_move"]
    assert told[0]["title"] == find("teotihuacan").title
    assert client.post("/api/mine", json={"keys": {ada.table: other.key}}).json() == []
    assert client.post("/api/mine", json={"keys": {bo.table: bo.key}}).json()[0]["host"] is False


def test_an_earlier_ply_is_shown_as_ones_own_seat_saw_it(client: TestClient, game: Game) -> None:
    ada, bo = two_people(client, game.name)
    seen: dict[str, list[Any]] = {"ada": [], "bo": []}
    for _ in range(40):
        for name, person in (("ada", ada), ("bo", bo)):
            seen[name].append(person.look())
        decider(ada, bo).first()
    for name, person in (("ada", ada), ("bo", bo)):
        for ply, then in enumerate(seen[name]):
            again = person.good("GET", f"/plies/{ply}")
            assert (again["view"], again["log"], again["points"]) == (then["view"], then["log"], then["points"])
            assert (again["ply"], again["last_ply"], again["legal"]) == (ply, 40, [])
    assert code(ada.ask("GET", "/plies/41")) == (404, "no_such_ply")


def test_the_log_may_be_left_out_up_to_a_ply(client: TestClient) -> None:
    ada, _ = open_table(client, "tzolkin", ["me", "here"])
    for _ in range(6):
        ada.first()
    whole, part = ada.look(), ada.look(since=4)
    assert (whole["since"], part["since"]) == (0, 4)
    assert whole["log"][4:] == part["log"]
    assert ada.look(since=50)["log"] == []
