"""Rules 3: a turn, begging for corn, and the mercy of the gods."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cenote import State
from tests.games.tzolkin.positions import GEARS, TEMPLES, Entries, changes, game, gears, offers, picking, table, why

BOTTOM: Entries = {"temples": dict.fromkeys(TEMPLES, 0)}
MANY = {"workers": 6}


def crowded(corn: int, empty: dict[str, int], first_player_space: int | None = 1, **me: Any) -> State:
    """Seat 0 has no worker on a gear; on each gear the lowest empty space is the one given, or else space 3."""
    taken = [f"{gear}.{space}" for gear in GEARS for space in range(empty.get(gear, 3))]
    others = {f"seat_{1 + i}": " ".join(taken[5 * i : 5 * i + 5]) for i in range(3)}
    scene: Entries = {"gears": gears(**others), "first_player_space": first_player_space}
    return table({"corn": corn, **me}, MANY, MANY, MANY, **scene)


# ---- the frame of a turn -----------------------------------------------------------------------------------


@pytest.mark.rule("3.1")
def test_there_is_no_passing() -> None:
    state = picking("tikal.3", {"corn": 9})
    assert why(state, "end") == "no_passing"
    assert {token.split(":")[0] for token in state.tokens()} == {"place", "pick"}
    assert why(state.clone().play("place:palenque"), "end") is None
    assert why(state.clone().play("pick:tikal.3"), "end") is None


@pytest.mark.rule("3.1")
def test_nobody_places_and_picks_up_in_one_turn() -> None:
    state = picking("tikal.3", {"corn": 9})
    placed = state.clone().play("place:palenque")
    assert offers(placed, "pick") == set()
    assert why(placed, "pick:tikal.3") == "no_mixing"
    picked = state.clone().play("pick:tikal.3")
    assert offers(picked, "place") == set()
    assert why(picked, "place:palenque") == "no_mixing"


@pytest.mark.rule("3.2")
def test_who_has_no_worker_on_a_gear_has_to_place() -> None:
    state = table({"corn": 9}, gears=gears(seat_1="tikal.3"))
    assert offers(state) == {*(f"place:{gear}" for gear in GEARS), "place:first"}
    assert why(state, "pick:tikal.3") == "no_worker_there"


@pytest.mark.rule("3.2")
def test_who_has_no_worker_in_hand_has_to_pick_up() -> None:
    state = picking("palenque.1 tikal.3 tikal.4", {"corn": 9})
    assert offers(state) == {"pick:palenque.1", "pick:tikal.3", "pick:tikal.4"}
    assert why(state, "place:palenque") == "no_worker_available"


@pytest.mark.rule("3.2", "3.3.3")
def test_who_can_pay_for_no_placement_and_does_not_beg_has_to_pick_up() -> None:
    taken = gears(
        seat_0="palenque.0",
        seat_1="yaxchilan.0 tikal.0 uxmal.0 chichen_itza.0",
    )
    state = table({}, MANY, gears=taken, first_player_space=2)
    assert offers(state) == {"beg", "pick:palenque.0"}
    state = table(BOTTOM, MANY, gears=taken, first_player_space=2)
    assert offers(state) == {"pick:palenque.0"}


@pytest.mark.rule("3.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_start_of_a_turn_each_worker_is_in_hand_on_a_gear_or_in_the_bank(seats: int) -> None:
    state = game.new(seats, 11)
    dice = random.Random(11)
    turns = 0
    while not state.over:
        position = state.dump()
        if position["pending"] == [{"ask": "start", "begged": False}]:
            turns += 1
            player = position["players"][state.to_move]
            on_gears = sum(list(spaces.values()).count(state.to_move) for spaces in position["gears"].values())
            assert position["first_player_space"] != state.to_move
            assert player["workers"] == player["available"] + on_gears
            assert offers(state, "place") | offers(state, "pick") | offers(state, "beg")
        state.apply(dice.choice(state.legal()))
    assert turns > 20 * seats


@pytest.mark.rule("3.1", "3.2")
def test_buildings_are_refilled_and_accumulated_corn_is_taken_when_the_turn_ends() -> None:
    buildings = {"row": ["A1F1", None], "stack_1": ["A1S1", "A1S2"]}
    state = table({"corn": 9}, tooth_corn=4, buildings=buildings)
    assert changes(state, "place:first") == {"first_player_space": 0, "available": -1}
    row = ["A1F1", "A1S1", "A1S2", None, None, None]
    assert changes(state, "end") == {"corn": 4, "tooth_corn": -4, "buildings.row": row, "buildings.stack_1": []}


# ---- begging -----------------------------------------------------------------------------------------------


@pytest.mark.rule("3.3.1")
@pytest.mark.parametrize(("corn", "allowed"), [(0, True), (1, True), (2, True), (3, False), (4, False)])
def test_begging_takes_2_corn_or_fewer(corn: int, allowed: bool) -> None:
    state = table({"corn": corn})
    assert ("beg" in offers(state)) == allowed
    assert why(state, "beg") == (None if allowed else "too_much_corn")


@pytest.mark.rule("3.3.1")
@pytest.mark.parametrize("corn", [0, 1, 2])
@pytest.mark.parametrize("temple", TEMPLES)
def test_begging_makes_the_corn_exactly_3_and_costs_a_step_in_a_temple_of_choice(corn: int, temple: str) -> None:
    state = table({"corn": corn})
    assert changes(state, "beg") == {"corn": 3 - corn}
    assert offers(state) == {f"anger:{name}" for name in TEMPLES}
    assert changes(state, f"anger:{temple}") == {temple: -1}


@pytest.mark.rule("3.3.1")
@pytest.mark.parametrize("first_move", ["place:palenque", "pick:tikal.3"])
def test_begging_opens_a_turn_or_does_not_happen_in_it(first_move: str) -> None:
    state = picking("tikal.3", {"corn": 2}).play(first_move)
    assert "beg" not in offers(state)
    assert why(state, "beg") == "too_late"


@pytest.mark.rule("3.3.1")
def test_begging_is_done_once_at_most() -> None:
    state = table({"corn": 1}).play("beg anger:chaac")
    assert "beg" not in offers(state)
    assert why(state, "beg") == "too_late"
    state.play("place:palenque place:palenque")  # for 0 and for 2 corn; 1 is left
    assert why(state, "beg") == "too_late"
    poor = table({"corn": 1}, pending=[{"ask": "start", "begged": True}])  # as no game gets there, but a scene may
    assert offers(poor) == {*(f"place:{gear}" for gear in GEARS), "place:first"}
    assert why(poor, "beg") == "too_late"


@pytest.mark.rule("3.3.1")
def test_begging_is_possible_again_in_the_next_turn() -> None:
    state = table({"corn": 2}, {"corn": 2}, seats=2)
    state.play("beg anger:chaac place:palenque place:palenque end beg anger:chaac place:yaxchilan end")
    assert (state.round, state.to_move) == (2, 0)
    assert "beg" in offers(state)


@pytest.mark.rule("3.3.2")
def test_nobody_begs_with_all_markers_on_the_bottom() -> None:
    state = table(BOTTOM)
    assert "beg" not in offers(state)
    assert why(state, "beg") == "all_bottom"


@pytest.mark.rule("3.3.2")
@pytest.mark.parametrize("temple", TEMPLES)
def test_one_marker_above_the_bottom_is_enough_to_beg(temple: str) -> None:
    state = table({"corn": 1, "temples": dict.fromkeys(TEMPLES, 0) | {temple: 2}})
    assert changes(state, "beg") == {"corn": 2, temple: -1}  # there is no choice of temples


@pytest.mark.rule("3.3.3")
def test_begging_decides_nothing_else() -> None:
    state = picking("tikal.3", {"corn": 0}).play("beg anger:chaac")
    assert offers(state) == {*(f"place:{gear}" for gear in GEARS), "place:first", "pick:tikal.3"}
    assert why(state, "end") == "no_passing"


@pytest.mark.rule("3.3.4")
@pytest.mark.parametrize("corn", [0, 1, 2])
def test_who_can_neither_pick_up_nor_pay_for_a_placement_must_beg(corn: int) -> None:
    state = crowded(corn, {})
    assert offers(state) == {"beg"}
    assert {why(state, f"place:{gear}") for gear in GEARS} == {"must_beg"}
    state.play("beg anger:kukulkan")
    assert offers(state) == {f"place:{gear}" for gear in GEARS}
    assert changes(state, "place:tikal") == {"corn": -3, "available": -1, "gears.tikal.3": 0}


@pytest.mark.rule("3.3.4")
def test_nobody_must_beg_while_the_first_player_space_is_empty() -> None:
    assert offers(crowded(2, {}, first_player_space=None)) == {"beg", "place:first"}


@pytest.mark.rule("3.3.4")
def test_nobody_must_beg_with_a_worker_on_a_gear() -> None:
    taken = gears(
        seat_0="palenque.0",
        seat_1="yaxchilan.0 tikal.0 uxmal.0 chichen_itza.0",
    )
    assert offers(table({}, MANY, gears=taken, first_player_space=2)) == {"beg", "pick:palenque.0"}


@pytest.mark.rule("3.3.4")
@pytest.mark.parametrize(("seats", "neutral"), [(2, 12), (3, 6), (4, 0)])
def test_begging_always_gives_enough_for_a_placement(seats: int, neutral: int) -> None:
    others = 6 * (seats - 1) + neutral - 1  # one of them is on the first-player space
    assert others == 17 < 4 * len(GEARS)  # spaces 0 to 3 of all gears
    # as many workers in the way as there can be, spread so that the cheapest space is as dear as it can be
    spaces = [f"{gear}.{space}" for space in range(3) for gear in GEARS] + ["palenque.3", "uxmal.3"]
    workers = {"neutral": " ".join(spaces[:neutral])}
    owners = {f"seat_{seat}": spaces[neutral:][seat - 1 :: seats - 1] for seat in range(1, seats)}
    in_hand = [len(places) for places in owners.values()].index(5) + 1  # who has a worker left for the other space
    workers |= {name: " ".join(places) for name, places in owners.items()}
    scene: Entries = {"seats": seats, "gears": gears(**workers), "first_player_space": in_hand}
    state = table({"corn": 2}, *[MANY] * (seats - 1), **scene)
    assert offers(state) == {"beg"}
    assert changes(state.play("beg anger:chaac"), "place:tikal")["corn"] == -3
    assert offers(state) == {"end"}


# ---- mercy -------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.4.1", "3.4.2", "3.4.3")
@pytest.mark.parametrize(("corn", "paid"), [(0, {}), (1, {"corn": -1})])
def test_mercy_places_one_worker_on_the_cheapest_space_for_all_the_corn(corn: int, paid: dict[str, int]) -> None:
    state = crowded(corn, {"tikal": 2}, **BOTTOM)
    assert offers(state) == {"place:tikal"}
    assert changes(state, "place:tikal") == {"available": -1, "gears.tikal.2": 0, **paid}
    assert offers(state) == {"end"}
    assert why(state, "place:tikal") == "mercy_places_one"
    assert state.play("end").to_move == 1


@pytest.mark.rule("3.4.2")
def test_mercy_lets_choose_among_several_equally_cheap_spaces() -> None:
    state = crowded(0, {"palenque": 2, "uxmal": 1, "chichen_itza": 1}, **BOTTOM)
    assert offers(state) == {"place:uxmal", "place:chichen_itza"}
    assert why(state, "place:palenque") == "not_enough"


@pytest.mark.rule("3.4.2")
def test_mercy_takes_all_the_corn_though_the_space_costs_more() -> None:
    state = crowded(2, {}, **BOTTOM)
    assert offers(state) == {f"place:{gear}" for gear in GEARS}
    assert changes(state, "place:yaxchilan") == {"corn": -2, "available": -1, "gears.yaxchilan.3": 0}


@pytest.mark.rule("3.4.1")
def test_no_mercy_for_who_can_pay_for_the_cheapest_space() -> None:
    state = crowded(2, {"tikal": 2, "palenque": 1}, **BOTTOM)
    assert offers(state) == {"place:palenque", "place:tikal"}
    assert changes(state, "place:palenque") == {"corn": -1, "available": -1, "gears.palenque.1": 0}


@pytest.mark.rule("3.4.1")
def test_no_mercy_for_who_can_beg() -> None:
    temples: Entries = {"temples": {"chaac": 0, "quetzalcoatl": 0, "kukulkan": 1}}
    assert offers(crowded(0, {"tikal": 2}, **temples)) == {"beg"}


@pytest.mark.rule("3.4.1")
def test_no_mercy_for_who_has_a_worker_on_a_gear() -> None:
    taken = gears(
        seat_0="palenque.0",
        seat_1="yaxchilan.0 tikal.0 uxmal.0 chichen_itza.0",
    )
    state = table(BOTTOM, MANY, gears=taken, first_player_space=2)
    assert offers(state) == {"pick:palenque.0"}


@pytest.mark.rule("3.4.1", "3.4.3")
def test_no_mercy_with_the_first_player_space_empty() -> None:
    state = crowded(1, {}, first_player_space=None, **BOTTOM)
    assert offers(state) == {"place:first"}
    assert changes(state, "place:first") == {"available": -1, "first_player_space": 0}


@pytest.mark.rule("3.4.3")
@pytest.mark.parametrize("gear", GEARS)
def test_no_mercy_with_a_space_0_empty(gear: str) -> None:
    state = crowded(1, {gear: 0}, **BOTTOM)
    assert offers(state) == {f"place:{gear}"}
    assert changes(state, f"place:{gear}") == {"available": -1, f"gears.{gear}.0": 0}
