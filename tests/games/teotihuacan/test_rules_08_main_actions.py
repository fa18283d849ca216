"""Rules R8: main actions."""

from __future__ import annotations

from typing import Any

import pytest

import cenote
from cenote import State
from tests.games.teotihuacan.scenes import goods, offered, player, scene

GAME = cenote.teotihuacan
RING = ["palace", "stone_quarry", "alchemy", "forest", "construction", "decorations", "nobles", "gold_deposits"]
GONE: dict[str, Any] = {"workers": ["palace.1"]}  # where there is no main action
CHEAP = ["TECH1", "TECH3", "TECH5", "TECH7", "TECH9", "TECH13"]
RICH = {"cocoa": 9, "wood": 9, "stone": 9, "gold": 9}


def arrived(
    board: str, me: dict[str, Any] | None = None, *others: dict[str, Any], power: int = 2, **entries: Any
) -> State:
    """A worker of seat 0 has moved to a board and may act there."""
    before = RING[RING.index(board) - 1]
    mine = dict(me or {})
    mine["workers"] = [f"{before}.{power}", *mine.get("workers", [])]
    state = scene(mine, *(others or (GONE,)), **entries)
    return state.play(f"worker:{before}.{power} go:{board}")


def displays() -> dict[str, Any]:
    """Tiles to take on boards 7 and 8."""
    return {
        "decorations": {"display": ["D01", "D02", "D03", "D04"], "stack": ["D05", "D06"]},
        "pyramid": {"display": ["T01", "T02", "T03"], "stack": ["T04", "T05"]},
    }


# ---- the fee -----------------------------------------------------------------------------------------------


@pytest.mark.rule("R8.1")
@pytest.mark.parametrize("board", RING)
def test_boards_2_to_8_have_a_main_action(board: str) -> None:
    state = arrived(board, RICH, **displays())
    assert ("main" in state.tokens()) is (board != "palace")


@pytest.mark.rule("R8.1")
@pytest.mark.parametrize("board", RING[1:])
@pytest.mark.parametrize(
    ("own", "others", "fee"),
    [
        ([], [[], [], []], 0),
        ([], [["X.1"], [], []], 1),
        ([], [["X.1", "X.4", "X.5"], [], []], 1),
        ([], [["X.1"], ["X.1"], []], 2),
        (["X.2"], [[], [], []], 1),
        (["X.2", "X.3"], [["X.1"], ["X.1"], []], 3),
        (["X.2"], [["X.1"], ["X.1"], ["X.2", "X.2"]], 4),
    ],
)
def test_the_fee_is_1_cocoa_for_each_colour(board: str, own: list[str], others: list[list[str]], fee: int) -> None:
    there = [{"workers": [worker.replace("X", board) for worker in workers] or ["palace.1"]} for workers in others]
    me = RICH | {"workers": [worker.replace("X", board) for worker in own]}
    for cocoa in range(fee):
        poor = arrived(board, me | {"cocoa": cocoa}, *there, seats=4, **displays())
        assert "main" not in poor.tokens()
        assert poor.why_not(GAME.moves["main"]) is not None
    state = arrived(board, me | {"cocoa": fee}, *there, seats=4, **displays())
    before = state.points()[0]
    assert "main" in state.tokens()
    assert before == 0
    state.play("main")
    # what a board itself brings in cocoa is 2 or 3 here, in the Forest with two or three workers
    brought = {("forest", 2): 3}.get((board, len(own)), 0)
    assert goods(state).get("cocoa", 0) == brought


@pytest.mark.rule("R8.1", "R24.3")
@pytest.mark.parametrize("colours", [0, 1, 2])
def test_neutral_colours_are_colours(colours: int) -> None:
    there, elsewhere = ["forest", "nobles", "palace"], ["alchemy", "nobles", "palace"]
    neutral = [there if colour < colours else elsewhere for colour in range(2)]
    state = arrived("forest", {"cocoa": 3, "workers": ["forest.4"]}, {"workers": ["forest.1"]}, neutral_workers=neutral)
    if colours == 2:
        assert "main" not in state.tokens()
    else:
        assert goods(state.play("main")) == {"cocoa": 3 - 2 - colours, "wood": 2} if colours < 1 else {"wood": 2}


@pytest.mark.rule("R8.1")
def test_locked_workers_and_newcomers_are_not_counted() -> None:
    me = {"locked": {"forest": 4}}
    assert goods(arrived("forest", me).play("main")) == {"wood": 1}
    other = {"workers": [], "locked": {"forest": 4}}
    assert goods(arrived("forest", {}, other).play("main")) == {"wood": 1}


