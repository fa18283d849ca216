"""The further examples of docs/rules/tzolkin.md, Y1 to Y18, which are our own and go after the corners."""

from __future__ import annotations

import pytest

from cenote import State
from tests.games.tzolkin.positions import (
    GEARS,
    TEMPLES,
    Entries,
    changes,
    end_round,
    gears,
    last_turn,
    offers,
    picking,
    table,
    used,
    why,
)

BOTTOM: Entries = {"temples": dict.fromkeys(TEMPLES, 0)}
SIX: Entries = {"workers": 6}


def crowded(me: Entries, cheapest: int, first_player_space: int | None) -> State:
    """No worker of seat 0 is on a gear, and this is the lowest empty space of every gear."""
    taken = [f"{gear}.{space}" for gear in GEARS for space in range(cheapest)]
    others = {f"seat_{1 + i}": " ".join(taken[5 * i : 5 * i + 5]) for i in range(3)}
    return table(me, SIX, SIX, SIX, gears=gears(**others), first_player_space=first_player_space)


@pytest.mark.rule("3.4.1", "3.4.2", "3.4.3")
@pytest.mark.parametrize(("corn", "paid"), [(0, {}), (1, {"corn": -1})])
def test_y01_mercy(corn: int, paid: Entries) -> None:
    state = crowded({"corn": corn, **BOTTOM}, 2, first_player_space=1)
    assert offers(state) == {f"place:{gear}" for gear in GEARS}
    assert changes(state, "place:uxmal") == {"gears.uxmal.2": 0, "available": -1, **paid}
    assert offers(state) == {"end"}


@pytest.mark.rule("3.4.1")
def test_y02_no_mercy_with_the_first_player_space_empty() -> None:
    state = crowded({"corn": 1, **BOTTOM}, 2, first_player_space=None)
    assert offers(state) == {"place:first"}
    assert changes(state, "place:first") == {"first_player_space": 0, "available": -1}


@pytest.mark.rule("3.3.4")
def test_y03_begging_is_all_the_player_can_do() -> None:
    state = crowded({"corn": 2}, 3, first_player_space=1)
    assert offers(state) == {"beg"}
    state.play("beg anger:chaac")
    assert state.dump()["players"][0]["corn"] == 3
    state.play("place:chichen_itza")
    assert state.dump()["players"][0]["corn"] == 0


@pytest.mark.rule("15.3")
@pytest.mark.parametrize(("in_bank", "each"), [(1, 0), (2, 1)])
def test_y04_the_skull_of_the_temple_goes_to_all_or_to_none(in_bank: int, each: int) -> None:
    entitled: Entries = {"corn": 6, "temples": {"kukulkan": 5}}
    state = end_round(last_turn(entitled, entitled, {"corn": 6, "skulls": 13 - in_bank}, seats=3, round=8))
    after = state.dump()
    assert [player["skulls"] for player in after["players"]] == [each, each, 13 - in_bank]
    assert after["skulls_in_bank"] == in_bank - 2 * each


@pytest.mark.rule("13.4", "14.3")
@pytest.mark.parametrize(
    ("workers", "two_days"),
    [
        ({"seat_0": "yaxchilan.6"}, False),
        ({"seat_1": "yaxchilan.6"}, False),
        ({"seat_1": "chichen_itza.9"}, False),
        ({"neutral": "yaxchilan.6"}, True),
    ],
)
def test_y05_who_prevents_two_days(workers: dict[str, str], two_days: bool) -> None:
    state = last_turn({}, {"corn": 9}, seats=2, round=3, gears=gears(**workers)).play("place:first end")
    assert ("days:2" in offers(state)) == two_days
    if two_days:
        state.play("days:2")
        assert state.dump()["gears"]["yaxchilan"] == {"8": "neutral"}


@pytest.mark.rule("14.4")
@pytest.mark.parametrize(("round_", "food_day"), [(7, 1), (13, 2), (20, 3), (26, 4)])
def test_y06_a_food_day_that_was_jumped_over_is_held_in_the_next_round(round_: int, food_day: int) -> None:
    many: Entries = {"corn": 60}
    state = last_turn(many, many, seats=2, round=round_).play("place:first end")
    assert changes(state, "days:2")["round"] == 2
    assert (state.round, state.dump()["food_days"]) == (round_ + 2, food_day - 1)
    changed = changes(state, "place:palenque end place:palenque end")
    assert changed["food_days"] == 1
    assert state.dump()["food_days"] == food_day
    assert state.over == (food_day == 4)
    if not state.over:
        again = changes(state, "place:palenque end place:palenque end")
        assert "food_days" not in again  # once, and in the round in its place


@pytest.mark.rule("11.2", "10.1")
def test_y07_corn_for_a_top_step_that_another_holds() -> None:
    state = picking("uxmal.1", {"corn": 3, "temples": {"chaac": 5}}, {"temples": {"chaac": 6}})
    assert used(state, "uxmal.1", "do:1 climb:chaac") == {"corn": -3}


@pytest.mark.rule("11.3")
def test_y08_a_top_step_turns_the_board_light() -> None:
    state = picking("uxmal.1", {"corn": 3, "board": "dark", "temples": {"kukulkan": 6}})
    assert used(state, "uxmal.1", "do:1 climb:kukulkan") == {"corn": -3, "kukulkan": 1, "board": "light"}


