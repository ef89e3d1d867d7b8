"""`heyday gate`: a net takes the place of the one that comes with us only where it is stronger."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from heyday.cli.common import get_game, json_option, print_json, use_backend
from heyday.cli.contest import Proof, check_net, get_runner, play_tasks, playing, where_options

if TYPE_CHECKING:
    from heyday.arena.runners import Runner
    from heyday.kit.game import Game

CHAMPION = "master"


@click.command("gate")
@click.argument("name", metavar="GAME")
@click.argument("net", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option("--players", "tables", multiple=True, type=int, help="By default 2, 3 and 4.")
@click.option(
    "--seconds",
    type=click.FloatRange(0.001, 600),
    default=0.1,
    show_default=True,
    help="For each decision, of both.",
)
@click.option(
    "--games",
    type=click.IntRange(1),
    default=400,
    show_default=True,
    help="At most, at each table; a net that is not proven better by then is not.",
)
@click.option("--out", "folder", type=click.Path(path_type=Path), help="Keep the games there.")
@click.option("--keep", is_flag=True, help="Put it in the place of ours, where it is better.")
@where_options
@json_option
def command(
    name: str,
    net: Path,
    tables: tuple[int, ...],
    seconds: float,
    games: int,
    folder: Path | None,
    keep: bool,
    processes: int | None,
    patience: float | None,
    cluster: str | None,
    as_json: bool,
) -> None:
    """Let Master with a new net play against Master as it is, with the same time.

    Wald's sequential test decides, at every number of players by itself: whether the net wins its
    fair share or 1.2 times as much.
    """
    use_backend("numba", "numba")
    game = get_game(name)
    check_net(game, net)
    runner = get_runner(processes, cluster, patience)
    rows = []
    for players in tables or tuple(game.players):
        out = folder / f"{game.name}-{players}.jsonl" if folder else None
        rows.append(challenge(game, net, players, seconds, games, out, runner))
    better = [row["players"] for row in rows if row["verdict"] == "better"]
    if better and keep:
        take_over(game, net, better)
    if as_json:
        print_json({"game": game.name, "net": str(net), "better": better, "tables": rows})
        return
    for row in rows:
        click.echo("{players} players: {wins:g} of {games}, {verdict}".format(**row))
    where = " and ".join(map(str, better))
    found = f"better than what {game.title} has, at {where} players" if better else "not better"
    click.echo(f"{net} is {found}")


def challenge(
    game: Game,
    net: Path,
    players: int,
    seconds: float,
    games: int,
    out: Path | None,
    runner: Runner,
) -> dict[str, Any]:
    """Let the new net sit alone among those of before; return how it did."""
    from heyday.arena import tournament

    names = [f"{CHAMPION}@{net}", CHAMPION]
    tasks = list(tournament.schedule(game.name, names, players, games, {}, seconds))
    proof = Proof(names[0], players)
    with playing(str(out) if out else None):
        if out:
            out.parent.mkdir(parents=True, exist_ok=True)
        ledger = tournament.Ledger(out)
        title = f"{game.title}, {players} players, {net.name}"
        play_tasks(tasks, ledger, runner, None, proof, title)
    shares = proof.shares(ledger.whole(tasks))
    return {
        "players": players,
        "games": len(shares),
        "wins": round(sum(shares), 2),
        "verdict": proof.verdict,
    }


def take_over(game: Game, net: Path, players: list[int]) -> None:
    """Put a net where the bots look for it, for these numbers of players."""
    from heyday.bots import nets
    from heyday.bots.minds import mind_of

    sizes = mind_of(game).INPUTS, mind_of(game).CHOICES
    nets.take_over(game.name, nets.read(net, *sizes), *sizes, players)
