"""Live connections: whoever looks at a table is sent it whenever it has changed.

A viewer is never sent what lies between: what waits is not a list of messages but the mark that something is new, and
the table is written for a viewer when its turn comes. So nobody who is slow piles anything up, and who takes too long
is dropped.
"""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from contextlib import suppress
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect

from cenote.play.refusal import Refused
from cenote.play.table import Table
from cenote.play.view import look
from cenote.server.answers import dumps
from cenote.server.hall import Hall
from cenote.server.metrics import DROPPED, VIEWERS
from cenote.server.models import Hello
from cenote.server.presence import Presence
from cenote.server.settings import Settings

GONE, SLOW, WRONG, FULL = 4404, 4408, 4400, 4429
"""Codes with which a connection is closed: no such table, too slow, not understood, too many."""


class Viewer:
    """One live connection."""

    def __init__(self, socket: WebSocket, table: str, hello: Hello) -> None:
        self.socket = socket
        self.table = table
        self.key = hello.key
        self.seat = hello.seat
        self.version = hello.version
        self.since = hello.ply
        self.full_log = hello.ply is None and hello.version is None
        self.mine: list[int] = []
        self.wake = asyncio.Event()
        self.table_is_new = True
        self.presence_is_new = False
        self.thinking: int | None = None
        self.thinking_is_new = False
        self.pong = False
        self.gone = False

    def seat_in(self, table: Table) -> int | None:
        """The seat to look from, if it is still this viewer's."""
        return self.seat if self.seat in table.seats_of(self.key) else None

    def news(self, table: Table, present: frozenset[int]) -> dict[str, Any]:
        """The table for this viewer, with the log from where it was left."""
        since = 0
        if not self.full_log:
            since = table.line.ply if self.since is None else min(self.since, table.line.ply)
            if self.version is not None:
                since = min(since, table.line.since_entry(self.version))
            self.since = None
        self.version = table.number
        return look(table, self.key, seat=self.seat_in(table), since=since, present=present)


