"""Rules 5: picking up workers."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from tests.games.tzolkin.positions import GEARS, TRACKS, Entries, changes, gears, offers, picking, table, used, why

LAST = dict.fromkeys(GEARS, 7) | {"chichen_itza": 10}
ACTIONS = dict.fromkeys(GEARS, 5) | {"chichen_itza": 9}

# Somebody who can pay for any action, on a table where each gives something.
RICH: Entries = {"corn": 20, "wood": 5, "stone": 5, "gold": 5, "skulls": 1}
LAID_OUT: Entries = {"buildings": {"row": ["A1F1"]}, "monuments": ["MON_TOMBS"]}


def do(*actions: int) -> set[str]:
    return {f"do:{action}" for action in actions}


# ---- one by one --------------------------------------------------------------------------------------------


@pytest.mark.rule("5.1")
@pytest.mark.parametrize("order", list(permutations(["yaxchilan.1", "yaxchilan.2", "yaxchilan.3"])))
def test_workers_are_picked_up_singly_in_any_order_and_one_is_enough(order: tuple[str, ...]) -> None:
    state = picking("yaxchilan.1 yaxchilan.2 yaxchilan.3")
    assert "end" not in offers(state)
    left = set(order)
    for worker in order:
        assert offers(state, "pick") == {f"pick:{other}" for other in left}
        left.remove(worker)
        state.play(f"pick:{worker} nothing")
        assert "end" in offers(state)
        assert state.dump()["players"][0]["available"] == 3 - len(left)
    assert offers(state) == {"end"}


@pytest.mark.rule("5.1")
def test_after_any_worker_the_player_may_stop() -> None:
    state = picking("yaxchilan.1 yaxchilan.2 yaxchilan.3").play("pick:yaxchilan.2 do:2 end")
    assert state.to_move == 1
    assert state.dump()["gears"]["yaxchilan"] == {"1": 0, "3": 0}


@pytest.mark.rule("5.1")
def test_the_outcome_of_one_worker_may_decide_about_the_next() -> None:
    state = picking("palenque.1 uxmal.1", {"corn": 0})
    assert offers(state.clone().play("pick:uxmal.1")) == {"end", "pick:palenque.1"}  # no 3 corn, nothing to choose
    state.play("pick:palenque.1 do:1")
    assert used(state, "uxmal.1", "do:1 climb:chaac") == {"corn": -3, "chaac": 1}


@pytest.mark.rule("5.1")
def test_only_own_workers_are_picked_up() -> None:
    occupied = gears(seat_0="tikal.1", seat_1="tikal.2", neutral="tikal.3")
    state = table({"corn": 9}, seats=3, gears=occupied)
    assert offers(state, "pick") == {"pick:tikal.1"}
    assert why(state, "pick:tikal.2") == why(state, "pick:tikal.3") == "no_worker_there"


# ---- a choice of three -------------------------------------------------------------------------------------


@pytest.mark.rule("5.2", "5.2a", "5.2b", "5.2c")
@pytest.mark.parametrize(("gear", "space"), [(gear, space) for gear in GEARS for space in range(1, ACTIONS[gear] + 1)])
def test_a_worker_does_the_action_of_its_space_or_of_a_lower_one_or_nothing(gear: str, space: int) -> None:
    state = picking(f"{gear}.{space}", RICH, **LAID_OUT).play(f"pick:{gear}.{space}")
    assert offers(state) == {"nothing", *do(*range(1, space + 1))}
    assert space == ACTIONS[gear] or why(state, f"do:{space + 1}") == "too_far_ahead"
    assert changes(state, "nothing") == {}
    assert offers(state) == {"end"}


@pytest.mark.rule("5.2a")
def test_the_action_of_the_own_space_costs_no_corn() -> None:
    assert used(picking("yaxchilan.4"), "yaxchilan.4", "do:4") == {"skulls": 1, "skulls_in_bank": -1}


@pytest.mark.rule("5.2b")
@pytest.mark.parametrize("space", [1, 2, 3, 4, 5])
def test_each_step_back_costs_1_corn(space: int) -> None:
    changed = used(picking(f"yaxchilan.{space}", {"corn": 9}), f"yaxchilan.{space}", "do:1")
    assert changed.pop("corn", 0) == 1 - space
    assert changed == {"wood": 1}


@pytest.mark.rule("5.2b")
def test_steps_back_are_paid_before_the_action() -> None:
    state = picking("palenque.4", {"corn": 2}).play("pick:palenque.4")
    assert offers(state) == {"nothing", *do(2, 3, 4)}
    assert why(state, "do:1") == "not_enough"  # though fishing would bring the third corn
    assert changes(state, "do:2") == {"corn": -2 + 4, "corn_tiles": 1, "jungle.2.corn": -1}


@pytest.mark.rule("5.2b")
def test_workers_standing_there_or_in_between_make_no_difference() -> None:
    alone = picking("yaxchilan.4", {"corn": 3})
    occupied = gears(seat_0="yaxchilan.4", seat_1="yaxchilan.1 yaxchilan.2", seat_2="yaxchilan.3")
    among_others = table({"corn": 3}, gears=occupied)
    assert used(alone, "yaxchilan.4", "do:1") == used(among_others, "yaxchilan.4", "do:1") == {"corn": -3, "wood": 1}


@pytest.mark.rule("5.2c")
@pytest.mark.parametrize(("gear", "space"), [(gear, space) for gear in GEARS for space in range(1, LAST[gear] + 1)])
def test_nothing_at_all_is_always_a_choice(gear: str, space: int) -> None:
    state = picking(f"{gear}.{space}", RICH, **LAID_OUT)
    assert used(state, f"{gear}.{space}", "nothing") == {}


@pytest.mark.rule("5.3")
@pytest.mark.parametrize("gear", GEARS)
def test_space_0_has_no_action_and_the_worker_may_be_taken(gear: str) -> None:
    state = picking(f"{gear}.0", RICH, **LAID_OUT)
    assert used(state, f"{gear}.0") == {}
    assert offers(state) == {"end"}


@pytest.mark.rule("5.4")
@pytest.mark.parametrize(
    ("gear", "space"), [*((gear, space) for gear in GEARS[:4] for space in (6, 7)), ("chichen_itza", 10)]
)
def test_a_free_choice_space_gives_any_action_of_its_gear(gear: str, space: int) -> None:
    # 3 corn is what Uxmal 1 costs and no more, so nothing is paid for steps back
    state = picking(f"{gear}.{space}", RICH | {"corn": 3}, **LAID_OUT)
    assert offers(state.play(f"pick:{gear}.{space}")) == {"nothing", *do(*range(1, ACTIONS[gear] + 1))}


@pytest.mark.rule("5.4")
@pytest.mark.parametrize(
    ("worker", "action", "gain"),
    [
        ("palenque.6", 2, {"corn": 4, "corn_tiles": 1, "jungle.2.corn": -1}),
        ("palenque.7", 1, {"corn": 3}),
        ("yaxchilan.6", 1, {"wood": 1}),
        ("yaxchilan.7", 5, {"gold": 1, "stone": 1, "corn": 2}),
        ("uxmal.7", 3, {"workers": 1, "available": 1}),
    ],
)
def test_a_free_choice_costs_no_corn(worker: str, action: int, gain: dict[str, int]) -> None:
    assert used(picking(worker, {"corn": 0}), worker, f"do:{action}") == gain


@pytest.mark.rule("5.4")
def test_a_free_choice_at_chichen_itza_costs_no_corn() -> None:
    changed = used(picking("chichen_itza.10", {"skulls": 1}), "chichen_itza.10", "do:1")
    assert changed == {"skulls": -1, "skull_spaces.1": 0, "points": 4, "chaac": 1}


@pytest.mark.rule("5.4")
@pytest.mark.parametrize(("corn", "possible"), [(2, False), (3, True)])
def test_what_a_freely_chosen_action_itself_costs_is_still_due(corn: int, possible: bool) -> None:
    state = picking("uxmal.6", {"corn": corn}).play("pick:uxmal.6")
    assert ("do:1" in offers(state)) == possible
    if possible:
        assert changes(state, "do:1 climb:chaac") == {"corn": -3, "chaac": 1}


# ---- what is not available ---------------------------------------------------------------------------------

LEVEL_1 = {"technologies": dict.fromkeys(TRACKS, 1)}
GONE = {"jungle": {group: {"corn": 0, "wood": 0} for group in "2345"}}


@pytest.mark.rule("5.5")
@pytest.mark.parametrize(
    ("gear", "action", "me", "entries", "reason"),
    [
        ("palenque", 2, {}, GONE, "nothing_to_harvest"),
        ("palenque", 5, {}, GONE, "nothing_to_harvest"),
        ("yaxchilan", 4, {"skulls": 13}, {}, "no_skulls"),
        ("tikal", 1, {"wood": 1, **LEVEL_1}, {}, "cannot_afford"),
        ("tikal", 2, {"wood": 1, "stone": 1}, {"buildings": {"row": ["A1C1"]}}, "cannot_afford"),
        ("tikal", 2, {"wood": 5, "stone": 5, "gold": 5}, {"monuments": ["MON_TOMBS"]}, "cannot_afford"),
        ("tikal", 3, {"wood": 1, **LEVEL_1}, {}, "cannot_afford"),
        ("tikal", 4, {"wood": 3, "stone": 2}, {"monuments": ["MON_TOMBS"]}, "cannot_afford"),
        ("tikal", 5, {"technologies": {"architecture": 3}}, {"buildings": {"row": ["A1F1"]}}, "not_enough"),
        ("uxmal", 1, {"corn": 2}, {}, "not_enough"),
        ("uxmal", 2, {"corn": 1}, {}, "cannot_afford"),
        ("uxmal", 3, {"workers": 6, "corn": 3}, {}, "no_worker_in_bank"),
        ("uxmal", 4, {"corn": 3}, {"buildings": {"row": ["A1C1"]}}, "cannot_afford"),
        ("uxmal", 5, {"corn": 0}, {}, "not_enough"),
        ("chichen_itza", 1, {"skulls": 1}, {"skull_spaces": {"1": 1}}, "slot_filled"),
    ],
)  # fmt: skip
def test_an_action_that_cannot_be_paid_for_or_carried_out_is_not_available(
    gear: str, action: int, me: dict[str, Any], entries: dict[str, Any], reason: str
) -> None:
    # from a free-choice space, so that nothing else stands in the way
    worker = f"{gear}.{LAST[gear]}"
    if "jungle" in entries:
        tiles = {"corn_tiles": 16, "wood_tiles": 12}
        state = picking(worker, me, tiles, **entries)
    else:
        state = picking(worker, me, **entries)
    state.play(f"pick:{worker}")
    assert f"do:{action}" not in offers(state)
    assert why(state, f"do:{action}") == reason


@pytest.mark.rule("5.5")
@pytest.mark.parametrize("worker", ["tikal.7", "chichen_itza.10"])
def test_with_no_action_available_nothing_is_asked(worker: str) -> None:
    state = picking(worker)  # no resources and no skulls
    assert used(state, worker) == {}
    assert offers(state) == {"end"}


@pytest.mark.rule("5.5")
@pytest.mark.parametrize(("corn", "possible"), [(4, False), (5, True)])
def test_steps_back_and_the_action_must_be_affordable_together(corn: int, possible: bool) -> None:
    state = picking("uxmal.3", {"corn": corn}).play("pick:uxmal.3")
    assert ("do:1" in offers(state)) == possible  # 2 corn for the steps and 3 for the action
    assert why(state, "do:1") == (None if possible else "not_enough")


@pytest.mark.rule("5.5")
def test_an_up_to_may_be_used_in_part() -> None:
    once = picking("tikal.3", {"wood": 3})
    assert used(once, "tikal.3", "do:3 advance:theology done") == {"wood": -1, "theology": 1}
    one = picking("tikal.4", {"wood": 2}, buildings={"row": ["A1F1", "A1F2"]})
    assert used(one, "tikal.4", "do:4 build:A1F1 done") == {
        "wood": -1,
        "built": ["A1F1"],
        "buildings.row": [None, "A1F2", None, None, None, None],
    }


@pytest.mark.rule("5.5")
@pytest.mark.parametrize("moves", ["pick:tikal.3 do:3", "pick:tikal.4 do:4", "pick:uxmal.2 do:1", "pick:tikal.5 do:5"])
def test_an_action_once_chosen_is_not_declined_as_a_whole(moves: str) -> None:
    workers = "tikal.3 tikal.4 tikal.5 uxmal.2"
    laid_out: Entries = {"buildings": {"row": ["A1F1", "A1C1"]}}
    state = picking(workers, {"workers": 4, "corn": 9, "wood": 5, "stone": 1}, **laid_out).play(moves)
    assert offers(state)
    assert not offers(state) & {"done", "nothing", "end"}


# ---- the worker in hand ------------------------------------------------------------------------------------


@pytest.mark.rule("5.6")
def test_the_worker_is_in_hand_at_once_but_is_not_placed_in_the_same_turn() -> None:
    state = picking("palenque.1 palenque.2 palenque.3", {"corn": 9})
    assert changes(state, "pick:palenque.2 nothing") == {"gears.palenque.2": None, "available": 1}
    assert offers(state, "place") == set()
    assert why(state, "place:palenque") == "no_mixing"


@pytest.mark.rule("5.6")
def test_a_worker_taken_from_the_bank_waits_likewise() -> None:
    state = picking("uxmal.3", {"corn": 9})
    assert used(state, "uxmal.3", "do:3") == {"workers": 1, "available": 1}
    assert offers(state) == {"end"}
    assert why(state, "place:palenque") == "no_mixing"
