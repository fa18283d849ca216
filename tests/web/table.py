"""What visitors of the pages do again and again."""

from __future__ import annotations

import itertools
import json
import time
import urllib.error
import urllib.request
from http import HTTPStatus
from typing import Any

from playwright.sync_api import Locator, Page, expect

from cenote.locales import words

LANGUAGES = {"en": "en-GB", "pl": "pl-PL", "cs": "cs-CZ", "uk": "uk-UA", "zh": "zh-CN"}
"""What browsers of people who read our languages ask for."""

MOVED = """at => {
    const play = document.querySelector('.play');
    if (play === null) return document.querySelector('.hand-over') !== null;
    return Number(play.dataset.ply) > at && play.dataset.busy === undefined;
}"""

NONCES = (f"nonce-{number:06}" for number in itertools.count())


def start(page: Page, game: str, language: str = "en") -> str:
    """From the first page, against a bot that takes no time. Gives the table's name."""
    page.locator(f'[data-game="{game}"]').click()
    page.locator(".new-table details").evaluate("details => { details.open = true; }")
    quick_bots(page)
    return begin(page, language)


def choose_seats(page: Page, game: str, *kinds: str) -> None:
    """Open the form of a new table, with these seats in this order."""
    page.locator(f'[data-game="{game}"]').click()
    page.get_by_text("More choices").click()
    page.get_by_role("radio", name=str(len(kinds)), exact=True).check()
    for number, kind in enumerate(kinds, 1):
        page.get_by_label(f"Who takes seat {number}").select_option(kind)
    quick_bots(page)
    if len(kinds) > 1:
        page.get_by_label("Random seating order").uncheck()


def quick_bots(page: Page) -> None:
    """In the open form of a new table: no bot thinks."""
    for level in page.locator('.seat-choice select:has(option[value="random"])').all():
        level.select_option("random")


def begin(page: Page, language: str = "en") -> str:
    """Start the game that the form describes. Gives the table's name."""
    page.get_by_role("button", name=words(language).t("ui-start")).click()
    page.wait_for_url("**/table/*")
    return page.url.rpartition("/")[2]


def bar(page: Page) -> Locator:
    return page.locator(".bar")


def my_turn(page: Page) -> None:
    """Wait until it is one's own turn, and the answer to one's last move has come: a click before that does nothing."""
    expect(bar(page)).to_have_attribute("data-mine", "")
    expect(page.locator(".play[data-busy]")).to_have_count(0)


def moves(page: Page) -> Locator:
    """The list of all moves, which M opens and goes to."""
    page.keyboard.press("m")
    found = page.locator(".move-list [data-move]")
    expect(found.first).to_be_focused()
    return found


def done(page: Page, ply: int) -> None:
    """Wait until so many moves have been made."""
    expect(page.locator(".play")).to_have_attribute("data-ply", str(ply))


def moved(page: Page, at: int) -> None:
    """Wait until more than so many moves have been made, and nothing is on its way."""
    page.wait_for_function(MOVED, arg=at)


def ply(page: Page) -> int:
    return int(page.locator(".play").get_attribute("data-ply") or 0)


def key(page: Page, table: str) -> str:
    """The secret by which the server knows this browser at a table."""
    found = page.evaluate("table => JSON.parse(localStorage.getItem('cenote-keys'))[table]", table)
    assert isinstance(found, str)
    return found


def ask(address: str, path: str, body: Any = None, key: str | None = None) -> Any:
    """Ask the server as a program would, which waits when it is told to."""
    request = urllib.request.Request(f"{address}/api{path}")
    if body is not None:
        request.data = json.dumps(body).encode()
        request.add_header("content-type", "application/json")
    if key is not None:
        request.add_header("authorization", f"Bearer {key}")
    while True:
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.loads(answer.read())
        except urllib.error.HTTPError as refusal:
            with refusal:
                if refusal.code != HTTPStatus.TOO_MANY_REQUESTS:
                    raise
                time.sleep(int(refusal.headers["retry-after"]))


def play_out(address: str, table: str, key: str) -> None:
    """Play to the end: always the first legal move, whoever decides. All seats have to be this key's."""
    view = ask(address, f"/tables/{table}", key=key)
    while not view["over"]:
        wish = {"ply": view["ply"], "token": view["legal"][0]["token"], "nonce": next(NONCES)}
        view = ask(address, f"/tables/{table}/moves", wish, key)
