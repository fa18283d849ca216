"""What each legal move would do, as far as the one who decides may know.

Moves are tried on an imagined world, never on the true one. Where a move brings something hidden to light, imagined
worlds part; what all of several have in common is what can be foretold.
"""

from __future__ import annotations

from typing import Any

from cenote.core.state import State

WORLDS = 8
"""So many worlds must agree on what a move does that brings something to light."""
MOST_THEN = 64
"""What may follow a move is told where there are at most so many pairs of a move and the next."""


def legal_moves(state: State) -> list[dict[str, Any]]:
    """The legal moves of the seat that decides, with their effects, and with what may follow where that is little."""
    if state.over:
        return []
    seat = state.to_move
    worlds = [state.imagine(seat, seed) for seed in range(WORLDS)]
    legal = worlds[0].legal()
    return [_told(worlds, move, len(legal)) for move in legal]


def _told(worlds: list[State], move: int, moves: int) -> dict[str, Any]:
    """One move with its effects, and what may follow it."""
    effects, after = _tried(worlds, move)
    told = {**_named(worlds[0], move), "effects": effects}
    if after is not None:
        following = after.legal()
        if moves * len(following) <= MOST_THEN:
            afters = [world.clone().play([move]) for world in worlds]
            told["then"] = [{**_named(after, then), "effects": _tried(afters, then)[0]} for then in following]
    return told


def _named(state: State, move: int) -> dict[str, Any]:
    table = state.game.moves
    return {"token": table.token(move), "kind": table.kind(move), "args": list(table.args(move))}


def _tried(worlds: list[State], move: int) -> tuple[list[dict[str, Any]], State | None]:
    """What a move does; and the world after it, where the same seat goes on and nothing came to light."""
    before = worlds[0]
    after = before.clone().log()
    after.apply(move)
    effects = after.events()
    if after.known == before.known:
        goes_on = (after.to_move, after.round) == (before.to_move, before.round)
        return effects, after.clone() if goes_on else None
    for world in worlds[1:]:
        other = world.clone().log()
        other.apply(move)
        effects = _common(effects, other.events())
    return effects, None


def _common(one: list[dict[str, Any]], other: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events that two lists begin with alike."""
    same = 0
    for left, right in zip(one, other, strict=False):
        if left != right:
            break
        same += 1
    return one[:same]
