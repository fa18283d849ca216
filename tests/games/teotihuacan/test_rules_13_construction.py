"""Rules 13: Construction. Places, icons and what tiles cost and score; the rest is in test_rules_13_whole_action.py."""

from __future__ import annotations

from typing import Any

import pytest

from cenote import State
from tests.games.teotihuacan.at_work import arriving, at_work, have
from tests.games.teotihuacan.building import PLACES, below, beneath, level, lies, pyramid
from tests.games.teotihuacan.scenes import offered

RICH = {"wood": 9, "stone": 9}
HIGH = {"blue": 9, "red": 9, "green": 9}  # the next step of each temple brings nothing
COST = {1: {"stone": 2}, 2: {"stone": 2, "wood": 1}, 3: {"stone": 2, "wood": 2}, 4: {"stone": 2, "wood": 3}}
VP = {1: 1, 2: 3, 3: 5, 4: 7}


def constructing(tile: str, place: str, turns: int = 0, me: dict[str, Any] | None = None, **entries: Any) -> State:
    """A lone worker of power 1 places a tile, the only one on display, unless entries say otherwise."""
    entries.setdefault("pyramid", pyramid(beneath(*below(place)) if place[0] > "1" else [], [tile]))
    state = at_work("construction", [1], {**RICH, "temples": HIGH, **(me or {})}, **entries)
    for move in (f"tile:{tile}", f"place:{place}", f"rotate:{turns}"):
        if move in state.tokens():
            state.play(move)
    assert lies(state, place) == (tile, turns)
    return state


def gained(state: State, me: dict[str, Any] | None = None) -> dict[str, int]:
    """What is more or less than at first."""
    first = RICH | HIGH | (me or {})
    now = have(state)
    return {name: now.get(name, 0) - first.get(name, 0) for name in {*now, *first} if now.get(name) != first.get(name)}


# ---- what it costs and scores --------------------------------------------------------------------------------


@pytest.mark.rule("R13.2")
@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_a_tile_costs_and_scores_by_its_level(n: int) -> None:
    # The tile shows pale figures only, and covers none.
    place = {1: "1.1.3", 2: "2.0.0", 3: "3.0.0", 4: "4.0.0"}[n]
    lying = dict(zip(below(place), ("T28", "T29", "T30", "T16"), strict=True)) if n > 1 else {}
    lower = beneath(*below(place)) if n > 1 else []
    got = gained(constructing("T31", place, pyramid=pyramid(lower, ["T31"], tiles=lying)))
    cost = {good: -price for good, price in COST[n].items()}
    assert got == cost | {"points": VP[n], "pyramid_track": 1}


@pytest.mark.rule("R13.2")
@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_only_what_can_be_paid_for_is_offered(n: int) -> None:
    place = {1: "1.0.0", 2: "2.0.0", 3: "3.0.0", 4: "4.0.0"}[n]
    entry = pyramid([where for where in PLACES if where[0] <= str(n) and where != place], ["T31"])  # the only place
    cost = COST[n]
    assert "main" in arriving("construction", [1], cost, pyramid=entry).tokens()
    for resource in cost:
        less = {**cost, resource: cost[resource] - 1, "gold": 9, "cocoa": 9}
        assert "main" not in arriving("construction", [1], less, pyramid=entry).tokens()


# ---- where -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R13.3")
def test_every_empty_place_of_level_1_may_be_built_on() -> None:
    state = at_work("construction", [1], RICH, pyramid=pyramid(["1.0.0", "1.2.3"], ["T31"]))
    assert offered(state, "place") == set(level(1)) - {"1.0.0", "1.2.3"}


