"""`heyday selfplay`: games between bots, as data to learn from."""

from __future__ import annotations

from pathlib import Path

import click

from heyday.cli.common import (
    backend_option,
    get_own_game,
    json_option,
    option_option,
    print_json,
    progress_bar,
    use_backend,
)
from heyday.cli.contest import (
    budget_options,
    get_runner,
    line_up,
    playing,
    where_options,
)


@click.command("selfplay")
@click.argument("name", metavar="GAME")
@click.option("--bots", "names", default="adept", show_default=True, metavar="NAMES")
@click.option("--players", default=2, show_default=True)
@click.option("--games", type=click.IntRange(1), default=100, show_default=True)
@budget_options
@where_options
@click.option(
    "--out",
    "folder",
    type=click.Path(path_type=Path, file_okay=False),
    help="Where games are kept; what is there is gone on with. By default selfplay/GAME.",
)
@option_option
@json_option
@backend_option
def command(
    name: str,
    names: str,
    players: int,
    games: int,
    seconds: float | None,
    simulations: int | None,
    processes: int | None,
    patience: float | None,
    cluster: str | None,
    folder: Path | None,
    options: tuple[str, ...],
    as_json: bool,
    backend: str | None,
) -> None:
    """Let bots play, and keep every decision as a net would see it.

    One .npz a game: features, choices, what was chosen, how it ended, and the record.
    """
    use_backend(backend, "numba")
    from heyday.learn import selfplay

    game = get_own_game(name)
    bots, tasks = line_up(game, names, players, games, options, seconds, simulations)
    runner = get_runner(processes, cluster, patience)
    where = folder or Path("selfplay") / name
    with playing(str(where)), progress_bar() as bar:
        task = bar.add_task(f"{game.title}, {' against '.join(bots)}", total=len(tasks))
        selfplay.write(tasks, where, runner, lambda: bar.advance(task))
    if as_json:
        print_json({"games": len(tasks), "folder": str(where)})
    else:
        click.echo(f"{len(tasks)} games in {where}")
