# mypy: ignore-errors
"""What follows the work of a main action: bonuses of technologies, then power-ups (rules 8.5, 19)."""

import cython
from cython.cimports.cenote.core.frames import pop, push
from cython.cimports.cenote.games.teotihuacan.board import (
    FROM_TECHNOLOGIES,
    OF_TECHNOLOGY,
    OWN_RESOURCE,
    TECH_MAIN,
    TECHNOLOGIES,
    WORK_MORE,
    WORK_POWER_UP,
    gain,
    mover,
    printed,
)
from cython.cimports.cenote.games.teotihuacan.gains import give


def grant(t, board, power_ups, owned):
    """Bonuses of the technologies owned when the action began (8.7); a second power-up is of choice (9.3)."""
    grant_power_ups(t, board, power_ups, owned)
    grant_bonuses(t, board, owned)


def grant_power_ups(t, board, power_ups, owned):
    if power_ups and (owned >> printed.powering) & 1 and (printed.technology_boards[printed.powering] >> board) & 1:
        push(cython.address(t.head), WORK_MORE, board)
    if power_ups:
        push(cython.address(t.head), WORK_POWER_UP, board, power_ups, False, True)


def work_bonuses(t):
    """Where the board itself leaves a choice, bonuses come after it (8.5)."""
    grant_bonuses(t, pop(cython.address(t.head)).a, mover(t).technologies)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def grant_bonuses(t: cython.pointer[Table], board: cython.int, owned: cython.int) -> cython.void:
    technology: cython.int
    part: cython.int
    for technology in range(TECHNOLOGIES):
        if printed.technology_effect[technology] != TECH_MAIN or not (owned >> technology) & 1:
            continue
        if (printed.technology_boards[technology] >> board) & 1:
            for part in range(printed.technology_gain[technology].count):
                if printed.technology_gain[technology].part[part].what == OWN_RESOURCE:
                    gain(t, t.head.to_move, printed.resource[board], printed.technology_gain[technology].part[part].n)
            give(
                t,
                t.head.to_move,
                cython.address(printed.technology_gain[technology]),
                1,
                FROM_TECHNOLOGIES,
                OF_TECHNOLOGY + technology,
            )
