"""Rules 31.1 to 31.4: the Action tiles that do the work of boards: Construction, Decorations, Alchemy, Nobles."""

from __future__ import annotations

from typing import Any

import pytest

from cenote import State
from tests.games.teotihuacan.eclipses import ALL_BUT_ONE, DARK, FINISHED, TILES
from tests.games.teotihuacan.solo import (
    ALL_TECHNOLOGIES,
    DECORATIONS,
    GROUND,
    PYRAMID,
    assert_fell_back,
    bot_of,
    bot_turn,
    standing_at,
    stock,
    temples,
    workers,
)

SIDES = ("top", "right", "bottom", "left")


# ---- Construction ------------------------------------------------------------------------------------------


def construct(stone: int = 2, tiles: dict[str, Any] | None = None, **bot: Any) -> State:
    """A worker stands on board 8, the others do nothing for Construction."""
    them = {**workers("construction.2", "palace.5", "nobles.5"), "stone": stone, "temples": {"green": 1}, **bot}
    return bot_turn("construction", them, pyramid={**PYRAMID, "tiles": tiles or {}})


@pytest.mark.rule("R31.1")
def test_construction_pays_2_stone_and_places_the_leftmost_tile() -> None:
    """1 VP for the level, 2 VP besides; a space on the track, a step in the green temple (1 cocoa); then on from 8."""
    state = construct(3)
    assert stock(state) == {"stone": 1, "cocoa": 1}
    assert state.dump()["pyramid"]["tiles"] == {"1.0.0": {"tile": "T25", "turned": 0}}
    assert state.dump()["pyramid"]["display"] == ["T22", "T29", "T20"]
    assert state.points() == [0, 3]
    assert bot_of(state)["pyramid_track"] == 1
    assert temples(state) == [0, 0, 2]
    assert standing_at(state) == ["decorations.3", "nobles.5", "palace.5"]


@pytest.mark.rule("R31.1")
@pytest.mark.parametrize("turned", [0, 1, 2, 3])
def test_the_tile_is_turned_at_random(turned: int) -> None:
    state = construct(turned=[turned] + [0] * 29)
    assert state.dump()["pyramid"]["tiles"]["1.0.0"] == {"tile": "T25", "turned": turned}


@pytest.mark.rule("R31.1")
def test_each_tile_uses_up_one_turning() -> None:
    assert bot_of(construct(turned=[1, 3, *[0] * 28]))["turned"] == [3, *[0] * 28]


@pytest.mark.rule("R31.1")
@pytest.mark.parametrize(
    ("free", "place"),
    [
        (["1.0.0", "1.1.0", "1.0.1"], "1.0.0"),
        (["1.1.0", "1.0.1", "1.3.0"], "1.1.0"),
        (["1.3.0", "1.0.1"], "1.3.0"),
        (["1.0.1", "1.0.2", "1.3.2"], "1.0.1"),
        (["1.2.2", "1.1.2", "1.0.3"], "1.1.2"),
        (["1.3.3", "1.0.3"], "1.0.3"),
        (["1.3.3"], "1.3.3"),
    ],
)
def test_on_level_1_it_goes_to_the_smallest_column_and_in_it_the_topmost(free: list[str], place: str) -> None:
    """A free place on level 1 comes before all on level 2, which has some."""
    tiles = {name: tile for name, tile in GROUND.items() if name not in free}
    state = construct(tiles=tiles)
    assert set(state.dump()["pyramid"]["tiles"]) - set(tiles) == {place}


# What is still free when all below it is built, where the next tile goes, and the VP of its level.
HIGHER: list[tuple[set[str], str, int]] = [
    ({"2", "3", "4"}, "2.0.0", 3),
    ({"2.1.0", "2.0.1", "2.2.2", "3", "4"}, "2.1.0", 3),
    ({"2.2.0", "2.0.1", "3", "4"}, "2.2.0", 3),
    ({"2.0.2", "2.2.1", "3", "4"}, "2.2.1", 3),
    ({"3", "4"}, "3.0.0", 5),
    ({"3.1.0", "3.0.1", "4"}, "3.1.0", 5),
    ({"3.1.1", "3.0.1", "4"}, "3.0.1", 5),
    ({"3.1.1", "4"}, "3.1.1", 5),
    ({"4"}, "4.0.0", 7),
]


