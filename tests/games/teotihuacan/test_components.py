"""What components.toml says, against a second transcription of the printed things, and by using some of them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import cenote
from cenote.games.teotihuacan.components import PRINTED, discoveries
from tests.games.teotihuacan.scenes import goods, offered, player, scene

Entries = dict[str, int]
BOARDS = ("palace", "forest", "stone_quarry", "gold_deposits", "alchemy", "nobles", "decorations", "construction")
RESOURCES = ("wood", "stone", "gold")

# Each Starting tile: its boards from left to right, and what it gives.
STARTING: dict[str, tuple[tuple[int, int], Entries]] = {
    "S01": ((1, 2), {"avenue": 1, "cocoa": 2, "wood": 3}),
    "S02": ((4, 3), {"temple_green": 1, "stone": 2, "gold": 3}),
    "S03": ((2, 3), {"temple_blue": 1, "wood": 4, "stone": 1}),
    "S04": ((1, 4), {"temple_red": 1, "cocoa": 5, "gold": 2}),
    "S05": ((4, 5), {"technology": 1, "gold": 2}),
    "S06": ((2, 4), {"power_up": 1, "wood": 3, "gold": 2}),
    "S07": ((5, 8), {"technology": 1, "any_resource": 2}),
    "S08": ((6, 7), {"temple_blue": 1, "cocoa": 2, "stone": 4}),
    "S09": ((5, 6), {"temple_blue": 1, "temple_red": 1, "temple_green": 1}),
    "S10": ((7, 8), {"temple_red": 1, "power_up": 1, "cocoa": 5}),
    "S11": ((6, 8), {"temple_green": 1, "power_up": 1, "cocoa": 5}),
    "S12": ((5, 7), {"temple_blue": 1, "temple_red": 1, "any_resource": 2}),
    "S13": ((3, 5), {"cocoa": 3, "wood": 5}),
    "S14": ((3, 7), {"discovery": 1, "stone": 3, "gold": 1}),
    "S15": ((2, 6), {"wood": 1, "stone": 2, "gold": 3}),
    "S16": ((4, 8), {"discovery": 1, "cocoa": 2, "gold": 3}),
    "S17": ((3, 8), {"cocoa": 3, "wood": 2, "stone": 3}),
    "S18": ((2, 7), {"avenue": 1, "wood": 1, "stone": 2}),
}

# Each kind of Discovery tile: copies, cost, gain, and the moment at which it is used.
DISCOVERIES: dict[str, tuple[int, Entries, Entries, str]] = {
    "M1": (1, {"cocoa": 2, "gold": 1}, {}, "mask"),
    "M2": (2, {"cocoa": 1, "wood": 1}, {}, "mask"),
    "M3": (2, {"cocoa": 1, "wood": 1}, {}, "mask"),
    "M4": (3, {"wood": 1}, {}, "mask"),
    "M5": (3, {"wood": 1}, {}, "mask"),
    "M6": (3, {"wood": 1}, {}, "mask"),
    "M7": (3, {"wood": 1}, {}, "mask"),
    "vp": (3, {"wood": 1}, {"vp": 4}, "any_time"),
    "resources3": (2, {"cocoa": 1}, {"any_resource": 3}, "any_time"),
    "resources2": (2, {}, {"any_resource": 2}, "any_time"),
    "avenue": (3, {"cocoa": 1}, {"avenue": 1}, "any_time"),
    "temple_any": (3, {"cocoa": 1}, {"temple_any": 1}, "any_time"),
    "temple_blue": (2, {}, {"temple_blue": 1}, "any_time"),
    "temple_red": (2, {}, {"temple_red": 1}, "any_time"),
    "temple_green": (2, {}, {"temple_green": 1}, "any_time"),
    "cocoa4": (3, {"gold": 1}, {"cocoa": 4}, "any_time"),
    "power_up2": (3, {"cocoa": 1}, {"power_up": 2}, "any_time"),
    "double_move": (3, {}, {}, "move"),
    "free_cocoa": (3, {}, {}, "payment"),
    "unlimited_move": (3, {}, {}, "move"),
    "extra_worker": (3, {}, {}, "main_action"),
}

# The icons: left and right half; clockwise from the top left.
DECORATIONS = "01:BR 02:nB 03:GG 04:BG 05:RB 06:Bn 07:RR 08:GB 09:RG 10:Gn 11:nR 12:BB 13:GR 14:Rn 15:nG"
PYRAMID = """
    01:bnRg 02:nbrG 03:nrbG 04:gnbR 05:gnbr 06:gnrb 07:gnrB 08:gbrn 09:gBrn 10:bnrn 11:Bnrn 12:gnrn 13:gnRn 14:bnGn
    15:bngn 16:bngr 17:bngR 18:gnbr 19:nnnr 20:bnnn 21:nnng 22:bnng 23:gnnb 24:nngr 25:Gnnr 26:bnnR 27:bnnr 28:gbGb
    29:rBrb 30:grgR 31:nnnn 32:nnnn
