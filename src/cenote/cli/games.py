"""`cenote games`"""

from __future__ import annotations

from cenote.cli.common import AsJson, print_json
from cenote.core.deal import word
from cenote.core.game import Game, Option
from cenote.core.words import seats_text
from cenote.games import find, names


def games(*, as_json: AsJson = False) -> None:
    """List the games, their seats and their options."""
    found = [find(name) for name in names()]
    if as_json:
        print_json([described(game) for game in found])
        return
    for game in found:
        print(f"{game.name}: {game.title}, {seats_text(game.seats)}, edition {game.edition}")
        for option in game.options:
            print(f"    {option.name}={word(option.default)}: {option.meaning} ({option.allowed})")


def described(game: Game) -> dict[str, object]:
    return {
        "name": game.name,
        "title": game.title,
        "edition": game.edition,
        "seats": list(game.seats),
        "options": list(map(described_option, game.options)),
    }


def described_option(option: Option) -> dict[str, object]:
    return {
        "name": option.name,
        "default": option.default,
        "choices": list(option.choices),
        "limits": {word(choice): list(seats) for choice, seats in option.limits.items()},
        "meaning": option.meaning,
    }
