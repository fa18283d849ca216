"""What a table refuses, and how a refusal says why."""

from __future__ import annotations

from cenote.core.errors import Reason


class Refused(Exception):
    """What was asked for can't be done now, or not by this one. The table is as it was before.

    `code` is for programs and for the faces to put into words, the text for whoever reads logs and answers.
    """

    def __init__(self, code: str, text: str, reason: Reason | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.reason = reason
