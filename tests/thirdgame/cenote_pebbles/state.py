# mypy: ignore-errors
"""The rules of Pebbles, on one flat struct. Its layout, the frames and the numbers of the moves are in state.pxd."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import cython
from cython.cimports.cenote.core.chance import mix
from cython.cimports.cenote.core.events import note
from cython.cimports.cenote.core.frames import pop, push, top
from cython.cimports.cenote.core.state import State

from cenote.core.deal import Deal
from cenote.core.errors import BadSetup, Reason

FIRST_MOVES = {"keep": MOVE_KEEP, "take": MOVE_TAKE, "pay": MOVE_PAY, "end": MOVE_END}
QUESTIONS = {KEEP: "keep", TAKE: "take", END: "end", PAY: "pay"}


class PebblesState(State):
    """One position of Pebbles."""

    def __cinit__(self):
        self.head = cython.address(self.s.head)
        self.size = cython.sizeof(Pebbles)

    @property
    def game(self):
        from cenote_pebbles.game import game  # which imports this module

        return game

    # ---- questions and answers -----------------------------------------------------------------------------

    def fill(self, out):
        """The answers to the question on top of the stack."""
        n: cython.int = 0
        i: cython.int
        seat: cython.int = self.head.to_move
        asked: cython.int = top(self.head).kind
        if asked == TAKE:
            can_pay: cython.bint = self.in_hand(seat) > 0 or self.s.shells[seat] > 0
            for i in range(2 * HEAPS):
                if self.s.heaps[i // 2] > i % 2 and (i % 2 == 0 or can_pay):
                    out[n] = MOVE_TAKE + i
                    n += 1
        elif asked == END:
            out[n] = MOVE_END
            n += 1
        else:
            for i in range(PEBBLES):
                if self.s.places[i] == HAND + seat:
                    out[n] = (MOVE_KEEP if asked == KEEP else MOVE_PAY) + i
                    n += 1
            if asked == PAY and self.s.shells[seat] > 0:
                out[n] = MOVE_PAY + PEBBLES
                n += 1
        return n

    def resolve(self, move):
        """Take the question off the stack and do what was answered."""
        seat: cython.int = self.head.to_move
        heap: cython.int = top(self.head).a
        asked: cython.int = pop(self.head).kind
        if asked == KEEP:
            self.s.places[move - MOVE_KEEP] = KEPT + seat
            self.head.to_move = seat + 1 if seat + 1 < self.head.seats else 0
        elif asked == TAKE:
            heap = (move - MOVE_TAKE) // 2
            if (move - MOVE_TAKE) % 2:
                push(self.head, PAY, heap)
            else:
                self.take(heap, 1)
        elif asked == PAY:
            note(self.head, PAID, seat, move - MOVE_PAY)
            if move == MOVE_PAY + PEBBLES:
                self.s.shells[seat] -= 1
            else:
                self.s.places[move - MOVE_PAY] = CENOTE
                self.head.known += 1
            self.take(heap, 2)

    def work(self):
        if pop(self.head).kind == REVEAL:
            self.reveal()
        else:
            self.next_turn()

    def take(self, heap, shells):
        note(self.head, TOOK, self.head.to_move, heap, shells)
        self.s.heaps[heap] -= shells
        self.s.shells[self.head.to_move] += shells

    def reveal(self):
        """Turn the kept pebbles up and let whoever kept the highest begin. (P2)"""
        seat: cython.int
        for seat in range(self.head.seats):
            note(self.head, KEPT_WAS, seat, self.kept(seat) - 1)
        self.s.revealed = 1
        self.head.known += 1
        self.head.to_move = (self.first() + self.head.seats - 1) % self.head.seats
        push(self.head, NEXT)

    def next_turn(self):
        if self.s.heaps[0] + self.s.heaps[1] + self.s.heaps[2] == 0:
            self.head.to_move = -1
            self.head.known += 1
            return
        self.head.to_move = (self.head.to_move + 1) % self.head.seats
        self.head.round += self.head.to_move == self.first()
        push(self.head, NEXT)
        push(self.head, END)
        push(self.head, TAKE)

    def explain(self, move):
        asked: cython.int = top(self.head).kind
        kind, args = self.game.moves.kind(move), self.game.moves.args(move)
        if kind != QUESTIONS[asked]:
            return None
        if kind == "take":
            too_small = self.s.heaps[(move - MOVE_TAKE) // 2] < int(args[1])
            return Reason("heap_too_small", {"heap": args[0]}) if too_small else Reason("nothing_to_pay_with")
        return Reason("not_yours", {"thing": args[0]})

    # ---- pebbles and points --------------------------------------------------------------------------------

    def kept(self, seat):
        """The number of the pebble that a seat kept, 0 before it has."""
        i: cython.int
        for i in range(PEBBLES):
            if self.s.places[i] == KEPT + seat:
                return i + 1
        return 0

    def first(self):
        """The seat that kept the highest pebble."""
        first: cython.int = 0
        seat: cython.int
        for seat in range(1, self.head.seats):
            if self.kept(seat) > self.kept(first):
                first = seat
        return first

    def in_hand(self, seat):
        i: cython.int
        n: cython.int = 0
        for i in range(PEBBLES):
            n += self.s.places[i] == HAND + seat
        return n

    def reckon(self, points):
        seat: cython.int
        i: cython.int
        for seat in range(self.head.seats):
            points[seat] = self.s.shells[seat]
            if self.head.to_move < 0:
                for i in range(self.kept(seat), PEBBLES):
                    points[seat] += self.s.places[i] == HAND + seat
        if self.head.automatons:
            points[self.head.seats] = 0
            for i in range(PEBBLES):
                points[self.head.seats] += 6 * (self.s.places[i] == CENOTE)

    def rank(self, places):
        """Places by points, then by pebbles in hand, of which the cenote has none. (P5, P6)"""
        points: cython.double[SEATS]
        players: cython.int = self.head.seats + self.head.automatons
        player: cython.int
        other: cython.int
        self.reckon(points)
        for player in range(players):
            places[player] = 1
            for other in range(players):
                ahead: cython.double = points[other] - points[player]
                places[player] += ahead > 0 or (ahead == 0 and self.in_hand(other) > self.in_hand(player))

    # ---- who sees what -------------------------------------------------------------------------------------

    def hidden(self, pebble, seat):
        """Can't this seat know where a pebble is?"""
        place: cython.int = self.s.places[pebble]
        if place == CENOTE or place == HAND + seat or place == KEPT + seat:
            return False
        if place >= KEPT:
            return not self.s.revealed
        return place == BAG or self.head.to_move >= 0

    @property
    def face_down(self):
        return self.kept(0) > 0 and not self.s.revealed

    def redeal(self, seat, chance):
        """Shuffle the pebbles that this seat can't see, and deal them again: to each place as many as lay there.

        Both lists are in an order that doesn't depend on what is hidden, and so the result doesn't either.
        """
        pebbles: cython.schar[PEBBLES]
        places: cython.schar[PEBBLES]
        n: cython.int = 0
        dealt: cython.int = 0
        i: cython.int
        place: cython.int
        for i in range(PEBBLES):
            if self.hidden(i, seat):
                pebbles[n] = i
                n += 1
        for place in range(KEPT + SEATS):
            for i in range(n):
                if self.s.places[pebbles[i]] == place:
                    places[dealt] = place
                    dealt += 1
        mix(chance, pebbles, n)
        for i in range(n):
            self.s.places[pebbles[i]] = places[i]

    def sense(self, seat, out):
        """As `Game.feature_names` lists them: every other seat is counted on from the one that looks."""
        n: cython.int = 0
        i: cython.int
        other: cython.int
        asked: cython.int = top(self.head).kind if self.head.to_move >= 0 else 0
        for i in range(self.head.seats):
            other = (seat + i) % self.head.seats
            out[n] = self.head.to_move == other
            out[n + 1] = self.s.shells[other]
            out[n + 2] = self.in_hand(other)
            out[n + 3] = self.kept(other) if i == 0 or self.s.revealed else 0
            n += 4
        for i in range(PEBBLES):
            out[n] = self.s.places[i] == HAND + seat
            out[n + 1] = self.s.places[i] == CENOTE
            n += 2
        for i in range(HEAPS):
            out[n] = self.s.heaps[i]
            out[n + 1] = asked == PAY and top(self.head).a == i
            n += 2
        return n

    def view(self, seat):
        return self.describe([i for i in range(PEBBLES) if not self.hidden(i, -1 if seat is None else seat)])

    def dump(self):
        return self.describe(range(PEBBLES))

    def describe(self, seen):
        """The position in words, with the numbers of those pebbles that are seen."""
        return {
            "seats": self.seats,
            "to_move": self.to_move,
            "round": self.round,
            "pending": self.pending(),
            "heaps": [self.s.heaps[i] for i in range(HEAPS)],
            "shells": [self.s.shells[i] for i in range(self.seats)],
            "in_hand": [self.in_hand(i) for i in range(self.seats)],
            "cenote": self.pebbles(CENOTE, seen),
            "hands": [self.pebbles(HAND + i, seen) for i in range(self.seats)],
            "kept": [self.pebbles(KEPT + i, seen) for i in range(self.seats)],
        }

    def pebbles(self, place, among):
        """The numbers of the pebbles that lie in a place."""
        return [i + 1 for i in among if self.s.places[i] == place]

    def pending(self):
        """The question on top of the stack, from which the rest of the stack follows; None when the game is over."""
        if self.over:
            return None
        frame = top(self.head)[0]
        return {"question": QUESTIONS[frame.kind]} | ({"heap": "abc"[frame.a]} if frame.kind == PAY else {})


