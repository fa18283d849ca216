"""Many random games, to find what few of them show.

`python -m cenote.testing.soak GAME --games N` plays so many games with each number of seats, every one with options
drawn at random, and looks closely at some positions of each: that they can be dumped and loaded (which checks that all
of their parts agree), that a seat can't tell what it imagines from what is, that points add up in the event log, and
that the record of the game gives the same end.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from typing import Any

from cenote.core.bulk import play_out
from cenote.core.chance import Chance
from cenote.core.game import Game
from cenote.core.record import Record
from cenote.core.state import State
from cenote.core.words import seats_text
from cenote.games import find, names
from cenote.testing.contract import points_told, tells_points
from cenote.testing.walks import LONGEST, same, seen

LOOKS = 10
"""So many positions of each game are looked at closely."""


def draw_options(game: Game, seats: int, chance: Chance) -> dict[str, Any]:
    """A choice of each option, all that are for so many seats being as likely."""
    drawn = {}
    for option in game.options:
        choices = option.choices_for(seats)
        drawn[option.name] = choices[chance.below(len(choices))]
    return drawn


def play(game: Game, seats: int, seed: int) -> int:
    """One game; the number of its decisions. AssertionError, with a note on how to get there, if anything is wrong."""
    chance = Chance(seed)
    record = Record.start(game, seats, chance.seed(), **draw_options(game, seats, chance))
    try:
        return look_at(record, chance)
    except Exception as error:
        tokens = " ".join(map(game.moves.token, (move for move in record.moves if move is not None)))
        error.add_note(f"{game.name}, {seats} seats, game {seed}: {record.options}, {record.deal}\n{tokens}")
        raise


def look_at(record: Record, chance: Chance) -> int:
    """Play a game from its deal to its end, and look closely at some positions on the way."""
    state = record.state()
    expected = play_out(state.clone(), chance.seed())
    looks = {chance.below(expected) for _ in range(LOOKS)}
    while moves := state.legal():
        if len(record.moves) in looks:
            look_closely(state, chance)
        assert len(record.moves) < LONGEST, "the game doesn't come to an end"
        move = moves[chance.below(len(moves))]
        state.apply(move)
        record.moves.append(move)
    assert state.over, "there is no legal move, but the game goes on"
    look_closely(state, chance)
    same(len(state.standing()), state.players, "places for another number of players")
    same(record.state().key(), state.key(), "the record leads to another end")
    return len(record.moves)


def look_closely(state: State, chance: Chance) -> None:
    dump = state.dump()
    same(state.game.load(dump).key(), state.key(), "a position can't be dumped and loaded")
    seat = chance.below(state.seats + 1)
    viewer = seat if seat < state.seats else None
    other = state.imagine(viewer, chance.seed())
    same(seen(other, viewer), seen(state, viewer), f"seat {viewer} can tell what it imagines from what is")
    same(other.points(), state.points(), "what is imagined has other points")
    if viewer == state.to_move:
        same(other.legal(), state.legal(), "what is imagined has other legal moves")
    if tells_points(state.game):
        add_up(state.clone().log(), chance)


def add_up(state: State, chance: Chance) -> None:
    """Some moves on: every point gained stands in the log."""
    before = state.points()
    for _ in range(20):
        if moves := state.legal():
            state.apply(moves[chance.below(len(moves))])
    gained = [after - earlier for after, earlier in zip(state.points(), before, strict=True)]
    same(points_told(state), gained, "points are not told")


def soak(game: Game, seats: int, games: int, first: int) -> Iterator[int]:
    """Play so many games; the decisions of each."""
    for seed in range(first, first + games):
        yield play(game, seats, seed)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m cenote.testing.soak", description="Play very many games.")
    parser.add_argument("game", choices=names())
    parser.add_argument("--seats", type=int, action="append", help="how many play (default: every number in turn)")
    parser.add_argument("--games", type=int, default=1000, help="how many games with each number of seats")
    parser.add_argument("--seed", type=int, default=1, help="what chance starts from (default: 1)")
    given = parser.parse_args()
    game = find(given.game)
    for seats in given.seats or game.seats:
        start = time.perf_counter()
        decisions = sum(soak(game, seats, given.games, given.seed))
        seconds = time.perf_counter() - start
        print(f"{seats_text(seats)}: {given.games:,} games, {decisions:,} decisions, {seconds:,.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
