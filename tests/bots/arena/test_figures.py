"""Sums over games that are made up, so that one can reckon them in one's head."""

from __future__ import annotations

from typing import Any

import pytest

import cenote
from cenote.bots.arena.contest import Contest, Result, rotations
from cenote.bots.arena.figures import Figures
from cenote.bots.arena.ratings import duels, fit, ratings

GAME = cenote.find(cenote.names()[-1])


def result(lineup: str, points: list[float], places: list[int], begins: int = 0, **more: Any) -> Result:
    seats = len(lineup)
    return {
        "lineup": list(lineup),
        "begins": begins,
        "points": points,
        "places": places,
        "sources": [{"corn": each, "wood": 0.0} for each in points],
        "rounds": 27,
        "decisions": [10] * seats,
        "turns": [5] * seats,
        "seconds": [2.0, *[1.0] * (seats - 1)],
        "slowest_turn": [0.5, *[0.25] * (seats - 1)],
        "notices": [{}] * seats,
        "faults": [[]] * seats,
    } | more


CONTEST = Contest(GAME, rotations("ab"), 1)
DEALS = [
    [result("ab", [60, 40], [1, 2]), result("ba", [50, 70], [2, 1], begins=1)],
    [result("ab", [30, 80], [2, 1], begins=1), result("ba", [66, 66], [1, 1])],
]


def test_shares_places_and_points_are_those_of_each_level() -> None:
    summary = Figures(CONTEST, DEALS).summary()
    assert (summary["games"], summary["deals"], summary["rounds_per_game"]) == (4, 2, 27)
    first, second = summary["players"]["a"], summary["players"]["b"]
    assert first["win_share"]["value"] == 2.5 / 4
    assert second["win_share"]["value"] == 1.5 / 4
    assert (first["place"]["value"], second["place"]["value"]) == (5 / 4, 6 / 4)
    assert (first["points"]["value"], second["points"]["value"]) == (226 / 4, 236 / 4)
    assert (first["places"], second["places"]) == ([0.75, 0.25], [0.5, 0.5])
    assert first["sources"] == {"corn": 226 / 4, "wood": 0}
    # Drawn again, it is the first deal twice, or the second.
    assert (first["win_share"]["low"], first["win_share"]["high"]) == (0.25, 1)
    assert (first["points"]["low"], first["points"]["high"]) == (48, 65)


def test_seats_and_the_order_of_play_are_told_apart() -> None:
    summary = Figures(CONTEST, DEALS).summary()
    assert [seat["win_share"]["value"] for seat in summary["by_seat"]] == [1.5 / 4, 2.5 / 4]
    assert [turn["win_share"]["value"] for turn in summary["by_order"]] == [3.5 / 4, 0.5 / 4]
    assert [turn["points"]["value"] for turn in summary["by_order"]] == [276 / 4, 186 / 4]


def test_winners_are_told_with_how_far_they_lie_apart() -> None:
    winners = Figures(CONTEST, DEALS).summary()["winners"]
    assert winners["points"] == {"value": 69, "low": 65, "high": 73}
    assert (winners["lowest"], winners["median"], winners["highest"]) == (60, 70, 80)
    assert winners["tens"] == {"60": 2, "70": 1, "80": 1}


def test_tens_have_no_gaps_and_go_below_nought() -> None:
    deals = [[result("ab", [points, -50], [1, 2])] for points in (-3.5, 20.0)]
    assert Figures(CONTEST, deals).summary()["winners"]["tens"] == {"-10": 1, "0": 0, "10": 0, "20": 1}


def test_time_is_told_of_each_level() -> None:
    first = Figures(CONTEST, DEALS).summary()["players"]["a"]
    assert first["seconds_per_decision"] == 6 / 40
    assert first["seconds_per_turn"] == 6 / 20
    assert first["slowest_turn"] == 0.5
    assert first["decisions_per_game"] == 10


def test_failures_are_summed_up() -> None:
    failed: dict[str, Any] = {"notices": [{"bot_late": 2}, {}], "faults": [["too slow"], []]}
    deals = [[result("ab", [1, 2], [2, 1], **failed), result("ba", [1, 2], [2, 1], **failed)]]
    summary = Figures(CONTEST, deals).summary()
    assert summary["players"]["a"]["notices"] == summary["players"]["b"]["notices"] == {"bot_late": 2}
    assert summary["players"]["a"]["faults"] == ["too slow"]


def test_an_automaton_is_a_player_without_a_clock() -> None:
    (solo,) = (game for name in cenote.names() if (game := cenote.find(name)).automatons(1))
    contest = Contest(solo, rotations("a"), 1)
    deals = [[result("a", [90, 70], [1, 2])], [result("a", [80, 100], [2, 1])], [result("a", [99, 1], [1, 2])]]
    summary = Figures(contest, deals).summary()
    (name,) = solo.automatons(1)
    assert summary["players"]["a"]["win_share"]["value"] == pytest.approx(2 / 3)
    assert summary["players"][name]["win_share"]["value"] == pytest.approx(1 / 3)
    assert summary["players"][name]["points"]["value"] == pytest.approx(171 / 3)
    assert "seconds_per_turn" not in summary["players"][name]
    assert len(summary["by_order"]) == 1
    rated = ratings(contest, deals)
    assert rated["won"] == [[None, pytest.approx(2 / 3)], [pytest.approx(1 / 3), None]]
    assert rated["ratings"][name]["value"] < 0


# ---- ratings -------------------------------------------------------------------------------------------------


def test_every_two_of_different_levels_at_a_table_have_a_duel() -> None:
    contest = Contest(GAME, rotations("aab"), 1)
    won = duels(contest, ["a", "b"], [result("aab", [9, 5, 5], [1, 2, 2])])
    assert won == [[0, 1.5], [0.5, 0]]


def test_of_two_the_rating_is_what_the_duels_say() -> None:
    """Ten times as many victories are 400 points, the one duel more that nobody wins included."""
    rated = fit([[0, 0.5], [9.5, 0]])
    assert rated == pytest.approx([0, 400], abs=0.01)
    assert fit([[0, 5], [5, 0]]) == pytest.approx([0, 0])


def test_ratings_of_many_are_found_again_from_their_duels() -> None:
    true = [0.0, 120.0, 350.0, 700.0]
    won = [
        [1e6 / (1 + 10 ** ((other - own) / 400)) if i != j else 0 for j, other in enumerate(true)]
        for i, own in enumerate(true)
    ]
    assert fit(won) == pytest.approx(true, abs=0.1)
    assert fit(won, [0, 500, -300, 20]) == pytest.approx(true, abs=0.1)


def test_who_never_met_anybody_is_as_strong_as_the_average() -> None:
    assert fit([[0, 3, 0], [3, 0, 0], [0, 0, 0]]) == pytest.approx([0, 0, 0])


def test_ratings_have_intervals() -> None:
    rated = ratings(CONTEST, DEALS * 20)
    first, second = rated["ratings"]["a"], rated["ratings"]["b"]
    assert first == {"value": 0, "low": 0, "high": 0}
    assert second["low"] < second["value"] < second["high"]
    assert rated["won"] == [[None, 0.625], [0.375, None]]
