# mypy: ignore-errors
"""From turn to turn: displays, the calendar, and when an Eclipse comes (rules 3.3, 21, 26)."""

import cython
from cython.cimports.cenote.core.events import note
from cython.cimports.cenote.core.frames import pop, push
from cython.cimports.cenote.games.teotihuacan.board import EV_ANNOUNCED, WORK_BOT, dark_disc
from cython.cimports.cenote.games.teotihuacan.decorations import refill_decorations
from cython.cimports.cenote.games.teotihuacan.eclipse import hold_eclipse
from cython.cimports.cenote.games.teotihuacan.power import move_light_disc
from cython.cimports.cenote.games.teotihuacan.pyramid import refill_tiles
from cython.cimports.cenote.games.teotihuacan.turn import begin_turn


def end_turn(t):
    """The mover lets go: displays are filled up, and the next one plays, in a solo game the Teotibot."""
    pop(cython.address(t.head))
    refill_decorations(t)
    refill_tiles(t)
    if t.head.automatons:
        push(cython.address(t.head), WORK_BOT)
    else:
        finish_turn(t, (t.head.to_move + 1) % t.head.seats == t.first)


def finish_turn(t, last):
    """What a turn's end does to the calendar, `last` being that of the Last Player (21.4, 26.1)."""
    following: cython.int = (t.head.to_move + 1) % t.head.seats
    if last:
        move_light_disc(t)
    if t.dark_eclipse:
        if t.light == dark_disc(t):
            hold_eclipse(t, following)
            return
    elif last:
        if t.announced:
            t.announced = False
            hold_eclipse(t, following)
            return
        if t.light == dark_disc(t):
            t.announced = True
            note(cython.address(t.head), EV_ANNOUNCED, -1)
    go_on(t, following)


def go_on(t, seat):
    """The next turn, and a new round with the First Player's."""
    t.last_goods = 0
    if seat == t.first:
        t.head.round += 1
    begin_turn(t, seat)
