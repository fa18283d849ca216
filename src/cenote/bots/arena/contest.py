"""Who plays whom, and one game of it."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from importlib.resources import files
from itertools import combinations
from typing import Any, NamedTuple

from cenote.bots.knowledge import Knowledge
from cenote.bots.protocol import Bot, Budget
from cenote.bots.registry import describe, make
from cenote.core.game import Game
from cenote.core.notation import write
from cenote.core.record import Record
from cenote.core.state import State
from cenote.search.tree import PARAMETERS

Lineup = tuple[str, ...]
"""The level that sits on each seat."""

Result = dict[str, Any]
"""What came of one game, as plain data; lists go by players: the seats, then the automatons."""


@dataclass(frozen=True)
class Contest:
    """A row of games. Each deal is played by all lineups, and then comes the next deal.

    Everything that chance gives follows from the seed and from the number of the game, so that a contest can be broken
    off, gone on with, and spread over many processes.
    """

    game: Game
    lineups: tuple[Lineup, ...]
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    budget: Budget | None = None
    """What every bot may spend on a turn; None is what is usual for its level."""
    cores: int = 1
    """How many cores each bot may use, where its level uses more than one."""

    @property
    def seats(self) -> int:
        return len(self.lineups[0])

    @property
    def levels(self) -> list[str]:
        """All levels that take part, in the order in which they are named."""
        return list(dict.fromkeys(level for lineup in self.lineups for level in lineup))

    @property
    def automatons(self) -> tuple[str, ...]:
        return self.game.automatons(self.seats)

    def deals(self, games: int) -> int:
        """How many deals it takes to play at least so many games."""
        return -(-games // len(self.lineups))

    def heading(self) -> dict[str, Any]:
        """All that decides how the games come out, as plain data."""
        budget = self.budget
        return {
            "game": self.game.name,
            "edition": self.game.edition,
            "seats": self.seats,
            "options": self.options,
            "lineups": [list(lineup) for lineup in self.lineups],
            "levels": {level: describe(level) for level in self.levels},
            "judgement": fingerprint(self.game),
            "search": {**PARAMETERS, **self.game.search},
            "seed": self.seed,
            "budget": budget and {"seconds": budget.seconds, "playouts": budget.playouts},
            "cores": self.cores,
        }

    def seed_of(self, *parts: object) -> int:
        """A seed of its own for each purpose."""
        return int.from_bytes(blake2b(repr((self.seed, *parts)).encode(), digest_size=8).digest())


def fingerprint(game: Game) -> str | None:
    """Tells a game's judgement from another, with whose numbers the same levels play otherwise. None if it has none."""
    numbers = files(type(game).__module__.rpartition(".")[0]) / "judgement.toml"
    return blake2b(numbers.read_bytes(), digest_size=8).hexdigest() if numbers.is_file() else None


def rotations(lineup: Sequence[str]) -> tuple[Lineup, ...]:
    """A lineup and all others that come of everybody's moving on a seat, each of them once."""
    return tuple(dict.fromkeys((*lineup[i:], *lineup[:i]) for i in range(len(lineup))))


def round_robin(levels: Sequence[str], seats: int) -> tuple[Lineup, ...]:
    """Lineups in which each level meets each other: two of them take turns round the table."""
    if seats == 1:
        return tuple((level,) for level in levels)
    return tuple(
        dict.fromkeys(
            lineup
            for pair in combinations(levels, 2)
            for begins in (0, 1)
            for lineup in rotations([pair[(seat + begins) % 2] for seat in range(seats)])
        )
    )


class Clock(NamedTuple):
    """What a seat has taken for its decisions."""

    decisions: list[float]
    turns: list[float]


def play(contest: Contest, number: int) -> Result:
    """Play one game of a contest."""
    deal, which = divmod(number, len(contest.lineups))
    lineup = contest.lineups[which]
    dealt = contest.seed_of("deal", deal)
    record = Record.start(contest.game, contest.seats, dealt, names=named(lineup), **contest.options)
    state = record.state().log()
    at_first = state.points()
    bots = [
        make(
            level,
            contest.game,
            seed=contest.seed_of("bot", number, seat),
            cores=contest.cores,
            custom=True,
            clock=time.thread_time,  # so that games played at once take no thought from each other
        )
        for seat, level in enumerate(lineup)
    ]
    clocks = [Clock([], []) for _ in lineup]
    notices: list[dict[str, int]] = [Counter() for _ in lineup]
    begins = turn = None
    while moves := state.legal():
        seat = state.to_move
        if state.round and begins is None:
            begins = seat
        if len(moves) > 1:
            asked = Knowledge(state, seat, contest.seed_of("knowledge", number, len(record.moves)))
            start = time.perf_counter()
            move, _, notice = bots[seat].choose(asked, contest.budget)
            spent = time.perf_counter() - start
            clocks[seat].decisions.append(spent)
            if turn == (state.round, seat):
                clocks[seat].turns[-1] += spent
            else:
                clocks[seat].turns.append(spent)
                turn = (state.round, seat)
            if notice:
                notices[seat][notice] += 1
        else:
            move = moves[0]
        state.apply(move)
        record.moves.append(move)
    return {
        "number": number,
        "deal": deal,
        "lineup": list(lineup),
        "begins": begins,
        "points": state.points(),
        "places": state.standing(),
        "sources": sources(state, at_first),
        "rounds": state.round,
        "decisions": [len(clock.decisions) for clock in clocks],
        "turns": [len(clock.turns) for clock in clocks],
        "seconds": [round(sum(clock.turns), 6) for clock in clocks],
        "slowest_turn": [round(max(clock.turns, default=0), 6) for clock in clocks],
        "notices": notices,
        "faults": [faults(bot) for bot in bots],
        "record": write([record]),
    }


def named(lineup: Lineup) -> Iterator[str]:
    """Names for the record. A command may hold what no name can."""
    for level in lineup:
        yield " ".join(level.split()) if level.isprintable() else ascii(level)


def sources(state: State, at_first: list[float]) -> list[dict[str, float]]:
    """Where the points of each player came from, by the state's log."""
    found: list[dict[str, float]] = [{"start": points} if points else {} for points in at_first]
    for event in state.events():
        if event["event"] == "points":
            own = found[event["seat"]]
            own[event["source"]] = own.get(event["source"], 0) + event["points"]
    return found


def faults(bot: Bot) -> list[str]:
    """What a guard had to find fault with."""
    return list(getattr(bot, "faults", ()))
