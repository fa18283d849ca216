"""The search as its callers know it: what it finds, what it costs, and what it must not know."""

from __future__ import annotations

import random
from typing import Any

import pytest

import cenote
from cenote.core.game import Game
from cenote.core.state import State
from cenote.search import Thought, Tree
from tests.games.tzolkin.scenes import worker_on

GAMES = ("tzolkin", "teotihuacan")
EVERY_TABLE = [(name, seats) for name in GAMES for seats in cenote.find(name).seats]


def after(game: Game, seats: int, decisions: int, seed: int = 1) -> State:
    """A game after so many random decisions, where several moves are legal."""
    chance = random.Random(seed)
    state = game.new(seats, seed)
    while decisions > 0 or len(state.legal()) < 2:
        state.apply(chance.choice(state.legal()))
        decisions -= 1
    return state


def tree_for(state: State, seed: int = 1, **parameters: Any) -> Tree:
    return Tree(state.imagine(state.to_move, seed), state.to_move, seed, **parameters)


def best(state: State, playouts: int = 400, **parameters: Any) -> str:
    """The move that the search finds, as it is written."""
    tree = tree_for(state, **parameters)
    tree.think(playouts=playouts)
    return state.game.moves.token(tree.best)


# ---- good moves --------------------------------------------------------------------------------------------


def heaps(
    pebbles: Game, sizes: list[int], hands: list[list[int]], shells: list[int], kept: tuple[int, int] = (5, 2)
) -> State:
    """Seat 0 is to take from heaps of these sizes."""
    return pebbles.load(
        {
            "game": "pebbles",
            "seats": 2,
            "to_move": 0,
            "round": 1,
            "pending": {"question": "take"},
            "heaps": sizes,
            "shells": shells,
            "cenote": [],
            "hands": hands,
            "kept": [[pebble] for pebble in kept],
        }
    )


@pytest.mark.parametrize("judgement", [True, False])
def test_it_takes_two_for_a_pebble_that_is_worth_nothing(pebbles: Game, judgement: bool) -> None:
    state = heaps(pebbles, [2, 0, 0], [[1], [3, 4]], [0, 1])
    assert best(state, judgement=judgement) == "take:a.2"


def test_it_pays_with_what_is_worth_least(pebbles: Game) -> None:
    state = heaps(pebbles, [2, 0, 0], [[1, 12], [3, 4]], [1, 1])
    assert best(state.play("take:a.2")) == "pay:1"


def test_each_seat_aims_at_its_own_points(pebbles: Game) -> None:
    """Of two shells in one heap, seat 1 would take both, for a pebble that is worth nothing to it."""
    state = heaps(pebbles, [1, 2, 0], [[], [1]], [0, 0], kept=(5, 12))
    tree = tree_for(state)
    tree.think(playouts=1000)
    points = {pebbles.moves.token(thought.move): thought.points for thought in tree.thoughts()}
    assert points["take:b.1"] == pytest.approx(2.0)  # each takes one of the two left
    assert points["take:a.1"] == pytest.approx(1.0, abs=0.3)
    assert pebbles.moves.token(tree.best) == "take:b.1"


def test_it_offers_its_skull_where_most_is_scored_for_it() -> None:
    state = worker_on("chichen_itza.7", {"skulls": 1, "corn": 20}, round=27, food_days=3)
    tree = tree_for(state)
    tree.think(playouts=500)
    assert state.game.moves.token(tree.best) == "pick:chichen_itza.7"
    assert best(state.play("pick:chichen_itza.7"), playouts=500) == "do:7"


@pytest.mark.parametrize("seed", range(3))
def test_it_pays_the_last_salary_as_far_as_it_can(seed: int) -> None:
    """What isn't paid costs points, and cocoa is worth none."""
    chance = random.Random(seed)
    state = cenote.find("teotihuacan").new(2, seed)
    while not (
        len(state.legal()) > 2
        and all(token.startswith("salary:") for token in state.tokens())
        and state.dump()["eclipses"] == 2
    ):
        state.apply(chance.choice(state.legal()))
        if state.over:
            state = cenote.find("teotihuacan").new(2, chance.getrandbits(40))
    assert best(state) == state.tokens()[-1]