@pytest.mark.rule("R31.1", "R30.10")
@pytest.mark.parametrize(("free", "place", "vp"), HIGHER)
def test_on_higher_levels_likewise_for_more_points_and_never_wood(free: set[str], place: str, vp: int) -> None:
    tiles = {
        name: {"tile": f"T{number:02}"}
        for number, name in enumerate(TILES, 1)
        if name not in free and name[0] not in free
    }
    display = {"display": ["T31", "T32", None]}
    bot = {**workers("construction.2", "palace.5", "nobles.5"), "stone": 2, "temples": {"green": 1}}
    state = bot_turn("construction", bot, pyramid={**display, "tiles": tiles})
    assert set(state.dump()["pyramid"]["tiles"]) - set(tiles) == {place}
    assert state.points() == [0, vp + 2]
    assert stock(state) == {"cocoa": 1}


@pytest.mark.rule("R31.1", "R13.3")
def test_a_place_on_level_2_is_legal_only_over_four_tiles() -> None:
    """Level 1 is never passed over while a place there is free, so it comes first in any case."""
    tiles = {name: tile for name, tile in GROUND.items() if name != "1.3.3"}
    assert "1.3.3" in construct(tiles=tiles).dump()["pyramid"]["tiles"]


@pytest.mark.rule("R31.1", "R13.9", "R21.5")
def test_the_tile_on_level_4_finishes_the_pyramid() -> None:
    bot = {**workers("construction.2", "palace.5", "nobles.5"), "stone": 2}
    state = bot_turn("construction", bot, {"cocoa": 20}, pyramid=ALL_BUT_ONE, light_disc=2)
    assert state.dump()["light_disc"] == 10
    assert state.dump()["announced"]
    for kind in ("worker:", "go:", "collect", "end", "salary:3"):
        state.play(next(token for token in state.tokens() if token.startswith(kind)))
    assert state.over


@pytest.mark.rule("R31.1")
@pytest.mark.parametrize(
    "bot",
    [
        {"stone": 1, **workers("construction.2", "stone_quarry.1", "nobles.5")},
        {"stone": 0, **workers("construction.2", "stone_quarry.1", "nobles.5")},
        {"stone": 5, **workers("palace.2", "stone_quarry.1", "nobles.5")},
    ],
)
def test_otherwise_a_worker_on_board_3_brings_2_stone(bot: dict[str, Any]) -> None:
    state = bot_turn("construction", bot, pyramid=PYRAMID)
    assert stock(state) == {"stone": bot["stone"] + 2}
    assert standing_at(state) == sorted([bot["workers"][0], "nobles.5", "alchemy.2"])
    assert (state.points(), bot_of(state)["pyramid_track"]) == ([0, 0], 0)
    assert state.dump()["pyramid"]["tiles"] == {}


@pytest.mark.rule("R31.1")
def test_with_the_pyramid_finished_it_gathers_stone_too() -> None:
    """Nothing can be built any more, though there are stone, a worker and a tile."""
    bot = {"stone": 2, **workers("construction.2", "stone_quarry.1", "nobles.5")}
    pyramid = {**FINISHED, "display": ["T31", None, None]}
    state = bot_turn(
        "construction", bot, pyramid=pyramid, light_disc=10, announced=True, eclipses=0, human={"cocoa": 3}
    )
    assert stock(state) == {"stone": 4}


@pytest.mark.rule("R31.1")
@pytest.mark.parametrize("stone", [0, 1])
def test_otherwise_construction_falls_back(stone: int) -> None:
    bot = {"stone": stone, **workers("construction.3", "forest.1", "nobles.5")}
    state = bot_turn("construction", bot, pyramid=PYRAMID)
    assert_fell_back(state, "construction.3", "construction.2", "nobles.5", **({"stone": 1} if stone else {}))


