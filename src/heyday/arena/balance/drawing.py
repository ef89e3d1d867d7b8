"""Drawing with Matplotlib: rows of dots with intervals, as SVG that takes its colours from a page.

Sizes are pixels of a column of the page; y counts rows, from the top.
"""

from __future__ import annotations

import io
import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

WIDTH = 360
ROW = 20
INK, QUIET, LINE = "#1b2733", "#4a5058", "#d2c2a0"
BLUE, GOLD, BAND, BAD, PALE = "#14567f", "#b4700b", "#fdeebf", "#a62a1c", "#8fa6b3"
VARIABLES = {  # the page's names of these colours; in the dark they are others
    INK: "ink",
    QUIET: "ink-2",
    LINE: "line",
    BLUE: "mark",
    GOLD: "mark-2",
    BAND: "band",
    BAD: "bad",
    PALE: "pale",
}
STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",  # text stays text, in the page's own type
    "font.size": 12,
    "text.color": INK,
    "axes.linewidth": 0,
    "axes.facecolor": "none",
    "figure.facecolor": "none",
    "figure.dpi": 72,
    "xtick.color": QUIET,
    "lines.solid_capstyle": "butt",
}


@dataclass(frozen=True)
class Dot:
    """A value with its interval."""

    value: float
    low: float
    high: float
    colour: str = BLUE
    marker: str = "o"


class Drawing:
    """A figure of some rows, with room for headings above them."""

    def __init__(self, rows: float, top: int = 34, bottom: int = 8) -> None:
        self.rows, self.top = rows, top
        self.height = top + ROW * rows + bottom
        with mpl.rc_context(STYLE):
            self.figure = Figure(figsize=(WIDTH / 72, self.height / 72))

    def panel(
        self, left: int, right: int, ticks: Sequence[float], least: float | None = None
    ) -> Axes:
        """Return a panel over all rows, between two columns of pixels, with a scale on top.

        The scale begins at its first tick, or at what is the least.
        """
        bottom = 1 - (self.top + ROW * self.rows) / self.height
        box = (left / WIDTH, bottom, (right - left) / WIDTH, ROW * self.rows / self.height)
        with mpl.rc_context(STYLE):
            axes = self.figure.add_axes(box)
            axes.set(
                xlim=(ticks[0] if least is None else least, ticks[-1]),
                ylim=(self.rows - 0.5, -0.5),
                yticks=[],
            )
            axes.xaxis.tick_top()
            axes.tick_params(length=0, pad=2, labelsize=11)
            axes.set_xticks(ticks, [number(tick) for tick in ticks])
            axes.grid(axis="x", color=LINE, linewidth=0.8)
            axes.set_axisbelow(True)
        return axes

    def write(
        self, x: float, row: float, text: str, colour: str = INK, align: str = "left",
        bold: bool = False, size: int = 12,
    ) -> None:  # fmt: skip
        """Write something at a column of pixels, in a row; row -1 and above are headings."""
        y = 1 - (self.top + ROW * (row + 0.5)) / self.height
        weight = "bold" if bold else "normal"
        self.figure.text(
            x / WIDTH, y, text, color=colour, ha=align, va="center_baseline", weight=weight,
            size=size,
        )  # fmt: skip

    def heading(self, x: float, text: str, align: str = "left") -> None:
        """Write what a panel shows, above its scale."""
        y = 1 - 10 / self.height
        self.figure.text(
            x / WIDTH, y, text, color=QUIET, ha=align, va="center_baseline", size=11, weight="bold"
        )

    def svg(self, name: str, title: str) -> str:
        """Return the drawing, to stand within a page; `name` keeps it apart from others there."""
        out = io.StringIO()
        with mpl.rc_context(STYLE | {"svg.hashsalt": name}):
            self.figure.savefig(out, format="svg", metadata={"Date": None})
        return _inline(out.getvalue(), title)


def _inline(text: str, title: str) -> str:
    """Return an SVG file as a part of a page: without a header, in the page's colours and type."""
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    text = re.sub(r"<!--.*?-->", "", text, flags=re.DOTALL)
    text = re.sub(r'<g id="[^"]*"', "<g", text)
    text = re.sub(r' (xmlns(:xlink)?|version|width|height)="[^"]*"', "", text, count=5)
    text = text.replace("xlink:href", "href")
    text = re.sub(r"<defs>\s*<style.*?</style>\s*</defs>", "", text, flags=re.DOTALL)
    text = re.sub(r"font-family: [^;]*; ", "", text)
    text = re.sub(r' transform="rotate\(-?0 [^"]*"', "", text)
    for colour, variable in VARIABLES.items():
        text = text.replace(colour, f"var(--{variable})")
    text = re.sub(r"\s*\n\s*", "\n", text)
    return text.replace("<svg", f'<svg role="img" aria-label="{title}"', 1)


def number(value: float, form: str = "g") -> str:
    """Return a number with a true minus sign."""
    return f"{value:{form}}".replace("-", "\u2212")


def draw_dot(axes: Axes, row: int, dot: Dot) -> None:
    """Draw a value with its interval; what lies beyond the scale stands at its end, as an arrow."""
    low, high = axes.get_xlim()
    value, *ends = (min(max(x, low), high) for x in (dot.value, dot.low, dot.high))
    axes.plot(ends, [row, row], color=dot.colour, lw=1.4)
    marker = dot.marker if value == dot.value else "<" if dot.value < low else ">"
    axes.plot([value], [row], marker, color=dot.colour, markersize=6, clip_on=False)


def scale(most: float, steps: int = 3) -> list[float]:
    """Return round numbers from 0 to at least `most`, a few steps apart."""
    rough = max(most, 1e-9) / steps
    unit: float = 10.0 ** math.floor(math.log10(rough))
    step = next(f * unit for f in (1, 2, 5, 10) if f * unit >= rough * 0.999)
    return [step * n for n in range(math.ceil(most / step - 1e-9) + 1)]
