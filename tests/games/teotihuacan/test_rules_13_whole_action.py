"""Rules 13: Construction as a whole: several tiles, technologies, what follows, and the finished Pyramid."""

from __future__ import annotations

from typing import Any

import pytest

from cenote import State
from tests.games.teotihuacan.at_work import arriving, at_work, have, used, workers
from tests.games.teotihuacan.building import PLACES, below, level, lies, pyramid
from tests.games.teotihuacan.scenes import offered, scene

RICH = {"wood": 9, "stone": 9}
SHOWN = ("T31", "T32", "T20")  # the first two show pale figures only


def place(state: State, tile: str, where: str, turns: int = 0) -> State:
    """Place a tile; what is not asked is not said."""
    for move in (f"tile:{tile}", f"place:{where}", f"rotate:{turns}"):
        if move in state.tokens():
            state.play(move)
    return state


def extra(n: int) -> dict[str, Any]:
    return {"unused": {"extra_worker": n}}


# ---- how many ----------------------------------------------------------------------------------------------


@pytest.mark.rule("R13.1")
@pytest.mark.parametrize(
    ("powers", "me", "most"),
    [
        ([1], {}, 1),
        ([1, 1], {}, 2),
        ([1, 1, 1], {}, 3),
        ([1, 1, 1, 1], {}, 3),
        ([1], {"technologies": ["TECH15"]}, 2),
        ([1, 1], {"technologies": ["TECH15"]}, 3),
        ([1, 1, 1], {"technologies": ["TECH15"]}, 3),
        ([1], {"locked": {"palace.a": 1}}, 1),
    ],
)
def test_at_least_one_tile_and_at_most_as_many_as_workers(powers: list[int], me: dict[str, Any], most: int) -> None:
    state = at_work("construction", powers, RICH | me, pyramid=pyramid(display=SHOWN))
    assert "done" not in state.tokens()
    for n, (tile, where) in enumerate(zip(SHOWN, level(1), strict=False), 1):
        place(state, tile, where)
        if "discount:save" in state.tokens():
            state.play("discount:save")
        elif "discount:stone" in state.tokens():
            state.play("discount:stone")
        if n == most:
            assert not offered(state, "tile")
            break
        assert "done" in state.tokens()
    assert have(state)["pyramid_track"] == most


@pytest.mark.rule("R13.1")
def test_one_may_stop_after_any_tile() -> None:
    state = place(at_work("construction", [1, 1, 1], RICH, pyramid=pyramid(display=SHOWN)), "T31", "1.0.0")
    assert offered(state, "tile") == {"T32", "T20"}
    assert "tile:T31" not in state.clone().play("done").tokens()
    place(state, "T32", "1.0.1").play("done")
    assert have(state)["pyramid_track"] == 2


@pytest.mark.rule("R13.1", "R18.5")
def test_extra_workers_allow_more_tiles_up_to_three() -> None:
    state = at_work("construction", [1], RICH | extra(3), pyramid=pyramid(display=SHOWN))
    place(state, "T31", "1.0.0")
    assert offered(state, "tile") == set()
    assert set(state.tokens()) == {"done", "use:extra_worker"}
    state.play("use:extra_worker use:extra_worker")
    assert offered(state, "use") == set()
    place(state, "T32", "1.0.1")
    place(state, "T20", "1.0.2")
    assert have(state)["pyramid_track"] == 3
    assert used(state) == {"extra_worker": 2}


@pytest.mark.rule("R13.1")
def test_each_tile_is_finished_before_the_next_is_chosen() -> None:
    # The ground of 1.0.1 shows n b b g. After two quarter turns the tile gnrB lies as rBgn: a blue match, whose step
    # brings the wood for a tile on level 2.
    lying = ["1.0.0", "1.1.0", "1.1.1"]
    state = at_work("construction", [1, 1], {"stone": 4}, pyramid=pyramid(lying, ["T07", "T31"]))
    place(state, "T07", "1.0.1", 2)
    assert offered(state, "take") == {"wood", "stone", "gold"}
    state.play("take:wood")
    assert have(state) == {"wood": 1, "stone": 2, "points": 1 + 1, "pyramid_track": 1, "blue": 1}
    place(state, "T31", "2.0.0")
    assert lies(state, "2.0.0") == ("T31", 0)


@pytest.mark.rule("R13.1")
def test_a_tile_may_lie_on_one_placed_before_in_the_same_action() -> None:
    lying = ["1.0.0", "1.1.0", "1.1.1"]
    state = at_work("construction", [1, 1], RICH, pyramid=pyramid(lying, ["T07", "T31"]))
    assert "2.0.0" not in offered(state.clone().play("tile:T31"), "place")
    place(state, "T07", "1.0.1").play("tile:T31")
    assert "2.0.0" in offered(state, "place")


