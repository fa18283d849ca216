"""Checks that nobody sees what they may not, in what is shown, imagined and sealed.

Two kinds of position look to a seat like the one before it. Imagined ones are made by `State.imagine`. Twins are made
without it: the same game from another deal, of which the seat has seen nothing that differs. What a seat is shown or
handed must be the same for all of them.
"""

from __future__ import annotations

from cenote.core.chance import Chance
from cenote.core.deal import UNSEEN, Deal, Draw, Picks
from cenote.core.errors import IllegalMove
from cenote.core.notation import write
from cenote.core.record import Record
from cenote.core.state import State
from cenote.testing.walks import Walk, check, observed, plain, play_on, same, seen

TRIES = 6
"""So many twins are tried for a seat."""


@check
def what_is_imagined_looks_the_same(walk: Walk) -> None:
    chance = walk.chance("imagine")
    for state in walk.glimpses():
        before = state.key()
        for seat in walk.viewers():
            other = state.imagine(seat, chance.seed())
            same(type(other), type(state), "what is imagined is no state of this game")
            same_to(seat, state, other, f"seat {seat} can tell what it imagines from what is")
        same(state.key(), before, "imagining has changed the state")


def same_to(seat: int | None, state: State, other: State, words: str) -> None:
    """AssertionError if this seat can tell the two states apart."""
    same(seen(other, seat), seen(state, seat), f"{words}, by its view")
    for name in ("to_move", "round", "known", "over", "face_down"):
        same(getattr(other, name), getattr(state, name), f"{words}, by {name}")
    same(other.points(), state.points(), f"{words}, by the points")
    if seat is not None:
        same(observed(other, seat).tobytes(), observed(state, seat).tobytes(), f"{words}, by what it observes")
        if seat == state.to_move:
            same(other.legal(), state.legal(), f"{words}, by its legal moves")
            for move in range(len(state.game.moves)):
                same(other.why_not(move), state.why_not(move), f"{words}, by why move {move} is not legal")


@check
def imagining_depends_on_the_seat_and_the_seed_alone(walk: Walk) -> None:
    chance = walk.chance("worlds")
    for state in walk.glimpses():
        for seat in walk.viewers():
            seed = chance.seed()
            key = state.imagine(seat, seed).key()
            same(state.imagine(seat, seed).key(), key, f"seat {seat} imagines two states from one seed")
            for _ in range(2):
                world = state.imagine(seat, chance.seed())
                same(world.imagine(seat, seed).key(), key, f"what seat {seat} imagines depends on what it can't see")


@check
def imagining_varies_what_is_hidden(walk: Walk) -> None:
    chance = walk.chance("vary")
    state = walk.new()
    for seat in walk.viewers():
        hidden = unseen(walk, state, seat)
        if any(len(set(things)) > 1 for things in hidden.values()):
            worlds = {plain(state.imagine(seat, chance.seed()).dump(), "the dump") for _ in range(20)}
            assert len(worlds) > 1, f"seat {seat} always imagines the same, though {hidden} lies hidden from it"


def unseen(walk: Walk, state: State, seat: int | None) -> dict[str, list[str]]:
    """What lies in the places of the deal that are sealed from a seat."""
    deal = walk.deal()
    sealed = walk.game.seal(deal, state, seat)
    hidden = {}
    for field in fields(walk):
        pairs = zip(slots(field, deal), slots(field, sealed), strict=True)
        hidden[field.name] = [thing for thing, shown in pairs if shown == UNSEEN]
    return hidden


def fields(walk: Walk) -> list[Draw]:
    """What is drawn in the deal."""
    every = walk.game.deal_fields(walk.seats, walk.game.check_options(walk.options, walk.seats))
    return [field for field in every if isinstance(field, Draw)]


def slots(field: Draw, deal: Deal) -> list[str]:
    """What a deal shows of a field, in one row."""
    rows = deal[field.name] if field.each_seat else [deal[field.name]]
    return [thing for row in rows for thing in row]


@check
def imagined_games_can_be_played(walk: Walk) -> None:
    chance = walk.chance("play on")
    for state in walk.glimpses(one_in=100, at_first=3):
        for seat in walk.viewers():
            other = state.imagine(seat, chance.seed())
            same(
                walk.game.load(other.dump()).key(), other.key(), f"what seat {seat} imagines can't be dumped and loaded"
            )
            play_on(other, chance, f"a game played on from what seat {seat} imagines")
            same(len(other.standing()), walk.players, "places for another number of players")


