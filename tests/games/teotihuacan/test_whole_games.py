"""The whole games that are pinned, position by position, in tests/playthroughs show every way in which one can end."""

from __future__ import annotations

from typing import Any

import pytest

from cenote import Record
from cenote.games.teotihuacan.options import AS_SET, KNOBS
from tests.games.pinned import whole_games
from tests.games.teotihuacan.scenes import game

GROUPS = (2, 3, 4)
EVENTS = ("eclipse", "announced", "finished")


def whole(seats: int) -> list[Record]:
    return whole_games("teotihuacan", seats)


def option(record: Record, name: str) -> Any:
    return game.check_options(record.options, record.seats)[name]


def calendar(record: Record) -> list[str]:
    """All that befell the calendar: `eclipse 1`, `announced`, `finished`."""
    state = record.state(0).log()
    for move in record.moves:
        assert move is not None
        state.apply(move)
    found = [event for event in state.events() if event["event"] in EVENTS]
    return [event["event"] + (f" {event['number']}" if "number" in event else "") for event in found]


def last_turn(record: Record) -> int:
    """Whose turn was the last one, by the Player Order token: 1 is that of the First Player."""
    state, mover = record.state(0), 0
    for move in record.moves:
        assert move is not None
        if game.moves.token(move) == "end":
            mover = state.to_move or 0
        state.apply(move)
    return token_of(record, mover)


def token_of(record: Record, seat: int) -> int:
    first: int = record.state().dump()["first_player"]
    return 1 + (seat - first) % record.seats


def decided(record: Record) -> str:
    """What made the winner, as the end of the game shows it."""
    end = record.state()
    points = end.points()
    players = end.dump()["players"]
    best = [seat for seat in range(record.seats) if points[seat] == max(points)]
    richest = [seat for seat in best if players[seat]["cocoa"] == max(players[other]["cocoa"] for other in best)]
    by_token = sorted(richest, key=lambda seat: token_of(record, seat))
    winner = by_token[-1] if option(record, "dark_eclipse") else by_token[0]
    assert [seat for seat, place in enumerate(end.standing()) if place == 1] == [winner]
    if len(best) == 1:
        return "by points"
    if len(richest) == 1:
        return "by cocoa"
    return "by the higher token" if option(record, "dark_eclipse") else "by the lower token"


# ---- two to four players -----------------------------------------------------------------------------------


@pytest.mark.rule("R2.4", "R2.9", "R25.1", "R26.1")
@pytest.mark.parametrize("seats", GROUPS)
def test_every_variant_is_pinned(seats: int) -> None:
    games = whole(seats)
    assert all(record.over and record.seats == seats for record in games)
    assert {option(record, "setup") for record in games} == {"dealt", "draft", "first_game"}
    assert {option(record, "dark_eclipse") for record in games} == {True, False}


@pytest.mark.rule("R21.5", "R23.1")
@pytest.mark.parametrize("seats", GROUPS)
def test_every_way_to_end_is_pinned(seats: int) -> None:
    """With the third Eclipse, or with the one to which a finished Pyramid has led."""
    ends = set()
    for record in whole(seats):
        *before, last = calendar(record)
        held = [event for event in [*before, last] if event.startswith("eclipse")]
        assert held == [f"eclipse {number}" for number in range(1, len(held) + 1)]
        assert last == held[-1]
        if "finished" in before:
            assert not set(before[before.index("finished") :]) & set(held)
        else:
            assert last == "eclipse 3"
        ends.add("finished" in before)
    assert ends == {True, False}


@pytest.mark.rule("R21.5", "R22.8")
def test_the_pyramid_is_finished_at_any_time() -> None:
    """Before the third Eclipse and after the second; before the next one is announced, and when it already is."""
    games = [calendar(record) for seats in (1, *GROUPS) for record in whole(seats)]
    finished = [befell for befell in games if "finished" in befell]
    assert {befell[-1] for befell in finished} == {"eclipse 2", "eclipse 3"}
    assert {befell[befell.index("finished") - 1] for befell in finished} == {"eclipse 1", "eclipse 2", "announced"}


@pytest.mark.rule("R21.2", "R26.1", "R26.3")
@pytest.mark.parametrize("seats", GROUPS)
def test_a_dark_eclipse_ends_the_game_in_mid_round(seats: int) -> None:
    dark = [record for record in whole(seats) if option(record, "dark_eclipse")]
    assert any(last_turn(record) < seats for record in dark)
    assert not any("announced" in calendar(record) for record in dark)
    assert {last_turn(record) for record in whole(seats) if record not in dark} == {seats}


@pytest.mark.rule("R23.1", "R23.2", "R26.3")
@pytest.mark.parametrize("seats", GROUPS)
def test_every_tie_break_is_pinned(seats: int) -> None:
    ways = {decided(record) for record in whole(seats)}
    assert ways - {"by points"} == {"by cocoa", "by the lower token", "by the higher token"}


@pytest.mark.rule("R23.1")
def test_a_game_without_a_tie_is_pinned() -> None:
    assert "by points" in {decided(record) for seats in GROUPS for record in whole(seats)}


# ---- the solo game -----------------------------------------------------------------------------------------


@pytest.mark.rule("R27.1", "R33")
def test_solo_games_of_every_difficulty_are_pinned() -> None:
    """By its name, and with every part of the Teotibot changed by itself."""
    games = whole(1)
    assert all(record.over and record.seats == 1 for record in games)
    assert {option(record, "setup") for record in games} == {"dealt", "first_game"}
    assert {option(record, "difficulty") for record in games} == {"easier", "as_printed", "harder"}
    changed = [[option(record, name) for name, _, _ in KNOBS] for record in games]
    assert [knobs for knobs in changed if not {AS_SET, 0} & set(knobs)]


@pytest.mark.rule("R32.3")
def test_solo_games_are_won_lost_and_tied_which_is_lost() -> None:
    results = []
    for record in whole(1):
        human, bot = record.state().points()
        assert record.state().standing() == ([1, 2] if human > bot else [2, 1])
        results.append("won" if human > bot else "tied" if human == bot else "lost")
    assert set(results) == {"won", "tied", "lost"}


@pytest.mark.rule("R21.5", "R31.1")
def test_the_teotibot_finishes_a_pyramid() -> None:
    """In its own turn, which follows the end of the human's."""
    [record] = [record for record in whole(1) if "finished" in calendar(record)]
    state = record.state(0).log()
    for move in record.moves:
        assert move is not None
        told = len(state.events())
        state.apply(move)
        if {"event": "finished"} in state.events()[told:]:
            assert game.moves.token(move) == "end"
            break
    else:
        raise AssertionError("nobody has finished it")
