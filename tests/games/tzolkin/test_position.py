"""Positions in words: written, read back, and refused when they can't be played on."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cenote import BadSetup
from cenote.games.tzolkin.components import AGE_IDS, GEAR_IDS, TILE_IDS, TRACK_IDS
from tests.games.at_random import damage, play_to_the_end, random_state
from tests.games.tzolkin.scenes import end_round, game, goods, last_turn, row, scene, worker_on

START = {"ask": "start", "begged": False}
PICK = {"ask": "pick"}
LEARN = {"ask": "learn", "times": 1, "from": "agriculture"}


# ---- there and back ----------------------------------------------------------------------------------------


@settings(max_examples=300)
@given(seed=st.integers(0, 2**32), seats=st.sampled_from([2, 3, 4]), plies=st.integers(0, 600), burn=st.booleans())
def test_any_position_can_be_written_and_read_back(seed: int, seats: int, plies: int, burn: bool) -> None:
    state = random_state(game, seed, seats, plies, burn_visible=burn)
    dump = state.dump()
    loaded = game.load(json.loads(json.dumps(dump)))
    assert loaded.key() == state.key()
    assert loaded.dump() == dump
    assert loaded.legal() == state.legal()
    assert loaded.points() == state.points()
    if state.over:
        assert loaded.standing() == state.standing()


def test_reading_a_position_does_not_change_it() -> None:
    dump = random_state(game, 1, 3, 200).dump()
    before = copy.deepcopy(dump)
    game.load(dump)
    assert dump == before


def test_what_is_left_out_is_as_at_the_start() -> None:
    state = game.load({"seats": 3})
    dump = state.dump()
    assert dump["jungle"] == {
        "2": {"corn": 3, "wood": 0},
        "3": {"corn": 3, "wood": 3},
        "4": {"corn": 3, "wood": 3},
        "5": {"corn": 3, "wood": 3},
    }
    assert (dump["round"], dump["age"], dump["food_days"], dump["first_player"], dump["to_move"]) == (1, 1, 0, 0, 0)
    assert dump["skulls_in_bank"] == 13
    assert dump["buildings"] == {"row": [None] * 6, "stack_1": [], "stack_2": []}
    assert dump["players"][2]["workers"] == dump["players"][2]["available"] == 3
    assert dump["players"][2]["temples"] == {"chaac": 1, "quetzalcoatl": 1, "kukulkan": 1}


def test_food_days_and_age_follow_from_the_round() -> None:
    held = {1: 0, 8: 0, 9: 1, 14: 1, 15: 2, 21: 2, 22: 3, 27: 3, 28: 3}
    assert {day: scene(round=day).dump()["food_days"] for day in held} == held
    assert {day: scene(round=day).dump()["age"] for day in held} == {day: 1 + (n > 1) for day, n in held.items()}


def test_a_finished_game_can_be_read() -> None:
    state = scene({"points": 3.25}, {"points": 4}, to_move=None)
    assert state.over
    assert state.standing() == [2, 1]
    assert (state.round, state.dump()["food_days"]) == (27, 4)


def test_a_food_day_that_was_jumped_over_is_still_to_come() -> None:
    for day in (9, 15, 22):
        held = scene(round=day).dump()["food_days"]
        state = scene(round=day, food_days=held - 1)
        assert state.play("place:palenque end place:tikal end").dump()["food_days"] == held


def test_what_goes_on_by_itself_does_so_when_a_position_is_read() -> None:
    """The only resource there is pays the block that is due, and the step of technology is made."""
    pending = [PICK, {"ask": "raise", "track": "theology"}, {"ask": "pay", "blocks": 1, "from": "wood"}]
    state = scene({"gold": 2}, pending=pending)
    assert state.dump()["players"][0]["technologies"]["theology"] == 1
    assert state.dump()["players"][0]["gold"] == 1
    assert state.tokens() == ["end"]


# ---- what is refused ---------------------------------------------------------------------------------------

ROUND_0 = {"pending": [{"ask": "keep"}], "round": 0}
DEALT = [{"wealth_dealt": list(TILE_IDS[45 + 4 * seat : 49 + 4 * seat])} for seat in range(2)]

WRONG: list[tuple[dict[str, Any], str]] = [
    # as a whole
    ({"seats": 5}, "seats: 5 is not a whole number from 2 to 4"),
    ({"seats": None}, "seats: None is not a whole number from 2 to 4"),
    ({"seats": 2.0}, "seats: 2.0 is not a whole number from 2 to 4"),
    ({"game": "go"}, "game: 'go' is not tzolkin"),
    ({"colour": "red"}, "position: there is no 'colour'; there are game, seats, options"),
    ({"options": 3}, "options: a mapping is needed, not 3"),
    ({"options": {"burn": True}}, "tzolkin has no option 'burn'; it has burn_visible"),
    ({"options": {"burn_visible": 1}}, "option burn_visible: 1 is none of"),
    ({"players": [{}]}, "players: a list of 2 is needed, one for each seat"),
    ({"players": {}}, "players: a list of 2 is needed, one for each seat"),
    ({"players": [{}, 7]}, "player 1: a mapping is needed, not 7"),
    ({"players": [{"hat": 1}, {}]}, "player 0: there is no 'hat'; there are points, corn"),
    # the calendar
    ({"round": 29}, "round: 29 is not a whole number from 1 to 28"),
    ({"round": 0}, "round: 0 is not a whole number from 1 to 28"),
    ({"round": True}, "round: True is not a whole number"),
    (
        {**ROUND_0, "round": 3},
        "round, while starting wealth is chosen: 3 is not a whole number from 0 to 0",
    ),
    ({"round": 5, "to_move": None}, "round, when the game is over: 5 is not a whole number from 27 to 28"),
    ({"round": 27, "pending": [{"ask": "days"}]}, "round, when two days may be taken: 27 is not a whole number from 1"),
    ({"round": 9, "food_days": 2}, "food_days: 2 can't have been held by this time in round 9"),
    ({"round": 8, "food_days": 1}, "food_days: 1 can't have been held by this time in round 8"),
    ({"round": 10, "food_days": 0}, "food_days: 0 can't have been held by this time in round 10"),
    ({"round": 28, "food_days": 4}, "food_days: 4 can't have been held by this time in round 28"),
    ({"round": 8, "food_days": 0, "pending": [{"ask": "days"}]}, "food_days: 0 can't have been held by this time"),
    ({"round": 15, "age": 1}, "age, after 2 Food Days: 1 is not a whole number from 2 to 2"),
    ({"tooth_corn": -1}, "tooth_corn: -1 is not a whole number from 0 to 27"),
    ({"first_player": 2}, "first_player: 2 is not a whole number from 0 to 1"),
    ({"to_move": 2}, "to_move: 2 is not a whole number from 0 to 1"),
    # workers
    ({"gears": {"copan": {}}}, "gears: there is no 'copan'; there are palenque"),
    ({"gears": {"tikal": {"10": 0}}}, "gears: tikal: there is no '10'"),
    ({"gears": {"tikal": {"1": [0, 0]}}}, "gears: tikal 1: a space holds one worker, not 2"),
    ({"gears": {"tikal": {"1": 2}}}, "gears: tikal 1: 2 is not a whole number from 0 to 1"),
    ({"gears": {"tikal": {"8": 0}}}, "gears: tikal 8: only neutral workers reach a space without a number"),
    ({"gears": {"chichen_itza": {"11": 0}}}, "chichen_itza 11: only neutral workers reach a space without a number"),
    ({"gears": {"tikal": {str(s): 0 for s in range(4)}}}, "player 0: 4 workers on the board, and 3 in play"),
    ({"gears": {g: {"1": "neutral"} for g in GEAR_IDS}, "seats": 4}, "5 neutral workers, and with 4 seats there are 0"),
    ({"seats": 3, "gears": {"tikal": {str(s): "neutral" for s in range(7)}}}, "7 neutral workers, and with 3 seats"),
    ({"players": [{"workers": 7}, {}]}, "player 0: workers: 7 is not a whole number from 3 to 6"),
    ({"players": [{"workers": 2}, {}]}, "player 0: workers: 2 is not a whole number from 3 to 6"),
    ({"players": [{"available": 2}, {}]}, "player 0: 3 workers are available, not 2"),
    ({"first_player_space": 2}, "first_player_space: 2 is not a whole number from 0 to 1"),
    ({"first_player_space": 0}, "first_player_space: player 0 has had no turn yet in this round"),
    ({"first_player_space": 1, "to_move": 0}, "first_player_space: player 1 has had no turn yet in this round"),
    ({"first_player_space": 0, "to_move": None}, "first_player_space: nobody is there between rounds"),
    ({"first_player_space": 0, "pending": [{"ask": "days"}]}, "first_player_space: nobody is there between rounds"),
    # what players own
    ({"players": [{"corn": -1}, {}]}, "player 0: corn: -1 is not a whole number from 0 to 1000000"),
    ({"players": [{}, {"gold": 0.5}]}, "player 1: gold: 0.5 is not a whole number from 0 to 1000000"),
    ({"players": [{"points": 0.3}, {}]}, "player 0: points: 0.3 is not a number of quarter points"),
    ({"players": [{"points": float("nan")}, {}]}, "player 0: points: nan is not a number of quarter points"),
    ({"players": [{"points": float("inf")}, {}]}, "player 0: points: inf is not a number of quarter points"),
    ({"players": [{"points": "3"}, {}]}, "player 0: points: '3' is not a number of quarter points"),
    ({"players": [{"board": "grey"}, {}]}, "player 0: board: 'grey' is neither 'light' nor 'dark'"),
    ({"players": [{"temples": {"tlaloc": 1}}, {}]}, "player 0: temples: there is no 'tlaloc'"),
    ({"players": [{"temples": {"chaac": 7}}, {}]}, "player 0: chaac: 7 is not a whole number from 0 to 6"),
    ({"players": [{"technologies": {"sailing": 1}}, {}]}, "player 0: technologies: there is no 'sailing'"),
    ({"players": [{"technologies": {"theology": 4}}, {}]}, "player 0: theology: 4 is not a whole number from 0 to 3"),
    ({"players": [{"temples": {"chaac": 6}}] * 2}, "chaac: the top step has room for one, not for players [0, 1]"),
    # skulls
    ({"players": [{"skulls": 14}, {}]}, "player 0: skulls: 14 is not a whole number from 0 to 13"),
    ({"players": [{"skulls": 7}, {"skulls": 7}]}, "skulls: 14 are on the board and with players, and there are 13"),
    ({"skulls_in_bank": 12}, "skulls: 12 in the bank and 0 elsewhere are not 13"),
    ({"skull_spaces": {"10": 0}}, "skull_spaces: there is no '10'"),
    ({"skull_spaces": {"1": "red"}}, "skull_spaces: 1: 'red' is not a whole number from 0 to 1"),
    # the jungle
    ({"jungle": {"1": {}}}, "jungle: there is no '1'; there are 2, 3, 4, 5"),
    ({"jungle": {"3": {"stone": 1}}}, "jungle 3: there is no 'stone'; there are corn, wood"),
    ({"jungle": {"3": {"corn": 3}}}, "jungle 3: corn: 3 is not a whole number from 0 to 2"),
    ({"jungle": {"2": {"wood": 1}}}, "jungle 2: wood: 1 is not a whole number from 0 to 0"),
    ({"jungle": {"3": {"corn": 1}}}, "jungle 3: more wood than corn tiles, and wood lies on corn"),
    ({"players": [{"corn_tiles": 1}, {}]}, "corn_tiles: players own more than were taken out of the jungle"),
    ({"players": [{"wood_tiles": 1}, {}]}, "wood_tiles: players own more than were taken out of the jungle"),
    # tiles
    ({"buildings": row("A9X9")}, "buildings: row: there is no tile 'A9X9'"),
    ({"buildings": {"row": [["A1F1"]]}}, "buildings: row: there is no tile ['A1F1']"),
    ({"buildings": {"row": "A1F1"}}, "buildings: row: a list of tiles is needed, not 'A1F1'"),
    ({"buildings": {"pile": []}}, "buildings: there is no 'pile'; there are row, stack_1, stack_2"),
    ({"buildings": row("A2F1")}, "buildings: row: A2F1 can't lie here"),
    ({"buildings": row("MON_TOMBS")}, "buildings: row: MON_TOMBS can't lie here"),
    ({"buildings": row(*AGE_IDS[0][:7])}, "buildings: row: 7 tiles, and at most 6 can lie here"),
    ({"buildings": row("A1F1", "A1F1")}, "buildings: row: A1F1 is there twice"),
    ({"buildings": row("A1F1", stack_1=["A1F1"])}, "tiles: A1F1 is there 2 times"),
    ({"buildings": row("A1F1"), "players": [{"buildings": ["A1F1"]}, {}]}, "tiles: A1F1 is there 2 times"),
    ({"buildings": row(stack_2=["A1F1"])}, "buildings: stack_2: A1F1 can't lie here"),
    ({"round": 15, "buildings": row(stack_1=["A1F1"])}, "buildings: stack_1 is out of the game in age 2"),
    ({"monuments": ["MON_TOMBS"] * 5}, "monuments: 5 tiles, and at most 4 can lie here"),
    ({"players": [{"monuments": ["MON_TOMBS"]}] * 2}, "tiles: MON_TOMBS is there 2 times"),
    ({"neutral_tiles": ["A1F1"]}, "neutral_tiles: A1F1 can't lie here"),
    ({"neutral_tiles": ["PAL1"], "players": [{"wealth_kept": ["PAL1"]}, {}]}, "tiles: PAL1 is there 2 times"),
    ({"players": [{"wealth_kept": ["PAL1", "PAL1"]}, {}]}, "player 0: wealth_kept: PAL1 is there twice"),
    ({"players": [{"wealth_kept": ["PAL1"], "wealth_dealt": ["PAL3"]}, {}]}, "wealth_kept: PAL1 was not dealt"),
    ({"players": [{"wealth_kept": ["PAL1", "PAL3", "PAL5"]}, {}]}, "wealth_kept: 3 tiles, and at most 2 can lie here"),
    # starting wealth
    ({**ROUND_0}, "player 0: wealth_dealt: 4 tiles are needed to choose from"),
    (
        {**ROUND_0, "players": [DEALT[0], {**DEALT[1], "wealth_kept": DEALT[1]["wealth_dealt"][:2]}]},
        "player 1: wealth_kept: 2 tiles can't have been chosen by now",
    ),
    ({**ROUND_0, "players": DEALT, "to_move": 1}, "player 0: wealth_kept: 0 tiles can't have been chosen by now"),
    (
        {**ROUND_0, "players": [{**DEALT[0], "wealth_kept": DEALT[0]["wealth_dealt"][3:]}, DEALT[1]]},
        "pending: nobody could answer what is asked here",
    ),
    # what is pending
    ({"pending": []}, "pending: a list of 1 to 16 decisions is needed, not []"),
    ({"pending": None}, "pending: a list of 1 to 16 decisions is needed, not None"),
    ({"pending": [PICK] * 17}, "pending: a list of 1 to 16 decisions is needed"),
    ({"pending": ["start"]}, "pending: 'start' is no ask; there are keep, start"),
    ({"pending": [{"ask": "lunch"}]}, "is no ask; there are keep, start"),
    ({"pending": [{"ask": ["start"]}]}, "is no ask; there are keep, start"),
    ({"pending": [{**START, "late": 1}]}, "pending: start has no 'late'; it has begged"),
    ({"pending": [{"ask": "start"}]}, "pending: start: begged: None is none of False, True"),
    ({"pending": [{"ask": "start", "begged": 0}]}, "pending: start: begged: 0 is none of False, True"),
    ({"pending": [PICK, {**LEARN, "times": 1.0}]}, "pending: learn: times: 1.0 is none of 1, 2"),
    ({"pending": [PICK, {**LEARN, "times": 3}]}, "pending: learn: times: 3 is none of 1, 2"),
    ({"pending": [PICK, {**LEARN, "from": "war"}]}, "pending: learn: from: 'war' is none of agriculture"),
    ({"pending": [PICK, {"ask": "action", "gear": "tikal", "space": 8}]}, "pending: action: tikal has no space 8"),
    ({"pending": [LEARN]}, "pending: 'learn' can't be at the bottom"),
    ({"pending": [PICK, PICK]}, "pending: 'pick' can only be at the bottom"),
    ({"pending": [{"ask": "days"}, {"ask": "anger"}]}, "pending: 'days' can't wait for 'anger'"),
    ({"pending": [PICK, {"ask": "anger"}, LEARN]}, "pending: 'anger' can't wait for 'learn'"),
    ({"pending": [START, LEARN]}, "pending: on top of 'start' there can only be 'anger'"),
    ({"pending": [START, {"ask": "anger"}]}, "pending: there is no anger without begging"),
    ({"pending": [PICK, {"ask": "devotion"}, LEARN]}, "pending: on top of 'devotion' there can only be 'take'"),
    (
        {"pending": [PICK, {"ask": "pay", "blocks": 1, "from": "wood"}], "players": [{"wood": 1}, {}]},
        "pending: 'pay' is asked for something, not for 'pick'",
    ),
    (
        {"pending": [PICK, {"ask": "raise", "track": "theology"}]},
        "pending: 'raise' can't be on top, as nobody is asked",
    ),
    (
        {"pending": [PICK, {"ask": "effects", "tile": "A1F1", "next": 1}, LEARN]},
        "pending: effects: A1F1 has no effect 1 to come",
    ),
    (
        {"pending": [PICK, {"ask": "effects", "tile": "A1C2", "next": 1}, LEARN]},
        "pending: effects: player 0 hasn't built A1C2",
    ),
    (
        {
            "pending": [PICK, *[{"ask": "effects", "tile": "A1C2", "next": 1}] * 2, LEARN],
            "players": [{"buildings": ["A1C2"]}, {}],
        },
        "pending: the effects of A1C2 are there 2 times",
    ),
    (
        {"pending": [PICK, {"ask": "own", "tile": "A1T1", "level": 3}, {"ask": "discount", "tile": "A1T2"}]},
        "pending: a discount on A1T2 is none on A1T1",
    ),
    (
        {
            "pending": [PICK, {"ask": "own", "tile": "A1T1", "level": 3}, {"ask": "discount", "tile": "A1T1"}],
            "buildings": row("A1T1"),
        },
        "tiles: A1T1 is there 2 times",
    ),
    ({"pending": [PICK, {"ask": "architecture", "tile": "A1T1"}]}, "pending: architecture: A1T1 can't be paid for"),
    ({"pending": [PICK, {"ask": "harvest", "group": "2"}], "jungle": {"2": {"corn": 0}}}, "nobody could answer"),
    ({"pending": [{"ask": "place", "placed": 2, "gear": "tikal"}]}, "place: 2 workers are placed, and fewer are on"),
    ({"pending": [{"ask": "place", "placed": 1, "gear": "first"}]}, "place: the mover isn't on the first-player space"),
    (
        {"seats": 3, "to_move": 2, "first_player": 1, "pending": [{"ask": "days"}]},
        "pending: days: it is up to the holder of the first-player marker, or to the one before",
    ),
    ({"pending": [{"ask": "days"}], "players": [{"board": "dark"}, {}]}, "pending: days: two days can't be taken here"),
    ({"pending": [{"ask": "days"}], "gears": {"tikal": {"6": 1}}}, "pending: days: two days can't be taken here"),
    ({"to_move": None, "pending": [START]}, "pending: nothing is pending when the game is over"),
]


@pytest.mark.parametrize(("position", "words"), WRONG, ids=[words for _, words in WRONG])
def test_a_position_that_cannot_be_is_refused_in_words(position: dict[str, Any], words: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        game.load({"seats": 2, **position})
    assert words in str(refusal.value)


@pytest.mark.parametrize("position", [None, 3, "seats", [("seats", 2)]])
def test_a_position_is_a_mapping(position: Any) -> None:
    with pytest.raises(BadSetup, match="position: a mapping is needed"):
        game.load(position)


def test_a_bad_setup_is_a_value_error() -> None:
    assert issubclass(BadSetup, ValueError)


def test_far_more_than_a_game_can_bring_is_still_counted_right() -> None:
    state = worker_on("uxmal.2", {"corn": 10**6, "gold": 10**6}).play("pick:uxmal.2 do:2" + " sell:gold" * 500)
    assert goods(state) == {"corn": 10**6 + 2000, "gold": 10**6 - 500}
    state.play("buy:wood " * 40000)
    assert goods(state) == {"corn": 10**6 - 78000, "wood": 40000, "gold": 10**6 - 500}
    state = last_turn({"corn": 10**6}, {"corn": 6}, round=27).log()
    end_round(state)
    assert state.points()[0] == 6 + (10**6 - 6) / 4
    assert {"event": "points", "points": (10**6 - 6) / 4, "source": "corn", "of": "", "seat": 0} in state.events()


# ---- whatever is wrong -------------------------------------------------------------------------------------

JUNK: list[Any] = [
    *(None, True, False, "", "junk", 0, 1, 2, 3, 4, 6, 7, 12, 13, 27, 28, 100, 1000, -1, -7, 2**31, 2**63, 10**400),
    *(0.0, 0.5, 1.0, float("nan"), float("inf"), 1e308, [], [[]], [0], ["junk"], {}, {"junk": 1}, {"0": 0}),
    *("neutral", "start", "dark", "6", "first", *TILE_IDS[::9], *GEAR_IDS, *TRACK_IDS),
    *({"ask": "keep"}, PICK, START, LEARN, {"ask": "anger"}, {"ask": "days"}, {"ask": "end"}, {"ask": "devotion"}),
    *({"ask": "place", "placed": placed, "gear": gear} for placed in (1, 6) for gear in ("palenque", "first")),
    *({"ask": "pay", "blocks": 3, "from": "wood"}, {"ask": "take", "blocks": 2, "from": "gold"}),
    *({"ask": "use", "optional": optional} for optional in (True, False)),
    *({"ask": "build", "how": how, "optional": False, "architecture": True} for how in ("one", "with_corn")),
    *({"ask": "build", "how": how, "optional": True, "architecture": True} for how in ("first_of_two", "second")),
    *({"ask": "harvest", "group": "4"}, {"ask": "raise", "track": "extraction"}, {"ask": "market"}),
    *({"ask": "advance", "times": 2, "from": "agriculture", "optional": optional} for optional in (True, False)),
    *({"ask": "architecture", "tile": "A1T3"}, {"ask": "discount", "tile": "A1T3"}, {"ask": "two_temples"}),
    *({"ask": "own", "tile": "A1T3", "level": 3}, {"ask": "effects", "tile": "A1T3", "next": 1}),
]


NAMES = ("junk", "0", "6", "9", "chaac", "ask", "tile", "2", "stack_1")


@st.composite
def damaged_positions(draw: Any) -> dict[str, Any]:
    seats = draw(st.sampled_from([2, 3, 4]))
    position = random_state(game, draw(st.integers(0, 50)), seats, draw(st.integers(0, 600))).dump()
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
    again = game.load(state.dump())
    assert again.key() == state.key()
    dump = play_to_the_end(state, seed).dump()
    assert dump["skulls_in_bank"] + len(dump["skull_spaces"]) + sum(them["skulls"] for them in dump["players"]) == 13
    for them in dump["players"]:
        assert min(them[name] for name in ("corn", "wood", "stone", "gold", "skulls")) >= 0
