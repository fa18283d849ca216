"""Compile the state; everything else about the package is in pyproject.toml."""

from Cython.Build import cythonize
from setuptools import setup

setup(ext_modules=cythonize("cenote_pebbles/state.py", language_level=3))
