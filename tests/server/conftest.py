"""A server for each test, on a database of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

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
