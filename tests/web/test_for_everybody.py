"""No page has a fault that axe finds, and all of them fit a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import cenote
from tests.tree import ROOT
from tests.web.conftest import Visit
from tests.web.table import bar, begin, choose_seats, key, my_turn, play_out, start

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
# Not on by itself in axe: whoever speaks to the page says what they see.
RULES_BESIDES = {"label-content-name-mismatch": {"enabled": True}}
# What axe found in order would take longer to hand over than to find.
LOOK = """async ([values, rules]) => {
    const options = {runOnly: {type: 'tag', values}, rules, resultTypes: ['violations']};
    return (await axe.run(document, options)).violations;
}"""
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def faults(page: Page) -> list[str]:
    """What axe finds on a page, but for what it calls minor."""
    assert AXE.exists(), "axe-core is not installed: make web"
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(LOOK, [RULES, RULES_BESIDES])
    return [
        f"{fault['impact']} {fault['id']}: {node['html'][:160]}"
        for fault in found
        if fault["impact"] != "minor"
        for node in fault["nodes"][:3]
    ]


GAMES = cenote.names()

Place = Callable[[Page], None]


def first_page(page: Page) -> None:
    page.locator("[data-game]").first.click()
    page.get_by_text("More choices").click()


def playing(page: Page, game: str = GAMES[-1]) -> None:
    start(page, game)
    my_turn(page)


def alone(page: Page) -> None:
    """Without any bot, where a game can be played so: against its automaton."""
    choose_seats(page, GAMES[0], "me")
    begin(page)
    my_turn(page)


def guided(page: Page, game: str) -> None:
    page.locator(f'[data-game="{game}"]').click()
    page.get_by_role("button", name="First game, step by step").click()
    expect(page.locator(".guide")).to_be_visible()


def handing_over(page: Page) -> None:
    choose_seats(page, GAMES[0], "me", "here")
    begin(page)
    expect(page.get_by_role("button", name="Show my view")).to_be_visible()


def end(page: Page, game: str) -> None:
    choose_seats(page, game, "me", "here")
    table = begin(page)
    play_out(page.url.partition("/table/")[0], table, key(page, table))
    page.reload()
    expect(page.locator(".chart svg")).to_be_visible()
    page.get_by_text("As numbers").click()


def rules(page: Page, game: str) -> None:
    page.goto(f"/rules/{game}")
    expect(page.get_by_role("searchbox")).to_be_visible()


def of(place: Callable[[Page, str], None], game: str) -> Place:
    """The same place in another game."""

    def there(page: Page) -> None:
        place(page, game)

    there.__name__ = f"{place.__name__}-{game}"
    return there


def all_moves(page: Page) -> None:
    playing(page)
    page.keyboard.press("m")
    expect(page.locator(".move-list [data-move]").first).to_be_visible()


def table_menu(page: Page) -> None:
    playing(page)
    page.get_by_role("button", name="Table, links, record…").click()


def looking_back(page: Page) -> None:
    playing(page)
    page.goto(f"{page.url}?ply=0")
    expect(page.get_by_label("Moment of the game")).to_be_visible()


def lobby(page: Page) -> None:
    first_page(page)
    page.get_by_label("Who takes seat 2").select_option("open")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_label("Link for spectators")).to_be_visible()


def invitation(page: Page) -> None:
    lobby(page)
    link = page.locator(".lobby-seats .copy input").input_value()
    page.goto(link)
    expect(page.get_by_role("button", name="Take this seat")).to_be_visible()


def settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()


def credits_page(page: Page) -> None:
    page.goto("/credits")
    expect(page.get_by_role("heading", name="Icons")).to_be_visible()


def list_of_rules(page: Page) -> None:
    page.goto("/rules")
    expect(page.get_by_role("heading", name="Rules")).to_be_visible()


def nothing(page: Page) -> None:
    page.goto("/nowhere")
    expect(page.get_by_role("heading", name="There is no such page")).to_be_visible()


PLACES = [
    first_page,
    *(of(place, game) for place in (playing, guided, end, rules) for game in GAMES),
    alone,
    handing_over,
    all_moves,
    table_menu,
    looking_back,
    lobby,
    invitation,
    settings,
    credits_page,
    list_of_rules,
    nothing,
]


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.__name__)
def test_axe_finds_no_fault(visit: Visit, place: Place) -> None:
    page = visit()
    place(page)
    assert faults(page) == []
    page.emulate_media(color_scheme="dark")
    assert faults(page) == []


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.__name__)
def test_a_phone_is_wide_enough(visit: Visit, place: Place) -> None:
    page = visit(width=360, height=740)
    place(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    bars = bar(page)
    if bars.count():
        box = bars.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 741, "the bar stays at the bottom"
