"""What holds at every ply of every game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cenote import State
from cenote.core.chance import Chance
from cenote.games.teotihuacan.components import (
    ATTACHING_IDS,
    DECORATION_IDS,
    MASK_IDS,
    PYRAMID_IDS,
    SPACE_IDS,
    STARTING_IDS,
    discoveries,
)
from tests.games.at_random import any_options, play_to_the_end
from tests.games.teotihuacan.building import below
from tests.games.teotihuacan.eclipses import DARK
from tests.games.teotihuacan.scenes import GOODS, Given, game

ALL = Counter(discoveries())
NEUTRAL_COLOURS = {1: 2, 2: 2, 3: 1, 4: 0}
ROWS = {"top": 5, "middle": 4, "bottom": 3}
BUILDINGS = 11
TOP, LAST_SPACE = 11, 9


def everybody(dump: Given) -> list[dict[str, Any]]:
    """The players, and the Teotibot."""
    return [*dump["players"], *([dump["teotibot"]] if "teotibot" in dump else [])]


# ---- workers -----------------------------------------------------------------------------------------------


def in_play(them: Given) -> int:
    return len(them["workers"]) + len(them["locked"]) + len(them["on_the_way"]) + int(them["ascending"])


def check_workers(dump: Given, before: Given) -> None:
    """Three or four of each colour, never fewer than before, each somewhere; nobody shares a worship space."""
    places = Counter(space for them in everybody(dump) for space in them["locked"])
    assert set(places) <= set(SPACE_IDS)
    assert max(places.values(), default=1) == 1
    for them, earlier in zip(everybody(dump), everybody(before), strict=True):
        assert in_play(them) in ((3, 4) if dump["round"] else (0, 3, 4))
        assert in_play(them) >= in_play(earlier)
        powers = [int(worker.partition(".")[2]) for worker in them["workers"]]
        assert all(1 <= power <= 5 for power in [*powers, *them["locked"].values(), *them["on_the_way"]])
    for seat, them in enumerate(dump["players"]):
        assert seat == dump["to_move"] or not (them["on_the_way"] or them["ascending"])


def check_bot(dump: Given) -> None:
    """Four workers, one of them locked, but never at the Palace; nothing of what it doesn't use."""
    if "teotibot" not in dump:
        return
    bot = dump["teotibot"]
    assert in_play(bot) == 4
    assert len(bot["locked"]) == 1
    assert not any(space.startswith("palace") for space in bot["locked"])
    assert set(bot["unused"]) <= set(MASK_IDS)
    assert not bot["used"]
    assert len({*bot["actions"].values(), bot["set_aside"]}) == 7


def check_neutral(dump: Given, before: Given) -> None:
    """Three of each colour on three boards; they only change with an Eclipse."""
    assert len(dump["neutral_workers"]) == NEUTRAL_COLOURS[dump["seats"]]
    assert all(len(set(boards)) == len(boards) == 3 for boards in dump["neutral_workers"])
    if dump["eclipses"] == before["eclipses"]:
        assert dump["neutral_workers"] == before["neutral_workers"]


# ---- goods and tiles ---------------------------------------------------------------------------------------


def check_goods(dump: Given) -> None:
    for them in everybody(dump):
        assert min(them[name] for name in (*GOODS, "points", "pyramid_track")) >= 0
        assert all(type(them[name]) is int for name in (*GOODS, "points", "pyramid_track"))


def check_discoveries(dump: Given, discarded: int) -> None:
    """Each Discovery tile is in one place, but for those that the Teotibot discards; masks are never turned over."""
    found: Counter[str] = Counter()
    lying = dump["discoveries"]
    found.update(kind for kind in lying["boards"].values() if kind)
    found.update(kind for group in ("avenue", "steps") for kinds in lying[group].values() for kind in kinds)
    found.update(kind for kind in lying["stack"] if kind not in ATTACHING_IDS)
    found.update(kind for kind in dump["attached"].values() if kind not in (None, "claimed"))
    for them in everybody(dump):
        found.update(them["unused"])
        found.update(them["used"])
        assert not set(them["used"]) & set(MASK_IDS)
        assert min([1, *them["unused"].values(), *them["used"].values()]) == 1
    assert all(found[kind] <= n for kind, n in ALL.items())
    assert found.total() + discarded == ALL.total() == 54


