"""Rules 12: technologies."""

from __future__ import annotations

from typing import Any

import pytest

from cenote import State
from tests.games.tzolkin.scenes import TEMPLES, built, goods, offered, player, row, scene, worker_on

TRACKS = ("agriculture", "extraction", "architecture", "theology")


def advancing(action: int, me: dict[str, Any], *others: dict[str, Any]) -> State:
    """Seat 0 is about to choose a technology at Tikal."""
    return worker_on(f"tikal.{action}", me, *others).play(f"pick:tikal.{action} do:{action}")


def at(level: int) -> dict[str, Any]:
    return {"technologies": dict.fromkeys(TRACKS, level)}


# ---- the price ---------------------------------------------------------------------------------------------


@pytest.mark.rule("12.1", "8.1")
@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize(("level", "cost"), [(0, 1), (1, 2), (2, 3)])
def test_a_level_costs_as_many_resources_as_its_number(track: str, level: int, cost: int) -> None:
    state = advancing(1, {**at(level), "stone": cost}).play(f"advance:{track}")
    assert player(state)["technologies"] == {**dict.fromkeys(TRACKS, level), track: level + 1}
    assert goods(state) == {}
    state = worker_on("tikal.1", {**at(level), "stone": cost - 1, "corn": 9, "skulls": 3}).play("pick:tikal.1")
    assert "1" not in offered(state, "do")


@pytest.mark.rule("12.1")
def test_resources_of_any_kinds_pay() -> None:
    """Three blocks out of two of each kind: every way there is to pay them, and each once."""
    left: list[tuple[int, ...]] = []
    paying = [advancing(1, {**at(2), "wood": 2, "stone": 2, "gold": 2}).play("advance:theology")]
    while paying:
        state = paying.pop()
        if offered(state, "pay"):
            paying += [state.clone().play(f"pay:{resource}") for resource in offered(state, "pay")]
        else:
            assert player(state)["technologies"]["theology"] == 3
            left.append(tuple(player(state)[resource] for resource in ("wood", "stone", "gold")))
    assert sorted(left) == [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 1, 1), (1, 2, 0), (2, 0, 1), (2, 1, 0)]


@pytest.mark.rule("12.1")
@pytest.mark.parametrize("track", TRACKS)
def test_beyond_level_3_an_advance_costs_1_resource_and_the_marker_stays(track: str) -> None:
    state = advancing(1, {**at(3), "gold": 1}).play(f"advance:{track}")
    if track == "extraction":
        state.play("take:wood take:wood")
    elif track == "agriculture":
        state.play("climb:chaac")
    assert player(state)["technologies"] == dict.fromkeys(TRACKS, 3)
    assert player(state)["gold"] == 0
    assert state.tokens() == ["end"]


# ---- the bonus ---------------------------------------------------------------------------------------------


@pytest.mark.rule("12.2")
@pytest.mark.parametrize("temple", TEMPLES)
def test_the_bonus_of_agriculture_is_a_step_in_any_temple(temple: str) -> None:
    state = advancing(1, {**at(3), "gold": 1}).play("advance:agriculture")
    assert offered(state, "climb") == set(TEMPLES)
    state.play(f"climb:{temple}")
    assert player(state)["temples"] == {**dict.fromkeys(TEMPLES, 1), temple: 2}


@pytest.mark.rule("12.2")
@pytest.mark.parametrize(
    ("first", "second"),
    [("wood", "wood"), ("wood", "stone"), ("wood", "gold"), ("stone", "stone"), ("stone", "gold"), ("gold", "gold")],
)
def test_the_bonus_of_extraction_is_two_resources_of_choice(first: str, second: str) -> None:
    state = advancing(1, {**at(3), "gold": 1}).play(f"advance:extraction take:{first}")
    if offered(state, "take"):  # after gold there is only gold left
        state.play(f"take:{second}")
    expected: dict[str, int] = {}
    for resource in (first, second):
        expected[resource] = expected.get(resource, 0) + 1
    assert goods(state) == expected


