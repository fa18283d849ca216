"""Why a move is not possible: every reason there is, and that there is one for exactly the moves that aren't legal."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cenote import Reason, State
from cenote.core.chance import Chance
from tests.games.tzolkin.scenes import built, end_round, game, last_turn, row, scene, worker_on

TRACKS = ("agriculture", "extraction", "architecture", "theology")
BOTTOM = {"chaac": 0, "quetzalcoatl": 0, "kukulkan": 0}
PLENTY = {"corn": 30, "wood": 9, "stone": 9, "gold": 9}


def not_enough(what: str, need: int, have: int) -> Reason:
    return Reason("not_enough", {"what": what, "need": need, "have": have})


def mercy() -> State:
    """No corn, no begging, and nothing cheaper than 1: there are enough others to take space 0 of every gear."""
    gears = {gear: {"0": 1} for gear in ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")}
    others = [{"workers": 6}, {}]
    return scene({"temples": BOTTOM}, *others, first_player=1, to_move=0, gears=gears, first_player_space=2)


def harvesting(**me: Any) -> State:
    """All corn of the group is under wood."""
    return worker_on("palenque.4", {"corn": 3, **me}).play("pick:palenque.4 do:4")


def open_field() -> State:
    """One corn tile of group 4 lies open; burning beside it is switched off."""
    jungle = {"4": {"corn": 2, "wood": 1}}
    state = worker_on("palenque.4", {"corn": 3}, jungle=jungle, options={"burn_visible": False})
    return state.play("pick:palenque.4 do:4")


def market(**me: int) -> State:
    return worker_on("uxmal.2", me).play("pick:uxmal.2 do:2")


def paying(**me: Any) -> State:
    """Three blocks are due, and the first of them is asked for."""
    return worker_on("tikal.1", {**me, "technologies": {"theology": 2}}).play("pick:tikal.1 do:1 advance:theology")


def choosing(first: str = "") -> State:
    deal = {"first": 0, "wealth": [["PAL1", "PAL3", "PAL5", "PAL7"], ["UXM1", "UXM3", "UXM5", "UXM7"]]}
    return game.new(2, seed=1, deal=deal).play(first)


def two_advances(**me: Any) -> State:
    return worker_on("tikal.3", {"wood": 9, **me}).play("pick:tikal.3 do:3 advance:architecture")


CASES: list[tuple[Callable[[], State], str, Reason]] = [
    # the turn
    (scene, "end", Reason("no_passing")),
    (lambda: scene({"corn": 3}), "beg", Reason("too_much_corn", {"most": 2, "have": 3})),
    (lambda: scene({"temples": BOTTOM}), "beg", Reason("all_bottom")),
    (lambda: scene().play("beg anger:chaac"), "beg", Reason("too_late")),
    (lambda: scene().play("place:first"), "beg", Reason("too_late")),
    (lambda: worker_on("tikal.0").play("pick:tikal.0"), "beg", Reason("too_late")),
    (lambda: worker_on("tikal.0").play("pick:tikal.0"), "place:uxmal", Reason("no_mixing")),
    (lambda: worker_on("tikal.0").play("place:uxmal"), "pick:tikal.0", Reason("no_mixing")),
    (lambda: mercy().play("place:tikal"), "place:uxmal", Reason("mercy_places_one")),
    (lambda: mercy().play("place:tikal"), "pick:tikal.1", Reason("no_mixing")),
    (mercy, "place:first", Reason("space_taken")),
    (
        lambda: worker_on("tikal.0", gears={"tikal": {"1": 0, "2": 0}}),
        "place:uxmal",
        Reason("no_worker_available"),
    ),
    (
        lambda: worker_on("tikal.0", PLENTY, gears={"tikal": {"1": 0}}).play("place:tikal"),
        "place:uxmal",
        Reason("no_worker_available"),
    ),
    (
        lambda: scene(PLENTY, gears={"uxmal": {str(space): "neutral" for space in range(8)}}),
        "place:uxmal",
        Reason("gear_full"),
    ),
    (lambda: scene(PLENTY).play("place:first"), "place:first", Reason("space_taken")),
    (
        lambda: scene({"corn": 1}, {"workers": 6}, gears={"uxmal": {"0": 1, "1": 1}}),
        "place:uxmal",
        not_enough("corn", 2, 1),
    ),
    (lambda: scene({"corn": 0}).play("place:palenque"), "place:tikal", not_enough("corn", 1, 0)),
    (lambda: scene({"corn": 5}).play("place:tikal"), "place:palenque", Reason("take_back_first")),
    (lambda: must_beg({"corn": 2}, 3), "place:uxmal", Reason("must_beg")),
    (scene, "pick:uxmal.0", Reason("no_worker_there")),
    (lambda: worker_on("tikal.0").play("pick:tikal.0"), "pick:tikal.0", Reason("no_worker_there")),
    # what a worker does
    (lambda: picked("palenque.3", corn=9), "do:6", Reason("no_such_action")),
    (lambda: picked("palenque.3", corn=9), "do:4", Reason("too_far_ahead")),
    (lambda: picked("yaxchilan.3", corn=1), "do:1", not_enough("corn", 2, 1)),
    (lambda: picked("palenque.2", jungle={"2": {"corn": 0}}, corn=1), "do:2", Reason("nothing_to_harvest")),
    (lambda: picked("yaxchilan.4", {"skulls": 13}, corn=9), "do:4", Reason("no_skulls")),
    (lambda: picked("chichen_itza.2", skulls=1, corn=9, skull_spaces={"2": 1}), "do:2", Reason("slot_filled")),
    (lambda: picked("uxmal.2", corn=3), "do:1", not_enough("corn", 3, 2)),
    (lambda: picked("uxmal.3", corn=9, workers=6), "do:3", Reason("no_worker_in_bank", {"most": 6})),
    (lambda: picked("uxmal.6", wood=1), "do:5", not_enough("corn", 1, 0)),
    (lambda: picked("tikal.6", wood=1, technologies=dict.fromkeys(TRACKS, 2)), "do:1", Reason("cannot_afford")),
    (lambda: picked("uxmal.6", corn=1), "do:2", Reason("cannot_afford")),
    (lambda: picked("uxmal.6", corn=1), "do:4", Reason("cannot_afford")),
    (lambda: borrowing(corn=2), "use:tikal.5", not_enough("resource", 1, 0)),
    (lambda: borrowing(corn=2), "use:tikal.4", Reason("cannot_afford")),
    (lambda: borrowing(corn=2), "use:uxmal.1", not_enough("corn", 3, 1)),
    (lambda: borrowing(corn=1, wood=1), "use:uxmal.5", not_enough("corn", 1, 0)),
    # Palenque
    (harvesting, "harvest:corn", Reason("corn_under_wood")),
    (harvesting, "harvest:no_tile", Reason("technology_too_low", {"technology": "agriculture", "level": 2})),
    (
        lambda: harvesting(temples=BOTTOM, technologies={"agriculture": 2}),
        "harvest:burn",
        Reason("all_bottom"),
    ),
    (open_field, "harvest:burn", Reason("corn_is_visible")),
    (open_field, "harvest:no_tile", Reason("corn_is_visible")),
    # temples and technologies
    (lambda: scene({"temples": {"chaac": 0}}).play("beg"), "anger:chaac", Reason("already_bottom")),
    (two_advances, "advance:agriculture", Reason("take_back_first")),
    (
        lambda: worker_on("tikal.3", {"wood": 2, "technologies": {"theology": 1}}).play(
            "pick:tikal.3 do:3 advance:agriculture"
        ),
        "advance:theology",
        not_enough("resource", 2, 1),
    ),
    (
        lambda: built("A2S6", {"stone": 1, "gold": 2}, answers="advance:extraction"),
        "advance:agriculture",
        Reason("take_back_first"),
    ),
    # paying and taking
    (lambda: paying(wood=2, gold=2), "pay:stone", not_enough("stone", 1, 0)),
    (lambda: paying(wood=1, stone=1, gold=2), "pay:gold", Reason("another_first")),
    (lambda: paying(wood=2, stone=2, gold=2).play("pay:stone"), "pay:wood", Reason("take_back_first")),
    (
        lambda: worker_on("tikal.1", {"gold": 1, "technologies": {"extraction": 3}}).play(
            "pick:tikal.1 do:1 advance:extraction take:stone"
        ),
        "take:wood",
        Reason("take_back_first"),
    ),
    (
        lambda: worker_on("chichen_itza.1", {"skulls": 1, "wood": 1, "technologies": {"theology": 2}}).play(
            "pick:chichen_itza.1 do:1"
        ),
        "pay:gold",
        not_enough("gold", 1, 0),
    ),
    # buildings
    (lambda: building("tikal.2", wood=2), "build:A1S1", Reason("not_on_offer")),
    (lambda: building("tikal.2", **PLENTY), "build:MON_WORKERS", Reason("no_monument_here")),
    (lambda: building("tikal.2", wood=2), "build:A1T1", Reason("cannot_afford")),
    (lambda: building("tikal.4", wood=2), "build:MON_WORKERS", Reason("cannot_afford")),
    (lambda: building("uxmal.4", corn=5), "build:A1T1", not_enough("corn", 6, 5)),
    (
        lambda: building("uxmal.4", corn=3, technologies={"architecture": 3}),
        "build:A1T1",
        not_enough("corn", 4, 3),
    ),
    (
        lambda: built("A1T1", {**PLENTY, "technologies": {"architecture": 3}}),
        "discount:gold",
        Reason("not_in_the_cost"),
    ),
    # the market
    (lambda: market(corn=9), "sell:wood", not_enough("wood", 1, 0)),
    (lambda: market(corn=2, wood=2), "buy:gold", not_enough("corn", 4, 2)),
    (lambda: market(wood=2).play("sell:wood"), "buy:wood", Reason("just_sold")),
    (lambda: market(wood=2, gold=2).play("sell:gold"), "sell:wood", Reason("take_back_first")),
    (lambda: market(corn=9, wood=2).play("buy:stone"), "sell:wood", Reason("take_back_first")),
    (lambda: market(corn=9).play("buy:stone"), "buy:wood", Reason("take_back_first")),
    # starting wealth
    (choosing, "keep:UXM1", Reason("not_among_your_tiles")),
    (choosing, "keep:PAL7", Reason("another_first")),
    (lambda: choosing("keep:PAL3"), "keep:PAL3", Reason("already_kept")),
    (lambda: choosing("keep:PAL3"), "keep:PAL1", Reason("take_back_first")),
    # whatever isn't asked now
    (scene, "climb:chaac", Reason("not_now")),
    (scene, "days:2", Reason("not_now")),
    (lambda: worker_on("tikal.5", {"wood": 1}).play("pick:tikal.5"), "end", Reason("not_now")),
    (lambda: end_round(last_turn({}, {}, round=27)), "end", Reason("game_over")),
]


def picked(place: str, *others: dict[str, Any], **me: Any) -> State:
    """A worker has been picked up and may do something; entries of the position stand among those of seat 0."""
    entries = {name: me.pop(name) for name in ("buildings", "jungle", "skull_spaces") if name in me}
    return worker_on(place, me, *others, **entries).play(f"pick:{place}")


def borrowing(**me: Any) -> State:
    return worker_on("uxmal.5", me).play("pick:uxmal.5 do:5")


def building(place: str, **me: Any) -> State:
    """Two farms for a wood each, a tomb for three resources, and a monument are on offer."""
    entries = {"buildings": row("A1F1", "A1F2", "A1T1"), "monuments": ["MON_WORKERS"]}
    return worker_on(place, me, **entries).play(f"pick:{place} do:{place[-1]}")


def must_beg(me: dict[str, Any], cheapest: int) -> State:
    """Every gear is taken up to the cheapest space, and the first-player space as well."""
    crowd = [*[1] * 6, *[2] * 6, *[3] * 5]
    gears: dict[str, dict[str, int]] = {}
    for space in range(cheapest):
        for gear in ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"):
            gears.setdefault(gear, {})[str(space)] = crowd.pop()
    others = [{"workers": 6}] * 3
    return scene(me, *others, first_player=1, to_move=0, gears=gears, first_player_space=3)


@pytest.mark.parametrize(("position", "token", "reason"), CASES, ids=[f"{case[1]}-{case[2].code}" for case in CASES])
def test_a_reason_says_what_stands_in_the_way(position: Callable[[], State], token: str, reason: Reason) -> None:
    state = position()
    assert token not in state.tokens()
    assert state.why_not(game.moves[token]) == reason


def test_every_reason_that_the_game_can_give_is_tried_here() -> None:
    source = (files("cenote.games.tzolkin") / "reasons.py").read_text(encoding="utf-8")
    codes = set(re.findall(r'Reason\(\s*"(\w+)"', source))
    assert len(codes) > 20
    assert codes | {"not_now", "game_over"} == {reason.code for _, _, reason in CASES}


def test_a_number_that_is_no_move_has_its_own_reason() -> None:
    assert scene().why_not(len(game.moves)) == Reason("no_such_move", {"move": len(game.moves)})
    assert scene().why_not(-1) == Reason("no_such_move", {"move": -1})


@settings(max_examples=20)
@given(seed=st.integers(0, 2**32), seats=st.sampled_from([2, 3, 4]), burn=st.booleans())
def test_there_is_a_reason_for_exactly_the_moves_that_are_not_legal(seed: int, seats: int, burn: bool) -> None:
    state = game.new(seats, seed, burn_visible=burn)
    chance = Chance(seed)
    table = range(len(game.moves))
    for ply in range(10**4):
        if state.over:
            break
        legal = state.legal()
        if ply % 5 == 0:
            assert [move for move in table if state.why_not(move) is None] == legal
        state.apply(legal[chance.below(len(legal))])
    assert all(state.why_not(move) == Reason("game_over") for move in table)