@pytest.mark.rule("R13.1", "R13.8")
def test_the_display_is_filled_up_at_the_end_and_not_in_between() -> None:
    shown = pyramid(display=SHOWN, stack=["T05", "T06", "T07"])
    state = place(at_work("construction", [1, 1, 1], RICH, pyramid=shown), "T31", "1.0.0")
    assert offered(state, "tile") == {"T32", "T20"}
    place(state, "T32", "1.0.1").play("done done end")  # no second power-up
    given = state.dump()["pyramid"]
    assert set(given["display"]) == {"T20", "T05", "T06"}
    assert given["stack"] == ["T07"]


@pytest.mark.rule("R13.1")
def test_whoever_cannot_pay_for_another_tile_is_done() -> None:
    state = place(at_work("construction", [1, 2], {"stone": 3}, pyramid=pyramid(display=SHOWN)), "T31", "1.0.0")
    assert offered(state, "power") == {"construction.1", "construction.2"}


@pytest.mark.rule("R8.4", "R13.1")
def test_wood_spent_on_a_claim_before_the_first_tile_leaves_the_action_without_effect() -> None:
    entry = pyramid([*level(1), *level(2)[1:]], ["T31"])
    me = {"stone": 2, "wood": 1, "temples": {"red": 4}, "unused": {"temple_red": 1, "power_up2": 1}}
    tiles = {"steps": {"red.5": ["vp"]}}  # costs 1 wood
    state = at_work("construction", [1], me, pyramid=entry, discoveries=tiles).play("use:temple_red claim:vp")
    assert offered(state, "tile") == set()
    assert set(state.tokens()) == {"done", "use:vp", "use:power_up2"}  # no tile has to be used
    assert workers(state.play("done"), "construction") == [1]
    assert "end" in state.tokens()


# ---- technologies ------------------------------------------------------------------------------------------


@pytest.mark.rule("R13.6")
@pytest.mark.parametrize("goods", [{"stone": 1}, {"stone": 1, "wood": 5}])
def test_technology_15_takes_a_stone_off_a_tile_on_level_1(goods: dict[str, int]) -> None:
    entry = pyramid(display=["T31"])
    assert "main" not in arriving("construction", [1], goods, pyramid=entry).tokens()
    state = at_work("construction", [1], goods | {"technologies": ["TECH15"]}, pyramid=entry)
    assert "stone" not in have(place(state, "T31", "1.1.3"))


@pytest.mark.rule("R13.6")
def test_the_resource_left_out_is_stone_or_wood_as_the_player_likes() -> None:
    entry = pyramid([*level(1), *level(2)[1:]], ["T31"])
    me = {"stone": 2, "wood": 1, "technologies": ["TECH15"]}
    state = place(at_work("construction", [1], me, pyramid=entry), "T31", "2.0.0")
    assert offered(state, "discount") == {"wood", "stone"}  # no other tile will follow, so it can't be saved
    wood = have(state.clone().play("discount:wood"))
    assert (wood.get("stone", 0), wood.get("wood", 0)) == (0, 1)
    stone = have(state.play("discount:stone"))
    assert (stone.get("stone", 0), stone.get("wood", 0)) == (1, 0)


@pytest.mark.rule("R13.6")
@pytest.mark.parametrize("goods", [{"stone": 2}, {"stone": 1, "wood": 1}])
def test_what_is_lacking_is_what_is_left_out(goods: dict[str, int]) -> None:
    entry = pyramid([*level(1), *level(2)[1:]], ["T31"])
    state = at_work("construction", [1], goods | {"technologies": ["TECH15"]}, pyramid=entry)
    assert lies(state, "2.0.0") == ("T31", 0)
    assert have(state).keys().isdisjoint({"stone", "wood"})


@pytest.mark.rule("R13.6")
@pytest.mark.parametrize("goods", [{"stone": 1}, {"wood": 1}, {"wood": 5}])
def test_it_is_one_resource_and_no_more(goods: dict[str, int]) -> None:
    entry = pyramid([*level(1), *level(2)[1:]], ["T31"])
    state = arriving("construction", [1], goods | {"technologies": ["TECH15"]}, pyramid=entry)
    assert "main" not in state.tokens()


