"""A view as a board in plain text, 80 characters wide. Seats are counted from 1, as wherever people meet them."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping
from typing import Any

from cenote.games.tzolkin.components import GEAR_IDS, LAST_SPACE, PRINTED, TEETH, TEMPLE_IDS, TRACK_IDS

GEAR_NAMES = ("Palenque", "Yaxchilan", "Tikal", "Uxmal", "Chichen Itza")
TEMPLE_NAMES = ("Chaac, brown", "Quetzalcoatl, yellow", "Kukulcan, green")
SHORT_TEMPLES = ("Chaac", "Quetzalcoatl", "Kukulcan")
TRACK_NAMES = ("Agriculture", "Resource Extraction", "Architecture", "Theology")
TYPE_NAMES = {"farm": "farm", "civic": "civic building", "tomb": "tomb", "shrine": "shrine"}
TILES = {tile["id"]: tile for sort in ("building", "monument", "wealth") for tile in PRINTED[sort]}
WIDTH = 80

ASKED = {
    "keep": "keep one of the starting wealth tiles",
    "start": "place workers or pick up workers",
    "place": "place another worker or end the turn",
    "pick": "pick up another worker or end the turn",
    "end": "end the turn",
    "days": "advance 1 day or 2 days",
    "action": "perform an action, or none",
    "use": "perform an action of another gear",
    "harvest": "harvest",
    "climb": "step up in a temple",
    "two_temples": "step up in two temples",
    "anger": "anger the gods: step down in a temple",
    "advance": "advance a technology",
    "learn": "advance a technology without paying",
    "pay": "pay a resource",
    "take": "take a resource",
    "build": "construct a building",
    "architecture": "use Architecture for this building, or save it for the second",
    "discount": "choose the resource that Architecture saves",
    "market": "sell and buy",
    "devotion": "pay a resource for a step in a temple",
}


def board(view: Mapping[str, Any]) -> str:
    """The whole table as this view shows it."""
    parts = [_heading(view), _gears(view), _jungle(view), _temples(view), _players(view), _tiles(view)]
    return "\n".join(_fitted(line) for part in parts for line in [*part.splitlines(), ""])


def _fitted(line: str) -> str:
    """A line, broken where it is too long; what follows is indented under it."""
    indent = " " * (len(line) - len(line.lstrip()) + 4)
    return textwrap.fill(line, WIDTH, subsequent_indent=indent) if len(line) > WIDTH else line


def _seat(seat: int) -> str:
    return f"seat {seat + 1}"


def _count(n: int, singular: str, plural: str | None = None) -> str:
    return f"{n} {singular if n == 1 else plural or singular + 's'}"


def _list(things: Iterable[str]) -> str:
    return ", ".join(things) or "none"


def points(value: float) -> str:
    """Points with quarters as people write them: 12¼, −3."""
    whole, quarters = divmod(abs(round(value * 4)), 4)
    fraction = ("", "¼", "½", "¾")[quarters]
    digits = "" if whole == 0 and quarters else str(whole)
    return ("\u2212" if value < 0 else "") + digits + fraction


# ---- parts -------------------------------------------------------------------------------------------------


def _heading(view: Mapping[str, Any]) -> str:
    lines = [f"Round {view['round']}, age {view['age']}. {_food_day(view['next_food_day'])}"]
    space = view["first_player_space"]
    taken = "empty" if space is None else f"taken by {_seat(space)}"
    lines.append(
        f"First player: {_seat(view['first_player'])}. First-player space: {taken}. "
        f"Accumulated corn: {view['tooth_corn']}."
    )
    if view["to_move"] is None:
        lines.append("Game over.")
    else:
        lines.append(f"{_seat(view['to_move']).capitalize()} decides: {ASKED[view['pending'][-1]['ask']]}.")
    return "\n".join(lines)


def _food_day(next_day: Mapping[str, Any] | None) -> str:
    if next_day is None:
        return "All Food Days are over."
    kind = "mid-age: goods" if next_day["reward"] == "goods" else "end of age: points"
    if next_day["rounds"] == 0:
        return f"Food Day ({kind}) at the end of this round."
    return f"Days to the next Food Day: {next_day['rounds']} ({kind})."


def _gears(view: Mapping[str, Any]) -> str:
    rows = ["Space".ljust(14) + "".join(f"{space:>3}" for space in range(max(TEETH)))]
    for gear, name, last, teeth in zip(GEAR_IDS, GEAR_NAMES, LAST_SPACE, TEETH, strict=True):
        cells = [_occupant(view["gears"][gear].get(str(space))) for space in range(teeth)]
        numbered = "".join(f"{cell:>3}" for cell in cells[: last + 1])
        beyond = "".join(f"{cell:>3}" for cell in cells[last + 1 :]).replace(" ·", "  ")
        rows.append((name.ljust(14) + numbered + beyond).rstrip())
    rows.append("Workers by seat; n is a neutral worker, · an empty space with a number.")
    return "\n".join(rows)


def _occupant(occupant: Any) -> str:
    if occupant is None:
        return "·"
    return "n" if occupant == "neutral" else str(occupant + 1)


def _jungle(view: Mapping[str, Any]) -> str:
    fields = [
        f"{group}: {tiles['corn']} corn" + (f", {tiles['wood']} under wood" if tiles["wood"] else "")
        for group, tiles in view["jungle"].items()
    ]
    skulls = [f"{action} by {_seat(seat)}" for action, seat in view["skull_spaces"].items()]
    return (
        f"Jungle: {'; '.join(fields)}.\n"
        f"Crystal skulls: {view['skulls_in_bank']} in the bank; offered at Chichen Itza: {_list(skulls)}."
    )


def _temples(view: Mapping[str, Any]) -> str:
    """A row of steps for each temple: the seats on it, and below what each step is worth."""
    rows = []
    for temple, name, printed in zip(TEMPLE_IDS, TEMPLE_NAMES, PRINTED["temple"], strict=True):
        steps = [
            "".join(str(n + 1) for n, player in enumerate(view["players"]) if player["temples"][temple] == step) or "·"
            for step in range(len(printed["vp"]))
        ]
        worth = [
            f"{points(vp)}{(' ' + printed['goods'][str(step)]) if str(step) in printed['goods'] else ''}"
            for step, vp in enumerate(printed["vp"])
        ]
        width = [max(len(a), len(b)) for a, b in zip(steps, worth, strict=True)]
        rows.append(name.ljust(21) + "  ".join(cell.rjust(w) for cell, w in zip(steps, width, strict=True)))
        rows.append(" " * 21 + "  ".join(cell.rjust(w) for cell, w in zip(worth, width, strict=True)))
    return "\n".join(rows)


def _players(view: Mapping[str, Any]) -> str:
    header = "Seat  VP     corn wood stone gold skulls  workers (available)  board"
    rows = [header]
    for number, player in enumerate(view["players"]):
        rows.append(
            f"{number + 1:<6}{points(player['points']):<7}{player['corn']:>4}{player['wood']:>5}{player['stone']:>6}"
            f"{player['gold']:>5}{player['skulls']:>7}{player['workers']:>9} ({player['available']})"
            f"{'':15}{player['board']}"
        )
    for number, player in enumerate(view["players"]):
        levels = ", ".join(f"{name} {player['technologies'][track]}" for track, name in _tracks(player))
        rows.append(f"\nSeat {number + 1}: {levels or 'no technology yet'}.")
        owned = [*player["buildings"], *player["monuments"]]
        rows.append(
            f"  Built: {_list(owned)}. Harvest tiles: {player['corn_tiles']} corn, {player['wood_tiles']} wood."
        )
        rows += _wealth(player)
    return "\n".join(rows)


def _tracks(player: Mapping[str, Any]) -> list[tuple[str, str]]:
    named = zip(TRACK_IDS, TRACK_NAMES, strict=True)
    return [(track, name) for track, name in named if player["technologies"][track]]


def _wealth(player: Mapping[str, Any]) -> list[str]:
    rows = []
    if player["wealth_kept"]:
        rows.append(f"  Starting wealth: {_list(player['wealth_kept'])}.")
    if len(player["wealth_kept"]) < 2:
        rows += [f"  {describe(tile)}" for tile in player.get("wealth_dealt", [])]
    return rows


def _tiles(view: Mapping[str, Any]) -> str:
    left = view["buildings"][f"left_{view['age']}"]
    rows = [f"Buildings on offer ({_count(left, 'more in the stack', 'more in the stack')}):"]
    rows += [f"  {describe(tile)}" for tile in view["buildings"]["row"] if tile]
    rows.append("Monuments:")
    rows += [f"  {describe(tile)}" for tile in view["monuments"] if tile]
    return "\n".join(rows)


# ---- tiles -------------------------------------------------------------------------------------------------


def describe(tile: str) -> str:
    """A tile in one line: id, type, cost, and what it does."""
    printed = TILES[tile]
    parts = [tile]
    if "cost" in printed:
        cost = ", ".join(f"{n} {good}" for good, n in printed["cost"].items())
        parts.append(f"{TYPE_NAMES[printed['type']]}, {cost}")
    does = [_scoring(printed["scores"])] if "scores" in printed else [_effect(e) for e in printed["effects"]]
    return f"{': '.join(parts)}: {', '.join(does)}"


def _effect(effect: Mapping[str, Any]) -> str:
    n = effect.get("n", 1)
    match effect["op"]:
        case "gain":
            return f"{n} {effect['good']}"
        case "vp":
            return f"{n} VP"
        case "climb":
            where = "any temple" if effect["temple"] == "any" else SHORT_TEMPLES[TEMPLE_IDS.index(effect["temple"])]
            return f"{_count(n, 'step')} up ({where})"
        case "advance":
            what = "any technology" if effect["track"] == "any" else TRACK_NAMES[TRACK_IDS.index(effect["track"])]
            return f"{what} +{n}"
        case "worker":
            return _count(n, "worker")
        case "market":
            return "market"
        case "build":
            return "construct a building"
        case "borrow":
            return "1 corn for an action of another gear"
        case "feed_free":
            return f"{_count(n, 'worker needs', 'workers need')} no corn"
        case _:
            return f"every worker needs {n} corn less"


def _scoring(scores: Mapping[str, Any]) -> str:
    vp: Any = scores.get("vp")
    match scores["kind"]:
        case "per_owned_of_type":
            return f"{vp} VP for each {TYPE_NAMES[scores['type']]} owned"
        case "per_own_building_and_monument":
            return f"{vp} VP for each building or monument owned"
        case "by_workers_in_play":
            return "6, 12, 18 VP for 4, 5, 6 workers"
        case "best_temple_steps_above_start":
            return f"{vp} VP for each step in the best temple"
        case "per_monument_built_by_anyone":
            return f"{vp[4]}, {vp[3]}, {vp[2]} VP with 4, 3, 2 players for each monument of anybody"
        case "per_technology_level":
            return f"{vp} VP for each technology level"
        case "temple_step_vp_again":
            return "the points of the temple steps once more"
        case "per_corn_tile":
            return f"{vp} VP for each corn harvest tile"
        case "per_wood_tile":
            return f"{vp} VP for each wood harvest tile"
        case "tracks_at_level_3":
            return "9, 20, 33 VP for 1, 2, 3 technologies on level 3"
        case _:
            return f"{vp} VP for each skull at Chichen Itza"
