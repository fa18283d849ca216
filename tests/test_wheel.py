"""What is built from a clean copy of the tree works where the tree is not."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

import cenote
from tests.tree import ROOT, tracked

# One build serves the whole file, so all of it runs in one process.
pytestmark = pytest.mark.xdist_group("wheel")

PAGES = ROOT / "src/cenote/server/pages"
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check")

GAME = """
from cenote.core.frames cimport Head
from cenote.core.state cimport State

cdef class Guess(State):
    cdef Head own

    def __cinit__(self, int seats):
        self.head = &self.own
        self.size = sizeof(Head)
        self.own.seats = seats

    def __init__(self, int seats):
        super().__init__()

    cdef int fill(self, short* out) noexcept nogil:
        out[0] = 7
        return 1
"""


def run(*command: str | Path, at: Path) -> str:
    """What a command writes, run in a folder with nothing of this tree on Python's path."""
    # Compiling for speed takes long, and these tests measure none.
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {"CFLAGS": "-O0"}
    done = subprocess.run(command, cwd=at, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from a copy of what is tracked, and of the pages, which take a network to build anew."""
    assert (PAGES / "index.html").exists(), "the pages are not built: make web"
    clean = tmp_path_factory.mktemp("clean")
    for file in tracked():
        (clean / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / file, clean / file)
    # Last, so that they are newer than what they are made from, and are taken as they are.
    shutil.copytree(PAGES, clean / PAGES.relative_to(ROOT), copy_function=shutil.copyfile)
    run(*PIP, "wheel", "--no-index", "--no-deps", "--no-build-isolation", "--wheel-dir", "dist", ".", at=clean)
    (built,) = (clean / "dist").iterdir()
    return built


@pytest.fixture(scope="module")
def home(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel, and with what this one has for everything else: no network is needed."""
    home = tmp_path_factory.mktemp("home")
    venv.create(home, symlinks=True)
    run(*PIP, "--python", home / "bin/python", "install", "--no-index", "--no-deps", wheel, at=home)
    (site,) = home.glob("lib/python*/site-packages")
    # Folders named in a .pth come last, and .pth files inside them don't count, so this tree stays out of sight.
    (site / "others.pth").write_text(sysconfig.get_path("purelib"))
    return home


def test_the_wheel_holds_the_package_and_nothing_else(wheel: Path) -> None:
    inside = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    package = {file.relative_to("src").as_posix() for file in tracked() if file.is_relative_to("src")}
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    compiled = {name.removesuffix(".pxd") + suffix for name in package if name.endswith(".pxd")}
    pages = {file.relative_to(ROOT / "src").as_posix() for file in PAGES.rglob("*") if file.is_file()}
    assert compiled
    assert pages
    assert inside == package | compiled | pages


def test_the_wheel_tells_its_version_and_licence(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        info = f"cenote-{cenote.__version__}.dist-info"
        metadata = archive.read(f"{info}/METADATA").decode().splitlines()
        assert f"Version: {cenote.__version__}" in metadata
        assert "License-Expression: Apache-2.0" in metadata
        assert archive.read(f"{info}/licenses/LICENSE") == (ROOT / "LICENSE").read_bytes()


def test_python_plays_from_another_folder(home: Path, tmp_path: Path) -> None:
    games = [cenote.find(name) for name in cenote.names()]
    code = (
        "import cenote\n"
        "for game in map(cenote.find, cenote.names()): print(game.name, game.new(game.seats[0], seed=1).tokens())"
    )
    expected = [f"{game.name} {game.new(game.seats[0], seed=1).tokens()}" for game in games]
    assert run(home / "bin/python", "-W", "error", "-c", code, at=tmp_path).splitlines() == expected
    place = run(home / "bin/python", "-c", "import cenote; print(cenote.__file__)", at=tmp_path)
    assert Path(place.strip()).is_relative_to(home)


def test_the_command_answers_from_another_folder(home: Path, tmp_path: Path) -> None:
    assert "Usage: cenote" in run(home / "bin/cenote", "--help", at=tmp_path)


def test_a_game_outside_the_package_compiles_against_the_core(home: Path, tmp_path: Path) -> None:
    (tmp_path / "guess.pyx").write_text(GAME)
    build = (
        "from Cython.Build import cythonize; from setuptools import setup; setup(ext_modules=cythonize('guess.pyx'))"
    )
    run(home / "bin/python", "-c", build, "--quiet", "build_ext", "--inplace", at=tmp_path)
    use = "from guess import Guess; print(Guess(3).seats, Guess(3).legal())"
    assert run(home / "bin/python", "-c", use, at=tmp_path) == "3 [7]\n"
