"""A view as panels in some language: the ring of boards, tiles, the Pyramid, temples, the Avenue, belongings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from cenote.core.panels import Cell, Panel, Row, Teller
from cenote.games.teotihuacan.components import (
    AVENUE_STOP_IDS,
    MASK_IDS,
    PRINTED,
    RESOURCE_IDS,
    ROW_IDS,
    SIDE_IDS,
    SPACE_IDS,
    TEMPLE_IDS,
    by_seats,
)
from cenote.games.teotihuacan.pyramid_text import LEVELS, from_above

GAME = "teotihuacan"
EMPTY = "·"
TAKEN = "■"
OPEN = "□"
STEPS = 12
LAST_ECLIPSE = 2
TOP_PLACE = "4.0.0"
SIGNS = {"any_resource": "r", "vp": "v", "cocoa": "c"}


def panels(view: Mapping[str, Any], words: Teller, players: Sequence[str]) -> list[Panel]:
    """The whole table as this view shows it."""
    t = words.t
    shown = [
        Panel(t("ui-players"), list(_stocks(view, words, players)), always=True),
        Panel(t("teotihuacan-terminal-boards"), list(_ring(view, words))),
        Panel(t("teotihuacan-terminal-tiles"), list(_tiles(view, words))),
        Panel(t("teotihuacan-alchemy"), list(_technologies(view, words))),
        Panel(t("teotihuacan-board-pyramid"), list(_pyramid(view, words))),
        Panel(t("teotihuacan-decorations"), list(_decorations(view, words))),
        Panel(t("teotihuacan-board-temples"), list(_temples(view, words))),
        Panel(t("teotihuacan-terminal-avenue"), list(_avenue(view, words))),
        Panel(t("teotihuacan-terminal-belongings"), list(_belongings(view, words, players))),
    ]
    if "teotibot" in view:
        shown.append(Panel(t("teotihuacan-teotibot"), list(_teotibot(view["teotibot"], words))))
    return shown


def _everybody(view: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """All who score: the seats, and the Teotibot after them."""
    return [*view["players"], *([view["teotibot"]] if "teotibot" in view else [])]


def _name(words: Teller, word: str, sort: str = "") -> str:
    return words.name(GAME, word, sort)


def _about(words: Teller, what: str, said: str) -> str:
    t = words.t
    return t("ui-terminal-about", what=what, said=said)


def _amounts(goods: Mapping[str, int], words: Teller) -> str:
    t = words.t
    return " + ".join(t("teotihuacan-amount", good=good, n=n) for good, n in goods.items() if n)


def _at(view: Mapping[str, Any], track: str, step: int) -> Cell:
    """Who is on a step of a temple, or of the Avenue or the Pyramid track."""
    found = [who for who, one in enumerate(_everybody(view)) if {**one["temples"], **one}[track] == step]
    return found or EMPTY


def _kind(words: Teller, kind: str) -> str:
    """A Discovery tile: its name, its cost and what it does; of masks that is said once for all."""
    t = words.t
    cost = _amounts(PRINTED["discovery_tiles"][kind]["cost"], words)
    paid = t("teotihuacan-board-costs", cost=cost) if cost else t("teotihuacan-board-free")
    named = f"{_name(words, kind, 'kind')} ({paid})"
    return named if kind in MASK_IDS else _about(words, named, words.text(GAME, kind))


# ---- what is always in sight -------------------------------------------------------------------------------


def _stocks(view: Mapping[str, Any], words: Teller, players: Sequence[str]) -> Iterator[Row]:
    t = words.t
    when = t("ui-round", n=view["round"]) if view["round"] else t("ui-setup")
    first = t("teotihuacan-terminal-first", player=players[view["first_player"]])
    yield " · ".join((when, _eclipse(view, words), first))
    headings = ("teotihuacan-terminal-workers", "teotihuacan-terminal-avenue", "teotihuacan-terminal-track")
    yield (
        "",
        t("ui-points"),
        *(_name(words, good) for good in ("cocoa", *RESOURCE_IDS)),
        *(t(key) for key in headings),
    )
    for who, player in enumerate(_everybody(view)):
        goods = (str(player[good]) for good in ("cocoa", *RESOURCE_IDS))
        locked = len(player["locked"])
        workers = len(player["workers"]) + len(player["on_the_way"]) + player["ascending"]
        tracks = (f"{workers}/{workers + locked}", str(player["avenue"]), str(player["pyramid_track"]))
        yield ((who, f" {players[who]}"), words.number(player["points"]), *goods, *tracks)


def _eclipse(view: Mapping[str, Any], words: Teller) -> str:
    """Which Eclipse comes next, and when."""
    t = words.t
    final = TOP_PLACE in view["pyramid"]["tiles"] or view["eclipses"] >= LAST_ECLIPSE
    name = (
        t("teotihuacan-board-eclipse-final") if final else t("teotihuacan-board-eclipse-number", n=view["eclipses"] + 1)
    )
    left = _dark_disc(view) - view["light_disc"]
    if view["to_move"] is None:
        when = t("teotihuacan-board-eclipses-over")
    elif view["announced"]:
        when = t("teotihuacan-board-eclipse-announced")
    elif left > 0:
        when = t("teotihuacan-board-eclipse-in", n=left)
    else:
        dark = view["options"]["dark_eclipse"]
        when = t("teotihuacan-board-eclipse-now" if dark else "teotihuacan-board-eclipse-next")
    return t("teotihuacan-terminal-eclipse", name=name, when=when)


def _dark_disc(view: Mapping[str, Any]) -> int:
    eclipse = min(view["eclipses"], LAST_ECLIPSE)
    dark: int = by_seats(PRINTED["calendar"]["dark_disc"], view["seats"])[eclipse]
    return dark


# ---- the boards --------------------------------------------------------------------------------------------


def _ring(view: Mapping[str, Any], words: Teller) -> Iterator[Row]:
    """A row for each board, clockwise: the workers there, and those locked on its worship spaces."""
    t = words.t
    yield ("", t("teotihuacan-terminal-workers"), t("teotihuacan-terminal-locked"))
    for board in view["ring"]:
        yield (_name(words, board), _workers_on(view, board), _worship(view, board))
    yield t("teotihuacan-terminal-clockwise")
    yield t("teotihuacan-terminal-workers-legend")
    if any(view["neutral_workers"]):
        yield t("teotihuacan-terminal-neutral")
    for who, player in enumerate(_everybody(view)):
        ways = [*map(str, player["on_the_way"]), *["↑"] * player["ascending"]]
        if ways:
            yield ((t("teotihuacan-terminal-on-the-way"), " ", who, f":{','.join(ways)}"),)


def _workers_on(view: Mapping[str, Any], board: str) -> Cell:
    found: list[str | int] = []
    for who, player in enumerate(_everybody(view)):
        powers = sorted(power for at, _, power in (one.partition(".") for one in player["workers"]) if at == board)
        if powers:
            found += [" ", who, ":" + ",".join(powers)]
    found += [f" n{colour}" for colour, boards in enumerate(view["neutral_workers"], 1) if board in boards]
    return found or EMPTY


def _worship(view: Mapping[str, Any], board: str) -> Cell:
    spaces = [space for space in SPACE_IDS if space.partition(".")[0] == board]
    found: list[str | int] = []
    for space in spaces:
        letter = f" {space[-1]}" if len(spaces) > 1 else ""
        on_it = [(who, one["locked"][space]) for who, one in enumerate(_everybody(view)) if space in one["locked"]]
        found += [letter, on_it[0][0], f":{on_it[0][1]}"] if on_it else [letter + EMPTY]
    return found


def _tiles(view: Mapping[str, Any], words: Teller) -> Iterator[Row]:
    """Royal tiles, and the Discovery tiles wherever they lie."""
    t = words.t
    for space, tile in view["royal_tiles"].items():
        yield _about(words, _name(words, f"palace.{space}"), words.text(GAME, tile))
    yield t("teotihuacan-terminal-discoveries", n=view["discoveries"]["left"])
    lying = view["discoveries"]
    for board, kind in lying["boards"].items():
        if kind:
            yield "  " + _about(words, _name(words, board), _kind(words, kind))
    places = [(f"avenue.{space}", kinds) for space, kinds in lying["avenue"].items()]
    for place, kinds in (*lying["steps"].items(), *places):
        if kinds:
            yield f"  {_name(words, place)}:"
            yield from (f"    {_kind(words, kind)}" for kind in dict.fromkeys(kinds))
    yield t("teotihuacan-board-masks-text")


def _technologies(view: Mapping[str, Any], words: Teller) -> Iterator[Row]:
    """The Technologies with their cost, the temple of their column, and who has them."""
    t = words.t
    for place, tile in enumerate(view["technologies"]):
        cost = _amounts({"gold": PRINTED["technology_tiles"][tile]["gold"]}, words)
        owners = [who for who, one in enumerate(_everybody(view)) if tile in one["technologies"]]
        row = t("teotihuacan-terminal-row", n=1 + place // 3)
        temple = _name(words, TEMPLE_IDS[place % 3])
        heading: list[str | int] = [f"{_name(words, tile)} · {cost} · {row} · {temple}"]
        yield ([*heading, *(mark for who in owners for mark in (" ", who))],)
        yield f"  {words.text(GAME, tile)}"


# ---- the Pyramid -------------------------------------------------------------------------------------------


def _pyramid(view: Mapping[str, Any], words: Teller) -> Iterator[Row]:
    """The icons from above beside their heights, the places of each level, and the tiles on display."""
    t = words.t
    icons, heights = from_above(view)
    for seen, high in zip(icons, heights, strict=True):
        yield (" ".join(seen), "".join(map(str, high)))
    yield t("teotihuacan-terminal-icons")
    tiles = view["pyramid"]["tiles"]
    yield tuple(t("teotihuacan-board-level", n=level) for level in LEVELS)
    for row in range(len(LEVELS)):
        yield tuple(_places(tiles, level, row) for level in LEVELS)
    yield t("teotihuacan-terminal-places")
    for level, printed in zip(LEVELS, PRINTED["pyramid"]["level"], strict=True):
        cost = t("teotihuacan-board-level-cost", stone=printed["stone"], wood=printed["wood"], vp=printed["vp"])
        named = t("teotihuacan-board-level", n=level)
        yield _about(words, named, cost)
    for tile in filter(None, view["pyramid"]["display"]):
        printed = PRINTED["pyramid_tiles"][tile]
        yield _about(words, _name(words, tile), f"{printed[0]} {printed[1]} / {printed[3]} {printed[2]}")
    yield t("teotihuacan-board-stack-left", n=view["pyramid"]["left"])


def _places(tiles: Mapping[str, Any], level: int, row: int) -> str:
    """The places in a row of a level: with a tile, open for one, or not yet."""
    return " ".join(_place(tiles, level, row, column) for column in range(5 - level)) if row < 5 - level else ""


def _place(tiles: Mapping[str, Any], level: int, row: int, column: int) -> str:
    if f"{level}.{row}.{column}" in tiles:
        return TAKEN
    below = (f"{level - 1}.{row + down}.{column + right}" for down in (0, 1) for right in (0, 1))
    return OPEN if level == 1 or all(place in tiles for place in below) else EMPTY


def _decorations(view: Mapping[str, Any], words: Teller) -> Iterator[Row]:
    t = words.t
    built = view["decorations"]["sides"]
    for side, printed in zip(SIDE_IDS, PRINTED["decoration_side"], strict=True):
        tiles = ", ".join(_name(words, tile) for tile in built[side]) or EMPTY
        yield _about(words, f"{_name(words, side, 'side')} ({' '.join(printed['icons'])})", tiles)
    yield t("teotihuacan-terminal-display")
    for tile in filter(None, view["decorations"]["display"]):
        yield "  " + _about(words, _name(words, tile), " ".join(PRINTED["decoration_tiles"][tile]))
    yield t("teotihuacan-board-stack-left", n=view["decorations"]["left"])
    yield t("teotihuacan-terminal-icons")


# ---- temples and the Avenue --------------------------------------------------------------------------------


def _temples(view: Mapping[str, Any], words: Teller) -> Iterator[Row]:
    """A column for each temple, with who is on each step and what the step is worth, the top step above."""
    t = words.t
    heading: list[Cell] = [""]
    for temple in TEMPLE_IDS:
        heading += ["", t(f"teotihuacan-board-temple-{temple}")]
    yield tuple(heading)
    for step in reversed(range(STEPS)):
        cells: list[Cell] = [str(step)]
        for printed in PRINTED["temple"]:
            cells += [_at(view, printed["id"], step), _reward(view, printed, step)]
        yield tuple(cells)
    yield t("teotihuacan-terminal-rewards")
    for temple, tile in view["temple_bonus"].items():
        yield _about(words, f"{_name(words, temple)} 10", words.text(GAME, tile))


def _reward(view: Mapping[str, Any], temple: Mapping[str, Any], step: int) -> str:
    if step == 0:
        return ""
    if step == STEPS - 2:
        return str(view["temple_bonus"][temple["id"]])
    given = "".join(f"{n}{SIGNS[what]}" for what, n in temple["reward"][step - 1].items())
    return given + ("*" if any(main["step"] == step for main in temple["main"]) else "")


def _avenue(view: Mapping[str, Any], words: Teller) -> Iterator[Row]:
    """The Avenue of the Dead with the Nobles' rows that make it worth less, and the Pyramid track."""
    t = words.t
    spaces = range(PRINTED["avenue"]["spaces"] + 1)
    yield ("", *(f"{space}*" if space in AVENUE_STOP_IDS else str(space) for space in spaces))
    yield (t("teotihuacan-terminal-avenue"), *(_at(view, "avenue", space) for space in spaces))
    taken = sum(view["nobles"].values())
    values = PRINTED["buildings_row"]["values"]
    yield t("teotihuacan-board-avenue-text", vp=values[taken])
    yield t("teotihuacan-board-buildings-row-text", n=len(values) - 1 - taken)
    yield _name(words, "nobles")
    for row, printed in zip(ROW_IDS, PRINTED["nobles"]["rows"], strict=True):
        yield (
            f"  {_name(words, row, 'row')}",
            *(TAKEN if space < view["nobles"][row] else str(vp) for space, vp in enumerate(printed)),
        )
    yield t("teotihuacan-board-discs", light=view["light_disc"], dark=_dark_disc(view))


