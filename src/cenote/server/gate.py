"""What every request passes: limits, headers that protect, counting, and a line in the log."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cenote.server.limits import Limits, TooMany
from cenote.server.metrics import REQUESTS, SECONDS
from cenote.server.problems import problem, refusal
from cenote.server.settings import Settings

LOG = logging.getLogger("cenote.requests")

POLICY = (
    b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; font-src 'self' data:; "
    b"connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # an invitation stands in the address of a page
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"content-security-policy", POLICY),
]


def address(connection: HTTPConnection) -> str:
    """Whose limits count; behind a proxy uvicorn has put the right one there."""
    return connection.client.host if connection.client else "local"


class TooLarge(Exception):
    """The body of a request is greater than it may be."""


class Gate:
    def __init__(self, app: ASGIApp, *, limits: Limits, settings: Settings) -> None:
        self.app = app
        self.limits = limits
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        start = time.perf_counter()
        status = 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message.get("headers", ()), *HEADERS]
                if not any(name == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message = {**message, "headers": headers}
            await send(message)

        try:
            await self._pass(scope, receive, sending)
        finally:
            self._count(scope, status, time.perf_counter() - start)

    async def _pass(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            if scope["path"].startswith("/api/"):
                self.limits.take("asks", address(HTTPConnection(scope)))
            body = await self._body(scope, receive)
        except TooMany as error:
            await refusal(error)(scope, receive, send)
        except TooLarge:
            answer = problem(413, "too_large", f"a body may have {self.settings.body} bytes")
            answer.headers["connection"] = "close"
            await answer(scope, receive, send)
        except TimeoutError:
            await problem(408, "too_slow", "the body didn't come")(scope, receive, send)
        else:
            await self.app(scope, body, send)

    async def _body(self, scope: Scope, receive: Receive) -> Receive:
        """The whole body, read before anything is done with it, and then given to the app as if it came now."""
        if scope["method"] in ("GET", "HEAD"):
            return receive
        parts: list[bytes] = []
        size = 0
        async with asyncio.timeout(self.settings.body_seconds):
            more = True
            while more:
                message = await receive()
                if message["type"] == "http.disconnect":
                    break
                parts.append(message.get("body", b""))
                size += len(parts[-1])
                if size > self.settings.body:
                    raise TooLarge
                more = message.get("more_body", False)
        given = False

        async def again() -> Any:
            nonlocal given
            if given:
                return await receive()
            given = True
            return {"type": "http.request", "body": b"".join(parts), "more_body": False}

        return again

    def _count(self, scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", "other")
        REQUESTS.labels(scope["method"] if route != "other" else "any", route, status).inc()
        SECONDS.labels(route).observe(seconds)
        LOG.info(
            "answered",
            extra={"method": scope["method"], "route": route, "status": status, "ms": round(1000 * seconds, 1)},
        )
