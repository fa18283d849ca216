"""Any program as a bot: one line of JSON asks it, one line of JSON is its answer. docs/bots.md describes both."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import weakref
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

from cenote.bots.knowledge import Knowledge
from cenote.bots.protocol import Budget, Choice, UnknownLevel
from cenote.core.chance import Chance
from cenote.core.errors import IllegalMove, Reason
from cenote.search import Thought

PREFIX = "program:"

LONGEST = 1_000_000
"""No answer has so many letters."""

LAST_WORDS = 2000
"""Of what a program wrote on standard error before it failed, so many bytes are looked at."""

RUNNING: weakref.WeakSet[Program] = weakref.WeakSet()
"""All that may have been started, for who has to leave in a hurry."""


class ProgramError(Exception):
    """The program has ended, or its answer means nothing."""


class Program:
    """A program that is asked on its standard input and answers on its standard output.

    It is started when it is first asked, and again after it failed. When the bot goes, so does the program.
    """

    def __init__(self, command: str, seed: int) -> None:
        self.command = words_of(command)
        self.chance = Chance(seed)
        self._process: subprocess.Popen[bytes] | None = None
        self._errors: IO[bytes] | None = None
        self._end: Callable[[], object] = lambda: None
        self._starting = threading.RLock()  # a signal may come in while it is held
        RUNNING.add(self)

    def choose(self, knowledge: Knowledge, budget: Budget | None = None) -> Choice:
        line = json.dumps(question(knowledge, budget, self.chance.seed()), ensure_ascii=False)
        process = self._process or self._start()
        try:
            tell(process, f"{line}\n".encode())
            given = hear(process)
        except (OSError, ValueError) as error:  # ValueError: it was closed meanwhile
            raise ProgramError(self._last_words(process)) from error
        if not given.endswith("\n"):
            raise ProgramError(self._last_words(process))
        return answer(given, knowledge)

    def close(self) -> None:
        """End the program; one that is being waited for doesn't answer any more."""
        with self._starting:
            self._process = None
            self._end()

    def _start(self) -> subprocess.Popen[bytes]:
        with self._starting:
            self._errors = tempfile.TemporaryFile()  # noqa: SIM115 (it lives as long as the program)
            # No buffers: whoever closes one has to wait for whoever reads from it. A session of its own: what the
            # program starts ends with it.
            self._process = process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                bufsize=0,
                start_new_session=True,
            )
            self._end = weakref.finalize(self, end, process, self._errors)
        return process

    def _last_words(self, process: subprocess.Popen[bytes]) -> str:
        """Why there is no answer, as far as the program told."""
        errors = self._errors
        told = ""
        if errors is not None and not errors.closed:
            kill(process)
            length = errors.seek(0, 2)
            errors.seek(max(length - LAST_WORDS, 0))
            told = errors.read().decode(errors="replace").strip().rpartition("\n")[2]
        self.close()
        return f"it has ended without an answer{f': {told}' if told else ''}"


def tell(process: subprocess.Popen[bytes], line: bytes) -> None:
    assert process.stdin
    rest = memoryview(line)
    while rest:
        rest = rest[process.stdin.write(rest) or 0 :]


def hear(process: subprocess.Popen[bytes]) -> str:
    """The program's next line; without a line break if it ended in the middle of it."""
    assert process.stdout
    return process.stdout.readline(LONGEST).decode(errors="replace")


def end_all() -> None:
    """End every program that this process has started."""
    for program in list(RUNNING):
        program.close()


def words_of(command: str) -> list[str]:
    """A command as its words; UnknownLevel if there is no such program. A Python file is run by this same Python."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise UnknownLevel(f"{command!r} is no command: {error}") from None
    if not words:
        raise UnknownLevel(f"a program is named as {PREFIX}COMMAND")
    if words[0].endswith(".py"):
        if not Path(words[0]).is_file():
            raise UnknownLevel(f"there is no file {words[0]!r}")
        return [sys.executable, *words]
    if shutil.which(words[0]) is None:
        raise UnknownLevel(f"there is no program {words[0]!r}")
    return words


def kill(process: subprocess.Popen[bytes]) -> None:
    """End a program, and what it has started."""
    if sys.platform != "win32":
        with suppress(OSError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.wait()


def end(process: subprocess.Popen[bytes], errors: IO[bytes]) -> None:
    """End a program, and let go of all that was opened for it."""
    kill(process)
    for stream in (process.stdin, process.stdout, errors):
        if stream is not None:
            stream.close()


def question(knowledge: Knowledge, budget: Budget | None, seed: int) -> dict[str, Any]:
    """What a program is asked: all that its seat knows, one world that it may imagine, and what it may do."""
    game = knowledge.game
    return {
        "game": game.name,
        "edition": game.edition,
        "seats": knowledge.seats,
        "seat": knowledge.seat,
        "round": knowledge.round,
        "legal": knowledge.tokens(),
        "points": knowledge.points(),
        "view": knowledge.view(),
        "position": knowledge.imagine(seed).dump(),
        "budget": budget and {"seconds": budget.seconds, "playouts": budget.playouts, "cores": budget.cores},
        "seed": seed,
    }


def answer(line: str, knowledge: Knowledge) -> Choice:
    """What a program decided. ProgramError if it can't be understood, IllegalMove if no move of the game is meant."""
    try:
        given = json.loads(line, parse_constant=no_number)
        thoughts = given.get("thoughts", [])
        return Choice(move_of(given["move"], knowledge), tuple(thought_of(thought, knowledge) for thought in thoughts))
    except IllegalMove:
        raise
    except (ValueError, TypeError, KeyError, AttributeError, ArithmeticError, RecursionError) as error:
        raise ProgramError(f"its answer can't be understood: {shortened(line)} ({error!r})") from error


def thought_of(given: Any, knowledge: Knowledge) -> Thought:
    return Thought(
        move_of(given["move"], knowledge), int(given["visits"]), float(given["points"]), float(given["chance"])
    )


def move_of(token: Any, knowledge: Knowledge) -> int:
    """The number of a token."""
    moves = knowledge.game.moves
    if token not in moves:
        raise IllegalMove(shortened(str(token)), Reason("no_such_move"))
    return moves[token]


def no_number(text: str) -> float:
    raise ValueError(f"{text} is no number")


def shortened(line: str) -> str:
    line = line.strip()
    return line if len(line) <= 200 else f"{line[:200]}…"
