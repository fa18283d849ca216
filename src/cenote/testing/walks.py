"""Games played at random, for the checks to look at; what makes a function a check; ways to compare."""

from __future__ import annotations

import functools
import json
from array import array
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any
from zlib import crc32

from cenote.core.chance import Chance
from cenote.core.game import Game
from cenote.core.record import Record
from cenote.core.state import State
from cenote.core.words import seats_text

LONGEST = 100_000
"""No game has so many decisions."""


class Walk:
    """One game, played at random from its deal. A check plays it and looks at the positions on the way."""

    def __init__(self, game: Game, seats: int, seed: int, **options: Any) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.made: list[int] = []
        """The moves made so far."""

    @property
    def players(self) -> int:
        """How many score."""
        return self.seats + len(self.game.automatons(self.seats))

    def new(self, seed: int | None = None, deal: dict[str, Any] | None = None) -> State:
        """The first position, or that of another seed or a given deal."""
        return self.game.new(self.seats, self.seed if seed is None else seed, deal=deal, **self.options)

    def deal(self) -> dict[str, Any]:
        return self.game.deal(self.seats, self.seed, **self.options)

    def chance(self, purpose: str) -> Chance:
        """A generator of its own for each purpose."""
        return Chance(self.seed * 0x100000000 + crc32(purpose.encode()))

    def states(self) -> Iterator[State]:
        """The state before every decision and at the end. It is one and the same state: look, don't touch."""
        state = self.new()
        chance = self.chance("moves")
        self.made = []
        while len(self.made) < LONGEST:
            yield state
            if state.over:
                return
            legal = state.legal()
            assert legal, "the game goes on, but there is no legal move"
            move = legal[chance.below(len(legal))]
            state.apply(move)
            self.made.append(move)
        raise AssertionError(f"the game isn't over after {LONGEST} decisions")

    def glimpses(self, one_in: int = 10, at_first: int = 10) -> Iterator[State]:
        """Some of the states: those before the first decisions, one in ten of the others, and the last."""
        chance = self.chance("glimpses")
        for state in self.states():
            if len(self.made) < at_first or state.over or chance.below(one_in) == 0:
                yield state

    def record(self) -> Record:
        """The game so far."""
        return Record(self.game, self.seats, self.deal(), self.options, [], list(self.made))

    def viewers(self) -> list[int | None]:
        """All seats, and a spectator."""
        return [*range(self.seats), None]

    def __repr__(self) -> str:
        options = "".join(f", {name}={value}" for name, value in self.options.items())
        return f"{self.game.name}, {seats_text(self.seats)}, seed {self.seed}{options}"

    def reproduction(self) -> str:
        """Python that leads to the position that the check saw last."""
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        tokens = " ".join(map(self.game.moves.describe, self.made))
        return f'cenote.find("{self.game.name}").new({self.seats}, {self.seed}{options}).play("{tokens}")'


def play_on(state: State, chance: Chance, what: str) -> None:
    """Play a state to its end. AssertionError if there is none."""
    for _ in range(LONGEST):
        legal = state.legal()
        if not legal:
            break
        state.apply(legal[chance.below(len(legal))])
    assert state.over, f"{what} doesn't come to an end"


Check = Callable[[Walk], None]


def check(body: Check) -> Check:
    """Make a function one of the checks. Whatever it raises then says how to get to where it failed."""

    @functools.wraps(body)
    def checked(walk: Walk) -> None:
        try:
            body(walk)
        except Exception as error:
            error.add_note(f"{body.__name__}: {walk}\nthe position: {walk.reproduction()}")
            raise

    checked.is_check = True  # type: ignore[attr-defined]
    return checked


def checks_in(module: ModuleType) -> list[Check]:
    """The checks that a module defines, in its order."""
    return [each for each in vars(module).values() if getattr(each, "is_check", False)]


# ---- ways to look at a state -------------------------------------------------------------------------------


def plain(data: Any, what: str) -> str:
    """Data as JSON; AssertionError unless that reads back equal."""
    text = json.dumps(data, allow_nan=False)
    assert json.loads(text) == data, f"{what} is not plain JSON data: {data!r}"
    return text


def seen(state: State, seat: int | None) -> str:
    """What a seat or a spectator sees."""
    return plain(state.view(seat), f"the view of seat {seat}")


def observed(state: State, seat: int) -> array[float]:
    """What a seat knows as numbers."""
    out = array("f", bytes(4 * state.game.observation_size(state.seats)))
    state.observe(seat, out)
    return out


def same(left: Any, right: Any, words: str) -> None:
    """AssertionError unless both are equal."""
    if left != right:
        raise AssertionError(f"{words}: {difference(left, right)}")


def difference(left: Any, right: Any) -> str:
    """Where two things differ, shortened to that."""
    one, two = (repr(thing) for thing in (left, right))
    at = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    start = max(0, at - 30)
    before = "…" if start else ""
    return f"{before}{one[start : at + 50]} is not {before}{two[start : at + 50]}"