def test_what_others_choose_in_secret_is_drawn_and_not_chosen_for_them(pebbles: Game) -> None:
    """Seat 1 keeps any of nine pebbles that seat 0 doesn't have, as far as seat 0 knows, and three are lower than 4.

    So in one world of three seat 0 takes the only shell, besides the two points for its 5 and 6. If seat 1's choice
    were searched for, it would be made with an eye on seat 0's, and come out otherwise.
    """
    state = pebbles.load(
        {
            "game": "pebbles",
            "seats": 2,
            "to_move": 0,
            "round": 0,
            "pending": {"question": "keep"},
            "heaps": [1, 0, 0],
            "shells": [0, 0],
            "cenote": [],
            "hands": [[4, 5, 6], [1, 8, 12]],
            "kept": [[], []],
        }
    )
    tree = tree_for(state)
    tree.think(playouts=6000)
    points = {pebbles.moves.token(thought.move): thought.points for thought in tree.thoughts()}
    assert points["keep:4"] == pytest.approx(2 + 1 / 3, abs=0.06)


@pytest.mark.parametrize("judgement", [True, False])
def test_it_looks_as_far_as_it_is_told(pebbles: Game, judgement: bool) -> None:
    """Sight counts its own turns: nothing but these moves, those of its next turn too, or all there is."""
    state = heaps(pebbles, [3, 3, 0], [[], []], [0, 0])
    grown = []
    for sight in (1, 2, 3, 4, 0):
        tree = tree_for(state, sight=sight, judgement=judgement)
        tree.think(playouts=20000)
        grown.append(tree.nodes)
    assert grown[0] == 1 + 2
    assert grown[0] < grown[1] < grown[2] == grown[3]


def test_others_moves_may_be_drawn(pebbles: Game) -> None:
    """Then seat 1 isn't taken to do what is best for it: of its three moves it makes any."""
    state = heaps(pebbles, [1, 2, 0], [[], [1]], [0, 0], kept=(5, 12))
    tree = tree_for(state, drawn=1, exploration=100.0)
    tree.think(playouts=3000)
    points = {pebbles.moves.token(thought.move): thought.points for thought in tree.thoughts()}
    # After a.1 two shells lie in b: seat 1 takes both or one of them, and then seat 0 the other.
    assert points["take:a.1"] == pytest.approx(1.5, abs=0.1)
    assert tree.nodes < 15


