"""Lets bots move: whenever one of them has to decide at a table, it is asked in a thread, and its move is written down
as anybody's."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

from cenote.play.minds import Asked, Minds, adviser, hint, know
from cenote.play.refusal import Refused
from cenote.play.table import Table
from cenote.server.hall import Hall
from cenote.server.metrics import FAILED, MOVES, THINKING, THOUGHT
from cenote.server.settings import Settings
from cenote.server.store import Store, Unavailable

LOG = logging.getLogger("cenote.bots")


class Robots:
    def __init__(self, hall: Hall, store: Store, settings: Settings) -> None:
        self.hall = hall
        self.store = store
        self.settings = settings
        self.minds = Minds()
        self.threads = ThreadPoolExecutor(settings.thinkers, "bot")
        self.thinks: list[Callable[[str, int | None], None]] = []
        """Who wants to know of a bot that has begun to think, or has ended."""
        self._at: dict[str, asyncio.Task[None]] = {}
        self._watch: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Go on with all that was left waiting."""
        self._watch = asyncio.create_task(self._watch_always())

    async def stop(self) -> None:
        tasks = [*self._at.values(), *([self._watch] if self._watch else [])]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task
        self.threads.shutdown(wait=False, cancel_futures=True)

    def changed(self, table: Table) -> None:
        """Let a bot move, if one has to and isn't at it already."""
        if table.over:
            self.minds.forget(table.id)
        if table.bot_to_move and table.id not in self._at:
            self._at[table.id] = asyncio.create_task(self._play(table.id))

    async def look_at(self, table: str) -> None:
        """Let a bot move at a table that nobody has changed yet."""
        self.changed(await self.hall.get(table))

    async def hint(self, table: Table, key: str | None) -> list[dict[str, Any]]:
        """What an adviser thinks of the moves of whoever asks, told from what their seat knows."""
        if not table.hints:
            raise Refused("hints_off", "there are no hints at this table")
        seat = table.to_move
        if seat is None or seat not in table.seats_of(key):
            raise Refused("not_your_turn", "there are hints for whoever decides")
        level = adviser(table.game, len(table.seats))
        if level is None:
            return []
        knowledge = know(table.line.state, seat)
        return await asyncio.get_running_loop().run_in_executor(self.threads, hint, knowledge, level)

    async def _play(self, table: str) -> None:
        """Make moves as long as bots have to decide."""
        THINKING.inc()
        try:
            while True:
                held = await self.hall.get(table, known=True)
                if not held.bot_to_move:
                    return
                with suppress(Refused):  # the table went on while the bot was thinking, and it is asked again
                    await self._decide(held)
        except Refused:
            pass  # the table was closed
        except Unavailable as error:
            LOG.warning("a bot waits for the database", extra={"error": str(error)})
        except Exception:
            LOG.exception("a bot can't go on")
        finally:
            THINKING.dec()
            del self._at[table]
            for tell in self.thinks:
                tell(table, None)

    async def _decide(self, table: Table) -> None:
        seat, number = table.to_move, table.number
        assert seat is not None
        level = table.seats[seat].level
        assert level is not None
        for tell in self.thinks:
            tell(table.id, seat)
        asked = Asked(table.id, seat, level, know(table.line.state, seat))
        start = time.perf_counter()
        choice = await asyncio.get_running_loop().run_in_executor(self.threads, self.minds.choose, asked)
        THOUGHT.labels(level).observe(time.perf_counter() - start)
        if choice.notice is not None:
            FAILED.labels(choice.notice).inc()
        await self.hall.change(table.id, lambda now: now.bot_move(number, choice.move, choice.notice))
        MOVES.labels("bot").inc()

    async def _watch_always(self) -> None:
        """Look from time to time for bots that nobody has asked: at first those from before the start."""
        quiet_since = time.time()
        while True:
            try:
                for table in await self.store.waiting(quiet_since):
                    if table not in self._at:
                        self.changed(await self.hall.get(table))
                        await asyncio.sleep(0)
            except (Unavailable, Refused) as error:
                LOG.warning("can't look for waiting bots", extra={"error": str(error)})
            await asyncio.sleep(self.settings.watch_seconds)
            quiet_since = time.time() - 2 * self.settings.watch_seconds
