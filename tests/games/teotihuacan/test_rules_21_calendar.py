"""Rules 21: the calendar, and when Eclipses come."""

from __future__ import annotations

from typing import Any

import pytest

from cenote import State
from tests.games.teotihuacan.eclipses import (
    ALL_BUT_ONE,
    AT_END,
    DARK,
    PAID,
    is_eclipse,
    last_turn,
    pass_turn,
    pay_all,
)
from tests.games.teotihuacan.scenes import game

# A worker of power 5 takes wood and ascends.
CLIMBER = {"workers": ["alchemy.5", "palace.1", "palace.1"], "cocoa": 3}
ASCEND = "worker:alchemy.5 go:forest main ascend:vp end"
# The last tile of the Pyramid, which looks the same however it is turned.
BUILDER = {"workers": ["forest.1", "palace.1", "palace.1"], "cocoa": 3, "stone": 2, "wood": 3}
FINISH = "worker:forest.1 go:construction main end"


def table(seats: int, who: int, them: dict[str, Any], **entries: Any) -> State:
    """One seat, which is to move, is as described; everybody could pay for an Eclipse."""
    players: list[dict[str, Any]] = [dict(PAID) for _ in range(seats)]
    players[who] = them
    return game.load({"seats": seats, "players": players, "to_move": who, **entries})


def turns_until_eclipse(state: State) -> int:
    """How many more turns are played before somebody is asked for salaries or the game is over."""
    turns = 0
    while not is_eclipse(state) and not state.over:
        pass_turn(state)
        turns += 1
        assert turns < 20
    return turns


def light(state: State) -> int:
    disc: int = state.dump()["light_disc"]
    return disc


# ---- how the light disc moves ------------------------------------------------------------------------------


@pytest.mark.rule("R21.1", "R3.3")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_light_disc_moves_after_the_turn_of_the_last_player_alone(seats: int, first: int) -> None:
    state = game.load({"seats": seats, "players": [PAID] * seats, "first_player": first})
    seen = []
    for _ in range(2 * seats):
        pass_turn(state)
        seen.append(light(state))
    assert seen == [0] * (seats - 1) + [1] * seats + [2]


@pytest.mark.rule("R21.1", "R15.4")
def test_the_light_disc_moves_at_every_ascension() -> None:
    state = table(3, 0, CLIMBER, light_disc=4)
    assert light(state.play("worker:alchemy.5 go:forest main")) == 4  # not before the reward is chosen
    assert light(state.play("ascend:vp")) == 5
    assert light(state.play("end")) == 5


@pytest.mark.rule("R21.1", "R15.5")
def test_two_ascensions_in_a_turn_move_the_light_disc_twice() -> None:
    me = {"workers": ["forest.5", "nobles.5", "palace.1"], "unused": {"power_up2": 1}}
    state = table(3, 0, me, light_disc=4)
    state.play("use:power_up2 power:forest.5 ascend:vp")
    assert light(state) == 5
    state.play("power:nobles.5 ascend:vp")
    assert light(state) == 6


@pytest.mark.rule("R21.1")
def test_an_ascension_in_the_last_players_turn_moves_it_besides() -> None:
    assert light(table(3, 2, CLIMBER, light_disc=4).play(ASCEND)) == 6


@pytest.mark.rule("R21.1", "R13.9")
@pytest.mark.parametrize("disc", [0, 5, 9, 10])
def test_a_finished_pyramid_makes_the_light_disc_jump_to_the_dark_one(disc: int) -> None:
    state = table(3, 0, BUILDER, light_disc=disc, pyramid=ALL_BUT_ONE)
    state.play("worker:forest.1 go:construction main")
    assert light(state) == 11


@pytest.mark.rule("R21.1", "R1.5", "R22.7")
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_light_disc_stops_at_the_dark_one_and_what_is_left_over_is_lost(seats: int, number: int) -> None:
    """One space is left, and an ascension and the end of the round would be two."""
    dark = DARK[seats][number - 1]
    state = table(seats, seats - 1, CLIMBER, light_disc=dark - 1, eclipses=number - 1, round=20)
    assert light(state.play(ASCEND)) == dark
    pass_turn(state)
    assert light(state) == dark
    before = table(seats, 0, CLIMBER, light_disc=dark - 2, eclipses=number - 1, round=20).play(ASCEND)
    assert light(before) == dark - 1
    assert turns_until_eclipse(before) == (seats - 1) + seats  # it is reached at the end of this round


@pytest.mark.rule("R21.1")
def test_ascensions_in_the_final_round_come_to_nothing() -> None:
    state = table(2, 0, CLIMBER, light_disc=10, announced=True).play(ASCEND)
    assert light(state) == 10
    assert turns_until_eclipse(state) == 1


# ---- announcements -----------------------------------------------------------------------------------------


@pytest.mark.rule("R21.2", "R21.3")
@pytest.mark.parametrize(("seats", "who"), [(seats, who) for seats in (2, 3, 4) for who in range(seats)])
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_round_is_finished_and_a_full_round_is_played(seats: int, who: int, first: int, number: int) -> None:
    """The `who`th player from the First Player reaches the dark disc."""
    dark = DARK[seats][number - 1]
    seat = (first + who) % seats
    state = table(seats, seat, CLIMBER, first_player=first, light_disc=dark - 1, eclipses=number - 1, round=20)
    state.play(ASCEND)
    assert turns_until_eclipse(state) == (seats - 1 - who) + seats
    assert state.dump()["eclipses"] == number - 1
    assert state.round == 21


