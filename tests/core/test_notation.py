from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cenote.core.chance import Chance
from cenote.core.notation import RecordError, RecordFile, read, write
from cenote.core.record import TURNING, Record
from tests.core.shells import find, shells

GAME = """\
game: shells
edition: 3
seats: 3
option rounds: 2
option deep: yes
name 1: Ada
name 3: Bo # the second
deal first: 3
deal spring: yes
deal tide: high
deal shells 1: hay ivy
deal shells 2: cob dun
deal shells 3: elm jet
deal shore: bay ash
# a friendly game

0.3 keep:elm
0.1 keep:hay
0.2 keep:dun  # all are revealed
1.3 take:1 end
1.1 take:2 dye:blue end
1.2 take:1
# a long thought
#
#   about nothing
1.2 end
2.3 take:1 end
2.1 take:1 end
2.2 take:1 end
result: 3.75 2.5 2.5
"""
RUNNING = GAME[: GAME.index("1.1 take:2")]


def read_one(text: str) -> Record:
    (record,) = read(text, find)
    return record


def damage(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read(text, find)
    return caught.value


# ---- what stands in a record ---------------------------------------------------------------------------------


def test_a_record_is_read() -> None:
    record = read_one(GAME)
    assert record.game is shells
    assert record.options == {"rounds": 2, "deep": True}
    assert record.names == ["Ada", "", "Bo # the second"]
    assert record.deal == {
        "first": 2,
        "spring": True,
        "tide": "high",
        "shells": [["hay", "ivy"], ["cob", "dun"], ["elm", "jet"]],
        "shore": ["bay", "ash"],
    }
    assert record.comments == {0: "a friendly game", 3: "all are revealed", 9: "a long thought\n\n  about nothing"}
    assert len(record.moves) == 16
    assert record.result == [3.75, 2.5, 2.5]


def test_and_written_as_it_was() -> None:
    assert write([read_one(GAME)]) == GAME


def test_several_games_stand_in_one_file() -> None:
    records = read(f"{GAME}\n{RUNNING}\n{GAME}", find)
    assert [record.over for record in records] == [True, False, True]
    assert write(records) == f"{GAME}\n{RUNNING}\n{GAME}"
    assert read("", find) == read("\n# nothing but a comment\n", find) == []
    assert write([]) == ""


def test_people_may_write_it_with_less_care() -> None:
    loose = (
        GAME.replace("option rounds: 2\noption deep: yes\n", "")
        .replace("edition: 3\nseats: 3", "seats :  3  # three\r\n edition:3")
        .replace("deal shore: bay ash\n", "")
        .replace("deal first: 3\n", "")
        .replace("name 1: Ada\n", "name 1:   Ada  \n\n  deal   first:3\n")
        .replace("1.3 take:1 end", "\t1.3   take:1\n1.3 end")
        .replace("result: 3.75 2.5 2.5\n", "")
    )
    record = read_one(loose)
    assert record.options == {"rounds": 3, "deep": False}
    assert record.names[0] == "Ada"
    assert record.comments[0] == "three\na friendly game"
    assert record.moves == read_one(GAME).moves
    assert read_one(write([record])) == record


def test_a_single_question_mark_stands_for_a_whole_row() -> None:
    unknown = GAME.replace("bay ash", "?").replace("elm jet", "? elm").replace("hay ivy", "? ?").replace("high", "?")
    record = read_one(unknown.replace("0.1 keep:hay", "0.1 ?"))
    assert record.deal["shore"] == ["?", "?"]
    assert record.deal["shells"] == [["?", "?"], ["cob", "dun"], ["elm", "?"]]
    assert record.deal["tide"] == "?"
    assert record.moves[1] is None
    assert "deal shells 1: ?\n" in write([record])
    assert read_one(write([record])) == record


def test_comments_between_games_belong_to_the_game_below_a_result() -> None:
    text = f"# first\n{GAME}# second\n{RUNNING}# at its end\n{GAME}# third\n# it is over\n"
    first, second, third = read(text, find)
    assert first.comments[0] == "first\na friendly game"
    assert 16 not in first.comments
    assert second.comments[0] == "second\na friendly game"
    assert second.comments[5] == "at its end"
    assert third.comments[16] == "third\nit is over"
    assert read(write([first, second, third]), find) == [first, second, third]


# ---- what a damaged text leaves ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("game: shells", "gone: shells", 1, "'gone: shells' is neither a header nor a line of moves"),
        ("game: shells", "name 1: Ada", 1, "'name 1' stands before any game; a record begins with 'game:'"),
        ("game: shells", "1.1 end", 1, "a line of moves stands before any game; a record begins with 'game:'"),
        ("game: shells", "game: chess", 1, "there is no game 'chess'"),
        ("game: shells", "game:", 1, "there is no game ''"),
        ("edition: 3", "edition: 2", 2, "edition 2 of shells can't be read, only edition 3"),
        ("edition: 3\n", "", 16, "the headers of this game end here, and 'edition:' is not among them"),
        ("seats: 3", "seats: 5", 3, "shells is for 2 to 4 seats, not 5"),
        ("seats: 3", "seats: three", 3, "'three' is not a number"),
        ("seats: 3", "seats: ٣", 3, "'٣' is not a number"),
        ("rounds: 2", "rounds: 4", 4, "option rounds: '4' is none of 2, 3; 5 with 2 to 3 seats"),
        ("seats: 3\noption rounds: 2", "seats: 4\noption rounds: 5", 4, "option rounds: 5 is for 2 to 3 seats"),
        ("deep: yes", "deep: True", 5, "option deep: 'True' is none of yes, no"),
        ("option deep", "option steep", 5, "there is no 'option steep' in shells with 3 seats"),
        ("option deep", "option rounds", 5, "'option rounds' is there already, on line 4"),
        ("name 3", "name 4", 7, "there is no 'name 4' in shells with 3 seats"),
        ("name 3", "named 3", 7, "'named 3: Bo' is neither a header nor a line of moves"),
        ("Ada", "A\x1bda", 6, "there is the character U+001B, which has no place in a record"),
        ("first: 3", "first: 0", 8, "deal: first: '0' is none of 1, 2, 3"),
        ("spring: yes", "spring: 1", 9, "deal: spring: '1' is none of yes, no"),
        ("deal tide: high\n", "", 16, "the headers of this game end here, and 'deal tide:' is not among them"),
        ("elm jet", "elm", 13, "deal: shells: 1 are given, 2 are dealt"),
        ("elm jet", "elm oak", 13, "deal: shells: there is no 'oak'"),
        ("elm jet", "elm hay", 13, "deal: shells: hay is dealt more often than it exists"),
        ("bay ash", "bay hay", 14, "deal: shore: hay is dealt more often than it exists"),
    ],
)
def test_a_damaged_header_is_found(old: str, new: str, line: int, reason: str) -> None:
    error = damage(GAME.replace(old, new, 1))
    assert str(error) == f"line {line}: {reason}"
    assert (error.line, error.reason) == (line, reason)
    assert error.partial is None
    assert error.records == []


