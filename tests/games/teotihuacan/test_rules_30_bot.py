"""Rules 30: how the bot acts."""

from __future__ import annotations

from typing import Any

import pytest

from cenote import State
from tests.games.teotihuacan.eclipses import ALL_BUT_ONE
from tests.games.teotihuacan.solo import (
    ALL_TECHNOLOGIES,
    GROUND,
    OTHER_RING,
    RING,
    after,
    before_bot,
    bot_of,
    bot_turn,
    standing_at,
    stock,
    temples,
    workers,
)

BOARDS = sorted(RING)
ONE_TILE = {"pyramid": {"display": ["T31", None, None]}}


def fallback(*unlocked: str, locked: str = "decorations", **entries: Any) -> State:
    """The weakest worker has been powered up and moved, as there was no mask."""
    return bot_turn("mask_collection", workers(*unlocked, locked=locked), **entries)


# ---- what it pays and uses ---------------------------------------------------------------------------------


@pytest.mark.rule("R30.1")
def test_it_pays_no_cocoa_for_actions() -> None:
    """Two neutral colours, the human and an own worker stand on the board."""
    bot = {**workers("nobles.1", "nobles.2", "construction.2"), "wood": 2, "cocoa": 5}
    state = bot_turn(
        "nobles", bot, {"workers": ["nobles.1", *["palace.1"] * 2]}, neutral_workers=[["nobles"], ["nobles"]]
    )
    assert stock(state) == {"cocoa": 5}
    assert state.dump()["nobles"]["top"] == 1
    without = bot_turn("nobles", {**bot, "cocoa": 0}, neutral_workers=[["nobles"], ["nobles"]])
    assert without.dump()["nobles"]["top"] == 1


@pytest.mark.rule("R30.1", "R31.6")
@pytest.mark.parametrize("cocoa", [0, 4])
def test_it_pays_no_cocoa_for_worships(cocoa: int) -> None:
    me = {"workers": ["palace.1", "palace.1"], "locked": {"gold_deposits": 2}}
    state = bot_turn("worship", {**workers("nobles.1", "nobles.2", "construction.2"), "cocoa": cocoa}, me)
    assert bot_of(state)["locked"] == {"gold_deposits": 1}
    assert bot_of(state)["cocoa"] == cocoa


@pytest.mark.rule("R30.1", "R32.1")
def test_it_pays_no_salaries() -> None:
    bot = {**workers("forest.1", "palace.4", "palace.5"), "cocoa": 7}
    state = bot_turn("nobles", bot, {"cocoa": 3}, light_disc=10, announced=True).play("salary:3")
    assert stock(state) == {"cocoa": 7, "wood": 2}


@pytest.mark.rule("R30.2")
def test_technologies_are_of_no_use_to_it() -> None:
    """3 brings no VP for a Building, 5 and 7 nothing in the Forest, 1 no cocoa on the way, 13 no power-up."""
    build = {**workers("nobles.1", "nobles.2", "construction.2"), "wood": 2, "technologies": ALL_TECHNOLOGIES}
    built = bot_turn("nobles", build)
    assert built.points()[1] == 3
    other = ["TECH1", "TECH3", "TECH5", "TECH7", "TECH11", "TECH13"]
    gather = {**workers("gold_deposits.1", "nobles.2", "construction.2"), "technologies": other, "cocoa": 1}
    gathered = bot_turn("decorations", gather, technologies=other)
    assert stock(gathered) == {"gold": 2, "cocoa": 1}
    assert gathered.points() == [0, 0]
    assert standing_at(gathered) == ["construction.2", "nobles.2", "stone_quarry.2"]


@pytest.mark.rule("R30.2")
@pytest.mark.parametrize("technology", ["TECH9", "TECH15", "TECH17"])
def test_nor_for_decorations_and_construction(technology: str) -> None:
    bot = {
        **workers("construction.1", "decorations.1", "nobles.2"),
        "technologies": [technology],
        "stone": 2,
        "gold": 2,
    }
    constructed = bot_turn("construction", bot, **ONE_TILE)
    assert (constructed.points()[1], sum(temples(constructed)), stock(constructed)) == (3, 1, {"gold": 2, "stone": 1})
    decorated = bot_turn("decorations", bot, decorations={"display": ["D01", None, None, None]})
    assert decorated.points()[1] == 5


