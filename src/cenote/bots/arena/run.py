"""The file of a contest: a line of JSON that says what is played, and one for each game that has been."""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from types import TracebackType
from typing import Any

from cenote.bots.arena.contest import Contest, Result


class RunError(ValueError):
    """The file holds something else than this contest; the text says what."""


class Run:
    """The games of a contest that have been played, kept in a file as they come.

    Only whole lines count. What a broken-off process left of another is cut off when the file is opened again.
    """

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.contest = contest
        self.results: dict[int, Result] = {}
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = path.open("a+b", buffering=0)
        try:
            self._read()
        except BaseException:
            self._file.close()
            raise

    def _read(self) -> None:
        self._file.seek(0)
        text = self._file.read()
        assert text is not None
        whole = text.rfind(b"\n") + 1
        lines = text[:whole].splitlines()
        heading = self.contest.heading()
        if not lines:
            self._file.truncate(0)
            self._write(heading)
            return
        entries = [self._parsed(number, line) for number, line in enumerate(lines, 1)]
        for name, value in entries[0].items():
            if json.loads(json.dumps(heading.get(name))) != value:
                raise RunError(f"{self.path} is of another contest: its {name}: {json.dumps(value)}")
        if set(entries[0]) != set(heading):
            raise RunError(f"{self.path} is no run of an arena")
        for number, entry in enumerate(entries[1:], 2):
            if not isinstance(entry.get("number"), int):
                raise RunError(f"{self.path}, line {number}: there is no game in it")
            self.results[entry["number"]] = entry
        self._file.truncate(whole)

    def _parsed(self, number: int, line: bytes) -> dict[str, Any]:
        try:
            entry = json.loads(line)
        except ValueError as error:
            raise RunError(f"{self.path}, line {number}: {error}") from None
        if not isinstance(entry, dict):
            raise RunError(f"{self.path}, line {number}: an object is needed")
        return entry

    def _write(self, entry: dict[str, Any]) -> None:
        rest = memoryview((json.dumps(entry, ensure_ascii=False) + "\n").encode())
        while rest:
            rest = rest[self._file.write(rest) or 0 :]

    def add(self, result: Result) -> None:
        """Keep the result of one more game."""
        self._write(result)
        self.results[result["number"]] = result

    def missing(self, games: int) -> list[int]:
        """The numbers of the games that are still to be played, so that there are at least so many of whole deals."""
        count = self.contest.deals(games) * len(self.contest.lineups)
        return [number for number in range(count) if number not in self.results]

    def whole_deals(self) -> list[list[Result]]:
        """The results of every deal that all lineups have played, deal by deal."""
        width = len(self.contest.lineups)
        deals = sorted({number // width for number in self.results})
        rows = [[self.results.get(deal * width + i) for i in range(width)] for deal in deals]
        return [[result for result in row if result] for row in rows if all(row)]

    def records(self) -> Iterable[str]:
        """The records of all games, in order."""
        return (self.results[number]["record"] for number in sorted(self.results))

    def __enter__(self) -> Run:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()


def usual_path(contest: Contest) -> Path:
    """Where a contest is kept if nobody says otherwise: the same one in the same place, each other elsewhere."""
    heading = contest.heading()
    digest = blake2b(json.dumps(heading, sort_keys=True).encode(), digest_size=4).hexdigest()
    return Path("arena") / f"{contest.game.name}-{contest.seats}-{digest}.jsonl"
