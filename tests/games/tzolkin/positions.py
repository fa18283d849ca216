"""Positions to try the rules on, and all that moves change in them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import cenote
from cenote import State
from cenote.games.tzolkin.game import Tzolkin

GEARS = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")
TEMPLES = ("chaac", "quetzalcoatl", "kukulkan")
TRACKS = ("agriculture", "extraction", "architecture", "theology")

Entries = dict[str, Any]

game: Tzolkin = cenote.tzolkin

# What changes() leaves out, and what it shows as it is now rather than as a difference.
QUESTIONS = ("pending", "to_move")
OCCUPANTS = ("gears", "skull_spaces", "first_player", "first_player_space")
OWN = {"buildings": "built", "monuments": "built"}


def table(*players: Mapping[str, Any], seats: int = 4, **entries: Any) -> State:
    """A position in which the players named first are described, and the others are as at the start.

    Seat 0 is to move; whoever stands on the first-player space has had a turn, so the round began there.
    """
    if entries.get("first_player_space") is not None and "first_player" not in entries:
        entries = {"to_move": 0, **entries, "first_player": entries["first_player_space"]}
    described = [*players, *({} for _ in range(seats - len(players)))]
    return game.load({"seats": seats, "players": described, **entries})


def gears(**workers: Any) -> dict[str, dict[str, int | str]]:
    """Workers on the gears: `gears(seat_0="palenque.1 tikal.2", neutral="uxmal.0")`."""
    placed: dict[str, dict[str, int | str]] = {}
    for name, places in workers.items():
        for place in places.split():
            gear, space = place.split(".")
            placed.setdefault(gear, {})[space] = "neutral" if name == "neutral" else int(name.removeprefix("seat_"))
    return placed


def picking(workers: str, *players: Mapping[str, Any], seats: int = 4, **entries: Any) -> State:
    """Seat 0 is to move with these workers on the gears: `picking("palenque.3 tikal.2", {"corn": 2})`."""
    return table(*players, seats=seats, gears=gears(seat_0=workers), **entries)


def last_turn(*players: Mapping[str, Any], seats: int = 4, **entries: Any) -> State:
    """The last player of a round has one worker to place, for nothing, and then `end_round` ends the round."""
    return table(*players, seats=seats, to_move=seats - 1, **entries)


def end_round(state: State) -> State:
    return state.play("place:palenque end")


def offers(state: State, kind: str = "") -> set[str]:
    """The legal moves, all of them or those of one kind."""
    return {token for token in state.tokens() if not kind or token.split(":")[0] == kind}


def why(state: State, token: str) -> str | None:
    """The code of the reason why a move is not legal; None if it is."""
    reason = state.why_not(game.moves[token])
    return reason.code if reason else None


def leaves(position: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every entry of a position by its path, such as players.0.corn."""
    if isinstance(position, dict):
        for name, value in position.items():
            yield from leaves(value, f"{path}.{name}" if path else name)
    elif path == "players":
        for seat, player in enumerate(position):
            yield from leaves(player, f"players.{seat}")
    else:
        yield path, position


def changes(state: State, moves: str) -> dict[str, Any]:
    """Make the moves and say all that they changed, but for whose turn it is and what is asked.

    Entries of the player to move go by their bare names (`corn`, `chaac`), those of others begin with the seat.
    Amounts show as differences, lists of tiles a player owns as the new ones, everything else as it is now. New
    buildings and monuments of a player are in `built`.
    """
    mover = state.to_move
    before: Entries = dict(leaves(state.dump()))
    state.play(moves)
    after: Entries = dict(leaves(state.dump()))
    changed: Entries = {}
    for path in before | after:
        old, new = before.get(path), after.get(path)
        kind, *rest = path.split(".")
        if old == new or kind in QUESTIONS:
            continue
        name = path
        if kind == "players":
            name = OWN.get(rest[-1], rest[-1])
            if int(rest[0]) != mover:
                name = f"{rest[0]}.{name}"
            if isinstance(new, list):
                new = changed.get(name, []) + [tile for tile in new if tile not in (old or ())]
        if kind not in OCCUPANTS and isinstance(old, (int, float)) and isinstance(new, (int, float)):
            new -= old
        changed[name] = new
    return changed


def used(state: State, worker: str, moves: str = "") -> dict[str, Any]:
    """Pick this worker up, make the moves, and say all that they changed beside the worker's own return."""
    changed = changes(state, f"pick:{worker} {moves}")
    assert changed.pop(f"gears.{worker}", 0) is None
    changed["available"] -= 1
    return {name: change for name, change in changed.items() if name != "available" or change}
