"""What somebody gives as part of a position is taken, or refused in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from cenote.core.errors import BadSetup
from cenote.core.given import entries, frame_list, player_list, seat_number, tile_list, whole, whose_decision

TILES = ("ash", "bay", "cob", "dun")


def laid(value: Any) -> list[str]:
    return tile_list(value, TILES, TILES[:3], 3, "row")


def test_what_fits_is_taken_as_it_is() -> None:
    assert entries({"red": 1}, ("red", "blue"), "dyes") == {"red": 1}
    assert [whole(value, -1, 1, "luck") for value in (-1, 0, 1)] == [-1, 0, 1]
    assert [seat_number(value, 3, "first") for value in range(3)] == [0, 1, 2]
    assert laid(["cob", None, "ash"]) == ["cob", "ash"]
    assert laid(()) == []


@pytest.mark.parametrize(
    ("take", "words"),
    [
        (lambda: entries(["red"], ("red", "blue"), "dyes"), "dyes: a mapping is needed, not ['red']"),
        (lambda: entries({"green": 1}, ("red", "blue"), "dyes"), "dyes: there is no 'green'; there are red, blue"),
        (lambda: whole(2, -1, 1, "luck"), "luck: 2 is not a whole number from -1 to 1"),
        (lambda: whole(1.0, -1, 1, "luck"), "luck: 1.0 is not a whole number from -1 to 1"),
        (lambda: whole(True, -1, 1, "luck"), "luck: True is not a whole number from -1 to 1"),
        (lambda: seat_number(3, 3, "first"), "first: 3 is not a whole number from 0 to 2"),
        (lambda: seat_number(None, 3, "first"), "first: None is not a whole number from 0 to 2"),
        (lambda: laid("ash"), "row: a list of tiles is needed, not 'ash'"),
        (lambda: laid(["ash", None, "bay", "cob"]), "row: 4 tiles, and at most 3 can lie here"),
        (lambda: laid(["elm"]), "row: there is no tile 'elm'"),
        (lambda: laid([["ash"]]), "row: there is no tile ['ash']"),
        (lambda: laid(["dun"]), "row: dun can't lie here"),
        (lambda: laid(["ash", "ash"]), "row: ash is there twice"),
    ],
)
def test_what_does_not_fit_is_refused(take: Callable[[], object], words: str) -> None:
    with pytest.raises(BadSetup) as refused:
        take()
    assert str(refused.value) == words


# ---- decisions ---------------------------------------------------------------------------------------------


def read(given: Any) -> list[tuple[int, ...]]:
    """Frames of a game in which a turn is at the bottom, a toll may be asked in it, and work is never on top."""

    def check_pair(lower: Mapping[str, Any], upper: Mapping[str, Any]) -> None:
        if upper["ask"] == "turn":
            raise BadSetup(f"{upper['ask']} on {lower['ask']}")

    kinds = {"turn": 1, "toll": 40, "work": 80}
    return frame_list(given, 3, ("turn",), ("work",), lambda frame: (kinds[frame["ask"]], 0, 0, 0, 0), check_pair)


def asked(*names: str) -> list[dict[str, str]]:
    return [{"ask": name} for name in names]


def test_frames_are_read_from_the_bottom_up() -> None:
    assert [kind for kind, *_ in read(asked("turn", "work", "toll"))] == [1, 80, 40]


def test_a_position_that_says_nothing_is_at_the_first_players_turn() -> None:
    frames = [(1, 0, 0, 0, 0)]
    assert whose_decision({}, 3, 2, {"ask": "turn"}, read) == (2, frames)
    assert whose_decision({"to_move": 0}, 3, 2, {"ask": "turn"}, read) == (0, frames)
    assert whose_decision({"to_move": None}, 3, 2, {"ask": "turn"}, read) == (None, [])
    assert player_list({}, 2) == [{}, {}]


@pytest.mark.parametrize(
    ("take", "words"),
    [
        (lambda: read([]), "pending: a list of 1 to 3 decisions is needed, not []"),
        (lambda: read(asked("turn", "toll", "toll", "toll")), "pending: a list of 1 to 3 decisions is needed, not ["),
        (lambda: read(asked("toll")), "pending: 'toll' can't be at the bottom"),
        (lambda: read(asked("turn", "turn")), "turn on turn"),
        (lambda: read(asked("turn", "work")), "pending: 'work' can't be on top, as nobody is asked"),
        (
            lambda: whose_decision({"to_move": None, "pending": asked("turn")}, 2, 0, {"ask": "turn"}, read),
            "pending: nothing is pending when the game is over",
        ),
        (lambda: whose_decision({"to_move": 2}, 2, 0, {"ask": "turn"}, read), "to_move: 2 is not a whole number"),
        (lambda: player_list({"players": [{}]}, 2), "players: a list of 2 is needed, one for each seat"),
    ],
)
def test_decisions_that_do_not_fit_are_refused(take: Callable[[], object], words: str) -> None:
    with pytest.raises(BadSetup) as refused:
        take()
    assert str(refused.value).startswith(words)
