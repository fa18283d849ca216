"""What pyproject.toml and the lint settings promise, where no other tool would notice a broken promise."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

import cenote
from tests.tree import ROOT, tracked

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
UNPINNED = "ray"
"""The extra that nothing here installs; tests of what uses it have a stand-in."""
SOURCES = [file for file in tracked() if file.suffix == ".py"]


def requirement(text: str) -> str:
    """The name of the package that a requirement asks for, as the pins write it."""
    found = re.match(r"[\w.-]+", text)
    assert found
    return found[0].lower().replace("_", "-").replace(".", "-")


def pinned(name: str) -> dict[str, list[str]]:
    """The packages of one file of pins, each with its hashes."""
    packages: dict[str, list[str]] = {}
    for line in (ROOT / "requirements" / f"{name}.txt").read_text().splitlines():
        if match := re.match(r"([\w.-]+)==\S+", line):
            hashes = packages.setdefault(match[1], [])
        elif match := re.match(r"    --hash=(sha256:[0-9a-f]{64})", line):
            hashes.append(match[1])
    return packages


@pytest.mark.parametrize("source", SOURCES, ids=Path.as_posix)
def test_exactly_the_compiled_modules_are_left_out_by_mypy(source: Path) -> None:
    first_line = (ROOT / source).read_text(encoding="utf-8").partition("\n")[0]
    assert (first_line == "# mypy: ignore-errors") == (ROOT / source).with_suffix(".pxd").exists()


def test_the_build_is_pinned_to_what_the_build_asks_for() -> None:
    assert PROJECT["dependency-groups"]["build"] == PROJECT["build-system"]["requires"]


@pytest.mark.parametrize(
    ("pins", "asked"),
    [
        ("dev", PROJECT["project"]["dependencies"]),
        *(("dev", asked) for extra, asked in PROJECT["project"]["optional-dependencies"].items() if extra != UNPINNED),
        ("dev", PROJECT["dependency-groups"]["build"]),
        ("dev", [entry for entry in PROJECT["dependency-groups"]["dev"] if isinstance(entry, str)]),
        ("bench", PROJECT["dependency-groups"]["bench"]),
        ("audit", PROJECT["dependency-groups"]["audit"]),
    ],
)
def test_everything_asked_for_is_pinned(pins: str, asked: list[str]) -> None:
    assert asked
    assert {requirement(entry) for entry in asked} <= pinned(pins).keys()


@pytest.mark.parametrize("pins", ["dev", "bench", "audit"])
def test_every_pin_has_hashes(pins: str) -> None:
    packages = pinned(pins)
    assert packages
    assert [name for name, hashes in packages.items() if not hashes] == []


def test_the_reason_for_every_dependency_is_written_down() -> None:
    reasons = (ROOT / "docs/dependencies.md").read_text()
    groups = [*PROJECT["dependency-groups"].values(), *PROJECT["project"]["optional-dependencies"].values()]
    asked = [*PROJECT["project"]["dependencies"], *(entry for group in groups for entry in group)]
    names = {requirement(entry) for entry in asked if isinstance(entry, str)}
    assert {name for name in names if f"**{name}**" not in reasons} == set()


def test_the_reason_for_every_package_of_the_pages_is_written_down() -> None:
    reasons = (ROOT / "docs/dependencies.md").read_text()
    package = json.loads((ROOT / "web/package.json").read_text())
    names = {*package["dependencies"], *package["devDependencies"]}
    assert names
    assert {name for name in names if f"**{name}**" not in reasons} == set()


def test_every_package_of_the_pages_is_pinned_with_a_hash_and_no_address() -> None:
    text = (ROOT / "web/package-lock.json").read_text()
    packages = {name: entry for name, entry in json.loads(text)["packages"].items() if name}
    assert packages
    assert [name for name, entry in packages.items() if "integrity" not in entry] == []
    assert "resolved" not in text


def test_the_changelog_knows_this_version() -> None:
    assert f"## [{cenote.__version__}]" in (ROOT / "CHANGELOG.md").read_text()
