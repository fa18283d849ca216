"""Rules 10: Uxmal and Chichen Itza."""

from __future__ import annotations

from typing import Any

import pytest

from cenote import State
from tests.games.tzolkin.scenes import SACRED, TEMPLES, goods, offered, player, row, worker_on

GEARS_TO_BORROW = ("palenque", "yaxchilan", "tikal", "uxmal")


def actions(place: str, me: dict[str, Any], *others: dict[str, Any], **entries: Any) -> set[str]:
    """The actions that a worker picked up from a space may perform."""
    return offered(worker_on(place, me, *others, **entries).play(f"pick:{place}"), "do")


# ---- Uxmal -------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.1")
@pytest.mark.parametrize("temple", TEMPLES)
def test_3_corn_buy_one_step_in_a_temple_of_choice(temple: str) -> None:
    state = worker_on("uxmal.1", {"corn": 7}).play("pick:uxmal.1 do:1")
    assert offered(state, "climb") == set(TEMPLES)
    state.play(f"climb:{temple}")
    assert player(state)["temples"] == {**dict.fromkeys(TEMPLES, 1), temple: 2}
    assert goods(state) == {"corn": 4}
    assert state.tokens() == ["end"]  # once per action, whatever corn is left


@pytest.mark.rule("10.1", "5.5")
def test_with_less_than_3_corn_there_is_no_step() -> None:
    assert actions("uxmal.1", {"corn": 3}) == {"1"}
    assert actions("uxmal.1", {"corn": 2}) == set()


@pytest.mark.rule("10.2")
@pytest.mark.parametrize(("resource", "price"), [("wood", 2), ("stone", 3), ("gold", 4)])
def test_the_market_buys_and_sells_at_one_price(resource: str, price: int) -> None:
    state = worker_on("uxmal.2", {"corn": price}).play(f"pick:uxmal.2 do:2 buy:{resource}")
    assert goods(state) == {resource: 1}
    assert "2" not in actions("uxmal.2", {"corn": 1})
    state = worker_on("uxmal.2", {resource: 1, "skulls": 1}).play(f"pick:uxmal.2 do:2 sell:{resource}")
    assert player(state)["corn"] == price
    assert player(state)["skulls"] == 1


@pytest.mark.rule("10.2")
def test_the_market_trades_any_number_of_times() -> None:
    state = worker_on("uxmal.2", {"corn": 1, "wood": 5, "stone": 2}).play("pick:uxmal.2 do:2")
    state.play("sell:wood sell:wood sell:wood sell:wood sell:wood sell:stone")  # 1 + 5 × 2 + 3 = 14
    assert goods(state) == {"corn": 14, "stone": 1}
    state.play("buy:gold buy:gold buy:gold")
    assert goods(state) == {"corn": 2, "stone": 1, "gold": 3}


@pytest.mark.rule("10.2")
def test_the_market_may_be_left_without_a_trade() -> None:
    state = worker_on("uxmal.2", {"corn": 4, "wood": 1}).play("pick:uxmal.2 do:2 done")
    assert goods(state) == {"corn": 4, "wood": 1}


@pytest.mark.rule("10.2")
def test_skulls_are_not_traded() -> None:
    state = worker_on("uxmal.2", {"corn": 9, "wood": 1, "skulls": 5}).play("pick:uxmal.2 do:2")
    assert set(state.tokens()) == {"done", "sell:wood", "buy:wood", "buy:stone", "buy:gold"}
    assert "2" not in actions("uxmal.2", {"skulls": 5})


