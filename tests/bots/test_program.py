"""Programs as bots: what they are asked, what they may answer, and everything that they can do wrong."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import cenote
from cenote.bots import CRASHED, ILLEGAL, LATE, REPLACED, Budget, Knowledge, Thought, UnknownLevel, make
from cenote.bots.guard import Guard
from cenote.bots.program import Program, question, words_of

GAME = cenote.find(cenote.names()[0])

Write = Callable[[str], Guard]


@pytest.fixture
def known() -> Knowledge:
    state = GAME.new(2, 1)
    return Knowledge(state, state.to_move, 1)


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Make a bot of the body of a loop over what is asked."""

    def write(body: str) -> Guard:
        lines = ["import json, os, sys", "for line in sys.stdin:", "    asked = json.loads(line)"]
        path = tmp_path / "my bot.py"
        path.write_text("\n".join([*lines, *(f"    {line}" for line in body.splitlines())]))
        bot = make(f"program:'{path}' --fast", GAME, seed=1, custom=True)
        assert isinstance(bot, Guard)
        return bot

    return write


def process(bot: Guard) -> Any:
    assert isinstance(bot.bot, Program)
    return bot.bot._process


FIRST = "print(json.dumps({'move': asked['legal'][0]}), flush=True)"
THOUGHT = "print(json.dumps({{'move': asked['legal'][0], 'thoughts': [{}]}}), flush=True)"


def test_a_program_decides(write: Write, known: Knowledge) -> None:
    bot = write(FIRST)
    for _ in range(3):
        choice = bot.choose(known)
        assert (choice.move, choice.thoughts, choice.notice) == (known.legal()[0], (), None)
    assert bot.faults == []


def test_it_may_say_what_it_thought(write: Write, known: Knowledge) -> None:
    bot = write(
        "thoughts = [{'move': move, 'visits': 3, 'points': 41, 'chance': 0.25} for move in asked['legal']]\n"
        "print(json.dumps({'move': asked['legal'][-1], 'thoughts': thoughts}), flush=True)"
    )
    choice = bot.choose(known)
    assert choice.move == known.legal()[-1]
    assert choice.thoughts == tuple(Thought(move, 3, 41.0, 0.25) for move in known.legal())


def test_it_is_asked_on_one_line_what_the_seat_knows(known: Knowledge) -> None:
    asked = question(known, Budget(2.0, cores=2), seed=5)
    assert json.loads(json.dumps(asked)) == asked
    assert asked == {
        "game": GAME.name,
        "edition": GAME.edition,
        "seats": 2,
        "seat": known.seat,
        "round": known.round,
        "legal": known.tokens(),
        "points": known.points(),
        "view": known.view(),
        "position": known.imagine(5).dump(),
        "budget": {"seconds": 2.0, "playouts": None, "cores": 2},
        "seed": 5,
    }
    assert question(known, None, seed=5)["budget"] is None


def test_the_same_program_runs_on_with_other_seeds(write: Write, known: Knowledge) -> None:
    bot = write(
        "print(json.dumps({'move': asked['legal'][0], 'thoughts': [\n"
        "    {'move': asked['legal'][0], 'visits': os.getpid(), 'points': asked['seed'], 'chance': 0}\n"
        "]}), flush=True)"
    )
    first, second = (bot.choose(known).thoughts[0] for _ in range(2))
    assert first.visits == second.visits == process(bot).pid
    assert first.points != second.points


