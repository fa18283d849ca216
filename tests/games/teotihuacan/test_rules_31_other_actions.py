"""Rules 31.5 to 31.7: the Action tiles Mastery, Worship and Mask Collection."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from cenote import State
from tests.games.teotihuacan.solo import (
    ALL_TECHNOLOGIES,
    DECORATIONS,
    OTHER_RING,
    PYRAMID,
    RING,
    assert_fell_back,
    bot_of,
    bot_turn,
    standing_at,
    stock,
    temples,
    workers,
)

# ---- Mastery -----------------------------------------------------------------------------------------------


def master(*unlocked: str, locked: str = "decorations", **more: Any) -> State:
    given = {"pyramid": PYRAMID, "decorations": DECORATIONS, **more.pop("table", {})}
    return bot_turn("mastery", {**workers(*unlocked, locked=locked), "temples": {"green": 1}, **more}, **given)


@pytest.mark.rule("R31.5")
@pytest.mark.parametrize(
    ("board", "good", "moved"),
    [
        ("forest", "wood", "construction"),
        ("stone_quarry", "stone", "alchemy"),
        ("gold_deposits", "gold", "stone_quarry"),
    ],
)
def test_mastery_gathers_where_its_strongest_worker_stands(board: str, good: str, moved: str) -> None:
    state = master(f"{board}.2", "palace.1", "construction.1", stone=2)
    assert stock(state) == ({"stone": 2} | {good: 2} if good != "stone" else {"stone": 4})
    assert standing_at(state) == sorted([f"{moved}.3", "palace.1", "construction.1"])


@pytest.mark.rule("R31.5")
@pytest.mark.parametrize(
    ("board", "goods", "left", "vp", "moved"),
    [
        ("alchemy", {"gold": 1}, {"gold": 1}, 0, "forest"),  # TECH1, whose blue step brings a resource
        ("nobles", {"wood": 2}, {}, 3, "gold_deposits"),
        ("decorations", {"gold": 2}, {"cocoa": 1}, 5, "nobles"),
        ("construction", {"stone": 2}, {"cocoa": 1}, 3, "decorations"),
    ],
)
def test_mastery_does_the_first_part_of_the_other_tiles(
    board: str, goods: dict[str, int], left: dict[str, int], vp: int, moved: str
) -> None:
    state = master(f"{board}.2", "palace.1", "forest.1", locked="forest", **goods)
    assert stock(state) == left
    assert state.points() == [0, vp]
    assert standing_at(state) == sorted([f"{moved}.3", "palace.1", "forest.1"])


@pytest.mark.rule("R31.5")
@pytest.mark.parametrize("goods", [{}, {"gold": 1, "wood": 1, "stone": 1}, {"wood": 1, "stone": 1}])
@pytest.mark.parametrize("board", ["nobles", "decorations", "construction"])
def test_what_cannot_be_done_is_passed_over(board: str, goods: dict[str, int]) -> None:
    """The strongest lacks what it needs, the next is at the Palace, and the third gathers wood."""
    state = master(f"{board}.5", "palace.4", "forest.1", locked="forest", **goods)
    assert stock(state) == {**goods, "wood": goods.get("wood", 0) + 2}
    assert standing_at(state) == sorted([f"{board}.5", "palace.4", "construction.2"])


@pytest.mark.rule("R31.5")
def test_no_gathering_stands_in_for_a_first_part_that_fails() -> None:
    """On board 8 without stone the bot doesn't turn to board 3 before its weaker workers have been tried."""
    state = master("construction.5", "forest.4", "stone_quarry.3")
    assert stock(state) == {"wood": 2}


@pytest.mark.rule("R31.5")
@pytest.mark.parametrize("order", list(permutations(("forest", "stone_quarry", "gold_deposits"))))
def test_the_workers_are_tried_from_the_strongest_to_the_weakest(order: tuple[str, ...]) -> None:
    good = {"forest": "wood", "stone_quarry": "stone", "gold_deposits": "gold"}
    state = master(*(f"{board}.{power}" for board, power in zip(order, (4, 3, 2), strict=True)))
    assert stock(state) == {good[order[0]]: 2}
    state = master(*(f"{board}.{power}" for board, power in zip(("palace", *order[:2]), (5, 2, 1), strict=True)))
    assert stock(state) == {good[order[0]]: 2}


@pytest.mark.rule("R31.5")
def test_that_worker_is_powered_up_once_and_moved_even_if_another_on_the_board_is_as_strong() -> None:
    assert standing_at(master("forest.2", "forest.2", "forest.1")) == ["construction.3", "forest.1", "forest.2"]
    assert standing_at(master("forest.5", "palace.5", "nobles.1")) == ["nobles.1", "palace.5", "stone_quarry.1"]