@pytest.mark.rule("10.2")
def test_every_holding_that_exchanges_could_lead_to_is_reached_by_selling_before_buying() -> None:
    """What a player can walk away with is what any order of exchanges leads to, no more and no less."""
    start = {"corn": 7, "wood": 2, "stone": 1, "gold": 1}
    price = {"wood": 2, "stone": 3, "gold": 4}
    reachable: set[tuple[int, ...]] = {(7, 2, 1, 1)}
    todo = list(reachable)
    while todo:
        corn, *blocks = todo.pop()
        for i, cost in enumerate(price.values()):
            for sign in (-1, 1):
                after = blocks.copy()
                after[i] += sign
                holding = (corn - sign * cost, *after)
                if min(holding) >= 0 and holding not in reachable:
                    reachable.add(holding)
                    todo.append(holding)

    found: set[tuple[int, ...]] = set()
    open_ = [worker_on("uxmal.2", start).play("pick:uxmal.2 do:2")]
    while open_:
        state = open_.pop()
        found.add(tuple(goods(state).get(name, 0) for name in ("corn", *price)))
        open_ += [state.clone().play(token) for token in state.tokens() if token not in ("done", "end")]
    assert found == reachable


@pytest.mark.rule("10.3")
def test_uxmal_3_takes_a_worker_from_the_bank() -> None:
    state = worker_on("uxmal.3", {}).play("pick:uxmal.3 do:3")
    assert (player(state)["workers"], player(state)["available"]) == (4, 4)
    assert "3" in actions("uxmal.3", {"workers": 5})


@pytest.mark.rule("10.3")
def test_uxmal_3_does_nothing_with_all_six_in_play_and_is_not_offered() -> None:
    assert "3" not in actions("uxmal.3", {"workers": 6, "corn": 9})


@pytest.mark.rule("10.4", "9.7")
@pytest.mark.parametrize(("tile", "price"), [("A1F1", 2), ("A1C1", 4), ("A1C2", 6), ("A1T1", 6), ("A1F4", 8)])
def test_uxmal_4_constructs_for_2_corn_a_resource(tile: str, price: int) -> None:
    entries = {"buildings": row(tile)}
    assert "4" not in actions("uxmal.4", {"corn": price - 1, "wood": 9, "stone": 9, "gold": 9}, **entries)
    state = worker_on("uxmal.4", {"corn": price, "gold": 1}, **entries).play("pick:uxmal.4 do:4")
    assert player(state)["buildings"] == [tile]
    assert player(state)["corn"] == 0
    assert player(state)["gold"] == 1  # corn and resources aren't mixed


@pytest.mark.rule("10.4", "9.5")
def test_uxmal_4_constructs_no_monument() -> None:
    rich = {"corn": 99, "wood": 9, "stone": 9, "gold": 9}
    assert "4" not in actions("uxmal.4", rich, monuments=["MON_WORKERS"])
    state = worker_on("uxmal.4", rich, monuments=["MON_WORKERS"], buildings=row("A1F1", "A1F2"))
    assert offered(state.play("pick:uxmal.4 do:4"), "build") == {"A1F1", "A1F2"}


@pytest.mark.rule("10.4", "9.8")
@pytest.mark.parametrize(("level", "price", "corn", "points"), [(0, 6, 0, 0), (1, 6, 1, 0), (2, 6, 1, 2), (3, 4, 1, 2)])
def test_architecture_works_for_uxmal_4(level: int, price: int, corn: int, points: int) -> None:
    me = {"corn": price, "technologies": {"architecture": level}}
    state = worker_on("uxmal.4", me, buildings=row("A1T1")).play("pick:uxmal.4 do:4")
    assert goods(state) == ({"corn": corn} if corn else {})
    assert state.points()[0] == points


@pytest.mark.rule("10.5")
def test_uxmal_5_performs_any_action_of_four_gears_and_never_one_of_chichen_itza() -> None:
    rich = {"corn": 30, "wood": 9, "stone": 9, "gold": 9, "skulls": 3}
    state = worker_on("uxmal.5", rich, buildings=row("A1F1")).play("pick:uxmal.5 do:5")
    assert offered(state, "use") == {f"{gear}.{action}" for gear in GEARS_TO_BORROW for action in range(1, 6)}