# ---- whole positions ---------------------------------------------------------------------------------------


def first_position(deal: Deal, heaps: int) -> PebblesState:
    """The position after the deal: everybody is asked which pebble to keep. (P1)"""
    state: PebblesState = PebblesState()
    state.head.seats = len(deal["pebbles"])
    state.head.automatons = state.seats == 1
    for seat, hand in enumerate(deal["pebbles"]):
        for pebble in hand:
            state.s.places[int(pebble) - 1] = HAND + seat
    for heap in range(heaps):
        state.s.heaps[heap] = deal["tide"]
    push(state.head, REVEAL)
    for _ in range(state.seats):
        push(state.head, KEEP)
    return state


def load(position: Mapping[str, Any], seats: range) -> PebblesState:
    """A position as `PebblesState.dump` writes it."""
    state: PebblesState = PebblesState()
    try:
        state.head.seats = number(position["seats"], seats)
        state.head.automatons = state.seats == 1
        state.head.to_move = number(position["to_move"], range(-1, state.seats))
        state.head.round = number(position["round"], range(100))
        for heap in range(HEAPS):
            state.s.heaps[heap] = number(position["heaps"][heap], range(30))
        put(state, position["cenote"], CENOTE)
        for seat in range(state.seats):
            state.s.shells[seat] = number(position["shells"][seat], range(30))
            put(state, position["hands"][seat], HAND + seat)
            put(state, position["kept"][seat], KEPT + seat)
        ask(state, position["pending"])
    except (KeyError, IndexError, TypeError, ValueError) as error:
        raise BadSetup(f"position: {error!r}") from None
    return state


