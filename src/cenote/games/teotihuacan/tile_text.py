"""Every tile in one line of plain text: what it is, what it costs, what it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cenote.games.teotihuacan.components import BOARD_IDS, PRINTED

PARTS = {
    "any_resource": ("resource", "resources"),
    "vp": ("VP", "VP"),
    "temple_any": ("step in any temple", "steps in any temple"),
    "temple_blue": ("step in the blue temple", "steps in the blue temple"),
    "temple_red": ("step in the red temple", "steps in the red temple"),
    "temple_green": ("step in the green temple", "steps in the green temple"),
    "avenue": ("space on the Avenue", "spaces on the Avenue"),
    "power_up": ("power-up", "power-ups"),
    "technology": ("technology", "technologies"),
    "discovery": ("Discovery tile for its cost", "Discovery tiles for their cost"),
    "own": ("resource of the board", "resources of the board"),
}
COUNTS = {"technologies": "technology", "pyramid_track": "space on the Pyramid track", "avenue": "space on the Avenue"}
OWN_MOMENT = {
    "double_move": "moves a second worker along",
    "free_cocoa": "in place of the cocoa of one fee, worship or salary",
    "unlimited_move": "moves a worker any distance",
    "extra_worker": "1 worker more at Alchemy, Nobles or Construction",
}


def describe(tile: str) -> str:
    """A tile in one line."""
    for sort, words in SORTS.items():
        if tile in PRINTED[sort]:
            return words(tile, PRINTED[sort][tile])
    raise KeyError(tile)


def parts(bundle: Mapping[str, int]) -> str:
    """What is gained or paid, in words."""
    return ", ".join(part(what, n) for what, n in bundle.items()) or "nothing"


def part(what: str, n: int) -> str:
    one, more = PARTS.get(what, (what, what))
    return f"{n} {one if n == 1 else more}"


def _royal(tile: str, printed: Mapping[str, Any]) -> str:
    plus = printed.get("plus", 0)
    times = "P" if not plus else f"P {'+' if plus > 0 else '−'} {abs(plus)}"
    match printed["effect"]:
        case "gain":
            does = f"{times} {', '.join(printed['gain'])}"
        case "trade":
            does = f"up to {times} times {parts(printed['pay'])} for {_and(printed['gain'])}"
        case "exchange":
            does = f"once {_and(printed['pay'])} for P resources"
        case _:
            does = f"{printed['vp']} VP for each {COUNTS[printed['counts']]}, at most {times} of them"
    return f"{tile}: {does}"


def _and(bundle: Mapping[str, int]) -> str:
    return " and ".join(part(what, n) for what, n in bundle.items())


def _technology(tile: str, printed: Mapping[str, Any]) -> str:
    boards = _boards(printed["boards"])
    match printed["effect"]:
        case "pass":
            does = f"{parts(printed['gain'])} for a worker that moves onto or past the {boards}"
        case "main":
            does = f"{parts(printed['gain'])} for a main action at {boards}"
        case "power_up":
            does = f"one more power-up after a main action for {parts(printed['pay'])}"
        case _:
            does = f"at {boards} {printed['workers']} worker more, {printed['discount']} resource less to pay"
    return f"{tile}, {printed['gold']} gold: {does}"


def _boards(numbers: list[int]) -> str:
    names = [BOARD_IDS[number - 1].replace("_", " ").title() for number in numbers]
    return " or ".join(filter(None, [", ".join(names[:-1]), names[-1]]))


def _bonus(tile: str, printed: Mapping[str, Any]) -> str:
    vp = printed.get("vp", 0)
    does = {
        "best_mask_set_again": "the best set of masks once more",
        "per_technology": f"{vp} VP for each technology",
        "flat": f"{vp} VP",
        "per_avenue_space": f"{vp} VP for each space on the Avenue",
        "per_reached_temple_bonus_tile": f"{vp} VP for each Temple Bonus tile reached",
        "per_discovery_tile_without_mask": f"{vp} VP for each Discovery tile without a mask",
        "per_worker": "4 VP for each worker of power 1 to 3, 9 VP of power 4 or 5",
    }
    return f"{tile}: {does[printed['effect']]}"


def _discovery(tile: str, printed: Mapping[str, Any]) -> str:
    if printed["use"] == "mask":
        does = "a mask"
    else:
        does = parts(printed["gain"]) if "gain" in printed else OWN_MOMENT[tile]
    return f"{tile} ({parts(printed['cost']) if printed['cost'] else 'free'}): {does}"


def _decoration(tile: str, icons: str) -> str:
    """Its left and its right half, the arrow pointing down."""
    return f"{tile}: {' '.join(icons)}"


def _pyramid_tile(tile: str, icons: str) -> str:
    """Its two rows as it lies when it isn't turned; the icons go round clockwise."""
    return f"{tile}: {icons[0]} {icons[1]} / {icons[3]} {icons[2]}"


def _starting(tile: str, printed: Mapping[str, Any]) -> str:
    return f"{tile}, {_boards(printed['boards']).replace(' or ', ' and ')}: {parts(printed['gain'])}"


SORTS: dict[str, Callable[[str, Any], str]] = {
    "royal_tiles": _royal,
    "technology_tiles": _technology,
    "temple_bonus_tiles": _bonus,
    "discovery_tiles": _discovery,
    "decoration_tiles": _decoration,
    "pyramid_tiles": _pyramid_tile,
    "starting_tiles": _starting,
}
