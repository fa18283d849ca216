"""Rules 16: the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from cenote import State
from cenote.games.tzolkin.components import MONUMENT_IDS
from tests.games.tzolkin.scenes import RESOURCES, TOP, end_round, last_turn, player, scene, worker_on

FED: dict[str, Any] = {"corn": 6}
ALL_HIGHEST = 6.0  # what sharing every temple on the starting step brings on the last Food Day: 1 + 3 + 2


def finished(*players: dict[str, Any], **entries: Any) -> State:
    """The game is over; the last seat took the cheapest turn there is. Two players if nothing else is said."""
    them = list(players)
    them += [FED] * (2 - len(them))
    return end_round(last_turn(*them, round=27, **entries))


def worth(monument: str, me: dict[str, Any], *others: dict[str, Any], **entries: Any) -> float:
    """What a monument adds to the points of seat 0."""
    me = FED | me
    with_it = {**me, "monuments": [*me.get("monuments", []), monument]}
    them = others or (FED,)
    return finished(with_it, *them, **entries).points()[0] - finished(me, *them, **entries).points()[0]


# ---- the last day ------------------------------------------------------------------------------------------


@pytest.mark.rule("16.1")
def test_after_the_fourth_food_day_the_game_is_over() -> None:
    state = last_turn(FED, FED, round=27)
    assert not state.over
    end_round(state)
    assert state.over
    assert state.legal() == []
    assert state.to_move == -1


@pytest.mark.rule("16.1", "16.4")
def test_the_calendar_advances_one_more_day_which_may_push_workers_off() -> None:
    state = finished(FED, FED, gears={"tikal": {"6": 0, "7": 0}})
    assert state.dump()["gears"]["tikal"] == {"7": 0}
    assert player(state)["available"] == 2


@pytest.mark.rule("16.1", "13.2")
def test_all_that_the_first_player_space_brings_in_the_last_round_is_corn() -> None:
    """It feeds; nobody is asked for days, and the board stays light."""
    state = scene({"corn": 0}, FED, round=27, tooth_corn=6)
    state.play("place:first end place:palenque end")
    assert state.over
    assert player(state)["board"] == "light"
    assert state.points() == [ALL_HIGHEST, ALL_HIGHEST]


@pytest.mark.rule("16.1")
def test_with_the_space_taken_in_the_last_round_the_calendar_moves_one_day() -> None:
    state = finished(FED, FED, gears={"tikal": {"3": 0}}, first_player_space=0)
    assert state.over
    assert state.dump()["gears"]["tikal"] == {"4": 0}


# ---- final scoring -----------------------------------------------------------------------------------------


@pytest.mark.rule("16.2")
@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ({"corn": 1}, 0.25),
        ({"corn": 4}, 1),
        ({"corn": 7}, 1.75),
        ({"wood": 1}, 0.5),
        ({"stone": 1}, 0.75),
        ({"gold": 1}, 1),
        ({"skulls": 1}, 3),
        ({"skulls": 4}, 12),
        ({"corn": 1, "wood": 1, "stone": 1, "gold": 1, "skulls": 1}, 5.5),
        ({"corn": 40, "wood": 10, "stone": 10, "gold": 10}, 32.5),
    ],
)
def test_goods_become_corn_corn_becomes_points_and_skulls_score(goods: dict[str, int], points: float) -> None:
    state = finished({**goods, "corn": 6 + goods.get("corn", 0)})
    assert state.points() == [ALL_HIGHEST + points, ALL_HIGHEST]


@pytest.mark.rule("16.2")
def test_skulls_on_chichen_itza_are_nobodys_any_more() -> None:
    state = finished(skull_spaces={"1": 0, "2": 0})
    assert state.points() == [ALL_HIGHEST, ALL_HIGHEST]


@pytest.mark.rule("16.2")
def test_quarters_are_kept_and_count() -> None:
    state = finished({"corn": 7}, FED)
    assert state.points() == [ALL_HIGHEST + 0.25, ALL_HIGHEST]
    assert state.standing() == [1, 2]


@pytest.mark.rule("16.2", "1.7")
def test_points_may_be_negative_at_the_end() -> None:
    state = finished({"points": -10}, FED)
    assert state.points()[0] == -10 - 9 + ALL_HIGHEST


@pytest.mark.rule("16.2", "16.3")
def test_monuments_score_after_everything_else_and_all_of_them() -> None:
    everything = {**FED, "monuments": ["MON_WORKERS", "MON_TECH_LEVELS"], "technologies": {"theology": 2}}
    assert finished({**everything, "workers": 4, "corn": 8}).points()[0] == ALL_HIGHEST + 6 + 6


# ---- the thirteen monuments --------------------------------------------------------------------------------


@pytest.mark.rule("16.3")
def test_the_monument_of_tombs_counts_own_tombs_and_itself() -> None:
    assert worth("MON_TOMBS", {}) == 4
    tombs = {"buildings": ["A1T1", "A2T3", "A1F1", "A1C1", "A1S1"], "monuments": ["MON_CORN_TILES", "MON_SKULLS"]}
    assert worth("MON_TOMBS", tombs) == 4 * 4
    assert worth("MON_TOMBS", {}, {**FED, "buildings": ["A1T1", "A1T2"]}) == 4


@pytest.mark.rule("16.3")
def test_the_monument_of_civic_buildings_counts_own_ones_and_itself() -> None:
    assert worth("MON_CIVICS", {}) == 4
    civics = {"buildings": ["A1C1", "A2C4", "A2C1", "A1T1", "A1F1"], "monuments": ["MON_TECH_MAXED", "MON_CORN_TILES"]}
    assert worth("MON_CIVICS", civics) == 4 * 5
    assert worth("MON_CIVICS", {}, {**FED, "buildings": ["A1C1", "A1C2"]}) == 4


@pytest.mark.rule("16.3")
def test_the_monument_of_shrines_counts_own_ones_and_itself() -> None:
    assert worth("MON_SHRINES", {}) == 4
    shrines = {"buildings": ["A1S1", "A1S2", "A2S6", "A1T1"], "monuments": ["MON_SKULLS", "MON_TECH_MAXED"]}
    assert worth("MON_SHRINES", shrines) == 4 * 5
    assert worth("MON_SHRINES", {}, {**FED, "buildings": ["A1S1", "A1S2"]}) == 4


@pytest.mark.rule("16.3")
def test_the_monument_of_all_counts_own_buildings_and_monuments_of_any_type() -> None:
    assert worth("MON_ALL_BUILT", {}) == 2
    many = {"buildings": ["A1F1", "A1C1", "A1T1", "A1S1"], "monuments": ["MON_SKULLS"], "wealth_kept": ["PAL1", "PAL3"]}
    assert worth("MON_ALL_BUILT", many, {**FED, "buildings": ["A1F2"]}) == 2 * 6  # starting wealth isn't a building


@pytest.mark.rule("16.3")
@pytest.mark.parametrize(("workers", "points"), [(3, 0), (4, 6), (5, 12), (6, 18)])
def test_the_monument_of_workers_counts_those_in_play(workers: int, points: int) -> None:
    assert worth("MON_WORKERS", {"workers": workers}) == points
    gears = {"tikal": {"1": 0, "2": 0}, "uxmal": {"7": 0}}
    assert worth("MON_WORKERS", {"workers": workers}, gears=gears) == points  # wherever they are


@pytest.mark.rule("16.3")
@pytest.mark.parametrize(
    ("steps", "points"),
    [
        ((1, 1, 1), 0),
        ((0, 0, 0), 0),
        ((0, 2, 0), 3),
        ((5, 3, 2), 12),
        ((6, 2, 2), 15),
        ((2, 8, 2), 21),
        ((2, 2, 7), 18),
        ((3, 3, 3), 6),
    ],
)
def test_the_monument_of_the_best_temple_counts_steps_above_the_start(steps: tuple[int, ...], points: int) -> None:
    temples = dict(zip(TOP, steps, strict=True))
    assert worth("MON_BEST_TEMPLE", {"temples": temples}) == points


@pytest.mark.rule("16.3")
@pytest.mark.parametrize(("seats", "each"), [(2, 6), (3, 5), (4, 4)])
def test_the_monument_of_all_monuments_counts_those_of_anybody(seats: int, each: int) -> None:
    others: list[dict[str, Any]] = [dict(FED) for _ in range(seats - 1)]
    assert worth("MON_EVERY_MONUMENT", {}, *others, monuments=["MON_TOMBS"]) == each  # one on offer isn't constructed
    others[-1]["monuments"] = ["MON_SKULLS", "MON_CORN_TILES"]
    me = {"monuments": ["MON_WOOD_TILES"]}
    assert worth("MON_EVERY_MONUMENT", me, *others) == 4 * each


@pytest.mark.rule("16.3")
@pytest.mark.parametrize(
    ("levels", "points"), [((0, 0, 0, 0), 0), ((1, 0, 0, 0), 3), ((3, 2, 1, 0), 18), ((3, 3, 3, 3), 36)]
)
def test_the_monument_of_technology_levels_counts_them(levels: tuple[int, ...], points: int) -> None:
    technologies = dict(zip(("agriculture", "extraction", "architecture", "theology"), levels, strict=True))
    assert worth("MON_TECH_LEVELS", {"technologies": technologies}) == points


@pytest.mark.rule("16.3")
@pytest.mark.parametrize(
    ("steps", "points"),
    [((1, 1, 1), 0), ((0, 0, 0), -6), ((4, 5, 0), 9), ((6, 8, 7), 31), ((5, 7, 6), 28), ((2, 3, 4), 9)],
)
def test_the_monument_of_the_temples_scores_own_steps_again_without_bonuses(
    steps: tuple[int, ...], points: int
) -> None:
    assert worth("MON_TEMPLE_VP", {"temples": dict(zip(TOP, steps, strict=True))}) == points


EMPTY_JUNGLE = {group: {"corn": 0, "wood": 0} for group in "2345"}


@pytest.mark.rule("16.3")
@pytest.mark.parametrize("tiles", [0, 1, 3])
def test_the_monuments_of_harvest_tiles_count_those_the_player_holds(tiles: int) -> None:
    jungle = {"jungle": EMPTY_JUNGLE}
    other = {**FED, "corn_tiles": 2, "wood_tiles": 2}
    assert worth("MON_CORN_TILES", {"corn_tiles": tiles, "wood_tiles": 1}, other, **jungle) == 4 * tiles
    assert worth("MON_WOOD_TILES", {"wood_tiles": tiles, "corn_tiles": 1}, other, **jungle) == 4 * tiles


@pytest.mark.rule("16.3", "6.4")
def test_burned_wood_counts_for_nobody() -> None:
    """A burned field brings its corn tile, 4 points, and no wood tile."""
    points = {}
    for monument in ("MON_CORN_TILES", "MON_WOOD_TILES", None):
        me = {"corn": 6, "monuments": [monument] if monument else []}
        state = worker_on("palenque.4", me, FED, round=27)
        state.play("pick:palenque.4 do:4 harvest:burn anger:chaac end place:palenque end")
        points[monument] = state.points()[0]
    assert points["MON_CORN_TILES"] - points[None] == 4
    assert points["MON_WOOD_TILES"] - points[None] == 0


@pytest.mark.rule("16.3")
@pytest.mark.parametrize(("at_top", "points"), [(0, 0), (1, 9), (2, 20), (3, 33), (4, 33)])
def test_the_monument_of_finished_technologies_counts_tracks_at_level_3(at_top: int, points: int) -> None:
    tracks = ("theology", "extraction", "architecture", "agriculture")
    technologies = {track: 3 if i < at_top else 2 for i, track in enumerate(tracks)}
    assert worth("MON_TECH_MAXED", {"technologies": technologies}) == points


@pytest.mark.rule("16.3")
def test_the_monument_of_skulls_counts_those_on_chichen_itza_whoever_put_them_there() -> None:
    assert worth("MON_SKULLS", {"skulls": 2}) == 0
    assert worth("MON_SKULLS", {"skulls": 2}, skull_spaces={"1": 0, "4": 1, "9": 1}) == 9
    full = {str(action): action % 2 for action in range(1, 10)}
    assert worth("MON_SKULLS", {}, skull_spaces=full) == 27


@pytest.mark.rule("16.3", "9.5")
@pytest.mark.parametrize("monument", MONUMENT_IDS)
def test_a_monument_scores_for_its_owner_alone(monument: str) -> None:
    """Had the other constructed it, seat 0 would have nothing of it."""
    me = {**FED, "workers": 4, "corn": 8, "temples": {"chaac": 4}, "technologies": {"theology": 3}}
    state = finished(me, {**FED, "monuments": [monument]}, skull_spaces={"1": 0})
    assert state.points()[0] == finished(me, FED, skull_spaces={"1": 0}).points()[0]


# ---- who wins ----------------------------------------------------------------------------------------------


@pytest.mark.rule("16.4")
@pytest.mark.parametrize(
    ("points", "places"),
    [
        ((1, 2, 3, 4), [4, 3, 2, 1]),
        ((9, 0, 5, -3), [1, 3, 2, 4]),
        ((7, 7.25, 7, 0), [2, 1, 2, 4]),
        ((5, 5, 5, 5), [1, 1, 1, 1]),
        ((5, 9, 9, 5), [3, 1, 1, 3]),
    ],
)
def test_most_points_win_and_equal_places_are_shared(points: tuple[float, ...], places: list[int]) -> None:
    """Everybody ends with one worker on a gear."""
    players = [{**FED, "points": theirs} for theirs in points]
    state = last_turn(*players, round=27, gears={"palenque": {str(seat): seat for seat in range(3)}})
    state.play("place:tikal end")
    assert state.standing() == places


@pytest.mark.rule("16.4")
@pytest.mark.parametrize(
    ("gears", "places"),
    [
        ({"uxmal": {"1": 0, "2": 0}}, [1, 2]),
        ({"uxmal": {"1": 0}}, [1, 1]),
        ({"uxmal": {"7": 0}}, [2, 1]),
        ({"uxmal": {"6": 0}}, [1, 1]),
        ({"chichen_itza": {"10": 0, "9": 0}}, [1, 1]),
        ({"uxmal": {"1": 0}, "tikal": {"1": 1}}, [2, 1]),
        ({"uxmal": {"1": "neutral", "2": "neutral", "3": 0}}, [1, 1]),
    ],
)
def test_a_tie_goes_to_more_workers_on_the_gears_after_the_extra_day(
    gears: dict[str, dict[str, Any]], places: list[int]
) -> None:
    """Seat 1 ends with the worker it places last, and what the scene gives it."""
    state = finished(gears=gears)
    assert state.points() == [ALL_HIGHEST, ALL_HIGHEST]
    assert state.standing() == places


@pytest.mark.rule("16.4")
def test_the_first_player_space_is_not_a_gear() -> None:
    state = finished(first_player_space=0)
    assert state.standing() == [2, 1]


@pytest.mark.rule("16.4")
def test_workers_on_gears_matter_only_in_a_tie() -> None:
    state = finished({"corn": 7}, FED, gears={"tikal": {"1": 1, "2": 1}})
    assert state.standing() == [1, 2]


@pytest.mark.rule("16.4")
def test_if_still_tied_they_share_the_victory() -> None:
    state = finished(gears={"tikal": {"1": 0}})
    assert state.points() == [ALL_HIGHEST, ALL_HIGHEST]
    assert state.standing() == [1, 1]


@pytest.mark.rule("16.4")
def test_there_is_no_standing_before_the_end() -> None:
    with pytest.raises(ValueError, match="not over"):
        last_turn(FED, FED, round=27).standing()


@pytest.mark.rule("16.2")
def test_resources_are_all_that_market_rates_apply_to() -> None:
    state = finished(FED | dict.fromkeys(RESOURCES, 4))
    assert state.points()[0] == ALL_HIGHEST + (8 + 12 + 16) / 4
