"""Why a move is not possible: every reason there is, and that there is one for exactly the moves that aren't legal."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cenote import Reason, State
from cenote.core.chance import Chance
from cenote.games.teotihuacan.components import BOARD_IDS, PRINTED
from tests.games.teotihuacan.scenes import game, scene

RING = [BOARD_IDS[number - 1] for number in PRINTED["ring"]["printed"]]
SIDES = ("top", "right", "bottom", "left")
FIRST_GAME = ["TECH1", "TECH3", "TECH5", "TECH9", "TECH15", "TECH17"]


def not_enough(what: str, need: int, have: int) -> Reason:
    return Reason("not_enough", {"what": what, "need": need, "have": have})


def arrived(board: str, *others: Mapping[str, Any], power: int = 1, **me: Any) -> State:
    """A worker has come from the board before on the printed ring; what isn't the player's is the position's."""
    entries = {name: me.pop(name) for name in ENTRIES if name in me}
    before = RING[RING.index(board) - 1]
    workers = [f"{before}.{power}", *me.pop("workers", [])]
    return scene({"workers": workers, **me}, *others, **entries).play(f"worker:{before}.{power} go:{board}")


ENTRIES = ("decorations", "discoveries", "pyramid", "royal_tiles", "nobles")


def acting(board: str, *others: Mapping[str, Any], then: str = "", **me: Any) -> State:
    """The main action of a board has begun."""
    return arrived(board, *others, **me).play(f"main {then}")


def worshipping(space: str, *others: Mapping[str, Any], then: str = "", **me: Any) -> State:
    return arrived(space.partition(".")[0], *others, **me).play(f"worship:{space} {then}")


def with_tiles(*kinds: str, moves: str = "", **me: Any) -> State:
    """A turn begins, with Discovery tiles that weren't used."""
    return scene({"unused": {kind: kinds.count(kind) for kind in kinds}, **me}).play(moves)


def lying(board: str, kind: str) -> dict[str, Any]:
    return {"boards": {board: kind}}


def built(levels: int) -> dict[str, Any]:
    """So many whole levels of the Pyramid, of the first tiles in order, and the last two on display."""
    tiles = iter(PRINTED["pyramid_tiles"])
    places = [
        f"{level}.{row}.{column}"
        for level in range(1, levels + 1)
        for row in range(5 - level)
        for column in range(5 - level)
    ]
    return {"tiles": {place: {"tile": next(tiles)} for place in places}, "display": ["T31", "T32"]}


def choosing(moves: str = "", first: tuple[str, ...] = ("S01", "S02", "S14", "S16"), **deal: Any) -> State:
    starting = [list(first), ["S03", "S04", "S05", "S06"]]
    return game.new(2, seed=1, deal={"first": 0, "starting": starting, **deal}).play(moves)


def drafting() -> State:
    laid = ["S01", "S02", "S03", "S04", "S05", "S06"]
    return game.new(2, seed=1, deal={"first": 0, "laid_out": laid}, setup="draft")


def claiming_two() -> State:
    """The Discovery tile of S14 is claimed, and that of S16 may be."""
    state = choosing("keep:S14 keep:S16 keep:S03 keep:S04", attached=["resources2", "temple_red"])
    return state.play("leave:construction claim:resources2")


def salaries(**me: Any) -> State:
    """Seat 1 has ended the last turn before an Eclipse, and seat 0 pays first: 3 cocoa for three workers."""
    state = scene(me, {"locked": {"palace.a": 1}}, announced=True, light_disc=10, to_move=1)
    return state.play("unlock:free end")


def two_steps() -> State:
    """D09 matches both icons at the top of the Pyramid, in red and in green."""
    return acting("decorations", gold=3, decorations={"display": ["D09"]}, then="side:top")


def crowded_side(**me: Any) -> State:
    """The top side is full, the left one has its first tile and nothing built on its way."""
    sides = {"top": ["D01", "D02", "D03", "D04"]}
    decorations = {"display": ["D05", "D06"], "sides": sides}
    return acting("decorations", gold=3, decorations=decorations, pyramid=built(3), then="decoration:D05", **me)


def bare_side() -> State:
    decorations = {"display": ["D05", "D06"], "sides": {"top": ["D01"]}}
    return acting("decorations", gold=3, decorations=decorations, then="decoration:D05")


def building(then: str = "", **me: Any) -> State:
    """Two Pyramid tiles are on display over the bare ground, or what is given."""
    me.setdefault("pyramid", {"display": ["T01", "T02"]})
    return acting("construction", then=then, **me)


