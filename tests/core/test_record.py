from __future__ import annotations

import pytest

from cenote.core.errors import BadSetup, IllegalMove
from cenote.core.record import Record, make
from tests.core.shells import shells

OPENING = "keep:elm keep:hay keep:dun take:1 end"
DEAL = {
    "first": 2,
    "spring": False,
    "tide": "high",
    "shells": [["hay", "ivy"], ["cob", "dun"], ["elm", "jet"]],
    "shore": [],
}


def opening() -> Record:
    return Record.start(shells, 3, deal=DEAL).play(OPENING)


def finished() -> Record:
    record = opening()
    while not record.over:
        record.add(record.state().legal()[0])
    return record


def test_a_record_starts_with_a_whole_deal_from_its_seed() -> None:
    record = Record.start(shells, 4, seed=7, names=["Ada"], rounds=2)
    assert record.deal == shells.deal(4, 7, rounds=2)
    assert record.names == ["Ada", "", "", ""]
    assert record.options == {"rounds": 2, "deep": False}
    assert record == Record.start(shells, 4, seed=7, names=["Ada"], rounds=2)
    assert record != Record.start(shells, 4, seed=8, names=["Ada"], rounds=2)


def test_without_a_seed_chance_decides() -> None:
    deals = [Record.start(shells, 4).deal for _ in range(20)]
    assert any(deal != deals[0] for deal in deals)


def test_a_given_part_of_the_deal_is_kept() -> None:
    deal = Record.start(shells, 3, seed=1, deal={"first": 2, "shells": [["ash", "?"]]}).deal
    assert deal["first"] == 2
    assert deal["shells"][0][0] == "ash"
    assert "?" not in str(deal)


def test_what_is_not_known_of_a_deal_stays_open() -> None:
    record = Record(shells, 2, {"shells": [["ash"]]})
    assert record.deal == {"first": "?", "spring": "?", "tide": "?", "shells": [["ash", "?"], ["?", "?"]], "shore": []}
    first, again = record.state(), record.state()
    assert first.view(0) == again.view(0)
    assert first.view(0)["hand"][0] == "ash"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"seats": 5}, "shells is for 2 to 4 seats, not 5"),
        ({"seats": 2.0}, "shells is for 2 to 4 seats, not 2.0"),
        ({"deal": ["shells"]}, "deal: a mapping is needed, not \\['shells'\\]"),
        ({"deal": {"shell": 1}}, "deal: there is no field 'shell'"),
        ({"names": ["a", "b", "c"]}, "3 names are given, 2 play"),
        ({"names": [" a"]}, "a name can't begin or end with a blank: ' a'"),
        ({"names": ["a\nb"]}, "a name can't contain the character U\\+000A"),
        ({"names": ["\x1b[31mred"]}, "a name can't contain the character U\\+001B"),
        ({"names": ["\u202eeno"]}, "a name can't contain the character U\\+202E"),
        ({"names": ["\ud800"]}, "a name can't contain the character U\\+D800"),
        ({"options": {"rounds": 4}}, "option rounds: 4 is none of 2, 3; 5 with 2 to 3 seats"),
        ({"seats": 4, "options": {"rounds": 5}}, "option rounds: 5 is for 2 to 3 seats"),
        ({"options": {"tides": 4}}, "shells has no option 'tides'"),
    ],
)
def test_nothing_starts_from_what_does_not_fit(arguments: dict[str, object], message: str) -> None:
    whole = {"game": shells, "seats": 2, "deal": {}, **arguments}
    with pytest.raises(BadSetup, match=message):
        Record(**whole)  # type: ignore[arg-type]


def test_moves_are_checked_and_a_refused_one_changes_nothing() -> None:
    record = opening()
    with pytest.raises(IllegalMove, match="end: not now"):
        record.add("end")
    with pytest.raises(IllegalMove, match="swim: no such move"):
        record.add("swim")
    assert record == opening()
    assert record.state().to_move == 0


