"""Rules R3: a turn."""

from __future__ import annotations

from typing import Any

import pytest

import cenote
from cenote import State
from tests.games.teotihuacan.scenes import goods, offered, player, scene

GAME = cenote.teotihuacan
AWAY = ["alchemy.1", "alchemy.1", "alchemy.1"]


def kinds(state: State) -> set[str]:
    return {token.partition(":")[0] for token in state.tokens()}


@pytest.mark.rule("R3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_take_turns_clockwise(seats: int) -> None:
    state = GAME.new(seats, 2, setup="first_game", deal={"first": 1})
    movers = []
    for _ in range(2 * seats + 1):
        movers.append(state.to_move)
        while "collect" not in state.tokens():
            state.play(state.tokens()[0])
        state.play("collect end")
    assert movers == [(1 + i) % seats for i in range(2 * seats + 1)]


@pytest.mark.rule("R3.1")
def test_a_turn_is_a_normal_one_or_a_free_unlock_never_both() -> None:
    state = scene({"workers": ["alchemy.1", "nobles.2"], "locked": {"forest": 3}})
    assert "unlock:free" in state.tokens()
    moved = state.clone().play("worker:alchemy.1 go:forest")
    assert "unlock:free" not in moved.tokens()
    assert "unlock:free" not in moved.play("collect").tokens()
    state.play("unlock:free")
    assert state.tokens() == ["end"]
    assert state.play("end").to_move == 1


@pytest.mark.rule("R3.2")
def test_one_unlocked_worker_moves_and_then_acts_once_where_it_arrives() -> None:
    discoveries = {"boards": {"forest": "temple_red"}}
    state = scene({"workers": AWAY}, discoveries=discoveries)
    assert state.tokens() == ["worker:alchemy.1"]
    state.play("worker:alchemy.1")
    assert kinds(state) == {"go"}
    state.play("go:forest")
    assert set(state.tokens()) == {"collect", "worship:forest", "main"}
    for action in ("collect", "worship:forest choose:effect", "main"):
        after = state.clone().play(action)
        assert after.tokens() == ["end"]


@pytest.mark.rule("R3.2")
def test_moving_without_acting_is_not_possible() -> None:
    state = scene({"workers": AWAY}).play("worker:alchemy.1 go:construction")
    assert state.tokens() == ["collect"]
    assert state.why_not(GAME.moves["end"]) is not None


@pytest.mark.rule("R3.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_the_light_disc_advances_when_the_last_players_turn_ends(seats: int, first: int) -> None:
    for mover in range(seats):
        state = scene(
            {"workers": AWAY}, *({"workers": AWAY},) * (seats - 1), seats=seats, to_move=mover, first_player=first
        )
        state.play("worker:alchemy.1 go:forest collect")
        assert state.dump()["light_disc"] == 0
        state.play("end")
        last = (first + seats - 1) % seats
        assert state.dump()["light_disc"] == (1 if mover == last else 0)
        assert state.to_move == (mover + 1) % seats


@pytest.mark.rule("R3.4")
@pytest.mark.parametrize("board", ["palace", "stone_quarry", "alchemy", "forest", "construction", "decorations"])
def test_with_an_unlocked_worker_one_can_always_collect_cocoa(board: str) -> None:
    others: list[Any] = [{"workers": [f"{name}.1" for name in BOARDS]} for BOARDS in (["forest"] * 3, ["palace"] * 3)]
    state = scene({"workers": [f"{board}.5"]}, *others, seats=3)
    state.play(f"worker:{board}.5")
    for go in offered(state, "go"):
        there = state.clone().play(f"go:{go}")
        assert "collect" in there.tokens()
        assert "end" not in there.tokens()
        assert "done" not in there.tokens()


@pytest.mark.rule("R3.4")
def test_nobody_may_pass() -> None:
    assert kinds(scene({"workers": AWAY})) == {"worker"}
    assert scene({"workers": [], "locked": {"forest": 1, "palace.a": 1}}).tokens() == ["unlock:free"]


# ---- tiles and unlocking before each decision ----------------------------------------------------------------

READY: dict[str, Any] = {"workers": ["alchemy.1", "alchemy.1", "forest.2"], "locked": {"gold_deposits": 2}, "cocoa": 9}
TILES = {"boards": {"forest": "temple_green", "palace": "M4"}}
DECISIONS = {
    "the turn": "",
    "the action": "worker:alchemy.1 go:forest",
    "a power-up": "worker:alchemy.1 go:forest main",
    "effect or tile": "worker:alchemy.1 go:forest worship:forest",
    "a claim": "worker:alchemy.1 go:forest worship:forest choose:both first:effect",
    "the end": "worker:alchemy.1 go:forest collect",
    "the end of a free unlock": "unlock:free",
}


@pytest.mark.rule("R3.5", "R18.4")
@pytest.mark.parametrize("decision", DECISIONS)
@pytest.mark.parametrize("kind", ["temple_red", "vp", "cocoa4", "avenue"])
def test_tiles_of_free_timing_are_used_before_each_decision(decision: str, kind: str) -> None:
    me = READY | {"unused": {kind: 1}}
    state = scene(me, discoveries=TILES).play(DECISIONS[decision])
    before = set(state.tokens())
    state.play(f"use:{kind}")
    assert player(state)["used"] == {kind: 1}
    assert set(state.tokens()) == before - {f"use:{kind}"}  # the decision comes up again


@pytest.mark.rule("R3.5", "R18.4")
@pytest.mark.parametrize("decision", DECISIONS)
@pytest.mark.parametrize(
    ("kind", "choices"),
    [
        ("resources3", "take:wood take:stone take:gold"),
        ("resources2", "take:wood take:gold"),
        ("temple_any", "climb:green"),
        ("temple_green", ""),
        ("power_up2", "power:alchemy.1 power:alchemy.2"),
    ],
)
def test_so_are_those_that_leave_a_choice(decision: str, kind: str, choices: str) -> None:
    me = READY | {"unused": {kind: 1}}
    state = scene(me, discoveries=TILES).play(DECISIONS[decision])
    asked = {token for token in state.tokens() if not token.startswith(("use", "worker"))}
    state.play(f"use:{kind}").play(choices)
    assert player(state)["used"] == {kind: 1}
    assert {token for token in state.tokens() if not token.startswith("worker")} == asked


@pytest.mark.rule("R3.5")
@pytest.mark.parametrize("decision", ["the turn", "the action", "the end"])
def test_unlocking_is_paid_for_before_decisions_of_a_normal_turn(decision: str) -> None:
    state = scene(READY, discoveries=TILES).play(DECISIONS[decision])
    before = set(state.tokens())
    cocoa = goods(state)["cocoa"]
    state.play("unlock:paid")
    assert goods(state)["cocoa"] == cocoa - 3
    assert player(state)["locked"] == {}
    assert set(state.tokens()) - {"worker:gold_deposits.2"} == before - {"unlock:paid", "unlock:free"}


@pytest.mark.rule("R3.5")
def test_nothing_is_used_in_the_turn_of_another() -> None:
    me: dict[str, Any] = {"workers": AWAY, "unused": {"cocoa4": 1}, "locked": {"gold_deposits": 2}, "cocoa": 9}
    state = scene({"workers": AWAY}, me)
    while state.to_move == 0:
        assert not kinds(state) & {"use", "unlock"}
        state.play(state.tokens()[0])
    assert {"use", "unlock"} <= kinds(state)
