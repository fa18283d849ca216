"""Words in Python: how a key is found, and how arguments are told."""

from __future__ import annotations

import sys

import pytest

import cenote
from cenote import locales
from cenote.core.chance import Chance
from cenote.core.errors import Reason
from cenote.locales.messages import Words

PLAYERS = ["Ann", "007", "Čeněk"]


@pytest.fixture
def en() -> Words:
    return locales.words("en")


def test_english_comes_first() -> None:
    assert locales.languages() == ("en", "cs", "pl", "uk", "zh")


def test_there_is_one_object_for_each_language() -> None:
    assert locales.words("pl") is locales.words("pl")
    assert locales.words("pl").language == "pl"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="no words in 'xx'; there are some in en, cs, pl, uk, zh"):
        locales.words("xx")


def test_without_fluent_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "cenote.locales.messages", raising=False)
    monkeypatch.setitem(sys.modules, "fluent.runtime", None)
    with pytest.raises(ModuleNotFoundError, match=r"fluent.runtime is missing: pip install 'cenote\[terminal\]'"):
        locales.words.__wrapped__("en")


@pytest.mark.parametrize(
    ("value", "written"),
    [(0, "0"), (7.0, "7"), (-3, "−3"), (12.25, "12¼"), (0.5, "½"), (-0.75, "−¾"), (-2.5, "−2½"), (1234, "1,234")],
)
def test_numbers_are_written_as_players_write_them(en: Words, value: float, written: str) -> None:
    assert en.number(value) == written


def test_a_thing_is_called_by_its_sort_first(en: Words) -> None:
    assert en.name("teotihuacan", "top", "row") == "top row"
    assert en.name("teotihuacan", "top", "side") == "top side"
    assert en.name("teotihuacan", "palace.a") == "Palace, space A"
    assert en.name("tzolkin", "MON_TOMBS") == "Monument (tombs)"
    assert en.name("tzolkin", "nothing_like_it") == "nothing_like_it"
    assert en.name("tzolkin", 3) == "3"


def test_a_tile_has_a_text(en: Words) -> None:
    assert en.text("tzolkin", "A2T3") == "Score 8 VP."
    assert en.text("tzolkin", "chaac") == ""


def test_moves_have_labels(en: Words) -> None:
    assert en.move("tzolkin", "end") == "End turn"
    assert en.move("tzolkin", "pick", ("tikal", "3")) == "Pick up: Tikal 3"
    assert en.move("tzolkin", "climb", ("chaac",)) == "Up: Chaac"
    assert en.move("tzolkin", "climb", ("chaac", "kukulkan")) == "Up: Chaac, Kukulcan"
    assert en.move("teotihuacan", "place", ("2", "1", "0")) == "Level 2: row 2, column 1"


def test_numbers_in_moves_choose_plural_forms() -> None:
    assert [locales.words("en").move("tzolkin", "days", (n,)) for n in "12"] == ["Advance 1 day", "Advance 2 days"]
    assert [locales.words("pl").move("tzolkin", "days", (n,)) for n in "12"] == [
        "Przestaw o\u00a01\u00a0dzień",
        "Przestaw o\u00a02\u00a0dni",
    ]


def test_events_become_lines_of_the_log(en: Words) -> None:
    points = {"event": "points", "points": 12.25, "source": "temples", "of": "chaac", "seat": 0}
    assert en.event("tzolkin", points, PLAYERS) == "Ann: 12¼ VP – Temples, Chaac"
    assert en.event("tzolkin", {**points, "points": -3.0, "source": "unfed", "of": ""}, PLAYERS) == (
        "Ann: −3 VP – Unfed workers"
    )
    assert en.event("tzolkin", {"event": "new_age"}, PLAYERS) == "Age 2 begins"


def test_what_people_call_themselves_is_left_alone(en: Words) -> None:
    assert en.event("tzolkin", {"event": "beg", "seat": 1}, PLAYERS) == "007 begs for corn"


def test_questions_and_reasons_are_put_into_words(en: Words) -> None:
    assert en.ask("teotihuacan", {"ask": "power_up", "board": "any", "optional": True}) == "Power up once more?"
    assert en.ask("tzolkin", {"ask": "pay", "blocks": 2, "from": "wood"}) == (
        "Which resource do you pay? Still to pay: 2"
    )
    assert en.reason("tzolkin", Reason("not_enough", {"what": "corn", "need": 5, "have": 3})) == (
        "Not enough corn: needed 5, you have 3"
    )
    assert en.reason("tzolkin", Reason("not_now")) == en.t("ui-reason-not-now") == "Not possible now"


def test_options_are_called_by_name(en: Words) -> None:
    assert en.option("tzolkin", "burn_visible") == "Burning beside visible corn"
    assert en.choice("tzolkin", "burn_visible", True) == "allowed"
    assert [en.choice("teotihuacan", "bot_bonus", choice) for choice in (-5, 0, 5)] == ["−5", "0", "+5"]
    assert en.choice("teotihuacan", "bot_bonus", "as_set") == "as the difficulty says"


def test_a_game_without_words_is_told_in_its_own(en: Words) -> None:
    assert en.move("pebbles", "take", ("b", "2")) == "take b 2"
    assert en.event("pebbles", {"event": "tide", "seat": 0}, PLAYERS) == "pebbles-event-tide"
    assert en.text("pebbles", "7") == ""


def test_a_message_that_is_told_too_little_says_so(en: Words) -> None:
    with pytest.raises(LookupError, match="en: tzolkin-event-beg: Unknown external: player"):
        en.t("tzolkin-event-beg")


@pytest.mark.parametrize("language", locales.languages())
@pytest.mark.parametrize(("name", "seats"), [("tzolkin", 2), ("tzolkin", 4), ("teotihuacan", 1), ("teotihuacan", 3)])
def test_whole_games_can_be_told(language: str, name: str, seats: int) -> None:
    """No question, move, event or reason of a game fails, and none is told by its key."""
    words = locales.words(language)
    game = cenote.find(name)
    players = [*PLAYERS, "Zoë"][: max(2, seats)]
    chance = Chance(seats)
    state = game.new(seats, seed=seats)
    state.log()
    told: set[str] = set()
    while not state.over:
        told.add(words.ask(name, state.view(state.to_move)["pending"][-1]))
        legal = state.legal()
        told |= {words.move(name, game.moves.kind(move), game.moves.args(move)) for move in legal}
        state.apply(legal[chance.below(len(legal))])
    told |= {words.event(name, event, players) for event in state.events()}
    middle = game.new(seats, seed=seats)
    reasons = (middle.why_not(move) for move in range(len(game.moves)))
    told |= {words.reason(name, reason) for reason in reasons if reason}
    assert len(told) > 100
    assert [line for line in told if f"{name}-" in line or "{" in line or "???" in line or not line.strip()] == []
