# mypy: ignore-errors
"""The Pyramid: where tiles lie, what is to be seen of them, and the tiles on display (rules 1.8, 13.3, 13.4)."""

import cython
from cython.cimports.cenote.core.events import note
from cython.cimports.cenote.games.teotihuacan.board import (
    EV_NEW_TILE,
    IN_COLOUR,
    NO_TILE,
    PYRAMID_DISPLAY,
    PYRAMID_PLACES,
    printed,
)


def slide(row, n):
    """What is left in a display moves together (28.1)."""
    i: cython.int
    kept: cython.int = 0
    for i in range(n):
        if row[i] != NO_TILE:
            row[kept] = row[i]
            kept += 1
    for i in range(kept, n):
        row[i] = NO_TILE


def icon_at(tile, corner, turns):
    """The icon at a corner, counted clockwise from the top left, of a tile after so many quarter turns clockwise."""
    return printed.icon[tile][(corner + 4 - turns) % 4]


def looks_alike(tile, turns):
    """Would fewer quarter turns show the same?"""
    fewer: cython.int
    corner: cython.int
    for fewer in range(turns):
        for corner in range(4):
            if icon_at(tile, corner, fewer) != icon_at(tile, corner, turns):
                break
        else:
            return True
    return False


def matches(t, tile, place, turns):
    """How many icons cover their like."""
    n: cython.int = 0
    corner: cython.int
    for corner in range(4):
        n += icon_at(tile, corner, turns) % IN_COLOUR == t.figure[printed.place_cell[place][corner]]
    return n


def coloured_match(t, tile, place, turns):
    """The temple of an icon in colour that covers its like; -1 if there is none. No tile has two in colour."""
    corner: cython.int
    icon: cython.int
    for corner in range(4):
        icon = icon_at(tile, corner, turns)
        if icon >= IN_COLOUR and icon % IN_COLOUR == t.figure[printed.place_cell[place][corner]]:
            return icon % IN_COLOUR
    return -1


def put_tile(t, tile, place, turns):
    """Lay a tile, and note what may now be built and seen."""
    i: cython.int
    bit: cython.uint = 1
    t.built[place] = tile
    t.turned[place] = turns
    t.occupied |= bit << place
    for i in range(4):
        t.figure[printed.place_cell[place][i]] = icon_at(tile, i, turns) % IN_COLOUR
    t.open = 0
    for i in range(PYRAMID_PLACES):
        if not (t.occupied >> i) & 1 and (t.occupied & printed.place_rests[i]) == printed.place_rests[i]:
            t.open |= bit << i


def displayed_tiles(t):
    n: cython.int = 0
    i: cython.int
    for i in range(PYRAMID_DISPLAY):
        n += t.display[i] != NO_TILE
    return n


def take_displayed(t, tile):
    i: cython.int
    for i in range(PYRAMID_DISPLAY):
        if t.display[i] == tile:
            t.display[i] = NO_TILE


def refill_tiles(t):
    """Fill up the display (13.8, 28.1)."""
    i: cython.int
    if t.head.automatons:
        slide(t.display, PYRAMID_DISPLAY)
    for i in range(PYRAMID_DISPLAY):
        if t.display[i] == NO_TILE and t.left > 0:
            t.left -= 1
            t.display[i] = t.deck[t.left]
            t.deck[t.left] = NO_TILE
            t.head.known += 1
            note(cython.address(t.head), EV_NEW_TILE, -1, t.display[i])
