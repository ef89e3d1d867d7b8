r"""Hexes in a terminal: two lines high, columns shifted against each other by one line.

        ____
   ____/grn \____
  /TEM \(R)_/des \
  \[R]_/ k  \::::/
       \_x2_/

A hex at (q, r) stands in column q, its upper line at 2r + q. Every line of the picture is then
`/upper\lower/upper\lower/`, with nothing wasted. Only ASCII is drawn, so that nothing is ever
shifted by a character of unexpected width; what stands inside may be of any script.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

Place = tuple[int, int]


@dataclass(frozen=True)
class Hex:
    """What is drawn inside a hex."""

    upper: str
    lower: str
    style: str = ""  # of the whole hex
    mark: str = ""  # of the lower text alone, if it differs
    edge: str = "grey50"
    rank: int = 0  # an edge between two hexes is drawn in the style of the higher


def columns(hexes: Mapping[Place, Hex]) -> tuple[int, int]:
    """Return the first and the last column that hold something."""
    across = [q for q, _ in hexes]
    return min(across), max(across)


def picture(hexes: Mapping[Place, Hex], width: int, first: int, last: int) -> list[Text]:
    """Draw the columns from first to last, with `width` characters inside a hex."""
    heights = [2 * r + q for q, r in hexes if first <= q <= last]
    lines = []
    for y in range(min(heights) - 1, max(heights) + 2):
        line = Text()
        for q in range(first, last + 1):
            _slope(line, hexes, q, y)
            _inside(line, hexes, q, y, width)
        _slope(line, hexes, last + 1, y)
        line.rstrip()
        lines.append(line)
    return lines


def _slope(line: Text, hexes: Mapping[Place, Hex], q: int, y: int) -> None:
    """Draw the edge between columns q - 1 and q."""
    upper = (y - q) % 2 == 0
    here = (q, (y - q) // 2) if upper else (q, (y - q - 1) // 2)
    left = (q - 1, here[1]) if upper else (q - 1, here[1] + 1)
    beside = [hexes[place] for place in (here, left) if place in hexes]
    if not beside:
        line.append(" ")
        return
    line.append("/" if upper else "\\", max(beside, key=lambda h: h.rank).edge)


def _inside(line: Text, hexes: Mapping[Place, Hex], q: int, y: int, width: int) -> None:
    """Draw the upper or lower line of the hex that column q has here."""
    upper = (y - q) % 2 == 0
    place = (q, (y - q) // 2) if upper else (q, (y - q - 1) // 2)
    hex_ = hexes.get(place)
    if hex_ and upper:
        line.append(centred(hex_.upper, width, " "), hex_.style)
    elif hex_:
        _lower(line, hex_, width)
    elif not upper and (below := hexes.get((q, place[1] + 1))):
        line.append("_" * width, below.edge)  # the upper edge of the hex below
    else:
        line.append(" " * width)


def _lower(line: Text, hex_: Hex, width: int) -> None:
    text = centred(hex_.lower, width, "_")
    inside = text.strip("_")
    before, after = text.split(inside, 1) if inside else (text, "")
    line.append(before, hex_.style)
    line.append(inside, f"{hex_.style} {hex_.mark}".strip())
    line.append(after, hex_.style)


def centred(text: str, width: int, fill: str) -> str:
    """Return a text in the middle of so many cells."""
    room = max(0, width - cell_len(text))
    return fill * (room // 2) + text + fill * (room - room // 2)
