"""A real server and a real Chromium for the tests of the pages."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.conftest import environment
from tests.tree import ROOT
from tests.web.table import LANGUAGES

PICTURES = ROOT / "build/pictures"
"""Where the tests leave what they saw."""
PATIENCE = 60_000
"""Milliseconds after which something that is awaited counts as missing, on however slow a machine."""
HOW_TO_GET_IT = (
    "not run: no Chromium to test the pages with; on Debian, apt-get install chromium, or name one in CENOTE_CHROMIUM"
)

expect.set_options(timeout=PATIENCE)


class Server:
    """`cenote serve` on a port and a database of its own."""

    def __init__(self, folder: Path, *packages: Path) -> None:
        self.database = f"sqlite:///{folder / 'tables.db'}"
        self.packages = packages
        self.port = 0
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "cenote", "serve", "--port", str(self.port), "--database", self.database]
        self.process = subprocess.Popen(command, env=environment(*self.packages), stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", said)
        assert found, f"the server did not start: {said!r}"
        self.port = int(found[1])

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """End it without a chance to say goodbye."""
        self.process.send_signal(signal.SIGKILL)
        self.stopped()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
        self.stopped()

    def stopped(self) -> None:
        self.process.wait(timeout=60)
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, third_game: Path) -> Iterator[Server]:
    """A server with the games of the house, and one from outside that has neither words nor a board."""
    assert (ROOT / "src/cenote/server/pages/index.html").exists(), "the pages are not built: make web"
    server = Server(tmp_path_factory.mktemp("server"), third_game)
    yield server
    server.stop()


def chromium() -> str:
    """The browser's program. Where there is none, the test is not run, which CI doesn't let pass."""
    named = os.environ.get("CENOTE_CHROMIUM")
    found = named or next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if found is None:
        if os.environ.get("CI"):
            pytest.fail(HOW_TO_GET_IT)
        pytest.skip(HOW_TO_GET_IT)
    return found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


def picture(request: pytest.FixtureRequest, of: str) -> Path:
    """Where a test leaves a picture of something."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    name = re.sub(r"[^\w-]+", "-", request.node.name).strip("-")
    return PICTURES / f"{name}-{of}.png"


Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Opens the pages as a new visitor, who has never been there; whatever goes wrong in them fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def hear(said: ConsoleMessage) -> None:
        # Chromium itself reports every answer that refuses something; the pages' own words on it are what is tested.
        if said.type == "error" and not said.text.startswith("Failed to load resource"):
            faults.append(said.text)

    def begin(
        path: str = "/", *, language: str = "en", width: int = 1280, height: int = 800, dark: bool = False
    ) -> Page:
        context = browser.new_context(
            base_url=server.address,
            locale=LANGUAGES[language],
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", hear)
        page.goto(path)
        return page

    yield begin
    for number, context in enumerate(contexts):
        for page in context.pages:
            page.screenshot(path=picture(request, str(number)))
        context.close()
    assert faults == []