@pytest.mark.rule("R31.5")
def test_if_nothing_succeeds_mastery_falls_back() -> None:
    state = master("palace.2", "nobles.3", "construction.4")
    assert_fell_back(state, "construction.4", "nobles.3", "stone_quarry.3")
    nowhere = master("palace.2", "palace.3", "palace.4", locked="forest", gold=9, wood=9, stone=9)
    assert_fell_back(nowhere, "palace.3", "palace.4", "stone_quarry.3", gold=9, wood=9, stone=9)


@pytest.mark.rule("R31.5", "R30.3")
def test_mastery_does_not_try_the_locked_worker() -> None:
    state = master("palace.2", "palace.3", "palace.4", locked="forest")
    assert_fell_back(state, "palace.3", "palace.4", "stone_quarry.3")


@pytest.mark.rule("R31.5", "R31.3")
def test_mastery_passes_over_alchemy_with_every_technology() -> None:
    state = master("alchemy.4", "forest.1", "palace.1", gold=3, technologies=ALL_TECHNOLOGIES)
    assert stock(state) == {"gold": 3, "wood": 2}
    assert standing_at(state) == ["alchemy.4", "construction.2", "palace.1"]


# ---- Worship -----------------------------------------------------------------------------------------------

THREE = ("nobles.1", "nobles.2", "construction.2")


def worship(locked: str, human: dict[str, Any] | None = None, **entries: Any) -> State:
    steps = entries.pop("temples", {})
    bot = {**workers(*THREE, locked=locked), "temples": steps}
    return bot_turn("worship", bot, human, **entries)


@pytest.mark.rule("R31.6")
@pytest.mark.parametrize(
    ("ring", "order"),
    [
        (RING, ("stone_quarry", "forest", "decorations", "gold_deposits")),
        (OTHER_RING, ("forest", "stone_quarry", "gold_deposits", "decorations")),
    ],
)
def test_worship_goes_to_the_next_space_clockwise_without_the_palace(
    ring: tuple[str, ...], order: tuple[str, ...]
) -> None:
    for place, board in enumerate(order):
        state = worship(board, ring=list(ring))
        assert bot_of(state)["locked"] == {order[(place + 1) % 4]: 1}
        assert standing_at(state) == sorted(THREE)  # nobody is powered up
        assert state.dump()["players"][0]["locked"] == {}


@pytest.mark.rule("R31.6")
@pytest.mark.parametrize("power", [1, 4])
def test_the_worshipper_keeps_its_power(power: int) -> None:
    state = bot_turn("worship", {"workers": list(THREE), "locked": {"decorations": power}})
    assert bot_of(state)["locked"] == {"gold_deposits": power}


@pytest.mark.rule("R31.6")
@pytest.mark.parametrize(
    ("locked", "before", "after_it", "vp", "goods"),
    [
        ("stone_quarry", {"red": 1}, [0, 3, 0], 1 + 2, {}),
        ("stone_quarry", {"red": 7}, [0, 9, 0], 4 + 5, {}),
        ("stone_quarry", {"red": 9}, [0, 11, 0], 7, {}),
        ("stone_quarry", {"red": 10, "blue": 3}, [3, 11, 0], 7, {}),
        ("stone_quarry", {"red": 11, "green": 3}, [0, 11, 3], 0, {}),
        ("gold_deposits", {"green": 1}, [0, 0, 3], 0, {"cocoa": 2}),
        ("gold_deposits", {"green": 6, "red": 8}, [0, 8, 8], 0, {"cocoa": 6}),
        ("gold_deposits", {"green": 8}, [0, 0, 10], 0, {"cocoa": 4}),
        ("gold_deposits", {"green": 9}, [0, 0, 11], 5, {}),
        ("decorations", {"blue": 1}, [3, 0, 0], 0, {"gold": 1, "stone": 1}),
        ("decorations", {"blue": 6}, [8, 0, 0], 2, {"gold": 1, "stone": 1}),
        ("decorations", {"blue": 8}, [10, 0, 0], 4, {}),
        ("decorations", {"blue": 10}, [11, 0, 0], 6, {}),
    ],
)
def test_it_takes_two_steps_in_the_matching_temple_with_both_rewards(
    locked: str, before: dict[str, int], after_it: list[int], vp: int, goods: dict[str, int]
) -> None:
    """From the Stone Quarry it goes to the Forest (red), from the Gold Deposits to the Stone Quarry (green), from the
    Decorations to the Gold Deposits (blue)."""
    state = worship(locked, temples=before)
    assert (temples(state), state.points()[1], stock(state)) == (after_it, vp, goods)


