"""Rules R24: neutral workers."""

from __future__ import annotations

import pytest

import cenote
from cenote import State
from tests.games.teotihuacan.scenes import goods, offered, player, scene

GAME = cenote.teotihuacan
ALL = {f"S{n:02}" for n in range(1, 19)}
AWAY = {"locked": {"decorations": 1}}  # in no general area


def placed(seats: int, *tiles: str) -> list[list[str]]:
    """Where the neutral workers of a first game stand for these tiles."""
    state = GAME.new(seats, 1, setup="first_game", deal={"neutral": list(tiles)})
    workers: list[list[str]] = state.dump()["neutral_workers"]
    return [sorted(boards) for boards in workers]


def through_the_eclipse(eclipses: int, seats: int = 2, *tiles: list[str]) -> State:
    """Salaries are paid, and the game goes on."""
    dark = {2: 10, 3: 11, 4: 12}[seats] - eclipses
    state = scene(
        seats=seats, to_move=seats - 1, announced=True, eclipses=eclipses, light_disc=dark, neutral_tiles=list(tiles)
    )
    state.play("worker:palace.1 go:alchemy collect end")
    while offered(state, "salary"):
        state.play(state.tokens()[0])
    return state


# ---- how many, and where -----------------------------------------------------------------------------------


@pytest.mark.rule("R24.1")
@pytest.mark.parametrize(("seats", "colours"), [(1, 2), (2, 2), (3, 1), (4, 0)])
@pytest.mark.parametrize("setup", ["dealt", "draft", "first_game"])
def test_three_dice_of_each_unused_colour(seats: int, colours: int, setup: str) -> None:
    if (seats, setup) == (1, "draft"):
        setup = "dealt"
    for seed in range(15):
        position = GAME.new(seats, seed, setup=setup).dump()
        assert [len(boards) for boards in position["neutral_workers"]] == [3] * colours


@pytest.mark.rule("R24.2")
@pytest.mark.parametrize(
    ("tiles", "boards"),
    [
        (("S01", "S17"), ["forest", "palace", "stone_quarry"]),  # 1 2, 3 8: the fourth gets none
        (("S17", "S01"), ["construction", "palace", "stone_quarry"]),  # 3 8, 1 2
        (("S01", "S03"), ["forest", "palace", "stone_quarry"]),  # 1 2, 2 3: the 2 is there already
        (("S03", "S01"), ["forest", "palace", "stone_quarry"]),  # 2 3, 1 2
        (("S03", "S02"), ["forest", "gold_deposits", "stone_quarry"]),  # 2 3, 4 3
        (("S13", "S02"), ["alchemy", "gold_deposits", "stone_quarry"]),  # 3 5, 4 3
        (("S13", "S03"), ["alchemy", "forest", "stone_quarry"]),  # 3 5, 2 3
        (("S09", "S02"), ["alchemy", "gold_deposits", "nobles"]),  # 5 6, 4 3
    ],
)
def test_a_die_goes_on_each_of_the_first_three_different_boards(tiles: tuple[str, str], boards: list[str]) -> None:
    assert placed(3, *tiles) == [boards]


@pytest.mark.rule("R24.2")
@pytest.mark.parametrize("seats", [1, 2])
def test_each_colour_has_two_tiles_of_its_own(seats: int) -> None:
    first, second = placed(seats, "S01", "S17", "S03", "S09")
    assert first == ["forest", "palace", "stone_quarry"]
    assert second == ["alchemy", "forest", "stone_quarry"]


@pytest.mark.rule("R24.2")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_at_setup_they_are_drawn_from_the_tiles_not_dealt(seats: int) -> None:
    seen = set()
    for seed in range(60):
        position = GAME.new(seats, seed).dump()
        drawn = position["neutral_tiles"][0]
        dealt = {tile for them in position["players"] for tile in them["starting_dealt"]}
        assert len(set(drawn)) == (2 if seats == 3 else 4)
        assert not dealt & set(drawn)
        seen |= set(drawn)
    assert seen == ALL


@pytest.mark.rule("R24.2", "R25.1")
@pytest.mark.parametrize("seats", [2, 3])
def test_nor_from_those_laid_out_for_a_draft(seats: int) -> None:
    for seed in range(40):
        position = GAME.new(seats, seed, setup="draft").dump()
        drawn = position["neutral_tiles"][0]
        assert len(set(drawn)) == (2 if seats == 3 else 4)
        assert not set(position["laid_out"]) & set(drawn)


