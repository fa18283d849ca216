"""Logs as lines of JSON. Nothing that lets anybody act is ever written: no key, no invitation, no body of a request."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

OWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **{name: value for name, value in vars(record).items() if name not in OWN},
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def begin(level: str) -> None:
    """Write what the server says to stderr from this level on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    for name in ("cenote", "uvicorn", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(
            level.upper() if name == "cenote" else max(logging.WARNING, logging.getLevelName(level.upper()))
        )
