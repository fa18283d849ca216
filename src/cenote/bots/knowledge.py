"""What a bot gets to know: what its seat may, and no more."""

from __future__ import annotations

from array import array
from typing import Any

from cenote.core.game import Game
from cenote.core.state import State


class Knowledge:
    """What one seat knows at the moment when it has to decide.

    Whoever owns the true state makes it, and hands it to a bot. It keeps one world as the seat may imagine it, dealt
    from `seed` and from what the seat has seen; the true state is forgotten. In two games that differ only in what
    the seat can't know, its knowledge is byte for byte the same.
    """

    __slots__ = ("_seat", "_world")

    def __init__(self, state: State, seat: int, seed: int) -> None:
        if state.to_move != seat:
            raise ValueError(f"knowledge is for the seat that decides: not {seat}, but {state.to_move}")
        self._seat = seat
        self._world = state.imagine(seat, seed)

    @property
    def game(self) -> Game:
        return self._world.game

    @property
    def seats(self) -> int:
        """How many decide."""
        return self._world.seats

    @property
    def players(self) -> int:
        """How many score: the seats, and after them the automatons."""
        return self._world.players

    @property
    def seat(self) -> int:
        """The seat that knows this, and that has to decide."""
        return self._seat

    @property
    def round(self) -> int:
        return self._world.round

    def legal(self) -> list[int]:
        """The moves that it may make, ascending."""
        return self._world.legal()

    def tokens(self) -> list[str]:
        """The same as they are written."""
        return self._world.tokens()

    def points(self) -> list[float]:
        """Victory points of each player as the score track shows them."""
        return self._world.points()

    def view(self) -> dict[str, Any]:
        """All that the seat sees, as plain JSON data."""
        return self._world.view(self._seat)

    def observe(self, out: Any) -> None:
        """The same as numbers, into a buffer of `game.observation_size(seats)` floats."""
        self._world.observe(self._seat, out)

    def observation(self) -> array[float]:
        """The same in an array of its own."""
        numbers = array("f", bytes(4 * self.game.observation_size(self.seats)))
        self.observe(numbers)
        return numbers

    def imagine(self, seed: int) -> State:
        """A world that looks to the seat like the true one, to do with as one likes. Each seed deals another."""
        return self._world.imagine(self._seat, seed)

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (self._world, self._seat)

    def __repr__(self) -> str:
        return f"<what seat {self._seat} knows of {self._world!r}>"


def _restore(world: State, seat: int) -> Knowledge:
    knowledge = Knowledge.__new__(Knowledge)
    knowledge._seat, knowledge._world = seat, world
    return knowledge
