"""What Tzolk'in's board in the browser takes from the engine: its guided game, and the positions its own tests use."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

import cenote
from cenote.core.state import State
from tests.tree import ROOT

GAME = cenote.tzolkin
BOARD = ROOT / "web/src/boards/tzolkin"
GUIDE: dict[str, Any] = json.loads((BOARD / "guide.json").read_text("utf-8"))
TURNS: list[dict[str, Any]] = json.loads((BOARD / "turns.json").read_text("utf-8"))
LANGUAGES = ("en", "pl", "cs", "uk", "zh")


def waits_for(step: dict[str, Any], state: State) -> bool:
    """Is this step due: the learner decides, in the round and about what the step is about?"""
    if state.to_move != 0:
        return False
    asked = state.view(0)["pending"][-1]["ask"]
    return bool(step.get("round", state.round) == state.round and step.get("ask", asked) == asked)


@pytest.mark.parametrize("seed", range(60))
def test_the_guided_game_can_be_followed_whatever_the_other_player_does(seed: int) -> None:
    chance = random.Random(seed)
    state = GAME.new(GUIDE["seats"], seed, deal=GUIDE["deal"], **GUIDE["options"])
    for step in GUIDE["steps"]:
        while not waits_for(step, state):
            assert state.to_move == 1, f"nobody tells the learner what to do before {step['id']}"
            state.apply(chance.choice(state.legal()))
        if "move" in step:
            assert step["move"] in state.tokens(), step["id"]
            state.play(step["move"])
    assert state.round >= 3


def test_the_guided_game_points_at_things_and_says_something_in_every_language() -> None:
    for language in LANGUAGES:
        said = (ROOT / f"src/cenote/locales/{language}/tzolkin-guide.ftl").read_text("utf-8")
        for step in GUIDE["steps"]:
            assert step["spots"], step["id"]
            assert f"\ntzolkin-guide-{step['id']} =" in said, (language, step["id"])


def turns() -> Iterator[dict[str, Any]]:
    """Before and after every advance of the calendar in a whole game."""
    record = next(iter(cenote.read_records((ROOT / "tests/playthroughs/tzolkin-2.txt").read_text("utf-8"))))
    for before, after in pairwise(map(seen, record.states())):
        if before["round"] > 0 and (after["round"] != before["round"] or after["to_move"] is None):
            yield {"before": before, "after": after}


def seen(state: State) -> dict[str, Any]:
    view = state.view(None)
    return {name: view[name] for name in ("round", "to_move", "gears")}


def test_the_positions_that_the_wheels_are_tested_with_are_those_of_the_engine() -> None:
    assert list(turns()) == TURNS
