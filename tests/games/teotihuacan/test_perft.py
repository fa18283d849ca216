"""How many ways there are to go on from set positions, move by move.

The counts of the first positions are worked out by hand from the rules, as far as the comments go; from there on, and
for the positions of the playthroughs, they say what was so when somebody last looked. A count that is another one now
is shown by first moves.

Who is not described has three workers of power 1 on the Palace, and so a single way to begin a turn. From there they
come to the Stone Quarry, to Alchemy and to the Forest.
"""

from __future__ import annotations

import pytest

from cenote import State
from cenote.testing.perft import expect
from tests.games.pinned import pinned
from tests.games.teotihuacan.at_work import arriving, at_work, worshipping
from tests.games.teotihuacan.building import decorations, pyramid
from tests.games.teotihuacan.eclipses import before_eclipse
from tests.games.teotihuacan.scenes import game, scene

# What somebody may do who comes alone, with neither goods nor tiles, and finds nobody there.
ON_RESOURCES = 3  # collect, worship, main
ON_ALCHEMY = 1  # collect
ON_CONSTRUCTION = 1
ON_NOBLES = 1
ON_DECORATIONS = 2  # collect, worship
ON_PALACE = 4  # collect, worship at any of three tiles
FROM_PALACE = ON_RESOURCES + ON_ALCHEMY + ON_RESOURCES
FROM_FOREST = ON_CONSTRUCTION + ON_DECORATIONS + ON_NOBLES
FROM_NOBLES = ON_RESOURCES + ON_PALACE + ON_RESOURCES


def moving() -> State:
    return scene()


def unlocking() -> State:
    return scene({"cocoa": 3, "locked": {"forest": 2}, "workers": ["nobles.1"]})


def moving_two() -> State:
    return scene({"cocoa": 1, "unused": {"double_move": 1}, "workers": ["forest.1", "forest.1", "nobles.2"]})


def worship() -> State:
    """With 3 cocoa, where another's worker is locked beside a Discovery tile that costs nothing."""
    tiles = {"boards": {"forest": "resources2"}}
    return arriving("forest", [3], {"cocoa": 3}, {"locked": {"forest": 2}}, discoveries=tiles)


def trading() -> State:
    """At most twice a resource for 2 cocoa."""
    return worshipping("palace.c", 2, {"wood": 1, "stone": 2}, royal_tiles={"a": "P9", "b": "P6", "c": "P3"})


def powering_up() -> State:
    """Three workers in the Forest, and a third power-up for one of the 2 cocoa."""
    technologies = ["TECH1", "TECH3", "TECH5", "TECH9", "TECH13", "TECH17"]
    return at_work("forest", [1, 2, 4], {"cocoa": 1, "technologies": ["TECH13"]}, technologies=technologies)


def ascending() -> State:
    return at_work("forest", [5], {"cocoa": 3})


def alchemy() -> State:
    return at_work("alchemy", [4], {"gold": 2})


def nobles() -> State:
    return at_work("nobles", [1, 2, 3], {"wood": 2}, nobles={"bottom": 3})


def decorating() -> State:
    """With GG and RB, and rg, ng, bn and br on the four sides."""
    return at_work("decorations", [2], {"gold": 3}, decorations=decorations("D03", "D05"))


def constructing() -> State:
    """On the ground, with a tile that looks the same however it is turned, and one that doesn't."""
    return at_work("construction", [2], {"stone": 2}, pyramid=pyramid(display=["T31", "T01"]))


def salaries() -> State:
    other = {"cocoa": 1, "points": 10, "unused": {"free_cocoa": 1}}
    return before_eclipse({"cocoa": 2, "points": 10}, other).play("end")


