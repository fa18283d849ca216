"""Rules 12: Decorations."""

from __future__ import annotations

from typing import Any

import pytest

from cenote import State
from tests.games.teotihuacan.at_work import arriving, at_work, have, workers
from tests.games.teotihuacan.building import beneath, decorations, level, pyramid
from tests.games.teotihuacan.scenes import offered

GOLD = {"gold": 3}
SIDES = ("top", "right", "bottom", "left")
# The places on which numbers 2, 3 and 4 of each side rest.
RESTS = {
    "top": (["1.0.1", "1.0.2"], ["2.0.1"], ["3.0.0", "3.0.1"]),
    "right": (["1.1.3", "1.2.3"], ["2.1.2"], ["3.0.1", "3.1.1"]),
    "bottom": (["1.3.1", "1.3.2"], ["2.2.1"], ["3.1.0", "3.1.1"]),
    "left": (["1.1.0", "1.2.0"], ["2.1.0"], ["3.0.0", "3.1.0"]),
}
LAID = ("D10", "D11", "D12")  # what lies on the lower numbers of a side, where it makes no difference


def decorating(tile: str, side: str, me: dict[str, Any] | None = None, **entries: Any) -> State:
    """A lone worker decorates; `tile` is the only one on display."""
    laid = entries.pop("laid", {})
    state = at_work("decorations", [1], GOLD | (me or {}), decorations=decorations(tile, **laid), **entries)
    return state.play(f"side:{side}") if f"side:{side}" in state.tokens() else state


def sides(state: State) -> dict[str, list[str]]:
    return {side: tiles for side, tiles in state.dump()["decorations"]["sides"].items() if tiles}


# ---- the price ---------------------------------------------------------------------------------------------


@pytest.mark.rule("R12.1")
@pytest.mark.parametrize(("k", "gold"), [(1, 3), (2, 2), (3, 1), (4, 1)])
def test_the_price_falls_with_the_number_of_workers(k: int, gold: int) -> None:
    shown = decorations("D12")  # BB: nothing of it matches on the right
    rich = at_work("decorations", [1] * k, {"gold": 5}, decorations=shown).play("side:right")
    assert have(rich) == {"gold": 5 - gold, "points": 3, "pyramid_track": 1}
    assert "main" in arriving("decorations", [1] * k, {"gold": gold}, decorations=shown).tokens()
    poor = {"gold": gold - 1, "wood": 9, "stone": 9, "cocoa": 9}
    assert "main" not in arriving("decorations", [1] * k, poor, decorations=shown).tokens()


@pytest.mark.rule("R12.1")
def test_neither_technology_15_nor_an_extra_worker_makes_it_cheaper() -> None:
    me = {"gold": 5, "technologies": ["TECH15"], "unused": {"extra_worker": 2}}
    state = at_work("decorations", [1], me, decorations=decorations("D12"))
    assert offered(state, "use") == set()
    assert have(state)["gold"] == 2
    poor = arriving("decorations", [1], me | {"gold": 2}, decorations=decorations("D12"))
    assert "main" not in poor.tokens()


@pytest.mark.rule("R12.1")
def test_a_locked_worker_makes_it_no_cheaper() -> None:
    me = {"gold": 3, "locked": {"decorations": 5}}
    assert "gold" not in have(at_work("decorations", [1], me, decorations=decorations("D12")))


# ---- where ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("R12.2")
def test_any_tile_on_display_is_for_choice_and_none_from_the_stack() -> None:
    shown = decorations("D14", "D02", "D09", "D05", stack=["D01"])
    state = at_work("decorations", [1], GOLD, decorations=shown)
    assert offered(state, "decoration") == {"D02", "D05", "D09", "D14"}


@pytest.mark.rule("R12.2")
def test_number_1_of_each_side_may_always_be_used() -> None:
    state = at_work("decorations", [1], GOLD, decorations=decorations("D12"))
    assert offered(state, "side") == set(SIDES)


