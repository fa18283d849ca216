"""Whole games with the keyboard alone, from the first page to the result: no mouse, and nothing that scripts press."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit

# Counts the frames in which nothing had the focus although a key had been pressed at the table, and keeps what screen
# readers are told.
WATCH = """() => {
    window.lost = 0;
    window.heard = [];
    const look = () => {
        if (document.querySelector('.play') && document.activeElement === document.body) window.lost += 1;
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new MutationObserver(changes => {
        for (const change of changes) for (const node of change.addedNodes) window.heard.push(node.textContent);
    }).observe(document.querySelector('[role=log][aria-live=polite]'), {childList: true});
}"""
# What a player knows who has the keyboard and nothing else, once there is something to do or nothing ever again.
DUE = """at => {
    const play = document.querySelector('.play');
    const over = document.querySelector('.end .chart') !== null;
    if (play === null || Number(play.dataset.ply) <= at || play.dataset.busy !== undefined) return null;
    if (!over && document.querySelector('.bar[data-mine]') === null) return null;
    const focused = document.activeElement;
    return {
        ply: Number(play.dataset.ply),
        over,
        lost: window.lost ?? 0,
        end: document.querySelector('.bar [data-move]') !== null,
        ready: focused.closest('.play-board [data-legal]') !== null,
        listed: focused.closest('.move-list') !== null,
    };
}"""


def due(page: Page, after: int) -> dict[str, Any]:
    found: dict[str, Any] = page.wait_for_function(DUE, arg=after).json_value()
    return found


def tab_to(page: Page, selector: str, key: str = "Tab") -> None:
    """Press one key until something has the focus."""
    expect(page.locator(selector).first).to_be_attached()
    for _ in range(120):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} doesn't lead to {selector}")


def begin(page: Page, game: str, seats: int) -> None:
    """From the first page: so many seats, against quick bots."""
    tab_to(page, f'[data-game="{game}"]')
    page.keyboard.press("Enter")
    tab_to(page, ".new-table summary")
    page.keyboard.press("Enter")
    tab_to(page, ".counts input")
    for _ in range(4):
        if page.locator(".seat-choice").count() == seats:
            break
        page.keyboard.press("ArrowRight")
    expect(page.locator(".seat-choice")).to_have_count(seats)
    if seats > 1:
        tab_to(page, '.seat-choice select:has(option[value="random"])')
        page.keyboard.type("Random")
        expect(page.locator(".seat-choice select").last).to_have_value("random")
        tab_to(page, ".seat-choice input", "Shift+Tab")
    else:
        tab_to(page, ".seat-choice input")
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")


def choose(page: Page, now: dict[str, Any], chance: random.Random) -> None:
    """Go to a move, by one of the ways there are, and make it."""
    if now["end"]:
        page.keyboard.press("e")
        return
    if not now["ready"] or chance.random() < 0.1:
        page.keyboard.press(chance.choice("mb"))
        now["listed"] = page.evaluate("document.activeElement.closest('.move-list') !== null")
    if now["listed"]:
        for _ in range(chance.randrange(4)):
            page.keyboard.press(chance.choice(("ArrowDown", "ArrowDown", "ArrowUp", "End", "Home")))
    else:
        for _ in range(chance.randrange(4)):
            page.keyboard.press("b")
        if not page.evaluate("document.activeElement.closest('.play-board [data-legal]') !== null"):
            page.keyboard.press("m")  # nothing on the board does it
    page.keyboard.press(chance.choice(("Enter", " ")))


@pytest.mark.parametrize(("game", "seats"), [("tzolkin", 2), ("teotihuacan", 1)])
def test_a_whole_game_with_the_keyboard_alone(visit: Visit, game: str, seats: int) -> None:
    chance = random.Random(game)
    page = visit()
    begin(page, game, seats)
    due(page, -1)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("m")
    expect(page.locator(".move-list [data-move]").first).to_be_focused()
    known = page.locator(".log .turn li").count()
    page.evaluate(WATCH)
    now = due(page, -1)
    while not now["over"]:
        choose(page, now, chance)
        now = due(page, now["ply"])
        assert now["lost"] == 0, f"nothing had the focus after move {now['ply']}"
    expect(page.locator("#end-heading")).to_be_focused()

    # All that happened was said, by whomever it was done.
    told = page.locator(".log .turn li").all_inner_texts()
    said = "\n".join(page.evaluate("window.heard"))
    happened = Counter(told[: len(told) - known])
    assert len(happened) > 50
    assert {text: times for text, times in happened.items() if said.count(text) < times} == {}

    tab_to(page, '.end a[href*="?ply="]')
    page.keyboard.press("Enter")
    tab_to(page, ".timeline")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_label("Moment of the game")).to_have_value("1")
