"""Rules R7: worship."""

from __future__ import annotations

from typing import Any

import pytest

import cenote
from cenote import State
from tests.games.teotihuacan.scenes import goods, offered, player, scene

GAME = cenote.teotihuacan
RING = ["palace", "stone_quarry", "alchemy", "forest", "construction", "decorations", "nobles", "gold_deposits"]
TEMPLE_OF = {"forest": "red", "stone_quarry": "green", "gold_deposits": "blue"}
GONE: dict[str, Any] = {"workers": ["construction.1"]}  # where nobody worships


def arrived(
    board: str, me: dict[str, Any] | None = None, *others: dict[str, Any], power: int = 2, **entries: Any
) -> State:
    """A worker of seat 0 has moved to a board and may act there."""
    before = RING[RING.index(board) - 1]
    mine = dict(me or {})
    mine["workers"] = [f"{before}.{power}", *mine.get("workers", [])]
    state = scene(mine, *(others or (GONE,)), **entries)
    return state.play(f"worker:{before}.{power} go:{board}")


def lying(**boards: str | None) -> dict[str, Any]:
    return {"boards": boards}


# ---- the spaces --------------------------------------------------------------------------------------------


@pytest.mark.rule("R7.1")
@pytest.mark.parametrize("board", RING)
def test_where_one_can_worship(board: str) -> None:
    spaces = {
        "palace": {"palace.a", "palace.b", "palace.c"},
        "forest": {"forest"},
        "stone_quarry": {"stone_quarry"},
        "gold_deposits": {"gold_deposits"},
        "decorations": {"decorations"},
    }
    assert offered(arrived(board), "worship") == spaces.get(board, set())


@pytest.mark.rule("R7.1")
def test_worship_needs_no_fee_whoever_is_in_the_general_area() -> None:
    there = {"workers": ["forest.1"]}
    state = arrived("forest", {"workers": ["forest.3"]}, there, there, seats=3)
    assert "main" not in state.tokens()
    assert "worship:forest" in state.tokens()
    assert player(state.play("worship:forest"))["temples"]["red"] == 1


@pytest.mark.rule("R7.2")
def test_another_players_worker_is_unlocked_for_1_cocoa() -> None:
    state = arrived("forest", {"cocoa": 1}, {"workers": ["nobles.1"], "locked": {"forest": 4}}).play("worship:forest")
    assert goods(state) == {}
    assert player(state)["locked"] == {"forest": 2}
    other = player(state, 1)
    assert (other["locked"], sorted(other["workers"])) == ({}, ["forest.4", "nobles.1"])
    assert goods(state, 1) == {}  # the cocoa goes to the supply


@pytest.mark.rule("R7.2")
def test_whoever_cannot_pay_cannot_use_the_space() -> None:
    state = arrived("forest", {}, {"workers": [], "locked": {"forest": 4}})
    assert not offered(state, "worship")
    assert state.why_not(GAME.moves["worship:forest"]) is not None
    there = {"workers": [], "locked": {"palace.a": 1, "palace.c": 1}}
    assert offered(arrived("palace", {}, there), "worship") == {"palace.b"}
    assert offered(arrived("palace", {"cocoa": 1}, there), "worship") == {"palace.a", "palace.b", "palace.c"}


@pytest.mark.rule("R7.2")
def test_a_space_with_an_own_worker_cannot_be_used() -> None:
    state = arrived("forest", {"locked": {"forest": 3}, "cocoa": 2})
    assert not offered(state, "worship")
    assert state.why_not(GAME.moves["worship:forest"]) is not None
    state = arrived("palace", {"locked": {"palace.b": 3}, "cocoa": 2})
    assert offered(state, "worship") == {"palace.a", "palace.c"}


@pytest.mark.rule("R7.2", "R18.7")
def test_the_free_cocoa_tile_pays_for_another_players_worker() -> None:
    state = arrived("forest", {"unused": {"free_cocoa": 1}}, {"workers": [], "locked": {"forest": 4}})
    state.play("worship:forest")
    assert player(state)["used"] == {"free_cocoa": 1}
    assert player(state)["temples"]["red"] == 1
    rich = arrived("forest", {"cocoa": 1, "unused": {"free_cocoa": 1}}, {"workers": [], "locked": {"forest": 4}})
    assert set(rich.play("worship:forest").tokens()) == {"pay:cocoa", "use:free_cocoa"}
    paid = rich.clone().play("pay:cocoa")
    assert (goods(paid), player(paid)["unused"]) == ({}, {"free_cocoa": 1})
    used = rich.play("use:free_cocoa")
    assert (goods(used), player(used)["unused"]) == ({"cocoa": 1}, {})


