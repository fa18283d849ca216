"""The whole games that are pinned, position by position, in tests/playthroughs show every way in which one can end."""

from __future__ import annotations

import pytest

from cenote import Record, tzolkin
from tests.games.pinned import whole_games

LAST_ROUND = {"in the last round": 27, "after a jump over it": 28}
DECIDED = ("by points", "by workers on the gears", "by nothing: shared")


def decided(record: Record) -> str:
    """What made the winner, as the end of the game shows it."""
    end = record.state()
    points = end.points()
    best = [seat for seat in range(record.seats) if points[seat] == max(points)]
    standing = [who for spaces in end.dump()["gears"].values() for who in spaces.values()]
    workers = [standing.count(seat) for seat in best]
    winners = [seat for seat, count in zip(best, workers, strict=True) if count == max(workers)]
    assert [seat for seat, place in enumerate(end.standing()) if place == 1] == winners
    if len(best) == 1:
        return DECIDED[0]
    return DECIDED[1] if len(winners) == 1 else DECIDED[2]


@pytest.mark.rule("1.2", "14.4", "16.1", "16.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_way_to_end_is_pinned(seats: int) -> None:
    games = whole_games("tzolkin", seats)
    assert all(record.over and record.seats == seats for record in games)
    assert {record.state().round for record in games} == set(LAST_ROUND.values())
    assert {decided(record) for record in games} == set(DECIDED)


@pytest.mark.rule("14.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_jump_over_the_last_round_is_two_days_taken_in_round_26(seats: int) -> None:
    jumps = [
        record for record in whole_games("tzolkin", seats) if record.state().round == LAST_ROUND["after a jump over it"]
    ]
    assert jumps
    for record in jumps:
        *_, (last_round, moves) = [(turn.round, turn.moves) for turn in record.turns() if turn.round < 27]
        assert last_round == 26
        assert record.game.moves.token(moves[-1] or 0) == "days:2"
        assert not [turn for turn in record.turns() if turn.round == 27]


@pytest.mark.rule("13.2", "16.1")
def test_somebody_stands_on_the_first_player_space_in_the_last_round() -> None:
    """Nobody is asked for days after it: the last move of the game is the end of a turn."""
    first = tzolkin.moves["place:first"]
    end = tzolkin.moves["end"]
    games = [record for seats in (2, 3, 4) for record in whole_games("tzolkin", seats)]
    taken = [record for record in games if any(first in turn.moves for turn in record.turns() if turn.round >= 27)]
    assert {record.seats for record in taken} == {2, 3, 4}
    assert {record.moves[-1] for record in games} == {end}
