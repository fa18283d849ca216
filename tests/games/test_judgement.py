"""What games offer to those who search: a judgement that agrees with the rules, and a policy for every move."""

from __future__ import annotations

import importlib
import math
import random
import tomllib
from importlib.resources import files
from types import ModuleType
from typing import Any

import pytest

import cenote
from cenote.core.state import State
from cenote.search import Tree

GAMES = ("tzolkin", "teotihuacan")
EVERY_TABLE = [(name, seats) for name in GAMES for seats in cenote.find(name).seats]


def judgement_of(name: str) -> ModuleType:
    return importlib.import_module(f"cenote.games.{name}.judgement")


def numbers_of(name: str) -> dict[str, Any]:
    return tomllib.loads((files(f"cenote.games.{name}") / "judgement.toml").read_text(encoding="utf-8"))


def states(name: str, seats: int, seed: int = 1) -> list[State]:
    """Every position of a random game."""
    chance = random.Random(seed)
    state = cenote.find(name).new(seats, seed)
    met = []
    while not state.over:
        met.append(state.clone())
        state.apply(chance.choice(state.legal()))
    return met


@pytest.mark.parametrize("name", GAMES)
def test_the_numbers_name_nothing_that_is_not_looked_at(name: str) -> None:
    judgement, numbers = judgement_of(name), numbers_of(name)
    assert tuple(numbers["worth"]) == tuple(numbers["error"]) == judgement.GROUP_NAMES
    for table in numbers["worth"].values():
        assert table.keys() <= set(judgement.TRAIT_NAMES)
        assert {len(row) for row in table.values()} == {judgement.STAGE_COUNT}
    assert numbers["policy"].keys() <= set(judgement.KEY_NAMES)
    assert {len(row) for row in numbers["policy"].values()} == {judgement.AGE_COUNT}


@pytest.mark.parametrize("name", GAMES)
def test_names_tell_traits_and_keys_apart(name: str) -> None:
    judgement = judgement_of(name)
    assert len(set(judgement.TRAIT_NAMES)) == len(judgement.TRAIT_NAMES)
    assert len(set(judgement.KEY_NAMES)) == len(judgement.KEY_NAMES)


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_every_position_has_a_stage_and_its_moves_keys(name: str, seats: int) -> None:
    judgement = judgement_of(name)
    before = 0.0
    for state in states(name, seats):
        assert 0 <= judgement.stage(state) <= judgement.STAGE_COUNT - 1
        if judgement.resting(state):
            assert before <= judgement.stage(state)
            before = judgement.stage(state)
        keys = judgement.keys_of(state)
        assert len(keys) == len(state.legal())
        assert all(0 <= key < len(judgement.KEY_NAMES) for key in keys)
        assert all(math.isfinite(points) for points in judgement.expected(state))


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_traits_are_each_named_once(name: str, seats: int) -> None:
    judgement = judgement_of(name)
    for state in states(name, seats)[::7]:
        for player in range(state.players):
            found = judgement.traits_of(state, player)
            assert len({which for which, _ in found}) == len(found)
            assert all(0 <= which < len(judgement.TRAIT_NAMES) and much for which, much in found)


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_a_seat_is_at_rest_once_in_a_turn(name: str, seats: int) -> None:
    """A turn that begins is at rest, and no other position of it, but where tiles are used before anything else."""
    judgement = judgement_of(name)
    turns = [(state.round, state.to_move) for state in states(name, seats) if judgement.resting(state)]
    assert len(turns) > 10
    assert len(set(turns)) >= 0.9 * len(turns)


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_the_last_judgement_of_a_game_is_nearly_its_result(name: str, seats: int) -> None:
    """In games of some sense, for which it is made."""
    judgement = judgement_of(name)
    wrong = []
    for seed in range(4):
        state = cenote.find(name).new(seats, seed)
        last: list[float] = []
        while not state.over:
            if judgement.resting(state):
                last = judgement.expected(state)
            tree = Tree(state.imagine(state.to_move, seed), state.to_move, seed)
            tree.think(playouts=20)
            state.apply(tree.best)
        wrong += [abs(judged - final) for judged, final in zip(last, state.points(), strict=True)]
    assert sum(wrong) / len(wrong) < 12


def test_points_on_the_track_count_as_they_are() -> None:
    judgement = judgement_of("tzolkin")
    state = states("tzolkin", 2)[60]
    position = state.dump()
    position["players"][0]["points"] += 10
    richer = cenote.find("tzolkin").load(position)
    assert judgement.expected(richer)[0] == pytest.approx(judgement.expected(state)[0] + 10)
    assert judgement.expected(richer)[1] == pytest.approx(judgement.expected(state)[1])


@pytest.mark.parametrize(("what", "more"), [("corn", 8), ("gold", 2), ("stone", 2), ("wood", 3), ("skulls", 1)])
def test_more_is_better_in_tzolkin(what: str, more: int) -> None:
    """For a player in the middle of the game, before any Food Day is near."""
    judgement = judgement_of("tzolkin")
    game = cenote.find("tzolkin")
    for seats in game.seats:
        plain = {"corn": 4, "wood": 1, "workers": 3}
        poor = game.load({"seats": seats, "round": 10, "players": [plain] * seats})
        rich = game.load(
            {
                "seats": seats,
                "round": 10,
                "players": [plain | {what: plain.get(what, 0) + more}] + [plain] * (seats - 1),
            }
        )
        assert judgement.expected(rich)[0] > judgement.expected(poor)[0]


@pytest.mark.parametrize(("what", "more"), [("cocoa", 4), ("gold", 2), ("stone", 2), ("wood", 2)])
def test_more_is_better_in_teotihuacan(what: str, more: int) -> None:
    judgement = judgement_of("teotihuacan")
    for seats in cenote.find("teotihuacan").seats:
        state = next(state for state in states("teotihuacan", seats) if judgement.resting(state))
        position = state.dump()
        position["players"][0][what] += more
        richer = cenote.find("teotihuacan").load(position)
        assert judgement.expected(richer)[0] > judgement.expected(state)[0]


def found_in_tzolkin(position: dict[str, Any], player: int) -> dict[str, float]:
    """The traits of a player, by their names."""
    judgement = judgement_of("tzolkin")
    state = cenote.find("tzolkin").load(position)
    return {judgement.TRAIT_NAMES[which]: much for which, much in judgement.traits_of(state, player)}


def test_who_has_no_turn_left_before_the_food_day_goes_hungry_for_certain() -> None:
    position = {"seats": 2, "round": 8, "to_move": 1, "players": [{"corn": 1}, {"corn": 1}]}
    assert found_in_tzolkin(position, 0)["hungry"] == found_in_tzolkin(position, 0)["unfed"] == 2.5
    assert "hungry" not in found_in_tzolkin(position, 1)  # whose turn it is
    assert found_in_tzolkin(position, 1)["unfed"] == 2.5
    assert "hungry" not in found_in_tzolkin(position | {"round": 7}, 0)
    assert "unfed" not in found_in_tzolkin(position | {"players": [{"corn": 6}, {"corn": 1}]}, 0)


def test_what_the_fields_hold_counts_for_workers_who_stand_there() -> None:
    position = {
        "seats": 2,
        "round": 10,
        "gears": {"palenque": {"2": 0, "3": 0, "4": 0, "5": 1}},
        "jungle": {"2": {"corn": 2}, "3": {"corn": 2, "wood": 2}, "4": {"corn": 0, "wood": 0}},
    }
    found = found_in_tzolkin(position, 0)
    assert (found["at_wood_fields"], found["at_corn_fields"], found["at_bare_fields"]) == (1, 1, 1)
