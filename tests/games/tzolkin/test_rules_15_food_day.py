"""Rules 15: Food Days."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from cenote import State
from tests.games.tzolkin.scenes import TEMPLES, TOP, end_round, goods, last_turn, player

FED = {"corn": 6}
MID_AGE, END_OF_AGE = (8, 21), (14, 27)

# What saves corn: workers that need nothing, and corn for each worker.
FREE = {"A1F1": 1, "A1F2": 1, "A1F3": 1, "A2F1": 3, "A2F2": 3, "A2F3": 3}
CHEAPER = {"A1F4": 1, "A1F5": 1}


def food_day(*players: dict[str, Any], round_: int = 8, **entries: Any) -> State:
    """A Food Day has just been held; two players if nothing else is said."""
    return end_round(last_turn(*players, **entries, round=round_))


def fed(corn: int, workers: int, farms: tuple[str, ...] = (), **more: Any) -> tuple[int, float]:
    """The corn that is left after feeding, and the points that it cost."""
    me = {"corn": corn, "workers": workers, "buildings": list(farms), **more}
    state = food_day(me, FED)
    return player(state)["corn"], state.points()[0]


# ---- feeding -----------------------------------------------------------------------------------------------


@pytest.mark.rule("15.1")
@pytest.mark.parametrize(
    ("workers", "corn", "left", "points"),
    [
        (3, 6, 0, 0),
        (3, 9, 3, 0),
        (3, 5, 1, -3),
        (3, 4, 0, -3),
        (3, 1, 1, -9),
        (3, 0, 0, -9),
        (6, 12, 0, 0),
        (6, 11, 1, -3),
        (6, 0, 0, -18),
        (4, 3, 1, -9),
    ],
)
def test_every_worker_needs_2_corn_and_costs_3_points_without(workers: int, corn: int, left: int, points: int) -> None:
    assert fed(corn, workers) == (left, points)


@pytest.mark.rule("15.1")
@pytest.mark.parametrize("day", [8, 14, 21, 27])
def test_workers_are_fed_on_every_food_day(day: int) -> None:
    state = last_turn({"corn": 5}, FED, round=day).log()
    end_round(state)
    feeding = [event for event in state.events() if event["event"] == "fed"]
    assert feeding == [
        {"event": "fed", "fed": 2, "unfed": 1, "seat": 0},
        {"event": "fed", "fed": 3, "unfed": 0, "seat": 1},
    ]


@pytest.mark.rule("15.1")
def test_workers_need_corn_wherever_they_are() -> None:
    """One in hand, two on gears, one of them about to fall, one on the first-player space; the bank needs nothing."""
    gears = {"uxmal": {"3": 0, "7": 0}}
    state = food_day({"corn": 9, "workers": 4}, FED, gears=gears, first_player_space=0)
    assert player(state)["corn"] == 1
    assert player(state)["available"] == 2  # the one on the 7 is still there: the calendar waits for the choice


@pytest.mark.rule("15.1")
@pytest.mark.parametrize(
    ("farms", "need"),
    [
        ((), 12),
        (("A1F1",), 10),
        (("A1F1", "A1F2"), 8),
        (("A1F1", "A1F2", "A1F3"), 6),
        (("A2F1",), 6),
        (("A2F1", "A1F1"), 4),
        (("A2F1", "A2F2"), 0),
        (("A2F1", "A2F2", "A2F3"), 0),
        (("A1F4",), 6),
        (("A1F5",), 6),
        (("A1F4", "A1F1"), 5),
        (("A1F4", "A2F1"), 3),
        (("A1F4", "A1F5"), 0),
        (("A1F4", "A1F5", "A1F1"), 0),
        (("A1T1", "A2S1", "A1C1"), 12),
    ],
)
def test_farms_save_corn_for_six_workers(farms: tuple[str, ...], need: int) -> None:
    assert fed(need, 6, farms) == (0, 0)
    if need:
        assert fed(need - 1, 6, farms)[1] == -3


@pytest.mark.rule("15.1", "2.8")
def test_the_starting_wealth_tile_that_feeds_a_worker_counts_on_every_food_day() -> None:
    for day in (8, 14, 21, 27):
        state = last_turn({"corn": 4, "wealth_kept": ["PAL1", "UXM3"]}, FED, round=day).log()
        end_round(state)
        assert player(state)["corn"] == 0
        assert not any(event.get("source") == "unfed" for event in state.events())


@pytest.mark.rule("15.1", "2.8")
def test_a_tile_that_was_dealt_and_not_kept_feeds_nobody() -> None:
    wealth: dict[str, Any] = {"wealth_dealt": ["PAL1", "PAL3", "UXM1", "UXM3"], "wealth_kept": ["PAL1", "PAL3"]}
    assert fed(4, 3, **wealth) == (0, -3)


@pytest.mark.rule("15.1")
def test_two_farms_that_spare_every_worker_1_corn_feed_everybody() -> None:
    assert fed(0, 6, ("A1F4", "A1F5")) == (0, 0)


@pytest.mark.rule("15.1")
def test_a_worker_is_fed_entirely_or_not_at_all() -> None:
    assert fed(1, 3) == (1, -9)
    assert fed(3, 3, ("A1F1",)) == (1, -3)
    assert fed(1, 3, ("A1F4",)) == (0, -6)


@pytest.mark.rule("15.1")
def test_feeding_follows_the_formula_for_all_farms_and_any_corn() -> None:
    farms_of_both_kinds = [
        free + cheaper
        for free in ((), ("A1F1",), ("A1F1", "A1F2"), ("A2F1",), ("A2F1", "A1F1"), ("A2F1", "A2F2"))
        for cheaper in ((), ("A1F4",), ("A1F4", "A1F5"))
    ]
    for farms, workers, corn in product(farms_of_both_kinds, range(3, 7), range(14)):
        need = max(0, 2 - sum(CHEAPER.get(farm, 0) for farm in farms))
        hungry = max(0, workers - sum(FREE.get(farm, 0) for farm in farms))
        eat = hungry if need == 0 else min(hungry, corn // need)
        assert fed(corn, workers, farms) == (corn - eat * need, -3 * (hungry - eat)), (farms, workers, corn)


@pytest.mark.rule("15.1", "1.7")
def test_points_may_fall_below_zero_and_corn_may_not() -> None:
    state = food_day({"corn": 1, "workers": 6, "points": 2}, FED)
    assert state.points()[0] == -16
    assert player(state)["corn"] == 1


# ---- the change of buildings -------------------------------------------------------------------------------

BUILDINGS = {
    "row": ["A1F1", None, "A1F2"],
    "stack_1": ["A1F3"],
    "stack_2": ["A2F1", "A2F2", "A2F3", "A2S1", "A2S2", "A2S3", "A2S4", "A2S5"],
}


@pytest.mark.rule("15.2", "1.4")
def test_on_the_second_food_day_six_buildings_of_age_2_replace_all_of_age_1() -> None:
    me = {**FED, "buildings": ["A1C1"], "monuments": ["MON_TOMBS"]}
    state = food_day(me, FED, round_=14, buildings=BUILDINGS, monuments=["MON_WORKERS", None])
    assert state.dump()["buildings"] == {
        "row": ["A2F1", "A2F2", "A2F3", "A2S1", "A2S2", "A2S3"],
        "stack_1": [],
        "stack_2": ["A2S4", "A2S5"],
    }
    assert state.dump()["age"] == 2
    assert state.dump()["monuments"] == ["MON_WORKERS", None, None, None]
    assert player(state)["buildings"] == ["A1C1"]
    assert player(state)["monuments"] == ["MON_TOMBS"]


@pytest.mark.rule("15.2")
def test_on_the_first_food_day_the_buildings_stay() -> None:
    state = food_day(FED, FED, buildings=BUILDINGS)
    assert state.dump()["buildings"]["row"][:3] == ["A1F1", "A1F3", "A1F2"]  # the gap is filled as ever
    assert state.dump()["age"] == 1


@pytest.mark.rule("15.2")
def test_on_the_third_food_day_the_buildings_stay() -> None:
    row = ["A2F1", "A2F2", "A2F3", "A2S1", "A2S2", "A2S3"]
    state = food_day(FED, FED, round_=21, buildings={"row": row, "stack_2": ["A2S4"]})
    assert state.dump()["buildings"] == {"row": row, "stack_1": [], "stack_2": ["A2S4"]}


# ---- mid-age rewards ---------------------------------------------------------------------------------------

# What a player on each step of a temple gets.
GOODS: dict[str, list[dict[str, int]]] = {
    "chaac": [{}, {}, {"stone": 1}, {"stone": 1}, {"stone": 2}, {"stone": 2}, {"stone": 2}],
    "quetzalcoatl": [{}, {}, {}, {"gold": 1}, {"gold": 1}, {"gold": 2}, {"gold": 2}, {"gold": 2}, {"gold": 2}],
    "kukulkan": [
        {},
        {},
        {"wood": 1},
        {"wood": 1},
        {"wood": 2},
        {"wood": 2, "skulls": 1},
        {"wood": 2, "skulls": 1},
        {"wood": 2, "skulls": 1},
    ],
}
STEPS = [(temple, step) for temple, rewards in GOODS.items() for step in range(len(rewards))]


@pytest.mark.rule("15.3")
@pytest.mark.parametrize("day", MID_AGE)
@pytest.mark.parametrize(("temple", "step"), STEPS)
def test_the_first_and_third_food_day_give_the_goods_of_the_own_step_and_all_below(
    temple: str, step: int, day: int
) -> None:
    state = food_day({**FED, "temples": {temple: step}}, FED, round_=day)
    assert goods(state) == GOODS[temple][step]
    assert goods(state, 1) == {}
    assert state.points() == [0, 0]
    assert state.dump()["skulls_in_bank"] == 13 - GOODS[temple][step].get("skulls", 0)


@pytest.mark.rule("15.3")
@pytest.mark.parametrize("day", END_OF_AGE)
def test_the_second_and_fourth_food_day_give_no_goods(day: int) -> None:
    state = food_day({**FED, "temples": TOP}, FED, round_=day)
    assert goods(state) == {}


@pytest.mark.rule("15.3")
@pytest.mark.parametrize(("bank", "won"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 1)])
def test_if_the_bank_has_too_few_skulls_for_all_nobody_gets_any(bank: int, won: int) -> None:
    """Three players have reached the skull, on different steps; the fourth has the other skulls and hasn't."""
    entitled: list[dict[str, Any]] = [{**FED, "temples": {"kukulkan": step}} for step in (5, 6, 7)]
    state = food_day(*entitled, {**FED, "skulls": 13 - bank, "temples": {"kukulkan": 4}})
    assert [player(state, seat)["skulls"] for seat in range(4)] == [won, won, won, 13 - bank]
    assert state.dump()["skulls_in_bank"] == bank - 3 * won
    assert [player(state, seat)["wood"] for seat in range(4)] == [2, 2, 2, 2]  # wood never runs out


