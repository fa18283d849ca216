"""Panels laid out in lines."""

from __future__ import annotations

from cenote.terminal.layout import lay_out


def plain(*rows: object, width: int = 20) -> list[str]:
    return [line.plain for line in lay_out(rows, width, 2)]  # type: ignore[arg-type]


def test_the_columns_of_a_table_are_as_wide_as_they_have_to_be() -> None:
    assert plain(("", "corn", "VP"), ("Ada", "12", "−3")) == ["     corn  VP", "Ada    12  −3"]


def test_a_character_of_two_columns_counts_as_two() -> None:
    assert plain(("玉米", "1"), ("a", "2")) == ["玉米  1", "a     2"]


def test_a_sentence_is_broken_and_keeps_its_indent() -> None:
    assert plain("  one two three four five") == ["  one two three four", "  five"]


def test_players_are_marked_by_their_seats_and_automatons_by_letters() -> None:
    assert plain(([0, ":3 ", 2],)) == ["1:3 T"]
    assert plain(("a", (0, 1))) == ["a  12"]


def test_a_table_that_is_too_wide_breaks_its_first_column() -> None:
    assert plain(("one two three", "123456"), ("x", "1"), width=16) == [
        "one two",
        "three     123456",
        "x              1",
    ]


def test_lines_of_a_text_are_left_as_they_are() -> None:
    assert plain(("a   board   that is wider",), width=10) == ["a   board   that is wider"]
