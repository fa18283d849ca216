"""Runs the server."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Callable

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from cenote.server.app import create_app
from cenote.server.settings import Settings
from cenote.server.store import Store

CONNECTIONS = 5000
"""The most at one time, live ones included."""
WAITING = 2048
"""So many may wait to be connected."""
COLLECTIONS = (20_000, 20, 50)
"""How seldom Python looks for rubbish in rings. Tables are kept long and make little of it; looking through all of them
at the usual pace makes everybody wait a tenth of a second, time and again."""


class CannotServe(Exception):
    """Why the server can't start; one sentence for whoever started it."""


class Server(uvicorn.Server):
    """Says when it listens."""

    listening: Callable[[], None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.freeze()  # what is there now stays
        gc.set_threshold(*COLLECTIONS)
        if self.started and self.listening is not None:
            self.listening()


def serve(
    settings: Settings,
    host: str,
    port: int,
    *,
    proxies: str | None = None,
    listening: Callable[[int], None] | None = None,
) -> None:
    """Serve until a signal ends it. `listening` is told the port. CannotServe says why it can't start."""
    asyncio.run(prepare(settings.database))
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        door = socket.create_server((host, port), family=family, backlog=WAITING)
    except OSError as error:
        raise CannotServe(f"nothing can listen at {host}, port {port}: {error.strerror or error}") from error
    # Connections inherit it. Otherwise an answer's body waits for the other side to confirm its head, 40 ms or so.
    door.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    config = uvicorn.Config(
        create_app(settings),
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=4096,
        ws_per_message_deflate=False,
        proxy_headers=proxies is not None,
        forwarded_allow_ips=proxies,
        server_header=False,
        limit_concurrency=CONNECTIONS,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    server = Server(config)
    if listening is not None:
        at = door.getsockname()[1]
        server.listening = lambda: listening(at)
    server.run([door])


async def prepare(database: str) -> None:
    """Bring the database up to date before anything else, so that what is wrong with it can be said plainly."""
    store = Store(database, process="")
    try:
        await store.start()
        await store.stop()
    except (SQLAlchemyError, OSError, ValueError) as error:
        said = str(getattr(error, "orig", None) or error).partition("\n")[0]
        raise CannotServe(f"the database can't be used: {said}") from error