@pytest.mark.rule("10.5")
@pytest.mark.parametrize(
    ("moves", "left"),
    [
        ("use:palenque.1", {"corn": 11, "wood": 2}),
        ("use:palenque.5 harvest:wood", {"corn": 8, "wood": 6}),
        ("use:yaxchilan.5", {"corn": 10, "wood": 2, "stone": 1, "gold": 1}),
        ("use:tikal.1 advance:theology", {"corn": 8, "wood": 1}),
        ("use:tikal.2", {"corn": 8, "wood": 1}),
        ("use:tikal.5 climb:chaac.kukulkan", {"corn": 8, "wood": 1}),
        ("use:uxmal.1 climb:chaac", {"corn": 5, "wood": 2}),
        ("use:uxmal.4", {"corn": 6, "wood": 2}),
        ("use:uxmal.5 use:palenque.1", {"corn": 10, "wood": 2}),
    ],
)
def test_uxmal_5_costs_1_corn_and_the_cost_of_the_action_on_top(moves: str, left: dict[str, int]) -> None:
    state = worker_on("uxmal.5", {"corn": 9, "wood": 2}, buildings=row("A1F1"))
    assert goods(state.play(f"pick:uxmal.5 do:5 {moves}")) == left


@pytest.mark.rule("10.5")
def test_technologies_that_belong_to_the_action_work_for_it() -> None:
    me = {"corn": 1, "technologies": {"agriculture": 3, "extraction": 3, "theology": 3}}
    start = worker_on("uxmal.5", me).play("pick:uxmal.5 do:5")
    assert goods(start.clone().play("use:palenque.1")) == {"corn": 4}
    assert goods(start.clone().play("use:palenque.2")) == {"corn": 7}
    assert goods(start.clone().play("use:yaxchilan.1")) == {"wood": 2}
    assert goods(start.clone().play("use:yaxchilan.4")) == {"skulls": 2}
    builder = {"corn": 1, "wood": 1, "technologies": {"architecture": 1}}
    state = worker_on("uxmal.5", builder, buildings=row("A1F1")).play("pick:uxmal.5 do:5 use:tikal.2")
    assert goods(state) == {"corn": 1}


@pytest.mark.rule("10.5")
def test_fee_and_cost_of_uxmal_5_must_both_be_affordable() -> None:
    assert actions("uxmal.5", {"corn": 0}) == set()
    poor = worker_on("uxmal.5", {"corn": 3}, buildings=row("A1C1")).play("pick:uxmal.5 do:5")
    assert offered(poor, "use") & {"uxmal.1", "uxmal.4"} == set()  # 3 and 4 corn, and 2 would be left
    rich = worker_on("uxmal.5", {"corn": 5}, buildings=row("A1C1")).play("pick:uxmal.5 do:5")
    assert offered(rich, "use") & {"uxmal.1", "uxmal.4"} == {"uxmal.1", "uxmal.4"}


@pytest.mark.rule("10.5")
def test_uxmal_5_may_be_used_through_itself_for_1_corn_each_time() -> None:
    state = worker_on("uxmal.5", {"corn": 3}).play("pick:uxmal.5 do:5 use:uxmal.5 use:uxmal.5")
    assert player(state)["corn"] == 1
    assert "use:uxmal.5" not in state.tokens()  # with the last corn it would lead nowhere
    state.play("use:yaxchilan.1")
    assert goods(state) == {"wood": 1}


@pytest.mark.rule("10.6")
@pytest.mark.parametrize("space", ["6", "7"])
def test_the_free_choice_of_uxmal_costs_nothing_for_steps_back(space: str) -> None:
    entries = {"buildings": row("A1F1")}
    assert actions(f"uxmal.{space}", {"corn": 3}, **entries) == {"1", "2", "3", "4", "5"}
    state = worker_on(f"uxmal.{space}", {"corn": 3}).play(f"pick:uxmal.{space} do:1 climb:chaac")
    assert goods(state) == {}


