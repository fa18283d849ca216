"""Fit a game's judgement on games that the search plays against itself: `python -m bench.fit tzolkin --games 300`.

What a player's traits are worth at each stage is found by linear regression on the points still to come; the policy,
by making the moves that the search chose likely. Both start from the numbers there are, and replace them.
"""

from __future__ import annotations

import argparse
import importlib
import math
import random
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import cenote
from cenote.core.state import State
from cenote.search import Tree
from cenote.search.least_squares import LeastSquares

GAMES = Path(__file__).resolve().parent.parent / "src/cenote/games"
HEADING = (
    "# Found by bench/fit.py on games that the search played against itself: change the traits, not these numbers.\n"
)
STEP = 0.05  # of the policy's descent
PASSES = 6
LIKED = 8  # traits in an adventurous game
LIKING = 4.0  # points, more or less
ROUNDS_KEPT = 3  # of games, to fit on


class Sample(NamedTuple):
    """A player at the beginning of somebody's turn."""

    group: str
    stage: float
    traits: list[tuple[int, float]]
    score: float
    player: int


class Row(NamedTuple):
    """A sample as regression sees it: traits by stage, points still to come, and the nearest stage."""

    traits: list[tuple[int, float]]
    target: float
    stage: int


class Choice(NamedTuple):
    """A decision: what the policy knows of each move, and how often the search tried it."""

    age: int
    keys: list[int]
    shares: list[float]


def play(state: State, judgement: ModuleType, playouts: int, chance: random.Random) -> tuple[list[Any], list[Choice]]:
    """One game of the search against itself, a little adventurous: (sample, final points) and choices."""
    samples: list[Sample] = []
    choices: list[Choice] = []
    tree: Tree | None = None
    while not state.over:
        seat = state.to_move
        legal = state.legal()
        if judgement.resting(state):
            tree = None
            if chance.random() < 0.5:
                samples += look(state, judgement)
        if len(legal) == 1:
            state.apply(legal[0])
            continue
        imagined = state.imagine(seat, chance.getrandbits(60))
        if tree is None or tree.seat != seat or not tree.advance(imagined):
            tree = Tree(imagined, seat, chance.getrandbits(60))
        tree.think(playouts=playouts)
        visits = {thought.move: thought.visits for thought in tree.thoughts()}
        total = sum(visits.values())
        choices.append(
            Choice(judgement.age_of(state), judgement.keys_of(state), [visits.get(m, 0) / total for m in legal])
        )
        move = tree.best
        if chance.random() < 0.03:
            move = chance.choices(legal, [visits.get(m, 0) + 1 for m in legal])[0]
        state.apply(move)
    final = state.points()
    return [(sample, final[sample.player]) for sample in samples], choices


def lean(numbers: dict[str, Any], judgement: ModuleType, chance: random.Random) -> dict[str, Any]:
    """The same numbers with a liking for some traits, so that games are seen in which somebody goes for them.

    Some of them are any; the others belong to one plan of those that the game's judgement names.
    """
    stages = judgement.STAGE_COUNT
    fade = [1 - stage / (stages - 1) for stage in range(stages)]
    liked = {name: chance.gauss(0, LIKING) for name in chance.sample(judgement.TRAIT_NAMES, LIKED)}
    zeal = chance.random()
    liked |= {name: zeal * most for name, most in chance.choice(judgement.PLANS).items()}
    worth = {
        group: table
        | {
            name: [a + liking * b for a, b in zip(table.get(name, [0.0] * stages), fade, strict=True)]
            for name, liking in liked.items()
        }
        for group, table in numbers["worth"].items()
    }
    return numbers | {"worth": worth}


def look(state: State, judgement: ModuleType) -> list[Sample]:
    scores = state.points()
    return [
        Sample(
            judgement.group_of(state, player),
            judgement.stage(state),
            judgement.traits_of(state, player),
            scores[player],
            player,
        )
        for player in range(state.players)
    ]


def spread_out(sample: Sample, n: int, stages: int) -> list[tuple[int, float]]:
    """The traits of a sample at the stages before and after it."""
    before = min(int(sample.stage), stages - 1)
    after = min(before + 1, stages - 1)
    share = sample.stage - before
    if after == before or share == 0:
        return [(before * n + which, much) for which, much in sample.traits]
    return [(before * n + which, much * (1 - share)) for which, much in sample.traits] + [
        (after * n + which, much * share) for which, much in sample.traits
    ]


