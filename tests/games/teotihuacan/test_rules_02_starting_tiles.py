"""Rules R2: Starting tiles."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import cenote
from cenote import State
from tests.games.teotihuacan.scenes import goods, offered, player

GAME: cenote.Game = cenote.teotihuacan
NEUTRAL = {"palace", "forest", "stone_quarry", "gold_deposits", "alchemy", "nobles", "decorations", "construction"}
FIVE_TO_FIFTEEN = ["TECH5", "TECH7", "TECH9", "TECH11", "TECH13", "TECH15"]


def dealt(*hands: str, **deal: Any) -> State:
    """A game in which seat 0 is First Player, and the seats are dealt these Starting tiles."""
    return GAME.new(len(hands), 1, deal={"first": 0, "starting": [hand.split() for hand in hands], **deal})


def kept(mine: str, **deal: Any) -> State:
    """A game of two in which the First Player, seat 0, has kept these two Starting tiles, and so has seat 1 others."""
    fillers = [tile for tile in ("S01", "S13", "S15", "S17", "S18") if tile not in mine.split()]
    hand = sorted(mine.split() + fillers[:2])
    others = [tile for tile in ("S02", "S03", "S04", "S08", "S10", "S12") if tile not in hand][:4]
    state = dealt(" ".join(hand), " ".join(others), **deal)
    state.play(" ".join(f"keep:{tile}" for tile in sorted(mine.split())))
    state.play(state.tokens()[0])
    return state.play(state.tokens()[0])


def kinds(state: State) -> set[str]:
    return {token.partition(":")[0] for token in state.tokens()}


# ---- choosing Starting tiles -------------------------------------------------------------------------------


@pytest.mark.rule("R2.4")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everyone_is_dealt_4_different_tiles(seats: int) -> None:
    seen = set()
    for seed in range(30):
        hands = [them["starting_dealt"] for them in GAME.new(seats, seed).dump()["players"]]
        tiles = [tile for hand in hands for tile in hand]
        assert [len(hand) for hand in hands] == [4] * seats
        assert len(set(tiles)) == 4 * seats
        seen |= set(tiles)
    assert seen == {f"S{n:02}" for n in range(1, 19)}


@pytest.mark.rule("R2.4")
def test_any_two_of_four_may_be_kept() -> None:
    hand = ["S02", "S05", "S09", "S18"]
    for pair in combinations(hand, 2):
        state = dealt(" ".join(hand), "S01 S03 S04 S06").play(" ".join(f"keep:{tile}" for tile in pair))
        assert state.to_move == 1
        assert player(state)["starting_kept"] == list(pair)
    state = dealt(" ".join(hand), "S01 S03 S04 S06").play("keep:S05")
    assert state.tokens() == ["keep:S09", "keep:S18"]  # S02 with S05 was offered as S02 first


@pytest.mark.rule("R2.4")
def test_until_all_have_chosen_a_hand_is_seen_by_its_owner_alone() -> None:
    state = dealt("S01 S02 S03 S04", "S05 S06 S07 S08").play("keep:S01 keep:S04")
    own, other, nobody = (state.view(seat)["players"] for seat in (0, 1, None))
    assert own[0]["starting_dealt"] == ["S01", "S02", "S03", "S04"]
    assert own[0]["starting_kept"] == ["S01", "S04"]
    assert other[1]["starting_dealt"] == ["S05", "S06", "S07", "S08"]
    for players in (other, nobody):
        shown = str(players[0])
        assert not any(tile in shown for tile in ("S01", "S02", "S03", "S04"))
    for players in (own, nobody):
        shown = str(players[1])
        assert not any(tile in shown for tile in ("S05", "S06", "S07", "S08"))


@pytest.mark.rule("R2.4")
def test_what_is_kept_is_revealed_when_all_have_chosen_and_what_is_dropped_is_not() -> None:
    state = dealt("S01 S02 S03 S04", "S05 S06 S07 S08").play("keep:S01 keep:S04 keep:S05 keep:S06")
    for seat in (1, None):
        shown = str(state.view(seat)["players"][0])
        assert [tile in shown for tile in ("S01", "S02", "S03", "S04")] == [True, False, False, True]
    for seat in (0, None):
        shown = str(state.view(seat)["players"][1])
        assert [tile in shown for tile in ("S05", "S06", "S07", "S08")] == [True, True, False, False]


@pytest.mark.rule("R2.4")
def test_the_discovery_tile_of_a_starting_tile_is_seen_by_whoever_was_dealt_it() -> None:
    hands = ("S01 S02 S03 S14", "S05 S06 S07 S16")
    state = dealt(*hands, attached=["M1", "M2"])
    assert state.dump()["attached"] == {"S14": "M1", "S16": "M2"}
    assert [tile_of(state, seat, "S14") for seat in (0, 1, None)] == ["M1", None, None]
    assert [tile_of(state, seat, "S16") for seat in (0, 1, None)] == [None, "M2", None]
    state.play("keep:S03 keep:S14 keep:S05 keep:S06")  # S14 is revealed, S16 dropped
    assert [tile_of(state, seat, "S14") for seat in (0, 1, None)] == ["M1", "M1", "M1"]
    assert [tile_of(state, seat, "S16") for seat in (0, 1, None)] == [None, "M2", None]


def tile_of(state: State, seat: int | None, starting: str) -> str | None:
    kind: str | None = state.view(seat)["attached"].get(starting)
    return kind


# ---- what the tiles give -----------------------------------------------------------------------------------


@pytest.mark.rule("R2.5")
def test_both_tiles_give_all_that_they_show() -> None:
    state = kept("S01 S17").play("leave:palace")
    # 1 cocoa of the First Player; S01: Avenue 1, 2 cocoa, 3 wood; S17: 3 cocoa, 2 wood, 3 stone
    assert goods(state) == {"cocoa": 6, "wood": 5, "stone": 3}
    assert player(state)["avenue"] == 1


@pytest.mark.rule("R2.5")
@pytest.mark.parametrize(
    ("takes", "resources"),
    [
        ("take:wood take:wood", {"wood": 2}),
        ("take:wood take:stone", {"wood": 1, "stone": 1}),
        ("take:wood take:gold", {"wood": 1, "gold": 1}),
        ("take:stone take:stone", {"stone": 2}),
        ("take:stone take:gold", {"stone": 1, "gold": 1}),
        ("take:gold take:gold", {"gold": 2}),
    ],
)
def test_every_unit_of_any_resource_is_chosen_freely(takes: str, resources: dict[str, int]) -> None:
    state = kept("S07 S18", technologies=["TECH3", *FIVE_TO_FIFTEEN[:5]]).play("leave:decorations")
    assert goods(state) == {"cocoa": 1}
    state.play(takes)
    # the technology lies in the blue column, whose first step is any resource; then S18: Avenue 1, 1 wood, 2 stone
    state.play("take:gold")
    total = {"cocoa": 1, "wood": 1, "stone": 2, "gold": 1}
    for name, n in resources.items():
        total[name] += n
    assert goods(state) == total


@pytest.mark.rule("R2.5")
def test_a_temple_step_brings_its_usual_reward() -> None:
    state = kept("S09 S13")
    assert offered(state, "take") == {"wood", "stone", "gold"}
    state.play("take:stone")
    # blue: the stone; red: 1 VP; green: 1 cocoa. S13: 3 cocoa, 5 wood
    assert player(state)["temples"] == {"blue": 1, "red": 1, "green": 1}
    assert state.points()[0] == 1
    assert goods(state) == {"cocoa": 1 + 1 + 3, "wood": 5, "stone": 1}


@pytest.mark.rule("R2.5")
def test_no_main_step_is_within_reach_and_no_space_with_tiles() -> None:
    # the most that two tiles give in one temple are two steps; both Avenue tiles lead to space 2
    state = kept("S01 S18", avenue=["vp"] * 3 + ["M4"] * 3)
    assert player(state)["avenue"] == 2
    assert not offered(state, "claim")
    state = kept("S03 S09").play("leave:alchemy take:gold take:gold")
    assert player(state)["temples"]["blue"] == 2
    assert not offered(state, "claim")


@pytest.mark.rule("R2.5")
def test_s06_gives_3_wood_and_2_gold() -> None:
    state = kept("S06 S13").play("leave:alchemy")
    state.play("power:forest.1")
    assert goods(state) == {"cocoa": 1 + 3, "wood": 3 + 5, "gold": 2}


@pytest.mark.rule("R2.6")
@pytest.mark.parametrize("tile", ["S05", "S07"])
def test_a_technology_is_the_lowest_numbered_for_no_gold_with_a_step_in_its_temple(tile: str) -> None:
    state = kept(f"{tile} S17", technologies=FIVE_TO_FIFTEEN)
    finish(state, 0)
    me = player(state)
    assert me["technologies"] == ["TECH5"]
    assert me["temples"] == {"blue": 1, "red": 0, "green": 0}
    assert me["gold"] >= (2 if tile == "S05" else 0)


def finish(state: State, seat: int) -> State:
    """The last of all choices in the setup of this seat."""
    while state.to_move == seat and state.round == 0:
        state.play(state.tokens()[-1])
    return state


@pytest.mark.rule("R2.6")
def test_earlier_owners_score_nothing_for_a_starting_tile() -> None:
    hands = ("S05 S01 S02 S13", "S07 S03 S04 S17")
    state = dealt(*(" ".join(sorted(hand.split())) for hand in hands))
    state.play("keep:S05 keep:S13 keep:S07 keep:S17")
    finish(finish(state, 0), 1)
    lowest = state.dump()["technologies"][0]
    assert [them["technologies"] for them in state.dump()["players"]] == [[lowest], [lowest]]
    assert state.points() == [0, 0]


@pytest.mark.rule("R2.6")
def test_s05_and_s07_together_mark_the_two_lowest() -> None:
    state = kept("S05 S07", technologies=FIVE_TO_FIFTEEN)
    finish(state, 0)
    me = player(state)
    assert me["technologies"] == ["TECH5", "TECH7"]
    assert me["temples"] == {"blue": 1, "red": 1, "green": 0}
    assert state.points()[0] == 1  # the red step
    assert sum(goods(state).values()) == 1 + 2 + 2 + 1  # cocoa, gold, any resource, the blue step


@pytest.mark.rule("R2.7")
def test_a_power_up_raises_one_of_the_three_starting_workers() -> None:
    state = kept("S06 S15")
    assert offered(state, "power") == {"forest.1", "gold_deposits.1", "nobles.1"}
    assert "done" not in state.tokens()
    state.play("power:nobles.1")
    assert sorted(player(state)["workers"]) == ["forest.1", "gold_deposits.1", "nobles.2"]


@pytest.mark.rule("R2.7")
@pytest.mark.parametrize(
    ("first", "second", "workers"),
    [
        ("nobles.1", "nobles.2", ["construction.1", "decorations.1", "nobles.3"]),
        ("nobles.1", "construction.1", ["construction.2", "decorations.1", "nobles.2"]),
    ],
)
def test_two_power_ups_may_raise_the_same_worker_or_two(first: str, second: str, workers: list[str]) -> None:
    state = kept("S10 S11").play(f"power:{first} power:{second}")
    assert sorted(player(state)["workers"]) == workers


def discovering(kind: str, mine: str = "S14 S17") -> State:
    attached = [kind, "temple_red"] if "S14" in mine else ["temple_red", kind]
    return kept(mine, attached=attached)


@pytest.mark.rule("R2.7")
def test_the_discovery_tile_may_be_claimed_for_its_cost_when_all_else_is_received() -> None:
    # First Player 1 cocoa; S14: 3 stone, 1 gold; S17: 3 cocoa, 2 wood, 3 stone; a mask for 2 cocoa and 1 gold
    state = discovering("M1")
    assert set(state.tokens()) == {"claim:M1", "done"}
    assert goods(state) == {"cocoa": 4, "wood": 2, "stone": 6, "gold": 1}
    declined = state.clone().play("done")
    assert goods(declined) == {"cocoa": 4, "wood": 2, "stone": 6, "gold": 1}
    assert player(declined)["unused"] == {}
    state.play("claim:M1")
    assert goods(state) == {"cocoa": 2, "wood": 2, "stone": 6}
    assert player(state)["unused"] == {"M1": 1}
    assert state.to_move == 1


@pytest.mark.rule("R2.7")
def test_it_can_be_paid_for_with_what_either_tile_brings() -> None:
    # S14 alone would leave the First Player without wood; S15 brings it
    state = discovering("M4", "S14 S15").play("leave:nobles")
    assert set(state.tokens()) == {"claim:M4", "done"}
    assert goods(state.play("claim:M4")) == {"cocoa": 1, "stone": 3 + 2, "gold": 1 + 3}


@pytest.mark.rule("R2.7")
def test_it_cannot_be_claimed_by_who_cannot_pay_and_nothing_is_asked() -> None:
    state = discovering("M4", "S02 S14").play("leave:gold_deposits")  # no wood
    assert state.to_move == 1
    assert player(state)["unused"] == {}


@pytest.mark.rule("R2.7")
def test_it_is_used_from_the_first_turn_on() -> None:
    state = discovering("temple_red").play("claim:temple_red")
    assert "use:temple_red" not in state.tokens()
    finish(state, 1)
    assert (state.to_move, state.round) == (0, 1)
    assert "use:temple_red" in state.tokens()
    state.play("use:temple_red")
    assert state.points()[0] == 1


@pytest.mark.rule("R2.7")
def test_a_claimed_tile_is_not_used_in_the_setup_of_its_owner() -> None:
    state = kept("S14 S16", attached=["cocoa4", "M1"]).play("leave:decorations")
    # 1 cocoa, S16: 2 cocoa and 3 gold, S14: 3 stone and 1 gold
    state.play("claim:cocoa4")
    assert set(state.tokens()) == {"claim:M1", "done"}
    assert goods(state.play("claim:M1")) == {"cocoa": 1, "stone": 3, "gold": 2}


# ---- placing workers ---------------------------------------------------------------------------------------


@pytest.mark.rule("R2.8")
@pytest.mark.parametrize("left", ["palace", "forest", "stone_quarry", "alchemy"])
def test_with_four_boards_the_player_chooses_three(left: str) -> None:
    state = kept("S01 S13")
    assert offered(state, "leave") == {"palace", "forest", "stone_quarry", "alchemy"}
    state.play(f"leave:{left}")
    boards = {"palace", "forest", "stone_quarry", "alchemy"} - {left}
    assert {worker.partition(".")[0] for worker in player(state)["workers"]} == boards
    assert len(player(state)["workers"]) == 3


@pytest.mark.rule("R2.8")
def test_with_three_boards_there_is_nothing_to_choose() -> None:
    state = kept("S01 S18")  # 1 and 2, 2 and 7
    assert sorted(player(state)["workers"]) == ["decorations.1", "forest.1", "palace.1"]


@pytest.mark.rule("R2.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_starts_with_two_workers_on_one_board_nor_with_a_locked_one(seats: int) -> None:
    for seed in range(20):
        state = GAME.new(seats, seed)
        while state.round == 0:
            state.play(state.tokens()[seed % len(state.tokens())])
        for them in state.dump()["players"]:
            assert len({worker.partition(".")[0] for worker in them["workers"]}) == 3
            assert them["locked"] == {}


@pytest.mark.rule("R2.8")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_players_receive_what_they_kept_in_seat_order(first: int) -> None:
    hands = ["S01 S02 S13 S17", "S03 S08 S12 S15", "S04 S06 S11 S18"]
    kept_tiles = ["S01 S13", "S03 S08", "S04 S11"]  # with four boards each
    deal = {"first": first, "starting": [hand.split() for hand in hands]}
    state = GAME.new(3, 1, deal=deal)
    for i in range(3):
        state.play(" ".join(f"keep:{tile}" for tile in kept_tiles[(first + i) % 3].split()))
    order = []
    while state.round == 0:
        order.append(state.to_move)
        state.play(state.tokens()[0])
    assert list(dict.fromkeys(order)) == [(first + i) % 3 for i in range(3)]
    assert order == sorted(order, key=lambda seat: (seat - first) % 3)


@pytest.mark.rule("R2.3")
def test_starting_workers_have_power_1() -> None:
    state = kept("S01 S13").play("leave:palace")
    assert sorted(player(state)["workers"]) == ["alchemy.1", "forest.1", "stone_quarry.1"]


@pytest.mark.rule("R2.11")
def test_a_discovery_tile_that_was_not_claimed_goes_back_into_the_stack() -> None:
    for claim in (True, False):
        state = discovering("M1")
        before = state.dump()
        assert "M1" not in before["discoveries"]["stack"]
        finish(state.play("claim:M1" if claim else "done"), 1)
        stack = state.dump()["discoveries"]["stack"]
        assert ("M1" in stack) is not claim
        assert "S14" not in stack
        assert "S16" not in stack
        assert stack.count("temple_red") == before["discoveries"]["stack"].count("temple_red") + 1  # that of S16
