"""Which words there have to be, found by looking: in the vocabularies of the games, and in whatever speaks."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from types import ModuleType

from cenote.core.game import Game
from cenote.core.words import Vocabulary, Words
from cenote.locales.messages import slug
from tests.locales.bundles import Bundle

# Ids whose names need to say of which sort they are.
SORTS = {"ROW_IDS": "row", "SIDE_IDS": "side", "REWARD_IDS": "reward", "ACTION_IDS": "action"}
PLACES = {"PLACE_IDS"}
"""Ids that nobody is told: places are shown, or counted by their parts."""
TILES = {
    *("TILE_IDS", "TRACK_IDS"),
    *("ROYAL_IDS", "TECHNOLOGY_IDS", "BONUS_IDS", "KIND_IDS", "DECORATION_IDS", "PYRAMID_IDS", "STARTING_IDS"),
    "ACTION_IDS",
}
"""Ids of what does something that takes a sentence to tell."""


@dataclass(frozen=True)
class Need:
    """A message that there has to be, and the arguments that it is told."""

    key: str
    arguments: frozenset[str] = frozenset()


def thing_ids(components: ModuleType) -> dict[str, tuple[str, ...]]:
    """The ids of a game by the names of the tuples that hold them."""
    return {
        name: ids
        for name, ids in vars(components).items()
        if name.endswith("_IDS") and name not in PLACES and all(isinstance(each, str) for each in ids)
    }


def things(game: Game) -> Iterator[Need]:
    """Names of all things, and what tiles do."""
    for name, ids in thing_ids(import_module(f"cenote.games.{game.name}.components")).items():
        for each in ids:
            word = f"{SORTS[name]}-{slug(each)}" if name in SORTS else slug(each)
            yield Need(f"{game.name}-{word}")
            if name in TILES:
                yield Need(f"{game.name}-{word}-text")
    for seats in game.seats:
        yield from (Need(f"{game.name}-{slug(name)}") for name in game.automatons(seats))


def moves(game: Game) -> Iterator[Need]:
    """A label for each kind of moves."""
    for kind in game.moves.kinds:
        yield Need(f"{game.name}-move-{slug(kind)}", frozenset(("a", "b", "c", "an", "bn", "cn")))


def vocabulary(game: Game, words: Vocabulary, told: Iterable[Words], more: Iterable[str] = ()) -> Iterator[Need]:
    for entry in told:
        names = [slug(name) for name, _ in entry.args]
        given = frozenset((*names, *(f"{name}-name" for name in names), *more))
        yield Need(f"{game.name}-{words.sort}-{slug(entry.name)}", given)


def questions(game: Game) -> tuple[Vocabulary, list[Words]]:
    """The words of pending decisions, and those of them that ask somebody."""
    pending = import_module(f"cenote.games.{game.name}.pending")
    frames: Vocabulary = pending.FRAMES
    return frames, [entry for entry in frames.words.values() if entry.name not in pending.WORK]


def reasons(source: str) -> dict[str, set[str]]:
    """Codes of reasons in a module, with the names of their arguments."""
    found: dict[str, set[str]] = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason" and node.args:
            code, *args = node.args
            assert isinstance(code, ast.Constant), "a reason's code has to be written out, so that it can be found"
            keys = (key for arg in args if isinstance(arg, ast.Dict) for key in arg.keys)
            names = {str(key.value) for key in keys if isinstance(key, ast.Constant)}
            found.setdefault(str(code.value), set()).update(names)
    return found


def reason_needs(prefix: str, sources: Iterable[str]) -> Iterator[Need]:
    for source in sources:
        for code, names in reasons(source).items():
            slugs = [slug(name) for name in names]
            yield Need(f"{prefix}-reason-{slug(code)}", frozenset((*slugs, *(f"{name}-name" for name in slugs))))


def options(game: Game) -> Iterator[Need]:
    """What options and their choices are called. A number is a change, and stands for itself."""
    for option in game.options:
        key = f"{game.name}-option-{slug(option.name)}"
        yield Need(key)
        yield Need(f"{key}-help")
        for choice in option.choices:
            if isinstance(choice, bool) or not isinstance(choice, int):
                yield Need(f"{key}-{slug(choice)}")


def values(vocabularies: Iterable[Words]) -> Iterator[tuple[str, str]]:
    """Words that arguments may be, each with the name of its argument."""
    for entry in vocabularies:
        for name, among in entry.args:
            if isinstance(among, tuple):
                yield from ((name, each) for each in among if isinstance(each, str) and each and not each.isdecimal())


def game_needs(game: Game) -> set[Need]:
    """Everything that is said of a game whatever the faces are like."""
    frames, asked = questions(game)
    events = game.events.words.values()
    source = (files(f"cenote.games.{game.name}") / "reasons.py").read_text(encoding="utf-8")
    return {
        Need(f"{game.name}-title"),
        *things(game),
        *moves(game),
        *vocabulary(game, frames, asked),
        *vocabulary(game, game.events, events, ["player"]),
        *reason_needs(game.name, [source]),
        *(Need(f"{game.name}-source-{slug(each)}") for name, each in values(events) if name == "source"),
        *options(game),
    }


def told_by_name(game: Game, bundle: Bundle) -> Iterator[tuple[str, str, str]]:
    """What messages call by its name: the message, the sort of the thing, and its id.

    A word that the message tells apart by itself needs none.
    """
    for entries, part in ((game.events.words.values(), "event"), (questions(game)[1], "ask")):
        for entry in entries:
            key = f"{game.name}-{part}-{slug(entry.name)}"
            for name, each in values([entry]):
                if f"{slug(name)}-name" in bundle.variables(key) and each not in told_apart(bundle, key, slug(name)):
                    yield key, name, each
    for kind in game.moves.kinds:
        key = f"{game.name}-move-{slug(kind)}"
        for letter, arg in arguments(game, kind):
            if f"{letter}n" in bundle.variables(key) and arg not in told_apart(bundle, key, letter):
                yield key, kind, arg


def arguments(game: Game, kind: str) -> set[tuple[str, str]]:
    """The arguments of a kind of moves that are words, with the letters that they have in messages."""
    found = {pair for move in game.moves.range(kind) for pair in zip("abc", game.moves.args(move), strict=False)}
    return {(letter, arg) for letter, arg in found if not arg.isdecimal()}


def told_apart(bundle: Bundle, key: str, by: str) -> set[str]:
    """The words for which a message has lines of their own."""
    choices = bundle.messages[key].choices if key in bundle.messages else []
    return {word for choice in choices if choice.by == by for word in choice.among}


def names_of(game: Game, sort: str, word: str) -> tuple[str, str]:
    """The keys that may hold the name of a thing, in the order in which they are tried."""
    return f"{game.name}-{slug(sort)}-{slug(word)}", f"{game.name}-{slug(word)}"


def names(game: Game) -> Iterator[tuple[str, str]]:
    """Everything that the game has a word for, with what it may be called as: the names of arguments and of kinds."""
    yield from values((*game.events.words.values(), *questions(game)[0].words.values()))
    for kind in game.moves.kinds:
        yield from ((kind, arg) for _, arg in arguments(game, kind))


def lessons(root: Path, game: str) -> Iterator[Need]:
    """The sections of a game's page of rules, and the steps of its guided first game."""
    board = root / "web/src/boards" / game
    for file in board.glob("rules.ts"):
        for section in re.findall(r'"([a-z0-9-]+)"', file.read_text(encoding="utf-8")):
            yield Need(f"{game}-rules-{section}")
            yield Need(f"{game}-rules-{section}-text")
    for file in board.glob("guide.json"):
        yield from (Need(f"{game}-guide-{step['id']}") for step in json.loads(file.read_text("utf-8"))["steps"])


