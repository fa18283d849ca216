"""The pages of the browser, and what operators ask."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

import cenote
from tests.server.house import Person, code, open_table, serving, settings

INDEX = b"<!doctype html><title>Cenote</title>"
SCRIPT = b"export const turns = 28;\n" * 200


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    folder = tmp_path / "pages"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(INDEX)
    (folder / "assets" / "main-4f2a.js").write_bytes(SCRIPT)
    (tmp_path / "secret.txt").write_text("not a page")
    return folder


def test_assets_are_kept_for_ever_and_sent_compressed(tmp_path: Path, pages: Path) -> None:
    with serving(settings(tmp_path, pages=pages)) as client:
        answer = client.get("/assets/main-4f2a.js", headers={"accept-encoding": "gzip"})
        assert (answer.content, answer.headers["content-encoding"]) == (SCRIPT, "gzip")
        assert int(answer.headers["content-length"]) == len(gzip.compress(SCRIPT, 9, mtime=0))
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["content-type"].startswith("text/javascript")
        plain = client.get("/assets/main-4f2a.js", headers={"accept-encoding": "identity"})
        assert (plain.content, plain.headers.get("content-encoding")) == (SCRIPT, None)


def test_every_place_within_the_pages_is_their_common_page(tmp_path: Path, pages: Path) -> None:
    with serving(settings(tmp_path, pages=pages)) as client:
        for path in ("/", "/t/AAAAAAAAAAAA", "/join/abc", "/rules/x"):
            answer = client.get(path)
            assert (answer.status_code, answer.content) == (200, INDEX)
            assert answer.headers["cache-control"] == "no-cache"
        again = client.get("/", headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert client.head("/").headers["content-length"] == str(len(INDEX))


@pytest.mark.parametrize(
    "path", ["/assets/gone-1.js", "/favicon.ico", "/api/nothing", "/..%2Fsecret.txt", "/%2e%2e/secret.txt"]
)
def test_what_is_not_there_is_not_found(tmp_path: Path, pages: Path, path: str) -> None:
    with serving(settings(tmp_path, pages=pages)) as client:
        assert code(client.get(path)) == (404, "not_found")


def test_without_pages_the_server_says_how_to_build_them(client: TestClient) -> None:
    answer = client.get("/")
    assert (answer.status_code, "make web" in answer.text) == (503, True)


def test_health_and_metrics(client: TestClient) -> None:
    assert client.get("/health").json() == {"status": "ok", "version": cenote.__version__}
    ada, _ = open_table(client, "tzolkin", ["me", "here"])
    ada.first()
    Person(client, ada.table).try_move("end")
    text = client.get("/metrics").text
    assert 'cenote_requests_total{method="POST",route="/api/tables/{table}/moves",status="200"}' in text
    assert 'cenote_moves_total{by="person"}' in text
    assert 'cenote_refusals_total{code="not_your_seat"}' in text
    assert ada.table not in text
