"""`heyday bench`: what the engine can do, on this machine."""

from __future__ import annotations

import tempfile
import time
from functools import partial
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import click

from heyday.cli import apart
from heyday.cli.bench_search import search
from heyday.cli.common import Problem, get_game, json_option, print_json, progress_bar, use_backend
from heyday.cli.endgame import endgame

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

PLAYERS = (2, 4)
run = partial(apart.run, "measure")
HEADS = {
    "players": "players",
    "backend": "backend",
    "decisions_per_s": "decisions/s",
    "driven_per_s": "driven/s",
    "games_per_s": "games/s",
    "legal_us": "legal list µs",
    "clone_ns": "clone ns",
    "state_bytes": "state bytes",
    "compile_s": "compile s",
    "start_s": "start s",
    "mean_legal": "mean choices",
    "decisions_per_game": "decisions/game",
}


@click.group("bench")
def command() -> None:
    """Measure the engine and the bots."""


command.add_command(search)
command.add_command(endgame)


@command.command("engine")
@click.option("--game", default="gods", show_default=True)
@click.option(
    "--seconds",
    type=click.FloatRange(0.1, 600),
    default=5.0,
    show_default=True,
    help="For each row.",
)
@click.option(
    "--backend",
    type=click.Choice(["python", "numba"]),
    help="Only this one; by default all that are installed.",
)
@json_option
def engine(game: str, seconds: float, backend: str | None, as_json: bool) -> None:
    """Measure decisions, games, legal lists, copies, compilation and start, on each backend.

    Each figure is taken in a process of its own, one after the other.
    """
    use_backend(None, "python")
    get_game(game)
    backends = [backend] if backend else installed()
    if backend == "numba" and "numba" not in installed():
        raise Problem("--backend numba: Numba is not installed (pip install numba)")
    rows = []
    with progress_bar() as bar:
        task = bar.add_task("", total=len(backends) * (2 + len(PLAYERS)))
        for name in backends:
            rows += measured(game, name, seconds, bar, task)
    if as_json:
        print_json(rows)
    else:
        show(rows, game)


def installed() -> list[str]:
    """Return the backends that can be measured here."""
    return ["python", "numba"] if find_spec("numba") else ["python"]


def measured(
    game: str, backend: str, seconds: float, bar: Progress, task: TaskID
) -> list[dict[str, Any]]:
    """Return the rows of one backend."""
    with tempfile.TemporaryDirectory(prefix="heyday-bench-") as cache:
        bar.update(task, description=f"{backend}: compiling")
        cold = run(backend, "ready", game, str(time.time()), cache=cache)
        bar.advance(task)
        bar.update(task, description=f"{backend}: starting")
        warm = [run(backend, "ready", game, str(time.time()), cache=cache) for _ in range(3)]
        bar.advance(task)
    bar.update(task, description=f"{backend}: filling the cache")
    run(backend, "speed", game, "2", "0.1")  # code runs up to a fifth slower where it was compiled
    rows = []
    for players in PLAYERS:
        bar.update(task, description=f"{backend}: {players} players")
        speed = run(backend, "speed", game, str(players), str(seconds))
        rows.append(
            {"game": game, "players": players, "backend": backend}
            | speed
            | {
                "compile_s": round(cold["calls_s"], 2) if backend == "numba" else 0,
                "start_s": round(min(once["since_start_s"] for once in warm), 3),
            }
        )
        bar.advance(task)
    return [{"game": game} | {key: row[key] for key in HEADS} for row in rows]


def show(rows: list[dict[str, Any]], game: str) -> None:
    """Print a table, figures downwards: it then fits every terminal."""
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"The engine of {game}", box=None, padding=(0, 2))
    table.add_column("")
    for row in rows:
        table.add_column(f"{row['backend']}, {row['players']} players", justify="right")
    for key, head in list(HEADS.items())[2:]:
        cells = [f"{row[key]:,}".replace(",", " ") for row in rows]
        table.add_row(head, *cells)
    Console(highlight=False).print(table)
