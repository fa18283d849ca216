"""Where tables are kept: SQLite or PostgreSQL, by one set of statements.

What is added waits in a queue. A single writer takes all that has come together and commits it at once, so that many
tables share one wait for the disk; everybody gets their answer after the commit.
"""

from __future__ import annotations

import asyncio
import dataclasses
import json
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, delete, event, exists, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from cenote.play.table import Entry, Opening, Table
from cenote.server.metrics import COMMIT_SECONDS, COMMITTED
from cenote.server.schema import entries, tables

AT_ONCE = 200
"""The most that one transaction takes."""
MIGRATING = 0xCE707E
"""The number of the lock that lets only one process at a time bring a PostgreSQL database up to date."""
CHANNEL = "cenote"
NOTICE_BYTES = 7000
"""PostgreSQL takes a little less than 8000."""


class Unavailable(Exception):
    """The database can't be reached, or not written: nobody knows whether what was asked for has been done."""


@dataclass(frozen=True)
class Addition:
    """What is to be written down together: an entry, what changes by it of what is kept with the table, and a table
    that it opens."""

    table: str
    entry: Entry
    marks: dict[str, bool]
    opens: Table | None = None


def database_url(given: str) -> str:
    """The URL with the driver that is used here. ValueError if it is for no database that can be used."""
    url = make_url(given)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    name = url.drivername.partition("+")[0]
    if name not in drivers:
        raise ValueError(f"{name!r} is no database that can be used; there are: sqlite, postgresql")
    return url.set(drivername=drivers[name]).render_as_string(hide_password=False)


