"""What holds at every ply of every game."""

from __future__ import annotations

from array import array
from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from cenote import State
from cenote.core.chance import Chance
from cenote.games.tzolkin.components import TILE_IDS
from tests.games.tzolkin.scenes import RESOURCES, TOP, game, player, row, worker_on

FIELDS = {2: 2, 3: 3, 4: 4}
NEUTRAL = {2: 12, 3: 6, 4: 0}
LAST_SPACE = {"palenque": 7, "yaxchilan": 7, "tikal": 7, "uxmal": 7, "chichen_itza": 10}
FOOD_ROUNDS = (8, 14, 21, 27)
DEEPEST = 6  # decisions that wait upon each other


def on_gears(dump: dict[str, Any]) -> Counter[Any]:
    return Counter(occupant for spaces in dump["gears"].values() for occupant in spaces.values())


def check_workers(dump: dict[str, Any]) -> None:
    """In hand, on gears and on the first-player space are all that are in play; neutral ones never change."""
    placed = on_gears(dump)
    assert placed["neutral"] == NEUTRAL[dump["seats"]]
    for seat, them in enumerate(dump["players"]):
        assert them["available"] + placed[seat] + (dump["first_player_space"] == seat) == them["workers"]
        assert 3 <= them["workers"] <= 6
    for gear, spaces in dump["gears"].items():
        assert all(who == "neutral" for space, who in spaces.items() if int(space) > LAST_SPACE[gear])


def check_goods(dump: dict[str, Any]) -> None:
    for them in dump["players"]:
        assert min(them[name] for name in ("corn", *RESOURCES, "skulls", "corn_tiles", "wood_tiles")) >= 0
        assert them["points"] * 4 == int(them["points"] * 4)
    skulls = sum(them["skulls"] for them in dump["players"])
    assert dump["skulls_in_bank"] + len(dump["skull_spaces"]) + skulls == 13
    assert dump["skulls_in_bank"] >= 0
    assert dump["tooth_corn"] >= 0


def check_jungle(dump: dict[str, Any], burned: int) -> None:
    """Every corn tile is on a field or with a player; so is every wood tile that wasn't burned."""
    fields = FIELDS[dump["seats"]]
    for group in dump["jungle"].values():
        assert 0 <= group["wood"] <= group["corn"] <= fields
    corn = sum(group["corn"] for group in dump["jungle"].values())
    wood = sum(group["wood"] for group in dump["jungle"].values())
    assert corn + sum(them["corn_tiles"] for them in dump["players"]) == 4 * fields
    assert wood + sum(them["wood_tiles"] for them in dump["players"]) + burned == 3 * fields


def check_temples(dump: dict[str, Any]) -> None:
    for temple, top in TOP.items():
        steps = [them["temples"][temple] for them in dump["players"]]
        assert all(0 <= step <= top for step in steps)
        assert steps.count(top) <= 1
    assert all(0 <= level <= 3 for them in dump["players"] for level in them["technologies"].values())


def tiles(dump: dict[str, Any]) -> list[str]:
    """Every tile that is anywhere in the game."""
    buildings = dump["buildings"]
    found = [
        *buildings["row"],
        *buildings["stack_1"],
        *buildings["stack_2"],
        *dump["monuments"],
        *dump["neutral_tiles"],
    ]
    for them in dump["players"]:
        found += [*them["buildings"], *them["monuments"], *them["wealth_dealt"]]
    found += [frame["tile"] for frame in dump["pending"] if frame["ask"] in ("architecture", "own")]
    return [tile for tile in found if tile is not None]


def check_tiles(dump: dict[str, Any], at_first: list[str]) -> None:
    """Each is in one place; none comes from nowhere, and none goes but with age 1."""
    here = tiles(dump)
    assert len(set(here)) == len(here)
    assert set(here) <= set(at_first)
    gone = set(at_first) - set(here)
    assert not gone if dump["age"] == 1 else all(tile.startswith("A1") for tile in gone)
    age = {1: "A1", 2: "A2"}[dump["age"]]
    assert all(tile.startswith(age) for tile in dump["buildings"]["row"] if tile is not None)
    assert len(dump["monuments"]) == dump["seats"] + 2


