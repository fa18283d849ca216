"""What came of a contest, summed up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from cenote.bots.arena.bootstrap import Bootstrap, Estimate
from cenote.bots.arena.contest import Contest, Result


@dataclass(frozen=True)
class Figures:
    """Figures of whole deals; a deal is what all lineups made of it."""

    contest: Contest
    deals: Sequence[Sequence[Result]]

    @property
    def games(self) -> int:
        return sum(map(len, self.deals))

    def summary(self) -> dict[str, Any]:
        """All of them as plain data."""
        bootstrap = Bootstrap(len(self.deals))
        names = [*self.contest.levels, *self.contest.automatons]
        seats = range(self.contest.seats)
        return {
            **self.contest.heading(),
            "automatons": list(self.contest.automatons),
            "deals": len(self.deals),
            "games": self.games,
            "rounds_per_game": mean(result["rounds"] for deal in self.deals for result in deal),
            "players": {name: self.of_player(bootstrap, name) for name in names},
            "by_order": [self.of_players(bootstrap, partial(in_order, turn=turn)) for turn in seats],
            "by_seat": [self.of_players(bootstrap, partial(on_seat, seat=seat)) for seat in seats],
            "winners": self.of_winners(bootstrap),
        }

    def of_player(self, bootstrap: Bootstrap, name: str) -> dict[str, Any]:
        """A level, wherever it sat, or an automaton."""
        mine = [(result, i) for deal in self.deals for result in deal for i in self.where(result, name)]
        sources: Counter[str] = Counter()
        places = [0] * max(len(result["places"]) for deal in self.deals for result in deal)
        for result, i in mine:
            sources.update(result["sources"][i])
            places[result["places"][i] - 1] += 1
        found = self.of_players(bootstrap, lambda result: self.where(result, name))
        found["places"] = [count / len(mine) for count in places]
        found["sources"] = {source: points / len(mine) for source, points in sources.most_common()}
        seated = [(result, i) for result, i in mine if i < self.contest.seats]
        if seated:
            found |= effort(seated)
        return found

    def of_players(self, bootstrap: Bootstrap, where: Callable[[Result], list[int]]) -> dict[str, Any]:
        """Shares of wins, places and points of those who are at these places in a result's lists."""

        def parts(value: Callable[[Result, int], float]) -> list[tuple[float, float]]:
            rows = [[value(result, i) for result in deal for i in where(result)] for deal in self.deals]
            return [(sum(row), len(row)) for row in rows]

        return {
            "win_share": told(bootstrap.share(parts(win))),
            "place": told(bootstrap.ratio(parts(lambda result, i: result["places"][i]))),
            "points": told(bootstrap.ratio(parts(lambda result, i: result["points"][i]))),
        }

    def of_winners(self, bootstrap: Bootstrap) -> dict[str, Any]:
        """How many points won, automatons' victories included."""
        rows = [[winning_points(result) for result in deal] for deal in self.deals]
        points = sorted(points for row in rows for points in row)
        return {
            "points": told(bootstrap.ratio([(sum(row), len(row)) for row in rows])),
            "lowest": points[0],
            "median": points[len(points) // 2],
            "highest": points[-1],
            "tens": {str(ten * 10): count for ten, count in tens(points).items()},
        }

    def where(self, result: Result, name: str) -> list[int]:
        """Where in the lists of a result a level or an automaton stands."""
        return [i for i, other in enumerate([*result["lineup"], *self.contest.automatons]) if other == name]


def mean(values: Iterable[float]) -> float:
    every = list(values)
    return sum(every) / len(every)


def told(estimate: Estimate) -> dict[str, float | None]:
    return estimate._asdict()


def win(result: Result, player: int) -> float:
    """1 for a victory, a part of it for a shared one."""
    places = result["places"]
    return 1 / places.count(1) if places[player] == 1 else 0


def winning_points(result: Result) -> float:
    points: float = result["points"][result["places"].index(1)]
    return points


def on_seat(result: Result, seat: int) -> list[int]:
    return [seat]


def in_order(result: Result, turn: int) -> list[int]:
    """The seat that played first, second, … in the first round."""
    return [(result["begins"] + turn) % len(result["lineup"])]


def tens(points: Sequence[float]) -> dict[int, int]:
    """How many there are between 60 and 70, between 70 and 80 …, without a gap."""
    counts = Counter(int(each // 10) for each in points)
    return {ten: counts[ten] for ten in range(min(counts), max(counts) + 1)}


def effort(seated: list[tuple[Result, int]]) -> dict[str, Any]:
    """What a level took for its decisions, and how often chance had to choose instead of it."""

    def total(name: str) -> float:
        return float(sum(result[name][i] for result, i in seated))

    notices: Counter[str] = Counter()
    for result, i in seated:
        notices.update(result["notices"][i])
    return {
        "decisions_per_game": total("decisions") / len(seated),
        "seconds_per_decision": total("seconds") / max(total("decisions"), 1),
        "seconds_per_turn": total("seconds") / max(total("turns"), 1),
        "slowest_turn": max(result["slowest_turn"][i] for result, i in seated),
        "notices": dict(notices),
        "faults": sorted({fault for result, i in seated for fault in result["faults"][i]})[:20],
    }
