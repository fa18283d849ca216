"""`cenote play` before the first screen: who sits where, and what is refused."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import cenote
from cenote.cli import main
from cenote.cli.play import language_of
from cenote.core import notation
from cenote.core.record import Record
from cenote.terminal.app import Terminal
from cenote.terminal.sitting import Sitting


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Give the command and get the table that it opens, or what it complains of."""
    found: list[Sitting] = []
    monkeypatch.setattr(Terminal, "run", lambda self: found.append(self.sitting))
    monkeypatch.setattr(import_module("cenote.cli.play"), "in_a_terminal", lambda: True)

    def open_table(*arguments: object) -> Sitting | str:
        found.clear()
        with pytest.raises(SystemExit) as ended:
            main(["play", *map(str, arguments)])
        said = capsys.readouterr().err
        assert ended.value.code == (0 if found else 2), said
        return found[0] if found else said

    return open_table


def test_a_table_seats_people_and_bots(opened: Any) -> None:
    at = opened(
        "tzolkin", "--seats", 4, "--me", 2, "--name", "Ada", "--bots", "novice", "--bots", "random", "--seed", 3
    )
    assert at.people == [1]
    assert list(at.recorded) == ["novice", "Ada", "random", "random"]
    assert list(at.names) == ["Bot 1", "Ada", "Bot 3", "Bot 4"]
    assert at.state.key() == cenote.find("tzolkin").new(4, 3).key()


def test_without_wishes_the_first_seat_is_mine(opened: Any) -> None:
    at = opened("teotihuacan", "--language", "zh", "--seats", 2)
    assert (at.people, list(at.recorded), list(at.names)) == ([0], ["", "player"], ["玩家1", "电脑2"])
    assert at.file is None


def test_an_option_reaches_the_game(opened: Any) -> None:
    at = opened("tzolkin", "--option", "burn_visible=no")
    assert at.line.options == {"burn_visible": False}


def test_a_game_that_is_kept_goes_on_as_it_was(opened: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    at = opened("tzolkin", "--seats", 3, "--me", 1, "--me", 3, "--name", "Ada", "--bots", "random", "--save", file)
    for _ in range(20):
        at.make(at.state.legal()[-1])
    at.save()
    again = opened("--resume", file)
    assert again.state.key() == at.state.key()
    assert (again.people, list(again.recorded), again.file) == (at.people, list(at.recorded), file)
    assert [type(bot) for bot in again.bots.values()] == [type(bot) for bot in at.bots.values()]
    again.shown = again.to_move
    assert again.view() == at.state.view(again.to_move)


def test_comments_of_a_record_stay(opened: Any, tmp_path: Path) -> None:
    game = cenote.find("tzolkin")
    record = Record.start(game, 2, 1)
    record.comments = {0: "a fine deal"}
    file = tmp_path / "game.txt"
    file.write_text(notation.write([record]), encoding="utf-8")
    opened("--resume", file, "--bots", "random").save()
    assert "a fine deal" in file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["chess"], "there is no game 'chess'"),
        ([], "name a game"),
        (["tzolkin", "--seats", 9], "is for"),
        (["tzolkin", "--me", 5], "there is no seat 5"),
        (["tzolkin", "--me", 1, "--me", 1], "once"),
        (["tzolkin", "--name", "Ada", "--name", "Bo"], "2 names are given for 1"),
        (["tzolkin", "--name", "expert"], "nobody can be called 'expert'"),
        (["tzolkin", "--bots", "genius"], "there is no bot 'genius'"),
        (["tzolkin", "--language", "tlh"], "there are no words in 'tlh'"),
        (["--resume", "nowhere.txt"], "can't be read"),
        (["--resume", "nowhere.txt", "--seed", 1], "leave out --option and --seed"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(opened: Any, arguments: list[object], complaint: str) -> None:
    said = opened(*arguments)
    assert complaint in said
    assert said.count("\n") == 1


def test_a_file_that_is_there_is_not_written_over(opened: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("mine")
    assert "is there already" in opened("tzolkin", "--save", file)
    assert file.read_text() == "mine"


def test_a_record_that_hides_something_is_not_gone_on_with(opened: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(notation.write([Record.start(cenote.find("tzolkin"), 2, 1).sealed(None)]), encoding="utf-8")
    assert "doesn't tell all of its game" in opened("--resume", file)


def test_a_record_starts_no_program(opened: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    record = Record.start(cenote.find("tzolkin"), 2, 1, names=["Ada", "program:touch here"])
    file.write_text(notation.write([record]), encoding="utf-8")
    assert "say by --bots who plays on" in opened("--resume", file)
    assert opened("--resume", file, "--bots", "random").people == [0]


def test_without_a_terminal_nothing_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["play", "tzolkin"])
    assert ended.value.code == 2
    assert "here is none" in capsys.readouterr().err


def test_without_the_extra_a_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(sys.modules, "cenote.terminal.app")
    monkeypatch.setitem(sys.modules, "textual", None)
    with pytest.raises(SystemExit):
        main(["play", "tzolkin"])
    assert "pip install 'cenote[terminal]'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "zh_CN.UTF-8"}, "zh"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_that_of_the_terminal(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    for name in ("LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert language_of(None) == language
