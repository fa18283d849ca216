"""Positions to try rules on. What a scene doesn't say is as at the start of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import cenote
from cenote import State
from cenote.games.teotihuacan.game import Teotihuacan

Given = Mapping[str, Any]

GOODS = ("cocoa", "wood", "stone", "gold")

game: Teotihuacan = cenote.find("teotihuacan")  # type: ignore[assignment]  # by its name it is any game


def scene(me: Given | None = None, *others: Given, seats: int = 2, **entries: Any) -> State:
    """A position: seat 0, which is to move if nothing else is said, and the others."""
    players = [dict(player) for player in (me or {}, *others)]
    players += [{} for _ in range(seats - len(players))]
    return game.load({"seats": len(players), "players": players, **entries})


def player(state: State, seat: int = 0) -> dict[str, Any]:
    """All that is in front of a player; the seat after the last is the Teotibot's."""
    dump = state.dump()
    them: dict[str, Any] = dump["players"][seat] if seat < state.seats else dump["teotibot"]
    return them


def goods(state: State, seat: int = 0) -> dict[str, int]:
    """What a player owns, without what there is none of."""
    them = player(state, seat)
    return {name: them[name] for name in GOODS if them[name]}


def offered(state: State, kind: str) -> set[str]:
    """The arguments of all legal moves of a kind."""
    return {token.partition(":")[2] for token in state.tokens() if token.partition(":")[0] == kind}


def turn(worker: str, board: str) -> str:
    """A worker goes to a board, as tokens: `turn("forest.3", "nobles")`."""
    return f"worker:{worker} go:{board}"
