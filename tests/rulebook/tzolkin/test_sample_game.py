"""The two rounds of a game that Tzolk'in's printed rules tell, move by move: 17.1 of docs/rules/tzolkin.md."""

from __future__ import annotations

import pytest

from cenote import State
from tests.games.tzolkin.positions import TRACKS, Entries, offers, table

GREEN, BLUE, RED, YELLOW = range(4)
NOTHING = {"corn": 0, "wood": 0, "stone": 0, "gold": 0, "skulls": 0, "points": 0}

# Each step: who plays what, where the player's workers then stand, and what the player has.
STEPS = [
    (GREEN, "place:palenque place:yaxchilan place:tikal end", "palenque.0 yaxchilan.0 tikal.0", {"corn": 0}),
    (BLUE, "place:palenque place:palenque end", "palenque.1 palenque.2", {"corn": 2}),
    (RED, "place:yaxchilan place:yaxchilan place:tikal end", "yaxchilan.1 yaxchilan.2 tikal.1", {"corn": 0}),
    (YELLOW, "place:tikal place:first end", "tikal.2", {"corn": 5}),
    (YELLOW, "days:1", "tikal.3", {"corn": 5}),
    (YELLOW, "place:palenque place:palenque end", "palenque.0 palenque.4 tikal.3", {"corn": 0}),
    (
        GREEN,
        "pick:yaxchilan.1 do:1 pick:tikal.1 do:1 advance:agriculture end",
        "palenque.1",
        {"corn": 0, "agriculture": 1},
    ),
    (BLUE, "place:tikal end", "palenque.2 palenque.3 tikal.0", {"corn": 2}),
    (RED, "pick:yaxchilan.3 do:3", "yaxchilan.2 tikal.2", {"corn": 2, "gold": 1}),
    (RED, "end", "yaxchilan.3 tikal.3", {"corn": 2, "gold": 1}),
]


def start() -> State:
    return table({"corn": 3}, {"corn": 6}, {"corn": 7}, {"corn": 8})


def standing(state: State, seat: int) -> str:
    """Where a player's workers stand on the gears."""
    occupied = state.dump()["gears"]
    return " ".join(f"{gear}.{space}" for gear in occupied for space in occupied[gear] if occupied[gear][space] == seat)


def owned(state: State, seat: int) -> Entries:
    """What a player has, the corn and whatever else is not nothing."""
    player = state.dump()["players"][seat]
    amounts = {name: player[name] for name in NOTHING} | player["technologies"]
    return {name: amount for name, amount in amounts.items() if amount or name == "corn"}


def after(step: int) -> State:
    """The game after this step of the print."""
    state = start()
    for _, moves, _, _ in STEPS[:step]:
        state.play(moves)
    return state


@pytest.mark.rule("1.1", "4.2", "4.3", "13.3")
def test_two_rounds_move_by_move() -> None:
    state = start()
    for seat, moves, workers, goods in STEPS:
        assert state.to_move == seat
        state.play(moves)
        assert (standing(state, seat), owned(state, seat)) == (workers, goods)
    assert state.round == 3


@pytest.mark.rule("4.3")
def test_1_green_pays_for_three_workers_on_spaces_0() -> None:
    state = start()
    assert owned(state, GREEN) == {"corn": 3}
    assert owned(state.play("place:palenque place:yaxchilan place:tikal"), GREEN) == {"corn": 0}
    assert offers(state) == {"end"}


@pytest.mark.rule("4.3")
def test_2_blue_pays_1_and_3_and_would_pay_5_for_a_third() -> None:
    state = after(1)
    corn = [owned(state, BLUE)["corn"]]
    for _ in range(2):
        state.play("place:palenque")
        corn.append(owned(state, BLUE)["corn"])
    assert corn == [6, 5, 2]
    third = table({"corn": 3}, {"corn": 4 + 3 + 2}).play(STEPS[0][1]).play("place:palenque place:palenque")
    assert owned(third, BLUE)["corn"] == 3 + 2
    assert owned(third.play("place:palenque"), BLUE)["corn"] == 0


@pytest.mark.rule("4.3")
def test_3_red_pays_1_and_3_and_3() -> None:
    state = after(2)
    corn = [owned(state, RED)["corn"]]
    for move in ("place:yaxchilan", "place:yaxchilan", "place:tikal"):
        state.play(move)
        corn.append(owned(state, RED)["corn"])
    assert corn == [7, 6, 3, 0]


