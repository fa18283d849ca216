"""Rules 8: Tikal."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from cenote import State
from tests.games.tzolkin.positions import TEMPLES, TRACKS, changes, gears, offers, picking, table, used, why

GOODS = {"wood": 9, "stone": 9, "gold": 9}


def levels(**tracks: int) -> dict[str, Any]:
    return {"technologies": tracks}


def at_tikal(action: int, *players: dict[str, Any], **entries: Any) -> State:
    """Seat 0 has picked up a worker from the space of this action and uses it."""
    return picking(f"tikal.{action}", *players, **entries).play(f"pick:tikal.{action} do:{action}")


def row(*buildings: str) -> dict[str, Any]:
    return {"buildings": {"row": list(buildings)}}


# ---- advancing in technology -------------------------------------------------------------------------------


@pytest.mark.rule("8.1")
@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize(("level", "cost"), [(0, 1), (1, 2), (2, 3)])
def test_action_1_advances_one_technology_by_one_level_for_its_price(track: str, level: int, cost: int) -> None:
    state = at_tikal(1, {"stone": 9} | levels(**{track: level}))
    assert offers(state) == {f"advance:{name}" for name in TRACKS}
    assert changes(state, f"advance:{track}") == {"stone": -cost, track: 1}
    assert offers(state) == {"end"}


@pytest.mark.rule("8.1")
@pytest.mark.parametrize("blocks", [1, 2, 3])
def test_action_1_offers_what_can_be_paid_for(blocks: int) -> None:
    me = {"wood": blocks} | levels(agriculture=2, extraction=1, architecture=0, theology=2)
    state = picking("tikal.1", me).play("pick:tikal.1")
    assert offers(state) == {"nothing", "do:1"}
    price = {"agriculture": 3, "extraction": 2, "architecture": 1, "theology": 3}
    offered = {track for track in TRACKS if price[track] <= blocks}
    state.play("do:1")
    if blocks == 1:
        assert state.dump()["players"][0]["technologies"]["architecture"] == 1  # there was no choice
    else:
        assert offers(state) == {f"advance:{track}" for track in offered}


@pytest.mark.rule("8.1")
def test_action_1_is_paid_in_resources_of_any_kinds() -> None:
    state = at_tikal(1, {"wood": 1, "stone": 1, "gold": 1} | levels(theology=1)).play("advance:theology")
    assert offers(state) == {"pay:wood", "pay:stone"}
    assert why(state, "pay:gold") == "another_first"  # two are due, and gold is paid last
    assert changes(state.clone(), "pay:wood pay:gold") == {"wood": -1, "gold": -1, "theology": 1}
    assert changes(state.clone(), "pay:wood pay:stone") == {"wood": -1, "stone": -1, "theology": 1}
    assert changes(state, "pay:stone") == {"stone": -1, "gold": -1, "theology": 1}


@pytest.mark.rule("8.1")
def test_resources_are_paid_in_one_order() -> None:
    state = at_tikal(1, {"wood": 2, "stone": 2, "gold": 2} | levels(theology=1)).play("advance:theology pay:stone")
    assert offers(state) == {"pay:stone", "pay:gold"}
    assert why(state, "pay:wood") == "take_back_first"


# ---- one building ------------------------------------------------------------------------------------------


@pytest.mark.rule("8.2")
def test_action_2_constructs_one_building_paying_in_resources() -> None:
    state = at_tikal(2, GOODS | {"corn": 9}, **row("A1C3", "A1T1"))
    assert offers(state) == {"build:A1C3", "build:A1T1"}
    assert changes(state, "build:A1T1") == {
        "wood": -2,
        "stone": -1,
        "chaac": 1,
        "quetzalcoatl": 1,
        "built": ["A1T1"],
        "buildings.row": ["A1C3", None, None, None, None, None],
    }
    assert offers(state) == {"end"}


@pytest.mark.rule("8.2")
def test_action_2_constructs_no_monument() -> None:
    state = at_tikal(2, GOODS, **row("A1F1", "A1F2"), monuments=["MON_TOMBS"])
    assert offers(state) == {"build:A1F1", "build:A1F2"}
    assert why(state, "build:MON_TOMBS") == "no_monument_here"


@pytest.mark.rule("8.2")
def test_action_2_constructs_what_lies_in_the_row_and_can_be_paid_for() -> None:
    state = at_tikal(2, {"wood": 2, "corn": 20}, **row("A1F1", "A1C1", "A1T1"))
    assert offers(state) == {"build:A1F1", "build:A1C1"}
    assert why(state, "build:A1T1") == "cannot_afford"
    assert why(state, "build:A1F2") == "not_on_offer"


# ---- one or two advances -----------------------------------------------------------------------------------


@pytest.mark.rule("8.3")
@pytest.mark.parametrize("first", TRACKS)
def test_action_3_advances_once(first: str) -> None:
    state = at_tikal(3, {"gold": 9})
    assert "done" not in offers(state)
    assert changes(state, f"advance:{first}") == {"gold": -1, first: 1}
    assert "done" in offers(state)
    assert changes(state, "done") == {}
    assert offers(state) == {"end"}


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(("first", "second"), list(combinations(TRACKS, 2)))
def test_action_3_advances_on_two_tracks(first: str, second: str) -> None:
    state = at_tikal(3, {"gold": 9})
    assert changes(state, f"advance:{first} advance:{second}") == {"gold": -2, first: 1, second: 1}
    assert offers(state) == {"end"}


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(("first", "second"), list(combinations(TRACKS, 2)))
def test_two_tracks_are_advanced_on_in_one_order(first: str, second: str) -> None:
    state = at_tikal(3, {"gold": 9}).play(f"advance:{second}")
    assert f"advance:{first}" not in offers(state)
    assert why(state, f"advance:{first}") == "take_back_first"


@pytest.mark.rule("8.3")
@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize(("level", "cost"), [(0, 1 + 2), (1, 2 + 3)])
def test_action_3_advances_twice_on_one_track(track: str, level: int, cost: int) -> None:
    state = at_tikal(3, {"gold": 9} | levels(**{track: level}))
    assert changes(state, f"advance:{track} advance:{track}") == {"gold": -cost, track: 2}


@pytest.mark.rule("8.3")
def test_each_advance_is_paid_for_before_the_next() -> None:
    state = at_tikal(3, {"wood": 2}).play("advance:agriculture")
    assert state.dump()["players"][0]["wood"] == 1
    assert offers(state) == {"done", "advance:extraction", "advance:architecture", "advance:theology"}
    assert why(state, "advance:agriculture") == "not_enough"  # level 2 takes 2


@pytest.mark.rule("8.3")
@pytest.mark.parametrize("track", ["agriculture", "architecture", "theology"])
def test_resources_won_by_the_first_advance_pay_for_the_second(track: str) -> None:
    state = at_tikal(3, {"wood": 1} | levels(extraction=3, **{track: 1}))
    state.play("advance:extraction take:stone take:gold")
    assert f"advance:{track}" in offers(state)
    assert changes(state, f"advance:{track}") == {"stone": -1, "gold": -1, track: 1}


@pytest.mark.rule("8.3")
def test_the_extraction_bonus_may_be_taken_twice() -> None:
    state = at_tikal(3, {"wood": 1} | levels(extraction=3))
    changed = changes(state, "advance:extraction take:stone take:gold advance:extraction pay:gold take:gold")
    assert changed == {"wood": -1, "stone": 1, "gold": 2}


# ---- two buildings or a monument ---------------------------------------------------------------------------


@pytest.mark.rule("8.4")
def test_action_4_constructs_one_or_two_buildings() -> None:
    state = at_tikal(4, GOODS, **row("A1F1", "A1C3", "A1T1"))
    assert offers(state) == {"build:A1F1", "build:A1C3", "build:A1T1"}
    assert changes(state, "build:A1T1") == {
        "wood": -2,
        "stone": -1,
        "chaac": 1,
        "quetzalcoatl": 1,
        "built": ["A1T1"],
        "buildings.row": ["A1F1", "A1C3", None, None, None, None],
    }
    assert offers(state) == {"done", "build:A1F1", "build:A1C3"}
    assert changes(state.clone(), "done") == {}
    assert changes(state, "build:A1F1") == {
        "wood": -1,
        "built": ["A1F1"],
        "buildings.row": [None, "A1C3", None, None, None, None],
    }
    assert offers(state) == {"end"}


@pytest.mark.rule("8.4")
def test_action_4_constructs_a_monument_instead() -> None:
    state = at_tikal(4, GOODS, **row("A1F1", "A1F2"), monuments=["MON_TOMBS", "MON_CIVICS"])
    assert offers(state) == {"build:A1F1", "build:A1F2", "build:MON_TOMBS", "build:MON_CIVICS"}
    assert changes(state, "build:MON_TOMBS") == {
        "wood": -3,
        "stone": -2,
        "gold": -1,
        "monuments": [None, "MON_CIVICS", None, None, None, None],
        "built": ["MON_TOMBS"],
    }
    assert offers(state) == {"end"}  # no building beside it, and no second monument


@pytest.mark.rule("8.4")
def test_after_a_building_there_is_no_monument() -> None:
    state = at_tikal(4, GOODS, **row("A1F1", "A1F2"), monuments=["MON_TOMBS"]).play("build:A1F1")
    assert offers(state) == {"done", "build:A1F2"}
    assert why(state, "build:MON_TOMBS") == "no_monument_here"


# ---- two temples -------------------------------------------------------------------------------------------


@pytest.mark.rule("8.5")
@pytest.mark.parametrize("resource", ["wood", "stone", "gold"])
@pytest.mark.parametrize(("one", "other"), list(combinations(TEMPLES, 2)))
def test_action_5_goes_up_in_two_different_temples_for_one_resource(resource: str, one: str, other: str) -> None:
    state = at_tikal(5, GOODS)
    assert offers(state) == {"pay:wood", "pay:stone", "pay:gold"}
    state.play(f"pay:{resource}")
    assert state.dump()["players"][0][resource] == 8
    assert offers(state) == {f"climb:{a}.{b}" for a, b in combinations(TEMPLES, 2)}
    assert changes(state, f"climb:{one}.{other}") == {one: 1, other: 1}
    assert offers(state) == {"end"}


@pytest.mark.rule("8.5")
def test_action_5_takes_any_resource_but_neither_corn_nor_skulls() -> None:
    assert used(picking("tikal.5", {"gold": 1}), "tikal.5", "do:5 climb:chaac.kukulkan") == {
        "gold": -1,
        "chaac": 1,
        "kukulkan": 1,
    }
    poor = picking("tikal.5", {"corn": 9, "skulls": 2}, **row("A1F1"))
    assert used(poor, "tikal.5") == {}


@pytest.mark.rule("8.5")
def test_the_resource_is_due_even_if_a_chosen_temple_cannot_be_climbed() -> None:
    tops = {"chaac": 6, "quetzalcoatl": 7, "kukulkan": 2}
    state = at_tikal(5, {"wood": 1, "temples": tops}, {"temples": {"quetzalcoatl": 8}})
    assert offers(state) == {f"climb:{a}.{b}" for a, b in combinations(TEMPLES, 2)}
    assert state.dump()["players"][0]["wood"] == 0
    assert changes(state.clone(), "climb:chaac.kukulkan") == {"kukulkan": 1}  # at the top already
    assert changes(state.clone(), "climb:quetzalcoatl.kukulkan") == {"kukulkan": 1}  # the top is another's
    assert changes(state, "climb:chaac.quetzalcoatl") == {}


@pytest.mark.rule("8.6")
@pytest.mark.parametrize("space", [6, 7])
def test_spaces_6_and_7_give_any_action(space: int) -> None:
    worker = f"tikal.{space}"
    me = {"wood": 1, "corn": 0}

    def doing(moves: str, **entries: Any) -> dict[str, Any]:
        return used(picking(worker, me, **entries), worker, moves)

    built = {"wood": -1, "built": ["A1F1"], "buildings.row": [None] * 6}
    assert doing("do:1 advance:theology") == {"wood": -1, "theology": 1}
    assert doing("do:2", **row("A1F1")) == built
    assert doing("do:3 advance:theology") == {"wood": -1, "theology": 1}
    assert doing("do:4", **row("A1F1")) == built
    assert doing("do:5 climb:chaac.kukulkan") == {"wood": -1, "chaac": 1, "kukulkan": 1}


@pytest.mark.rule("8.4", "8.6")
@pytest.mark.parametrize(("space", "possible"), [(2, False), (3, False), (4, True), (5, True), (6, True), (7, True)])
def test_where_a_monument_can_be_reached_from(space: int, possible: bool) -> None:
    state = table(GOODS | {"corn": 9}, gears=gears(seat_0=f"tikal.{space}"), monuments=["MON_TOMBS"])
    assert ("do:4" in offers(state.play(f"pick:tikal.{space}"))) == possible
