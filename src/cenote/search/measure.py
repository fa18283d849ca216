"""How fast the search is. Time is the wall clock's, since it is by that that it is told to stop."""

from __future__ import annotations

import random
import time
from typing import Any

from cenote.core.game import Game
from cenote.core.state import State
from cenote.search.tree import Tree

POSITIONS = 8


def positions(game: Game, seats: int, count: int, seed: int = 1) -> list[State]:
    """Decisions between several moves from all over random games, one from each, as their seats may imagine them."""
    found: list[State] = []
    while len(found) < count:
        chance = random.Random(seed + len(found))
        state = game.new(seats, chance.getrandbits(60))
        met: list[State] = []
        while moves := state.legal():
            if len(moves) > 1:
                met.append(state.clone())
            state.apply(chance.choice(moves))
        part = met[len(met) * len(found) // count]
        found.append(part.imagine(part.to_move, chance.getrandbits(60)))
    return found


def search_speed(game: Game, seats: int, seconds: float, cores: int = 1) -> dict[str, Any]:
    """Play-outs in a second, all in all and for each core: with the game's judgement, and to the end without any."""
    told: dict[str, Any] = {"game": game.name, "seats": seats, "cores": cores}
    for name, judgement in (("judged", True), ("to_the_end", False)):
        playouts = 0
        spent = 0.0
        for state in positions(game, seats, POSITIONS):
            tree = Tree(state, state.to_move, seed=1, judgement=judgement)
            start = time.perf_counter()
            tree.think(seconds=seconds / 2 / POSITIONS, cores=cores)
            spent += time.perf_counter() - start
            playouts += tree.playouts
        told[f"{name}_playouts_per_second"] = playouts / spent
        told[f"{name}_playouts_per_second_and_core"] = playouts / spent / cores
    return told
