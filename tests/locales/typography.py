"""What a printer would mend, as far as a program can see it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tests.locales.bundles import GAP, Bundle, everywhere

FIXED = "\u00a0"
SHORT_WORDS = {"pl": "wzioua", "cs": "ksvzouai"}
"""Words of one letter, which don't stay behind at the end of a line."""
HAN = "\u4e00-\u9fff"

# For each language (or all of them) a pattern and what is wrong with whatever it finds.
RULES: dict[str, list[tuple[str, str]]] = {
    "": [
        (r'"', "a straight quotation mark"),
        (r"\.\.\.", "three full stops for an ellipsis"),
        (r"(?<!\w)-(?=[\d\ufffc])", "a hyphen for a minus"),
        (r"\d[.,](25|5|75)(?!\d)", "a decimal fraction for a quarter"),
        (r"(?<!\w)x\d|\d ?x(?!\w)", "an x for a multiplication sign"),
        (r"[ \u00a0]{2,}", "two spaces"),
        (r"^\s|\s$", "a space at an end"),
        (r" - ", "a hyphen for a dash"),
    ],
    "en": [(r"[„«»]", "a quotation mark of another language")],
    "pl": [
        (r"'", "a straight apostrophe"),
        (r"[“«»]", "a quotation mark of another language"),
        (r"—", "a long dash"),
        (r"(?<![\w.,])\d+[¼½¾]? (?=[^\W\d_])", "an ordinary space between a number and its noun"),
    ],
    "cs": [(r"[”«»]", "a quotation mark of another language"), (r"—", "a long dash")],
    "uk": [
        (r"'", "a straight apostrophe"),
        (r"[„“”]", "a quotation mark of another language"),
        (r" – ", "a short dash"),
        (r"[\u0400-\u04ff’][A-Za-z]|[A-Za-z]’?[\u0400-\u04ff]", "a Latin letter in a Ukrainian word"),
        (r"(?<!\w)[вз][ \u00a0]\ufffc", "в or з before words that aren't known"),
    ],
    "zh": [
        (rf"(?<=[{HAN}\ufffc])[,;:!?()]|[,;:!?()](?=[{HAN}\ufffc])", "a narrow punctuation mark"),
        (rf"(?<=[{HAN}])\.", "a narrow full stop"),
        (
            rf"(?<=[{HAN}])[ \u00a0](?!·)|(?<!^-)(?<!\n-)(?<!·)[ \u00a0](?=[{HAN}])",
            "a space beside a Chinese character",
        ),
        (rf"(?<=[{HAN}])…(?!…)(?<!……)", "half an ellipsis"),
        (r"[『』「」„«»]", "a quotation mark that isn't used here"),
    ],
}
for _language, _letters in SHORT_WORDS.items():
    RULES[_language].append(
        (rf"(?i)(?<![\w’'])[{_letters}] (?=[\w„(\ufffc])", "a word of one letter before a line may end")
    )


def slips(bundles: dict[str, Bundle]) -> Iterator[str]:
    """Every slip in every line."""
    for bundle, message in everywhere(bundles):
        for lines in message.lines:
            for line in lines.split("\n"):
                for wrong in wrongs(bundle.language, line.removeprefix("- ")):
                    yield f"{bundle.language}: {message.key}: {wrong}: {line.replace(GAP, '{}')}"


def wrongs(language: str, line: str) -> Iterator[str]:
    """What is wrong with a line."""
    for pattern, wrong in (*RULES[""], *RULES.get(language, [])):
        if re.search(pattern, line):
            yield wrong
