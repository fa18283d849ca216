"""The moves of a game so far: turns, how far one may go back, the log, the record."""

from __future__ import annotations

import random

import pytest

from cenote.core.game import Game
from cenote.core.record import Record
from cenote.games import find
from cenote.play.line import Line
from cenote.play.story import story


@pytest.fixture(params=["tzolkin", "teotihuacan"])
def game(request: pytest.FixtureRequest) -> Game:
    return find(request.param)


def started(game: Game, seats: int, seed: int = 1) -> Line:
    return Line(game, seats, game.deal(seats, seed), {})


def played(line: Line, moves: int, seed: int = 1) -> Line:
    """The line after so many random moves more, or at its end."""
    chance = random.Random(seed)
    for _ in range(moves):
        if line.state.over:
            break
        line.add(chance.choice(line.state.legal()), entry=line.ply + 1)
    return line


def test_an_earlier_line_is_the_line_as_it_was(game: Game) -> None:
    line = started(game, 2)
    keys = [line.state.key()]
    while line.ply < 80:
        keys.append(played(line, 1, line.ply).state.key())
    for ply in (0, 1, 40, 80):
        earlier = line.upto(ply)
        assert (earlier.ply, earlier.state.key()) == (ply, keys[ply])
        assert earlier.plies == line.plies[:ply]
    assert line.upto(79).log(0) == played(line.upto(79), 0).log(0)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_turn_goes_back_to_where_somebody_else_decided_or_the_round_began(seats: int) -> None:
    line = started(find("teotihuacan"), seats)
    while not line.state.over:
        turn = line.turn()
        assert turn is not None
        assert turn.seat == line.state.to_move
        assert turn.from_ply <= turn.floor <= line.ply
        assert all((ply.seat, ply.round) == (turn.seat, line.state.round) for ply in line.plies[turn.from_ply :])
        if turn.from_ply:
            before = line.plies[turn.from_ply - 1]
            assert (before.seat, before.round) != (turn.seat, line.state.round)
        played(line, 1, line.ply)
    assert line.turn() is None


def test_nothing_that_came_to_light_is_ever_hidden_again(game: Game) -> None:
    seen = 0
    for seed in range(5):
        line = started(game, 2, seed)
        while not line.state.over:
            turn = line.turn()
            assert turn is not None
            known = [ply.known for ply in line.plies[turn.floor :]] + [line.state.known]
            assert len(set(known)) == 1
            if turn.floor > turn.from_ply:
                assert line.plies[turn.floor - 1].known < line.state.known
                seen += turn.reveals
            played(line, 1, line.ply + seed)
    assert seen or game.name == "tzolkin"


def test_the_log_tells_every_event_once(game: Game) -> None:
    line = played(started(game, 2), 120)
    entries = line.log(0)
    assert [event for entry in entries for event in entry["events"]] == line.state.events()
    assert [entry["ply"] for entry in entries] == list(range(120))
    for since in (0, 1, 60, 119, 120):
        assert line.log(0, since) == entries[since:]


def test_secret_moves_are_told_to_their_maker_until_all_are_revealed(game: Game) -> None:
    line = started(game, 2)
    first = line.state.to_move
    played(line, 2)
    assert None not in [entry["token"] for entry in line.log(first)]
    for other in (1 - first, None):
        assert [entry["token"] for entry in line.log(other)] == [None, None]
    played(line, 2)
    assert None not in [entry["token"] for entry in line.log(None)]


def test_the_log_agrees_with_the_sealed_record(game: Game) -> None:
    line = started(game, 2)
    for _ in range(12):
        for seat in (0, 1, None):
            sealed = line.record(["", ""]).sealed(seat)
            tokens = [None if move is None else game.moves.token(move) for move in sealed.moves]
            assert [entry["token"] for entry in line.log(seat)] == tokens
        played(line, 1, line.ply)


def test_the_record_is_that_of_the_game(game: Game) -> None:
    line = played(started(game, 2), 10_000)
    record = line.record(["Ada", "Bo"])
    assert isinstance(record, Record)
    assert record.state().key() == line.state.key()
    assert record.result == line.state.points()
    assert record.names == ["Ada", "Bo"]


def test_whoever_knows_the_journal_up_to_an_entry_knows_the_plies_before(game: Game) -> None:
    line = played(started(game, 2), 10)
    assert [line.since_entry(entry) for entry in (0, 1, 9, 10, 99)] == [0, 1, 9, 10, 10]


@pytest.mark.parametrize("seats", [2, 4])
def test_the_story_adds_up_to_the_points(game: Game, seats: int) -> None:
    for moves in (30, 10_000):
        line = played(started(game, seats), moves)
        told = story(line)
        sums = [0.0] * line.state.players
        for source in told["sources"]:
            sums[source["player"]] += source["points"]
        at_start = line.upto(0).state.points()
        assert [a + b for a, b in zip(sums, at_start, strict=True)] == line.state.points()
        assert told["rounds"][-1] == {"round": line.plies[-1].round, "ply": line.ply, "points": line.state.points()}
        assert [one["round"] for one in told["rounds"]] == sorted({ply.round for ply in line.plies})