@pytest.mark.rule("12.2")
def test_the_bonus_of_architecture_is_3_points() -> None:
    state = advancing(1, {**at(3), "gold": 1}).play("advance:architecture")
    assert state.points() == [3, 0]
    assert goods(state) == {}


@pytest.mark.rule("12.2")
def test_the_bonus_of_theology_is_a_skull_unless_the_bank_is_empty() -> None:
    state = advancing(1, {**at(3), "gold": 1}).play("advance:theology")
    assert goods(state) == {"skulls": 1}
    state = advancing(1, {**at(3), "gold": 1}, {"skulls": 13}).play("advance:theology")
    assert goods(state) == {}


# ---- one or two advances -----------------------------------------------------------------------------------


@pytest.mark.rule("8.3", "12.1")
@pytest.mark.parametrize(("first", "second"), [(a, b) for i, a in enumerate(TRACKS) for b in TRACKS[i:]])
def test_tikal_3_advances_twice_on_one_track_or_on_two(first: str, second: str) -> None:
    cost = 1 + (2 if first == second else 1)
    state = advancing(3, {"stone": cost}).play(f"advance:{first}")
    assert offered(state, "advance") <= set(TRACKS[TRACKS.index(first) :])
    state.play(f"advance:{second}")
    levels = dict.fromkeys(TRACKS, 0)
    levels[first] += 1
    levels[second] += 1
    assert player(state)["technologies"] == levels
    assert goods(state) == {}


@pytest.mark.rule("8.3")
def test_tikal_3_may_stop_after_one_advance() -> None:
    state = advancing(3, {"stone": 5}).play("advance:agriculture done")
    assert goods(state) == {"stone": 4}
    assert state.tokens() == ["end"]


@pytest.mark.rule("12.1", "8.3")
@pytest.mark.parametrize(("track", "gained"), [("architecture", 6), ("theology", 2)])
def test_a_bonus_can_be_taken_twice_with_one_tikal_3(track: str, gained: int) -> None:
    me = {"stone": 2, "technologies": {"theology": 3, "architecture": 3}}
    state = advancing(3, me).play(f"advance:{track} advance:{track}")
    assert goods(state) == ({"skulls": 2} if track == "theology" else {})
    assert state.points()[0] == (gained if track == "architecture" else 0)


@pytest.mark.rule("12.1", "8.3")
def test_the_bonus_of_extraction_taken_twice() -> None:
    """1 paid, 2 taken, 1 of these paid again, 2 more taken."""
    state = advancing(3, {"gold": 1, "technologies": {"extraction": 3}})
    state.play("advance:extraction take:wood take:wood advance:extraction take:stone take:gold")
    assert goods(state) == {"wood": 1, "stone": 1, "gold": 1}


@pytest.mark.rule("8.3")
def test_a_level_and_the_bonus_beyond_it_with_one_tikal_3() -> None:
    state = advancing(3, {"gold": 4, "technologies": {"architecture": 2}})
    state.play("advance:architecture advance:architecture")
    assert player(state)["technologies"]["architecture"] == 3
    assert goods(state) == {}
    assert state.points()[0] == 3


@pytest.mark.rule("8.3")
def test_resources_won_by_the_first_advance_pay_for_the_second_on_any_track() -> None:
    state = advancing(3, {"gold": 1, "technologies": {"extraction": 3}})
    state.play("advance:extraction take:wood take:stone")
    assert offered(state, "advance") == set(TRACKS)
    state.play("advance:agriculture pay:stone")
    assert goods(state) == {"wood": 1}
    assert player(state)["technologies"]["agriculture"] == 1


@pytest.mark.rule("8.3")
def test_the_second_advance_is_paid_only_after_the_first_is_carried_out() -> None:
    state = advancing(3, {"gold": 2, "technologies": {"architecture": 3, "theology": 3}})
    state.play("advance:architecture")
    assert state.points()[0] == 3
    assert goods(state) == {"gold": 1}


# ---- what levels do ----------------------------------------------------------------------------------------