def check_calendar(dump: dict[str, Any], before: dict[str, Any]) -> None:
    """Rounds go up by one or two, Food Days in order and none is missed."""
    step = dump["round"] - before["round"]
    assert step in (0, 1, 2)
    assert dump["food_days"] - before["food_days"] in (0, 1)
    assert dump["age"] == (2 if dump["food_days"] >= 2 else 1)
    overdue = [day for day in FOOD_ROUNDS[dump["food_days"] :] if day < dump["round"]]
    assert overdue in ([], [dump["round"] - 1])


def check_canonical(state: State, dump: dict[str, Any]) -> None:
    """Nothing is left in the state of how it came about: set up afresh, it is the same to the byte."""
    assert game.load(dump).key() == state.key()
    assert len(dump["pending"]) <= DEEPEST


def check_everything(state: State, dump: dict[str, Any], before: dict[str, Any], start: list[str], burned: int) -> None:
    check_workers(dump)
    check_goods(dump)
    check_jungle(dump, burned)
    check_temples(dump)
    check_tiles(dump, start)
    check_calendar(dump, before)
    check_canonical(state, dump)


@settings(max_examples=40)
@given(seed=st.integers(0, 2**64 - 1), seats=st.sampled_from([2, 3, 4]), burn=st.booleans())
def test_what_must_hold_holds_at_every_ply(seed: int, seats: int, burn: bool) -> None:
    state = game.new(seats, seed, burn_visible=burn)
    chance = Chance(seed)
    before = state.dump()
    start, burned = tiles(before), 0
    while not state.over:
        legal = state.legal()
        assert legal
        assert 0 <= state.to_move < seats
        move = legal[chance.below(len(legal))]
        burned += game.moves.token(move) == "harvest:burn"
        state.apply(move)
        dump = state.dump()
        check_everything(state, dump, before, start, burned)
        before = dump
    assert state.round in (27, 28)
    assert before["food_days"] == 4
    assert before["first_player_space"] is None


@settings(max_examples=200)
@given(seed=st.integers(0, 2**64 - 1), seats=st.sampled_from([2, 3, 4]))
def test_standing_follows_points_and_workers(seed: int, seats: int) -> None:
    state = game.new(seats, seed)
    chance = Chance(seed)
    while not state.over:
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))])
    workers = on_gears(state.dump())
    merits = [(points, workers[seat]) for seat, points in enumerate(state.points())]
    assert state.standing() == [1 + sum(other > mine for other in merits) for mine in merits]


def test_decisions_never_wait_upon_each_other_deeper_than_this() -> None:
    """A building within a Tikal 4 within a building within a Tikal 4, and what it asks."""
    cost = {"corn": 1, "wood": 9, "stone": 9, "gold": 9}
    buildings = row("A2T4", "A2C4", "A2F1")
    state = worker_on("tikal.4", {**cost, "technologies": {"agriculture": 3}}, round=15, buildings=buildings)
    state.play("pick:tikal.4 do:4 build:A2T4 use:tikal.4 build:A2C4")
    waiting = [frame["ask"] for frame in state.dump()["pending"]]
    assert waiting == ["pick", "build", "effects", "build", "effects", "learn"]
    assert len(waiting) == DEEPEST
    state.play("advance:agriculture climb:chaac done done end")
    assert player(state)["skulls"] == 1


def test_an_observation_shows_whatever_waits() -> None:
    """What is left of the first Tikal 4 lies deepest of all that matters, and differs with where Architecture went."""
    me = {"corn": 1, "wood": 9, "stone": 9, "gold": 9, "technologies": {"agriculture": 3, "architecture": 1}}
    buildings = row("A2T4", "A2C4", "A2F1")
    state = worker_on("tikal.4", me, round=15, buildings=buildings).play(
        "pick:tikal.4 do:4 build:A2T4 architecture:use"
    )
    position = state.play("use:tikal.4 build:A2C4 architecture:use").dump()
    assert [frame["ask"] for frame in position["pending"]] == ["pick", "build", "effects", "build", "effects", "learn"]
    assert not position["pending"][1]["architecture"]
    position["pending"][1]["architecture"] = True
    assert observation(game.load(position)) != observation(state)


def observation(state: State) -> list[float]:
    """What seat 0 knows, as numbers."""
    numbers = array("f", bytes(4 * game.observation_size(state.seats)))
    state.observe(0, numbers)
    return numbers.tolist()


def test_tiles_have_names_of_their_own() -> None:
    assert len(set(TILE_IDS)) == len(TILE_IDS) == 66
