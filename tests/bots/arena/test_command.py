"""`cenote arena` and `cenote rate`"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import cenote
from tests.bots.arena.test_spread import Cluster
from tests.test_cli import Command, data, good, run

__all__ = ["run"]

GAME = cenote.names()[-1]
SOLO = next(name for name in cenote.names() if cenote.find(name).automatons(1))

pytestmark = pytest.mark.usefixtures("own_folder")


@pytest.fixture
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def kept() -> list[dict[str, Any]]:
    """The games in the only file that was kept."""
    (path,) = Path("arena").iterdir()
    games = map(json.loads, path.read_text(encoding="utf-8").splitlines()[1:])
    return sorted(games, key=lambda game: int(game["number"]))


def test_an_arena_is_told_in_tables(run: Command) -> None:
    out = good(run("arena", GAME, "--seats", 3, *["random"] * 3, "--games", 6, "--seed", 4))
    told = data(run("arena", GAME, "--seats", 3, *["random"] * 3, "--games", 6, "--seed", 4, "--json"))
    assert out.startswith(f"{cenote.find(GAME).title}: 6 games of 6 deals, 3 seats, seed 4\n")
    player = told["players"]["random"]
    assert (told["games"], told["asked"], player["win_share"]["value"]) == (6, 6, pytest.approx(1 / 3))
    assert re.search(rf"(?m)^random +33\.3% .* {player['points']['value']:.1f} ", out)
    for number, turn in enumerate(told["by_order"], 1):
        assert re.search(rf"(?m)^plays as number {number} +{turn['win_share']['value']:.1%} ", out)
    assert f"The winner has {told['winners']['points']['value']:.1f} points" in out
    assert sum(map(int, re.findall(r"(?m) to -?\d+ +(\d+)", out))) == 6
    for source, points in player["sources"].items():
        assert re.search(rf"(?m)^{source.replace('_', ' ')} +{points:.1f} ", out)
    assert f" {player['decisions_per_game']:.0f} " in out
    assert all(len(line) <= 80 for line in out.splitlines())


def test_the_same_command_goes_on_where_it_stopped(run: Command) -> None:
    first = good(run("arena", GAME, "random", "random", "--games", 3))
    games = kept()
    assert len(games) == 3
    assert good(run("arena", GAME, "random", "random", "--games", 3)) == first
    assert kept() == games
    good(run("arena", GAME, "random", "random", "--games", 5))
    assert kept()[:3] == games
    assert len(kept()) == 5


def test_games_on_several_cores_are_the_same(run: Command) -> None:
    for workers in (1, 2):
        good(run("arena", GAME, "random", "random", "--games", 6, "--workers", workers, "--run", f"{workers}.jsonl"))
    one, two = ([json.loads(line) for line in Path(f"{n}.jsonl").read_text().splitlines()[1:]] for n in (1, 2))
    assert [game["record"] for game in one] == [
        game["record"] for game in sorted(two, key=lambda game: int(game["number"]))
    ]


def test_records_are_kept_and_can_be_written(run: Command) -> None:
    good(run("arena", GAME, "random", "random", "--games", 3, "--records", "games.txt"))
    records = cenote.read_records(Path("games.txt").read_text(encoding="utf-8"))
    assert [cenote.write_records([record]) for record in records] == [game["record"] for game in kept()]
    assert good(run("replay", "games.txt", "--game", 3)).startswith(f"{cenote.find(GAME).title}, game 3 of 3")


def test_options_seeds_and_budgets_are_played_and_kept_apart(run: Command) -> None:
    command = ["arena", SOLO, "random", "--games", 2, "--json"]
    option = cenote.find(SOLO).options[-1]
    changed = ["--option", f"{option.name}={next(one for one in option.choices if one != option.default)}"]
    told = [data(run(*command, *more)) for more in ([], ["--seed", 2], ["--playouts", 9, "--seconds", 0.5], changed)]
    assert [each["seed"] for each in told] == [1, 2, 1, 1]
    assert told[2]["budget"] == {"seconds": 0.5, "playouts": 9}
    assert told[3]["options"][option.name] != told[0]["options"][option.name]
    assert len(list(Path("arena").iterdir())) == 4
    assert "9 play-outs a turn, 0.5 s a turn\n" in good(
        run("arena", SOLO, "random", "--games", 2, "--playouts", 9, "--seconds", 0.5)
    )


def test_alone_a_bot_plays_against_the_automaton(run: Command) -> None:
    told = data(run("arena", SOLO, "random", "--games", 4, "--json"))
    (name,) = cenote.find(SOLO).automatons(1)
    assert set(told["players"]) == {"random", name}
    out = good(run("arena", SOLO, "random", "--games", 4))
    assert f"4 games of 4 deals, 1 seat and {name}, seed 1" in out
    assert "in the first round" not in out


def test_a_bot_that_fails_is_told_of(run: Command) -> None:
    out = good(run("arena", GAME, "program:false", "random", "--games", 2))
    assert "program:false: bot_crashed 4 times: ProgramError: it has ended without an answer\n" in out
    assert "program:false: bot_replaced" in out


def test_levels_are_rated(run: Command) -> None:
    Path("last.py").write_text(LAST)
    levels = ["random", "program:last.py", "program:./last.py"]
    told = data(run("rate", GAME, *levels, "--games", 7, "--json"))
    assert told["seats"] == 2
    assert told["games"] == 12  # every two of three on either seat, for each deal
    assert told["ratings"]["random"] == {"value": 0, "low": 0, "high": 0}
    out = good(run("rate", GAME, *levels, "--games", 7))
    for name in levels:
        assert re.search(rf"(?m)^{name} +{told['ratings'][name]['value']:.0f} ", out)
    assert "came before" in out
    always = any(share in (0, 1) for shares in told["won"] for share in shares)
    assert ("Where one always came before the other" in out) == always
    alone = data(run("rate", SOLO, "random", "--seats", 1, "--games", 3, "--json"))
    assert set(alone["ratings"]) == {"random", *cenote.find(SOLO).automatons(1)}
    assert alone["won"] == [[None, 0], [1, None]]
    assert "Where one always came before the other" in good(run("rate", SOLO, "random", "--seats", 1, "--games", 3))


LAST = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"move": json.loads(line)["legal"][-1]}), flush=True)
"""


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["arena", GAME, "random", "--seats", 2], "for 2 seats name 2 levels, not 1"),
        (["arena", GAME, *["random"] * 5], f"{GAME} is for 2 to 4 seats, not 5"),
        (["arena", GAME, "random", "cleverest"], "there is no bot 'cleverest'; there are: random"),
        (["arena", GAME, "random", "program:no.py"], "there is no file 'no.py'"),
        (["arena", "chess", "random"], "there is no game 'chess'"),
        (["arena", GAME, "random", "random", "--playouts", 0], "Invalid value for '--playouts'"),
        (["arena", GAME, "random", "random", "--run", "other.jsonl"], "other.jsonl is no run of an arena"),
        (["arena", GAME, "random", "random", "--run", "."], ". can't be written: Is a directory"),
        (["arena", GAME, "random", "random", "--games", 1, "--records", "."], ". can't be written: Is a directory"),
        (["rate", GAME, "random"], "name at least two levels, each of them once"),
        (["rate", GAME, "random", "random"], "name at least two levels, each of them once"),
    ],
    ids=str,
)
def test_what_is_asked_wrongly_is_answered_in_one_sentence(
    run: Command, arguments: list[object], sentence: str
) -> None:
    Path("other.jsonl").write_text("{}\n")
    outcome = run(*arguments)
    assert (outcome.status, outcome.out) == (2, "")
    assert outcome.err.startswith(f"cenote: {sentence}")
    assert outcome.err.count("\n") == 1