@pytest.mark.rule("15.3", "7.2")
def test_theology_adds_no_skull_to_the_rewards() -> None:
    state = food_day({**FED, "temples": {"kukulkan": 5}, "technologies": {"theology": 3}}, FED)
    assert player(state)["skulls"] == 1


# ---- end-of-age rewards ------------------------------------------------------------------------------------

VP = {
    "chaac": [-1, 0, 2, 4, 6, 7, 8],
    "quetzalcoatl": [-2, 0, 1, 2, 4, 6, 9, 12, 13],
    "kukulkan": [-3, 0, 1, 3, 5, 7, 9, 10],
}
HIGHEST = {"chaac": {14: 6, 27: 2}, "quetzalcoatl": {14: 2, 27: 6}, "kukulkan": {14: 4, 27: 4}}


def end_of_age(day: int, *steps: tuple[int, ...]) -> list[float]:
    """The points that players on these steps get for their temples."""
    players = [{**FED, "temples": dict(zip(TEMPLES, theirs, strict=True))} for theirs in steps]
    return food_day(*players, round_=day).points()


def apart(temple: str, *steps: int) -> list[tuple[int, ...]]:
    """These steps in one temple; in the others all share the start."""
    here = TEMPLES.index(temple)
    return [(*(1,) * here, step, *(1,) * (2 - here)) for step in steps]


