"""Every numbered rule of docs/rules/<game>.md is claimed by a test, and no test claims a rule that isn't there.

A rule begins a line with its number in bold, as in `**6.2**`; a test claims it by `@pytest.mark.rule("6.2")`. As games
number their rules alike, those of a game are claimed in tests/games/<game>/ and tests/rulebook/<game>/ alone. Claims
are read from the source, so that it makes no difference which tests run.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import cenote
from tests.tree import ROOT

RULE = re.compile(r"^\*\*([A-Z]?\d+(?:\.\d+)*[a-z]?)\*\*", re.MULTILINE)
EXAMPLE = re.compile(r"^\| \*\*([XY])(\d+)\*\* \|", re.MULTILINE)
GAMES = cenote.names()


def functions_of(source: Path) -> Iterator[ast.FunctionDef]:
    """The test functions of a file."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"), source.name)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node


def claims(test: ast.FunctionDef) -> Iterator[str]:
    """The rules that a test claims in its decorators, those of single parameters included."""
    for decorator in test.decorator_list:
        for call in ast.walk(decorator):
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule":
                yield from (ast.literal_eval(argument) for argument in call.args)


def faults(root: Path, game: str) -> list[str]:
    """What is wrong with the rules of a game and the tests that claim them."""
    text = (root / f"docs/rules/{game}.md").read_text(encoding="utf-8")
    numbers = RULE.findall(text)
    functions = [
        function
        for folder in ("games", "rulebook")
        for source in sorted((root / "tests" / folder / game).rglob("test_*.py"))
        for function in functions_of(source)
    ]
    claimed = {claim for function in functions for claim in claims(function)}
    names = [function.name for function in functions]
    found = [] if numbers else ["there is no rule"]
    found += [f"{number} is there twice" for number in sorted({n for n in numbers if numbers.count(n) > 1})]
    found += [f"no test claims {number}" for number in dict.fromkeys(numbers) if number not in claimed]
    found += [f"a test claims {number}, which is no rule" for number in sorted(claimed - set(numbers))]
    for letter, number in EXAMPLE.findall(text):
        start = f"test_{letter.lower()}{int(number):02}_"
        if not any(name.startswith(start) for name in names):
            found.append(f"no test is named {start}… for the example {letter}{number}")
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_claimed(game: str) -> None:
    assert faults(ROOT, game) == []


# ---- on a small tree ---------------------------------------------------------------------------------------

DOCUMENT = """\
# Rules

**1.1** The first.

**1.1a** A part of it, see **1.2** and 7.7.

**2.10** Another.

**R3** One with a letter of its game.

| **X1** | Example. |
"""
TESTS = """\
import pytest

@pytest.mark.rule("1.1", "1.1a")
@pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.rule("2.10"))])
def test_some(n): ...

class TestMore:
    @pytest.mark.rule("R3")
    def test_more(self): ...

def test_x01_example(): ...
"""


def tree(root: Path, document: str = DOCUMENT, tests: str = TESTS, game: str = "chess") -> Path:
    for path, text in {
        "docs/rules/chess.md": document,
        f"tests/games/{game}/test_chess.py": tests,
        "tests/rulebook/chess/test_examples.py": "",
    }.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
    return root


def test_a_tree_with_every_rule_claimed_is_without_fault(tmp_path: Path) -> None:
    assert faults(tree(tmp_path), "chess") == []


@pytest.mark.parametrize(
    ("claim", "fault"),
    [
        ('"1.1", ', "no test claims 1.1"),
        (', "1.1a"', "no test claims 1.1a"),
        ('@pytest.mark.rule("R3")', "no test claims R3"),
        (', pytest.param(2, marks=pytest.mark.rule("2.10"))', "no test claims 2.10"),
    ],
)
def test_a_rule_that_no_test_claims_is_found(tmp_path: Path, claim: str, fault: str) -> None:
    assert claim in TESTS
    assert faults(tree(tmp_path, tests=TESTS.replace(claim, "")), "chess") == [fault]


def test_a_claim_of_no_rule_is_found(tmp_path: Path) -> None:
    more = '@pytest.mark.rule("1.2")\ndef test_more(): ...\n'  # 1.2 doesn't begin a line
    assert faults(tree(tmp_path, tests=TESTS + more), "chess") == ["a test claims 1.2, which is no rule"]


def test_a_rule_that_is_there_twice_is_found(tmp_path: Path) -> None:
    assert faults(tree(tmp_path, DOCUMENT + "\n**2.10** Again.\n"), "chess") == ["2.10 is there twice"]


def test_a_document_without_rules_is_found(tmp_path: Path) -> None:
    assert "there is no rule" in faults(tree(tmp_path, "# Rules\n\n- **1.1** One.\n"), "chess")


def test_an_example_without_a_test_is_found(tmp_path: Path) -> None:
    without = TESTS.replace("test_x01_example", "test_x1")
    assert faults(tree(tmp_path, tests=without), "chess") == ["no test is named test_x01_… for the example X1"]


def test_the_claims_of_another_game_do_not_count(tmp_path: Path) -> None:
    assert len(faults(tree(tmp_path, game="draughts"), "chess")) == 5


@pytest.mark.parametrize("name", ["helper", "check_some"])
def test_a_claim_on_what_is_no_test_does_not_count(tmp_path: Path, name: str) -> None:
    assert "no test claims 1.1" in faults(tree(tmp_path, tests=TESTS.replace("test_some", name)), "chess")


def test_a_claim_that_is_no_literal_is_an_error(tmp_path: Path) -> None:
    computed = tree(tmp_path, tests=TESTS.replace('"1.1", "1.1a"', "*NUMBERS"))
    with pytest.raises(ValueError, match="malformed"):
        faults(computed, "chess")
