"""A game as everybody else knows it: the side of the contract that is not a position."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Any, ClassVar

from cenote.core.chance import Chance
from cenote.core.deal import Deal, Field, complete, word
from cenote.core.errors import BadSetup
from cenote.core.given import whole
from cenote.core.moves import MoveTable
from cenote.core.panels import Panel, Teller
from cenote.core.state import State
from cenote.core.words import Vocabulary, seats_text


@dataclass(frozen=True)
class Option:
    """A variant that can be switched: its name, its default, what it may be, and what it means."""

    name: str
    default: Any
    choices: tuple[Any, ...]
    meaning: str
    limits: Mapping[Any, range] = field(default_factory=dict)
    """The numbers of seats that a choice is for. One that isn't named here, as the default, is for all."""

    def __post_init__(self) -> None:
        if not any(self.default == choice and type(self.default) is type(choice) for choice in self.choices):
            raise ValueError(f"option {self.name}: the default must be one of the choices")
        if self.default in self.limits:
            raise ValueError(f"option {self.name}: the default must be for all numbers of seats")

    def choices_for(self, seats: int) -> tuple[Any, ...]:
        """What it may be with so many seats."""
        return tuple(choice for choice in self.choices if choice not in self.limits or seats in self.limits[choice])

    def check(self, value: Any, seats: int) -> Any:
        """The choice that is given, if it may be taken with so many seats. BadSetup says why not."""
        for choice in self.choices:
            if value == choice and type(value) is type(choice):
                if choice not in self.choices_for(seats):
                    raise BadSetup(f"option {self.name}: {word(choice)} is for {seats_text(self.limits[choice])}")
                return choice
        raise BadSetup(f"option {self.name}: {value!r} is none of {self.allowed}")

    def read(self, text: str) -> Any:
        """The choice that people write so."""
        for choice in self.choices:
            if word(choice) == text:
                return choice
        raise BadSetup(f"option {self.name}: {text!r} is none of {self.allowed}")

    @property
    def allowed(self) -> str:
        """All choices, those for all numbers of seats first, then those for some, for a person to read."""
        groups: dict[str, list[str]] = {"": []}
        for choice in self.choices:
            limit = f" with {seats_text(self.limits[choice])}" if choice in self.limits else ""
            groups.setdefault(limit, []).append(word(choice))
        return "; ".join(", ".join(choices) + limit for limit, choices in groups.items())


