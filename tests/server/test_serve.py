"""The command that serves: what it says, and how it fails."""

from __future__ import annotations

import json
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from cenote.cli.common import INTERRUPTED
from tests.server.house import join, open_table, serving, settings


@pytest.mark.parametrize("url", ["mysql://x/y", "nonsense"])
def test_a_database_that_can_not_be_used_is_refused_in_one_sentence(url: str, cenote: Any) -> None:
    status, out, err = cenote("serve", "--database", url)
    assert (status, out) == (2, "")
    assert err.startswith("cenote: --database: ")
    assert err.count("\n") == 1


def test_a_database_of_a_newer_version_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with serving(settings(tmp_path)):
        pass
    with closing(sqlite3.connect(tmp_path / "tables.db")) as newer, newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    done = command("serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'tables.db'}")
    assert done.returncode == 2
    assert done.stderr.startswith("cenote: the database can't be used: it was written by another version of cenote")
    assert done.stderr.count("\n") == 1


def test_a_port_that_is_taken_is_told_in_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = command("serve", "--port", port, "--database", f"sqlite:///{tmp_path / 'tables.db'}")
    assert done.returncode == 2
    assert done.stderr.startswith(f"cenote: nothing can listen at 127.0.0.1, port {port}: ")
    assert done.stderr.count("\n") == 1


def test_the_server_says_where_it_is_and_ends_when_it_is_told_to(tmp_path: Path) -> None:
    # Whoever runs the tests may have been told to ignore Ctrl-C; the server is not to inherit that.
    code = (
        "import signal, cenote.cli; signal.signal(signal.SIGINT, signal.default_int_handler);"
        "cenote.cli.main(['serve', '--port', '0', '--log', 'info', '--database', %r])"
    )
    here = (sys.executable, "-c", code % f"sqlite:///{tmp_path / 'new' / 'tables.db'}")
    with subprocess.Popen(here, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        said = server.stdout.readline()
        found = re.fullmatch(r"Cenote is at (http://127\.0\.0\.1:\d+/) \(Ctrl-C ends it\)\n", said)
        assert found, said
        with httpx.Client(base_url=found[1]) as client:
            ada, invitations = open_table(client, "tzolkin", ["me", "open"], deal={"first": 0})
            bo = join(client, invitations["1"], "Bobina", nonce="nonce-of-bobina")
            ada.try_move("end")
        server.send_signal(signal.SIGINT)
        assert server.wait(60) == INTERRUPTED
        lines = [json.loads(line) for line in server.stderr]
    asked = [(line["method"], line["route"], line["status"]) for line in lines if line["message"] == "answered"]
    assert ("POST", "/api/tables/{table}/moves", 422) in asked
    written = json.dumps(lines)
    for secret in (ada.key, bo.key, invitations["1"], "Bobina", "nonce-of-bobina"):
        assert str(secret) not in written


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "cenote", *arguments], capture_output=True, text=True, check=False, timeout=60
    )


@pytest.mark.parametrize("arguments", [("serve",), ("backup", "x"), ("restore", "x")])
def test_without_the_extra_the_commands_say_what_to_install(arguments: tuple[str, ...]) -> None:
    code = (
        "import sys\n"
        "for name in ('fastapi', 'sqlalchemy', 'platformdirs', 'uvicorn'): sys.modules[name] = None\n"
        "from cenote.cli import main\n"
        f"main({list(arguments)!r})\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == "cenote: the table in the browser needs more than the engine: pip install 'cenote[table]'\n"
