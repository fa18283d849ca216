"""The deal: what is drawn, from what, and how much of it a seat has seen (rules 1, 2, 24, 25, 27)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from cenote.core.deal import UNSEEN, Deal, Draw, Field, Pick, Picks, Seat
from cenote.games.teotihuacan.components import (
    ACTION_IDS,
    ATTACHING_IDS,
    AVENUE_STOP_IDS,
    BOARD_IDS,
    BONUS_IDS,
    CATEGORIES,
    DECORATION_IDS,
    DIRECTION_IDS,
    DISCOVERY_BOARDS,
    KIND_IDS,
    MAIN_STEP_IDS,
    PRINTED,
    PYRAMID_IDS,
    STARTING_IDS,
    TECHNOLOGY_IDS,
    by_seats,
    discoveries,
)

SETUP = PRINTED["setup"]
LATER = ("neutral_2", "neutral_3")
"""The fields with the tiles for neutral workers after the first and the second Eclipse."""
MOVABLE = tuple(
    BOARD_IDS[number - 1] for number in PRINTED["ring"]["printed"] if number not in PRINTED["ring"]["fixed"]
)
"""Boards that are shuffled, in the order in which they are printed."""
STEP_TILES = {
    (temple["id"], main["step"]): main["discovery_tiles"] for temple in PRINTED["temple"] for main in temple["main"]
}
BOT_TURNS = 30
"""The Teotibot has no more turns: the calendar is longest before the first Eclipse, and ascensions shorten it."""


@cache
def fields(seats: int, setup: str) -> tuple[Field, ...]:
    """In the order in which they are drawn; what a first game fixes isn't drawn."""
    neutral = 2 * by_seats(SETUP["neutral_colours"], seats)
    found: list[Field] = []
    if seats > 1:
        found.append(Seat("first", tuple(range(seats))))
    if setup != "first_game":
        found.append(Draw("ring", MOVABLE, len(MOVABLE)))
        found += [Pick(f"royal_{category.lower()}", royal_tiles(category)) for category in CATEGORIES]
        found.append(Draw("technologies", TECHNOLOGY_IDS, SETUP["technology_tiles"]))
        found.append(Draw("temple_bonus", BONUS_IDS, SETUP["temple_bonus_tiles"]))
    found.append(Draw("decorations", DECORATION_IDS, len(DECORATION_IDS)))
    found.append(Draw("pyramid", PYRAMID_IDS, len(PYRAMID_IDS)))
    found.append(Picks("turned", (0, 1, 2, 3), built(seats)))
    found += discovery_fields(seats, setup)
    if setup == "dealt":
        found.append(Draw("starting", STARTING_IDS, SETUP["starting_tiles_dealt"], each_seat=True))
    elif setup == "draft":
        found.append(Draw("laid_out", STARTING_IDS, by_seats(SETUP["starting_tiles_drafted_from"], seats)))
    if neutral:
        found.append(Draw("neutral", STARTING_IDS, neutral))
        found += [Draw(name, STARTING_IDS, neutral, pile=name) for name in LATER]
    if seats == 1:
        found.append(Draw("actions", ACTION_IDS, len(ACTION_IDS)))
        found.append(Picks("directions", DIRECTION_IDS, PRINTED["teotibot"]["direction_tiles"]))
        found.append(Picks("dice", (1, 2, 3, 4, 5, 6), 2 * BOT_TURNS))
        found.append(Picks("bot_turned", (0, 1, 2, 3), 30 - built(seats)))
    return tuple(found)


def royal_tiles(category: str) -> tuple[str, ...]:
    return tuple(tile for tile, printed in PRINTED["royal_tiles"].items() if printed["category"] == category)


def built(seats: int) -> int:
    """How many Pyramid tiles lie from the start."""
    return len(by_seats(PRINTED["pyramid"]["built"], seats))


def discovery_fields(seats: int, setup: str) -> list[Field]:
    """All 54 tiles: at the worship areas, on the Avenue and the main steps, with Starting tiles, and in the stack.

    Among the tiles of the stack are the places that tiles with Starting tiles take there when nobody claims them.
    """
    pool = discoveries()
    attached = ATTACHING_IDS if setup != "first_game" else ()
    laid = {
        "worship": len(DISCOVERY_BOARDS),
        "avenue": sum(PRINTED["avenue"]["discovery_tiles"].values()),
        "steps": sum(by_seats(STEP_TILES[step], seats) for step in MAIN_STEP_IDS),
    }
    found: list[Field] = [Draw(name, pool, count) for name, count in laid.items()]
    if attached:
        found.append(Draw("attached", pool, len(attached)))
    found.append(Draw("discoveries", pool, len(pool) - sum(laid.values()), markers=attached))
    return found