@pytest.mark.rule("R12.2")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("number", [2, 3, 4])
def test_a_higher_number_needs_the_lower_one_and_tiles_under_both_halves(side: str, number: int) -> None:
    rests = RESTS[side][number - 2]
    laid = {side: LAID[: number - 1]}
    ready = decorating("D13", side, laid=laid, pyramid=pyramid(beneath(*rests)))
    assert sides(ready) == {side: [*laid[side], "D13"]}
    everything = [place for n in range(1, number) for place in level(n)]
    for missing in rests:
        built = [place for place in everything if place != missing]
        if number == 2:
            built = [place for place in built if place.startswith("1.")]
        state = at_work("decorations", [1], GOLD, decorations=decorations("D13", **laid), pyramid=pyramid(built))
        assert offered(state, "side") == set(SIDES) - {side}


@pytest.mark.rule("R12.2")
@pytest.mark.parametrize("side", SIDES)
def test_no_number_is_left_out(side: str) -> None:
    built = beneath(*RESTS[side][0], *RESTS[side][1], *RESTS[side][2])
    for n in range(4):
        state = decorating("D13", side, laid={side: LAID[:n]}, pyramid=pyramid(built))
        assert sides(state) == {side: [*LAID[:n], "D13"]}


@pytest.mark.rule("R12.2", "R12.6")
def test_a_side_with_four_decorations_is_full() -> None:
    built = [place for n in (1, 2, 3) for place in level(n)]
    laid = {"top": ["D01", "D02", "D03", "D04"]}
    state = at_work("decorations", [1], GOLD, decorations=decorations("D13", **laid), pyramid=pyramid(built))
    assert offered(state, "side") == {"right", "bottom", "left"}


# ---- icons -------------------------------------------------------------------------------------------------

# On number 1: the icons of the tiles, the arrow pointing to the centre, from left to right or from top to bottom.
# The ground shows red and green at the top, pale and green on the right, blue and pale at the bottom, blue and red
# on the left. A tile at the bottom or on the left shows its right half first.


@pytest.mark.rule("R12.2", "R12.3")
@pytest.mark.parametrize(
    ("side", "tile", "matches", "temple"),
    [
        ("top", "D13", 0, None),  # GR over rg
        ("top", "D14", 1, "red"),  # Rn over rg
        ("top", "D15", 1, "green"),  # nG over rg
        ("top", "D11", 0, None),  # nR over rg
        ("right", "D15", 2, "green"),  # nG over ng: the pale one is a match without a temple
        ("right", "D10", 0, None),  # Gn over ng
        ("right", "D04", 1, "green"),  # BG over ng
        ("right", "D11", 1, None),  # nR over ng
        ("bottom", "D02", 2, "blue"),  # nB lies as Bn over bn
        ("bottom", "D06", 0, None),  # Bn lies as nB over bn
        ("bottom", "D08", 1, "blue"),  # GB lies as BG over bn
        ("bottom", "D11", 1, None),  # nR lies as Rn over bn
        ("left", "D01", 0, None),  # BR lies as RB over br
        ("left", "D02", 1, "blue"),  # nB lies as Bn over br
        ("left", "D14", 1, "red"),  # Rn lies as nR over br
        ("left", "D11", 0, None),  # nR lies as Rn over br
    ],
)
def test_each_half_is_compared_with_the_icon_that_it_covers(
    side: str, tile: str, matches: int, temple: str | None
) -> None:
    markers = {"blue": 9, "red": 9, "green": 9}
    got = have(decorating(tile, side, {"temples": markers}))
    assert got == {"points": 3 + matches, "pyramid_track": 1} | markers | ({temple: 10} if temple else {})


@pytest.mark.rule("R12.3")
def test_the_step_brings_its_reward() -> None:
    assert have(decorating("D14", "top")) == {"points": 3 + 1 + 1, "pyramid_track": 1, "red": 1}
    assert have(decorating("D15", "right")) == {"points": 3 + 2, "pyramid_track": 1, "green": 1, "cocoa": 1}