def test_on_a_cluster_the_same_games_are_played(run: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    command = ["arena", GAME, "random", "random", "--games", 4]
    monkeypatch.setitem(sys.modules, "ray", None)
    assert run(*command, "--ray") == (
        2,
        "",
        "cenote: --ray needs Ray, which comes with: pip install 'cenote[ray]'\n",
    )
    monkeypatch.setitem(sys.modules, "ray", Cluster(2.0))
    there = data(run(*command, "--ray", "--json"))
    for game in kept():
        assert game["decisions"]
    Path("arena").rename("elsewhere")
    here = data(run(*command, "--workers", 1, "--json"))
    assert [here[name] for name in ("games", "by_seat", "winners")] == [
        there[name] for name in ("games", "by_seat", "winners")
    ]


# A shell lets jobs in the background ignore Ctrl-C, and tests may run in one. The bot never answers, once a
# file is there.
PROGRAM = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from cenote.cli import main
main(sys.argv[1:])
"""

STUCK = """
import json, os, sys
for line in sys.stdin:
    asked = json.loads(line)
    if asked["round"] > 1 and os.path.exists("first.jsonl"):
        print(file=open("stuck", "w"))
        sys.stdin.read()
    print(json.dumps({"move": asked["legal"][0]}), flush=True)
"""


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_leaves_a_run_that_goes_on(run: Command, workers: int) -> None:
    Path("stuck.py").write_text(STUCK)
    command = ["arena", GAME, "program:stuck.py", "random", "--games", "4", "--run", "run.jsonl"]
    command += ["--workers", str(workers)]
    good(run(*command[:4], "--games", 2, *command[6:]))  # one deal
    Path("first.jsonl").write_text("")
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while not Path("stuck").exists():
        assert process.poll() is None
    os.kill(process.pid, signal.SIGINT)
    out, err = process.communicate()
    assert (process.returncode, err) == (130, "")
    assert ": 2 games of 1 deal, 2 seats" in out
    Path("first.jsonl").unlink()
    assert ": 4 games of 2 deals, 2 seats" in good(run(*command))
    assert len(Path("run.jsonl").read_text().splitlines()) == 5


def test_a_killed_run_goes_on(run: Command) -> None:
    Path("stuck.py").write_text(STUCK)
    command = ["arena", GAME, "program:stuck.py", "random", "--games", "4", "--run", "run.jsonl", "--workers", "1"]
    good(run(*command[:4], "--games", 2, *command[6:]))
    before = Path("run.jsonl").read_text()
    Path("first.jsonl").write_text("")
    process = subprocess.Popen([sys.executable, "-m", "cenote", *command])
    while not Path("stuck").exists():
        assert process.poll() is None
    process.kill()
    process.wait()
    assert Path("run.jsonl").read_text() == before
    Path("first.jsonl").unlink()
    assert ": 4 games of 2 deals, 2 seats" in good(run(*command))
    assert Path("run.jsonl").read_text().startswith(before)
