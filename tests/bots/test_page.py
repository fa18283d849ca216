"""What docs/bots.md tells a newcomer to do, done as it stands there."""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest

import cenote
from cenote.bots import Knowledge, house, registry
from cenote.bots.program import question
from tests.test_readme import commands, install
from tests.tree import ROOT

PAGE = (ROOT / "docs/bots.md").read_text(encoding="utf-8")

BLOCKS = re.findall(r"(?ms)^```(\w+)(?: file=(\S+))?\n(.*?)^```$", PAGE)


def test_everything_on_the_page_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All in one folder and in order, since later examples use what earlier ones made."""
    install(tmp_path, monkeypatch)
    names: dict[str, Any] = {}
    ran = {"python": 0, "file": 0, "sh": 0, "toml": 0}
    for language, file, text in BLOCKS:
        if file:
            (tmp_path / file).write_text(text)
            ran["file"] += 1
        elif language == "python":
            exec(compile(text, "docs/bots.md", "exec"), names)
            ran["python"] += 1
        elif language == "toml":
            (group,) = tomllib.loads(text)["project"]["entry-points"]
            assert group == registry.GROUP
            ran["toml"] += 1
        else:
            assert language == "sh"
            for line in commands(text):
                done = subprocess.run(line, shell=True, capture_output=True, text=True, check=False)
                assert (done.returncode, done.stderr) == (0, ""), line
                assert "bot_" not in done.stdout, "a bot of the page has failed"
                ran["sh"] += 1
    assert ran == {"python": 2, "file": 1, "sh": 5, "toml": 1}


def test_the_example_of_a_program_has_no_more_than_thirty_lines() -> None:
    (example,) = (text for _, file, text in BLOCKS if file)
    assert len(example.splitlines()) <= 30


def test_the_page_names_all_levels_and_what_they_spend() -> None:
    told = dict(re.findall(r"(?m)^\| `(\w+)` \| ([^|]+) \|", PAGE.partition("## A bot in Python")[0]))
    assert list(told) == ["random", *house.LEVELS]
    for name, level in house.LEVELS.items():
        budget = f"{level.seconds:g} s" if level.seconds else f"{level.playouts} looks"
        assert told[name].startswith(budget)
        assert ("every core" in told[name]) == level.many_cores


def test_the_page_names_every_entry_of_a_question() -> None:
    state = cenote.find(cenote.names()[0]).new(2, 1)
    asked = question(Knowledge(state, state.to_move, 1), None, 1)
    table = PAGE.partition("The question:")[2].partition("The answer")[0]
    entries = [row.split("|")[1] for row in table.splitlines() if row.startswith("| `")]
    assert set(re.findall(r"`(\w+)`", " ".join(entries))) == set(asked)


def test_the_page_names_everything_that_knowledge_offers() -> None:
    section = PAGE.partition("What it may ask its `Knowledge`:")[2].partition("There is no way")[0]
    cells = [row.split("|")[1] for row in section.splitlines() if row.startswith("| `")]
    offered = {name for name in dir(Knowledge) if not name.startswith("_")}
    assert set(re.findall(r"`(\w+)", " ".join(cells))) == offered
