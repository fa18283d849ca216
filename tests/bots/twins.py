"""Pairs of games that differ in nothing that the seat to move can know."""

from __future__ import annotations

from collections.abc import Iterator

from cenote.core.state import State
from cenote.testing.honesty import Twin, swapped
from cenote.testing.walks import Walk

TRIES = 12


def pairs(walk: Walk, one_in: int = 10) -> Iterator[tuple[State, State, int]]:
    """Two true states and the seat that decides in both, again and again throughout a random game."""
    chance = walk.chance("pairs")
    twins = [Twin(walk, seat, swapped(walk, chance)) for seat in range(walk.seats) for _ in range(TRIES)]
    for state in walk.states():
        if walk.made:
            twins = [twin for twin in twins if twin.follow(walk.made[-1])]
        if state.over:
            return
        seat = state.to_move
        twins = [twin for twin in twins if twin.seat is None or twin.state.view(twin.seat) == state.view(twin.seat)]
        if len(walk.made) < walk.seats * 2 or chance.below(one_in) == 0:
            for twin in twins:
                if twin.seat == seat and twin.state.key() != state.key():
                    yield state.clone(), twin.state.clone(), seat
                    break
