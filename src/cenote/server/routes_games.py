"""Routes about the games that there are."""

from __future__ import annotations

from functools import cache
from typing import Any

from fastapi import APIRouter, Request, Response

from cenote.bots import levels
from cenote.core.game import Game
from cenote.games import find, names
from cenote.play.refusal import Refused
from cenote.server.answers import Json
from cenote.server.documents import PROBLEMS
from cenote.server.models import GameInfo

router = APIRouter(prefix="/api/games", tags=["games"])


@router.get("", response_model=list[GameInfo])
async def list_games() -> Response:
    """The games that can be played here, with their variants, bots and moves."""
    return Json([info(find(name)) for name in names()])


@router.get("/{game}/printed", response_model=dict[str, Any], responses=PROBLEMS(404))
async def printed(game: str, request: Request) -> Response:
    """Everything that is printed on the boards and tiles of a game. It changes with the game's edition only."""
    if game not in names():
        raise Refused("unknown_game", "there is no such game")
    tag = f'"{game}-{find(game).edition}-{request.app.version}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Json(dict(find(game).printed), headers=headers)


@cache
def info(game: Game) -> dict[str, Any]:
    """A game for programs."""
    return {
        "name": game.name,
        "title": game.title,
        "edition": game.edition,
        "seats": list(game.seats),
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "choices": list(option.choices),
                "limits": {str(choice): list(seats) for choice, seats in option.limits.items()},
            }
            for option in game.options
        ],
        "levels": {str(seats): levels(game, seats) for seats in game.seats},
        "automatons": {str(seats): list(game.automatons(seats)) for seats in game.seats},
        "moves": {kind: [game.moves.token(move) for move in game.moves.range(kind)] for kind in game.moves.kinds},
    }
