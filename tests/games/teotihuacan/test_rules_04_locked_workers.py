"""Rules R4: locked workers."""

from __future__ import annotations

import pytest

import cenote
from cenote import State
from tests.games.teotihuacan.scenes import goods, offered, player, scene

GAME = cenote.teotihuacan
# The printed ring: palace, stone_quarry, alchemy, forest, construction, decorations, nobles, gold_deposits.
SPACES = ("palace.a", "palace.b", "palace.c", "forest", "stone_quarry", "gold_deposits", "decorations")


def board_of(space: str) -> str:
    return space.partition(".")[0]


# ---- what they don't do ------------------------------------------------------------------------------------


@pytest.mark.rule("R4.1", "R5.1")
@pytest.mark.parametrize("space", SPACES)
def test_a_locked_worker_does_not_move(space: str) -> None:
    state = scene({"workers": ["alchemy.1"], "locked": {space: 3}})
    assert offered(state, "worker") == {"alchemy.1"}
    assert state.why_not(GAME.moves[f"worker:{board_of(space)}.3"]) is not None


@pytest.mark.rule("R4.1", "R6.1", "R8.1")
@pytest.mark.parametrize("whose", ["own", "another's"])
def test_a_locked_worker_is_no_colour(whose: str) -> None:
    locked = {"locked": {"forest": 3}}
    me = {"workers": ["alchemy.1"], **(locked if whose == "own" else {})}
    other = {"workers": ["nobles.1"], **(locked if whose != "own" else {})}
    state = scene(me, other).play("worker:alchemy.1 go:forest")
    assert "main" in state.tokens()  # for no cocoa
    assert goods(state.play("collect")) == {"cocoa": 1}


@pytest.mark.rule("R4.1", "R8.2")
def test_a_locked_worker_is_no_worker_of_an_action() -> None:
    state = scene({"workers": ["alchemy.4"], "locked": {"forest": 1}}).play("worker:alchemy.4 go:forest main")
    assert goods(state) == {"wood": 2}  # one worker of power 4


@pytest.mark.rule("R4.1", "R14.1")
def test_a_locked_worker_is_not_powered_up() -> None:
    locked = {"locked": {"forest": 1}}
    state = scene({"workers": ["alchemy.4", "alchemy.2"], **locked}).play("worker:alchemy.4 go:forest main")
    assert player(state)["locked"] == {"forest": 1}
    assert sorted(player(state)["workers"]) == ["alchemy.2", "forest.5"]  # nothing to choose
    state = scene({"workers": ["alchemy.4", "nobles.2"], "unused": {"power_up2": 1}, **locked}).play("use:power_up2")
    assert offered(state, "power") == {"alchemy.4", "nobles.2"}


@pytest.mark.rule("R4.1", "R22.6")
def test_a_locked_worker_earns_a_salary() -> None:
    them = {"workers": ["palace.1", "alchemy.3"], "locked": {"forest": 4}, "cocoa": 9}
    state = scene({"workers": ["palace.1"]}, them, to_move=1, announced=True, light_disc=10)
    state.play("worker:palace.1 go:alchemy collect end")
    # the own worker there brings 2 cocoa, seat 0 with one worker has no cocoa to pay
    assert offered(state, "salary") == {"0", "1", "2", "3", "4"}  # 1 + 1 + 2
    assert state.to_move == 1


@pytest.mark.rule("R4.1", "R22.8")
def test_a_locked_worker_counts_for_f7() -> None:
    them = {"workers": ["palace.1"], "locked": {"forest": 5, "palace.b": 3}, "temples": {"blue": 10}, "cocoa": 4}
    bonus = {"blue": "F7", "red": "F3", "green": "F4"}
    state = scene({}, them, to_move=1, announced=True, eclipses=2, light_disc=8, temple_bonus=bonus)
    state.play("worker:palace.1 go:alchemy collect end salary:4")  # all of 1 + 1 + 2
    assert state.over
    assert state.points()[1] == 4 + 4 + 9


# ---- the paid unlock ---------------------------------------------------------------------------------------


