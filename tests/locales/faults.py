"""What can be wrong between the languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

from babel import Locale

from tests.locales.bundles import Bundle, Message, everywhere

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
MODEL = "en"
"""The language that the others are compared with."""


def keys(bundles: dict[str, Bundle]) -> Iterator[str]:
    """Keys that one language has and another one doesn't; or has in another file."""
    known = {message.key: message.file for _, message in everywhere(bundles)}
    for bundle in bundles.values():
        for key, file in sorted(known.items()):
            if key not in bundle.messages:
                yield f"{bundle.language}: {key} is missing"
            elif bundle.messages[key].file != file:
                yield f"{bundle.language}: {key} stands in {bundle.messages[key].file}, not in {file}"


def variables(bundles: dict[str, Bundle]) -> Iterator[str]:
    """Messages with other arguments than in the model."""
    for bundle, message in everywhere(bundles):
        model = bundles[MODEL]
        if message.key in model.messages and bundle.variables(message.key) != model.variables(message.key):
            own, others = (sorted(each.variables(message.key)) for each in (bundle, model))
            yield f"{bundle.language}: {message.key} has the arguments {own}, and {others} in {MODEL}"


def references(bundles: dict[str, Bundle]) -> Iterator[str]:
    """References to messages that aren't there."""
    for bundle, message in everywhere(bundles):
        for other in sorted(message.references - bundle.messages.keys()):
            yield f"{bundle.language}: {message.key} refers to {other}, which is missing"


def plurals(bundles: dict[str, Bundle]) -> Iterator[str]:
    """Choices by number that leave out a form which the language has, or tell one apart that it hasn't."""
    for bundle, message in everywhere(bundles):
        own = {*Locale.parse(bundle.language).plural_form.tags, "other"}
        for choice in message.choices:
            forms = {key for key in choice.among if not re.fullmatch(r"-?[\d.]+", key)}
            if not forms or not forms <= CATEGORIES or forms == {"other"}:
                continue
            where = f"{bundle.language}: {message.key}: the choice by {choice.by}"
            for form in sorted(own - forms):
                yield f"{where} has no [{form}]"
            for form in sorted(forms - own):
                yield f"{where} has [{form}], which is never taken"
            if choice.default != "other":
                yield f"{where} has *[{choice.default}] as its default, not *[other]"


def distinctions(bundles: dict[str, Bundle]) -> Iterator[str]:
    """Choices between words that aren't between the same words in every language."""
    for bundle, message in everywhere(bundles):
        model = bundles[MODEL].messages.get(message.key)
        if model and _words(message) != _words(model):
            own, others = _words(message), _words(model)
            yield f"{bundle.language}: {message.key} tells apart {sorted(own)}, and {sorted(others)} in {MODEL}"


def _words(message: Message) -> set[str]:
    return {
        f"{choice.by}: {'*' * (key == choice.default)}{key}"
        for choice in message.choices
        if not {key for key in choice.among if not key.isdecimal()} <= CATEGORIES
        for key in choice.among
    }


def figures(bundles: dict[str, Bundle]) -> Iterator[str]:
    """What tiles do, told with other numbers than in the model; a single thing goes without one in some languages."""
    for bundle, message in everywhere(bundles):
        model = bundles[MODEL].messages.get(message.key)
        if model and message.key.endswith("-text"):
            own, others = (_figures(each) for each in (message, model))
            if own != others:
                yield f"{bundle.language}: {message.key} has the numbers {own}, and {others} in {MODEL}"


def _figures(message: Message) -> list[int]:
    return sorted(int(figure) for figure in re.findall(r"\d+", " ".join(message.lines)) if figure != "1")