@pytest.mark.rule("R7.2", "R7.4", "R18.7")
def test_it_pays_for_both_fees_of_one_worship() -> None:
    me = {"unused": {"free_cocoa": 1}}
    state = arrived("forest", me, {"workers": [], "locked": {"forest": 4}}, discoveries=lying(forest="temple_green"))
    state.play("worship:forest")
    assert set(state.tokens()) == {"choose:effect", "choose:tile", "choose:both"}
    state.play("choose:both first:effect claim:temple_green")
    assert player(state)["temples"] == {"blue": 0, "red": 1, "green": 0}
    assert player(state)["unused"] == {"temple_green": 1}
    assert player(state)["used"] == {"free_cocoa": 1}
    assert goods(state) == {}


@pytest.mark.rule("R7.2")
def test_nothing_is_paid_for_an_empty_space() -> None:
    state = arrived("forest", {"cocoa": 3}).play("worship:forest")
    assert goods(state) == {"cocoa": 3}


@pytest.mark.rule("R7.3")
@pytest.mark.parametrize(
    "space", ["palace.a", "palace.b", "palace.c", "forest", "stone_quarry", "gold_deposits", "decorations"]
)
def test_the_newcomer_is_locked(space: str) -> None:
    state = arrived(space.partition(".")[0], {"workers": ["construction.1"]}, power=3).play(f"worship:{space}")
    while "end" not in state.tokens():
        state.play(state.tokens()[0])  # no trade, or any resource or temple
    assert player(state)["locked"] == {space: 3}
    assert player(state)["workers"] == ["construction.1"]
    assert "end" in state.tokens()


# ---- effect, tile or both ----------------------------------------------------------------------------------


@pytest.mark.rule("R7.4", "R7.5")
@pytest.mark.parametrize("board", TEMPLE_OF)
def test_the_effect_alone_is_free(board: str) -> None:
    state = arrived(board, {"cocoa": 2, "wood": 1}, discoveries=lying(**{board: "M4"})).play(f"worship:{board}")
    assert set(state.tokens()) == {"choose:effect", "choose:tile", "choose:both"}
    state.play("choose:effect")
    if board == "gold_deposits":
        state.play("take:gold")
    temples = {"blue": 0, "red": 0, "green": 0} | {TEMPLE_OF[board]: 1}
    assert player(state)["temples"] == temples
    assert player(state)["unused"] == {}
    gained = {"forest": {}, "stone_quarry": {"cocoa": 1}, "gold_deposits": {"gold": 1}}[board]
    assert goods(state) == {"cocoa": 2, "wood": 1} | {
        name: n + (2 if name == "cocoa" else 0) for name, n in gained.items()
    }
    assert state.points()[0] == (1 if board == "forest" else 0)
    assert state.dump()["discoveries"]["boards"][board] == "M4"


@pytest.mark.rule("R7.4")
def test_the_tile_alone_is_claimed_for_its_cost() -> None:
    state = arrived("forest", {"cocoa": 1, "wood": 1}, discoveries=lying(forest="M2")).play(
        "worship:forest choose:tile"
    )
    assert goods(state) == {}
    assert player(state)["unused"] == {"M2": 1}
    assert player(state)["temples"]["red"] == 0
    assert state.tokens() == ["end"]


@pytest.mark.rule("R7.4")
def test_both_cost_1_cocoa_more() -> None:
    state = arrived("forest", {"cocoa": 3, "wood": 1}, discoveries=lying(forest="M2")).play(
        "worship:forest choose:both"
    )
    assert goods(state) == {"cocoa": 2, "wood": 1}
    state.play("first:effect claim:M2")
    assert goods(state) == {"cocoa": 1}
    assert player(state)["unused"] == {"M2": 1}
    assert player(state)["temples"]["red"] == 1


@pytest.mark.rule("R7.4")
def test_at_the_palace_the_tile_alone_is_not_allowed() -> None:
    state = arrived("palace", {"cocoa": 1}, discoveries=lying(palace="temple_red")).play("worship:palace.a")
    assert set(state.tokens()) == {"choose:effect", "choose:both"}
    assert state.why_not(GAME.moves["choose:tile"]) is not None
    without = arrived("palace", {}, discoveries=lying(palace="temple_red")).play("worship:palace.c")
    assert goods(without) == {"cocoa": 3}  # P1, as there was nothing to choose


