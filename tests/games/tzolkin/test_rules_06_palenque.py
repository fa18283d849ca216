"""Rules 6: Palenque, fishing and the jungle."""

from __future__ import annotations

from typing import Any

import pytest

from cenote import State
from tests.games.tzolkin.positions import (
    TEMPLES,
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

CORN = {2: 4, 3: 5, 4: 7, 5: 9}
WOOD = {3: 2, 4: 3, 5: 4}
BOTTOM = {"temples": dict.fromkeys(TEMPLES, 0)}
ALL, COVERED, OPEN, CORN_ONLY, EMPTY = (4, 4), (2, 2), (3, 1), (2, 0), (0, 0)  # corn and wood tiles of a group


def agriculture(level: int) -> dict[str, Any]:
    return {"technologies": {"agriculture": level}}


def harvesting(group: int, tiles: tuple[int, int] = ALL, me: dict[str, Any] | None = None, **entries: Any) -> State:
    """Seat 0 has picked up a worker from the space of this group and uses its action."""
    corn, wood = tiles
    jungle = {str(group): {"corn": corn, "wood": wood}}
    state = picking(f"palenque.{group}", me or {}, jungle=jungle, **entries)
    return state.play(f"pick:palenque.{group} do:{group}")


def action_offered(group: int, tiles: tuple[int, int], me: dict[str, Any]) -> bool:
    corn, wood = tiles
    state = picking("palenque.7", me, jungle={str(group): {"corn": corn, "wood": wood}}).play("pick:palenque.7")
    return f"do:{group}" in offers(state)


# ---- fishing -----------------------------------------------------------------------------------------------


@pytest.mark.rule("6.1")
@pytest.mark.parametrize(("level", "corn"), [(0, 3), (1, 3), (2, 4), (3, 4)])
def test_fishing(level: int, corn: int) -> None:
    assert used(picking("palenque.1", agriculture(level)), "palenque.1", "do:1") == {"corn": corn}


@pytest.mark.rule("6.1")
def test_fishing_cannot_be_used_up() -> None:
    fished_out = {group: {"corn": 0, "wood": 0} for group in "2345"}
    fishers = {"seat_0": "palenque.1 palenque.6 palenque.7"}
    state = table({}, {"corn_tiles": 16, "wood_tiles": 12}, gears=gears(**fishers), jungle=fished_out)
    for worker in fishers["seat_0"].split():
        assert used(state, worker, "do:1") == {"corn": 3}


# ---- the four ways to harvest ------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "6.4")
@pytest.mark.parametrize("group", [3, 4, 5])
@pytest.mark.parametrize(("level", "more"), [(0, 0), (1, 1), (2, 1), (3, 1)])
def test_harvesting_wood(group: int, level: int, more: int) -> None:
    me = {"technologies": {"extraction": level, "agriculture": 3}}  # agriculture has nothing to do with wood
    state = harvesting(group, ALL, me)
    assert changes(state, "harvest:wood") == {
        "wood": WOOD[group] + more,
        "wood_tiles": 1,
        f"jungle.{group}.wood": -1,
    }


@pytest.mark.rule("6.2")
def test_harvesting_wood_opens_the_corn_beneath() -> None:
    state = picking("palenque.6 palenque.7").play("pick:palenque.6 do:4")
    assert why(state, "harvest:corn") == "corn_under_wood"
    state.play("harvest:wood pick:palenque.7 do:4")
    assert changes(state, "harvest:corn") == {"corn": 7, "corn_tiles": 1, "jungle.4.corn": -1}


@pytest.mark.rule("6.2", "6.4")
@pytest.mark.parametrize("group", [2, 3, 4, 5])
@pytest.mark.parametrize(("level", "more"), [(0, 0), (1, 1), (2, 1), (3, 3)])
def test_harvesting_corn(group: int, level: int, more: int) -> None:
    me = {"technologies": {"agriculture": level, "extraction": 3}}  # extraction has nothing to do with corn
    state = picking(f"palenque.{group}", me, jungle={str(group): {"corn": 2, "wood": 0}})
    assert used(state, f"palenque.{group}", f"do:{group}") == {
        "corn": CORN[group] + more,
        "corn_tiles": 1,
        f"jungle.{group}.corn": -1,
    }


@pytest.mark.rule("6.2", "6.4")
@pytest.mark.parametrize("group", [3, 4, 5])
@pytest.mark.parametrize(("level", "more"), [(0, 0), (1, 1), (2, 1), (3, 3)])
@pytest.mark.parametrize("temple", TEMPLES)
def test_burning_the_forest(group: int, level: int, more: int, temple: str) -> None:
    me = {"technologies": {"agriculture": level, "extraction": 3}}
    state = harvesting(group, ALL, me)
    assert changes(state, "harvest:burn") == {
        "corn": CORN[group] + more,
        "corn_tiles": 1,
        f"jungle.{group}.corn": -1,
        f"jungle.{group}.wood": -1,  # and nobody has the wood tile
    }
    assert offers(state) == {f"anger:{name}" for name in TEMPLES}
    assert changes(state, f"anger:{temple}") == {temple: -1}


@pytest.mark.rule("6.2", "6.3")
@pytest.mark.parametrize("group", [2, 3, 4, 5])
@pytest.mark.parametrize(("level", "more"), [(2, 1), (3, 3)])
def test_harvesting_without_a_tile(group: int, level: int, more: int) -> None:
    state = picking(f"palenque.{group}", agriculture(level), jungle={str(group): {"corn": 0, "wood": 0}})
    assert used(state, f"palenque.{group}", f"do:{group}") == {"corn": CORN[group] + more}
    if group > 2:
        covered = harvesting(group, COVERED, agriculture(level))
        assert changes(covered, "harvest:no_tile") == {"corn": CORN[group] + more}


# ---- when each is possible ---------------------------------------------------------------------------------

WAYS = ("wood", "corn", "burn", "no_tile")


@pytest.mark.rule("6.2", "6.3")
@pytest.mark.parametrize("group", [3, 4, 5])
@pytest.mark.parametrize(
    ("tiles", "level", "ways"),
    [
        (ALL, 0, "wood burn"),
        (ALL, 1, "wood burn"),
        (ALL, 2, "wood burn no_tile"),
        (ALL, 3, "wood burn no_tile"),
        (COVERED, 0, "wood burn"),
        (COVERED, 2, "wood burn no_tile"),
        (OPEN, 0, "wood corn burn"),
        (OPEN, 2, "wood corn burn"),
        (OPEN, 3, "wood corn burn"),
    ],
)
def test_which_ways_to_harvest_a_group_with_wood_there_are(
    group: int, tiles: tuple[int, int], level: int, ways: str
) -> None:
    state = harvesting(group, tiles, agriculture(level))
    assert offers(state) == {f"harvest:{way}" for way in ways.split()}


@pytest.mark.rule("6.3")
@pytest.mark.parametrize(
    ("group", "tiles", "level", "available"),
    [
        (2, EMPTY, 0, False),
        (2, EMPTY, 1, False),
        (2, EMPTY, 2, True),
        (2, CORN_ONLY, 0, True),
        *((group, EMPTY, level, level >= 2) for group in (3, 4, 5) for level in range(4)),
        *((group, CORN_ONLY, 0, True) for group in (3, 4, 5)),
        *((group, COVERED, 0, True) for group in (3, 4, 5)),
    ],
)
def test_the_action_is_available_when_one_of_the_ways_is(
    group: int, tiles: tuple[int, int], level: int, available: bool
) -> None:
    assert action_offered(group, tiles, agriculture(level)) == available


@pytest.mark.rule("6.2")
def test_there_is_no_wood_in_group_2() -> None:
    state = picking("palenque.2")
    assert used(state, "palenque.2", "do:2") == {"corn": 4, "corn_tiles": 1, "jungle.2.corn": -1}


@pytest.mark.rule("6.2")
@pytest.mark.parametrize("tiles", [COVERED, OPEN])
def test_no_burning_with_all_markers_on_the_bottom(tiles: tuple[int, int]) -> None:
    state = harvesting(4, tiles, BOTTOM | agriculture(2))
    assert "harvest:burn" not in offers(state)
    assert why(state, "harvest:burn") == "all_bottom"


@pytest.mark.rule("6.2")
@pytest.mark.parametrize("temple", TEMPLES)
def test_one_marker_above_the_bottom_is_enough_to_burn(temple: str) -> None:
    temples = {"temples": dict.fromkeys(TEMPLES, 0) | {temple: 1}}
    changed = changes(harvesting(3, ALL, temples), "harvest:burn")
    assert changed == {"corn": 5, "corn_tiles": 1, "jungle.3.corn": -1, "jungle.3.wood": -1, temple: -1}


@pytest.mark.rule("6.2")
def test_nothing_is_left_to_ask_when_one_way_is_possible() -> None:
    state = picking("palenque.3", BOTTOM)
    assert used(state, "palenque.3", "do:3") == {"wood": 2, "wood_tiles": 1, "jungle.3.wood": -1}


@pytest.mark.rule("6.3")
@pytest.mark.parametrize("tiles", [OPEN, (4, 3)])
@pytest.mark.parametrize("level", [2, 3])
def test_a_corn_tile_that_lies_open_has_to_be_taken(tiles: tuple[int, int], level: int) -> None:
    state = harvesting(5, tiles, agriculture(level))
    assert "harvest:no_tile" not in offers(state)
    assert why(state, "harvest:no_tile") == "corn_is_visible"
    only_corn = picking("palenque.5", agriculture(level), jungle={"5": {"corn": 1, "wood": 0}})
    assert used(only_corn, "palenque.5", "do:5")["corn_tiles"] == 1


@pytest.mark.rule("6.3")
@pytest.mark.parametrize("level", [0, 1])
def test_no_harvest_without_a_tile_below_agriculture_2(level: int) -> None:
    assert why(harvesting(5, COVERED, agriculture(level)), "harvest:no_tile") == "technology_too_low"


@pytest.mark.rule("6.3")
@pytest.mark.parametrize("level", [2, 3])
def test_burning_stays_allowed_from_agriculture_2_on(level: int) -> None:
    assert "harvest:burn" in offers(harvesting(5, COVERED, agriculture(level)))
    assert "harvest:burn" in offers(harvesting(5, OPEN, agriculture(level)))


@pytest.mark.rule("6.3")
@pytest.mark.parametrize(
    ("options", "allowed"), [({}, True), ({"burn_visible": True}, True), ({"burn_visible": False}, False)]
)
def test_burning_beside_an_open_corn_tile_is_an_option_on_by_default(options: dict[str, bool], allowed: bool) -> None:
    beside_open = harvesting(4, OPEN, options=options)
    assert ("harvest:burn" in offers(beside_open)) == allowed
    assert why(beside_open, "harvest:burn") == (None if allowed else "corn_is_visible")
    assert "harvest:burn" in offers(harvesting(4, COVERED, options=options))


# ---- the tiles taken ---------------------------------------------------------------------------------------


@pytest.mark.rule("6.4")
@pytest.mark.parametrize(
    ("way", "corn_tiles", "wood_tiles"),
    [("harvest:wood", 0, 1), ("harvest:corn", 1, 0), ("harvest:burn anger:chaac", 1, 0)],
)
def test_monuments_count_the_tiles_that_were_taken_and_no_burned_wood(
    way: str, corn_tiles: int, wood_tiles: int
) -> None:
    """A game of two ends with this harvest; both monuments are worth 4 VP a tile."""

    def vp(monument: str) -> float:
        state = table(
            {"monuments": [monument]} if monument else {},
            seats=2,
            round=27,
            first_player=1,
            to_move=0,
            gears=gears(seat_0="palenque.4"),
            jungle={"4": {"corn": 2, "wood": 1}},
        )
        return state.play(f"pick:palenque.4 do:4 {way} end").points()[0]

    assert vp("MON_CORN_TILES") - vp("") == 4 * corn_tiles
    assert vp("MON_WOOD_TILES") - vp("") == 4 * wood_tiles


@pytest.mark.rule("6.4")
def test_harvest_tiles_stay_with_the_player_over_food_days_and_ages() -> None:
    mine = {"corn": 6, "corn_tiles": 2, "wood_tiles": 1}
    jungle = {"3": {"corn": 0, "wood": 0}}
    state = end_round(last_turn(mine, {"corn": 6}, seats=2, round=14, jungle=jungle))
    player = state.dump()["players"][0]
    assert (state.dump()["age"], player["corn_tiles"], player["wood_tiles"]) == (2, 2, 1)


@pytest.mark.rule("6.5")
@pytest.mark.parametrize("space", [6, 7])
@pytest.mark.parametrize(("action", "corn"), [(1, 3), (2, 4), (3, 5), (4, 7), (5, 9)])
def test_spaces_6_and_7_give_any_action(space: int, action: int, corn: int) -> None:
    open_fields = {str(group): {"corn": 4, "wood": 0} for group in (3, 4, 5)}
    state = picking(f"palenque.{space}", jungle=open_fields)
    assert used(state, f"palenque.{space}", f"do:{action}")["corn"] == corn