@pytest.mark.rule("R31.6", "R30.8")
@pytest.mark.parametrize(
    ("before", "human", "after_it", "vp", "goods"),
    [
        ((0, 0, 0), {}, [3, 0, 0], 0, {"gold": 1, "stone": 1, "wood": 1}),
        ((1, 4, 2), {}, [1, 7, 2], 2 + 3 + 3, {}),
        ((1, 4, 6), {}, [1, 4, 9], 0, {"cocoa": 3 + 3 + 4}),
        ((1, 9, 6), {}, [1, 11, 6], 7, {}),
        ((1, 10, 6), {}, [1, 11, 6], 7, {}),
        ((1, 11, 6), {}, [1, 11, 9], 0, {"cocoa": 10}),
        ((1, 9, 6), {"red": 11}, [1, 10, 6], 0, {}),
        ((1, 10, 4), {"red": 11}, [1, 10, 7], 0, {"cocoa": 2 + 2 + 3}),
        ((8, 8, 8), {}, [11, 8, 8], 4 + 6, {}),
        ((11, 11, 11), {}, [11, 11, 11], 0, {}),
    ],
)
def test_on_board_7_it_takes_three_steps_in_one_temple_and_those_beyond_the_top_are_lost(
    before: tuple[int, int, int], human: dict[str, int], after_it: list[int], vp: int, goods: dict[str, int]
) -> None:
    steps = dict(zip(("blue", "red", "green"), before, strict=True))
    state = worship("forest", {"temples": human}, temples=steps)
    assert bot_of(state)["locked"] == {"decorations": 1}
    left = dict(goods)
    if left.get("cocoa", 0) >= 10:  # which are exchanged in the same turn
        left["cocoa"] -= 10
        vp += 3
    assert (temples(state), state.points()[1]) == (after_it, vp)
    assert stock(state) == {good: n for good, n in left.items() if n}


@pytest.mark.rule("R31.6")
def test_a_human_worker_there_is_unlocked_and_goes_to_the_general_area() -> None:
    me = {"workers": ["palace.1"], "locked": {"gold_deposits": 4, "forest": 2}}
    state = worship("decorations", me)
    human = state.dump()["players"][0]
    assert sorted(human["workers"]) == ["gold_deposits.4", "palace.1"]
    assert human["locked"] == {"forest": 2}
    assert bot_of(state)["locked"] == {"gold_deposits": 1}


@pytest.mark.rule("R31.6", "R18.8")
@pytest.mark.parametrize(("stack", "left"), [(["M5", "vp"], "M5"), ([], None)])
@pytest.mark.parametrize("tile", ["M1", "cocoa4"])
def test_the_discovery_tile_of_that_board_is_discarded_and_replaced(
    tile: str, stack: list[str], left: str | None
) -> None:
    boards = {"palace": "vp", "forest": "M2", "stone_quarry": "M3", "gold_deposits": tile, "decorations": "M4"}
    state = worship("decorations", discoveries={"boards": boards, "stack": stack})
    assert state.dump()["discoveries"]["boards"] == boards | {"gold_deposits": left}
    assert state.dump()["discoveries"]["stack"] == stack[1:]
    assert bot_of(state)["unused"] == {}


@pytest.mark.rule("R31.6", "R18.8")
def test_where_no_tile_lies_none_is_drawn() -> None:
    """Its place stays empty: it became so when the stack had run out."""
    state = worship("decorations", discoveries={"boards": {"gold_deposits": None}, "stack": []})
    assert state.dump()["discoveries"]["boards"]["gold_deposits"] is None


# ---- Mask Collection ---------------------------------------------------------------------------------------

COPIES = {"M1": 1, "M2": 2, "M3": 2, "M4": 3, "M5": 3, "M6": 3, "M7": 3}


def collect(boards: dict[str, str], stack: tuple[str, ...] = ("vp",), **bot: Any) -> State:
    ring = bot.pop("ring", RING)
    them = {**workers(*THREE), "cocoa": 4, "wood": 2, "gold": 2, **bot}
    return bot_turn("mask_collection", them, discoveries={"boards": boards, "stack": list(stack)}, ring=list(ring))


def mask_taken(boards: dict[str, str], **bot: Any) -> tuple[str, str] | None:
    """The mask that was taken, and from which board; None if the bot fell back."""
    state = collect(boards, **bot)
    after = state.dump()["discoveries"]["boards"]
    gone = [board for board in boards if after[board] != boards[board]]
    if not gone:
        assert standing_at(state) != sorted(THREE)
        return None
    assert standing_at(state) == sorted(THREE)
    (board,) = gone
    assert after[board] == "vp"  # replaced at once
    return boards[board], board


