"""A view as a board in plain text, 80 characters wide. Seats are counted from 1, as wherever people meet them."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping
from typing import Any

from cenote.games.teotihuacan.components import (
    AVENUE_STOP_IDS,
    BOARD_IDS,
    MASK_IDS,
    PRINTED,
    RESOURCE_IDS,
    ROW_IDS,
    SPACE_IDS,
    TEMPLE_IDS,
    by_seats,
)
from cenote.games.teotihuacan.pyramid_text import pyramid
from cenote.games.teotihuacan.tile_text import describe

WIDTH = 80
BOARD_NAMES = dict(
    zip(
        BOARD_IDS,
        (
            "Palace",
            "Forest",
            "Stone Quarry",
            "Gold Deposits",
            "Alchemy",
            "Nobles",
            "Decorations",
            "Construction",
        ),
        strict=True,
    )
)
STEP_SIGNS = {"any_resource": "r", "vp": "v", "cocoa": "c"}
BOT = "T"
ACTION_NAMES = {"mask_collection": "masks"}

ASKED = {
    "keep": "keep one of the Starting tiles",
    "draft": "take a Starting tile",
    "turn": "choose a worker to move, or unlock all own workers",
    "action": "collect cocoa, worship, or perform the main action",
    "end": "end the turn",
    "leave": "choose the board that gets no worker",
    "go": "choose where the worker goes",
    "with": "choose the worker that moves along",
    "fee": "pay the fee in cocoa, or with a tile",
    "lock": "choose which newcomer takes the worship space",
    "worship": "take the effect of the worship space, the Discovery tile, or both",
    "order": "say what comes first, the effect or the Discovery tile",
    "claim": "claim a Discovery tile, or not",
    "trade": "trade with the Royal tile, or stop",
    "climb": "step up in a temple",
    "take": "take a resource",
    "technology": "choose a technology",
    "row": "choose a row of the Nobles",
    "decoration": "choose a Decoration tile",
    "side": "choose a side of the Pyramid for the Decoration tile",
    "tile": "choose a Pyramid tile, or stop",
    "place": "choose where the Pyramid tile goes",
    "rotate": "turn the Pyramid tile",
    "discount": "choose the resource that technology 15 saves",
    "power_up": "power a worker up",
    "more": "pay 1 cocoa for one more power-up, or not",
    "reward": "choose the reward of the ascension",
    "salary": "pay the salaries",
    "steps": "say which of two temple steps comes first",
}
ABOUT = ("board", "at", "space", "tile", "place", "power", "workers", "placed", "times", "count", "owed")


def board(view: Mapping[str, Any]) -> str:
    """The whole table as this view shows it."""
    parts = [_heading(view), _ring(view), _alchemy(view), _nobles(view), pyramid(view), _temples(view), _avenue(view)]
    parts += [_players(view), *([_bot(view)] if "teotibot" in view else []), _tiles(view)]
    return "\n".join(_fitted(line) for part in parts for line in [*part.splitlines(), ""])


def _fitted(line: str) -> str:
    """A line, broken where it is too long; what follows is indented under it."""
    indent = " " * (len(line) - len(line.lstrip()) + 4)
    return textwrap.fill(line, WIDTH, subsequent_indent=indent) if len(line) > WIDTH else line


def _seat(seat: int) -> str:
    return f"seat {seat + 1}"


def _list(things: Iterable[str]) -> str:
    return ", ".join(things) or "none"


def _counted(tiles: Mapping[str, int]) -> str:
    """Tiles by kind, with how many there are of those that are there twice."""
    return _list(f"{kind} ×{n}" if n > 1 else kind for kind, n in tiles.items())


def _everybody(view: Mapping[str, Any]) -> list[tuple[str, Mapping[str, Any]]]:
    """The players by what stands for them on the board: the number of the seat, or T for the Teotibot."""
    found = [(str(number), player) for number, player in enumerate(view["players"], 1)]
    return [*found, (BOT, view["teotibot"])] if "teotibot" in view else found


# ---- the calendar ------------------------------------------------------------------------------------------


def _heading(view: Mapping[str, Any]) -> str:
    lines = ["Setting up." if view["round"] == 0 else f"Round {view['round']}. {_calendar(view)}"]
    lines.append(f"First player: {_seat(view['first_player'])}.")
    if view["to_move"] is None:
        lines.append("Game over.")
    else:
        lines.append(f"{_seat(view['to_move']).capitalize()} decides: {_asked(view['pending'][-1])}.")
    return "\n".join(lines)


def _asked(frame: Mapping[str, Any]) -> str:
    """What is to be decided, and about what."""
    about = [f"{name} {frame[name]}" for name in ABOUT if frame.get(name) not in (None, "any")]
    return ASKED[frame["ask"]] + (f" ({', '.join(about)})" if about else "")


def _calendar(view: Mapping[str, Any]) -> str:
    dark = by_seats(PRINTED["calendar"]["dark_disc"], view["seats"])[view["eclipses"]]
    left = dark - view["light_disc"]
    name = f"Eclipse {view['eclipses'] + 1}"
    if "4.0.0" in view["pyramid"]["tiles"] or view["eclipses"] == 2:
        name += " (the final one)"
    discs = f"Light disc on {view['light_disc']}, dark disc on {dark}: "
    if view["to_move"] is None:
        return f"{discs}{name} is over."
    if view["pending"][0]["ask"] == "after_eclipse":
        return f"{discs}{name} is being scored."
    if view["announced"]:
        return f"{discs}{name} comes at the end of this round."
    if left == 0:
        when = "this turn" if view["options"]["dark_eclipse"] else "the next round"
        return f"{discs}{name} comes at the end of {when}."
    return f"{discs}{'1 space' if left == 1 else f'{left} spaces'} to {name}."


# ---- the ring ----------------------------------------------------------------------------------------------


def _ring(view: Mapping[str, Any]) -> str:
    """A line for each board, clockwise: workers in its general area, on its worship spaces, and its tile."""
    rows = ["Boards clockwise   Workers                Locked at worship       Discovery tile"]
    for name in view["ring"]:
        kind = view["discoveries"]["boards"].get(name)
        board = f"{BOARD_IDS.index(name) + 1} {BOARD_NAMES[name]}"
        row = f"{board:<19}{_workers_on(view, name):<22} {_worship(view, name):<24}"
        rows.append((row + (kind or "")).rstrip())
    rows.append("Workers are seat/power; n1 and n2 are neutral, · is an empty worship space.")
    for who, player in _everybody(view):
        ways = [*(f"{who}/{power}" for power in player["on_the_way"]), *[f"{who}/↑"] * player["ascending"]]
        if ways:
            rows.append(f"On the way: {' '.join(ways)}.")
    return "\n".join(rows)


def _workers_on(view: Mapping[str, Any], name: str) -> str:
    found = []
    for who, player in _everybody(view):
        powers = [worker.partition(".")[2] for worker in player["workers"] if worker.partition(".")[0] == name]
        found += [f"{who}/{power}" for power in powers]
    found += [f"n{colour}" for colour, boards in enumerate(view["neutral_workers"], 1) if name in boards]
    return " ".join(found)


def _worship(view: Mapping[str, Any], name: str) -> str:
    spaces = [space for space in SPACE_IDS if space.partition(".")[0] == name]
    found = []
    for space in spaces:
        on_it = [f"{who}/{player['locked'][space]}" for who, player in _everybody(view) if space in player["locked"]]
        found.append((f"{space[-1]} " if len(spaces) > 1 else "") + (on_it[0] if on_it else "·"))
    return "  ".join(found)


def _alchemy(view: Mapping[str, Any]) -> str:
    rows = ["Royal tiles, P being the power of the worker on them:"]
    rows += [f"  {space} {describe(tile)}" for space, tile in view["royal_tiles"].items()]
    rows.append("Technologies (and who has them):")
    for place, tile in enumerate(view["technologies"]):
        owners = [who for who, player in _everybody(view) if tile in player["technologies"]]
        row = f"  {TEMPLE_IDS[place % 3]}, row {1 + place // 3}: {describe(tile)}"
        rows.append(row + (f" ({' '.join(owners)})" if owners else ""))
    return "\n".join(rows)


def _nobles(view: Mapping[str, Any]) -> str:
    rows = []
    for row, printed in zip(ROW_IDS, PRINTED["nobles"]["rows"], strict=True):
        taken = view["nobles"][row]
        spaces = ["#" if space < taken else str(vp) for space, vp in enumerate(printed)]
        rows.append(f"{row} row {' '.join(spaces)}")
    taken = sum(view["nobles"].values())
    values = PRINTED["buildings_row"]["values"]
    return (
        f"Nobles: {'; '.join(rows)} (# is a Building).\n"
        f"Buildings left: {len(values) - 1 - taken}; a space on the Avenue is worth {values[taken]} VP now."
    )


# ---- temples and the Avenue --------------------------------------------------------------------------------


def _temples(view: Mapping[str, Any]) -> str:
    """Two rows for each temple: who is on which step, and below what each step is worth."""
    rows = ["Temple  " + "".join(f"{step:>5}" for step in range(12))]
    for name, printed in zip(TEMPLE_IDS, PRINTED["temple"], strict=True):
        steps = _markers(view, [player["temples"][name] for _, player in _everybody(view)], 12)
        worth = ["", *(_step_reward(reward) for reward in printed["reward"])]
        worth[10] = view["temple_bonus"][name]
        mains = {main["step"] for main in printed["main"]}
        signs = [sign + "*" if step in mains else sign for step, sign in enumerate(worth)]
        rows.append(f"{name:<8}" + "".join(f"{cell or '·':>5}" for cell in steps))
        rows.append(" " * 8 + "".join(f"{sign:>5}" for sign in signs).rstrip())
    rows.append("v is VP, c cocoa, r resources of choice; * has Discovery tiles in its place:")
    rows += [f"  {step.replace('.', ' ')}: {_list(tiles)}" for step, tiles in view["discoveries"]["steps"].items()]
    rows += [f"  {name} 10: {describe(view['temple_bonus'][name])}" for name in TEMPLE_IDS]
    return "\n".join(rows)


def _markers(view: Mapping[str, Any], where: list[int], steps: int) -> list[str]:
    """Who is on which step."""
    who = [name for name, _ in _everybody(view)]
    return ["".join(name for name, at in zip(who, where, strict=True) if at == step) for step in range(steps)]


def _step_reward(reward: Mapping[str, int]) -> str:
    return "".join(f"{n}{STEP_SIGNS[what]}" for what, n in reward.items())


def _avenue(view: Mapping[str, Any]) -> str:
    spaces = range(PRINTED["avenue"]["spaces"] + 1)
    signs = [f"{space}*" if space in AVENUE_STOP_IDS else str(space) for space in spaces]
    rows = ["Avenue  " + "".join(f"{sign:>5}" for sign in signs)]
    markers = _markers(view, [player["avenue"] for _, player in _everybody(view)], len(spaces))
    rows.append(" " * 8 + "".join(f"{cell or '·':>5}" for cell in markers))
    rows += [f"  {space}: {_list(tiles)}" for space, tiles in view["discoveries"]["avenue"].items()]
    return "\n".join(rows)


# ---- players -----------------------------------------------------------------------------------------------


def _players(view: Mapping[str, Any]) -> str:
    rows = ["Seat        VP cocoa  wood stone  gold workers locked Avenue Pyramid track"]
    for who, player in _everybody(view):
        locked = len(player["locked"])
        workers = len(player["workers"]) + locked + len(player["on_the_way"]) + player["ascending"]
        goods = "".join(f"{player[good]:>6}" for good in ("points", "cocoa", *RESOURCE_IDS))
        name = "Teotibot" if who == BOT else who
        rows.append(f"{name:<8}{goods}{workers:>8}{locked:>7}{player['avenue']:>7}{player['pyramid_track']:>14}")
    for who, player in _everybody(view):
        rows += _belongings("Teotibot" if who == BOT else f"Seat {who}", player)
    if view["laid_out"]:
        rows.append("Starting tiles laid out:")
        rows += [f"  {describe(tile)}{_attached(view, tile)}" for tile in view["laid_out"]]
    for player in view["players"]:
        if view["round"] == 0:
            rows += [f"  {describe(tile)}{_attached(view, tile)}" for tile in player.get("starting_dealt", [])]
    return "\n".join(rows)


def _belongings(name: str, player: Mapping[str, Any]) -> list[str]:
    """Discovery tiles and Starting tiles of a player, as far as there are any."""
    masks = {kind: n for kind, n in player["unused"].items() if kind in MASK_IDS}
    tiles = {kind: n for kind, n in player["unused"].items() if kind not in MASK_IDS}
    parts = []
    if player["technologies"]:
        parts.append(f"technologies {_list(player['technologies'])}")
    if masks:
        parts.append(f"masks {_counted(masks)}")
    if tiles:
        parts.append(f"Discovery tiles {_counted(tiles)}")
    if player["used"]:
        parts.append(f"used {_counted(player['used'])}")
    if player.get("starting_kept"):
        parts.append(f"Starting tiles {_list(player['starting_kept'])}")
    return [f"{name}: {'; '.join(parts)}."] if parts else []


def _attached(view: Mapping[str, Any], tile: str) -> str:
    kind = view["attached"].get(tile)
    return f" ({kind})" if kind else ""


def _bot(view: Mapping[str, Any]) -> str:
    """The action pyramid, with the sums of the dice that name each tile."""
    bot = view["teotibot"]
    name = {slot: ACTION_NAMES.get(action, action) for slot, action in bot["actions"].items()}
    aside = ACTION_NAMES.get(bot["set_aside"], bot["set_aside"])
    rolled = f" Last roll: {' and '.join(map(str, bot['last_roll']))}." if bot["last_roll"] else ""
    upper, lower = (direction.replace("_", " the ") for direction in bot["directions"])
    rows = [
        "Teotibot's actions (by the sum of its dice):",
        f"{name['T'] + ' (6-8)':^60}".rstrip(),
        f"{name['ML'] + ' (4-5)':^30}{name['MR'] + ' (9-10)':^30}".rstrip(),
        f"{name['BL'] + ' (2-3)':^20}{name['BC']:^20}{name['BR'] + ' (11-12)':^20}".rstrip(),
        f"Set aside: {aside}. Gaps are filled {upper}, then {lower}.{rolled}",
    ]
    return "\n".join(rows)


# ---- tiles -------------------------------------------------------------------------------------------------


def _tiles(view: Mapping[str, Any]) -> str:
    """What each kind of Discovery tile does that can be had or used."""
    lying = view["discoveries"]
    kinds = {kind for kind in lying["boards"].values() if kind}
    for groups in (lying["avenue"], lying["steps"]):
        kinds |= {kind for tiles in groups.values() for kind in tiles}
    kinds |= {kind for kind in view["attached"].values() if kind and kind != "claimed"}
    kinds |= {kind for _, player in _everybody(view) for kind in player["unused"]}
    rows = [f"Discovery tiles (their cost), {lying['left']} more in the stack:"]
    rows += [f"  {describe(kind)}" for kind in PRINTED["discovery_tiles"] if kind in kinds]
    return "\n".join(rows)
