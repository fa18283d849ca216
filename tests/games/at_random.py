"""Games played at random, with any of their variants, and positions with anything wrong with them."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Sequence
from typing import Any

from hypothesis import strategies as st

from cenote import State
from cenote.core.chance import Chance
from cenote.core.game import Game


def any_options(game: Game, seats: int) -> st.SearchStrategy[dict[str, Any]]:
    """Any choices together that are for so many seats."""
    return st.fixed_dictionaries({option.name: st.sampled_from(option.choices_for(seats)) for option in game.options})


def random_state(game: Game, seed: int, seats: int, plies: int, **options: Any) -> State:
    """A game after so many random decisions, or at its end."""
    state, chance = game.new(seats, seed, **options), Chance(seed)
    while plies and not state.over:
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))])
        plies -= 1
    return state


def play_to_the_end(state: State, seed: int) -> State:
    """Random decisions as long as there are any."""
    chance = Chance(seed)
    while not state.over:
        legal = state.legal()
        assert legal
        state.apply(legal[chance.below(len(legal))])
    return state


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in nested data: what holds it, and under what name or number."""
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for name, part in list(parts):
        yield data, name
        yield from places(part)


def damage(position: dict[str, Any], draw: Any, junk: Sequence[Any], names: Sequence[str]) -> None:
    """Change, delete or insert something anywhere: junk, under one of these names where a mapping gets it."""
    spots = list(places(position))
    if not spots:
        return
    holder, name = spots[draw(st.integers(0, len(spots) - 1))]
    how = draw(st.sampled_from(["junk", "nudge", "move", "delete", "insert"]))
    other = copy.deepcopy(junk[draw(st.integers(0, len(junk) - 1))])
    if how == "nudge" and isinstance(holder[name], int):
        holder[name] += draw(st.sampled_from([-2, -1, 1, 2]))
    elif how == "move":
        elsewhere, there = spots[draw(st.integers(0, len(spots) - 1))]
        holder[name] = copy.deepcopy(elsewhere[there])
    elif how == "delete":
        del holder[name]
    elif how == "insert" and isinstance(holder, list):
        holder.insert(name, other)
    elif how == "insert":
        holder[draw(st.sampled_from(names))] = other
    else:
        holder[name] = other
