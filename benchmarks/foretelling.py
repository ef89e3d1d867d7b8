"""How well a search's first glance foretells who wins: odds of the net, of taught weights, of both.

    python benchmarks/foretelling.py --game gods --players 3 --games 500

Quick searches play each other, and at some of their decisions both judges are asked for the odds of
all seats. What is told is the logarithm of the odds that the winner was given, the less the better,
for several shares of the net; beside it, how much that differs from the share that Oracle has. The
error goes by games: positions of one game tell much the same.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import click
import numpy as np
from quick_games import quick_game

SHARES = (0.0, 0.25, 0.5, 0.75, 1.0)
OFTEN = 0.3  # of all decisions are looked at
ROOM = 64  # nodes: nothing is searched
LEAST = 1.0e-4  # odds below that count as that


def game_of(game: Any, players: int, seed: int) -> tuple[Any, Any, list[float]]:
    """Play a game; return the odds of the net and of taught weights, and who has won."""
    from heyday.bots.levels import BEST
    from heyday.bots.searcher import Searcher

    best, chance = BEST[game.name], Random(seed)  # noqa: S311 - no secret
    manners = replace(best, by_net=1.0, by_games=0.0), replace(best, by_net=0.0, by_games=1.0)
    judges, said = [Searcher(game, manner, ROOM) for manner in manners], []
    for position in quick_game(game, players, seed):
        if not position.over and chance.random() < OFTEN:
            for judge in judges:
                judge.look_at(position)
            said.append([judge.judge()[0] for judge in judges])
    ranks = position.ranks()
    won = [(rank == 1) / ranks.count(1) for rank in ranks]
    odds = np.array(said).reshape(-1, 2, players)
    return odds[:, 0], odds[:, 1], won


def surprise(odds: Any, won: list[float]) -> Any:
    """Return, for each position, how unlikely what happened was thought."""
    return -(np.log(np.clip(odds, LEAST, 1.0)) * np.array(won)).sum(1)


@click.command()
@click.option("--game", type=click.Choice(["gods", "gentes"]), default="gods", show_default=True)
@click.option("--players", type=click.IntRange(2, 4), default=3, show_default=True)
@click.option("--games", default=500, show_default=True)
@click.option("--seed", default=50_000, show_default=True, help="Of the first game.")
def main(game: str, players: int, games: int, seed: int) -> None:
    """Measure how well odds foretell."""
    from heyday import games as all_games
    from heyday.bots.levels import BEST

    rules, ours = all_games.get(game), BEST[game].by_net
    shares = sorted({*SHARES, ours})
    by_game = []
    with click.progressbar(range(seed, seed + games), file=click.get_text_stream("stderr")) as all_:
        for nth in all_:
            net, taught, won = game_of(rules, players, nth)
            mixed = [share * net + (1 - share) * taught for share in shares]
            by_game.append([surprise(odds, won) for odds in mixed])
    sums = np.array([[part.sum() for part in parts] for parts in by_game])
    positions = sum(len(parts[0]) for parts in by_game)
    click.echo(f"{game}, {players} players, {positions} positions of {games} games")
    base = sums[:, shares.index(ours)]
    for nth, share in enumerate(shares):
        differs = sums[:, nth] - base
        error = differs.std() * np.sqrt(games) / positions
        mean, more = sums[:, nth].sum() / positions, differs.sum() / positions
        click.echo(f"net {share:4.2f}: {mean:.4f}, against Oracle's {more:+.4f} \u00b1 {error:.4f}")


if __name__ == "__main__":
    main()
