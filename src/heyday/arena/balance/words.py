"""What a report says in words, on a page as in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from heyday import games
from heyday.arena.balance.goals import MET, NOT_MET, OPEN, between, percent
from heyday.arena.balance.goals import points as in_points
from heyday.arena.balance.measures import BALANCED, Spread
from heyday.arena.balance.report import Report
from heyday.arena.balance.things import Kind
from heyday.arena.balance.uses import Use


def sentence(text: str) -> str:
    """Return a statement as a sentence."""
    return f"{text[:1].upper()}{text[1:]}."


def series(parts: list[str]) -> str:
    """Return some things, one after the other."""
    return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


def how_played(report: Report) -> str:
    """Return who played how many games, and how long they thought."""
    conditions = report.conditions
    budget = f" with {conditions.seconds:g} s a decision" if conditions.seconds else ""
    if conditions.simulations:
        budget = f" with {conditions.simulations} simulations a decision"
    counts = [f"{table.games} at tables of {table.players}" for table in report.tables]
    options = "".join(f", {name} {value}" for name, value in conditions.options.items())
    return f"{conditions.bot}{budget} against itself{options}: {', '.join(counts)}"


def source_name(report: Report, source: str) -> str:
    """Return what a source of points is called."""
    return games.get(report.conditions.game).strings.say("en", f"source-{source}")


def verdict(report: Report) -> str:
    """Return how many goals are met."""
    counts = {
        status: sum(goal.status == status for goal in report.goals)
        for status in (MET, NOT_MET, OPEN)
    }
    said = [f"{count} {status}" for status, count in counts.items() if count]
    text = f"Of {len(report.goals)} goals, {series(said)}."
    if len(report.goals) == 1:
        text = f"The goal is {report.goals[0].status}."
    if counts[OPEN]:
        text += " An open one is missed by what was counted, but within what chance explains."
    return text


def seats(report: Report) -> str:
    """Return what beginning is worth."""
    said = [f"{between(t.places[0])} with {t.players} players" for t in report.tables]
    return f"Who begins wins {series(said)}."


def points(report: Report) -> str:
    """Return how high and how close games are won."""
    said = [
        f"{Spread.of(t.winners).mean:.0f} points with {t.players} players, "
        f"{Spread.of(t.leads).mean:.0f} more than the second"
        for t in report.tables
    ]
    return f"Winners have {'; '.join(said)}."


def leanings(report: Report) -> str:
    """Return what most winners lean on."""
    said = []
    for table in report.tables:
        best = next(way for way in table.leanings if way.name != BALANCED)
        said.append(f"{best.name} with {table.players} players ({percent(best.winners.value)})")
    return f"What winners lean on most: {series(said)}."


def length(report: Report) -> str:
    """Return how long games are."""
    said = []
    for table in report.tables:
        turns, decisions = (Spread.of(table.lengths[name]).mean for name in ("turns", "decisions"))
        said.append(f"{turns:.0f} turns ({decisions:.0f} decisions) with {table.players} players")
    text = f"A game takes {series(said)}."
    for table in report.tables:
        if len(table.endings) > 1:
            ends = [f"{name} {percent(n / table.games)}" for name, n in table.endings.items()]
            text += f" Ends with {table.players} players: {series(ends)}."
    return text


def chapter(report: Report, name: str) -> str:
    """Return what stands out in a chapter of things."""
    if name == "Tiles":
        return _rare("Dominated", report.dominated) or "No tile is dominated."
    kinds = [(k, found) for k, found in report.kinds if k.chapter == name and not k.aside]
    dead = _rare(" Hardly ever played", report.dead) if name == "Cards" else ""
    return _extremes(kinds) + dead


def _extremes(kinds: Sequence[tuple[Kind, list[Use]]]) -> str:
    known = [(use, kind) for kind, found in kinds for use in found if use.contribution.known]
    if not known:
        return "Nothing can be compared yet."
    best = max(known, key=lambda each: each[0].contribution.clear)
    worst = min(known, key=lambda each: each[0].contribution.clear)
    return f"The clearest plus is {_effect(*best)}, the clearest minus {_effect(*worst)}."


def _effect(use: Use, kind: Kind) -> str:
    mine, thing = use.contribution, use.thing
    name = thing.full if thing.group else f"{thing.label} ({kind.title.lower()})"
    return f"{name} with {in_points(mine.value)} \u00b1\u00a0{100 * mine.error:.1f}"


def _rare(title: str, found: list[Use]) -> str:
    return f"{title}: {series([use.thing.full for use in found])}." if found else ""