@pytest.mark.rule("R31.1")
def test_stone_without_workers_on_boards_8_and_3_is_no_help() -> None:
    bot = {"stone": 4, **workers("palace.3", "forest.1", "nobles.5", locked="stone_quarry")}
    assert_fell_back(bot_turn("construction", bot, pyramid=PYRAMID), "construction.2", "nobles.5", "palace.3", stone=4)


# ---- Decorations -------------------------------------------------------------------------------------------


def decorate(gold: int = 2, sides: dict[str, list[str]] | None = None, tiles: Any = None, **more: Any) -> State:
    them = {**workers("decorations.2", "palace.5", "nobles.5", locked="forest"), "gold": gold, "temples": {"green": 1}}
    return bot_turn(
        "decorations",
        {**them, **more},
        decorations={**DECORATIONS, "sides": sides or {}},
        pyramid={"tiles": tiles or {}},
    )


@pytest.mark.rule("R31.2")
def test_decorations_pays_2_gold_and_puts_the_topmost_tile() -> None:
    state = decorate(3)
    assert stock(state) == {"gold": 1, "cocoa": 1}
    assert state.dump()["decorations"]["sides"] == {"top": ["D07"], "right": [], "bottom": [], "left": []}
    assert state.dump()["decorations"]["display"] == ["D02", "D03", "D04", "D11"]
    assert state.points() == [0, 5]
    assert bot_of(state)["pyramid_track"] == 1
    assert temples(state) == [0, 0, 2]
    assert standing_at(state) == ["nobles.3", "nobles.5", "palace.5"]


def put_on(before: dict[str, list[str]], tiles: Any) -> str | None:
    """The side on which a tile was put; None if it wasn't."""
    after = decorate(sides=before, tiles=tiles).dump()["decorations"]["sides"]
    return next((side for side in SIDES if len(after[side]) > len(before.get(side, []))), None)


@pytest.mark.rule("R31.2", "R12.2")
@pytest.mark.parametrize("taken", range(16))
@pytest.mark.parametrize("built", [False, True])
def test_it_goes_on_the_first_side_with_a_legal_space_clockwise_from_the_top(taken: int, built: bool) -> None:
    """Number 1 of some sides is taken. Number 2 there needs tiles of level 1: all of it is built, or nothing."""
    names = iter(("D12", "D13", "D14", "D15"))
    sides = {side: [next(names)] for i, side in enumerate(SIDES) if taken >> i & 1}
    legal = [side for side in SIDES if built or side not in sides]
    decorations = {"display": ["D07", "D02", "D03", "D04"], "sides": sides}
    bot = {**workers("decorations.2", "palace.5", "nobles.5", locked="forest"), "gold": 2}
    state = bot_turn("decorations", bot, decorations=decorations, pyramid={"tiles": GROUND if built else {}})
    after = state.dump()["decorations"]["sides"]
    grown = [side for side in SIDES if len(after[side]) > len(sides.get(side, []))]
    assert grown == legal[:1]
    if not legal:
        assert stock(state) == {"gold": 2, "cocoa": 5}


@pytest.mark.rule("R31.2", "R12.2")
def test_the_top_side_is_filled_up_to_number_4_if_tiles_allow_it() -> None:
    """Numbers 2, 3 and 4 rest on levels 1, 2 and 3."""
    built = {name: {"tile": f"T{number:02}"} for number, name in enumerate(TILES, 1) if name != "4.0.0"}
    level_2 = {name: tile for name, tile in built.items() if name[0] in "12"}
    assert put_on({"top": ["D01"]}, GROUND) == "top"
    assert put_on({"top": ["D01", "D05"]}, GROUND) == "right"
    assert put_on({"top": ["D01", "D05"]}, level_2) == "top"
    assert put_on({"top": ["D01", "D05", "D06"]}, level_2) == "right"
    assert put_on({"top": ["D01", "D05", "D06"]}, built) == "top"
    assert put_on({"top": ["D01", "D05", "D06", "D08"]}, built) == "right"


