"""`heyday arena`: games between bots, and what they prove."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.table import Table

from heyday.cli.common import (
    Problem,
    backend_option,
    check_players,
    get_game,
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
    from heyday.arena.runners import Runner
    from heyday.arena.statistics import Row
    from heyday.arena.table import Result, Task
    from heyday.arena.tournament import Ledger

BETTER = 1.2  # a bot is called better if it wins so many times its fair share


@click.command("arena")
@click.argument("game", metavar="GAME")
@click.option("--bots", "names", required=True, metavar="NAMES", help="For example adept,master.")
@click.option("--players", default=2, show_default=True)
@click.option("--games", type=click.IntRange(1), default=100, show_default=True)
@budget_options
@click.option("--sprt", is_flag=True, help="Stop as soon as the first bot is proven better or not.")
@where_options
@click.option("--out", metavar="FILE", help="Keep the results; go on with those already there.")
@click.option("--records", metavar="DIR", help="Keep the record of every game.")
@option_option
@json_option
@backend_option
def command(
    game: str,
    names: str,
    players: int,
    games: int,
    seconds: float | None,
    simulations: int | None,
    sprt: bool,
    processes: int | None,
    cluster: str | None,
    out: str | None,
    records: str | None,
    options: tuple[str, ...],
    as_json: bool,
    backend: str | None,
) -> None:
    """Let bots play against each other; every line-up sits in every order of seats.

    With fewer bots than players the last one fills the table; with more, every choice of them
    plays.
    """
    use_backend(backend, "numba")
    from heyday.arena import statistics, tournament

    check_budget(seconds, simulations)
    found = get_game(game)
    check_players(found, players)
    bots = bot_names(names)
    chosen = read_options(found, options)
    tasks = list(tournament.schedule(game, bots, players, games, chosen, seconds, simulations))
    proof = Proof(bots[0], players) if sprt else None
    runner = get_runner(processes, cluster)
    with playing(out):
        ledger = tournament.Ledger(Path(out) if out else None)
        play_tasks(
            tasks, ledger, runner, records, proof, f"{found.title}, {' against '.join(bots)}"
        )
    rows = statistics.table_of(ledger.of(tasks))
    if as_json:
        print_json([row.data() for row in rows])
    else:
        _print(rows, found.title, players, proof)


def play_tasks(
    tasks: list[Task],
    ledger: Ledger,
    runner: Runner,
    records: str | None,
    proof: Proof | None,
    title: str,
) -> None:
    """Play what is not played yet."""
    from heyday.arena import tournament

    with progress_bar() as bar:
        task = bar.add_task(title, total=len(tasks))
        bar.advance(task, len(ledger.of(tasks)))

        def progress(result: Result) -> bool:
            bar.advance(task)
            if records:
                _keep(Path(records), result)
            return proof is not None and proof.decided(ledger.of(tasks))

        tournament.run(tasks, ledger, keep=bool(records), progress=progress, runner=runner)


class Proof:
    """The question whether a bot is better than the others at its table."""

    def __init__(self, bot: str, players: int) -> None:
        self.bot, self.fair, self.verdict = bot, 1 / players, "not decided"

    def decided(self, results: list[Result]) -> bool:
        """Look at the games played so far; return whether they suffice."""
        from heyday.arena.statistics import sequential

        shares = self.shares(results)
        found = sequential(sum(shares), len(shares), self.fair, self.fair * BETTER).decided
        self.verdict = found or self.verdict
        return bool(found)

    def shares(self, results: list[Result]) -> list[float]:
        """Return its share of the victory in each game."""
        return [
            share
            for result in results
            for bot, share in zip(result.seats, result.shares, strict=True)
            if bot == self.bot
        ]


def bot_names(names: str) -> list[str]:
    """Return the bots that are named."""
    found = [name.strip() for name in names.split(",") if name.strip()]
    for name in found:
        check_bot(name)
    if not found:
        raise Problem("--bots: expected names, such as adept,master")
    return found


def _keep(folder: Path, result: Result) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    name = result.key.replace(" ", "-")
    (folder / f"{name}.heyday").write_text(result.record, encoding="utf-8")


def _print(rows: list[Row], title: str, players: int, proof: Proof | None) -> None:
    table = Table(title=f"{title}, {players} players", box=None)
    for column in ("bot", "games", "wins", "share", "95 %", "rating", "points", "ms/decision"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for row in rows:
        data: dict[str, Any] = row.data()
        table.add_row(
            row.bot,
            str(row.games),
            f"{row.wins:g}",
            f"{100 * row.share:.1f} %",
            f"{100 * data['ci_low']:.1f} to {100 * data['ci_high']:.1f}",
            f"{row.rating:+.0f}",
            f"{data['points']:.1f}",
            f"{data['ms_per_decision']:.1f}",
        )
    console = Console()
    console.print(table)
    if proof:
        console.print(f"{proof.bot}: {proof.verdict}")
