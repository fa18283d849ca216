"""What tests share: settings, and a third game, built as anybody would build one."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import settings

import cenote
from cenote.core.game import Game
from cenote.games import find, names
from tests.tree import ROOT

# No test depends on how fast the machine is, or on chance that nobody seeded.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")

PACKAGE = Path(cenote.__file__).parents[1]
"""The folder that holds cenote, be it installed or used in place."""


def environment(*folders: Path) -> dict[str, str]:
    """The environment of a process that finds these folders and cenote."""
    path = [*map(str, folders), str(PACKAGE), *filter(None, [os.environ.get("PYTHONPATH")])]
    # Compiling for speed takes long, and no test measures any.
    return os.environ | {"PYTHONPATH": os.pathsep.join(path), "CFLAGS": "-O0"}


@pytest.fixture(scope="session")
def third_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the distribution of tests/thirdgame installed. It is built once, whatever number of workers ask."""
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    site = shared / "third_game"
    with (shared / "third_game.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not site.exists():
            build(shared / "third_game.source").rename(site)
    return site


def build(source: Path) -> Path:
    """Build a wheel from a copy of the source and unpack it, which is what installing it comes to."""
    shutil.copytree(
        ROOT / "tests/thirdgame", source, ignore=shutil.ignore_patterns("__pycache__", "build", "*.so", "*.c")
    )
    code = "from setuptools.build_meta import build_wheel; build_wheel('dist')"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=source, env=environment(), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = (source / "dist").glob("*.whl")
    zipfile.ZipFile(wheel).extractall(source / "site")
    return source / "site"


@pytest.fixture(scope="module")
def pebbles(third_game: Path) -> Iterator[Game]:
    """The third game, to be found in this process as long as the tests of one module run."""
    with installed(third_game):
        yield find("pebbles")


@contextmanager
def installed(package: Path) -> Iterator[None]:
    """Meanwhile, the games of a package are found in this process."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(package)
        forget_games()
        yield
    forget_games()


def forget_games() -> None:
    """Let the registry look again."""
    names.cache_clear()
    find.cache_clear()
