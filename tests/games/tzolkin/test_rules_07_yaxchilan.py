"""Rules 7: Yaxchilan."""

from __future__ import annotations

import pytest

from tests.games.tzolkin.positions import offers, picking, used, why

GAINS = {
    1: {"wood": 1},
    2: {"stone": 1, "corn": 1},
    3: {"gold": 1, "corn": 2},
    4: {"skulls": 1, "skulls_in_bank": -1},
    5: {"gold": 1, "stone": 1, "corn": 2},
}


@pytest.mark.rule("7.1")
@pytest.mark.parametrize("action", GAINS)
def test_what_each_action_gives(action: int) -> None:
    worker = f"yaxchilan.{action}"
    assert used(picking(worker), worker, f"do:{action}") == GAINS[action]


@pytest.mark.rule("7.1")
@pytest.mark.parametrize("space", [6, 7])
@pytest.mark.parametrize("action", GAINS)
def test_spaces_6_and_7_give_any_action(space: int, action: int) -> None:
    worker = f"yaxchilan.{space}"
    assert used(picking(worker), worker, f"do:{action}") == GAINS[action]


@pytest.mark.rule("7.2")
@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("action", GAINS)
def test_what_resource_extraction_adds(level: int, action: int) -> None:
    adds = {resource: 1 for resource in ("wood", "stone", "gold")[:level] if resource in GAINS[action]}
    expected = {good: n + adds.get(good, 0) for good, n in GAINS[action].items()}
    worker = f"yaxchilan.{action}"
    assert used(picking(worker, {"technologies": {"extraction": level}}), worker, f"do:{action}") == expected


@pytest.mark.rule("7.2")
@pytest.mark.parametrize(
    ("action", "level", "gain"),
    [
        (1, 0, {"wood": 1}),
        (1, 1, {"wood": 2}),
        (1, 3, {"wood": 2}),
        (2, 1, {"stone": 1, "corn": 1}),
        (2, 2, {"stone": 2, "corn": 1}),
        (2, 3, {"stone": 2, "corn": 1}),
        (3, 2, {"gold": 1, "corn": 2}),
        (3, 3, {"gold": 2, "corn": 2}),
        (5, 1, {"gold": 1, "stone": 1, "corn": 2}),
        (5, 2, {"gold": 1, "stone": 2, "corn": 2}),
        (5, 3, {"gold": 2, "stone": 2, "corn": 2}),
    ],
)
def test_resource_extraction_adds_wood_then_stone_then_gold(action: int, level: int, gain: dict[str, int]) -> None:
    worker = f"yaxchilan.{action}"
    assert used(picking(worker, {"technologies": {"extraction": level}}), worker, f"do:{action}") == gain


@pytest.mark.rule("7.2")
@pytest.mark.parametrize(("level", "skulls"), [(0, 1), (1, 1), (2, 1), (3, 2)])
def test_theology_3_adds_a_skull(level: int, skulls: int) -> None:
    state = picking("yaxchilan.4", {"technologies": {"theology": level}})
    assert used(state, "yaxchilan.4", "do:4") == {"skulls": skulls, "skulls_in_bank": -skulls}


@pytest.mark.rule("7.2")
@pytest.mark.parametrize("action", [1, 2, 3, 5])
def test_theology_adds_nothing_else(action: int) -> None:
    worker = f"yaxchilan.{action}"
    assert used(picking(worker, {"technologies": {"theology": 3}}), worker, f"do:{action}") == GAINS[action]


@pytest.mark.rule("7.3")
@pytest.mark.parametrize("level", [0, 3])
def test_action_4_gives_nothing_once_the_bank_has_no_skull(level: int) -> None:
    me = {"technologies": {"theology": level}}
    state = picking("yaxchilan.5", me | {"corn": 1}, {"skulls": 8}, {"skulls": 5}).play("pick:yaxchilan.5")
    assert "do:4" not in offers(state)
    assert why(state, "do:4") == "no_skulls"


@pytest.mark.rule("7.3")
@pytest.mark.parametrize(("in_bank", "skulls"), [(1, 1), (2, 2), (3, 2)])
def test_theology_adds_no_skull_that_the_bank_has_not(in_bank: int, skulls: int) -> None:
    me = {"technologies": {"theology": 3}}
    state = picking("yaxchilan.4", me, {"skulls": 13 - in_bank})
    assert used(state, "yaxchilan.4", "do:4") == {"skulls": skulls, "skulls_in_bank": -skulls}


@pytest.mark.rule("7.3")
def test_skulls_on_chichen_itza_and_with_players_are_not_in_the_bank() -> None:
    slots = {str(action): 1 for action in range(1, 10)}
    state = picking("yaxchilan.7", {"skulls": 1}, {"skulls": 3}, skull_spaces=slots).play("pick:yaxchilan.7")
    assert "do:4" not in offers(state)
