"""A server for each test, on a database of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from cenote.cli import main
from cenote.core.game import Game
from cenote.games import find
from tests.server.house import serving, settings


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with serving(settings(tmp_path)) as client:
        yield client


@pytest.fixture(params=["tzolkin", "teotihuacan"])
def game(request: pytest.FixtureRequest) -> Game:
    return find(request.param)


@pytest.fixture
def cenote(capsys: pytest.CaptureFixture[str]) -> Any:
    """Run a command; its status, and what it printed."""

    def run(*arguments: object) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as ended:
            main([str(argument) for argument in arguments])
        assert isinstance(ended.value.code, int)
        return ended.value.code, *capsys.readouterr()

    return run