@pytest.mark.rule("R13.6")
@pytest.mark.parametrize("first", ["discount:stone", "discount:save"])
def test_it_is_taken_off_one_tile_of_an_action(first: str) -> None:
    me = RICH | {"technologies": ["TECH15"]}
    state = place(at_work("construction", [1, 1], me, pyramid=pyramid(display=SHOWN)), "T31", "1.1.3")
    assert offered(state, "discount") == {"stone", "save"}
    place(state.play(first), "T32", "1.2.3")
    if first == "discount:save":
        place(state.play("discount:save"), "T20", "1.0.0")
        assert offered(state, "discount") == set()  # the last tile, which takes what is left
        assert have(state)["stone"] == 9 - 2 - 2 - 1
    else:
        assert offered(state, "discount") == set()
        assert have(state)["stone"] == 9 - 1 - 2


@pytest.mark.rule("R13.6")
def test_the_second_tile_may_be_the_one_that_could_not_be_paid_for_otherwise() -> None:
    me = {"stone": 3, "technologies": ["TECH15"]}
    state = place(at_work("construction", [1], me, pyramid=pyramid(display=SHOWN)), "T31", "1.1.3")
    place(state.play("discount:save"), "T32", "1.2.3")
    assert "stone" not in have(state)
    assert have(state)["pyramid_track"] == 2


@pytest.mark.rule("R13.6")
@pytest.mark.parametrize("powers", [[1, 2], [1, 2, 3]])
def test_the_added_worker_counts_for_the_second_power_up(powers: list[int]) -> None:
    me = RICH | {"technologies": ["TECH15"]}
    state = place(at_work("construction", powers, me, pyramid=pyramid(display=["T31"])), "T31", "1.1.3")
    state.play("power:construction.1")
    assert "done" in state.tokens()
    state.play("power:construction.2")
    assert workers(state, "construction") == ([2, 3] if len(powers) == 2 else [2, 3, 3])


@pytest.mark.rule("R13.6")
def test_with_a_single_worker_there_is_one_power_up_only() -> None:
    me = RICH | {"technologies": ["TECH15"]}
    state = place(at_work("construction", [1], me, pyramid=pyramid(display=["T31"])), "T31", "1.1.3")
    assert workers(state, "construction") == [2]
    assert state.tokens() == ["end"]


@pytest.mark.rule("R13.6", "R13.1")
def test_technology_15_and_an_extra_worker_add_up() -> None:
    me = RICH | {"technologies": ["TECH15"]} | extra(2)
    state = at_work("construction", [1], me, pyramid=pyramid(display=SHOWN)).play("use:extra_worker")
    assert offered(state, "use") == set()
    for tile, where in zip(SHOWN, ("1.1.3", "1.2.3", "1.2.0"), strict=True):
        place(state, tile, where)
        if "discount:stone" in state.tokens():
            state.play("discount:stone")
    assert have(state)["pyramid_track"] == 3
    assert have(state)["stone"] == 9 - 5


@pytest.mark.rule("R13.7")
@pytest.mark.parametrize("tiles", [1, 2, 3])
def test_technology_11_gives_three_points_once(tiles: int) -> None:
    lie = ["TECH1", "TECH3", "TECH5", "TECH9", "TECH11", "TECH17"]
    me = RICH | {"technologies": ["TECH11"]}
    state = at_work("construction", [1] * tiles, me, technologies=lie, pyramid=pyramid(display=["T31", "T32", "T16"]))
    for tile, where in (("T31", "1.1.3"), ("T32", "1.2.3"), ("T16", "1.3.3"))[:tiles]:
        place(state, tile, where)  # rrbb and rrgg under nnnn, and nnnn under bngr
    assert have(state)["points"] == tiles + (tiles == 3) + 3


@pytest.mark.rule("R13.7")
@pytest.mark.parametrize("tiles", [1, 2])
def test_technology_17_gives_one_step_in_any_temple_after_the_last_tile(tiles: int) -> None:
    me = RICH | {"technologies": ["TECH17"], "temples": {"green": 3}}
    state = at_work("construction", [1, 2], me, pyramid=pyramid(display=["T31", "T32"]))
    place(state, "T31", "1.1.3")
    assert offered(state, "climb") == set()
    state.play("done") if tiles == 1 else place(state, "T32", "1.2.3")
    assert offered(state, "climb") == {"blue", "red", "green"}
    assert have(state.play("climb:green"))["green"] == 4
    assert offered(state, "climb") == set()
    assert offered(state, "power") == {"construction.1", "construction.2"}


@pytest.mark.rule("R13.7")
def test_the_step_of_the_last_tile_comes_before_that_of_technology_17() -> None:
    me = RICH | {"technologies": ["TECH17"], "temples": {"green": 2}}
    tiles = {"steps": {"green.3": ["temple_red"]}}
    state = place(at_work("construction", [1], me, pyramid=pyramid(display=["T03"]), discoveries=tiles), "T03", "1.0.1")
    assert offered(state, "claim") == {"temple_red"}
    assert offered(state.play("claim:temple_red"), "climb") == {"blue", "red", "green"}