@pytest.mark.rule("R4.2", "R4.4")
@pytest.mark.parametrize(
    "locked",
    [
        {"forest": 2},
        {"palace.a": 1, "palace.c": 3},
        {"stone_quarry": 5, "gold_deposits": 4, "decorations": 1},
    ],
)
def test_three_cocoa_send_all_locked_workers_to_the_general_areas(locked: dict[str, int]) -> None:
    state = scene({"workers": ["alchemy.1"], "locked": locked, "cocoa": 3}).play("unlock:paid")
    assert goods(state) == {}
    me = player(state)
    assert me["locked"] == {}
    assert sorted(me["workers"]) == sorted(
        ["alchemy.1", *(f"{board_of(space)}.{power}" for space, power in locked.items())]
    )
    assert state.to_move == 0
    assert offered(state, "worker") == set(me["workers"])


@pytest.mark.rule("R4.2")
def test_two_cocoa_are_not_enough() -> None:
    state = scene({"workers": ["alchemy.1"], "locked": {"forest": 2}, "cocoa": 2})
    assert "unlock:paid" not in state.tokens()
    assert state.why_not(GAME.moves["unlock:paid"]) is not None


@pytest.mark.rule("R4.2")
def test_at_least_one_worker_must_be_locked() -> None:
    state = scene({"workers": ["alchemy.1", "forest.2"], "cocoa": 9}, {"locked": {"forest": 1}, "workers": []})
    assert not offered(state, "unlock")
    state.play("worker:alchemy.1 go:forest")
    assert not offered(state, "unlock")


@pytest.mark.rule("R4.2")
def test_it_sends_nobody_elses_workers_home() -> None:
    state = scene(
        {"workers": ["alchemy.1"], "locked": {"palace.a": 2}, "cocoa": 3}, {"locked": {"palace.b": 1}, "workers": []}
    )
    assert player(state.play("unlock:paid"), 1)["locked"] == {"palace.b": 1}


@pytest.mark.rule("R4.2")
def test_it_may_be_done_straight_after_a_worship_and_again() -> None:
    me = {"workers": ["alchemy.1"], "locked": {"palace.a": 2}, "cocoa": 6}
    state = scene(me).play("unlock:paid worker:alchemy.1 go:forest worship:forest")
    assert player(state)["locked"] == {"forest": 1}
    state.play("unlock:paid")
    assert player(state)["locked"] == {}
    assert sorted(player(state)["workers"]) == ["forest.1", "palace.2"]
    assert goods(state) == {}
    assert state.tokens() == ["end"]


@pytest.mark.rule("R4.2")
def test_between_move_and_action_it_may_free_the_space_that_is_wanted() -> None:
    state = scene({"workers": ["alchemy.1"], "locked": {"forest": 2}, "cocoa": 3}).play("worker:alchemy.1 go:forest")
    assert not offered(state, "worship")
    state.play("unlock:paid")
    assert offered(state, "worship") == {"forest"}
    state.play("worship:forest")
    assert player(state)["locked"] == {"forest": 1}
    assert player(state)["workers"] == ["forest.2"]


@pytest.mark.rule("R4.2", "R5.2")
def test_the_cocoa_of_technology_1_may_pay_for_it() -> None:
    me = {"workers": ["gold_deposits.1"], "locked": {"palace.a": 2}, "cocoa": 2, "technologies": ["TECH1"]}
    state = scene(me).play("worker:gold_deposits.1")
    assert not offered(state, "unlock")
    state.play("go:palace unlock:paid")
    assert goods(state) == {}
    assert offered(state, "worship") == {"palace.a", "palace.b", "palace.c"}


@pytest.mark.rule("R4.2", "R8.1", "R8.2")
def test_what_was_unlocked_before_the_action_counts_for_fee_and_action() -> None:
    me = {"workers": ["alchemy.4"], "locked": {"forest": 4}, "cocoa": 4}
    state = scene(me).play("worker:alchemy.4 go:forest unlock:paid main")
    assert goods(state) == {"cocoa": 4 - 3 - 1 + 2, "wood": 3}  # two workers of power 4
    short = scene(me | {"cocoa": 3}).play("worker:alchemy.4 go:forest unlock:paid")
    assert "main" not in short.tokens()  # the own colour is 1 cocoa now
    assert goods(short.play("collect")) == {"cocoa": 2}