class Game(ABC):
    """One object per game. It knows the table of moves, makes states, and reads them back."""

    name: ClassVar[str]
    title: ClassVar[str]
    edition: ClassVar[int]
    """The edition of the rules and of the move numbers; a record names it."""
    seats: ClassVar[range]
    options: ClassVar[tuple[Option, ...]] = ()
    secret_kinds: ClassVar[frozenset[str]] = frozenset()
    """Kinds of moves that only their maker sees until all are revealed together. Which of them is made may not change
    who decides next, nor, before they are revealed, what anybody else may do."""
    search: ClassVar[Mapping[str, float]] = MappingProxyType({})
    """How it is best searched, where that isn't as usual; see `cenote.search.tree.PARAMETERS`."""
    moves: MoveTable
    events: Vocabulary = Vocabulary("event", {})
    """The words of the event log."""
    printed: Mapping[str, Any] = MappingProxyType({})
    """What is printed on the boards and tiles, as plain JSON data, for whoever shows the game."""

    def new(
        self,
        seats: int,
        seed: int | None = None,
        *,
        deal: Mapping[str, Any] | None = None,
        **options: Any,
    ) -> State:
        """A new game. The seed draws whatever `deal` doesn't give; without a seed one is taken at random."""
        chosen = self.check_options(options, self.check_seats(seats))
        fields = self.deal_fields(seats, chosen)
        chance = Chance(secrets.randbits(64) if seed is None else seed)
        dice = chance.seed()  # before the deal, so that it is the same however much of the deal is given
        return self.lay_out(seats, complete(fields, seats, deal or {}, chance), chosen, dice)

    def deal(self, seats: int, seed: int, given: Mapping[str, Any] | None = None, **options: Any) -> Deal:
        """The deal that `new` makes from the same arguments."""
        fields = self.deal_fields(seats, self.check_options(options, self.check_seats(seats)))
        chance = Chance(seed)
        chance.seed()  # which `new` takes for the dice
        return complete(fields, seats, given or {}, chance)

    def check_seats(self, seats: int) -> int:
        if not hasattr(seats, "__index__") or seats not in self.seats:
            raise BadSetup(f"{self.name} is for {seats_text(self.seats)}, not {seats!r}")
        return seats

    def check_options(self, given: Mapping[str, Any], seats: int) -> dict[str, Any]:
        """All options with their values; BadSetup says what is wrong with those given for so many seats."""
        chosen: dict[str, Any] = {option.name: option.default for option in self.options}
        for name in given:
            if name not in chosen:
                names = ", ".join(chosen) or "none"
                raise BadSetup(f"{self.name} has no option {name!r}; it has {names}")
        for option in self.options:
            if option.name in given:
                chosen[option.name] = option.check(given[option.name], seats)
        return chosen

    def check_heading(self, position: Mapping[str, Any]) -> dict[str, Any]:
        """What begins a position that somebody gives: its options, when its game and seats are right, too."""
        if not isinstance(position, Mapping):
            raise BadSetup(f"position: a mapping is needed, not {position!r}")
        if position.get("game", self.name) != self.name:
            raise BadSetup(f"game: {position['game']!r} is not {self.name}")
        seats = whole(position.get("seats"), self.seats[0], self.seats[-1], "seats")
        options = position.get("options", {})
        if not isinstance(options, Mapping):
            raise BadSetup(f"options: a mapping is needed, not {options!r}")
        return self.check_options(options, seats)

    def observation_size(self, seats: int) -> int:
        """How many numbers `State.observe` writes."""
        return self._observation_sizes[self.check_seats(seats)]

    @cached_property
    def _observation_sizes(self) -> dict[int, int]:
        return {seats: len(self.feature_names(seats)) for seats in self.seats}

    def automatons(self, seats: int) -> tuple[str, ...]:
        """What people call those who play besides so many seats: they never decide, but score and may win."""
        return ()

    def panels(self, view: Mapping[str, Any], words: Teller, players: Sequence[str]) -> list[Panel]:
        """A view as panels in some language; `players` are called so. A game that has none shows its text."""
        return [Panel(self.title, [(line,) for line in self.text(view).splitlines()])]

    def __repr__(self) -> str:
        return f"<{self.title}>"

    def __reduce__(self) -> tuple[Any, ...]:
        from cenote.games import find  # the registry imports every game, and a game this module

        return find, (self.name,)

    # ---- what a game provides ------------------------------------------------------------------------------

    @abstractmethod
    def deal_fields(self, seats: int, options: Mapping[str, Any]) -> tuple[Field, ...]:
        """What is dealt, in the order in which it is drawn."""

    @abstractmethod
    def lay_out(self, seats: int, deal: Deal, options: Mapping[str, Any], dice: int) -> State:
        """The first position of a whole, checked deal; `dice` seeds what chance gives in play."""

    @abstractmethod
    def load(self, position: Mapping[str, Any]) -> State:
        """A position from what `State.dump` gives, or one made by hand. BadSetup says what is wrong."""

    @abstractmethod
    def seal(self, deal: Deal, state: State, seat: int | None) -> Deal:
        """The deal as this seat (None: a spectator) has seen it by now, with `?` for the rest.

        Whatever it shows must do for the moves that this seat has seen: they are legal however `?` is filled.
        """

    @abstractmethod
    def feature_names(self, seats: int) -> list[str]:
        """What each number of an observation means, in the order in which `State.observe` writes them."""

    @abstractmethod
    def text(self, view: Mapping[str, Any]) -> str:
        """A view as a board in plain text."""
