"""Checks of what everybody relies on: numbers and names of moves, legal and illegal ones, points, copies."""

from __future__ import annotations

import copy
import math
import re
from typing import Any

from cenote.core.deal import word
from cenote.core.errors import BadSetup, IllegalMove, Reason
from cenote.core.game import Game
from cenote.core.state import MOST, State  # type: ignore[attr-defined]  # an enum of the .pxd
from cenote.testing.walks import Walk, check, difference, plain, same, seen

TOKEN = re.compile(r"[^\s:.?]+(:[^\s:.?]+(\.[^\s:.?]+)*)?")


@check
def moves_have_one_number_and_one_token(walk: Walk) -> None:
    moves = walk.game.moves
    assert 0 < len(moves) < 2**15, f"a table of {len(moves)} moves"
    tokens = list(moves)
    same(len(tokens), len(moves), "the table lists another number of moves than it counts")
    for number, token in enumerate(tokens):
        assert TOKEN.fullmatch(token), f"{token!r} is no token: kind, colon, arguments joined by dots"
        same(moves[token], number, f"{token} has two numbers")
        same(moves.token(number), token, f"move {number} has two tokens")
        arguments = ".".join(moves.args(number))
        same(
            moves.kind(number) + (f":{arguments}" if arguments else ""),
            token,
            "kind and arguments don't make the token",
        )
        assert number in moves.range(moves.kind(number)), f"{token} is outside of the range of its kind"
    unknown = walk.game.secret_kinds - set(moves.kinds)
    assert not unknown, f"there are no moves of the secret kinds {sorted(unknown)}"


@check
def legal_moves_are_sound(walk: Walk) -> None:
    known = 0
    for state in walk.states():
        legal = state.legal()
        same(state.legal(), legal, "asked twice, the legal moves are not the same")
        assert all(type(move) is int for move in legal), f"moves are numbers: {legal}"
        assert legal == sorted(set(legal)), f"not ascending, or one twice: {legal}"
        assert all(0 <= move < len(walk.game.moves) for move in legal), f"outside of the table: {legal}"
        assert len(legal) <= MOST, f"{len(legal)} legal moves are more than {MOST}"
        same(state.tokens(), [walk.game.moves.token(move) for move in legal], "tokens and legal moves disagree")
        same(state.seats, walk.seats, "the number of seats has changed")
        same(state.players, walk.players, "the players are not the seats and the automatons")
        assert -1 <= state.to_move < state.seats, f"there is no seat {state.to_move}"
        same(state.over, state.to_move == -1, "the game is over when no seat is to move")
        same(bool(legal), not state.over, "there are legal moves until the game is over, and none after")
        assert state.known >= known, f"known fell from {known} to {state.known}"
        assert state.round >= 0, f"round {state.round}"
        known = state.known


@check
def illegal_moves_are_refused(walk: Walk) -> None:
    chance = walk.chance("illegal")
    table = len(walk.game.moves)
    for state in walk.states():
        legal = state.legal()
        before = (state.key(), state.known)
        for move in [-1, table, 10**20, *(chance.below(table) for _ in range(5))]:
            reason = state.why_not(move)
            if move in legal:
                assert reason is None, f"{walk.game.moves.token(move)} is legal, and yet: {reason}"
                continue
            check_refusal(state, move, reason)
            same((state.key(), state.known), before, f"trying move {move} has changed the state")
            same(state.legal(), legal, f"trying move {move} has changed the legal moves")


def check_refusal(state: State, move: int, reason: Any) -> None:
    """A move that isn't legal has a reason, and is refused for it."""
    assert isinstance(reason, Reason), f"why_not says nothing about move {move}"
    assert re.fullmatch(r"[a-z][a-z0-9_]*", reason.code), f"{reason.code!r} is no code"
    plain(reason.args, f"the arguments of {reason}")
    try:
        state.apply(move)
    except IllegalMove as refusal:
        same(refusal.reason, reason, f"apply and why_not give different reasons for move {move}")
    else:
        raise AssertionError(f"move {move} is not legal ({reason}), and yet it was made")


@check
def every_move_changes_the_key(walk: Walk) -> None:
    before = b""
    for state in walk.states():
        assert state.key() != before, f"{walk.game.moves.token(walk.made[-1])} leads to a position with the same key"
        before = state.key()


@check
def points_and_places_agree(walk: Walk) -> None:
    for state in walk.states():
        points = state.points()
        same(len(points), walk.players, "points for another number of players")
        assert all(math.isfinite(each) for each in points), f"points without end: {points}"
        if not state.over:
            try:
                places = state.standing()
            except ValueError:
                continue
            raise AssertionError(f"places {places} before the game is over")
        places = state.standing()
        same(len(places), walk.players, "places for another number of players")
        for place in places:
            same(place, 1 + sum(other < place for other in places), f"{places}: places count those before them")
        for place, score in zip(places, points, strict=True):
            for other_place, other_score in zip(places, points, strict=True):
                assert place >= other_place or score >= other_score, f"{places}: more points, worse place: {points}"
                assert place != other_place or score == other_score, f"{places}: shared with other points: {points}"