@pytest.mark.rule("12.3", "6.1", "6.2")
@pytest.mark.parametrize(("level", "fish", "corn"), [(0, 3, 4), (1, 3, 5), (2, 4, 5), (3, 4, 7)])
def test_levels_of_agriculture_add_up(level: int, fish: int, corn: int) -> None:
    me = {"technologies": {"agriculture": level}}
    assert goods(worker_on("palenque.1", me).play("pick:palenque.1 do:1")) == {"corn": fish}
    assert goods(worker_on("palenque.2", me).play("pick:palenque.2 do:2")) == {"corn": corn}


@pytest.mark.rule("12.3", "7.2")
@pytest.mark.parametrize(("level", "wood", "stone", "gold"), [(0, 1, 1, 1), (1, 2, 1, 1), (2, 2, 2, 1), (3, 2, 2, 2)])
def test_levels_of_extraction_add_up_in_the_order_wood_stone_gold(level: int, wood: int, stone: int, gold: int) -> None:
    me = {"technologies": {"extraction": level}}
    assert goods(worker_on("yaxchilan.1", me).play("pick:yaxchilan.1 do:1")) == {"wood": wood}
    assert goods(worker_on("yaxchilan.2", me).play("pick:yaxchilan.2 do:2")) == {"corn": 1, "stone": stone}
    assert goods(worker_on("yaxchilan.3", me).play("pick:yaxchilan.3 do:3")) == {"corn": 2, "gold": gold}
    assert goods(worker_on("yaxchilan.5", me).play("pick:yaxchilan.5 do:5")) == {
        "corn": 2,
        "stone": stone,
        "gold": gold,
    }


@pytest.mark.rule("12.3", "10.9", "10.10", "7.2")
@pytest.mark.parametrize(
    ("level", "ahead", "devotion", "skulls"), [(0, 0, 0, 1), (1, 1, 0, 1), (2, 1, 1, 1), (3, 1, 1, 2)]
)
def test_levels_of_theology_add_up(level: int, ahead: int, devotion: int, skulls: int) -> None:
    me = {"skulls": 1, "wood": 1, "technologies": {"theology": level}}
    place = "chichen_itza.1"
    assert ("2" in offered(worker_on(place, me).play(f"pick:{place}"), "do")) == bool(ahead)
    assert ("pay:wood" in worker_on(place, me).play(f"pick:{place} do:1").tokens()) == bool(devotion)
    assert player(worker_on("yaxchilan.4", me).play("pick:yaxchilan.4 do:4"))["skulls"] == 1 + skulls


@pytest.mark.rule("12.4", "9.4")
def test_an_advance_given_by_a_building_is_not_paid_for() -> None:
    state = built("A1S2", {"wood": 9, "stone": 1, "gold": 1, "technologies": {"theology": 2}})
    assert player(state)["technologies"]["theology"] == 3
    assert goods(state) == {"wood": 9}


@pytest.mark.rule("12.4", "2.8")
def test_an_advance_given_by_starting_wealth_is_not_paid_for() -> None:
    players = [
        {"wealth_dealt": ["TIK1", "TIK5", "TIK3", "TIK7"]},
        {"wealth_dealt": ["YAX1", "YAX3", "YAX5", "YAX7"]},
    ]
    state = scene(*players, pending=[{"ask": "keep"}]).play("keep:TIK1 keep:TIK5 keep:YAX1 keep:YAX3")
    assert player(state)["technologies"]["architecture"] == 2
    assert goods(state) == {"corn": 5, "gold": 1}
    assert player(state, 1)["technologies"]["extraction"] == 1
    assert goods(state, 1) == {"corn": 2, "wood": 3}


@pytest.mark.rule("12.3")
def test_architecture_works_where_it_is_said_to() -> None:
    state = worker_on("tikal.2", {"wood": 1, "technologies": {"architecture": 1}}, buildings=row("A1F1"))
    assert goods(state.play("pick:tikal.2 do:2")) == {"corn": 1}
