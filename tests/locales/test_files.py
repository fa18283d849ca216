"""The words themselves: nothing is missing, left over, or said in one language only."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

import cenote
from cenote.core.game import Game
from cenote.locales.messages import slug
from tests.locales import faults, needs, typography
from tests.locales.bundles import Bundle, read_all
from tests.tree import ROOT

BUNDLES = read_all()
GAMES = [cenote.find(name) for name in cenote.names()]
SPEECH = needs.speech(file.read_text(encoding="utf-8") for file in needs.speakers(ROOT))
SHARED = {
    need
    for part in ("core", "play")
    for need in needs.reason_needs(
        "ui", [file.read_text(encoding="utf-8") for file in sorted((ROOT / "src/cenote" / part).rglob("*.py"))]
    )
}
"""Reasons that are the same in every game."""
LESSONS = {need for game in GAMES for need in needs.lessons(ROOT, game.name)}


def test_there_are_words_in_five_languages() -> None:
    assert set(BUNDLES) == {"en", "pl", "cs", "uk", "zh"}


@pytest.mark.parametrize("language", BUNDLES)
def test_every_file_can_be_read(language: str) -> None:
    assert BUNDLES[language].faults == []


@pytest.mark.parametrize(
    "check",
    [
        faults.keys,
        faults.variables,
        faults.references,
        faults.plurals,
        faults.distinctions,
        faults.figures,
        typography.slips,
    ],
)
def test_the_languages_agree(check: Callable[[dict[str, Bundle]], Iterator[str]]) -> None:
    assert list(check(BUNDLES)) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_has_all_words_that_it_needs(game: Game) -> None:
    assert list(missing(needs.game_needs(game), BUNDLES)) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whatever_a_message_calls_by_its_name_has_one(game: Game) -> None:
    assert list(nameless(game, BUNDLES)) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_two_things_share_as_a_name_says_the_same_of_both(game: Game) -> None:
    assert list(mistaken(game, BUNDLES)) == []


def test_reasons_of_every_game_have_words() -> None:
    assert {need.key for need in SHARED} >= {"ui-reason-not-now", "ui-reason-game-over"}
    assert list(missing(SHARED, BUNDLES)) == []


def test_rules_and_guides_have_all_their_words() -> None:
    assert list(missing(LESSONS, BUNDLES)) == []


def test_everything_that_is_said_somewhere_has_words() -> None:
    assert {key for key in SPEECH.said if key.startswith("ui-")}
    assert sorted(SPEECH.said - BUNDLES["en"].messages.keys()) == []


def test_nothing_is_there_that_nobody_says() -> None:
    assert list(unused(BUNDLES["en"], GAMES, SHARED | LESSONS, SPEECH)) == []


# ---- how it is found out -----------------------------------------------------------------------------------


def missing(wanted: set[needs.Need], bundles: dict[str, Bundle]) -> Iterator[str]:
    """Messages that aren't there, or ask for more than they are told."""
    for bundle in bundles.values():
        for need in sorted(wanted, key=lambda need: need.key):
            if need.key not in bundle.messages:
                yield f"{bundle.language}: {need.key} is missing"
            elif surplus := bundle.variables(need.key) - need.arguments:
                yield f"{bundle.language}: {need.key} isn't told {sorted(surplus)}"


def nameless(game: Game, bundles: dict[str, Bundle]) -> Iterator[str]:
    for bundle in bundles.values():
        for key, sort, word in needs.told_by_name(game, bundle):
            if not any(name in bundle.messages for name in needs.names_of(game, sort, word)):
                yield f"{bundle.language}: {key} calls {sort} {word!r} by its name, and it has none"


def mistaken(game: Game, bundles: dict[str, Bundle]) -> Iterator[str]:
    """Names of a thing of one sort (`temple`, `any`) that are those of another (`temple_any`), and say other things."""
    pairs = set(needs.names(game))
    words = {slug(word) for _, word in pairs}
    for sort, word in sorted(pairs):
        exact, plain = needs.names_of(game, sort, word)
        if f"{slug(sort)}-{slug(word)}" in words:
            for bundle in bundles.values():
                one, two = (bundle.messages.get(key) for key in (exact, plain))
                if one and two and one.lines != two.lines:
                    yield f"{bundle.language}: {exact} is another thing's name, too, and doesn't say what {plain} does"


def unused(bundle: Bundle, games: list[Game], shared: set[needs.Need], speech: needs.Speech) -> Iterator[str]:
    """Keys that no game needs, no message refers to, and nobody says."""
    wanted = {need.key for need in shared}
    for game in games:
        wanted |= {need.key for need in needs.game_needs(game)}
        wanted |= {name for sort, word in needs.names(game) for name in needs.names_of(game, sort, word)}
    for message in bundle.messages.values():
        wanted |= message.references
    counted = {f"{game.name}{part}.ftl" for game in games for part in ("", "-rules", "-guide")}
    for message in bundle.messages.values():
        spoken = message.file not in counted and speech.speaks_of(message.key)
        if message.key not in wanted and not spoken:
            yield f"{message.key} in {message.file} is said nowhere"
