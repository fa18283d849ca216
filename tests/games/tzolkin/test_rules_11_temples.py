"""Rules 11: temples and the anger of the gods."""

from __future__ import annotations

from typing import Any

import pytest

from cenote import BadSetup
from tests.games.tzolkin.scenes import TEMPLES, TOP, built, game, goods, offered, player, scene, worker_on

BOTTOM = dict.fromkeys(TEMPLES, 0)
BURNING = {"palenque": {"4": 0}}


@pytest.mark.rule("11.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_on_the_second_step(seats: int) -> None:
    for them in game.new(seats, seed=1).dump()["players"]:
        assert them["temples"] == dict.fromkeys(TEMPLES, 1)


@pytest.mark.rule("11.1")
@pytest.mark.parametrize(("temple", "steps"), [("chaac", 7), ("quetzalcoatl", 9), ("kukulkan", 8)])
def test_temples_have_as_many_steps_as_are_printed(temple: str, steps: int) -> None:
    state = worker_on("uxmal.1", {"corn": 3, "temples": {temple: steps - 2}}).play(f"pick:uxmal.1 do:1 climb:{temple}")
    assert player(state)["temples"][temple] == steps - 1
    with pytest.raises(BadSetup, match=f"{temple}: {steps} is not a whole number from 0 to {steps - 1}"):
        scene({"temples": {temple: steps}})


@pytest.mark.rule("11.2")
@pytest.mark.parametrize("temple", TEMPLES)
def test_a_step_beyond_the_top_does_not_happen_and_its_cost_is_paid(temple: str) -> None:
    state = worker_on("uxmal.1", {"corn": 5, "temples": TOP}).play("pick:uxmal.1 do:1")
    assert offered(state, "climb") == set(TEMPLES)  # such a temple may be chosen
    state.play(f"climb:{temple}")
    assert player(state)["temples"] == TOP
    assert goods(state) == {"corn": 2}


@pytest.mark.rule("11.2")
@pytest.mark.parametrize("temple", TEMPLES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_top_step_takes_one_marker_only(temple: str, seats: int) -> None:
    others: list[dict[str, Any]] = [{} for _ in range(seats - 2)] + [{"temples": {temple: TOP[temple]}}]
    below = TOP[temple] - 1
    state = worker_on("uxmal.1", {"corn": 3, "temples": {temple: below}, "board": "dark"}, *others)
    state.play(f"pick:uxmal.1 do:1 climb:{temple}")
    assert player(state)["temples"][temple] == below
    assert player(state)["board"] == "dark"
    assert goods(state) == {}


@pytest.mark.rule("11.2")
def test_everything_else_takes_place_as_if_the_step_had() -> None:
    """A2T5 at three occupied tops: no step, and all of its points."""
    below = {temple: top - 1 for temple, top in TOP.items()}
    state = built("A2T5", {"wood": 1, "stone": 2, "gold": 1, "temples": below}, {"temples": TOP})
    assert player(state)["temples"] == below
    assert state.points()[0] == 3


@pytest.mark.rule("11.2", "8.5")
def test_tikal_5_costs_its_resource_even_if_a_temple_cannot_be_climbed() -> None:
    me = {"wood": 1, "temples": {"chaac": 5}}
    state = worker_on("tikal.5", me, {"temples": {"chaac": 6}}).play("pick:tikal.5 do:5 climb:chaac.kukulkan")
    assert player(state)["temples"] == {"chaac": 5, "quetzalcoatl": 1, "kukulkan": 2}
    assert goods(state) == {}


@pytest.mark.rule("11.2")
def test_all_other_steps_are_open_to_everybody() -> None:
    crowd = {"temples": {"chaac": 5}}
    state = worker_on("uxmal.1", {"corn": 3, "temples": {"chaac": 4}}, crowd, crowd, crowd)
    state.play("pick:uxmal.1 do:1 climb:chaac")
    assert [player(state, seat)["temples"]["chaac"] for seat in range(4)] == [5, 5, 5, 5]


@pytest.mark.rule("11.3")
@pytest.mark.parametrize("temple", TEMPLES)
def test_whoever_reaches_a_top_has_the_board_light_side_up_again(temple: str) -> None:
    me = {"corn": 6, "board": "dark", "temples": {temple: TOP[temple] - 2}}
    state = worker_on("uxmal.1", me)
    state.play(f"pick:uxmal.1 do:1 climb:{temple}")
    assert player(state)["board"] == "dark"
    state = worker_on("uxmal.1", {**me, "temples": {temple: TOP[temple] - 1}})
    state.play(f"pick:uxmal.1 do:1 climb:{temple}")
    assert player(state)["board"] == "light"


@pytest.mark.rule("11.3")
def test_a_board_that_is_light_already_stays_so_and_nothing_is_saved_up() -> None:
    """Two tops reached, two days taken once: the board is dark."""
    me = {"corn": 9, "temples": {"chaac": 5, "kukulkan": 6}}
    gears = {"uxmal": {"2": 0}}
    state = worker_on("uxmal.1", me, gears=gears)
    state.play("pick:uxmal.1 do:1 climb:chaac pick:uxmal.2 do:1 climb:kukulkan end")
    assert player(state)["board"] == "light"
    state.play("place:palenque end place:first end place:palenque end days:2")
    assert player(state)["board"] == "dark"


@pytest.mark.rule("11.4")
def test_two_steps_are_two_single_steps() -> None:
    """From the last step but one below an occupied top, the first of two steps happens and the second doesn't."""
    state = built("A2S1", {"stone": 2, "temples": {"chaac": 4}}, {"temples": {"chaac": 6}})
    assert player(state)["temples"]["chaac"] == 5
    state = built("A2S1", {"stone": 2, "temples": {"chaac": 4}, "board": "dark"})
    assert player(state)["temples"]["chaac"] == 6
    assert player(state)["board"] == "light"
    state = built("A2S1", {"stone": 2, "temples": {"chaac": 5}})
    assert player(state)["temples"]["chaac"] == 6


@pytest.mark.rule("11.5", "3.3.1")
@pytest.mark.parametrize("temple", TEMPLES)
def test_begging_angers_the_gods_in_a_temple_of_choice(temple: str) -> None:
    state = scene({"corn": 1}).play("beg")
    assert offered(state, "anger") == set(TEMPLES)
    state.play(f"anger:{temple}")
    assert player(state)["temples"] == {**dict.fromkeys(TEMPLES, 1), temple: 0}


@pytest.mark.rule("11.5", "6.2")
@pytest.mark.parametrize("temple", TEMPLES)
def test_burning_angers_the_gods_in_a_temple_of_choice(temple: str) -> None:
    state = worker_on("palenque.4", {}).play("pick:palenque.4 do:4 harvest:burn")
    assert offered(state, "anger") == set(TEMPLES)
    state.play(f"anger:{temple}")
    assert player(state)["temples"] == {**dict.fromkeys(TEMPLES, 1), temple: 0}


@pytest.mark.rule("11.5")
def test_a_temple_where_the_marker_is_on_the_bottom_cannot_be_chosen() -> None:
    state = scene({"temples": {"chaac": 0}}).play("beg")
    assert offered(state, "anger") == {"quetzalcoatl", "kukulkan"}
    state = scene({"temples": {**BOTTOM, "kukulkan": 2}}).play("beg")  # one temple is left: nothing to ask
    assert player(state)["temples"] == {**BOTTOM, "kukulkan": 1}


@pytest.mark.rule("11.5", "3.3.2")
def test_with_all_three_on_the_bottom_begging_and_burning_are_forbidden() -> None:
    assert "beg" not in scene({"temples": BOTTOM}).tokens()
    state = worker_on("palenque.4", {"temples": BOTTOM}).play("pick:palenque.4 do:4")
    assert player(state)["wood_tiles"] == 1  # harvesting wood was all that could be done


ON_TOP = {"corn": 2, "board": "dark", "temples": {**BOTTOM, "chaac": TOP["chaac"]}}


@pytest.mark.rule("11.5")
def test_stepping_down_from_a_top_frees_it_for_others() -> None:
    below = {"corn": 3, "temples": {"chaac": TOP["chaac"] - 1}}
    state = scene(ON_TOP, below, gears={"uxmal": {"1": 1}}).play("beg place:palenque end")
    state.play("pick:uxmal.1 do:1 climb:chaac")
    assert player(state, 0)["temples"]["chaac"] == TOP["chaac"] - 1
    assert player(state, 1)["temples"]["chaac"] == TOP["chaac"]


@pytest.mark.rule("11.5", "11.3")
def test_returning_to_a_top_counts_like_the_first_time() -> None:
    state = worker_on("uxmal.1", ON_TOP).play("beg")
    assert player(state)["board"] == "dark"
    state.play("pick:uxmal.1 do:1 climb:chaac")
    assert player(state)["temples"]["chaac"] == TOP["chaac"]
    assert player(state)["board"] == "light"
