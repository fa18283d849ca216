"""Positions at the end of a round, before an Eclipse."""

from __future__ import annotations

from typing import Any

from cenote import State
from tests.games.teotihuacan.scenes import Given, game

DARK = {1: (10, 9, 8), 2: (10, 9, 8), 3: (11, 10, 9), 4: (12, 11, 10)}
"""Where the dark disc is before the first, second and third Eclipse, by number of players."""
PAID = {"cocoa": 3}
"""What three workers of power 1 earn, so that an Eclipse costs no points."""
AT_END = [{"ask": "end"}]


def last_turn(*players: Given, **entries: Any) -> State:
    """The Last Player has only to end the turn; seat 0 is First Player."""
    return game.load(
        {
            "game": "teotihuacan",
            "seats": len(players),
            "players": [dict(player) for player in players],
            "to_move": len(players) - 1,
            "pending": AT_END,
            **entries,
        }
    )


def before_eclipse(*players: Given, number: int = 1, **entries: Any) -> State:
    """The last turn of the final round before the Eclipse of this number has only to be ended."""
    dark = DARK[len(players)][number - 1]
    return last_turn(*players, **{"eclipses": number - 1, "announced": True, "light_disc": dark, **entries})


def pay_all(state: State) -> State:
    """Everybody pays as much salary as possible."""
    while not state.over and any(token.startswith("salary:") for token in state.tokens()):
        state.play(max(token for token in state.tokens() if token.startswith("salary:")))
    return state


def eclipse(*players: Given, number: int = 1, **entries: Any) -> State:
    """An Eclipse has been held; everybody has paid as much salary as possible."""
    return pay_all(before_eclipse(*players, number=number, **entries).play("end"))


def is_eclipse(state: State) -> bool:
    """Is somebody asked for salaries?"""
    return not state.over and any(token.startswith("salary:") for token in state.tokens())


def pass_turn(state: State) -> State:
    """Somebody moves a worker, collects cocoa and lets go."""
    for kind in ("worker:", "go:", "collect"):
        state.play(next(token for token in state.tokens() if token.startswith(kind)))
    return state.play("end")


PLACES = [f"{n}.{row}.{column}" for n in (1, 2, 3, 4) for row in range(5 - n) for column in range(5 - n)]
"""All places of the Pyramid, that of level 4 last."""
TILES = {place: {"tile": f"T{number:02}"} for number, place in enumerate(PLACES, 1)}
ALL_BUT_ONE = {"display": ["T31", None, None], "tiles": {place: TILES[place] for place in PLACES[:-1]}}
"""Only the place on level 4 is free, and the tile on display looks the same however it is turned."""
FINISHED = {"tiles": TILES}
"""A finished Pyramid, which makes the next Eclipse the final one."""
