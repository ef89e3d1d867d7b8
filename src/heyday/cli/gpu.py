"""`heyday gpu`: compile the rules for GPUs, and measure them there."""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from heyday.cli.common import (
    Problem,
    get_own_game,
    json_option,
    print_json,
    progress_bar,
    use_backend,
)

if TYPE_CHECKING:
    from heyday.learn.bundle import Bundle

SIZES = (4_096, 33_792, 67_584, 135_168)
FOLDER = Path("build") / "gpu"
TICKS = 64  # decisions of a walk that is timed
ROUNDS = 2
GAMES = 6  # that each place of a batch plays when it is timed
HEADS = {
    "games": "games at once",
    "play_2": "random, 2 players",
    "play_3": "random, 3 players",
    "play_4": "random, 4 players",
    "seen": "with features and lists",
    "described": "with described actions",
}
folder_option = click.option(
    "--folder",
    type=click.Path(path_type=Path),
    default=FOLDER,
    show_default=True,
    help="Where compiled games are.",
)


@click.group("gpu")
def command() -> None:
    """Play thousands of games at once on a GPU."""


@command.command("build")
@click.option("--game", "names", multiple=True, help="By default all games.")
@folder_option
@json_option
def build(names: tuple[str, ...], folder: Path, as_json: bool) -> None:
    """Compile the rules for NVIDIA GPUs (sm_90); no GPU is needed for that."""
    if find_spec("numba_cuda") is None:
        raise Problem("numba-cuda is not installed (pip install 'heyday[gpu]')")
    use_backend("numba", "numba")
    from heyday import games
    from heyday.learn import cubin
    from heyday.learn.bundle import KERNELS

    made = []
    with progress_bar() as bar:
        for name in names or games.NAMES:
            game = get_own_game(name)
            task = bar.add_task(game.title, total=len(KERNELS) + 1)

            def tell(part: str, task: Any = task, title: str = game.title) -> None:
                bar.update(task, description=f"{title}: {part}", advance=1)

            began, path = time.perf_counter(), folder / f"{name}.npz"
            bundle = cubin.build(game, path, tell)
            size = sum(len(code) for code in bundle.codes.values())
            seconds = round(time.perf_counter() - began, 1)
            made.append({"game": name, "file": str(path), "code_bytes": size, "seconds": seconds})
    if as_json:
        print_json(made)
    for row in () if as_json else made:
        click.echo("{file}: {code_bytes} bytes of machine code in {seconds} s".format(**row))


@command.command("bench")
@click.option("--game", "names", multiple=True, help="By default all that were compiled.")
@click.option("--size", "sizes", multiple=True, type=click.IntRange(2_048), help="Games at once.")
@folder_option
@json_option
def bench(names: tuple[str, ...], sizes: tuple[int, ...], folder: Path, as_json: bool) -> None:
    """Check every result of a GPU against the CPU's, then measure decisions a second."""
    use_backend("python", "python")  # nothing is played on the CPU here
    from heyday.learn import bundle, driver

    found = sorted(path.stem for path in folder.glob("*.npz"))
    if not (names or found):
        raise Problem(f"{folder} holds no compiled game: heyday gpu build makes them")
    try:
        report = driver.describe() | {"games": {}}
        for name in names or found:
            loaded = bundle.load(folder / f"{name}.npz")
            report["games"][name] = measured(loaded, sizes or SIZES)
    except (bundle.BadBundle, driver.NoGpu) as error:
        raise Problem(str(error)) from error
    if as_json:
        print_json(report)
    else:
        show(report)


def measured(bundle: Bundle, sizes: tuple[int, ...]) -> dict[str, Any]:
    """Return whether a game's results are right, and how fast it goes by size."""
    from heyday.learn import trial
    from heyday.learn.device import GpuBatch

    with progress_bar() as bar:
        task = bar.add_task(f"{bundle.game}: checking", total=1 + len(sizes))
        batch = GpuBatch(bundle, max(trial.PLACES, trial.WALKS))
        results = trial.walk(batch)
        for players in trial.PLAYERS:
            results |= trial.play(batch, players)
        wrong = list(trial.differences(results, bundle.expected))
        figures = batch.figures()
        batch.free()
        if wrong:
            raise Problem(f"{bundle.game}: the GPU differs from the CPU in {', '.join(wrong)}")
        rows = []
        for size in sizes:
            bar.update(task, description=f"{bundle.game}: {size} games", advance=1)
            batch = GpuBatch(bundle, size)
            rows.append(speeds(batch))
            batch.free()
    return {"compared": sorted(results), "kernels": figures, "decisions_per_s": rows}


def speeds(batch: Any) -> dict[str, int]:
    """Return decisions a second: at random, and with what a net needs."""
    from heyday.learn import trial

    row = {"games": batch.count}
    for players in trial.PLAYERS:

        def set_up(players: int = players) -> None:
            batch.reset(players, trial.random_seeds(batch.count))

        row[f"play_{players}"] = timed(batch, set_up, lambda: batch.play(GAMES))
    for key, described in (("seen", False), ("described", True)):

        def walk(described: bool = described) -> None:
            for tick in range(TICKS):
                batch.look()
                if described:
                    batch.look_at_actions()
                batch.choose(tick)
                batch.step()

        row[key] = timed(batch, lambda: trial.begin_walk(batch), walk)
    return row


def timed(batch: Any, prepare: Callable[[], None], work: Callable[[], None]) -> int:
    """Return the decisions a second of the best of some rounds."""
    from heyday.learn.driver import finish

    best = 0.0
    for _ in range(ROUNDS):
        prepare()
        finish()
        began = time.perf_counter()
        work()
        finish()
        seconds = time.perf_counter() - began
        best = max(best, int(batch.get("decisions").sum()) / seconds)
    return round(best)


def show(report: dict[str, Any]) -> None:
    """Print a table of each game."""
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    for name, game in report["games"].items():
        table = Table(title=f"{name} on {report['gpu']}, M decisions/s", box=None, padding=(0, 2))
        for head in HEADS.values():
            table.add_column(head, justify="right")
        for row in game["decisions_per_s"]:
            speeds = [f"{row[key] / 1e6:.1f}" for key in list(HEADS)[1:]]
            table.add_row(f"{row['games']:,}".replace(",", " "), *speeds)
        console.print(table)
        console.print(f"{len(game['compared'])} results are equal to the CPU's.")
