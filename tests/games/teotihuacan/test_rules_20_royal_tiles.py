"""Rules 20: Royal tiles."""

from __future__ import annotations

from typing import Any

import pytest

from cenote import State
from tests.games.teotihuacan.at_work import RESOURCES, arriving, have, unused
from tests.games.teotihuacan.scenes import offered, player

POWERS = (1, 2, 3, 4, 5)
CATEGORY = {"P4": "a", "P5": "a", "P9": "a", "P2": "b", "P6": "b", "P7": "b", "P1": "c", "P3": "c", "P8": "c"}


def reigning(tile: str, power: int, me: dict[str, Any] | None = None, *others: Any, **entries: Any) -> State:
    """A worker of this power is locked on a Royal tile, and its effect chosen."""
    places = {"a": "P4", "b": "P2", "c": "P1"} | {CATEGORY[tile]: tile}
    state = arriving("palace", [power], me, *others, royal_tiles=places, **entries)
    state.play(f"worship:palace.{CATEGORY[tile]}")
    if "choose:effect" in state.tokens():
        state.play("choose:effect")
    assert player(state)["locked"] == {f"palace.{CATEGORY[tile]}": power}
    return state


def most(state: State, move: str) -> int:
    """How often a move can be made in a row."""
    state = state.clone()
    n = 0
    while move in state.tokens():
        state.play(move)
        n += 1
    return n


# ---- tiles that give, and tiles that score -------------------------------------------------------------------


@pytest.mark.rule("R20")
@pytest.mark.parametrize("power", POWERS)
def test_p1_gives_cocoa_by_the_power_and_one_more(power: int) -> None:
    state = reigning("P1", power)
    assert have(state) == {"cocoa": power + 1}
    assert "end" in state.tokens()


@pytest.mark.rule("R20")
@pytest.mark.parametrize("power", POWERS)
@pytest.mark.parametrize("markers", range(7))
def test_p4_scores_two_for_each_own_technology_up_to_the_power(power: int, markers: int) -> None:
    mine = ["TECH1", "TECH3", "TECH5", "TECH9", "TECH15", "TECH17"][:markers]
    other = {"technologies": ["TECH1", "TECH3", "TECH5"]}
    got = have(reigning("P4", power, {"technologies": mine}, other))
    got.pop("cocoa", None)  # of technology 1 for coming to the Palace
    points = 2 * min(markers, power)
    assert got == ({"points": points} if points else {})


@pytest.mark.rule("R20")
@pytest.mark.parametrize("power", POWERS)
@pytest.mark.parametrize("spaces", [0, 1, 3, 5, 8])
def test_p5_scores_two_for_each_space_on_the_pyramid_track_up_to_the_power(power: int, spaces: int) -> None:
    got = have(reigning("P5", power, {"pyramid_track": spaces}, {"pyramid_track": 9}))
    assert got.get("points", 0) == 2 * min(spaces, power)


@pytest.mark.rule("R20")
@pytest.mark.parametrize("power", POWERS)
@pytest.mark.parametrize("spaces", range(10))
def test_p9_scores_one_for_each_space_on_the_avenue_up_to_the_power_and_one(power: int, spaces: int) -> None:
    got = have(reigning("P9", power, {"avenue": spaces}, {"avenue": 9}))
    assert got.get("points", 0) == min(spaces, power + 1)


# ---- tiles that trade ------------------------------------------------------------------------------------------


@pytest.mark.rule("R20")
@pytest.mark.parametrize("power", POWERS)
@pytest.mark.parametrize(("tile", "resource"), [("P2", "wood"), ("P6", "gold")])
def test_p2_and_p6_sell_pairs_for_cocoa_up_to_the_power(tile: str, resource: str, power: int) -> None:
    state = reigning(tile, power, {"cocoa": 9})
    assert set(state.tokens()) == {"done", "trade"}
    assert most(state, "trade") == power
    state.play("trade")
    assert have(state) == {"cocoa": 8, resource: 1, "stone": 1}
    for _ in range(power - 1):
        state.play("trade")
    assert have(state) == {"cocoa": 9 - power, resource: power, "stone": power}
    assert "end" in state.tokens()