def test_a_game_says_how_it_is_best_searched(pebbles: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """And whoever asks may say otherwise."""
    state = heaps(pebbles, [3, 3, 0], [[], []], [0, 0])
    sizes = []
    for search, told in (({}, {}), ({"sight": 1}, {}), ({"sight": 1}, {"sight": 0})):
        monkeypatch.setattr(type(pebbles), "search", search)
        tree = tree_for(state, **told)
        tree.think(playouts=2000)
        sizes.append(tree.nodes)
    assert sizes[1] < sizes[0] == sizes[2]


# ---- what comes out ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_thoughts_are_about_legal_moves_best_first(name: str, seats: int) -> None:
    state = after(cenote.find(name), seats, 60)
    tree = tree_for(state)
    tree.think(playouts=300)
    thoughts = tree.thoughts()
    assert {thought.move for thought in thoughts} <= set(state.legal())
    assert [thought.visits for thought in thoughts] == sorted((thought.visits for thought in thoughts), reverse=True)
    assert all(0 <= thought.chance <= 1 and -100 < thought.points < 400 for thought in thoughts)
    assert tree.best == thoughts[0].move


def test_a_single_legal_move_needs_no_thought() -> None:
    game = cenote.find("tzolkin")
    state = after(game, 2, 40)
    while len(state.legal()) > 1:
        state.apply(state.legal()[0])
    tree = tree_for(state)
    tree.think(seconds=1000)
    assert tree.playouts == 0
    assert tree.best == state.legal()[0]
    (thought,) = tree.thoughts()
    assert isinstance(thought, Thought)
    assert thought.visits == 0


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
@pytest.mark.parametrize("judgement", [True, False])
def test_whole_games_with_hardly_a_thought(name: str, seats: int, judgement: bool) -> None:
    state = cenote.find(name).new(seats, 3)
    while not state.over:
        tree = tree_for(state, judgement=judgement)
        tree.think(playouts=2)
        state.apply(tree.best)
    assert state.standing()


# ---- budgets -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("playouts", [1, 17, 500])
@pytest.mark.parametrize("cores", [1, 2, 3])
def test_it_makes_as_many_playouts_as_it_is_told(playouts: int, cores: int) -> None:
    tree = tree_for(after(cenote.find("tzolkin"), 3, 50))
    tree.think(playouts=playouts, cores=cores)
    assert tree.playouts == playouts
    assert sum(thought.visits for thought in tree.thoughts()) == playouts


def test_it_thinks_until_the_time_is_up() -> None:
    tree = tree_for(after(cenote.find("teotihuacan"), 2, 50))
    tree.think(seconds=0.02)
    assert tree.playouts > 0
    assert sum(thought.visits for thought in tree.thoughts()) == tree.playouts


def test_whichever_is_over_first() -> None:
    tree = tree_for(after(cenote.find("teotihuacan"), 2, 50))
    tree.think(seconds=1000, playouts=20)
    assert tree.playouts == 20


@pytest.mark.parametrize("name", cenote.names())
def test_it_may_stop_when_nothing_can_change_any_more(name: str) -> None:
    """The move is the one that it would have found with all its play-outs, and some of them are saved."""
    asked = 2000
    made = []
    for steps in range(20, 80, 5):
        state = after(cenote.find(name), 2, steps)
        whole, settled = tree_for(state), tree_for(state)
        whole.think(playouts=asked)
        settled.think(playouts=asked, settle=True)
        made.append(settled.playouts)
        assert max(settled.thoughts(), key=lambda thought: thought.visits).move == whole.best
        assert settled.playouts == sum(thought.visits for thought in settled.thoughts())
        again = tree_for(state)
        again.think(playouts=asked, settle=True)
        assert again.thoughts() == settled.thoughts()
    assert max(made) <= asked
    assert sum(made) < 0.9 * asked * len(made)


def test_what_is_settled_before_it_begins_takes_no_playout() -> None:
    tree = tree_for(after(cenote.find("tzolkin"), 2, 50))
    tree.think(playouts=2000)
    visits = sorted((thought.visits for thought in tree.thoughts()), reverse=True)
    tree.think(playouts=visits[0] - visits[1] - 1, settle=True)
    assert tree.playouts == 0
    tree.think(playouts=visits[0] - visits[1], settle=True)
    assert tree.playouts > 0


def test_its_clock_may_be_another() -> None:
    """One that stands still is never up; one that runs fast soon is."""
    tree = tree_for(after(cenote.find("tzolkin"), 2, 50))
    tree.think(seconds=1, playouts=3000, clock=lambda: 0.0)
    assert tree.playouts == 3000
    ticks = iter(range(1000))
    tree.think(seconds=5, playouts=3000, clock=lambda: float(next(ticks)))
    assert 0 < tree.playouts < 10


@pytest.mark.parametrize("cores", [1, 2])
def test_memory_is_bounded_and_play_goes_on(cores: int) -> None:
    tree = tree_for(after(cenote.find("tzolkin"), 2, 50), most_nodes=40)
    tree.think(playouts=1000, cores=cores)
    assert tree.nodes <= 40 * cores
    assert sum(thought.visits for thought in tree.thoughts()) == 1000


def test_it_moves_even_when_there_is_no_room_for_anything() -> None:
    state = after(cenote.find("tzolkin"), 2, 50)
    tree = tree_for(state, most_nodes=1)
    tree.think(playouts=10)
    assert tree.thoughts() == []
    assert tree.best in state.legal()


# ---- honesty -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("decisions", [0, 1, 5, 60, 120])
@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_what_a_seat_cant_know_makes_no_difference(name: str, seats: int, decisions: int) -> None:
    state = after(cenote.find(name), seats, decisions)
    seat = state.to_move
    found = []
    for seed in (1, 2):
        world = state.imagine(seat, seed)
        tree = Tree(world, seat, 7)
        tree.think(playouts=150)
        found.append((world.key(), tree.thoughts()))
    assert found[0][0] != found[1][0]  # the worlds differ
    assert found[0][1] == found[1][1]


def test_equal_seeds_find_the_same() -> None:
    state = after(cenote.find("teotihuacan"), 3, 80)
    one, other = tree_for(state), tree_for(state)
    one.think(playouts=300)
    for _ in range(3):
        other.think(playouts=100)
    assert one.thoughts() == other.thoughts()


def test_other_seeds_look_at_other_worlds() -> None:
    state = after(cenote.find("teotihuacan"), 3, 80)
    one, other = tree_for(state, seed=1), tree_for(state, seed=2)
    one.think(playouts=300)
    other.think(playouts=300)
    assert one.thoughts() != other.thoughts()


def test_its_own_position_stays_as_it_is() -> None:
    state = after(cenote.find("tzolkin"), 2, 50)
    imagined = state.imagine(state.to_move, 1)
    key = imagined.key()
    Tree(imagined, state.to_move).think(playouts=50)
    assert imagined.key() == key


# ---- from one decision of a turn to the next ---------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("cores", [1, 2])
def test_the_next_decision_of_a_turn_goes_on_in_the_same_tree(name: str, cores: int) -> None:
    state = cenote.find(name).new(2, 5)
    kept = 0
    tree: Tree | None = None
    for number in range(120):
        seat = state.to_move
        imagined = state.imagine(seat, number)
        if tree is not None and tree.seat == seat and tree.advance(imagined):
            before = sum(thought.visits for thought in tree.thoughts())
            kept += before > 0
        else:
            tree = Tree(imagined, seat, number)
            before = 0
        tree.think(playouts=60, cores=cores)
        if tree.playouts:
            assert sum(thought.visits for thought in tree.thoughts()) == before + 60
        assert tree.best in state.legal()
        state.apply(tree.best)
    assert kept > 20


def test_a_position_that_follows_no_move_starts_anew() -> None:
    game = cenote.find("tzolkin")
    tree = tree_for(after(game, 2, 50))
    tree.think(playouts=100)
    other = after(game, 2, 80, seed=2)
    while other.to_move != tree.seat or len(other.legal()) < 2:
        other.apply(other.legal()[0])
    assert not tree.advance(other.imagine(tree.seat, 1))
    assert tree.thoughts() == []
    tree.think(playouts=30)
    assert {thought.move for thought in tree.thoughts()} <= set(other.legal())


@pytest.mark.parametrize(("deal", "seed"), [(18, 16), (18, 43), (22, 6), (22, 8)])
def test_what_was_possible_in_other_worlds_only_is_forgotten(deal: int, seed: int) -> None:
    """What the other seat kept decides who is asked next, and what: with what was seen, most of it is out of question.

    Worlds in which the other seat kept what it truly kept are rare, so these are picked ones.
    """
    state = cenote.find("teotihuacan").new(2, deal)
    first = state.to_move
    while state.to_move == first:
        state.apply(state.legal()[0])
    seat = state.to_move
    tree = tree_for(state, seed)
    for number, playouts in ((0, 100), (-1, 200)):
        tree.think(playouts=playouts)
        state.apply(state.legal()[number])
        assert state.to_move == seat
        assert tree.advance(state.imagine(seat, seed))
    assert {thought.move for thought in tree.thoughts()} <= set(state.legal())
    tree.think(playouts=20)
    assert tree.best in state.legal()


def test_a_forced_move_in_between_loses_nothing(pebbles: Game) -> None:
    """After `take:a.1` the turn's end is asked, where there is nothing to choose."""
    state = heaps(pebbles, [2, 0, 0], [[1], [3, 4]], [0, 1])
    tree = tree_for(state)
    tree.think(playouts=100)
    assert tree.advance(state.play("take:a.1").imagine(0, 1))
    tree.think(playouts=100)
    assert pebbles.moves.token(tree.best) == "end"


# ---- what it refuses ---------------------------------------------------------------------------------------


def test_it_thinks_for_the_seat_that_decides() -> None:
    state = after(cenote.find("tzolkin"), 2, 50)
    other = 1 - state.to_move
    with pytest.raises(ValueError, match=f"seat {other} has nothing to decide"):
        Tree(state.imagine(other, 1), other)
    tree = tree_for(state)
    while state.to_move == tree.seat:
        state.apply(state.legal()[0])
    with pytest.raises(ValueError, match="has nothing to decide"):
        tree.advance(state)


def test_it_says_which_parameter_it_does_not_know() -> None:
    with pytest.raises(TypeError, match="no parameter cleverness"):
        tree_for(after(cenote.find("tzolkin"), 2, 50), cleverness=1)


def test_it_needs_a_budget_and_room() -> None:
    state = after(cenote.find("tzolkin"), 2, 50)
    with pytest.raises(ValueError, match="a number of seconds or of play-outs"):
        tree_for(state).think()
    with pytest.raises(ValueError, match="most_nodes"):
        tree_for(state, most_nodes=0)
