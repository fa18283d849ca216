"""Rules 2: setup."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from cenote import State
from cenote.games.tzolkin.components import AGE_IDS, MONUMENT_IDS, WEALTH_IDS
from tests.games.tzolkin.positions import changes, end_round, game, last_turn, offers, picking, table, why

SEATS = (2, 3, 4)
NEUTRAL_WORKERS = {2: 12, 3: 6, 4: 0}


def neutral_spaces(state: State) -> list[tuple[str, int]]:
    """Where the neutral workers stand."""
    occupied = state.dump()["gears"]
    return [(gear, int(space)) for gear, spaces in occupied.items() for space in spaces if spaces[space] == "neutral"]


def with_neutral(seats: int, tiles: str) -> State:
    """A game in which these tiles are turned over first for neutral workers."""
    return game.new(seats, 1, deal={"neutral": tiles.split()})


def choosing(*wealth: str, **deal: Any) -> State:
    """A game of two, seat 0 first, in which the seats are dealt these tiles."""
    return game.new(2, 1, deal={"first": 0, "wealth": [tiles.split() for tiles in wealth], **deal})


# ---- the table ---------------------------------------------------------------------------------------------


@pytest.mark.rule("2.1")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_is_drawn_at_random(seats: int) -> None:
    drawn = [game.new(seats, seed).dump()["first_player"] for seed in range(60)]
    assert {seat: drawn.count(seat) >= 5 for seat in range(seats)} == dict.fromkeys(range(seats), True)


@pytest.mark.rule("2.1")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_seats_follow_clockwise(first: int) -> None:
    state = game.new(3, 1, deal={"first": first})
    order = []
    while state.round == 0:
        order.append(state.to_move)
        state.apply(state.legal()[0])
        state.apply(state.legal()[0])
    assert order == [first, (first + 1) % 3, (first + 2) % 3]


@pytest.mark.rule("2.2")
@pytest.mark.parametrize(("seats", "count"), [(2, 4), (3, 5), (4, 6)])
def test_two_more_monuments_than_players_are_laid_out_of_13(seats: int, count: int) -> None:
    seen = set()
    for seed in range(40):
        row = game.new(seats, seed).dump()["monuments"]
        assert len(set(row)) == count
        seen.update(row)
    assert len(seen) == 13
    assert seen == set(MONUMENT_IDS)


@pytest.mark.rule("2.2")
def test_the_row_of_monuments_stays_as_it_is_laid_out() -> None:
    row = ["MON_TECH_MAXED", "MON_SHRINES", "MON_TOMBS", "MON_SKULLS"]
    state = picking("tikal.4", {"stone": 2, "gold": 3}, seats=2, monuments=row)
    state.play("pick:tikal.4 do:4 end")  # the shrine monument is the one that can be paid for
    assert state.dump()["monuments"] == ["MON_TECH_MAXED", None, "MON_TOMBS", "MON_SKULLS"]
    assert game.new(2, 1, deal={"monuments": row}).dump()["monuments"] == row


@pytest.mark.rule("2.3")
@pytest.mark.parametrize("seats", SEATS)
def test_six_buildings_of_age_1_are_laid_out(seats: int) -> None:
    buildings = game.new(seats, 1).dump()["buildings"]
    assert len(buildings["row"]) == 6
    assert sorted(buildings["row"] + buildings["stack_1"]) == sorted(AGE_IDS[0])
    assert sorted(buildings["stack_2"]) == sorted(AGE_IDS[1])
    assert (len(AGE_IDS[0]), len(AGE_IDS[1])) == (14, 18)


@pytest.mark.rule("2.3")
def test_each_stack_is_shuffled_for_itself() -> None:
    orders = [game.new(2, seed).dump()["buildings"] for seed in range(8)]
    assert len({tuple(order["row"] + order["stack_1"]) for order in orders}) == 8
    assert len({tuple(order["stack_2"]) for order in orders}) == 8


@pytest.mark.rule("2.4")
@pytest.mark.parametrize("seats", SEATS)
def test_each_group_has_as_many_fields_as_there_are_players(seats: int) -> None:
    full = {"corn": seats, "wood": seats}
    jungle = {"2": {"corn": seats, "wood": 0}, "3": full, "4": full, "5": full}
    assert game.new(seats, 1).dump()["jungle"] == jungle


@pytest.mark.rule("2.4")
@pytest.mark.parametrize(
    ("corn", "wood", "harvests"),
    [
        (4, 4, {"harvest:wood", "harvest:burn"}),
        (4, 3, {"harvest:wood", "harvest:burn", "harvest:corn"}),
        (2, 2, {"harvest:wood", "harvest:burn"}),
        (2, 1, {"harvest:wood", "harvest:burn", "harvest:corn"}),
    ],
)
def test_corn_lies_open_where_no_wood_lies_on_it(corn: int, wood: int, harvests: set[str]) -> None:
    state = picking("palenque.4", jungle={"4": {"corn": corn, "wood": wood}})
    assert offers(state.play("pick:palenque.4 do:4")) == harvests


@pytest.mark.rule("2.4")
def test_corn_alone_is_left_when_no_wood_is() -> None:
    state = picking("palenque.4", jungle={"4": {"corn": 2, "wood": 0}})
    assert changes(state, "pick:palenque.4 do:4")["jungle.4.corn"] == -1


@pytest.mark.rule("2.5")
@pytest.mark.parametrize("seats", SEATS)
def test_what_every_player_starts_with(seats: int) -> None:
    for player in game.new(seats, 1).dump()["players"]:
        del player["wealth_dealt"]
        assert player == {
            "points": 0,
            "corn": 0,
            "wood": 0,
            "stone": 0,
            "gold": 0,
            "skulls": 0,
            "workers": 3,
            "available": 3,
            "board": "light",
            "temples": {"chaac": 1, "quetzalcoatl": 1, "kukulkan": 1},
            "technologies": {"agriculture": 0, "extraction": 0, "architecture": 0, "theology": 0},
            "corn_tiles": 0,
            "wood_tiles": 0,
            "buildings": [],
            "monuments": [],
            "wealth_kept": [],
        }


@pytest.mark.rule("2.5")
@pytest.mark.parametrize("temple", ["chaac", "quetzalcoatl", "kukulkan"])
def test_the_starting_step_is_the_second_from_the_bottom(temple: str) -> None:
    state = table().play("beg")
    assert changes(state, f"anger:{temple}") == {temple: -1}
    assert state.dump()["players"][0]["temples"][temple] == 0
    bottom = table({"temples": {temple: 0}}).play("beg")
    assert why(bottom, f"anger:{temple}") == "already_bottom"


# ---- neutral workers ---------------------------------------------------------------------------------------


@pytest.mark.rule("2.7")
@pytest.mark.parametrize("seats", SEATS)
def test_neutral_workers_stand_before_starting_wealth_is_chosen(seats: int) -> None:
    for seed in range(30):
        state = game.new(seats, seed)
        assert state.round == 0
        assert len(neutral_spaces(state)) == NEUTRAL_WORKERS[seats]  # so the tiles sufficed
        drawn = state.dump()["neutral_tiles"]
        state.play([state.legal()[0]])
        assert state.dump()["neutral_tiles"] == drawn


@pytest.mark.rule("2.7")
def test_the_tiles_suffice_even_if_they_bring_the_fewest_workers() -> None:
    fewest = "CHI0 CHI3 CHI5 CHI7 CHI10 UXM1 UXM3 UXM5 UXM7 TIK1"  # only two of them bring a second worker
    state = with_neutral(2, fewest)
    assert len(neutral_spaces(state)) == 12
    assert state.dump()["neutral_tiles"] == fewest.split()


@pytest.mark.rule("2.7a")
@pytest.mark.parametrize("seats", [2, 3])
def test_tiles_are_turned_over_one_by_one_out_of_those_not_dealt(seats: int) -> None:
    deal = game.deal(seats, 4)
    state = game.new(seats, deal=deal)
    turned = state.dump()["neutral_tiles"]
    dealt = {tile for tiles in deal["wealth"] for tile in tiles}
    assert turned
    assert turned == deal["neutral"][: len(turned)]
    assert sorted([*dealt, *deal["neutral"]]) == sorted(WEALTH_IDS)


@pytest.mark.rule("2.7b", "2.7c")
@pytest.mark.parametrize("gear", ["palenque", "yaxchilan", "tikal", "uxmal"])
@pytest.mark.parametrize(("space", "opposite"), [(1, 6), (3, 8), (5, 0), (7, 2)])
def test_the_first_worker_on_a_small_gear_brings_one_to_the_opposite_space(
    gear: str, space: int, opposite: int
) -> None:
    start = gear[:3].upper()
    state = with_neutral(3, f"{start}{space} CHI0 CHI3 CHI5 CHI7")
    chichen_itza = [("chichen_itza", number) for number in (0, 3, 5, 7)]
    assert sorted(neutral_spaces(state)) == sorted([(gear, space), (gear, opposite), *chichen_itza])


@pytest.mark.rule("2.7b", "2.7c")
def test_later_workers_on_a_gear_and_those_on_chichen_itza_come_alone() -> None:
    state = with_neutral(3, "CHI10 TIK7 TIK5 CHI3 TIK1")
    assert neutral_spaces(state) == [
        *(("tikal", space) for space in (1, 2, 5, 7)),
        *(("chichen_itza", space) for space in (3, 10)),
    ]


@pytest.mark.rule("2.7c")
def test_no_two_neutral_workers_ever_meet() -> None:
    for gear in ("PAL", "YAX", "TIK", "UXM"):
        named = {int(tile[3:]) for tile in WEALTH_IDS if tile.startswith(gear)}
        assert named == {1, 3, 5, 7}
        assert {(space + 5) % 10 for space in named} == {0, 2, 6, 8}


@pytest.mark.rule("2.7d")
def test_it_ends_between_a_worker_and_its_opposite_when_none_is_left() -> None:
    state = with_neutral(3, "PAL1 YAX1 CHI0 TIK1 UXM1")
    assert neutral_spaces(state) == [
        ("palenque", 1),
        ("palenque", 6),
        ("yaxchilan", 1),
        ("yaxchilan", 6),
        ("tikal", 1),
        ("chichen_itza", 0),
    ]
    assert state.dump()["neutral_tiles"] == ["PAL1", "YAX1", "CHI0", "TIK1"]


@pytest.mark.rule("2.7d")
def test_it_ends_after_an_opposite_if_that_is_the_last() -> None:
    state = with_neutral(3, "PAL1 YAX1 TIK1 UXM1")
    assert len(neutral_spaces(state)) == 6
    assert state.dump()["neutral_tiles"] == ["PAL1", "YAX1", "TIK1"]


# ---- starting wealth ---------------------------------------------------------------------------------------


@pytest.mark.rule("2.6")
@pytest.mark.parametrize("seats", SEATS)
def test_every_player_is_dealt_4_of_21_tiles(seats: int) -> None:
    assert len(WEALTH_IDS) == 21
    hands = set()
    for seed in range(10):
        players = game.new(seats, seed).dump()["players"]
        dealt = [tile for player in players for tile in player["wealth_dealt"]]
        assert [len(player["wealth_dealt"]) for player in players] == [4] * seats
        assert len(set(dealt)) == 4 * seats
        hands.add(tuple(dealt))
    assert len(hands) == 10


@pytest.mark.rule("2.8")
def test_any_2_of_the_4_tiles_may_be_picked() -> None:
    tiles = ["PAL7", "TIK3", "UXM7", "CHI5"]
    state = choosing(" ".join(tiles))
    pairs = [{first, second} for first in offers(state) for second in offers(state.clone().play(first))]
    expected = [{f"keep:{tile}" for tile in pair} for pair in combinations(tiles, 2)]
    assert sorted(map(sorted, pairs)) == sorted(map(sorted, expected))


@pytest.mark.rule("2.8")
def test_the_two_are_picked_in_one_order_and_the_others_say_so() -> None:
    state = choosing("PAL7 TIK3 UXM7 CHI5")
    assert why(state, "keep:CHI5") == "another_first"
    assert why(state, "keep:PAL1") == "not_among_your_tiles"
    state.play("keep:TIK3")
    assert why(state, "keep:PAL7") == "take_back_first"
    assert why(state, "keep:TIK3") == "already_kept"
    assert why(state, "keep:PAL1") == "not_among_your_tiles"


@pytest.mark.rule("2.8")
def test_all_reveal_and_receive_together_when_the_last_has_chosen() -> None:
    state = choosing("PAL7 TIK3 UXM7 CHI5", "YAX7 TIK7 CHI10 UXM1")
    assert changes(state, "keep:PAL7 keep:TIK3") == {"wealth_kept": ["PAL7", "TIK3"]}
    assert state.view(1)["players"][0]["wealth_kept"] == []
    assert changes(state, "keep:YAX7") == {"wealth_kept": ["YAX7"]}
    assert changes(state, "keep:TIK7") == {
        "round": 1,
        "wealth_kept": ["TIK7"],
        "0.corn": 15,
        "0.stone": 3,
        "corn": 9,
        "wood": 3,
        "stone": 2,
    }
    assert state.view(1)["players"][0]["wealth_kept"] == ["PAL7", "TIK3"]


@pytest.mark.rule("2.8")
def test_the_other_tiles_leave_the_game_unseen() -> None:
    state = choosing("PAL7 TIK3 UXM7 CHI5", "YAX7 TIK7 CHI10 UXM1")
    state.play("keep:PAL7 keep:TIK3 keep:YAX7 keep:TIK7")
    assert state.view(1)["players"][0].keys() & {"wealth_dealt", "wealth_kept"} == {"wealth_kept"}
    assert not [token for token in state.tokens() if token.startswith("keep")]


@pytest.mark.rule("2.8")
@pytest.mark.parametrize(
    ("tiles", "track"),
    [
        ("PAL1 PAL5", "agriculture"),
        ("YAX1 YAX5", "extraction"),
        ("TIK1 TIK5", "architecture"),
        ("CHI3 CHI7", "theology"),
    ],
)
def test_two_tiles_of_the_same_technology_bring_it_to_level_2(tiles: str, track: str) -> None:
    state = choosing(tiles, "YAX7 TIK7")
    first, second = tiles.split()
    state.play(f"keep:{first} keep:{second} keep:YAX7 keep:TIK7")
    levels = {name: level for name, level in state.dump()["players"][0]["technologies"].items() if level}
    assert levels == {track: 2}


@pytest.mark.rule("2.8")
def test_an_extra_worker_comes_from_the_bank() -> None:
    state = choosing("UXM5 CHI5", "YAX7 TIK7").play("keep:UXM5 keep:CHI5 keep:YAX7 keep:TIK7")
    players = state.dump()["players"]
    assert [(player["workers"], player["available"]) for player in players] == [(4, 4), (3, 3)]


@pytest.mark.rule("2.8")
@pytest.mark.parametrize("round_", [8, 14, 21, 27])
def test_the_tile_that_feeds_a_worker_counts_on_every_food_day(round_: int) -> None:
    state = end_round(last_turn({"corn": 6, "wealth_kept": ["UXM3", "PAL7"]}, {"corn": 6}, seats=2, round=round_))
    assert [player["corn"] for player in state.dump()["players"]] == [2, 0]


@pytest.mark.rule("2.8")
def test_no_monument_counts_a_starting_wealth_tile() -> None:
    tiles = {"wealth_kept": ["UXM3", "PAL7"], "monuments": ["MON_ALL_BUILT"]}
    with_tiles = end_round(last_turn({"corn": 4, **tiles}, {"corn": 6}, seats=2, round=27)).points()
    without = end_round(last_turn({"corn": 6}, {"corn": 6}, seats=2, round=27)).points()
    assert with_tiles[0] - without[0] == 2  # for the monument itself


@pytest.mark.rule("2.9")
@pytest.mark.parametrize("first", [0, 1])
def test_round_1_begins_when_all_have_chosen(first: int) -> None:
    state = game.new(2, 1, deal={"first": first, "wealth": [["PAL7", "TIK3"], ["YAX7", "TIK7"]]})
    for _ in range(2):
        assert state.round == 0
        state.play("keep:PAL7 keep:TIK3" if state.to_move == 0 else "keep:YAX7 keep:TIK7")
    assert (state.round, state.to_move) == (1, first)
    assert "place:palenque" in offers(state)
