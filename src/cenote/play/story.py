"""How a game went: points round by round, and where they came from."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from cenote.play.line import Line

POINTS = "points"
"""The event by which a game's log tells of points; `cenote.testing` checks that they add up."""


def story(line: Line) -> dict[str, Any]:
    """Each player's points at the end of each round so far, and the sums by source."""
    rounds: list[dict[str, Any]] = []
    earlier = line.upto(0)
    for number, ply in enumerate(line.plies):
        if not rounds or earlier.state.round != rounds[-1]["round"]:
            rounds.append({"round": earlier.state.round})
        earlier.add(ply.move)
        rounds[-1] |= {"ply": number + 1, "points": earlier.state.points()}
    return {"rounds": rounds, "sources": sources(line)}


def sources(line: Line) -> list[dict[str, Any]]:
    """The points of each player by source, in the order in which they first came."""
    sums: dict[tuple[int, str, str], float] = defaultdict(float)
    for event in line.state.events():
        if event["event"] == POINTS:
            sums[event["seat"], event["source"], event.get("of", "")] += event["points"]
    return [
        {"player": player, "source": source, "of": of, "points": points}
        for (player, source, of), points in sums.items()
    ]