@pytest.mark.rule("R8.1", "R18.7")
def test_the_free_cocoa_tile_pays_the_whole_fee() -> None:
    there = {"workers": ["forest.1"]}
    me = {"workers": ["forest.4"], "unused": {"free_cocoa": 1}, "cocoa": 2}
    state = arrived("forest", me, there, there, seats=3).play("main")  # the fee is 3
    assert player(state)["used"] == {"free_cocoa": 1}
    assert goods(state) == {"cocoa": 2, "wood": 2}
    state = arrived("forest", me | {"cocoa": 3}, there, there, seats=3).play("main")
    assert set(state.tokens()) == {"pay:cocoa", "use:free_cocoa"}
    state.play("pay:cocoa")
    assert goods(state) == {"wood": 2}
    assert player(state)["unused"] == {"free_cocoa": 1}


@pytest.mark.rule("R8.1")
def test_the_fee_goes_to_nobody() -> None:
    state = arrived("forest", {"cocoa": 1}, {"workers": ["forest.1"]}).play("main")
    assert (goods(state, 0), goods(state, 1)) == ({"wood": 1}, {})


# ---- the workers that count --------------------------------------------------------------------------------


@pytest.mark.rule("R8.2")
@pytest.mark.parametrize(("own", "wood", "cocoa"), [(0, 1, 0), (1, 2, 0), (2, 3, 3), (3, 3, 3)])
def test_k_is_the_number_of_own_unlocked_workers_and_never_more_than_3(own: int, wood: int, cocoa: int) -> None:
    me = {"workers": ["forest.2"] * own, "cocoa": 1 if own else 0}
    state = arrived("forest", me, {"workers": ["nobles.1"]}).play("main")
    assert goods(state) == {name: n for name, n in (("cocoa", cocoa), ("wood", wood)) if n}


@pytest.mark.rule("R8.2")
def test_the_newcomer_goes_to_the_general_area() -> None:
    state = arrived("nobles", {"wood": 2}, power=3).play("main")
    assert player(state)["workers"] == ["nobles.4"]  # and was powered up there
    assert player(state)["on_the_way"] == []


@pytest.mark.rule("R8.2")
def test_workers_elsewhere_and_of_others_do_not_count() -> None:
    me = {"workers": ["nobles.5", "alchemy.5"], "locked": {"forest": 5}, "cocoa": 1}
    state = arrived("forest", me, {"workers": ["forest.5", "forest.5"]}).play("main")
    assert goods(state) == {"wood": 1}


@pytest.mark.rule("R8.2", "R18.5")
def test_extra_workers_count_but_not_beyond_3() -> None:
    me = {"workers": ["nobles.1"], "wood": 2, "cocoa": 1, "unused": {"extra_worker": 2}}
    state = arrived("nobles", me).play("main")
    assert {"use:extra_worker", "row:middle"} <= set(state.tokens())
    state.play("use:extra_worker")
    assert "use:extra_worker" not in state.tokens()
    if "row:bottom" in state.tokens():
        state.play("row:bottom")
    assert state.points()[0] == 7


@pytest.mark.rule("R8.2", "R13.6")
def test_technology_15_counts_on_board_8() -> None:
    me = RICH | {"technologies": ["TECH15"]}
    state = arrived("construction", me, **displays()).play("main tile:T01 place:1.0.0 rotate:0")
    if offered(state, "discount"):
        state.play("discount:save")
    assert offered(state, "tile") == {"T02", "T03"}  # a second one, though the worker is alone
    assert "done" in state.tokens()
    without = arrived("construction", RICH, **displays()).play("main tile:T01 place:1.0.0 rotate:0")
    assert not offered(without, "tile")


@pytest.mark.rule("R8.3")
@pytest.mark.parametrize(
    ("own", "newcomer", "reward"),
    [
        ([], 1, {"cocoa": 1}),
        ([], 3, {"wood": 1}),
        ([], 4, {"wood": 2}),
        (["forest.5"], 1, {"wood": 1}),
        (["forest.1"], 5, {"wood": 1}),
        (["forest.4"], 3, {"wood": 2}),
        (["forest.4"], 5, {"cocoa": 2, "wood": 3}),
        (["forest.5", "forest.1"], 5, {"cocoa": 1, "wood": 2}),
        (["forest.5", "forest.3"], 5, {"cocoa": 3, "wood": 3}),
        (["forest.5", "forest.5"], 4, {"cocoa": 5, "wood": 4}),
        (["forest.5", "forest.5", "forest.5"], 1, {"cocoa": 1, "wood": 2}),  # the least of all four
        (["forest.1", "forest.5", "forest.5"], 5, {"cocoa": 1, "wood": 2}),
        (["forest.2", "forest.5", "forest.5"], 5, {"cocoa": 3, "wood": 3}),
    ],
)
def test_the_lowest_power_is_the_least_of_all(own: list[str], newcomer: int, reward: dict[str, int]) -> None:
    state = arrived("forest", {"workers": own, "cocoa": bool(own) * 1}, power=newcomer).play("main")
    assert goods(state) == reward


