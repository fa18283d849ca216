"""Rules 9.3 and 9.4: what buildings give."""

from __future__ import annotations

import pytest

from tests.games.tzolkin.scenes import (
    ANSWERS,
    BUILDINGS,
    built,
    end_round,
    goods,
    last_turn,
    offered,
    player,
    row,
    worker_on,
)


@pytest.mark.rule("9.3")
def test_a_farm_built_on_a_food_day_feeds_on_that_same_day() -> None:
    scene = {"round": 8, "gears": {"tikal": {"2": 1}}, "buildings": row("A1F1")}
    state = last_turn({"corn": 6}, {"wood": 1, "corn": 4}, **scene).play("pick:tikal.2 do:2 end")
    assert state.round == 9
    assert [player(state, seat)["corn"] for seat in (0, 1)] == [0, 0]
    assert state.points() == [0, 0]


@pytest.mark.rule("9.3")
def test_a_farm_feeds_on_every_food_day_to_come() -> None:
    farmer = {"buildings": ["A1F1"], "corn": 4}
    for day, extra in ((8, 0), (14, 0), (21, 0), (27, 0)):
        state = end_round(last_turn(farmer, {"corn": 6}, round=day))
        assert player(state)["corn"] == extra, day


@pytest.mark.rule("9.3", "9.4")
@pytest.mark.parametrize(
    ("tile", "gained"),
    [
        ("A1C2", {"stone": 1}),
        ("A1C3", {"corn": 1}),
        ("A1C4", {"gold": 1}),
        ("A2C1", {"stone": 1}),
        ("A2C2", {"gold": 1}),
        ("A2C3", {"corn": 6}),
        ("A2C4", {"skulls": 1}),
    ],
)
def test_goods_come_from_the_bank_at_once(tile: str, gained: dict[str, int]) -> None:
    state = built(tile, BUILDINGS[tile]["cost"], answers=ANSWERS.get(tile, ""))
    assert goods(state) == gained
    assert state.dump()["skulls_in_bank"] == 13 - gained.get("skulls", 0)


@pytest.mark.rule("9.4")
def test_a_skull_that_the_bank_has_not_got_does_not_come() -> None:
    state = built("A2C4", {"wood": 2, "stone": 2}, {"skulls": 13}, answers="advance:architecture")
    assert player(state)["skulls"] == 0
    assert player(state)["technologies"]["architecture"] == 1


@pytest.mark.rule("9.4")
@pytest.mark.parametrize(
    ("tile", "points"),
    [
        ("A2T1", 6),
        ("A2T2", 6),
        ("A2T3", 8),
        ("A2T4", 2),
        ("A2T5", 3),
        ("A2S1", 2),
        ("A2S2", 3),
        ("A2S3", 4),
        ("A2S4", 3),
    ],
)
def test_points_are_scored_at_once(tile: str, points: int) -> None:
    assert built(tile, BUILDINGS[tile]["cost"], answers=ANSWERS.get(tile, "") if tile != "A2T1" else "").points() == [
        points,
        0,
    ]


@pytest.mark.rule("9.4", "11.4")
@pytest.mark.parametrize(
    ("tile", "answers", "steps"),
    [
        ("A1T1", "", (1, 1, 0)),
        ("A1T2", "", (1, 0, 1)),
        ("A1T3", "climb:chaac", (1, 0, 0)),
        ("A1T3", "climb:quetzalcoatl", (0, 1, 0)),
        ("A1T3", "climb:kukulkan", (0, 0, 1)),
        ("A1S2", "", (0, 0, 1)),
        ("A2T5", "", (1, 1, 1)),
        ("A2S1", "", (2, 0, 0)),
        ("A2S2", "", (0, 0, 2)),
        ("A2S3", "", (0, 2, 0)),
        ("A2S5", "", (1, 0, 1)),
    ],
)
def test_steps_in_temples_are_climbed_at_once(tile: str, answers: str, steps: tuple[int, ...]) -> None:
    state = built(tile, BUILDINGS[tile]["cost"], answers=answers)
    assert tuple(step - 1 for step in player(state)["temples"].values()) == steps


