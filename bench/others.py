"""Other engines in uniformly random play, each by the quickest way that its public interface offers.

One decision is, as for our own games, one list of legal moves and one move made; new games are included.
"""

from __future__ import annotations

import random

import catanatron
import chess

FIFTY_MOVES = 100  # in halves, as python-chess counts them
TURNS_LIMIT = catanatron.game.TURNS_LIMIT


def play_chess(seed: int) -> int:
    """A game of chess until there is no legal move, or fifty without a capture or a pawn's move."""
    chance = random.Random(seed).random
    board = chess.Board()
    taken = 0
    while board.halfmove_clock < FIFTY_MOVES and (moves := list(board.legal_moves)):
        board.push(moves[int(chance() * len(moves))])
        taken += 1
    return taken


def play_catan(seed: int) -> int:
    """A game of Catan for four, ended as catanatron's own `play` ends it."""
    chance = random.Random(seed).random
    game = catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color], seed=seed + 1)
    taken = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        actions = game.state.playable_actions
        game.execute(actions[int(chance() * len(actions))], validate_action=False)
        taken += 1
    return taken


OTHERS = {"python-chess": play_chess, "catanatron": play_catan}
