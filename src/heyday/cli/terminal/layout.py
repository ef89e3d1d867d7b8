"""Putting parts of a table beside or below each other, as the width allows."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, RenderableType
from rich.console import Group as Stack
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

GAP = 2
_ruler = Console(width=1000, color_system=None)


def width_of(part: RenderableType) -> int:
    """Return how many columns a part takes if nothing is wrapped."""
    return Measurement.get(_ruler, _ruler.options, part).maximum


def beside(left: RenderableType, right: RenderableType, width: int) -> RenderableType:
    """Put two parts beside each other if there is room, otherwise one below the other."""
    if width_of(left) + 2 * GAP + width_of(right) > width:
        return Stack(left, right)
    grid = Table.grid(padding=(0, 2 * GAP))
    grid.add_row(left, right)
    return grid


def hanging(mark: Text, part: RenderableType) -> Table:
    """Return a part with something before its first line; its other lines stand below it."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    grid.add_row(mark, part)
    return grid


def flow(cells: Iterable[Text], width: int) -> list[Text]:
    """Lay cells out in lines, as many in each as fit."""
    lines = [Text()]
    for cell in cells:
        if lines[-1] and lines[-1].cell_len + GAP + cell.cell_len > width:
            lines.append(Text())
        if lines[-1]:
            lines[-1].append(" " * GAP)
        lines[-1].append_text(cell)
    return lines
