"""`heyday arena`: games between bots, and what they prove."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.table import Table

from heyday.cli.common import (
    backend_option,
    get_game,
    json_option,
    option_option,
    print_json,
    use_backend,
)
from heyday.cli.contest import (
    Proof,
    budget_options,
    first_option,
    get_runner,
    line_up,
    play_tasks,
    playing,
    where_options,
)

if TYPE_CHECKING:
    from heyday.arena.statistics import Row


@click.command("arena")
@click.argument("game", metavar="GAME")
@click.option("--bots", "names", required=True, metavar="NAMES", help="For example adept,master.")
@click.option("--players", default=2, show_default=True)
@click.option("--games", type=click.IntRange(1), default=100, show_default=True)
@first_option
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
    first: int,
    seconds: float | None,
    simulations: int | None,
    sprt: bool,
    processes: int | None,
    patience: float | None,
    cluster: str | None,
    out: str | None,
    records: str | None,
    options: tuple[str, ...],
    as_json: bool,
    backend: str | None,
) -> None:
    """Let bots play against each other; every line-up sits in every rotation of its seats.

    With fewer bots than players the last one fills the table; with more, every choice of them
    plays.
    """
    use_backend(backend, "numba")
    from heyday.arena import statistics, tournament

    found = get_game(game)
    bots, tasks = line_up(found, names, players, games, options, seconds, simulations, first)
    proof = Proof(bots[0], players) if sprt else None
    runner = get_runner(processes, cluster, patience)
    with playing(out):
        ledger = tournament.Ledger(Path(out) if out else None)
        play_tasks(
            tasks, ledger, runner, records, proof, f"{found.title}, {' against '.join(bots)}"
        )
    rows = statistics.table_of(ledger.whole(tasks) if proof else ledger.of(tasks))
    if as_json:
        said: dict[str, dict[str, Any]] = {proof.bot: {"verdict": proof.verdict}} if proof else {}
        print_json([row.data() | said.get(row.bot, {}) for row in rows])
    else:
        _print(rows, found.title, players, proof)


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