@pytest.mark.parametrize(
    ("old", "new", "line", "reason", "plies"),
    [
        ("keep:elm", "keep:oak", 17, "keep:oak: shells has no such move; did you mean keep:jet?", 0),
        ("keep:elm", "kep:elm", 17, "kep:elm: shells has no such move; did you mean keep:elm?", 0),
        ("keep:elm", "swim", 17, "swim: shells has no such move", 0),
        ("keep:hay", "keep:jet", 18, "keep:jet: not now", 1),
        ("take:1 end\n1.1", "take:1 ?\n1.1", 20, "?: nothing secret now", 4),
        ("0.2", "0.1", 19, "the label is 0.1, but 0.2 is to move", 2),
        ("0.2", "00.2", 19, "the label is 00.2, but 0.2 is to move", 2),
        ("0.2", "0.2.1", 19, "the label is 0.2.1, but 0.2 is to move", 2),
        ("0.2", "0,2", 19, "'0,2 keep:dun' is neither a header nor a line of moves", 2),
        ("0.2 keep:dun", "name 2: Cy", 19, "'name 2' must stand above the moves", 2),
        ("0.2 keep:dun", "0.2", 19, "no move follows 0.2", 2),
        ("end\n1.1", "end", 20, "take:2: 1.3 has no more moves here; 1.1 is next, on a line of its own", 5),
        ("1.2 end\n", "result: 1 2 3\n", 26, "there is a result, but the game is not over", 9),
        ("result: 3.75 2.5 2.5", "result: 3.75 2.50 2.5", 30, "the result is 3.75 2.5 2.5, not 3.75 2.50 2.5", 16),
        ("result: 3.75 2.5 2.5", "result:", 30, "the result is 3.75 2.5 2.5, not ", 16),
        ("result", "3.3 take:1\nresult", 30, "the game is over; only its result or another game can follow", 16),
        ("2.2 take:1 end", "2.2 take:1 end end", 29, "end: 2.2 has no more moves here; the game is over", 16),
        ("2.5\n", "2.5\nresult: 3.75 2.5 2.5\n", 31, "the result is there already", 16),
    ],
)
def test_a_damaged_move_is_found(old: str, new: str, line: int, reason: str, plies: int) -> None:
    error = damage(f"{RUNNING}\n{GAME.replace(old, new, 1)}\n{GAME}")
    above = RUNNING.count("\n") + 1
    assert (error.line - above, error.reason) == (line, reason)
    assert error.records == [read_one(RUNNING)]
    whole = read_one(GAME)
    assert error.partial is not None
    assert error.partial.moves == whole.moves[:plies]
    assert error.partial.deal == whole.deal


