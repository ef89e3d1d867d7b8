"""What commands share that let bots play: who plays, how long they think, and on which machines."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import quote

import click

from heyday.cli.common import Problem, check_players, progress_bar, read_options

if TYPE_CHECKING:
    from heyday.arena.runners import Runner
    from heyday.arena.table import Result, Task
    from heyday.arena.tournament import Ledger
    from heyday.kit.game import Game

F = TypeVar("F", bound=Callable[..., Any])

LONGEST_NAME = 200  # of a file, but for how it ends
BETTER = 1.2  # a bot is called better if it wins so many times its fair share

seconds_option = click.option(
    "--seconds",
    type=click.FloatRange(0.001, 600),
    help="For each decision of a bot that searches, instead of its own budget.",
)


first_option = click.option(
    "--first",
    type=click.IntRange(0),
    default=0,
    metavar="NUMBER",
    help="Begin with the draws of this number: new ones for bots that were tuned by the others.",
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


def check_net(game: Game, path: Path) -> None:
    """Refuse a file that is no net for this game."""
    from heyday.bots import nets
    from heyday.bots.minds import mind_of

    mind = mind_of(game)
    try:
        nets.read(path, mind.INPUTS, mind.CHOICES)
    except nets.BadNet as error:
        raise Problem(str(error)) from error


def bot_names(names: str) -> list[str]:
    """Return the bots that are named."""
    found = [name.strip() for name in names.split(",") if name.strip()]
    for name in found:
        check_bot(name)
    if not found:
        raise Problem("--bots: expected names, such as adept,master")
    return found


def line_up(
    game: Game,
    names: str,
    players: int,
    games: int,
    options: tuple[str, ...],
    seconds: float | None,
    simulations: int | None,
    first: int = 0,
) -> tuple[list[str], list[Task]]:
    """Return the bots that are named, and the games that they shall play."""
    from heyday.arena import tournament

    check_budget(seconds, simulations)
    check_players(game, players)
    bots, chosen = bot_names(names), read_options(game, options)
    for net in {bot.partition("@")[2] for bot in bots} - {""}:
        check_net(game, Path(net))
    given = chosen, seconds, simulations
    return bots, list(tournament.schedule(game.name, bots, players, games, *given, first=first))


def where_options(function: F) -> F:
    """Add `--processes`, `--patience` and `--cluster`."""
    processes = click.option(
        "--processes", type=click.IntRange(1, 256), help="By default one a core."
    )
    patience = click.option(
        "--patience",
        type=click.FloatRange(1),
        metavar="SECONDS",
        help="A game that takes longer hangs: it is played again, by another process if there are "
        "several. By default an hour, and one more for each second of a decision, of all threads.",
    )
    cluster = click.option(
        "--cluster",
        is_flag=False,
        flag_value="",
        metavar="[ADDRESS]",
        callback=_check_address,
        help="Play on the Ray cluster at an address, or `auto`; without one, on this machine.",
    )
    return processes(patience(cluster(function)))


def _check_address(
    context: click.Context, option: click.Parameter, value: str | None
) -> str | None:
    """Refuse what is no address: probably the game, which came next on the command line."""
    if value and value not in ("auto", "local") and ":" not in value:
        raise Problem(
            f"--cluster {value}: expected auto or an address, such as 10.0.0.1:6379; "
            "without one, --cluster goes to the end of the line"
        )
    return value


def get_runner(processes: int | None, cluster: str | None, patience: float | None) -> Runner:
    """Return the way to play that the command line chooses."""
    from heyday.arena.cluster import Cluster, NoCluster
    from heyday.arena.patience import patience_for
    from heyday.arena.runners import local

    if cluster is None:
        return local(processes, (lambda task: patience) if patience else patience_for)
    if processes:
        raise Problem("--processes and --cluster: a cluster uses all of its cores")
    if patience:
        raise Problem("--patience and --cluster: a cluster waits for every game")
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


def play_tasks(
    tasks: list[Task],
    ledger: Ledger,
    runner: Runner,
    records: str | None,
    proof: Proof | None,
    title: str,
) -> None:
    """Play what is not played yet, until something is proven."""
    from heyday.arena import tournament

    known = ledger.of(tasks)
    if records:
        _keep_known(Path(records), known)
    if proof and proof.decided(ledger.whole(tasks)):
        return
    with progress_bar() as bar:
        task = bar.add_task(title, total=len(tasks))
        bar.advance(task, len(known))

        def progress(result: Result) -> bool:
            bar.advance(task)
            if records:
                _keep(Path(records), result)
            return proof is not None and proof.decided(ledger.whole(tasks))

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


def _keep_known(folder: Path, results: list[Result]) -> None:
    """Keep the records of games that were played before; say so where they have none."""
    kept = [result for result in results if result.record]
    for result in kept:
        _keep(folder, result)
    if missing := len(results) - len(kept):
        click.echo(
            f"{missing} of these games were played before, and their records were not kept: "
            "another --out plays them again",
            err=True,
        )


def _keep(folder: Path, result: Result) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    name = file_name(result.key)
    (folder / f"{name}.heyday").write_text(result.record, encoding="utf-8")


def file_name(key: str) -> str:
    """Return what the file of a game is called; a bot may be named by a path."""
    name = quote(key.replace(" ", "-"), safe="@=")
    if len(name) <= LONGEST_NAME:
        return name
    digest = sha256(key.encode()).hexdigest()[:16]
    return f"{name[: LONGEST_NAME - len(digest) - 1]}-{digest}"