def unordered(seats: int) -> tuple[tuple[str, tuple[str, ...], list[int]], ...]:
    """Fields whose things lie on the table in no order, or in groups of so many that have none."""
    stops = [PRINTED["avenue"]["discovery_tiles"][str(space)] for space in AVENUE_STOP_IDS]
    steps = [by_seats(STEP_TILES[step], seats) for step in MAIN_STEP_IDS]
    return (
        ("technologies", TECHNOLOGY_IDS, []),
        ("laid_out", STARTING_IDS, []),
        ("avenue", KIND_IDS, stops),
        ("steps", KIND_IDS, steps),
    )


# ---- what has been seen ------------------------------------------------------------------------------------


def seal(deal: Deal, position: Mapping[str, Any], seat: int | None) -> Deal:
    """The deal with `?` for all that this seat (None: a spectator) has not seen by this position."""
    sealed = dict(deal)
    for name, order, counts in unordered(position["seats"]):
        if name in deal:
            sealed[name] = _in_order(deal[name], order, counts or [len(deal[name])])
    sealed["decorations"] = _from_top(deal["decorations"], len(position["decorations"]["stack"]))
    sealed["pyramid"] = _from_top(deal["pyramid"], len(position["pyramid"]["stack"]))
    for eclipse, name in enumerate(LATER, 1):
        if name in deal and position["eclipses"] < eclipse:
            sealed[name] = [UNSEEN] * len(deal[name])
    if "starting" in deal:
        seen = _kept(position)
        sealed["starting"] = [
            [tile if number == seat or tile in seen else UNSEEN for tile in tiles]
            for number, tiles in enumerate(deal["starting"])
        ]
    if "dice" in deal:
        bot = position["teotibot"]
        sealed["dice"] = _from_top(deal["dice"], len(bot["dice"]))
        sealed["bot_turned"] = _from_top(deal["bot_turned"], len(bot["turned"]))
    known = _known_attached(deal, position, seat)
    if "attached" in deal:
        pairs = zip(ATTACHING_IDS, deal["attached"], strict=True)
        sealed["attached"] = [kind if tile in known else UNSEEN for tile, kind in pairs]
    _seal_stack(deal, sealed, position, known)
    return sealed


def _in_order(things: list[str], order: tuple[str, ...], counts: list[int]) -> list[str]:
    """Group by group in the order of the components, so that nothing is told of how they were drawn."""
    rest = iter(things)
    return [thing for count in counts for thing in sorted((next(rest) for _ in range(count)), key=order.index)]


def _from_top(things: list[Any], left: int) -> list[Any]:
    """What has left a stack, and `?` for what is left in it."""
    return things[: len(things) - left] + [UNSEEN] * left


def _kept(position: Mapping[str, Any]) -> set[str]:
    """The Starting tiles that everybody has seen, because they were kept and revealed."""
    if position["pending"] and position["pending"][0]["ask"] == "keep":
        return set()
    return {tile for player in position["players"] for tile in player["starting_kept"]}


def _known_attached(deal: Deal, position: Mapping[str, Any], seat: int | None) -> set[str]:
    """The Starting tiles of which this seat has seen the Discovery tile that came with them (2.4, 25.1)."""
    known = _kept(position) | set(deal.get("laid_out", ()))
    if seat is not None and "starting" in deal:
        known |= set(deal["starting"][seat])
    return known & set(ATTACHING_IDS)


def _seal_stack(deal: Deal, sealed: Deal, position: Mapping[str, Any], known: set[str]) -> None:
    """The stack of Discovery tiles, as far as it was drawn.

    When a tile turns up that came with a Starting tile, only those who have seen it there know it again. To the others
    it is a tile like any other, and its marker is still to come, as long as there is room for it.
    """
    stack: list[str] = deal["discoveries"]
    if position["round"] == 0:
        sealed["discoveries"] = [UNSEEN] * len(stack)
        return
    lying = [thing for thing in stack if position["attached"].get(thing) != "claimed"]
    drawn = lying[: len(lying) - len(position["discoveries"]["stack"])]
    markers = [thing for thing in stack if thing in ATTACHING_IDS]
    room = len(stack) - len(drawn) - sum(marker not in drawn for marker in markers)
    for i, thing in enumerate(drawn):
        if thing not in markers:
            continue
        if thing in known or room == 0:
            sealed["attached"][ATTACHING_IDS.index(thing)] = deal["attached"][ATTACHING_IDS.index(thing)]
        else:
            drawn[i] = deal["attached"][ATTACHING_IDS.index(thing)]
            room -= 1
    sealed["discoveries"] = drawn + [UNSEEN] * (len(stack) - len(drawn))
