"""The first page: languages, two clicks to a game, what is sent."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, Response, expect

import cenote
from cenote.locales import words
from tests.web.conftest import Server, Visit
from tests.web.table import LANGUAGES, bar, begin, start

KEY = re.compile(rf"\b(ui|{'|'.join(cenote.names())})-[a-z]+")
MOST = 250_000
"""The most bytes of script and style that the first page may take, compressed."""


def heading(language: str) -> str:
    return words(language).t("ui-choose-game")


def untranslated(page: Page) -> list[str]:
    """Keys that are shown instead of words."""
    return [match[0] for match in KEY.finditer(page.locator("body").inner_text())]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_visitor_is_spoken_to_in_the_browsers_language(visit: Visit, language: str) -> None:
    page = visit(language=language)
    expect(page.get_by_role("heading", name=heading(language))).to_be_visible()
    expect(page.locator(".card-cover svg")).to_have_count(len(cenote.names()))
    page.locator("[data-game]").first.click()
    page.locator("details summary").click()
    assert untranslated(page) == []
    start(page, cenote.names()[0], language)
    expect(bar(page)).to_be_visible()
    assert untranslated(page) == []


def test_another_language_is_there_at_once_and_stays(visit: Visit) -> None:
    page = visit()
    page.get_by_label("Language").select_option("cs")
    expect(page.get_by_role("heading", name=heading("cs"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    page.reload()
    expect(page.get_by_role("heading", name=heading("cs"))).to_be_visible()


@pytest.mark.parametrize("game", cenote.names())
def test_two_clicks_begin_a_game_that_stays_in_the_list(visit: Visit, game: str) -> None:
    page = visit()
    page.locator(f'[data-game="{game}"]').click()
    table = begin(page)
    expect(bar(page)).to_be_visible()
    title = page.title()
    assert title.endswith("Cenote")
    page.goto("/")
    expect(page.locator(f'.my-tables a[href="/table/{table}"]')).to_be_visible()
    page.locator(f'.my-tables a[href="/table/{table}"]').click()
    expect(bar(page)).to_be_visible()


def test_the_first_page_takes_little_to_load(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.address, locale=LANGUAGES["en"])
    sent: list[Response] = []
    page = context.new_page()
    page.on("response", lambda answer: sent.append(answer))  # noqa: PLW0108 (playwright marks what it calls)
    page.goto("/")
    expect(page.locator(".card-cover svg")).to_have_count(len(cenote.names()))
    loaded = [answer for answer in sent if answer.request.resource_type in ("script", "stylesheet")]
    sizes = {answer.url: answer.request.sizes()["responseBodySize"] for answer in loaded}
    context.close()
    assert len(sizes) > 3
    assert 0 < sum(sizes.values()) < MOST, sizes


def test_the_theme_is_chosen_in_the_settings(visit: Visit) -> None:
    page = visit()
    light = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Appearance").select_option("dark")
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") != light
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_page_that_is_not_there_says_so(visit: Visit) -> None:
    page = visit("/nowhere")
    expect(page.get_by_role("heading", name="There is no such page")).to_be_visible()
    page.goto("/table/none")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
