"""The sections of the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from heyday import games
from heyday.arena.balance import goals, plots, words
from heyday.arena.balance.goals import Goal, between
from heyday.arena.balance.html import Row, Section, fold, grid, key, panel, plain, table
from heyday.arena.balance.measures import LEAN, Spread
from heyday.arena.balance.report import Report, Table
from heyday.arena.balance.things import Kind
from heyday.arena.balance.uses import Use

SHOWN = 6  # entries of a goal, before the rest is folded away
FIGURES = "All figures"


def sections(report: Report) -> list[Section]:
    """Return all sections, the verdict first."""
    chapters = dict.fromkeys(kind.chapter for kind, _ in report.kinds)
    return [
        Section("Verdict", words.verdict(report), grid(list(map(_goal, report.goals)), "goals")),
        _seats(report),
        _points(report),
        _strategies(report),
        *(_chapter(report, chapter) for chapter in chapters),
        _length(report),
    ]


def _goal(goal: Goal) -> str:
    entries = [f"<li>{plain(entry)}</li>" for entry in goal.entries]
    rest = entries[SHOWN:]
    shown = f"<ul>{''.join(entries[:SHOWN])}</ul>" if entries else ""
    more = fold(f"{len(rest)} more", f"<ul>{''.join(rest)}</ul>") if rest else ""
    note = f"<p>{plain(words.sentence(goal.note))}</p>" if goal.note else ""
    return (
        f'<article class="panel goal {goal.status.replace(" ", "-")}">'
        f'<span class="pill">{goal.status}</span><h3>{plain(goal.wish)}</h3>{note}{shown}{more}'
        "</article>"
    )


def _each(report: Report, draw: Callable[[Table], str], note: str = "") -> str:
    """Return a panel for each size of tables."""
    return grid(
        [panel(f"{t.players} players", note or f"{t.games} games", draw(t)) for t in report.tables]
    )


def _seats(report: Report) -> Section:
    drawn = any(t.places != t.seats for t in report.tables)
    names = games.get(report.conditions.game).seat_names if drawn else ()
    marks = key(
        ("mark", "", "victories, with their interval"),
        ("band", "band", f"within {100 * goals.FAR:.0f} points of the fair share"),
    )
    how = (
        "Who begins is drawn: the order of play can matter, seats only by chance." if drawn else ""
    )
    body = marks + _each(report, lambda t: plots.seats(t, names))
    return Section("Seats", words.seats(report), body, how)


def _points(report: Report) -> Section:
    names = [words.source_name(report, source.name) for source in report.tables[0].sources]
    by_size = zip(*(t.sources for t in report.tables), strict=True)
    rows = [
        Row([name, *(f"{source.winners:.2f} / {source.others:.2f}" for source in each)])
        for name, each in zip(names, by_size, strict=True)
    ]
    heads = ["winners / others", *(f"{t.players} players" for t in report.tables)]
    body = (
        key(("mark", "", "winners"), ("pale", "", "all others"))
        + f'<div class="stack">{_each(report, plots.points)}'
        + _each(report, lambda t: plots.sources(t, names), "by source")
        + f"</div>{fold(FIGURES, table(heads, rows))}"
    )
    return Section("Points", words.points(report), body)


def _strategies(report: Report) -> Section:
    how = (
        f"A seat leans on what makes up {100 * LEAN:.0f} points in a hundred more of its "
        f"{report.leaning} than of an average seat's, and most where several do. Where none does, "
        "it is balanced."
    )
    rows = [
        Row(
            [
                f"{t.players} players: {leaning.name}",
                f"{100 * leaning.average:.1f}",
                between(leaning.winners),
                between(leaning.wins) if leaning.wins.of else "",
                str(leaning.wins.of),
            ]
        )
        for t in report.tables
        for leaning in t.leanings
    ]
    heads = ["", f"% of all {report.leaning}", "of the winners", "wins so", "seats"]
    marks = key(
        ("mark-2", "rule", f"common: {100 * goals.COMMON:.0f} % of the winners"),
        ("ink", "rule solid", "fair share of victories"),
    )
    body = marks + _each(report, plots.leanings) + fold(FIGURES, table(heads, rows))
    return Section("Strategies", words.leanings(report), body, how)


# ---- things ----


Found = Sequence[tuple[Kind, list[Use]]]


def _chapter(report: Report, chapter: str) -> Section:
    """Return what is used, kind by kind; a kind with groups has a panel for each."""
    kinds = [(kind, found) for kind, found in report.kinds if kind.chapter == chapter]
    main = [(kind, found) for kind, found in kinds if not kind.aside]
    marks = {use.thing.key: plots.RARE for use in [*report.dead, *report.dominated]}
    marks |= {use.thing.key: plots.FAR_ABOVE for use in report.outstanding}
    shown = [part for kind, found in main for part in _panels(kind, found, marks, len(main) > 1)]
    aside = [
        fold(kind.title, grid(list(_panels(kind, found, marks, False)), "columns"))
        for kind, found in kinds
        if kind.aside
    ]
    body = _key(kinds, bool(report.outstanding)) + grid(shown, "columns") + "".join(aside)
    figures = [table((kind.title, *HEADS), list(_rows(found, marks))) for kind, found in kinds]
    body += fold(FIGURES, "".join(figures))
    return Section(chapter, words.chapter(report, chapter), body, _how(kinds))


def _key(kinds: Found, outstanding: bool) -> str:
    names = {kind.name for kind, _ in kinds}
    found = [("mark", "", "value, with its interval")]
    if names & {"card", "tile"}:
        of = "its games" if "card" in names else "its choices"
        seldom = f"{100 * goals.SELDOM:.0f} % of {of}"
        found += [("mark-2", "rule", seldom), ("bad", "diamond", "below it")]
    if "card" in names and outstanding:
        found.append(("mark-2", "triangle", f"{goals.OUTSTANDING} errors above its era"))
    return key(*found)


def _how(kinds: Found) -> str:
    """Return how to read the panels."""
    said = []
    if whether := dict.fromkeys(kind.used for kind, _ in kinds if not kind.by_choice):
        said.append(f"{', '.join(whether).capitalize()}: in how many games that offered it.")
    if any(kind.by_choice for kind, _ in kinds):
        said.append("Choice: of the decisions about it and its like, how many took it.")
    return " ".join([*said, "Win contribution: in points of win rate."])


def _panels(kind: Kind, found: Sequence[Use], marks: plots.Marks, tell: bool) -> Iterator[str]:
    most = plots.reach(found)
    there = [use for use in found if use.games.of]
    for nth, group in enumerate(dict.fromkeys(use.thing.group for use in there)):
        uses = [use for use in there if use.thing.group == group]
        drawn = plots.things(kind, uses, most, marks, f"{kind.name}{nth}")
        title = group[:1].upper() + group[1:] if group else kind.title
        yield panel(title, kind.title.lower() if group and tell else "", drawn)


HEADS = (
    *("available in", "used in", "uses", "could be chosen", "choice", "first round"),
    *("win contribution", "standard error"),
)


def _rows(found: Sequence[Use], marks: plots.Marks) -> Iterator[Row]:
    for use in found:
        mine = use.contribution
        yield Row(
            [
                use.thing.full,
                f"{use.games.of} games",
                between(use.games) if use.games.of else "",
                str(use.uses),
                str(use.offered),
                between(use.choice) if use.choice.of else "",
                f"{use.first_round:.1f}" if use.uses else "",
                goals.points(mine.value) if mine.known else "",
                f"{100 * mine.error:.1f}" if mine.known else "",
            ],
            use.thing.key in marks,
        )


# ---- length ----


def _length(report: Report) -> Section:
    rows = [
        Row(
            [
                f"{t.players} players: {name}",
                f"{found.mean:.1f}",
                f"{found.deviation:.1f}",
                *(f"{value:g}" for value in (found.least, found.quarter, found.middle)),
                *(f"{value:g}" for value in (found.three_quarters, found.most)),
            ]
        )
        for t in report.tables
        for name, found in ((name, Spread.of(values)) for name, values in t.lengths.items())
    ]
    heads = ["", "mean", "deviation", "least", "1st quarter", "middle", "3rd quarter", "most"]
    body = _each(report, plots.length) + fold(FIGURES, table(heads, rows))
    return Section("Length", words.length(report), body)
