"""`heyday bench endgame`: how often a bot finds the best end of a game that can be proven."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from heyday.cli.common import (
    Problem,
    backend_option,
    get_own_game,
    json_option,
    print_json,
    progress_bar,
    use_backend,
)
from heyday.cli.contest import check_bot, seconds_option

if TYPE_CHECKING:
    from heyday.arena.endgames import Attempt, Collection, Endgame


@click.command("endgame")
@click.option("--game", "name", help="By default all games.")
@click.option("--bot", default="master", show_default=True)
@click.option("--positions", type=click.IntRange(1, 10_000), default=200, show_default=True)
@seconds_option
@click.option("--seed", default=1, show_default=True, help="Of the games they are taken from.")
@click.option("--keep", metavar="DIR", help="Keep the positions there; use those already there.")
@json_option
@backend_option
def endgame(
    name: str | None,
    bot: str,
    positions: int,
    seconds: float | None,
    seed: int,
    keep: str | None,
    as_json: bool,
    backend: str | None,
) -> None:
    """Let a bot play endgames whose best outcome is proven: the turn of Gods that wins the game,
    the last decisions of a player of Gentes.

    The positions come from games of a fast bot against itself. Those that a million actions do not
    solve, or that hang on draws, are left out and counted.
    """
    use_backend(backend, "numba")
    from heyday import games

    check_bot(bot)
    rows = []
    for chosen in [name] if name else games.NAMES:
        get_own_game(chosen)
        found = positions_of(chosen, positions, seed, Path(keep) if keep else None)
        rows.append(measured(found, bot, seconds, seed))
    if as_json:
        print_json(rows)
    else:
        show(rows)


def positions_of(name: str, wanted: int, seed: int, folder: Path | None) -> Collection:
    """Return the positions that are kept, or new ones."""
    from heyday.arena.endgames import BadEndgames, Collection, collect

    game = get_own_game(name)
    path = folder / f"{name}.json" if folder else None
    if path and path.exists():
        try:
            found = Collection.read(game, path)
        except BadEndgames as error:
            raise Problem(str(error)) from error
        if len(found.endgames) < wanted:
            known = len(found.endgames)
            raise Problem(
                f"{path} holds {known} endgames, not {wanted}: ask for fewer, or keep more"
            )
        del found.endgames[wanted:]
        return found
    with progress_bar() as bar:
        task = bar.add_task(f"{game.title}: looking for endgames", total=wanted)
        found = collect(game, wanted, seed, lambda: bar.advance(task))
    if path:
        found.write(path)
    return found


def measured(found: Collection, bot: str, seconds: float | None, seed: int) -> dict[str, Any]:
    """Let the bot play all positions; return the row of a game."""
    from heyday.arena.endgames import attempts, summary

    played = []
    with progress_bar() as bar:
        task = bar.add_task(f"{found.game.title}: {bot}", total=len(found.endgames))
        for both in attempts(found, bot, seconds, seed):
            played.append(both)
            bar.advance(task)
    missed = [
        failure(nth, *both) for nth, both in enumerate(played) if both[1].outcome != both[0].best
    ]
    head = {"game": found.game.name, "bot": bot}
    return head | summary(played) | {"unsolved": dict(found.unsolved), "missed": missed}


def failure(nth: int, endgame: Endgame, attempt: Attempt) -> dict[str, Any]:
    """Return what a bot did instead of the best."""
    return {
        "position": nth,
        "players": endgame.position.players,
        "best": [endgame.best.won, endgame.best.points],
        "line": endgame.texts(endgame.line),
        "reached": [attempt.outcome.won, attempt.outcome.points],
        "played": endgame.texts(attempt.line),
    }


def show(rows: list[dict[str, Any]]) -> None:
    """Print a table."""
    from rich.console import Console
    from rich.table import Table

    table = Table(title="Endgames", box=None, padding=(0, 2))
    table.add_column("")
    for row in rows:
        table.add_column(f"{row['game']}, {row['bot']}", justify="right")
    lines = {
        "positions": [f"{row['positions']}" for row in rows],
        "best found": [f"{100 * row['share']:.1f} %" for row in rows],
        "95 %": [f"{100 * row['ci_low']:.1f} to {100 * row['ci_high']:.1f}" for row in rows],
        "victories missed": [f"{row['victories_missed']}" for row in rows],
        "points lost, mean": [f"{row['points_lost']:.2f}" for row in rows],
        "ms a decision": [f"{row['ms_per_decision']:.1f}" for row in rows],
        "left out, not solved": [f"{sum(row['unsolved'].values())}" for row in rows],
    }
    for head, cells in lines.items():
        table.add_row(head, *cells)
    Console(highlight=False).print(table)