def test_moves_are_numbers_or_tokens() -> None:
    numbers = [shells.moves[token] for token in OPENING.split()]
    assert Record.start(shells, 3, deal=DEAL).play(numbers) == opening()
    assert opening().moves == numbers


def test_a_state_handed_out_is_the_callers_own() -> None:
    record = opening()
    record.state().apply(shells.moves["take:1"])
    record.add("take:2")
    assert record.state().points() == [2, 0, 1]


def test_every_ply_can_be_had() -> None:
    record = opening()
    states = list(record.states())
    assert [state.to_move for state in states] == [2, 0, 1, 2, 2, 0]
    assert [record.state(to).view(1) for to in range(6)] == [state.view(1) for state in states]
    assert record.state().view(1) == states[-1].view(1)
    for wrong in (-1, 6):
        with pytest.raises(ValueError, match=f"there is no ply {wrong} in a record of 5 moves"):
            record.state(wrong)
        with pytest.raises(ValueError, match=f"there is no ply {wrong} in a record of 5 moves"):
            record.upto(wrong)


def test_moves_taken_back_are_forgotten() -> None:
    record = opening()
    del record.moves[3:]
    record.play("take:2 dye:red")
    assert record.state().points() == [0, 0, 2]


def test_turns_group_the_moves_by_round_and_seat() -> None:
    turns = list(opening().play("take:2").turns())
    assert [turn.label for turn in turns] == ["0.3", "0.1", "0.2", "1.3", "1.1"]
    assert [turn.ply for turn in turns] == [0, 1, 2, 3, 5]
    assert [len(turn.moves) for turn in turns] == [1, 1, 1, 2, 1]
    assert list(Record.start(shells, 2).turns()) == []


def test_the_result_is_there_when_the_game_is_over() -> None:
    record = finished()
    assert record.over
    assert record.result == [3, 3, 3]
    del record.moves[-1]
    assert not record.over
    assert record.result is None


def test_up_to_a_ply_keeps_the_comments_before() -> None:
    record = opening()
    record.comments = {0: "a", 2: "b", 3: "c"}
    assert record.upto(2) == Record(shells, 3, DEAL, moves=record.moves[:2], comments={0: "a", 2: "b"})


# ---- what a seat may see of a running game -------------------------------------------------------------------


def test_sealed_hides_what_this_seat_has_not_seen() -> None:
    record = opening().upto(2)
    record.comments = {1: "seat 3 kept elm"}
    keep_elm, keep_hay = record.moves
    own = record.sealed(0)
    assert own.deal["shells"] == [["hay", "ivy"], ["?", "?"], ["?", "?"]]
    assert own.deal["tide"] == "?"
    assert own.moves == [None, keep_hay]
    assert own.comments == {}
    assert record.sealed(1).moves == [None, None]
    assert record.sealed(2).moves == [keep_elm, None]
    spectators = record.sealed(None)
    assert spectators.moves == [None, None]
    assert spectators.deal["shells"] == [["?", "?"]] * 3


def test_sealed_shows_what_has_been_revealed() -> None:
    own = opening().sealed(0)
    assert own.moves == opening().moves
    assert own.deal["shells"] == [["hay", "ivy"], ["dun", "?"], ["elm", "?"]]


def test_a_finished_game_is_shown_whole() -> None:
    record = finished()
    record.comments = {1: "seat 3 kept elm"}
    assert record.sealed(None) == record


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_sealed_record_replays_to_what_the_seat_sees(seat: int | None) -> None:
    record = finished()
    for ply in range(len(record.moves) + 1):
        sealed = record.upto(ply).sealed(seat)
        assert sealed.state().view(seat) == record.state(ply).view(seat)
        assert sealed.sealed(seat) == sealed


def test_there_is_no_seal_for_a_seat_that_does_not_play() -> None:
    for seat in (-1, 3):
        with pytest.raises(ValueError, match=f"there is no seat {seat} in a game of 3"):
            opening().sealed(seat)


def test_an_unknown_move_stands_only_for_a_secret_one() -> None:
    state = opening().state()
    with pytest.raises(IllegalMove, match=r"\?: nothing secret now"):
        make(state, None)
