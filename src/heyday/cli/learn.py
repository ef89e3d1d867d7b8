"""`heyday learn`: a net teaches itself a game."""

from __future__ import annotations

import time
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
    from heyday.kit.game import Game
    from heyday.learn.learner import Learner
    from heyday.learn.school import School

GPU_GAMES, CPU_GAMES = 4096, 128


@click.command("learn")
@click.argument("name", metavar="GAME")
@click.option("--device", type=click.Choice(["cpu", "cuda"]), default="cpu", show_default=True)
@click.option("--minutes", type=click.FloatRange(0.01), default=1.0, show_default=True)
@click.option(
    "--resume",
    "folder",
    type=click.Path(path_type=Path, file_okay=False),
    help="Where progress is kept; what is there is gone on with. By default learned/GAME.",
)
@click.option(
    "--net",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    help="What to begin with, if nothing is there to go on with.",
)
@click.option("--games", type=click.IntRange(2), help="Side by side, for each number of players.")
@click.option(
    "--simulations",
    type=click.IntRange(0, 1000),
    default=0,
    show_default=True,
    help="Search every decision so far, instead of trying out every choice once.",
)
@click.option(
    "--priors",
    type=click.FloatRange(0, 1),
    default=0.0,
    show_default=True,
    help="With searches: what the policy counts in them, which their visits then teach.",
)
@click.option(
    "--policy",
    is_flag=True,
    help="Try out nothing: what turns out better than expected becomes likelier.",
)
@click.option(
    "--whole",
    is_flag=True,
    help="Learn from whole games between searches, short and long, on the CPU; needs --net.",
)
@click.option(
    "--every",
    type=click.FloatRange(1),
    default=60.0,
    show_default=True,
    help="Seconds between two checkpoints.",
)
@click.option(
    "--bundle",
    type=click.Path(path_type=Path, dir_okay=False),
    help="The compiled game for a GPU (heyday gpu build). By default build/gpu/GAME.npz.",
)
@json_option
def command(
    name: str,
    device: str,
    minutes: float,
    folder: Path | None,
    net: Path | None,
    games: int | None,
    simulations: int,
    priors: float,
    policy: bool,
    whole: bool,
    every: float,
    bundle: Path | None,
    as_json: bool,
) -> None:
    """Let a net play against itself and learn from it.

    The folder gets a checkpoint now and then, the net as bots take it (net.npz), how it went
    (history.jsonl), and a picture of that. The same command goes on exactly where it stopped.
    """
    if policy and simulations:
        raise Problem("--policy and --simulations: games are played in one way only")
    if priors and not simulations:
        raise Problem("--priors: what counts in searches needs --simulations")
    if whole and (policy or simulations or device != "cpu"):
        raise Problem("--whole: these games are played in one way only, on the CPU")
    if whole and not net:
        raise Problem("--whole: name the net to begin with (--net FILE)")
    if find_spec("torch") is None:
        raise Problem("torch is not installed (pip install 'heyday[learn]')")
    use_backend("numba" if device == "cpu" else None, "numba")
    from heyday.learn.school import cpu_learner

    game = get_own_game(name)
    if whole:
        where = folder or Path("learned") / game.name
        study_whole_games(game, where, net, games, minutes, as_json)
        return
    way: dict[str, Any] = {"simulations": simulations, "priors": priors, "policy": policy}
    if device == "cpu":
        learner = cpu_learner(game, games=games or CPU_GAMES, **way)
    else:
        path = bundle or Path("build") / "gpu" / f"{game.name}.npz"
        learner = on_gpu(path, games=games or GPU_GAMES, **way)
    school = school_of(learner, folder or Path("learned") / game.name, every, net)
    teach(school, minutes, as_json)


def study_whole_games(
    game: Game, folder: Path, net: Path | None, games: int | None, minutes: float, as_json: bool
) -> None:
    """Learn from whole games for some minutes; the net is written after every round."""
    import torch

    from heyday.bots import nets
    from heyday.learn.batch import CpuBatch, sizes_of
    from heyday.learn.whole import Whole, course_for

    sizes, path, rows = sizes_of(game), folder / "net.npz", []
    try:
        weights = nets.read(path if path.exists() else Path(net or path), *sizes.net)
    except nets.BadNet as error:
        raise Problem(str(error)) from error
    course = course_for(game.name, games)
    made = Whole(sizes, lambda n: CpuBatch(game, n), weights, course, torch.device("cpu"))
    began = time.monotonic()
    with progress_bar() as bar:
        task = bar.add_task("Learning", total=60 * minutes)
        while (spent := time.monotonic() - began) < 60 * minutes:
            bar.update(task, completed=spent)
            rows.append(made.learn())
            nets.write(path, made.weights, *sizes.net)
            if not as_json:
                line = "round {round}: {games} games, doubt {doubt}, surprise {surprise}"
                bar.console.print(line.format(**rows[-1]))
    if as_json:
        print_json(rows)
    else:
        click.echo(f"{made.ended} games: {path}")


def on_gpu(path: Path, **plan: Any) -> Learner:
    """Return a learner whose games are played on a GPU."""
    import torch

    from heyday.learn.bundle import BadBundle
    from heyday.learn.driver import NoGpu
    from heyday.learn.school import gpu_learner

    if not torch.cuda.is_available():
        raise Problem("torch sees no GPU here; --device cpu learns without one")
    try:
        return gpu_learner(path, **plan)
    except (BadBundle, NoGpu) as error:
        raise Problem(str(error)) from error


def school_of(learner: Learner, folder: Path, every: float, net: Path | None) -> School:
    """Return the learner in its folder."""
    from heyday.bots.nets import BadNet
    from heyday.learn.school import School

    try:
        return School(learner, folder, every, net)
    except BadNet as error:
        raise Problem(str(error)) from error


def teach(school: School, minutes: float, as_json: bool) -> None:
    """Learn for some minutes, and say how it goes."""
    from heyday.learn.school import draw

    with progress_bar() as bar:
        task = bar.add_task("Learning", total=60 * minutes)

        def tell(row: dict[str, Any]) -> None:
            bar.update(task, completed=row["seconds"])
            if not as_json:
                bar.console.print(line_of(row))

        school.run(60 * minutes, tell)
    picture = draw(school.rows(), school.folder / "history.png")
    if as_json:
        print_json(school.rows())
    else:
        made = f"{school.folder}/net.npz" + (f", {picture}" if picture else "")
        click.echo(f"{school.learner.ended} games: {made}")


def line_of(row: dict[str, Any]) -> str:
    """Return a checkpoint as a line."""
    against = ", ".join(f"{n}p {share:.2f}" for n, share in row["against_taught"].items())
    return (
        f"{row['games']} games ({row['games_per_second']}/s), doubt {row['doubt']}, "
        f"surprise {row['surprise']}, times a fair share against what was taught: {against}"
    )
