"""A playthrough tells a whole game, and where the game has become another."""

from __future__ import annotations

from pathlib import Path

import pytest

from cenote.core.game import Game
from cenote.core.notation import read
from cenote.games import find
from cenote.testing import playthrough
from cenote.testing.playthrough import check, play, spell_out


@pytest.fixture
def text(pebbles: Game) -> str:
    return spell_out(play(pebbles, 2, 1, heaps=2))


def test_it_is_a_record_with_every_decision_in_its_comments(pebbles: Game, text: str) -> None:
    [record] = read(text, find)
    assert record.over
    lines = text.splitlines()
    move = lines.index("1.1 take:b.2")
    assert lines[move - 1] == "# legal 4: take:a.1,a.2,b.1,b.2"
    assert lines[move - 2].startswith("# points 0 0, known 1, position ")
    assert text.count("# legal ") == len(record.moves)
    assert text.count("# over: places ") == 1


def test_it_is_the_same_every_time(pebbles: Game, text: str) -> None:
    assert spell_out(play(pebbles, 2, 1, heaps=2)) == text
    [record] = read(text, find)
    assert spell_out(record) == text
    check(text)


def test_what_people_noted_stays(text: str) -> None:
    noted = text.replace("1.1 take:b.2\n", "1.1 take:b.2\n# A bold beginning.\n")
    assert noted != text
    check(noted)
    [record] = read(noted, find)
    assert spell_out(record) == noted


@pytest.mark.parametrize(
    ("was", "tells"),
    [
        (("known 1,", "known 2,"), "known 2, position"),
        (("# legal 4: take:a.1,a.2,b.1,b.2", "# legal 3: take:a.1,a.2,b.1"), "# legal 3: take:a.1,a.2,b.1\nnow\n"),
        (("# points 0 0", "# points 1 0"), "line 8: in the file\n    # points 1 0,"),
        (("# over: places", "# over: places 1"), "# over: places 1"),
        (("result: ", "result: 9"), "result"),
        (("take:b.2\n", "take:c.2\n"), "take:c.2"),
        (("game: pebbles", "game: stones"), "stones"),
    ],
)
def test_the_first_difference_is_told(text: str, was: tuple[str, str], tells: str) -> None:
    changed = text.replace(*was, 1)
    assert changed != text
    with pytest.raises(AssertionError) as difference:
        check(changed)
    assert tells in str(difference.value)


def test_a_difference_before_an_illegal_move_is_told_first(text: str) -> None:
    changed = text.replace("# points 0 0", "# points 1 0", 1).replace("take:b.2\n", "take:c.2\n", 1)
    with pytest.raises(AssertionError, match="points 1 0"):
        check(changed)


def test_a_game_that_stops_early_is_another_one(text: str) -> None:
    lines = text.splitlines(keepends=True)
    check("".join(lines[: lines.index("1.1 take:b.2\n")]))
    with pytest.raises(AssertionError, match="in the file\n    None"):
        check("".join(lines[: lines.index("1.1 take:b.2\n") - 1]))


def test_the_command_writes_checks_and_updates(
    pebbles: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game"
    arguments = ["new", "pebbles", str(file), "--seats", "2", "--seed", "1", "--option", "heaps=2"]
    assert playthrough.main(arguments) == 0
    text = file.read_text("utf-8")
    assert text == spell_out(play(pebbles, 2, 1, heaps=2))
    assert playthrough.main(["check", str(file)]) == 0

    file.write_text(text.replace("known 1,", "known 2,", 1), "utf-8")
    assert playthrough.main(["check", str(file)]) == 1
    assert f"{file}: line " in capsys.readouterr().err
    assert playthrough.main(["update", str(file)]) == 0
    assert file.read_text("utf-8") == text

    illegal = text.replace("take:b.2\n", "take:c.2\n", 1)
    file.write_text(illegal, "utf-8")
    assert playthrough.main(["update", str(file), str(file)]) == 1
    assert "mended by hand" in capsys.readouterr().err
    assert file.read_text("utf-8") == illegal

    missing = tmp_path / "missing"
    for command in ("check", "update"):
        assert playthrough.main([command, str(missing)]) == 1
        assert f"{missing} can't be read" in capsys.readouterr().err
