"""Rules 17: the Avenue of the Dead and the Pyramid track."""

from __future__ import annotations

from typing import Any

import pytest

from cenote import State
from tests.games.teotihuacan.at_work import at_work, have, unused, workers
from tests.games.teotihuacan.building import decorations, pyramid
from tests.games.teotihuacan.scenes import offered, player, scene


def walking(start: int, me: dict[str, Any] | None = None, **entries: Any) -> State:
    """Seat 0 uses a tile for a space on the Avenue, from this space on."""
    given = {**(me or {}), "avenue": start, "unused": {"avenue": 1} | (me or {}).get("unused", {})}
    return scene(given, **entries).play("use:avenue")


def lying(**spaces: Any) -> dict[str, Any]:
    return {"discoveries": {"avenue": {space[1:]: kinds for space, kinds in spaces.items()}}}


@pytest.mark.rule("R17.1")
@pytest.mark.parametrize("start", range(9))
def test_the_marker_goes_on_by_one(start: int) -> None:
    assert have(walking(start)) == {"avenue": start + 1}


@pytest.mark.rule("R17.1")
def test_going_on_from_9_does_nothing() -> None:
    assert have(at_work("nobles", [1], {"wood": 2, "avenue": 9})) == {"points": 3, "avenue": 9}
    state = scene({"avenue": 9, "unused": {"avenue": 1}})
    assert offered(state, "use") == set()  # a tile that would do nothing


@pytest.mark.rule("R17.1")
@pytest.mark.parametrize("start", range(9))
def test_tiles_lie_on_3_6_and_8(start: int) -> None:
    tiles = lying(_3=["double_move"], _6=["unlimited_move"], _8=["free_cocoa"])
    kind = {3: "double_move", 6: "unlimited_move", 8: "free_cocoa"}.get(start + 1)
    assert offered(walking(start, **tiles), "claim") == ({kind} if kind else set())


@pytest.mark.rule("R17.1")
def test_one_tile_may_be_claimed_for_its_cost_and_is_not_replaced() -> None:
    given = {"avenue": {"3": ["M4", "double_move", "temple_any"]}, "stack": ["M5", "M6"]}
    state = walking(2, {"cocoa": 1}, discoveries=given)
    assert set(state.tokens()) == {"done", "claim:double_move", "claim:temple_any"}  # there's no wood for the mask
    state.play("claim:temple_any")
    assert have(state) == {"avenue": 3}
    assert unused(state) == {"temple_any": 1}
    assert offered(state, "claim") == set()  # one only
    left = state.dump()["discoveries"]
    assert sorted(left["avenue"]["3"]) == ["M4", "double_move"]
    assert left["stack"] == ["M5", "M6"]


@pytest.mark.rule("R17.1")
def test_claiming_is_of_choice() -> None:
    state = walking(2, **lying(_3=["double_move"])).play("done")
    assert unused(state) == {}
    assert state.dump()["discoveries"]["avenue"]["3"] == ["double_move"]


@pytest.mark.rule("R17.1")
def test_a_tile_is_claimed_on_reaching_its_space_only() -> None:
    state = walking(3, **lying(_3=["double_move"], _6=["free_cocoa"]))
    assert offered(state, "claim") == set()
    assert have(state) == {"avenue": 4}


@pytest.mark.rule("R17.1")
def test_each_kind_is_offered_once() -> None:
    state = walking(2, **lying(_3=["double_move", "double_move", "extra_worker"]))
    assert sorted(state.tokens()) == ["claim:double_move", "claim:extra_worker", "done"]


@pytest.mark.rule("R17.2")
def test_the_pyramid_track_counts_pyramid_tiles_and_decorations() -> None:
    state = at_work("construction", [1, 1], {"stone": 9}, pyramid=pyramid(display=["T31", "T32"]))
    state.play("tile:T31 place:1.1.3")
    assert have(state)["pyramid_track"] == 1
    state.play("tile:T32 place:1.2.3")
    assert have(state)["pyramid_track"] == 2
    state = at_work("decorations", [1], {"gold": 3, "pyramid_track": 2}, decorations=decorations("D12"))
    assert have(state.play("side:right"))["pyramid_track"] == 3


@pytest.mark.rule("R17.2")
@pytest.mark.parametrize("start", [9, 10, 29])
def test_the_pyramid_track_has_no_end(start: int) -> None:
    state = at_work("construction", [1], {"stone": 9, "pyramid_track": start}, pyramid=pyramid(display=["T31"])).play(
        "place:1.1.3"
    )
    assert have(state)["pyramid_track"] == start + 1


@pytest.mark.rule("R17.2")
def test_the_pyramid_track_starts_again_after_an_eclipse() -> None:
    state = scene(
        {"cocoa": 9, "pyramid_track": 5}, {"cocoa": 9, "pyramid_track": 2}, announced=True, light_disc=10, to_move=1
    )
    state.play("worker:palace.1 go:stone_quarry collect end")
    assert workers(state, "stone_quarry", 1) == [1]
    assert [player(state, seat)["pyramid_track"] for seat in (0, 1)] == [0, 0]