@pytest.mark.rule("R31.2")
def test_the_topmost_tile_of_a_display_that_has_gaps_at_the_bottom() -> None:
    bot = {**workers("decorations.2", "palace.5", "nobles.5", locked="forest"), "gold": 2}
    state = bot_turn("decorations", bot, decorations={"display": [None, None, "D09", None]})
    assert state.dump()["decorations"]["sides"]["top"] == ["D09"]
    assert state.dump()["decorations"]["display"] == [None] * 4


@pytest.mark.rule("R31.2")
@pytest.mark.parametrize(
    ("gold", "first", "display"),
    [
        (1, "decorations.2", DECORATIONS["display"]),
        (0, "decorations.2", DECORATIONS["display"]),
        (4, "palace.2", DECORATIONS["display"]),
        (4, "decorations.2", [None] * 4),
    ],
)
def test_otherwise_a_worker_on_board_4_brings_2_gold(gold: int, first: str, display: list[str | None]) -> None:
    bot = {"gold": gold, **workers(first, "gold_deposits.1", "nobles.5", locked="forest")}
    state = bot_turn("decorations", bot, decorations={"display": display})
    assert stock(state) == {"gold": gold + 2}
    assert standing_at(state) == sorted([first, "nobles.5", "stone_quarry.2"])
    assert (state.points(), bot_of(state)["pyramid_track"]) == ([0, 0], 0)


@pytest.mark.rule("R31.2")
def test_without_a_legal_space_it_gathers_gold() -> None:
    sides = {"top": ["D12"], "right": ["D13"], "bottom": ["D14"], "left": ["D15"]}
    bot = {"gold": 2, **workers("decorations.2", "gold_deposits.1", "nobles.5", locked="forest")}
    state = bot_turn("decorations", bot, decorations={**DECORATIONS, "stack": [], "sides": sides})
    assert stock(state) == {"gold": 4}
    assert standing_at(state) == ["decorations.2", "nobles.5", "stone_quarry.2"]


@pytest.mark.rule("R31.2")
@pytest.mark.parametrize(("gold", "first"), [(1, "decorations.3"), (9, "palace.3")])
def test_otherwise_decorations_falls_back(gold: int, first: str) -> None:
    bot = {"gold": gold, **workers(first, "forest.1", "nobles.5")}
    state = bot_turn("decorations", bot, decorations=DECORATIONS)
    assert_fell_back(state, first, "construction.2", "nobles.5", gold=gold)


# ---- Alchemy -----------------------------------------------------------------------------------------------


def learn(owned: list[str], human: list[str], gold: int = 1) -> State:
    bot = {**workers("alchemy.2", "palace.5", "nobles.5"), "gold": gold, "technologies": owned}
    return bot_turn("alchemy", bot, {"technologies": human})


@pytest.mark.rule("R31.3")
@pytest.mark.parametrize(
    ("owned", "human", "marked", "vp", "column"),
    [
        ([], [], "TECH1", 0, 0),
        (["TECH5"], [], "TECH1", 0, 0),
        (["TECH1"], [], "TECH3", 0, 1),
        ([], ["TECH1"], "TECH3", 0, 1),
        (["TECH5"], ["TECH1", "TECH3"], "TECH9", 0, 0),
        (["TECH1", "TECH3", "TECH5"], ["TECH9"], "TECH15", 0, 1),
        (["TECH1", "TECH5"], ["TECH3", "TECH9", "TECH15"], "TECH17", 0, 2),
        (["TECH5"], ["TECH1", "TECH3", "TECH9", "TECH15", "TECH17"], "TECH1", 3, 0),
        (["TECH1", "TECH5"], ["TECH3", "TECH9", "TECH15", "TECH17"], "TECH3", 3, 1),
        ([], ALL_TECHNOLOGIES, "TECH1", 3, 0),
        (ALL_TECHNOLOGIES[:5], ["TECH17"], "TECH17", 3, 2),
        (["TECH1", "TECH3", "TECH9", "TECH15", "TECH17"], ALL_TECHNOLOGIES, "TECH5", 3, 2),
        (["TECH1", "TECH3", "TECH5", "TECH15", "TECH17"], [], "TECH9", 0, 0),
    ],
)
def test_alchemy_marks_the_lowest_tile_without_any_marker_else_the_lowest_that_it_lacks(
    owned: list[str], human: list[str], marked: str, vp: int, column: int
) -> None:
    """It takes the step of the column, in the blue temple with a resource, and moves on."""
    state = learn(owned, human)
    assert bot_of(state)["technologies"] == sorted([*owned, marked], key=ALL_TECHNOLOGIES.index)
    assert state.points() == [vp, 1 if column == 1 else 0]  # the first step of the red temple is 1 VP
    assert temples(state) == [int(column == n) for n in range(3)]
    assert stock(state) == ({"gold": 1}, {}, {"cocoa": 1})[column]
    assert standing_at(state) == ["forest.3", "nobles.5", "palace.5"]


