"""News between processes that share a database: which tables have changed, and who looks at them.

With SQLite there is one process, and nothing to tell. With PostgreSQL the writer of an entry notifies the others in
the same transaction, so that they hear of nothing that isn't written, and of everything that is.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import asyncpg

from cenote.server.store import CHANNEL, Store

LOG = logging.getLogger("cenote.feed")
LONGEST_WAIT = 10.0


class Feed:
    """Listens, calls whoever wants to hear, and begins again when the connection is lost."""

    def __init__(self, store: Store, heard: Callable[[dict[str, Any]], None], missed: Callable[[], None]) -> None:
        self.store = store
        self.heard = heard
        self.missed = missed
        """Called when notices may have been missed."""
        self._connection: asyncpg.Connection | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def needed(self) -> bool:
        """Whether there may be other processes."""
        return self.store.postgres

    async def start(self) -> None:
        if self.needed:
            listening = asyncio.Event()
            self._task = asyncio.create_task(self._listen_always(listening))
            await listening.wait()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def say(self, notice: dict[str, Any]) -> None:
        """Tell the other processes something that isn't written down. It is lost while there is no connection."""
        if self._connection is not None:
            with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                notice = {"process": self.store.process, **notice}
                await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, json.dumps(notice))

    async def _listen_always(self, listening: asyncio.Event) -> None:
        url = self.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        wait = 0.1
        while True:
            try:
                lost = asyncio.Event()
                connection = await asyncpg.connect(url)
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, self._hear)
                self._connection = connection
                if listening.is_set():
                    self.missed()
                listening.set()
                wait = 0.1
                await lost.wait()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                LOG.warning("no news from the database", extra={"error": str(error)})
            finally:
                if self._connection is not None:
                    self._connection.terminate()
                self._connection = None
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    def _hear(self, connection: Any, pid: int, channel: str, payload: str) -> None:
        notice = json.loads(payload)
        if notice["process"] != self.store.process:
            self.heard(notice)