# ---- whatever speaks ---------------------------------------------------------------------------------------

LITERAL = re.compile(r'"([^"\n]*)"|`([^`\n]*)`|\'([^\'\n]*)\'')
SAID = re.compile(r"""(?<![\w.])t\(\s*(?:[^"'`(),]*\?\s*)?(?:"([\w-]+)"(?:\s*:\s*"([\w-]+)")?|`([^`]+)`)""")
HOLE = re.compile(r"\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|\{[^{}$]*\}")


@dataclass
class Speech:
    """The keys in the sources of pages and programs."""

    said: set[str]
    """Keys that are written out where something is said: they have to be there."""
    mentioned: set[str]
    """Whatever looks like a key. Not all of it is one."""
    patterns: list[re.Pattern[str]]
    """Keys that are put together, with holes."""

    def speaks_of(self, key: str) -> bool:
        """Is a key written out somewhere, or put together from parts?"""
        return key in self.mentioned or any(pattern.fullmatch(key) for pattern in self.patterns)


def speech(sources: Iterable[str]) -> Speech:
    """Every key in some sources, TypeScript or Python. `ui-` begins nothing but keys."""
    found = Speech(set(), set(), [])
    for source in sources:
        for match in SAID.finditer(source):
            found.said |= {key for key in match.groups()[:2] if key}
        for match in LITERAL.finditer(source):
            text = next(group for group in match.groups() if group is not None)
            if re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)+", text):
                found.mentioned.add(text)
                if text.startswith("ui-"):
                    found.said.add(text)
            elif HOLE.search(text) and re.fullmatch(r"[a-z0-9-]+", plain := HOLE.sub("", text)) and plain.strip("-"):
                # What pages have in common begins with `ui-` in so many letters, and never in a hole.
                hole = "(?!ui-)[a-z0-9-]+" if HOLE.match(text) else "[a-z0-9-]+"
                first, *rest = map(re.escape, HOLE.split(text))
                found.patterns.append(re.compile(first + hole + "[a-z0-9-]+".join(rest)))
    return found


def speakers(root: Path) -> Iterator[Path]:
    """The sources that say something. Those that put a game's words together by rule are left out: what they may say
    is found in the games. A game speaks by its panels alone."""
    for file in sorted(root.glob("web/src/**/*.ts*")):
        if "words" not in file.relative_to(root).parts and ".test." not in file.name:
            yield file
    for file in sorted(root.glob("src/cenote/**/*.py")):
        part = file.relative_to(root / "src/cenote").parts[0]
        if part not in ("locales", "games", "core", "testing") or (part == "games" and file.name == "panels.py"):
            yield file
