"""`heyday balance`: how fair and how varied a game is, from many games of a bot against itself."""

from __future__ import annotations

from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from heyday.cli.common import (
    Problem,
    backend_option,
    check_players,
    get_own_game,
    json_option,
    option_option,
    print_json,
    progress_bar,
    read_options,
    use_backend,
)
from heyday.cli.contest import (
    budget_options,
    check_bot,
    check_budget,
    get_runner,
    longest_decision,
    playing,
    where_options,
)

if TYPE_CHECKING:
    from heyday.arena.balance.games import Book
    from heyday.arena.balance.report import Report
    from heyday.arena.balance.uses import Use
    from heyday.arena.runners import Runner
    from heyday.arena.table import Task
    from heyday.kit.game import Game

COLOURS = {"met": "green", "not met": "red", "open": "yellow"}
ENDS = 3  # how many of the strongest and of the weakest are named


@click.command("balance")
@click.argument("game", metavar="GAME")
@click.option(
    "--players",
    "sizes",
    multiple=True,
    metavar="N",
    help="Tables of so many; 2,3,4 or several times. By default of every size.",
)
@click.option(
    "--games", type=click.IntRange(1), default=100, show_default=True, help="For each table size."
)
@click.option("--bot", default="adept", show_default=True, help="Who plays, on all seats.")
@budget_options
@where_options
@click.option("--out", metavar="FILE", help="Keep what was played; go on with what is there.")
@click.option("--html", metavar="FILE", help="Write a page with plots; it needs heyday[report].")
@option_option
@json_option
@backend_option
def command(
    game: str,
    sizes: tuple[str, ...],
    games: int,
    bot: str,
    seconds: float | None,
    simulations: int | None,
    processes: int | None,
    patience: float | None,
    cluster: str | None,
    out: str | None,
    html: str | None,
    options: tuple[str, ...],
    as_json: bool,
    backend: str | None,
) -> None:
    """Let a bot play against itself, and weigh seats, points, cards, tiles and strategies.

    What is found is printed, and written as a page with plots by --html.
    """
    use_backend(backend, "numba")
    from heyday.arena.balance.games import Book, Conditions, OtherGames
    from heyday.arena.balance.report import report

    check_budget(seconds, simulations)
    found = get_own_game(game)
    tables = _sizes(found, sizes)
    check_bot(bot)
    if html:
        _check_plots()
    chosen = read_options(found, options)
    conditions = Conditions.of(game, bot, chosen, seconds, simulations)
    tasks = [task for players in tables for task in conditions.tasks(players, games)]
    runner = get_runner(processes, cluster, patience, longest_decision([bot], seconds, simulations))
    with playing(out):
        try:
            book = Book(conditions, Path(out) if out else None)
        except OtherGames as error:
            raise Problem(str(error)) from error
        _play(book, tasks, runner, f"{found.title}, {bot} against itself")
    result = report(conditions, book.of(tasks))
    if html:
        _write(result, html)
    if as_json:
        print_json(result.data())
    else:
        Console(highlight=False).print(summary(result))


def _sizes(game: Game, wishes: tuple[str, ...]) -> list[int]:
    """Return the numbers of players that are wished for."""
    found = []
    for wish in ",".join(wishes).split(",") if wishes else map(str, game.players):
        if not wish.strip().isdecimal():
            raise Problem(f"--players {wish}: expected numbers, such as 2,3,4")
        check_players(game, int(wish))
        found.append(int(wish))
    return sorted(set(found))


def _check_plots() -> None:
    if find_spec("matplotlib") is None:
        raise Problem("--html: Matplotlib is not installed (pip install 'heyday[report]')")


def _play(book: Book, tasks: list[Task], runner: Runner, title: str) -> None:
    from heyday.arena.balance.games import account_for

    left = book.left(tasks)
    with progress_bar() as bar, closing(runner(account_for, left)) as accounts:
        task = bar.add_task(title, total=len(tasks), completed=len(tasks) - len(left))
        for account in accounts:
            book.add(account)
            bar.advance(task)


def _write(result: Report, path: str) -> None:
    from heyday.arena.balance.page import page

    with progress_bar() as bar:
        bar.add_task("drawing the page", total=None)
        text = page(result)
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        raise Problem(f"{path} cannot be written: {error.strerror or error}") from error


# ---- the summary ----


def summary(report: Report) -> Group:
    """Return what was found, for a terminal: the verdict first."""
    from heyday.arena.balance.words import how_played

    parts: list[RenderableType] = [
        Text(f"{report.title}: {how_played(report)}", style="bold"),
        Text(),
    ]
    parts.append(_goals(report))
    parts += [*_seats(report), *_points(report), *_sources(report), *_leanings(report)]
    if report.of("card"):
        parts += [*_extremes(report), Text()]
        parts.append(_named("Dead cards", report.dead))
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


def _extremes(report: Report) -> list[RenderableType]:
    """Return the cards of each era that most clearly go together with winning, and losing."""
    title = "Win contribution, points (standard error): the clearest of each era"
    parts, grid = _grid(title, "", "pluses", "minuses")
    known = [use for use in report.of("card") if use.contribution.known]
    for era in dict.fromkeys(use.thing.group for use in known):
        cards = [use for use in known if use.thing.group == era]
        cards.sort(key=lambda use: -use.contribution.clear)
        for best, worst in zip(cards[:ENDS], reversed(cards[-ENDS:]), strict=True):
            grid.add_row(era, _contribution(best), _contribution(worst))
    return parts


def _contribution(use: Use) -> str:
    mine = use.contribution
    return f"{use.thing.label} {100 * mine.value:+.1f} ({100 * mine.error:.1f})"


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
