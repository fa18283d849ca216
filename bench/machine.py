"""The machine and the versions that a measurement was made with."""

from __future__ import annotations

import os
import platform
import re
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

PACKAGES = ("cenote", "Cython", "chess", "catanatron")


def processor() -> str:
    """The processor's name, as far as the system tells it."""
    listing = Path("/proc/cpuinfo")
    found = re.search(r"model name\s*: (.*)", listing.read_text()) if listing.exists() else None
    return found[1] if found else platform.processor() or platform.machine()


def stay_on_one_core() -> None:
    """Keep this process from wandering between cores, where the system lets us."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def describe(packages: Sequence[str] = PACKAGES) -> dict[str, Any]:
    return {
        "processor": processor(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
        "system": f"{platform.system()} on {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "compiler": platform.python_compiler(),
        "versions": {package: version(package) for package in packages},
    }
