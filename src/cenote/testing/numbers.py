"""Checks of what search and learning sit on: observations, batches, play-outs, threads."""

from __future__ import annotations

import math
from array import array
from concurrent.futures import ThreadPoolExecutor

from cenote.core.bulk import Batch, play_out
from cenote.core.chance import Chance
from cenote.core.errors import IllegalMove
from cenote.core.state import State
from cenote.testing.walks import Walk, check, observed, same

ROWS = 5
UNTOUCHED = -12345.0


@check
def features_have_names(walk: Walk) -> None:
    names = walk.game.feature_names(walk.seats)
    same(len(names), walk.game.observation_size(walk.seats), "there are as many features as numbers observed")
    assert all(isinstance(name, str) and name for name in names), f"a feature without a name: {names}"
    twice = sorted({name for name in names if names.count(name) > 1})
    assert not twice, f"several features are called {', '.join(twice)}"


@check
def observations_are_whole(walk: Walk) -> None:
    size = walk.game.observation_size(walk.seats)
    for state in walk.glimpses():
        for seat in range(walk.seats):
            block = array("f", [UNTOUCHED] * (size + 64))
            state.observe(seat, memoryview(block)[:size])
            numbers = list(block[:size])
            assert all(math.isfinite(each) for each in numbers), f"seat {seat} observes numbers without end: {numbers}"
            assert set(block[size:]) == {UNTOUCHED}, f"observing as seat {seat} writes beyond the end of the buffer"
            missing = [walk.game.feature_names(walk.seats)[i] for i in range(size) if numbers[i] == UNTOUCHED]
            assert not missing, f"observing as seat {seat} writes nothing for {missing}"
            same(list(observed(state, seat)), numbers, f"observed twice, seat {seat} knows different things")


@check
def unfit_buffers_are_refused(walk: Walk) -> None:
    size = walk.game.observation_size(walk.seats)
    state = walk.new()
    for seat, length in ((0, size - 1), (0, size + 1), (-1, size), (walk.seats, size), (None, size)):
        try:
            state.observe(seat, array("f", bytes(4 * length)))  # type: ignore[arg-type]
        except (TypeError, ValueError):
            continue
        raise AssertionError(f"observing as seat {seat} into a buffer of {length} numbers is not refused")


class Rows:
    """A batch of games that are played along with single states."""

    def __init__(self, walk: Walk) -> None:
        self.states = [walk.new(walk.seed + i) for i in range(ROWS)]
        self.batch = Batch(self.states)
        self.seats = walk.seats
        self.players = walk.players
        self.n_moves = len(walk.game.moves)
        self.size = walk.game.observation_size(walk.seats)

    def moves(self, chance: Chance) -> array[int]:
        """A legal move for each row, and now and then none."""
        moves = array("i", [-1] * ROWS)
        for row, state in enumerate(self.states):
            legal = state.legal()
            if legal and chance.below(8):
                moves[row] = legal[chance.below(len(legal))]
        return moves

    def check(self) -> None:
        """AssertionError if a row of the batch differs from its state."""
        to_move = array("i", [0] * ROWS)
        self.batch.to_move(to_move)
        same(list(to_move), [state.to_move for state in self.states], "the batch asks other seats")
        masks = bytearray(ROWS * self.n_moves)
        self.batch.masks(memoryview(masks).cast("B", (ROWS, self.n_moves)))
        points = array("d", bytes(8 * ROWS * self.players))
        self.batch.points(memoryview(points).cast("B").cast("d", (ROWS, self.players)))
        for row, state in enumerate(self.states):
            mask = masks[row * self.n_moves : (row + 1) * self.n_moves]
            same([move for move, legal in enumerate(mask) if legal], state.legal(), f"row {row} has other legal moves")
            own = list(points[row * self.players : (row + 1) * self.players])
            same(own, state.points(), f"row {row} has other points")
            same(self.batch[row].key(), state.key(), f"row {row} is another position")

    def check_observations(self) -> None:
        block = array("f", bytes(4 * ROWS * self.size))
        for seat in (None, *range(self.seats)):
            self.batch.observe(memoryview(block).cast("B").cast("f", (ROWS, self.size)), seat)
            for row, state in enumerate(self.states):
                viewer = max(state.to_move, 0) if seat is None else seat
                numbers = list(block[row * self.size : (row + 1) * self.size])
                same(numbers, list(observed(state, viewer)), f"row {row} is observed otherwise by seat {viewer}")


@check
def batches_agree_with_states(walk: Walk) -> None:
    rows = Rows(walk)
    chance = walk.chance("batch")
    while not all(state.over for state in rows.states):
        moves = rows.moves(chance)
        rows.batch.step(moves)
        for state, move in zip(rows.states, moves, strict=True):
            if move >= 0:
                state.apply(move)
        if chance.below(4) == 0:
            rows.check()
            rows.check_observations()
    rows.check()
    rows.check_observations()


@check
def a_batch_refuses_an_illegal_move_whole(walk: Walk) -> None:
    rows = Rows(walk)
    chance = walk.chance("refusals")
    while not all(state.over for state in rows.states):
        moves = rows.moves(chance)
        wrong = chance.below(ROWS)
        illegal = sorted({-2, rows.n_moves, *range(rows.n_moves)} - set(rows.states[wrong].legal()))
        move = illegal[chance.below(len(illegal))]
        try:
            rows.batch.step(array("i", [*moves[:wrong], move, *moves[wrong + 1 :]]))
        except IllegalMove as refusal:
            same(refusal.reason, rows.states[wrong].why_not(move), "a batch gives another reason")
        else:
            raise AssertionError(f"row {wrong} of a batch makes move {move}, which is not legal")
        rows.check()
        rows.batch.step(moves)
        for state, own in zip(rows.states, moves, strict=True):
            if own >= 0:
                state.apply(own)


def played_out(state: State, seed: int) -> tuple[int, bytes]:
    other = state.clone()
    taken = play_out(other, seed)
    assert other.over, "a play-out stops before the game is over"
    return taken, other.key()


@check
def play_outs_are_determined(walk: Walk) -> None:
    chance = walk.chance("play-outs")
    for state in walk.glimpses(one_in=50, at_first=3):
        seed = chance.seed()
        taken, key = played_out(state, seed)
        same(played_out(state, seed), (taken, key), "the same seed plays out differently")
        assert (taken > 0) == (not state.over), f"a play-out of {taken} decisions"
    first, second = Rows(walk).batch, Rows(walk).batch
    same(first.play_out(walk.seed), second.play_out(walk.seed), "the same seed plays a batch out differently")
    same([state.key() for state in first], [state.key() for state in second], "a batch plays out differently")
    assert all(state.over for state in first), "a batch is played out before its games are over"


@check
def threads_do_not_disturb_each_other(walk: Walk) -> None:
    state = walk.new()
    seeds = [walk.seed + i for i in range(32)]
    alone = [(played_out(state, seed), observed(state, 0).tobytes()) for seed in seeds]

    def job(seed: int) -> tuple[tuple[int, bytes], bytes]:
        own = state.clone()
        return played_out(own, seed), observed(own, 0).tobytes()

    with ThreadPoolExecutor(4) as pool:
        same(list(pool.map(job, seeds)), alone, "played out in several threads, games end differently")
