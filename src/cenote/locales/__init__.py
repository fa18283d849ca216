"""The words of the faces, in five languages: one set of Fluent files for the terminal and for the browser.

A folder for each language holds a file for each game (`<game>.ftl`) and more for the pages; docs/words.md says how
their keys are made. Reading them takes fluent.runtime, which the engine does without.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from cenote.locales.messages import Words


def languages() -> tuple[str, ...]:
    """The languages there are words in, English first."""
    found = [folder.name for folder in files(__name__).iterdir() if folder.is_dir() and _files(folder)]
    return tuple(sorted(found, key=lambda language: (language != "en", language)))


def _files(folder: Traversable) -> list[Traversable]:
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


@cache
def words(language: str) -> Words:
    """What is said in a language. ValueError if there are no words in it."""
    if language not in languages():
        raise ValueError(f"there are no words in {language!r}; there are some in {', '.join(languages())}")
    try:
        from cenote.locales.messages import Words
    except ModuleNotFoundError as missing:  # it is installed only with what shows words
        raise ModuleNotFoundError(f"{missing.name} is missing: pip install 'cenote[terminal]'") from missing
    return Words(language, [file.read_text(encoding="utf-8") for file in _files(files(__name__).joinpath(language))])
