from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import cenote
from cenote.cli import main
from cenote.core.record import Record
from tests.conftest import installed

GAME = "tzolkin"
TITLE = cenote.find(GAME).title


class Outcome(NamedTuple):
    status: int
    out: str
    err: str


Command = Callable[..., Outcome]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Run the program in this process, as nobody's terminal."""
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)

    def run(*arguments: object) -> Outcome:
        capsys.readouterr()
        with pytest.raises(SystemExit) as ended:
            main([str(argument) for argument in arguments])
        assert isinstance(ended.value.code, int)
        return Outcome(ended.value.code, *capsys.readouterr())

    return run


def good(outcome: Outcome) -> str:
    """What was printed, if all went well."""
    assert (outcome.status, outcome.err) == (0, "")
    return outcome.out


def data(outcome: Outcome) -> Any:
    return json.loads(good(outcome))


def played(seats: int, seed: int, moves: int | None = None) -> Record:
    """A game with names and comments, of so many moves, or to its end."""
    record = Record.start(cenote.find(GAME), seats, seed, names=["Ada", "Bo #2"])
    state = record.state()
    while not state.over and moves != len(record.moves):
        record.add(state.legal()[len(record.moves) % len(state.legal())])
        state = record.state()
    record.comments = {0: "at the start", 3: "in a turn"}
    return record


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A file of two games: a finished one, and one that has just begun."""
    path = tmp_path / "games.txt"
    path.write_text(cenote.write_records([played(2, seed=1), played(3, seed=2, moves=5)]), encoding="utf-8")
    return path


@pytest.fixture
def pebbles(third_game: Path) -> Iterator[None]:
    """Meanwhile, the third game is there as well."""
    with installed(third_game):
        yield


# ---- the program ---------------------------------------------------------------------------------------------


def test_without_a_command_it_tells_what_there_is(run: Command) -> None:
    out = good(run())
    assert all(command in out for command in ("games", "simulate", "replay", "perft", "bench"))
    assert good(run("--help")).split() == out.split()


def test_it_tells_its_version(run: Command) -> None:
    assert good(run("--version")) == f"cenote {cenote.__version__}\n"


def test_it_is_a_module_that_runs() -> None:
    command = [sys.executable, "-m", "cenote", "--version"]
    assert (
        subprocess.run(command, check=True, capture_output=True, text=True).stdout == f"cenote {cenote.__version__}\n"
    )


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["swim"], "No such command 'swim'. See 'cenote --help'."),
        (["--swim"], "No such option: --swim. See 'cenote --help'."),
        (["simulate"], "Missing argument 'GAME'. See 'cenote simulate --help'."),
        (["simulate", "chess"], f"there is no game 'chess'; there are: {', '.join(cenote.names())}"),
        (["simulate", GAME, "--seats", 5], f"{GAME} is for 2 to 4 seats, not 5"),
        (["simulate", GAME, "--games", -1], "Invalid value for '--games'"),
        (["simulate", GAME, "--games", "many"], "Invalid value for '--games'"),
        (["simulate", GAME, "--seed", -1], "Invalid value for '--seed'"),
        (["simulate", GAME, "--option", "rain"], "an option is given as NAME=VALUE, not as 'rain'"),
        (["simulate", GAME, "--option", "rain=1"], f"{GAME} has no option 'rain'; it has burn_visible"),
        (["simulate", GAME, "--option", "burn_visible=1"], "option burn_visible: '1' is none of yes, no"),
        (["simulate", GAME, *["--option", "burn_visible=no"] * 2], "the option 'burn_visible' is given twice"),
        (["simulate", GAME, "--records", "no/such/file"], "no/such/file can't be written: No such file or directory"),
        (["replay", "no/such/file"], "no/such/file can't be read: No such file or directory"),
        (["replay", "."], ". can't be read: Is a directory"),
        (["replay", "{games}", "--game", 3], "there is no game 3 in {games}: it holds 2 games"),
        (["replay", "{games}", "--game", 0], "Invalid value for '--game'"),
        (["replay", "{games}", "--as", 3], "there is no seat 3 in a game of 2"),
        (["replay", "{games}", "--as", 0], "Invalid value for '--as'"),
        (["replay", "{games}", "--game", 2, "--to", 6], "there is no ply 6 in a game of 5 moves"),
        (["replay", "{games}", "--to", -1], "Invalid value for '--to'"),
        (["perft", GAME], "Missing option '--depth'. See 'cenote perft --help'."),
        (["perft", GAME, "--depth", -1], "Invalid value for '--depth'"),
        (["perft", GAME, "--depth", 0, "--divide"], "--divide needs a --depth of at least 1"),
        (["perft", GAME, "--depth", 1, "--position", "{games}"], "{games} is not JSON: Expecting value"),
        (["perft", GAME, "--depth", 1, "--position", "x", "--seats", 2], "a position has its own seats, chance and"),
        (["bench", "--game", "chess"], "there is no game 'chess'"),
        (["bench", "--game", GAME, "--seats", 1], f"{GAME} is for 2 to 4 seats, not 1"),
        (["bench", "--seconds", 0], "Invalid value for '--seconds'"),
        (["bench", "--seconds", "nan"], "Invalid value for '--seconds'"),
    ],
    ids=str,
)
def test_what_is_asked_wrongly_is_answered_in_one_sentence(
    run: Command, games: Path, arguments: list[object], sentence: str
) -> None:
    status, out, err = run(*(str(argument).format(games=games) for argument in arguments))
    assert (status, out) == (2, "")
    assert err.startswith(f"cenote: {sentence.format(games=games)}")
    assert err.count("\n") == 1


# ---- games ---------------------------------------------------------------------------------------------------


def test_games_are_listed(run: Command) -> None:
    out = good(run("games"))
    for name in cenote.names():
        assert f"{name}: {cenote.find(name).title}, " in out
    assert "    burn_visible=yes: the forest" in out
    listed = data(run("games", "--json"))
    assert [game["name"] for game in listed] == list(cenote.names())
    assert all(set(game) == {"name", "title", "edition", "seats", "options"} for game in listed)


@pytest.mark.usefixtures("pebbles")
def test_what_limits_a_choice_is_listed_and_kept_to(run: Command) -> None:
    assert "    heaps=3: how many heaps there are (2 with 2 to 3 seats, 3)\n" in good(run("games"))
    (listed,) = (game for game in data(run("games", "--json")) if game["name"] == "pebbles")
    assert listed["options"][0]["choices"] == [2, 3]
    assert listed["options"][0]["limits"] == {"2": [2, 3]}
    refused = (2, "", "cenote: option heaps: 2 is for 2 to 3 seats\n")
    assert run("simulate", "pebbles", "--option", "heaps=2") == refused
    assert run("perft", "pebbles", "--option", "heaps=2", "--depth", 1) == refused
    assert good(run("perft", "pebbles", "--option", "heaps=2", "--depth", 1, "--seats", 3)) == "3\n"


# ---- simulate ------------------------------------------------------------------------------------------------


def test_simulate_sums_up_random_games(run: Command) -> None:
    out = good(run("simulate", GAME, "--seats", 3, "--games", 20, "--seed", 5))
    assert out.startswith(f"{TITLE}: 20 random games, 3 seats, seed 5\n")
    summed = data(run("simulate", GAME, "--seats", 3, "--games", 20, "--seed", 5, "--json"))
    rows = [line.split() for line in out.splitlines() if line.split()[:1] in (["1"], ["2"], ["3"])]
    assert len(rows) == 3
    for row, points, share in zip(rows, summed["points"], summed["win_share"], strict=True):
        assert row[1:5] == [f"{points[name]:.2f}" for name in ("mean", "deviation", "lowest", "highest")]
        assert row[5] == f"{share:.1%}"
    assert sum(summed["win_share"]) == pytest.approx(1)
    assert (summed["games"], summed["asked"], summed["seed"], summed["seats"]) == (20, 20, 5, 3)
    assert summed["rounds_per_game"] >= 26


def test_simulate_writes_the_very_games_that_it_sums_up(run: Command, tmp_path: Path) -> None:
    arguments = ["simulate", GAME, "--games", 12, "--seed", 9, "--option", "burn_visible=no", "--json"]
    path = tmp_path / "games.txt"
    recorded, alone = data(run(*arguments, "--records", path)), data(run(*arguments))
    for summed in (recorded, alone):
        del summed["games_per_second"]
    assert recorded == alone
    records = cenote.read_records(path.read_text(encoding="utf-8"))
    assert len(records) == 12
    assert all(record.over and record.options == {"burn_visible": False} for record in records)
    results = [record.result or [] for record in records]
    assert [sum(points) / 12 for points in zip(*results, strict=True)] == pytest.approx(
        [points["mean"] for points in recorded["points"]]
    )
    assert sum(len(record.moves) for record in records) / 12 == recorded["decisions_per_game"]


def test_simulate_takes_another_seed_each_time(run: Command) -> None:
    first, second = (data(run("simulate", GAME, "--games", 1, "--json")) for _ in range(2))
    assert first["seed"] != second["seed"]


def test_a_bar_is_for_terminals_only(run: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ["simulate", GAME, "--games", 3, "--seed", 1, "--json"]
    assert run(*arguments).err == ""
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    assert "3/3" in run(*arguments).err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a disk that is always full")
def test_a_full_disk_is_told_of(run: Command) -> None:
    outcome = run("simulate", GAME, "--records", "/dev/full")
    assert outcome == (2, "", "cenote: /dev/full can't be written: No space left on device\n")


# ---- replay --------------------------------------------------------------------------------------------------


def test_replay_tells_the_moves_and_shows_the_board(run: Command, games: Path) -> None:
    record = cenote.read_records(games.read_text(encoding="utf-8"))[0]
    out = good(run("replay", games))
    assert out.startswith(f"{TITLE}, game 1 of 2\n2 seats, burn_visible yes\nSeat 1 is Ada.\nSeat 2 is Bo #2.\n")
    told = out.replace("# in a turn\n", "")
    for turn in record.turns():
        tokens = [record.game.moves.token(move) for move in turn.moves if move is not None]
        assert f"{turn.label} " in told
        assert all(token in told for token in tokens)
    assert "      # at the start\n" in out
    assert "      # in a turn\n" in out
    state = record.state()
    assert record.game.text(state.view(None)) in out
    assert out.splitlines()[-1].startswith("The game is over: 1. ")


def test_the_numbers_count_the_moves(run: Command, games: Path) -> None:
    record = cenote.read_records(games.read_text(encoding="utf-8"))[0]
    lines = re.findall(r"(?m)^ *(\d+) +\d+\.\d (?:Ada|Bo #2) +(.*)$", good(run("replay", games)))
    count = 1
    for number, tokens in lines:
        assert int(number) == count
        count += len(tokens.partition("  #")[0].split())
    assert count == len(record.moves) + 1


def test_every_shows_the_board_after_each_move(run: Command, games: Path) -> None:
    record = cenote.read_records(games.read_text(encoding="utf-8"))[0]
    out = good(run("replay", games, "--to", 8, "--every"))
    for ply in range(9):
        assert record.game.text(record.state(ply).view(None)) in out
    assert record.game.text(record.state(9).view(None)) not in out


def test_of_a_running_game_a_spectator_is_shown_no_secrets(run: Command, games: Path) -> None:
    shown = good(run("replay", games, "--game", 2))
    assert "keep:" not in shown
    assert shown.splitlines()[-1].startswith("After 5 moves: 0.")
    for turn in cenote.read_records(games.read_text(encoding="utf-8"))[1].turns():
        own = good(run("replay", games, "--game", 2, "--as", turn.seat + 1))
        assert own.count("keep:") == len(turn.moves)


def test_of_a_finished_game_all_is_shown_unless_as_a_seat(run: Command, games: Path) -> None:
    assert "?" not in good(run("replay", games, "--to", 3))
    assert "?" in good(run("replay", games, "--to", 3, "--as", 2))


def test_replay_as_data(run: Command, games: Path) -> None:
    record = cenote.read_records(games.read_text(encoding="utf-8"))[0]
    shown = data(run("replay", games, "--json"))
    assert shown["deal"] == record.deal
    assert [move["move"] for move in shown["moves"]] == [record.game.moves.token(move or 0) for move in record.moves]
    assert [move["ply"] for move in shown["moves"]] == list(range(1, len(record.moves) + 1))
    assert shown["comment"] == "at the start"
    assert shown["moves"][2]["comment"] == "in a turn"
    assert shown["view"] == record.state().view(None)
    assert shown["over"] is True
    assert shown["points"] == record.result
    assert shown["standing"] == record.state().standing()
    sealed = data(run("replay", games, "--game", 2, "--as", 2, "--json", "--every"))
    running = cenote.read_records(games.read_text(encoding="utf-8"))[1]
    assert sealed["deal"] == running.sealed(1).deal
    assert sealed["moves"][-1]["view"] == sealed["view"] == running.state().view(1)
    assert sealed["standing"] is None


def test_replay_reads_from_standard_input(run: Command, games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(b"\xef\xbb\xbf" + games.read_bytes())))
    assert good(run("replay", "-")) == good(run("replay", games))


def test_what_can_be_read_of_a_damaged_file_is_shown(run: Command, games: Path) -> None:
    text = games.read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    games.write_text("".join(lines[:-1]) + "0.9 end\n", encoding="utf-8")
    first = run("replay", games)
    sentence = f"cenote: {games}, line {len(lines)}, in game 2: the label is 0.9, but 0."
    assert first.status == 2
    assert "The game is over" in first.out
    assert first.err.startswith(sentence)
    second = run("replay", games, "--game", 2, "--to", 5)
    assert second.status == 2
    assert "game 2 of 2" in second.out
    assert second.err.startswith(sentence)
    third = run("replay", games, "--game", 3)
    assert (third.status, third.out) == (2, "")
    assert third.err.startswith(sentence)


def test_what_is_no_text_is_no_record(run: Command, tmp_path: Path) -> None:
    path = tmp_path / "picture"
    path.write_bytes(b"\x89PNG")
    assert run("replay", path) == (2, "", f"cenote: {path} is not a text in UTF-8: byte 1 is wrong\n")
    path.write_bytes(b"")
    assert run("replay", path) == (2, "", f"cenote: there is no game 1 in {path}: it holds no game\n")


@pytest.mark.usefixtures("pebbles")
def test_an_automaton_is_told_of_as_a_player(run: Command, tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    arguments = ["simulate", "pebbles", "--seats", 1, "--games", 30, "--seed", 1]
    out = good(run(*arguments, "--records", path))
    assert out.startswith("Pebbles: 30 random games, 1 seat and the cenote, seed 1\n")
    summed = data(run(*arguments, "--json"))
    assert (summed["seats"], summed["automatons"]) == (1, ["the cenote"])
    assert [f"{points['mean']:.2f}" for points in summed["points"]] == re.findall(
        r"(?m)^ *(?:1|the cenote) +(\S+)", out
    )
    assert len(summed["points"]) == len(summed["win_share"]) == 2
    assert sum(summed["win_share"]) == pytest.approx(1)
    assert 0 < summed["win_share"][1] < 1
    records = cenote.read_records(path.read_text(encoding="utf-8"))
    record = next(record for record in records if record.state().standing() == [2, 1])
    own, others = record.result or []
    path.write_text(cenote.write_records([record]), encoding="utf-8")
    out = good(run("replay", path))
    assert out.startswith("Pebbles\n1 seat and the cenote, heaps 3\n")
    assert out.endswith(f"The game is over: 1. the cenote {others:.0f}, 2. seat 1 {own:.0f}\n")
    assert good(run("replay", path, "--to", 1)).endswith("Points: seat 1 0, the cenote 0\n")
    shown = data(run("replay", path, "--json"))
    assert (shown["seats"], shown["automatons"]) == (1, ["the cenote"])
    assert (shown["points"], shown["standing"]) == ([own, others], [2, 1])


# ---- perft and bench -----------------------------------------------------------------------------------------


def test_perft_counts(run: Command) -> None:
    state = cenote.find(GAME).new(2, seed=3)
    whole = good(run("perft", GAME, "--seats", 2, "--seed", 3, "--depth", 3))
    first = len(state.legal())
    assert good(run("perft", GAME, "--seats", 2, "--seed", 3, "--depth", 1)) == f"{first}\n"
    *parts, blank, total = good(run("perft", GAME, "--seats", 2, "--seed", 3, "--depth", 3, "--divide")).splitlines()
    assert (blank, f"{total}\n") == ("", whole)
    assert [part.split(": ")[0] for part in parts] == state.tokens()
    assert sum(int(part.split(": ")[1]) for part in parts) == int(whole)


def test_perft_begins_in_a_position(run: Command, tmp_path: Path) -> None:
    state = played(3, seed=4, moves=30).state()
    path = tmp_path / "position.json"
    path.write_text(json.dumps(state.dump()), encoding="utf-8")
    assert good(run("perft", GAME, "--depth", 1, "--position", path)) == f"{len(state.legal())}\n"
    for wrong, sentence in (
        ("[]", f"{path} holds no position"),
        ("[" * 100_000, f"{path} is not JSON"),
        ('{"seats": 9}', "seats: 9 is not a whole number from 2 to 4"),
        ('{"seats": 2, "gears": {"tikal": {"3": 0, "3": 1}}}', "the position says '3' twice in one place"),
    ):
        path.write_text(wrong, encoding="utf-8")
        outcome = run("perft", GAME, "--depth", 1, "--position", path)
        assert outcome.status == 2
        assert outcome.err.startswith(f"cenote: {sentence}")


def test_bench_measures(run: Command) -> None:
    results = data(run("bench", "--game", GAME, "--seats", 2, "--seconds", 0.01, "--json"))
    assert [(result["game"], result["seats"]) for result in results] == [(GAME, 2)]
    assert results[0]["compiled_decisions_per_second"] > 0
    for how in ("judged", "to_the_end"):
        assert results[0][f"{how}_playouts_per_second"] > 0
        faster = results[0][f"{how}_speed_up_on_two_cores"]
        assert (faster is None) == (os.cpu_count() == 1)
        assert faster is None or faster > 0
    rows = good(run("bench", "--game", GAME, "--seconds", 0.01)).splitlines()
    assert [row.split()[:2] for row in rows if row.startswith(GAME)] == [[GAME, "2"], [GAME, "3"], [GAME, "4"]] * 2
    assert all(len(row) <= 80 and "…" not in row for row in rows)


# ---- Ctrl-C and pipes ----------------------------------------------------------------------------------------

# A shell lets jobs in the background ignore Ctrl-C, and tests may run in one.
PROGRAM = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from cenote.cli import main
main()
"""
POSIX = pytest.mark.skipif(os.name == "nt", reason="another process can't be sent Ctrl-C on Windows")


def begin(*arguments: object) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", PROGRAM, *map(str, arguments)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8")


@POSIX
def test_ctrl_c_ends_simulate_after_a_whole_game(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    with begin("simulate", GAME, "--games", 10_000_000, "--records", path, "--json") as process:
        while not path.exists() or path.stat().st_size < 50_000:
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()
    assert (process.returncode, err) == (130, "")
    records = cenote.read_records(path.read_text(encoding="utf-8"))
    assert all(record.over for record in records)
    assert json.loads(out)["games"] == len(records)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="only Linux tells what threads another process has")
def test_ctrl_c_ends_compiled_work_as_well() -> None:
    with begin("perft", GAME, "--depth", 100) as process:
        while len(list(Path(f"/proc/{process.pid}/task").iterdir())) == 1:
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()
    assert (process.returncode, out, err) == (130, "", "")


@POSIX
@pytest.mark.parametrize("lines", [0, 1])
def test_who_reads_no_further_is_not_complained_to(games: Path, lines: int) -> None:
    with begin("replay", games, "--every") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        for _ in range(lines):
            process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""
        assert process.wait() == 1
