"""Tzolk'in's board in a browser: whatever is legal can be pressed on it, and a newcomer can follow the first game."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cenote.locales import words
from tests.tree import ROOT
from tests.web.conftest import Server, Visit
from tests.web.table import ask, bar, done, key, moved, my_turn, ply, start
from tests.web.test_for_everybody import faults

GUIDE: dict[str, Any] = json.loads((ROOT / "web/src/boards/tzolkin/guide.json").read_text("utf-8"))
ON_BOARD = ".tz-board [data-move][data-legal]"
SHOWN = f"[...document.querySelectorAll('{ON_BOARD}')].map(element => element.dataset.move)"


def press(page: Page, token: str) -> None:
    at = ply(page)
    page.locator(f'.tz-board [data-move="{token}"][data-legal], .bar [data-move="{token}"]').first.click()
    moved(page, at)


@pytest.mark.parametrize("width", [1280, 390])
def test_what_is_legal_and_nothing_else_can_be_pressed_on_the_board(visit: Visit, server: Server, width: int) -> None:
    page = visit(width=width)
    chance = random.Random(width)
    table = start(page, "tzolkin")
    for _ in range(60):
        my_turn(page)
        legal = {move["token"] for move in ask(server.address, f"/tables/{table}", key=key(page, table))["legal"]}
        page.wait_for_function(f"n => new Set({SHOWN}).size === n", arg=len(legal - {"end"}))
        assert set(page.evaluate(SHOWN)) == legal - {"end"}
        press(page, chance.choice(sorted(legal)))
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_newcomer_follows_the_guided_game(visit: Visit) -> None:
    page = visit()
    said = words("en").t
    page.locator('[data-game="tzolkin"]').click()
    page.get_by_role("button", name=said("ui-guide-start")).click()
    guide = page.locator(".guide")
    for number, step in enumerate(GUIDE["steps"], 1):
        expect(guide).to_contain_text(said("ui-guide-step", n=number, of=len(GUIDE["steps"])))
        for spot in step["spots"]:
            expect(page.locator(f'[data-spot="{spot}"]').first).to_be_attached()
        if "move" in step:
            press(page, step["move"])
        else:
            guide.get_by_role("button", name=said("ui-guide-next")).click()
    expect(guide).to_have_count(0)
    expect(bar(page)).to_be_visible()


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_no_fault_while_an_action_is_chosen(visit: Visit, dark: bool) -> None:
    page = visit(dark=dark)
    page.locator('[data-game="tzolkin"]').click()
    page.get_by_role("button", name=words("en").t("ui-guide-start")).click()
    for step in GUIDE["steps"]:
        if step["id"] == "gain":
            break
        if "move" in step:
            my_turn(page)
            expect(page.locator(f'[data-move="{step["move"]}"]').first).to_be_attached()
            press(page, step["move"])
        else:
            page.locator(".guide").get_by_role("button", name=words("en").t("ui-guide-next")).click()
    expect(page.locator('.tz-board [data-move="do:2"]').first).to_be_attached()
    assert faults(page) == []


def test_the_wheels_can_be_turned_ahead_to_look(visit: Visit) -> None:
    page = visit()
    start(page, "tzolkin")
    my_turn(page)
    slider = page.locator(".tz-look input")
    slider.focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".tz-look output")).to_have_text(words("en").t("tzolkin-board-in-days", n=3))
    expect(page.locator(".tz-ahead")).to_be_attached()
    expect(page.locator(".tz-wheelwork [data-legal]")).to_have_count(0)
    page.get_by_role("button", name=words("en").t("tzolkin-board-back-to-now")).click()
    expect(page.locator(".tz-ahead")).to_have_count(0)


def deal(server: Server, page: Page) -> str:
    """A table of two people on this screen, dealt as the guide deals. Gives its name."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Bo"}]
    wish = {"game": "tzolkin", "seats": seats, "options": {}, "deal": GUIDE["deal"], "hints": False}
    opened = ask(server.address, "/tables", wish)
    page.evaluate(
        "([table, key]) => localStorage.setItem('cenote-keys', JSON.stringify({[table]: key}))",
        [opened["table"], opened["key"]],
    )
    page.goto(f"/table/{opened['table']}")
    return str(opened["table"])


def out_of_order(page: Page, token: str) -> None:
    """Press what is not legal, which Playwright wouldn't."""
    page.locator(f'.tz-board [data-move="{token}"]:not([data-legal])').click(force=True)


def test_an_order_that_makes_no_difference_is_nobodys_worry(visit: Visit, server: Server) -> None:
    page = visit()
    table = deal(server, page)
    take = page.get_by_role("button", name=words("en").t("ui-hand-over-take"))
    take.click()
    my_turn(page)
    # Too early: the last of four tiles can only be kept after another one.
    out_of_order(page, "keep:UXM3")
    expect(page.locator('[data-move="keep:UXM3"]')).to_have_attribute("data-wanted", "")
    assert ply(page) == 0
    press(page, "keep:TIK7")
    take.click()
    # Too late: this one comes before the one that was kept.
    my_turn(page)
    press(page, "keep:YAX1")
    out_of_order(page, "keep:PAL1")
    page.wait_for_function("() => document.querySelector('.tz-wealth') === null")
    my_turn(page)
    assert ply(page) == 4
    press(page, "place:tikal")
    out_of_order(page, "place:palenque")
    done(page, 6)
    my_turn(page)
    log = ask(server.address, f"/tables/{table}", key=key(page, table))["log"]
    assert [entry["token"] for entry in log] == [
        *("keep:TIK7", "keep:UXM3", "keep:PAL1", "keep:YAX1"),
        *("place:palenque", "place:tikal"),
    ]
