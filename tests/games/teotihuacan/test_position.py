"""Positions in words: written, read back, and refused when they can't be played on."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cenote import BadSetup, State
from cenote.games.teotihuacan.components import (
    ATTACHING_IDS,
    BOARD_IDS,
    DECORATION_IDS,
    KIND_IDS,
    PLACE_IDS,
    PYRAMID_IDS,
    SPACE_IDS,
    STARTING_IDS,
    TECHNOLOGY_IDS,
)
from cenote.testing.walks import observed
from tests.games.at_random import any_options, damage, play_to_the_end, random_state
from tests.games.teotihuacan.building import decorations, level, pyramid
from tests.games.teotihuacan.scenes import game, scene

TURN = {"ask": "turn"}
END = {"ask": "end"}

with_seats = pytest.mark.parametrize("seats", [1, 2, 3, 4])


# ---- there and back ----------------------------------------------------------------------------------------


def assert_can_be_written_and_read_back(state: State) -> None:
    dump = state.dump()
    loaded = game.load(json.loads(json.dumps(dump)))
    assert loaded.key() == state.key()
    assert loaded.dump() == dump
    assert loaded.legal() == state.legal()
    assert loaded.points() == state.points()
    if state.over:
        assert loaded.standing() == state.standing()


@with_seats
@settings(max_examples=100)
@given(data=st.data())
def test_any_position_can_be_written_and_read_back(seats: int, data: st.DataObject) -> None:
    options = data.draw(any_options(game, seats))
    seed, plies = data.draw(st.integers(0, 2**32)), data.draw(st.integers(0, 200 * seats))
    assert_can_be_written_and_read_back(random_state(game, seed, seats, plies, **options))


def test_reading_a_position_does_not_change_it() -> None:
    dump = random_state(game, 1, 3, 200).dump()
    before = copy.deepcopy(dump)
    game.load(dump)
    assert dump == before


def test_what_is_left_out_is_as_at_the_start() -> None:
    dump = game.load({"seats": 3}).dump()
    assert dump["options"]["setup"] == "dealt"
    assert [dump[name] for name in ("round", "eclipses", "light_disc", "announced")] == [1, 0, 0, False]
    assert (dump["first_player"], dump["to_move"], dump["pending"]) == (0, 0, [TURN])
    assert dump["ring"][0] == "palace"
    assert dump["royal_tiles"] == {"a": "P4", "b": "P6", "c": "P1"}
    assert dump["technologies"] == ["TECH1", "TECH3", "TECH5", "TECH9", "TECH15", "TECH17"]
    assert dump["temple_bonus"] == {"blue": "F3", "red": "F4", "green": "F7"}
    assert dump["nobles"] == {"top": 0, "middle": 0, "bottom": 0}
    assert dump["pyramid"] == {"display": [None] * 3, "stack": [], "tiles": {}}
    assert dump["neutral_workers"] == [[]]
    assert dump["players"][2]["workers"] == ["palace.1"] * 3
    assert dump["players"][2]["temples"] == {"blue": 0, "red": 0, "green": 0}
    assert not any(dump["players"][2][name] for name in ("cocoa", "wood", "stone", "gold", "points", "locked"))


def test_what_is_left_out_of_the_teotibot_is_as_at_the_start() -> None:
    bot = game.load({"seats": 1, "options": {"bot_wood": 1, "bot_worker_8": -1}}).dump()["teotibot"]
    assert bot["workers"] == ["gold_deposits.2", "nobles.2", "construction.1"]
    assert bot["locked"] == {"decorations": 1}
    assert [bot[name] for name in ("wood", "stone", "gold", "cocoa", "points", "avenue")] == [3, 2, 2, 0, 0, 1]
    assert bot["temples"] == {"blue": 1, "red": 1, "green": 1}
    assert bot["technologies"] == ["TECH5"]


def test_with_one_entry_for_workers_there_are_just_those() -> None:
    them = scene({"locked": {"forest": 2}}).dump()["players"][0]
    assert (them["workers"], them["locked"]) == ([], {"forest": 2})


def test_dice_that_are_missing_are_always_made_up_alike() -> None:
    bots = [game.load({"seats": 1, "teotibot": {"dice": [6, 6]}}).dump()["teotibot"] for _ in range(2)]
    assert bots[0] == bots[1]
    assert bots[0]["dice"][:2] == [6, 6]
    assert len(bots[0]["dice"]) > 40  # two for every turn that may still come


def test_a_finished_game_can_be_read() -> None:
    state = scene({"points": 3}, {"points": 3, "cocoa": 1}, eclipses=2, to_move=None)
    assert state.over
    assert state.standing() == [2, 1]


def test_what_goes_on_by_itself_does_so_when_a_position_is_read() -> None:
    """The only worker there is receives a power-up, and the only temple with room above a step."""
    full = {"temples": {"blue": 11, "red": 10, "green": 3}, "workers": ["forest.2"]}
    up = {"ask": "power_up", "board": "forest", "optional": False}
    assert scene(full, pending=[END, up]).dump()["players"][0]["workers"] == ["forest.3"]
    other = {"temples": {"red": 11}}
    state = scene(full, other, pending=[END, {"ask": "climb"}])
    assert state.dump()["players"][0]["temples"] == {"blue": 11, "red": 10, "green": 4}
    assert state.tokens() == ["end"]


# ---- decisions that wait upon each other -------------------------------------------------------------------

TILES = {kind: 2 if kind in ("resources3", "resources2") else 3 for kind in KIND_IDS[7:]}
TILES |= dict.fromkeys(("temple_blue", "temple_red", "temple_green"), 2)
"""All Discovery tiles but the masks."""
LYING = {
    "boards": dict(zip(("palace", "forest", "stone_quarry", "gold_deposits", "decorations"), KIND_IDS, strict=False)),
    "avenue": {"3": ["M6"], "6": ["M7"], "8": ["M4"]},
    "steps": {"blue.4": ["M2"], "red.5": ["M3"], "green.3": ["M4"], "green.6": ["M5"]},
    "stack": ["M5", "M6", "M6", "M7", "M7"],
}


@st.composite
def rich_positions(draw: Any) -> dict[str, Any]:
    """Somebody is to move who owns all Discovery tiles, and whose markers are just below where others lie."""
    boards = st.sampled_from(BOARD_IDS)
    board = draw(boards)
    workers = [f"{draw(st.sampled_from([board, draw(boards)]))}.{draw(st.sampled_from([1, 4, 5, 5]))}" for _ in "123"]
    workers += ["palace.5"] * draw(st.integers(0, 1))
    me = {
        "workers": workers,
        "cocoa": draw(st.sampled_from([3, 20])),
        **{good: draw(st.sampled_from([2, 9])) for good in ("wood", "stone", "gold")},
        "technologies": draw(st.lists(st.sampled_from(TECHNOLOGY_IDS[:4] + TECHNOLOGY_IDS[6:8]), unique=True)),
        "unused": TILES,
        "temples": {"blue": 3, "red": 4, "green": draw(st.sampled_from([2, 5]))},
        "avenue": draw(st.sampled_from([1, 2, 5, 7])),
    }
    seats = draw(st.integers(1, 3))
    return {
        "seats": seats,
        "players": [me, *[{}] * (seats - 1)],
        "technologies": [*TECHNOLOGY_IDS[:4], *TECHNOLOGY_IDS[6:8]],
        "royal_tiles": {
            "a": draw(st.sampled_from(["P4", "P5", "P9"])),
            "b": draw(st.sampled_from(["P2", "P6", "P7"])),
            "c": draw(st.sampled_from(["P1", "P3", "P8"])),
        },
        "discoveries": LYING,
        "pyramid": pyramid(draw(st.sampled_from([[], level(1), level(1) + level(2)])), ["T31", "T30", "T29"]),
        "decorations": decorations("D01", "D02", "D03", "D04", stack=["D05"]),
    }


@settings(max_examples=150)
@given(position=rich_positions(), chosen=st.lists(st.integers(0, 2**16), min_size=30, max_size=80))
def test_decisions_that_wait_upon_each_other_can_be_read_back(position: dict[str, Any], chosen: list[int]) -> None:
    """Most moves use a tile or a power-up, if there is one, so that one thing comes up within another."""
    state = game.load(position)
    for number in chosen:
        if state.over:
            break
        dear = [move for move in state.tokens() if move.startswith(("use:", "power:", "main"))]
        tokens = dear if dear and number % 3 else state.tokens()
        state.play(tokens[number // 3 % len(tokens)])
        dump = state.dump()
        assert game.load(dump).key() == state.key(), dump["pending"]


def test_however_deep_decisions_wait_they_are_seen_and_can_be_read_back() -> None:
    """Three tiles with power-ups within each other, four ascensions, and claims on all steps and on the Avenue."""
    me = {
        "workers": ["alchemy.5", "forest.5", "forest.5", "nobles.5"],
        "cocoa": 20,
        "wood": 9,
        "technologies": ["TECH13"],
        "unused": TILES,
        "temples": {"blue": 3, "red": 4, "green": 2},
        "avenue": 2,
    }
    technologies = [*TECHNOLOGY_IDS[:4], *TECHNOLOGY_IDS[6:8]]
    state = scene(me, technologies=technologies, discoveries=LYING)
    moves = "worker:alchemy.5 go:forest main pay:cocoa power:forest.5 use:power_up2 power:forest.5 use:power_up2 "
    moves += "power:forest.5 use:power_up2 power:nobles.5 use:temple_blue use:temple_red use:temple_green "
    moves += (
        "use:temple_green use:temple_any climb:green use:temple_any climb:green use:avenue use:avenue use:temple_any"
    )
    deepest = 0
    for move in moves.split():
        state.play(move)
        dump = state.dump()
        deepest = max(deepest, len(dump["pending"]))
        assert game.load(dump).key() == state.key()
        seen = dict(zip(game.feature_names(state.seats), observed(state, 0), strict=True))
        shown = [seen[f"pending_{depth}.kind"] for depth in range(len(dump["pending"]))]
        assert all(shown), "a seat isn't shown all decisions that wait"
        assert f"pending_{len(shown)}.kind" not in seen or not seen[f"pending_{len(shown)}.kind"]
    assert deepest == 20
    play_to_the_end(state, 1)


# ---- whatever is wrong -------------------------------------------------------------------------------------

JUNK: list[Any] = [
    *(None, True, False, "", "junk", 0, 1, 2, 3, 4, 5, 6, 10, 11, 12, 54, 100, -1, -7, 2**31, 2**63, 10**400),
    *(0.0, 0.5, 1.0, float("nan"), float("inf"), 1e308, [], [[]], [0], ["junk"], {}, {"junk": 1}, {"forest": 1}),
    *("claimed", "forest.5", "palace.a", "from_left", "worship", "salary", *KIND_IDS[::3], *BOARD_IDS, *SPACE_IDS[:4]),
    *(*STARTING_IDS[::5], *ATTACHING_IDS, *PYRAMID_IDS[::9], *DECORATION_IDS[::6], *PLACE_IDS[::8], *TECHNOLOGY_IDS),
    *({"ask": name} for name in ("keep", "draft", "turn", "end", "climb", "reward", "light_disc", "leave")),
    *({"ask": "go", "board": "forest", "power": 1, "second": n, "unlimited": bool(n)} for n in (0, 1)),
    *({"ask": "action", "board": "alchemy", "power": 2, "second": n} for n in (0, 3)),
    *({"ask": name, "at": at} for name in ("claim", "then_claim") for at in ("forest", "blue.4", "avenue.3", "S14")),
    *({"ask": "power_up", "board": board, "optional": False} for board in ("any", "forest")),
    *({"ask": name, "board": "forest"} for name in ("more", "then_more", "bonuses")),
    *({"ask": "power_up_times", "board": "any", "times": n, "optional": False, "then_optional": False} for n in (1, 2)),
    *({"ask": "take", "count": 3, "from": "gold"}, {"ask": "climb_times", "times": 2}, {"ask": "reborn", "seat": 0}),
    *({"ask": "trade", "tile": tile, "times": 2, "from": "wood"} for tile in ("P2", "P3", "P7", "P8")),
    *(
        {"ask": "worship", "space": "forest", "free": False},
        {"ask": "order", "space": "forest"},
        {"ask": "row", "workers": 2},
    ),
    *({"ask": "fee", "for": what, "at": "forest", "power": 1, "second": 0} for what in ("main", "unlock", "both")),
    *(
        {"ask": "technology", "workers": 1, "lowest": 5},
        {"ask": "decoration", "workers": 3},
        {"ask": "salary", "owed": 4},
    ),
    *({"ask": "tile", "workers": 3, "placed": n, "discount": n} for n in (0, 1)),
    *({"ask": "place", "tile": "T31", "discount": 0}, {"ask": "rotate", "tile": "T01", "place": "1.0.1"}),
    *({"ask": "steps", "first": "blue", "second": "red"}, {"ask": "step", "temple": "green"}),
    *({"ask": "after_eclipse", "next": 0}, {"ask": "salaries", "paid": 1}, {"ask": "seat", "served": 1}),
]
NAMES = ("junk", "0", "6", "forest", "palace.a", "blue", "vp", "M1", "ask", "tile", "1.0.0", "stack", "T", "on_the_way")


@st.composite
def damaged_positions(draw: Any) -> dict[str, Any]:
    seats = draw(st.integers(1, 4))
    options = draw(any_options(game, seats))
    position = random_state(game, draw(st.integers(0, 50)), seats, draw(st.integers(0, 200 * seats)), **options).dump()
    for _ in range(draw(st.integers(1, 4))):
        damage(position, draw, JUNK, NAMES)
    return position


@settings(max_examples=600)
@given(position=damaged_positions(), seed=st.integers(0, 2**32))
def test_a_damaged_position_is_refused_or_can_be_played_to_its_end(position: dict[str, Any], seed: int) -> None:
    try:
        state = game.load(position)
    except BadSetup:
        return
    assert game.load(state.dump()).key() == state.key()
    dump = play_to_the_end(state, seed).dump()
    assert game.load(dump).key() == state.key()
    for them in [*dump["players"], *([dump["teotibot"]] if "teotibot" in dump else [])]:
        assert min(them[name] for name in ("points", "cocoa", "wood", "stone", "gold")) >= 0
