"""Rules 1: the frame of the game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from cenote import State
from cenote.games.tzolkin.components import PRINTED
from tests.games.tzolkin.positions import (
    Entries,
    changes,
    end_round,
    game,
    gears,
    last_turn,
    leaves,
    offers,
    picking,
    table,
)

FOOD_DAYS = (8, 14, 21, 27)


def whole_game(seats: int, seed: int, days: str = "days:1", **setup: Any) -> Iterator[State]:
    """The positions of a game played at random, but for the calendar and the wealth tile with a skull."""
    state = game.new(seats, seed, **setup)
    dice = random.Random(seed)
    while not state.over:
        yield state
        tokens = state.tokens()
        wanted = [token for token in (days, "keep:CHI0") if token in tokens]
        state.play(wanted[0] if wanted else dice.choice(tokens))
    yield state


# ---- rounds ------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.1")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_every_player_takes_one_turn_clockwise_from_the_first_player(first: int, order: list[int]) -> None:
    state = table({"corn": 9}, {"corn": 9}, {"corn": 9}, seats=3, round=5, first_player=first, to_move=first)
    taken = []
    for _ in order:
        assert state.round == 5
        taken.append(state.to_move)
        end_round(state)
    assert taken == order
    assert (state.round, state.to_move) == (6, first)


@pytest.mark.rule("1.1")
def test_after_the_turns_come_the_food_day_and_then_the_calendar() -> None:
    scene: Entries = {
        "seats": 2,
        "round": 8,
        "first_player_space": 0,
        "gears": gears(seat_0="uxmal.0", seat_1="tikal.3"),
    }
    state = last_turn({"corn": 10, "temples": {"kukulkan": 2}}, {"corn": 10}, **scene)
    assert changes(state, "pick:tikal.3 end") == {
        "food_days": 1,
        "0.corn": -6,
        "0.wood": 1,
        "0.available": 1,
        "corn": -6,
        "first_player": 1,
        "first_player_space": None,
        "gears.tikal.3": None,
        "available": 1,
    }
    assert offers(state) == {"days:1", "days:2"}  # the calendar still stands
    assert changes(state, "days:1") == {"round": 1, "gears.uxmal.0": None, "gears.uxmal.1": 0}


@pytest.mark.rule("1.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_27_rounds_if_the_calendar_is_never_sped_up(seats: int) -> None:
    rounds = list(dict.fromkeys(state.round for state in whole_game(seats, seed=1) if not state.over))
    assert rounds == list(range(28))  # 0 is the choice of starting wealth


@pytest.mark.rule("1.2")
def test_one_round_number_is_left_out_when_the_calendar_moves_two_days() -> None:
    jumps = 0
    last = 1
    for state in whole_game(4, seed=3, days="days:2"):
        if state.round > last:
            jumps += state.round == last + 2
            assert state.round - last in (1, 2)
            last = state.round
    assert jumps > 0


@pytest.mark.rule("1.2", "1.3")
def test_the_food_days_stand_on_the_teeth_7_13_20_and_0() -> None:
    assert PRINTED["calendar"]["teeth"] == 26
    assert [(round_ - 1) % 26 for round_ in PRINTED["calendar"]["food_rounds"]] == [7, 13, 20, 0]
    assert (1 - 1) % 26 == (27 - 1) % 26


@pytest.mark.rule("1.3")
@pytest.mark.parametrize("start", [0, 13])
def test_either_end_of_age_tooth_leads_to_the_same_food_days(start: int) -> None:
    teeth = {0, 7, 13, 20}
    met = [round_ for round_ in range(2, 28) if (start + round_ - 1) % 26 in teeth]
    assert met == list(PRINTED["calendar"]["food_rounds"])


@pytest.mark.rule("1.3")
@pytest.mark.parametrize("round_", range(1, 28))
def test_the_food_days_are_rounds_8_14_21_and_27(round_: int) -> None:
    hungry = {"points": 20, "temples": {"kukulkan": 2}}
    state = end_round(last_turn(hungry, hungry, seats=2, round=round_))
    fed = -3 * 3
    # in Kukulkan 1 VP for the step and half of 4 for the shared top place; half of 6 and 2 in the other temples
    expected = {8: (fed, 1), 14: (fed + 1 + 2 + 3 + 1, 0), 21: (fed, 1), 27: (fed + 1 + 2 + 1 + 3, 0)}
    assert (state.points()[0] - 20, state.dump()["players"][0]["wood"]) == expected.get(round_, (0, 0))


@pytest.mark.rule("1.4")
def test_age_1_lasts_until_the_second_food_day_and_its_rewards_belong_to_it() -> None:
    stacks = {"row": ["A1F1"], "stack_1": ["A1S1"], "stack_2": ["A2T1", "A2T2", "A2T3", "A2S1", "A2S2", "A2S3", "A2S4"]}
    ahead = {"corn": 6, "temples": {"chaac": 2}}
    state = last_turn(ahead, {"corn": 6, "temples": {"chaac": 0}}, seats=2, round=14, buildings=stacks)
    assert state.dump()["age"] == 1
    end_round(state)
    after = state.dump()
    assert after["age"] == 2
    assert after["buildings"]["row"] == stacks["stack_2"][:6]
    # Chaac's step 2 and its Age 1 bonus of 6, not 2; half of 2 and of 4 in the others
    assert state.points()[0] == 2 + 6 + 1 + 2


@pytest.mark.rule("1.4")
@pytest.mark.parametrize(("round_", "age"), [(1, 1), (8, 1), (13, 1), (14, 1), (15, 2), (21, 2), (27, 2)])
def test_rounds_up_to_14_are_played_in_age_1(round_: int, age: int) -> None:
    assert table(seats=2, round=round_).dump()["age"] == age


# ---- goods -------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.5")
@pytest.mark.parametrize(
    ("action", "gain"),
    [(1, {"wood": 1}), (2, {"stone": 1, "corn": 1}), (3, {"gold": 1, "corn": 2})],
)
def test_corn_and_resources_never_run_out(action: int, gain: dict[str, int]) -> None:
    rich = {"corn": 500, "wood": 90, "stone": 90, "gold": 90}
    state = picking(f"yaxchilan.{action}", rich, rich, rich, rich)
    before = state.dump()["players"][0]
    state.play(f"pick:yaxchilan.{action} do:{action}")
    after = state.dump()["players"][0]
    assert {good: after[good] - before[good] for good in gain} == gain


@pytest.mark.rule("1.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_exactly_13_skulls(seats: int) -> None:
    deal = {"wealth": [["CHI0", "PAL1"]]}  # a skull comes with CHI0
    in_bank = set()
    for state in whole_game(seats, seed=5, deal=deal):
        position = state.dump()
        held = sum(player["skulls"] for player in position["players"])
        assert position["skulls_in_bank"] + held + len(position["skull_spaces"]) == 13
        in_bank.add(position["skulls_in_bank"])
    assert len(in_bank) > 1


@pytest.mark.rule("1.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_starts_with_3_of_6_workers(seats: int) -> None:
    players = game.new(seats, 1).dump()["players"]
    assert [(player["workers"], player["available"]) for player in players] == [(3, 3)] * seats


@pytest.mark.rule("1.5")
def test_there_are_3_workers_in_the_bank_and_no_more() -> None:
    state = picking("uxmal.3 uxmal.4 uxmal.5 uxmal.6", {"corn": 9, "workers": 4})
    state.play("pick:uxmal.3 do:3 pick:uxmal.4 do:3")
    assert state.dump()["players"][0]["workers"] == 6
    assert "do:3" not in offers(state.play("pick:uxmal.5"))


# ---- what is hidden ----------------------------------------------------------------------------------------

WEALTH = [["PAL1", "PAL3", "PAL5", "PAL7"], ["YAX1", "YAX3", "YAX5", "YAX7"]]
NEUTRAL = ["TIK1", "TIK3", "TIK5", "TIK7", "UXM1", "UXM3", "UXM5", "UXM7", "CHI0", "CHI3", "CHI5", "CHI7", "CHI10"]


def dealt(**other: Any) -> State:
    deal = {"first": 0, "wealth": WEALTH, "neutral": NEUTRAL, "monuments": ["MON_TOMBS"], **other}
    return game.new(2, 1, deal=deal)


@pytest.mark.rule("1.6")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everything_else_is_open_to_all(viewer: int | None) -> None:
    state = dealt().play("keep:PAL1 keep:PAL3 keep:YAX1 keep:YAX3")
    view = dict(leaves(state.view(viewer)))
    hidden = {
        path: value
        for path, value in leaves(state.dump())
        if path not in view and path not in ("buildings.stack_1", "buildings.stack_2")
    }
    others = {0, 1} - {viewer}
    assert set(hidden) == {f"players.{seat}.wealth_dealt" for seat in others}
    assert {path: value for path, value in view.items() if path in dict(leaves(state.dump()))} == {
        path: value for path, value in leaves(state.dump()) if path in view
    }


@pytest.mark.rule("1.6")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_order_of_the_stacks_is_hidden(viewer: int | None) -> None:
    row = ["A1F1", "A1F2", "A1F3", "A1F4", "A1F5", "A1C1"]
    one = dealt(age_1=[*row, "A1C2", "A1C3"], age_2=["A2F1", "A2F2"])
    other = dealt(age_1=[*row, "A1C3", "A1C2"], age_2=["A2F2", "A2F1"])
    assert one.dump() != other.dump()
    assert one.view(viewer) == other.view(viewer)
    assert not [path for path, _ in leaves(one.view(viewer)) if "stack" in path]


@pytest.mark.rule("1.6")
@pytest.mark.parametrize("viewer", [1, None])
def test_dealt_and_chosen_wealth_is_hidden_until_all_have_chosen(viewer: int | None) -> None:
    swapped = [["PAL1", "PAL3", "TIK1", "TIK3"], WEALTH[1]]
    one = dealt()
    other = dealt(wealth=swapped, neutral=[])
    other_player = other.view(viewer)["players"][0]
    assert one.view(viewer)["players"][0] == other_player
    one.play("keep:PAL3 keep:PAL7")
    other.play("keep:PAL1 keep:TIK1")
    assert one.view(viewer)["players"][0] == other.view(viewer)["players"][0] == other_player
    assert one.view(0)["players"][0]["wealth_kept"] == ["PAL3", "PAL7"]


@pytest.mark.rule("1.6")
@pytest.mark.parametrize("viewer", [1, None])
def test_of_starting_wealth_only_the_chosen_tiles_are_revealed(viewer: int | None) -> None:
    one = dealt().play("keep:PAL1 keep:PAL3 keep:YAX1 keep:YAX3")
    assert one.view(viewer)["players"][0]["wealth_kept"] == ["PAL1", "PAL3"]
    assert "wealth_dealt" not in one.view(viewer)["players"][0]
    assert one.view(0)["players"][0]["wealth_dealt"] == WEALTH[0]
    # the discarded PAL5 and PAL7 change places with tiles left over, which nobody but seat 0 can tell
    swapped = [*NEUTRAL[:11], "PAL5", "PAL7"]
    other = dealt(wealth=[["PAL1", "PAL3", *NEUTRAL[11:]], WEALTH[1]], neutral=swapped)
    other.play("keep:PAL1 keep:PAL3 keep:YAX1 keep:YAX3")
    assert one.dump()["neutral_tiles"] == other.dump()["neutral_tiles"]
    assert one.view(viewer) == other.view(viewer)
    assert one.view(0) != other.view(0)


@pytest.mark.rule("1.6")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_tiles_turned_over_for_neutral_workers_are_open(viewer: int | None) -> None:
    shown = dealt().view(viewer)["neutral_tiles"]
    assert shown == NEUTRAL[: len(shown)]
    assert len(shown) == 10  # a second worker comes with TIK1 and with UXM1


# ---- nothing below zero ------------------------------------------------------------------------------------


@pytest.mark.rule("1.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_quantity_but_vp_ever_falls_below_zero(seats: int) -> None:
    lowest: dict[str, float] = {}
    for state in whole_game(seats, seed=2):
        for path, value in leaves(state.dump()):
            if isinstance(value, (int, float)):
                name = path.rpartition(".")[2]
                lowest[name] = min(value, lowest.get(name, value))
    assert lowest.pop("points") < 0
    assert min(lowest.values()) == 0


@pytest.mark.rule("1.7")
def test_vp_may_be_negative_at_any_moment() -> None:
    assert end_round(last_turn(seats=2, round=8)).points() == [-9, -9]