@pytest.mark.rule("R30.2", "R16.1")
@pytest.mark.parametrize(
    ("locked", "temple", "step", "reward"),
    [
        ("decorations", "blue", 3, {"gold": 1, "stone": 1, "wood": 1}),  # step 4 brings 1, step 5 brings 2
        ("gold_deposits", "green", 2, {"cocoa": 3}),
        ("gold_deposits", "green", 5, {"cocoa": 5}),
    ],
)
def test_on_main_steps_it_takes_the_printed_reward(locked: str, temple: str, step: int, reward: dict[str, int]) -> None:
    steps = {
        "blue.4": ["vp", "resources2"],
        "red.5": ["vp"],
        "green.3": ["temple_blue"],
        "green.6": ["vp", "temple_red"],
    }
    bot = {**workers("nobles.1", "nobles.2", "construction.2", locked=locked), "temples": {temple: step}, "cocoa": 0}
    state = bot_turn("worship", bot, discoveries={"steps": steps})
    assert stock(state) == reward
    assert state.dump()["discoveries"]["steps"] == steps
    assert not bot_of(state)["unused"]


@pytest.mark.rule("R30.2", "R16.1")
def test_on_the_main_step_of_the_red_temple_it_scores() -> None:
    bot = {**workers("nobles.1", "nobles.2", "construction.2", locked="stone_quarry"), "temples": {"red": 4}}
    state = bot_turn("worship", bot, discoveries={"steps": {"red.5": ["resources2"]}})
    assert state.points()[1] == 2 + 3
    assert state.dump()["discoveries"]["steps"]["red.5"] == ["resources2"]


@pytest.mark.rule("R30.2", "R17.1")
@pytest.mark.parametrize("space", [2, 5, 7])
def test_on_the_avenue_it_takes_no_tile(space: int) -> None:
    avenue = {"3": ["M4", "resources2"], "6": ["temple_blue"], "8": ["double_move"]}
    bot = {**workers("nobles.1", "alchemy.2", "construction.2"), "wood": 3, "avenue": space}
    state = bot_turn("nobles", bot, discoveries={"avenue": avenue})
    assert bot_of(state)["avenue"] == space + 1
    assert state.dump()["discoveries"]["avenue"] == avenue
    assert not bot_of(state)["unused"]


# ---- which worker ------------------------------------------------------------------------------------------


@pytest.mark.rule("R30.3")
@pytest.mark.parametrize(
    ("action", "source"), [("decorations", "gold_deposits"), ("construction", "stone_quarry"), ("nobles", "forest")]
)
def test_a_locked_worker_is_no_worker_on_the_board(action: str, source: str) -> None:
    """With its locked worker there alone, the bot gathers nothing and falls back."""
    state = bot_turn(action, workers("palace.1", "palace.2", "palace.3", locked=source))
    assert stock(state) == {"cocoa": 5}
    assert bot_of(state)["locked"] == {source: 1}


@pytest.mark.rule("R30.3")
def test_a_locked_worker_on_the_decorations_does_not_decorate() -> None:
    bot = {**workers("palace.1", "palace.2", "palace.3"), "gold": 2}
    state = bot_turn("decorations", bot, decorations={"display": ["D01", None, None, None]})
    assert stock(state) == {"gold": 2, "cocoa": 5}
    assert state.points()[1] == 0


@pytest.mark.rule("R30.4")
@pytest.mark.parametrize(
    ("action", "board", "goods"),
    [
        ("construction", "stone_quarry", {}),
        ("decorations", "gold_deposits", {}),
        ("nobles", "forest", {}),
        ("nobles", "nobles", {"wood": 2}),
        ("alchemy", "alchemy", {"gold": 1}),
        ("construction", "construction", {"stone": 2}),
        ("decorations", "decorations", {"gold": 2}),
    ],
)
@pytest.mark.parametrize("powers", [(1, 2, 3), (3, 1, 2), (1, 1, 4), (2, 5, 2), (3, 3, 1)])
def test_of_several_workers_on_the_board_the_strongest_is_powered_up_and_moved(
    action: str, board: str, goods: dict[str, int], powers: tuple[int, ...]
) -> None:
    locked = "forest" if board != "forest" else "decorations"
    bot = {**workers(*(f"{board}.{power}" for power in powers), locked=locked), **goods}
    state = bot_turn(action, bot, decorations={"display": ["D01", None, None, None]}, **ONE_TILE)
    strongest, rest = max(powers), sorted(powers)[:2]
    if strongest == 5:  # reborn on the Palace with power 1
        moved = f"{RING[1]}.1"
    else:
        moved = f"{after(board, 2 if strongest >= 3 else 1)}.{strongest + 1}"
    assert standing_at(state) == sorted([*(f"{board}.{power}" for power in rest), moved])


