"""Worked examples of what the boards do: X4 to X8, X17 and X18 of docs/rules/teotihuacan.md."""

from __future__ import annotations

import pytest

from tests.games.teotihuacan.at_work import at_work, have, workers, worshipping
from tests.games.teotihuacan.building import beneath, decorations, level, lies, pyramid
from tests.games.teotihuacan.scenes import offered, scene


@pytest.mark.rule("R9.1", "R9.3")
@pytest.mark.parametrize("powers", [[2, 5], [5, 2]])
def test_x04_two_workers_of_power_2_and_5_in_the_forest(powers: list[int]) -> None:
    state = at_work("forest", powers)
    assert have(state) == {"wood": 2}
    assert set(state.tokens()) == {"power:forest.2", "power:forest.5"}
    assert workers(state.play("power:forest.2"), "forest") == [3, 5]
    assert state.tokens() == ["end"]


@pytest.mark.rule("R10.1", "R10.7")
def test_x05_a_lone_worker_of_power_4_at_alchemy() -> None:
    state = at_work("alchemy", [4], {"gold": 2})
    assert offered(state, "technology") == {"TECH1", "TECH3", "TECH5", "TECH9", "TECH15", "TECH17"}
    first_row = state.clone().play("technology:TECH3")
    assert workers(first_row, "alchemy") == [5]
    second_row = state.play("technology:TECH15")
    assert workers(second_row, "alchemy") == [4]
    assert second_row.tokens() == ["end"]


@pytest.mark.rule("R11.2", "R11.3", "R11.4")
def test_x06_two_workers_of_the_nobles() -> None:
    nobles = {"top": 0, "middle": 1, "bottom": 0}
    state = at_work("nobles", [1, 2], {"wood": 2}, nobles=nobles)
    assert have(state) == {"points": 4, "avenue": 1}
    assert state.dump()["nobles"] == nobles | {"middle": 2}
    assert workers(state.play("power:nobles.2"), "nobles") == [1, 3]
    assert state.tokens() == ["end"]


@pytest.mark.rule("R12.2", "R12.3", "R12.4")
def test_x07_a_decoration_on_number_2() -> None:
    # At the top BR covers the b at the upper right of gbrn and the b at the upper left of bnRg.
    lying = {"1.0.1": "T08", "1.0.2": "T01"}
    given = decorations("D01", top=["D10"])
    state = at_work("decorations", [1], {"gold": 3}, decorations=given, pyramid=pyramid(tiles=lying)).play("side:top")
    assert have(state) == {"points": 1 + 3, "pyramid_track": 1, "blue": 1}
    assert offered(state, "take") == {"wood", "stone", "gold"}  # of the step in the blue temple
    assert state.dump()["decorations"]["sides"]["top"] == ["D10", "D01"]


@pytest.mark.rule("R12.2")
def test_x07_number_3_has_to_wait_for_number_2() -> None:
    built = pyramid(beneath("2.0.1"))  # a tile of level 2 lies where number 3 would be
    given = decorations("D01", top=["D10"])
    state = at_work("decorations", [1], {"gold": 3}, decorations=given, pyramid=built).play("side:top")
    assert state.dump()["decorations"]["sides"]["top"] == ["D10", "D01"]


@pytest.mark.rule("R13.2", "R13.4", "R13.5")
def test_x08_a_tile_on_level_2() -> None:
    # gBrn covers g of bngn, b of gnrb and r of rBrb, and under its pale figure b of gbrn.
    lying = {"1.0.0": "T15", "1.0.1": "T06", "1.1.1": "T29", "1.1.0": "T08"}
    built = pyramid(level(1), display=["T09"], tiles=lying)
    state = at_work("construction", [1], {"stone": 2, "wood": 1}, pyramid=built).play("place:2.0.0 rotate:0")
    assert have(state) == {"points": 3 + 3, "pyramid_track": 1, "blue": 1}
    assert offered(state, "take") == {"wood", "stone", "gold"}
    assert lies(state, "2.0.0") == ("T09", 0)


@pytest.mark.rule("R20")
def test_x17_p9_with_a_worker_of_power_3_on_space_6_of_the_avenue() -> None:
    tiles = {"a": "P9", "b": "P6", "c": "P1"}
    state = worshipping("palace.a", 3, {"avenue": 6}, royal_tiles=tiles)
    assert have(state) == {"avenue": 6, "points": 4}


@pytest.mark.rule("R13.1", "R13.6", "R13.8")
def test_x18_a_lone_worker_with_technology_15() -> None:
    shown = pyramid(display=["T31", "T32", "T01"])
    me = {"stone": 3, "technologies": ["TECH15"]}
    state = at_work("construction", [2], me, pyramid=shown).play("tile:T31 place:1.1.3 discount:stone")
    assert have(state) == {"stone": 2, "points": 1, "pyramid_track": 1}
    state.play("tile:T32 place:1.2.3")
    assert have(state) == {"points": 2, "pyramid_track": 2}
    assert workers(state, "construction") == [3]
    assert state.tokens() == ["end"]


@pytest.mark.rule("R13.6")
def test_x18_the_first_tile_may_be_the_only_one() -> None:
    shown = pyramid(display=["T31", "T32", "T01"])
    me = {"stone": 5, "technologies": ["TECH15"], "workers": ["palace.1", "palace.1", "forest.1"]}
    state = scene(me, pyramid=shown).play(
        "worker:forest.1 go:construction main tile:T31 place:1.1.3 discount:stone done"
    )
    assert have(state) == {"stone": 4, "points": 1, "pyramid_track": 1}
    assert workers(state, "construction") == [2]