@pytest.mark.rule("R4.2")
def test_at_a_power_up_it_brings_another_worker_to_choose() -> None:
    me = {"workers": ["alchemy.4"], "locked": {"forest": 1}, "cocoa": 3}
    state = scene(me).play("worker:alchemy.4 go:forest main")
    assert set(state.tokens()) == {"power:forest.4", "unlock:paid"}
    state.play("unlock:paid")
    assert goods(state) == {"wood": 2}  # what the action has counted is done with
    assert set(state.tokens()) == {"power:forest.1", "power:forest.4"}
    assert sorted(player(state.play("power:forest.1"))["workers"]) == ["forest.2", "forest.4"]


@pytest.mark.rule("R4.2", "R14.4")
def test_at_the_power_up_of_technology_13_too() -> None:
    me = {"workers": ["alchemy.4"], "locked": {"forest": 1}, "cocoa": 4, "technologies": ["TECH13"]}
    six = ["TECH1", "TECH3", "TECH5", "TECH9", "TECH11", "TECH13"]
    state = scene(me, technologies=six).play("worker:alchemy.4 go:forest main power:forest.4")
    assert set(state.tokens()) == {"done", "unlock:paid", "power:forest.5"}
    state.play("unlock:paid")
    assert set(state.tokens()) == {"done", "power:forest.1", "power:forest.5"}
    assert goods(state.play("power:forest.1")) == {"wood": 2}


@pytest.mark.rule("R4.2")
def test_at_the_end_of_the_turn_too() -> None:
    state = scene({"workers": ["alchemy.4"], "locked": {"palace.c": 1}, "cocoa": 2})
    assert "unlock:paid" not in state.tokens()
    state.play("worker:alchemy.4 go:forest collect")
    assert set(state.tokens()) == {"end", "unlock:paid"}
    state.play("unlock:paid")
    assert (state.tokens(), goods(state)) == (["end"], {})


# ---- the free unlock ---------------------------------------------------------------------------------------


@pytest.mark.rule("R4.3", "R4.4")
def test_the_free_unlock_takes_the_whole_turn() -> None:
    me = {"workers": ["alchemy.1"], "locked": {"palace.b": 2, "forest": 5}}
    state = scene(me).play("unlock:free")
    assert sorted(player(state)["workers"]) == ["alchemy.1", "forest.5", "palace.2"]
    assert player(state)["locked"] == {}
    assert goods(state) == {}
    assert state.tokens() == ["end"]


@pytest.mark.rule("R4.3", "R3.3")
def test_such_a_turn_counts_like_any_other() -> None:
    state = scene({}, {"workers": [], "locked": {"forest": 1}}, to_move=1)
    state.play("unlock:free end")
    assert state.dump()["light_disc"] == 1
    assert state.to_move == 0


@pytest.mark.rule("R4.3")
@pytest.mark.parametrize(("cocoa", "ways"), [(2, ["unlock:free"]), (3, ["unlock:free", "unlock:paid"])])
def test_whose_workers_are_all_locked_has_to_unlock(cocoa: int, ways: list[str]) -> None:
    locked = {"forest": 1, "palace.a": 2, "decorations": 3}
    state: State = scene({"workers": [], "locked": locked, "cocoa": cocoa})
    assert state.tokens() == ways
    if cocoa == 3:
        state.play("unlock:paid")
        assert offered(state, "worker") == {"forest.1", "palace.2", "decorations.3"}
        assert not offered(state, "unlock")


@pytest.mark.rule("R4.3")
def test_the_free_unlock_needs_a_locked_worker() -> None:
    state = scene({"workers": ["alchemy.1", "forest.1"], "cocoa": 9}, {"workers": [], "locked": {"forest": 1}})
    assert "unlock:free" not in state.tokens()
    assert state.why_not(GAME.moves["unlock:free"]) is not None


@pytest.mark.rule("R4.4", "R7.2")
@pytest.mark.parametrize("space", SPACES)
def test_a_worker_unlocked_by_another_goes_to_the_general_area_of_its_board(space: str) -> None:
    board = board_of(space)
    before = {"palace": "gold_deposits", "stone_quarry": "palace", "forest": "alchemy"}.get(board, "construction")
    state = scene({"workers": [f"{before}.1"], "cocoa": 1}, {"workers": ["alchemy.2"], "locked": {space: 3}})
    state.play(f"worker:{before}.1 go:{board} worship:{space}")
    other = player(state, 1)
    assert other["locked"] == {}
    assert sorted(other["workers"]) == sorted(["alchemy.2", f"{board}.3"])
