"""What a seat imagines of what it can't see is spread over all that may be, nothing more likely than it should be."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from cenote import State
from cenote.games.teotihuacan.components import STARTING_IDS
from tests.even import even
from tests.games.teotihuacan.scenes import game

WORLDS = 3000
DEALT = [["S01", "S02", "S03", "S14"], ["S05", "S06", "S07", "S16"]]
NEUTRAL = ["S08", "S09", "S10", "S11"]
UNSEEN = [tile for tile in STARTING_IDS if tile not in (*DEALT[0], *NEUTRAL)]
"""By seat 0, while Starting tiles are chosen."""
BOTH = "keep:S01 keep:S02 keep:S05 keep:S06"


def choosing(moves: str = "") -> State:
    """Seat 0 is First Player and chooses first."""
    return game.new(2, 1, deal={"first": 0, "starting": DEALT, "neutral": NEUTRAL}).play(moves)


def playing() -> State:
    """The first turn, after random choices."""
    state = choosing(BOTH)
    while state.round == 0:
        state.apply(state.legal()[0])
    return state


def imagined(state: State, seat: int | None, worlds: int = WORLDS) -> list[dict[str, Any]]:
    """What this seat holds possible, many times over."""
    return [state.imagine(seat, seed).dump() for seed in range(worlds)]


# ---- Starting tiles ----------------------------------------------------------------------------------------


def kept_places(state: State, viewer: int | None) -> Counter[tuple[int, ...]]:
    """Which of the four tiles of seat 0 this viewer holds to have been kept."""
    players = [world["players"][0] for world in imagined(state, viewer)]
    return Counter(tuple(map(player["starting_dealt"].index, player["starting_kept"])) for player in players)


@pytest.mark.rule("R2.4")
@pytest.mark.parametrize("viewer", [1, None])
def test_any_two_of_four_tiles_may_have_been_kept(viewer: int | None) -> None:
    pairs = dict.fromkeys(combinations(range(4), 2), 1)
    assert even(kept_places(choosing("keep:S01 keep:S02"), viewer), pairs)


@pytest.mark.rule("R2.4")
@pytest.mark.parametrize("viewer", [1, None])
def test_of_a_choice_half_made_the_first_of_any_two(viewer: int | None) -> None:
    """As many pairs begin with each."""
    assert even(kept_places(choosing("keep:S01"), viewer), {(0,): 3, (1,): 2, (2,): 1})


@pytest.mark.rule("R2.4")
def test_who_has_kept_nothing_yet_is_imagined_so() -> None:
    worlds = imagined(choosing(), None)
    assert all(not player["starting_kept"] for world in worlds for player in world["players"])


@pytest.mark.rule("R2.4", "R24.2")
def test_another_may_have_been_dealt_any_tile_that_was_not_seen() -> None:
    """All but the own ones, and those that have placed neutral workers."""
    worlds = imagined(choosing(), 0)
    dealt = Counter(tile for world in worlds for tile in world["players"][1]["starting_dealt"])
    assert even(dealt, dict.fromkeys(UNSEEN, 1))
    assert all(world["players"][0]["starting_dealt"] == DEALT[0] for world in worlds)


@pytest.mark.rule("R2.4")
def test_what_another_dropped_stays_hidden() -> None:
    """Two are revealed; the other two are any that lie nowhere in sight."""
    worlds = imagined(playing(), 0)
    assert all(world["players"][1]["starting_kept"] == ["S05", "S06"] for world in worlds)
    dealt = Counter(tile for world in worlds for tile in world["players"][1]["starting_dealt"])
    assert dealt.pop("S05") == dealt.pop("S06") == WORLDS
    assert even(dealt, dict.fromkeys([tile for tile in UNSEEN if tile not in ("S05", "S06")], 1))


@pytest.mark.rule("R25.2")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_draft_hides_no_starting_tile(viewer: int | None) -> None:
    state = game.new(2, 1, setup="draft")
    state.play([state.legal()[0]])
    for world in imagined(state, viewer, 50):
        assert world["laid_out"] == state.dump()["laid_out"]
        assert [them["starting_dealt"] for them in world["players"]] == [
            them["starting_dealt"] for them in state.dump()["players"]
        ]


# ---- Discovery tiles ---------------------------------------------------------------------------------------


def unseen_discoveries(state: State, *attached: str) -> Counter[str]:
    """The kinds in the stack, and those that came with these Starting tiles."""
    dump = state.dump()
    return Counter([kind for kind in dump["discoveries"]["stack"] if kind not in ("S14", "S16")]) + Counter(
        dump["attached"][tile] for tile in attached
    )


@pytest.mark.rule("R2.4")
@pytest.mark.parametrize(("viewer", "own", "others"), [(0, "S14", "S16"), (1, "S16", "S14")])
def test_a_discovery_tile_with_anothers_starting_tile_may_be_any(viewer: int, own: str, others: str) -> None:
    """As likely each kind as there are copies out of sight. That with an own tile has been looked at."""
    state = choosing()
    worlds = imagined(state, viewer)
    assert {world["attached"][own] for world in worlds} == {state.dump()["attached"][own]}
    assert even(Counter(world["attached"][others] for world in worlds), unseen_discoveries(state, others))


@pytest.mark.rule("R2.4")
def test_a_spectator_has_looked_at_none_of_them() -> None:
    state = choosing()
    worlds = imagined(state, None)
    for tile in ("S14", "S16"):
        assert even(Counter(world["attached"][tile] for world in worlds), unseen_discoveries(state, "S14", "S16"))


@pytest.mark.rule("R25.1")
def test_in_a_draft_everybody_sees_them() -> None:
    state = next(
        start
        for start in (game.new(3, seed, setup="draft") for seed in range(50))
        if {"S14", "S16"} <= set(start.dump()["laid_out"])
    )
    for viewer in (0, 2, None):
        assert all(world["attached"] == state.dump()["attached"] for world in imagined(state, viewer, 50))


@pytest.mark.rule("R2.11", "R7.7")
@pytest.mark.parametrize("place", [0, 17, -1])
def test_any_discovery_tile_may_lie_anywhere_in_its_stack(place: int) -> None:
    state = playing()
    tops = Counter(world["discoveries"]["stack"][place] for world in imagined(state, 0))
    assert even(tops, Counter(state.dump()["discoveries"]["stack"]))


# ---- other stacks, neutral workers, dice -------------------------------------------------------------------


@pytest.mark.rule("R1.7")
@pytest.mark.parametrize("tiles", ["pyramid", "decorations"])
@pytest.mark.parametrize("place", [0, 5, -1])
def test_any_tile_may_lie_anywhere_in_its_stack(tiles: str, place: int) -> None:
    state = playing()
    tops = Counter(world[tiles]["stack"][place] for world in imagined(state, 0))
    assert even(tops, dict.fromkeys(state.dump()[tiles]["stack"], 1))


@pytest.mark.rule("R24.2")
@pytest.mark.parametrize("eclipse", [1, 2])
def test_neutral_workers_may_come_anywhere_after_an_eclipse(eclipse: int) -> None:
    """From all 18 tiles each time, those in use included; where they stand now is seen."""
    worlds = imagined(playing(), 0)
    assert all(world["neutral_tiles"][0] == NEUTRAL for world in worlds)
    assert all(len(set(world["neutral_tiles"][eclipse])) == 4 for world in worlds)
    for place in range(4):
        found = Counter(world["neutral_tiles"][eclipse][place] for world in worlds)
        assert even(found, dict.fromkeys(STARTING_IDS, 1))


@pytest.mark.rule("R29.1", "R31.1")
@pytest.mark.parametrize("viewer", [0, None])
@pytest.mark.parametrize("place", [0, 1, 20])
def test_the_teotibots_dice_and_turns_are_any(viewer: int | None, place: int) -> None:
    state = game.new(1, 1)
    bots = [world["teotibot"] for world in imagined(state, viewer)]
    assert even(Counter(bot["dice"][place] for bot in bots), dict.fromkeys(range(1, 7), 1))
    assert even(Counter(bot["turned"][place % 16] for bot in bots), dict.fromkeys(range(4), 1))
    for seen in ("actions", "set_aside", "directions", "last_roll"):
        assert all(bot[seen] == state.dump()["teotibot"][seen] for bot in bots[:50])


@pytest.mark.rule("R29.1")
def test_two_dice_of_the_teotibot_do_not_depend_on_each_other() -> None:
    rolls = Counter(tuple(world["teotibot"]["dice"][:2]) for world in imagined(game.new(1, 1), 0, 6000))
    assert even(rolls, dict.fromkeys([(one, two) for one in range(1, 7) for two in range(1, 7)], 1))
