"""A deal: some of it given, the rest drawn."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cenote.core.chance import Chance
from cenote.core.deal import UNSEEN, Deal, Draw, Field, Pick, Picks, complete, outline
from cenote.core.errors import BadSetup

POOL = ("ash", "bay", "bay", "cob", "dun", "elm", "fir", "gum", "hay")
FIELDS = (
    Draw("hands", POOL, 2, each_seat=True),
    Draw("row", POOL, 3),
    Pick("tide", (5, 6)),
    Pick("storm", (False, True)),
)
SEATS = 3


def whole(seed: int, given: dict[str, Any] | None = None) -> Deal:
    return complete(FIELDS, SEATS, given or {}, Chance(seed))


def dealt(deal: Deal) -> Counter[str]:
    return Counter(thing for row in [*deal["hands"], deal["row"]] for thing in row)


@given(st.integers(0, 2**64 - 1))
def test_a_deal_draws_everything_from_its_pool(seed: int) -> None:
    deal = whole(seed)
    assert list(deal) == ["hands", "row", "tide", "storm"]
    assert [len(hand) for hand in deal["hands"]] == [2, 2, 2]
    assert dealt(deal) == Counter(POOL)
    assert deal["tide"] in (5, 6)
    assert type(deal["storm"]) is bool
    assert whole(seed) == deal


@given(st.integers(0, 2**64 - 1), st.integers(0, 2**64 - 1), st.data())
def test_what_is_given_stays_and_the_rest_is_drawn(seed: int, other_seed: int, data: st.DataObject) -> None:
    deal = whole(seed)

    def hide(value: Any) -> Any:
        if isinstance(value, list):
            return [hide(each) for each in value]
        return UNSEEN if data.draw(st.booleans()) else value

    given = {name: hide(value) for name, value in deal.items() if data.draw(st.booleans())}
    again = whole(other_seed, given)
    assert dealt(again) == Counter(POOL)
    for name, value in given.items():
        if name == "hands":
            for hand, other in zip(value, again[name], strict=True):
                assert not Counter(hand) - Counter(other) - Counter({UNSEEN: 2})
        elif name == "row":
            assert all(thing in (UNSEEN, other) for thing, other in zip(value, again[name], strict=True))
        else:
            assert value in (UNSEEN, again[name])


@given(st.integers(0, 2**64 - 1), st.integers(0, 2**64 - 1))
def test_a_whole_deal_leaves_nothing_to_chance(seed: int, other_seed: int) -> None:
    assert whole(other_seed, whole(seed)) == whole(seed)


def test_a_hand_is_in_the_order_of_the_pool() -> None:
    deal = whole(1, {"hands": [["hay", "ash"], ["?", "bay"]]})
    assert deal["hands"][0] == ["ash", "hay"]
    assert all(hand == sorted(hand) for hand in deal["hands"])
    assert outline(FIELDS, SEATS, {"hands": [["hay", "ash"], ["?", "bay"]]})["hands"] == [
        ["ash", "hay"],
        ["bay", UNSEEN],
        [UNSEEN, UNSEEN],
    ]


def test_a_row_keeps_its_order() -> None:
    assert whole(1, {"row": ["hay", "ash"]})["row"][:2] == ["hay", "ash"]


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"hand": []}, "there is no field 'hand'; there are hands, row, tide, storm"),
        ({"row": ["oak"]}, "row: there is no 'oak'"),
        ({"row": [["ash"]]}, "row: there is no ['ash']"),
        ({"row": [7]}, "row: there is no 7"),
        ({"row": "ash"}, "row must be a list"),
        ({"row": None}, "row must be a list"),
        ({"row": ["ash", "bay", "cob", "dun"]}, "row: 4 are given, 3 are dealt"),
        ({"row": ["ash", "ash"]}, "row: ash is dealt more often than it exists"),
        ({"row": ["bay"], "hands": [["bay", "bay"]]}, "row: bay is dealt more often than it exists"),
        ({"hands": ["ash"]}, "hands must be a list of lists, one for each seat"),
        ({"hands": [[], [], [], []]}, "hands: 4 seats are given, 3 play"),
        ({"tide": 7}, "tide: 7 is none of 5, 6"),
        ({"tide": 5.0}, "tide: 5.0 is none of 5, 6"),
        ({"tide": [5]}, "tide: [5] is none of 5, 6"),
        ({"storm": 1}, "storm: 1 is none of False, True"),
    ],
)
def test_what_does_not_fit_is_refused(given: dict[str, Any], words: str) -> None:
    with pytest.raises(BadSetup) as refused:
        whole(1, given)
    assert str(refused.value) == f"deal: {words}"


# ---- places shuffled in, throws, and a pile of its own -------------------------------------------------------

FLAGS = ("red", "white")
MARKED: tuple[Field, ...] = (
    Draw("row", POOL, 3),
    Picks("dice", (1, 2, 3, 4, 5, 6), count=4),
    Draw("stack", POOL, 8, markers=FLAGS),
    Draw("again", POOL, 9, pile="again"),
)


def marked(seed: int, given: dict[str, Any] | None = None) -> Deal:
    return complete(MARKED, 1, given or {}, Chance(seed))


def test_a_seed_gives_the_same_deal_everywhere() -> None:
    assert whole(1) == {
        "hands": [["elm", "hay"], ["bay", "fir"], ["cob", "gum"]],
        "row": ["ash", "bay", "dun"],
        "tide": 5,
        "storm": True,
    }
    assert marked(1) == {
        "row": ["fir", "hay", "elm"],
        "dice": [4, 5, 5, 6],
        "stack": ["bay", "white", "cob", "red", "gum", "bay", "dun", "ash"],
        "again": ["elm", "ash", "bay", "dun", "gum", "cob", "hay", "fir", "bay"],
    }


@given(st.integers(0, 2**64 - 1), st.integers(0, 2**64 - 1), st.data())
def test_markers_are_shuffled_in_once_each(seed: int, other_seed: int, data: st.DataObject) -> None:
    deal = marked(seed)
    seen = {name: [UNSEEN if data.draw(st.booleans()) else one for one in row] for name, row in deal.items()}
    for again in (deal, marked(other_seed, seen)):
        assert [again["stack"].count(flag) for flag in FLAGS] == [1, 1]
        assert Counter(again["row"] + again["stack"]) == Counter(POOL) + Counter(FLAGS)
        assert Counter(again["again"]) == Counter(POOL)
        assert len(again["dice"]) == 4
        assert set(again["dice"]) <= {1, 2, 3, 4, 5, 6}
    for name, row in seen.items():
        assert all(thing in (UNSEEN, other) for thing, other in zip(row, again[name], strict=True))


def test_every_place_of_a_stack_can_be_marked() -> None:
    places = {(marked(seed)["stack"].index("red"), marked(seed)["stack"].index("white")) for seed in range(600)}
    assert len(places) == 8 * 7


def test_a_marker_takes_the_only_place_that_is_left() -> None:
    seen = ["ash", "bay", "bay", "cob", "red", "dun", "elm"]
    assert all(marked(seed, {"stack": seen})["stack"] == [*seen, "white"] for seed in range(20))


def test_an_unseen_deal_is_a_deal_of_which_nothing_is_given() -> None:
    for seed in range(20):
        assert marked(seed, outline(MARKED, 1, {})) == marked(seed)
        assert whole(seed, outline(FIELDS, SEATS, {})) == whole(seed)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"stack": ["red", "red"]}, "stack: red is dealt more often than it exists"),
        ({"row": ["red"]}, "row: there is no 'red'"),
        ({"stack": ["hay"], "row": ["hay"]}, "stack: hay is dealt more often than it exists"),
        ({"stack": ["ash", "bay", "bay", "cob", "dun", "elm", "fir"]}, "stack: there is no place for red, white"),
        ({"dice": [1, 2, 3, 4, 5]}, "dice: 5 are given, 4 are dealt"),
        ({"dice": [7]}, "dice: 7 is none of 1, 2, 3, 4, 5, 6"),
        ({"dice": [True]}, "dice: True is none of 1, 2, 3, 4, 5, 6"),
        ({"dice": 3}, "dice must be a list"),
    ],
)
def test_what_does_not_fit_between_markers_or_throws_is_refused(given: dict[str, Any], words: str) -> None:
    with pytest.raises(BadSetup) as refused:
        marked(1, given)
    assert str(refused.value) == f"deal: {words}"