@pytest.mark.rule("R13.3")
@pytest.mark.parametrize("place", [place for place in PLACES if place[0] > "1"])
def test_a_higher_tile_needs_all_four_tiles_below(place: str) -> None:
    n = int(place[0])
    others = [where for where in PLACES if int(where[0]) < n - 1]
    whole = at_work("construction", [1], RICH, pyramid=pyramid([*others, *below(place)], ["T31"]))
    assert place in offered(whole, "place") or lies(whole, place)  # 4.0.0 is the only one then
    for missing in below(place):
        three = [where for where in below(place) if where != missing]
        state = at_work("construction", [1], RICH, pyramid=pyramid([*others, *three], ["T31"]))
        assert place not in offered(state, "place")
        assert not lies(state, place)


@pytest.mark.rule("R13.3")
def test_with_the_three_lower_levels_whole_only_the_top_is_left() -> None:
    lower = [place for place in PLACES if place != "4.0.0"]
    state = at_work("construction", [1], RICH, pyramid=pyramid(lower, ["T31"]))
    assert lies(state, "4.0.0") == ("T31", 0)


@pytest.mark.rule("R13.3")
def test_a_tile_may_be_turned_in_every_way_that_looks_different() -> None:
    state = at_work("construction", [1], RICH, pyramid=pyramid([], ["T01"])).play("place:1.0.0")
    assert offered(state, "rotate") == {"0", "1", "2", "3"}
    for turns in range(4):
        assert lies(state.clone().play(f"rotate:{turns}"), "1.0.0") == ("T01", turns)
    same = at_work("construction", [1], RICH, pyramid=pyramid([], ["T31"])).play("place:1.0.0")
    assert lies(same, "1.0.0") == ("T31", 0)  # four pale figures


@pytest.mark.rule("R13.3")
def test_decorations_never_lie_in_the_way() -> None:
    sides = {side: [f"D{4 * i + n:02}" for n in range(1, 4)] for i, side in enumerate(("top", "right", "left"))}
    sides["top"] = ["D01", "D02", "D03", "D04"]
    lower = [place for n in (1, 2, 3) for place in level(n)]
    entries = {"decorations": {"display": [None] * 4, "stack": [], "sides": sides}}
    state = at_work("construction", [1], RICH, pyramid=pyramid(lower, ["T31"]), **entries)
    assert lies(state, "4.0.0") == ("T31", 0)
    second = at_work(
        "construction",
        [1],
        RICH,
        pyramid=pyramid(level(1), ["T31"]),
        decorations={"display": [None] * 4, "stack": [], "sides": {"top": ["D01", "D02"], "left": ["D03", "D04"]}},
    )
    assert offered(second, "place") == set(level(2))


# ---- icons -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R13.4")
@pytest.mark.parametrize(("turns", "matches"), [(0, 3), (1, 2), (2, 0), (3, 1)])
def test_icons_that_cover_their_like_score_one_each_as_the_tile_is_turned(turns: int, matches: int) -> None:
    # The ground of 1.0.0 shows, clockwise from the top left, n n g g, and the tile nngr.
    got = gained(constructing("T24", "1.0.0", turns))
    assert got == {"stone": -2, "points": 1 + matches, "pyramid_track": 1}


# What is printed on the ground under each place of level 1, clockwise from the top left.
GROUND = {
    "1.0.0": "nngg", "1.0.1": "nbbg", "1.0.2": "bnnb", "1.0.3": "nnnn",
    "1.1.0": "nngg", "1.1.1": "nbnr", "1.1.2": "nrbn", "1.1.3": "rrbb",
    "1.2.0": "ggnn", "1.2.1": "rnnr", "1.2.2": "brgb", "1.2.3": "rrgg",
    "1.3.0": "bbgg", "1.3.1": "brrg", "1.3.2": "rnnr", "1.3.3": "nnnn",
}  # fmt: skip
T16 = ("bngr", "rbng", "grbn", "ngrb")  # after 0 to 3 quarter turns clockwise


