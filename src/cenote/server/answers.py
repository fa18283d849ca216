"""Answers as JSON. What play/ gives is plain data already, so it is written as it stands."""

from __future__ import annotations

import json
from typing import Any

from fastapi import Response


def dumps(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


class Json(Response):
    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return dumps(content).encode()