@pytest.mark.rule("R31.3")
@pytest.mark.parametrize("owned", [[], ["TECH1"], ALL_TECHNOLOGIES[:3]])
@pytest.mark.parametrize("gold", [1, 2, 5])
def test_it_costs_1_gold_whatever_the_tile_says(owned: list[str], gold: int) -> None:
    """TECH9 would cost 2 gold; TECH1 and TECH9 bring back a resource, of which it has least: wood or stone."""
    state = learn(owned, [], gold)
    assert bot_of(state)["gold"] == gold - 1 + (1 if gold == 1 and owned != ["TECH1"] else 0)


@pytest.mark.rule("R31.3", "R1.3")
def test_the_numbers_of_the_tiles_count_whatever_the_row() -> None:
    drawn = ["TECH7", "TECH9", "TECH11", "TECH13", "TECH15", "TECH17"]
    bot = {**workers("alchemy.2", "palace.5", "nobles.5"), "gold": 1, "technologies": ["TECH11"]}
    state = bot_turn("alchemy", bot, {"technologies": ["TECH7", "TECH9"]}, technologies=drawn)
    assert bot_of(state)["technologies"] == ["TECH11", "TECH13"]
    assert temples(state) == [1, 0, 0]


@pytest.mark.rule("R31.3")
@pytest.mark.parametrize(
    ("gold", "owned", "first"),
    [(0, [], "alchemy.2"), (3, [], "nobles.2"), (3, ALL_TECHNOLOGIES, "alchemy.2"), (3, [], "decorations.2")],
)
def test_otherwise_its_weakest_worker_is_powered_up_twice(gold: int, owned: list[str], first: str) -> None:
    """Board 5 is meant; a worker on board 7 is none there. Nothing moves, and there is no cocoa."""
    bot = {**workers(first, "palace.5", "nobles.5", locked="forest"), "gold": gold, "technologies": owned}
    state = bot_turn("alchemy", bot)
    assert standing_at(state) == sorted([first.replace("2", "4"), "palace.5", "nobles.5"])
    assert stock(state) == ({"gold": gold} if gold else {})
    assert state.points() == [0, 0]
    assert bot_of(state)["technologies"] == owned


@pytest.mark.rule("R31.3")
@pytest.mark.parametrize("power", [1, 2, 3])
def test_both_power_ups_go_to_the_same_worker(power: int) -> None:
    """After the first it may no longer be the weakest."""
    state = bot_turn("alchemy", workers(f"forest.{power}", f"nobles.{power}", "construction.5"))
    assert standing_at(state) == sorted([f"forest.{power + 2}", f"nobles.{power}", "construction.5"])


@pytest.mark.rule("R31.3", "R30.7")
@pytest.mark.parametrize(("power", "reborn", "vp"), [(4, 1, 5), (5, 2, 5)])
def test_if_it_ascends_the_worker_reborn_gets_what_is_left(power: int, reborn: int, vp: int) -> None:
    state = bot_turn("alchemy", workers(f"forest.{power}", "nobles.5", "construction.5"))
    assert standing_at(state) == sorted([f"palace.{reborn}", "nobles.5", "construction.5"])
    assert state.points() == [0, vp]
    assert bot_of(state)["avenue"] == 1


# ---- Nobles ------------------------------------------------------------------------------------------------

ROWS = {"top": (3, 2, 2, 1, 1), "middle": (5, 4, 3, 3), "bottom": (7, 6, 5)}