@pytest.mark.rule("R7.4", "R7.9")
def test_the_cocoa_for_both_is_paid_before_anything_is_resolved() -> None:
    # P1 brings 3 cocoa, but without any before there is no doing both
    tiles = lying(palace="temple_red")
    poor = arrived("palace", {}, discoveries=tiles).play("worship:palace.c")
    assert (goods(poor), player(poor)["unused"]) == ({"cocoa": 3}, {})
    state = arrived("palace", {"cocoa": 1}, discoveries=tiles).play("worship:palace.c choose:both")
    assert goods(state) == {}
    assert set(state.tokens()) == {"first:effect", "first:tile"}


@pytest.mark.rule("R7.4")
def test_unlocking_another_and_doing_both_cost_2() -> None:
    other = {"workers": [], "locked": {"forest": 1}}
    tiles = lying(forest="temple_green")
    state = arrived("forest", {"cocoa": 2}, other, discoveries=tiles).play("worship:forest choose:both")
    assert goods(state) == {}
    one = arrived("forest", {"cocoa": 1}, other, discoveries=tiles).play("worship:forest")
    assert offered(one, "choose") == {"effect", "tile"}


# ---- the effects -------------------------------------------------------------------------------------------


@pytest.mark.rule("R7.5")
@pytest.mark.parametrize(
    ("space", "royal", "brought"),
    [
        ("palace.a", {"a": "P9", "b": "P6", "c": "P1"}, (3, {"cocoa": 2})),
        ("palace.b", {"a": "P9", "b": "P6", "c": "P1"}, (0, {"cocoa": 1, "stone": 1, "gold": 1})),
        ("palace.c", {"a": "P9", "b": "P6", "c": "P1"}, (0, {"cocoa": 2 + 3})),
        ("palace.c", {"a": "P9", "b": "P6", "c": "P3"}, (0, {"cocoa": 2})),
    ],
)
def test_at_the_palace_it_is_that_of_the_royal_tile(
    space: str, royal: dict[str, str], brought: tuple[int, dict[str, int]]
) -> None:
    state = arrived("palace", {"cocoa": 2, "avenue": 4}, royal_tiles=royal).play(f"worship:{space}")
    if space == "palace.b":
        state.play("trade done")
    assert (state.points()[0], goods(state)) == brought


@pytest.mark.rule("R7.5")
@pytest.mark.parametrize("temple", ["blue", "red", "green"])
def test_at_board_7_it_is_a_step_in_any_temple(temple: str) -> None:
    state = arrived("decorations").play("worship:decorations")
    assert set(state.tokens()) == {"climb:blue", "climb:red", "climb:green"}
    state.play(f"climb:{temple}")
    assert player(state)["temples"][temple] == 1


@pytest.mark.rule("R7.6")
def test_the_player_decides_what_comes_first() -> None:
    # a step in the green temple to step 4 brings 2 cocoa; the tile costs 1 cocoa
    me = {"cocoa": 2, "temples": {"green": 3}}
    state = arrived("stone_quarry", me, discoveries=lying(stone_quarry="temple_any")).play("worship:stone_quarry")
    state.play("choose:both")
    assert set(state.tokens()) == {"first:effect", "first:tile"}
    tile = state.clone().play("first:tile")
    assert goods(tile) == {"cocoa": 2 - 1 - 1 + 2}
    assert player(tile)["unused"] == {"temple_any": 1}
    effect = state.play("first:effect")
    assert goods(effect) == {"cocoa": 1 + 2}
    assert set(effect.tokens()) == {"claim:temple_any", "done"}
    assert goods(effect.play("claim:temple_any")) == {"cocoa": 2}


@pytest.mark.rule("R7.6", "R7.7")
def test_a_tile_claimed_first_is_used_before_the_effect_goes_on() -> None:
    """The tile with a red step comes first and is used; then the effect's own step follows, or the other way round."""
    me = {"cocoa": 1}
    tiles = {"boards": {"decorations": "temple_red"}}
    state = arrived("decorations", me, discoveries=tiles).play("worship:decorations choose:both first:tile")
    assert player(state)["unused"] == {"temple_red": 1}
    assert offered(state, "climb") == {"blue", "red", "green"}
    state.play("climb:red use:temple_red")
    assert player(state)["temples"]["red"] == 2


