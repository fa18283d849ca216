"""Many states at once, in buffers that the caller owns."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cenote
from cenote.core.bulk import Batch, play_out
from cenote.core.game import Game


def rows(pebbles: Game, count: int = 3) -> Batch:
    return Batch([pebbles.new(2, seed) for seed in range(count)])


def keys(batch: Batch) -> list[bytes]:
    return [state.key() for state in batch]


def table(kind: str, *shape: int) -> Any:
    """A buffer of rows."""
    size = array(kind, [0]).itemsize if kind != "B" else 1
    return memoryview(bytearray(size * shape[0] * shape[1])).cast(kind, shape)  # type: ignore[call-overload]


def test_a_batch_holds_copies(pebbles: Game) -> None:
    state = pebbles.new(2, 1)
    before = state.key()
    batch = Batch([state])
    state.apply(state.legal()[0])
    assert batch[0].key() == before
    batch[0].apply(batch[0].legal()[0])
    assert batch[0].key() == before
    batch[0] = state
    state.apply(state.legal()[0])
    assert batch[0].key() not in (before, state.key())


def test_a_batch_is_a_sequence(pebbles: Game) -> None:
    batch = rows(pebbles)
    assert len(batch) == 3
    assert [state.key() for state in batch] == [pebbles.new(2, seed).key() for seed in range(3)]
    for row in (-1, 3):
        with pytest.raises(IndexError, match=f"no row {row} in a batch of 3"):
            batch[row]
        with pytest.raises(IndexError, match=f"no row {row} in a batch of 3"):
            batch[row] = pebbles.new(2, 1)


def test_a_batch_is_of_one_kind(pebbles: Game) -> None:
    others = [pebbles.new(3, 1), *(cenote.find(name).new(2, 1) for name in cenote.names() if name != "pebbles")]
    assert len(others) > 1
    for other in others:
        with pytest.raises(ValueError, match="of one game and one number of seats"):
            Batch([pebbles.new(2, 1), other])
        with pytest.raises(ValueError, match="of one game and one number of seats"):
            rows(pebbles)[0] = other
    with pytest.raises(ValueError, match="at least one state"):
        Batch([])


def test_a_step_moves_each_row(pebbles: Game) -> None:
    batch = rows(pebbles)
    states = list(batch)
    batch.step(array("i", [states[0].legal()[1], -1, states[2].legal()[0]]))
    assert keys(batch) == [
        states[0].play([states[0].legal()[1]]).key(),
        states[1].key(),
        states[2].play([states[2].legal()[0]]).key(),
    ]


def test_moves_may_stand_in_memory_that_nobody_can_write_to(pebbles: Game) -> None:
    batch = rows(pebbles, 1)
    move = batch[0].legal()[0]
    batch.step(memoryview(array("i", [move]).tobytes()).cast("i"))
    assert batch[0].key() == pebbles.new(2, 0).play([move]).key()


def test_an_illegal_move_in_one_row_changes_none(pebbles: Game) -> None:
    batch = rows(pebbles)
    before = keys(batch)
    legal = [state.legal()[0] for state in batch]
    end = pebbles.moves["end"]
    for row, wrong, token in ((2, end, "end"), (0, -2, "-2"), (1, 32, "32"), (2, 2**31 - 1, "2147483647")):
        moves = array("i", legal)
        moves[row] = wrong
        with pytest.raises(cenote.IllegalMove, match=f"^row {row}: {token}: ") as refused:
            batch.step(moves)
        assert refused.value.reason == batch[row].why_not(wrong)
        assert keys(batch) == before


def test_a_game_that_is_over_makes_no_move(pebbles: Game) -> None:
    batch = rows(pebbles)
    batch.play_out(1)
    seats = array("i", [7, 7, 7])
    batch.to_move(seats)
    assert list(seats) == [-1, -1, -1]
    masks = table("B", 3, len(pebbles.moves))
    batch.masks(masks)
    assert not any(masks.tobytes())
    batch.step(array("i", [-1, -1, -1]))
    with pytest.raises(cenote.IllegalMove, match="row 0: end: game over"):
        batch.step(array("i", [pebbles.moves["end"], -1, -1]))


def test_what_is_written_replaces_what_was_there(pebbles: Game) -> None:
    batch = rows(pebbles)
    masks = table("B", 3, len(pebbles.moves))
    masks.cast("B")[:] = b"\1" * masks.nbytes
    batch.masks(masks)
    assert [[move for move, legal in enumerate(row) if legal] for row in masks.tolist()] == [s.legal() for s in batch]


def test_observing_is_as_the_seat_to_move_or_as_one_seat(pebbles: Game) -> None:
    batch = rows(pebbles, 2)
    batch.step(array("i", [batch[0].legal()[0], -1]))
    assert [state.to_move for state in batch] == [1, 0]
    size = pebbles.observation_size(2)

    def alone(row: int, seat: int) -> list[float]:
        out = array("f", bytes(4 * size))
        batch[row].observe(seat, out)
        return list(out)

    out = table("f", 2, size)
    batch.observe(out)
    assert out.tolist() == [alone(0, 1), alone(1, 0)]
    batch.observe(out, 1)
    assert out.tolist() == [alone(0, 1), alone(1, 1)]
    batch.play_out(1)
    batch.observe(out)
    assert out.tolist() == [alone(0, 0), alone(1, 0)]
    with pytest.raises(ValueError, match="no seat 2"):
        batch.observe(out, 2)


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda batch: batch.to_move(array("i", [0] * 2)), "2 seats, not 3"),
        (lambda batch: batch.step(array("i", [-1] * 4)), "4 moves, not 3"),
        (lambda batch: batch.masks(table("B", 2, 32)), "2 rows, not 3"),
        (lambda batch: batch.masks(table("B", 3, 31)), "31 moves, not 32"),
        (lambda batch: batch.points(table("d", 4, 2)), "4 rows, not 3"),
        (lambda batch: batch.points(table("d", 3, 3)), "3 players, not 2"),
        (lambda batch: batch.observe(table("f", 1, 38)), "1 rows, not 3"),
        (lambda batch: batch.observe(table("f", 3, 37)), "37 features, not 38"),
    ],
)
def test_a_buffer_of_another_shape_is_refused(pebbles: Game, call: Callable[[Batch], None], words: str) -> None:
    assert (len(pebbles.moves), pebbles.observation_size(2)) == (32, 38)
    with pytest.raises(ValueError, match=f"^the buffer is for {words}$"):
        call(rows(pebbles))


def test_points_are_those_of_all_players(pebbles: Game) -> None:
    batch = Batch([pebbles.new(1, seed) for seed in range(3)])
    batch.play_out(1)
    points = table("d", 3, 2)
    batch.points(points)
    assert points.tolist() == [state.points() for state in batch]
    assert any(automaton for _, automaton in points.tolist())


def test_a_buffer_of_other_numbers_is_refused(pebbles: Game) -> None:
    batch = rows(pebbles)
    with pytest.raises(ValueError, match="Buffer dtype mismatch"):
        batch.step(array("q", [-1] * 3))
    with pytest.raises(ValueError, match="Buffer dtype mismatch"):
        batch.points(table("f", 3, 2))


def test_play_outs_end_all_games_and_count_decisions(pebbles: Game) -> None:
    @given(st.integers(0, 2**64 - 1), st.integers(1, 6))
    def ends(seed: int, count: int) -> None:
        batch = rows(pebbles, count)
        taken = batch.play_out(seed)
        assert all(state.over for state in batch)
        again = rows(pebbles, count)
        assert again.play_out(seed) == taken
        assert keys(again) == keys(batch)
        assert again.play_out(seed) == 0
        assert keys(again) == keys(batch)

    ends()


def test_rows_are_played_out_by_chance_of_their_own(pebbles: Game) -> None:
    batch = Batch([pebbles.new(2, 1)] * 8)
    batch.play_out(1)
    assert len(set(keys(batch))) > 1


def test_one_state_is_played_out_in_place(pebbles: Game) -> None:
    state = pebbles.new(2, 1)
    assert play_out(state, 5) > 0
    assert state.over
    assert play_out(state, 5) == 0
    # A seed counts modulo 2**64, be it negative or too long.
    ends = []
    for seed in (5, 5 + 2**64, 5 - 2**64):
        other = pebbles.new(2, 1)
        play_out(other, seed)
        ends.append(other.key())
    assert ends == [state.key()] * 3
