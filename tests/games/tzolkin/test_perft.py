"""How many ways there are to go on from set positions, move by move.

The counts of the first positions are worked out by hand from the rules, as far as the comments go; from there on, and
for the positions of the playthroughs, they say what was so when somebody last looked. A count that is another one now
is shown by first moves.
"""

from __future__ import annotations

import pytest

import cenote
from cenote import State
from cenote.testing.perft import expect
from tests.games.pinned import pinned
from tests.games.tzolkin.positions import gears, picking, table

# What seat 1 may begin with after seat 0 has taken one of the six places: it has no corn, so it may also beg.
NEXT = 6


def placing() -> State:
    return table({"corn": 30}, seats=2)


def begging() -> State:
    return table({"corn": 1, "temples": {"chaac": 0}}, seats=2)


def last_turn() -> State:
    return table(seats=2, round=27, to_move=1)


def days() -> State:
    """Whoever stands on the first-player space has ended the turn and the round."""
    return table({}, {"corn": 1}, seats=2, round=7, to_move=1, gears=gears(seat_0="tikal.5")).play("place:first end")


def harvesting() -> State:
    return picking("palenque.4 yaxchilan.2", {"corn": 3}, seats=2)


def trading() -> State:
    return picking("uxmal.2", {"corn": 5, "wood": 1, "gold": 1}, seats=2).play("pick:uxmal.2 do:2")


def advancing() -> State:
    me = {"wood": 2, "stone": 1, "technologies": {"extraction": 3}}
    return picking("tikal.3", me, seats=2).play("pick:tikal.3 do:3")


def building() -> State:
    """For 2 wood; for a gold; for 2 wood and a stone; for a wood."""
    me = {"wood": 3, "stone": 2, "gold": 2, "technologies": {"architecture": 3}}
    row = ["A1C1", "A1S1", "A1C4", "A1F1"]
    state = picking("tikal.4", me, seats=2, buildings={"row": row}, monuments=["MON_WORKERS"])
    return state.play("pick:tikal.4 do:4")


def offering() -> State:
    me = {"corn": 2, "skulls": 1, "wood": 1, "technologies": {"theology": 2}}
    return picking("chichen_itza.9", me, seats=2).play("pick:chichen_itza.9")


def borrowing() -> State:
    return picking("uxmal.5", {"corn": 2, "wood": 1}, seats=2)


@pytest.mark.parametrize(
    ("state", "counts"),
    [
        # Any of 6 places. Then the end, or two workers: 15 ways on the gears, 5 with one on the first-player space.
        # Then the next player (6 ways after each single worker), or the end after two, or three: 35 ways, and 15.
        (placing, [6, 6 + 15 + 5, 6 * NEXT + 20 + 35 + 15, 203]),
        # To beg, or a place. After begging 2 temples are left; with 1 corn a second worker goes on a later gear or the
        # first-player space.
        (begging, [1 + 6, 2 + (6 + 5 + 4 + 3 + 2 + 1), 63, 175]),
        # To beg, or a place; then 3 temples, or the end, after which there is nothing; then any place; then the
        # end, or with 2 of the 3 corn a second worker in the order of the places.
        (last_turn, [1 + 6, 3 + 6, 3 * 6 + 0, 3 * (7 + 6 + 5 + 4 + 3 + 1)]),
        # The marker has come to seat 1, which begins the next round with 1 corn. After one day that is the first Food
        # Day's round. Any place or to beg; then 3 temples, or the end, or a second worker as above.
        (days, [2, 2 * (1 + 6), 2 * (3 + 21), 150]),
        # 6 places for the one worker in hand, 2 workers to pick up. The end; on Palenque the actions 1 to 4 or nothing,
        # on Yaxchilan 1, 2 or nothing. The next player; wood or burning with the actions 3 and 4, and otherwise the
        # end or the other worker.
        (harvesting, [6 + 2, 6 + 5 + 3, 6 * NEXT + 5 * 2 + 3 * 2, 123]),
        # Nothing, 2 things to sell, 3 to buy. The end of the turn; after selling wood 3 other trades, after gold 2;
        # after buying wood 2; after stone or gold there is no corn for more, so only the end of the turn.
        (trading, [1 + 2 + 3, 1 + (3 + 1) + (2 + 1) + (2 + 1) + 1 + 1, 37, 84, 268]),
        # 4 tracks. A wood or a stone. Then the second advance, or none: after agriculture all 4, after architecture 2,
        # after theology 1; with extraction any of 3 resources comes first.
        (advancing, [4, 4 * 2, 2 * ((4 + 1) + 3 + (2 + 1) + (1 + 1)), 46, 195, 345]),
        # 4 buildings. Architecture now or later. Then any of the 3 others, or none; but of the two resources of one
        # building the one to leave out is asked first.
        (building, [4, 4 * 2, 3 * 2 * (3 + 1) + 2 + (3 + 1), 37, 193, 311]),
        # With theology 1 all 9 actions for nothing, or none. Devotion or not with the one wood; 3 resources on 6, 8, 9.
        # Then the next player (any place, or to beg); 3 temples or the end; devotion with what was taken, too.
        (offering, [9 + 1, 6 * 2 + 3 * 3 + 1, 7 + 6 * (3 + 1) + 3 * (2 + 3 + 3), 123, 343]),
        # To beg, 6 places, or the worker. 3 temples; a second worker anywhere with 2 corn, in the order of the places;
        # the action 5, a worker from the bank for 2 corn, or nothing.
        (borrowing, [1 + 6 + 1, 3 + (7 + 6 + 5 + 4 + 3 + 1) + 3, 95, 299, 805]),
    ],
    ids=lambda one: one.__name__ if callable(one) else "",
)
def test_positions_set_up_by_hand(state: object, counts: list[int]) -> None:
    assert callable(state)
    for depth, count in enumerate(counts, 1):
        expect(state(), depth, count)


@pytest.mark.parametrize(
    ("name", "ply", "depth", "count"),
    [
        ("tzolkin-2", 0, 9, 46_413),
        ("tzolkin-2", 60, 9, 51_521),
        ("tzolkin-2", 120, 9, 52_482),
        ("tzolkin-2-hidden", 100, 9, 41_630),
        ("tzolkin-3", 0, 12, 948_552),
        ("tzolkin-3", 60, 9, 50_803),
        ("tzolkin-3", 160, 9, 53_761),
        ("tzolkin-4", 0, 13, 1_512_000),
        ("tzolkin-4", 100, 9, 29_015),
        ("tzolkin-4", 240, 9, 7_462),
    ],
)
def test_positions_of_playthroughs(name: str, ply: int, depth: int, count: int) -> None:
    expect(pinned(name).state(ply), depth, count)


@pytest.mark.rule("2.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_chooses_one_of_six_pairs(seats: int) -> None:
    """The first tile is one of three, and whichever it is, 6 ways are left for both."""
    start = cenote.tzolkin.new(seats, seed=1)
    for seat in range(seats):
        expect(start, 2 * seat + 1, 6**seat * 3)
        expect(start, 2 * seat + 2, 6**seat * 6)
