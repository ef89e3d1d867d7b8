"""The plots of a report, each for a column of the page."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from statistics import median

import numpy as np
from matplotlib.axes import Axes

from heyday.arena.balance import goals
from heyday.arena.balance.drawing import (
    BAD,
    BAND,
    BLUE,
    GOLD,
    INK,
    PALE,
    QUIET,
    WIDTH,
    Dot,
    Drawing,
    draw_dot,
    number,
    scale,
)
from heyday.arena.balance.measures import Share, Spread
from heyday.arena.balance.report import Table
from heyday.arena.balance.things import Kind
from heyday.arena.balance.uses import Use

LETTER = 6.2  # pixels, on the average
Marks = Mapping[str, tuple[str, str]]  # colour and marker of things that stand out
RARE, FAR_ABOVE = (BAD, "D"), (GOLD, "^")
WIDE = 1.96  # standard errors of a 95 % interval
BARS = 24  # of a histogram, at most


def seats(table: Table, names: Sequence[str]) -> str:
    """Draw the share of victories by the order of play, and by seat if that is another thing."""
    fair = 1 / table.players
    rows = [(f"{goals.ordinal(place)} to play", s, BLUE) for place, s in enumerate(table.places, 1)]
    if names:
        seats = zip(names, table.seats, strict=False)
        rows += [(f"seat {name}", share, PALE) for name, share in seats]
    drawing = Drawing(len(rows))
    reach = max(0.15, *(max(fair - s.low, s.high - fair) for _, s, _ in rows))
    step = 0.05 if reach < 0.2 else 0.1
    ticks = np.arange(np.floor((fair - reach) / step), np.ceil((fair + reach) / step) + 1) * step
    axes = drawing.panel(92, WIDTH - 54, [100 * max(tick, 0.0) for tick in ticks if tick > -step])
    axes.axvspan(100 * (fair - goals.FAR), 100 * (fair + goals.FAR), color=BAND, lw=0)
    axes.axvline(100 * fair, color=INK, lw=1)
    drawing.heading(92, "victories, %")
    for row, (label, share, colour) in enumerate(rows):
        draw_dot(axes, row, _dot(share, colour))
        quiet = QUIET if colour == PALE else INK
        drawing.write(84, row, label, quiet, "right")
        drawing.write(WIDTH - 2, row, f"{100 * share.value:.1f}", quiet, "right", colour == BLUE)
    return drawing.svg(f"seats{table.players}", f"Victories by seat, {table.players} players")


def _room(labels: Sequence[str]) -> int:
    """Return the pixels that labels need."""
    return min(144, max(56, round(LETTER * max(map(len, labels))) + 6))


def _dot(share: Share, colour: str = BLUE, marker: str = "o") -> Dot:
    return Dot(100 * share.value, 100 * share.low, 100 * share.high, colour, marker)


# ---- points and length ----


def points(table: Table) -> str:
    """Draw how the points of winners and of the others are spread."""
    edges = _edges([*table.winners, *table.others])
    drawing = Drawing(6, top=40, bottom=4)
    axes = _ground(drawing, edges)
    for values, colour in ((table.others, PALE), (table.winners, BLUE)):
        if values:
            _hill(axes, values, edges, colour)
    drawing.heading(6, "points")
    for values, colour, label, x in (
        (table.others, QUIET, "others", 8), (table.winners, BLUE, "winners", WIDTH - 8),
    ):  # fmt: skip
        if values:
            found = Spread.of(values)
            text, align = f"{label} {found.mean:.1f}", "left" if x == 8 else "right"
            drawing.write(x, 0, text, colour, align, bold=True)
            drawing.write(x, 0.85, f"± {found.deviation:.1f}", QUIET, align, size=11)
    return drawing.svg(f"points{table.players}", f"Points, {table.players} players")


def length(table: Table) -> str:
    """Draw how many turns games take."""
    turns = table.lengths["turns"]
    edges = _edges(turns)
    drawing = Drawing(5, top=40, bottom=4)
    _hill(_ground(drawing, edges), turns, edges, BLUE)
    found = Spread.of(turns)
    drawing.heading(6, "turns, of all players together")
    drawing.write(WIDTH - 8, 0, f"{found.mean:.1f}", BLUE, "right", bold=True)
    drawing.write(WIDTH - 8, 0.85, f"± {found.deviation:.1f}", QUIET, "right", size=11)
    return drawing.svg(f"length{table.players}", f"Turns, {table.players} players")


def _edges(values: Sequence[int]) -> list[float]:
    """Return the bounds of the bars, each of them as many whole numbers wide."""
    low, high = min(values), max(values)
    width = max(1, -(-(high - low + 1) // BARS))
    return [low - 0.5 + width * n for n in range((high - low) // width + 2)]


def _ground(drawing: Drawing, edges: Sequence[float]) -> Axes:
    """Return a panel for a histogram, over the whole width."""
    axes = drawing.panel(6, WIDTH - 6, [0, 1])
    low, high = edges[0], edges[-1]
    step = scale(max(high - low, 4), 5)[1]
    first = np.ceil(low / step)
    ticks = [step * n for n in range(int(first), int(np.floor(high / step)) + 1)]
    axes.set(xlim=(low, high), ylim=(0, None))
    axes.set_xticks(ticks, [number(tick) for tick in ticks])
    return axes


def _hill(axes: Axes, values: Sequence[int], edges: Sequence[float], colour: str) -> None:
    counts, _ = np.histogram(values, edges)
    axes.stairs(counts / len(values), edges, fill=True, color=colour, alpha=0.25, lw=0)
    axes.stairs(counts / len(values), edges, color=colour, lw=1.6)
    axes.set_ylim(0, max(axes.get_ylim()[1], 1.25 * float((counts / len(values)).max())))


def sources(table: Table, names: Sequence[str]) -> str:
    """Draw what each source of points gave winners and others."""
    drawing, label = Drawing(len(names)), _room(names)
    every = [value for s in table.sources for value in (s.winners, s.others)]
    ticks = scale(max(*every, 4), 4)
    below = [-tick for tick in ticks[:0:-1] if -tick >= min(every)]
    axes = drawing.panel(label + 8, WIDTH - 50, [*below, *ticks], min(*every, -0.03 * ticks[-1]))
    axes.axvline(0, color=INK, lw=1)
    for row, source in enumerate(table.sources):
        axes.plot([source.others, source.winners], [row, row], color=PALE, lw=1.4)
        axes.plot([source.others], [row], "o", color=PALE, markersize=6, clip_on=False)
        axes.plot([source.winners], [row], "o", color=BLUE, markersize=6, clip_on=False)
        drawing.write(label, row, names[row], align="right")
        gap = number(source.winners - source.others, "+.1f")
        drawing.write(WIDTH - 2, row, gap, align="right")
    drawing.heading(label + 8, "points of winners and others")
    drawing.heading(WIDTH - 2, "gap", "right")
    return drawing.svg(f"sources{table.players}", f"Points by source, {table.players} players")


# ---- leanings ----


def leanings(table: Table) -> str:
    """Draw what winners lean on, and how often those win who lean so."""
    drawing = Drawing(len(table.leanings))
    label = _room([leaning.name for leaning in table.leanings])
    middle = (label + WIDTH) // 2
    most = max(leaning.winners.high for leaning in table.leanings)
    left = drawing.panel(label + 8, middle - 14, [0, 25, 50, 75] if most < 0.75 else [0, 50, 100])
    right = drawing.panel(middle + 14, WIDTH - 12, [0, 50, 100])
    left.axvline(100 * goals.COMMON, color=GOLD, lw=1.2, ls=(0, (3, 2)))
    right.axvline(100 / table.players, color=INK, lw=1)
    for row, leaning in enumerate(table.leanings):
        draw_dot(left, row, _dot(leaning.winners))
        if leaning.wins.of:
            draw_dot(right, row, _dot(leaning.wins))
        drawing.write(label, row, leaning.name, align="right")
    drawing.heading(label + 8, "of the winners, %")
    drawing.heading(middle + 14, "wins so, %")
    return drawing.svg(f"leanings{table.players}", f"Leanings, {table.players} players")


# ---- things ----


def reach(uses: Sequence[Use]) -> float:
    """Return how far a scale must go for the contributions of some things, in points."""
    known = [use.contribution for use in uses if use.contribution.known]
    usual = median(c.error for c in known) if known else 0.0
    clear = [c for c in known if c.error <= 1.5 * usual]
    return 100 * max([0.02, *(abs(c.value) + c.error for c in clear)])


def things(kind: Kind, uses: Sequence[Use], most: float, marks: Marks, name: str) -> str:
    """Draw how often things were used, and their win contribution, the greatest on top."""
    rows = sorted(uses, key=lambda use: (not use.contribution.known, -use.contribution.value))
    drawing, label = Drawing(len(rows)), _room([use.thing.label for use in rows])
    middle = label + (WIDTH - label) * 2 // 5 + 4
    left = drawing.panel(label + 8, middle - 12, [0, 50, 100])
    right = drawing.panel(middle + 18, WIDTH - 14, _both_ways(most))
    right.axvline(0, color=INK, lw=1)
    if kind.name in ("card", "tile"):
        left.axvline(100 * goals.SELDOM, color=GOLD, lw=1.2, ls=(0, (3, 2)))
    drawing.heading(label + 8, "choice, %" if kind.by_choice else f"{kind.used}, %")
    drawing.heading(middle + 18, "win contribution")
    for row, use in enumerate(rows):
        colour, marker = marks.get(use.thing.key, (BLUE, "o"))
        marked = use.thing.key in marks
        drawing.write(label, row, use.thing.label, colour if marked else INK, "right", marked)
        share = use.choice if kind.by_choice else use.games
        if share.of:
            draw_dot(left, row, _dot(share, colour, marker))
        if use.contribution.known:
            draw_dot(right, row, _effect(use, colour, marker))
    return drawing.svg(name, f"{kind.title}: use and win contribution")


def _both_ways(most: float) -> list[float]:
    """Return a scale to both sides of zero."""
    unit = 10.0 if most > 10 else 2.0
    end = unit * math.ceil(min(most, 100.0) / unit)
    return [-end, 0.0, end]


def _effect(use: Use, colour: str, marker: str) -> Dot:
    mine, spread = 100 * use.contribution.value, 100 * WIDE * use.contribution.error
    return Dot(mine, mine - spread, mine + spread, colour, marker)
