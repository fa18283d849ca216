"""Positions to try rules on. What a scene doesn't say is as at the start of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cenote import State
from cenote.games.tzolkin.components import PRINTED
from tests.games.tzolkin.positions import TEMPLES, end_round, game

__all__ = ["TEMPLES", "end_round", "game"]

Given = Mapping[str, Any]

RESOURCES = ("wood", "stone", "gold")
# Each action of Chichen Itza: VP, temple, a resource of choice too?
SACRED = {
    1: (4, "chaac", False),
    2: (5, "chaac", False),
    3: (6, "chaac", False),
    4: (7, "kukulkan", False),
    5: (8, "kukulkan", False),
    6: (8, "kukulkan", True),
    7: (10, "quetzalcoatl", False),
    8: (11, "quetzalcoatl", True),
    9: (13, "quetzalcoatl", True),
}
TOP = {"chaac": 6, "quetzalcoatl": 8, "kukulkan": 7}
BUILDINGS: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in PRINTED["building"]}
# What is asked by buildings that leave a choice, and an answer to it.
ANSWERS = {
    "A1T3": "climb:chaac",
    "A2C1": "advance:theology",
    "A2C2": "advance:theology",
    "A2C3": "advance:theology",
    "A2C4": "advance:theology",
    "A2T1": "done",
    "A2S6": "advance:agriculture advance:agriculture",
}


def scene(me: Given | None = None, *others: Given, seats: int = 2, **entries: Any) -> State:
    """A position: seat 0, which is to move if nothing else is said, and the others."""
    players = [dict(player) for player in (me or {}, *others)]
    players += [{} for _ in range(seats - len(players))]
    return game.load({"seats": len(players), "players": players, **entries})


def worker_on(place: str, me: Given | None = None, *others: Given, **entries: Any) -> State:
    """Seat 0 is to move and has a worker on a space: `tikal.4`."""
    gear, space = place.split(".")
    gears = {name: dict(spaces) for name, spaces in entries.pop("gears", {}).items()}
    gears.setdefault(gear, {})[space] = 0
    return scene(me, *others, gears=gears, **entries)


def last_turn(*players: Given, **entries: Any) -> State:
    """The last seat is to move in a round that began with seat 0."""
    return scene(*players, to_move=len(players) - 1, **entries)


def player(state: State, seat: int = 0) -> dict[str, Any]:
    """All that is in front of a player."""
    them: dict[str, Any] = state.dump()["players"][seat]
    return them


def goods(state: State, seat: int = 0) -> dict[str, int]:
    """What a player owns, without what there is none of."""
    them = player(state, seat)
    names = ("corn", *RESOURCES, "skulls")
    return {name: them[name] for name in names if them[name]}


def offered(state: State, kind: str) -> set[str]:
    """The arguments of all legal moves of a kind."""
    return {token.partition(":")[2] for token in state.tokens() if token.partition(":")[0] == kind}


def row(*tiles: str, **stacks: list[str]) -> dict[str, Any]:
    """Buildings on offer, and the stacks beneath."""
    return {"row": list(tiles), **stacks}


def built(tile: str, me: dict[str, Any], *others: dict[str, Any], answers: str = "", **entries: Any) -> State:
    """Seat 0 has constructed a building with Tikal 2, and answered what it asks."""
    entries.setdefault("round", 15 if tile.startswith("A2") else 2)
    entries.setdefault("buildings", row(tile))
    state = worker_on("tikal.2", me, *others, **entries).play("pick:tikal.2 do:2")
    if offered(state, "build"):  # with a single building that can be paid for, nothing is asked
        state.play(f"build:{tile}")
    return state.play(answers)
