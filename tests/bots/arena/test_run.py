from __future__ import annotations

import json
from pathlib import Path

import pytest

import cenote
from cenote.bots.arena.contest import Contest, play, rotations
from cenote.bots.arena.run import Run, RunError, usual_path

GAME = cenote.find(cenote.names()[-1])
CONTEST = Contest(GAME, rotations(["random", "level"]), 1)


def result(number: int) -> dict[str, object]:
    return {"number": number, "record": f"game: {number}\n"}


def written(path: Path, *numbers: int) -> Path:
    with Run(path, CONTEST) as run:
        for number in numbers:
            run.add(result(number))
    return path


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = written(tmp_path / "folder/run.jsonl", 0, 3)
    with Run(path, CONTEST) as run:
        assert run.missing(4) == [1, 2]
        assert run.missing(5) == [1, 2, 4, 5]  # of whole deals
        assert run.whole_deals() == []
        run.add(result(2))
        assert run.whole_deals() == [[result(2), result(3)]]
    with Run(path, CONTEST) as run:
        assert run.missing(4) == [1]
        assert list(run.records()) == ["game: 0\n", "game: 2\n", "game: 3\n"]


def test_a_file_is_lines_of_json_under_a_heading(tmp_path: Path) -> None:
    path = written(tmp_path / "run.jsonl", 7)
    heading, only = map(json.loads, path.read_text().splitlines())
    assert heading == CONTEST.heading()
    assert only == result(7)


@pytest.mark.parametrize("kept", [1, 30, -1])
def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path, kept: int) -> None:
    path = written(tmp_path / "run.jsonl", 0, 1)
    whole, last = path.read_bytes()[:-1].rsplit(b"\n", 1)
    path.write_bytes(whole + b"\n" + last[:kept])
    with Run(path, CONTEST) as run:
        assert run.missing(2) == [1]
        run.add(result(1))
    assert [json.loads(line) for line in path.read_text().splitlines()][1:] == [result(0), result(1)]


def test_a_heading_that_was_cut_off_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    path.write_text('{"game": "')
    assert json.loads(written(path).read_text()) == CONTEST.heading()


def test_two_who_write_at_once_lose_nothing(tmp_path: Path) -> None:
    with Run(tmp_path / "run.jsonl", CONTEST) as one, Run(tmp_path / "run.jsonl", CONTEST) as other:
        one.add(result(0))
        other.add(result(1))
        one.add(result(2))
    with Run(tmp_path / "run.jsonl", CONTEST) as run:
        assert run.missing(4) == [3]


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (Contest(GAME, rotations(["random", "level"]), 2), "seed: 1"),
        (Contest(GAME, rotations(["random", "random"]), 1), 'lineups: [["random", "level"]'),
        (Contest(GAME, rotations(["random", "level"]), 1, cores=2), "cores: 1"),
    ],
)
def test_the_file_of_another_contest_is_refused(tmp_path: Path, other: Contest, what: str) -> None:
    path = written(tmp_path / "run.jsonl", 0)
    before = path.read_bytes()
    with pytest.raises(RunError) as refused:
        Run(path, other)
    assert str(refused.value).startswith(f"{path} is of another contest: its {what}")
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("game: chess\n", "line 1: Expecting value"),
        ("[]\n", "line 1: an object is needed"),
        ("{}\n", " is no run of an arena"),
        (f"{json.dumps(CONTEST.heading())}\n{{\n{{}}\n", "line 2: Expecting property name"),
        (f"{json.dumps(CONTEST.heading())}\n{{}}\n", "line 2: there is no game in it"),
    ],
)
def test_what_is_no_run_is_refused_and_left_alone(tmp_path: Path, text: str, why: str) -> None:
    path = tmp_path / "run.jsonl"
    path.write_text(text)
    with pytest.raises(RunError, match=why):
        Run(path, CONTEST)
    assert path.read_text() == text


def test_the_same_contest_is_kept_in_the_same_place() -> None:
    same = Contest(GAME, rotations(["random", "level"]), 1)
    assert usual_path(CONTEST) == usual_path(same)
    assert usual_path(CONTEST).parent == Path("arena")
    assert usual_path(CONTEST) != usual_path(Contest(GAME, rotations(["random", "level"]), 2))


def test_a_game_that_was_played_can_be_kept(tmp_path: Path) -> None:
    contest = Contest(GAME, rotations(["random", "random"]), 1)
    with Run(tmp_path / "run.jsonl", contest) as run:
        run.add(play(contest, 0))
        kept = run.results
    with Run(tmp_path / "run.jsonl", contest) as run:
        assert run.results == json.loads(json.dumps({"0": kept[0]}), object_pairs_hook=numbered)


def numbered(pairs: list[tuple[str, object]]) -> dict[object, object]:
    return {int(name) if name.isdigit() else name: value for name, value in pairs}