@pytest.mark.rule("10.6")
def test_who_chooses_uxmal_5_freely_still_pays_its_corn() -> None:
    assert "5" not in actions("uxmal.6", {"wood": 1})
    state = worker_on("uxmal.6", {"corn": 1}).play("pick:uxmal.6 do:5 use:yaxchilan.1")
    assert goods(state) == {"wood": 1}


# ---- Chichen Itza ------------------------------------------------------------------------------------------


@pytest.mark.rule("10.7")
@pytest.mark.parametrize("action", SACRED)
def test_an_action_of_chichen_itza_gives_points_a_step_and_some_a_resource(action: int) -> None:
    points, temple, resource = SACRED[action]
    place = f"chichen_itza.{action}"
    state = worker_on(place, {"skulls": 2}).play(f"pick:{place} do:{action}")
    assert offered(state, "take") == ({"wood", "stone", "gold"} if resource else set())
    if resource:
        state.play("take:stone")
    assert state.points() == [points, 0]
    assert player(state)["temples"] == {**dict.fromkeys(TEMPLES, 1), temple: 2}
    assert goods(state) == {"skulls": 1} | ({"stone": 1} if resource else {})
    assert state.dump()["skull_spaces"] == {str(action): 0}
    assert state.dump()["skulls_in_bank"] == 11  # the skull stays where it was put


@pytest.mark.rule("10.7")
@pytest.mark.parametrize("owner", [0, 1])
def test_each_action_is_performed_once_in_the_game_by_whomever(owner: int) -> None:
    filled = {"skull_spaces": {"4": owner}}
    assert "4" not in actions("chichen_itza.4", {"skulls": 1, "corn": 9}, **filled)
    assert "3" in actions("chichen_itza.4", {"skulls": 1, "corn": 9}, **filled)


@pytest.mark.rule("10.7")
def test_without_a_skull_nothing_happens_at_chichen_itza() -> None:
    assert actions("chichen_itza.10", {"corn": 30}) == set()


@pytest.mark.rule("10.7", "11.2")
def test_a_temple_step_that_cannot_be_made_does_not_stand_in_the_way() -> None:
    me = {"skulls": 1, "temples": {"kukulkan": 6}}
    state = worker_on("chichen_itza.6", me, {"temples": {"kukulkan": 7}}).play("pick:chichen_itza.6 do:6 take:gold")
    assert player(state)["temples"]["kukulkan"] == 6
    assert state.points()[0] == 8
    assert goods(state) == {"gold": 1}


@pytest.mark.rule("10.8")
def test_space_10_is_a_free_choice_of_all_nine() -> None:
    assert actions("chichen_itza.10", {"skulls": 1}) == {str(action) for action in SACRED}
    state = worker_on("chichen_itza.10", {"skulls": 1, "corn": 5}).play("pick:chichen_itza.10 do:1")
    assert goods(state) == {"corn": 5}


@pytest.mark.rule("10.9")
@pytest.mark.parametrize("space", range(9))
def test_theology_1_reaches_the_action_of_the_next_space_without_corn(space: int) -> None:
    place, ahead = f"chichen_itza.{space}", str(space + 1)
    believer = {"skulls": 1, "technologies": {"theology": 1}}
    assert actions(place, believer) == {ahead} | ({str(space)} if space else set())
    assert actions(place, {"skulls": 1}) == ({str(space)} if space else set())
    state = worker_on(place, {**believer, "corn": 3}).play(f"pick:{place} do:{ahead}")
    assert player(state)["corn"] == 3


@pytest.mark.rule("10.9")
def test_a_space_ahead_and_steps_back_are_not_combined() -> None:
    """From 5, action 6 is free, 5 is its own, and the lower ones cost a corn a step back from 5."""
    believer = {"skulls": 1, "corn": 9, "technologies": {"theology": 1}}
    assert actions("chichen_itza.5", believer) == {"1", "2", "3", "4", "5", "6"}
    assert actions("chichen_itza.5", {**believer, "corn": 1}) == {"4", "5", "6"}
    state = worker_on("chichen_itza.5", believer).play("pick:chichen_itza.5 do:4")
    assert player(state)["corn"] == 8
    filled = {"skull_spaces": {"6": 1, "5": 1}}
    assert actions("chichen_itza.5", {**believer, "corn": 0}, **filled) == set()


