"""A bot gets what its seat may know, and there is no way from there to more."""

from __future__ import annotations

import gc
import pickle
from types import ModuleType

import pytest

import cenote
from cenote.bots import Knowledge
from cenote.core.game import Game
from cenote.core.state import State
from cenote.testing.walks import Walk
from tests.bots.twins import pairs

GAMES = [cenote.find(name) for name in cenote.names()]
TABLES = [pytest.param(game, seats, id=f"{game.name}-{seats}") for game in GAMES for seats in game.seats]

OFFERED = {
    "game",
    "imagine",
    "legal",
    "observation",
    "observe",
    "players",
    "points",
    "round",
    "seat",
    "seats",
    "tokens",
    "view",
}


def within(thing: object) -> list[object]:
    """Everything that can be reached from a thing, but for types and modules, which everybody reaches."""
    found: dict[int, object] = {}
    ahead = [thing]
    while ahead:
        one = ahead.pop()
        if id(one) not in found and not isinstance(one, type | ModuleType):
            found[id(one)] = one
            ahead += gc.get_referents(one)
    return list(found.values())


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_two_games_that_look_the_same_are_known_the_same(game: Game, seats: int) -> None:
    compared = 0
    for state, twin, seat in pairs(Walk(game, seats, 3)):
        for seed in (1, 2):
            known, other = Knowledge(state, seat, seed), Knowledge(twin, seat, seed)
            assert pickle.dumps(known) == pickle.dumps(other)
            assert known.imagine(5).key() == other.imagine(5).key()
        compared += 1
    assert compared > 3


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_true_state_is_not_kept(game: Game, seats: int) -> None:
    state = game.new(seats, 4)
    known = Knowledge(state, state.to_move, 9)
    states = [thing for thing in within(known) if isinstance(thing, State)]
    assert [one.key() for one in states] == [state.imagine(state.to_move, 9).key()]
    assert states[0] is not state
    assert states[0].key() != state.key()


def test_it_offers_no_more_than_it_says() -> None:
    assert {name for name in dir(Knowledge) if not name.startswith("_")} == OFFERED
    assert set(Knowledge.__slots__) == {"_seat", "_world"}


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_it_tells_what_the_seat_knows_of_the_true_state(game: Game, seats: int) -> None:
    for state in Walk(game, seats, 5).glimpses(one_in=40):
        if state.over:
            return
        known = Knowledge(state, state.to_move, 1)
        assert (known.game, known.seats, known.players) == (game, state.seats, state.players)
        assert (known.seat, known.round) == (state.to_move, state.round)
        assert (known.legal(), known.tokens()) == (state.legal(), state.tokens())
        assert (known.points(), known.view()) == (state.points(), state.view(state.to_move))
        numbers = known.observation()
        state.observe(state.to_move, numbers)
        assert numbers == known.observation()


def test_what_is_imagined_is_new_each_time() -> None:
    state = GAMES[0].new(2, 1)
    known = Knowledge(state, state.to_move, 1)
    before = known.imagine(2).key()
    known.imagine(2).apply(known.legal()[0])
    assert known.imagine(2).key() == before
    assert known.legal() == state.legal()


def test_it_can_be_sent_to_another_process() -> None:
    state = GAMES[0].new(2, 1)
    known = Knowledge(state, state.to_move, 1)
    assert pickle.loads(pickle.dumps(known)).imagine(3).key() == known.imagine(3).key()


def test_only_who_decides_is_asked() -> None:
    state = GAMES[0].new(2, 1)
    with pytest.raises(ValueError, match="for the seat that decides"):
        Knowledge(state, 1 - state.to_move, 1)
