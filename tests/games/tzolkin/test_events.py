"""The event log tells what moves did, and where points came from."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cenote
from cenote.core.bulk import play_out

GAME = cenote.tzolkin


@given(seats=st.sampled_from(GAME.seats), seed=st.integers(0, 2**32))
def test_points_by_source_add_up_to_the_score(seats: int, seed: int) -> None:
    state = GAME.new(seats, seed).log()
    play_out(state, seed)
    scored = [0.0] * seats
    for event in state.events():
        if event["event"] == "points":
            scored[event["seat"]] += event["points"]
    assert scored == state.points()


@given(seed=st.integers(0, 2**32))
def test_goods_gained_and_paid_add_up_to_what_is_owned(seed: int) -> None:
    state = GAME.new(3, seed).log()
    play_out(state, seed)
    owned: Counter[tuple[int, str]] = Counter()
    for event in state.events():
        if event["event"] in ("gain", "pay"):
            owned[event["seat"], event["good"]] += event["n"] if event["event"] == "gain" else -event["n"]
    for seat, player in enumerate(state.dump()["players"]):
        for good in ("corn", "wood", "stone", "gold"):
            assert owned[seat, good] == player[good], (seat, good)
        offered = sum(by == seat for by in state.dump()["skull_spaces"].values())
        assert owned[seat, "skull"] - offered == player["skulls"]


def test_what_is_kept_in_secret_is_logged_when_it_is_revealed() -> None:
    state = GAME.new(2, seed=1).log()
    while state.to_move == state.dump()["first_player"]:
        state.apply(state.legal()[0])
    assert state.events() == []
    while state.round == 0:
        state.apply(state.legal()[0])
    kept = [(event["seat"], event["tile"]) for event in state.events() if event["event"] == "keep"]
    players = state.dump()["players"]
    assert kept == [(seat, tile) for seat in range(2) for tile in players[seat]["wealth_kept"]]


def test_a_turn_is_told_step_by_step() -> None:
    state = GAME.load(
        {
            "seats": 2,
            "gears": {"chichen_itza": {"5": 0}},
            "players": [{"corn": 1, "skulls": 1, "temples": {"kukulkan": 6}, "board": "dark"}, {}],
            "round": 5,
        }
    ).log()
    state.play("pick:chichen_itza.5 do:4")
    assert state.events() == [
        {"event": "pick", "gear": "chichen_itza", "space": 5, "seat": 0},
        {"event": "pay", "good": "corn", "n": 1, "seat": 0},
        {"event": "act", "gear": "chichen_itza", "action": 4, "seat": 0},
        {"event": "offer", "action": 4, "seat": 0},
        {"event": "points", "points": 7, "source": "chichen_itza", "of": "4", "seat": 0},
        {"event": "climb", "temple": "kukulkan", "step": 7, "seat": 0},
        {"event": "light_side", "seat": 0},
    ]


@pytest.mark.parametrize(
    "copy", [lambda state: state.clone(), lambda state: state.imagine(0, 1)], ids=["clone", "imagine"]
)
def test_copies_leave_the_log_behind_and_the_log_changes_nothing(copy) -> None:  # type: ignore[no-untyped-def]
    state = GAME.new(4, seed=5).log()
    plain = GAME.new(4, seed=5)
    while not state.over:
        move = state.legal()[-1]
        state.apply(move)
        plain.apply(move)
        assert state.key() == plain.key()
        assert copy(state).events() == []
    assert plain.events() == []
    told = state.events()
    assert len(told) > 100
    assert state.events(since=len(told) - 3) == told[-3:]
    assert state.events(since=len(told) + 1) == []
