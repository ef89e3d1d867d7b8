"""`heyday bench search`: how fast the bots that search are, on this machine."""

from __future__ import annotations

from typing import Any

import click

from heyday.cli.apart import run
from heyday.cli.common import (
    backend_option,
    get_game,
    json_option,
    print_json,
    progress_bar,
    use_backend,
)

SPEED = {
    "game": "",
    "players": "players",
    "random_per_s": "simulations/s, random games",
    "master_per_s": "simulations/s, Master",
}
MASTER = {
    "game": "Master",
    "peak_mb": "most memory, MB",
    "import_mb": "before it begins, MB",
    "cancel_ms": "stopped after ms",
}


@click.command("search")
@click.option("--game", "name", help="By default all games.")
@click.option(
    "--seconds",
    type=click.FloatRange(0.05, 600),
    default=5.0,
    show_default=True,
    help="For each figure.",
)
@json_option
@backend_option
def search(name: str | None, seconds: float, as_json: bool, backend: str | None) -> None:
    """Measure simulations a second on one core, Master's memory, and how soon it can be stopped.

    All of it in processes of their own, from positions in the middle of random games.
    """
    use_backend(backend, "numba")
    from heyday import games
    from heyday.kit.backend import BACKEND

    names = [get_game(name).name] if name else list(games.NAMES)
    found: dict[str, list[dict[str, Any]]] = {"speed": [], "master": []}
    with progress_bar() as bar:
        task = bar.add_task("", total=3 * len(names))
        for game in names:
            bar.update(task, description=f"{game}: filling the cache")
            run("measure_search", BACKEND, "speed", game, "0.01")
            bar.advance(task)
            bar.update(task, description=f"{game}: speed")
            found["speed"] += run("measure_search", BACKEND, "speed", game, str(seconds))["rows"]
            bar.advance(task)
            bar.update(task, description=f"{game}: Master")
            found["master"].append(run("measure_search", BACKEND, "master", game))
            bar.advance(task)
    if as_json:
        print_json(found)
    else:
        show(found)


def show(found: dict[str, list[dict[str, Any]]]) -> None:
    """Print two tables."""
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    for rows, heads in ((found["speed"], SPEED), (found["master"], MASTER)):
        table = Table(box=None, padding=(0, 2))
        for key, head in heads.items():
            table.add_column(head, justify="left" if key == "game" else "right")
        for row in rows:
            table.add_row(*[cell(row[key]) for key in heads])
        console.print(table)


def cell(value: float | str | None) -> str:
    """Return a figure as text."""
    if value is None:
        return "unknown"
    return value if isinstance(value, str) else f"{value:,}".replace(",", " ")
