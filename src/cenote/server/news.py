"""What processes that share a database tell each other, and what comes of it here."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from cenote.play.refusal import Refused
from cenote.server.feed import Feed
from cenote.server.hall import Hall
from cenote.server.live import Live
from cenote.server.presence import LASTS, Presence
from cenote.server.store import Store, Unavailable


class News:
    def __init__(self, store: Store, hall: Hall, presence: Presence, live: Live) -> None:
        self.hall = hall
        self.presence = presence
        self.live = live
        self.feed = Feed(store, self._hear, self._missed)
        self._tasks: set[asyncio.Task[None]] = set()
        live.said.append(self._say_present)

    async def start(self) -> None:
        await self.feed.start()
        if self.feed.needed:
            self._begin(self._repeat_presence())

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self.feed.stop()

    def _hear(self, notice: dict[str, Any]) -> None:
        """What another process says."""
        for table in {table for table, _ in notice.get("entries", ())}:
            self._look_again(table)
        for table, seats in notice.get("present", {}).items():
            self.presence.hear(notice["process"], table, seats)
            self.live.presence_changed(table)

    def _missed(self) -> None:
        """The connection was lost for a while, and nobody knows what was said meanwhile."""
        for table in self.live.all_watched():
            self._look_again(table)

    def _look_again(self, table: str) -> None:
        if self.live.watched(table):
            self._begin(self._catch_up(table))

    async def _catch_up(self, table: str) -> None:
        with suppress(Refused, Unavailable):
            await self.hall.get(table)

    def _say_present(self, table: str) -> None:
        if self.feed.needed:
            self._begin(self.feed.say({"present": {table: sorted(self.presence.here(table))}}))

    async def _repeat_presence(self) -> None:
        """Say from time to time who is here, for what was said is believed only so long."""
        while True:
            await asyncio.sleep(LASTS / 3)
            for table, seats in self.presence.everywhere_here().items():
                await self.feed.say({"present": {table: seats}})

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