@pytest.mark.rule("R24.2")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_in_a_first_game_and_after_an_eclipse_from_all_18(seats: int) -> None:
    seen: list[set[str]] = [set(), set(), set()]
    again = [0, 0]
    for seed in range(80):
        position = GAME.new(seats, seed, setup="first_game").dump()
        tiles = position["neutral_tiles"]
        for i, drawn in enumerate(tiles):
            assert len(set(drawn)) == len(drawn) == (2 if seats == 3 else 4)  # not put back for the other colour
            seen[i] |= set(drawn)
        again[0] += bool(set(tiles[0]) & set(tiles[1]))
        again[1] += bool(set(tiles[1]) & set(tiles[2]))
    assert seen == [ALL, ALL, ALL]
    assert min(again) > 0


@pytest.mark.rule("R24.2")
def test_tiles_dealt_at_setup_may_come_up_after_an_eclipse() -> None:
    again = 0
    for seed in range(40):
        position = GAME.new(2, seed).dump()
        dealt = {tile for them in position["players"] for tile in them["starting_dealt"]}
        again += bool(dealt & set(position["neutral_tiles"][1]))
    assert again > 10


@pytest.mark.rule("R24.2")
def test_the_tiles_of_later_placements_are_not_known() -> None:
    state = GAME.new(2, 1)
    for seat in (0, 1, None):
        assert state.view(seat)["neutral_tiles"] == state.dump()["neutral_tiles"][:1]


# ---- what they do ------------------------------------------------------------------------------------------


@pytest.mark.rule("R24.3")
@pytest.mark.parametrize("board", ["palace", "stone_quarry", "alchemy", "forest"])
def test_each_colour_counts_wherever_colours_are_counted(board: str) -> None:
    away, there = ["nobles", "decorations", "construction"], [board, "nobles", "decorations"]
    me = {"workers": ["gold_deposits.1"], "unused": {"unlimited_move": 1}}
    for colours, neutral in enumerate(([away, away], [there, away], [there, there])):
        state = scene(me, AWAY, neutral_workers=neutral)
        state.play(f"worker:gold_deposits.1 use:unlimited_move go:{board} collect")
        assert goods(state) == {"cocoa": 1 + colours}


@pytest.mark.rule("R24.3", "R8.1")
def test_they_count_for_the_fee() -> None:
    neutral = [["forest", "nobles", "palace"], ["forest", "alchemy", "palace"]]
    for cocoa in (0, 1, 2):
        state = scene({"workers": ["alchemy.2"], "cocoa": cocoa}, AWAY, neutral_workers=neutral)
        state.play("worker:alchemy.2 go:forest")
        assert ("main" in state.tokens()) is (cocoa == 2)
    assert goods(state.play("main")) == {"wood": 1}


@pytest.mark.rule("R24.3")
def test_they_do_not_act_and_stay_off_worship_spaces() -> None:
    neutral = [["palace", "forest", "nobles"], ["palace", "forest", "alchemy"]]
    state = scene({"workers": ["alchemy.2"]}, neutral_workers=neutral)
    assert offered(state, "worker") == {"alchemy.2"}
    state.play("worker:alchemy.2 go:forest worship:forest end")
    assert player(state)["temples"]["red"] == 1  # nobody had to be unlocked
    assert state.dump()["neutral_workers"] == neutral


# ---- after an Eclipse --------------------------------------------------------------------------------------


@pytest.mark.rule("R24.4", "R22.7")
@pytest.mark.parametrize("eclipses", [0, 1])
def test_after_the_first_and_second_eclipse_they_are_placed_anew(eclipses: int) -> None:
    tiles = [["S01", "S17", "S03", "S09"], ["S09", "S02", "S01", "S03"], ["S13", "S02", "S10", "S09"]]
    state = through_the_eclipse(eclipses, 2, *tiles)
    assert state.dump()["eclipses"] == eclipses + 1
    expected = [
        [["alchemy", "gold_deposits", "nobles"], ["forest", "palace", "stone_quarry"]],
        [["alchemy", "gold_deposits", "stone_quarry"], ["alchemy", "construction", "decorations"]],
    ][eclipses]
    assert [sorted(boards) for boards in state.dump()["neutral_workers"]] == expected
    assert state.view(0)["neutral_tiles"] == tiles[: eclipses + 2]


@pytest.mark.rule("R24.4")
def test_with_three_players_too() -> None:
    state = through_the_eclipse(0, 3, ["S01", "S17"], ["S09", "S02"], ["S13", "S02"])
    assert [sorted(boards) for boards in state.dump()["neutral_workers"]] == [["alchemy", "gold_deposits", "nobles"]]


@pytest.mark.rule("R24.4")
def test_with_four_players_there_are_none() -> None:
    state = through_the_eclipse(0, 4)
    assert (state.dump()["eclipses"], state.dump()["neutral_workers"]) == (1, [])
    assert GAME.new(4, 1).dump()["neutral_tiles"] in ([], [[], [], []])
