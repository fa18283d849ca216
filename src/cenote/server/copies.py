"""Copies of an SQLite database: taking one while a server uses it, and putting one in its place."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from cenote.server.store import revisions

HERE_BESIDE = ("-wal", "-shm")
"""What SQLite keeps beside a database."""


class CopyProblem(Exception):
    """Why a copy can't be taken or put back; one sentence for whoever asked."""


def backup(database: Path, copy: Path) -> int:
    """Copy a database to a file that isn't there yet, as it is at one moment. How many tables it holds."""
    if not database.is_file():
        raise CopyProblem(f"there is no database {database}")
    if copy.exists():
        raise CopyProblem(f"{copy} is there already")
    part = copy.with_name(f"{copy.name}.part")
    try:
        part.unlink(missing_ok=True)
        with closing(_opened(database)) as source, closing(sqlite3.connect(part)) as target:
            source.backup(target, pages=-1)
            target.execute("PRAGMA journal_mode=DELETE")
        tables = check(part)
        _to_disk(part)
        part.replace(copy)
        _to_disk(copy.parent)
    except (OSError, sqlite3.Error) as error:
        raise CopyProblem(f"{copy} can't be written: {error}") from error
    finally:
        part.unlink(missing_ok=True)
    return tables


def restore(copy: Path, database: Path) -> int:
    """Put a copy in the place of a database that no server uses. How many tables it holds."""
    tables = check(copy)
    part = database.with_name(f"{database.name}.part")
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        with closing(_opened(copy)) as source, closing(sqlite3.connect(part)) as target:
            source.backup(target, pages=-1)
        _to_disk(part)
        if database.exists():
            _not_in_use(database)
        for suffix in HERE_BESIDE:
            database.with_name(database.name + suffix).unlink(missing_ok=True)
        part.replace(database)
        _to_disk(database.parent)
    except (OSError, sqlite3.Error) as error:
        raise CopyProblem(f"{database} can't be written: {error}") from error
    finally:
        part.unlink(missing_ok=True)
    return tables


def check(copy: Path) -> int:
    """How many tables a copy holds. CopyProblem if it is damaged, or no database of this program."""
    if not copy.is_file():
        raise CopyProblem(f"there is no file {copy}")
    try:
        with closing(_opened(copy)) as connection:
            (sound,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
            if sound != "ok":
                raise CopyProblem(f"{copy} is damaged: {sound}")
            (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            (tables,) = connection.execute("SELECT count(*) FROM tables").fetchone()
    except (sqlite3.Error, TypeError) as error:
        raise CopyProblem(f"{copy} is no database of cenote: {error}") from error
    if revision not in revisions():
        raise CopyProblem(f"{copy} was written by a newer version of cenote")
    return int(tables)


def _opened(database: Path) -> sqlite3.Connection:
    """A connection that only reads."""
    return sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True, timeout=30)


def _not_in_use(database: Path) -> None:
    """CopyProblem if anybody has the database open: leaving the write-ahead log needs it for oneself alone."""
    try:
        with closing(sqlite3.connect(database, timeout=0, isolation_level=None)) as connection:
            (mode,) = connection.execute("PRAGMA journal_mode=DELETE").fetchone()
    except sqlite3.OperationalError as error:
        raise CopyProblem(f"{database} is in use; end the server first") from error
    except sqlite3.DatabaseError:
        return  # it is damaged, which is a reason to restore it
    if mode != "delete":
        raise CopyProblem(f"{database} is in use; end the server first")


def _to_disk(path: Path) -> None:
    """Let what is written survive a failure of power."""
    if os.name == "posix":
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