@pytest.mark.rule("R8.3")
def test_locked_workers_and_those_of_others_have_no_part_in_it() -> None:
    state = arrived("forest", {"locked": {"forest": 1}, "cocoa": 1}, {"workers": ["forest.1"]}, power=4).play("main")
    assert goods(state) == {"wood": 2}


@pytest.mark.rule("R8.3", "R10.1")
def test_workers_that_exist_only_by_a_tile_have_no_power() -> None:
    me = {"gold": 2, "unused": {"extra_worker": 1}}
    state = arrived("alchemy", me, power=4).play("main use:extra_worker technology:TECH17")
    assert player(state)["workers"] == ["alchemy.5"]  # two workers: there is a power-up


# ---- it must take effect -----------------------------------------------------------------------------------


@pytest.mark.rule("R8.4", "R8.6")
@pytest.mark.parametrize(
    ("board", "good", "enough"),
    [("alchemy", "gold", 1), ("nobles", "wood", 2), ("decorations", "gold", 3), ("construction", "stone", 2)],
)
def test_it_is_not_available_for_the_power_up_alone(board: str, good: str, enough: int) -> None:
    state = arrived(board, {good: enough - 1, "cocoa": 9}, **displays())
    assert "main" not in state.tokens()
    assert state.why_not(GAME.moves["main"]) is not None
    assert "main" in arrived(board, {good: enough}, **displays()).tokens()


@pytest.mark.rule("R8.4", "R11.2")
def test_no_worker_there_can_be_left_out() -> None:
    state = arrived("nobles", {"workers": ["nobles.5"], "wood": 2, "cocoa": 1}).play("main")
    assert not offered(state, "row")  # a lone worker could have chosen the top row
    assert state.points()[0] == 5
    assert state.dump()["nobles"] == {"top": 0, "middle": 1, "bottom": 0}


@pytest.mark.rule("R8.4")
def test_it_may_not_be_given_up_once_begun() -> None:
    for board in ("alchemy", "nobles", "decorations", "construction"):
        state = arrived(board, RICH, **displays()).play("main")
        assert "done" not in state.tokens()
        assert "end" not in state.tokens() or board == "nobles"


# ---- the order ---------------------------------------------------------------------------------------------


@pytest.mark.rule("R8.5")
def test_the_fee_comes_before_what_the_board_gives() -> None:
    state = arrived("forest", {}, {"workers": ["forest.1"]}, power=1)  # which would give 1 cocoa
    assert "main" not in state.tokens()


@pytest.mark.rule("R8.5", "R9.2", "R14.4")
def test_bonuses_of_technologies_come_before_power_ups_and_technology_13_last() -> None:
    me = {"technologies": ["TECH7", "TECH13"], "workers": ["forest.3"], "cocoa": 1}
    state = arrived("forest", me, technologies=CHEAP).play("main")
    assert goods(state) == {"wood": 2, "cocoa": 1}  # the fee was 1, technology 7 gave 1
    assert state.points()[0] == 1
    assert set(state.tokens()) == {"power:forest.2", "power:forest.3"}
    state.play("power:forest.3")
    assert set(state.tokens()) == {"done", "power:forest.2", "power:forest.4"}
    state.play("power:forest.2")
    assert goods(state) == {"wood": 2}
    assert player(state)["workers"] == ["forest.3", "forest.4"]
    assert state.tokens() == ["end"]


@pytest.mark.rule("R8.5", "R12.5", "R13.8")
def test_displays_are_filled_up_last() -> None:
    me = {"gold": 3, "technologies": ["TECH13"], "cocoa": 1}
    state = arrived("decorations", me, technologies=CHEAP, **displays()).play("main decoration:D02 side:top")
    assert state.dump()["decorations"]["display"].count(None) == 1
    while "end" not in state.tokens():
        state.play(state.tokens()[-1])
        assert state.dump()["decorations"]["display"].count(None) == 1
    state.play("end")
    assert set(state.dump()["decorations"]["display"]) == {"D01", "D03", "D04", "D05"}


@pytest.mark.rule("R8.5", "R11.3")
def test_a_claim_on_the_avenue_comes_before_the_power_up() -> None:
    me = {"wood": 2, "avenue": 2, "workers": ["nobles.5"], "cocoa": 1}
    discoveries = {"avenue": {"3": ["double_move"]}}
    state = arrived("nobles", me, discoveries=discoveries).play("main")
    assert set(state.tokens()) == {"claim:double_move", "done"}
    state.play("claim:double_move")
    assert offered(state, "power") == {"nobles.2", "nobles.5"}


# ---- when it is available ----------------------------------------------------------------------------------