# ---- power-ups ---------------------------------------------------------------------------------------------


@pytest.mark.rule("R13.8")
def test_one_worker_is_powered_up() -> None:
    state = place(at_work("construction", [1, 3], RICH, pyramid=pyramid(display=["T31"])), "T31", "1.1.3")
    assert set(state.tokens()) == {"power:construction.1", "power:construction.3"}
    assert workers(state.play("power:construction.3"), "construction") == [1, 4]
    assert state.tokens() == ["end"]


@pytest.mark.rule("R13.8")
@pytest.mark.parametrize("second", ["done", "power:construction.1", "power:construction.4"])
def test_three_workers_are_powered_up_twice_if_wanted(second: str) -> None:
    state = place(at_work("construction", [1, 3, 3], RICH, pyramid=pyramid(display=["T31"])), "T31", "1.1.3")
    state.play(f"power:construction.3 {second}")
    powers = {"done": [1, 3, 4], "power:construction.1": [2, 3, 4], "power:construction.4": [1, 3, 5]}
    assert workers(state, "construction") == powers[second]


@pytest.mark.rule("R13.8", "R18.5")
def test_an_extra_worker_counts_for_the_second_power_up() -> None:
    state = at_work("construction", [1, 3], RICH | extra(1), pyramid=pyramid(display=["T31"]))
    place(state.play("use:extra_worker"), "T31", "1.1.3").play("power:construction.1")
    assert set(state.tokens()) == {"done", "power:construction.2", "power:construction.3"}


# ---- the finished Pyramid ----------------------------------------------------------------------------------


def all_but_the_top(**entries: Any) -> dict[str, Any]:
    return {"pyramid": pyramid([where for where in PLACES if where != "4.0.0"], ["T31", "T32"]), **entries}


@pytest.mark.rule("R13.9")
@pytest.mark.parametrize(("seats", "eclipses", "dark"), [(2, 0, 10), (3, 0, 11), (4, 0, 12), (2, 1, 9), (4, 2, 10)])
def test_the_tile_on_level_4_sends_the_light_disc_to_the_dark_disc(seats: int, eclipses: int, dark: int) -> None:
    state = at_work("construction", [1, 1], RICH, seats=seats, **all_but_the_top(eclipses=eclipses, light_disc=2))
    assert state.dump()["light_disc"] == 2
    state.play("tile:T31")
    assert state.dump()["light_disc"] == dark
    assert offered(state, "tile") == set()  # nothing is left to be built


@pytest.mark.rule("R13.9")
def test_the_eclipse_that_follows_is_the_final_one() -> None:
    state = at_work("construction", [1], RICH, **all_but_the_top()).play("tile:T31 end")
    for _ in range(60):  # decisions are more than enough for three turns and the salaries
        if not state.over:
            wanted = [token for token in ("collect", "end") if token in state.tokens()]
            state.play(wanted[0] if wanted else state.tokens()[-1])
    assert state.over
    assert state.dump()["eclipses"] <= 1
    assert state.round == 2  # the round in progress and one full round


@pytest.mark.rule("R13.9")
def test_afterwards_the_action_is_not_available() -> None:
    entry = pyramid(PLACES, ["T31", "T32"])
    state = arriving("construction", [1], RICH, pyramid=entry, light_disc=10, announced=True)
    assert "main" not in state.tokens()


@pytest.mark.rule("R13.10")
def test_there_are_two_tiles_more_than_places() -> None:
    state = scene(seats=2, pyramid=pyramid(PLACES, ["T31", "T32"]), light_disc=10, announced=True)
    assert len(state.dump()["pyramid"]["tiles"]) == 30
    assert [tile for tile in state.dump()["pyramid"]["display"] if tile] == ["T31", "T32"]


@pytest.mark.rule("R13.10")
def test_a_display_that_runs_short_allows_what_is_there() -> None:
    lower = [*level(1), *level(2), *level(3)[1:]]
    state = at_work("construction", [1, 1, 1], RICH, pyramid=pyramid(lower, ["T31", "T32"]))
    place(state, "T31", "3.0.0")
    assert lies(state, "3.0.0") == ("T31", 0)
    place(state, "T32", "4.0.0")
    assert lies(state, "4.0.0") == ("T32", 0)
    assert below("4.0.0") == level(3)
    assert offered(state, "tile") == set()
    empty = arriving("construction", [1, 1, 1], RICH, pyramid=pyramid(level(1)))
    assert "main" not in empty.tokens()
