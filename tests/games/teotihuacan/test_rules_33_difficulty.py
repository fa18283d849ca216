"""Rule 33: what may be changed of the bot."""

from __future__ import annotations

from typing import Any

import pytest

from cenote import BadSetup, State
from cenote.games.teotihuacan.options import KNOBS
from tests.games.teotihuacan.eclipses import DARK, pay_all
from tests.games.teotihuacan.scenes import game
from tests.games.teotihuacan.solo import BOT, before_bot, bot_of, bot_turn, stock, temples, workers

# Each option, what it may be, and how much there usually is.
CHANGES: dict[str, tuple[int, ...]] = {
    "bot_worker_4": (-1, 0, 1),
    "bot_worker_6": (-1, 0, 1),
    "bot_worker_8": (-1, 0, 1),
    "bot_wood": (-1, 0, 1),
    "bot_stone": (-1, 0, 1),
    "bot_gold": (-1, 0, 1),
    "bot_exchange": (-2, -1, 0, 1, 2),
    "bot_worship": (-1, 0, 1),
    "bot_bonus": (-10, -5, 0, 5, 10),
    "bot_technology": (-2, -1, 0, 1, 2),
}
EVERY_CHANGE = [(name, change) for name, changes in CHANGES.items() for change in changes]
EASIER = {
    "bot_worker_4": -1,
    "bot_worker_6": -1,
    "bot_worker_8": -1,
    "bot_exchange": -1,
    "bot_bonus": -5,
    "bot_technology": -1,
}
HARDER = {
    "bot_worker_4": 1,
    "bot_worker_6": 1,
    "bot_worker_8": 1,
    "bot_wood": 1,
    "bot_stone": 1,
    "bot_gold": 1,
    "bot_exchange": 1,
    "bot_bonus": 5,
    "bot_technology": 1,
}
SETTINGS: dict[str, dict[str, int]] = {"easier": EASIER, "as_printed": {}, "harder": HARDER}


def at_start(**options: Any) -> dict[str, Any]:
    """The bot's workers and resources at the start of a game, fresh or loaded."""
    fresh = bot_of(game.new(1, 7, **options))
    loaded = bot_of(game.load({"seats": 1, "options": options}))
    assert [fresh[name] for name in ("workers", "locked", "cocoa", "wood", "stone", "gold")] == [
        loaded[name] for name in ("workers", "locked", "cocoa", "wood", "stone", "gold")
    ]
    assert fresh["locked"] == {"decorations": 1}
    assert fresh["cocoa"] == 0
    powers = dict(worker.split(".") for worker in fresh["workers"])
    return {
        "bot_worker_4": int(powers["gold_deposits"]),
        "bot_worker_6": int(powers["nobles"]),
        "bot_worker_8": int(powers["construction"]),
        "bot_wood": fresh["wood"],
        "bot_stone": fresh["stone"],
        "bot_gold": fresh["gold"],
    }


def exchanged(**options: Any) -> float:
    """The points for 10 cocoa."""
    bot = {**workers("forest.1", "palace.4", "palace.5"), "cocoa": 10}
    return bot_turn("nobles", bot, options=options).points()[BOT]


def stepped(locked: str, **options: Any) -> list[int]:
    """How high the markers are after Worship."""
    return temples(
        bot_turn("worship", workers("nobles.1", "nobles.2", "construction.2", locked=locked), options=options)
    )


def final(bot: dict[str, Any], **options: Any) -> float:
    """The bot's points in the final Eclipse, after a turn in which it gathers 2 wood."""
    them = {**workers("forest.1", "palace.4", "palace.5"), **bot}
    state = bot_turn("nobles", them, {"cocoa": 3}, options=options, eclipses=2, announced=True, light_disc=DARK[1][2])
    assert pay_all(state).over
    return state.points()[BOT] - 2


def measured(**options: Any) -> dict[str, float]:
    """How the bot differs from the usual one, by what it does."""
    start = at_start(**options)
    to_red, any_temple = stepped("stone_quarry", **options), stepped("forest", **options)
    assert to_red[1] - 2 == any_temple[0] - 3
    one = final({"technologies": ["TECH1"]}, **options)
    three = final({"technologies": ["TECH1", "TECH3", "TECH17"]}, **options)
    assert three == 3 * one
    reached = final({"temples": {"blue": 10}}, **options)
    assert final({"temples": {"blue": 10, "green": 11}}, **options) == 2 * reached
    return {
        **{name: n - 2 for name, n in start.items()},
        "bot_exchange": exchanged(**options) - 3,
        "bot_worship": to_red[1] - 2,
        "bot_bonus": reached - 15,
        "bot_technology": one - 2,
    }