def with_discount(**me: Any) -> State:
    """Technology 15 has one resource left out of the cost of one tile."""
    return building(technologies=["TECH15"], **me)


def four_together() -> State:
    workers = ["palace.1", "palace.2", "palace.3", "palace.4"]
    return with_tiles("double_move", workers=workers, moves="worker:palace.2 use:double_move")


def resource_trade(**me: Any) -> State:
    """P3, a resource for 2 cocoa."""
    return worshipping("palace.c", royal_tiles={"a": "P4", "b": "P6", "c": "P3"}, **{"power": 2, **me})


def two_nobles(**entries: Any) -> State:
    return acting("nobles", wood=2, cocoa=1, workers=["nobles.1"], unused={"extra_worker": 1}, **entries)


def ground_with_one() -> dict[str, Any]:
    return {"tiles": {"1.0.0": {"tile": "T10"}}, "display": ["T01", "T02"]}


def corner() -> dict[str, Any]:
    """The four tiles on which 2.0.0 rests."""
    places = ("1.0.0", "1.0.1", "1.1.0", "1.1.1")
    tiles = {place: {"tile": f"T1{i}"} for i, place in enumerate(places)}
    return {"tiles": tiles, "display": ["T01", "T02", "T03"]}


def last_of_two(then: str) -> str:
    """The first tile without the discount, which goes on the ground."""
    return f"tile:T01 place:1.0.2 rotate:0 discount:save tile:{then}"


def last_turn_of_all() -> State:
    state = scene({}, {"locked": {"palace.a": 1}}, announced=True, light_disc=8, eclipses=2, to_move=1)
    return state.play("unlock:free end")


