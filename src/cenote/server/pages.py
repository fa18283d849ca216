"""The built pages of the browser, kept in memory and sent compressed.

Files in `assets` carry a digest of what is in them in their names, so browsers may keep them for ever. Any path that
is no file is a place within the pages, and gets the page that all places have in common.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import NamedTuple

from fastapi import Request, Response
from starlette.exceptions import HTTPException

FOR_EVER = "public, max-age=31536000, immutable"
ALWAYS_ASK = "no-cache"
SMALL = 1000
NOT_BUILT = "The pages are not built. `make web` builds them; the server's API works without.\n"

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class Page(NamedTuple):
    plain: bytes
    packed: bytes | None
    media_type: str
    tag: str
    cache: str


class Pages:
    def __init__(self, folder: Path) -> None:
        self.pages: dict[str, Page] = {}
        for file in sorted(folder.rglob("*")) if folder.is_dir() else ():
            if file.is_file():
                self.pages[file.relative_to(folder).as_posix()] = _page(file, file.parent.name == "assets")

    def answer(self, request: Request, path: str) -> Response:
        """A file, or for any place within the pages their common page."""
        page = self.pages.get(path)
        if page is None:
            if path.startswith(("api/", "assets/")) or "." in path.rpartition("/")[2]:
                raise HTTPException(404, "there is nothing here")
            page = self.pages.get("index.html")
        if page is None:
            return Response(NOT_BUILT, 503, media_type="text/plain")
        headers = {"cache-control": page.cache, "etag": page.tag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == page.tag:
            return Response(status_code=304, headers=headers)
        if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(page.packed, media_type=page.media_type, headers={**headers, "content-encoding": "gzip"})
        return Response(page.plain, media_type=page.media_type, headers=headers)


def _page(file: Path, for_ever: bool) -> Page:
    plain = file.read_bytes()
    packed = gzip.compress(plain, 9, mtime=0) if len(plain) > SMALL else None
    if packed is not None and len(packed) > 0.9 * len(plain):
        packed = None
    media_type = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if media_type.startswith("text/"):
        media_type += "; charset=utf-8"
    tag = f'"{hashlib.sha256(plain).hexdigest()[:20]}"'
    return Page(plain, packed, media_type, tag, FOR_EVER if for_ever else ALWAYS_ASK)