@pytest.mark.rule("R33")
@pytest.mark.parametrize(("name", "change"), EVERY_CHANGE)
def test_each_change_changes_this_and_nothing_else(name: str, change: int) -> None:
    assert measured(**{name: change}) == {**dict.fromkeys(CHANGES, 0), name: change}


@pytest.mark.rule("R33")
@pytest.mark.parametrize("setting", SETTINGS)
def test_named_settings_are_several_changes_at_once(setting: str) -> None:
    assert measured(difficulty=setting) == {**dict.fromkeys(CHANGES, 0), **SETTINGS[setting]}


@pytest.mark.rule("R33")
@pytest.mark.parametrize("setting", SETTINGS)
@pytest.mark.parametrize(
    ("name", "change"), [("bot_bonus", 0), ("bot_worker_6", 0), ("bot_worship", -1), ("bot_gold", -1)]
)
def test_a_change_of_ones_own_goes_before_a_setting(setting: str, name: str, change: int) -> None:
    found = measured(**{"difficulty": setting, name: change})
    assert found == {**dict.fromkeys(CHANGES, 0), **SETTINGS[setting], name: change}


@pytest.mark.rule("R33")
@pytest.mark.parametrize("end", [0, -1])
def test_any_combination_is_possible(end: int) -> None:
    chosen = {name: changes[end] for name, changes in CHANGES.items()}
    assert measured(**chosen) == chosen


@pytest.mark.rule("R33")
@pytest.mark.parametrize("name", CHANGES)
def test_there_is_no_other_change(name: str) -> None:
    allowed = CHANGES[name]
    for change in range(-16, 17):
        if change in allowed:
            game.check_options({name: change}, 1)
        else:
            with pytest.raises(BadSetup, match=name):
                game.load({"seats": 1, "options": {name: change}})


@pytest.mark.rule("R33")
def test_these_are_all_the_options_of_the_bot() -> None:
    assert {name for name, _, _ in KNOBS} == set(CHANGES)
    assert {option.name for option in game.options} == {"setup", "dark_eclipse", "difficulty", *CHANGES}


@pytest.mark.rule("R33")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_a_bot_there_is_nothing_to_change(seats: int) -> None:
    for name, change in EVERY_CHANGE:
        with pytest.raises(BadSetup, match=name):
            game.load({"seats": seats, "options": {name: change}})
    for setting in ("easier", "harder"):
        with pytest.raises(BadSetup, match="difficulty"):
            game.new(seats, 1, difficulty=setting)
    game.new(seats, 1, difficulty="as_printed")


@pytest.mark.rule("R33")
@pytest.mark.parametrize(
    "options", [{"difficulty": "harder"}, {"difficulty": "easier"}, {"bot_bonus": 10, "bot_wood": -1}]
)
def test_a_position_remembers_what_was_changed(options: dict[str, Any]) -> None:
    bot = {**workers("forest.1", "palace.4", "palace.5"), "cocoa": 10}
    state = before_bot(bot, options=options)
    again = game.load(state.dump())
    assert again.dump() == state.dump()
    assert again.play("end").points() == state.play("end").points()


@pytest.mark.rule("R33", "R31.6")
@pytest.mark.parametrize(("change", "red", "blue"), [(-1, 1, 2), (0, 2, 3), (1, 3, 4)])
def test_worship_takes_one_step_less_or_more_in_either_case(change: int, red: int, blue: int) -> None:
    assert stepped("stone_quarry", bot_worship=change) == [0, red, 0]
    assert stepped("forest", bot_worship=change) == [blue, 0, 0]


@pytest.mark.rule("R33", "R29.5")
@pytest.mark.parametrize(("change", "vp"), [(-2, 1), (-1, 2), (0, 3), (1, 4), (2, 5)])
def test_the_points_for_10_cocoa(change: int, vp: int) -> None:
    assert exchanged(bot_exchange=change) == vp
    without: State = bot_turn("nobles", workers("forest.1", "palace.4", "palace.5"), options={"bot_exchange": change})
    assert without.points()[BOT] == 0
    assert stock(without) == {"wood": 2}
