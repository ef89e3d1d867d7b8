"""`heyday balance`: how fair and how varied a game is, from many games of a bot against itself."""

from __future__ import annotations

from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console

from heyday.cli.balance_summary import summary
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
    playing,
    where_options,
)

if TYPE_CHECKING:
    from heyday.arena.balance.games import Book
    from heyday.arena.balance.report import Report
    from heyday.arena.runners import Runner
    from heyday.arena.table import Task
    from heyday.kit.game import Game


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
    runner = get_runner(processes, cluster, patience)
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
