from __future__ import annotations

from importlib.metadata import EntryPoint, EntryPoints

import pytest

import cenote
from cenote.bots import CRASHED, Budget, Knowledge, UnknownLevel, levels, make, registry
from cenote.bots.guard import Guard
from cenote.core.game import Game
from tests.bots.strangers import First

GAMES = [cenote.find(name) for name in cenote.names()]


@pytest.fixture
def guests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Meanwhile, two bots of another package are there."""
    points = EntryPoints(
        EntryPoint(name, f"tests.bots.strangers:{thing}", registry.GROUP)
        for name, thing in (("zeroth", "no_bot"), ("first", "First"))
    )
    monkeypatch.setattr(registry, "entry_points", lambda group: points.select(group=group))


def known(game: Game, seed: int = 1) -> Knowledge:
    state = game.new(2, seed)
    return Knowledge(state, state.to_move, 1)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_random_comes_first_and_all_can_be_made(game: Game) -> None:
    for seats in game.seats:
        names = levels(game, seats)
        assert names[0] == "random"
        assert len(set(names)) == len(names)
        for name in names:
            assert make(name, game, seed=1).choose(known(game), Budget(playouts=4)).move in known(game).legal()


def test_a_level_that_is_not_there_is_refused() -> None:
    with pytest.raises(UnknownLevel, match="there is no bot 'cleverest'; there are: random"):
        make("cleverest", GAMES[0])


def test_a_program_is_run_for_those_only_who_ask_for_programs() -> None:
    with pytest.raises(UnknownLevel, match="there is no bot 'program:ls'"):
        make("program:ls", GAMES[0])


@pytest.mark.usefixtures("guests")
def test_bots_of_other_packages_are_listed_where_they_play() -> None:
    assert levels(GAMES[0], 2)[-2:] == ["first", "zeroth"]
    assert levels(GAMES[0], 3)[-1] == "zeroth"
    assert "first" not in levels(GAMES[0], 3)


@pytest.mark.usefixtures("guests")
def test_bots_of_other_packages_are_made_and_guarded() -> None:
    bot = make("first", GAMES[0], seed=7, cores=2)
    assert isinstance(bot, Guard)
    assert isinstance(bot.bot, First)
    assert bot.bot.made_with == (GAMES[0], 7, 2)
    choice = bot.choose(known(GAMES[0]))
    assert (choice.move, choice.notice) == (known(GAMES[0]).legal()[0], None)
    assert choice.thoughts[0].points == 50
    assert make("zeroth", GAMES[0], seed=1).choose(known(GAMES[0])).notice == CRASHED


def test_random_chooses_anything_and_equal_seeds_equally() -> None:
    knowledge = known(GAMES[0])
    first, second = (make("random", GAMES[0], seed=3) for _ in range(2))
    chosen = [first.choose(knowledge).move for _ in range(100)]
    assert chosen == [second.choose(knowledge).move for _ in range(100)]
    assert set(chosen) == set(knowledge.legal())


def test_without_a_seed_each_random_is_another() -> None:
    knowledge = known(GAMES[0])
    chosen = {tuple(bot.choose(knowledge).move for _ in range(40)) for bot in [make("random", GAMES[0]) for _ in "ab"]}
    assert len(chosen) == 2
