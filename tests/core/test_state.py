"""What a state of any game does by itself."""

from __future__ import annotations

import copy
import pickle
import re
import subprocess
import sys
from array import array
from pathlib import Path
from typing import Any

import pytest

import cenote
from cenote.core.game import Game
from cenote.core.state import State
from tests.conftest import environment

# Where the head of every struct holds its parts; a key begins behind the first two.
KNOWN, DICE, DEPTH = 8, 16, 32


def patched(state: State, offset: int, part: bytes) -> State:
    """The same position with other bytes in one place."""
    rebuild, (cls, raw) = state.__reduce__()
    made: State = rebuild(cls, raw[:offset] + part + raw[offset + len(part) :])
    return made


def dice(state: State) -> int:
    return int.from_bytes(state.__reduce__()[1][1][DICE : DICE + 8], sys.byteorder)


def test_a_state_without_a_game_is_refused() -> None:
    class Bare(State):
        pass

    for cls in (State, Bare):
        with pytest.raises(TypeError, match="a state belongs to a game"):
            cls()


def test_numbers_that_are_no_moves_are_refused(pebbles: Game) -> None:
    state = pebbles.new(2, 1)
    before = state.key()
    for move in (-1, 32, 2**15, 2**16 + state.legal()[0], 2**40, -(2**70), 2**64):
        with pytest.raises(cenote.IllegalMove, match=f"^{move}: no such move") as refused:
            state.apply(move)
        assert refused.value.reason == cenote.Reason("no_such_move", {"move": move})
        assert state.key() == before


def test_a_refusal_survives_pickling(pebbles: Game) -> None:
    with pytest.raises(cenote.IllegalMove) as refused:
        pebbles.new(2, 1).play("end")
    again = pickle.loads(pickle.dumps(refused.value))
    assert str(again) == str(refused.value) == "end: not now"
    assert (again.token, again.reason) == ("end", refused.value.reason)


def test_several_moves_are_played_by_token_or_number(pebbles: Game) -> None:
    state = pebbles.new(2, 1)
    assert state.tokens() == ["keep:5", "keep:9", "keep:11"]
    by_token = state.clone().play("keep:9  keep:4\ntake:a.1 end")
    by_number = state.clone().play(pebbles.moves[token] for token in ("keep:9", "keep:4", "take:a.1", "end"))
    assert by_token.key() == by_number.key()
    with pytest.raises(cenote.IllegalMove, match="keep:13: no such move"):
        state.play("keep:9 keep:13")
    assert state.key() == pebbles.new(2, 1).key()


def test_seats_that_are_no_number_are_refused(pebbles: Game) -> None:
    wrong: Any
    for wrong in ("3", 3.0, None):
        with pytest.raises(cenote.BadSetup, match=f"is for 1 to 4 seats, not {wrong!r}"):
            pebbles.new(wrong)


def test_a_question_with_one_answer_is_not_asked(pebbles: Game) -> None:
    position = {
        "seats": 2,
        "to_move": 0,
        "round": 1,
        "pending": {"question": "take"},
        "heaps": [3, 3, 3],
        "shells": [0, 0],
        "cenote": [],
        "hands": [[1], [3, 4]],
        "kept": [[11], [12]],
    }
    state = pebbles.load(position).play("take:a.2")
    assert state.tokens() == ["end"]
    assert state.view(None)["cenote"] == [1]
    # With a shell there are two; and the end of a turn is asked, though there is one answer.
    state = pebbles.load({**position, "shells": [1, 0]}).play("take:a.2")
    assert state.tokens() == ["pay:1", "pay:shell"]


def test_reasons_say_what_is_in_the_way(pebbles: Game) -> None:
    state = pebbles.new(2, 1)
    moves = pebbles.moves
    assert state.why_not(moves["keep:5"]) is None
    assert state.why_not(moves["keep:6"]) == cenote.Reason("not_yours", {"thing": "6"})
    assert state.why_not(moves["end"]) == cenote.Reason("not_now")
    over = state.clone()
    while not over.over:
        over.apply(over.legal()[-1])
    assert over.why_not(moves["end"]) == cenote.Reason("game_over")


def test_equal_positions_pickle_equally(pebbles: Game) -> None:
    state = pebbles.new(2, 1)
    other = pebbles.new(2, 1).log()
    state.play("keep:9 keep:4 take:a.1")
    other.play("keep:9 keep:4 take:a.1")
    assert pickle.dumps(state) == pickle.dumps(other)
    again = pickle.loads(pickle.dumps(other))
    assert (again.key(), again.known) == (state.key(), state.known)
    assert again.events() == []


