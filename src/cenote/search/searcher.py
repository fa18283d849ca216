# mypy: ignore-errors
"""Tree search on one thread: the compiled loop.

Information-set search with one tree for the seat that thinks. Every iteration deals again what the seat can't know,
goes down the tree by the moves that are legal in that world, adds what follows the position reached, plays on by the
game's policy until the position may be judged, and hands the result back up. Each seat aims at its own result.
"""

from __future__ import annotations

from typing import Any

import cython
from cython.cimports.cenote.core.chance import draw, roll
from cython.cimports.cenote.core.state import State
from cython.cimports.libc.math import exp, log, sqrt
from cython.cimports.libc.stdlib import calloc, free, malloc, realloc
from cython.cimports.libc.string import memset

FIRST_ROOM = 1024


class Searcher:
    """A search from one position, which one seat may imagine. It goes on with every `run`."""

    def __cinit__(self, state: State, seat: int, seed: int, judgement: bool, secret: bytes, parameters: dict):
        i: cython.int
        self.seat = seat
        self.root = state.clone()
        self.state = state.clone()
        self.players = state.players
        self.chance = seed & 0xFFFFFFFFFFFFFFFF
        self.how = parameters
        self.spread = 1
        self.judged = judgement and self.root.judge(cython.address(self.points[0])) >= 0
        self.found = cython.cast(cython.p_int, malloc(len(secret) * cython.sizeof(cython.int)))
        self.secret = cython.cast(cython.p_uchar, calloc(len(secret), 1))
        self.room = min(FIRST_ROOM, self.how.most_nodes)
        self.node = cython.cast(cython.pointer[Node], malloc(self.room * cython.sizeof(Node)))
        if not self.found or not self.secret or not self.node:
            raise MemoryError
        for i in range(len(secret)):
            self.found[i] = NONE
            self.secret[i] = secret[i]
        memset(self.node, 0, cython.sizeof(Node))
        self.node[0].child = NONE
        self.node[0].sibling = NONE
        self.used = 1

    def __init__(
        self, state: State, seat: int, seed: int, judgement: bool, secret: bytes, parameters: dict[str, Any]
    ) -> None:
        """`secret` tells of every move of the game whether it is of a secret kind."""

    def __dealloc__(self):
        free(self.found)
        free(self.secret)
        free(self.node)

    def run(self, playouts: cython.int) -> None:
        """So many play-outs more, without the interpreter's lock."""
        i: cython.int
        with cython.nogil:
            for i in range(playouts):
                self.iterate()

    def thoughts(self) -> list[tuple[int, int, float, float, float]]:
        """For every move tried at the root: the move, visits, and the sums of values, points and chances."""
        found = []
        i: cython.int = self.node[0].child
        while i != NONE:
            if self.node[i].visits:
                node = self.node[i]
                found.append((node.move, node.visits, node.value, node.points, node.chance))
            i = self.node[i].sibling
        return found

    def settled(self, left: float) -> bool:
        """Is it certain which move will have been tried most often, however so many play-outs more come out?"""
        most: cython.int = 0
        second: cython.int = 0
        i: cython.int = self.node[0].child
        while i != NONE:
            if self.node[i].visits > most:
                second = most
                most = self.node[i].visits
            elif self.node[i].visits > second:
                second = self.node[i].visits
            i = self.node[i].sibling
        return most - second > left

    @property
    def nodes(self) -> int:
        """How many nodes the tree has."""
        return self.used

    def judge_root(self) -> tuple[float, float]:
        """The expected points and the chance to win of the seat that thinks, without any search."""
        self.root.copy_to(self.state)
        self.take_result(self.root.judge(cython.address(self.points[0])))
        return self.points[self.seat], self.chances[self.seat]

    def move_on(self, state: State, move: int) -> None:
        """Make the position after a move the root, and keep what was found below it; -1 keeps nothing."""
        i: cython.int = self.node[0].child
        state.copy_to(self.root)
        while i != NONE and self.node[i].move != move:
            i = self.node[i].sibling
        self.prune(i)
        self.forget_illegal()
        self.playouts = 0

    def forget_illegal(self):
        """Leave out what followed the new root in other worlds only: this seat knows now that it isn't so."""
        i: cython.int = self.node[0].child
        k: cython.int
        last: cython.int = NONE
        legal: cython.bint
        while i != NONE:
            legal = False
            for k in range(self.root.options()):
                legal = legal or self.root.moves[k] == self.node[i].move
            if legal and self.node[i].seat == self.seat:
                last = i
            elif last == NONE:
                self.node[0].child = self.node[i].sibling
            else:
                self.node[last].sibling = self.node[i].sibling
            i = self.node[i].sibling

    def prune(self, top: cython.int) -> None:
        """Keep nothing but what is below a node, which becomes the root; NONE keeps nothing."""
        kept: cython.pointer[Node] = cython.cast(cython.pointer[Node], malloc(self.room * cython.sizeof(Node)))
        at: cython.int = 0
        last: cython.int
        i: cython.int
        n: cython.int = 1
        if not kept:
            raise MemoryError
        memset(kept, 0, cython.sizeof(Node))
        kept[0].child = NONE
        if top != NONE:
            kept[0] = self.node[top]
        kept[0].sibling = NONE
        while at < n:  # breadth first: `child` of a node that is kept still tells where its children lay
            i = kept[at].child
            kept[at].child = NONE
            last = NONE
            while i != NONE:
                kept[n] = self.node[i]
                kept[n].sibling = NONE
                if last == NONE:
                    kept[at].child = n
                else:
                    kept[last].sibling = n
                last = n
                n += 1
                i = self.node[i].sibling
            at += 1
        free(self.node)
        self.node = kept
        self.used = n

    # ---- one iteration -------------------------------------------------------------------------------------

    def iterate(self):
        self.root.copy_to(self.state)
        self.state.reimagine(self.seat, cython.address(self.chance))
        self.descend()
        self.finish()
        self.back_up()
        self.playouts += 1

    def descend(self):
        """Down the tree, to the first position that was not visited before, or the end of what it may look at."""
        at: cython.int = 0
        turns: cython.int = 0
        self.turn_of = self.seat
        self.turn_in = self.state.head.round
        self.path[0] = 0
        self.depth = 1
        while self.depth < DEEPEST:
            while self.state.options() == 1:
                self.state.step(self.state.moves[0])
                turns += self.own_turn_is_over()
            if self.state.head.to_move < 0 or (0 < self.how.sight <= turns and self.depth > 1):
                return
            if at != 0 and self.node[at].visits == 0:
                return
            if self.how.drawn and self.state.head.to_move != self.seat:
                self.state.step(self.draw_move())
                turns += self.own_turn_is_over()
                continue
            at = self.choose(at)
            if at == NONE:
                return
            self.path[self.depth] = at
            self.depth += 1
            self.state.step(self.node[at].move)
            turns += self.own_turn_is_over()

    def own_turn_is_over(self):
        """Has another turn begun, and was the one before it of the seat that thinks?"""
        before: cython.int = self.turn_of
        if not self.rests() or (self.turn_of == self.state.head.to_move and self.turn_in == self.state.head.round):
            return False
        self.turn_of = self.state.head.to_move
        self.turn_in = self.state.head.round
        return before == self.seat

    def rests(self):
        """Is a turn beginning?"""
        return self.state.head.to_move >= 0 and self.state.at_rest()

    def choose(self, parent):
        """One of the legal moves' nodes; NONE when there is no room for any."""
        i: cython.int
        found: cython.int
        self.look_up(parent)
        if not self.add_missing(parent):
            found = NONE
        elif self.state.head.to_move != self.seat and self.secret[self.state.moves[0]]:
            found = self.secret_child()
        else:
            found = self.best_child(self.spread)
        for i in range(self.state.count):
            if self.found[self.state.moves[i]] != NONE:
                self.node[self.found[self.state.moves[i]]].available += 1
                self.found[self.state.moves[i]] = NONE
        return found

    def look_up(self, parent):
        """Find the nodes of the legal moves that there are already."""
        i: cython.int = self.node[parent].child
        k: cython.int
        for k in range(self.state.count):
            self.found[self.state.moves[k]] = 0  # legal, not found yet; node 0 follows nothing
        while i != NONE:
            if self.found[self.node[i].move] == 0 and self.node[i].seat == self.state.head.to_move:
                self.found[self.node[i].move] = i
            i = self.node[i].sibling

    def add_missing(self, parent):
        """Add nodes for legal moves that have none, and say whether there is any for one of them."""
        k: cython.int
        weighed: cython.bint = False
        total: cython.double = 0
        any_found: cython.bint = False
        even: cython.double = self.how.even
        for k in range(self.state.count):
            if self.found[self.state.moves[k]] == 0:
                if not weighed:
                    total = self.fill_weights(1)
                    weighed = True
                self.found[self.state.moves[k]] = self.add(
                    parent,
                    self.state.moves[k],
                    self.state.head.to_move,
                    (1 - even) * self.weights[k] / total + even / self.state.count,
                )
            any_found = any_found or self.found[self.state.moves[k]] != NONE
        return any_found

    def add(self, parent, move, seat, prior):
        """A new node, if there is room for it."""
        node: cython.pointer[Node]
        grown: cython.pointer[Node]
        room: cython.int
        if self.used == self.room:
            if self.room >= self.how.most_nodes:
                return NONE
            room = min(2 * self.room, self.how.most_nodes)
            grown = cython.cast(cython.pointer[Node], realloc(self.node, room * cython.sizeof(Node)))
            if grown == cython.NULL:
                return NONE
            self.node = grown
            self.room = room
        node = cython.address(self.node[self.used])
        memset(node, 0, cython.sizeof(Node))
        node.move = move
        node.seat = seat
        node.prior = prior
        node.child = NONE
        node.sibling = self.node[parent].child
        self.node[parent].child = self.used
        self.used += 1
        return self.used - 1

    def best_child(self, scale):
        """By mean value, and by the prior as long as it was seldom tried."""
        k: cython.int
        i: cython.int
        visits: cython.int = 0
        total: cython.double = 0
        untried: cython.double = 0
        score: cython.double
        best_score: cython.double = 0
        best: cython.int = NONE
        for k in range(self.state.count):
            i = self.found[self.state.moves[k]]
            if i != NONE:
                visits += self.node[i].visits
                total += self.node[i].value
        if visits:
            untried = total / visits - self.how.caution * scale
        for k in range(self.state.count):
            i = self.found[self.state.moves[k]]
            if i == NONE:
                continue
            score = self.node[i].value / self.node[i].visits if self.node[i].visits else untried
            score += (
                self.how.exploration
                * scale
                * self.node[i].prior
                * sqrt(self.node[i].available + 1.0)
                / (1.0 + self.node[i].visits)
            )
            if best == NONE or score > best_score:
                best = i
                best_score = score
        return best

    def secret_child(self):
        """What others choose in secret is drawn: choosing it by results would be to know what was chosen before."""
        i: cython.int = self.found[self.draw_move()]
        k: cython.int
        if i != NONE:
            return i
        for k in range(self.state.count):
            if self.found[self.state.moves[k]] != NONE:
                i = self.found[self.state.moves[k]]
        return i

    # ---- play-outs -----------------------------------------------------------------------------------------

    def fill_weights(self, power):
        """The policy's weights of the legal moves, to this power; their sum."""
        k: cython.int
        total: cython.double = 0
        if self.judged and self.state.weigh(cython.address(self.weights[0])):
            for k in range(self.state.count):
                if power != 1:
                    self.weights[k] = exp(power * log(self.weights[k]))
                total += self.weights[k]
            if total > 0:
                return total
        for k in range(self.state.count):
            self.weights[k] = 1
        return self.state.count

    def draw_move(self):
        """A legal move, drawn by the policy."""
        k: cython.int = 0
        left: cython.double
        if not self.judged:
            return self.state.moves[roll(cython.address(self.chance), self.state.options())]
        left = (draw(cython.address(self.chance)) >> 11) * (1.0 / 9007199254740992.0)  # 53 bits, below 1
        left *= self.fill_weights(self.how.firmness)
        while k < self.state.count - 1 and left >= self.weights[k]:
            left -= self.weights[k]
            k += 1
        return self.state.moves[k]

    def finish(self):
        """Play on until the position may be judged, or to the end."""
        turns: cython.int = 0
        to_the_end: cython.bint = not self.judged or self.how.horizon < 0
        while self.state.head.to_move >= 0:
            if not to_the_end and turns >= self.how.horizon and self.rests():
                self.take_result(self.state.judge(cython.address(self.points[0])))
                return
            if self.state.options() == 1:
                self.state.step(self.state.moves[0])
            else:
                self.state.step(self.draw_move())
            turns += self.rests()
        self.take_result(0)

    def take_result(self, spread):
        """What the position is to each player: points, the chance to win, and what it aims at.

        `spread` tells how far judged points are usually off; the judged points are there already.
        """
        i: cython.int
        k: cython.int
        total: cython.double = 0
        most: cython.double
        others: cython.double
        places: cython.int[PLAYERS]
        if self.state.head.to_move < 0:
            self.state.reckon(cython.address(self.points[0]))
            self.state.rank(places)
            for i in range(self.players):
                total += places[i] == 1
            for i in range(self.players):
                self.chances[i] = (places[i] == 1) / total
        else:
            most = self.points[0]
            for i in range(1, self.players):
                most = max(most, self.points[i])
            for i in range(self.players):
                # As if errors were logistic, whose scale is 0.55 of their spread, and two of them differ.
                self.chances[i] = exp((self.points[i] - most) / max(0.78 * spread, 0.01)) if spread >= 0 else 1
                total += self.chances[i]
            for i in range(self.players):
                self.chances[i] /= total
        for i in range(self.players):
            others = 0
            for k in range(self.players):
                if k != i and (others == 0 or self.points[k] > others):
                    others = self.points[k]
            self.aims[i] = self.points[i] - self.how.rivalry * others + self.how.win_worth * self.chances[i]
        if self.how.care and self.state.head.to_move >= 0:
            self.state.owe(cython.address(self.owed[0]))
            for i in range(self.players):
                self.aims[i] -= self.how.care * self.owed[i]

    def back_up(self):
        k: cython.int
        node: cython.pointer[Node]
        away: cython.double = self.aims[self.seat] - self.mean
        self.count += 1
        self.mean += away / self.count
        self.squares += away * (self.aims[self.seat] - self.mean)
        if self.count > 1 and self.squares > 0:
            self.spread = sqrt(self.squares / self.count)
        for k in range(self.depth):
            node = cython.address(self.node[self.path[k]])
            node.visits += 1
            node.value += self.aims[node.seat]
            node.points += self.points[node.seat]
            node.chance += self.chances[node.seat]