def test_rubbish_is_not_quoted_at_length() -> None:
    reason = damage(RUNNING + "1.1 " + "take" * 1000 + "\n").reason
    assert reason.startswith("taketake")
    assert len(reason) == 301


@pytest.mark.parametrize(
    ("text", "plies"),
    [
        (GAME.removesuffix("\n"), 16),
        (GAME[: GAME.index("result") + 3], 16),
        (GAME[: GAME.index(" dye")], 5),
        (GAME[: GAME.index(" end\n1.1")], 3),
        (GAME[: GAME.index("  # all")], 2),
        (GAME[: GAME.index(" are revealed")], 3),
        (RUNNING + "1.1", 5),
        (RUNNING + "1.1 take:2 dye:blue", 6),
        (RUNNING + "1.1 take:2 dye:blue ", 7),
    ],
)
def test_a_last_line_without_an_end_is_damage(text: str, plies: int) -> None:
    error = damage(text)
    assert error.line == text.count("\n") + 1
    assert error.reason == "the last line doesn't end, so something may be cut off; if nothing is, add a line break"
    assert error.partial is not None
    assert error.partial.moves == read_one(GAME).moves[:plies]


def test_a_text_cut_off_among_the_headers_is_damage() -> None:
    lines = GAME.splitlines(keepends=True)
    for end in range(1, 14):
        assert "the headers of this game end here" in damage("".join(lines[:end])).reason
    assert read_one("".join(lines[:14])).moves == []


def moves_in(text: str) -> int:
    """How many moves of a text certainly are whole."""
    *lines, tail = text.split("\n")
    lines.append(tail if "#" in tail else tail.rpartition(" ")[0])
    return sum(len(line.partition("#")[0].split()) - 1 for line in lines if line[:1].isdigit() and " " in line)


@given(st.integers(0, 2 * len(GAME)))
def test_nothing_before_a_cut_is_lost(cut: int) -> None:
    whole = read_one(GAME)
    text = (GAME + GAME)[:cut]
    try:
        got = read(text, find)
    except RecordError as error:
        got = [*error.records, *([error.partial] if error.partial else [])]
    assert sum(len(record.moves) for record in got) == moves_in(text)
    for record in got:
        assert record.moves == whole.moves[: len(record.moves)]
        assert (record.deal, record.names) == (whole.deal, whole.names)


@given(st.data())
def test_no_text_does_anything_but_be_read_or_refused(data: st.DataObject) -> None:
    lines = GAME.splitlines(keepends=True)
    at = data.draw(st.integers(0, len(lines) - 1))
    there = data.draw(st.integers(0, len(lines[at])))
    noise = data.draw(
        st.text(max_size=5) | st.sampled_from(["#", ":", "?", "\n", "\r", ".", "1.1", "result:"]) | st.just("0" * 5000)
    )
    line = lines[at][:there] + noise + lines[at][there + data.draw(st.integers(0, 3)) :]
    try:
        records = read("".join([*lines[:at], line, *lines[at + 1 :]]), find)
    except RecordError:
        return
    assert read(write(records), find) == records


def line_texts(*, multiline: bool) -> st.SearchStrategy[str]:
    """Anything that a name or a comment may be, with a liking for what might be taken for something else."""
    hostile = ["#", "# x", " # ", ":", "?", "name 1: x", "game: shells", "1.1 end", "result: 1", "\u00a0", "\ufeff"]
    plain = st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp"], exclude_characters=sorted(TURNING))
    words = st.lists(st.text(plain, max_size=8) | st.sampled_from(hostile), max_size=4)
    if multiline:
        return words.map("\n".join)
    return words.map(lambda parts: " ".join(parts).strip())