def check_used(dump: Given, before: Given) -> None:
    """What is claimed stays with whoever claimed it, and what is turned over stays so."""
    for them, earlier in zip(everybody(dump), everybody(before), strict=True):
        claimed, claimed_before = ({**one["unused"]} for one in (them, earlier))
        for kind in {*claimed, *claimed_before, *them["used"], *earlier["used"]}:
            turned, turned_before = them["used"].get(kind, 0), earlier["used"].get(kind, 0)
            assert turned >= turned_before
            assert claimed.get(kind, 0) + turned >= claimed_before.get(kind, 0) + turned_before


def check_pyramid(dump: Given, before: Given) -> None:
    """All tiles are there; each rests on four, and none is ever moved."""
    pyramid = dump["pyramid"]
    tiles = pyramid["tiles"]
    everywhere = [*filter(None, pyramid["display"]), *pyramid["stack"], *(laid["tile"] for laid in tiles.values())]
    assert sorted(everywhere) == list(PYRAMID_IDS)
    assert before["pyramid"]["tiles"].items() <= tiles.items()
    assert all(set(below(place)) <= set(tiles) for place in tiles if not place.startswith("1."))


def check_decorations(dump: Given, before: Given) -> None:
    """All tiles are there; from number 2 on they lie on Pyramid tiles."""
    decorations = dump["decorations"]
    everywhere = [*filter(None, decorations["display"]), *decorations["stack"]]
    for side, lying in decorations["sides"].items():
        everywhere += lying
        assert before["decorations"]["sides"][side] == lying[: len(before["decorations"]["sides"][side])]
        for number in range(2, len(lying) + 1):
            assert beneath_decoration(side, number) <= set(dump["pyramid"]["tiles"])
    assert sorted(everywhere) == list(DECORATION_IDS)


