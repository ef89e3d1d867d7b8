"""What the haste of a search costs: its choices, judged by the same search with far more time.

    python benchmarks/regret.py --game gods --players 3 --positions 100
    python benchmarks/regret.py --change explore=1.2 --change wait=8,full=0.75

Positions of games between quick searches are searched for long, once; then searches of little time,
as Oracle goes about it and with something changed, choose there several times, by other dice. Each
is charged what its choice is worth less than the best one, in thousandths of the odds of victory.
A hundred positions tell apart what games do not: manners share positions and judge. What a position
is worth at all it cannot tell (`foretelling.py` does), for the judge knows no more.
"""

from __future__ import annotations

import itertools
from dataclasses import replace
from random import Random
from statistics import fmean, stdev
from typing import Any

import click
from quick_games import bot_of, quick_game

SEEN = 30  # visits after which the judge's word counts; what it hardly looked at is the worst
A_GAME = 4  # positions
CHOICES = 8  # that a position has at least


def positions_of(game: Any, players: int, count: int) -> list[Any]:
    """Return positions of games between quick searches."""
    found: list[Any] = []
    for seed in itertools.count(1):
        way = [it for it in quick_game(game, players, seed) if len(it.legal()) >= CHOICES]
        found += Random(seed).sample(way, min(A_GAME, len(way)))  # noqa: S311 - no secret
        if len(found) >= count:
            break
    return found[:count]


def losses_of(
    game: Any, manner: Any, position: Any, seconds: float
) -> tuple[dict[int, float], float]:
    """Return how much worse than the best each choice is, and what the worst of them is charged."""
    from heyday.bots.minds import mind_of

    point, seat, players = mind_of(game).POINT, position.to_move, position.players
    found = bot_of(game, manner, seconds).think(position, Random(1))  # noqa: S311
    worth = {
        one.action: one.odds[seat]
        + point * (one.points[seat] * players - sum(one.points)) / (players - 1)
        for one in found
        if one.visits >= SEEN
    }
    best = max(worth.values())
    losses = {action: best - value for action, value in worth.items()}
    return losses, max(losses.values())


def regrets(
    game: Any, manner: Any, judged: list[tuple[Any, Any]], seconds: float, times: int
) -> list[float]:
    """Return what a manner is charged in each position, on average."""
    charged = []
    for position, (losses, worst) in judged:
        chosen = [
            bot_of(game, manner, seconds).think(position, Random(100 + nth))[0].action  # noqa: S311
            for nth in range(times)
        ]
        charged.append(1000 * fmean(losses.get(action, worst) for action in chosen))
    return charged


def changed(manner: Any, wish: str) -> Any:
    """Return a manner with something changed: `wait=8,full=0.75`."""
    words = dict(word.split("=") for word in wish.split(","))
    kinds = {name: type(getattr(manner, name)) for name in words}
    return replace(manner, **{name: kinds[name](float(word)) for name, word in words.items()})


@click.command()
@click.option("--game", type=click.Choice(["gods", "gentes"]), default="gods", show_default=True)
@click.option("--players", type=click.IntRange(2, 4), default=3, show_default=True)
@click.option("--positions", default=100, show_default=True)
@click.option("--judge", default=6.0, show_default=True, help="Seconds for each position.")
@click.option("--seconds", default=0.04, show_default=True, help="That are measured.")
@click.option("--times", default=3, show_default=True, help="By other dice each.")
@click.option("--change", "wishes", multiple=True, help="Of Oracle's manner: explore=1.2,wait=8.")
def main(
    game: str, players: int, positions: int, judge: float, seconds: float, times: int,
    wishes: tuple[str, ...],
) -> None:  # fmt: skip
    """Measure regret."""
    from heyday import games
    from heyday.bots.levels import BEST

    rules, best = games.get(game), BEST[game]
    manners = {"as it is": best} | {wish: changed(best, wish) for wish in wishes}
    judged = []
    taken = positions_of(rules, players, positions)
    with click.progressbar(taken, file=click.get_text_stream("stderr")) as all_positions:
        for position in all_positions:
            judged.append((position, losses_of(rules, best, position, judge)))
    before: list[float] = []
    for name, manner in manners.items():
        charged = regrets(rules, manner, judged, seconds, times)
        before = before or charged
        differs = [here - there for here, there in zip(charged, before, strict=True)]
        error = stdev(differs) / len(differs) ** 0.5
        click.echo(f"{name}: {fmean(charged):.1f} ({fmean(differs):+.1f} \u00b1 {error:.1f})")


if __name__ == "__main__":
    main()
