"""The event log tells what moves did, where points came from, and all that the Teotibot does."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cenote import State
from cenote.core.chance import Chance
from cenote.games.teotihuacan.components import PRINTED
from tests.games.teotihuacan.scenes import GOODS, game, scene

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"setup": "first_game", "difficulty": "harder"}),
    (2, {}),
    (2, {"setup": "draft", "dark_eclipse": True}),
    (3, {"setup": "first_game"}),
    (3, {"setup": "draft"}),
    (4, {}),
    (4, {"dark_eclipse": True}),
]
AT_LOSS = {"unpaid_salary"}
FILLED_FROM = PRINTED["teotibot"]["pyramid"]["filled_from"]


def everybody(state: State) -> list[dict[str, Any]]:
    """The players, and after them the Teotibot."""
    dump = state.dump()
    return [*dump["players"], *([dump["teotibot"]] if "teotibot" in dump else [])]


def owned(state: State) -> list[Counter[str]]:
    return [Counter({good: player[good] for good in ("points", *GOODS)}) for player in everybody(state)]


def told(held: list[Counter[str]], events: list[dict[str, Any]]) -> None:
    """What events say of goods and points, added to what is held."""
    for event in events:
        if event["event"] == "points":
            held[event["seat"]]["points"] += event["points"]
            assert event["points"] > 0 or event["source"] in AT_LOSS
        elif event["event"] in ("gain", "pay"):
            assert event["n"] > 0
            held[event["seat"]][event["good"]] += event["n"] if event["event"] == "gain" else -event["n"]


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
@settings(max_examples=5)
@given(seed=st.integers(0, 2**32))
def test_points_and_goods_add_up_after_every_move(seats: int, options: dict[str, Any], seed: int) -> None:
    state = game.new(seats, seed, **options).log()
    chance = Chance(seed)
    held = owned(state)
    known = 0
    while not state.over:
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))])
        told(held, state.events(since=known))
        known = len(state.events())
        assert held == owned(state)
    assert [player["points"] for player in held] == state.points()


def test_what_is_kept_in_secret_is_logged_when_it_is_revealed() -> None:
    state = game.new(2, seed=1).log()
    first = state.to_move
    while state.to_move == first:
        state.apply(state.legal()[0])
    assert state.events() == []
    while state.dump()["pending"][0]["ask"] == "keep":
        state.apply(state.legal()[0])
    kept = [(event["seat"], event["tile"]) for event in state.events() if event["event"] == "keep"]
    players = state.dump()["players"]
    assert kept == [(seat, tile) for seat in range(2) for tile in players[seat]["starting_kept"]]


def test_a_turn_is_told_step_by_step() -> None:
    state = scene(
        {"workers": ["palace.1", "decorations.5"], "cocoa": 2, "temples": {"green": 1}},
        {"workers": ["palace.1"], "locked": {"stone_quarry": 2}},
        ring=["palace", "stone_quarry", "alchemy", "forest", "construction", "decorations", "nobles", "gold_deposits"],
        discoveries={"boards": {"stone_quarry": "cocoa4"}, "stack": ["M4"]},
    ).log()
    state.play("worker:palace.1 go:stone_quarry worship:stone_quarry choose:effect end")
    assert state.events() == [
        {"event": "move", "from": "palace", "to": "stone_quarry", "power": 1, "seat": 0},
        {"event": "pay", "good": "cocoa", "n": 1, "seat": 0},
        {"event": "unlock", "by": "other", "space": "stone_quarry", "seat": 1},
        {"event": "worship", "space": "stone_quarry", "power": 1, "seat": 0},
        {"event": "climb", "temple": "green", "step": 2, "seat": 0},
        {"event": "gain", "good": "cocoa", "n": 1, "seat": 0},
    ]


def test_a_claim_tells_where_the_tile_lay_and_what_takes_its_place() -> None:
    state = scene(
        {"workers": ["palace.1"], "gold": 1, "temples": {"green": 11}},
        discoveries={"boards": {"stone_quarry": "cocoa4"}, "stack": ["M4"]},
        ring=["palace", "stone_quarry", "alchemy", "forest", "construction", "decorations", "nobles", "gold_deposits"],
    ).log()
    state.play("worker:palace.1 go:stone_quarry worship:stone_quarry")
    assert state.events(since=2) == [
        {"event": "claim", "kind": "cocoa4", "from": "stone_quarry", "seat": 0},
        {"event": "pay", "good": "gold", "n": 1, "seat": 0},
        {"event": "discovery", "kind": "M4", "board": "stone_quarry"},
    ]


def solo(bot: dict[str, Any], me: dict[str, Any] | None = None, **entries: Any) -> list[dict[str, Any]]:
    """What the log tells of the Teotibot's turn after a free unlock of the human."""
    human = {"workers": ["nobles.1", "nobles.1"], "locked": {"palace.a": 1}, **(me or {})}
    state = scene(human, seats=1, teotibot=bot, **entries).play("unlock:free").log()
    return state.play("end").events()


