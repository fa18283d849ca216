"""Rules R26: the variant Dark Eclipse."""

from __future__ import annotations

from typing import Any

import pytest

import cenote
from cenote import State
from cenote.core.errors import BadSetup
from tests.games.teotihuacan.scenes import offered, scene

DARK = {"dark_eclipse": True}
HOME = {"workers": ["alchemy.1", "nobles.1", "nobles.1"]}
ASCENDING = {"workers": ["alchemy.5", "nobles.1", "nobles.1"]}


def position(*players: dict[str, Any], **entries: Any) -> State:
    return scene(*players, options=DARK, **entries)


def ascend(state: State) -> State:
    """The worker of power 5 goes to the Forest and ascends for 5 VP."""
    return state.play("worker:alchemy.5 go:forest main ascend:vp")


@pytest.mark.rule("R26.1")
def test_it_is_for_two_to_four_players() -> None:
    with pytest.raises(BadSetup):
        cenote.teotihuacan.new(1, 1, dark_eclipse=True)
    for seats in (2, 3, 4):
        assert cenote.teotihuacan.new(seats, 1, dark_eclipse=True).dump()["options"]["dark_eclipse"] is True


@pytest.mark.rule("R26.1")
@pytest.mark.parametrize("mover", [0, 1])
def test_the_eclipse_is_scored_as_soon_as_the_turn_ends_in_which_the_discs_met(mover: int) -> None:
    players: list[dict[str, Any]] = [HOME, HOME, HOME]
    players[mover] = ASCENDING | {"cocoa": 9}
    state = ascend(position(*players, to_move=mover, light_disc=10))  # of 11
    assert state.dump()["light_disc"] == 11
    assert state.dump()["eclipses"] == 0
    assert state.tokens() == ["end"]
    state.play("end")
    assert offered(state, "salary") == {"0", "1", "2", "3"}  # the others have no cocoa, so nothing is asked of them
    assert state.to_move == mover
    state.play("salary:3")
    after = state.dump()
    assert (after["eclipses"], after["light_disc"], after["announced"]) == (1, 0, False)


@pytest.mark.rule("R26.1")
def test_without_the_variant_it_is_not() -> None:
    state = ascend(scene(ASCENDING, HOME, HOME, light_disc=10)).play("end")
    after = state.dump()
    assert (after["eclipses"], after["light_disc"], after["announced"]) == (0, 11, False)
    assert state.to_move == 1


@pytest.mark.rule("R26.1")
@pytest.mark.parametrize(("light", "eclipses"), [(9, 1), (8, 0)])
def test_the_advance_at_the_end_of_the_last_players_turn_is_included(light: int, eclipses: int) -> None:
    state = position(HOME, HOME, to_move=1, light_disc=light)
    state.play("worker:alchemy.1 go:construction collect end")
    while offered(state, "salary"):
        state.play(state.tokens()[-1])
    after = state.dump()
    assert after["eclipses"] == eclipses
    assert after["light_disc"] == (0 if eclipses else 9)
    assert state.to_move == 0


@pytest.mark.rule("R26.2")
@pytest.mark.parametrize("mover", [0, 1, 2])
@pytest.mark.parametrize("first", [0, 1])
def test_the_next_player_in_seat_order_continues(mover: int, first: int) -> None:
    players = [HOME, HOME, HOME]
    players[mover] = ASCENDING
    state = ascend(position(*players, to_move=mover, first_player=first, light_disc=10, round=7)).play("end")
    after = state.dump()
    assert (after["eclipses"], after["announced"]) == (1, False)
    assert state.to_move == (mover + 1) % 3
    assert state.round == (8 if state.to_move == first else 7)


@pytest.mark.rule("R26.2")
def test_the_advance_of_a_last_turn_in_which_the_discs_met_comes_to_nothing() -> None:
    state = ascend(position(HOME, ASCENDING, to_move=1, light_disc=9)).play("end")
    after = state.dump()
    assert (after["eclipses"], after["light_disc"]) == (1, 0)
    assert state.to_move == 0
    state.play("worker:alchemy.1 go:construction collect end")
    assert state.dump()["light_disc"] == 0  # nor is it made up for later


@pytest.mark.rule("R26.2")
def test_the_round_goes_on_and_the_disc_advances_after_it() -> None:
    state = ascend(position(ASCENDING, HOME, light_disc=9)).play("end")
    assert (state.dump()["eclipses"], state.to_move) == (1, 1)
    state.play("worker:alchemy.1 go:construction collect end")
    assert state.dump()["light_disc"] == 1


def final(*players: dict[str, Any], mover: int, first: int = 0) -> State:
    """The third Eclipse, which an ascension of this player brings about."""
    light = {2: 7, 3: 8, 4: 9}[len(players)]
    state = position(*players, to_move=mover, first_player=first, eclipses=2, light_disc=light)
    ascend(state).play("end")
    while not state.over:
        state.play(state.tokens()[0])  # salary:0
    return state


@pytest.mark.rule("R26.3")
def test_the_game_can_end_in_the_middle_of_a_round() -> None:
    state = final(ASCENDING | {"points": 20}, HOME | {"points": 20}, HOME | {"points": 30}, mover=0)
    assert state.over
    # 5 VP for the ascension, an Avenue space worth 5; salaries of 3 VP for each of 3 cocoa
    assert state.points() == [20 + 5 + 5 - 9, 20 - 9, 30 - 9]


@pytest.mark.rule("R26.3")
@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("dark", [True, False])
def test_the_last_tie_breaker_is_turned_round(first: int, dark: bool) -> None:
    mover = (first + 2) % 3
    away = {"workers": ["alchemy.1", "nobles.1", "nobles.1"], "points": 20, "cocoa": 3}
    state = scene(
        *({**away, "cocoa": 1 if seat == mover else 3} for seat in range(3)),
        options={"dark_eclipse": dark},
        to_move=mover,
        first_player=first,
        eclipses=2,
        light_disc=8 if dark else 9,
        announced=not dark,
    )
    state.play("worker:alchemy.1 go:construction collect end")  # 1 cocoa more
    while not state.over:
        state.play(state.tokens()[0])  # nobody pays: 9 VP less
    assert state.points() == [11, 11, 11]
    # cocoa comes before the order: two have 3, the mover 2
    places = [0, 0, 0]
    places[mover] = 3
    lower, higher = first, (first + 1) % 3
    places[higher if dark else lower] = 1
    places[lower if dark else higher] = 2
    assert state.standing() == places


@pytest.mark.rule("R26.3")
@pytest.mark.parametrize("seat", [0, 1])
def test_vp_and_cocoa_come_first(seat: int) -> None:
    players = [HOME | {"points": 20, "cocoa": 2}, HOME | {"points": 20, "cocoa": 2}]
    players[seat] |= {"cocoa": 4}
    state = position(*players, to_move=1, eclipses=2, light_disc=7)
    state.play("worker:alchemy.1 go:construction collect end")
    while not state.over:
        state.play(state.tokens()[0])
    assert state.points() == [11, 11]
    assert state.standing() == [1 + (seat != 0), 1 + (seat != 1)]
