# mypy: ignore-errors
"""Judging a position by its traits: a sum of how much of each there is times what it is worth at this stage."""

import cython


def worth(found, weights, traits, stages, stage):
    """The worth of what was found. `weights` has a row of all traits for each whole stage; between two it is shared."""
    before: cython.int = cython.cast(cython.int, stage)
    after: cython.int
    share: cython.double
    first: cython.double = 0
    second: cython.double = 0
    i: cython.int
    if before > stages - 1:
        before = stages - 1
    after = before + 1 if before < stages - 1 else before
    share = stage - before
    for i in range(found.n):
        first += weights[before * traits + found.which[i]] * found.much[i]
        second += weights[after * traits + found.which[i]] * found.much[i]
    return first + share * (second - first)
