"""The project speaks of itself alone: of no machine, no index of packages, and no work put off."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.tree import ROOT, tracked

FORBIDDEN = {
    "a path of one machine": re.compile(r"(?<![\w.])(?:/(?:home|root|Users|work|tmp|opt|mnt)/\w|[A-Z]:\\\w)"),
    "the host of a registry": re.compile(r"(?i)pypi\.org|pythonhosted\.org|npmjs\.(?:org|com)|yarnpkg\.com"),
    "an address of an index": re.compile(r"--(?:extra-)?index-url|--find-links|--trusted-host"),
    "work put off": re.compile(r"\b(?:TO[D]O|FIX[M]E|X[X]X)\b"),
}


def faults(text: str) -> list[str]:
    """What is wrong with a text, line by line."""
    return [
        f"line {number}: {what}: {match[0]}"
        for number, line in enumerate(text.splitlines(), 1)
        for what, pattern in FORBIDDEN.items()
        if (match := pattern.search(line))
    ]


def texts() -> list[Path]:
    """Every tracked file of text but this one, which is full of faults to find."""
    own = Path(__file__).resolve().relative_to(ROOT)
    return [file for file in tracked() if file != own and b"\0" not in (ROOT / file).read_bytes()]


@pytest.mark.parametrize("file", texts(), ids=Path.as_posix)
def test_the_file_speaks_of_the_project_alone(file: Path) -> None:
    assert faults((ROOT / file).read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "line",
    [
        'open("/home/ada/cenote/game.txt")',
        "see /root/cenote",
        r"C:\Users\ada",
        "https://files.pythonhosted.org/packages/x.whl",
        "https://registry.npmjs.org/react",
        "pip install --extra-index-url https://example.org",
        "# TODO: mend",
        "# FIXME",
        "XXX",
    ],
)
def test_a_fault_is_found(line: str) -> None:
    assert faults(f"fine\n{line}\n")[0].startswith("line 2: ")


@pytest.mark.parametrize("line", ["src/home/table.py", "PyPI", "#!/usr/bin/env python3", "a/tmp/b", "XXXI"])
def test_what_is_allowed_is_not_found(line: str) -> None:
    assert faults(line) == []