def test_a_pickle_of_another_size_is_refused(pebbles: Game) -> None:
    rebuild, (cls, raw) = pebbles.new(2, 1).__reduce__()
    for damaged in (raw[:-1], raw + b"x", b""):
        with pytest.raises(ValueError, match=f"{len(damaged)} bytes are no state of PebblesState"):
            rebuild(cls, damaged)


def test_a_log_is_kept_from_when_it_is_asked_for(pebbles: Game) -> None:
    state = pebbles.new(2, 1)
    state.play("keep:9 keep:4 take:a.1")
    assert state.events() == []
    assert state.log() is state
    state.play("end take:b.2 pay:7")
    assert state.events() == [
        {"event": "paid", "with": "7", "seat": 1},
        {"event": "took", "heap": "b", "shells": 2, "seat": 1},
    ]
    assert state.events(1) == state.events()[1:]
    assert state.events(-1) == state.events()
    assert state.events(2) == state.events(99) == []
    assert state.log().events(1) == state.events()[1:]
    assert copy.copy(state).events() == state.clone().events() == []


def test_a_long_log_is_kept_whole(pebbles: Game) -> None:
    state = pebbles.new(2, 1).log()
    for take in range(200):
        if state.over:
            break
        state.apply(state.legal()[take % 2 if len(state.legal()) > 1 else 0])
    assert state.over
    taken = [event["shells"] for event in state.events() if event["event"] == "took"]
    assert sum(taken) == 3 * pebbles.deal(2, 1)["tide"]


def test_automatons_score_and_never_decide(pebbles: Game) -> None:
    state = pebbles.new(1, 1)
    assert (state.seats, state.players, state.points()) == (1, 2, [0, 0])
    state.play("keep:5 take:a.2 pay:9 end")
    assert (state.to_move, state.points()) == (0, [2, 6])
    while not state.over:
        state.apply(state.legal()[0])
    assert state.standing() == [1, 2]
    assert pebbles.load(state.dump()).points() == state.points()
    assert (pebbles.new(2, 1).players, pebbles.automatons(2)) == (2, ())


def test_only_a_seat_of_the_game_observes_and_imagines(pebbles: Game) -> None:
    state = pebbles.new(2, 1)
    out = array("f", bytes(4 * pebbles.observation_size(2)))
    for seat in (-1, 2):
        with pytest.raises(ValueError, match=f"no seat {seat} in a game of 2"):
            state.observe(seat, out)
        with pytest.raises(ValueError, match=f"no seat {seat} in a game of 2"):
            state.imagine(seat, 1)
    with pytest.raises(TypeError):
        state.observe(None, out)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="holds 3 numbers, not 38"):
        state.observe(0, out[:3])


def test_imagining_throws_other_dice(pebbles: Game) -> None:
    assert dice(pebbles.new(2, 1)) == dice(pebbles.new(2, 1).imagine(0, 5)) == 0
    one, other = (patched(pebbles.new(2, 1), DICE, number.to_bytes(8, sys.byteorder)) for number in (77, 78))
    assert dice(one) == 77
    assert dice(one.imagine(0, 5)) not in (0, 77)
    assert dice(one.imagine(0, 5)) == dice(other.imagine(1, 5))
    assert dice(one.imagine(0, 5)) != dice(one.imagine(0, 6))


def test_known_is_no_part_of_a_position(pebbles: Game) -> None:
    state = pebbles.new(2, 1)
    other = patched(state, KNOWN, (9).to_bytes(8, sys.byteorder))
    assert (state.known, other.known) == (0, 9)
    assert state.key() == other.key()


def test_a_broken_stack_stops_the_process_loudly(third_game: Path) -> None:
    """Nothing can be raised where it would be noticed; going on would mean a wrong position."""
    code = f"""
import cenote
state = cenote.pebbles.new(2, 1)
rebuild, (cls, raw) = state.__reduce__()
state = rebuild(cls, raw[:{DEPTH}] + bytes(2) + raw[{DEPTH + 2}:])
state.apply(state.legal()[0])
print("still here")
"""
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment(third_game), capture_output=True, text=True, check=False
    )
    assert done.returncode != 0
    assert "still here" not in done.stdout
    assert re.search("cenote: no decision is pending", done.stderr)


def test_what_differs_between_views_is_private_until_a_game_says_otherwise(pebbles: Game) -> None:
    state = pebbles.new(2, 1)
    assert state.private  # each sees only its own hand
    for game in {*map(cenote.find, cenote.names())} - {pebbles}:
        state = game.new(2, 1)
        while state.round == 0 and game.moves.kind(state.legal()[0]) in game.secret_kinds:
            assert state.private
            state.apply(state.legal()[0])
        assert not state.private
        assert state.view(0) != state.view(1)  # what was dealt and not kept
