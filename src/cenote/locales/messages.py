"""What is said in one language. The browser's `useWords` follows the same rules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from cenote.core.errors import Reason

TAGS = {"en": "en-GB", "zh": "zh-Hans"}
"""What a language is called where it has to say more than its name: British spelling, simplified script."""
QUARTERS = ("", "¼", "½", "¾")
NUMBER = 'number = { $n }{ "" }'
"""Of a pattern that is nothing but a number, Fluent would give the number itself."""
NOTHING = "none"
"""What an argument that is empty is called, because Fluent can't choose by an empty text."""


def slug(word: object) -> str:
    """A word as it stands in a key: lower case, with hyphens for everything else."""
    return re.sub(r"[^a-z0-9]+", "-", str(word).lower())


def argument(value: object) -> object:
    """What a game says, so that messages can choose by it. Moves have their numbers as texts."""
    if value is None or value == "":
        return NOTHING
    if isinstance(value, bool):
        return "yes" if value else "no"
    return int(value) if isinstance(value, str) and value.isdecimal() else value


class Words:
    """The words of one language."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        tag = TAGS.get(language, language)
        self.language = language
        # All five languages are written from left to right, so nothing needs the marks that keep directions apart.
        self.bundle = FluentBundle([tag], use_isolating=False)
        for source in (NUMBER, *sources):
            self.bundle.add_resource(FluentResource(source))

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def t(self, key: str, **args: object) -> str:
        """The message of a key; the key itself where there is none, as in a game from outside without words."""
        return self._say(key, args) if self.has(key) else key

    def _say(self, key: str, args: Mapping[str, object]) -> str:
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, f"{key} has attributes only"
        text, errors = self.bundle.format_pattern(pattern, {name: self._raw(value) for name, value in args.items()})
        if errors:
            raise LookupError(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def _raw(self, value: object) -> str | int:
        """An argument as Fluent gets it. Whole numbers choose plural forms."""
        if isinstance(value, int | float):
            return int(value) if value >= 0 and value == int(value) else self.number(value)
        return str(value)

    def number(self, value: float) -> str:
        """A number as players write it: quarters as ¼ ½ ¾, and a minus that is as wide as a plus."""
        whole, quarters = divmod(round(abs(value) * 4), 4)
        written = self._say("number", {"n": whole}) if whole or not quarters else ""
        return ("−" if value < 0 else "") + written + QUARTERS[quarters]

    # ---- a game's words ----------------------------------------------------------------------------------------

    def name(self, game: str, word: object, sort: str = "") -> str:
        """What a thing is called, by its id in views, events and moves. A number stands for itself.

        `sort` says what it is: some things of different sorts have the same id.
        """
        if isinstance(word, int | float) and not isinstance(word, bool):
            return self.number(word)
        for key in (f"{game}-{slug(sort)}-{slug(word)}", f"{game}-{slug(word)}"):
            if self.has(key):
                return self._say(key, {})
        return str(word)

    def text(self, game: str, tile: str) -> str:
        """What a tile does, in a sentence; empty where there is nothing to say."""
        key = f"{game}-{slug(tile)}-text"
        return self._say(key, {}) if self.has(key) else ""

    def move(self, game: str, kind: str, args: Sequence[str] = ()) -> str:
        """The label of a move."""
        key = f"{game}-move-{slug(kind)}"
        if not self.has(key):
            return " ".join([kind, *args])
        given: dict[str, object] = {}
        for i, letter in enumerate("abc"):
            arg = args[i] if i < len(args) else NOTHING
            given |= {letter: argument(arg), f"{letter}n": self.name(game, arg, kind)}
        return self._say(key, given)

    def event(self, game: str, event: Mapping[str, Any], players: Sequence[str]) -> str:
        """A line of the log. Players' names in the order in which points are told: seats, then automatons."""
        seat = event.get("seat")
        args = {name: value for name, value in event.items() if name not in ("event", "seat")}
        player = "" if seat is None else players[seat]
        return self._told(f"{game}-event-{slug(event['event'])}", game, args, player=player)

    def reason(self, game: str, reason: Reason) -> str:
        """Why a move is not possible."""
        own = f"{game}-reason-{slug(reason.code)}"
        return self._told(own if self.has(own) else f"ui-reason-{slug(reason.code)}", game, reason.args)

    def ask(self, game: str, pending: Mapping[str, Any]) -> str:
        """The question of a pending decision: an entry of a view's `pending`."""
        args = {name: value for name, value in pending.items() if name != "ask"}
        return self._told(f"{game}-ask-{slug(pending['ask'])}", game, args)

    def _told(self, key: str, game: str, args: Mapping[str, Any], **more: object) -> str:
        """With every argument as it is and by its name; `more` is people's own words, which nothing changes."""
        given: dict[str, object] = dict(more)
        for name, value in args.items():
            given |= {slug(name): argument(value), f"{slug(name)}-name": self.name(game, value, name)}
        return self._say(key, given) if self.has(key) else key

    def option(self, game: str, option: str) -> str:
        """What an option is called."""
        return self.t(f"{game}-option-{slug(option)}")

    def choice(self, game: str, option: str, choice: object) -> str:
        """What a choice of an option is called. A number is a change, and shows its sign."""
        if isinstance(choice, int) and not isinstance(choice, bool):
            return ("+" if choice > 0 else "") + self.number(choice)
        return self.t(f"{game}-option-{slug(option)}-{slug(choice)}")
