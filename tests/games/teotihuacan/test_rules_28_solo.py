"""Rules 28: what a solo game changes for both."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from cenote import State
from tests.games.teotihuacan.eclipses import PAID, last_turn
from tests.games.teotihuacan.scenes import game
from tests.games.teotihuacan.solo import (
    OTHER_RING,
    RING,
    before_bot,
    bot_of,
    bot_turn,
    standing_at,
    temples,
    workers,
)

SIDE_BARS = ("forest", "stone_quarry", "gold_deposits", "decorations")


def solo(me: dict[str, Any], bot: dict[str, Any] | None = None, **entries: Any) -> State:
    """The human is to move."""
    return game.load({"seats": 1, "players": [me], "teotibot": bot or {}, **entries})


# ---- displays ----------------------------------------------------------------------------------------------


@pytest.mark.rule("R28.1")
@pytest.mark.parametrize(
    ("display", "filled"),
    [
        (["T01", "T02", "T03"], ["T01", "T02", "T03"]),
        ([None, "T02", "T03"], ["T02", "T03", "T11"]),
        (["T01", None, "T03"], ["T01", "T03", "T11"]),
        (["T01", "T02", None], ["T01", "T02", "T11"]),
        ([None, None, "T03"], ["T03", "T11", "T12"]),
        (["T01", None, None], ["T01", "T11", "T12"]),
        ([None, None, None], ["T11", "T12", "T13"]),
    ],
)
def test_pyramid_tiles_move_to_the_left_and_new_ones_come_in_on_the_right(
    display: list[str | None], filled: list[str]
) -> None:
    pyramid = {"display": display, "stack": ["T11", "T12", "T13", "T14"]}
    assert before_bot(pyramid=pyramid).play("end").dump()["pyramid"]["display"] == filled


@pytest.mark.rule("R28.1")
@pytest.mark.parametrize(
    ("display", "filled"),
    [
        ([None, "D02", "D03", "D04"], ["D02", "D03", "D04", "D11"]),
        (["D01", None, "D03", "D04"], ["D01", "D03", "D04", "D11"]),
        (["D01", "D02", "D03", None], ["D01", "D02", "D03", "D11"]),
        ([None, "D02", None, "D04"], ["D02", "D04", "D11", "D12"]),
        ([None, None, None, None], ["D11", "D12", "D13", "D14"]),
    ],
)
def test_decoration_tiles_move_upwards_and_new_ones_come_in_at_the_bottom(
    display: list[str | None], filled: list[str]
) -> None:
    decorations = {"display": display, "stack": ["D11", "D12", "D13", "D14"]}
    assert before_bot(decorations=decorations).play("end").dump()["decorations"]["display"] == filled


@pytest.mark.rule("R28.1")
def test_what_is_left_moves_together_even_if_the_stack_is_empty() -> None:
    state = before_bot(
        pyramid={"display": [None, "T02", "T03"]}, decorations={"display": [None, "D02", None, "D04"]}
    ).play("end")
    assert state.dump()["pyramid"]["display"] == ["T02", "T03", None]
    assert state.dump()["decorations"]["display"] == ["D02", "D04", None, None]


@pytest.mark.rule("R28.1")
def test_the_moment_is_after_the_whole_action() -> None:
    """The human puts two tiles of three; the gaps stay until the turn is ended."""
    me = {"workers": ["forest.1", "construction.1", "palace.1"], "stone": 6, "cocoa": 1}
    pyramid = {"display": ["T31", "T32", "T03"], "stack": ["T11", "T12", "T13"]}
    state = solo(me, workers("gold_deposits.2", "nobles.2", "nobles.3"), pyramid=pyramid)
    state.play("worker:forest.1 go:construction main tile:T31 place:1.0.0")
    assert state.dump()["pyramid"]["display"] == [None, "T32", "T03"]
    state.play("tile:T32 place:1.0.1")
    assert state.dump()["pyramid"]["display"] == [None, None, "T03"]
    assert state.play("end").dump()["pyramid"]["display"] == ["T03", "T11", "T12"]


@pytest.mark.rule("R28.1")
def test_the_display_is_filled_up_before_the_bot_takes_the_leftmost_tile() -> None:
    """What moved left is what the bot takes; then the display is filled up again."""
    bot = {**workers("construction.1", "nobles.2", "nobles.3"), "stone": 2}
    pyramid = {"display": [None, "T02", "T03"], "stack": ["T11", "T12", "T13"]}
    state = bot_turn("construction", bot, pyramid=pyramid)
    assert [placed["tile"] for placed in state.dump()["pyramid"]["tiles"].values()] == ["T02"]
    assert state.dump()["pyramid"]["display"] == ["T03", "T11", "T12"]


@pytest.mark.rule("R28.1")
def test_among_people_tiles_stay_where_they_lie() -> None:
    state = last_turn(
        PAID,
        PAID,
        pyramid={"display": [None, "T02", "T03"], "stack": ["T11", "T12"]},
        decorations={"display": ["D01", None, "D03", "D04"], "stack": ["D11"]},
    ).play("end")
    assert state.dump()["pyramid"]["display"] == ["T11", "T02", "T03"]
    assert state.dump()["decorations"]["display"] == ["D01", "D11", "D03", "D04"]


# ---- the bot's worshipper ----------------------------------------------------------------------------------


def displaced(ring: tuple[str, ...], space: str, own: tuple[str, ...], **more: Any) -> State:
    """The human, with workers locked on some spaces, worships where the bot is."""
    start = ring[ring.index(space) - 1]
    me = {
        "workers": [f"{start}.1", *["palace.2"] * (3 - len(own))],
        "locked": dict.fromkeys(own, 3),
        "cocoa": 1,
        **more,
    }
    bot = workers("construction.2", "construction.3", "nobles.2", locked=space)
    return solo(me, bot, ring=list(ring)).play(f"worker:{start}.1 go:{space} worship:{space}")


@pytest.mark.rule("R28.2")
@pytest.mark.parametrize("ring", [RING, OTHER_RING])
@pytest.mark.parametrize("space", SIDE_BARS)
@pytest.mark.parametrize("taken", [(), (0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2)])
def test_the_unlocked_bot_worker_goes_to_the_next_free_space(
    ring: tuple[str, ...], space: str, taken: tuple[int, ...]
) -> None:
    """The three other spaces are counted clockwise from the one that is wanted."""
    clockwise = [ring[(ring.index(space) + n) % 8] for n in range(1, 8)]
    others = [board for board in clockwise if board in SIDE_BARS]
    state = displaced(ring, space, tuple(others[n] for n in taken))
    free = [n for n in (0, 1, 2) if n not in taken]
    assert bot_of(state)["locked"] == {others[free[0] if free else 0]: 1}
    human = state.dump()["players"][0]
    kept = taken if free else taken[1:]
    assert human["locked"] == {space: 1, **{others[n]: 3 for n in kept}}
    if not free:  # the human's worker made room
        assert f"{others[0]}.3" in human["workers"]
    assert human["cocoa"] <= 1  # 1 was paid; the green temple may give 1 back


@pytest.mark.rule("R28.2")
def test_the_palace_is_left_out() -> None:
    """In the printed ring the Palace lies between the Gold Deposits and the Stone Quarry."""
    assert bot_of(displaced(RING, "gold_deposits", ()))["locked"] == {"stone_quarry": 1}


@pytest.mark.rule("R28.2")
def test_nothing_happens_where_the_bot_worker_arrives() -> None:
    discoveries = {"boards": {"stone_quarry": "vp", "gold_deposits": "avenue"}, "stack": ["cocoa4", "vp"]}
    me = {"workers": ["nobles.1", "palace.2", "palace.2"], "cocoa": 1}
    bot = {
        **workers("construction.2", "construction.3", "nobles.2", locked="gold_deposits"),
        "temples": {"blue": 2, "green": 3},
    }
    state = solo(me, bot, discoveries=discoveries)
    state.play("worker:nobles.1 go:gold_deposits worship:gold_deposits")
    assert bot_of(state)["locked"] == {"stone_quarry": 1}
    assert temples(state) == [2, 1, 3]  # red as at the start
    assert state.points() == [0, 0]
    assert state.dump()["discoveries"]["boards"]["stone_quarry"] == "vp"
    assert standing_at(state) == ["construction.2", "construction.3", "nobles.2"]


@pytest.mark.rule("R28.2", "R7.2")
def test_it_costs_1_cocoa_or_the_free_cocoa_tile() -> None:
    me = {"workers": ["nobles.1", "palace.2", "palace.2"]}
    bot = workers("construction.2", "construction.3", "nobles.2", locked="gold_deposits")
    poor = solo(me, bot).play("worker:nobles.1 go:gold_deposits")
    assert "worship:gold_deposits" not in poor.tokens()
    assert poor.why_not(game.moves["worship:gold_deposits"]) is not None
    with_tile = solo({**me, "unused": {"free_cocoa": 1}}, bot)
    with_tile.play("worker:nobles.1 go:gold_deposits worship:gold_deposits")
    assert bot_of(with_tile)["locked"] == {"stone_quarry": 1}
    assert with_tile.dump()["players"][0]["used"] == {"free_cocoa": 1}


@pytest.mark.rule("R28.2")
def test_an_unlocked_human_worker_made_room_stands_in_the_general_area() -> None:
    state = displaced(RING, "decorations", ("gold_deposits", "stone_quarry", "forest"))
    human = state.dump()["players"][0]
    assert human["workers"] == ["gold_deposits.3"]
    assert human["locked"] == {"decorations": 1, "stone_quarry": 3, "forest": 3}
    assert bot_of(state)["locked"] == {"gold_deposits": 1}


# ---- colours and technologies ------------------------------------------------------------------------------


@pytest.mark.rule("R28.3", "R6.1")
@pytest.mark.parametrize(
    ("bot", "neutral", "own", "cocoa"),
    [
        (("nobles.2", "nobles.2", "nobles.3"), [[], []], False, 1),
        (("forest.2", "nobles.2", "nobles.3"), [[], []], False, 2),
        (("forest.2", "forest.2", "forest.3"), [[], []], False, 2),
        (("forest.2", "nobles.2", "nobles.3"), [["forest"], []], False, 3),
        (("forest.2", "nobles.2", "nobles.3"), [["forest"], ["forest"]], False, 4),
        (("forest.2", "nobles.2", "nobles.3"), [["forest"], ["forest"]], True, 5),
        (("nobles.2", "nobles.2", "nobles.3"), [["forest"], ["forest"]], True, 4),
    ],
)
def test_the_bots_workers_are_one_colour_and_the_neutral_ones_count_besides(
    bot: tuple[str, ...], neutral: list[list[str]], own: bool, cocoa: int
) -> None:
    me = {"workers": ["alchemy.1", "forest.1" if own else "palace.1", "palace.1"]}
    state = solo(me, workers(*bot, locked="forest"), neutral_workers=neutral)
    state.play("worker:alchemy.1 go:forest collect")
    assert state.dump()["players"][0]["cocoa"] == cocoa
    paying = solo({**me, "cocoa": 9}, workers(*bot, locked="forest"), neutral_workers=neutral)
    paying.play("worker:alchemy.1 go:forest main")
    gained = 1 if not own else 0  # a lone worker of power 1 gets 1 cocoa, two get 1 wood
    assert paying.dump()["players"][0]["cocoa"] == 9 - (cocoa - 1) + gained


@pytest.mark.rule("R28.3", "R10.6")
def test_the_bot_scores_3_for_a_technology_that_the_human_marks_later() -> None:
    me = {"workers": ["stone_quarry.1", "palace.1", "palace.1"], "gold": 2}
    bot = {**workers("construction.2", "nobles.2", "nobles.3"), "technologies": ["TECH5"]}
    state = solo(me, bot)
    state.play("worker:stone_quarry.1 go:alchemy main technology:TECH5")
    assert state.points()[1] == 3
    other = solo(me, bot)
    other.play("worker:stone_quarry.1 go:alchemy main technology:TECH3")
    assert other.points()[1] == 0


@pytest.mark.rule("R28.3", "R10.6", "R31.3")
def test_the_human_scores_3_for_a_technology_that_the_bot_marks_later() -> None:
    every = ["TECH1", "TECH3", "TECH5", "TECH9", "TECH15", "TECH17"]
    bot = {**workers("alchemy.1", "nobles.2", "nobles.3"), "technologies": every[:5], "gold": 1}
    assert bot_turn("alchemy", bot, {"technologies": ["TECH17"]}).points() == [3, 0]
    assert bot_turn("alchemy", bot, {"technologies": every[:5]}).points() == [0, 0]


# ---- top steps ---------------------------------------------------------------------------------------------


@pytest.mark.rule("R28.4", "R16.3")
def test_the_bot_on_a_top_step_keeps_the_human_off_it() -> None:
    me = {"unused": {"temple_blue": 1}, "temples": {"blue": 10}}
    held = solo(me, {"temples": {"blue": 11}})
    assert "use:temple_blue" not in held.tokens()
    free = solo(me, {"temples": {"blue": 10}}).play("use:temple_blue")
    assert free.dump()["players"][0]["temples"]["blue"] == 11
    assert free.points()[0] == 6


@pytest.mark.rule("R28.4", "R16.3")
@pytest.mark.parametrize(("human", "step", "vp"), [(11, 10, 0), (10, 11, 6)])
def test_the_human_on_a_top_step_keeps_the_bot_off_it(human: int, step: int, vp: int) -> None:
    """The bot worships at the Gold Deposits, next after the Decorations: two steps in the blue temple."""
    bot = {**workers("construction.2", "nobles.2", "nobles.3"), "temples": {"blue": 9}}
    state = bot_turn("worship", bot, {"temples": {"blue": human}})
    assert temples(state) == [step, 0, 0]
    assert state.points() == [0, vp]


@pytest.mark.rule("R28.4")
def test_no_two_markers_share_a_top_step_in_any_temple() -> None:
    for which, temple in enumerate(("blue", "red", "green")):
        for one, other in combinations((9, 10, 11), 2):
            bot = {**workers("construction.1", "nobles.2", "nobles.3"), "stone": 2, "temples": {temple: one}}
            state = bot_turn(
                "construction", bot, {"temples": {temple: other}}, pyramid={"display": ["T31", None, None]}
            )
            assert temples(state)[which] == (one if (one, other) == (10, 11) else one + 1)
