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
    if not isinstance(given, Mapping):
        raise BadSetup(f"deal: a mapping is needed, not {given!r}")
    names = [field.name for field in fields]
    for name in given:
        if name not in names:
            raise BadSetup(f"deal: there is no field {name!r}; there are {', '.join(names)}")
    return {
        field.name: _shaped(field, seats, given[field.name]) if field.name in given else _unseen(field, seats)
        for field in fields
    }


def _unseen(field: Field, seats: int) -> Any:
    """A field of which nothing is given."""
    if isinstance(field, Draw):
        return [[UNSEEN] * field.count for _ in range(seats)] if field.each_seat else [UNSEEN] * field.count
    return [UNSEEN] * field.count if isinstance(field, Picks) else UNSEEN


def _shaped(field: Field, seats: int, value: Any) -> Any:
    """What is given of a field, in the shape of the whole one."""
    if isinstance(field, Draw):
        rows = _rows(field, seats, value)
        return [_hand(field, row) for row in rows] if field.each_seat else rows[0]
    if isinstance(field, Picks):
        values = _padded(field, value, "a list")
        for one in values:
            _check_pick(field, one)
        return values
    _check_pick(field, value)
    return value


def _check_pick(field: Pick, value: Any) -> None:
    if value == UNSEEN:
        return
    for one in field.choices:
        if value == one and type(value) is type(one):
            return
    raise BadSetup(f"deal: {field.name}: {value!r} is none of {', '.join(map(str, field.choices))}")


def complete(fields: Sequence[Field], seats: int, given: Mapping[str, Any], chance: Chance) -> Deal:
    """The whole deal: what is given, checked, and the rest drawn. BadSetup says what is wrong with what is given."""
    deal = outline(fields, seats, given)
    left = _left(fields, deal, given, chance)
    for field in fields:
        value = deal[field.name]
        if isinstance(field, Draw):
            pile = left[field.name]
            if field.each_seat:
                deal[field.name] = [_hand(field, _filled(field, row, pile, chance)) for row in value]
            else:
                deal[field.name] = _filled(field, value, pile, chance)
        elif isinstance(field, Picks):
            drawn = chance.picks(field.choices, field.count)
            deal[field.name] = [one if seen == UNSEEN else seen for seen, one in zip(value, drawn, strict=True)]
        else:
            drawn = chance.picks(field.choices, 1)
            deal[field.name] = drawn[0] if value == UNSEEN else value
    return deal


def _left(fields: Sequence[Field], deal: Deal, given: Mapping[str, Any], chance: Chance) -> dict[str, list[str]]:
    """What each field draws from, by its name: what is given leaves it, shuffled. Fields may share one list."""
    sharing: dict[tuple[str, tuple[str, ...]], list[Draw]] = {}
    for field in fields:
        if isinstance(field, Draw):
            sharing.setdefault(field.source, []).append(field)
    left: dict[str, list[str]] = {}
    for (_, pool), draws in sharing.items():
        pile = _undealt(pool, [field for field in draws if field.name in given], deal)
        chance.shuffle(pile)
        for field in draws:
            left[field.name] = pile
    return left


def _undealt(pool: tuple[str, ...], fields: Sequence[Draw], deal: Deal) -> list[str]:
    """What the given parts of these fields leave in their pool, in its order."""
    if not fields:
        return list(pool)
    rest = Counter(pool)
    for field in fields:
        for row in deal[field.name] if field.each_seat else [deal[field.name]]:
            for thing in row:
                if isinstance(thing, str) and rest.get(thing):
                    rest[thing] -= 1
                elif thing == UNSEEN or (thing in field.markers and row.count(thing) == 1):
                    continue
                elif thing in pool or thing in field.markers:
                    raise BadSetup(f"deal: {field.name}: {thing} is dealt more often than it exists")
                else:
                    raise BadSetup(f"deal: {field.name}: there is no {thing!r}")
            if sum(marker not in row for marker in field.markers) > row.count(UNSEEN):
                raise BadSetup(f"deal: {field.name}: there is no place for {', '.join(field.markers)}")
    left = []
    for thing in pool:
        if rest[thing]:
            left.append(thing)
            rest[thing] -= 1
    return left


def _filled(field: Draw, row: list[str], left: list[str], chance: Chance) -> list[str]:
    """A row with nothing unseen in it any more: the end of what is left is drawn, and missing markers are put in."""
    missing = [marker for marker in field.markers if marker not in row]
    unseen = row.count(UNSEEN)
    start = len(left) - unseen + len(missing)
    drawn = left[start:]
    del left[start:]
    if missing:
        drawn = [*reversed(drawn), *missing]
        chance.shuffle(drawn)
        drawn.reverse()
    if unseen == len(row):
        return drawn
    rest = iter(drawn)
    return [next(rest) if thing == UNSEEN else thing for thing in row]


def _hand(field: Draw, row: list[str]) -> list[str]:
    """Things in the order of their pool; at the end those that aren't in it, `?` among them."""
    return sorted(row, key=lambda thing: field.pool.index(thing) if thing in field.pool else len(field.pool))


def _rows(field: Draw, seats: int, value: Any) -> list[list[str]]:
    """What is given of a field, a row for each seat or one for all, with `?` for what is not."""
    count = seats if field.each_seat else 1
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
