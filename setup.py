"""Compile every module that has a .pxd beside it, and build the browser's pages; all else is in pyproject.toml."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent


class Collect(build_py):
    """Build the browser's pages before the package's files are collected. Work in the tree builds its own."""

    def run(self) -> None:
        if not self.editable_mode:
            subprocess.run([sys.executable, ROOT / "web/build.py"], check=True)
        super().run()


class Build(build_ext):
    """Compile on all cores, and for speed unless CFLAGS asks for something else."""

    def finalize_options(self) -> None:
        super().finalize_options()
        if self.parallel is None:
            self.parallel = os.cpu_count() or 1

    def build_extensions(self) -> None:
        # Microsoft's compiler optimises for speed by itself and knows neither flag.
        if self.compiler.compiler_type != "msvc" and "-O" not in os.environ.get("CFLAGS", ""):
            for extension in self.extensions:
                # Enums of two modules are compared where one says how large what the other counts may be.
                extension.extra_compile_args = ["-O3", "-g0", "-Wno-enum-compare"]
        super().build_extensions()


def compiled_modules() -> list[Any]:
    os.chdir(ROOT)
    sources = sorted(path.with_suffix(".py") for path in Path("src/cenote").glob("**/*.pxd"))
    return cythonize(
        [Extension(".".join(path.relative_to("src").with_suffix("").parts), [str(path)]) for path in sources],
        nthreads=os.cpu_count() or 1,
        include_path=["src"],
        compiler_directives={
            "language_level": 3,
            "cdivision": True,
            "initializedcheck": False,
            "embedsignature": True,
            "embedsignature.format": "python",
        },
    )


# cythonize works in several processes, and on Windows and macOS each of them reads this file again.
if __name__ == "__main__":
    setup(ext_modules=compiled_modules(), cmdclass={"build_py": Collect, "build_ext": Build})