def elsewhere(temple: str, day: int) -> float:
    """What everybody gets where all stand on the start: half a bonus."""
    return sum(HIGHEST[other][day] / 2 for other in TEMPLES if other != temple)


@pytest.mark.rule("15.4")
@pytest.mark.parametrize("day", END_OF_AGE)
@pytest.mark.parametrize(("temple", "step"), [(temple, step) for temple, vp in VP.items() for step in range(len(vp))])
def test_each_step_scores_its_points_and_no_other(temple: str, step: int, day: int) -> None:
    """Somebody else is higher, or else there is the bonus, too."""
    other = TOP[temple] if step < TOP[temple] else 0
    mine, theirs = end_of_age(day, *apart(temple, step, other))
    bonus = HIGHEST[temple][day]
    assert mine - elsewhere(temple, day) == VP[temple][step] + (bonus if step > other else 0)
    assert theirs - elsewhere(temple, day) == VP[temple][other] + (bonus if other > step else 0)


@pytest.mark.rule("15.4")
@pytest.mark.parametrize("temple", TEMPLES)
@pytest.mark.parametrize("day", END_OF_AGE)
@pytest.mark.parametrize("sharers", [2, 3, 4])
def test_if_several_share_the_highest_position_each_scores_half_however_many(
    sharers: int, day: int, temple: str
) -> None:
    steps = [3] * sharers + [2] * (4 - sharers)
    points = end_of_age(day, *apart(temple, *steps))
    half = HIGHEST[temple][day] / 2
    expected = [VP[temple][step] + (half if step == 3 else 0) + elsewhere(temple, day) for step in steps]
    assert points == expected


