"""Rules R27: the setup of the solo game, and what R33 changes in it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import cenote
from cenote import State
from cenote.core.errors import BadSetup
from tests.games.teotihuacan.scenes import goods, offered, player

GAME: cenote.Game = cenote.teotihuacan
BOT = 1
PLACES = "1.0.0 1.0.1 1.1.0 1.1.1 1.1.2 1.1.3 1.2.0 1.2.1 1.2.2 1.2.3 1.3.2 1.3.3 2.0.0 2.2.2"
ACTIONS = ["construction", "decorations", "alchemy", "nobles", "mastery", "worship", "mask_collection"]
KNOBS = {
    "bot_worker_4": {-1, 0, 1},
    "bot_worker_6": {-1, 0, 1},
    "bot_worker_8": {-1, 0, 1},
    "bot_wood": {-1, 0, 1},
    "bot_stone": {-1, 0, 1},
    "bot_gold": {-1, 0, 1},
    "bot_exchange": {-2, -1, 0, 1, 2},
    "bot_worship": {-1, 0, 1},
    "bot_bonus": {-10, -5, 0, 5, 10},
    "bot_technology": {-2, -1, 0, 1, 2},
}


def solo(seed: int = 1, **options: Any) -> State:
    return GAME.new(1, seed, **options)


# ---- the human ---------------------------------------------------------------------------------------------


@pytest.mark.rule("R27.1")
def test_it_is_set_up_for_two_players() -> None:
    for seed in range(10):
        position = solo(seed).dump()
        assert sorted(position["pyramid"]["tiles"]) == PLACES.split()
        steps = {step: len(tiles) for step, tiles in position["discoveries"]["steps"].items()}
        assert steps == {"blue.4": 2, "red.5": 3, "green.3": 1, "green.6": 2}
        assert [len(boards) for boards in position["neutral_workers"]] == [3, 3]


@pytest.mark.rule("R27.1")
def test_the_human_is_first_player_with_1_cocoa_and_keeps_2_of_4_tiles() -> None:
    state = solo()
    position = state.dump()
    assert (position["first_player"], state.to_move, state.players) == (0, 0, 2)
    assert goods(state) == {"cocoa": 1}
    assert len(position["players"]) == 1
    hand = position["players"][0]["starting_dealt"]
    assert len(hand) == 4
    state.play(f"keep:{hand[0]} keep:{hand[1]}")
    assert player(state)["starting_kept"] == hand[:2]
    while state.round == 0:
        state.play(state.tokens()[0])
    assert (state.round, state.to_move) == (1, 0)


@pytest.mark.rule("R27.1")
def test_the_bot_is_the_last_player() -> None:
    state = GAME.new(1, 3, setup="first_game")
    state.play(state.tokens()[0]).play(state.tokens()[0]).play("collect")
    assert state.dump()["light_disc"] == 0
    state.play("end")
    assert state.to_move == 0
    assert state.round == 2
    assert state.dump()["light_disc"] >= 1  # after the bot's turn, by which a worker may have ascended


@pytest.mark.rule("R27.1", "R2.9")
def test_a_first_game_may_be_played_solo_with_the_set_of_seat_1() -> None:
    state = solo(setup="first_game")
    assert goods(state) == {"cocoa": 7, "wood": 1, "stone": 2, "gold": 4}
    assert player(state)["temples"] == {"blue": 0, "red": 0, "green": 1}
    assert sorted(player(state)["workers"]) == ["construction.1", "forest.1", "nobles.2"]
    assert state.dump()["technologies"] == ["TECH1", "TECH3", "TECH5", "TECH9", "TECH15", "TECH17"]
    assert player(state, BOT)["technologies"] == ["TECH5"]
    assert len(state.dump()["neutral_workers"]) == 2


@pytest.mark.rule("R27.1")
@pytest.mark.parametrize("options", [{"setup": "draft"}, {"dark_eclipse": True}])
def test_the_variants_are_for_groups(options: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        solo(**options)


# ---- the bot -----------------------------------------------------------------------------------------------


@pytest.mark.rule("R27.2")
@pytest.mark.parametrize("setup", ["dealt", "first_game"])
def test_what_the_bot_starts_with(setup: str) -> None:
    for seed in range(10):
        state = solo(seed, setup=setup)
        bot = player(state, BOT)
        assert goods(state, BOT) == {"wood": 2, "stone": 2, "gold": 2}
        assert (bot["points"], bot["pyramid_track"], bot["avenue"]) == (0, 0, 1)
        assert bot["temples"] == {"blue": 1, "red": 1, "green": 1}
        assert state.points()[BOT] == 0
        assert bot["technologies"] == [state.dump()["technologies"][2]]  # without a step in the green temple
        assert not bot.get("starting_dealt")
        assert not bot.get("starting_kept")


@pytest.mark.rule("R27.3")
@pytest.mark.parametrize("setup", ["dealt", "first_game"])
def test_its_four_workers_are_in_play(setup: str) -> None:
    bot = player(solo(setup=setup), BOT)
    assert sorted(bot["workers"]) == ["construction.2", "gold_deposits.2", "nobles.2"]
    assert bot["locked"] == {"decorations": 1}


@pytest.mark.rule("R27.4")
def test_the_action_tiles_and_the_direction_tiles_are_shuffled() -> None:
    at: dict[str, set[str]] = {}
    directions: Counter[tuple[str, str]] = Counter()
    for seed in range(100):
        bot = player(solo(seed), BOT)
        slots = bot["actions"]
        assert list(slots) == ["T", "ML", "MR", "BL", "BC", "BR"]
        assert sorted([*slots.values(), bot["set_aside"]]) == sorted(ACTIONS)
        for slot, action in (*slots.items(), ("aside", bot["set_aside"])):
            at.setdefault(slot, set()).add(action)
        directions[tuple(bot["directions"])] += 1
    assert all(actions == set(ACTIONS) for actions in at.values())
    sides = ("from_left", "from_right")
    assert directions.keys() == {(upper, lower) for upper in sides for lower in sides}


@pytest.mark.rule("R27.4")
def test_the_deal_says_which_tile_lies_where() -> None:
    deal = {"actions": ACTIONS, "directions": ["from_right", "from_left"]}
    bot = player(GAME.new(1, 1, deal=deal), BOT)
    assert bot["actions"] == dict(zip(["T", "ML", "MR", "BL", "BC", "BR"], ACTIONS[:6], strict=True))
    assert bot["set_aside"] == "mask_collection"
    assert bot["directions"] == ["from_right", "from_left"]


@pytest.mark.rule("R27.4")
def test_there_are_two_bot_dice() -> None:
    state = solo(2, setup="first_game")
    before = player(state, BOT)["dice"]
    assert set(before) == {1, 2, 3, 4, 5, 6}
    state.play(state.tokens()[0]).play(state.tokens()[0]).play("collect end")
    assert player(state, BOT)["dice"] == before[2:]


@pytest.mark.rule("R27.4")
def test_nobody_sees_the_dice_to_come() -> None:
    for seat in (0, None):
        assert "dice" not in solo().view(seat)["teotibot"]


# ---- its difficulty ----------------------------------------------------------------------------------------


@pytest.mark.rule("R33")
@pytest.mark.parametrize("name", KNOBS)
def test_what_may_be_changed_and_by_how_much(name: str) -> None:
    option = next(option for option in GAME.options if option.name == name)
    assert {choice for choice in option.choices if not isinstance(choice, str)} == KNOBS[name]
    for change in KNOBS[name] - {0}:
        assert solo(**{name: change}).dump()["options"][name] == change
    assert solo(**{name: 0}).dump() == solo().dump()
    for change in (min(KNOBS[name]) - 1, max(KNOBS[name]) + 1, 4):
        with pytest.raises(BadSetup):
            solo(**{name: change})


@pytest.mark.rule("R33")
@pytest.mark.parametrize("name", KNOBS)
def test_only_the_solo_game_has_a_difficulty(name: str) -> None:
    knob: dict[str, Any] = {name: 1 if name != "bot_bonus" else 5}
    with pytest.raises(BadSetup):
        GAME.new(2, 1, **knob)


@pytest.mark.rule("R33")
@pytest.mark.parametrize("change", [-1, 0, 1])
@pytest.mark.parametrize(("board", "name"), [(4, "gold_deposits"), (6, "nobles"), (8, "construction")])
def test_the_power_of_its_unlocked_workers(board: int, name: str, change: int) -> None:
    workers = dict.fromkeys(("gold_deposits", "nobles", "construction"), 2) | {name: 2 + change}
    bot = player(solo(**{f"bot_worker_{board}": change}), BOT)
    assert sorted(bot["workers"]) == sorted(f"{where}.{power}" for where, power in workers.items())
    assert bot["locked"] == {"decorations": 1}


@pytest.mark.rule("R33")
@pytest.mark.parametrize("change", [-1, 0, 1])
@pytest.mark.parametrize("resource", ["wood", "stone", "gold"])
def test_its_resources(resource: str, change: int) -> None:
    state = solo(**{f"bot_{resource}": change})
    assert goods(state, BOT) == dict.fromkeys(("wood", "stone", "gold"), 2) | {resource: 2 + change}


@pytest.mark.rule("R33")
def test_changes_may_be_combined() -> None:
    state = solo(bot_worker_4=1, bot_worker_6=-1, bot_worker_8=1, bot_wood=-1, bot_stone=1, bot_gold=-1)
    assert sorted(player(state, BOT)["workers"]) == ["construction.3", "gold_deposits.3", "nobles.1"]
    assert goods(state, BOT) == {"wood": 1, "stone": 3, "gold": 1}


@pytest.mark.rule("R33")
@pytest.mark.parametrize(("difficulty", "power"), [("easier", 1), ("as_printed", 2), ("harder", 3)])
def test_less_makes_the_bot_easier_to_beat(difficulty: str, power: int) -> None:
    state = solo(difficulty=difficulty)
    boards = ("construction", "gold_deposits", "nobles")
    assert sorted(player(state, BOT)["workers"]) == [f"{board}.{power}" for board in boards]
    changed = solo(difficulty=difficulty, bot_worker_6=0)
    assert "nobles.2" in player(changed, BOT)["workers"]
    assert offered(state, "keep") == offered(changed, "keep")