@check
def known_grows_when_something_is_seen(walk: Walk) -> None:
    """Undo stops where `known` grows. So it must grow when anybody learns something of the deal or a secret choice."""
    deal = walk.deal()
    known, before, was_face_down = -1, "", False
    for state in walk.states():
        sealed = plain([walk.game.seal(deal, state, seat) for seat in walk.viewers()], "the sealed deals")
        if state.known == known:
            same(sealed, before, "known hasn't grown, but somebody has seen more of the deal")
            assert state.face_down or not was_face_down, "known hasn't grown, but secret choices were revealed"
        known, before, was_face_down = state.known, sealed, state.face_down


@check
def a_sealed_record_shows_what_was_seen(walk: Walk) -> None:
    """A sealed record replays, however its gaps are filled, to what the seat sees."""
    for state in walk.glimpses(one_in=60, at_first=walk.seats + 1):
        if state.over:
            continue
        for seat in walk.viewers():
            sealed = walk.record().sealed(seat)
            same_to(seat, state, sealed.state(), f"seat {seat} can tell its sealed record from what is")
            again = walk.record().sealed(seat)
            same(write([again]), write([sealed]), "sealed twice, a record shows different things")


@check
def what_a_seat_cannot_know_changes_nothing(walk: Walk) -> None:
    """Twins look the same to a seat in everything but its views too, and their sealed records are the same."""
    chance = walk.chance("twins")
    logged = walk.new().log()
    twins = [Twin(walk, seat, swapped(walk, chance)) for seat in walk.viewers() for _ in range(TRIES)]
    for state in walk.states():
        if walk.made:
            logged.apply(walk.made[-1])
            twins = [twin for twin in twins if twin.follow(walk.made[-1])]
        views = {seat: state.view(seat) for seat in walk.viewers()}
        twins = [twin for twin in twins if twin.state.view(twin.seat) == views[twin.seat]]
        if len(walk.made) <= walk.seats or state.over or chance.below(100) == 0:
            sealed = {seat: write([walk.record().sealed(seat)]) for seat in views}
            for twin in twins:
                seat = twin.seat
                same_to(seat, state, twin.state, f"seat {seat} can tell games apart that it can't know to be different")
                same(twin.state.events(), logged.events(), f"the log tells seat {seat} what it can't know")
                if not state.over:  # the record of a finished game shows everything
                    shown = write([twin.record().sealed(seat)])
                    same(shown, sealed[seat], f"the record sealed for seat {seat} shows what it hasn't seen")
                seed = chance.seed()
                key = twin.state.imagine(seat, seed).key()
                same(key, state.imagine(seat, seed).key(), f"what seat {seat} imagines depends on what it can't see")


class Twin:
    """The same game from another deal."""

    def __init__(self, walk: Walk, seat: int | None, deal: Deal) -> None:
        self.walk = walk
        self.seat = seat
        self.deal = deal
        self.state = walk.new(deal=deal).log()
        self.made: list[int | None] = []

    def follow(self, move: int) -> bool:
        """Make the same move, or where the seat can't see the difference another one; False if it is impossible."""
        state, moves = self.state, self.walk.game.moves
        secret = state.to_move != self.seat and moves.kind(move) in self.walk.game.secret_kinds
        if secret and move not in state.legal():
            move = state.legal()[0]
        try:
            state.apply(move)
        except IllegalMove:
            return False
        self.made.append(move)
        return True

    def record(self) -> Record:
        return Record(self.walk.game, self.walk.seats, self.deal, self.walk.options, [], list(self.made))


def swapped(walk: Walk, chance: Chance) -> Deal:
    """The deal with two different things of one pool swapped, one of which may not have been dealt at all, or with
    one of several picks made again."""
    deal = walk.deal()
    every = walk.game.deal_fields(walk.seats, walk.game.check_options(walk.options, walk.seats))
    open_to_change = [field for field in every if isinstance(field, Draw | Picks) and field.count]
    if not open_to_change:
        return deal
    changed = open_to_change[chance.below(len(open_to_change))]
    if isinstance(changed, Picks):
        deal[changed.name][chance.below(changed.count)] = changed.choices[chance.below(len(changed.choices))]
        return deal
    rows: list[list[str]] = []
    for field in fields(walk):
        if field.source == changed.source:
            rows += deal[field.name] if field.each_seat else [deal[field.name]]
    rest = list(changed.pool)
    for row in rows:
        for thing in row:
            if thing in rest:
                rest.remove(thing)
    places = [(row, i) for row in [*rows, rest] for i in range(len(row)) if row[i] in changed.pool]
    (row, i), (other_row, j) = (places[chance.below(len(places))] for _ in range(2))
    row[i], other_row[j] = other_row[j], row[i]
    return deal
