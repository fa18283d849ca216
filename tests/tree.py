"""The tree that the tests look at."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def tracked() -> list[Path]:
    """Every file that a clone would hold, as it stands now; paths are relative to ROOT."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    files = [Path(name) for name in listed.split("\0") if name]
    assert files
    return [file for file in files if (ROOT / file).is_file()]
