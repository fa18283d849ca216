# mypy: ignore-errors
"""Tiles as games keep them: numbers in small arrays, below 0 where there is none."""

import cython


def count_tiles(tiles, n, found):
    """Count the tiles of an array by their numbers, on top of what was counted before; how many there are."""
    i: cython.int
    there: cython.int = 0
    for i in range(n):
        if tiles[i] >= 0:
            found[tiles[i]] += 1
            there += 1
    return there