@pytest.mark.rule("10.9")
def test_from_9_the_next_space_is_the_free_choice_of_10() -> None:
    believer = {"skulls": 1, "technologies": {"theology": 1}}
    assert actions("chichen_itza.9", believer) == {str(action) for action in SACRED}
    state = worker_on("chichen_itza.9", {**believer, "corn": 9}).play("pick:chichen_itza.9 do:1")
    assert player(state)["corn"] == 9


@pytest.mark.rule("10.9")
def test_the_space_ahead_is_for_chichen_itza_alone() -> None:
    believer = {"corn": 0, "technologies": {"theology": 3}}
    assert actions("yaxchilan.0", believer) == set()
    assert actions("yaxchilan.1", believer) == {"1"}


def offered_a_skull(level: int, **me: Any) -> State:
    """Seat 0 has performed action 1 of Chichen Itza."""
    player_ = {"skulls": 1, "technologies": {"theology": level}, **me}
    return worker_on("chichen_itza.1", player_).play("pick:chichen_itza.1 do:1")


@pytest.mark.rule("10.10")
@pytest.mark.parametrize("temple", TEMPLES)
def test_theology_2_buys_a_step_in_any_temple_for_a_resource(temple: str) -> None:
    state = offered_a_skull(2, wood=1, gold=1)
    assert state.tokens() == ["done", "pay:wood", "pay:gold"]
    state.play(f"pay:gold climb:{temple}")
    steps = {"chaac": 2, "quetzalcoatl": 1, "kukulkan": 1}
    steps[temple] += 1
    assert player(state)["temples"] == steps
    assert goods(state) == {"wood": 1}
    assert state.tokens() == ["end"]  # once


@pytest.mark.rule("10.10")
def test_the_step_of_theology_2_may_be_declined_and_needs_a_resource() -> None:
    assert goods(offered_a_skull(2, wood=1).play("done")) == {"wood": 1}
    assert offered_a_skull(2, corn=9).tokens() == ["end"]
    assert offered_a_skull(1, wood=1).tokens() == ["end"]


@pytest.mark.rule("10.10")
def test_the_resource_just_won_may_pay_for_the_step() -> None:
    me = {"skulls": 1, "technologies": {"theology": 2}}
    state = worker_on("chichen_itza.6", me).play("pick:chichen_itza.6 do:6")
    assert offered(state, "pay") == set()  # the action comes first
    state.play("take:wood pay:wood climb:kukulkan")
    assert goods(state) == {}
    assert player(state)["temples"]["kukulkan"] == 3


@pytest.mark.rule("10.10")
def test_every_action_of_chichen_itza_may_be_followed_by_a_step() -> None:
    me = {"skulls": 2, "wood": 2, "technologies": {"theology": 2}}
    state = worker_on("chichen_itza.1", me, gears={"chichen_itza": {"2": 0}})
    state.play("pick:chichen_itza.1 do:1 pay:wood climb:chaac pick:chichen_itza.2 do:3 pay:wood climb:chaac")
    assert player(state)["temples"]["chaac"] == 5
    assert goods(state) == {}


@pytest.mark.rule("10.11", "7.2")
@pytest.mark.parametrize(("level", "skulls"), [(2, 1), (3, 2)])
def test_theology_3_adds_a_skull_at_yaxchilan(level: int, skulls: int) -> None:
    me = {"technologies": {"theology": level}}
    state = worker_on("yaxchilan.4", me).play("pick:yaxchilan.4 do:4")
    assert goods(state) == {"skulls": skulls}
