"""A PostgreSQL of the tests' own, which nobody else can reach, and which is gone after them."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

HOW_TO_GET_IT = "not run: no PostgreSQL in /usr/lib/postgresql; on Debian, apt-get install postgresql"
WHO = "postgres"


def programs() -> Path | None:
    """Where Debian keeps the newest version's programs."""
    found = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"),
        key=lambda path: int(path.parts[-3]) if path.parts[-3].isdigit() else 0,
    )
    return found[-1].parent if found else None


@contextmanager
def cluster() -> Iterator[str]:
    """The URL of an empty database. Where there is no PostgreSQL, the test is not run, which CI doesn't let pass."""
    binaries = programs()
    if binaries is None:
        if os.environ.get("CI"):
            pytest.fail(HOW_TO_GET_IT)
        pytest.skip(HOW_TO_GET_IT)
    folder = Path(tempfile.mkdtemp(prefix="cenote-postgres-"))
    try:
        if os.geteuid() == 0:  # which PostgreSQL refuses to be
            shutil.chown(folder, WHO)
        _run(binaries / "initdb", "--no-sync", "--auth=trust", f"--username={WHO}", f"--pgdata={folder / 'data'}")
        options = f"-c listen_addresses='' -c fsync=off -k {folder}"
        control = (binaries / "pg_ctl", "--wait", f"--pgdata={folder / 'data'}")
        _run(*control, "start", f"--log={folder / 'log'}", f"--options={options}")
        try:
            yield f"postgresql+asyncpg://{WHO}@/{WHO}?host={folder}"
        finally:
            _run(*control, "--mode=immediate", "stop")
    finally:
        shutil.rmtree(folder)


def _run(*command: str | Path) -> None:
    as_somebody = ("runuser", "-u", WHO, "--") if os.geteuid() == 0 else ()
    done = subprocess.run(
        [*as_somebody, *map(str, command)],
        cwd="/",
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )
    assert done.returncode == 0, done.stdout + done.stderr
