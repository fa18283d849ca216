"""What any game must pass.

`python -m cenote.testing.conformance GAME` checks a game with every number of seats and every option. In a test,
let pytest go over CHECKS and `walks(game)`, so that each failure has a name:

    @pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
    @pytest.mark.parametrize("walk", walks(game), ids=repr)
    def test_conformance(check, walk):
        check(walk)
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from typing import Any

from cenote.core.game import Game
from cenote.games import find, names
from cenote.testing import contract, honesty, numbers, positions
from cenote.testing.walks import Check, Walk, checks_in

__all__ = ["CHECKS", "Check", "Walk", "check", "walks"]

CHECKS: tuple[Check, ...] = tuple(each for part in (contract, positions, honesty, numbers) for each in checks_in(part))


def variants(game: Game, seats: int) -> Iterator[dict[str, Any]]:
    """The options as they are by default, and each other choice of each option alone that is for so many seats."""
    yield {}
    for option in game.options:
        for choice in option.choices_for(seats):
            if choice != option.default:
                yield {option.name: choice}


def walks(game: Game, seeds: Iterable[int] = (1,)) -> Iterator[Walk]:
    """Games with every number of seats, every option and these seeds."""
    seeds = list(seeds)
    for seats in game.seats:
        for options in variants(game, seats):
            for seed in seeds:
                yield Walk(game, seats, seed, **options)


def check(game: Game, seeds: Iterable[int] = (1,)) -> None:
    """Everything at once. AssertionError says what is wrong, with a note that says where."""
    for walk in walks(game, seeds):
        for each in CHECKS:
            each(walk)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m cenote.testing.conformance", description="Check a game.")
    parser.add_argument("game", choices=names())
    parser.add_argument("--seeds", type=int, default=1, metavar="N", help="with so many games of each kind")
    arguments = parser.parse_args()
    failed = 0
    for each in CHECKS:
        wrong = first_failure(each, find(arguments.game), range(1, arguments.seeds + 1))
        print(f"{'FAILED' if wrong else 'passed'}  {each.__name__}")
        if wrong:
            failed += 1
            print("\n".join(f"        {line}" for line in wrong))
    return 1 if failed else 0


def first_failure(each: Check, game: Game, seeds: Iterable[int]) -> list[str] | None:
    """What a check finds first, in lines; None if it passes."""
    for walk in walks(game, seeds):
        try:
            each(walk)
        except Exception as error:  # noqa: BLE001 (whatever a game raises is a finding)
            text = [f"{type(error).__name__}: {error}", *getattr(error, "__notes__", [])]
            return "\n".join(text).splitlines()
    return None


if __name__ == "__main__":
    sys.exit(main())
