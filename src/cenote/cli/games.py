"""`cenote games`"""

from __future__ import annotations

from cenote.cli.common import AsJson, print_json
from cenote.core.deal import word
from cenote.core.game import Game
from cenote.games import find, names


def games(*, as_json: AsJson = False) -> None:
    """List the games, their seats and their options."""
    found = [find(name) for name in names()]
    if as_json:
        print_json([described(game) for game in found])
        return
    for game in found:
        print(f"{game.name}: {game.title}, {game.seats[0]} to {game.seats[-1]} seats, edition {game.edition}")
        for option in game.options:
            print(f"    {option.name}={word(option.default)}: {option.meaning} ({option.allowed})")


def described(game: Game) -> dict[str, object]:
    return {
        "name": game.name,
        "title": game.title,
        "edition": game.edition,
        "seats": list(game.seats),
        "options": [
            {"name": one.name, "default": one.default, "choices": list(one.choices), "meaning": one.meaning}
            for one in game.options
        ],
    }