ACTIONS = {
    "T": "construction",
    "ML": "decorations",
    "MR": "alchemy",
    "BL": "nobles",
    "BC": "mastery",
    "BR": "worship",
}


def bot(dice: list[int], workers: list[str], **entries: Any) -> dict[str, Any]:
    return {
        "actions": ACTIONS,
        "set_aside": "mask_collection",
        "directions": ["from_left", "from_right"],
        "dice": dice,
        "workers": workers,
        "locked": {"decorations": 1},
        **entries,
    }


def named(events: list[dict[str, Any]]) -> list[tuple[Any, ...]]:
    return [tuple(event[name] for name in event if name != "seat") for event in events]


def test_the_bots_turn_is_told_with_what_it_tried_and_how_its_tiles_slid() -> None:
    """R31.1: without 2 stone it gathers on board 3. R29.3: T is filled from the left, ML then from the right."""
    events = solo(bot([3, 4], ["construction.2", "stone_quarry.3", "nobles.1"], stone=1))
    assert named(events) == [
        ("roll", 3, 4, "T", "construction"),
        ("try", "construction", "not_enough"),
        ("try", "stone_quarry", "works"),
        ("gain", "stone", 2),
        ("power_up", "stone_quarry", 4),
        ("move", "stone_quarry", "forest", 4),  # the second next on the printed ring
        ("slide", "ML", "T"),
        ("slide", "BC", "ML"),
        ("slide", "set_aside", "BC"),
        ("light_disc", 1),
    ]


def test_the_bots_fallback_is_told_after_what_keeps_it_from_better() -> None:
    events = solo(bot([1, 3], ["palace.2", "alchemy.3", "alchemy.4"], gold=2))
    assert named(events)[:5] == [
        ("roll", 1, 3, "ML", "decorations"),
        ("try", "decorations", "no_worker"),
        ("try", "gold_deposits", "no_worker"),
        ("fallback",),
        ("gain", "cocoa", 5),
    ]


def test_the_bots_worship_is_told_with_who_makes_room_and_what_is_discarded() -> None:
    """R31.6: from board 7 on to 6, passed, and 4, the blue temple. Steps 5 and 6 bring 2 resources each."""
    events = solo(
        bot([6, 6], ["palace.2"], temples={"blue": 4}, wood=9, stone=9, gold=9),
        {"locked": {"gold_deposits": 2}},
        discoveries={"boards": {"gold_deposits": "M7"}, "stack": ["M4"]},
    )
    assert named(events) == [
        ("roll", 6, 6, "BR", "worship"),
        ("bot_worship", "gold_deposits"),
        ("climb", "blue", 5),
        ("gain", "gold", 1),
        ("gain", "stone", 1),
        ("climb", "blue", 6),
        ("gain", "wood", 1),
        ("gain", "gold", 1),
        ("discard", "M7", "gold_deposits"),
        ("discovery", "M4", "gold_deposits"),
        ("slide", "set_aside", "BR"),
        ("light_disc", 1),
    ]


@pytest.mark.parametrize("setup", ["dealt", "first_game"])
@settings(max_examples=5)
@given(seed=st.integers(0, 2**32))
def test_the_bots_action_tiles_can_be_followed_in_the_log(setup: str, seed: int) -> None:
    """R29.1 to R29.3: from the first position on, what is rolled and slides is all that moves them."""
    state = game.new(1, seed, setup=setup).log()
    start = state.dump()["teotibot"]
    lying = {**start["actions"], "set_aside": start["set_aside"]}
    chance = Chance(seed)
    while not state.over:
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))])
    used = ""
    for event in state.events():
        if event["event"] == "roll":
            assert lying[event["slot"]] == event["action"]
            used = event["action"]
        elif event["event"] == "slide":
            assert event["from"] in (*FILLED_FROM.get(event["to"], ()), "set_aside")
            lying[event["to"]] = lying[event["from"]]
            if event["from"] == "set_aside":
                lying["set_aside"] = used
    end = state.dump()["teotibot"]
    assert lying == {**end["actions"], "set_aside": end["set_aside"]}


def test_the_finished_pyramid_takes_the_light_disc_along() -> None:
    """R13.9: with two players the dark disc is on space 10."""
    tiles = iter(PRINTED["pyramid_tiles"])
    built = {
        f"{level}.{row}.{column}": {"tile": next(tiles)}
        for level in (1, 2, 3)
        for row in range(5 - level)
        for column in range(5 - level)
    }
    state = scene(
        {"workers": ["nobles.1"], "stone": 2, "wood": 3},
        {"workers": ["palace.1"]},
        pyramid={"tiles": built, "display": ["T31"]},
        ring=["palace", "nobles", "alchemy", "forest", "construction", "stone_quarry", "decorations", "gold_deposits"],
    ).log()
    state.play("worker:nobles.1 go:construction main")
    told_now = named(state.events())
    assert ("finished",) in told_now
    assert told_now[told_now.index(("finished",)) + 1] == ("light_disc", 10)