@pytest.mark.parametrize(
    ("state", "counts"),
    [
        # One worker as good as another, three boards. Whatever was done, then comes the end of the turn, and the next
        # player. Without cocoa that one can't pay for a main action where a worker is unlocked, nor for a worship where
        # one is locked: after each of the 3 ways at a resource board one thing less can be done there.
        (
            moving,
            [
                1,
                3,
                FROM_PALACE,
                FROM_PALACE,
                FROM_PALACE,
                FROM_PALACE * 3,
                2 * 3 * (FROM_PALACE - 1) + FROM_PALACE,
            ],
        ),
        # All for nothing, or for 3 cocoa, or a move. Then the end; either worker; 3 boards. Then the next player; 3
        # boards for either; with the cocoa kept each board as usual and 3 cocoa to unlock. Fourth: 3 boards; all that
        # can be done from the Forest and from the board of the Nobles; after 3 cocoa what can be done there, after
        # most others the end or 3 cocoa, but 3 resources in the blue temple and a trade or not on Royal tile b.
        (
            unlocking,
            [
                1 + 1 + 1,
                1 + 2 + 3,
                1 + 2 * 3 + (FROM_NOBLES + 3),
                3 + (FROM_FOREST + FROM_NOBLES) + (FROM_NOBLES + (2 + 3 + 2) + 4 * 2 + 3 * 2),
            ],
        ),
        # Two workers of a kind, and one. 3 boards, from the Forest with the tile or without. Then what can be done
        # there, or where the two go. Fourth: in any temple at Decorations; 3 resources in the blue temple; trade or not
        # on b; the end or 3 cocoa where c has brought 3 to the one there was.
        (
            moving_two,
            [
                1 + 1,
                (3 + 1) + 3,
                (FROM_FOREST + 3) + FROM_NOBLES,
                (1 + (1 + 3) + 1 + FROM_FOREST) + (1 + 3 + 1) + (1 + 1 + 2 + 2) + 3,
            ],
        ),
        # Collect, worship for a cocoa, main. The end, and the effect, the tile or both. Then the next player, whose
        # only worker is unlocked at once or by the worship; with the tile the end or its use; either first. Fourth: the
        # tile used is a resource of 3; the tile after the effect may be left, and after the tile comes its use or the
        # end.
        (worship, [3, 1 + 3 + 1, 1 + (1 + 2 + 2) + 1, 1 + (1 + (1 + 3) + (2 + 2)) + 1]),
        # Nothing, wood, or stone. After wood stone, after stone another, or nothing more. With 4 cocoa the end or 3 of
        # it, with 2 the end. Then the next player's 3 boards, or the end and the next player.
        (trading, [1 + 1 + 1, 1 + 2 + 2, 1 + (1 + 2) + (1 + 2), 3 + (1 + 2) + (1 + 2)]),
        # Powers 1, 2, 4 have three ways. After 1 there are 2, 2, 4, with two ways or none; after the others three or
        # none. The third again, for cocoa: as many ways or none as there are different powers then, but 4 rewards for
        # the worker that came from 4 to 6, which has no 3 cocoa for the fifth.
        (powering_up, [3, 3 + 4 + 4, (3 + 4 + 3) + (4 + 4 + 3 + 4) + (4 + 3 + 4 + 4)]),
        # Five rewards. Then the end, any temple, any for the first of two, the end. Then the next player; 3 resources
        # in the blue temple, else the end; there 3 resources, else any temple for the second.
        (ascending, [5, 1 + 1 + 3 + 3 + 1, 1 + 1 + (3 + 1 + 1) + (3 + 3 + 3) + 1]),
        # All six; 3 resources in the blue temple for the first column, else the end, and then the next player: any of
        # 3 boards, after a resource one move later.
        (alchemy, [6, 2 * (3 + 1 + 1), 2 * (3 + 1 + 1), 2 * (3 + 3 + 3)]),
        # With the bottom row full one of the others. Any of the three workers, of powers 1, 2, 3, then none or one of
        # 2, 2, 3, of 1, 3, 3, or of 1, 2, 4. The end, the next player, 3 boards.
        (nobles, [2, 2 * 3, 2 * (3 + 3 + 4), 2 * 10, 2 * 10, 2 * 10 * 3]),
        # Two tiles on four sides. GG brings cocoa in the green temple twice, RB at the top points in the red one, and
        # all those the end; at the bottom RB brings one of 3 resources in the blue one, at the left both, either first.
        # Fourth: the next player, the end after the resource, or the resource on the left after or before the points.
        (decorating, [2, 2 * 4, 4 + (1 + 1 + 3 + 2), 4 + (1 + 1 + 3 + 2 * 3)]),
        # Two tiles on 16 places; one of them in 4 ways. Its only colour is red, so nothing is asked then but the end.
        (constructing, [2, 2 * 16, 16 + 16 * 4, 16 + 16 * 4]),
        # 0 to 2 of 3 cocoa; the tile, or 0 or 1. The new turn, 3 boards, what can be done there, and its end; whoever
        # paid nothing may pay 3 cocoa instead, after the cocoa in the green temple.
        (salaries, [3, 3 * 3, 9, 9 * 3, 9 * FROM_PALACE, 9 * FROM_PALACE + 3]),
    ],
    ids=lambda one: one.__name__ if callable(one) else "",
)
def test_positions_set_up_by_hand(state: object, counts: list[int]) -> None:
    assert callable(state)
    for depth, count in enumerate(counts, 1):
        expect(state(), depth, count)


@pytest.mark.rule("R2.4")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_seat_chooses_one_of_six_pairs(seats: int) -> None:
    """The first tile is one of three, and whichever it is, 6 ways are left for both."""
    start = game.new(seats, seed=1)
    for seat in range(seats):
        expect(start, 2 * seat + 1, 6**seat * 3)
        expect(start, 2 * seat + 2, 6**seat * 6)


@pytest.mark.rule("R25.1", "R25.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_draft_takes_one_tile_after_the_other(seats: int) -> None:
    """Of two tiles per player and two more; the last two are out."""
    start = game.new(seats, seed=1, setup="draft")
    count = 1
    for taken in range(min(2 * seats, 6)):
        count *= 2 * seats + 2 - taken
        expect(start, taken + 1, count)


@pytest.mark.parametrize(
    ("name", "ply", "depth", "count"),
    [
        ("teotihuacan-1", 0, 11, 27_999),
        ("teotihuacan-1", 60, 11, 29_395),
        ("teotihuacan-1-harder-pyramid", 100, 12, 20_122),
        ("teotihuacan-1-harder-pyramid", 180, 11, 19_368),
        ("teotihuacan-2", 0, 10, 31_970),
        ("teotihuacan-2", 150, 12, 19_671),
        ("teotihuacan-2-dark-pyramid", 120, 13, 23_443),
        ("teotihuacan-2-dark-pyramid", 250, 11, 32_792),
        ("teotihuacan-3", 300, 11, 22_956),
        ("teotihuacan-3-first-game-pyramid", 200, 9, 23_136),
        ("teotihuacan-4-draft-dark", 0, 5, 30_240),
        ("teotihuacan-4", 500, 12, 26_629),
        ("teotihuacan-4-first-game-pyramid", 400, 11, 23_760),
    ],
)
def test_positions_of_playthroughs(name: str, ply: int, depth: int, count: int) -> None:
    expect(pinned(name).state(ply), depth, count)
