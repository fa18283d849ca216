"""The deal: what chance gave before the first decision, by the names of the things.

A game lists the fields of its deal. From a seed they are all drawn; a person may give any of them, whole or with
`?` for what nobody has seen, and the seed draws the rest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cenote.core.chance import Chance
from cenote.core.errors import BadSetup

UNSEEN = "?"

Deal = dict[str, Any]


@dataclass(frozen=True)
class Draw:
    """Things drawn from a pool, in order. Fields with the same pool draw from what the others left.

    With `each_seat` every seat draws a hand of `count` of them, and the field is a list of lists. A hand has no order,
    and so it is kept in the order of the pool: else the place of what has been seen would tell of what has not.
    A `pile` with a name is a pool of its own, though the same things be in another: they were shuffled again.
    """

    name: str
    pool: tuple[str, ...]
    count: int
    each_seat: bool = False
    pile: str = ""
    markers: tuple[str, ...] = ()
    """No things of the pool, but places in this field's order, shuffled in with them and counted in `count`."""

    @property
    def source(self) -> tuple[str, tuple[str, ...]]:
        """What fields that draw from what the others left have in common."""
        return self.pile, self.pool


@dataclass(frozen=True)
class Pick:
    """One of several possibilities that do not exclude anything else: a die, a side, the first seat."""

    name: str
    choices: tuple[Any, ...]

    def write(self, value: Any) -> str:
        """A choice as records show it."""
        return value if value == UNSEEN else word(value)

    def read(self, text: str) -> Any:
        """The choice that a record shows so. BadSetup if there is none."""
        if text == UNSEEN:
            return UNSEEN
        for choice in self.choices:
            if self.write(choice) == text:
                return choice
        raise BadSetup(f"deal: {self.name}: {text!r} is none of {', '.join(map(self.write, self.choices))}")


@dataclass(frozen=True)
class Seat(Pick):
    """A pick of one of the seats: counted from 0 as everywhere in Python, and from 1 wherever people read it."""

    def write(self, value: Any) -> str:
        return super().write(value if value == UNSEEN else value + 1)


@dataclass(frozen=True)
class Picks(Pick):
    """Several picks from the same choices, one after the other: the throws of a die, how tiles are turned."""

    count: int = 0


Field = Draw | Pick


def word(value: Any) -> str:
    """A value of a pick or an option as people write it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def outline(fields: Sequence[Field], seats: int, given: Mapping[str, Any]) -> Deal:
    """What is given of a deal in the shape of a whole one, with `?` for what is not. BadSetup if it doesn't fit."""
    names = [field.name for field in fields]
    if not isinstance(given, Mapping):
        raise BadSetup(f"deal: a mapping is needed, not {given!r}")
    for name in given:
        if name not in names:
            raise BadSetup(f"deal: there is no field {name!r}; there are {', '.join(names)}")
    deal: Deal = {}
    for field in fields:
        if isinstance(field, Draw):
            rows = _rows(field, seats, given)
            deal[field.name] = [_hand(field, row) for row in rows] if field.each_seat else rows[0]
        elif isinstance(field, Picks):
            deal[field.name] = _padded(field, given.get(field.name, []), "a list")
            for value in deal[field.name]:
                _check_pick(field, value)
        else:
            deal[field.name] = given.get(field.name, UNSEEN)
            _check_pick(field, deal[field.name])
    return deal


def _check_pick(field: Pick, value: Any) -> None:
    if value != UNSEEN and not any(value == one and type(value) is type(one) for one in field.choices):
        raise BadSetup(f"deal: {field.name}: {value!r} is none of {', '.join(map(str, field.choices))}")


def complete(fields: Sequence[Field], seats: int, given: Mapping[str, Any], chance: Chance) -> Deal:
    """The whole deal: what is given, checked, and the rest drawn. BadSetup says what is wrong with what is given."""
    deal = outline(fields, seats, given)
    left: dict[tuple[str, tuple[str, ...]], list[str]] = {}
    draws = [field for field in fields if isinstance(field, Draw)]
    for source in dict.fromkeys(field.source for field in draws):
        left[source] = _undealt(source[1], [field for field in draws if field.source == source], deal)
        chance.shuffle(left[source])
    for field in fields:
        if isinstance(field, Draw):
            rows = deal[field.name] if field.each_seat else [deal[field.name]]
            filled = [_filled(field, row, left[field.source], chance) for row in rows]
            deal[field.name] = [_hand(field, row) for row in filled] if field.each_seat else filled[0]
        else:
            values = deal[field.name] if isinstance(field, Picks) else [deal[field.name]]
            drawn = [field.choices[chance.below(len(field.choices))] for _ in values]
            picked = [one if value == UNSEEN else value for value, one in zip(values, drawn, strict=True)]
            deal[field.name] = picked if isinstance(field, Picks) else picked[0]
    return deal


def _filled(field: Draw, row: list[str], left: list[str], chance: Chance) -> list[str]:
    """A row with nothing unseen in it any more."""
    unseen = row.count(UNSEEN)
    missing = [marker for marker in field.markers if marker not in row]
    drawn = [left.pop() for _ in range(unseen - len(missing))]
    if missing:
        drawn += missing
        chance.shuffle(drawn)
    return [drawn.pop() if thing == UNSEEN else thing for thing in row]


def _hand(field: Draw, row: list[str]) -> list[str]:
    """Things in the order of their pool; at the end those that aren't in it, `?` among them."""
    return sorted(row, key=lambda thing: field.pool.index(thing) if thing in field.pool else len(field.pool))


def _undealt(pool: tuple[str, ...], fields: Sequence[Draw], deal: Deal) -> list[str]:
    """What the given parts of these fields leave in their pool."""
    rest = Counter(pool)
    for field in fields:
        for row in deal[field.name] if field.each_seat else [deal[field.name]]:
            for thing in row:
                if thing == UNSEEN:
                    continue
                if not isinstance(thing, str) or (thing not in rest and thing not in field.markers):
                    raise BadSetup(f"deal: {field.name}: there is no {thing!r}")
                if row.count(thing) > 1 if thing in field.markers else not rest[thing]:
                    raise BadSetup(f"deal: {field.name}: {thing} is dealt more often than it exists")
                if thing in rest:
                    rest[thing] -= 1
            if sum(marker not in row for marker in field.markers) > row.count(UNSEEN):
                raise BadSetup(f"deal: {field.name}: there is no place for {', '.join(field.markers)}")
    return list(rest.elements())


def _rows(field: Draw, seats: int, given: Mapping[str, Any]) -> list[list[str]]:
    """What is given of a field, a row for each seat or one for all, with `?` for what is not."""
    count = seats if field.each_seat else 1
    value = given.get(field.name, [])
    rows = value if field.each_seat else [value]
    shape = "a list of lists, one for each seat" if field.each_seat else "a list"
    if not _is_list(rows):
        raise BadSetup(f"deal: {field.name} must be {shape}")
    if len(rows) > count:
        raise BadSetup(f"deal: {field.name}: {len(rows)} seats are given, {count} play")
    padded = [_padded(field, row, shape) for row in rows]
    return padded + [[UNSEEN] * field.count for _ in range(count - len(padded))]


def _padded(field: Draw | Picks, row: Any, shape: str) -> list[Any]:
    """What is given of a row, with `?` for what is not."""
    if not _is_list(row):
        raise BadSetup(f"deal: {field.name} must be {shape}")
    if len(row) > field.count:
        raise BadSetup(f"deal: {field.name}: {len(row)} are given, {field.count} are dealt")
    return list(row) + [UNSEEN] * (field.count - len(row))


def _is_list(value: Any) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str)