@pytest.mark.rule("9.4", "12.4")
@pytest.mark.parametrize(
    ("tile", "track"),
    [
        ("A1C1", "agriculture"),
        ("A1C2", "agriculture"),
        ("A1C3", "extraction"),
        ("A1C4", "extraction"),
        ("A1S1", "architecture"),
        ("A1S2", "theology"),
        ("A2S4", "architecture"),
        ("A2S5", "theology"),
    ],
)
def test_an_advance_in_a_printed_technology_costs_nothing(tile: str, track: str) -> None:
    state = built(tile, BUILDINGS[tile]["cost"])
    levels = player(state)["technologies"]
    assert levels == {**dict.fromkeys(levels, 0), track: 1}


@pytest.mark.rule("9.4", "12.4")
@pytest.mark.parametrize("tile", ["A2C1", "A2C2", "A2C3", "A2C4"])
@pytest.mark.parametrize("track", ["agriculture", "extraction", "architecture", "theology"])
def test_an_advance_in_any_technology_costs_nothing(tile: str, track: str) -> None:
    state = built(tile, BUILDINGS[tile]["cost"], answers=f"advance:{track}")
    levels = player(state)["technologies"]
    assert levels == {**dict.fromkeys(levels, 0), track: 1}


@pytest.mark.rule("9.4", "12.4")
@pytest.mark.parametrize("first", ["agriculture", "extraction", "architecture", "theology"])
@pytest.mark.parametrize("second", ["agriculture", "extraction", "architecture", "theology"])
def test_two_advances_go_to_any_two_technologies_or_twice_to_one(first: str, second: str) -> None:
    state = built("A2S6", {"stone": 1, "gold": 2}, answers=f"advance:{first}")
    levels = list(player(state)["technologies"])
    if levels.index(second) < levels.index(first):  # the same two in the other order: offered once
        assert second not in offered(state, "advance")
        return
    if offered(state, "advance"):  # after theology there is only theology left
        state.play(f"advance:{second}")
    gained = dict.fromkeys(levels, 0)
    gained[first] += 1
    gained[second] += 1
    assert player(state)["technologies"] == gained


@pytest.mark.rule("9.4", "12.2")
@pytest.mark.parametrize(
    ("track", "answers", "gained"),
    [
        ("agriculture", "climb:kukulkan", {"stone": 1}),
        ("extraction", "take:wood take:gold", {"stone": 1, "wood": 1, "gold": 1}),
        ("architecture", "", {"stone": 1}),
        ("theology", "", {"stone": 1, "skulls": 1}),
    ],
)
def test_an_advance_beyond_level_3_gives_the_bonus_without_paying(
    track: str, answers: str, gained: dict[str, int]
) -> None:
    state = built("A2C1", {"wood": 3, "technologies": {track: 3}}, answers=f"advance:{track} {answers}")
    saved = {"wood": 1, "corn": 1} if track == "architecture" else {}  # its own level 3 works for this building
    assert goods(state) == gained | saved
    assert player(state)["technologies"][track] == 3
    assert player(state)["temples"]["kukulkan"] == (2 if track == "agriculture" else 1)
    assert state.points()[0] == (2 + 3 if track == "architecture" else 0)


@pytest.mark.rule("9.4", "10.3")
def test_a_worker_comes_from_the_bank_or_not_at_all_when_all_six_are_in_play() -> None:
    cost = BUILDINGS["A2T2"]["cost"]
    state = built("A2T2", cost)
    assert (player(state)["workers"], player(state)["available"]) == (4, 4)
    state = built("A2T2", {**cost, "workers": 6})
    assert (player(state)["workers"], player(state)["available"]) == (6, 6)
    assert state.points()[0] == 6


@pytest.mark.rule("9.4")
def test_a_visit_to_the_market_is_as_with_uxmal_2_and_may_be_declined() -> None:
    state = built("A2T1", {"stone": 3, "wood": 1})
    assert state.tokens() == ["done", "sell:wood"]
    assert state.points()[0] == 0  # the points are printed after the market
    state.play("sell:wood")
    assert goods(state) == {"corn": 2}  # nothing is left to sell, and too little to buy
    assert state.points()[0] == 6
    state = built("A2T1", {"stone": 3, "wood": 1}, answers="done")
    assert goods(state) == {"wood": 1}
    assert state.points()[0] == 6