@check
def copies_go_their_own_way(walk: Walk) -> None:
    chance = walk.chance("copies")
    kept: list[tuple[State, bytes]] = []
    for state in walk.glimpses():
        before = state.key()
        for make in (State.clone, copy.copy, copy.deepcopy):
            other = state.clone() if make is State.clone else make(state)
            assert type(other) is type(state), f"a copy is a {type(other)}"
            same(other.key(), before, f"{make.__name__} makes another position")
            same((other.legal(), other.known), (state.legal(), state.known), f"{make.__name__} makes another position")
            kept.append((other.clone(), before))
            for _ in range(3):
                if not other.over:
                    other.apply(other.legal()[chance.below(len(other.legal()))])
            same(state.key(), before, f"playing on what {make.__name__} made has changed the original")
    for other, before in kept:
        same(other.key(), before, "playing the original has changed a copy")


@check
def a_log_only_watches(walk: Walk) -> None:
    logged = walk.new().log()
    chance = walk.chance("log")
    told: list[Any] = []
    for state in walk.states():
        if walk.made:
            logged.apply(walk.made[-1])
        same(logged.key(), state.key(), "a state that keeps a log goes another way")
        same(state.events(), [], "a state that nobody asked keeps a log")
        if state.over or chance.below(10) == 0:
            events = logged.events()
            plain(events, "the log")
            same(events[: len(told)], told, "what was told changes afterwards")
            same(logged.events(len(told)), events[len(told) :], "the end of the log is not the log's end")
            same(logged.clone().events(), [], "a copy takes the log along")
            told = events


def tells_points(game: Game) -> bool:
    """Does its log name each gain and loss of points?"""
    return "points" in game.events.codes


def points_told(state: State) -> list[float]:
    """What each player gained by the state's log: the sum of its events `points`."""
    told = [0.0] * state.players
    for event in state.events():
        if event["event"] == "points":
            told[event["seat"]] += event["points"]
    return told


@check
def a_log_that_tells_points_adds_up(walk: Walk) -> None:
    if not tells_points(walk.game):
        return
    logged = walk.new().log()
    at_first = logged.points()
    for state in walk.states():
        if walk.made:
            logged.apply(walk.made[-1])
        gained = [now - then for now, then in zip(state.points(), at_first, strict=True)]
        same(points_told(logged), gained, "the points in the log are not those that were gained")


@check
def the_same_seed_makes_the_same_game(walk: Walk) -> None:
    first = [(state.key(), state.points()) for state in walk.states()]
    second = [(state.key(), state.points()) for state in walk.states()]
    assert first == second, f"at one of {len(first)} positions: {difference(first, second)}"


@check
def setups_are_checked(walk: Walk) -> None:
    game, seats, options = walk.game, walk.seats, walk.options
    wrong: list[tuple[str, int, dict[str, Any]]] = [
        ("too few seats", game.seats[0] - 1, options),
        ("too many seats", game.seats[-1] + 1, options),
        ("an unknown option", seats, {"no such option": 1}),
        ("an unknown field", seats, {**options, "deal": {"no such field": 1}}),
        *((f"a wrong {option.name}", seats, {option.name: object()}) for option in game.options),
        *(
            (f"{option.name}={word(choice)} with another number of seats", seats, {option.name: choice})
            for option in game.options
            for choice in option.choices
            if choice not in option.choices_for(seats)
        ),
    ]
    for what, number, arguments in wrong:
        try:
            game.new(number, walk.seed, **arguments)
            words = None
        except BadSetup as refusal:
            words = str(refusal)
        assert words is not None, f"{what} is not refused"
        assert words, f"{what} is refused without a word"


@check
def deals_can_be_given(walk: Walk) -> None:
    deal = walk.deal()
    plain(deal, "the deal")
    same(walk.new(deal=deal).key(), walk.new().key(), "the deal of a seed, given with the seed, makes another game")
    other = walk.new(walk.seed + 1, deal)
    for seat in walk.viewers():
        same(seen(other, seat), seen(walk.new(), seat), f"seat {seat} of a game whose deal is given sees another one")
    same(other.legal(), walk.new().legal(), "a game whose deal is given begins with other moves")


@check
def boards_can_be_written(walk: Walk) -> None:
    for state in walk.glimpses():
        for seat in walk.viewers():
            text = walk.game.text(state.view(seat))
            assert isinstance(text, str), f"a board in text is {text!r}"
            assert text.strip(), "a board in text is empty"


@check
def what_is_printed_is_plain_data(walk: Walk) -> None:
    plain(dict(walk.game.printed), "what is printed")
