"""The OpenAPI document: what FastAPI writes, with refusals as they are."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute
from pydantic.json_schema import models_json_schema

from cenote.server.models import Hello, Problem, TableView
from cenote.server.problems import MEDIA_TYPE

TEMPLATE = "#/components/schemas/{model}"
REFERENCE = {"$ref": TEMPLATE.format(model="Problem")}
SAYS = {
    400: "It can't be understood.",
    403: "That is for others: for who sits there, who decides, or for the host.",
    404: "There is no such thing, or it isn't for you to know.",
    409: "Not now. With the code `stale` the table has gone on, and `table` is how it is.",
    408: "The body didn't come.",
    413: "The body is too large.",
    422: "What is asked for is wrong. With the code `illegal_move`, `reason` says why the rules don't allow it.",
    429: "Too many requests; `Retry-After` says for how many seconds to wait.",
    503: "The database doesn't answer. What was asked for may have been done: ask again, with the same nonce.",
}

DESCRIPTION = """\
Board games at tables. There is no sign-up: opening a table or joining one gives a **key**, which is sent as
`Authorization: Bearer <key>` and holds one seat or several. Whoever has no key watches.

A move names the **ply** that it answers and carries a **nonce**. Sent again with the same nonce it isn't made again;
if the table has gone on in the meantime, the answer is a 409 that brings the table as it is.

**Live**: `/api/tables/{table}/live` is a WebSocket. The first message is a `Hello`; then come messages
`{"type": "table", "table": TableView}` whenever the table has changed,
`{"type": "presence", "seats": [true, false]}` and `{"type": "thinking", "seat": 1}`, where `null` says that no bot
thinks any more. `{"type": "ping"}` is answered by `{"type": "pong"}`. It is closed with 4404 if there is no such
table, 4400 if the first message isn't understood, 4408 if the viewer is too slow, and 4429 if there are too many.

Seats are counted from 0. Refusals are problem details (RFC 9457); programs go by their `code`.
"""


def PROBLEMS(*statuses: int) -> dict[int | str, dict[str, Any]]:  # noqa: N802 (it stands for a constant)
    """The refusals of a route, besides those that any may give."""
    return {
        status: {"description": SAYS[status], "content": {MEDIA_TYPE: {"schema": REFERENCE}}}
        for status in (*statuses, 429, 503)
    }


def operation_id(route: APIRoute) -> str:
    return route.name


def document(app: FastAPI) -> dict[str, Any]:
    """The whole document, made once."""
    if app.openapi_schema is None:
        made = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
        schemas = made["components"]["schemas"]
        _, own = models_json_schema(
            [(Problem, "serialization"), (TableView, "serialization"), (Hello, "validation")], ref_template=TEMPLATE
        )
        schemas.update(own["$defs"])
        for name in ("HTTPValidationError", "ValidationError"):
            schemas.pop(name, None)
        for path in made["paths"].values():
            for operation in path.values():
                invalid = operation["responses"].pop("422", None)
                refusals = [422] if invalid else []
                if "requestBody" in operation:
                    refusals += [400, 408, 413]
                problems = {str(status): answer for status, answer in PROBLEMS(*refusals).items()}
                operation["responses"] = dict(sorted({**problems, **operation["responses"]}.items()))
        app.openapi_schema = made
    return app.openapi_schema