# ---- players -----------------------------------------------------------------------------------------------


def _belongings(view: Mapping[str, Any], words: Teller, players: Sequence[str]) -> Iterator[Row]:
    t = words.t
    if view["laid_out"]:
        yield t("teotihuacan-terminal-laid-out")
        yield from (_starting(view, tile, words) for tile in view["laid_out"])
    for who, player in enumerate(_everybody(view)):
        yield ((who, f" {players[who]}"),)
        if view["round"] == 0:
            yield from (_starting(view, tile, words) for tile in player.get("starting_dealt", []))
        for tile in player["technologies"]:
            yield "  " + _about(words, _name(words, tile), words.text(GAME, tile))
        for kind, n in player["unused"].items():
            times = f" ×{n}" if n > 1 else ""
            named = f"{_name(words, kind, 'kind')}{times}"
            yield "  " + (named if kind in MASK_IDS else _about(words, named, words.text(GAME, kind)))
        if player["used"]:
            tiles = ", ".join(_name(words, kind, "kind") for kind in player["used"])
            used = t("teotihuacan-board-used")
            yield "  " + _about(words, used, tiles)


def _starting(view: Mapping[str, Any], tile: str, words: Teller) -> str:
    kind = view["attached"].get(tile)
    lying = f" [{_name(words, kind, 'kind')}]" if kind and kind != "claimed" else ""
    return "  " + _about(words, f"{_name(words, tile)}{lying}", words.text(GAME, tile))


def _teotibot(bot: Mapping[str, Any], words: Teller) -> Iterator[Row]:
    """The action pyramid, with the sums of the dice that name each tile."""
    t = words.t
    yield t("teotihuacan-board-teotibot-text")
    if bot["last_roll"]:
        one, two = bot["last_roll"]
        yield t("teotihuacan-board-rolled", one=one, two=two, sum=one + two)
    rolled = PRINTED["teotibot"]["pyramid"]["rolled"]
    for slot, action in bot["actions"].items():
        sums = [number for number, named in enumerate(rolled, 2) if named == slot]
        dice = f"{sums[0]}–{sums[-1]}" if sums else ""
        named = [t("teotihuacan-board-sum", sum=dice)] if dice else []
        yield " · ".join((_name(words, slot), *named, _name(words, action, "action")))
        yield f"  {words.text(GAME, f'action_{action}')}"
    yield f"{_name(words, 'set_aside')} · {_name(words, bot['set_aside'], 'action')}"
