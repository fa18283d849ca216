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
LEAST_FIRST = 8
"""The first column of a table becomes no narrower."""


def mark(player: int, seats: int) -> Text:
    """How a player is marked on the board: the number of the seat, or a letter for an automaton."""
    shown = str(player + 1) if player < seats else "TUVW"[player - seats]
    return Text(shown, Style(bold=True, color=COLOURS[player % len(COLOURS)]))


def lay_out(rows: Iterable[Row], width: int, seats: int) -> list[Text]:
    """Rows in lines of at most so many columns, as far as tables can be broken."""
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
    for part in broken:
        part.rstrip()
    return [Text(" " * indent) + part for part in broken] or [Text()]


def _table(rows: Sequence[tuple[Cell, ...]], width: int, seats: int) -> list[Text]:
    """The first column stands to the left, the others to the right. Where that is too wide, the first is broken."""
    columns = max(len(row) for row in rows)
    cells = [[_cell(cell, seats) for cell in row] + [Text()] * (columns - len(row)) for row in rows]
    if columns == 1:  # lines of their own: those that mark players are sentences, others are left as they are
        return [part for row, (cell,) in zip(rows, cells, strict=True) for part in _alone(row[0], cell, width)]
    widths = [max(row[column].cell_len for row in cells) for column in range(columns)]
    gap = GAP if sum(widths) + GAP * (columns - 1) <= width else 1
    left = width - sum(widths[1:]) - gap * (columns - 1)
    if left < widths[0]:
        widths[0] = max(left, LEAST_FIRST)
    lines = []
    for first, *others in cells:
        *above, last = wrapped(first, widths[0])
        lines += above
        line = last + _blanks(widths[0] - last.cell_len)
        for cell, wide in zip(others, widths[1:], strict=True):
            line += _blanks(gap + wide - cell.cell_len) + cell
        line.rstrip()
        lines.append(line)
    return lines


def _alone(cell: Cell, line: Text, width: int) -> list[Text]:
    return [line] if isinstance(cell, str) else wrapped(line, width)


def _blanks(number: int) -> Text:
    return Text(" " * number)


def _cell(cell: Cell, seats: int) -> Text:
    if isinstance(cell, str):
        return Text(cell)
    text = Text()
    for piece in cell:
        text += Text(piece) if isinstance(piece, str) else mark(piece, seats)
    return text


def joined(lines: Iterable[Text]) -> Text:
    return Text("\n").join(lines)
