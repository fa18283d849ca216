"""The README's examples, run as they stand."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.tree import ROOT


def examples() -> Iterator[tuple[str, str]]:
    """The language and the text of every fenced block, in order."""
    yield from re.findall(r"(?ms)^```(\w+)\n(.*?)^```$", (ROOT / "README.md").read_text(encoding="utf-8"))


def commands(text: str) -> list[str]:
    """The lines of a shell block that call the program."""
    return [line for line in text.splitlines() if line.startswith("cenote ")]


def shown(text: str) -> list[str]:
    """What an example says, in comments behind `print`, that it prints."""
    return re.findall(r"(?m)^ *print\(.*\)  # (.*)$", text)


def install(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a shell in this folder find the program, which looks as pip makes it."""
    program = folder / "bin/cenote"
    program.parent.mkdir()
    program.write_text(f"#!{sys.executable}\nfrom cenote.cli import main\n\nif __name__ == '__main__':\n    main()\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(program.parent), prepend=os.pathsep)
    monkeypatch.chdir(folder)


def test_every_example_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """All in one folder and in order, since later examples use what earlier ones made."""
    install(tmp_path, monkeypatch)
    ran = {"python": 0, "sh": 0}
    names: dict[str, Any] = {}
    for language, text in examples():
        if language == "python":
            exec(compile(text, "README.md", "exec"), names)
            printed = capsys.readouterr().out.splitlines()
            assert [line for line in printed if line in shown(text)] == shown(text), printed
            ran["python"] += 1
        elif language == "sh":
            for line in commands(text):
                done = subprocess.run(line, shell=True, capture_output=True, text=True, check=False)
                assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
                ran["sh"] += 1
    assert all(ran.values()), ran
