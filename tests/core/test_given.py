"""What somebody gives as part of a position is taken, or refused in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cenote.core.errors import BadSetup
from cenote.core.given import entries, seat_number, tile_list, whole

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
