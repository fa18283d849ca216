"""How the search's speed is measured."""

from __future__ import annotations

import cenote
from cenote.search.measure import positions, search_speed


def test_positions_are_decisions_from_all_over_a_game() -> None:
    found = positions(cenote.find("tzolkin"), 2, 6)
    assert all(len(state.legal()) > 1 for state in found)
    assert len({state.round for state in found}) > 3


def test_it_tells_playouts_in_all_and_for_each_core() -> None:
    told = search_speed(cenote.find("teotihuacan"), 1, 0.05, cores=2)
    assert (told["game"], told["seats"], told["cores"]) == ("teotihuacan", 1, 2)
    for how in ("judged", "to_the_end"):
        each = told[f"{how}_playouts_per_second_and_core"]
        assert 0 < 2 * each == told[f"{how}_playouts_per_second"]
