"""The worked examples of Tzolk'in's printed rules: X1 to X20 of docs/rules/tzolkin.md."""

from __future__ import annotations

import pytest

from cenote import State
from tests.games.tzolkin.positions import (
    Entries,
    changes,
    end_round,
    game,
    gears,
    last_turn,
    offers,
    picking,
    table,
    used,
    why,
)

NEUTRAL = "neutral"


def players(state: State, *names: str) -> list[tuple[float, ...]]:
    """These amounts of every player."""
    return [tuple(player[name] for name in names) for player in state.dump()["players"]]


# ---- setup -------------------------------------------------------------------------------------------------


@pytest.mark.rule("2.7b", "2.7c")
def test_x01_a_tile_for_palenque_5_brings_a_worker_to_palenque_0_too() -> None:
    state = game.new(3, 1, deal={"neutral": ["PAL5"]})
    assert state.dump()["gears"]["palenque"].items() >= {"5": NEUTRAL, "0": NEUTRAL}.items()


@pytest.mark.rule("2.7d")
def test_x01_unless_none_is_left() -> None:
    state = game.new(3, 1, deal={"neutral": ["CHI0", "CHI3", "CHI5", "CHI7", "CHI10", "PAL5"]})
    assert state.dump()["gears"]["palenque"] == {"5": NEUTRAL}


# ---- placing -----------------------------------------------------------------------------------------------


@pytest.mark.rule("4.2", "4.3")
def test_x02_three_workers_on_two_gears() -> None:
    state = table({"corn": 5, "workers": 4}, gears=gears(seat_1="palenque.1"))
    assert changes(state, "place:palenque place:palenque place:yaxchilan") == {
        "corn": -(2 + 3),
        "available": -3,
        "gears.palenque.0": 0,
        "gears.palenque.2": 0,
        "gears.yaxchilan.0": 0,
    }
    assert offers(state) == {"end"}
    richer = table({"corn": 5 + 2, "workers": 4}, gears=gears(seat_1="palenque.1"))
    assert offers(richer.play("place:palenque place:palenque place:yaxchilan")) == {"end"}
    richest = table({"corn": 5 + 3, "workers": 4}, gears=gears(seat_1="palenque.1"))
    assert "place:tikal" in offers(richest.play("place:palenque place:palenque place:yaxchilan"))


@pytest.mark.rule("4.2", "4.3")
def test_x03_two_workers_above_three_others() -> None:
    state = table({"corn": 9}, gears=gears(seat_1="palenque.0 palenque.1 palenque.2"))
    assert changes(state, "place:palenque") == {"corn": -(3 + 0), "available": -1, "gears.palenque.3": 0}
    assert changes(state, "place:palenque") == {"corn": -(4 + 1), "available": -1, "gears.palenque.4": 0}
    assert players(state, "corn")[0] == (9 - 8,)


# ---- picking up --------------------------------------------------------------------------------------------


@pytest.mark.rule("5.1", "5.2a", "5.2b", "7.1")
def test_x04_the_corn_of_one_worker_pays_for_the_step_back_of_the_next() -> None:
    state = picking("yaxchilan.1 yaxchilan.2 yaxchilan.3")
    assert used(state, "yaxchilan.2", "do:2") == {"stone": 1, "corn": 1}
    assert used(state, "yaxchilan.3", "do:2") == {"stone": 1}  # 1 corn paid and 1 won
    assert players(state, "stone", "corn")[0] == (2, 1)
    state.play("end")
    assert state.dump()["gears"]["yaxchilan"] == {"1": 0}


@pytest.mark.rule("5.1", "5.2b")
def test_x05_in_the_other_order_there_is_no_corn_for_the_step_back() -> None:
    state = picking("yaxchilan.1 yaxchilan.2 yaxchilan.3").play("pick:yaxchilan.3")
    assert offers(state) == {"do:3", "nothing"}
    assert why(state, "do:2") == "not_enough"


# ---- Palenque ----------------------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "11.5")
def test_x06_one_worker_harvests_wood_and_the_other_burns() -> None:
    state = picking("palenque.1 palenque.3 palenque.4")
    assert used(state, "palenque.3", "do:3 harvest:wood") == {"wood_tiles": 1, "wood": 2, "jungle.3.wood": -1}
    assert used(state, "palenque.4", "do:4 harvest:burn") == {
        "corn_tiles": 1,
        "corn": 7,
        "jungle.4.corn": -1,
        "jungle.4.wood": -1,
    }
    assert offers(state) == {"anger:chaac", "anger:quetzalcoatl", "anger:kukulkan"}
    assert changes(state, "anger:quetzalcoatl") == {"quetzalcoatl": -1}