@pytest.mark.rule("9.4", "9.5")
def test_a_building_that_constructs_another_is_as_tikal_2_and_may_be_declined() -> None:
    scene = {"buildings": row("A1T3", "A1F1", "A1F4"), "monuments": ["MON_WORKERS"]}
    state = built("A1T3", {"corn": 9, "wood": 4, "gold": 4, "stone": 3}, answers="climb:chaac", **scene)
    assert state.tokens() == ["done", "build:A1F1"]  # four wood are not left, corn doesn't pay, no monument
    assert player(state.clone().play("done"))["buildings"] == ["A1T3"]
    state.play("build:A1F1")
    assert player(state)["buildings"] == ["A1F1", "A1T3"]
    assert goods(state) == {"corn": 9, "wood": 2, "stone": 3, "gold": 3}


@pytest.mark.rule("9.4")
def test_an_action_for_1_corn_is_any_of_four_gears_with_its_own_cost_on_top() -> None:
    rich = {"corn": 30, "wood": 9, "stone": 9, "gold": 9, "skulls": 3}
    state = built("A2T4", rich, buildings=row("A2T4", "A2F1"))
    everything = {f"{gear}.{n}" for gear in ("palenque", "yaxchilan", "tikal", "uxmal") for n in range(1, 6)}
    assert offered(state, "use") == everything
    assert "done" in state.tokens()
    state.play("use:uxmal.1 climb:chaac")
    assert player(state)["corn"] == 30 - 1 - 3
    assert state.points()[0] == 2


@pytest.mark.rule("9.4")
def test_an_action_for_1_corn_may_be_declined_and_needs_the_corn() -> None:
    cost = BUILDINGS["A2T4"]["cost"]
    state = built("A2T4", {**cost, "corn": 1})
    assert offered(state, "use") & {"palenque.1", "uxmal.1"} == {"palenque.1"}  # nothing would be left for Uxmal 1
    state.play("done")
    assert player(state)["corn"] == 1
    assert state.points()[0] == 2
    assert "end" in built("A2T4", cost).tokens()  # without corn there is nothing to ask


@pytest.mark.rule("9.4")
def test_technologies_work_for_the_action_for_1_corn() -> None:
    me = {**BUILDINGS["A2T4"]["cost"], "corn": 1, "technologies": {"agriculture": 2, "extraction": 3}}
    assert goods(built("A2T4", me, answers="use:palenque.1")) == {"corn": 4}
    assert goods(built("A2T4", me, answers="use:yaxchilan.5")) == {"corn": 2, "stone": 2, "gold": 2}


@pytest.mark.rule("9.4")
def test_effects_come_in_the_printed_order() -> None:
    """A1C4 advances before it gives gold; A1T3 climbs before it constructs."""
    state = built("A1C4", {"wood": 2, "stone": 1, "technologies": {"extraction": 3}})
    assert state.tokens() == ["take:wood", "take:stone", "take:gold"]
    assert goods(state) == {}
    state.play("take:wood take:wood")
    assert goods(state) == {"wood": 2, "gold": 1}
    state = built("A1T3", {"wood": 2, "gold": 1}, buildings=row("A1T3", "A1F1"))
    assert offered(state, "climb") == {"chaac", "quetzalcoatl", "kukulkan"}
    assert offered(state, "build") == set()


@pytest.mark.rule("9.4")
def test_extraction_adds_nothing_to_goods_of_buildings() -> None:
    state = built("A1C2", {"wood": 3, "technologies": {"extraction": 3}})
    assert goods(state) == {"stone": 1}
    state = built("A1C4", {"wood": 2, "stone": 1, "technologies": {"extraction": 2}})
    assert goods(state) == {"gold": 1}


@pytest.mark.rule("9.4")
def test_extraction_adds_nothing_to_temple_rewards() -> None:
    me = {"corn": 6, "temples": {"chaac": 4, "quetzalcoatl": 5, "kukulkan": 4}, "technologies": {"extraction": 3}}
    state = end_round(last_turn(me, {"corn": 6}, round=8))
    assert goods(state) == {"wood": 2, "stone": 2, "gold": 2}


@pytest.mark.rule("9.4")
def test_extraction_adds_nothing_at_chichen_itza_and_at_the_market() -> None:
    me = {"skulls": 1, "corn": 3, "technologies": {"extraction": 3}}
    state = worker_on("chichen_itza.6", me).play("pick:chichen_itza.6 do:6 take:stone")
    assert goods(state) == {"corn": 3, "stone": 1}
    state = worker_on("uxmal.2", me).play("pick:uxmal.2 do:2 buy:stone")
    assert goods(state) == {"stone": 1, "skulls": 1}