@pytest.mark.rule("R12.3")
@pytest.mark.parametrize(("side", "tile", "pair"), [("top", "D09", ("red", "green")), ("left", "D05", ("blue", "red"))])
def test_of_two_temples_the_player_says_which_comes_first(side: str, tile: str, pair: tuple[str, str]) -> None:
    state = decorating(tile, side)
    assert offered(state, "climb") == set(pair)
    for temple in pair:
        one = state.clone().play(f"climb:{temple}")
        assert have(one)[temple] == 1
        if temple == "blue":
            one.play("take:gold")
        assert offered(one, "climb") == set()
        got = have(one) if "take:gold" not in one.tokens() else have(one.play("take:gold"))
        assert {got[other] for other in pair} == {1}
        assert got["points"] == 3 + 2 + ("red" in pair)


@pytest.mark.rule("R12.3")
def test_what_the_first_step_brings_may_pay_for_a_claim_at_the_second() -> None:
    # The step in the green temple brings the cocoa that the tile on the red one's main step costs.
    me = {"temples": {"red": 4}}
    tiles = {"steps": {"red.5": ["temple_any"]}}
    state = decorating("D09", "top", me, discoveries=tiles)
    assert offered(state.clone().play("climb:red"), "claim") == set()
    assert offered(state.play("climb:green"), "claim") == {"temple_any"}


@pytest.mark.rule("R12.3", "R16.4")
def test_with_one_of_two_temples_closed_nothing_is_asked() -> None:
    state = decorating("D09", "top", {"temples": {"red": 11}})
    assert offered(state, "climb") == set()
    assert have(state) == {"points": 5, "pyramid_track": 1, "red": 11, "green": 1, "cocoa": 1}


@pytest.mark.rule("R12.3")
def test_two_matches_of_one_colour_bring_two_steps() -> None:
    # Number 2 at the top covers the top right icon of one tile and the top left one of the other: RR over rr.
    lying = {"1.0.1": "T06/3", "1.0.2": "T29"}  # gnrb after three quarter turns is nrbg; rBrb
    state = decorating("D07", "top", laid={"top": ["D10"]}, pyramid=pyramid(tiles=lying))
    assert have(state) == {"points": 3 + 2 + 1 + 1, "pyramid_track": 1, "red": 2}


@pytest.mark.rule("R12.3")
@pytest.mark.parametrize(
    ("left", "right", "temples"),
    [
        ("T29/1", "T08", {"red", "green"}),  # brBr shows r at the top right, gbrn shows g at the top left
        ("T29/1", "T01", {"red"}),  # bnRg shows b at the top left
        ("T08", "T13", {"green"}),  # gbrn shows b at the top right, gnRn shows g at the top left
        ("T08", "T01", set()),
    ],
)
def test_higher_numbers_are_compared_with_what_is_seen_on_the_pyramid(left: str, right: str, temples: set[str]) -> None:
    built = pyramid(tiles={"1.0.1": left, "1.0.2": right})
    markers = {"red": 9, "green": 9}
    state = decorating("D09", "top", {"temples": markers}, laid={"top": ["D10"]}, pyramid=built)
    if len(temples) == 2:
        state.play("climb:green")
    reached = {temple: 10 if temple in temples else 9 for temple in markers}
    assert have(state) == {"points": 3 + len(temples), "pyramid_track": 1} | reached


@pytest.mark.rule("R12.3")
@pytest.mark.parametrize("covered", ["T01", "T11"])
def test_the_colour_of_the_covered_icon_is_of_no_account(covered: str) -> None:
    built = pyramid(tiles={"1.0.1": "T08", "1.0.2": covered})  # b or B at the top left, under the blue half of nB
    state = decorating("D02", "top", {"temples": {"blue": 9}}, laid={"top": ["D10"]}, pyramid=built)
    assert have(state) == {"points": 3 + 1, "pyramid_track": 1, "blue": 10}


