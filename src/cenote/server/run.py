"""Runs the server."""

from __future__ import annotations

from collections.abc import Callable

import uvicorn

from cenote.server.app import create_app
from cenote.server.settings import Settings

CONNECTIONS = 5000
"""The most at one time, live ones included."""


class Server(uvicorn.Server):
    """Says when it listens."""

    listening: Callable[[int], None] | None = None

    async def startup(self, *args: object, **named: object) -> None:
        await super().startup(*args, **named)  # type: ignore[arg-type]
        if self.started and self.listening is not None:
            port = next(
                (socket.getsockname()[1] for server in self.servers for socket in server.sockets), self.config.port
            )
            self.listening(port)


def serve(
    settings: Settings,
    host: str,
    port: int,
    *,
    proxies: str | None = None,
    listening: Callable[[int], None] | None = None,
) -> bool:
    """Serve until a signal ends it. Whether it could start."""
    config = uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
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
    server.listening = listening
    server.run()
    return server.started
