"""Compile every module that has a .pxd beside it; everything else about the package is in pyproject.toml."""

import os
from pathlib import Path
from typing import Any

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent


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
                extension.extra_compile_args = ["-O3", "-g0"]
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
    setup(ext_modules=compiled_modules(), cmdclass={"build_ext": Build})
