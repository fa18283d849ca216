"""A view as a board in plain text."""

from __future__ import annotations
from collections.abc import Mapping
from typing import Any


def board(view: Mapping[str, Any]) -> str:
    return str(view)
