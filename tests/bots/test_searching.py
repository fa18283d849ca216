"""The bots of the house: honest, legal, and within their budgets."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import cenote
from cenote.bots import Budget, Knowledge, UnknownLevel, house, levels, make
from cenote.bots.house import LEVELS, Level
from cenote.bots.registry import describe
from cenote.bots.searching import Searching
from cenote.core.game import Game
from cenote.core.state import State
from cenote.search import Tree
from cenote.search.tree import PARAMETERS
from cenote.testing.walks import Walk
from tests.bots.twins import pairs

GAMES = [cenote.find(name) for name in cenote.names()]
TABLES = [pytest.param(game, seats, id=f"{game.name}-{seats}") for game in GAMES for seats in game.seats]
TINY = Budget(playouts=6)


def known(state: State, seed: int = 1) -> Knowledge:
    return Knowledge(state, state.to_move, seed)


class Spy:
    """Notes what a search is told to spend."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.told: list[tuple[Any, ...]] = []
        self.made = 0
        think, begin = Tree.think, Tree.__init__

        def spy(tree: Tree, seconds: Any = None, playouts: Any = None, cores: int = 1) -> None:
            self.told.append((seconds, playouts, cores))
            think(tree, None if seconds is None else 0.001, playouts or 1, cores)

        def note(tree: Tree, *args: Any, **named: Any) -> None:
            self.made += 1
            begin(tree, *args, **named)

        monkeypatch.setattr(Tree, "think", spy)
        monkeypatch.setattr(Tree, "__init__", note)


# ---- legal and honest ----------------------------------------------------------------------------------------