@st.composite
def records(draw: st.DrawFn) -> Record:
    seats = draw(st.sampled_from(shells.seats))
    record = Record.start(
        shells,
        seats,
        seed=draw(st.integers(0, 2**64 - 1)),
        names=draw(st.lists(line_texts(multiline=False), max_size=seats)),
        rounds=draw(st.sampled_from(shells.options[0].choices_for(seats))),
        deep=draw(st.booleans()),
    )
    chance = Chance(draw(st.integers(0, 1000)))
    for _ in range(draw(st.integers(0, 60))):
        if record.over:
            break
        legal = record.state().legal()
        record.add(legal[chance.below(len(legal))])
    record.comments = draw(st.dictionaries(st.integers(0, len(record.moves)), line_texts(multiline=True), max_size=5))
    return record


@given(st.lists(records(), max_size=3))
def test_what_is_written_is_read_back(written: list[Record]) -> None:
    assert read(write(written), find) == written


@given(records(), st.sampled_from([None, 0, 1]))
def test_a_sealed_record_is_read_back_too(record: Record, seat: int | None) -> None:
    sealed = record.sealed(seat)
    again = read_one(write([sealed]))
    assert again == sealed
    assert again.state().view(seat) == record.state().view(seat)


@pytest.mark.parametrize("hostile", ["\r", "\x1b[2J", "\x00", "\x85", "\u2028", "\u2029", "\u202e", "\ud800"])
def test_a_comment_that_would_not_survive_is_refused(hostile: str) -> None:
    record = read_one(RUNNING)
    record.comments[2] = f"fine\nnot {hostile}"
    with pytest.raises(ValueError, match=r"the comment on ply 2 contains the character U\+"):
        write([record])


def test_a_comment_needs_a_ply() -> None:
    record = read_one(RUNNING)
    record.comments[6] = "too late"
    with pytest.raises(ValueError, match="there is a comment on ply 6 in a record of 5 moves"):
        write([record])


def test_mail_may_change_the_ends_of_lines() -> None:
    assert read_one(GAME.replace("\n", "\r\n")) == read_one(GAME)


# ---- many records in one file --------------------------------------------------------------------------------


def test_records_are_written_to_a_file_as_they_come(tmp_path: Path) -> None:
    path = tmp_path / "games"
    with RecordFile(path) as file:
        assert path.read_bytes() == b""
        file.add(read_one(GAME))
        assert path.read_text() == GAME
        file.add(read_one(RUNNING))
        assert path.read_text() == f"{GAME}\n{RUNNING}"


class Stops:
    """A file of which each write stops early: at first half of it is written, then nothing more comes through."""

    def __init__(self, file: object, failure: BaseException | None) -> None:
        self.file = file
        self.failure = failure
        self.writes = 0

    def write(self, data: memoryview) -> int:
        self.writes += 1
        if self.writes > 1 and self.failure:
            raise self.failure
        return self.file.write(data[: (len(data) + 1) // 2])  # type: ignore[attr-defined, no-any-return]

    def __getattr__(self, name: str) -> object:
        return getattr(self.file, name)


@pytest.mark.parametrize("failure", [KeyboardInterrupt(), OSError(28, "No space left on device")])
def test_half_a_record_is_taken_back(tmp_path: Path, failure: BaseException) -> None:
    path = tmp_path / "games"
    with RecordFile(path) as file:
        file.add(read_one(GAME))
        whole = file._file
        file._file = Stops(whole, failure)  # type: ignore[assignment]
        with pytest.raises(type(failure)):
            file.add(read_one(RUNNING))
        assert path.read_text() == GAME
        file._file = whole
        file.add(read_one(RUNNING))
    assert path.read_text() == f"{GAME}\n{RUNNING}"


def test_a_write_that_takes_a_part_goes_on_with_the_rest(tmp_path: Path) -> None:
    path = tmp_path / "games"
    with RecordFile(path) as file:
        file._file = Stops(file._file, None)  # type: ignore[assignment]
        file.add(read_one(GAME))
    assert path.read_text() == GAME


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="named pipes are a thing of POSIX")
def test_records_go_into_a_pipe_as_well(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    got: list[str] = []
    reader = threading.Thread(target=lambda: got.append(path.read_text()))
    reader.start()
    with RecordFile(path) as file:
        file.add(read_one(GAME))
    reader.join()
    assert got == [GAME]