@pytest.mark.rule("R31.7")
@pytest.mark.parametrize("mask", COPIES)
@pytest.mark.parametrize("board", ["palace", "forest", "stone_quarry", "gold_deposits", "decorations"])
def test_mask_collection_takes_a_mask_for_its_cost_from_any_worship_area(board: str, mask: str) -> None:
    cost = {"M1": {"cocoa": 2, "gold": 1}, "M2": {"cocoa": 1, "wood": 1}, "M3": {"cocoa": 1, "wood": 1}}
    price = cost.get(mask, {"wood": 1})
    state = collect({board: mask})
    assert bot_of(state)["unused"] == {mask: 1}
    assert stock(state) == {good: n - price.get(good, 0) for good, n in {"cocoa": 4, "wood": 2, "gold": 2}.items()}
    assert state.dump()["discoveries"]["boards"][board] == "vp"
    assert standing_at(state) == sorted(THREE)
    assert state.points() == [0, 0]


@pytest.mark.rule("R31.7")
@pytest.mark.parametrize(
    ("boards", "owned", "taken"),
    [
        ({"palace": "M4", "decorations": "M1"}, {}, ("M1", "decorations")),
        ({"palace": "M4", "decorations": "M2"}, {}, ("M2", "decorations")),
        ({"palace": "M2", "decorations": "M1"}, {}, ("M1", "decorations")),
        ({"palace": "M7", "stone_quarry": "M4"}, {}, ("M7", "palace")),
        ({"stone_quarry": "M7", "forest": "M4"}, {}, ("M7", "stone_quarry")),
        ({"forest": "M7", "decorations": "M4"}, {}, ("M7", "forest")),
        ({"decorations": "M3", "gold_deposits": "M2"}, {}, ("M3", "decorations")),
        ({"palace": "M2", "forest": "M2", "gold_deposits": "M4"}, {}, ("M2", "palace")),
        ({"palace": "M2", "forest": "M4"}, {"M2": 1}, ("M4", "forest")),
        ({"palace": "M2", "forest": "M3", "gold_deposits": "M4"}, {"M2": 1, "M3": 1}, ("M4", "gold_deposits")),
        ({"palace": "M4", "forest": "M5", "gold_deposits": "M4"}, {"M4": 1}, ("M5", "forest")),
        ({"palace": "M4", "forest": "M5"}, {"M4": 1, "M5": 1}, None),
        ({"palace": "vp", "forest": "cocoa4", "decorations": "power_up2"}, {}, None),
        ({}, {}, None),
    ],
)
def test_the_rarest_that_it_lacks_and_if_tied_the_first_clockwise_from_the_palace(
    boards: dict[str, str], owned: dict[str, int], taken: tuple[str, str] | None
) -> None:
    assert mask_taken(boards, unused=owned) == taken


@pytest.mark.rule("R31.7")
def test_clockwise_means_along_the_ring() -> None:
    boards = {"forest": "M4", "stone_quarry": "M5", "decorations": "M6", "gold_deposits": "M7"}
    assert mask_taken(boards) == ("M5", "stone_quarry")
    assert mask_taken(boards, ring=OTHER_RING) == ("M4", "forest")


@pytest.mark.rule("R31.7")
@pytest.mark.parametrize(
    ("goods", "taken"),
    [
        ({"cocoa": 2, "gold": 1, "wood": 1}, "M1"),
        ({"cocoa": 1, "gold": 1, "wood": 1}, "M2"),
        ({"cocoa": 2, "gold": 0, "wood": 1}, "M2"),
        ({"cocoa": 0, "gold": 1, "wood": 1}, "M4"),
        ({"cocoa": 2, "gold": 1, "wood": 0}, "M1"),
        ({"cocoa": 1, "gold": 1, "wood": 0}, None),
        ({"cocoa": 0, "gold": 0, "wood": 0}, None),
    ],
)
def test_it_takes_only_masks_that_it_can_pay_for(goods: dict[str, int], taken: str | None) -> None:
    found = mask_taken({"palace": "M4", "forest": "M2", "decorations": "M1"}, **goods)
    assert (found[0] if found else None) == taken


@pytest.mark.rule("R31.7")
def test_it_takes_one_mask_each_time() -> None:
    assert sum(bot_of(collect({"palace": "M4", "forest": "M5", "decorations": "M6"}))["unused"].values()) == 1


@pytest.mark.rule("R31.7", "R18.8")
def test_with_an_empty_stack_its_place_stays_empty() -> None:
    assert collect({"palace": "M4"}, stack=()).dump()["discoveries"]["boards"]["palace"] is None


@pytest.mark.rule("R31.7")
def test_without_such_a_mask_it_falls_back() -> None:
    state = bot_turn("mask_collection", workers("palace.2", "nobles.3", "construction.4"))
    assert_fell_back(state, "construction.4", "nobles.3", "stone_quarry.3")
