"""A table is its opening and its journal."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cenote.core.errors import BadSetup
from cenote.games import find
from cenote.play.keys import could_be_id, hashed, invited_to, key_for, new_id, new_invitation, new_key
from cenote.play.opening import Opened, Wish, check_level, open_table
from cenote.play.refusal import Refused
from cenote.play.table import Change, Entry, Table
from cenote.play.view import look, summary


def opened(*kinds: str, game: str = "tzolkin", **more: Any) -> tuple[Table, Opened]:
    made = open_table(find(game), [Wish(kind) for kind in kinds], {}, **more)
    return Table(made.table, made.opening, 1.0), made


def do(table: Table, change: Change) -> Entry:
    """Write a change down and fold it in."""
    entry = Entry(table.number + 1, change.kind, change.data, 2.0)
    table.take(entry)
    return entry


def test_the_same_journal_gives_the_same_table() -> None:
    table, made = opened("me", "open", "here", deal={"first": 0})
    chance = random.Random(1)
    other = new_key()
    journal = [do(table, table.join(made.invitations[1], "Bo", other))]
    for step in range(150):
        key = made.key if table.to_move in table.seats_of(made.key) else other
        token = chance.choice(table.line.state.tokens())
        if step % 7 == 3 and table.line.turn().floor < table.line.ply:  # type: ignore[union-attr]
            journal.append(do(table, table.undo(key, table.line.ply)))
        elif step % 50 == 49:
            journal.append(do(table, table.ask_back(made.key, table.line.ply - 3)))
            journal.append(do(table, table.answer_back(other, agree=step % 100 == 99)))
        elif step == 120:
            journal.append(do(table, table.to_bot(made.key, 1, "random")))
            journal.append(do(table, table.to_person(made.key, 1)))
        else:
            journal.append(do(table, table.move(key, table.line.ply, token)))
    again = Table(table.id, table.opening, 1.0)
    for entry in journal:
        again.take(entry)
    for viewer in (made.key, other, None):
        assert look(again, viewer) == look(table, viewer)
        assert summary(again, viewer) == summary(table, viewer)


def test_an_entry_can_not_be_left_out() -> None:
    table, _ = opened("me", "here")
    with pytest.raises(ValueError, match="entry 2 can't follow entry 0"):
        table.take(Entry(2, "hints", {"on": True}, 1.0))


def test_a_refusal_changes_nothing() -> None:
    table, made = opened("me", "here", deal={"first": 0})
    before = look(table, made.key)
    for refused in (
        lambda: table.move(made.key, 0, "end"),
        lambda: table.move(made.key, 1, "end"),
        lambda: table.undo(made.key, 0),
        lambda: table.ask_back(made.key, 0),
        lambda: table.close(made.key),
        lambda: table.rematch(made.key, "x"),
        lambda: table.join("nothing", "Bo", "key"),
        lambda: table.bot_move(0, 0, None),
    ):
        with pytest.raises(Refused):
            refused()
    assert look(table, made.key) == before


def test_a_seat_of_somebody_who_is_away_is_not_theirs_meanwhile() -> None:
    table, made = opened("me", "here", deal={"first": 0})
    do(table, table.to_bot(made.key, 0, "random"))
    assert table.seats_of(made.key) == [1]
    assert table.bot_to_move
    assert table.marks == {"bot_to_move": True, "over": False}
    with pytest.raises(Refused) as refused:
        table.move(made.key, 0, table.line.state.tokens()[0])
    assert refused.value.code == "not_your_turn"


def test_secrets_are_long_and_hashed() -> None:
    table, made = opened("me", "open")
    assert len({new_id() for _ in range(100)}) == 100
    assert could_be_id(new_id())
    assert not could_be_id("x" * 13)
    assert invited_to(made.invitations[1]) == table.id
    assert len(new_key()) >= 32
    assert made.key not in repr(made.opening)
    assert hashed(made.key) in repr(made.opening)
    assert key_for("invitation", "nonce") == key_for("invitation", "nonce") != key_for("invitation", "other")
    assert new_invitation("a") != new_invitation("a")


def test_a_table_is_opened_as_it_was_wished() -> None:
    table, _ = opened("me", "bot", "open", "here", guided=True, hints=True)
    assert [seat.kind for seat in table.seats] == ["person", "bot", "open", "here"]
    assert table.seats[1].level == "random"
    assert (table.opening.guided, table.hints, table.started, table.opening.practice) == (True, True, False, False)
    with pytest.raises(BadSetup):
        opened("me")
    with pytest.raises(Refused, match="there is no bot 'deep'"):
        check_level(find("tzolkin"), 2, "deep")


def test_every_table_is_dealt_anew() -> None:
    deals = [opened("me", "here")[1].opening.deal for _ in range(3)]
    assert deals[0] != deals[1] != deals[2]
