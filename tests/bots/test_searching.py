"""The bots of the house: honest, legal, and within their budgets."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

import cenote
from cenote.bots import Budget, Choice, Knowledge, UnknownLevel, house, levels, make, searching
from cenote.bots.arena.contest import Contest, play
from cenote.bots.house import LEVELS, Level
from cenote.bots.registry import describe
from cenote.bots.searching import Searching
from cenote.core.game import Game
from cenote.core.state import State
from cenote.search import Tree
from cenote.testing.walks import Walk
from tests.bots.twins import pairs

GAMES = [cenote.find(name) for name in cenote.names()]
TABLES = [pytest.param(game, seats, id=f"{game.name}-{seats}") for game in GAMES for seats in game.seats]
TINY = Budget(playouts=6)


def known(state: State, seed: int = 1) -> Knowledge:
    return Knowledge(state, state.to_move, seed)


class Spy:
    """Notes what a search is told to spend, and lets a clock go on by as much."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.told: list[tuple[Any, ...]] = []
        self.now = 0.0
        self.made = 0
        think, begin = Tree.think, Tree.__init__

        def spy(tree: Tree, seconds: Any = None, playouts: Any = None, cores: int = 1, **rest: Any) -> None:
            self.told.append((seconds, playouts, cores))
            self.now += seconds or 0
            think(tree, None, playouts or 1, cores)

        def note(tree: Tree, *args: Any, **named: Any) -> None:
            self.made += 1
            begin(tree, *args, **named)

        monkeypatch.setattr(searching, "time", SimpleNamespace(perf_counter=lambda: self.now))
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


def test_a_game_without_any_judgement_is_played_too(pebbles: Game) -> None:
    for seats in pebbles.seats:
        state = pebbles.new(seats, 1)
        bots = [make(list(LEVELS)[seat % len(LEVELS)], pebbles, seed=seat) for seat in range(seats)]
        while not state.over:
            choice = bots[state.to_move].choose(known(state), TINY)
            assert choice.thoughts[0].move == choice.move
            state.apply(choice.move)


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
    def game(seed: int) -> list[Choice]:
        state = GAMES[0].new(2, 1)
        bots = [make(level, GAMES[0], seed=seed + seat) for seat in range(2)]
        choices: list[Choice] = []
        while len(choices) < 40:
            choices.append(bots[state.to_move].choose(known(state, len(choices)), TINY))
            state.apply(choices[-1].move)
        return choices

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


def decisions(game: Game, budget: Budget, spy: Spy) -> list[list[float]]:
    """A game between two bots: for each turn, the seconds or play-outs that its decisions were given."""
    state = game.new(2, 6)
    bots = [make("expert", game, seed=seat) for seat in range(2)]
    turns: list[list[float]] = []
    turn = None
    while not state.over:
        seat = state.to_move
        before = len(spy.told)
        choice = bots[seat].choose(known(state, len(turns)), budget)
        assert len(spy.told) - before == (len(state.legal()) > 1)
        if state.round and len(spy.told) > before:
            if turn != (state.round, seat):
                turns.append([])
                turn = (state.round, seat)
            turns[-1].append(spy.told[-1][0] or spy.told[-1][1])
        state.apply(choice.move)
    return turns


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_turn_spends_its_playouts_and_no_more(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    turns = decisions(game, Budget(playouts=50), Spy(monkeypatch))
    assert any(len(turn) > 3 for turn in turns)
    for turn in turns:
        left = 50.0
        for spent in turn:
            assert spent == max(-(-left * 6 // 10), 1)
            left -= spent
        assert sum(turn[:5]) <= 50
        assert set(turn[5:]) <= {1}  # a look at least, so that it isn't blind


def test_a_turn_spends_its_seconds_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is told to the search, that is; how well it keeps to it is its own tests' affair."""
    spy = Spy(monkeypatch)
    turns = decisions(GAMES[-1], Budget(seconds=10), spy)
    assert any(len(turn) > 2 for turn in turns)
    for turn in turns:
        assert turn == pytest.approx([6 * 0.4**earlier for earlier in range(len(turn))])


def test_without_a_budget_it_is_that_of_the_level(monkeypatch: pytest.MonkeyPatch) -> None:
    spy = Spy(monkeypatch)
    state = GAMES[0].new(2, 1)
    for level in LEVELS:
        make(level, GAMES[0], seed=1, cores=2).choose(known(state))
    (novice, player, expert, master) = spy.told
    assert novice == (None, 24, 1)
    for (seconds, playouts, cores), usual, used in ((player, 0.2, 1), (expert, 1, 1), (master, 5, 2)):
        assert (seconds, playouts, cores) == (pytest.approx(0.6 * usual), None, used)


def test_a_tree_is_kept_as_long_as_a_turn_lasts(monkeypatch: pytest.MonkeyPatch) -> None:
    spy = Spy(monkeypatch)
    turns = decisions(GAMES[-1], Budget(playouts=50), spy)
    assert spy.made < sum(map(len, turns)) * 0.7


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_tree_goes_with_its_turn(game: Game) -> None:
    state = game.new(2, 1)
    bots = [Searching(LEVELS["expert"], seat, 1) for seat in range(2)]
    kept = 0
    for made in range(120):
        seat, in_round = state.to_move, state.round
        state.apply(bots[seat].choose(known(state, made), TINY).move)
        kept += bots[seat].tree is not None
        assert (bots[seat].tree is not None) == ((state.round, state.to_move) == (in_round, seat))
    assert kept


def test_a_thorough_one_spends_what_it_may() -> None:
    """It is asked for its thoughts of all moves, not only for the best."""
    for thorough in (False, True):
        spent = 0
        for deal in range(6):
            state = GAMES[-1].new(2, deal)
            bot = make("expert", GAMES[-1], seed=1, thorough=thorough)
            spent += sum(thought.visits for thought in bot.choose(known(state), Budget(playouts=500)).thoughts)
        assert (spent == 6 * 300) == thorough


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


@pytest.mark.parametrize(("name", "source"), [("tzolkin", "unfed"), ("teotihuacan", "unpaid_salary")])
def test_a_novice_feeds_its_people(name: str, source: str) -> None:
    """Most of them, at least: it loses less by hunger than it would if it only reckoned."""

    def lost(level: str) -> float:
        contest = Contest(cenote.find(name), ((level,) * 3,), seed=3)
        return float(-sum(seat.get(source, 0) for number in range(20) for seat in play(contest, number)["sources"]))

    assert lost("novice") < 0.75 * lost("novice+care=0")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_table_has_all_levels(game: Game, seats: int) -> None:
    assert levels(game, seats)[:5] == ["random", "novice", "player", "expert", "master"]


def test_a_level_may_be_changed_on_ones_own_machine() -> None:
    bot = make("expert+seconds=3+exploration=0.5+judgement=no+many_cores=yes", GAMES[0], seed=1, cores=2, custom=True)
    assert isinstance(bot, Searching)
    assert bot.usual == Budget(seconds=3, cores=2)
    assert bot.level == Level(seconds=3, many_cores=True, judgement=False, parameters={"exploration": 0.5})
    assert house.find("expert+playouts=30") == Level(playouts=30)
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
        "parameters": {**LEVELS["master"].parameters, "exploration": 2.0},
    }