def beneath_decoration(side: str, number: int) -> set[str]:
    """The places of the Pyramid on which number 2, 3 or 4 of a side lies."""
    level = number - 1
    last = 4 - level  # the last row and column of the level
    middle = {last // 2, (last + 1) // 2}
    row = {"top": {0}, "bottom": {last}}.get(side, middle)
    column = {"left": {0}, "right": {last}}.get(side, middle)
    return {f"{level}.{r}.{c}" for r in row for c in column}


def check_starting_tiles(dump: Given) -> None:
    """Each of them is in one place; two of the four are kept in the end."""
    dealt = [tile for them in dump["players"] for tile in them["starting_dealt"]]
    everywhere = [*dealt, *dump["laid_out"], *(dump["neutral_tiles"] or [[]])[0]]
    if dump["options"]["setup"] == "first_game":
        assert not dealt
        assert not dump["laid_out"]
    else:
        assert len(set(everywhere)) == len(everywhere)
    assert set(everywhere) <= set(STARTING_IDS)
    for them in dump["players"]:
        assert set(them["starting_kept"]) <= set(them["starting_dealt"])
        if dump["round"] and dump["options"]["setup"] != "first_game":
            assert len(them["starting_kept"]) == 2


# ---- tracks and the calendar -------------------------------------------------------------------------------


def check_tracks(dump: Given, before: Given) -> None:
    """Nobody goes back, and the top of a temple has room for one."""
    for temple in ("blue", "red", "green"):
        assert [them["temples"][temple] for them in everybody(dump)].count(TOP) <= 1
    for them, earlier in zip(everybody(dump), everybody(before), strict=True):
        assert all(earlier["temples"][temple] <= step <= TOP for temple, step in them["temples"].items())
        assert earlier["avenue"] <= them["avenue"] <= LAST_SPACE
        assert set(earlier["technologies"]) <= set(them["technologies"]) <= set(dump["technologies"])


def check_nobles(dump: Given, before: Given) -> None:
    assert all(before["nobles"][row] <= n <= ROWS[row] for row, n in dump["nobles"].items())
    assert sum(dump["nobles"].values()) <= BUILDINGS


def check_calendar(dump: Given, before: Given) -> None:
    """The light disc goes on to the dark disc; rounds and Eclipses go up one by one, and none is missed."""
    dark = DARK[dump["seats"]][dump["eclipses"]]
    assert 0 <= dump["light_disc"] <= dark
    assert dump["round"] - before["round"] in (0, 1)
    assert dump["eclipses"] - before["eclipses"] in (0, 1)
    if dump["eclipses"] == before["eclipses"]:
        assert dump["light_disc"] >= before["light_disc"]
        assert dump["announced"] >= before["announced"] or salaries_are_due(dump) or dump["to_move"] is None
    else:
        assert dump["light_disc"] == 0
        assert before["light_disc"] == DARK[dump["seats"]][before["eclipses"]]
        assert not dump["announced"]
    if dump["announced"]:
        assert dump["light_disc"] == dark
        assert not dump["options"]["dark_eclipse"]
    if "4.0.0" in dump["pyramid"]["tiles"]:
        assert dump["light_disc"] == dark
        assert dump["eclipses"] == before["eclipses"]
    for name in ("ring", "royal_tiles", "technologies", "temple_bonus", "first_player", "options"):
        assert dump[name] == before[name]


def salaries_are_due(dump: Given) -> bool:
    return bool(dump["pending"]) and dump["pending"][0]["ask"] == "after_eclipse"


def check_canonical(state: State, dump: dict[str, Any]) -> None:
    """Nothing is left in the state of how it came about: set up afresh, it is the same to the byte."""
    assert game.load(dump).key() == state.key()


def check_everything(state: State, dump: dict[str, Any], before: dict[str, Any], discarded: int) -> None:
    check_workers(dump, before)
    check_bot(dump)
    check_neutral(dump, before)
    check_goods(dump)
    check_discoveries(dump, discarded)
    check_used(dump, before)
    check_pyramid(dump, before)
    check_decorations(dump, before)
    check_starting_tiles(dump)
    check_tracks(dump, before)
    check_nobles(dump, before)
    check_calendar(dump, before)
    check_canonical(state, dump)


def check_end(dump: Given) -> None:
    """With the third Eclipse, or with a finished Pyramid."""
    assert dump["eclipses"] == 2 or "4.0.0" in dump["pyramid"]["tiles"]
    assert all(them["pyramid_track"] == 0 for them in everybody(dump))
    assert not dump["pending"]


with_seats = pytest.mark.parametrize("seats", [1, 2, 3, 4])


@with_seats
@settings(max_examples=15)
@given(data=st.data())
def test_what_must_hold_holds_at_every_ply(seats: int, data: st.DataObject) -> None:
    seed = data.draw(st.integers(0, 2**64 - 1))
    state = game.new(seats, seed, **data.draw(any_options(game, seats))).log()
    chance = Chance(seed)
    before = state.dump()
    check_everything(state, before, before, 0)
    while not state.over:
        legal = state.legal()
        assert legal
        assert 0 <= state.to_move < seats
        state.apply(legal[chance.below(len(legal))])
        dump = state.dump()
        discarded = sum(event["event"] == "discard" for event in state.events())
        check_everything(state, dump, before, discarded)
        before = dump
    check_end(before)


@with_seats
@settings(max_examples=50)
@given(data=st.data())
def test_standing_follows_points_cocoa_and_player_order(seats: int, data: st.DataObject) -> None:
    """In the Dark Eclipse the later of two is ahead; against the Teotibot a tie is a defeat."""
    seed = data.draw(st.integers(0, 2**64 - 1))
    state = play_to_the_end(game.new(seats, seed, **data.draw(any_options(game, seats))), seed)
    dump = state.dump()
    merits: list[tuple[float, ...]] = []
    for seat, points in enumerate(state.points()):
        token = (seat - dump["first_player"]) % seats
        order = token if dump["options"]["dark_eclipse"] else -token
        merits.append((points, seat) if seats == 1 else (points, dump["players"][seat]["cocoa"], order))
    assert state.standing() == [1 + sum(other > mine for other in merits) for mine in merits]