TWO_BUILDINGS: Entries = {"buildings": {"row": ["A1S1", "A1C4"]}}  # for 1 gold; for 2 wood and 1 stone


@pytest.mark.rule("9.6d", "9.6e", "9.8")
def test_y09_architecture_from_the_first_building_works_for_the_second() -> None:
    state = picking("tikal.4", {"wood": 2, "stone": 1, "gold": 1}, **TWO_BUILDINGS)
    first = used(state, "tikal.4", "do:4 build:A1S1")
    assert (first["gold"], first["architecture"], first.get("corn")) == (-1, 1, None)
    second = changes(state, "build:A1C4")
    assert (second["wood"], second["stone"], second["corn"]) == (-2, -1, 1)


@pytest.mark.rule("9.6c", "9.6d", "9.8")
def test_y10_architecture_saved_for_the_second_building_works_at_its_new_level() -> None:
    me: Entries = {"wood": 2, "stone": 1, "gold": 1, "technologies": {"architecture": 2}}
    state = picking("tikal.4", me, **TWO_BUILDINGS)
    first = used(state, "tikal.4", "do:4 build:A1S1 architecture:save")
    assert first == {"gold": -1, "architecture": 1, "built": ["A1S1"], "buildings.row": [None, "A1C4", *[None] * 4]}
    second = changes(state, "build:A1C4 discount:wood")
    assert (second["wood"], second["stone"], second["corn"], second["points"]) == (-1, -1, 1, 2)


@pytest.mark.rule("9.6b")
def test_y11_the_first_building_gives_the_stone_that_the_second_needs() -> None:
    row = ["A1C2", "A1C3"]  # 3 wood, which gives 1 stone; 1 wood and 1 stone
    state = picking("tikal.4", {"wood": 4}, buildings={"row": row}).play("pick:tikal.4 do:4")
    assert state.dump()["players"][0]["buildings"] == ["A1C2"]  # the only one to begin with
    changed = changes(state, "build:A1C3")
    assert (changed["wood"], changed["stone"], changed["built"]) == (-1, -1, ["A1C3"])


@pytest.mark.rule("8.3", "12.1", "12.2")
def test_y12_the_bonus_of_resource_extraction_pays_for_agriculture() -> None:
    me: Entries = {"wood": 2, "technologies": {"extraction": 3, "agriculture": 2}}
    state = picking("tikal.3", me)
    changed = used(state, "tikal.3", "do:3 advance:extraction take:stone take:gold advance:agriculture")
    assert changed == {"wood": -2, "agriculture": 1}


@pytest.mark.rule("6.2", "6.3")
def test_y13_harvest_without_a_tile_with_all_corn_under_wood() -> None:
    state = picking("palenque.5", {"technologies": {"agriculture": 2}})
    assert used(state, "palenque.5", "do:5 harvest:no_tile") == {"corn": 9 + 1}


@pytest.mark.rule("6.2", "6.3")
def test_y14_no_harvest_without_a_tile_beside_an_open_one() -> None:
    state = picking("palenque.5", {"technologies": {"agriculture": 2}}, jungle={"5": {"corn": 4, "wood": 3}})
    state.play("pick:palenque.5 do:5")
    assert why(state, "harvest:no_tile") == "corn_is_visible"


@pytest.mark.rule("10.9")
def test_y15_theology_1_reaches_action_1_from_space_0() -> None:
    state = picking("chichen_itza.0", {"skulls": 1, "technologies": {"theology": 1}})
    assert used(state, "chichen_itza.0", "do:1") == {"skulls": -1, "skull_spaces.1": 0, "points": 4, "chaac": 1}


@pytest.mark.rule("13.2", "13.3")
def test_y16_the_marker_goes_on_from_who_has_it_already() -> None:
    state = table({}, {"corn": 9}, seats=2, round=3, tooth_corn=2)
    assert changes(state, "place:first end") == {
        "available": -1,
        "first_player_space": 0,
        "corn": 2,
        "tooth_corn": -2,
    }
    assert changes(state, "place:palenque end")["first_player"] == 1
    state.play("days:1")
    assert (state.round, state.to_move) == (4, 1)


@pytest.mark.rule("16.4")
def test_y17_who_has_more_workers_left_on_the_gears_wins_a_tie() -> None:
    equal: Entries = {"corn": 6}
    on_gears = gears(seat_0="palenque.7", seat_1="palenque.5")
    state = table(equal, equal, {"corn": 6, "points": -50}, seats=3, round=27, to_move=2, gears=on_gears)
    end_round(state)
    assert state.points()[0] == state.points()[1]
    assert state.dump()["gears"]["palenque"] == {"1": 2, "6": 1}
    assert state.standing() == [2, 1, 3]


@pytest.mark.rule("16.2")
@pytest.mark.parametrize(
    ("goods", "vp"),
    [({"corn": 7, "wood": 1, "stone": 1, "gold": 1}, 4), ({"corn": 1}, 0.25)],
)
def test_y18_quarters_count(goods: dict[str, int], vp: float) -> None:
    fed: Entries = {"wealth_kept": ["UXM3"], "buildings": ["A2F1"]}  # for whom all three workers are fed

    def points(**more: int) -> float:
        return end_round(last_turn(fed | more, seats=2, round=27)).points()[0]

    assert points(**goods) - points() == vp
