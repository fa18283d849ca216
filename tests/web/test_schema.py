"""What was made from the server's document is current."""

from __future__ import annotations

import hashlib
import json

from cenote.server.app import create_app
from cenote.server.settings import Settings
from tests.tree import ROOT


def test_the_pages_types_are_made_from_the_document_as_it_is() -> None:
    document = create_app(Settings("sqlite+aiosqlite:///unused")).openapi()
    del document["info"]["version"]
    text = json.dumps(document, sort_keys=True, separators=(",", ":"))
    head = (ROOT / "web/src/api/schema.ts").read_text().partition("\n\n")[0]
    assert hashlib.sha256(text.encode()).hexdigest() in head, "npm run api, in web"
