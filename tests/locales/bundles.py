"""The files of words as data."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from tests.tree import ROOT

FOLDER = ROOT / "src/cenote/locales"
GAP = "\ufffc"
"""Stands in a line for whatever comes out of a placeable."""


@dataclass
class Choice:
    """A choice by an argument: its name, and the words and numbers that it tells apart."""

    by: str
    among: list[str]
    default: str


@dataclass
class Message:
    """What is said under one key: the lines that can come of it, and what they are made of."""

    key: str
    file: str
    lines: list[str] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)
    own_variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)


@dataclass
class Bundle:
    """All messages of a language, and what is wrong with its files as such."""

    language: str
    messages: dict[str, Message] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def variables(self, key: str) -> set[str]:
        """The arguments of a message, those of messages that it refers to among them."""
        return self._variables.setdefault(key, self._collect(key, set()))

    @cached_property
    def _variables(self) -> dict[str, set[str]]:
        return {}

    def _collect(self, key: str, seen: set[str]) -> set[str]:
        if key in seen or key not in self.messages:
            return set()
        message = self.messages[key]
        found = set(message.own_variables)
        for other in message.references:
            found |= self._collect(other, {*seen, key})
        return found


class Reader(Visitor):
    """Collects what a message is made of."""

    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_Pattern(self, pattern: ast.Pattern) -> None:  # noqa: N802
        line = "".join(
            element.value if isinstance(element, ast.TextElement) else GAP
            for element in pattern.elements
            if not (isinstance(element, ast.Placeable) and isinstance(element.expression, ast.StringLiteral))
        )
        choosing = any(
            isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression)
            for element in pattern.elements
        )
        if not (choosing and len(pattern.elements) == 1):
            self.message.lines.append(line)
        self.generic_visit(pattern)

    def visit_SelectExpression(self, select: ast.SelectExpression) -> None:  # noqa: N802
        selector = select.selector
        by = selector.id.name if isinstance(selector, ast.VariableReference) else "?"
        keys = [
            variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            for variant in select.variants
        ]
        default = next(key for key, variant in zip(keys, select.variants, strict=True) if variant.default)
        self.message.choices.append(Choice(by, keys, default))
        self.generic_visit(select)

    def visit_VariableReference(self, reference: ast.VariableReference) -> None:  # noqa: N802
        self.message.own_variables.add(reference.id.name)

    def visit_MessageReference(self, reference: ast.MessageReference) -> None:  # noqa: N802
        self.message.references.add(reference.id.name)


def read(folder: Path) -> Bundle:
    """The words in the folder of a language."""
    bundle = Bundle(folder.name)
    for file in sorted(folder.glob("*.ftl")):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                said = "; ".join(note.message or "" for note in entry.annotations)
                first = (entry.content or "").partition("\n")[0]
                bundle.faults.append(f"{folder.name}/{file.name}: {said}: {first}")
            elif isinstance(entry, ast.Term) or (isinstance(entry, ast.Message) and entry.attributes):
                bundle.faults.append(f"{folder.name}/{file.name}: {entry.id.name}: only plain messages are used")
            elif isinstance(entry, ast.Message):
                message = Message(entry.id.name, file.name)
                if message.key in bundle.messages:
                    bundle.faults.append(f"{folder.name}/{file.name}: {message.key} is there already")
                Reader(message).visit(entry)
                bundle.messages[message.key] = message
    return bundle


def read_all(folder: Path = FOLDER) -> dict[str, Bundle]:
    """The words of all languages."""
    return {child.name: read(child) for child in sorted(folder.iterdir()) if any(child.glob("*.ftl"))}


def everywhere(bundles: dict[str, Bundle]) -> Iterator[tuple[Bundle, Message]]:
    """Every message of every language."""
    for bundle in bundles.values():
        for message in bundle.messages.values():
            yield bundle, message
