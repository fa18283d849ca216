from __future__ import annotations

import json
import pickle
from collections import Counter
from pathlib import Path

import pytest

import cenote
from cenote.bots import CRASHED, Budget, levels
from cenote.bots.arena.contest import Contest, play, rotations, round_robin
from cenote.core.game import Game

GAMES = [cenote.find(name) for name in cenote.names()]
TABLES = [pytest.param(game, seats, id=f"{game.name}-{seats}") for game in GAMES for seats in game.seats]


def contest(game: Game, *lineup: str, seed: int = 1) -> Contest:
    return Contest(game, rotations(lineup), seed, game.check_options({}, len(lineup)), Budget(playouts=4))


def test_everybody_sits_everywhere_and_no_lineup_comes_twice() -> None:
    assert rotations(["a", "b", "b"]) == (("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b"))
    assert rotations(["a", "b", "a", "b"]) == (("a", "b", "a", "b"), ("b", "a", "b", "a"))
    assert rotations(["a"] * 4) == (("a",) * 4,)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_round_robin_every_two_meet_equally_often_on_every_seat(seats: int) -> None:
    lineups = round_robin(["a", "b", "c"], seats)
    assert len(set(lineups)) == len(lineups)
    met = Counter(frozenset(lineup) for lineup in lineups)
    assert met.keys() == {frozenset("ab"), frozenset("ac"), frozenset("bc")}
    assert len(set(met.values())) == 1
    for seat in range(seats):
        assert len(set(Counter(lineup[seat] for lineup in lineups).values())) == 1


def test_alone_everybody_meets_the_automaton() -> None:
    assert round_robin(["a", "b"], 1) == (("a",), ("b",))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_is_told_of_a_game_is_what_its_record_says(game: Game, seats: int) -> None:
    names = levels(game, seats)
    own = contest(game, *(names[seat % len(names)] for seat in range(seats)))
    result = json.loads(json.dumps(play(own, 0)))
    (record,) = cenote.read_records(result["record"])
    end = record.state()
    assert end.over
    assert record.names == result["lineup"] == list(own.lineups[0])
    assert (result["points"], result["places"], result["rounds"]) == (end.points(), end.standing(), end.round)
    for points, found in zip(result["points"], result["sources"], strict=True):
        assert sum(found.values()) == pytest.approx(points)
    turns = [turn for turn in record.turns() if turn.round]
    assert result["begins"] == turns[0].seat
    asked = Counter(state.to_move for state in record.states() if len(state.legal()) > 1)
    assert result["decisions"] == [asked[seat] for seat in range(seats)]
    for seat in range(seats):
        assert 0 < result["turns"][seat] <= sum(turn.seat == seat for turn in record.turns())
        assert 0 < result["slowest_turn"][seat] <= result["seconds"][seat] + 1e-6
    assert result["notices"] == [{}] * seats
    assert result["faults"] == [[]] * seats


def test_lineups_share_their_deals_and_nothing_else() -> None:
    own = contest(GAMES[0], "random", "random", "random")
    own = Contest(own.game, (("random",) * 3,) * 2, own.seed, own.options)
    results = [play(own, number) for number in range(4)]
    assert [result["deal"] for result in results] == [0, 0, 1, 1]
    records = [cenote.read_records(result["record"])[0] for result in results]
    assert records[0].deal == records[1].deal != records[2].deal == records[3].deal
    assert records[0].moves != records[1].moves


def test_a_game_follows_from_the_seed_and_its_number() -> None:
    own = contest(GAMES[0], "random", "random")
    again = pickle.loads(pickle.dumps(own))
    assert again == own
    assert play(own, 3)["record"] == play(again, 3)["record"]
    assert play(own, 3)["record"] != play(contest(GAMES[0], "random", "random", seed=2), 3)["record"]


def test_so_many_games_are_whole_deals() -> None:
    own = contest(GAMES[0], "random", "b")
    assert [own.deals(games) for games in (1, 2, 3, 4)] == [1, 1, 2, 2]


def test_the_heading_tells_what_decides_the_games() -> None:
    own = contest(GAMES[0], "random", "random")
    heading = own.heading()
    assert json.loads(json.dumps(heading)) == heading
    for other in (
        contest(GAMES[1], "random", "random"),
        contest(GAMES[0], "random", "random", seed=2),
        contest(GAMES[0], "random", "random", "random"),
        Contest(own.game, own.lineups, own.seed, own.options),
        Contest(own.game, own.lineups, own.seed, own.options, own.budget, cores=2),
        Contest(own.game, own.lineups, own.seed, {}, own.budget),
    ):
        assert other.heading() != heading


def test_other_numbers_of_the_judgement_are_another_contest(
    pebbles: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games of bots that judged otherwise aren't to be counted together."""
    told = [contest(game, "novice", "random").heading()["judgement"] for game in GAMES]
    assert len(set(told)) == len(GAMES)
    assert None not in told
    assert contest(pebbles, "random", "random").heading()["judgement"] is None
    monkeypatch.setattr("cenote.bots.arena.contest.files", lambda package: tmp_path)
    (tmp_path / "judgement.toml").write_text("[worth]\n")
    assert contest(GAMES[0], "novice", "random").heading()["judgement"] not in told


def test_failures_are_told() -> None:
    result = play(contest(GAMES[0], "program:false", "random"), 0)
    assert result["notices"][0] == {CRASHED: 2, "bot_replaced": result["decisions"][0] - 2}
    assert result["faults"] == [["ProgramError: it has ended without an answer"] * 3, []]
    assert cenote.read_records(result["record"])[0].names == ["program:false", "random"]


def test_a_command_that_no_name_can_hold_is_written_so_that_it_can() -> None:
    result = play(contest(GAMES[0], "program:sh -c '\texit\u202e'", "random"), 0)
    assert cenote.read_records(result["record"])[0].names[0] == r"""program:sh -c '\texit\u202e'""".join('""')