@pytest.mark.rule("R13.4")
@pytest.mark.parametrize("turns", [0, 1, 2, 3])
@pytest.mark.parametrize(("place", "ground"), GROUND.items())
def test_icons_are_compared_one_by_one_with_the_ground(place: str, ground: str, turns: int) -> None:
    got = gained(constructing("T16", place, turns))
    assert got["points"] == 1 + sum(icon == printed for icon, printed in zip(T16[turns], ground, strict=True))


@pytest.mark.rule("R13.4")
def test_pale_figures_match_their_like() -> None:
    assert gained(constructing("T31", "1.0.3")) == {"stone": -2, "points": 1 + 4, "pyramid_track": 1}


@pytest.mark.rule("R13.4")
def test_a_match_in_colour_gives_a_step_in_its_temple() -> None:
    # The ground of 1.0.1 shows n b b g, the tile nrbG: three matches, the green one in colour.
    assert gained(constructing("T03", "1.0.1")) == {"stone": -2, "points": 1 + 3, "pyramid_track": 1, "green": 1}


@pytest.mark.rule("R13.4")
def test_an_icon_in_colour_that_covers_another_figure_gives_none() -> None:
    # The ground of 1.0.1 shows n b b g, the tile bnRg: only g over g.
    assert gained(constructing("T01", "1.0.1")) == {"stone": -2, "points": 1 + 1, "pyramid_track": 1}


@pytest.mark.rule("R13.4")
@pytest.mark.parametrize("covered", ["T29", "T01/2"])
def test_the_colour_of_the_covered_icon_gives_no_step(covered: str) -> None:
    # 2.2.2 covers the top left icon of 1.3.3, r of rBrb or R of bnRg turned to Rgbn, and besides n, n and b.
    lying = {"1.2.2": "T31", "1.2.3": "T32", "1.3.2": "T28", "1.3.3": covered}
    entry = pyramid(tiles=lying, display=["T06"])  # gnrb
    got = gained(constructing("T06", "2.2.2", pyramid=entry))
    assert got == {"stone": -2, "wood": -1, "points": 3 + 3, "pyramid_track": 1}


@pytest.mark.rule("R13.4")
@pytest.mark.parametrize("covered", ["T29", "T01/2"])
def test_an_icon_in_colour_matches_a_black_one_and_one_in_colour(covered: str) -> None:
    lying = {"1.2.2": "T31", "1.2.3": "T32", "1.3.2": "T28", "1.3.3": covered}
    entry = pyramid(tiles=lying, display=["T13"])  # gnRn
    got = gained(constructing("T13", "2.2.2", pyramid=entry))
    assert got == {"stone": -2, "wood": -1, "points": 3 + 2, "pyramid_track": 1, "red": 1}


@pytest.mark.rule("R13.4")
@pytest.mark.parametrize(("turns", "matches"), [(0, 1), (1, 1), (2, 0), (3, 2)])
@pytest.mark.parametrize("place", [place for place in PLACES if place[0] > "1"])
def test_a_higher_tile_is_compared_with_the_inner_icons_of_four_tiles(place: str, turns: int, matches: int) -> None:
    # Clockwise from the top left r of gnrb, n of bnrn, r of rBrb and b of gbrn, whatever lies beneath them.
    lying = dict(zip(below(place), ("T06", "T10", "T08", "T29"), strict=True))
    entry = pyramid(beneath(*below(place)), ["T16"], tiles=lying)
    got = gained(constructing("T16", place, turns, pyramid=entry))
    assert got["points"] == VP[int(place[0])] + matches


@pytest.mark.rule("R13.4")
def test_the_step_of_a_match_brings_its_reward() -> None:
    got = have(constructing("T03", "1.0.1", me={"temples": {"green": 3}}))
    assert got == RICH | {"stone": 7, "points": 4, "pyramid_track": 1, "green": 4, "cocoa": 2}


@pytest.mark.rule("R13.5")
def test_the_marker_on_the_pyramid_track_goes_on_for_each_tile() -> None:
    assert gained(constructing("T31", "1.0.0", me={"pyramid_track": 11}))["pyramid_track"] == 12