GAMES_AT_EACH_TABLE = 143
"""At the seven tables of both games, a thousand games and one."""


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_no_level_ever_makes_an_illegal_move(game: Game, seats: int, part: int) -> None:
    """Making one would raise. Levels sit at one table, each everywhere at some time."""
    assert len(TABLES) * GAMES_AT_EACH_TABLE >= 1000
    names = levels(game, seats)[1:]
    for number in range(part, GAMES_AT_EACH_TABLE, 4):
        state = game.new(seats, number)
        bots = [make(names[(number // 4 + seat) % len(names)], game, seed=number + seat) for seat in range(seats)]
        budget = Budget(playouts=1 + number % 3)
        made = 0
        while not state.over:
            state.apply(bots[state.to_move].choose(known(state, made), budget).move)
            made += 1


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_a_seat_cannot_know_changes_no_choice(game: Game, seats: int, level: str) -> None:
    compared = 0
    for state, twin, seat in pairs(Walk(game, seats, 3), one_in=20):
        choices = [make(level, game, seed=5).choose(Knowledge(one, seat, 2), TINY) for one in (state, twin)]
        assert choices[0] == choices[1]
        compared += 1
    assert compared


@pytest.mark.parametrize("level", LEVELS)
def test_equal_seeds_play_equal_games(level: str) -> None:
    def game(seed: int) -> list[int]:
        state = GAMES[0].new(2, 1)
        bots = [make(level, GAMES[0], seed=seed + seat) for seat in range(2)]
        moves: list[int] = []
        while not state.over and len(moves) < 40:
            moves.append(bots[state.to_move].choose(known(state, len(moves)), TINY).move)
            state.apply(moves[-1])
        return moves

    assert game(3) == game(3)
    assert game(3) != game(4)


# ---- what is told --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_it_says_what_it_thought(game: Game) -> None:
    state = game.new(2, 1)
    choice = make("expert", game, seed=1).choose(known(state), Budget(playouts=200))
    assert choice.move == choice.thoughts[0].move
    assert choice.notice is None
    assert {thought.move for thought in choice.thoughts} <= set(state.legal())
    assert sum(thought.visits for thought in choice.thoughts) == 120
    assert all(0 <= thought.chance <= 1 for thought in choice.thoughts)


def test_where_there_is_no_choice_nothing_is_spent(monkeypatch: pytest.MonkeyPatch) -> None:
    spy = Spy(monkeypatch)
    state = next(state for state in Walk(GAMES[0], 2, 1).states() if len(state.legal()) == 1)
    choice = make("expert", GAMES[0], seed=1).choose(known(state), TINY)
    assert (choice.move, spy.told) == (state.legal()[0], [])
    assert [thought.move for thought in choice.thoughts] == state.legal()


# ---- budgets -------------------------------------------------------------------------------------------------


def decisions(game: Game, budget: Budget | None, level: str = "expert") -> list[list[int]]:
    """A game played by one bot on all seats at small cost: for each turn, the play-outs of its decisions."""
    state = game.new(2, 6)
    bots = [make(level, game, seed=seat) for seat in range(2)]
    turns: list[list[int]] = []
    turn = None
    while not state.over:
        seat = state.to_move
        bot = bots[seat]
        assert isinstance(bot, Searching)
        several = len(state.legal()) > 1
        choice = bot.choose(known(state, len(turns)), budget)
        if state.round and several:
            if turn != (state.round, seat):
                turns.append([])
                turn = (state.round, seat)
            assert bot.tree
            turns[-1].append(bot.tree.playouts)
        state.apply(choice.move)
    return turns


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_turn_spends_its_playouts_and_no_more(game: Game) -> None:
    turns = decisions(game, Budget(playouts=50))
    assert any(len(turn) > 3 for turn in turns)
    for turn in turns:
        left = 50
        for spent in turn:
            assert spent == max(-(-left * 6 // 10), 1)
            left -= spent
        assert sum(turn) <= 50 or left < 0 <= sum(turn) - 50 < len(turn)


def test_a_turn_spends_its_seconds_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is told to the search, that is; how well it keeps to it is its own tests' affair."""
    spy = Spy(monkeypatch)
    state = GAMES[-1].new(2, 1)
    bots = [make("expert", GAMES[-1], seed=seat) for seat in range(2)]
    turns: dict[tuple[int, int], list[float]] = {}
    while state.round < 6:
        before = len(spy.told)
        choice = bots[state.to_move].choose(known(state), Budget(seconds=1000))
        for seconds, playouts, cores in spy.told[before:]:
            assert (playouts, cores) == (None, 1)
            turns.setdefault((state.round, state.to_move), []).append(seconds)
        state.apply(choice.move)
    assert any(len(turn) > 1 for turn in turns.values())
    for (in_round, _), turn in turns.items():
        if in_round:
            assert turn[0] <= 600
            assert all(later <= earlier for earlier, later in pairwise(turn))


def test_without_a_budget_it_is_that_of_the_level(monkeypatch: pytest.MonkeyPatch) -> None:
    spy = Spy(monkeypatch)
    state = GAMES[0].new(2, 1)
    for level in LEVELS:
        make(level, GAMES[0], seed=1, cores=2).choose(known(state))
    (novice, player, expert, master) = spy.told
    assert novice == (None, 15, 1)
    for (seconds, playouts, cores), usual, used in ((player, 0.2, 1), (expert, 1, 1), (master, 5, 2)):
        assert (playouts, cores) == (None, used)
        assert 0 < seconds <= 0.6 * usual


def test_a_tree_is_kept_as_long_as_a_turn_lasts(monkeypatch: pytest.MonkeyPatch) -> None:
    spy = Spy(monkeypatch)
    turns = decisions(GAMES[-1], Budget(playouts=50))
    assert spy.made < sum(map(len, turns)) * 0.7


def test_who_is_asked_again_thinks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves were taken back, or somebody wants a hint: the position is no consequence of the last decision."""
    spy = Spy(monkeypatch)
    state = GAMES[-1].new(2, 1)
    bot = make("expert", GAMES[-1], seed=1)
    for _ in range(3):
        bot.choose(known(state), Budget(playouts=50))
    other = GAMES[-1].new(3, 2)
    bot.choose(known(other), Budget(playouts=50))
    assert spy.told == [(None, 30, 1)] * 4
    assert spy.made == 4


def test_another_budget_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    spy = Spy(monkeypatch)
    state = GAMES[-1].new(2, 1)
    bot = make("expert", GAMES[-1], seed=1)
    state.apply(bot.choose(known(state), Budget(playouts=50)).move)
    while state.to_move != 0 or len(state.legal()) == 1:
        state.apply(state.legal()[0])
    bot.choose(known(state), Budget(playouts=100))
    assert spy.told[-1] == (None, 60, 1)


# ---- levels --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_table_has_all_levels(game: Game, seats: int) -> None:
    assert levels(game, seats)[:5] == ["random", "novice", "player", "expert", "master"]


def test_a_level_may_be_changed_on_ones_own_machine() -> None:
    bot = make("expert+seconds=3+exploration=0.5+judgement=no+many_cores=yes", GAMES[0], seed=1, cores=2, custom=True)
    assert isinstance(bot, Searching)
    assert bot.usual == Budget(seconds=3, cores=2)
    assert bot.level == Level(seconds=3, many_cores=True, judgement=False, parameters={"exploration": 0.5})
    assert house.find("player+playouts=30") == Level(playouts=30)
    assert house.find("novice+seconds=2") == Level(seconds=2, parameters=LEVELS["novice"].parameters)
    with pytest.raises(UnknownLevel):
        make("expert+seconds=3", GAMES[0])


@pytest.mark.parametrize(
    ("level", "why"),
    [
        ("expert+speed=3", "a level has no 'speed' to change; it has seconds, playouts, judgement, many_cores, "),
        ("expert+", "a level has no '' to change"),
        ("expert+seconds", "'' is nothing that seconds may be"),
        ("expert+seconds=-1", "'-1' is nothing that seconds may be"),
        ("expert+playouts=1.5", "'1.5' is nothing that playouts may be"),
        ("expert+judgement=maybe", "'maybe' is nothing that judgement may be"),
        ("expert+exploration=much", "'much' is nothing that exploration may be"),
        ("random+seconds=1", "there is no bot 'random\\+seconds=1'"),
    ],
)
def test_a_change_that_is_none_is_refused(level: str, why: str) -> None:
    with pytest.raises(UnknownLevel, match=why):
        make(level, GAMES[0], custom=True)


def test_a_level_tells_what_it_is() -> None:
    assert describe("random") is None
    assert describe("program:novice") is None
    assert describe("master+exploration=2") == {
        "seconds": 5,
        "playouts": None,
        "many_cores": True,
        "judgement": True,
        "parameters": {**PARAMETERS, **LEVELS["master"].parameters, "exploration": 2.0},
    }
