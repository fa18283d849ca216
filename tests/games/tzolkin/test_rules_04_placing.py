"""Rules 4: placing workers."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.tzolkin.positions import GEARS, Entries, changes, gears, offers, table, why

MANY = {"workers": 6}
LAST = dict.fromkeys(GEARS, 7) | {"chichen_itza": 10}


@pytest.mark.rule("4.1")
@pytest.mark.parametrize("workers", [3, 4, 5, 6])
def test_one_worker_or_more_is_placed_one_after_another(workers: int) -> None:
    state = table({"workers": workers, "corn": 99})
    for placed in range(workers):
        assert ("end" in offers(state)) == (placed > 0)
        state.play("place:palenque")
        assert state.dump()["players"][0]["available"] == workers - placed - 1
    assert offers(state) == {"end"}
    assert why(state, "place:palenque") == "no_worker_available"


@pytest.mark.rule("4.2")
@pytest.mark.parametrize("gear", GEARS)
@pytest.mark.parametrize(
    ("taken", "space"),
    [([], 0), ([0], 1), ([0, 1, 2], 3), ([1, 2], 0), ([0, 2], 1), ([0, 1, 2, 3, 5], 4), ([6], 0)],
)
def test_a_worker_goes_to_the_lowest_empty_space_of_a_gear_of_choice(gear: str, taken: list[int], space: int) -> None:
    occupied = gears(seat_1=" ".join(f"{gear}.{number}" for number in taken))
    state = table({"corn": 20}, MANY, gears=occupied)
    changed = changes(state, f"place:{gear}")
    assert changed.pop("corn", 0) == -space
    assert changed == {"available": -1, f"gears.{gear}.{space}": 0}


@pytest.mark.rule("4.2")
@pytest.mark.parametrize("gear", GEARS)
def test_any_worker_occupies_its_space(gear: str) -> None:
    occupied = gears(seat_0=f"{gear}.0", seat_1=f"{gear}.1", neutral=f"{gear}.2")
    state = table({"corn": 20}, seats=3, gears=occupied)
    assert changes(state, f"place:{gear}") == {"corn": -3, "available": -1, f"gears.{gear}.3": 0}


@pytest.mark.rule("4.2")
def test_the_first_player_space_takes_one_worker() -> None:
    assert changes(table(), "place:first") == {"available": -1, "first_player_space": 0}
    taken = table({"corn": 9}, first_player_space=2)
    assert "place:first" not in offers(taken)
    assert why(taken, "place:first") == "space_taken"
    own = table({"corn": 9}).play("place:first")
    assert why(own, "place:first") == "space_taken"


@pytest.mark.rule("4.2", "4.4")
@pytest.mark.parametrize("gear", GEARS)
def test_a_gear_with_a_worker_on_every_numbered_space_cannot_be_chosen(gear: str) -> None:
    spaces = [f"{gear}.{space}" for space in range(LAST[gear] + 1)]
    full = gears(seat_1=" ".join(spaces[:6]), seat_2=" ".join(spaces[6:]))
    state = table({"corn": 20}, MANY, MANY, gears=full)
    assert f"place:{gear}" not in offers(state)
    assert why(state, f"place:{gear}") == "gear_full"


@pytest.mark.rule("4.2")
def test_spaces_without_a_number_take_no_placed_worker() -> None:
    full = gears(neutral=" ".join(f"tikal.{space}" for space in range(8)))
    state = table({"corn": 20}, seats=2, gears=full)
    assert why(state, "place:tikal") == "gear_full"
    neutral_beyond = table({"corn": 20}, seats=2, gears=gears(neutral="tikal.8 tikal.9"))
    assert changes(neutral_beyond, "place:tikal") == {"available": -1, "gears.tikal.0": 0}


@pytest.mark.rule("4.3")
@pytest.mark.parametrize(("workers", "surcharge"), [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15)])
def test_several_workers_cost_a_surcharge(workers: int, surcharge: int) -> None:
    moves = [*(f"place:{gear}" for gear in GEARS), "place:first"]  # each costs 0 by itself
    state = table({"workers": 6, "corn": 20})
    state.play(" ".join(moves[:workers]))
    assert state.dump()["players"][0]["corn"] == 20 - surcharge


@pytest.mark.rule("4.3")
@pytest.mark.parametrize(
    ("moves", "cost"),
    [
        ("place:palenque place:palenque", 0 + 1 + 1),
        ("place:palenque place:palenque place:palenque", 0 + 1 + 2 + 3),
        ("place:tikal place:uxmal place:uxmal", 2 + 3 + 4 + 3),
        ("place:tikal place:tikal place:first", 2 + 3 + 0 + 3),
        ("place:uxmal place:uxmal place:uxmal place:chichen_itza", 3 + 4 + 5 + 0 + 6),
    ],
)
def test_the_numbers_of_the_spaces_and_the_surcharge_are_added_up(moves: str, cost: int) -> None:
    occupied = gears(seat_1="tikal.0 tikal.1 uxmal.0 uxmal.1 uxmal.2")
    state = table({"workers": 6, "corn": cost}, MANY, gears=occupied).play(moves)
    assert state.dump()["players"][0]["corn"] == 0
    assert offers(state) == {"end"}
    too_poor = table({"workers": 6, "corn": cost - 1}, MANY, gears=occupied)
    *before, last = moves.split()
    too_poor.play(" ".join(before))
    assert why(too_poor, last) == "not_enough"


@pytest.mark.rule("4.3")
def test_paying_worker_by_worker_comes_to_the_same() -> None:
    state = table({"workers": 6, "corn": 20}, MANY, gears=gears(seat_1="tikal.0 tikal.1"))
    moves = ("place:palenque", "place:tikal", "place:tikal", "place:uxmal")
    assert [changes(state, move).get("corn", 0) for move in moves] == [0, -2 - 1, -3 - 2, 0 - 3]


@pytest.mark.rule("4.3")
def test_the_order_of_placements_makes_no_difference_and_one_is_offered() -> None:
    orders = set(permutations(["palenque", "tikal", "first"]))
    scene: Entries = {"gears": gears(seat_1="tikal.0 tikal.1")}
    possible = []
    for order in orders:
        state = table({"corn": 9}, **scene)
        reasons = []
        for gear in order:
            reasons.append(why(state, f"place:{gear}"))
            if reasons[-1] is None:
                state.play(f"place:{gear}")
        if any(reasons):
            assert set(reasons) == {None, "take_back_first"}
        else:
            possible.append((order, state.dump()["players"][0]["corn"]))
    assert possible == [(("palenque", "tikal", "first"), 9 - 2 - 3)]


@pytest.mark.rule("4.3")
def test_the_accumulated_corn_comes_too_late_to_pay_with() -> None:
    state = table({"corn": 0}, tooth_corn=5, gears=gears(seat_1="palenque.0"))
    assert why(state, "place:palenque") == "not_enough"
    state.play("place:tikal")
    assert why(state, "place:first") == "not_enough"  # the second worker costs 1
    alone = table({"corn": 0}, tooth_corn=5).play("place:first")
    assert offers(alone) == {"end"}
    assert changes(alone, "end") == {"corn": 5, "tooth_corn": -5}


@pytest.mark.rule("4.4")
@pytest.mark.parametrize(("gear", "space"), [(gear, space) for gear in GEARS[:4] for space in (6, 7)])
def test_a_worker_may_be_placed_on_6_and_7_for_that_number(gear: str, space: int) -> None:
    lower = [f"{gear}.{number}" for number in range(space)]
    state = table({"corn": space}, MANY, MANY, gears=gears(seat_1=" ".join(lower[:6]), seat_2=" ".join(lower[6:])))
    assert changes(state, f"place:{gear}") == {"corn": -space, "available": -1, f"gears.{gear}.{space}": 0}


@pytest.mark.rule("4.4")
def test_a_worker_may_be_placed_on_10_at_chichen_itza_for_that_number() -> None:
    lower = [f"chichen_itza.{number}" for number in range(10)]
    state = table({"corn": 10}, MANY, MANY, gears=gears(seat_1=" ".join(lower[:6]), seat_2=" ".join(lower[6:])))
    assert changes(state, "place:chichen_itza") == {"corn": -10, "available": -1, "gears.chichen_itza.10": 0}
