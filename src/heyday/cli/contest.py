"""What commands share that let bots play: who plays, how long they think, and on which machines."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from heyday.cli.common import Problem

if TYPE_CHECKING:
    from heyday.arena.runners import Runner

F = TypeVar("F", bound=Callable[..., Any])

seconds_option = click.option(
    "--seconds",
    type=click.FloatRange(0.001, 600),
    help="For each decision of a bot that searches, instead of its own budget.",
)


def budget_options(function: F) -> F:
    """Add `--seconds` and `--simulations`."""
    simulations = click.option(
        "--simulations",
        type=click.IntRange(1, 10_000_000),
        help="The same, counted in simulations: games are then repeatable.",
    )
    return seconds_option(simulations(function))


def check_budget(seconds: float | None, simulations: int | None) -> None:
    """Refuse two budgets at once."""
    if seconds and simulations:
        raise Problem("--seconds and --simulations: only one of them can be the budget")


def check_bot(name: str) -> None:
    """Refuse a bot that there is not; whether a `module:factory` is one shows when it is made.

    What follows an @ is the file of the net that it goes by.
    """
    from heyday import bots

    name, _, net = name.partition("@")
    if name not in (*bots.NAMES, bots.NET) and ":" not in name:
        expected = ", ".join(bots.NAMES)
        raise Problem(f"there is no bot {name!r}: expected {expected}, or module:factory")
    if net and not Path(net).is_file():
        raise Problem(f"there is no net {net}")


def where_options(function: F) -> F:
    """Add `--processes` and `--cluster`."""
    processes = click.option(
        "--processes", type=click.IntRange(1, 256), help="By default one a core."
    )
    cluster = click.option(
        "--cluster",
        is_flag=False,
        flag_value="",
        metavar="[ADDRESS]",
        help="Play on the Ray cluster at an address, or `auto`; without one, on this machine.",
    )
    return processes(cluster(function))


def get_runner(processes: int | None, cluster: str | None) -> Runner:
    """Return the way to play that the command line chooses."""
    from heyday.arena.cluster import Cluster, NoCluster
    from heyday.arena.runners import local

    if cluster is None:
        return local(processes)
    if processes:
        raise Problem("--processes and --cluster: a cluster uses all of its cores")
    try:
        return Cluster(cluster or None)
    except NoCluster as error:
        raise Problem(str(error)) from error


@contextmanager
def playing(kept: str | None) -> Iterator[None]:
    """Say clearly why games cannot be played, and how to go on with those that were stopped."""
    from heyday.arena.cluster import NoCluster
    from heyday.arena.runners import Lost
    from heyday.arena.tournament import BadLedger

    try:
        yield
    except (NoCluster, Lost, BadLedger) as error:
        raise Problem(str(error)) from error
    except OSError as error:
        raise Problem(f"{error.filename or kept}: {error.strerror or error}") from error
    except KeyboardInterrupt:
        how = (
            f"what was played is kept in {kept}, and the same command goes on"
            if kept
            else "with --out FILE games are kept, and the same command goes on"
        )
        raise KeyboardInterrupt(f"stopped; {how}") from None
