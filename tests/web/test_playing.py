"""Playing through the pages: alone, together, on one screen, and watching."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

import cenote
from tests.web.conftest import Server, Visit
from tests.web.table import (
    LANGUAGES,
    ask,
    bar,
    begin,
    choose_seats,
    done,
    key,
    moved,
    moves,
    my_turn,
    play_out,
    ply,
    start,
)

GAMES = cenote.names()
THIRD = "pebbles"


@pytest.mark.parametrize("game", [*GAMES, THIRD])
def test_a_turn_with_the_keyboard_alone(visit: Visit, game: str) -> None:
    page = visit()
    choose_seats(page, game, "me", "bot")
    begin(page)
    my_turn(page)
    made = ply(page)
    while bar(page).get_attribute("data-mine") == "" and made < 40:
        listed = moves(page)
        end = page.locator('.bar [data-move="end"]')
        if made and end.count():
            page.keyboard.press("e")
        else:
            expect(listed.first).to_be_focused()
            page.keyboard.press("Enter")
        made += 1
        moved(page, made - 1)
        if page.locator(".log .turn").count() > 1:
            break
    my_turn(page)
    assert ply(page) > 1
    expect(page.locator(".log .turn").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_tiles_to_start_with_are_kept_in_any_order(visit: Visit, game: str) -> None:
    """The engine asks for them in one order. The page lets press the last one first."""
    page = visit()
    choose_seats(page, game, "me", "bot")
    begin(page)
    my_turn(page)
    tiles = page.locator('.play-board [data-move^="keep:"]:not([aria-disabled])')
    expect(tiles).to_have_count(4)
    last, first = (tiles.nth(number).get_attribute("data-move") for number in (-1, 0))
    page.locator(f'.play-board [data-move="{last}"]').click()
    expect(page.locator(f'.play-board [data-move="{last}"]')).to_have_attribute("data-wanted", "")
    my_turn(page)
    page.locator(f'.play-board [data-move="{first}"]').click()
    expect(page.locator('.play-board [data-move^="keep:"]')).to_have_count(0)
    assert ply(page) >= 2


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_taken_back(visit: Visit, server: Server, game: str) -> None:
    page = visit()
    table = start(page, game)
    my_turn(page)
    before = ask(server.address, f"/tables/{table}", key=key(page, table))
    # Some first moves bring something hidden to light; one that may be taken back follows soon.
    undo = page.get_by_role("button", name="Undo", exact=True)
    for _ in range(20):
        at = ply(page)
        moves(page).first.click()
        moved(page, at)
        my_turn(page)
        if undo.get_attribute("aria-disabled") == "false":
            break
    expect(undo).to_have_attribute("aria-disabled", "false")
    at = ply(page)
    page.keyboard.press("u")
    done(page, at - 1)
    after = ask(server.address, f"/tables/{table}", key=key(page, table))
    assert after["ply"] == at - 1 >= before["ply"]


def test_a_friend_comes_by_link(visit: Visit) -> None:
    host = visit()
    choose_seats(host, GAMES[0], "me", "open")
    begin(host)
    link = host.get_by_label("Invitation link for seat 2").input_value()
    friend = visit(link)
    friend.get_by_label("Name").fill("Grace")
    friend.get_by_role("button", name="Take this seat").click()
    for page in (host, friend):
        expect(page.locator(".seats")).to_contain_text("Grace")
        expect(bar(page)).to_be_visible()
    late = visit(link)
    late.get_by_label("Name").fill("Late")
    late.get_by_role("button", name="Take this seat").click()
    expect(late.get_by_role("alert")).to_contain_text("no longer valid")


def pair(visit: Visit, game: str) -> tuple[Page, Page]:
    """Two visitors at one table: first the one who decides."""
    host = visit()
    choose_seats(host, game, "me", "open")
    begin(host)
    friend = visit(host.get_by_label("Invitation link for seat 2").input_value())
    friend.get_by_label("Name").fill("Grace")
    friend.get_by_role("button", name="Take this seat").click()
    for page in (host, friend):
        expect(bar(page)).to_be_visible()
    return (host, friend) if bar(host).get_attribute("data-mine") == "" else (friend, host)


def test_what_is_past_is_taken_back_if_everybody_agrees(visit: Visit) -> None:
    asks, agrees = pair(visit, GAMES[0])
    my_turn(asks)
    before = ply(asks)
    moves(asks).first.click()
    for page in (asks, agrees):
        done(page, before + 1)
    asks.get_by_role("button", name="Table, links, record…").click()
    asks.get_by_role("button", name="Ask to undo my last turn").click()
    expect(asks.get_by_text("asks to undo")).to_be_visible()
    agrees.get_by_role("button", name="Agree").click()
    for page in (asks, agrees):
        done(page, before)
        expect(page.get_by_text("asks to undo")).to_have_count(0)


def test_a_hint_is_shown_when_asked_for(visit: Visit, server: Server) -> None:
    page = visit()
    games = ask(server.address, "/games")
    for game in games:  # as where a bot plays that thinks
        game["levels"] = {seats: [*levels, "thinker"] for seats, levels in game["levels"].items()}
    page.route("**/api/games", lambda route: route.fulfill(json=games))
    page.reload()
    choose_seats(page, GAMES[0], "me", "here")
    table = begin(page)
    page.get_by_role("button", name="Show my view").click()
    my_turn(page)
    legal = ask(server.address, f"/tables/{table}", key=key(page, table))["legal"]
    best = [{"token": legal[1]["token"], "visits": 9, "points": 40.0, "chance": 0.6}]
    page.route("**/hint", lambda route: route.fulfill(json=best))
    expect(page.locator(".bar-hints")).to_have_count(0)
    page.keyboard.press("h")
    suggested = page.locator(".bar-hints button")
    expect(suggested).to_have_count(1)
    moves(page)
    expect(page.locator(".move-list [data-hint]")).to_have_attribute("data-move", best[0]["token"])
    at = ply(page)
    suggested.click()
    moved(page, at)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_a_spectator_is_sent_tells_what_is_hidden(visit: Visit, server: Server, game: str) -> None:
    page = visit()
    choose_seats(page, game, "me", "bot")
    table = begin(page)
    my_turn(page)
    own = ask(server.address, f"/tables/{table}", key=key(page, table))
    hidden = {arg for move in own["legal"] if move["kind"] in ("keep", "draft") for arg in move["args"]}
    assert hidden, "this game begins with a choice among things dealt in secret"

    told: list[str] = []
    spectator = visit("/credits")
    spectator.on(
        "response", lambda answer: told.append(answer.text()) if f"/api/tables/{table}" in answer.url else None
    )

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: told.append(str(frame)))

    spectator.on("websocket", listen)
    spectator.goto(f"/table/{table}")
    expect(spectator.get_by_text("You are watching.")).to_be_visible()
    at = ply(page)
    moves(page).first.click()
    moved(page, at)
    moved(spectator, at)
    assert len(told) > 1
    still = ask(server.address, f"/tables/{table}", key=key(page, table))
    remaining = {arg for move in still["legal"] if move["kind"] in ("keep", "draft") for arg in move["args"]}
    assert remaining
    assert [thing for thing in remaining for text in told if f'"{thing}"' in text] == []


# Nothing is pointed at, or some of it is seen above the dock.
IN_SIGHT = """() => {
    const pointed = [...document.querySelectorAll('[data-pointed]')].map(each => each.getBoundingClientRect());
    const bottom = document.querySelector('.dock').getBoundingClientRect().top;
    return pointed.length === 0 || pointed.some(box => box.top < bottom && box.bottom > 0);
}"""


@pytest.mark.parametrize("game", GAMES)
def test_the_guide_leads_through_its_steps(visit: Visit, game: str) -> None:
    page = visit(width=360, height=740)
    page.locator(f'[data-game="{game}"]').click()
    page.get_by_role("button", name="First game, step by step").click()
    page.wait_for_url("**/table/*")
    guide = page.locator(".guide")
    said: set[str] = set()
    while len(said) < 8:
        expect(guide).to_be_visible()
        text = guide.inner_text()
        assert text not in said
        said.add(text)
        page.wait_for_function(IN_SIGHT)
        onward = guide.get_by_role("button", name="Next")
        if onward.count():
            onward.click()
        else:
            asked = moves(page)
            expect(asked).to_have_count(1)  # nothing but what it asks for
            asked.click()
        page.wait_for_function(
            "text => document.querySelector('.guide') && document.querySelector('.guide').innerText !== text", arg=text
        )
    guide.get_by_role("button", name="Play without the guide").click()
    expect(guide).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_two_people_on_one_screen_see_no_secrets_of_each_other(visit: Visit, game: str) -> None:
    page = visit()
    choose_seats(page, game, "me", "here")
    page.get_by_label("Name at seat 1").fill("Ada")
    page.get_by_label("Name at seat 2").fill("Bo")
    begin(page)
    due = page.locator(".hand-over h1")
    expect(due).to_be_visible()
    dealt_first = "Ada" if "Ada" in due.inner_text() else "Bo"
    for name in (dealt_first, "Bo" if dealt_first == "Ada" else "Ada"):
        expect(page.get_by_role("heading", name=f"The screen goes to: {name}")).to_be_visible()
        expect(page.locator(".play, [data-move]")).to_have_count(0)
        page.get_by_role("button", name="Show my view").click()
        my_turn(page)
        expect(page.locator(".seats [data-deciding]")).to_contain_text(name)
        for _ in range(2):  # each keeps two tiles in secret
            at = ply(page)
            moves(page).first.click()
            moved(page, at)
    # Now nothing is secret any more: the turns follow each other, and nobody is asked to hand anything over.
    took_turns = set()
    for _ in range(40):
        my_turn(page)
        took_turns.add(page.locator(".seats [data-deciding]").inner_text())
        at = ply(page)
        end = page.locator('.bar [data-move="end"]')
        (end if end.count() else moves(page)).first.click()
        page.wait_for_function("at => Number(document.querySelector('.play')?.dataset.ply) > at", arg=at)
    assert len(took_turns) > 1


def test_a_table_is_played_on_after_the_server_was_killed(browser: Browser, tmp_path: Path, third_game: Path) -> None:
    server = Server(tmp_path, third_game)
    try:
        context = browser.new_context(base_url=server.address, locale=LANGUAGES["en"], reduced_motion="reduce")
        page = context.new_page()
        page.goto("/")
        start(page, GAMES[0])
        my_turn(page)
        at = ply(page)
        moves(page).first.click()
        moved(page, at)
        made = ply(page)
        server.kill()
        expect(page.get_by_text("Connection lost")).to_be_visible()
        server.start()
        expect(page.get_by_text("Connection lost")).to_have_count(0)
        my_turn(page)
        assert ply(page) >= made
        at = ply(page)
        moves(page).first.click()
        moved(page, at)
        context.close()
    finally:
        server.stop()


@pytest.mark.parametrize("game", GAMES)
def test_the_end_tells_where_points_came_from(visit: Visit, server: Server, game: str, tmp_path: Path) -> None:
    page = visit()
    page.evaluate("localStorage.setItem('cenote-settings', JSON.stringify({name: 'Ada'}))")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Bo"}]
    opened = ask(server.address, "/tables", {"game": game, "seats": seats, "options": {}, "hints": True})
    table = opened["table"]
    page.evaluate(
        "([table, key]) => localStorage.setItem('cenote-keys', JSON.stringify({[table]: key}))", [table, opened["key"]]
    )
    play_out(server.address, table, opened["key"])
    view = ask(server.address, f"/tables/{table}", key=opened["key"])
    page.goto(f"/table/{table}")
    expect(page.get_by_role("heading", name="win")).to_be_visible()
    sums = page.locator(".scores tfoot td").all_inner_texts()
    assert len(sums) == 2
    assert [float(text.replace("−", "-").rstrip("¼½¾") or 0) // 1 for text in sums] == [
        float(int(points)) for points in view["points"]
    ]
    expect(page.locator(".chart svg")).to_be_visible()

    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").first.click()
    assert table in download.value.suggested_filename
    download.value.save_as(tmp_path / "record.txt")
    assert (tmp_path / "record.txt").read_text().count("\n") > 20

    page.get_by_role("link", name="Replay").click()
    timeline = page.get_by_label("Moment of the game")
    expect(timeline).to_have_value("0")
    page.get_by_role("button", name="Next move").click()
    expect(timeline).to_have_value("1")
    page.goto(f"/table/{table}?ply={view['ply'] // 2}")
    expect(timeline).to_have_value(str(view["ply"] // 2))
    page.get_by_role("link", name="To the result").click()
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".hand-over")).to_be_visible()
    assert page.url.rpartition("/")[2] != table
    kept = json.loads(page.evaluate("localStorage.getItem('cenote-keys')"))
    assert len(kept) == 2