@pytest.mark.rule("5.2b", "6.2")
def test_x07_for_a_step_back_the_field_just_cleared_is_harvested() -> None:
    state = picking("palenque.1 palenque.3 palenque.4", {"corn": 1})
    assert used(state, "palenque.3", "do:3 harvest:wood") == {"wood_tiles": 1, "wood": 2, "jungle.3.wood": -1}
    assert used(state, "palenque.4", "do:3 harvest:corn") == {"corn_tiles": 1, "corn": 5 - 1, "jungle.3.corn": -1}
    assert "end" in offers(state)  # no god is angry


@pytest.mark.rule("5.2b")
def test_x07_it_takes_1_corn_to_begin_with() -> None:
    state = picking("palenque.1 palenque.3 palenque.4").play("pick:palenque.3 do:3 harvest:wood pick:palenque.4")
    assert offers(state) == {"do:4", "nothing"}
    assert why(state, "do:3") == "not_enough"


# ---- constructing ------------------------------------------------------------------------------------------


@pytest.mark.rule("9.1")
def test_x08_exactly_the_printed_cost_is_paid() -> None:
    rich = {"wood": 3, "stone": 3, "gold": 3, "corn": 3}
    state = picking("tikal.2", rich, buildings={"row": ["A1S2"]})  # 1 stone and 1 gold
    changed = used(state, "tikal.2", "do:2")
    assert {good: changed.get(good, 0) for good in rich} == {"wood": 0, "stone": -1, "gold": -1, "corn": 0}
    for missing in ("stone", "gold"):
        short = picking("tikal.2", rich | {missing: 0}, buildings={"row": ["A1S2"]}).play("pick:tikal.2")
        assert "do:2" not in offers(short)


X9: Entries = {
    "row": ["A1C1", "A1F1", "A1T2", "A1C4", "A1S1", "A1S2"],  # the first costs 2 wood, the second 1
    "stack_1": ["A1F2", "A1T3", "A1T1"],
}


@pytest.mark.rule("8.3", "8.4", "9.2", "12.1")
def test_x09_two_technologies_and_two_buildings() -> None:
    state = picking("tikal.3 tikal.4", {"wood": 2 + 3}, buildings=X9)
    assert used(state, "tikal.3", "do:3 advance:extraction advance:theology") == {
        "wood": -2,
        "extraction": 1,
        "theology": 1,
    }
    assert used(state, "tikal.4", "do:4 build:A1F1 build:A1C1") == {
        "wood": -1 - 2,
        "agriculture": 1,
        "built": ["A1F1", "A1C1"],
        "buildings.row": [None, None, "A1T2", "A1C4", "A1S1", "A1S2"],
    }
    assert changes(state, "end") == {
        "buildings.row": ["A1F2", "A1T3", "A1T2", "A1C4", "A1S1", "A1S2"],
        "buildings.stack_1": ["A1T1"],
    }


@pytest.mark.rule("12.1")
def test_x09_two_levels_of_one_technology_would_have_cost_a_wood_more() -> None:
    state = picking("tikal.3 tikal.4", {"wood": 2 + 3}, buildings=X9)
    assert used(state, "tikal.3", "do:3 advance:theology advance:theology") == {"wood": -3, "theology": 2}
    state.play("pick:tikal.4 do:4 build:A1C1")
    assert offers(state) == {"end"}  # no wood is left for the second building


@pytest.mark.rule("10.4")
def test_x10_two_resources_cost_4_corn() -> None:
    state = picking("uxmal.4", {"corn": 5}, buildings={"row": ["A1C1"]})
    assert used(state, "uxmal.4", "do:4") == {
        "corn": -4,
        "agriculture": 1,
        "built": ["A1C1"],
        "buildings.row": [None] * 6,
    }


# ---- Chichen Itza and the first-player space ---------------------------------------------------------------


@pytest.mark.rule("5.2b", "10.7")
def test_x11_a_step_back_on_chichen_itza() -> None:
    state = picking("chichen_itza.7", {"corn": 1, "skulls": 1})
    assert used(state, "chichen_itza.7", "do:6 take:gold") == {
        "corn": -1,
        "skulls": -1,
        "skull_spaces.6": 0,
        "points": 8,
        "kukulkan": 1,
        "gold": 1,
    }


@pytest.mark.rule("13.4")
@pytest.mark.parametrize("red", ["tikal.6 uxmal.7", "tikal.6"])
def test_x12_a_worker_on_6_prevents_two_days(red: str) -> None:
    state = table({}, {"corn": 9}, seats=2, round=3, gears=gears(seat_1=red), first_player=1, to_move=0)
    changed = changes(state, "place:first end")
    assert changed["round"] == 1  # the calendar advanced without a question
    assert changed["gears.tikal.7"] == 1