@pytest.mark.rule("R20")
@pytest.mark.parametrize("tile", ["P2", "P6"])
def test_p2_and_p6_sell_no_more_than_the_cocoa_pays_for(tile: str) -> None:
    state = reigning(tile, 5, {"cocoa": 2})
    assert most(state, "trade") == 2


@pytest.mark.rule("R20")
@pytest.mark.parametrize("power", POWERS)
def test_p3_buys_resources_of_any_kind_for_two_cocoa_each_up_to_the_power(power: int) -> None:
    rich = {"wood": 9, "stone": 9, "gold": 9}
    state = reigning("P3", power, rich)
    assert set(state.tokens()) == {"done", "pay:wood", "pay:stone", "pay:gold"}
    for resource in RESOURCES:
        assert most(state, f"pay:{resource}") == power
        sold = have(state.clone().play(f"pay:{resource}"))
        assert sold == {**rich, resource: 8, "cocoa": 2}


@pytest.mark.rule("R20")
def test_p3_buys_a_mixture() -> None:
    state = reigning("P3", 3, {"wood": 2, "stone": 1, "gold": 1}).play("pay:wood pay:stone pay:gold")
    assert have(state) == {"wood": 1, "cocoa": 6}


@pytest.mark.rule("R20")
def test_p3_buys_what_there_is() -> None:
    state = reigning("P3", 5, {"stone": 1})
    assert set(state.tokens()) == {"done", "pay:stone"}
    state.play("pay:stone")
    assert have(state) == {"cocoa": 2}
    assert "end" in state.tokens()


@pytest.mark.rule("R18.4", "R20")
def test_p3_buys_what_a_claim_made_meanwhile_has_brought() -> None:
    # The gold brings the cocoa for the tile that brings the wood.
    me = {"gold": 1, "avenue": 2, "unused": {"avenue": 1}}
    tiles = {"discoveries": {"avenue": {"3": ["resources3"]}}}  # costs 1 cocoa
    state = reigning("P3", 5, me, **tiles).play("pay:gold use:avenue claim:resources3")
    state.play("use:resources3 take:wood take:wood take:stone")
    assert offered(state, "pay") == {"wood", "stone"}
    assert have(state.play("pay:wood pay:wood pay:stone"))["cocoa"] == 2 - 1 + 6


@pytest.mark.rule("R20")
@pytest.mark.parametrize("power", POWERS)
def test_p7_gives_resources_by_the_power_for_a_cocoa_and_a_resource_once(power: int) -> None:
    state = reigning("P7", power, {"cocoa": 3, "stone": 3, "wood": 3})
    assert set(state.tokens()) == {"done", "pay:wood", "pay:stone"}
    state.play("pay:stone")
    assert have(state) == {"cocoa": 2, "stone": 2, "wood": 3}
    for _ in range(power):
        state.play("take:wood")
    assert have(state) == {"cocoa": 2, "stone": 2, "wood": 3 + power}
    assert offered(state, "pay") == set()
    assert "end" in state.tokens()


@pytest.mark.rule("R20")
def test_p7_gives_any_mixture() -> None:
    state = reigning("P7", 5, {"cocoa": 1, "gold": 1}).play("pay:gold take:wood take:wood take:stone take:gold")
    assert have(state) == {"wood": 2, "stone": 1, "gold": 2}  # the last can only be gold


@pytest.mark.rule("R20")
@pytest.mark.parametrize("lacking", ["cocoa", "wood"])
def test_p7_takes_both(lacking: str) -> None:
    me = {"cocoa": 1, "wood": 1, lacking: 0}
    state = reigning("P7", 5, me)
    assert state.tokens() == ["end"]
    assert have(state) == {good: n for good, n in me.items() if n}