CASES: list[tuple[Callable[[], State], str, Reason]] = [
    # the turn
    (scene, "end", Reason("no_passing")),
    (lambda: arrived("forest"), "end", Reason("no_passing")),
    (scene, "go:forest", Reason("worker_first")),
    (scene, "collect", Reason("move_first")),
    (lambda: scene().play("worker:palace.1"), "main", Reason("move_first")),
    (scene, "worker:forest.1", Reason("no_worker_there")),
    (lambda: scene({"workers": ["palace.1"], "locked": {"palace.a": 3}}), "worker:palace.3", Reason("locked")),
    (lambda: scene().play("worker:palace.1"), "worker:palace.1", Reason("one_worker_moves")),
    (lambda: scene().play("worker:palace.1"), "go:construction", Reason("too_far", {"most": 3, "distance": 4})),
    (lambda: scene().play("worker:palace.1"), "go:palace", Reason("too_far", {"most": 3, "distance": 8})),
    # locked workers
    (scene, "unlock:free", Reason("none_locked")),
    (lambda: scene({"cocoa": 3}), "unlock:paid", Reason("none_locked")),
    (
        lambda: scene({"workers": ["palace.1"], "locked": {"palace.a": 1}, "cocoa": 2}),
        "unlock:paid",
        not_enough("cocoa", 3, 2),
    ),
    (lambda: arrived("forest", locked={"palace.a": 1}), "unlock:free", Reason("whole_turn")),
    (
        lambda: acting("forest", workers=["forest.2"], cocoa=9),
        "unlock:paid",
        Reason("none_locked_there", {"board": "forest"}),
    ),
    (
        lambda: acting("forest", workers=["forest.2"], locked={"forest": 1}, cocoa=3),
        "unlock:paid",
        not_enough("cocoa", 3, 2),
    ),
    # worship
    (lambda: arrived("forest"), "worship:stone_quarry", Reason("not_on_this_board")),
    (lambda: arrived("forest", locked={"forest": 2}), "worship:forest", Reason("own_worker_there")),
    (
        lambda: arrived("forest", {"workers": [], "locked": {"forest": 2}}),
        "worship:forest",
        not_enough("cocoa", 1, 0),
    ),
    (lambda: arrived("forest", temples={"red": 11}), "worship:forest", Reason("nothing_to_gain")),
    (
        lambda: worshipping("palace.a", cocoa=1, discoveries=lying("palace", "M4")),
        "choose:tile",
        Reason("not_alone_at_the_palace"),
    ),
    (
        lambda: worshipping("forest", discoveries=lying("forest", "temple_blue")),
        "choose:both",
        not_enough("cocoa", 1, 0),
    ),
    (
        lambda: worshipping("forest", cocoa=1, discoveries=lying("forest", "M4")),
        "choose:tile",
        not_enough("wood", 1, 0),
    ),
    (lambda: worshipping("forest", unused={"vp": 1}), "choose:tile", Reason("no_tile_there")),
    (
        lambda: worshipping(
            "forest", unused={"vp": 1}, temples={"red": 11}, discoveries=lying("forest", "double_move")
        ),
        "choose:effect",
        Reason("top_reached"),
    ),
    (
        lambda: worshipping(
            "decorations",
            unused={"vp": 1},
            temples={"blue": 11, "red": 11, "green": 11},
            discoveries=lying("decorations", "double_move"),
        ),
        "choose:effect",
        Reason("nothing_to_gain"),
    ),
    (
        lambda: scene({"workers": ["palace.1", "palace.2"], "unused": {"double_move": 1}}).play(
            "worker:palace.1 use:double_move go:forest worship:forest"
        ),
        "lock:3",
        Reason("not_a_newcomer"),
    ),
    # Discovery tiles
    (scene, "use:vp", Reason("no_such_tile")),
    (claiming_two, "use:resources2", Reason("from_first_turn")),
    (lambda: with_tiles("free_cocoa"), "use:free_cocoa", Reason("instead_of_a_payment")),
    (lambda: salaries(cocoa=2, unused={"cocoa4": 1}), "use:cocoa4", Reason("only_in_own_turn")),
    (lambda: with_tiles("avenue", avenue=9), "use:avenue", Reason("nothing_to_gain")),
    (lambda: with_tiles("vp", "cocoa4", moves="use:cocoa4"), "use:vp", Reason("used_in_order")),
    (lambda: with_tiles("vp", moves="worker:palace.1"), "use:vp", Reason("within_a_decision")),
    (lambda: with_tiles("extra_worker"), "use:extra_worker", Reason("with_a_main_action")),
    (
        lambda: acting("alchemy", gold=2, workers=["alchemy.1"], cocoa=1, unused={"extra_worker": 1}),
        "use:extra_worker",
        Reason("enough_workers"),
    ),
    (lambda: with_tiles("double_move"), "use:double_move", Reason("with_a_move")),
    (
        lambda: with_tiles("unlimited_move", "unlimited_move", moves="worker:palace.1 use:unlimited_move"),
        "use:unlimited_move",
        Reason("one_is_enough"),
    ),
    (
        lambda: with_tiles("double_move", "unlimited_move", moves="worker:palace.1 use:unlimited_move"),
        "use:double_move",
        Reason("used_in_order"),
    ),
    (
        lambda: with_tiles("double_move", workers=["palace.1", "palace.2"], moves="worker:palace.2"),
        "use:double_move",
        Reason("weaker_first"),
    ),
    (
        lambda: with_tiles("double_move", workers=["palace.1", "forest.1"], moves="worker:palace.1"),
        "use:double_move",
        Reason("no_other_worker_there"),
    ),
    (four_together, "with:1", Reason("weaker_first")),
    (four_together, "with:2", Reason("no_other_worker_there")),
    (four_together, "with:5", Reason("no_worker_there")),
    (
        lambda: worshipping(
            "forest", then="choose:both first:effect", cocoa=1, discoveries=lying("forest", "double_move")
        ),
        "claim:M1",
        Reason("no_tile_there"),
    ),
    # Starting tiles
    (choosing, "keep:S03", Reason("not_among_your_tiles")),
    (choosing, "keep:S16", Reason("another_first")),
    (lambda: choosing("keep:S02"), "keep:S02", Reason("already_kept")),
    (lambda: choosing("keep:S02"), "keep:S01", Reason("take_back_first")),
    (drafting, "draft:S07", Reason("not_laid_out")),
    (lambda: choosing("keep:S01 keep:S02 keep:S03 keep:S04"), "leave:nobles", Reason("not_on_your_tiles")),
    # temples and Royal tiles
    (lambda: worshipping("decorations"), "done", Reason("must_climb")),
    (lambda: worshipping("decorations", temples={"blue": 11}), "climb:blue", Reason("top_reached")),
    (
        lambda: worshipping("decorations", {"temples": {"blue": 11}}, temples={"blue": 10}),
        "climb:blue",
        Reason("top_step_taken"),
    ),
    (two_steps, "climb:blue", Reason("no_step_there")),
    (
        lambda: worshipping("stone_quarry", temples={"green": 2}, wood=1, discoveries={"steps": {"green.3": ["M4"]}}),
        "done",
        Reason("take_printed"),
    ),
    (
        lambda: worshipping(
            "forest", temples={"red": 4}, wood=1, gold=1, discoveries={"steps": {"red.5": ["M1", "M4"]}}
        ),
        "claim:M1",
        not_enough("cocoa", 2, 0),
    ),
    (
        lambda: worshipping("gold_deposits", temples={"blue": 4}, then="take:stone"),
        "take:wood",
        Reason("take_back_first"),
    ),
    (lambda: worshipping("palace.b", cocoa=1), "pay:wood", Reason("fixed_price")),
    (lambda: worshipping("palace.b", unused={"vp": 1}, then="choose:effect"), "trade", not_enough("cocoa", 1, 0)),
    (lambda: resource_trade(wood=1), "trade", Reason("pay_a_resource")),
    (lambda: resource_trade(wood=1), "pay:stone", not_enough("stone", 1, 0)),
    (lambda: resource_trade(wood=1, stone=2, power=3).play("pay:stone"), "pay:wood", Reason("take_back_first")),
    (
        lambda: worshipping(
            "palace.c",
            power=3,
            cocoa=1,
            unused={"vp": 1},
            temples={"blue": 11, "red": 11, "green": 11},
            royal_tiles={"a": "P4", "b": "P6", "c": "P8"},
            then="choose:effect",
        ),
        "trade",
        Reason("nothing_to_gain"),
    ),
    # main actions
    (lambda: arrived("palace"), "main", Reason("no_main_action")),
    (lambda: arrived("forest", {"workers": ["forest.1"]}), "main", not_enough("cocoa", 1, 0)),
    (lambda: acting("alchemy", gold=2), "done", Reason("must_take_effect")),
    (lambda: acting("alchemy", gold=2), "technology:TECH7", Reason("not_in_this_game")),
    (lambda: acting("alchemy", gold=2, technologies=["TECH1"]), "technology:TECH1", Reason("already_yours")),
    (lambda: acting("alchemy", gold=2), "technology:TECH9", Reason("second_row_needs_two_workers")),
    (lambda: acting("alchemy", gold=1, power=4), "technology:TECH9", not_enough("gold", 2, 1)),
    (lambda: arrived("alchemy"), "main", not_enough("gold", 1, 0)),
    (
        lambda: arrived("alchemy", gold=9, technologies=FIRST_GAME[:3]),
        "main",
        Reason("second_row_needs_two_workers"),
    ),
    (lambda: arrived("alchemy", gold=9, technologies=FIRST_GAME), "main", Reason("all_yours")),
    (
        lambda: arrived("nobles", wood=2, nobles={"top": 5, "middle": 4, "bottom": 2}),
        "main",
        Reason("no_building_left"),
    ),
    (lambda: arrived("nobles", wood=1), "main", not_enough("wood", 2, 1)),
    (lambda: arrived("nobles", wood=2, nobles={"top": 5}), "main", Reason("row_full")),
    (
        lambda: two_nobles(nobles={"top": 5}),
        "row:top",
        Reason("row_full"),
    ),
    (two_nobles, "row:bottom", Reason("not_enough_workers", {"need": 3, "have": 2})),
    (two_nobles, "row:top", Reason("other_row_first", {"row": "middle"})),
    (lambda: arrived("decorations", gold=2), "main", not_enough("gold", 3, 2)),
    (lambda: arrived("decorations", gold=3), "main", Reason("none_on_display")),
    (
        lambda: acting("decorations", gold=3, decorations={"display": ["D05", "D06"]}),
        "decoration:D01",
        Reason("not_on_display"),
    ),
    (crowded_side, "side:top", Reason("side_full")),
    (bare_side, "side:top", Reason("needs_tiles_below")),
    (
        lambda: arrived(
            "decorations",
            gold=3,
            decorations={"display": ["D05"], "sides": {side: [f"D1{i}"] for i, side in enumerate(SIDES)}},
        ),
        "main",
        Reason("needs_tiles_below"),
    ),
    # the Pyramid
    (lambda: arrived("construction", stone=2), "main", Reason("none_on_display")),
    (lambda: arrived("construction", stone=2, pyramid=built(4)), "main", Reason("pyramid_finished")),
    (
        lambda: arrived("construction", stone=1, wood=9, pyramid={"display": ["T01"]}),
        "main",
        not_enough("stone", 2, 1),
    ),
    (lambda: arrived("construction", stone=2, wood=1, pyramid=built(2)), "main", not_enough("wood", 2, 1)),
    (
        lambda: arrived("construction", stone=1, wood=1, technologies=["TECH15"], pyramid=built(2)),
        "main",
        not_enough("wood", 2, 1),
    ),
    (lambda: building(stone=2), "tile:T03", Reason("not_on_display")),
    (
        lambda: building(stone=9, unused={"extra_worker": 1}, then="tile:T01 place:1.0.0 rotate:0"),
        "tile:T02",
        Reason("one_for_each_worker", {"workers": 1}),
    ),
    (
        lambda: building(
            stone=2, unused={"extra_worker": 1, "vp": 1}, then="use:extra_worker tile:T01 place:1.0.0 rotate:0"
        ),
        "tile:T02",
        not_enough("stone", 2, 0),
    ),
    (
        lambda: building(stone=2, pyramid=ground_with_one(), then="tile:T01"),
        "place:1.0.0",
        Reason("place_taken"),
    ),
    (lambda: building(stone=2, then="tile:T01"), "place:2.0.0", Reason("needs_tiles_below")),
    (lambda: building(stone=2, pyramid=corner(), then="tile:T01"), "place:2.0.0", not_enough("wood", 1, 0)),
    (
        lambda: with_discount(stone=9, then="tile:T01 place:1.0.0 rotate:0"),
        "discount:wood",
        Reason("not_in_the_cost"),
    ),
    (
        lambda: with_discount(stone=9, wood=9, pyramid=corner(), then=last_of_two("T02 place:2.0.0 rotate:0")),
        "discount:save",
        Reason("no_other_tile"),
    ),
    # power-ups, ascensions, salaries
    (lambda: acting("forest", workers=["forest.2"], cocoa=1), "done", Reason("must_power_up")),
    (lambda: acting("forest", workers=["forest.2"], cocoa=1), "power:forest.5", Reason("no_worker_there")),
    (
        lambda: acting("forest", workers=["forest.2"], locked={"forest": 5}, cocoa=1),
        "power:forest.5",
        Reason("locked"),
    ),
    (lambda: acting("forest", workers=["forest.2"], cocoa=1), "power:nobles.1", Reason("not_on_this_board")),
    (lambda: acting("forest", power=5), "ascend:two_temples", not_enough("cocoa", 3, 0)),
    (
        lambda: acting("forest", power=5, workers=["nobles.1"] * 3),
        "ascend:fourth_worker",
        Reason("all_in_play"),
    ),
    (lambda: salaries(cocoa=9), "salary:4", Reason("more_than_owed", {"owed": 3})),
    (lambda: salaries(cocoa=2), "salary:3", not_enough("cocoa", 3, 2)),
    # whatever isn't asked now
    (scene, "climb:blue", Reason("not_now")),
    (last_turn_of_all, "end", Reason("game_over")),
]