"""
GROUND = """
    n n n b b n n n
    g g g b b n n n
    n n n b n r r r
    g g r n n b b b
    g g r n b r r r
    n n r n b g g g
    b b b r r n n n
    g g g r r n n n
"""
BUILT = {
    2: "1.0.0 1.0.1 1.1.0 1.1.1 1.1.2 1.1.3 1.2.0 1.2.1 1.2.2 1.2.3 1.3.2 1.3.3 2.0.0 2.2.2",
    3: "1.1.0 1.1.1 1.1.2 1.1.3 1.2.0 1.2.1 1.2.2 1.2.3 2.1.0 2.1.2",
    4: "1.0.1 1.0.2 1.1.0 1.1.3 1.2.0 1.2.3 1.3.1 1.3.2",
}
# Decoration spaces: the icons beside the Pyramid, then the two cells that numbers 2, 3 and 4 cover.
SIDES: dict[str, tuple[str, list[str], str]] = {
    "top": ("rg", ["03 04", "13 14", "23 24"], "left right"),
    "right": ("ng", ["37 47", "36 46", "35 45"], "left right"),
    "bottom": ("bn", ["73 74", "63 64", "53 54"], "right left"),
    "left": ("br", ["30 40", "31 41", "32 42"], "right left"),
}

# What boards 2, 3 and 4 give, by workers (1 to 3) and lowest power (1, 2 or 3, 4 or 5): w, s, g are resources, c cocoa,
# v VP, t steps in any temple.
CELLS = {
    2: "1c 1w 2w / 1w 2w 2c3w / 1c2w 3c3w 5c4w",
    3: "1v 1s 2s / 1s 2s 2v3s / 1v2s 3v3s 5v4s",
    4: "1v 1g 2g / 1g 2g 2v3g / 1c2g 1t3g 2t4g",
}
LETTERS = {"w": "wood", "s": "stone", "g": "gold", "c": "cocoa", "v": "vp", "t": "temple_any", "r": "any_resource"}

# Each step of a temple from the first on, with the Discovery tiles for 2, 3 and 4 players on main steps.
TEMPLES = {
    "blue": ("1r 1r 1r 1r 2r 2r 2v 2r 4v - 6v", {4: (2, 3, 4)}),
    "red": ("1v 1v 2v 2v 2v 3v 3v 4v 5v - 7v", {5: (3, 4, 5)}),
    "green": ("1c 1c 1c 2c 2c 2c 3c 3c 4c - 5v", {3: (1, 2, 3), 6: (2, 3, 4)}),
}


def parsed(text: str) -> Entries:
    """What `2c3w` stands for; `-` is nothing."""
    return {LETTERS[text[i + 1]]: int(text[i]) for i in range(0, len(text) - 1, 2)}


def icons(text: str, letter: str) -> dict[str, str]:
    """Tiles by their ids."""
    return {letter + number: shown for number, _, shown in (tile.partition(":") for tile in text.split())}


# ---- against the second transcription ----------------------------------------------------------------------


def test_starting_tiles() -> None:
    given = {tile: (tuple(shown["boards"]), shown["gain"]) for tile, shown in PRINTED["starting_tiles"].items()}
    assert given == STARTING


def test_no_two_starting_tiles_show_the_same_pair_of_boards() -> None:
    assert len({frozenset(boards) for boards, _ in STARTING.values()}) == 18
    assert all(one != other for (one, other), _ in STARTING.values())


def test_discovery_tiles() -> None:
    given = {
        kind: (tile["copies"], tile["cost"], tile.get("gain", {}), tile["use"])
        for kind, tile in PRINTED["discovery_tiles"].items()
    }
    assert given == DISCOVERIES
    assert list(given) == list(DISCOVERIES)
    extra_worker = PRINTED["discovery_tiles"]["extra_worker"]
    assert (extra_worker["boards"], extra_worker["workers"]) == ([5, 6, 8], 1)


def test_there_are_54_discovery_tiles_17_of_them_masks() -> None:
    count = Counter(discoveries())
    assert count == {kind: copies for kind, (copies, _, _, _) in DISCOVERIES.items()}
    assert sum(count.values()) == 54
    assert sum(n for kind, n in count.items() if kind[0] == "M") == 1 + 2 + 2 + 3 + 3 + 3 + 3


def test_decoration_tiles_are_all_pairs_but_the_pale_one() -> None:
    assert PRINTED["decoration_tiles"] == icons(DECORATIONS, "D")
    assert sorted(PRINTED["decoration_tiles"].values()) == sorted(
        a + b for a in "BRGn" for b in "BRGn" if a + b != "nn"
    )


def test_pyramid_tiles() -> None:
    assert PRINTED["pyramid_tiles"] == icons(PYRAMID, "T")
    assert list(PRINTED["pyramid_tiles"]) == [f"T{number:02}" for number in range(1, 33)]


def test_the_ground_of_the_pyramid() -> None:
    assert [" ".join(row) for row in PRINTED["pyramid"]["ground"]] == [
        row.strip() for row in GROUND.split("\n") if row.strip()
    ]


@pytest.mark.parametrize("seats", BUILT)
def test_what_is_built_from_the_start(seats: int) -> None:
    places = [".".join(map(str, place)) for place in PRINTED["pyramid"]["built"][str(seats)]]
    assert places == BUILT[seats].split()
    assert len(places) == {2: 14, 3: 10, 4: 8}[seats]


def test_levels_of_the_pyramid() -> None:
    levels = [(level["stone"], level["wood"], level["vp"]) for level in PRINTED["pyramid"]["level"]]
    assert levels == [(2, 0, 1), (2, 1, 3), (2, 2, 5), (2, 3, 7)]
    assert (PRINTED["pyramid"]["match_vp"], PRINTED["construction"]) == (1, {"display": 3, "pyramid_track": 1})


def test_sides_for_decorations() -> None:
    given = {
        side["id"]: (
            side["icons"],
            [" ".join(f"{row}{column}" for row, column in cells) for cells in side["cells"]],
            " ".join(("left", "right")[half] for half in side["halves"]),
        )
        for side in PRINTED["decoration_side"]
    }
    assert given == SIDES
    assert PRINTED["decorations"] == {"display": 4, "gold": [3, 2, 1], "vp": 3, "pyramid_track": 1}


def test_what_boards_2_to_4_give() -> None:
    given = {board["board"]: board["reward"] for board in PRINTED["resource_board"]}
    assert given == {
        board: [[parsed(cell) for cell in row.split()] for row in rows.split("/")] for board, rows in CELLS.items()
    }
    assert [board["resource"] for board in PRINTED["resource_board"]] == ["wood", "stone", "gold"]
    assert PRINTED["reward_grid"]["column_of_power"] == [0, 1, 1, 2, 2]


def test_the_boards() -> None:
    worship = {1: (3, "royal_tile"), 2: (1, "temple_red"), 3: (1, "temple_green"), 4: (1, "temple_blue")}
    worship[7] = (1, "temple_any")
    twice = {2, 3, 4, 6, 8}
    for number, board in enumerate(PRINTED["board"], 1):
        assert (board["number"], board["id"]) == (number, BOARDS[number - 1])
        assert (board.get("worship_spaces", 0), board.get("worship")) == worship.get(number, (0, None))
        assert board.get("power_ups") == (None if number == 1 else [1, 1, 2 if number in twice else 1])
    assert PRINTED["ring"] == {"printed": [1, 3, 5, 2, 8, 7, 6, 4], "fixed": [1, 8]}


def test_the_temples() -> None:
    given = {temple["id"]: temple for temple in PRINTED["temple"]}
    assert list(given) == list(TEMPLES)
    for name, (steps, main) in TEMPLES.items():
        assert given[name]["reward"] == [parsed(step) for step in steps.split()]
        tiles = {step["step"]: step["discovery_tiles"] for step in given[name]["main"]}
        assert tiles == {step: dict(zip("234", counts, strict=True)) for step, counts in main.items()}


def test_royal_tiles() -> None:
    given = PRINTED["royal_tiles"]
    assert "".join(given[f"P{n}"]["category"] for n in range(1, 10)) == "CBCAABBCA"
    trades = {tile: (shown["pay"], shown["gain"]) for tile, shown in given.items() if shown["effect"] == "trade"}
    assert trades == {
        "P2": ({"cocoa": 1}, {"wood": 1, "stone": 1}),
        "P3": ({"any_resource": 1}, {"cocoa": 2}),
        "P6": ({"cocoa": 1}, {"gold": 1, "stone": 1}),
        "P8": ({"cocoa": 1}, {"temple_any": 1}),
    }
    scored = {tile: (shown["vp"], shown["counts"]) for tile, shown in given.items() if shown["effect"] == "score"}
    assert scored == {"P4": (2, "technologies"), "P5": (2, "pyramid_track"), "P9": (1, "avenue")}
    assert {tile: shown["plus"] for tile, shown in given.items() if shown.get("plus")} == {"P1": 1, "P8": -1, "P9": 1}
    assert (given["P1"]["effect"], given["P1"]["gain"]) == ("gain", {"cocoa": 1})
    exchange = given["P7"]
    assert (exchange["pay"], exchange["gain"]) == ({"cocoa": 1, "any_resource": 1}, {"any_resource": 1})


def test_technology_tiles() -> None:
    given = PRINTED["technology_tiles"]
    costs = {1: 1, 3: 1, 5: 1, 7: 1, 9: 2, 11: 2, 13: 2, 15: 2, 17: 2}
    assert {tile: shown["gold"] for tile, shown in given.items()} == {f"TECH{n}": gold for n, gold in costs.items()}
    assert {tile: (shown["boards"], shown["gain"]) for tile, shown in given.items() if "gain" in shown} == {
        "TECH1": ([1], {"cocoa": 1}),
        "TECH3": ([5, 6], {"vp": 3}),
        "TECH5": ([2, 3, 4], {"own": 1}),
        "TECH7": ([2, 3, 4], {"cocoa": 1, "vp": 1}),
        "TECH9": ([7], {"vp": 4}),
        "TECH11": ([8], {"vp": 3}),
        "TECH17": ([8], {"temple_any": 1}),
    }
    assert (given["TECH13"]["boards"], given["TECH13"]["pay"]) == ([2, 3, 4, 5, 6, 7, 8], {"cocoa": 1})
    fifteen = given["TECH15"]
    assert (fifteen["boards"], fifteen["workers"], fifteen["discount"]) == ([8], 1, 1)
    assert PRINTED["alchemy"] == {"rows": 2, "columns": 3, "second_row_alone_from": 4, "earlier_owner_vp": 3}


def test_temple_bonus_tiles() -> None:
    given = PRINTED["temple_bonus_tiles"]
    vp = {"F1": None, "F2": 5, "F3": 15, "F4": 3, "F5": 9, "F6": 2, "F7": [4, 4, 4, 9, 9]}
    assert {tile: shown.get("vp") for tile, shown in given.items()} == vp
    assert [shown["effect"] for shown in given.values()] == [
        "best_mask_set_again",
        "per_technology",
        "flat",
        "per_avenue_space",
        "per_reached_temple_bonus_tile",
        "per_discovery_tile_without_mask",
        "per_worker",
    ]


def test_numbers_of_the_setup_and_the_turn() -> None:
    setup = dict(PRINTED["setup"])
    assert setup.pop("cocoa") == {"first": 1, "between": 2, "last": 3}
    assert setup.pop("starting_tiles_drafted_from") == {"2": 6, "3": 8, "4": 10}
    assert setup.pop("neutral_colours") == {"2": 2, "3": 1, "4": 0}
    assert setup == {
        "starting_power": 1,
        "fourth_worker_power": 3,
        "starting_tiles_dealt": 4,
        "starting_tiles_kept": 2,
        "neutral_workers": 3,
        "royal_tiles": 1,
        "technology_tiles": 6,
        "temple_bonus_tiles": 3,
    }
    assert PRINTED["turn"] == {
        "farthest_move": 3,
        "unlock_all": 3,
        "unlock_other": 1,
        "worship_both": 1,
        "collect_cocoa": 1,
        "most_workers_counted": 3,
    }
    assert PRINTED["supply"] == {"workers": 4, "technology_markers": 6, "buildings": 11}


def test_numbers_of_the_nobles_the_avenue_and_the_calendar() -> None:
    assert PRINTED["nobles"] == {"wood": 2, "rows": [[3, 2, 2, 1, 1], [5, 4, 3, 3], [7, 6, 5]], "avenue": 1}
    assert PRINTED["buildings_row"]["values"] == [5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1]
    assert PRINTED["avenue"] == {"spaces": 9, "discovery_tiles": {"3": 3, "6": 2, "8": 1}}
    assert PRINTED["calendar"]["dark_disc"] == {"2": [10, 9, 8], "3": [11, 10, 9], "4": [12, 11, 10]}
    assert PRINTED["eclipse"] == {
        "pyramid_lead_vp": 4,
        "pyramid_step_vp": [4, 3, 2],
        "mask_set_vp": [0, 1, 3, 6, 10, 15, 21, 28],
        "salary": [1, 1, 1, 2, 2],
        "unpaid_vp": -3,
    }
    rewards = [(reward["id"], reward.get("pay", {}), reward["gain"]) for reward in PRINTED["ascension"]["rewards"]]
    assert rewards == [
        ("vp", {}, {"vp": 5}),
        ("cocoa", {}, {"cocoa": 5}),
        ("temple", {}, {"temple_any": 1}),
        ("two_temples", {"cocoa": 3}, {"temple_any": 2}),
        ("fourth_worker", {}, {"cocoa": 2}),
    ]


def test_the_first_game() -> None:
    first: dict[str, Any] = PRINTED["first_game"]
    assert sorted(first["royal_tiles"]) == ["P1", "P4", "P6"]
    assert first["technology_tiles"] == [f"TECH{n}" for n in (1, 3, 5, 9, 15, 17)]
    assert first["temple_bonus_tiles"] == ["F3", "F4", "F7"]
    given = [(seat["gain"], [tuple(worker) for worker in seat["workers"]]) for seat in first["seat"]]
    assert given == [
        ({"cocoa": 5, "wood": 1, "stone": 2, "gold": 4, "temple_green": 1}, [(6, 2), (2, 1), (8, 1)]),
        ({"cocoa": 5, "wood": 4, "stone": 1, "temple_red": 1, "temple_blue": 1}, [(7, 2), (2, 1), (3, 1)]),
        ({"cocoa": 4, "wood": 3, "stone": 4, "avenue": 1, "temple_blue": 1}, [(1, 1), (2, 1), (7, 1)]),
        ({"wood": 2, "gold": 5, "temple_green": 1}, [(3, 1), (4, 1), (5, 1)]),  # and a step for the technology
    ]
    assert [seat.get("resource") for seat in first["seat"]] == [None, "stone", "gold", None]
    assert [seat.get("technology") for seat in first["seat"]] == [None, None, None, "TECH5"]


def test_the_teotibot() -> None:
    bot: dict[str, Any] = PRINTED["teotibot"]
    assert bot["gain"] == {"wood": 2, "stone": 2, "gold": 2}
    assert (bot["workers"], bot["locked_workers"]) == ([[4, 2], [6, 2], [8, 2]], [[7, 1]])
    assert (bot["temple_steps"], bot["avenue"], bot["technology_place"]) == (1, 1, 2)
    assert (bot["fallback_cocoa"], bot["exchange"], bot["ascension"]) == (5, {"cocoa": 10, "vp": 3}, "vp")
    costs = [bot[name] for name in ("technology_gold", "building_wood", "decoration_gold", "construction_stone")]
    assert costs == [1, 2, 2, 2]
    gains = ("gather", "construction_vp", "decoration_vp", "worship_steps", "worship_steps_any")
    assert [bot[name] for name in gains] == [2, 2, 5, 2, 3]
    assert bot["final"] == {"resource": 1, "cocoa": 1, "technology": 2, "temple_bonus_tile": 15}
    assert bot["actions"] == [
        "construction",
        "decorations",
        "alchemy",
        "nobles",
        "mastery",
        "worship",
        "mask_collection",
    ]
    assert bot["pyramid"]["slots"] == ["T", "ML", "MR", "BL", "BC", "BR"]
    sums = {2: "BL", 3: "BL", 4: "ML", 5: "ML", 6: "T", 7: "T", 8: "T", 9: "MR", 10: "MR", 11: "BR", 12: "BR"}
    assert dict(enumerate(bot["pyramid"]["rolled"], 2)) == sums
    assert bot["pyramid"]["filled_from"] == {"T": ["ML", "MR"], "ML": ["BL", "BC"], "MR": ["BC", "BR"]}
    assert bot["difficulty"] == {
        "worker_power": [-1, 1],
        "resource": [-1, 1],
        "exchange_vp": [-2, -1, 1, 2],
        "worship_steps": [-1, 1],
        "temple_bonus_vp": [-10, -5, 5, 10],
        "technology_vp": [-2, -1, 1, 2],
    }


# ---- by using them -----------------------------------------------------------------------------------------


@pytest.mark.rule("R2.5")
@pytest.mark.parametrize("tile", STARTING)
def test_what_a_starting_tile_gives(tile: str) -> None:
    partner = "S13" if tile != "S13" else "S17"  # which give goods alone
    mine = sorted([tile, partner])
    rest = [other for other in STARTING if other not in mine]
    hands = [sorted(mine + rest[:2]), rest[2:6]]
    technologies = ["TECH3", "TECH5", "TECH7", "TECH9", "TECH11", "TECH13"]
    deal = {"first": 0, "starting": hands, "technologies": technologies, "attached": ["temple_red", "temple_red"]}
    state = cenote.teotihuacan.new(2, 1, deal=deal)
    state.play(f"keep:{mine[0]} keep:{mine[1]} keep:{rest[2]} keep:{rest[3]}")
    asked = set()
    while state.to_move == 0:
        kind = state.tokens()[-1].partition(":")[0]
        asked.add(kind)
        state.play("claim:temple_red" if kind == "claim" else "take:gold" if kind == "take" else state.tokens()[0])
    me = player(state)
    gained = Counter(STARTING[tile][1]) + Counter(STARTING[partner][1])
    steps = {name: gained[f"temple_{name}"] for name in TEMPLES}
    if gained["technology"]:
        steps["blue"] += 1  # the lowest number lies in the left column
    assert me["temples"] == steps
    assert me["points"] == steps["red"]
    assert me["technologies"] == ["TECH3"] * gained["technology"]
    assert me["avenue"] == gained["avenue"]
    assert sorted(worker[-1] for worker in me["workers"]) == sorted("112" if gained["power_up"] else "111")
    assert me["unused"] == ({"temple_red": 1} if gained["discovery"] else {})
    chosen = gained["any_resource"] + steps["blue"]
    assert ("take" in asked) is (chosen > 0)
    wanted = Counter({good: gained[good] for good in (*RESOURCES, "cocoa")})
    wanted += Counter(gold=chosen, cocoa=1 + steps["green"])
    assert goods(state) == wanted


@pytest.mark.rule("R24.2")
@pytest.mark.parametrize("tile", STARTING)
def test_where_neutral_workers_go_for_a_starting_tile(tile: str) -> None:
    boards = STARTING[tile][0]
    second, third = next(
        (other, board)
        for other, (shown, _) in STARTING.items()
        for board in shown[:1]
        if other != tile and board not in boards
    )
    state = cenote.teotihuacan.new(3, 1, setup="first_game", deal={"neutral": [tile, second]})
    assert state.dump()["neutral_workers"] == [
        [BOARDS[number - 1] for number in sorted((*boards, third))],
    ]


@pytest.mark.rule("R18.2")
@pytest.mark.parametrize("kind", DISCOVERIES)
def test_what_claiming_a_discovery_tile_costs(kind: str) -> None:
    cost = DISCOVERIES[kind][1]
    moves = "worker:palace.1 go:forest"
    state = scene(cost, ring=ring_with(1, "forest"), discoveries={"boards": {"forest": kind}})
    state.play(f"{moves} worship:forest choose:tile")
    assert goods(state) == {}
    assert player(state)["unused"] == {kind: 1}
    for good in cost:
        poor = {**dict.fromkeys((*RESOURCES, "cocoa"), 9), good: cost[good] - 1}
        short = scene(poor, ring=ring_with(1, "forest"), discoveries={"boards": {"forest": kind}})
        assert "tile" not in offered(short.play(f"{moves} worship:forest"), "choose")


def ring_with(place: int, board: str) -> list[str]:
    """A ring with this board at this place, the others in order."""
    others = [name for name in BOARDS if name not in ("palace", "construction", board)]
    others.insert(place - 1, board)
    return ["palace", *others[:3], "construction", *others[3:]]


@pytest.mark.rule("R16.1", "R16.2", "R16.3")
@pytest.mark.parametrize(("temple", "step"), [(temple, step) for temple in TEMPLES for step in range(1, 12)])
def test_what_a_step_of_a_temple_brings(temple: str, step: int) -> None:
    me = {"temples": {temple: step - 1}, "unused": {f"temple_{temple}": 1}}
    state = scene(me).play(f"use:temple_{temple}")
    reward = parsed(TEMPLES[temple][0].split()[step - 1])
    if "any_resource" in reward:
        state.play("take:gold")  # after which there is nothing to choose for a second one
    assert player(state)["temples"][temple] == step
    assert state.points()[0] == reward.get("vp", 0)
    brought = {"gold": reward.get("any_resource", 0), "cocoa": reward.get("cocoa", 0)}
    assert goods(state) == {good: n for good, n in brought.items() if n}
    assert any(token.startswith("worker") for token in state.tokens())


@pytest.mark.rule("R9.1")
@pytest.mark.parametrize("board", CELLS)
@pytest.mark.parametrize("workers", [1, 2, 3])
@pytest.mark.parametrize("lowest", [1, 2, 3, 4, 5])
def test_what_a_cell_gives(board: int, workers: int, lowest: int) -> None:
    name = BOARDS[board - 1]
    others = [f"{name}.5"] * (workers - 1)
    state = scene({"workers": [f"palace.{lowest}", *others], "cocoa": 1}, ring=ring_with(1, name))
    state.play(f"worker:palace.{lowest} go:{name} main")
    cell = parsed(CELLS[board].split("/")[workers - 1].split()[(0, 1, 1, 2, 2)[lowest - 1]])
    for _ in range(cell.get("temple_any", 0)):
        state.play("climb:red")
    assert state.points()[0] == cell.get("vp", 0) + cell.get("temple_any", 0)
    wanted = Counter({good: cell.get(good, 0) for good in (*RESOURCES, "cocoa")})
    wanted["cocoa"] += workers == 1  # the fee is that for the own workers on the board
    assert goods(state) == {good: n for good, n in wanted.items() if n}


@pytest.mark.rule("R10.2")
@pytest.mark.parametrize(
    ("number", "gold"), [(1, 1), (3, 1), (5, 1), (7, 1), (9, 2), (11, 2), (13, 2), (15, 2), (17, 2)]
)
def test_what_a_technology_costs(number: int, gold: int) -> None:
    others = [other for other in (1, 3, 5, 7, 9, 11) if other != number][:5]
    technologies = [f"TECH{n}" for n in sorted([number, *others])]
    me = {"workers": ["palace.1", "alchemy.2"], "cocoa": 1, "gold": gold}
    state = scene(me, ring=ring_with(1, "alchemy"), technologies=technologies)
    state.play(f"worker:palace.1 go:alchemy main technology:TECH{number}")
    assert player(state)["technologies"] == [f"TECH{number}"]
    assert player(state)["gold"] == 0
    if gold == 2:
        poor = scene(me | {"gold": 1}, ring=ring_with(1, "alchemy"), technologies=technologies)
        assert f"TECH{number}" not in offered(poor.play("worker:palace.1 go:alchemy main"), "technology")
