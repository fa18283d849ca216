"""Backup while a server works, restore when none does, and the commands for both."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cenote.server.copies import CopyProblem, backup, check, restore
from tests.server.house import Person, open_table, serving, settings
from tests.server.processes import started


def test_a_copy_taken_while_a_server_works_holds_what_was_acknowledged(tmp_path: Path, cenote: Any) -> None:
    database, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    url = f"sqlite:///{database}"
    with serving(settings(tmp_path)) as client:
        ada, _ = open_table(client, "tzolkin", ["me", "here"])
        for _ in range(5):
            ada.first()
        then = ada.look()
        assert cenote("backup", copy, "--database", url) == (0, f"{copy} holds 1 table\n", "")
        ada.first()
    status, out, err = cenote("restore", copy, "--database", url)
    assert (status, out, err) == (0, f"{database} holds 1 table\n", "")
    with serving(settings(tmp_path)) as client:
        again = Person(client, ada.table, ada.key)
        assert again.look() == then
        assert again.first()["ply"] == 6


def test_nothing_is_put_in_the_place_of_a_database_that_is_used(tmp_path: Path, cenote: Any) -> None:
    database, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    with started(settings(tmp_path)):
        backup(database, copy)
        status, out, err = cenote("restore", copy, "--database", f"sqlite:///{database}")
        assert (status, out) == (2, "")
        assert err == f"cenote: {database} is in use; end the server first\n"
    restore(copy, database)


def test_a_copy_replaces_nothing(tmp_path: Path) -> None:
    with serving(settings(tmp_path)):
        pass
    copy = tmp_path / "copy.db"
    copy.write_text("dear to somebody")
    with pytest.raises(CopyProblem, match="is there already"):
        backup(tmp_path / "tables.db", copy)
    assert copy.read_text() == "dear to somebody"
    with pytest.raises(CopyProblem, match="there is no database"):
        backup(tmp_path / "nowhere.db", tmp_path / "other.db")


def test_what_is_no_copy_is_not_put_back(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with serving(settings(tmp_path)):
        pass
    backup(database, tmp_path / "copy.db")
    (tmp_path / "text.db").write_text("no database at all, but a text of some length" * 100)
    (tmp_path / "cut.db").write_bytes((tmp_path / "copy.db").read_bytes()[:5000])
    (tmp_path / "newer.db").write_bytes((tmp_path / "copy.db").read_bytes())
    with closing(sqlite3.connect(tmp_path / "newer.db")) as newer, newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    before = database.read_bytes()
    for name in ("text.db", "cut.db", "newer.db", "gone.db"):
        with pytest.raises(CopyProblem):
            restore(tmp_path / name, database)
    assert database.read_bytes() == before
    assert check(database) == 0


def test_a_damaged_database_can_be_replaced(tmp_path: Path) -> None:
    with serving(settings(tmp_path)) as client:
        open_table(client, "tzolkin", ["me", "here"])
        backup(tmp_path / "tables.db", tmp_path / "copy.db")
    (tmp_path / "tables.db").write_text("damaged beyond repair" * 500)
    assert restore(tmp_path / "copy.db", tmp_path / "tables.db") == 1


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_copies_are_for_sqlite(command: str, cenote: Any) -> None:
    status, _, err = cenote(command, "copy.db", "--database", "postgresql://nobody@nowhere/x")
    assert (status, "pg_dump" in err) == (2, True)
