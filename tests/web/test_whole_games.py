"""Whole games through the page, from the first click to the result and the record, by what can be pressed there."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import cenote
from tests.web.conftest import Visit, picture
from tests.web.table import begin, choose_seats

SIZES = {"phone": (360, 740), "desktop": (1280, 800)}
MIDDLE = 12
"""After so many turns, about half of either game is played."""
QUARTERS = {"": 0.0, "¼": 0.25, "½": 0.5, "¾": 0.75}

# What the page offers once it has settled after a move: on the board, and beside it where the board has nothing.
SETTLED = """at => {
    const play = document.querySelector('.play');
    if (play === null || Number(play.dataset.ply) <= at || play.dataset.busy !== undefined) return null;
    const offers = where => [...new Set(
        [...document.querySelectorAll(where + ' [data-move][data-legal]')].map(each => each.dataset.move)
    )];
    const found = {
        ply: Number(play.dataset.ply),
        over: document.querySelector('.end .chart') !== null,
        end: offers('.bar')[0] ?? null,
        board: offers('.play-board'),
    };
    return found.over || found.end !== null || found.board.length > 0 ? found : null;
}"""


def settled(page: Page, after: int) -> dict[str, Any]:
    """The page when there is something to press again after so many moves, or nothing ever again."""
    found: dict[str, Any] = page.wait_for_function(SETTLED, arg=after).json_value()
    return found


def play_on(page: Page, now: dict[str, Any], chance: random.Random, turns: int) -> dict[str, Any]:
    """Press what may be pressed until so many turns have been ended, or the game is over."""
    while not now["over"] and turns:
        if now["end"] is None:
            token = chance.choice(sorted(now["board"]))
            page.locator(f'.play-board [data-move="{token}"][data-legal]').first.click()
        else:
            page.locator(f'.bar [data-move="{now["end"]}"]').click()
            turns -= 1
        now = settled(page, now["ply"])
    return now


def take_pictures(page: Page, request: pytest.FixtureRequest, moment: str) -> None:
    """Of the whole page, as it is on a desk and on a phone, which it has to fit."""
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        # On a screen as high as the page, what sticks to its edges covers nothing.
        page.set_viewport_size({"width": width, "height": page.evaluate("document.documentElement.scrollHeight")})
        page.evaluate("scrollTo(0, 0)")
        page.screenshot(path=picture(request, f"{moment}-{name}"))
        page.set_viewport_size({"width": width, "height": height})


def number(text: str) -> float:
    """A number as players write it."""
    if text == "–":
        return 0.0
    sign = -1 if text.startswith("−") else 1
    size = text.lstrip("−")
    whole = size.rstrip("¼½¾")
    return sign * (float(whole or 0) + QUARTERS[size[len(whole) :]])


@pytest.mark.parametrize(
    ("game", "kinds", "players"),
    [("tzolkin", ("me", "bot"), 2), ("teotihuacan", ("me",), 2)],
    ids=["tzolkin", "teotihuacan"],
)
def test_a_whole_game(
    visit: Visit, request: pytest.FixtureRequest, tmp_path: Path, game: str, kinds: tuple[str, ...], players: int
) -> None:
    chance = random.Random(game)
    page = visit()
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text) if message.type in ("error", "warning") else None)
    choose_seats(page, game, *kinds)
    begin(page)
    now = settled(page, -1)
    take_pictures(page, request, "start")
    now = play_on(page, now, chance, MIDDLE)
    take_pictures(page, request, "middle")
    now = play_on(page, now, chance, 1000)
    assert now["over"]
    take_pictures(page, request, "end")

    places = page.locator(".places li")
    expect(places).to_have_count(players)
    assert places.locator(".place").all_inner_texts()[0].startswith("1")
    totals = [number(text) for text in page.locator(".scores tfoot td").all_inner_texts()]
    rows = page.locator(".end > section .scores tbody tr").all()
    told = [[number(text) for text in row.locator("td").all_inner_texts()] for row in rows]
    assert len(told) > 1
    assert [sum(points) for points in zip(*told, strict=True)] == totals
    expect(page.locator(".chart polyline")).to_have_count(players)
    page.locator(".chart summary").click()
    assert [number(text) for text in page.locator(".chart tbody tr").last.locator("td").all_inner_texts()] == totals

    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    download.value.save_as(tmp_path / "record.txt")
    (record,) = cenote.read_records((tmp_path / "record.txt").read_text("utf-8"))
    assert record.over
    assert len(record.moves) == now["ply"]
    assert record.result == totals
    assert said == []