@pytest.mark.rule("R30.5")
@pytest.mark.parametrize("ring", [RING, OTHER_RING])
@pytest.mark.parametrize("boards", [(0, 1, 7), (1, 2, 3), (5, 6, 7), (7, 3, 0), (2, 4, 4), (0, 0, 6)])
@pytest.mark.parametrize("power", [1, 4])
def test_among_equals_the_weakest_is_the_nearest_clockwise_to_the_palace(
    ring: tuple[str, ...], boards: tuple[int, ...], power: int
) -> None:
    state = fallback(*(f"{ring[place]}.{power}" for place in boards), ring=list(ring))
    nearest = min(boards)
    rest = sorted(boards)[1:]
    moved = after(ring[nearest], 1 if power == 1 else 2, ring)
    assert standing_at(state) == sorted([*(f"{ring[place]}.{power}" for place in rest), f"{moved}.{power + 1}"])


@pytest.mark.rule("R30.5", "R31.5")
@pytest.mark.parametrize("ring", [RING, OTHER_RING])
@pytest.mark.parametrize("power", [1, 3, 5])
def test_among_equals_the_strongest_is_the_farthest_clockwise_from_the_palace(
    ring: tuple[str, ...], power: int
) -> None:
    """Mastery goes on to the next if a board does nothing, and each of these gives its own resource."""
    resource = {"forest": "wood", "stone_quarry": "stone", "gold_deposits": "gold"}
    boards = sorted(resource, key=ring.index)
    state = bot_turn("mastery", workers(*(f"{board}.{power}" for board in boards)), ring=list(ring))
    assert stock(state) == {resource[boards[2]]: 2}
    nearer = bot_turn("mastery", workers(f"{boards[0]}.{power}", f"{boards[1]}.{power}", "palace.5"), ring=list(ring))
    assert stock(nearer) == {resource[boards[1]]: 2}


@pytest.mark.rule("R30.5")
@pytest.mark.parametrize("locked", ["forest", "stone_quarry", "gold_deposits", "decorations"])
def test_the_weakest_is_an_unlocked_one(locked: str) -> None:
    state = fallback("nobles.3", "nobles.2", "construction.4", locked=locked)
    assert standing_at(state) == ["construction.4", "gold_deposits.3", "nobles.3"]
    assert bot_of(state)["locked"] == {locked: 1}


@pytest.mark.rule("R30.5")
def test_power_counts_before_distance() -> None:
    assert standing_at(fallback("palace.3", "gold_deposits.2", "forest.4")) == [
        "forest.4",
        "palace.3",
        "stone_quarry.3",
    ]


# ---- movement ----------------------------------------------------------------------------------------------


@pytest.mark.rule("R30.6")
@pytest.mark.parametrize("ring", [RING, OTHER_RING])
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("power", [1, 2, 3, 4])
def test_it_moves_one_board_or_two_with_the_palace_skipped(board: str, power: int, ring: tuple[str, ...]) -> None:
    """Its power after the power-up counts; the others have 5, so this one is the weakest."""
    state = fallback(f"{board}.{power}", "nobles.5", "construction.5", ring=list(ring))
    target = after(board, 2 if power + 1 >= 4 else 1, ring)
    assert standing_at(state) == sorted([f"{target}.{power + 1}", "nobles.5", "construction.5"])


@pytest.mark.rule("R30.6")
def test_worked_out_by_hand() -> None:
    """From place 8 of the ring, the Gold Deposits, power 4 leads past the Palace and place 2 to place 3, Alchemy."""
    assert "alchemy.4" in standing_at(fallback("gold_deposits.3", "nobles.5", "nobles.5"))
    assert "stone_quarry.3" in standing_at(fallback("gold_deposits.2", "nobles.5", "nobles.5"))
    assert "stone_quarry.4" in standing_at(fallback("nobles.3", "construction.5", "nobles.5"))
    assert "gold_deposits.3" in standing_at(fallback("nobles.2", "construction.5", "nobles.5"))
    assert "alchemy.5" in standing_at(fallback("palace.4", "construction.5", "nobles.5"))


# ---- ascension ---------------------------------------------------------------------------------------------