@pytest.mark.rule("R21.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_reached_by_the_advance_at_the_end_of_a_round_it_takes_only_a_full_round(seats: int) -> None:
    state = last_turn(*[PAID] * seats, light_disc=DARK[seats][0] - 1).play("end")
    assert light(state) == DARK[seats][0]
    assert state.dump()["announced"]
    assert turns_until_eclipse(state) == seats


@pytest.mark.rule("R21.3", "R21.4")
def test_one_space_before_the_dark_disc_nothing_is_announced() -> None:
    state = last_turn(PAID, PAID, light_disc=8).play("end")
    assert light(state) == 9
    assert not state.dump()["announced"]
    assert turns_until_eclipse(state) == 4


@pytest.mark.rule("R21.4")
def test_the_last_players_end_of_turn_advances_then_scores_or_announces() -> None:
    state = table(2, 0, CLIMBER, light_disc=9).play(ASCEND)
    assert not state.dump()["announced"]  # the discs have met, but this is settled when the round ends
    pass_turn(state)
    assert state.dump()["announced"]
    pass_turn(state)
    assert state.dump()["announced"]
    pass_turn(state)
    pay_all(state)
    assert not state.dump()["announced"]
    assert (state.dump()["eclipses"], light(state)) == (1, 0)


@pytest.mark.rule("R21.4")
def test_after_an_eclipse_the_calendar_starts_again_without_an_advance() -> None:
    state = pay_all(last_turn(PAID, PAID, light_disc=10, announced=True).play("end"))
    assert light(state) == 0
    pass_turn(state)
    assert light(state) == 0
    pass_turn(state)
    assert light(state) == 1


@pytest.mark.rule("R21.4", "R15.4")
def test_no_eclipse_interrupts_a_turn() -> None:
    state = table(2, 1, CLIMBER, light_disc=10, announced=True)
    state.play("worker:alchemy.5 go:forest main ascend:vp")
    assert not is_eclipse(state)
    assert state.dump()["eclipses"] == 0
    assert is_eclipse(state.play("end"))


# ---- a finished Pyramid ------------------------------------------------------------------------------------


@pytest.mark.rule("R21.5", "R13.9")
@pytest.mark.parametrize(("seats", "who"), [(seats, who) for seats in (2, 3, 4) for who in range(seats)])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_finished_pyramid_keeps_the_same_time_and_the_eclipse_is_the_final_one(
    seats: int, who: int, number: int
) -> None:
    state = table(seats, who, BUILDER, pyramid=ALL_BUT_ONE, light_disc=3, eclipses=number - 1, round=20)
    state.play(FINISH)
    assert turns_until_eclipse(state) == (seats - 1 - who) + seats
    assert not state.over
    assert pay_all(state).over


@pytest.mark.rule("R21.5")
@pytest.mark.parametrize("who", [0, 1, 2])
def test_an_eclipse_already_announced_becomes_the_final_one(who: int) -> None:
    """Finished in the final round, the game ends with that round."""
    state = table(3, who, BUILDER, pyramid=ALL_BUT_ONE, light_disc=11, announced=True).play(FINISH)
    assert turns_until_eclipse(state) == 2 - who
    assert pay_all(state).over


@pytest.mark.rule("R21.5")
def test_a_pyramid_finished_between_the_meeting_of_the_discs_and_the_final_round_ends_the_game_with_that_round() -> (
    None
):
    state = table(3, 1, BUILDER, pyramid=ALL_BUT_ONE, light_disc=11).play(FINISH)
    assert turns_until_eclipse(state) == 1 + 3
    assert pay_all(state).over


@pytest.mark.rule("R21.5")
@pytest.mark.parametrize("number", [1, 2])
def test_without_the_last_tile_the_first_and_second_eclipse_are_not_final(number: int) -> None:
    dark = DARK[2][number - 1]
    state = last_turn(PAID, PAID, light_disc=dark, announced=True, eclipses=number - 1, pyramid=ALL_BUT_ONE)
    assert not pay_all(state.play("end")).over


# ---- afterwards --------------------------------------------------------------------------------------------


@pytest.mark.rule("R21.6")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_after_an_eclipse_the_first_player_continues(first: int) -> None:
    last = (first + 2) % 3
    state = table(3, last, PAID, first_player=first, announced=True, light_disc=11, pending=AT_END, round=12)
    pay_all(state.play("end"))
    assert state.to_move == first
    assert state.round == 13
    assert state.dump()["pending"][-1]["ask"] == "turn"


# ---- the variant in which Eclipses are scored at once ------------------------------------------------------

DARKLY = {"options": {"dark_eclipse": True}}


@pytest.mark.rule("R21.1", "R26.1")
@pytest.mark.parametrize("who", [0, 1, 2])
def test_with_the_dark_eclipse_it_is_scored_when_the_turn_ends(who: int) -> None:
    state = table(3, who, CLIMBER, light_disc=10, **DARKLY)
    state.play("worker:alchemy.5 go:forest main ascend:vp")
    assert not is_eclipse(state)
    assert is_eclipse(state.play("end"))
    pay_all(state)
    assert (state.dump()["eclipses"], light(state), state.dump()["announced"]) == (1, 0, False)
    assert state.to_move == (who + 1) % 3


@pytest.mark.rule("R21.1", "R26.1")
def test_with_the_dark_eclipse_the_end_of_a_round_brings_it_too() -> None:
    state = last_turn(PAID, PAID, PAID, light_disc=10, **DARKLY)
    assert is_eclipse(state.play("end"))


@pytest.mark.rule("R21.5", "R26.1")
@pytest.mark.parametrize("who", [0, 1, 2])
def test_with_the_dark_eclipse_a_finished_pyramid_ends_the_game_with_the_turn(who: int) -> None:
    state = table(3, who, BUILDER, pyramid=ALL_BUT_ONE, light_disc=3, **DARKLY).play(FINISH)
    assert is_eclipse(state)
    assert pay_all(state).over
