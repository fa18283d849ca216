"""Y1 to Y18 of docs/rules/tzolkin.md: examples of our own, which go after the corners."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tzolkin.scenes import TOP, end_round, goods, last_turn, offered, player, row, scene, worker_on

BOTTOM = dict.fromkeys(TOP, 0)


def taken_up_to(space: int) -> dict[str, dict[str, Any]]:
    """On every gear the spaces below this one are taken, by workers of others."""
    crowd = [*[1] * 6, *[2] * 6, *[3] * 5]  # the sixth worker of seat 3 is on the first-player space
    gears: dict[str, dict[str, Any]] = {}
    for below in range(space):
        for gear in ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"):
            gears.setdefault(gear, {})[str(below)] = crowd.pop()
    return gears


def crowded(me: dict[str, Any], cheapest: int, *, space_taken: bool = True) -> Any:
    """Seat 0 of four is the last of the round, and every gear is taken up to the cheapest space."""
    others = [{"workers": 6}] * 3
    entries: dict[str, Any] = {"first_player_space": 3} if space_taken else {}
    return scene(me, *others, first_player=1, to_move=0, round=3, gears=taken_up_to(cheapest), **entries)


@pytest.mark.rule("Y1", "3.4.1", "3.4.2", "3.4.3")
@pytest.mark.parametrize("corn", [0, 1])
def test_y1_mercy(corn: int) -> None:
    state = crowded({"corn": corn, "temples": BOTTOM}, 2)
    assert offered(state, "place") == {"palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"}
    assert all(token.startswith("place:") for token in state.tokens())
    state.play("place:tikal")
    assert state.dump()["gears"]["tikal"]["2"] == 0
    assert player(state)["corn"] == 0
    assert state.tokens() == ["end"]


@pytest.mark.rule("Y2", "3.4.3")
@pytest.mark.parametrize("corn", [0, 1])
def test_y2_no_mercy_with_the_first_player_space_empty(corn: int) -> None:
    state = crowded({"corn": corn, "temples": BOTTOM}, 2, space_taken=False)
    assert state.tokens() == ["place:first"]
    state.play("place:first")
    assert player(state)["corn"] == corn


@pytest.mark.rule("Y3", "3.3.4")
def test_y3_begging_is_all_the_player_can_do() -> None:
    state = crowded({"corn": 2}, 3)
    assert state.tokens() == ["beg"]
    state.play("beg anger:chaac")
    assert player(state)["corn"] == 3
    assert "beg" not in state.tokens()
    state.play("place:uxmal")
    assert state.dump()["gears"]["uxmal"]["3"] == 0
    assert player(state)["corn"] == 0


@pytest.mark.rule("Y4", "15.3")
@pytest.mark.parametrize(("bank", "won"), [(1, 0), (2, 1)])
def test_y4_too_few_skulls_go_to_nobody(bank: int, won: int) -> None:
    entitled = {"corn": 6, "temples": {"kukulkan": 5}}
    state = end_round(last_turn(entitled, entitled, {"corn": 6, "skulls": 13 - bank}, round=8))
    assert [player(state, seat)["skulls"] for seat in range(3)] == [won, won, 13 - bank]


@pytest.mark.rule("Y5", "13.4", "14.3")
@pytest.mark.parametrize(("gear", "space"), [("yaxchilan", "6"), ("chichen_itza", "9")])
def test_y5_a_players_worker_prevents_two_days_and_a_neutral_one_does_not(gear: str, space: str) -> None:
    state = end_round(last_turn({}, {}, first_player_space=0, gears={gear: {space: 1}}))
    assert "days:2" not in state.tokens()
    state = end_round(last_turn({}, {}, first_player_space=0, gears={gear: {space: "neutral"}}))
    state.play("days:2")
    assert state.dump()["gears"][gear] == {str(int(space) + 2): "neutral"}  # 8 on the small gear


@pytest.mark.rule("Y6", "14.4")
@pytest.mark.parametrize(("day", "lands_on"), [(7, 9), (13, 15), (20, 22), (26, 28)])
def test_y6_two_days_put_a_food_day_off_by_one(day: int, lands_on: int) -> None:
    state = end_round(last_turn({"corn": 9}, {"corn": 9}, first_player_space=0, round=day)).play("days:2")
    assert state.round == lands_on
    assert [player(state, seat)["corn"] for seat in (0, 1)] == [9, 9]
    held = state.dump()["food_days"]
    state.play("place:tikal end place:uxmal end")
    assert state.dump()["food_days"] == held + 1
    assert [player(state, seat)["corn"] for seat in (0, 1)] == [3, 3]
    assert state.over == (day == 26)


@pytest.mark.rule("Y7", "10.1", "11.2")
def test_y7_3_corn_for_no_step() -> None:
    state = worker_on("uxmal.1", {"corn": 3, "temples": {"chaac": 5}}, {"temples": {"chaac": 6}})
    state.play("pick:uxmal.1 do:1 climb:chaac")
    assert player(state)["corn"] == 0
    assert player(state)["temples"]["chaac"] == 5


@pytest.mark.rule("Y8", "11.3")
def test_y8_a_top_step_turns_a_dark_board_light() -> None:
    state = worker_on("uxmal.1", {"corn": 3, "board": "dark", "temples": {"quetzalcoatl": 7}})
    state.play("pick:uxmal.1 do:1 climb:quetzalcoatl")
    assert player(state)["board"] == "light"


@pytest.mark.rule("Y9", "9.6d", "9.6e")
def test_y9_architecture_from_the_first_building_serves_the_second() -> None:
    state = worker_on("tikal.4", {"wood": 2, "stone": 1, "gold": 1}, buildings=row("A1S1", "A1T1"))
    state.play("pick:tikal.4 do:4 build:A1S1")
    assert goods(state) == {"wood": 2, "stone": 1}
    state.play("build:A1T1")
    assert goods(state) == {"corn": 1}
    assert state.points()[0] == 0


@pytest.mark.rule("Y10", "9.6d")
def test_y10_architecture_saved_and_raised_saves_a_wood() -> None:
    me = {"wood": 2, "stone": 1, "gold": 1, "technologies": {"architecture": 2}}
    state = worker_on("tikal.4", me, buildings=row("A1S1", "A1T1"))
    state.play("pick:tikal.4 do:4 build:A1S1 architecture:save build:A1T1 discount:wood")
    assert goods(state) == {"corn": 1, "wood": 1}
    assert state.points()[0] == 2


@pytest.mark.rule("Y11", "9.6b")
def test_y11_the_first_building_gives_the_stone_that_the_second_needs() -> None:
    state = worker_on("tikal.4", {"wood": 5}, buildings=row("A1C2", "A1T1"))
    state.play("pick:tikal.4 do:4 build:A1T1")
    assert player(state)["buildings"] == ["A1C2", "A1T1"]
    assert goods(state) == {}


@pytest.mark.rule("Y12", "8.3", "12.1", "12.2")
def test_y12_the_bonus_of_extraction_pays_for_agriculture() -> None:
    me = {"wood": 2, "technologies": {"extraction": 3, "agriculture": 2}}
    state = worker_on("tikal.3", me).play("pick:tikal.3 do:3 advance:extraction take:stone take:gold")
    assert goods(state) == {"wood": 1, "stone": 1, "gold": 1}
    state.play("advance:agriculture")
    assert player(state)["technologies"]["agriculture"] == 3
    assert goods(state) == {}


@pytest.mark.rule("Y13", "6.2", "6.3")
def test_y13_a_harvest_without_a_tile() -> None:
    state = worker_on("palenque.5", {"technologies": {"agriculture": 2}})
    state.play("pick:palenque.5 do:5 harvest:no_tile")
    assert goods(state) == {"corn": 10}
    assert player(state)["corn_tiles"] == 0
    assert state.dump()["jungle"]["5"] == {"corn": 2, "wood": 2}


@pytest.mark.rule("Y14", "6.3")
def test_y14_where_a_corn_tile_lies_open_it_has_to_be_taken() -> None:
    jungle = {"5": {"corn": 2, "wood": 1}}
    state = worker_on("palenque.5", {"technologies": {"agriculture": 2}}, jungle=jungle).play("pick:palenque.5 do:5")
    assert offered(state, "harvest") == {"wood", "corn", "burn"}


@pytest.mark.rule("Y15", "10.9")
def test_y15_theology_reaches_action_1_from_space_0() -> None:
    state = worker_on("chichen_itza.0", {"skulls": 1, "technologies": {"theology": 1}})
    state.play("pick:chichen_itza.0 do:1")
    assert state.points()[0] == 4
    assert goods(state) == {}


@pytest.mark.rule("Y16", "13.2", "13.3")
def test_y16_the_marker_goes_on_from_its_holder_on_the_space() -> None:
    state = scene({}, {}, {}, tooth_corn=4).play("place:first end")
    assert player(state)["corn"] == 4
    state.play("place:tikal end place:uxmal end days:1")
    assert state.dump()["first_player"] == 1
    assert player(state)["corn"] == 4


@pytest.mark.rule("Y17", "16.1", "16.4")
def test_y17_the_extra_day_pushes_off_before_ties_are_broken() -> None:
    """B, who is last, takes a worker off Tikal and has the one on Palenque 5 left."""
    fed = {"corn": 6}
    gears = {"palenque": {"7": 0, "5": 1}, "tikal": {"0": 1}}
    state = last_turn(fed, fed, round=27, gears=gears).play("pick:tikal.0 end")
    assert state.points()[0] == state.points()[1]
    assert state.dump()["gears"]["palenque"] == {"6": 1}
    assert state.standing() == [2, 1]


@pytest.mark.rule("Y18", "16.2")
@pytest.mark.parametrize(
    ("goods_", "points"), [({"corn": 7, "wood": 1, "stone": 1, "gold": 1}, 4), ({"corn": 1}, 0.25)]
)
def test_y18_goods_at_the_end(goods_: dict[str, int], points: float) -> None:
    plain = end_round(last_turn({"corn": 6}, {"corn": 6}, round=27)).points()[0]
    rich = {**goods_, "corn": goods_["corn"] + 6}
    assert end_round(last_turn(rich, {"corn": 6}, round=27)).points()[0] == plain + points