def build(nobles: dict[str, int], eclipses: int = 0, wood: int = 2) -> State:
    bot = {**workers("nobles.1", "palace.5", "alchemy.5"), "wood": wood, "avenue": 2}
    dark = DARK[1][eclipses]
    return bot_turn("nobles", bot, nobles=nobles, eclipses=eclipses, light_disc=dark - 5)


def row_built(before: dict[str, int], eclipses: int) -> tuple[str, float]:
    """The row that has got the Building, and its VP."""
    state = build(before, eclipses)
    after = state.dump()["nobles"]
    (row,) = (row for row in ROWS if after[row] > before.get(row, 0))
    return row, state.points()[1]


@pytest.mark.rule("R31.4")
@pytest.mark.parametrize(("eclipses", "row"), [(0, "top"), (1, "middle"), (2, "bottom")])
def test_nobles_builds_in_the_row_of_the_time(eclipses: int, row: str) -> None:
    for taken, vp in enumerate(ROWS[row]):
        assert row_built({row: taken}, eclipses) == (row, vp)


@pytest.mark.rule("R31.4")
def test_a_building_costs_2_wood_and_brings_a_space_on_the_avenue_without_its_tile() -> None:
    state = build({}, wood=3)
    assert stock(state) == {"wood": 1}
    assert bot_of(state)["avenue"] == 3
    assert state.points() == [0, 3]
    assert standing_at(state) == ["alchemy.5", "gold_deposits.2", "palace.5"]


@pytest.mark.rule("R31.4")
@pytest.mark.parametrize(
    ("eclipses", "before", "row", "vp"),
    [
        (0, {"top": 5}, "middle", 5),
        (0, {"top": 5, "middle": 4}, "bottom", 7),
        (0, {"top": 5, "middle": 3, "bottom": 1}, "middle", 3),
        (0, {"top": 5, "bottom": 2}, "middle", 5),  # 5 and 5: the upper row
        (0, {"top": 5, "middle": 1, "bottom": 2}, "middle", 4),
        (1, {"middle": 4}, "top", 3),
        (1, {"middle": 4, "top": 4}, "top", 1),
        (1, {"middle": 4, "top": 5}, "bottom", 7),
        (2, {"bottom": 3}, "top", 3),
        (2, {"bottom": 3, "middle": 2}, "top", 3),  # 3 and 3: the upper row
        (2, {"bottom": 3, "middle": 1, "top": 1}, "top", 2),
        (2, {"bottom": 3, "top": 5}, "middle", 5),
        (2, {"bottom": 3, "top": 5, "middle": 2}, "middle", 3),
    ],
)
def test_if_that_row_is_full_the_next_space_with_the_fewest_points_is_taken(
    eclipses: int, before: dict[str, int], row: str, vp: int
) -> None:
    assert row_built(before, eclipses) == (row, vp)


@pytest.mark.rule("R31.4")
@pytest.mark.parametrize(
    ("wood", "first", "nobles"),
    [
        (1, "nobles.2", {}),
        (0, "nobles.2", {}),
        (7, "palace.2", {}),
        (2, "nobles.2", {"top": 5, "middle": 4, "bottom": 2}),
        (2, "nobles.2", {"top": 4, "middle": 4, "bottom": 3}),
    ],
)
def test_otherwise_a_worker_on_board_2_brings_2_wood(wood: int, first: str, nobles: dict[str, int]) -> None:
    """The last two have all 11 Buildings."""
    state = bot_turn("nobles", {"wood": wood, **workers(first, "forest.1", "alchemy.5")}, nobles=nobles)
    assert stock(state) == {"wood": wood + 2}
    assert standing_at(state) == sorted([first, "alchemy.5", "construction.2"])
    assert state.points() == [0, 0]


@pytest.mark.rule("R31.4")
@pytest.mark.parametrize(("wood", "first"), [(1, "nobles.3"), (9, "palace.3")])
def test_otherwise_nobles_falls_back(wood: int, first: str) -> None:
    state = bot_turn("nobles", {"wood": wood, **workers(first, "alchemy.1", "construction.5", locked="forest")})
    assert_fell_back(state, first, "forest.2", "construction.5", wood=wood)