class Live:
    def __init__(self, hall: Hall, presence: Presence, settings: Settings) -> None:
        self.hall = hall
        self.presence = presence
        self.settings = settings
        self._viewers: dict[str, set[Viewer]] = defaultdict(set)
        self.said: list[Any] = []
        """Who wants to know when the seats that are present here change: called with a table."""

    # ---- what happens elsewhere ----------------------------------------------------------------------------

    def changed(self, table: Table) -> None:
        """A table has changed."""
        for viewer in self._viewers.get(table.id, ()):
            viewer.table_is_new = True
            viewer.wake.set()

    def watched(self, table: str) -> bool:
        return table in self._viewers

    def all_watched(self) -> list[str]:
        return list(self._viewers)

    def presence_changed(self, table: str) -> None:
        for viewer in self._viewers.get(table, ()):
            viewer.presence_is_new = True
            viewer.wake.set()

    def thinks(self, table: str, seat: int | None) -> None:
        """A bot has begun to think, or has ended."""
        for viewer in self._viewers.get(table, ()):
            viewer.thinking, viewer.thinking_is_new = seat, True
            viewer.wake.set()

    def closed(self, table: str) -> None:
        """A table is no more."""
        for viewer in self._viewers.get(table, ()):
            viewer.gone = True
            viewer.wake.set()

    # ---- a connection --------------------------------------------------------------------------------------

    async def serve(self, socket: WebSocket, table: str) -> None:
        """Serve one viewer until they leave or are too slow."""
        await socket.accept()
        try:
            async with asyncio.timeout(self.settings.hello_seconds):
                hello = Hello.model_validate_json(await socket.receive_text())
            held = await self.hall.get(table)
        except WebSocketDisconnect:
            return
        except Refused:
            await self._close(socket, GONE)
            return
        except (ValueError, KeyError, TimeoutError):
            await self._close(socket, WRONG)
            return
        if len(self._viewers.get(table, ())) >= self.settings.viewers:
            await self._close(socket, FULL)
            return
        viewer = Viewer(socket, table, hello)
        viewer.mine = held.seats_of(hello.key)
        self._come(viewer)
        sender = asyncio.create_task(self._send_always(viewer))
        try:
            await self._listen(viewer, sender)
        finally:
            sender.cancel()
            with suppress(asyncio.CancelledError):
                await sender
            self._leave(viewer)

    async def _listen(self, viewer: Viewer, sender: asyncio.Task[None]) -> None:
        """Answer pings, until the viewer leaves or the sender has given up."""
        while not sender.done():
            message = asyncio.ensure_future(viewer.socket.receive())
            await asyncio.wait({message, sender}, return_when=asyncio.FIRST_COMPLETED)
            if not message.done():
                message.cancel()
                with suppress(asyncio.CancelledError):
                    await message
                return
            received = message.result()
            if received["type"] == "websocket.disconnect":
                return
            if _is_ping(received.get("text")):
                viewer.pong = True
                viewer.wake.set()

    async def _send_always(self, viewer: Viewer) -> None:
        while True:
            await viewer.wake.wait()
            viewer.wake.clear()
            try:
                async with asyncio.timeout(self.settings.send_seconds):
                    for message in await self._waiting(viewer):
                        await viewer.socket.send_text(dumps(message))
            except Refused:
                await self._close(viewer.socket, GONE)
                return
            except TimeoutError:
                DROPPED.inc()
                await self._close(viewer.socket, SLOW)
                return
            except (WebSocketDisconnect, RuntimeError, OSError):
                return  # the connection broke while something was being sent

    async def _waiting(self, viewer: Viewer) -> list[dict[str, Any]]:
        """What is new for a viewer."""
        messages: list[dict[str, Any]] = []
        if viewer.gone:
            raise Refused("unknown_table", "the table was closed")
        if viewer.table_is_new:
            viewer.table_is_new = False
            table = await self.hall.get(viewer.table, known=True)
            self._reseat(viewer, table)
            messages.append({"type": "table", "table": viewer.news(table, self.presence.seats(table.id))})
        if viewer.presence_is_new:
            viewer.presence_is_new = False
            table = await self.hall.get(viewer.table, known=True)
            present = self.presence.seats(table.id)
            messages.append({"type": "presence", "seats": [seat in present for seat in range(len(table.seats))]})
        if viewer.thinking_is_new:
            viewer.thinking_is_new = False
            messages.append({"type": "thinking", "seat": viewer.thinking})
        if viewer.pong:
            viewer.pong = False
            messages.append({"type": "pong"})
        return messages

    async def _close(self, socket: WebSocket, code: int) -> None:
        with suppress(RuntimeError, OSError, TimeoutError, WebSocketDisconnect):
            async with asyncio.timeout(1):
                await socket.close(code)

    # ---- who is there --------------------------------------------------------------------------------------

    def _come(self, viewer: Viewer) -> None:
        self._viewers[viewer.table].add(viewer)
        VIEWERS.inc()
        viewer.wake.set()
        self._present(viewer.table, (), viewer.mine)

    def _leave(self, viewer: Viewer) -> None:
        self._viewers[viewer.table].discard(viewer)
        if not self._viewers[viewer.table]:
            del self._viewers[viewer.table]
        VIEWERS.dec()
        self._present(viewer.table, viewer.mine, ())

    def _reseat(self, viewer: Viewer, table: Table) -> None:
        """Somebody may have got or lost a seat while they were looking."""
        mine = table.seats_of(viewer.key)
        if mine != viewer.mine:
            before, viewer.mine = viewer.mine, mine
            self._present(viewer.table, before, mine)

    def _present(self, table: str, went: list[int] | tuple[()], came: list[int] | tuple[()]) -> None:
        before = self.presence.here(table)
        self.presence.go(table, went)
        self.presence.come(table, came)
        if self.presence.here(table) != before:
            self.presence_changed(table)
            for say in self.said:
                say(table)


def _is_ping(text: str | None) -> bool:
    try:
        said = json.loads(text or "")
    except ValueError:
        return False
    return isinstance(said, dict) and said.get("type") == "ping"
