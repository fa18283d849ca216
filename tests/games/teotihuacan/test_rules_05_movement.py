"""Rules R5: movement."""

from __future__ import annotations

import pytest

import cenote
from tests.games.teotihuacan.scenes import goods, offered, player, scene

GAME = cenote.teotihuacan
RING = ["palace", "stone_quarry", "alchemy", "forest", "construction", "decorations", "nobles", "gold_deposits"]
OTHER_RING = ["palace", "forest", "nobles", "gold_deposits", "construction", "alchemy", "stone_quarry", "decorations"]
AWAY = {"locked": {"decorations": 1}}  # in no general area


def after(ring: list[str], board: str, distance: int) -> str:
    return ring[(ring.index(board) + distance) % 8]


# ---- how far -----------------------------------------------------------------------------------------------


@pytest.mark.rule("R5.1")
@pytest.mark.parametrize("ring", [RING, OTHER_RING])
@pytest.mark.parametrize("board", RING)
def test_workers_move_1_to_3_boards_clockwise(ring: list[str], board: str) -> None:
    state = scene({"workers": [f"{board}.1"]}, ring=ring).play(f"worker:{board}.1")
    assert offered(state, "go") == {after(ring, board, distance) for distance in (1, 2, 3)}
    for distance in (4, 5, 6, 7, 8):
        assert state.why_not(GAME.moves[f"go:{after(ring, board, distance)}"]) is not None
    there = after(ring, board, 3)
    state.play(f"go:{there} collect")
    assert player(state)["workers"] == [f"{there}.1"]


@pytest.mark.rule("R5.1")
def test_any_unlocked_worker_may_move_and_keeps_its_power() -> None:
    state = scene({"workers": ["palace.1", "palace.4", "nobles.2"], "locked": {"palace.a": 3}})
    assert offered(state, "worker") == {"palace.1", "palace.4", "nobles.2"}
    state.play("worker:palace.4 go:forest collect")
    assert sorted(player(state)["workers"]) == ["forest.4", "nobles.2", "palace.1"]
    assert player(state)["locked"] == {"palace.a": 3}


# ---- technology 1 ------------------------------------------------------------------------------------------


@pytest.mark.rule("R5.2")
@pytest.mark.parametrize("origin", range(8))
@pytest.mark.parametrize("distance", [1, 2, 3])
def test_moving_onto_the_palace_or_past_it_brings_1_cocoa(origin: int, distance: int) -> None:
    board, there = RING[origin], RING[(origin + distance) % 8]
    for owned, cocoa in ([], 0), (["TECH1"], 1 if origin + distance >= 8 else 0):
        me = {"workers": [f"{board}.1"], "technologies": owned}
        state = scene(me).play(f"worker:{board}.1 go:{there}")
        assert goods(state) == ({"cocoa": cocoa} if cocoa else {})


@pytest.mark.rule("R5.2")
def test_it_comes_at_once_and_pays_for_the_action_of_the_same_turn() -> None:
    me = {"workers": ["gold_deposits.2"], "technologies": ["TECH1"]}
    state = scene(me, {"workers": ["stone_quarry.1"]}).play("worker:gold_deposits.2 go:stone_quarry")
    assert goods(state) == {"cocoa": 1}
    state.play("main")
    assert goods(state) == {"stone": 1}
    without = scene(me | {"technologies": []}, {"workers": ["stone_quarry.1"]})
    assert "main" not in without.play("worker:gold_deposits.2 go:stone_quarry").tokens()


@pytest.mark.rule("R5.2")
def test_it_pays_for_a_worship_too() -> None:
    me = {"workers": ["gold_deposits.2"], "technologies": ["TECH1"]}
    state = scene(me, {"workers": [], "locked": {"palace.c": 1}}).play("worker:gold_deposits.2 go:palace")
    assert offered(state, "worship") == {"palace.a", "palace.b", "palace.c"}
    state.play("worship:palace.c")  # P1: 2 + 1 cocoa
    assert goods(state) == {"cocoa": 1 - 1 + 3}


@pytest.mark.rule("R5.2")
def test_only_the_owner_of_the_technology_gains() -> None:
    state = scene({"workers": ["gold_deposits.2"]}, {"technologies": ["TECH1"]})
    state.play("worker:gold_deposits.2 go:palace")
    assert (goods(state, 0), goods(state, 1)) == ({}, {})


