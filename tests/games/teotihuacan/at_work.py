"""Own workers at work on the boards as the first game has them, and what has come of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from cenote import State
from tests.games.teotihuacan.scenes import player, scene

RING = ("palace", "stone_quarry", "alchemy", "forest", "construction", "decorations", "nobles", "gold_deposits")
"""The boards as they are printed, clockwise."""
TEMPLES = ("blue", "red", "green")
RESOURCES = ("wood", "stone", "gold")

Given = Mapping[str, Any]


def before(board: str) -> str:
    """The board from which a worker reaches this one with a single step."""
    return RING[RING.index(board) - 1]


def arriving(board: str, powers: Iterable[int], me: Given | None = None, *others: Given, **entries: Any) -> State:
    """Seat 0 has moved a worker of the first power to a board where own workers of the others stand.

    The cocoa that those will cost as a fee comes on top of what the player is given. Workers that are given besides
    stand elsewhere; up to three, more stand on the Palace.
    """
    newcomer, *rest = powers
    mine = dict(me or {})
    workers = [f"{before(board)}.{newcomer}", *(f"{board}.{power}" for power in rest), *mine.pop("workers", ())]
    workers += ["palace.1"] * (3 - len(workers) - len(mine.get("locked", ())))
    mine["cocoa"] = mine.get("cocoa", 0) + bool(rest)
    state = scene({**mine, "workers": workers}, *others, **entries)
    return state.play(f"worker:{before(board)}.{newcomer} go:{board}")


def at_work(board: str, powers: Iterable[int], me: Given | None = None, *others: Given, **entries: Any) -> State:
    """Seat 0 has begun the main action of a board with workers of these powers; the fee is paid."""
    return arriving(board, powers, me, *others, **entries).play("main")


def worshipping(
    space: str, power: int = 3, me: Given | None = None, *others: Given, choose: str = "effect", **entries: Any
) -> State:
    """Seat 0 has sent a worker to a worship space and chosen what for, if there was a choice."""
    state = arriving(space.partition(".")[0], [power], me, *others, **entries).play(f"worship:{space}")
    return state.play(f"choose:{choose}") if f"choose:{choose}" in state.tokens() else state


def have(state: State, seat: int = 0) -> dict[str, int]:
    """Goods, points and how far the markers of a player have come, without what is 0."""
    them = player(state, seat)
    names = ("cocoa", *RESOURCES, "points", "avenue", "pyramid_track")
    found = {name: them[name] for name in names} | {temple: them["temples"][temple] for temple in TEMPLES}
    return {name: n for name, n in found.items() if n}


def workers(state: State, board: str, seat: int = 0) -> list[int]:
    """The powers of a player's unlocked workers on a board, the weakest first."""
    places = [worker.split(".") for worker in player(state, seat)["workers"]]
    return sorted(int(power) for place, power in places if place == board)


def unused(state: State, seat: int = 0) -> dict[str, int]:
    """Discovery tiles that are not used yet."""
    return {kind: n for kind, n in player(state, seat)["unused"].items() if n}


def used(state: State, seat: int = 0) -> dict[str, int]:
    """Discovery tiles that are turned over."""
    return {kind: n for kind, n in player(state, seat)["used"].items() if n}