def fit_worth(samples: list[Any], numbers: dict[str, Any], judgement: ModuleType, ridge: float) -> None:
    """Better worths: first what groups that are alike have to learn in common, then what each has by itself."""
    names, stages = judgement.TRAIT_NAMES, judgement.STAGE_COUNT
    worths: dict[str, list[float]] = {}
    rows: dict[str, list[Row]] = {}
    for group in judgement.GROUP_NAMES:
        told = numbers["worth"][group]
        worths[group] = [told.get(name, [0.0] * stages)[stage] for stage in range(stages) for name in names]
        rows[group] = [
            Row(spread_out(sample, len(names), stages), final - sample.score, min(int(sample.stage + 0.5), stages - 1))
            for sample, final in samples
            if sample.group == group
        ]
    before = {group: off(rows[group], worths[group]) for group in rows if rows[group]}
    alike = [group for group in judgement.ALIKE_NAMES if rows[group]]
    if len(alike) > 1:
        learn(alike, rows, worths, ridge)
    for group, off_before in before.items():
        learn([group], rows, worths, ridge)
        errors = [off([row for row in rows[group] if row.stage == stage], worths[group]) for stage in range(stages)]
        numbers["error"][group] = [round(error, 2) for error in errors]
        numbers["worth"][group] = {
            name: [round(worths[group][stage * len(names) + i], 3) for stage in range(stages)]
            for i, name in enumerate(names)
        }
        shown = " ".join(f"{error:.1f}" for error in errors)
        print(f"{group}: {len(rows[group])} samples, off by {off_before:.2f} before; after, by stage: {shown}")


def rest_of(row: Row, worth: list[float]) -> float:
    """What is left to explain of the points still to come."""
    return row.target - sum(worth[i] * much for i, much in row.traits)


def off(rows: list[Row], worth: list[float]) -> float:
    """By how much these worths are usually wrong."""
    return math.sqrt(sum(rest_of(row, worth) ** 2 for row in rows) / len(rows)) if rows else 1.0


def learn(groups: list[str], rows: dict[str, list[Row]], worths: dict[str, list[float]], ridge: float) -> None:
    """Change the worths of all these groups alike, towards what their samples say together."""
    squares = LeastSquares(len(worths[groups[0]]))
    for group in groups:
        for row in rows[group]:
            squares.add(row.traits, rest_of(row, worths[group]))
    change = squares.solve(ridge)
    for group in groups:
        worths[group] = [a + b for a, b in zip(worths[group], change, strict=True)]


def fit_policy(choices: list[Choice], numbers: dict[str, Any], judgement: ModuleType, chance: random.Random) -> None:
    """Make what the search tried often likely: multinomial logit, by descent in its gradient."""
    names, ages = judgement.KEY_NAMES, judgement.AGE_COUNT
    logit = [list(numbers["policy"].get(name, [0.0] * ages)) for name in names]
    for number in range(PASSES):
        chance.shuffle(choices)
        lost = 0.0
        for age, keys, shares in choices:
            most = max(logit[key][age] for key in keys)
            weights = [math.exp(logit[key][age] - most) for key in keys]
            total = sum(weights)
            for key, share, weight in zip(keys, shares, weights, strict=True):
                if share:
                    lost -= share * math.log(weight / total)
                logit[key][age] += STEP * (share - weight / total) - 1e-5 * logit[key][age]
        if number in (0, PASSES - 1):
            print(f"policy: {len(choices)} choices, {lost / max(len(choices), 1):.4f} nats lost in pass {number + 1}")
    numbers["policy"] = {
        name: [round(number, 2) for number in row] for name, row in zip(names, logit, strict=True) if any(row)
    }


def write(path: Path, numbers: dict[str, Any]) -> None:
    lines = [HEADING]
    for group, table in numbers["worth"].items():
        lines.append(f"[worth.{group}]")
        lines += [f"{name} = {row}" for name, row in table.items() if any(row)]
        lines.append("")
    for part in ("error", "policy"):
        lines.append(f"[{part}]")
        lines += [f"{name} = {row}" for name, row in numbers[part].items()]
        lines.append("")
    path.write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200, help="in each round, for each number of seats")
    parser.add_argument("--seats", type=int, nargs="*", help="numbers of seats; without it all of the game's")
    parser.add_argument("--playouts", type=int, default=300, help="for each decision")
    parser.add_argument("--rounds", type=int, default=1, help="of playing and fitting")
    parser.add_argument(
        "--ridge", type=float, default=100.0, help="how strongly what is worth little evidence stays as it was"
    )
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = cenote.find(given.game)
    judgement = importlib.import_module(f"cenote.games.{game.name}.judgement")
    path = GAMES / game.name / "judgement.toml"
    numbers = tomllib.loads(path.read_text(encoding="utf-8"))
    chance = random.Random(given.seed)
    rounds: list[list[Any]] = []
    for number in range(given.rounds):
        choices: list[Choice] = []
        played: list[Any] = []
        for seats in given.seats or game.seats:
            finals = []
            for played_so_far in range(given.games):
                judgement.use(lean(numbers, judgement, chance) if played_so_far % 2 else numbers)
                state = game.new(seats, chance.getrandbits(60))
                found, chosen = play(state, judgement, given.playouts, chance)
                played += found
                choices += chosen
                if not played_so_far % 2:
                    finals.append(max(state.points()[:seats]))
            print(f"round {number + 1}, {seats} seats: winners' mean {sum(finals) / len(finals):.1f}", flush=True)
        rounds = [*rounds, played][-ROUNDS_KEPT:]
        fit_worth([sample for each in rounds for sample in each], numbers, judgement, given.ridge)
        fit_policy(choices, numbers, judgement, chance)
        judgement.use(numbers)
        write(path, numbers)


if __name__ == "__main__":
    main()