class Store:
    def __init__(self, url: str, process: str) -> None:
        self.url = make_url(url)
        self.process = process
        self.postgres = self.url.get_backend_name() == "postgresql"
        self._queue: asyncio.Queue[tuple[Addition, asyncio.Future[bool]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self.engine = self._engine()

    def _engine(self) -> AsyncEngine:
        if self.postgres:
            return create_async_engine(self.url, pool_size=5, max_overflow=5, pool_pre_ping=True)
        # Every transaction here ends by itself, so there is nothing to roll back when a connection is given back.
        engine = create_async_engine(
            self.url, pool_size=3, max_overflow=0, pool_reset_on_return=None, connect_args={"timeout": 30}
        )

        @event.listens_for(engine.sync_engine, "connect")
        def prepare(connection: Any, _: Any) -> None:
            cursor = connection.cursor()
            # A commit is on the disk when it is answered; readers and the writer don't wait for each other.
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

        return engine

    # ---- start and end -------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Bring the database up to date, and begin to write."""
        if not self.postgres and self.url.database not in (None, "", ":memory:"):
            assert self.url.database is not None
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        async with self.engine.begin() as connection:
            if self.postgres:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATING})
            await connection.run_sync(migrate)
        self._writer = asyncio.create_task(self._write_always())

    async def stop(self) -> None:
        """Write what is waiting, and let the database go."""
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        await self.engine.dispose()

    async def check(self) -> None:
        """Unavailable, if the database doesn't answer."""
        await self._read(select(func.count()).select_from(select(tables.c.id).limit(1).subquery()))

    # ---- reading -------------------------------------------------------------------------------------------

    async def load(self, table: str) -> Table | None:
        """A table as its journal tells it."""
        found = await self._read(select(tables.c.created, tables.c.opening).where(tables.c.id == table))
        if not found:
            return None
        loaded = Table(table, Opening(**found[0].opening), found[0].created)
        for entry in await self.entries_after(table, 0):
            loaded.take(entry)
        return loaded

    async def there_is(self, table: str) -> bool:
        return bool((await self._read(select(exists().where(tables.c.id == table))))[0][0])

    async def entries_after(self, table: str, number: int) -> list[Entry]:
        """What the journal of a table holds after an entry."""
        columns = (entries.c.number, entries.c.kind, entries.c.data, entries.c.at, entries.c.nonce)
        newer = (entries.c.table_id == table) & (entries.c.number > number)
        found = await self._read(select(*columns).where(newer).order_by(entries.c.number))
        return [Entry(*row) for row in found]

    async def entry_for(self, table: str, nonce: str) -> Entry | None:
        """The entry that was made with this nonce."""
        columns = (entries.c.number, entries.c.kind, entries.c.data, entries.c.at, entries.c.nonce)
        found = await self._read(select(*columns).where(entries.c.table_id == table, entries.c.nonce == nonce))
        return Entry(*found[0]) if found else None

    async def waiting(self, quiet_since: float) -> list[str]:
        """The tables at which a bot has to move, and where nothing has happened since."""
        recent = exists().where(entries.c.table_id == tables.c.id, entries.c.at > quiet_since)
        found = await self._read(select(tables.c.id).where(tables.c.bot_to_move, ~recent))
        return [row.id for row in found]

    async def _read(self, statement: Any) -> Any:
        try:
            async with self.engine.connect() as connection:
                return (await connection.execute(statement)).all()
        except (SQLAlchemyError, OSError) as error:
            raise Unavailable(str(error)) from error

    # ---- writing -------------------------------------------------------------------------------------------

    async def open(self, table: Table) -> None:
        """Write a new table down."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(tables), _row(table))
        except (SQLAlchemyError, OSError) as error:
            raise Unavailable(str(error)) from error

    async def close(self, table: str, number: int) -> bool:
        """Take a table away, if its journal still ends with this entry."""
        newer = exists().where(entries.c.table_id == table, entries.c.number > number)
        try:
            async with self.engine.begin() as connection:
                gone = await connection.execute(delete(tables).where(tables.c.id == table, ~newer))
                return gone.rowcount == 1
        except (SQLAlchemyError, OSError) as error:
            raise Unavailable(str(error)) from error

    async def add(self, addition: Addition) -> bool:
        """Write an entry down. False if its number or its nonce is there already, and nothing is written."""
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((addition, answer))
        return await asyncio.shield(answer)

    async def _write_always(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < AT_ONCE and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            # Always in the same order, so that two processes can't wait for each other.
            batch.sort(key=lambda waiting: waiting[0].table)
            with COMMIT_SECONDS.time():
                answers = await self._outcomes([addition for addition, _ in batch])
            for (_, answer), outcome in zip(batch, answers, strict=True):
                _settle(answer, outcome)
                self._queue.task_done()

    async def _outcomes(self, additions: list[Addition]) -> list[bool | Exception]:
        """For each addition whether it was written, or why nobody knows."""
        try:
            won = await self._write(additions)
        except (SQLAlchemyError, OSError) as error:
            if len(additions) > 1:  # one of them may be at fault, and the others are not to suffer for it
                return [(await self._outcomes([one]))[0] for one in additions]
            # The table may have been closed by another process: then there is nothing to add to.
            return [False if isinstance(error, IntegrityError) else Unavailable(str(error))]
        COMMITTED.inc(len(won))
        return [(one.table, one.entry.number) in won for one in additions]

    async def _write(self, additions: list[Addition]) -> set[tuple[str, int]]:
        """Write all that can be written in one transaction; the entries that were."""
        rows = [{"table_id": one.table, **vars(one.entry)} for one in additions]
        dialect: Any = postgresql if self.postgres else sqlite
        statement = dialect.insert(entries).on_conflict_do_nothing().returning(entries.c.table_id, entries.c.number)
        async with self.engine.begin() as connection:
            won = {(row.table_id, row.number) for row in await connection.execute(statement, rows)}
            kept = [one for one in additions if (one.table, one.entry.number) in won]
            for one in kept:
                if one.marks:
                    await connection.execute(update(tables).where(tables.c.id == one.table).values(**one.marks))
                if one.opens is not None:
                    await connection.execute(insert(tables), _row(one.opens))
            if self.postgres and won:
                await self._tell(connection, sorted(won))
        return won

    async def _tell(self, connection: AsyncConnection, won: list[tuple[str, int]]) -> None:
        """Let other processes know of it, at the moment of the commit."""
        for start in range(0, len(won), 100):
            notice = json.dumps({"process": self.process, "entries": won[start : start + 100]})
            assert len(notice) < NOTICE_BYTES
            await connection.execute(select(func.pg_notify(CHANNEL, notice)))


def _row(table: Table) -> dict[str, Any]:
    """A new table."""
    return {
        "id": table.id,
        "created": table.created,
        "opening": dataclasses.asdict(table.opening),
        **table.marks,
    }


def _settle(answer: asyncio.Future[bool], outcome: bool | Exception) -> None:
    if answer.cancelled():
        return
    if isinstance(outcome, Exception):
        answer.set_exception(outcome)
    else:
        answer.set_result(outcome)


def migrate(connection: Connection) -> None:
    """Bring the database up to date. ValueError if it is newer than this program."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise ValueError(f"it was written by another version of cenote ({error})") from error


def revisions() -> list[str]:
    """The versions of the database that this program knows."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    return [step.revision for step in ScriptDirectory.from_config(config).walk_revisions()]
