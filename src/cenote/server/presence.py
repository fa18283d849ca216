"""Who is looking at which table, in this process and in the others."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Iterable

LASTS = 60.0
"""So long is believed what another process said, in seconds; it says it again before that."""


class Presence:
    def __init__(self) -> None:
        self._here: dict[str, Counter[int]] = defaultdict(Counter)
        self._elsewhere: dict[str, dict[str, tuple[float, frozenset[int]]]] = defaultdict(dict)

    def seats(self, table: str) -> frozenset[int]:
        """The seats of a table whose people are looking at it."""
        now = time.monotonic()
        said = self._elsewhere.get(table, {}).values()
        elsewhere = {seat for until, seats in said if until > now for seat in seats}
        return frozenset(elsewhere | self.here(table))

    def here(self, table: str) -> frozenset[int]:
        """Those that look at it through this process."""
        return frozenset(self._here.get(table, ()))

    def come(self, table: str, seats: Iterable[int]) -> None:
        self._here[table].update(seats)

    def go(self, table: str, seats: Iterable[int]) -> None:
        counted = self._here[table]
        counted.subtract(seats)
        self._here[table] = counter = +counted
        if not counter:
            del self._here[table]

    def hear(self, process: str, table: str, seats: Iterable[int]) -> None:
        """What another process says of a table."""
        if said := frozenset(seats):
            self._elsewhere[table][process] = (time.monotonic() + LASTS, said)
        else:
            self._elsewhere[table].pop(process, None)
            if not self._elsewhere[table]:
                del self._elsewhere[table]

    def everywhere_here(self) -> dict[str, list[int]]:
        """All tables that are looked at through this process, with the seats."""
        now = time.monotonic()
        for table in list(self._elsewhere):
            for process, (until, _) in list(self._elsewhere[table].items()):
                if until <= now:
                    self.hear(process, table, ())
        return {table: sorted(seats) for table, seats in self._here.items()}