@pytest.mark.rule("R5.2", "R15.2")
def test_a_worker_reborn_and_the_fourth_one_bring_nothing() -> None:
    me = {"workers": ["alchemy.5", "nobles.1", "nobles.1"], "technologies": ["TECH1"]}
    state = scene(me).play("worker:alchemy.5 go:forest main")
    assert goods(state) == {"wood": 2}
    state.play("ascend:fourth_worker")
    assert goods(state) == {"wood": 2, "cocoa": 2}
    assert sorted(player(state)["workers"]) == ["nobles.1", "nobles.1", "palace.1", "palace.3"]


@pytest.mark.rule("R5.2", "R2.8")
def test_those_placed_during_setup_bring_nothing() -> None:
    hands = [["S01", "S05", "S13", "S17"], ["S02", "S03", "S08", "S15"]]
    technologies = ["TECH1", "TECH3", "TECH5", "TECH9", "TECH11", "TECH13"]
    state = GAME.new(2, 1, deal={"first": 0, "starting": hands, "technologies": technologies})
    state.play("keep:S01 keep:S05 keep:S02 keep:S03 leave:forest take:wood")
    assert player(state)["technologies"] == ["TECH1"]
    assert "palace.1" in player(state)["workers"]
    assert goods(state)["cocoa"] == 1 + 2


# ---- double move -------------------------------------------------------------------------------------------

DOUBLE = {"unused": {"double_move": 1}}


@pytest.mark.rule("R5.3")
def test_a_second_worker_from_the_same_board_goes_along() -> None:
    state = scene({"workers": ["palace.1", "palace.2", "palace.4", "nobles.5"], **DOUBLE}).play("worker:palace.1")
    assert "use:double_move" in state.tokens()
    state.play("use:double_move")
    assert set(state.tokens()) == {"with:2", "with:4"}
    state.play("with:4")
    assert offered(state, "go") == {"stone_quarry", "alchemy", "forest"}
    state.play("go:forest collect")
    assert sorted(player(state)["workers"]) == ["forest.1", "forest.4", "nobles.5", "palace.2"]
    assert player(state)["used"] == {"double_move": 1}
    assert player(state)["unused"] == {}


@pytest.mark.rule("R5.3")
def test_two_workers_of_the_same_power_may_go_together() -> None:
    state = scene({"workers": ["palace.2", "palace.2"], **DOUBLE}).play(
        "worker:palace.2 use:double_move go:alchemy collect"
    )
    assert player(state)["workers"] == ["alchemy.2", "alchemy.2"]


@pytest.mark.rule("R5.3")
@pytest.mark.parametrize(
    "me",
    [
        {"workers": ["palace.2", "nobles.2"]},  # the other is on another board
        {"workers": ["palace.2"], "locked": {"palace.a": 2}},  # or locked
    ],
)
def test_the_second_worker_is_unlocked_and_on_the_same_board(me: dict[str, object]) -> None:
    state = scene(me | DOUBLE).play("worker:palace.2")
    assert "use:double_move" not in state.tokens()
    assert state.why_not(GAME.moves["use:double_move"]) is not None


@pytest.mark.rule("R5.3")
def test_the_tile_is_not_used_at_another_time() -> None:
    state = scene({"workers": ["palace.2", "palace.2"], **DOUBLE})
    assert not offered(state, "use")
    state.play("worker:palace.2 go:alchemy")
    assert not offered(state, "use")


@pytest.mark.rule("R5.3")
def test_there_is_still_one_action_and_a_main_action_counts_both() -> None:
    state = scene({"workers": ["palace.2", "palace.3", "forest.4"], "cocoa": 1, **DOUBLE})
    state.play("worker:palace.2 use:double_move go:forest main")  # three workers, lowest power 2
    assert goods(state) == {"cocoa": 1 - 1 + 3, "wood": 3}
    assert offered(state, "power") == {"forest.2", "forest.3", "forest.4"}
    state.play("power:forest.2 done")
    assert state.tokens() == ["end"]


@pytest.mark.rule("R5.3")
def test_neither_newcomer_counts_for_the_fee() -> None:
    state = scene({"workers": ["palace.2", "palace.3"], **DOUBLE}).play("worker:palace.2 use:double_move go:forest")
    assert "main" in state.tokens()
    assert goods(state.play("main")) == {"wood": 2}


