"""Refusals and failures as problem details (RFC 9457)."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from cenote.core.errors import BadSetup
from cenote.play.refusal import Refused
from cenote.server.answers import Json
from cenote.server.limits import TooMany
from cenote.server.metrics import REFUSALS
from cenote.server.store import Unavailable

LOG = logging.getLogger("cenote.problems")
MEDIA_TYPE = "application/problem+json"
LONGEST = 400

STATUS = {
    "unknown_table": 404,
    "unknown_game": 404,
    "unknown_invitation": 404,
    "no_such_ply": 404,
    "not_your_seat": 403,
    "not_the_host": 403,
    "no_such_seat": 403,  # as for one that exists and isn't yours
    "not_your_turn": 403,
    "hints_off": 403,
    "illegal_move": 422,
    "unknown_level": 422,
    "bad_setup": 422,
    "bad_name": 422,
    "nonce_used": 422,
    "too_many": 429,
}
"""Every other refusal is a 409: it would do at another time."""

SENT_BY_FRAMEWORK = {404: "not_found", 405: "method_not_allowed", 400: "not_understood"}


class ProblemAnswer(Json):
    media_type = MEDIA_TYPE


def problem(status: int, code: str, detail: str, **more: Any) -> Response:
    """A problem as an answer. `code` is what programs go by."""
    REFUSALS.labels(code).inc()
    headers = more.pop("headers", None)
    content = {"type": "about:blank", "title": HTTPStatus(status).phrase, "status": status, "code": code}
    return ProblemAnswer({**content, "detail": detail[:LONGEST], **more}, status, headers)


def refusal(refused: Refused, table: Mapping[str, Any] | None = None) -> Response:
    """What a table refuses. A move that came too late brings the table as it is."""
    more: dict[str, Any] = {}
    if isinstance(refused, TooMany):
        more["headers"] = {"retry-after": str(int(refused.wait) + 1)}
    if refused.reason is not None:
        more["reason"] = {"code": refused.reason.code, "args": dict(refused.reason.args)}
    if table is not None:
        more["table"] = table
    return problem(STATUS.get(refused.code, 409), refused.code, str(refused), **more)


def install(app: FastAPI) -> None:
    """Answer every error of the app with problem details."""

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        return refusal(error)

    @app.exception_handler(BadSetup)
    async def bad_setup(request: Request, error: BadSetup) -> Response:
        return problem(422, "bad_setup", str(error))

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        faults = [
            {"where": ".".join(str(part) for part in fault["loc"])[:100], "what": str(fault["msg"])[:LONGEST]}
            for fault in error.errors()[:10]
        ]
        said = "; ".join(f"{fault['where']}: {fault['what']}" for fault in faults)
        return problem(422, "invalid_request", said, errors=faults)

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        code = SENT_BY_FRAMEWORK.get(error.status_code, "error")
        return problem(error.status_code, code, str(error.detail), headers=error.headers)

    @app.exception_handler(Unavailable)
    async def unavailable(request: Request, error: Unavailable) -> Response:
        LOG.error("the database fails", extra={"error": str(error)})
        return problem(503, "unavailable", "the database doesn't do it now; ask again", headers={"retry-after": "2"})

    @app.exception_handler(Exception)
    async def failed(request: Request, error: Exception) -> Response:
        LOG.error("a request failed", exc_info=error, extra={"method": request.method})
        return problem(500, "failed", "something went wrong here, and it is written in the server's log")
