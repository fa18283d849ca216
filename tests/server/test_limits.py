"""Limits on bodies and rates, and what every answer carries."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fastapi import WebSocketDisconnect
from fastapi.testclient import TestClient

from cenote.server.limits import Limits, TooMany
from cenote.server.live import FULL
from cenote.server.settings import Rates
from tests.server.house import code, open_table, serving, settings


def test_a_body_may_not_be_too_large(client: TestClient) -> None:
    sound = {"game": "tzolkin", "seats": [{"kind": "me"}, {"kind": "here"}]}
    large = {**sound, "deal": {"monuments": ["x" * 70_000]}}
    assert code(client.post("/api/tables", json=large)) == (413, "too_large")

    def pieces() -> Any:
        for _ in range(100):
            yield b" " * 1000

    assert code(client.post("/api/tables", content=pieces())) == (413, "too_large")


@pytest.mark.parametrize("body", [b"", b"{", b"[" * 60_000, b"\xff\xfe", b'{"game": NaN}', b"null", b"9" * 5000])
def test_what_is_no_json_is_refused(client: TestClient, body: bytes) -> None:
    answer = client.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code in (400, 422)
    code(answer)


def test_one_address_may_open_only_so_many_tables(tmp_path: Path) -> None:
    with serving(settings(tmp_path, rates=Rates(opens=(2, 0.001)))) as client:
        for _ in range(2):
            open_table(client, "tzolkin", ["me", "here"])
        answer = client.post("/api/tables", json={"game": "tzolkin", "seats": [{"kind": "me"}, {"kind": "here"}]})
        assert code(answer) == (429, "too_many")
        assert 0 < int(answer.headers["retry-after"]) <= 1001


def test_one_address_may_ask_only_so_often(tmp_path: Path) -> None:
    with serving(settings(tmp_path, rates=Rates(asks=(3, 0.001)))) as client:
        answers = [client.get("/api/games") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert int(answers[-1].headers["retry-after"]) > 0
        assert client.get("/health").status_code == 200


def test_one_address_may_connect_only_so_often(tmp_path: Path) -> None:
    with serving(settings(tmp_path, rates=Rates(connects=(0, 0.001)))) as client:
        ada, _ = open_table(client, "tzolkin", ["me", "here"])
        here = f"/api/tables/{ada.table}/live"
        with pytest.raises(WebSocketDisconnect) as closed, client.websocket_connect(here):
            pass
        assert closed.value.code == FULL


def test_a_bucket_fills_again() -> None:
    limits = Limits(Rates(joins=(1, 1e9)))
    for _ in range(100):
        limits.take("joins", "here")
    strict = Limits(Rates(joins=(1, 1e-9)))
    strict.take("joins", "here")
    strict.take("joins", "there")
    with pytest.raises(TooMany):
        strict.take("joins", "here")


def test_every_answer_protects_who_reads_it(client: TestClient) -> None:
    for path in ("/", "/api/games", "/nowhere/else.png", "/health"):
        headers = client.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "default-src 'self'" in headers["content-security-policy"]
