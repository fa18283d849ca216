"""Checks of what outlives a process: dumps, pickles and records."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from typing import Any

from cenote.core.chance import Chance
from cenote.core.errors import BadSetup, IllegalMove
from cenote.core.game import Game
from cenote.core.notation import read, write
from cenote.core.record import Record
from cenote.core.state import State
from cenote.games import find, names
from cenote.testing.walks import Walk, check, plain, same, seen


@check
def the_game_is_found_by_its_name(walk: Walk) -> None:
    name = walk.game.name
    assert name in names(), f"{name} is not among {', '.join(names())}"
    assert find(name) is walk.game, f"find({name!r}) gives another game"
    assert pickle.loads(pickle.dumps(walk.game)) is walk.game, "unpickling makes another game"
    assert walk.new().game is walk.game, "a state belongs to another game"


@check
def positions_survive_dumping(walk: Walk) -> None:
    for state in walk.states():
        dump = state.dump()
        text = plain(dump, "the dump")
        loaded = walk.game.load(json.loads(text))
        same(loaded.key(), state.key(), f"loading {text} makes another position")
        same(loaded.legal(), state.legal(), f"loading {text} makes other legal moves")
        same(plain(loaded.dump(), "the dump"), text, "dumping what was loaded from a dump makes another one")
        walk.game.load(dump)
        same(json.dumps(dump), text, "loading has changed the dump")


@check
def loaded_positions_are_whole(walk: Walk) -> None:
    for state in walk.glimpses():
        loaded = walk.game.load(state.dump())
        same(loaded.points(), state.points(), "after loading, the points are others")
        for seat in walk.viewers():
            same(seen(loaded, seat), seen(state, seat), f"after loading, seat {seat} sees another position")


@check
def damaged_positions_are_refused(walk: Walk) -> None:
    """A position made by hand may have anything wrong with it: BadSetup says what, or it can be played."""
    chance = walk.chance("damage")
    assert load(walk.game, {}, "nothing at all") is None, "a position can be loaded from nothing"
    for state in walk.glimpses():
        for _ in range(20):
            damaged, what = damage(state.dump(), chance)
            loaded = load(walk.game, damaged, what)
            if loaded is not None:
                assert loaded.over or loaded.legal(), f"{what}: loading gives a position in which nobody can move"
                again = walk.game.load(loaded.dump())
                same(again.key(), loaded.key(), f"{what}: loading gives a position that can't be dumped")


def load(game: Game, position: dict[str, Any], what: str) -> State | None:
    """The position, or None if it is refused. AssertionError if anything else comes of it."""
    try:
        return game.load(position)
    except BadSetup:
        return None
    except Exception as error:
        raise AssertionError(f"{what}: loading must give a position or BadSetup, not {error!r}") from error


JUNK: tuple[Any, ...] = (
    None,
    True,
    "junk",
    -7,
    -1,
    0,
    1,
    3,
    1.0,
    0.5,
    200,
    40000,
    10**12,
    [],
    ["junk"],
    [[-7]],
    {},
    {"junk": 1},
)


def damage(dump: dict[str, Any], chance: Chance) -> tuple[dict[str, Any], str]:
    """A dump with something else, or nothing, in one of its places; and what was done to it."""
    places = list(holders(dump, ()))
    holder, name, path = places[chance.below(len(places))]
    choice = chance.below(len(JUNK) + 1)
    if choice == len(JUNK):
        del holder[name]
        return dump, f"without {path}"
    holder[name] = JUNK[choice]
    return dump, f"with {JUNK[choice]!r} as {path}"


def holders(data: Any, path: tuple[Any, ...]) -> Iterator[tuple[Any, Any, str]]:
    """Every place in nested data: what holds it, under what name or number, and the path there."""
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for name, part in parts:
        yield data, name, ".".join(map(str, (*path, name)))
        yield from holders(part, (*path, name))


@check
def positions_survive_pickling(walk: Walk) -> None:
    for state in walk.glimpses():
        other = pickle.loads(pickle.dumps(state))
        assert type(other) is type(state), f"unpickling makes a {type(other)}"
        same(other.key(), state.key(), "unpickling makes another position")
        same((other.known, other.legal()), (state.known, state.legal()), "unpickling makes another position")


@check
def a_game_is_its_record(walk: Walk) -> None:
    """What was played live, what the record replays, and what it replays after writing and reading, are the same."""
    keys = [state.key() for state in walk.states()]
    record = Record.start(walk.game, walk.seats, walk.seed, **walk.options)
    try:
        record.play(walk.made)
    except IllegalMove as refusal:
        raise AssertionError(f"what was legal in the game is not in its record: {refusal}") from refusal
    same([state.key() for state in record.states()], keys, "replaying the record makes other positions")
    text = write([record])
    [again] = read(text, find=lambda name: walk.game)
    same(again, record, "reading what was written makes another record")
    same(write([again]), text, "writing what was read makes another text")
    same(again.state().key(), keys[-1], "a record that was read ends in another position")
    same(write([record.sealed(None)]), text, "when the game is over, a record shows everything")
