"""Rules R1: setting up the board."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import cenote
from cenote import State
from tests.games.teotihuacan.scenes import goods, offered, player, scene

SEATS = (1, 2, 3, 4)
GAME = cenote.teotihuacan
MOVABLE = {"forest", "stone_quarry", "gold_deposits", "alchemy", "nobles", "decorations"}
TECHNOLOGIES = ["TECH1", "TECH3", "TECH5", "TECH7", "TECH9", "TECH11", "TECH13", "TECH15", "TECH17"]
FOR_SEATS = {1: 0, 2: 0, 3: 1, 4: 2}  # the column of a table by number of players
BUILT = {
    1: "1.0.0 1.0.1 1.1.0 1.1.1 1.1.2 1.1.3 1.2.0 1.2.1 1.2.2 1.2.3 1.3.2 1.3.3 2.0.0 2.2.2",
    2: "1.0.0 1.0.1 1.1.0 1.1.1 1.1.2 1.1.3 1.2.0 1.2.1 1.2.2 1.2.3 1.3.2 1.3.3 2.0.0 2.2.2",
    3: "1.1.0 1.1.1 1.1.2 1.1.3 1.2.0 1.2.1 1.2.2 1.2.3 2.1.0 2.1.2",
    4: "1.0.1 1.0.2 1.1.0 1.1.3 1.2.0 1.2.3 1.3.1 1.3.2",
}


def laid_out(seats: int, count: int = 40, **options: Any) -> list[dict[str, Any]]:
    """Many games before the first decision."""
    return [GAME.new(seats, seed, **options).dump() for seed in range(count)]


# ---- the boards and the tiles on them ----------------------------------------------------------------------


@pytest.mark.rule("R1.1")
@pytest.mark.parametrize("seats", SEATS)
def test_the_palace_and_construction_face_each_other_and_the_rest_is_shuffled(seats: int) -> None:
    rings = [position["ring"] for position in laid_out(seats, 80)]
    for ring in rings:
        assert (ring[0], ring[4]) == ("palace", "construction")
        assert {*ring[1:4], *ring[5:]} == MOVABLE
    for place in (1, 2, 3, 5, 6, 7):
        assert {ring[place] for ring in rings} == MOVABLE


@pytest.mark.rule("R1.1")
@pytest.mark.parametrize("seats", SEATS)
def test_a_first_game_uses_the_boards_as_they_are_printed(seats: int) -> None:
    for position in laid_out(seats, 5, setup="first_game"):
        assert position["ring"] == [
            "palace",
            "stone_quarry",
            "alchemy",
            "forest",
            "construction",
            "decorations",
            "nobles",
            "gold_deposits",
        ]


@pytest.mark.rule("R1.1")
def test_a_board_keeps_its_number_wherever_it_lies() -> None:
    ring = ["palace", "forest", "nobles", "alchemy", "construction", "stone_quarry", "decorations", "gold_deposits"]
    state = scene({"workers": ["palace.1"]}, ring=ring)
    state.play("worker:palace.1 go:forest main")
    assert goods(state) == {"cocoa": 1}  # a lone worker of power 1 on board 2
    state = scene({"workers": ["gold_deposits.4"]}, ring=ring)
    state.play("worker:gold_deposits.4 go:forest main")
    assert goods(state) == {"wood": 2}


@pytest.mark.rule("R1.2")
@pytest.mark.parametrize("seats", SEATS)
def test_a_royal_tile_of_each_category_is_drawn(seats: int) -> None:
    drawn = [position["royal_tiles"] for position in laid_out(seats, 60)]
    assert {tiles["a"] for tiles in drawn} == {"P4", "P5", "P9"}
    assert {tiles["b"] for tiles in drawn} == {"P2", "P6", "P7"}
    assert {tiles["c"] for tiles in drawn} == {"P1", "P3", "P8"}
    assert all(tiles.keys() == {"a", "b", "c"} for tiles in drawn)


@pytest.mark.rule("R1.2")
@pytest.mark.parametrize("seats", SEATS)
def test_a_first_game_uses_the_printed_royal_tiles(seats: int) -> None:
    for position in laid_out(seats, 5, setup="first_game"):
        assert position["royal_tiles"] == {"a": "P4", "b": "P6", "c": "P1"}


@pytest.mark.rule("R1.3")
@pytest.mark.parametrize("seats", SEATS)
def test_any_six_of_nine_technologies_lie_in_ascending_order(seats: int) -> None:
    drawn = [position["technologies"] for position in laid_out(seats, 80)]
    for six in drawn:
        assert len(six) == 6
        assert six == sorted(set(six), key=TECHNOLOGIES.index)
    assert Counter(tile for six in drawn for tile in six).keys() == set(TECHNOLOGIES)
    cheap = {sum(TECHNOLOGIES.index(tile) < 4 for tile in six) for six in drawn}
    assert cheap == {1, 2, 3, 4}  # in any mixture, where 5 of the 9 are dear


@pytest.mark.rule("R1.3")
def test_technologies_are_laid_in_order_however_they_are_drawn() -> None:
    drawn = ["TECH17", "TECH9", "TECH11", "TECH1", "TECH13", "TECH7"]
    position = GAME.new(2, 1, deal={"technologies": drawn}).dump()
    assert position["technologies"] == ["TECH1", "TECH7", "TECH9", "TECH11", "TECH13", "TECH17"]


@pytest.mark.rule("R1.3")
@pytest.mark.parametrize(
    ("number", "temple"), [(3, "blue"), (5, "red"), (7, "green"), (9, "blue"), (11, "red"), (13, "green")]
)
def test_the_columns_belong_to_the_blue_the_red_and_the_green_temple(number: int, temple: str) -> None:
    six = ["TECH3", "TECH5", "TECH7", "TECH9", "TECH11", "TECH13"]
    state = scene({"workers": ["stone_quarry.1", "alchemy.1"], "gold": 2, "cocoa": 1}, technologies=six)
    state.play(f"worker:stone_quarry.1 go:alchemy main technology:TECH{number}")
    assert player(state)["temples"] == {"blue": 0, "red": 0, "green": 0} | {temple: 1}


@pytest.mark.rule("R1.3")
@pytest.mark.parametrize("seats", SEATS)
def test_a_first_game_uses_the_printed_technologies_and_bonus_tiles(seats: int) -> None:
    for position in laid_out(seats, 5, setup="first_game"):
        assert position["technologies"] == ["TECH1", "TECH3", "TECH5", "TECH9", "TECH15", "TECH17"]
        assert position["temple_bonus"] == {"blue": "F3", "red": "F4", "green": "F7"}


@pytest.mark.rule("R1.4")
@pytest.mark.parametrize("seats", SEATS)
def test_three_of_seven_temple_bonus_tiles_are_drawn_one_for_each_temple(seats: int) -> None:
    drawn = [position["temple_bonus"] for position in laid_out(seats, 80)]
    for temple in ("blue", "red", "green"):
        assert {tiles[temple] for tiles in drawn} == {f"F{n}" for n in range(1, 8)}
    assert all(len(set(tiles.values())) == 3 for tiles in drawn)


# ---- the calendar and the Buildings ------------------------------------------------------------------------


@pytest.mark.rule("R1.5")
@pytest.mark.parametrize("seats", SEATS)
def test_the_light_disc_starts_on_0(seats: int) -> None:
    position = GAME.new(seats, 1).dump()
    assert (position["light_disc"], position["eclipses"], position["announced"]) == (0, 0, False)


@pytest.mark.rule("R1.5")
@pytest.mark.parametrize(("seats", "dark"), [(4, 12), (3, 11), (2, 10), (1, 10)])
def test_where_the_dark_disc_starts(seats: int, dark: int) -> None:
    """The turn in which the light disc gets there announces the Eclipse."""
    for before in (dark - 2, dark - 1):
        bot = {"teotibot": {"dice": [3, 4]}} if seats == 1 else {}  # Construction, by which nobody ascends
        state = scene(seats=seats, to_move=seats - 1, light_disc=before, **bot)
        state.play(MOVE_ON)
        assert state.dump()["light_disc"] == before + 1
        assert state.dump()["announced"] is (before + 1 == dark)


MOVE_ON = "worker:palace.1 go:alchemy collect end"


@pytest.mark.rule("R1.6")
@pytest.mark.parametrize("seats", SEATS)
def test_no_building_is_with_the_nobles_at_first(seats: int) -> None:
    assert GAME.new(seats, 1).dump()["nobles"] == {"top": 0, "middle": 0, "bottom": 0}


@pytest.mark.rule("R1.6")
@pytest.mark.parametrize(("taken", "value"), list(enumerate([5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1])))
def test_eleven_buildings_stand_on_all_values_but_the_leftmost(taken: int, value: int) -> None:
    bottom, middle, top = min(taken, 3), min(max(taken - 3, 0), 4), max(taken - 7, 0)
    nobles = {"top": top, "middle": middle, "bottom": bottom}
    me = {"avenue": 1, "cocoa": 9}
    state = scene({}, me, to_move=1, announced=True, light_disc=10, nobles=nobles)
    state.play("worker:palace.1 go:alchemy collect end")
    assert state.points() == [0, value]


@pytest.mark.rule("R1.6")
@pytest.mark.parametrize(("taken", "available"), [(10, True), (11, False)])
def test_there_is_no_twelfth_building(taken: int, available: bool) -> None:
    nobles = {"top": taken - 7, "middle": 4, "bottom": 3}
    state = scene({"wood": 2, "workers": ["decorations.1"]}, nobles=nobles).play("worker:decorations.1 go:nobles")
    assert ("main" in state.tokens()) is available


# ---- displays and the Pyramid ------------------------------------------------------------------------------


@pytest.mark.rule("R1.7")
@pytest.mark.parametrize("seats", SEATS)
def test_four_decorations_and_three_pyramid_tiles_are_laid_out(seats: int) -> None:
    orders = set()
    for position in laid_out(seats, 10):
        decorations, pyramid = position["decorations"], position["pyramid"]
        assert (len(decorations["display"]), len(decorations["stack"])) == (4, 11)
        assert sorted(decorations["display"] + decorations["stack"]) == [f"D{n:02}" for n in range(1, 16)]
        assert not any(decorations["sides"].values())
        assert len(pyramid["display"]) == 3
        built = [tile["tile"] for tile in pyramid["tiles"].values()]
        assert sorted(pyramid["display"] + pyramid["stack"] + built) == [f"T{n:02}" for n in range(1, 33)]
        orders.add((*decorations["display"], *pyramid["display"]))
    assert len(orders) == 10


@pytest.mark.rule("R1.7")
def test_tiles_are_laid_out_and_drawn_in_the_order_of_the_deal() -> None:
    deal = GAME.deal(2, 3)
    position = GAME.new(2, deal=deal).dump()
    decorations, pyramid = position["decorations"], position["pyramid"]
    assert decorations["display"] + decorations["stack"] == deal["decorations"]
    built = [pyramid["tiles"][place]["tile"] for place in BUILT[2].split()]
    assert built + pyramid["display"] + pyramid["stack"] == deal["pyramid"]


@pytest.mark.rule("R1.8")
@pytest.mark.parametrize("seats", SEATS)
def test_the_pyramid_is_begun_with_tiles_turned_at_random(seats: int) -> None:
    turned: Counter[int] = Counter()
    tiles = set()
    for position in laid_out(seats):
        built = position["pyramid"]["tiles"]
        assert sorted(built) == BUILT[seats].split()
        turned += Counter(tile["turned"] for tile in built.values())
        tiles.add(built[BUILT[seats].split()[0]]["tile"])
    assert turned.keys() == {0, 1, 2, 3}
    assert min(turned.values()) > sum(turned.values()) / 8
    assert len(tiles) > 10


@pytest.mark.rule("R1.8")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("setup", ["dealt", "first_game"])
def test_nobody_scores_for_the_pyramid_begun(seats: int, setup: str) -> None:
    for seed in range(10):
        state = GAME.new(seats, seed, setup=setup)
        reached = [1 if setup == "first_game" and place == 1 else 0 for place in range(max(2, seats))]
        if seats == 1:
            reached = [0, 0]
        first = state.dump()["first_player"]
        assert state.points() == [reached[(seat - first) % len(reached)] for seat in range(len(reached))]
        assert all(them["pyramid_track"] == 0 for them in state.dump()["players"])


# ---- Discovery tiles and the supply ------------------------------------------------------------------------


@pytest.mark.rule("R1.9")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("setup", ["dealt", "first_game"])
def test_how_many_discovery_tiles_lie_where(seats: int, setup: str) -> None:
    steps = {"blue.4": (2, 3, 4), "red.5": (3, 4, 5), "green.3": (1, 2, 3), "green.6": (2, 3, 4)}
    for position in laid_out(seats, 5, setup=setup):
        lying = position["discoveries"]
        assert lying["boards"].keys() == {"palace", "forest", "stone_quarry", "gold_deposits", "decorations"}
        assert None not in lying["boards"].values()
        assert {space: len(tiles) for space, tiles in lying["avenue"].items()} == {"3": 3, "6": 2, "8": 1}
        assert {step: len(tiles) for step, tiles in lying["steps"].items()} == {
            step: counts[FOR_SEATS[seats]] for step, counts in steps.items()
        }


@pytest.mark.rule("R1.9")
@pytest.mark.parametrize("seats", SEATS)
def test_there_are_54_discovery_tiles_and_those_that_lie_nowhere_are_the_stack(seats: int) -> None:
    copies = {"M1": 1, "M2": 2, "M3": 2, "resources3": 2, "resources2": 2}
    copies |= dict.fromkeys(("temple_blue", "temple_red", "temple_green"), 2)
    three = "M4 M5 M6 M7 vp avenue temple_any cocoa4 power_up2 double_move free_cocoa unlimited_move extra_worker"
    copies |= dict.fromkeys(three.split(), 3)
    assert sum(copies.values()) == 54
    for position in laid_out(seats, 10, setup="first_game"):
        lying = position["discoveries"]
        count = Counter(lying["boards"].values()) + Counter(lying["stack"])
        for pile in (*lying["avenue"].values(), *lying["steps"].values()):
            count += Counter(pile)
        assert count == copies


@pytest.mark.rule("R1.9")
def test_discovery_tiles_are_shuffled() -> None:
    boards = {tuple(position["discoveries"]["boards"].values()) for position in laid_out(2, 20)}
    assert len(boards) == 20


@pytest.mark.rule("R1.9")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_tiles_that_are_laid_out_lie_face_up(seat: int | None) -> None:
    state = GAME.new(2, 5)
    shown, all_of_it = state.view(seat)["discoveries"], state.dump()["discoveries"]
    for where in ("boards", "avenue", "steps"):
        assert shown[where] == all_of_it[where]


@pytest.mark.rule("R1.10")
@pytest.mark.parametrize("good", ["cocoa", "wood", "stone", "gold"])
def test_goods_never_run_out(good: str) -> None:
    board = {"cocoa": "alchemy", "wood": "forest", "stone": "stone_quarry", "gold": "gold_deposits"}[good]
    before = {"alchemy": "palace", "forest": "alchemy", "stone_quarry": "palace", "gold_deposits": "nobles"}[board]
    hoard = {good: 1000, "workers": [f"{before}.4"]}
    state: State = scene(hoard, hoard)
    state.play(f"worker:{before}.4 go:{board} {'collect' if good == 'cocoa' else 'main'}")
    assert goods(state)[good] == 1000 + (1 if good == "cocoa" else 2)
    assert "end" in state.tokens() or offered(state, "power")
