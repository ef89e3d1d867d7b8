"""What `heyday balance` found, for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from heyday.arena.balance.report import Report
    from heyday.arena.balance.uses import Use

COLOURS = {"met": "green", "not met": "red", "open": "yellow"}
LONG = 30  # things of a kind, of which the strongest and the weakest are named, not all
ENDS = 3  # how many of either, in each group
CONTRIBUTION = "win contribution in points (standard error)"


def summary(report: Report) -> Group:
    """Return what was found, for a terminal: the verdict first."""
    from heyday.arena.balance.words import how_played

    parts: list[RenderableType] = [
        Text(f"{report.title}: {how_played(report)}", style="bold"),
        Text(),
    ]
    parts.append(_goals(report))
    parts += [*_seats(report), *_points(report), *_sources(report), *_leanings(report)]
    parts += _things(report)
    if report.of("card"):
        parts += [Text(), _named("Dead cards", report.dead)]
        parts.append(_named("Dominated tiles", report.dominated))
    return Group(*parts, *_lengths(report))


def _goals(report: Report) -> Table:
    """Return each goal: whether it is met, and what misses it."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for goal in report.goals:
        grid.add_row(Text(goal.status, style=COLOURS[goal.status]), Text(goal.wish))
        for line in (*goal.entries, goal.note):
            grid.add_row("", Text(line, style="dim"))
    return grid


def _grid(title: str, *heads: str) -> tuple[list[RenderableType], Table]:
    """Return a table under a title, and the table itself, to be filled."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for nth, head in enumerate(heads):
        table.add_column(head, justify="right" if nth else "left", no_wrap=True)
    return [Text(), Text(title, style="italic"), table], table


def _by_size(report: Report, title: str) -> tuple[list[RenderableType], Table]:
    return _grid(title, "", *(f"{table.players} players" for table in report.tables))


def _seats(report: Report) -> list[RenderableType]:
    from heyday.arena.balance.goals import ordinal

    most = max(table.players for table in report.tables)
    heads = [ordinal(n) for n in range(1, most + 1)]
    parts, grid = _grid("Victories by the order of play, %", "players", "fair", *heads)
    for table in report.tables:
        cells = [
            f"{100 * s.value:.1f} ({100 * s.low:.0f}-{100 * s.high:.0f})" for s in table.places
        ]
        grid.add_row(str(table.players), f"{100 / table.players:.1f}", *cells)
    return parts


def _points(report: Report) -> list[RenderableType]:
    parts, grid = _grid("Points: mean (middle half)", "players", "winners", "others", "lead")
    for table in report.tables:
        cells = map(_spread, (table.winners, table.others, table.leads))
        grid.add_row(str(table.players), *cells)
    return parts


def _spread(values: list[int]) -> str:
    from heyday.arena.balance.measures import Spread

    if not values:
        return "-"
    found = Spread.of(values)
    return f"{found.mean:.1f} ({found.quarter:.0f}-{found.three_quarters:.0f})"


def _sources(report: Report) -> list[RenderableType]:
    from heyday.arena.balance.words import source_name

    parts, grid = _by_size(report, "Points by source: winners / others")
    for nth, source in enumerate(report.tables[0].sources):
        each = [table.sources[nth] for table in report.tables]
        cells = [f"{found.winners:.1f} / {found.others:.1f}" for found in each]
        grid.add_row(source_name(report, source.name), *cells)
    return parts


def _leanings(report: Report) -> list[RenderableType]:
    title = f"What seats lean on, by {report.leaning}: % of the winners / % that win so"
    parts, grid = _by_size(report, title)
    for leaning in report.tables[0].leanings:
        each = [next(o for o in t.leanings if o.name == leaning.name) for t in report.tables]
        cells = [
            f"{100 * o.winners.value:.0f} / {f'{100 * o.wins.value:.0f}' if o.wins.of else '-'}"
            for o in each
        ]
        grid.add_row(leaning.name, *cells)
    return parts


def _things(report: Report) -> list[RenderableType]:
    """Return what is used, kind by kind: how much, and what that does for winning."""
    parts: list[RenderableType] = []
    for kind, uses in report.kinds:
        there = [use for use in uses if use.games.of]
        if kind.aside or not there:
            continue
        short = len(there) > LONG
        title = f"{kind.title}{', the clearest of each group' if short else ''}; {CONTRIBUTION}"
        more, grid = _grid(title, "", "games, %", kind.used, "contribution")
        for use in _clearest(there) if short else there:
            share = f"{100 * use.games.value:.0f}"
            grid.add_row(use.thing.full, share, str(use.uses), _measured(use))
        parts += more
    return parts


def _clearest(uses: list[Use]) -> list[Use]:
    """Return those of each group that most clearly go together with winning, and with losing."""
    found = []
    for group in dict.fromkeys(use.thing.group for use in uses):
        known = [use for use in uses if use.thing.group == group and use.contribution.known]
        known.sort(key=lambda use: -use.contribution.clear)
        found += known[:ENDS] + known[ENDS:][-ENDS:]
    return found


def _measured(use: Use) -> str:
    mine = use.contribution
    return f"{100 * mine.value:+.1f} ({100 * mine.error:.1f})" if mine.known else "-"


def _named(title: str, found: list[Use]) -> Text:
    return Text(f"{title}: {', '.join(use.thing.full for use in found) or 'none'}")


def _lengths(report: Report) -> list[RenderableType]:
    names = list(report.tables[0].lengths)
    parts, grid = _grid("Length: mean (middle half)", "players", *names)
    for table in report.tables:
        grid.add_row(str(table.players), *map(_spread, table.lengths.values()))
    for table in report.tables:
        ends = ", ".join(f"{name} {count}" for name, count in table.endings.items())
        parts.append(Text(f"Ends with {table.players} players: {ends}"))
    return parts
