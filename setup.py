"""Compile every module that has a .pxd beside it; everything else about the package is in pyproject.toml."""

import os
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

ROOT = Path(__file__).parent
SOURCES = sorted(path.with_suffix(".py") for path in ROOT.glob("src/cenote/**/*.pxd"))

extensions = [
    Extension(
        ".".join(path.relative_to(ROOT / "src").with_suffix("").parts),
        [str(path.relative_to(ROOT))],
        extra_compile_args=["-O3", "-g0"],
    )
    for path in SOURCES
    if path.exists()
]

setup(
    ext_modules=cythonize(
        extensions,
        nthreads=os.cpu_count() or 1,
        include_path=[str(ROOT / "src")],
        compiler_directives={
            "language_level": 3,
            "cdivision": True,
            "initializedcheck": False,
            "embedsignature": True,
            "embedsignature.format": "python",
        },
    )
)