@pytest.mark.rule("R30.7")
@pytest.mark.parametrize("ring", [RING, OTHER_RING])
@pytest.mark.parametrize("avenue", [0, 2, 5, 8, 9])
def test_its_workers_ascend_for_5_points_and_the_reborn_one_moves(avenue: int, ring: tuple[str, ...]) -> None:
    tiles = {"3": ["resources2"], "6": ["temple_red"], "8": ["vp"]}
    bot = {**workers("palace.5", "construction.5", "nobles.5"), "avenue": avenue}
    state = bot_turn("mask_collection", bot, discoveries={"avenue": tiles}, light_disc=3, ring=list(ring))
    assert state.points() == [0, 5]
    assert bot_of(state)["avenue"] == min(avenue + 1, 9)
    assert standing_at(state) == sorted(["construction.5", "nobles.5", f"{ring[1]}.1"])
    assert state.dump()["light_disc"] == 3 + 1 + 1
    assert stock(state) == {"cocoa": 5}
    assert state.dump()["discoveries"]["avenue"] == tiles
    assert sum(temples(state)) == 0


@pytest.mark.rule("R30.7")
def test_if_the_tile_moves_no_worker_the_reborn_one_stays_on_the_palace() -> None:
    """Alchemy's fallback: the second power-up raises it to 2."""
    state = bot_turn("alchemy", workers("nobles.5", "construction.5", "forest.5"), light_disc=3)
    assert standing_at(state) == ["construction.5", "nobles.5", "palace.2"]
    assert state.points() == [0, 5]
    assert state.dump()["light_disc"] == 5


@pytest.mark.rule("R30.7", "R21.3")
@pytest.mark.parametrize("disc", [8, 9, 10])
def test_an_ascension_in_its_turn_may_announce_an_eclipse(disc: int) -> None:
    state = bot_turn("mask_collection", workers("palace.5", "construction.5", "nobles.5"), light_disc=disc)
    assert state.dump()["light_disc"] == 10
    assert state.dump()["announced"]


# ---- temples -----------------------------------------------------------------------------------------------


def step_anywhere(blue: int, red: int, green: int, human: dict[str, int] | None = None) -> State:
    """A Pyramid tile brings a step in any temple."""
    bot = {
        **workers("construction.1", "nobles.2", "nobles.3"),
        "stone": 2,
        "temples": {"blue": blue, "red": red, "green": green},
    }
    return bot_turn("construction", bot, {"temples": human or {}}, **ONE_TILE)


@pytest.mark.rule("R30.8")
@pytest.mark.parametrize(
    ("before", "human", "after_it"),
    [
        ((0, 0, 0), {}, (1, 0, 0)),
        ((1, 2, 3), {}, (1, 2, 4)),
        ((1, 3, 3), {}, (1, 4, 3)),
        ((3, 2, 3), {}, (4, 2, 3)),
        ((3, 3, 2), {}, (4, 3, 2)),
        ((2, 5, 3), {}, (2, 6, 3)),
        ((11, 2, 1), {}, (11, 3, 1)),
        ((11, 2, 2), {}, (11, 3, 2)),
        ((11, 11, 2), {}, (11, 11, 3)),
        ((11, 11, 11), {}, (11, 11, 11)),
        ((10, 4, 6), {}, (11, 4, 6)),
        ((10, 4, 6), {"blue": 11}, (10, 4, 7)),
        ((10, 10, 6), {"blue": 11}, (10, 11, 6)),
        ((9, 10, 6), {"red": 11}, (10, 10, 6)),
        ((9, 4, 6), {"blue": 11}, (10, 4, 6)),
        ((10, 10, 10), {"blue": 11, "red": 11, "green": 11}, (10, 10, 10)),
        ((4, 4, 4), {"blue": 10, "red": 9}, (5, 4, 4)),
    ],
)
def test_any_temple_is_the_one_where_its_marker_is_highest_and_can_move(
    before: tuple[int, int, int], human: dict[str, int], after_it: tuple[int, int, int]
) -> None:
    assert tuple(temples(step_anywhere(*before, human))) == after_it


@pytest.mark.rule("R30.8")
def test_it_is_determined_afresh_for_every_award() -> None:
    """The first tile of the bot brings red to the top; the next step goes elsewhere."""
    bot = {
        **workers("construction.1", "decorations.1", "nobles.3"),
        "stone": 2,
        "gold": 2,
        "temples": {"blue": 4, "red": 10, "green": 6},
        "directions": ["from_left", "from_left"],
        "actions": {
            "T": "construction",
            "ML": "decorations",
            "MR": "nobles",
            "BL": "alchemy",
            "BC": "mastery",
            "BR": "worship",
        },
        "set_aside": "mask_collection",
    }
    state = before_bot(bot, decorations={"display": ["D01", None, None, None]}, **ONE_TILE).play("end")
    assert temples(state) == [4, 11, 6]
    for kind in ("worker:", "go:", "collect", "end"):
        state.play(next(token for token in state.tokens() if token.startswith(kind)))
    assert temples(state) == [4, 11, 7]


