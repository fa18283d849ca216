"""Knowledge runs one way, core <- games <- (search, bots, play) <- (server, terminal, learn), and no generic code
knows a game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from tests.tree import ROOT

FRONT = "cenote"  # the package itself, by whose front door users come in
TABLE = {FRONT, "core", "games", "search", "bots", "play"}

# A part is a folder or a module right inside the package; each names the parts that it may import.
MAY_IMPORT = {
    "core": set(),
    "games": {"core"},
    FRONT: {"core", "games"},
    "search": {"core", "games"},
    "bots": {"core", "games", "search"},
    "play": {"core", "games", "search", "bots"},
    "measure": {"core", "games"},
    "testing": {"core", "games"},
    "locales": {"core"},
    "server": {*TABLE, "locales"},
    "terminal": {*TABLE, "locales"},
    "learn": TABLE,
    "cli": {*TABLE, "measure", "testing", "server", "terminal", "learn", "locales"},
    "__main__": {"cli"},
}

# Unpickling a game asks the registry for it by name.
EXCEPTIONS = {("core/game.py", "cenote.games")}


def imports(source: Path) -> Iterator[str]:
    """Every module that a .py or .pxd file imports or cimports, in full: `from a import b` is `a.b`."""
    text = source.read_text(encoding="utf-8")
    if source.suffix == ".pxd":
        plain = re.sub(r"#.*", "", text)
        for module, names in re.findall(r"(?m)^\s*from\s+([\w.]+)\s+c?import\s+(\([^)]*\)|[^\n]*)", plain):
            yield from (f"{module}.{name.split()[0]}" for name in names.strip("()").split(",") if name.strip())
        yield from re.findall(r"(?m)^\s*c?import\s+([\w.]+)", plain)
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name.removeprefix("cython.cimports.") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            names = (f"{module}.{alias.name}" if node.module else module + alias.name for alias in node.names)
            yield from (name.removeprefix("cython.cimports.") for name in names)


def words(source: Path) -> Iterator[str]:
    """Every name and every text in a file that a program can see: all but comments and docstrings."""
    text = source.read_text(encoding="utf-8")
    if source.suffix == ".pxd":
        yield re.sub(r"#.*", "", text)
        return
    tree = ast.parse(text)
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant):
            if isinstance(node.value, str) and id(node) not in told:
                yield node.value
        else:
            yield from (value for _, value in ast.iter_fields(node) if isinstance(value, str))


def breaches(where: str, own: str, parts: set[str], modules: Iterable[str]) -> Iterator[str]:
    """What a file of one part imports and should not."""
    allowed = {own, *MAY_IMPORT.get(own, ())}
    for module in modules:
        excepted = any(where == file and module.startswith(name) for file, name in EXCEPTIONS)
        if module.startswith("."):
            yield f"{where} imports {module} by a relative path"
        elif module.partition(".")[0] == FRONT and not excepted:
            inside = module.split(".")[1:2]
            other = inside[0] if parts.issuperset(inside) and inside else FRONT
            if other not in allowed:
                yield f"{where} imports {module}, but {own} may not import {other}"


def violations(package: Path) -> list[str]:
    """Every breach of the order in a package, in words."""
    sources = sorted(file for suffix in ("py", "pxd") for file in package.rglob(f"*.{suffix}"))
    parts = {source.relative_to(package).parts[0].partition(".")[0] for source in sources} - {"__init__"}
    games = {folder.name for folder in (package / "games").iterdir() if (folder / "__init__.py").exists()}
    found = [f"{part} has no place in the order" for part in sorted(parts - MAY_IMPORT.keys())]
    for source in sources:
        where = source.relative_to(package).as_posix()
        first = where.partition("/")[0].partition(".")[0]
        found += breaches(where, first if first in parts else FRONT, parts, imports(source))
        others = [game for game in sorted(games) if not where.startswith(f"games/{game}/")]
        seen = "\n".join(words(source))
        found += [f"{where} names {game}" for game in others if re.search(rf"(?i)(?<![a-z]){game}(?![a-z])", seen)]
    return found


def test_knowledge_runs_one_way() -> None:
    assert violations(ROOT / "src/cenote") == []


@pytest.mark.parametrize(("where", "module"), EXCEPTIONS)
def test_every_exception_is_needed(where: str, module: str) -> None:
    assert any(name.startswith(module) for name in imports(ROOT / "src/cenote" / where))


SOUND = {
    "__init__.py": '"""Holds chess."""\nfrom cenote.games import find',
    "core/__init__.py": "",
    "core/state.py": "import cython\nfrom cython.cimports.cenote.core.frames import push",
    "core/state.pxd": "from cenote.core.frames cimport Head  # as chess does",
    "games/__init__.py": "from cenote.core.state import State",
    "games/chess/__init__.py": "from cenote.games.chess.board import Board",
    "games/chess/board.pxd": "from cenote.core.state cimport (\n    State,\n    MOST,\n)",
    "games/go/__init__.py": 'name = "go"',
    "search/tree.pxd": "from cenote.core.state cimport State",
    "cli.py": '"""Try `cenote show chess`."""\nimport cenote\nfrom cenote.search import tree\nengine = "the engine"',
}


def grow(root: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    return root


def test_a_sound_tree_has_no_violations(tmp_path: Path) -> None:
    assert violations(grow(tmp_path, SOUND)) == []


@pytest.mark.parametrize(
    ("name", "text", "breach"),
    [
        ("core/state.py", "from cenote.games import find", "core may not import games"),
        ("core/state.py", "def f():\n    import cenote.search.tree", "core may not import search"),
        ("core/state.py", "from cenote import names", "core may not import cenote"),
        ("core/state.py", "from cenote import search", "core may not import search"),
        ("core/state.py", "from cython.cimports.cenote.search.tree import Node", "core may not import search"),
        ("core/state.py", "import cython.cimports.cenote.search.tree", "core may not import search"),
        ("core/state.py", "from cython.cimports.cenote import search", "core may not import search"),
        ("core/state.pxd", "from cenote.search.tree cimport Node", "core may not import search"),
        ("core/state.pxd", "from cenote.search.tree cimport (\n    Node,\n)", "core may not import search"),
        ("core/state.pxd", "from cenote cimport search", "core may not import search"),
        ("core/state.pxd", "cimport cenote.search.tree", "core may not import search"),
        ("core/state.py", "from .frames import push", "core/state.py imports .frames.push by a relative path"),
        ("core/state.py", "from . import frames", "core/state.py imports .frames by a relative path"),
        ("games/go/__init__.py", "from cenote.cli import main", "games may not import cli"),
        ("games/go/__init__.py", "from cenote.games.chess import Board", "games/go/__init__.py names chess"),
        ("games/go/board.pxd", "from cenote.games.chess.board cimport Board", "games/go/board.pxd names chess"),
        ("search/tree.py", "from cenote.cli import main", "search may not import cli"),
        ("cli.py", "from cenote import chess", "cli.py names chess"),
        ("cli.py", 'default = "Chess"', "cli.py names chess"),
        ("cli.py", "def show_chess(): pass", "cli.py names chess"),
        ("cli.py", "def show(chess): pass", "cli.py names chess"),
        ("cli.py", "show(chess=1)", "cli.py names chess"),
        ("cli.py", "cenote.chess.new(2)", "cli.py names chess"),
        ("games/__init__.py", "known = ['go']", "games/__init__.py names go"),
        ("toys/__init__.py", "", "toys has no place in the order"),
    ],
)
def test_a_breach_is_found(tmp_path: Path, name: str, text: str, breach: str) -> None:
    found = violations(grow(tmp_path, {**SOUND, name: text}))
    assert [line for line in found if breach in line], found
