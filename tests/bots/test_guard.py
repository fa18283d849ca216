"""A bot that fails loses the decision to chance, and after three its seat; the game goes on."""

from __future__ import annotations

from typing import Any

import pytest

import cenote
from cenote.bots import CRASHED, ILLEGAL, LATE, REPLACED, Budget, Choice, Knowledge
from cenote.bots.guard import Guard
from tests.bots.strangers import Scripted, Sleeper

GAME = cenote.find(cenote.names()[0])


@pytest.fixture
def known() -> Knowledge:
    state = GAME.new(2, 1)
    return Knowledge(state, state.to_move, 1)


def first(knowledge: Knowledge) -> Choice:
    return Choice(knowledge.legal()[0])


def test_a_good_answer_is_handed_on(known: Knowledge) -> None:
    guard = Guard(Scripted(lambda knowledge: first(knowledge)._replace(notice="look at me")), 1)
    assert guard.choose(known) == first(known)  # without its notice, which is the guard's to give
    assert guard.faults == []


@pytest.mark.parametrize(
    ("act", "notice", "fault"),
    [
        (ZeroDivisionError("by nought"), CRASHED, "ZeroDivisionError: by nought"),
        (lambda knowledge: Choice(32000), ILLEGAL, "32000 is no legal move"),
        (lambda knowledge: Choice(-1), ILLEGAL, "-1 is no legal move"),
        (lambda knowledge: Choice(0.5), ILLEGAL, "Choice(move=0.5, thoughts=(), notice=None) is no legal move"),  # type: ignore[arg-type]
        (lambda knowledge: Choice(True), ILLEGAL, "Choice(move=True, thoughts=(), notice=None) is no legal move"),
        (lambda knowledge: knowledge.legal()[0], ILLEGAL, " is no legal move"),
        (lambda knowledge: None, ILLEGAL, "None is no legal move"),
        (lambda knowledge: knowledge.imagine(1).apply(32000), ILLEGAL, "32000: no such move (move 32000)"),
    ],
)
def test_a_failure_costs_the_decision(known: Knowledge, act: Any, notice: str, fault: str) -> None:
    guard = Guard(Scripted(act, first), 1)
    choice = guard.choose(known)
    assert choice.move in known.legal()
    assert choice.notice == notice
    assert guard.faults[0].endswith(fault)
    assert guard.choose(known) == first(known)


def test_a_move_that_is_not_legal_is_told_by_its_name(known: Knowledge) -> None:
    wrong = next(move for move in range(len(GAME.moves)) if move not in known.legal())
    guard = Guard(Scripted(lambda knowledge: Choice(wrong)), 1)
    guard.choose(known)
    assert guard.faults == [f"{GAME.moves.token(wrong)} is no legal move"]


def test_the_third_failure_costs_the_seat(known: Knowledge) -> None:
    bot = Scripted(ValueError(), first, lambda knowledge: Choice(-1), first, KeyError("x"))
    guard = Guard(bot, 1)
    notices = [guard.choose(known).notice for _ in range(9)]
    assert notices == [CRASHED, None, ILLEGAL, None, *[REPLACED] * 5]
    assert bot.asked == 5
    assert len(guard.faults) == 3


def test_chance_does_not_always_choose_the_same_instead(known: Knowledge) -> None:
    guards = [Guard(Scripted(ValueError()), seed) for seed in range(40)]
    assert {guard.choose(known).move for guard in guards} == set(known.legal())


def test_who_dawdles_is_not_waited_for(known: Knowledge) -> None:
    sleeper = Sleeper()
    guard = Guard(sleeper, 1, grace=0.01)
    notices = [guard.choose(known, Budget(0.01)).notice for _ in range(4)]
    assert notices == [LATE, LATE, REPLACED, REPLACED]
    assert sleeper.asked == 1  # nobody is asked again who is still at it
    assert guard.faults[:2] == [
        "it gave no answer within 0.02 seconds",
        "it is still busy with an earlier decision",
    ]
    sleeper.wake.set()


def test_who_has_woken_up_is_asked_again(known: Knowledge) -> None:
    sleeper = Sleeper()
    guard = Guard(sleeper, 1, grace=0.01)
    assert guard.choose(known).notice == LATE
    sleeper.wake.set()
    guard.grace = 60
    assert guard.choose(known) == first(known)
    assert sleeper.asked == 2