@pytest.mark.rule("R8.6", "R5.2")
def test_cocoa_of_technology_1_helps() -> None:
    me = {"workers": ["nobles.2"], "technologies": ["TECH1"]}
    there = {"workers": ["stone_quarry.1"]}
    state = scene(me, there).play("worker:nobles.2 go:stone_quarry main")
    assert goods(state) == {"stone": 1}
    both = scene(me, there, there, seats=3).play("worker:nobles.2 go:stone_quarry")
    assert "main" not in both.tokens()


@pytest.mark.rule("R8.6", "R18.4")
def test_discovery_tiles_used_before_help() -> None:
    me = {"unused": {"cocoa4": 1, "resources2": 1}}
    state = arrived("nobles", me, {"workers": ["nobles.1"]})
    assert "main" not in state.tokens()
    state.play("use:resources2 take:wood take:wood")
    assert "main" not in state.tokens()
    state.play("use:cocoa4")
    assert "main" in state.tokens()
    state.play("main")
    assert goods(state) == {"cocoa": 3}
    assert state.points()[0] == 3


@pytest.mark.rule("R8.6")
@pytest.mark.parametrize("level_1", [True, False])
def test_the_least_that_board_8_asks_for_is_the_cheapest_place(level_1: bool) -> None:
    ground = [f"1.{row}.{column}" for row in range(4) for column in range(4)]
    free = ["1.3.3"] if level_1 else []
    tiles = [f"T{n:02}" for n in range(4, 33)]
    built = {place: {"tile": tile} for place, tile in zip([p for p in ground if p not in free], tiles, strict=False)}
    pyramid = {"display": ["T01", "T02", "T03"], "tiles": {p: t | {"turned": 0} for p, t in built.items()}}
    state = arrived("construction", {"stone": 2}, pyramid=pyramid)
    assert ("main" in state.tokens()) is level_1
    assert "main" in arrived("construction", {"stone": 2, "wood": 1}, pyramid=pyramid).tokens()


@pytest.mark.rule("R8.6", "R13.6")
def test_the_discount_of_technology_15_helps() -> None:
    me = {"stone": 1, "technologies": ["TECH15"]}
    assert "main" in arrived("construction", me, **displays()).tokens()
    assert "main" not in arrived("construction", {"stone": 1}, **displays()).tokens()


@pytest.mark.rule("R8.6", "R10.1")
def test_an_extra_worker_helps_only_where_one_is_at_hand() -> None:
    low = ["TECH1", "TECH3", "TECH5"]  # the whole first row
    me = {"gold": 2, "technologies": low}
    assert "main" not in arrived("alchemy", me).tokens()
    state = arrived("alchemy", me | {"unused": {"extra_worker": 1}})
    assert "main" in state.tokens()
    state.play("main")  # nothing but the tile makes a technology available, so it is used
    assert player(state)["used"] == {"extra_worker": 1}
    assert offered(state, "technology") == {"TECH9", "TECH15", "TECH17"}


# ---- a technology gained just now --------------------------------------------------------------------------


@pytest.mark.rule("R8.7", "R10.5")
def test_technology_3_gained_by_this_action_scores_nothing_in_it() -> None:
    state = arrived("alchemy", {"gold": 2, "workers": ["alchemy.1"], "cocoa": 2}).play("main technology:TECH3")
    assert state.points()[0] == 1  # the step in the red temple
    owner = arrived("alchemy", {"gold": 2, "technologies": ["TECH3"]}).play("main technology:TECH1")
    assert owner.points()[0] == 3


@pytest.mark.rule("R8.7", "R14.4")
def test_technology_13_gained_by_this_action_offers_no_power_up_in_it() -> None:
    me = {"gold": 2, "workers": ["alchemy.1", "stone_quarry.1"], "cocoa": 5}
    state = arrived("alchemy", me, technologies=CHEAP, power=3).play("main technology:TECH13 power:alchemy.3")
    assert state.tokens() == ["end"]
    owner = arrived("alchemy", me | {"technologies": ["TECH13"]}, technologies=CHEAP, power=3)
    owner.play("main technology:TECH3 power:alchemy.3")
    assert offered(owner, "power") == {"alchemy.1", "alchemy.4"}


@pytest.mark.rule("R8.7", "R19")
def test_it_works_from_the_next_action_on() -> None:
    me = {"gold": 1, "wood": 2, "workers": ["decorations.1"]}
    state = arrived("alchemy", me, {"workers": ["forest.1"]}).play("main technology:TECH3 end")
    assert state.points()[0] == 1
    state.play("worker:forest.1 go:construction collect end")
    state.play("worker:decorations.1 go:nobles main")
    assert state.points()[0] == 1 + 3 + 3  # the top row, and technology 3