@pytest.mark.rule("13.4")
def test_x12_a_worker_on_7_alone_does_not_prevent_two_days() -> None:
    state = table({}, {"corn": 9}, seats=2, round=3, gears=gears(seat_1="uxmal.7"), first_player=1, to_move=0)
    state.play("place:first end")
    assert offers(state) == {"days:1", "days:2"}
    assert changes(state, "days:2") == {"round": 2, "gears.uxmal.7": None, "1.available": 1, "board": "dark"}


# ---- Food Days ---------------------------------------------------------------------------------------------


@pytest.mark.rule("15.1")
def test_x13_three_workers_and_5_corn() -> None:
    state = last_turn({}, {"corn": 5, "points": 10}, seats=2, round=8)
    assert changes(state, "place:palenque end") == {
        "round": 1,
        "food_days": 1,
        "tooth_corn": 1,
        "0.points": -9,
        "points": -3,
        "corn": -4,
        "available": -1,
        "gears.palenque.1": 1,
    }


@pytest.mark.rule("15.1")
def test_x14_five_workers_two_of_them_free_and_1_corn_spared() -> None:
    fed = {"corn": 5, "workers": 5, "buildings": ["A1F1", "A1F2", "A1F4"]}
    state = end_round(last_turn(fed, seats=2, round=8))
    assert players(state, "corn", "points")[0] == (5 - 3, 0)


@pytest.mark.rule("9.4", "11.2")
def test_x15_a_step_in_every_temple_and_3_vp() -> None:
    me = {"wood": 1, "stone": 2, "gold": 1}
    state = picking("tikal.2", me, round=15, buildings={"row": ["A2T5"]})
    assert used(state, "tikal.2", "do:2") == {
        "wood": -1,
        "stone": -2,
        "gold": -1,
        "built": ["A2T5"],
        "buildings.row": [None] * 6,
        "chaac": 1,
        "quetzalcoatl": 1,
        "kukulkan": 1,
        "points": 3,
    }


def temples(brown: int, yellow: int, green: int) -> Entries:
    return {"corn": 6, "temples": {"chaac": brown, "quetzalcoatl": yellow, "kukulkan": green}}


RED, BLUE, YELLOW = temples(2, 1, 6), temples(4, 1, 4), temples(4, 1, 0)


@pytest.mark.rule("15.3")
@pytest.mark.parametrize("round_", [8, 21])
def test_x16_mid_age_rewards(round_: int) -> None:
    state = end_round(last_turn(RED, BLUE, YELLOW, seats=3, round=round_))
    assert players(state, "wood", "stone", "gold", "skulls", "points") == [
        (2, 1, 0, 1, 0),
        (2, 2, 0, 0, 0),
        (0, 2, 0, 0, 0),
    ]


@pytest.mark.rule("15.4")
def test_x17_the_end_of_age_1() -> None:
    state = end_round(last_turn(RED, BLUE, YELLOW, seats=3, round=14))
    assert state.points() == [2 + 0 + 9 + 4 + 1, 6 + 0 + 5 + 3 + 1, 6 + 0 - 3 + 3 + 1] == [16, 15, 7]


@pytest.mark.rule("15.4")
def test_x18_the_end_of_age_2() -> None:
    state = end_round(last_turn(RED, BLUE, YELLOW, seats=3, round=27))
    assert state.over
    assert state.points() == [2 + 0 + 9 + 4 + 3, 6 + 0 + 5 + 1 + 3, 6 + 0 - 3 + 1 + 3] == [18, 15, 7]


# ---- the end -----------------------------------------------------------------------------------------------


@pytest.mark.rule("16.3")
def test_x19_the_best_temple_4_steps_above_the_starting_step() -> None:
    best = temples(1, 5, 2)

    def points(*monuments: str) -> float:
        return end_round(last_turn(best | {"monuments": monuments}, seats=2, round=27)).points()[0]

    assert points("MON_BEST_TEMPLE") - points() == 12


@pytest.mark.rule("6.1", "6.2", "12.3")
def test_x20_agriculture_at_level_3() -> None:
    me: Entries = {"technologies": {"agriculture": 3}}
    open_fields: Entries = {"jungle": {group: {"corn": 1, "wood": 0} for group in "2345"}}
    cleared: Entries = {"jungle": {group: {"corn": 0, "wood": 0} for group in "2345"}}
    for action, corn in {2: 4, 3: 5, 4: 7, 5: 9}.items():
        worker = f"palenque.{action}"
        assert used(picking(worker, me, **open_fields), worker, f"do:{action}")["corn"] == corn + 3
        assert used(picking(worker, me, **cleared), worker, f"do:{action}") == {"corn": corn + 3}
        if action > 2:
            assert used(picking(worker, me), worker, f"do:{action} harvest:burn")["corn"] == corn + 3
    assert used(picking("palenque.1", me), "palenque.1", "do:1") == {"corn": 3 + 1}
