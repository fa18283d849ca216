"""Many games in a row find what is wrong with a game, and say how to get there."""

from __future__ import annotations

import pytest

import cenote
from cenote.core.chance import Chance
from cenote.core.game import Game
from cenote.testing.soak import draw_options, main, soak
from tests.testing.mutants import Mutant, break_game

GAMES = [cenote.find(name) for name in cenote.names()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_some_games_of_each_sort_are_sound(game: Game) -> None:
    for seats in game.seats:
        assert all(decisions > 0 for decisions in soak(game, seats, 10, 1))


def test_a_sound_game_from_outside_is_sound(pebbles: Game) -> None:
    assert [len(list(soak(pebbles, seats, 20, 1))) for seats in pebbles.seats] == [20] * len(pebbles.seats)


def test_every_choice_that_is_for_so_many_seats_is_drawn(pebbles: Game) -> None:
    drawn = {seats: {draw_options(pebbles, seats, Chance(seed))["heaps"] for seed in range(50)} for seats in (1, 2)}
    assert drawn == {1: {3}, 2: {2, 3}}


def test_a_broken_game_is_found(pebbles: Game) -> None:
    def imagine_the_next_seat(self: cenote.State, seat: int | None, seed: int) -> cenote.State:
        return self.clone() if seat is None else self.game.new(self.seats, seed)

    mutant = Mutant("", "imagines another game", "", state={"imagine": imagine_the_next_seat})
    with pytest.raises(AssertionError, match="can tell what it imagines") as failure:
        list(soak(break_game(pebbles, mutant), 3, 20, 1))
    assert "3 seats, game 1: {'heaps':" in failure.value.__notes__[0]


def test_the_command_counts_what_was_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["soak", "tzolkin", "--games", "3", "--seats", "2"])
    assert main() == 0
    assert capsys.readouterr().out.startswith("2 seats: 3 games, ")