@pytest.mark.rule("R7.7")
@pytest.mark.parametrize(
    "moves", ["choose:tile", "choose:both first:tile", "choose:both first:effect claim:temple_green"]
)
def test_a_claimed_tile_is_replaced_at_once_from_the_stack(moves: str) -> None:
    tiles = {"boards": {"forest": "temple_green"}, "stack": ["M5", "M6"]}
    state = arrived("forest", {"cocoa": 1}, discoveries=tiles).play("worship:forest").play(moves)
    after = state.dump()["discoveries"]
    assert after["boards"]["forest"] == "M5"
    assert after["stack"] == ["M6"]
    assert player(state)["unused"] == {"temple_green": 1}


@pytest.mark.rule("R7.7")
def test_with_the_stack_empty_its_place_stays_empty() -> None:
    state = arrived("forest", {}, discoveries=lying(forest="temple_green")).play("worship:forest choose:tile")
    assert state.dump()["discoveries"]["boards"]["forest"] is None
    again = arrived("forest", {"cocoa": 3}, discoveries=lying(forest=None)).play("worship:forest")
    assert player(again)["temples"]["red"] == 1  # the effect is all there is
    assert "end" in again.tokens()


# ---- effects that do nothing -------------------------------------------------------------------------------


@pytest.mark.rule("R7.8")
@pytest.mark.parametrize("board", TEMPLE_OF)
@pytest.mark.parametrize("blocked", ["own top", "another's top"])
def test_the_effect_needs_a_marker_that_can_move(board: str, blocked: str) -> None:
    temple = TEMPLE_OF[board]
    me = {"cocoa": 3, "temples": {temple: 11 if blocked == "own top" else 10}}
    other = GONE | ({} if blocked == "own top" else {"temples": {temple: 11}})
    bare = arrived(board, me, other)
    assert not offered(bare, "worship")
    assert bare.why_not(GAME.moves[f"worship:{board}"]) is not None
    state = arrived(board, me, other, discoveries=lying(**{board: "double_move"}))
    state.play(f"worship:{board}")
    assert player(state)["unused"] == {"double_move": 1}  # there was nothing to choose
    assert goods(state) == {"cocoa": 3}


@pytest.mark.rule("R7.8")
def test_a_marker_on_step_10_can_still_move_to_a_free_top() -> None:
    state = arrived("forest", {"temples": {"red": 10}}, GONE | {"temples": {"red": 10}}).play("worship:forest")
    assert player(state)["temples"]["red"] == 11
    assert state.points()[0] == 7


@pytest.mark.rule("R7.8")
@pytest.mark.parametrize(("green", "possible"), [(10, True), (11, False)])
def test_at_board_7_a_single_temple_is_enough(green: int, possible: bool) -> None:
    me = {"temples": {"blue": 10, "red": 11, "green": green}}
    state = arrived("decorations", me, GONE | {"temples": {"blue": 11}})
    assert ("worship:decorations" in state.tokens()) is possible
    if possible:
        assert player(state.play("worship:decorations"))["temples"]["green"] == 11


@pytest.mark.rule("R7.8")
def test_the_tile_alone_must_be_paid_for() -> None:
    me = {"temples": {"red": 11}}
    assert not offered(arrived("forest", me, discoveries=lying(forest="M4")), "worship")
    assert offered(arrived("forest", me | {"wood": 1}, discoveries=lying(forest="M4")), "worship") == {"forest"}
    state = arrived("forest", {}, discoveries=lying(forest="M4")).play("worship:forest")
    assert player(state)["temples"]["red"] == 1


@pytest.mark.rule("R7.8")
def test_what_is_left_after_unlocking_another_must_pay_for_it() -> None:
    me = {"temples": {"red": 11}}
    other = {"workers": [], "locked": {"forest": 1}}
    tiles = lying(forest="temple_any")  # for 1 cocoa
    assert not offered(arrived("forest", me | {"cocoa": 1}, other, discoveries=tiles), "worship")
    assert offered(arrived("forest", me | {"cocoa": 2}, other, discoveries=tiles), "worship") == {"forest"}


@pytest.mark.rule("R7.8")
def test_then_only_the_free_cocoa_tile_may_unlock_if_cocoa_must_pay_for_the_tile() -> None:
    me = {"temples": {"red": 11}, "cocoa": 1, "unused": {"free_cocoa": 1}}
    other = {"workers": [], "locked": {"forest": 1}}
    state = arrived("forest", me, other, discoveries=lying(forest="temple_any")).play("worship:forest")
    assert goods(state) == {}
    assert player(state)["used"] == {"free_cocoa": 1}
    assert player(state)["unused"] == {"temple_any": 1}