@pytest.mark.rule("15.4")
@pytest.mark.parametrize("step", [0, 1])
@pytest.mark.parametrize("day", END_OF_AGE)
def test_no_minimum_height_is_required(day: int, step: int) -> None:
    """All on the starting step, or all on the bottom: half of 6 + 2 + 4 each."""
    points = end_of_age(day, (step,) * 3, (step,) * 3)
    assert points == [6 + sum(VP[temple][step] for temple in TEMPLES)] * 2


@pytest.mark.rule("15.4", "1.4")
@pytest.mark.parametrize(
    ("day", "bonuses"),
    [(14, {"chaac": 6, "quetzalcoatl": 2, "kukulkan": 4}), (27, {"chaac": 2, "quetzalcoatl": 6, "kukulkan": 4})],
)
@pytest.mark.parametrize("temple", TEMPLES)
def test_the_second_food_day_gives_the_left_bonus_the_fourth_the_right(
    temple: str, day: int, bonuses: dict[str, int]
) -> None:
    mine, theirs = end_of_age(day, *apart(temple, 2, 1))
    assert mine - theirs == VP[temple][2] + bonuses[temple]


@pytest.mark.rule("15.4")
@pytest.mark.parametrize("day", MID_AGE)
def test_the_first_and_third_food_day_give_no_points(day: int) -> None:
    assert end_of_age(day, (6, 8, 7), (0, 0, 0)) == [0, 0]


# ---- the order ---------------------------------------------------------------------------------------------


@pytest.mark.rule("15.5", "14.1")
def test_feeding_then_the_change_of_buildings_then_rewards_then_the_calendar() -> None:
    state = last_turn({"corn": 5, "temples": {"chaac": 2}}, FED, round=14).log()
    end_round(state)
    names = ("food_day", "fed", "new_age", "points", "days")
    order = [event["event"] for event in state.events() if event["event"] in names]
    shortened = [name for i, name in enumerate(order) if i == 0 or order[i - 1] != name]
    assert shortened == ["food_day", "fed", "points", "fed", "new_age", "points", "days"]


@pytest.mark.rule("15.5")
def test_what_one_player_does_has_no_bearing_on_another() -> None:
    """Seats swapped, results swapped."""
    rich, poor = {"corn": 9, "temples": {"kukulkan": 5}}, {"corn": 3, "temples": {"chaac": 4}}
    for day in (8, 14, 21):
        one, other = food_day(rich, poor, round_=day), food_day(poor, rich, round_=day)
        assert [goods(one, 0), goods(one, 1)] == [goods(other, 1), goods(other, 0)]
        assert one.points() == other.points()[::-1]
