# mypy: ignore-errors
"""The event log: what each move did. The layout is in events.pxd; each game gives its codes words."""

import cython
from cython.cimports.cenote.core.frames import give_up
from cython.cimports.libc.stdlib import calloc, free, realloc


def note(head, code, seat, a=0, b=0, c=0, d=0):
    """Write an event down, if somebody keeps a journal."""
    journal: cython.pointer[Journal] = head.journal
    event: cython.pointer[Event]
    if journal == cython.NULL:
        return
    if journal.count == journal.room:
        journal.room = 2 * journal.room + 64
        journal.events = cython.cast(
            cython.pointer[Event], realloc(journal.events, journal.room * cython.sizeof(Event))
        )
        if journal.events == cython.NULL:
            give_up(b"cenote: no memory for the event log\n")
    event = cython.address(journal.events[journal.count])
    journal.count += 1
    event.code = code
    event.seat = seat
    event.a = a
    event.b = b
    event.c = c
    event.d = d


def keep_journal(head):
    if head.journal == cython.NULL:
        head.journal = cython.cast(cython.pointer[Journal], calloc(1, cython.sizeof(Journal)))


def drop_journal(head):
    if head.journal != cython.NULL:
        free(head.journal.events)
        free(head.journal)
        head.journal = cython.NULL
