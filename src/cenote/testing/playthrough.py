"""Whole games with every decision spelt out: a diff shows at a glance what a change has changed.

A playthrough is a record like any other. Its comments say of every position what the points are, how often something
hidden was seen, a digest of the whole position, and which moves are legal:

    # points 2 0, known 1, position 1f0c44e06b1d9a3c
    # legal 4: take:a.1,b.1,b.2 end
    1.2 take:b.1

    python -m cenote.testing.playthrough new GAME FILE     plays at random and writes it down
    python -m cenote.testing.playthrough check FILE …      replays and tells the first difference
    python -m cenote.testing.playthrough update FILE …     replays and writes what is so now

The digest is taken of the dump, not of the key, so that it outlives a change of the layout of the struct.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable, Sequence
from hashlib import blake2b
from itertools import zip_longest
from pathlib import Path
from typing import Any

from cenote.core.chance import Chance
from cenote.core.game import Game
from cenote.core.notation import RecordError, points_text, read, write
from cenote.core.record import Record
from cenote.core.state import State
from cenote.games import find, names

OURS = re.compile(r"(points .*, position [0-9a-f]{16}|legal \d+: .*|over: places .*)")
"""The lines that are written anew. What anybody else noted in a playthrough stays."""


def play(game: Game, seats: int, seed: int, **options: Any) -> Record:
    """A whole game, played at random."""
    record = Record.start(game, seats, seed, **options)
    state = record.state()
    chance = Chance(seed)
    while not state.over:
        legal = state.legal()
        move = legal[chance.below(len(legal))]
        state.apply(move)
        record.moves.append(move)
    return record


def spell_out(record: Record) -> str:
    """The playthrough of a record."""
    told = Record(record.game, record.seats, record.deal, record.options, record.names, list(record.moves))
    for ply, state in enumerate(record.states()):
        noted = [line for line in record.comments.get(ply, "").split("\n") if line and not OURS.fullmatch(line)]
        told.comments[ply] = "\n".join([*noted, position_line(state), decision_line(state)])
    return write([told])


def position_line(state: State) -> str:
    dump = json.dumps(state.dump(), sort_keys=True).encode()
    points = " ".join(map(points_text, state.points()))
    return f"points {points}, known {state.known}, position {blake2b(dump, digest_size=8).hexdigest()}"


def decision_line(state: State) -> str:
    """The legal moves, those of a kind together."""
    if state.over:
        return f"over: places {' '.join(map(str, state.standing()))}"
    kinds: dict[str, list[str]] = {}
    for token in state.tokens():
        kind, _, arguments = token.partition(":")
        kinds.setdefault(kind, []).append(arguments)
    words = [f"{kind}:{','.join(arguments)}" if arguments != [""] else kind for kind, arguments in kinds.items()]
    return f"legal {len(state.legal())}: {' '.join(words)}"


def check(text: str, find_game: Callable[[str], Game] = find) -> None:
    """AssertionError, naming the first line that is different now, unless the game still goes as the text says."""
    damage = None
    try:
        [record] = read(text, find_game)
    except RecordError as error:
        if error.partial is None:
            raise AssertionError(str(error)) from error
        record, damage = error.partial, error
    now = spell_out(record).splitlines()
    then = text.splitlines()
    for number, (old, new) in enumerate(zip_longest(then[: len(now)] if damage else then, now), 1):
        if old != new:
            raise AssertionError(f"line {number}: in the file\n    {old}\nnow\n    {new}")
    if damage:
        raise AssertionError(str(damage)) from damage


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m cenote.testing.playthrough", description="Pin whole games.")
    commands = parser.add_subparsers(dest="command", required=True)
    new = commands.add_parser("new", help="play a game at random and write it down")
    new.add_argument("game", choices=names())
    new.add_argument("file", type=Path)
    new.add_argument("--seats", type=int, help="how many play (default: as many as can)")
    new.add_argument("--seed", type=int, default=1, help="what chance starts from (default: 1)")
    new.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a variant; may be repeated")
    for name, words in (("check", "replay and tell the first difference"), ("update", "replay and write what is now")):
        commands.add_parser(name, help=words).add_argument("files", type=Path, nargs="+", metavar="FILE")
    given = parser.parse_args(arguments)
    if given.command == "new":
        game = find(given.game)
        options = read_options(game, given.option)
        given.file.write_text(spell_out(play(game, given.seats or game.seats[-1], given.seed, **options)), "utf-8")
        return 0
    job = check_file if given.command == "check" else update_file
    try:
        return max(job(file) for file in given.files)
    except OSError as error:
        print(f"{error.filename} can't be read or written: {error.strerror}", file=sys.stderr)
        return 1


def read_options(game: Game, given: list[str]) -> dict[str, Any]:
    known = {option.name: option for option in game.options}
    pairs = [argument.partition("=") for argument in given]
    return {name: known[name].read(value) if name in known else value for name, _, value in pairs}


def check_file(file: Path) -> int:
    try:
        check(file.read_text("utf-8"))
    except AssertionError as difference:
        print(f"{file}: {difference}", file=sys.stderr)
        return 1
    return 0


def update_file(file: Path) -> int:
    try:
        [record] = read(file.read_text("utf-8"), find)
    except RecordError as error:
        print(f"{file}: {error}; its moves must be mended by hand, or the game played anew", file=sys.stderr)
        return 1
    file.write_text(spell_out(record), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