@pytest.mark.parametrize(
    ("body", "notice", "fault"),
    [
        ("raise SystemExit(3)", CRASHED, "it has ended without an answer"),
        ("1 / 0", CRASHED, "it has ended without an answer: ZeroDivisionError: division by zero"),
        ("sys.stdout.write('{'); break", CRASHED, "it has ended without an answer"),
        ("print('hello', flush=True)", CRASHED, "its answer can't be understood: hello (JSONDecodeError"),
        ("print('[1]', flush=True)", CRASHED, "its answer can't be understood: [1] (AttributeError"),
        ("print('{}', flush=True)", CRASHED, "its answer can't be understood: {} (KeyError"),
        ("print('{\"move\": [1]}', flush=True)", CRASHED, "its answer can't be understood"),
        ("print('[' * 100_000, flush=True)", CRASHED, "its answer can't be understood"),
        (THOUGHT.format("{}"), CRASHED, "its answer can't be understood"),
        (THOUGHT.format("{'move': '', 'visits': 1, 'points': float('nan')}"), CRASHED, "NaN is no number"),
        ('print(\'{"move": "swim"}\', flush=True)', ILLEGAL, "swim: no such move"),
        ('print(\'{"move": "\\\\ud800"}\', flush=True)', ILLEGAL, "\ud800: no such move"),
    ],
)
def test_a_failure_costs_the_decision(write: Write, known: Knowledge, body: str, notice: str, fault: str) -> None:
    bot = write(body)
    choice = bot.choose(known)
    assert choice.notice == notice
    assert choice.move in known.legal()
    assert fault in bot.faults[0]


def test_a_move_that_is_not_legal_costs_the_decision(write: Write, known: Knowledge) -> None:
    wrong = next(token for token in GAME.moves if token not in known.tokens())
    bot = write(f"print(json.dumps({{'move': '{wrong}'}}), flush=True)")
    assert bot.choose(known).notice == ILLEGAL
    assert bot.faults == [f"{wrong} is no legal move"]


def test_a_program_that_has_ended_is_started_again(write: Write, known: Knowledge, tmp_path: Path) -> None:
    flag = tmp_path / "been here"
    bot = write(f"if not os.path.exists({str(flag)!r}):\n    open({str(flag)!r}, 'w').close()\n    1 / 0\n{FIRST}")
    assert [bot.choose(known).notice for _ in range(3)] == [CRASHED, None, None]


def test_a_program_that_ends_after_each_answer_crashes_at_the_next(write: Write, known: Knowledge) -> None:
    bot = write(f"{FIRST}\nbreak")
    assert bot.choose(known).notice is None
    process(bot).wait()
    assert bot.choose(known).notice == CRASHED
    assert bot.choose(known).notice is None


@pytest.mark.parametrize("body", ["import time; time.sleep(10_000)", "os.system('sleep 10000')"])
def test_a_program_that_does_not_answer_is_ended(write: Write, known: Knowledge, body: str) -> None:
    bot = write(body)
    bot.grace = 0.5
    assert [bot.choose(known).notice for _ in range(4)] == [LATE, LATE, REPLACED, REPLACED]
    assert process(bot) is None
    assert bot._asked is not None
    bot._asked.join()  # its thread has ended with it


def test_a_program_ends_with_its_bot(write: Write, known: Knowledge) -> None:
    bot = write(FIRST)
    bot.choose(known)
    running = process(bot)
    assert running.poll() is None
    del bot
    assert running.returncode is not None


def test_any_program_will_do(known: Knowledge, tmp_path: Path) -> None:
    path = tmp_path / "bot"
    path.write_text(f'#!/bin/sh\nwhile read -r line; do echo \'{{"move": "{known.tokens()[-1]}"}}\'; done\n')
    path.chmod(0o755)
    choice = make(f"program:{path}", GAME, seed=1, custom=True).choose(known)
    assert (choice.move, choice.notice) == (known.legal()[-1], None)


def test_commands_are_words() -> None:
    assert words_of("sh -c 'exit 1'") == ["sh", "-c", "exit 1"]
    assert words_of(__file__) == [sys.executable, __file__]


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("", "a program is named as program:COMMAND"),
        ("no/such/bot.py", "there is no file 'no/such/bot.py'"),
        ("no-such-program-anywhere", "there is no program 'no-such-program-anywhere'"),
        ("'half", "is no command: No closing quotation"),
        (f"{os.sep}", "there is no program"),
    ],
)
def test_a_command_that_is_none_is_refused(command: str, why: str) -> None:
    with pytest.raises(UnknownLevel, match=why):
        make(f"program:{command}", GAME, custom=True)
