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

    With `each_seat` every seat draws `count` of them, and the field is a list of lists.
    """

    name: str
    pool: tuple[str, ...]
    count: int
    each_seat: bool = False


@dataclass(frozen=True)
class Pick:
    """One of several possibilities that do not exclude anything else: a die, a side, the first seat."""

    name: str
    choices: tuple[Any, ...]


Field = Draw | Pick


def complete(fields: Sequence[Field], seats: int, given: Mapping[str, Any], chance: Chance) -> Deal:
    """The whole deal: what is given, checked, and the rest drawn. BadSetup says what is wrong with what is given."""
    names = [field.name for field in fields]
    for name in given:
        if name not in names:
            raise BadSetup(f"deal: there is no field {name!r}; there are {', '.join(names)}")
    rows = {field.name: _rows(field, seats, given) for field in fields if isinstance(field, Draw)}
    left: dict[tuple[str, ...], list[str]] = {}
    for pool in dict.fromkeys(field.pool for field in fields if isinstance(field, Draw)):
        drawn = [
            (field.name, thing)
            for field in fields
            if isinstance(field, Draw) and field.pool == pool
            for row in rows[field.name]
            for thing in row
            if thing != UNSEEN
        ]
        rest = Counter(pool)
        for name, thing in drawn:
            if thing not in rest:
                raise BadSetup(f"deal: {name}: there is no {thing!r}")
            if not rest[thing]:
                raise BadSetup(f"deal: {name}: {thing} is dealt more often than it exists")
            rest[thing] -= 1
        left[pool] = list(rest.elements())
        chance.shuffle(left[pool])
    deal: Deal = {}
    for field in fields:
        if isinstance(field, Draw):
            filled = [
                [left[field.pool].pop() if thing == UNSEEN else thing for thing in row] for row in rows[field.name]
            ]
            deal[field.name] = filled if field.each_seat else filled[0]
        else:
            drawn_choice = field.choices[chance.below(len(field.choices))]
            value = given.get(field.name, UNSEEN)
            deal[field.name] = drawn_choice if value == UNSEEN else value
            if deal[field.name] not in field.choices:
                raise BadSetup(f"deal: {field.name}: {value!r} is none of {', '.join(map(str, field.choices))}")
    return deal


def _rows(field: Draw, seats: int, given: Mapping[str, Any]) -> list[list[str]]:
    """What is given of a field, a row for each seat or one for all, with `?` for what is not."""
    count = seats if field.each_seat else 1
    value = given.get(field.name, [])
    rows = value if field.each_seat else [value]
    if not _is_list(rows) or not all(_is_list(row) for row in rows):
        shape = "a list of lists, one for each seat" if field.each_seat else "a list"
        raise BadSetup(f"deal: {field.name} must be {shape}")
    if len(rows) > count:
        raise BadSetup(f"deal: {field.name}: {len(rows)} seats are given, {count} play")
    for row in rows:
        if len(row) > field.count:
            raise BadSetup(f"deal: {field.name}: {len(row)} are given, {field.count} are dealt")
    padded = [list(row) + [UNSEEN] * (field.count - len(row)) for row in rows]
    return padded + [[UNSEEN] * field.count for _ in range(count - len(padded))]


def _is_list(value: Any) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str)
