"""Panels laid out in lines of so many columns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.console import Console
from rich.style import Style
from rich.text import Text

from cenote.core.panels import Cell, Panel, Row

COLOURS = ("#e05561", "#4aa5f0", "#8cc265", "#d9a62e", "#b0b0b0")
"""Of the players, by their numbers."""
HEADING = Style(bold=True, color="#7fd1c7")
CONSOLE = Console(width=400, file=None, color_system="truecolor", force_terminal=True)
"""Where Rich wraps lines; nothing is printed there."""
GAP = 2


def mark(player: int, seats: int) -> Text:
    """How a player is marked on the board: the number of the seat, or a letter for an automaton."""
    shown = str(player + 1) if player < seats else "TUVW"[player - seats]
    return Text(shown, Style(bold=True, color=COLOURS[player % len(COLOURS)]))


def lay_out(rows: Iterable[Row], width: int, seats: int) -> list[Text]:
    """Rows in lines of at most so many columns. Only a table that is wider than that is not broken."""
    lines: list[Text] = []
    for is_table, group in groupby(rows, key=lambda row: not isinstance(row, str)):
        if is_table:
            lines += _table([row for row in group if not isinstance(row, str)], width, seats)
        else:
            lines += [line for row in group for line in wrapped(Text(str(row)), width)]
    return lines


def titled(panel: Panel, width: int, seats: int) -> list[Text]:
    """A panel below its title."""
    return [Text(panel.title, HEADING), *lay_out(panel.rows, width, seats)]


def wrapped(line: Text, width: int) -> list[Text]:
    """A sentence in lines, each as far indented as it begins."""
    indent = len(line.plain) - len(line.plain.lstrip(" "))
    broken = line[indent:].wrap(CONSOLE, max(width - indent, 1))
    return [Text(" " * indent) + part for part in broken] or [Text()]


def _table(rows: Sequence[tuple[Cell, ...]], width: int, seats: int) -> list[Text]:
    """The first column stands to the left, the others to the right. One alone that marks players is a sentence."""
    columns = max(len(row) for row in rows)
    cells = [[_cell(cell, seats) for cell in row] + [Text()] * (columns - len(row)) for row in rows]
    widths = [max(row[column].cell_len for row in cells) for column in range(columns)]
    gap = GAP if sum(widths) + GAP * (columns - 1) <= width else 1
    alone = columns == 1 and not isinstance(rows[0][0], str)
    lines = []
    for row in cells:
        line = Text()
        for column, (cell, wide) in enumerate(zip(row, widths, strict=True)):
            blanks = Text(" " * (wide - cell.cell_len))
            line += cell + blanks if column == 0 else Text(" " * gap) + blanks + cell
        line.rstrip()
        lines += wrapped(line, width) if alone else [line]
    return lines


def _cell(cell: Cell, seats: int) -> Text:
    if isinstance(cell, str):
        return Text(cell)
    text = Text()
    for piece in cell:
        text += Text(piece) if isinstance(piece, str) else mark(piece, seats)
    return text


def joined(lines: Iterable[Text]) -> Text:
    return Text("\n").join(lines)
