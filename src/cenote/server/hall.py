"""The tables that are in use. Any can be read again from its journal, so only so many are kept."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from weakref import WeakValueDictionary

from cenote.play.keys import could_be_id
from cenote.play.refusal import Refused
from cenote.play.table import Change, Entry, Table
from cenote.server.metrics import TABLES
from cenote.server.store import Addition, Store, Unavailable

TRIES = 20
"""Whoever finds so many times that somebody else was faster has met something else than bad luck."""
NOT_TOLD = {"not_your_seat", "not_the_host"}
"""Refusals that hold whatever was done with a nonce before."""

Act = Callable[[Table], Change]


@dataclass(frozen=True)
class Once:
    """What is to be done only once, however often it is asked for: a nonce, and what it was drawn for."""

    nonce: str
    kind: str
    token: str | None = None

    def check(self, entry: Entry) -> None:
        """Refused, if the nonce was drawn for something else."""
        if (entry.kind, entry.data.get("token")) != (self.kind, self.token):
            raise Refused("nonce_used", "something else was done with this nonce; draw another")


def unknown_table() -> Refused:
    return Refused("unknown_table", "there is no such table")


class Hall:
    def __init__(self, store: Store, most: int) -> None:
        self.store = store
        self.most = most
        self.heard: list[Callable[[Table], None]] = []
        """Who wants to know of a table that has changed, whoever changed it."""
        self.written: list[Callable[[Table], None]] = []
        """Who wants to know of one that was changed here."""
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def get(self, table: str, *, known: bool = False) -> Table:
        """A table as its journal is now, or, if it is `known` that nobody else has written, as it is in memory."""
        async with self._alone(table):
            held = await self._held(table)
            if not known and await self._catch_up(held):
                self._tell(held)
            return held

    async def open(self, table: Table) -> None:
        """Write a new table down, and keep it."""
        await self.store.open(table)
        self._keep(table)
        self._tell(table, own=True)

    async def close(self, table: str, check: Callable[[Table], None]) -> None:
        """Take a table away, unless a check objects."""
        async with self._alone(table):
            for _ in range(TRIES):
                held = await self._held(table)
                await self._catch_up(held)
                check(held)
                if await self.store.close(table, held.number):
                    self.forget(table)
                    return
                if not await self.store.there_is(table):
                    self.forget(table)
                    raise unknown_table()
            raise Unavailable(f"table {table}: {TRIES} times somebody else was faster")

    async def change(self, table: str, act: Act, *, once: Once | None = None, opens: Table | None = None) -> Table:
        """Check what somebody asks for, write it down, make it, and only then tell of it.

        Refused, and nothing has changed, if it can't be. What was asked for with the same nonce before is not done
        again. `opens` is a table that is opened together with it.
        """
        async with self._alone(table):
            sure = False
            for _ in range(TRIES):
                held = await self._held(table)
                try:
                    change = act(held)
                except Refused as refusal:
                    if not sure and await self._catch_up(held):
                        self._tell(held)
                        sure = True
                        continue
                    if refusal.code not in NOT_TOLD and await self._done_before(table, once):
                        return held
                    raise
                nonce = once.nonce if once else None
                entry = Entry(held.number + 1, change.kind, change.data, time.time(), nonce)
                if await self._write(held, entry, opens):
                    self._tell(held, own=True)
                    return held
                if await self._done_before(table, once):
                    return await self._held(table)
            raise Unavailable(f"table {table}: {TRIES} times somebody else was faster")

    async def _done_before(self, table: str, once: Once | None) -> bool:
        entry = await self.store.entry_for(table, once.nonce) if once else None
        if once is None or entry is None:
            return False
        once.check(entry)
        return True

    async def _write(self, table: Table, entry: Entry, opens: Table | None) -> bool:
        """Whether the entry could be written down. Nobody sees the table before that: it is held by whoever writes."""
        try:
            before = table.marks
            table.take(entry)
            marks = {name: value for name, value in table.marks.items() if value != before[name]}
            written = await self.store.add(Addition(table.id, entry, marks, opens))
        except BaseException:
            self.forget(table.id)  # it may be written or not; the journal knows
            raise
        if not written:
            self.forget(table.id)
        return written

    async def _held(self, table: str) -> Table:
        """A table from memory or from its journal."""
        held = self._tables.get(table)
        if held is None:
            held = await self.store.load(table) if could_be_id(table) else None
            if held is None:
                raise unknown_table()
        self._keep(held)
        return held

    async def _catch_up(self, held: Table) -> bool:
        """Fold in what others have written. Whether there was anything."""
        newer = await self.store.entries_after(held.id, held.number)
        for entry in newer:
            held.take(entry)
        return bool(newer)

    @asynccontextmanager
    async def _alone(self, table: str) -> AsyncIterator[None]:
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        async with lock:
            yield

    def _keep(self, table: Table) -> None:
        self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        if len(self._tables) > self.most:
            for other in self._tables:
                lock = self._locks.get(other)
                if lock is None or not lock.locked():
                    del self._tables[other]
                    break
        TABLES.set(len(self._tables))

    def forget(self, table: str) -> None:
        """Read it again from its journal when it is needed next."""
        self._tables.pop(table, None)
        TABLES.set(len(self._tables))

    def _tell(self, table: Table, *, own: bool = False) -> None:
        for hear in [*self.heard, *(self.written if own else ())]:
            hear(table)
