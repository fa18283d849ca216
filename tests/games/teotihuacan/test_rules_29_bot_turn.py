"""Rules 29: the bot's turn, its dice, Action tiles and Direction tiles."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from cenote import State
from tests.games.teotihuacan.scenes import game
from tests.games.teotihuacan.solo import (
    ACTIONS,
    SLOTS,
    actions,
    before_bot,
    bot_of,
    bot_turn,
    stock,
    workers,
)

LAID = dict(zip(SLOTS, ACTIONS, strict=False))
ASIDE = ACTIONS[6]
FLIPPED = {"from_left": "from_right", "from_right": "from_left"}
DIRECTIONS = list(product(FLIPPED, repeat=2))
# Dice for each slot that they can name.
DICE = {"BL": [1, 2], "ML": [1, 3], "T": [3, 4], "MR": [5, 5], "BR": [6, 6]}


def rolled(dice: list[int], upper: str = "from_left", lower: str = "from_left", **bot: Any) -> State:
    """The bot has rolled these dice, the Action tiles lying in the printed order."""
    laid = {"actions": LAID, "set_aside": ASIDE, "directions": [upper, lower], "dice": dice + [1] * 20}
    return before_bot({**laid, **workers("palace.1", "nobles.2", "construction.2"), **bot}).play("end")


# ---- dice --------------------------------------------------------------------------------------------------


@pytest.mark.rule("R29.1")
@pytest.mark.parametrize(("one", "two"), list(product(range(1, 7), repeat=2)))
def test_the_sum_of_both_dice_names_an_action_tile(one: int, two: int) -> None:
    slots = {2: "BL", 3: "BL", 4: "ML", 5: "ML", 6: "T", 7: "T", 8: "T", 9: "MR", 10: "MR", 11: "BR", 12: "BR"}
    assert bot_of(rolled([one, two]))["set_aside"] == LAID[slots[one + two]]


@pytest.mark.rule("R29.1")
def test_each_turn_takes_the_next_two_dice() -> None:
    state = before_bot(
        {**actions("nobles"), **workers("palace.1", "forest.2", "construction.2"), "dice": [3, 4, 1, 1, 6, 6]}
    )
    state.play("end")
    assert bot_of(state)["dice"][:4] == [1, 1, 6, 6]
    for kind in ("worker:", "go:", "collect"):
        state.play(next(token for token in state.tokens() if token.startswith(kind)))
    aside = bot_of(state)["actions"]["BL"]
    state.play("end")
    assert bot_of(state)["set_aside"] == aside
    assert bot_of(state)["dice"][:2] == [6, 6]


@pytest.mark.rule("R29.2")
@pytest.mark.parametrize("slot", DICE)
def test_the_tile_named_is_carried_out_and_no_other(slot: str) -> None:
    """With the Nobles there, the worker in the Forest brings 2 wood; with them elsewhere nobody gets wood."""
    for where in (slot, *(other for other in (*SLOTS, "aside") if other != slot)):
        # all other tiles would do something else: worship, masks, and fall-backs that give cocoa
        others = iter(action for action in ACTIONS if action != "nobles")
        laid = {place: "nobles" if place == where else next(others) for place in SLOTS}
        bot = {
            "actions": laid,
            "set_aside": "nobles" if where == "aside" else next(others),
            "dice": DICE[slot] * 4,
            "directions": ["from_left", "from_right"],
            **workers("palace.5", "forest.1", "palace.4"),
        }
        state = before_bot(bot).play("end")
        gained = stock(state).get("wood", 0) == 2 and "construction.2" in bot_of(state)["workers"]
        mastered = laid.get(slot) == "mastery"  # which tries the Forest, too
        assert gained is (where == slot or mastered)


# ---- the action pyramid ------------------------------------------------------------------------------------

# What moves where, S being the tile set aside; the tile used is set aside in any case.
L, R = "from_left", "from_right"
MOVES: dict[tuple[str, str, str], str] = {
    ("T", L, L): "ML>T BL>ML S>BL",
    ("T", L, R): "ML>T BC>ML S>BC",
    ("T", R, L): "MR>T BC>MR S>BC",
    ("T", R, R): "MR>T BR>MR S>BR",
    ("ML", L, L): "BL>ML S>BL",
    ("ML", L, R): "BL>ML S>BL",
    ("ML", R, L): "BC>ML S>BC",
    ("ML", R, R): "BC>ML S>BC",
    ("MR", L, L): "BC>MR S>BC",
    ("MR", L, R): "BC>MR S>BC",
    ("MR", R, L): "BR>MR S>BR",
    ("MR", R, R): "BR>MR S>BR",
    **{("BL", upper, lower): "S>BL" for upper, lower in DIRECTIONS},
    **{("BR", upper, lower): "S>BR" for upper, lower in DIRECTIONS},
}


@pytest.mark.rule("R29.3")
@pytest.mark.parametrize(("slot", "upper", "lower"), MOVES)
def test_gaps_are_closed_from_below(slot: str, upper: str, lower: str) -> None:
    before = LAID | {"S": ASIDE}
    expected = before | {"S": before[slot]}
    for move in MOVES[slot, upper, lower].split():
        source, target = move.split(">")
        expected[target] = before[source]
    state = rolled(DICE[slot], upper, lower)
    assert bot_of(state)["actions"] | {"S": bot_of(state)["set_aside"]} == expected
    assert sorted(expected.values()) == sorted(ACTIONS)


@pytest.mark.rule("R29.4")
@pytest.mark.parametrize("slot", DICE)
@pytest.mark.parametrize(("upper", "lower"), DIRECTIONS)
def test_the_upper_direction_tile_is_flipped_and_put_below_once(upper: str, lower: str, slot: str) -> None:
    assert bot_of(rolled(DICE[slot], upper, lower))["directions"] == [lower, FLIPPED[upper]]


# ---- cocoa and the calendar --------------------------------------------------------------------------------


def with_cocoa(cocoa: int, **entries: Any) -> State:
    """A turn that brings 2 wood, no cocoa and no points."""
    return bot_turn("nobles", {**workers("forest.1", "palace.4", "palace.5"), "cocoa": cocoa}, **entries)


@pytest.mark.rule("R29.5")
@pytest.mark.parametrize(
    ("cocoa", "left", "vp"),
    [(0, 0, 0), (5, 5, 0), (9, 9, 0), (10, 0, 3), (11, 1, 3), (19, 9, 3), (20, 10, 3), (31, 21, 3)],
)
def test_with_10_cocoa_or_more_the_bot_returns_10_for_3_points_once(cocoa: int, left: int, vp: int) -> None:
    state = with_cocoa(cocoa)
    assert stock(state) == {"wood": 2} | ({"cocoa": left} if left else {})
    assert state.points() == [0, vp]


@pytest.mark.rule("R29.5")
@pytest.mark.parametrize(("cocoa", "left", "vp"), [(4, 9, 0), (5, 0, 3), (6, 1, 3), (15, 10, 3)])
def test_cocoa_of_the_same_turn_counts(cocoa: int, left: int, vp: int) -> None:
    """The fallback of Mask Collection brings 5."""
    state = bot_turn("mask_collection", {**workers("nobles.1", "nobles.2", "nobles.3"), "cocoa": cocoa})
    assert (stock(state).get("cocoa", 0), state.points()[1]) == (left, vp)


@pytest.mark.rule("R29.5")
def test_the_rest_may_be_returned_in_the_next_turn() -> None:
    state = with_cocoa(20)
    for kind in ("worker:", "go:", "collect", "end"):
        state.play(next(token for token in state.tokens() if token.startswith(kind)))
    assert state.points()[1] >= 6


@pytest.mark.rule("R29.6", "R21.1")
@pytest.mark.parametrize("disc", [0, 4, 8, 9])
def test_the_light_disc_advances_after_the_bots_turn_alone(disc: int) -> None:
    """The human ends a turn, and the bot's is the Last Player's: together 1 space."""
    state = with_cocoa(0, light_disc=disc)
    assert state.dump()["light_disc"] == disc + 1
    assert state.dump()["announced"] is (disc == 9)
    assert state.to_move == 0


@pytest.mark.rule("R29.6", "R21.4")
def test_after_the_bots_turn_in_the_final_round_the_eclipse_is_scored() -> None:
    state = with_cocoa(0, human={"cocoa": 3}, light_disc=10, announced=True)
    assert "salary:3" in state.tokens()
    state.play("salary:3")
    assert (state.dump()["eclipses"], state.dump()["light_disc"]) == (1, 0)


@pytest.mark.rule("R29.6", "R21.2")
@pytest.mark.parametrize("seed", range(5))
def test_a_game_has_at_most_30_turns_of_the_bot(seed: int) -> None:
    """10, 9 and 8 rounds and a final one each, if nobody ascends: there are dice for all."""
    state = game.new(1, seed)
    while not state.over:
        collect = [token for token in state.tokens() if token in ("collect", "end", "unlock:free")]
        state.play((collect or state.tokens())[0])
    assert 1 <= state.round <= 30