@pytest.mark.parametrize(("position", "token", "reason"), CASES, ids=[f"{case[1]}-{case[2].code}" for case in CASES])
def test_a_reason_says_what_stands_in_the_way(position: Callable[[], State], token: str, reason: Reason) -> None:
    state = position()
    assert token not in state.tokens()
    assert state.why_not(game.moves[token]) == reason


def test_every_reason_that_the_game_can_give_is_tried_here() -> None:
    source = (files("cenote.games.teotihuacan") / "reasons.py").read_text(encoding="utf-8")
    codes = set(re.findall(r'Reason\(\s*"(\w+)"', source))
    assert len(codes) > 50
    assert codes | {"not_now", "game_over"} == {reason.code for _, _, reason in CASES}


@settings(max_examples=20)
@given(
    seed=st.integers(0, 2**32),
    variant=st.sampled_from([(1, "dealt"), (1, "first_game"), (2, "draft"), (3, "dealt"), (4, "first_game")]),
)
def test_there_is_a_reason_for_exactly_the_moves_that_are_not_legal(seed: int, variant: tuple[int, str]) -> None:
    seats, setup = variant
    state = game.new(seats, seed, setup=setup)
    chance = Chance(seed)
    table = range(len(game.moves))
    for ply in range(10**4):
        if state.over:
            break
        legal = state.legal()
        if ply % 9 == 0:
            reasons = {move: state.why_not(move) for move in table}
            assert [move for move in table if reasons[move] is None] == legal
            lacks = [reason.args for reason in reasons.values() if reason and reason.code == "not_enough"]
            assert all(lack["have"] < lack["need"] for lack in lacks)
        state.apply(legal[chance.below(len(legal))])
    assert all(state.why_not(move) == Reason("game_over") for move in table)