@pytest.mark.rule("R7.8")
@pytest.mark.parametrize(
    ("space", "tiles", "power"),
    [
        ("palace.c", {"a": "P4", "b": "P6", "c": "P8"}, 1),  # up to no trades
        ("palace.c", {"a": "P4", "b": "P6", "c": "P8"}, 3),  # no cocoa
        ("palace.c", {"a": "P4", "b": "P6", "c": "P3"}, 3),  # no resources
        ("palace.b", {"a": "P4", "b": "P6", "c": "P1"}, 3),
        ("palace.b", {"a": "P4", "b": "P2", "c": "P1"}, 3),
        ("palace.b", {"a": "P4", "b": "P7", "c": "P1"}, 3),
        ("palace.a", {"a": "P4", "b": "P6", "c": "P1"}, 3),  # no technologies
        ("palace.a", {"a": "P5", "b": "P6", "c": "P1"}, 3),
        ("palace.a", {"a": "P9", "b": "P6", "c": "P1"}, 3),
    ],
)
def test_a_royal_tile_may_be_chosen_even_if_it_yields_nothing(space: str, tiles: dict[str, str], power: int) -> None:
    state = arrived("palace", power=power, royal_tiles=tiles).play(f"worship:{space}")
    if state.tokens() == ["done"]:
        state.play("done")
    assert state.tokens() == ["end"]
    assert (goods(state), state.points()[0]) == ({}, 0)
    assert player(state)["locked"] == {space: power}


@pytest.mark.rule("R7.8", "R7.4")
def test_a_royal_tile_that_yields_nothing_may_be_chosen_with_the_discovery_tile() -> None:
    royal = {"a": "P4", "b": "P6", "c": "P8"}
    state = arrived("palace", {"cocoa": 1}, power=1, royal_tiles=royal, discoveries=lying(palace="temple_red"))
    state.play("worship:palace.c choose:both first:tile")
    assert goods(state) == {}
    assert player(state)["unused"] == {"temple_red": 1}


# ---- money -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R7.9")
def test_cocoa_of_the_effect_can_pay_for_the_tile_but_not_for_both() -> None:
    tiles = lying(stone_quarry="temple_any")  # for 1 cocoa
    state = arrived("stone_quarry", {}, discoveries=tiles).play("worship:stone_quarry")
    assert (goods(state), player(state)["temples"]["green"]) == ({"cocoa": 1}, 1)  # the effect alone
    state = arrived("stone_quarry", {"cocoa": 1}, discoveries=tiles).play("worship:stone_quarry")
    assert set(state.tokens()) == {"choose:effect", "choose:tile", "choose:both"}
    state.play("choose:both")  # the tile can't be paid for yet, so the effect comes first
    assert goods(state) == {"cocoa": 1}
    assert set(state.tokens()) == {"claim:temple_any", "done"}
    state.play("claim:temple_any")
    assert (goods(state), player(state)["unused"]) == ({}, {"temple_any": 1})


@pytest.mark.rule("R7.9")
def test_claiming_is_never_compulsory_and_the_cocoa_stays_paid() -> None:
    state = arrived("forest", {"cocoa": 1, "wood": 1}, discoveries=lying(forest="M4")).play(
        "worship:forest choose:both"
    )
    state.play("first:effect done")
    assert goods(state) == {"wood": 1}
    assert player(state)["unused"] == {}
    assert state.dump()["discoveries"]["boards"]["forest"] == "M4"


@pytest.mark.rule("R7.9")
def test_both_may_be_chosen_for_a_tile_that_cannot_be_paid_for() -> None:
    state = arrived("forest", {"cocoa": 1}, discoveries=lying(forest="M4")).play("worship:forest")
    assert offered(state, "choose") == {"effect", "both"}
    state.play("choose:both")
    assert goods(state) == {}
    assert player(state)["temples"]["red"] == 1
    assert player(state)["unused"] == {}


@pytest.mark.rule("R7.9", "R18.4")
def test_tiles_of_free_timing_help_to_pay_when_the_tile_has_its_turn() -> None:
    me = {"cocoa": 1, "unused": {"resources2": 1}}
    state = arrived("forest", me, discoveries=lying(forest="M4")).play("worship:forest choose:both")
    state.play("use:resources2 take:wood take:wood")
    assert "claim:M4" in state.tokens()
    state.play("claim:M4")
    assert goods(state) == {"wood": 1}
    assert player(state)["unused"] == {"M4": 1}