def number(given, allowed):
    if type(given) is not int or given not in allowed:
        raise ValueError(f"{given!r} is not from {allowed[0]} to {allowed[-1]}")
    return given


def put(state: PebblesState, pebbles, place):
    for pebble in pebbles:
        if state.s.places[number(pebble, range(1, PEBBLES + 1)) - 1] != BAG:
            raise ValueError(f"pebble {pebble} is in two places")
        state.s.places[pebble - 1] = place


def ask(state: PebblesState, pending):
    """Build the stack of frames that has this question on top."""
    question = None if pending is None else pending["question"]
    if (question is None) != state.over:
        raise ValueError(f"seat {state.to_move} is to move, and {pending} is pending")
    heap = "abc".index(pending["heap"]) if question == "pay" else 0
    still_to_keep = range(state.to_move, state.seats) if question == "keep" else range(0)
    for seat in range(state.seats):
        if (state.kept(seat) == 0) != (seat in still_to_keep) or not (state.kept(seat) or state.in_hand(seat)):
            raise ValueError(f"seat {seat} must have kept a pebble, or have one to keep when its turn comes")
    state.s.revealed = question != "keep"
    if question == "keep":
        push(state.head, REVEAL)
        for _ in still_to_keep:
            push(state.head, KEEP)
    elif question is not None:
        push(state.head, NEXT)
        if question != "end":
            push(state.head, END)
        push(state.head, {"take": TAKE, "end": END, "pay": PAY}[question], heap)
    if not (state.over or state.legal()) or (question == "pay" and state.s.heaps[heap] < 2):
        raise ValueError(f"{pending} can't be answered")