@pytest.mark.rule("R20")
@pytest.mark.parametrize("power", POWERS)
def test_p8_sells_temple_steps_for_cocoa_one_time_less_than_the_power(power: int) -> None:
    state = reigning("P8", power, {"cocoa": 9})
    for n in range(1, power):
        assert set(state.tokens()) == {"done", "trade"}
        state.play("trade")
        assert offered(state, "climb") == {"blue", "red", "green"}
        state.play("climb:red")
        assert have(state) == {"cocoa": 9 - n, "red": n, "points": (1, 2, 4, 6)[n - 1]}
    assert state.tokens() == ["end", "unlock:paid"]


@pytest.mark.rule("R20")
def test_p8_carries_out_each_step_in_full_before_the_next() -> None:
    tiles = {"discoveries": {"steps": {"green.3": ["double_move"]}}}
    state = reigning("P8", 4, {"cocoa": 1, "temples": {"green": 1}}, **tiles).play("trade climb:green")
    assert have(state) == {"cocoa": 1, "green": 2}  # the step pays for the next
    state.play("trade climb:green")
    assert offered(state, "claim") == {"double_move"}
    state.play("claim:double_move")
    assert unused(state) == {"double_move": 1}
    assert state.tokens() == ["end"]


@pytest.mark.rule("R20")
def test_p8_sells_nothing_when_no_marker_can_move() -> None:
    state = reigning("P8", 5, {"cocoa": 2, "temples": {"blue": 11, "red": 11, "green": 11}})
    assert offered(state, "climb") == set()
    assert "trade" not in state.tokens()


@pytest.mark.rule("R20")
@pytest.mark.parametrize("other", [1, 5])
def test_the_power_is_that_of_the_worker_just_locked(other: int) -> None:
    me = {"locked": {"palace.a": other}, "workers": [f"palace.{other}"]}
    assert have(reigning_beside("P1", 3, me)) == {"cocoa": 4}


def reigning_beside(tile: str, power: int, me: dict[str, Any]) -> State:
    state = arriving("palace", [power], me, royal_tiles={"a": "P4", "b": "P2", "c": tile})
    state.play("worship:palace.c")
    return state.play("choose:effect") if "choose:effect" in state.tokens() else state


# ---- of choice -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R20.1")
@pytest.mark.parametrize("tile", ["P2", "P3", "P6", "P7", "P8"])
def test_no_trade_need_be_made(tile: str) -> None:
    me = {"cocoa": 2, "wood": 2}
    state = reigning(tile, 3, me)
    assert "done" in state.tokens()
    assert have(state.play("done")) == me
    assert state.tokens() == ["end"]


@pytest.mark.rule("R20.1")
@pytest.mark.parametrize("tile", ["P2", "P6", "P8"])
def test_one_may_stop_after_any_trade(tile: str) -> None:
    state = reigning(tile, 4, {"cocoa": 9}).play("trade")
    if tile == "P8":
        state.play("climb:red")
    assert "done" in state.tokens()
    assert have(state.play("done"))["cocoa"] == 8


@pytest.mark.rule("R7.8", "R20.1")
@pytest.mark.parametrize("tile", CATEGORY)
def test_a_tile_may_be_chosen_though_it_yields_nothing(tile: str) -> None:
    state = reigning(tile, 1)
    assert state.tokens() == ["end"]
    assert have(state) == ({"cocoa": 2} if tile == "P1" else {})


@pytest.mark.rule("R18.7", "R20.1")
@pytest.mark.parametrize("tile", ["P2", "P6", "P7", "P8"])
def test_the_free_cocoa_tile_pays_no_trade(tile: str) -> None:
    state = reigning(tile, 3, {"wood": 1, "unused": {"free_cocoa": 1}})
    assert state.tokens() == ["end"]
    assert unused(state) == {"free_cocoa": 1}