@pytest.mark.rule("R5.3")
@pytest.mark.parametrize(("locked", "other"), [(2, 4), (4, 2)])
def test_at_a_worship_the_player_says_which_takes_the_space(locked: int, other: int) -> None:
    state = scene({"workers": ["palace.2", "palace.4"], **DOUBLE}).play("worker:palace.2 use:double_move go:forest")
    state.play("worship:forest")
    assert set(state.tokens()) == {"lock:2", "lock:4"}
    state.play(f"lock:{locked}")
    assert player(state)["locked"] == {"forest": locked}
    assert player(state)["workers"] == [f"forest.{other}"]
    assert player(state)["temples"]["red"] == 1  # with no tile there the effect alone is left


@pytest.mark.rule("R5.3", "R20")
def test_the_power_that_a_royal_tile_counts_is_that_of_the_worker_on_it() -> None:
    state = scene({"workers": ["nobles.2", "nobles.4"], **DOUBLE}).play("worker:nobles.2 use:double_move go:palace")
    state.play("worship:palace.c lock:4")
    assert goods(state) == {"cocoa": 5}
    assert player(state)["workers"] == ["palace.2"]


@pytest.mark.rule("R5.3", "R6.1")
def test_to_collect_cocoa_both_go_to_the_general_area_and_neither_is_counted() -> None:
    state = scene({"workers": ["palace.2", "palace.4"], **DOUBLE}, {"workers": ["forest.1"]})
    state.play("worker:palace.2 use:double_move go:forest collect")
    assert goods(state) == {"cocoa": 1 + 1}
    assert player(state)["workers"] == ["forest.2", "forest.4"]


# ---- unlimited move ----------------------------------------------------------------------------------------

FAR = {"unused": {"unlimited_move": 1}}


@pytest.mark.rule("R5.4")
@pytest.mark.parametrize("board", RING)
def test_an_unlimited_move_leads_anywhere_back_to_the_start_included(board: str) -> None:
    me = {"workers": [f"{board}.1"], **FAR}
    state = scene(me, AWAY).play(f"worker:{board}.1 use:unlimited_move")
    assert offered(state, "go") == set(RING)
    for there in RING:
        moved = state.clone().play(f"go:{there} collect")
        assert player(moved)["workers"] == [f"{there}.1"]
        assert player(moved)["used"] == {"unlimited_move": 1}
        assert goods(moved) == {"cocoa": 1}  # who comes back to the start isn't there before


@pytest.mark.rule("R5.4")
@pytest.mark.parametrize("origin", range(8))
def test_landing_on_the_palace_or_passing_it_brings_technology_1_its_cocoa(origin: int) -> None:
    me = {"workers": [f"{RING[origin]}.1"], "technologies": ["TECH1"], **FAR}
    for distance in range(1, 9):
        state = scene(me).play(f"worker:{RING[origin]}.1 use:unlimited_move go:{RING[(origin + distance) % 8]}")
        assert goods(state) == ({"cocoa": 1} if origin + distance >= 8 else {})


@pytest.mark.rule("R5.4")
@pytest.mark.parametrize("tiles", ["use:double_move use:unlimited_move"])
def test_both_tiles_may_be_combined_and_each_worker_brings_cocoa(tiles: str) -> None:
    both = {"unused": {"double_move": 1, "unlimited_move": 1}}
    me = {"workers": ["forest.1", "forest.3"], "technologies": ["TECH1"], **both}
    state = scene(me).play(f"worker:forest.1 {tiles}")
    assert offered(state, "go") == set(RING)
    state.play("go:stone_quarry")
    assert goods(state) == {"cocoa": 2}
    assert player(state.play("main power:stone_quarry.1"))["workers"] == ["stone_quarry.2", "stone_quarry.3"]
    assert player(state)["used"] == {"double_move": 1, "unlimited_move": 1}


@pytest.mark.rule("R5.4", "R5.2")
def test_a_normal_double_move_past_the_palace_brings_2_cocoa() -> None:
    me = {"workers": ["nobles.1", "nobles.3"], "technologies": ["TECH1"], **DOUBLE}
    state = scene(me).play("worker:nobles.1 use:double_move go:stone_quarry")
    assert goods(state) == {"cocoa": 2}


@pytest.mark.rule("R5.4")
def test_without_the_tile_no_move_goes_further() -> None:
    state = scene({"workers": ["palace.1"], "used": {"unlimited_move": 1}}).play("worker:palace.1")
    assert not offered(state, "use")
    assert offered(state, "go") == {"stone_quarry", "alchemy", "forest"}