@pytest.mark.rule("13.1", "13.2")
def test_4_yellow_pays_2_and_1_and_finds_no_corn_on_the_teeth() -> None:
    state = after(3)
    assert state.dump()["tooth_corn"] == 0
    corn = [owned(state, YELLOW)["corn"]]
    for move in ("place:tikal", "place:first", "end"):
        state.play(move)
        corn.append(owned(state, YELLOW)["corn"])
    assert corn == [8, 6, 5, 5]


@pytest.mark.rule("13.3", "13.4", "14.2")
def test_5_yellow_receives_the_marker_and_advances_one_day() -> None:
    state = after(4)
    assert (state.round, state.to_move) == (1, YELLOW)
    position = state.dump()
    assert (position["first_player"], position["first_player_space"]) == (YELLOW, None)
    assert position["players"][YELLOW]["available"] == 2
    assert offers(state) == {"days:1", "days:2"}
    state.play("days:1")
    position = state.dump()
    assert (state.round, position["tooth_corn"]) == (2, 0)
    assert [player["board"] for player in position["players"]] == ["light"] * 4
    assert position["gears"] == {
        "palenque": {"1": GREEN, "2": BLUE, "3": BLUE},
        "yaxchilan": {"1": GREEN, "2": RED, "3": RED},
        "tikal": {"1": GREEN, "2": RED, "3": YELLOW},
        "uxmal": {},
        "chichen_itza": {},
    }


@pytest.mark.rule("14.5")
def test_round_2_goes_in_the_order_yellow_green_blue_red() -> None:
    assert [after(step).to_move for step in range(5, 9)] == [YELLOW, GREEN, BLUE, RED]


@pytest.mark.rule("4.3")
def test_6_yellow_pays_0_and_5() -> None:
    state = after(5)
    corn = [owned(state, YELLOW)["corn"]]
    for move in ("place:palenque", "place:palenque"):
        state.play(move)
        corn.append(owned(state, YELLOW)["corn"])
    assert corn == [5, 5, 0]


@pytest.mark.rule("5.1", "7.1", "8.1", "12.1")
def test_7_green_wins_1_wood_and_advances_agriculture_with_it() -> None:
    state = after(6)
    assert owned(state.play("pick:yaxchilan.1 do:1"), GREEN) == {"corn": 0, "wood": 1}
    state.play("pick:tikal.1 do:1")
    assert offers(state) == {f"advance:{track}" for track in TRACKS}
    assert owned(state.play("advance:agriculture"), GREEN) == {"corn": 0, "agriculture": 1}
    assert offers(state) == {"end", "pick:palenque.1"}
    fetched = state.clone().play("pick:palenque.1 do:1")
    assert owned(fetched, GREEN) == {"corn": 3, "agriculture": 1}


@pytest.mark.rule("4.3")
def test_8_blue_places_a_worker_for_nothing() -> None:
    assert owned(after(7), BLUE) == owned(after(8), BLUE) == {"corn": 2}


@pytest.mark.rule("7.1")
def test_9_red_wins_1_gold_and_2_corn() -> None:
    state = after(8)
    assert owned(state, RED) == {"corn": 0}
    assert owned(state.play("pick:yaxchilan.3 do:3"), RED) == {"corn": 2, "gold": 1}


@pytest.mark.rule("14.2", "14.3")
def test_10_the_calendar_advances_and_this_is_how_things_stand() -> None:
    state = after(10)
    position = state.dump()
    assert (state.round, state.to_move) == (3, YELLOW)
    assert (position["tooth_corn"], position["first_player"], position["first_player_space"]) == (1, YELLOW, None)
    assert [owned(state, seat) for seat in range(4)] == [
        {"corn": 0, "agriculture": 1},
        {"corn": 2},
        {"corn": 2, "gold": 1},
        {"corn": 0},
    ]
    assert position["gears"] == {
        "palenque": {"1": YELLOW, "2": GREEN, "3": BLUE, "4": BLUE, "5": YELLOW},
        "yaxchilan": {"3": RED},
        "tikal": {"1": BLUE, "3": RED, "4": YELLOW},
        "uxmal": {},
        "chichen_itza": {},
    }
    assert [player["available"] for player in position["players"]] == [2, 0, 1, 0]
