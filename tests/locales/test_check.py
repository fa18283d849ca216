"""Each check finds what it is for: shown on small bundles with one thing wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import cenote
from cenote.core.errors import Reason
from tests.locales import faults, needs, typography
from tests.locales.bundles import Bundle, read, read_all
from tests.locales.test_files import GAMES, SHARED, missing, mistaken, nameless, unused

Check = Callable[[dict[str, Bundle]], Iterator[str]]

SOUND = {
    "en/table.ftl": (
        "ui-turn = { $player }'s turn\nui-moves = { $n ->\n    [one] { $n } move\n   *[other] { $n } moves\n}\n"
    ),
    "pl/table.ftl": (
        "ui-turn = Tura gracza { $player }\nui-moves = { $n ->\n    [one] { $n } ruch\n    [few] { $n } ruchy\n"
        "    [many] { $n } ruchów\n   *[other] { $n } ruchu\n}\n"
    ),
    "zh/table.ftl": "ui-turn = 轮到{ $player }\nui-moves = { $n }步\n",
}
CHECKS: list[Check] = [
    faults.keys,
    faults.variables,
    faults.references,
    faults.plurals,
    faults.distinctions,
    faults.figures,
    typography.slips,
]


def bundles(folder: Path, files: dict[str, str]) -> dict[str, Bundle]:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return read_all(folder)


def with_line(line: str, language: str = "pl") -> dict[str, str]:
    """The sound files, and in one of them a line more that all have."""
    key = line.partition(" ")[0]
    files = {name: f"{text}{key} = 1\n" for name, text in SOUND.items() if not name.startswith(language)}
    return {**files, f"{language}/table.ftl": f"{SOUND[f'{language}/table.ftl']}{line}\n"}


def test_sound_bundles_have_no_faults(tmp_path: Path) -> None:
    sound = bundles(tmp_path, SOUND)
    assert [bundle.faults for bundle in sound.values()] == [[], [], []]
    assert [fault for check in CHECKS for fault in check(sound)] == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("ui-turn = { $player\n", "en/table.ftl: Expected token"),
        ("ui-turn Turn\n", "en/table.ftl: Expected token"),
        ("ui-n = { $n ->\n    [one] One\n}\n", "en/table.ftl: Expected one of the variants to be marked as default"),
        ("ui-turn = a\nui-turn = b\n", "en/table.ftl: ui-turn is there already"),
        ("-term = a\n", "en/table.ftl: term: only plain messages are used"),
        ("ui-turn = a\n    .title = b\n", "en/table.ftl: ui-turn: only plain messages are used"),
    ],
)
def test_a_file_that_is_not_fluent_is_found(tmp_path: Path, text: str, fault: str) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en/table.ftl").write_text(text)
    assert [found for found in read(tmp_path / "en").faults if fault in found], read(tmp_path / "en").faults


@pytest.mark.parametrize(
    ("check", "name", "old", "new", "fault"),
    [
        (faults.keys, "pl/table.ftl", "ui-turn", "ui-turm", "pl: ui-turn is missing"),
        (faults.keys, "pl/table.ftl", "ui-turn", "ui-turm", "en: ui-turm is missing"),
        (faults.variables, "pl/table.ftl", "{ $player }", "{ $name }", "pl: ui-turn has the arguments ['name']"),
        (faults.variables, "zh/table.ftl", "{ $player }", "你", "zh: ui-turn has the arguments []"),
        (faults.references, "zh/table.ftl", "{ $n }步", "{ ui-n }步", "zh: ui-moves refers to ui-n, which is missing"),
        (
            faults.plurals,
            "pl/table.ftl",
            "    [many] { $n } ruchów\n",
            "",
            "pl: ui-moves: the choice by n has no [many]",
        ),
        (faults.plurals, "en/table.ftl", "[one]", "[few]", "has [few], which is never taken"),
        (faults.plurals, "zh/table.ftl", "{ $n }步", "{ $n ->\n    [one] 1步\n   *[other] { $n }步\n}", "never taken"),
        (
            faults.plurals,
            "en/table.ftl",
            "    [one] { $n } move\n   *[other]",
            "   *[one] { $n } move\n    [other]",
            "en: ui-moves: the choice by n has *[one] as its default",
        ),
    ],
)
def test_a_difference_between_languages_is_found(
    tmp_path: Path, check: Check, name: str, old: str, new: str, fault: str
) -> None:
    assert old in SOUND[name]
    found = list(check(bundles(tmp_path, {**SOUND, name: SOUND[name].replace(old, new)})))
    assert [line for line in found if fault in line], found


def test_a_key_in_another_file_is_found(tmp_path: Path) -> None:
    files = {**SOUND, "zh/other.ftl": SOUND["zh/table.ftl"]}
    del files["zh/table.ftl"]
    assert "en: ui-turn stands in table.ftl, not in other.ftl" in list(faults.keys(bundles(tmp_path, files)))


@pytest.mark.parametrize(
    "polish",
    [
        "[corn] kukurydza\n   *[wood] drewno",
        "[wood] drewno\n   *[corn] kukurydza",
        "[corn] kukurydza\n    [stone] kamień\n   *[gold] złoto",
    ],
)
def test_a_word_told_apart_in_one_language_only_is_found(tmp_path: Path, polish: str) -> None:
    files = {
        "en/table.ftl": "ui-good = { $good ->\n    [corn] corn\n    [wood] wood\n   *[gold] gold\n}\n",
        "pl/table.ftl": f"ui-good = {{ $good ->\n    {polish}\n}}\n",
    }
    (found,) = faults.distinctions(bundles(tmp_path, files))
    assert found.startswith("pl: ui-good tells apart ")


def test_another_number_on_a_tile_is_found(tmp_path: Path) -> None:
    files = {
        "en/table.ftl": "a-text = Gain 3 corn and a skull.\n",
        "pl/table.ftl": "a-text = Weź 4 kosze i 1 czaszkę.\n",
    }
    assert list(faults.figures(bundles(tmp_path, files))) == ["pl: a-text has the numbers [4], and [3] in en"]


@pytest.mark.parametrize(
    ("language", "line", "wrong"),
    [
        ("en", 'He said "no"', "a straight quotation mark"),
        ("en", "Wait...", "three full stops for an ellipsis"),
        ("en", "Lose -3 VP", "a hyphen for a minus"),
        ("en", "You score 12.25", "a decimal fraction for a quarter"),
        ("en", "Gain 2x corn", "an x for a multiplication sign"),
        ("en", "Gain x2", "an x for a multiplication sign"),
        ("en", "Two  spaces", "two spaces"),
        ("en", "Place - or not", "a hyphen for a dash"),
        ("en", "A „word“", "a quotation mark of another language"),
        ("pl", "Tzolk'in", "a straight apostrophe"),
        ("pl", "Wybierz “coś”", "a quotation mark of another language"),
        ("pl", "Tak — albo nie", "a long dash"),
        ("pl", "Weź 3 kosze", "an ordinary space between a number and its noun"),
        ("pl", "Weź kosz i kamień", "a word of one letter before a line may end"),
        ("pl", "O { $n } pól", "a word of one letter before a line may end"),
        ("cs", "Chyba „tak”", "a quotation mark of another language"),
        ("cs", "Ano — nebo ne", "a long dash"),
        ("cs", "Kámen a dřevo", "a word of one letter before a line may end"),
        ("uk", "обов'язково", "a straight apostrophe"),
        ("uk", "„так“", "a quotation mark of another language"),
        ("uk", "Так – або ні", "a short dash"),
        ("uk", "Кoрова", "a Latin letter in a Ukrainian word"),
        ("uk", "Зміни в { $place }", "в or з before words that aren't known"),
        ("zh", "选择:一项", "a narrow punctuation mark"),
        ("zh", "{ $player }获胜!", "a narrow punctuation mark"),
        ("zh", "（第{ $n }轮)", "a narrow punctuation mark"),
        ("zh", "获得3个玉米.", "a narrow full stop"),
        ("zh", "获得 3个玉米", "a space beside a Chinese character"),
        ("zh", "思考中…", "half an ellipsis"),
        ("zh", "『是』", "a quotation mark that isn't used here"),
    ],
)
def test_a_slip_is_found(tmp_path: Path, language: str, line: str, wrong: str) -> None:
    found = list(typography.slips(bundles(tmp_path, {f"{language}/table.ftl": f"ui-line = {line}\n"})))
    assert [slip for slip in found if slip.startswith(f"{language}: ui-line: {wrong}: ")], found


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Lose −3 VP: 12¼, ×2, 1–3 players – or “none”…"),
        ("pl", "Weź 3\u00a0kosze i\u00a0„kamień” – Tzolk’in, 12\u00a0345; poziom 3"),
        ("cs", "Vezměte si 3\u00a0kameny a\u00a0„dřevo“ – 3. kolo"),
        ("uk", "Обов’язково «так» — І епоха, у { $place }; A, B"),
        ("zh", "获得3个玉米，“是”……（{ $n }）：Apache License 2.0 · 第1轮"),
    ],
)
def test_good_typography_is_left_alone(tmp_path: Path, language: str, line: str) -> None:
    assert list(typography.slips(bundles(tmp_path, {f"{language}/table.ftl": f"ui-line = {line}\n"}))) == []


# ---- what games and faces need -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def english() -> Bundle:
    return read_all()["en"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("part", ["move", "ask", "event", "reason", "source", "option", "text", "title"])
def test_a_word_that_a_game_lacks_is_found(english: Bundle, game: cenote.Game, part: str) -> None:
    wanted = needs.game_needs(game)
    keys = [need.key for need in wanted if need.key.split("-")[1] == part or need.key.endswith(f"-{part}")]
    assert keys
    for key in keys:
        less = Bundle("en", {each: english.messages[each] for each in english.messages if each != key})
        assert list(missing(wanted, {"en": less})) == [f"en: {key} is missing"]


def test_a_message_that_asks_for_more_than_it_is_told_is_found(tmp_path: Path) -> None:
    found = bundles(tmp_path, {"en/table.ftl": "ui-reason-not-now = Not before { $round }\n"})
    need = needs.Need("ui-reason-not-now", frozenset(["turn"]))
    assert list(missing({need}, found)) == ["en: ui-reason-not-now isn't told ['round']"]


def test_a_thing_without_a_name_is_found(english: Bundle) -> None:
    game = cenote.find("tzolkin")
    less = Bundle("en", {key: english.messages[key] for key in english.messages if key != "tzolkin-chaac"})
    found = list(nameless(game, {"en": less}))
    assert "en: tzolkin-event-climb calls temple 'chaac' by its name, and it has none" in found
    assert "en: tzolkin-move-anger calls anger 'chaac' by its name, and it has none" in found


def test_a_name_that_stands_for_two_things_is_found(tmp_path: Path) -> None:
    text = "teotihuacan-temple-any = step in any temple\nteotihuacan-any = any temple\n"
    found = list(mistaken(cenote.find("teotihuacan"), bundles(tmp_path, {"en/teotihuacan.ftl": text})))
    assert found == [
        "en: teotihuacan-temple-any is another thing's name, too, and doesn't say what teotihuacan-any does"
    ]


def test_a_message_that_nobody_says_is_found(tmp_path: Path) -> None:
    files = {
        "en/table.ftl": "ui-said = { ui-part }\nui-part = a\nui-left = b\nui-level-easy = c\nui-reason-not-now = d\n",
        "en/tzolkin.ftl": "tzolkin-move-end = a\ntzolkin-move-dance = b\ntzolkin-event-level-easy = c\n",
        "en/tzolkin-board.ftl": "tzolkin-board-gears = a\ntzolkin-board-wheels = b\n",
    }
    speech = needs.speech(['t("ui-said"); t(`ui-level-${level}`)', 'label("tzolkin-board-gears"); t(`${game}-title`)'])
    found = list(unused(bundles(tmp_path, files)["en"], GAMES, SHARED, speech))
    assert found == [
        "ui-left in table.ftl is said nowhere",
        "tzolkin-board-wheels in tzolkin-board.ftl is said nowhere",
        "tzolkin-move-dance in tzolkin.ftl is said nowhere",
        "tzolkin-event-level-easy in tzolkin.ftl is said nowhere",
    ]


def test_a_lesson_without_words_is_found(tmp_path: Path) -> None:
    board = tmp_path / "web/src/boards/chess"
    board.mkdir(parents=True)
    (board / "rules.ts").write_text('export const rules = ["goal", "en-passant"];\n')
    (board / "guide.json").write_text('{"seats": 2, "steps": [{"id": "welcome", "spots": ["king"]}]}\n')
    files = {
        "en/chess-rules.ftl": "chess-rules-goal = Goal\nchess-rules-goal-text = Mate.\nchess-rules-en-passant = Oh\n"
    }
    found = list(missing(set(needs.lessons(tmp_path, "chess")), bundles(tmp_path / "locales", files)))
    assert found == ["en: chess-guide-welcome is missing", "en: chess-rules-en-passant-text is missing"]


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ('t("ui-turn")', {"ui-turn"}),
        ('words.t("other-turn", { n })', set()),
        ('<p>{t("other-turn", { n })}</p>', {"other-turn"}),
        ('t(over ? "other-over" : "other-turn")', {"other-over", "other-turn"}),
        ('const LABELS = [["U", "ui-undo"]];', {"ui-undo"}),
        ("say('ui-undo')", {"ui-undo"}),
        ('request("content-type")', set()),
    ],
)
def test_what_is_said_in_a_source_is_found(source: str, said: set[str]) -> None:
    assert needs.speech([source]).said == said


def test_keys_that_are_put_together_are_found() -> None:
    speech = needs.speech(["t(`ui-level-${level}`)", 'words.t(f"{game}-title")', "t(`${id}`)"])
    assert speech.speaks_of("ui-level-easy")
    assert speech.speaks_of("tzolkin-title")
    assert not speech.speaks_of("ui-level")
    assert not speech.speaks_of("ui-title")
    assert not speech.speaks_of("tzolkin-help")


def test_reasons_are_found_with_their_arguments() -> None:
    source = 'def why():\n    return Reason("a")\n\ndef not_b(n):\n    return Reason("b", {"need": n, "have": 0})\n'
    assert needs.reasons(source) == {"a": set(), "b": {"need", "have"}}
    assert str(Reason("b", {"need": 1})) == "b (need 1)"


def test_a_reason_whose_code_cannot_be_read_is_refused() -> None:
    with pytest.raises(AssertionError, match="written out"):
        needs.reasons("def why(code):\n    return Reason(code)\n")