# Bn matches where a blue figure and a pale one lie in its way, and nowhere else: gbrn and gnrb, or bnRg, turned so that
# these figures come to lie under the halves.
UNDER_TWO = {
    "top": ("T08", "T06/3"),
    "right": ("T08/1", "T06"),
    "bottom": ("T06/1", "T08/2"),
    "left": ("T06/2", "T08/3"),
}
UNDER_ONE = {"top": "T01", "right": "T01/1", "bottom": "T01/2", "left": "T01/3"}


@pytest.mark.rule("R12.2", "R12.3")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("number", [2, 3, 4])
def test_a_decoration_covers_the_icons_nearest_to_its_edge(side: str, number: int) -> None:
    rests = RESTS[side][number - 2]
    lying = dict(zip(rests, UNDER_TWO[side] if len(rests) == 2 else [UNDER_ONE[side]], strict=True))
    built = pyramid(beneath(*rests), tiles=lying)
    state = decorating("D06", side, {"temples": {"blue": 9}}, laid={side: LAID[: number - 1]}, pyramid=built)
    assert have(state) == {"points": 3 + 2, "pyramid_track": 1, "blue": 10}


# ---- what follows ------------------------------------------------------------------------------------------


@pytest.mark.rule("R12.4")
def test_three_points_and_a_space_on_the_pyramid_track_follow() -> None:
    assert have(decorating("D12", "right", {"pyramid_track": 2})) == {"points": 3, "pyramid_track": 3}


@pytest.mark.rule("R12.4")
def test_technology_9_gives_four_points() -> None:
    got = have(decorating("D12", "right", {"technologies": ["TECH9"]}))
    assert got == {"points": 3 + 4, "pyramid_track": 1}


@pytest.mark.rule("R12.5")
@pytest.mark.parametrize("k", [2, 3, 4])
def test_one_worker_is_powered_up_however_many_there_are(k: int) -> None:
    powers = [1, 2, 3, 4][:k]
    state = at_work("decorations", powers, GOLD, decorations=decorations("D12")).play("side:right")
    assert offered(state, "power") == {f"decorations.{power}" for power in powers}
    state.play("power:decorations.1")
    assert workers(state, "decorations") == [2, 2, 3, 4][:k]
    assert state.tokens() == ["end"]


@pytest.mark.rule("R12.5")
def test_then_the_display_is_filled_up() -> None:
    shown = decorations("D12", "D01", "D02", "D03", stack=["D08", "D09"])
    state = at_work("decorations", [1], GOLD, decorations=shown).play("decoration:D01 side:right end")
    given = state.dump()["decorations"]
    assert set(given["display"]) == {"D12", "D02", "D03", "D08"}
    assert given["stack"] == ["D09"]


@pytest.mark.rule("R12.6")
def test_without_a_tile_the_action_is_not_available() -> None:
    assert "main" not in arriving("decorations", [1], GOLD, decorations=decorations()).tokens()


@pytest.mark.rule("R12.6")
def test_without_a_legal_space_the_action_is_not_available() -> None:
    laid = {"top": ["D01"], "right": ["D02"], "bottom": ["D03"], "left": ["D04"]}
    shown = decorations("D12", **laid)
    assert "main" not in arriving("decorations", [1], GOLD, decorations=shown).tokens()
    built = pyramid(["1.0.1", "1.0.2"])
    assert "main" in arriving("decorations", [1], GOLD, decorations=shown, pyramid=built).tokens()
    half = pyramid(["1.0.1"])
    assert "main" not in arriving("decorations", [1], GOLD, decorations=shown, pyramid=half).tokens()


@pytest.mark.rule("R12.6")
def test_the_fifteenth_tile_finds_a_space() -> None:
    built = [place for n in (1, 2, 3) for place in level(n)]
    names = [f"D{number:02}" for number in range(1, 15)]
    laid = {"top": names[:4], "right": names[4:8], "bottom": names[8:12], "left": names[12:]}
    state = decorating("D15", "left", laid=laid, pyramid=pyramid(built))
    assert sides(state)["left"] == ["D13", "D14", "D15"]