# ---- resources ---------------------------------------------------------------------------------------------


@pytest.mark.rule("R30.9")
@pytest.mark.parametrize(
    ("before", "after_it"),
    [
        ((0, 0, 0), (1, 1, 2)),
        ((1, 1, 1), (2, 2, 3)),
        ((0, 3, 3), (3, 3, 4)),
        ((5, 5, 0), (5, 5, 4)),
        ((5, 0, 5), (5, 4, 5)),
        ((0, 5, 5), (4, 5, 5)),
        ((2, 1, 0), (2, 2, 3)),
        ((0, 1, 2), (2, 2, 3)),
        ((3, 3, 4), (4, 5, 5)),
        ((4, 3, 3), (4, 5, 5)),
        ((3, 4, 3), (4, 5, 5)),
    ],
)
def test_resources_are_those_it_has_least_of_unit_by_unit(
    before: tuple[int, int, int], after_it: tuple[int, int, int]
) -> None:
    """Steps 5 and 6 of the blue temple bring 2 each, 4 units in all; if tied, gold before stone before wood."""
    wood, stone, gold = before
    bot = {**workers("nobles.1", "nobles.2", "construction.2"), "temples": {"blue": 4}}
    state = bot_turn("worship", {**bot, "wood": wood, "stone": stone, "gold": gold})
    them = bot_of(state)
    assert (them["wood"], them["stone"], them["gold"]) == after_it


# ---- places ------------------------------------------------------------------------------------------------


@pytest.mark.rule("R30.10", "R12.2")
def test_number_2_of_a_side_needs_pyramid_tiles_for_the_bot_too() -> None:
    """All numbers 1 are taken. On bare ground there is no legal space; on level 1 there is."""
    sides = {"top": ["D01"], "right": ["D02"], "bottom": ["D03"], "left": ["D04"]}
    decorations = {"display": ["D05", None, None, None], "sides": sides}
    bot = {**workers("decorations.1", "nobles.2", "nobles.3", locked="forest"), "gold": 2}
    bare = bot_turn("decorations", bot, decorations=decorations)
    assert bare.dump()["decorations"]["sides"] == sides
    assert stock(bare)["gold"] == 2
    state = bot_turn("decorations", bot, decorations=decorations, pyramid={"tiles": GROUND})
    assert state.dump()["decorations"]["sides"]["top"] == ["D01", "D05"]


@pytest.mark.rule("R30.10", "R13.3")
def test_a_tile_on_level_2_needs_four_below_it() -> None:
    """Level 1 lacks its last place, so the tile goes there."""
    tiles = {place: tile for place, tile in GROUND.items() if place != "1.3.3"}
    bot = {**workers("construction.1", "nobles.2", "nobles.3"), "stone": 2}
    state = bot_turn("construction", bot, pyramid={"display": ["T31", None, None], "tiles": tiles})
    assert state.dump()["pyramid"]["tiles"]["1.3.3"]["tile"] == "T31"


@pytest.mark.rule("R30.10", "R31.1", "R31.2")
def test_it_never_scores_for_icons() -> None:
    """T31 shows four pale figures, as the ground in the topmost row of the leftmost column partly does."""
    bot = {**workers("construction.1", "decorations.2", "nobles.3"), "stone": 2, "gold": 2, "temples": {"green": 1}}
    for tile in (f"T{number:02}" for number in range(1, 33)):
        state = bot_turn("construction", bot, pyramid={"display": [tile, None, None]})
        assert (state.points()[1], temples(state)) == (1 + 2, [0, 0, 2])
    for tile in (f"D{number:02}" for number in range(1, 16)):
        state = bot_turn("decorations", bot, decorations={"display": [tile, None, None, None]})
        assert (state.points()[1], temples(state)) == (5, [0, 0, 2])


@pytest.mark.rule("R30.10", "R13.9")
def test_with_the_pyramid_all_but_finished_it_builds_on_level_4() -> None:
    bot = {**workers("construction.1", "nobles.2", "nobles.3"), "stone": 2}
    state = bot_turn("construction", bot, pyramid=ALL_BUT_ONE)
    assert state.dump()["pyramid"]["tiles"]["4.0.0"]["tile"] == "T31"
    assert state.points()[1] == 7 + 2
