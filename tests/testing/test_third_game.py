"""A game of another package needs no edit in this one: install it, and everybody knows it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import cenote
from tests.conftest import environment


def run(third_game: Path, *arguments: str) -> str:
    """What a fresh Python writes that has the third game on its path."""
    done = subprocess.run(
        [sys.executable, "-W", "error", *arguments],
        env=environment(third_game),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_not_a_game_of_this_package() -> None:
    assert "pebbles" not in cenote.names()


def test_it_is_found_once_it_is_installed(third_game: Path) -> None:
    code = """
import cenote
assert cenote.names() == tuple(sorted({"pebbles", *cenote.names()})), cenote.names()
assert cenote.find("pebbles") is cenote.pebbles
print(cenote.pebbles.new(3, seed=1).tokens())
"""
    assert run(third_game, "-c", code) == "['keep:5', 'keep:9', 'keep:11']\n"


def test_it_conforms(third_game: Path) -> None:
    told = run(third_game, "-m", "cenote.testing.conformance", "pebbles", "--seeds", "2")
    assert "FAILED" not in told
    assert told.count("passed") > 20


def test_the_commands_know_it(third_game: Path, tmp_path: Path) -> None:
    assert "pebbles" in run(third_game, "-m", "cenote", "games")
    assert run(third_game, "-m", "cenote", "perft", "pebbles", "--seats", "2", "--depth", "3") == "54\n"
    run(
        third_game,
        "-m",
        "cenote",
        "simulate",
        "pebbles",
        "--games",
        "2",
        "--seed",
        "1",
        "--records",
        str(tmp_path / "two"),
    )
    text = (tmp_path / "two").read_text()
    assert text.count("game: pebbles") == 2
    assert run(third_game, "-m", "cenote", "replay", str(tmp_path / "two"))
    code = f"import cenote; print(len(cenote.read_records(open({str(tmp_path / 'two')!r}, encoding='utf-8').read())))"
    assert run(third_game, "-c", code) == "2\n"
