"""The table of moves."""

from __future__ import annotations

import pytest

from cenote.core.moves import MoveTable


@pytest.fixture
def moves() -> MoveTable:
    table = MoveTable()
    table.add("take", [(heap, shells) for heap in "ab" for shells in "12"])
    table.add("pay", ["shell", "pebble"])
    table.add("end")
    return table


def test_numbers_and_tokens_name_each_other(moves: MoveTable) -> None:
    assert list(moves) == ["take:a.1", "take:a.2", "take:b.1", "take:b.2", "pay:shell", "pay:pebble", "end"]
    assert [moves[token] for token in moves] == list(range(len(moves)))
    assert [moves.token(number) for number in range(len(moves))] == list(moves)
    assert "end" in moves
    assert "end:now" not in moves
    with pytest.raises(KeyError):
        moves["take"]


def test_a_move_is_of_a_kind_and_has_arguments(moves: MoveTable) -> None:
    assert moves.kinds == ("take", "pay", "end")
    assert moves.range("pay") == range(4, 6)
    assert [moves.kind(number) for number in (0, 5, 6)] == ["take", "pay", "end"]
    assert [moves.args(number) for number in (1, 5, 6)] == [("a", "2"), ("pebble",), ()]


def test_what_is_no_move_is_described_by_its_number(moves: MoveTable) -> None:
    assert [moves.describe(number) for number in (-1, 6, 7)] == ["-1", "end", "7"]


def test_nothing_is_added_twice(moves: MoveTable) -> None:
    with pytest.raises(ValueError, match="the kind 'end' is there already"):
        moves.add("end")
    with pytest.raises(ValueError, match="the move 'ask:a' is there already"):
        moves.add("ask", ["a", "a"])
